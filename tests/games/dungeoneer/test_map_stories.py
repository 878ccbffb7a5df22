"""The worked examples of building, move by move: joined, blocked, stranded, unbiased, and two maps."""

from __future__ import annotations

from tests.games.dungeoneer.teller import Story
from tests.marks import rule

from delvewright.games.dungeoneer.board import DRAWN, DUNGEON_MAPS

MIDDLE = {"dungeon": (96, 64), "wilderness": (32, 64)}


def place(kind: str, row: int, column: int, turn: int = 0, border: str = "dungeon") -> str:
    """The name of a place for a card: rows and columns from the middle of its border."""
    top, left = MIDDLE[border]
    return f"place {kind} {top + row}:{left + column} {turn}"


@rule("DN-EX-04", "DN-BUILD-01", "DN-BUILD-06", "DN-BUILD-13")
def test_a_card_is_joined_by_open_exits_and_can_be_walked_onto(table: Story) -> None:
    table.start(2)
    table.map_deck("oracles_pool", "ossuary")  # the Pool: a Wall to the west
    table.do("build")
    assert table.asked == (0, "place")
    assert table.kinds(DRAWN) == ["oracles_pool"]
    table.refused(place("oracles_pool", 0, 2), "stranded")
    table.do(place("oracles_pool", 0, 2, 2))
    assert table.lying("oracles_pool") == (0, 2, 2)
    assert table.asked == (0, "hero")
    table.do("move east", "move east", "decline")
    assert table.place_of(0) == "oracles_pool"


@rule("DN-EX-05", "DN-BUILD-08", "DN-EXIT-08")
def test_a_card_may_touch_another_with_a_wall_and_that_side_is_blocked(table: Story) -> None:
    table.start(2)
    table.map_deck("prison_cells")
    table.do(
        "build", place("prison_cells", 1, 1)
    )  # west to Forked Passage; north to the Wall of Worn Passage
    table.do("move south", "move east")
    assert table.place_of(0) == "prison_cells"
    table.refused("move north", "walled")
    table.stands("worn_passage").refused("move south", "walled")


@rule("DN-EX-06", "DN-BUILD-05", "DN-BUILD-09")
def test_a_card_that_touches_with_walls_only_is_stranded_and_can_not_lie_there(table: Story) -> None:
    table.start(2)
    table.map_deck("inner_sanctum")  # Walls to the east and west
    table.do("build")
    table.refused(place("inner_sanctum", 0, -1), "stranded")  # the Entrance is open, the Sanctum is not
    table.refused(place("inner_sanctum", 0, -1, 2), "stranded")
    table.refused(place("inner_sanctum", 1, 1), "stranded")  # Worn Passage has its Wall there
    assert place("inner_sanctum", 2, 0) in table.offers
    assert place("inner_sanctum", 2, 0, 1) not in table.offers
    table.do(place("inner_sanctum", -1, 1))


@rule("DN-HERO-12", "DN-BUILD-12", "DN-OPEN-15")
def test_exploring_draws_on_for_movement_until_nothing_is_left(table: Story) -> None:
    table.start(2)
    table.lay(tomb_gate=(0, 0), lower_drain_crawl=(-1, 0), upper_drain_crawl=(1, 0))
    table.map_deck("flooded_chamber", "inner_sanctum", "ossuary")
    table.do("build", place("flooded_chamber", -1, -1))
    table.do("explore", place("inner_sanctum", 0, -1))
    assert table.movement_of(0) == 2
    table.do("explore", place("ossuary", 0, 1))
    assert table.movement_of(0) == 1
    table.refused("explore", "no_maps")


@rule("DN-OPEN-15")
def test_what_all_have_seen_to_fit_nowhere_is_not_looked_through_again(table: Story) -> None:
    """With one deck for both borders, cards of the Dungeon wait for a Portal: an Explore would be free for
    ever."""
    table.start(2, packs=("crypt", "marches"), two_map_decks=False)
    table.map_deck("ossuary", "prison_cells")
    table.do("build")
    assert len(table.happened("put_under")) == 2  # nobody had seen them before
    table.refused("explore", "none_fits", 2)
    assert table.movement_of(0) == 3


@rule("DN-EX-23", "DN-OPT-02", "DN-OPT-13")
def test_the_neighbour_without_a_quest_there_places_the_card(table: Story) -> None:
    table.start(3, unbiased_placement=True)
    table.quests("break_the_vault_cipher", seat=0)
    table.quests("carry_the_ember_urn", seat=1)
    table.map_deck("forge_of_sighs")
    table.do("build")
    assert table.asked == (2, "place")
    table.do(place("forge_of_sighs", 2, 0))
    assert table.happened("laid")[-1][0] == 2
    assert table.asked == (0, "hero")


@rule("DN-EX-24", "DN-COMBINE-05", "DN-COMBINE-07", "DN-COMBINE-08", "DN-DP-22")
def test_a_portal_calls_for_the_dungeon_entrance_and_leads_there(table: Story) -> None:
    table.start(2, packs=("crypt", "marches"))
    table.put(DRAWN, "tomb_gate")
    table.map_deck("hollow_oak")
    table.map_deck("ossuary", zone=DUNGEON_MAPS)
    table.do("build", place("hollow_oak", 0, 2, border="wilderness"))
    assert table.asked == (0, "lay_gate")
    assert table.offers == [place("tomb_gate", 0, 0), "not_now"]
    table.do(place("tomb_gate", 0, 0))
    assert table.lying("tomb_gate") == (0, 0, 0)
    table.do("move east")
    assert "go_to tomb_gate" not in table.offers
    table.movement(2).stands("hollow_oak")
    table.do("go_to tomb_gate")
    assert table.place_of(0) == "tomb_gate"
    assert (table.glory_of(0), table.peril_of(0), table.movement_of(0)) == (
        2,
        2,
        1,
    )  # River Road's 1 and 1 too
    table.do("explore")  # from the dungeon's own deck now
    assert table.asked == (0, "place")
    assert table.kinds(DRAWN) == ["ossuary"]
    table.do(place("ossuary", 0, 1))
    assert table.movement_of(0) == 0


@rule("DN-EX-22", "DN-EFFECT-11", "DN-EFFECT-12", "DN-EFFECT-30")
def test_a_shift_may_not_cut_off_a_room_and_turned_by_half_it_does_not(table: Story) -> None:
    table.start(2)
    table.lay(tomb_gate=(0, 0), grim_gallery=(0, 1), throne_of_bones=(1, 0, 2), oracles_pool=(1, 1))
    table.stands("grim_gallery", seat=0).stands("throne_of_bones", seat=1)
    table.hand("planar_rift")
    table.peril(3, seat=1)
    table.do("bane planar_rift seat1", "choose grim_gallery")
    table.refused("swap grim_gallery throne_of_bones 0 2", "stranded")  # the Pool would have no way out
    table.do("swap grim_gallery throne_of_bones 0 0")
    assert (table.lying("grim_gallery"), table.lying("throne_of_bones")) == ((1, 0, 0), (0, 1, 0))
    assert [table.place_of(seat) for seat in range(2)] == ["throne_of_bones", "grim_gallery"]
    assert [(table.glory_of(seat), table.peril_of(seat)) for seat in range(2)] == [(3, 3), (0, 0)]
