"""Epic combat: all heroes against one great monster over three combats."""

from tests.games.dungeon_dice.teller import Story

from delvewright.games.dungeon_dice import board
from delvewright.games.dungeon_dice.dice import immune
from marks import die, rule

ALL = {"mode": "standard", "dungeon_die": "none", "bargains": "none"}


def arrives(table: Story, name: str, seats: int = 3) -> Story:
    """The event brings this epic monster to heroes of level 3."""
    table.start(seats=seats, **ALL)
    for seat in range(seats):
        table.experience(5, seat=seat)
    table.bag("epic", name)
    table.bag("encounter", "event_epic")
    return table.do("draw")


@rule(
    "DD-EX-47",
    "DD-EPIC-20",
    "DD-EPIC-21",
    "DD-EPIC-22",
    "DD-EPIC-23",
    "DD-EPIC-24",
    "DD-EPIC-1",
    "DD-EPIC-11",
)
@rule("DD-EPIC-3", "DD-EPIC-4", "DD-EPIC-9", "DD-EPIC-15", "DD-EPIC-16", "DD-EVENT-EPIC-MONSTER-APPEARS")
@rule("DD-OR-54", "DD-EPICMON-GEN-2")
@die("event_epic", "epic_legendary_beast")
def test_wounds_add_up_and_a_tie_wounds_both(table: Story) -> None:
    arrives(table, "epic_legendary_beast")
    table.levels(0, 4, 4, 2).levels(1, 4, 4, 4).levels(2, 4, 1, 1).foe(2, 2, 2, 2, 2)
    table.do("join_in", "join_in", "join_in")
    assert [one[1:] for one in table.happened("compared_epic")] == [(10, 10), (12, 10), (6, 10)]
    assert table.happened("hearts")[-1][1] == 2
    assert table.state.hurt == [1, 0, 1]
    assert table.state.experience == [6, 6, 5]
    assert table.asked == (0, "epic_join")
    table.leave_open()


@rule("DD-EX-48", "DD-EPIC-26", "DD-EPIC-27", "DD-EPIC-28", "DD-EPIC-29", "DD-WIN-8", "DD-EPICMON-GEN-3")
@rule("DD-EPICMON-GEN-1", "DD-OR-51")
def test_tied_rollers_of_the_roll_off_roll_again(table: Story) -> None:
    arrives(table, "epic_legendary_beast", seats=2)
    table.levels(0, 4, 4, 4).levels(1, 1, 1, 1).foe(1, 1, 1, 1, 1).do("join_in", "join_in")
    table.do("pass") if table.asked[1] == "boost" else None
    assert table.happened("hearts")[-1][1] == 3
    table.levels(0, 4, 4, 4).levels(1, 4, 4).foe(1, 1, 1, 1)
    for seat, number in ((0, 5), (1, 6), (0, 3), (1, 1)):  # 5 + 2 ties with 6 + 1; then 3 + 2 beats 1 + 1
        table.load(seat, number - 1)
    table.do("join_in", "join_in")
    table.do("pass") if table.asked[1] == "boost" else None
    assert table.happened("roll_off") == [((0, 1), (7, 7)), ((0, 1), (5, 2))]
    assert table.trophies(0) == ["epic_legendary_beast"]
    assert table.fame(0) == 1 + 1
    assert table.asked[0] == 1  # the next player's turn


@rule("DD-EPIC-25", "DD-EPIC-8", "DD-EPIC-10", "DD-REST-4")
def test_after_three_combats_an_unbeaten_monster_goes_back(table: Story) -> None:
    arrives(table, "epic_kraken", seats=2)
    for _ in range(3):
        table.do("pass", "pass")
    assert [event[1] for event in table.happened("hearts")] == [4, 3, 2]
    assert table.in_bag("epic") == ["epic_kraken"]
    assert table.asked == (1, "turn")


@rule("DD-EPIC-14", "DD-EPICMON-KRAKEN", "DD-EPIC-17")
@die("epic_kraken")
def test_the_kraken_tangles_every_hero(table: Story) -> None:
    arrives(table, "epic_kraken", seats=2)
    table.levels(0, 4, 4, 1).levels(1, 4, 4, 2).foe(6, 6, 6, 6).do("join_in", "join_in")
    assert [one[1] for one in table.happened("compared_epic")] == [8, 8]
    table.leave_open()


@rule("DD-EPICMON-ARCHDEMON")
@die("epic_archdemon")
def test_the_archdemon_drains_every_hero(table: Story) -> None:
    arrives(table, "epic_archdemon", seats=2)
    table.levels(0, 4, 4, 1).levels(1, 4, 4, 2).foe(3, 3).do("join_in", "join_in")
    assert [one[1:] for one in table.happened("compared_epic")] == [(8, 9), (8, 9)]
    table.leave_open()


@rule("DD-EPICMON-WATCHER")
@die("epic_watcher")
def test_the_watcher_voids_every_hero(table: Story) -> None:
    arrives(table, "epic_watcher", seats=2)
    table.levels(0, 4, 3, 1).levels(1, 4, 4, 2).foe(3, 3, 3).do("join_in", "join_in")
    assert [one[1] for one in table.happened("compared_epic")] == [4, 6]
    table.leave_open()


@rule("DD-EPIC-5", "DD-IMMUNE-7")
def test_epic_monsters_shrug_off_much(table: Story) -> None:
    arrives(table, "epic_tiamat", seats=2).do("join_in")
    state = table.state
    for name in ("FIRE", "PAIN", "HEALING", "POISON", "STRENGTH", "STOP", "STUN", "GUST", "TOAD"):
        assert immune(state, name)
    assert not immune(state, "DRAIN")
    table.leave_open()


@rule("DD-EPIC-30", "DD-ABILITY-SLEEP-1")
def test_sleepers_pass_the_next_combat(table: Story) -> None:
    table.start(seats=2, **ALL)
    table.state.asleep = (1,)
    table.bag("epic", "epic_kraken")
    table.bag("encounter", "event_epic")
    table.do("draw", "pass")
    assert table.happened("slept_through") == [(1,)]
    assert table.asked == (0, "epic_join")
    table.leave_open()


@rule("DD-EPIC-2", "DD-WIN-3")
def test_in_an_epic_game_one_comes_with_the_fourth_fame(table: Story) -> None:
    table.start(seats=2, **{**ALL, "mode": "epic"})
    table.own("artifact_sword", "artifact_bow", "artifact_dagger", "artifact_staff")
    table.bag("epic", "epic_kraken")
    table.throws(0, "spell_healing FIZZLE").do("rest")
    table.do("pass") if table.asked[1] == "end_of_turn" else None
    assert table.asked == (0, "epic_join")
    assert table.state.foe in table.state.zones[board.ENCOUNTER]
    table.leave_open()
