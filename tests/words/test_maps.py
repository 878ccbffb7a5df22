"""Maps of tiles on a grid: sides and turns, free cells at the rim, ways, distances and cheapest paths."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from delvewright.words.maps import (
    ALL_SIDES,
    NOWHERE,
    SIDES,
    STEPS,
    E,
    N,
    S,
    W,
    as_laid,
    as_printed,
    bits_of,
    bridges,
    cell_at,
    cheapest,
    distances,
    doors_into,
    hangs_together,
    joints,
    leads_on,
    lying,
    opposite,
    path_to,
    rim,
    row_and_column,
    touching,
    turn_bits,
    ways_between,
)

MIDDLE = cell_at(64, 64)
NORTH, EAST, SOUTH, WEST = [MIDDLE + step for step in STEPS]

sides = st.sampled_from(SIDES)
turns = st.integers(0, 3)
openings_of_a_tile = st.integers(0, ALL_SIDES)


class Map:
    """A map as a board holds it."""

    def __init__(self, *tiles: tuple[int, int]) -> None:
        self.places = tuple([cell for cell, _ in tiles])
        self.openings = [opens for _, opens in tiles]
        self.tiles = dict(lying(self.places))
        self.ways = ways_between(self.tiles, self.openings)


@st.composite
def grown(draw: st.DrawFn, least: int = 1) -> Map:
    """A map that began with one open tile; each further one was joined to it by the rim."""
    laid = [(MIDDLE, ALL_SIDES)]
    for opens in draw(st.lists(openings_of_a_tile, min_size=least - 1, max_size=20)):
        so_far = Map(*laid)
        free = [cell for cell, doors in rim(so_far.tiles, so_far.openings).items() if doors & opens]
        if free:
            laid.append((draw(st.sampled_from(sorted(free))), opens))
    return Map(*laid)


# Cells, sides and turns ------------------------------------------------------------------------------


def test_the_sides_lie_where_a_map_has_them() -> None:
    assert (row_and_column(NORTH), row_and_column(SOUTH)) == ((63, 64), (65, 64))
    assert (row_and_column(EAST), row_and_column(WEST)) == ((64, 65), (64, 63))


@given(sides)
def test_the_opposite_side_leads_back(side: int) -> None:
    assert STEPS[side] == -STEPS[opposite(side)]
    assert opposite(opposite(side)) == side


def test_a_quarter_turn_shows_the_printed_north_to_the_east() -> None:
    assert as_laid(N, 1) == E
    assert as_printed(E, 1) == N
    assert turn_bits(bits_of([N, W]), 1) == bits_of([E, N])


@given(sides, turns)
def test_as_printed_undoes_as_laid(side: int, turn: int) -> None:
    assert as_printed(as_laid(side, turn), turn) == side


@given(st.sets(sides), turns)
def test_bits_turn_as_their_sides_do(open_sides: set[int], turn: int) -> None:
    assert turn_bits(bits_of(open_sides), turn) == bits_of([as_laid(side, turn) for side in open_sides])


@given(openings_of_a_tile, st.permutations([0, 1, 1, 2, 3, 1]))
def test_whole_turns_leave_a_tile_as_it_was(opens: int, quarters: list[int]) -> None:
    turned = opens
    for quarter in quarters:  # two whole turns
        turned = turn_bits(turned, quarter)
    assert turned == opens


# Tiles that lie --------------------------------------------------------------------------------------


def test_what_lies_nowhere_is_in_no_cell() -> None:
    assert lying((MIDDLE, NOWHERE, EAST)) == {MIDDLE: 0, EAST: 2}


def test_the_rim_knows_at_which_sides_a_free_cell_is_open() -> None:
    laid = Map((MIDDLE, bits_of([N, E])), (EAST, bits_of([N])))
    free = rim(laid.tiles, laid.openings)
    assert len(free) == 6
    assert free[NORTH] == bits_of([S])
    assert free[WEST] == 0


def test_a_free_cell_between_two_tiles_is_open_at_both_sides() -> None:
    laid = Map((MIDDLE, bits_of([E])), (MIDDLE + 2, bits_of([W])))
    assert rim(laid.tiles, laid.openings)[EAST] == bits_of([E, W])


def test_a_cell_knows_at_which_sides_a_tile_lies() -> None:
    tiles = lying((MIDDLE, EAST, SOUTH))
    assert touching(tiles, MIDDLE) == bits_of([E, S])
    assert touching(tiles, EAST + 1) == bits_of([W])
    assert touching(tiles, WEST - 1) == 0


@given(grown())
def test_the_rim_is_free_and_touches_the_map(laid: Map) -> None:
    free = rim(laid.tiles, laid.openings)
    touched = {cell + step for cell in laid.tiles for step in STEPS}
    assert set(free) == touched - set(laid.tiles)


@given(grown())
def test_nothing_placed_at_the_rim_overlaps_or_is_cut_off(laid: Map) -> None:
    assert len(laid.tiles) == len(laid.places)
    assert hangs_together(laid.tiles, laid.openings)


@given(grown())
def test_a_map_leads_on_where_its_rim_is_open(laid: Map) -> None:
    assert leads_on(laid.tiles, laid.openings) == any(rim(laid.tiles, laid.openings).values())


@given(grown())
def test_the_doors_into_a_free_cell_are_those_the_rim_knows(laid: Map) -> None:
    for cell, doors in rim(laid.tiles, laid.openings).items():
        assert doors_into(laid.tiles, laid.openings, cell) == doors


def test_a_ring_leads_nowhere() -> None:
    corners = (EAST, bits_of([S, W])), (EAST + STEPS[S], bits_of([N, W])), (SOUTH, bits_of([N, E]))
    assert not leads_on(lying((MIDDLE, *dict(corners))), [bits_of([E, S]), *dict(corners).values()])
    assert leads_on(lying((MIDDLE, *dict(corners))), [ALL_SIDES, *dict(corners).values()])


def test_doors_into_a_taken_cell_are_those_of_its_neighbours() -> None:
    laid = Map((MIDDLE, 0), (EAST, bits_of([W])), (SOUTH, bits_of([E, S, W])))
    assert doors_into(laid.tiles, laid.openings, MIDDLE) == bits_of([E])


# Ways ------------------------------------------------------------------------------------------------


def test_a_way_needs_an_opening_at_both_sides() -> None:
    laid = Map(
        (MIDDLE, ALL_SIDES & ~bits_of([W])), (EAST, bits_of([N, E, S])), (WEST, ALL_SIDES), (SOUTH, ALL_SIDES)
    )
    assert laid.ways == [[3], [], [], [0]]


def test_a_way_north_and_south_is_no_way_east_and_west() -> None:
    pillar = bits_of([N, S])
    laid = Map((MIDDLE, pillar), (EAST, pillar), (SOUTH, pillar))
    assert laid.ways == [[2], [], [0]]


def test_distances_are_told_from_the_nearest_start() -> None:
    row = Map(*[(MIDDLE + column, ALL_SIDES) for column in range(6)])
    assert distances(row.ways, (0,)) == [0, 1, 2, 3, 4, 5]
    assert distances(row.ways, (0, 4)) == [0, 1, 2, 1, 0, 1]


def test_where_no_way_leads_there_is_no_distance() -> None:
    laid = Map((MIDDLE, ALL_SIDES), (EAST, bits_of([E])), (MIDDLE + 2, ALL_SIDES))
    assert distances(laid.ways, (0,)) == [0, NOWHERE, NOWHERE]
    assert not hangs_together(laid.tiles, laid.openings)
    assert hangs_together({cell: tile for cell, tile in laid.tiles.items() if tile}, laid.openings)
    assert hangs_together({}, laid.openings)


@given(grown())
def test_a_joint_is_a_cell_without_which_the_map_falls_apart(laid: Map) -> None:
    found = joints(laid.tiles, laid.openings)
    for gone in laid.tiles:
        rest = {cell: tile for cell, tile in laid.tiles.items() if cell != gone}
        assert hangs_together(rest, laid.openings) == (gone not in found)


def test_of_a_map_that_has_fallen_apart_every_cell_is_a_joint() -> None:
    laid = Map((MIDDLE, ALL_SIDES), (EAST, bits_of([E])), (MIDDLE + 2, ALL_SIDES))
    assert joints(laid.tiles, laid.openings) == {*laid.tiles}
    assert joints({}, []) == set()


@given(grown())
def test_a_bridge_is_a_way_without_which_the_map_falls_apart(laid: Map) -> None:
    found = bridges(laid.ways, 0)
    for one, others in enumerate(laid.ways):
        for other in others:
            side = STEPS.index(laid.places[other] - laid.places[one])
            openings = [*laid.openings]
            openings[one] &= ~bits_of([side])
            lasting = (one, other) not in found and (other, one) not in found
            assert hangs_together(laid.tiles, openings) == lasting


def test_no_way_round_a_ring_is_a_bridge_but_one_that_leads_away_is() -> None:
    ring = [MIDDLE, EAST, EAST + STEPS[S], SOUTH]
    laid = Map(*[(cell, ALL_SIDES) for cell in (*ring, NORTH)])
    assert bridges(laid.ways, 0) == [(0, 4)]
    assert bridges(laid.ways, 4) == [(4, 0)]


def test_bridges_are_told_of_what_can_be_reached_alone() -> None:
    apart = [(MIDDLE + column, ALL_SIDES) for column in (10, 11, 12)]
    laid = Map((MIDDLE, ALL_SIDES), (EAST, ALL_SIDES), *apart, (apart[0][0] + STEPS[S], ALL_SIDES))
    assert bridges(laid.ways, 0) == [(0, 1)]
    assert bridges(laid.ways, 2) == [(2, 3), (3, 4), (2, 5)]


@given(grown(least=2), st.data())
def test_going_and_coming_back_are_equally_far(laid: Map, data: st.DataObject) -> None:
    one, other = data.draw(st.tuples(*[st.integers(0, len(laid.places) - 1)] * 2))
    assert distances(laid.ways, (one,))[other] == distances(laid.ways, (other,))[one]


@given(grown())
def test_a_way_is_one_move_and_no_move_skips_one(laid: Map) -> None:
    far = distances(laid.ways, (0,))
    for tile, others in enumerate(laid.ways):
        assert all(abs(far[tile] - far[other]) <= 1 for other in others)
        assert tile == 0 or any(far[other] == far[tile] - 1 for other in others)


def test_a_cheap_detour_beats_a_dear_short_cut() -> None:
    ways = [[(1, 1), (2, 5)], [(3, 1)], [], [(2, 1)], []]
    cost, before = cheapest(ways, 0)
    assert cost == [0, 1, 3, 2, NOWHERE]
    assert path_to(before, 2) == [0, 1, 3, 2]
    assert path_to(before, 0) == [0]


@given(grown(), st.integers(1, 3))
def test_paths_of_one_price_are_the_shortest(laid: Map, price: int) -> None:
    cost, before = cheapest([[(other, price) for other in others] for others in laid.ways], 0)
    far = distances(laid.ways, (0,))
    assert cost == [price * moves for moves in far]
    for goal in range(len(laid.places)):
        path = path_to(before, goal)
        assert len(path) == far[goal] + 1
        assert all(step in laid.ways[tile] for tile, step in pairwise(path))


@given(grown(), st.data())
def test_no_way_makes_a_cheapest_path_cheaper(laid: Map, data: st.DataObject) -> None:
    prices = st.integers(1, 4)
    ways = [[(other, data.draw(prices)) for other in others] for others in laid.ways]
    cost, before = cheapest(ways, 0)
    for tile, others in enumerate(ways):
        assert all(cost[other] <= cost[tile] + price for other, price in others)
        if tile:
            assert any(
                other == tile and cost[tile] == cost[before[tile]] + price
                for other, price in ways[before[tile]]
            )
