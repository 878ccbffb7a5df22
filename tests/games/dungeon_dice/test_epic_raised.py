"""What a Lich raises, and what an epic combat leaves behind for the next one (DD-EPICMON-LICH, DD-EPIC-8)."""

import pytest
from tests.games.dungeon_dice.epics import arrives, compared
from tests.games.dungeon_dice.teller import FOE, Story

from delvewright.games.dungeon_dice import board
from delvewright.games.dungeon_dice.kinds import KINDS
from delvewright.words.zones import find
from marks import die, rule


def lich(table: Story, trophy: str) -> Story:
    """A Lich has come to two heroes of level 3, the second of whom has this trophy, the first a sword."""
    table.start(mode="standard").experience(5).experience(5, seat=1).own("sword_black")
    table.trophy(trophy, seat=1)
    table.bag("epic", "epic_lich")
    table.bag("encounter", "event_epic", "wolf")
    table.draws("encounter", "event_epic").do("draw")
    table.throws(0, "sword_black 1").levels(0, 4, 4, 2).levels(1, 4, 4, 2).foe(2)
    return table.do("join_in", "join_in")


@rule("DD-EPICMON-LICH", "DD-EPIC-14")
@die("epic_lich", "goblin")
@pytest.mark.parametrize("slashes", [True, False])
def test_what_a_raised_goblin_does_for_its_master_may_be_left(table: Story, slashes: bool) -> None:
    lich(table, "goblin L2").do("arm sword_black")
    assert table.offers == ["use_die goblin SLASH foe.monster_level.2", "pass"]
    table.foe(6).do(table.offers[0]) if slashes else table.do("pass")
    assert compared(table) == [(11, 8 if slashes else 4), (10, 8 if slashes else 4)]
    assert len(table.happened("used")) == slashes
    table.leave_open()


@rule("DD-EPICMON-LICH", "DD-EPIC-14")
@die("epic_lich", "frost_worm")
def test_a_raised_frost_worm_freezes_a_die_of_each_hero_who_has_one(table: Story) -> None:
    lich(table, "frost_worm L1").do("arm sword_black")
    assert compared(table) == [(11, 3), (10, 3)]
    assert [(event[0], event[2]) for event in table.happened("used")] == [(FOE, "FREEZE")]
    assert table.wounded == ["sword_black"]  # the second hero has nothing to freeze
    table.leave_open()


@rule("DD-EPICMON-LICH", "DD-ABILITY-SUMMON-1", "DD-EPIC-8")
@die("epic_lich", "summoner")
def test_what_was_summoned_into_an_epic_combat_goes_home_after_it(table: Story) -> None:
    lich(table, "summoner L2").do("arm sword_black")
    table.throws(FOE, "wolf L3").do("use_who summoner SUMMON foe")
    assert compared(table) == [(11, 7), (10, 7)]
    assert table.kinds(board.ENCOUNTER) == ["epic_lich", "event_epic"]
    assert table.in_bag("encounter") == ["wolf"]
    assert table.trophies(1) == ["summoner"]
    table.leave_open()


@rule("DD-EPIC-8", "DD-DICE-11", "DD-WOUND-2", "DD-ARTIFACT-MAGIC-BOOMERANG-2")
@die("epic_archdemon", "magic_boomerang", "boosted_level")
def test_boosts_and_boomerangs_serve_in_one_of_the_combats(table: Story) -> None:
    arrives(table, "epic_archdemon", "magic_boomerang")
    table.state.boosted[0] = 1
    table.throws(0, "boosted_level 5").levels(0, 4, 4).foe(6, 6).do("join_in", "pass")
    table.throws(0, "magic_boomerang 2").do("hurl magic_boomerang seat0")
    assert compared(table) == [(11, 16)]  # DRAIN took a 4
    assert table.wounded == ["magic_boomerang"]
    table.levels(0, 1, 1).foe(6, 6).do("join_in", "pass")  # neither is there any more; one level die is hurt
    assert compared(table)[1:] == [(1, 13)]
    table.leave_open()


@rule("DD-EPIC-8", "DD-ONEUSE-2")
@die("epic_kraken", "healing_potion")
def test_between_the_combats_as_much_may_be_used_as_one_likes(table: Story) -> None:
    arrives(table, "epic_kraken").wound("level", "level", seat=1)
    table.own("healing_potion", "healing_potion", seat=1)
    table.do("pass", "join_in")
    table.levels(1, 1).foe(6, 6, 6, 6).do("pass", "pass")
    for hurt in (2, 1):
        assert table.asked == (1, "epic_after")
        table.throws(1, "healing_potion HEALING").do("roll healing_potion", "use healing_potion HEALING")
        table.do("mend_level seat1")
        assert table.state.hurt[1] == hurt
    assert table.asked == (0, "epic_join")
    table.leave_open()


@rule("DD-EPIC-4", "DD-EPIC-26", "DD-EPIC-29", "DD-WIN-3", "DD-WIN-8")
@die("epic_legendary_beast")
def test_whoever_strikes_more_than_is_left_of_it_wins_the_game_with_its_trophy(table: Story) -> None:
    table.start(mode="epic", goal=5).own(
        "artifact_sword", "artifact_bow", "artifact_dagger", "artifact_staff"
    )
    table.bag("epic", "epic_legendary_beast", "epic_kraken")
    table.draws("epic", "epic_legendary_beast").throws(0, "spell_healing FIZZLE").do("rest")
    while table.asked[1] != "epic_join":
        table.do("pass")
    table.state.struck = ((0, 5),)
    table.load(0, 0)  # alone in the roll-off
    table.do("pass", "pass")
    beast = find(table.state, board.TROPHIES, "epic_legendary_beast")
    assert KINDS["epic_legendary_beast"].faces[table.state.faces[beast]].hearts == 0
    assert table.state.ask is None
    assert table.fame() == 5


@rule("DD-EPIC-2")
@die("epic_kraken")
def test_in_an_epic_game_one_comes_once(table: Story) -> None:
    table.start(mode="epic").own("artifact_sword", "artifact_bow", "artifact_dagger", "artifact_staff")
    table.bag("epic", "epic_kraken")
    for seat in (0, 1):
        table.throws(seat, "spell_healing FIZZLE").do("rest")
        while table.asked[1] != "turn":
            table.do("pass")
    assert len(table.happened("epic")) == 1


@rule("DD-EPIC-14")
@die("epic_chimera", "epic_watcher")
@pytest.mark.parametrize(("name", "told"), [("epic_chimera", ["FIRE", "MAUL"]), ("epic_watcher", ["VOID"])])
def test_what_strikes_all_heroes_is_told_once(table: Story, name: str, told: list[str]) -> None:
    arrives(table, name)
    table.levels(0, 4, 4, 4).foe(2, 2, 2)
    if name == "epic_chimera":
        table.throws(FOE, "spell_fire 3 FIRE", "hero_level 3")
    table.do("join_in", "pass")
    assert sorted(event[2] for event in table.happened("used")) == told
    table.leave_open()


@rule("DD-EPIC-8", "DD-HEAL-2", "DD-AFTER-8")
@die("epic_kraken", "healing_potion")
def test_what_heals_in_an_epic_combat_heals_before_the_next(table: Story) -> None:
    arrives(table, "epic_kraken", "healing_potion").wound("level", "level")
    table.bag("item", "key")
    table.levels(0, 4).foe(1, 1, 1, 1).do("join_in", "pass", "pass")
    table.throws(0, "healing_potion HEALING").do("roll healing_potion", "use healing_potion HEALING")
    assert table.asked == (0, "heal")
    table.do("mend_level seat0")
    assert table.asked == (0, "epic_join")
    assert table.in_bag("item") == ["healing_potion", "key"]
    table.leave_open()
