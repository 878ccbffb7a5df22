"""Building and exploring: where a Map card may lie, who places it, and what happens when it fits nowhere."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.dungeoneer.ground import ALONE, BOTH, answer, cell, do, ground, lay, names, piece, refusal
from tests.marks import rule

from delvewright.games.dungeoneer import build, paths
from delvewright.games.dungeoneer.board import (
    DRAWN,
    DUNGEON_MAPS,
    GLOBAL,
    MAP,
    MAP_STREAM,
    MAPS,
    QUESTS,
    Board,
)
from delvewright.games.dungeoneer.kinds import KINDS
from delvewright.kernel.chance import shuffled
from delvewright.kernel.events import Event
from delvewright.kernel.sight import known_to
from delvewright.words.maps import SIDES, rim, row_and_column
from delvewright.words.zones import move, zone_of


def stack(p: Board, deck: int, *kinds: str) -> None:
    """Put cards on top of a Map deck."""
    top = tuple(piece(p, kind) for kind in kinds)
    p.zones[deck] = top + tuple(tile for tile in p.zones[deck] if tile not in top)


def building(p: Board, *kinds: str) -> Board:
    """Seat 0 stands on the Entrance and begins to build with these cards on top of the deck."""
    p.at[0] = p.zones[MAP][0]
    stack(p, build.deck_for(p, 0), *kinds)
    do(p, build.build_phase, 0)
    return p


def offered(p: Board) -> set[tuple[int, int, int]]:
    """(row, column, turn) of every place that is offered, from the middle of the dungeon."""
    assert p.ask is not None
    middle = row_and_column(cell(0, 0))
    found = set()
    for option in p.ask.options:
        row, column = row_and_column(option[2])
        found.add((row - middle[0], column - middle[1], option[3]))
    return found


def told(p: Board, key: str) -> list[tuple[object, ...]]:
    events: list[Event] = p.told or []
    return [event.args for event in events if event.key == key]


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


# Who places -------------------------------------------------------------------------------------------


CIPHER, URN = ("break_the_vault_cipher",), ("carry_the_ember_urn",)
"""A Quest at the Forge of Sighs, and an Escort from there to the Altar of Dusk."""


def drawn_by_the_first(card: str, *quests: tuple[str, ...], unbiased: bool = True) -> Board:
    """Seat 0 turns up a card; these are the Personal Quests of the seats."""
    p = ground(*ALONE, seats=len(quests), unbiased_placement=unbiased)
    for seat, kinds in enumerate(quests):
        for kind in kinds:
            move(p, piece(p, kind), zone_of(p, piece(p, kind)), QUESTS + seat)
    lay(p, tomb_gate=(0, 0))
    p.told = []
    return building(p, card)


def asked(p: Board) -> int:
    assert p.ask is not None
    return p.ask.seat


@rule("DN-EX-23", "DN-OPT-02")
def test_a_card_that_quests_name_goes_on_to_the_first_neighbour_without_one() -> None:
    p = drawn_by_the_first("forge_of_sighs", CIPHER, URN, ())
    assert asked(p) == 2
    assert told(p, "handed") == [(0, 2, piece(p, "forge_of_sighs"))]
    answer(p, "place", piece(p, "forge_of_sighs"), cell(0, 1), 2)
    assert told(p, "laid") == [(2, piece(p, "forge_of_sighs"), cell(0, 1), 2)]


@rule("DN-OPT-02")
def test_without_the_option_whoever_drew_it_places_it() -> None:
    assert asked(drawn_by_the_first("forge_of_sighs", CIPHER, (), unbiased=False)) == 0


@rule("DN-OPT-02")
def test_a_card_that_only_others_want_stays_with_whoever_drew_it() -> None:
    assert asked(drawn_by_the_first("forge_of_sighs", (), CIPHER)) == 0


@rule("DN-OPT-13")
def test_come_full_circle_the_drawer_places_the_card() -> None:
    assert asked(drawn_by_the_first("forge_of_sighs", URN, CIPHER)) == 0


@rule("DN-OPT-03")
def test_of_an_escort_only_the_first_place_counts() -> None:
    assert asked(drawn_by_the_first("altar_of_dusk", URN, ())) == 0
    assert asked(drawn_by_the_first("forge_of_sighs", URN, ())) == 1


@rule("DN-OPT-03")
def test_global_quests_hand_nothing_on() -> None:
    p = ground(*ALONE, unbiased_placement=True)
    quest = piece(p, CIPHER[0])
    move(p, quest, zone_of(p, quest), GLOBAL)
    lay(p, tomb_gate=(0, 0))
    assert asked(building(p, "forge_of_sighs")) == 0


@rule("DN-OPT-02")
def test_a_player_who_is_out_places_nothing() -> None:
    p = ground(*ALONE, seats=3, unbiased_placement=True)
    p.life[1] = 0
    move(p, piece(p, CIPHER[0]), zone_of(p, piece(p, CIPHER[0])), QUESTS)
    lay(p, tomb_gate=(0, 0))
    assert asked(building(p, "forge_of_sighs")) == 2


@rule("DN-OPT-13")
def test_exploring_hands_cards_on_likewise() -> None:
    p = ground(*ALONE, unbiased_placement=True)
    move(p, piece(p, CIPHER[0]), zone_of(p, piece(p, CIPHER[0])), QUESTS)
    lay(p, tomb_gate=(0, 0))
    p.at[0] = piece(p, "tomb_gate")
    stack(p, MAPS, "forge_of_sighs")
    do(p, build.explore, 0)
    assert asked(p) == 1
    assert p.movement == [2, 3]


# Two maps ---------------------------------------------------------------------------------------------


def two_maps(**settings: bool) -> Board:
    """Both borders: the Wilderness has begun, the Dungeon Entrance waits."""
    p = ground(*BOTH, **settings)
    do(p, build.lay_first_map)
    p.at = [piece(p, "arnum_hamlet")] * 2
    return p


@rule("DN-COMBINE-06")
def test_with_both_borders_the_game_begins_in_the_wilderness() -> None:
    p = two_maps()
    assert {p.cast[tile].border for tile in p.zones[MAP]} == {"wilderness"}
    assert names(p, p.zones[DRAWN]) == ["tomb_gate"]
    assert len(p.zones[MAPS]) == 17
    assert len(p.zones[DUNGEON_MAPS]) == 21


@rule("DN-COMBINE-03", "DN-DP-23")
def test_a_hero_draws_from_the_deck_of_his_border() -> None:
    p = two_maps()
    lay(p, hollow_oak=(0, 2), tomb_gate=(0, 0))
    p.at[1] = piece(p, "tomb_gate")
    assert (build.deck_for(p, 0), build.deck_for(p, 1)) == (MAPS, DUNGEON_MAPS)
    stack(p, DUNGEON_MAPS, "ossuary")
    do(p, build.place_one, 1)
    assert names(p, p.zones[DRAWN]) == ["ossuary"]


@rule("DN-BUILD-11", "DN-COMBINE-04")
def test_a_card_joins_only_its_own_border() -> None:
    p = two_maps()
    lay(p, hollow_oak=(0, 2), tomb_gate=(0, 0))
    p.at[0] = piece(p, "tomb_gate")
    stack(p, DUNGEON_MAPS, "flooded_chamber")
    do(p, build.place_one, 0)
    assert offered(p) == {(-1, 0, 0), (0, 1, 0), (1, 0, 0), (0, -1, 0)}


@rule("DN-COMBINE-03")
def test_with_one_deck_cards_of_the_dungeon_wait_for_its_entrance() -> None:
    p = two_maps(two_map_decks=False)
    assert len(p.zones[MAPS]) == 17 + 21
    stack(p, MAPS, "ossuary", "necrotower")
    p.told = []
    do(p, build.build_phase, 0)
    assert told(p, "put_under") == [(0, piece(p, "ossuary"))]
    assert names(p, p.zones[DRAWN]) == ["tomb_gate", "necrotower"]


def portal_placed() -> Board:
    """Seat 0 has just placed Hollow Oak, the first Portal."""
    p = two_maps()
    stack(p, MAPS, "hollow_oak")
    do(p, build.build_phase, 0)
    assert p.ask is not None
    answer(p, *p.ask.options[0])
    return p


@rule("DN-EX-24", "DN-COMBINE-05", "DN-COMBINE-07", "DN-DP-22")
def test_whoever_places_the_first_portal_may_lay_the_dungeon_entrance_apart() -> None:
    p = portal_placed()
    gate, oak = piece(p, "tomb_gate"), piece(p, "hollow_oak")
    assert p.ask is not None
    assert (p.ask.seat, p.ask.question) == (0, "lay_gate")
    assert p.ask.options == (("place", gate, cell(0, 0), 0), ("not_now",))
    assert paths.links(p, oak) == []
    answer(p, "place", gate, cell(0, 0), 0)
    assert (paths.links(p, oak), paths.links(p, gate)) == ([gate], [oak])
    assert paths.adjoining(p, gate) == []
    assert (p.zones[DRAWN], p.ask) == ((), None)


@rule("DN-OPEN-32")
def test_who_builds_later_may_lay_the_entrance_that_was_declined() -> None:
    p = portal_placed()
    answer(p, "not_now")
    assert (names(p, p.zones[DRAWN]), p.ask) == (["tomb_gate"], None)
    do(p, build.build_phase, 1)
    assert p.ask is not None
    assert (p.ask.seat, p.ask.question) == (1, "lay_gate")
    answer(p, "place", piece(p, "tomb_gate"), cell(0, 0), 0)
    assert p.ask.question == "place"  # and then builds
    assert paths.links(p, piece(p, "hollow_oak")) == [piece(p, "tomb_gate")]


@rule("DN-COMBINE-07")
def test_without_a_portal_nobody_is_asked_about_the_entrance() -> None:
    p = two_maps()
    stack(p, MAPS, "necrotower")
    do(p, build.build_phase, 0)
    assert p.ask is not None
    assert p.ask.question == "place"
    answer(p, *p.ask.options[0])
    assert p.ask is None


@rule("DN-COMBINE-21")
def test_a_portal_of_one_border_alone_lays_nothing_out() -> None:
    p = ground("marches")
    do(p, build.lay_first_map)
    p.at[0] = piece(p, "arnum_hamlet")
    stack(p, MAPS, "hollow_oak")
    do(p, build.build_phase, 0)
    assert p.ask is not None
    answer(p, *p.ask.options[0])
    assert p.ask is None
