"""Building: where a Map card may lie, what is drawn, and the map a game begins with."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.dungeoneer.ground import (
    ALONE,
    BOTH,
    answer,
    building,
    cell,
    do,
    ground,
    lay,
    names,
    offered,
    piece,
    refusal,
    stack,
    told,
)
from tests.marks import rule

from delvewright.games.dungeoneer import build, paths
from delvewright.games.dungeoneer.board import (
    DRAWN,
    DUNGEON_MAPS,
    MAP,
    MAP_STREAM,
    MAPS,
    Board,
)
from delvewright.games.dungeoneer.kinds import KINDS
from delvewright.kernel.chance import shuffled
from delvewright.kernel.sight import known_to
from delvewright.words.maps import SIDES, rim

# Joining ----------------------------------------------------------------------------------------------


@rule("DN-EX-04", "DN-BUILD-04")
def test_open_exits_face_each_other_over_one_edge() -> None:
    p = ground()
    lay(p, tomb_gate=(0, 0))
    building(p, "worn_passage")
    answer(p, "place", piece(p, "worn_passage"), cell(0, 1), 0)
    assert p.places[piece(p, "worn_passage")] == cell(0, 1)
    assert paths.viable(p, piece(p, "tomb_gate"), 1)


@rule("DN-EX-05", "DN-BUILD-08")
def test_a_wall_against_an_open_exit_only_blocks_that_side() -> None:
    p = ground()
    lay(p, tomb_gate=(0, 0), flooded_chamber=(1, 0), torchlit_passage=(1, 1))
    building(p, "worn_passage")  # its Wall to the south
    answer(p, "place", piece(p, "worn_passage"), cell(0, 1), 0)
    worn = piece(p, "worn_passage")
    assert paths.viable(p, worn, 3)
    assert not paths.viable(p, worn, 2)
    assert not paths.viable(p, piece(p, "torchlit_passage"), 0)


@rule("DN-EX-06", "DN-BUILD-05", "DN-BUILD-06")
def test_a_card_that_touches_with_walls_only_would_be_stranded() -> None:
    p = ground()
    lay(p, tomb_gate=(0, 0), spiked_passage=(0, 1))  # a Wall to the east
    building(p, "worn_passage")
    worn = piece(p, "worn_passage")
    assert refusal(p, "place", worn, cell(-1, 0), 0) == ("stranded",)  # its Wall faces the Entrance
    assert refusal(p, "place", worn, cell(0, 2), 0) == ("stranded",)  # it faces a Wall
    assert refusal(p, "place", worn, cell(0, 2), 2) == ("stranded",)
    assert (-1, 0, 2) in offered(p)


@rule("DN-BUILD-04", "DN-DP-21", "DN-OPEN-16")
def test_every_joined_place_of_the_map_is_offered_and_nothing_apart_from_it() -> None:
    p = ground()
    lay(p, tomb_gate=(0, 0), grim_gallery=(0, 1), ossuary=(0, 2))
    building(p, "torchlit_passage")
    around = {(-1, 0), (-1, 1), (-1, 2), (0, -1), (0, 3), (1, 0), (1, 1), (1, 2)}
    assert offered(p) == {(row, column, 0) for row, column in around}
    assert refusal(p, "place", piece(p, "torchlit_passage"), cell(-2, 0), 0) is None
    assert refusal(p, "place", piece(p, "torchlit_passage"), cell(0, 1), 0) is None


@rule("DN-BUILD-07")
def test_locked_and_trapped_exits_join() -> None:
    p = ground()
    lay(p, tomb_gate=(0, 0), grim_passage=(0, 1))  # east Trapped, west Locked
    building(p, "kings_vault")  # north and west Locked, two Walls
    assert (0, 2, 0) in offered(p)
    assert refusal(p, "place", piece(p, "kings_vault"), cell(0, 2), 2) == ("stranded",)


@rule("DN-OPEN-13")
def test_the_other_reading_wants_an_exit_against_every_exit() -> None:
    p = ground(*ALONE, open_against_wall=False)
    lay(p, tomb_gate=(0, 0), flooded_chamber=(1, 0), torchlit_passage=(1, 1))
    building(p, "worn_passage")
    assert refusal(p, "place", piece(p, "worn_passage"), cell(0, 1), 0) == ("against_wall",)
    assert (0, 1, 2) in offered(p)
    assert (0, -1, 0) in offered(p)


# Turning ----------------------------------------------------------------------------------------------


@rule("DN-BUILD-09", "DN-OPEN-12")
@pytest.mark.parametrize(("square", "turns"), [(False, {0, 2}), (True, {0, 1, 2, 3})])
def test_oblong_cards_turn_by_halves_and_square_ones_by_quarters(square: bool, turns: set[int]) -> None:
    p = ground(*ALONE, square_tiles=square)
    lay(p, tomb_gate=(0, 0))
    building(p, "grim_passage")
    assert {turn for row, column, turn in offered(p) if (row, column) == (0, 1)} == turns


def test_a_turn_that_changes_nothing_is_not_offered_twice() -> None:
    p = ground(*ALONE, square_tiles=True)
    lay(p, tomb_gate=(0, 0))
    building(p, "torchlit_passage")
    assert offered(p) == {(-1, 0, 0), (0, 1, 0), (1, 0, 0), (0, -1, 0)}


# Closing the map --------------------------------------------------------------------------------------


def nearly_closed(**settings: bool) -> Board:
    """Three corners of a ring: one cell is left by which the map can grow."""
    p = ground(*ALONE, square_tiles=True, **settings)
    lay(p, kings_vault=(0, 0, 2), lower_drain_crawl=(0, 1), upper_drain_crawl=(1, 0))
    return p


@rule("DN-BUILD-10", "DN-OPEN-14")
def test_a_card_may_not_close_the_map() -> None:
    p = building(nearly_closed(), "throne_of_bones")
    assert offered(p) == {(1, 1, 0), (1, 1, 2)}
    assert refusal(p, "place", piece(p, "throne_of_bones"), cell(1, 1), 1) == ("closes_map",)


@rule("DN-BUILD-10")
def test_the_last_card_may_close_the_map() -> None:
    p = nearly_closed()
    p.zones[MAPS] = (piece(p, "throne_of_bones"),)
    building(p, "throne_of_bones")
    assert (1, 1, 1) in offered(p)


@rule("DN-BUILD-10")
def test_cards_of_the_other_border_do_not_keep_a_map_open() -> None:
    p = ground(*BOTH, square_tiles=True)
    lay(p, kings_vault=(0, 0, 2), lower_drain_crawl=(0, 1), upper_drain_crawl=(1, 0))
    p.zones[DUNGEON_MAPS] = (piece(p, "throne_of_bones"),)
    assert p.zones[MAPS]
    assert (1, 1, 1) in offered(building(p, "throne_of_bones"))


@rule("DN-OPEN-14")
def test_the_other_reading_lets_a_card_close_the_map() -> None:
    assert (1, 1, 1) in offered(building(nearly_closed(may_close=True), "throne_of_bones"))


@rule("DN-BUILD-10")
def test_while_there_is_another_way_in_nothing_closes_the_map() -> None:
    p = nearly_closed()
    lay(p, torchlit_passage=(5, 5))
    assert (1, 1, 1) in offered(building(p, "throne_of_bones"))


# Drawing ----------------------------------------------------------------------------------------------


@rule("DN-BUILD-01", "DN-BUILD-03")
def test_building_turns_up_one_card_for_all_to_see_and_it_must_be_placed() -> None:
    p = ground()
    lay(p, tomb_gate=(0, 0))
    building(p, "ossuary", "prison_cells")
    assert names(p, p.zones[DRAWN]) == ["ossuary"]
    assert p.news
    assert p.ask is not None
    assert {option[0] for option in p.ask.options} == {"place"}
    left = len(p.zones[MAPS])
    answer(p, "place", piece(p, "ossuary"), cell(0, 1), 0)
    assert names(p, p.zones[MAP]) == ["tomb_gate", "ossuary"]
    assert (p.zones[DRAWN], len(p.zones[MAPS]), p.ask, p.stack) == ((), left, None, ())


@rule("DN-BUILD-02")
def test_with_no_card_left_there_is_nothing_to_build() -> None:
    p = ground()
    lay(p, tomb_gate=(0, 0))
    p.at[0] = piece(p, "tomb_gate")
    assert build.refused(p, 0) is None
    p.zones[MAPS] = ()
    assert build.refused(p, 0) == ("no_maps",)
    do(p, build.build_phase, 0)
    assert p.ask is None


def east_and_west() -> Board:
    """A map that leads on to the east and the west only: nothing there for the Inner Sanctum."""
    p = ground()
    lay(p, tomb_gate=(0, 0), lower_drain_crawl=(-1, 0), upper_drain_crawl=(1, 0))
    p.at[0] = piece(p, "tomb_gate")
    p.told = []
    return p


@rule("DN-BUILD-12")
def test_a_card_without_a_place_goes_under_the_deck_and_another_is_drawn() -> None:
    p = building(east_and_west(), "inner_sanctum", "ossuary", "prison_cells")
    assert names(p, p.zones[DRAWN]) == ["ossuary"]
    sanctum = piece(p, "inner_sanctum")
    assert (p.cast[p.zones[MAPS][0]].id, p.zones[MAPS][-1]) == ("prison_cells", sanctum)
    assert sanctum in known_to(p, 1)  # everybody saw it go there
    assert told(p, "put_under") == [(0, sanctum)]


@rule("DN-BUILD-12")
def test_when_no_card_has_a_place_the_phase_ends() -> None:
    p = east_and_west()
    p.zones[MAPS] = (piece(p, "inner_sanctum"),)
    do(p, build.build_phase, 0)
    assert p.ask is None
    assert names(p, p.zones[MAPS]) == ["inner_sanctum"]
    assert p.news


@rule("DN-OPEN-15")
def test_an_explore_that_places_nothing_costs_nothing() -> None:
    p = east_and_west()
    p.zones[MAPS] = (piece(p, "inner_sanctum"),)
    do(p, build.explore, 0)
    assert (p.movement[0], p.ask) == (3, None)


@rule("DN-BUILD-13")
def test_the_one_who_drew_places_the_card() -> None:
    p = ground(seats=3)
    lay(p, tomb_gate=(0, 0))
    building(p, "ossuary")
    assert p.ask is not None
    assert p.ask.seat == 0


@rule("DN-HERO-12")
def test_exploring_costs_a_movement() -> None:
    p = ground()
    lay(p, tomb_gate=(0, 0))
    p.at[0] = piece(p, "tomb_gate")
    stack(p, MAPS, "ossuary")
    do(p, build.explore, 0)
    answer(p, "place", piece(p, "ossuary"), cell(0, 1), 2)
    assert p.movement[0] == 2
    assert p.turned[piece(p, "ossuary")] == 2


# The first map ----------------------------------------------------------------------------------------


@rule("DN-SETUP-02", "DN-SETUP-03", "DN-DP-02")
@pytest.mark.parametrize("pack", ["crypt", "marches"])
@pytest.mark.parametrize("square", [False, True])
def test_the_game_begins_with_the_entrance_and_four_passages_or_roads_joined_to_it(
    pack: str, square: bool
) -> None:
    turned = set()
    for seed in range(8):
        p = ground(pack, square_tiles=square)
        p.seed = seed
        p.zones[MAPS] = shuffled(p, MAP_STREAM, p.zones[MAPS])
        top = [tile for tile in p.zones[MAPS] if p.cast[tile].type in ("passage", "road")][:4]
        do(p, build.lay_first_map)
        entrance, *four = p.zones[MAP]
        assert (p.cast[entrance].type, p.turned[entrance]) == ("entrance", 0)
        assert four == top  # as chance would have it, grim ones included
        assert all(paths.viable(p, entrance, side) for side in SIDES)
        assert not set(p.zones[MAP]) & set(p.zones[MAPS])
        turned |= {p.turned[tile] for tile in four}
    assert turned == (set(SIDES) if square else {0, 2})


@rule("DN-COMBINE-10")
def test_a_further_entrance_stays_in_the_deck_and_counts_once_it_lies() -> None:
    p = ground()
    second = piece(p, "flooded_chamber")
    p.cast = (*p.cast[:second], KINDS["tomb_gate"], *p.cast[second + 1 :])
    do(p, build.lay_first_map)
    assert second in p.zones[MAPS]
    gate, north = p.zones[MAP][:2]
    assert paths.entrance_distance(p, north) == 1
    lay(p, ossuary=(-2, 0))
    assert paths.entrance_distance(p, piece(p, "ossuary")) == 2
    p.at[0] = gate
    p.zones[MAPS] = (second,)
    do(p, build.build_phase, 0)
    answer(p, "place", second, cell(-3, 0), 0)
    assert paths.entrance_distance(p, piece(p, "ossuary")) == 1


@rule("DN-SETUP-03")
def test_every_passage_and_road_can_be_joined_at_any_side() -> None:
    paved = [kind for kind in KINDS.values() if kind.type in build.PAVED]
    assert len(paved) == 17
    for kind in paved:
        for side in SIDES:
            assert any(kind.openings[turn] & 1 << side for turn in (0, 2)), (kind, side)


@rule("DN-BUILD-05")
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("settings", [{}, {"square_tiles": True}, {"open_against_wall": False}])
def test_however_it_is_built_a_map_hangs_together_and_never_closes_early(
    seed: int, settings: dict[str, bool]
) -> None:
    luck = Random(seed)
    p = ground(("crypt", "marches")[seed % 2], **settings)
    p.seed = seed
    p.zones[MAPS] = shuffled(p, MAP_STREAM, p.zones[MAPS])
    do(p, build.lay_first_map)
    p.at[0] = p.zones[MAP][0]
    border = p.cast[p.at[0]].border
    while p.zones[MAPS]:
        left = len(p.zones[MAPS])
        do(p, build.build_phase, 0)
        if p.ask is not None:
            answer(p, *luck.choice(p.ask.options))
        if len(p.zones[MAPS]) == left:
            break  # nothing fits any more
        tiles, opens = paths.tiles_of(p, border), paths.openings(p)
        assert len(tiles) == len(p.zones[MAP])
        assert not paths.stranded(tiles, opens)
        assert not p.zones[MAPS] or any(rim(tiles, opens).values())
    assert settings.get("open_against_wall") is False or not p.zones[MAPS]
