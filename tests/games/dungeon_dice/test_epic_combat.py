"""The course of an epic combat, from the monster's coming to the roll for its trophy (DD-EPIC)."""

import pytest
from tests.games.dungeon_dice.epics import arrives, compared
from tests.games.dungeon_dice.teller import FOE, Story

from delvewright.games.dungeon_dice import epic
from delvewright.games.dungeon_dice.kinds import KINDS
from marks import die, rule

EPICS = [name for name, kind in KINDS.items() if kind.type == "epic"]


@rule("DD-EPICMON-GEN-1", "DD-EPIC-4")
@pytest.mark.parametrize("name", [pytest.param(name, marks=die(name)) for name in EPICS])
def test_every_epic_monster_starts_with_five_hearts_and_wastes_away(table: Story, name: str) -> None:
    arrives(table, name)
    assert KINDS[name].faces[table.state.faces[table.state.foe]].hearts == 5
    table.do("pass", "pass", "pass", "pass")
    assert KINDS[name].faces[table.state.faces[table.state.foe]].hearts == 3
    table.do("pass", "pass")
    assert table.in_bag("epic") == [name]
    assert table.asked == (1, "turn")


@rule("DD-EPIC-6", "DD-ABILITY-EXECUTE-1")
@die("epic_archdemon")
def test_execute_wounds_an_epic_monster_of_its_level(table: Story) -> None:
    arrives(table, "epic_archdemon", "axe_black").do("join_in", "pass")
    table.throws(0, "axe_black 2 EXECUTE").levels(0, 1, 1, 1).foe(6, 6).do("arm axe_black")
    table.do("use_who axe_black EXECUTE foe")
    assert compared(table) == [(4, 13)]  # DRAIN took a 1
    assert table.happened("hearts")[-1][1] == 3  # struck once, and one by itself
    assert table.state.experience[0] == 6
    assert table.state.hurt[0] == 0
    table.leave_open()


@rule("DD-EPIC-6", "DD-CLASS-MONK-3")
@die("epic_archdemon", "class_monk")
def test_fury_wounds_an_epic_monster_of_lower_level(table: Story) -> None:
    arrives(table, "epic_archdemon", "class_monk")
    table.levels(0, 1, 1, 1, 1).foe(6, 6).load(0, 2)  # four levels, and FURY
    table.do("join_in", "pass", "use_who class_monk FURY foe")
    assert table.happened("hearts")[-1][1] == 3
    table.leave_open()


@rule("DD-EPIC-7", "DD-LOC-3")
@die("epic_legendary_beast", "location_b")
def test_the_place_has_no_part_in_epic_combat(table: Story) -> None:
    table.start(seats=2, mode="standard", dungeon_die="B")
    table.state.place = "tavern"
    table.bag("epic", "epic_legendary_beast")
    table.bag("encounter", "event_epic")
    table.levels(0, 4).foe(1, 1, 1, 1, 1).do("draw", "join_in", "pass")
    assert compared(table) == [(4, 5)]
    table.leave_open()


@rule("DD-EPIC-12", "DD-EPIC-11")
@die("epic_legendary_beast")
def test_allies_are_no_targets_but_for_spells_and_items(table: Story) -> None:
    arrives(table, "epic_legendary_beast", "whip_black", "poison_vial", "scroll")
    table.throws(0, "whip_black 2 TANGLE").levels(0, 4, 4, 4).levels(1, 4, 4, 1).foe(2, 2, 2, 2, 3)
    table.do("join_in", "join_in")
    table.do("arm whip_black", "pass")
    assert [name for name in table.offers if "TANGLE" in name] == [
        "use_die whip_black TANGLE foe.monster_level.2"
    ]
    table.throws(0, "poison_vial POISON").do("roll poison_vial")
    assert "use_who poison_vial POISON seat1" in table.offers
    table.do("pass", "roll scroll")
    table.throws(0, "spell_drain DRAIN").do("use_piece scroll SCROLL spell_drain")
    assert "use_die spell_drain DRAIN seat1.hero_level.1" in table.offers
    table.do("use_die spell_drain DRAIN seat1.hero_level.1")
    assert table.total(0) == 15
    assert table.total(1) == 8
    table.leave_open()


@rule("DD-EPIC-13")
@die("epic_lich")
def test_before_each_combat_the_monster_comes_first_then_the_heroes_in_order(table: Story) -> None:
    table.start(seats=3, mode="standard")
    table.own("strength_potion", seat=1)
    table.own("strength_potion", seat=2)
    table.trophy("ghost L3", seat=1)
    table.bag("epic", "epic_lich")
    table.bag("encounter", "event_epic")
    table.do("draw", "join_in", "join_in", "join_in")
    assert table.total(FOE) == 3  # the dead have risen
    assert table.asked == (1, "epic_before")
    table.do("pass")
    assert table.asked == (2, "epic_before")
    table.leave_open()


@rule("DD-EPIC-17", "DD-OR-50")
@die("epic_kraken")
@pytest.mark.parametrize(
    ("fame", "chooser"), [((0, 0, 0), 1), ((0, 1, 1), 0), ((1, 1, 0), 2), ((1, 0, 0), 1)]
)
def test_the_least_famous_player_chooses_for_the_monster(
    table: Story, fame: tuple[int, ...], chooser: int
) -> None:
    arrives(table, "epic_kraken", "sword_black", seats=3)
    for seat in [seat for seat, count in enumerate(fame) if count]:
        table.trophy("ghost L3", seat=seat)
    table.throws(0, "sword_black 1").levels(0, 1, 1, 1).foe(2, 2, 2, 2).do("join_in", "pass", "pass")
    table.strongest()
    assert table.asked == (chooser, "epic_lowest")
    table.leave_open()


@rule("DD-EPIC-18")
@die("epic_legendary_beast")
def test_in_epic_combat_armor_comes_in_turn_and_a_pass_is_final(table: Story) -> None:
    arrives(table, "epic_legendary_beast", "armor_black")
    table.own("armor_black", seat=1)
    table.throws(0, "armor_black 1 PROTECTION").levels(0, 1, 1, 1)
    table.throws(1, "armor_black 1 PROTECTION").levels(1, 1, 1, 1).foe(6, 6, 6, 6, 6)
    table.do("join_in", "join_in")
    table.strongest()
    assert table.asked == (0, "armor")
    table.do("pass")
    assert table.asked == (1, "armor")
    table.foe(1).do("use_die armor_black PROTECTION foe.monster_level.6")
    assert compared(table) == [(4, 25), (4, 25)]
    table.leave_open()


@rule("DD-EPIC-19")
@die("epic_legendary_beast")
def test_then_all_else_from_the_active_player_on(table: Story) -> None:
    arrives(table, "epic_legendary_beast", "bomb")
    table.own("bomb", seat=1)
    table.levels(0, 1, 1, 1).levels(1, 1, 1, 1).foe(6, 6, 6, 6, 6).do("join_in", "join_in")
    assert table.asked == (0, "ability")
    table.do("pass")
    assert table.asked == (1, "ability")
    table.throws(1, "bomb 4 BOMB").do("roll bomb", "use_who bomb BOMB seat1", "pass")
    assert compared(table) == [(3, 30), (7, 30)]
    table.leave_open()


@rule("DD-EPIC-19")
@die("epic_legendary_beast")
def test_abilities_go_round_one_at_a_time(table: Story) -> None:
    arrives(table, "epic_legendary_beast", "bomb", "bomb", seats=3)
    for seat in (1, 2):
        table.own("bomb", seat=seat)
    table.levels(0, 1, 1, 1).levels(1, 1, 1, 1).levels(2, 1, 1, 1).foe(6, 6, 6, 6, 6)
    table.do("join_in", "join_in", "join_in")
    table.throws(0, "bomb 4 BOMB").do("roll bomb", "use_who bomb BOMB seat0")
    assert table.asked == (1, "ability")  # not the active player again
    table.do("pass")
    assert table.asked == (2, "ability")
    table.throws(2, "bomb 4 BOMB").do("roll bomb", "use_who bomb BOMB seat2")
    assert table.asked == (0, "ability")
    table.do("pass", "pass")
    assert compared(table) == [(7, 30), (3, 30), (7, 30)]
    table.leave_open()


@rule("DD-EPIC-8", "DD-FAMILIAR-2")
@die("epic_legendary_beast", "familiar_wolf")
def test_familiars_are_rolled_in_each_of_the_three_combats(table: Story) -> None:
    arrives(table, "epic_legendary_beast", "familiar_wolf")
    for number in range(2):
        table.levels(0, *[1] * (3 - number)).foe(*[6] * (5 - number)).do("join_in", "pass")
        table.throws(0, "familiar_wolf WOLF_BITE").do("call familiar_wolf", "use familiar_wolf WOLF_BITE")
    assert [mine for mine, _ in compared(table)] == [5, 4]
    table.leave_open()


@rule("DD-EPIC-15")
@die("epic_legendary_beast", "class_barbarian")
def test_class_dice_are_rolled_in_each_of_the_three_combats(table: Story) -> None:
    arrives(table, "epic_legendary_beast", "class_barbarian", "axe_black")
    for number, side in enumerate((0, 1)):
        table.throws(0, "axe_black 2").levels(0, *[1] * (3 - number)).foe(*[6] * (5 - number)).load(0, side)
        table.do("join_in", "pass")
        table.strongest()
    assert len(table.happened("studied")) == 2
    table.leave_open()


@rule("DD-EPIC-16", "DD-EPIC-26")
@die("epic_archdemon")
def test_sixes_of_an_epic_monster_bring_no_potions(table: Story) -> None:
    arrives(table, "epic_archdemon", "hammer_purple")
    table.bag("item", "key")
    table.throws(0, "hammer_purple 6").levels(0, 4, 4, 4).foe(6, 1).do("join_in")
    table.strongest()
    table.do("pass")
    table.strongest()
    assert table.happened("hearts")[-1][1] == 3
    assert table.in_bag("item") == ["key"]
    table.leave_open()


@rule("DD-OR-51")
@die("epic_kraken")
def test_only_those_who_wounded_it_roll_for_the_trophy(table: Story) -> None:
    arrives(table, "epic_kraken", "hammer_purple", seats=3)
    table.state.struck = ((0, 3),)
    table.throws(0, "hammer_purple 6").levels(0, 4, 4, 4).levels(1, 1, 1, 1).foe(1, 1, 1, 1)
    table.load(0, 0)
    table.do("join_in", "join_in")
    table.do("pass", "arm hammer_purple")
    assert table.happened("roll_off") == [((0,), (5,))]
    assert table.trophies(0) == ["epic_kraken"]


@rule("DD-OR-51")
@die("epic_kraken")
def test_with_nobody_to_roll_the_trophy_goes_back(table: Story, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the book three wounds of its own never are enough; of a monster that wastes away twice as fast
    they are."""
    monkeypatch.setattr(epic, "EPIC_FREE_WOUNDS", 2)
    arrives(table, "epic_kraken").do(*["pass"] * 6)
    assert [hearts for _, hearts in table.happened("hearts")] == [3, 1, 0]
    assert table.happened("roll_off") == [((), ())]
    assert table.trophies(0) == table.trophies(1) == []
    assert table.in_bag("epic") == ["epic_kraken"]
    assert table.asked == (1, "turn")


@rule("DD-EPIC-17", "DD-EPIC-14", "DD-OR-50")
@pytest.mark.parametrize(
    ("name", "symbol", "level"),
    [
        pytest.param("epic_kraken", "TANGLE", 4, marks=die("epic_kraken")),
        pytest.param("epic_archdemon", "DRAIN", 2, marks=die("epic_archdemon")),
    ],
)
@pytest.mark.parametrize("lost", ["sword_black", "hero_level"])
def test_of_equally_low_dice_the_least_famous_player_chooses(
    table: Story, name: str, symbol: str, level: int, lost: str
) -> None:
    arrives(table, name, "sword_black").do("join_in", "join_in")
    table.trophy("ghost L3", seat=1)  # seat 0 has the least fame, though it is the victim
    table.throws(0, "sword_black 1").levels(0, 1, 4, 4).levels(1, 2, 4, 4).foe(*[2] * level)
    table.do("arm sword_black")
    assert table.asked == (0, "epic_lowest")
    assert len(table.offers) == 2
    table.do(f"use_die {name} {symbol} seat0.{lost}.1")
    gone = [table.state.cast[piece].id if piece >= 0 else "hero_level" for _, piece, _, _ in _removed(table)]
    assert gone == [lost, "hero_level"]  # seat 1 has one lowest die: nothing to choose
    drained = 3 if symbol == "DRAIN" else 0
    assert compared(table) == [(9, 2 * level + drained), (8, 2 * level + drained)]
    table.leave_open()


def _removed(table: Story) -> list[tuple[int, int, int, int]]:
    return table.happened("removed")


@rule("DD-ARTIFACT-RING-OF-MASTERY-1", "DD-ARTIFACT-RING-OF-MASTERY-2", "DD-ABILITY-RING-OF-MASTERY")
@die("ring_of_mastery", "epic_kraken")
def test_the_ring_of_mastery_wounds_before_each_combat(table: Story) -> None:
    arrives(table, "epic_kraken", "ring_of_mastery", "hammer_black")
    for hearts in (3, 1):
        table.throws(0, "ring_of_mastery RING_OF_MASTERY", "hammer_black 2")
        table.levels(0, *([4, 1, 1] if hearts == 3 else [4, 1])).foe(6, 6, 6, 6).do("join_in", "pass")
        table.strongest()
        assert table.happened("hearts")[-1][1] == hearts  # the ring's wound, and one by itself
    assert table.state.struck == ((0, 2),)
    table.leave_open()


@rule("DD-EPIC-2", "DD-EPIC-3", "DD-OR-54")
@die("event_epic")
def test_only_the_event_brings_one_in_a_standard_game(table: Story) -> None:
    table.start(mode="standard", goal=9)
    table.trophy("dragon L5")
    table.own("artifact_bow", "artifact_sword")
    table.throws(0, "spell_healing FIZZLE").do("rest")
    assert table.fame() == 5
    assert table.asked == (1, "turn")
