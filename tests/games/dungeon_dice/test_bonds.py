"""Bonds: which uses of a die are against somebody, as NO HARM sees it (DD-BARGAIN-NO-HARM)."""

import pytest
from tests.games.dungeon_dice.teller import Story

from delvewright.games.dungeon_dice import GAME, board
from delvewright.games.dungeon_dice.bonds import HARMS, HELPS, enchanted, must_use, peaceful, shared
from delvewright.games.dungeon_dice.kinds import ABILITIES
from marks import die, rule


@rule("DD-BARGAIN-NO-HARM", "DD-FAMILIAR-BEAR-1")
@die("familiar_bear")
@pytest.mark.parametrize("peace", [True, False])
def test_whoever_promised_no_harm_keeps_the_bear_off(table: Story, peace: bool) -> None:
    table.start(mode="standard")
    table.own("familiar_bear", seat=1)
    table.meets("wolf L2")
    if peace:
        table.state.contracts = ((1, "W1", 0, (("NO_HARM", 1, 0, 0),)),)
    table.levels(0, 4).foe(4, 1).do("confront")
    table.throws(1, "familiar_bear MAUL").do("call familiar_bear")
    if peace:
        assert table.compared == (4, 5, "loss")
        assert len(table.happened("wasted")) == 1
    else:
        table.levels(1, 3).do("use_who familiar_bear MAUL foe")
        assert table.compared == (4, 8, "loss")


@rule("DD-BARGAIN-NO-HARM")
def test_nothing_both_helps_and_harms_whom_it_is_used_on() -> None:
    assert not HELPS & HARMS
    assert set(ABILITIES) >= HELPS | HARMS


def peace(table: Story, *pacts: tuple[int, int]) -> None:
    """Each first one has promised the second no harm."""
    table.state.contracts = ((1, "W1", 0, tuple([("NO_HARM", by, to, 99) for by, to in pacts])),)
    table.ask_anew()


def refused(table: Story, seat: int) -> list[str]:
    """What a seat may not do to its friend."""
    found = [(GAME.name(table.state, option), why) for option, why in GAME.why_not(table.state, seat)]
    return [name for name, why in found if why[0] == "no_harm"]


@rule("DD-BARGAIN-NO-HARM", "DD-COLOSSEUM-2")
@die("event_colosseum")
def test_in_a_fight_of_heroes_equipment_is_no_breach_of_peace(table: Story) -> None:
    table.start(seats=3, bargains="none")
    table.own("whip_black", "bomb")
    table.ready(0)
    table.bag("encounter", "event_colosseum")
    peace(table, (0, 1))
    table.throws(0, "whip_black 2 TANGLE").levels(0, 1).levels(1, 4).levels(2, 4).do("draw").strongest()
    assert "use_die whip_black TANGLE seat1.hero_level.4" in table.offers
    table.throws(0, "bomb 4 BOMB").do("roll bomb")
    assert table.offers == ["use_who bomb BOMB seat1", "pass"]  # whoever else it helps beats the friend
    assert table.refusal("use_who bomb BOMB seat0") == ("no_harm", 1)
    assert table.refusal("use_who bomb BOMB seat2") == ("no_harm", 1)
    table.leave_open()


@rule("DD-BARGAIN-NO-HARM", "DD-ONEUSE-WAND-1")
@die("wand")
@pytest.mark.parametrize(
    ("side", "breach"),
    [
        ("FREEZE", "use_piece wand FREEZE sword_black"),
        ("DRAIN", "use_die wand DRAIN seat0.hero_level.1"),
        ("TANGLE", "use_die wand TANGLE seat0.hero_level.1"),
    ],
)
def test_no_wand_is_turned_on_a_friend(table: Story, side: str, breach: str) -> None:
    for friend in (0, 1):
        table.start(seats=3, mode="standard", bargains="none")
        table.own("sword_black")
        table.own("wand", seat=2)
        table.meets("wolf L2")
        peace(table, (2, friend), (1, 2))
        table.throws(0, "sword_black 2").levels(0, 1).foe(2, 1).do("confront")
        table.throws(2, f"wand {side}").do("roll wand", seat=2)
        assert (breach in table.offers) == (friend == 1)
        table.leave_open()


@rule("DD-BARGAIN-NO-HARM", "DD-ABILITY-STUN-4")
def test_the_number_of_a_spell_does_not_go_against_a_friend(table: Story) -> None:
    table.start(seats=3, bargains="none")
    table.own("scroll", seat=2)
    table.meets("goblin L2")
    peace(table, (2, 0))
    table.levels(0, 4).foe(1, 1).do("confront")
    assert table.asked == (1, "monster")
    table.throws(2, "spell_stun 3 STUN")
    table.do(next(name for name in table.offers if "SLASH" in name)).do("stun scroll", seat=2)
    assert table.happened("added")[-1][:2] == (0, 3)  # there was no other side to choose
    table.leave_open()


@rule("DD-BARGAIN-NO-HARM", "DD-CLASS-ASSASSIN-2")
@die("class_assassin", "boss_trainer")
def test_friends_are_neither_challenged_nor_intimidated(table: Story) -> None:
    table.start(seats=3, mode="standard", bosses=True, bargains="none")
    table.own("class_assassin", "sword_grey", seat=2)
    table.ready(2)
    board.leave(
        table.state, table.make("boss_trainer"), board.TROPHIES
    )  # its ring lets one challenge anybody
    peace(table, (0, 1), (2, 0))
    assert table.refusal("challenge seat1") == ("no_harm", 1)
    assert "challenge seat2" in table.offers
    table.meets("wolf L2")
    table.levels(0, 4).foe(1, 1).do("confront")
    while table.asked[1] != "outsiders":
        table.do("pass")
    assert "intimidate seat0" in refused(table, 2)
    table.leave_open()


@rule("DD-BARGAIN-NO-HARM", "DD-ABILITY-SUMMON-1")
@die("summoning_stone", "frost_worm")
def test_a_summoned_monster_keeps_the_peace_of_its_summoner(table: Story) -> None:
    for friend in (0, 1):
        table.start(seats=3, mode="standard", bargains="none")
        table.own("summoning_stone", seat=2)
        table.meets("wolf L2")
        peace(table, (2, friend))
        table.bag("encounter", "giant_spider")
        table.levels(0, 4).foe(1, 1).do("confront").do("roll summoning_stone", seat=2)
        table.throws(2, "giant_spider L4").do("use_who summoning_stone SUMMON seat0")
        table.levels(2)
        while table.asked != (2, "outsiders"):
            table.do("pass")
        drains = [name for name in table.offers_of(2) if "DRAIN" in name and "seat0" in name]
        assert bool(drains) == (friend == 1), table.offers_of(2)
        table.leave_open()


@rule("DD-BARGAIN-NO-HARM")
def test_peace_is_between_two_players_and_one_way() -> None:
    story = Story().start(seats=3)
    peace(story, (2, 0), (1, 2))
    assert [(a, b) for a in range(3) for b in range(3) if peaceful(story.state, a, b)] == [(1, 2), (2, 0)]


@rule("DD-BARGAIN-PROMISE-USE", "DD-BARGAIN-HEAL")
def test_only_the_die_that_was_promised_must_be_used(table: Story) -> None:
    table.start(seats=3)
    bomb, vial = table.own("bomb", "boomerang", seat=2)
    potion = table.own("healing_potion", seat=1)[0]
    table.state.contracts = ((1, "W1", 0, (("PROMISE_USE", 2, 0, bomb, 0), ("HEAL", 1, 0, 1, potion))),)
    owed = [
        (who, piece)
        for who in range(3)
        for piece in (bomb, vial, potion)
        if must_use(table.state, who, piece)
    ]
    assert owed == [(1, potion), (2, bomb)]


@rule("DD-BARGAIN-HEAL")
def test_who_owes_a_healing_is_free_while_nobody_it_owes_is_hurt(table: Story) -> None:
    table.start(seats=3, bargains="full").wound("level").wound("level", "level", seat=1)
    table.state.contracts = (
        (1, "W4", 2, (("HEAL", 0, 2, 1, -1),)),
        (2, "W4", 1, (("HEAL", 1, 0, 1, -1), ("HEAL", 0, 1, 2, -1))),
    )
    table.throws(0, "spell_healing HEALING").do("rest")
    assert table.state.hurt == [1, 1, 0]  # seat 1 comes before the healer, and seat 2 is well
    assert [term for contract in table.state.contracts for term in contract[3]] == [
        ("HEAL", 0, 2, 1, -1),
        ("HEAL", 1, 0, 1, -1),
        ("HEAL", 0, 1, 1, -1),
    ]
    assert table.happened("kept_word") == [(0, 1, "HEAL")]
    table.leave_open()


@rule("DD-BARGAIN-HEAL")
def test_a_healing_nobody_can_take_is_the_healers_own(table: Story) -> None:
    table.start(bargains="full").wound("level")
    table.state.contracts = ((1, "W4", 1, (("HEAL", 0, 1, 1, -1),)),)
    table.throws(0, "spell_healing HEALING").do("rest")
    assert table.asked == (0, "heal")
    assert "mend_level seat0" in table.offers
    table.do("mend_level seat0")
    assert table.state.hurt == [0, 0]
    assert table.state.contracts != ()


@rule("DD-BARGAIN-ENCHANT-SHARE")
def test_an_enchant_is_shared_by_whom_it_was_agreed_with_and_once(table: Story) -> None:
    table.start(seats=3)
    mine = table.own("sword_black")[0]
    first, second = table.own("sword_black", "axe_grey", seat=1)
    table.own("armor_grey", seat=2)
    terms = (("ENCHANT_SHARE", 1, 0, 1, 99), ("ENCHANT_SHARE", 0, 2, 2, 99))
    table.state.contracts = ((1, "W4", 0, terms),)
    assert shared(table.state, 0) == [first, second]
    assert (shared(table.state, 1), shared(table.state, 2)) == ([], [mine])
    assert enchanted(table.state, 0, mine) == 0
    assert enchanted(table.state, 0, first) == 1
    assert shared(table.state, 0) == []
    assert enchanted(table.state, 0, second) == 0
