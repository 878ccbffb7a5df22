"""Shifts: which results are legal, what goes along, and what stays (DN-EFFECT-11…15, -30)."""

from __future__ import annotations

from tests.games.dungeoneer.ground import answer, bar, cell, ground, lay, names, piece, refusal
from tests.marks import rule

from delvewright.games.dungeoneer import paths, shift
from delvewright.games.dungeoneer.board import MAPS, NONE, Board, with_new
from delvewright.games.dungeoneer.sorts import EAST, NORTH, SOUTH, WEST
from delvewright.kernel.ask import Why
from delvewright.kernel.steps import run


def shifting(p: Board, card: str, seat: int = 0) -> Board:
    """A seat plays a Shift."""
    p.turn = seat
    shift.play(p, seat, piece(p, card), NONE)
    return p


def choices(p: Board) -> list[str]:
    """The Map cards that may be chosen."""
    assert p.ask is not None
    assert p.ask.question == "shift"
    return names(p, [option[1] for option in p.ask.options])


def outcomes(p: Board) -> set[tuple[int, ...]]:
    """What may become of the chosen card."""
    assert p.ask is not None
    assert p.ask.question == "shift_to"
    return {option[2:] for option in p.ask.options}


def playable(p: Board, card: str) -> bool:
    return shift.refused(p, 0, piece(p, card), 1) is None


def outcome(p: Board, card: str, verb: str, tile: str, *rest: int) -> Why | None:
    """Why a card's Shift may not come to this; None where it may."""
    moved = piece(p, tile)
    return dict(shift.results(p, shift.SHIFTS[card], moved, shift.joints_of(p)))[(verb, moved, *rest)]


def turning() -> Board:
    """Tomb Gate and Torchlit Passage; south of them Throne of Bones and Oracle's Pool, a Wall between."""
    p = ground("crypt", "night")
    lay(p, tomb_gate=(0, 0), torchlit_passage=(0, 1), throne_of_bones=(1, 0, 2), oracles_pool=(1, 1))
    return p


# Swapping ---------------------------------------------------------------------------------------------


@rule("DN-EX-22", "DN-EFFECT-11", "DN-EFFECT-12", "DN-BUILD-14", "DN-DP-41")
def test_a_swap_that_cuts_off_a_room_is_legal_only_with_the_turn_that_keeps_it_joined() -> None:
    p = shifting(turning(), "torn_firmament")
    torchlit, throne = piece(p, "torchlit_passage"), piece(p, "throne_of_bones")
    answer(p, "choose", torchlit)
    assert refusal(p, "swap", torchlit, throne, 0, 2) == ("stranded",)
    answer(p, "swap", torchlit, throne, 0, 0)
    assert (p.places[torchlit], p.places[throne]) == (cell(1, 0), cell(0, 1))
    assert (p.turned[torchlit], p.turned[throne]) == (0, 0)
    assert paths.viable(p, throne, SOUTH)
    assert paths.viable(p, throne, WEST)
    assert p.ask is None


@rule("DN-EFFECT-13")
def test_a_shift_keeps_the_borders_apart() -> None:
    p = ground("crypt", "marches", "night")
    lay(
        p,
        arnum_hamlet=(0, 0),
        river_road=(0, 1),
        old_kings_road=(0, 2),
        tomb_gate=(0, 0),
        torchlit_passage=(0, 1),
    )
    lay(p, flooded_chamber=(0, 2))
    shifting(p, "torn_firmament")
    assert choices(p) == ["river_road", "old_kings_road", "torchlit_passage", "flooded_chamber"]
    answer(p, "choose", piece(p, "river_road"))
    assert p.ask is None  # one other road, one way to lie: nothing to choose
    assert p.places[piece(p, "river_road")] == cell(0, 2, "wilderness")
    assert p.places[piece(p, "torchlit_passage")] == cell(0, 1)


@rule("DN-EFFECT-14")
def test_heroes_ride_along_unless_the_card_says_they_stay() -> None:
    p = turning()
    p.at = [piece(p, "torchlit_passage"), piece(p, "tomb_gate")]
    shifting(p, "torn_firmament")
    answer(p, "choose", piece(p, "torchlit_passage"))
    answer(p, "swap", piece(p, "torchlit_passage"), piece(p, "throne_of_bones"), 0, 0)
    assert names(p, p.at) == ["torchlit_passage", "tomb_gate"]


def rift(at: tuple[str, ...], **settings: bool) -> Board:
    """Heroes on these cards of a row, and seat 0 plays Planar Rift."""
    p = ground("crypt", seats=len(at), **settings)
    lay(p, tomb_gate=(0, 0), torchlit_passage=(0, 1), ossuary=(0, 2), flooded_chamber=(0, 3))
    p.at = [piece(p, kind) for kind in at]
    p.glory, p.peril, p.tipped = [0] * len(at), [0] * len(at), (0,) * len(at)
    return p


@rule("DN-EFFECT-30", "DN-OPEN-54")
def test_where_heroes_stay_the_active_one_enters_the_other_card_and_nobody_else_does() -> None:
    p = rift(("torchlit_passage", "ossuary", "ossuary"))
    p.stuck = with_new(p.stuck, 1, EAST)
    shifting(p, "planar_rift")
    answer(p, "choose", piece(p, "torchlit_passage"))
    answer(p, "swap", piece(p, "torchlit_passage"), piece(p, "ossuary"), 0, 0)
    run(p)
    assert names(p, p.at) == ["ossuary", "torchlit_passage", "torchlit_passage"]
    assert (p.glory, p.peril) == ([2, 0, 0], [2, 0, 0])
    assert p.stuck == (NONE, NONE, NONE)  # that exit is elsewhere now
    assert p.moved


@rule("DN-OPEN-54")
def test_by_the_other_reading_nobody_enters_anything() -> None:
    p = shifting(rift(("torchlit_passage", "ossuary"), shift_is_entering=False), "planar_rift")
    answer(p, "choose", piece(p, "torchlit_passage"))
    answer(p, "swap", piece(p, "torchlit_passage"), piece(p, "ossuary"), 0, 0)
    assert names(p, p.at) == ["ossuary", "torchlit_passage"]
    assert p.glory == [0, 0]


@rule("DN-EFFECT-15")
def test_a_shift_without_a_legal_result_can_not_be_played() -> None:
    together = rift(("tomb_gate", "tomb_gate"))
    assert shift.refused(together, 0, piece(together, "planar_rift"), 1) == ("nothing_to_shift",)
    assert playable(rift(("tomb_gate", "ossuary")), "planar_rift")


def test_planar_rift_takes_cards_with_heroes_the_entrance_too() -> None:
    p = shifting(rift(("tomb_gate", "ossuary")), "planar_rift")
    assert choices(p) == ["tomb_gate", "ossuary"]
    assert refusal(p, "choose", piece(p, "torchlit_passage")) == ("is_empty",)


# Moving and turning -----------------------------------------------------------------------------------


def halls() -> Board:
    """A row of three from the Entrance, seat 0's hero on the middle one, and Twisting Halls played."""
    p = ground("crypt")
    lay(p, tomb_gate=(0, 0), torchlit_passage=(0, 1), spiked_passage=(0, 2))
    p.at = [piece(p, "torchlit_passage"), piece(p, "tomb_gate")]
    return p


def test_twisting_halls_takes_neither_the_entrance_nor_a_card_with_a_hero() -> None:
    p = halls()
    lay(p, ossuary=(0, -1))
    shifting(p, "twisting_halls")
    assert choices(p) == ["spiked_passage", "ossuary"]
    assert refusal(p, "choose", piece(p, "tomb_gate")) == ("is_entrance",)
    assert refusal(p, "choose", piece(p, "torchlit_passage")) == ("is_occupied",)


@rule("DN-EFFECT-11", "DN-EFFECT-12")
def test_a_card_is_turned_where_it_lies_or_placed_anew() -> None:
    p = shifting(halls(), "twisting_halls")  # one card can be chosen: it is
    spiked = piece(p, "spiked_passage")  # a Wall to the east
    assert refusal(p, "shift", spiked, cell(0, 2), 2) == ("stranded",)
    assert refusal(p, "shift", spiked, cell(0, 2), 0) is None  # that is how it lies
    assert (cell(-1, 0), 2) in outcomes(p)
    assert (cell(0, -1), 2) in outcomes(p)
    assert refusal(p, "shift", spiked, cell(0, -1), 0) == ("stranded",)
    answer(p, "shift", spiked, cell(0, -1), 2)
    assert (p.places[spiked], p.turned[spiked]) == (cell(0, -1), 2)
    assert paths.viable(p, spiked, EAST)


@rule("DN-EFFECT-12")
def test_a_card_that_holds_the_rest_together_can_not_be_moved() -> None:
    p = halls()
    lay(p, ossuary=(0, -1))
    p.at = [piece(p, "tomb_gate"), piece(p, "tomb_gate")]
    shifting(p, "twisting_halls")
    assert choices(p) == ["spiked_passage", "ossuary"]
    assert refusal(p, "choose", piece(p, "torchlit_passage")) == ("nothing_to_shift",)


@rule("DN-BUILD-14")
def test_a_shift_may_not_close_the_map() -> None:
    p = ground("crypt", square_tiles=True)
    lay(p, kings_vault=(0, 0, 2), lower_drain_crawl=(0, 1), upper_drain_crawl=(1, 0), throne_of_bones=(1, 1))
    closed = ("twisting_halls", "shift", "throne_of_bones", cell(1, 1), 1)
    assert outcome(p, *closed) == ("closes_map",)
    p.zones[MAPS] = ()
    assert outcome(p, *closed) is None


@rule("DN-BUILD-14")
def test_what_hangs_on_shifted_cards_may_not_be_cut_off_though_they_stay_joined() -> None:
    p = ground("crypt", "night")
    lay(p, tomb_gate=(0, 0), prison_cells=(1, 0, 2), oracles_pool=(0, 1, 2), hall_of_chains=(-1, 1, 2))
    assert outcome(p, "twisting_halls", "shift", "oracles_pool", cell(0, 1), 0) == ("stranded",)
    p = ground("crypt", "night")
    lay(p, tomb_gate=(0, 0), bell_crypt=(-1, 0, 2), upper_drain_crawl=(-2, 0, 2), grim_gallery=(1, 0, 2))
    bell = piece(p, "bell_crypt")
    assert outcome(p, "torn_firmament", "swap", "upper_drain_crawl", bell, 0, 0) == ("stranded",)


@rule("DN-BUILD-14", "DN-OPEN-13")
def test_where_exits_must_match_two_beside_each_other_may_not_lose_the_way_between_them() -> None:
    p = ground("crypt", "night", open_against_wall=False)
    lay(p, tomb_gate=(0, 0), spiked_passage=(-1, 0, 2), prison_cells=(-1, 1), worn_passage=(-2, 1, 2))
    cells = piece(p, "prison_cells")
    assert outcome(p, "torn_firmament", "swap", "spiked_passage", cells, 2, 0) == ("stranded",)


@rule("DN-BUILD-14", "DN-OPEN-13")
def test_where_exits_must_match_a_shifted_card_matches_too() -> None:
    p = ground("crypt", open_against_wall=False)
    lay(p, tomb_gate=(0, 0), torchlit_passage=(0, 1), ossuary=(-1, 0), worn_passage=(-1, 1, 2))
    shifting(p, "twisting_halls")
    answer(p, "choose", piece(p, "worn_passage"))
    assert refusal(p, "shift", piece(p, "worn_passage"), cell(-1, 1), 0) == ("against_wall",)
    answer(p, "shift", piece(p, "worn_passage"), cell(0, 2), 0)


@rule("DN-BUILD-14", "DN-OPEN-13")
def test_where_exits_must_match_cards_are_swapped_that_do() -> None:
    p = ground("crypt", "night", open_against_wall=False)
    lay(p, tomb_gate=(0, 0), torchlit_passage=(0, 1), flooded_chamber=(1, 0), worn_passage=(0, 2))
    shifting(p, "torn_firmament")
    answer(p, "choose", piece(p, "torchlit_passage"))
    assert refusal(p, "swap", piece(p, "torchlit_passage"), piece(p, "worn_passage"), 0, 0) is None
    assert (piece(p, "worn_passage"), 0, 0) in outcomes(p)


def test_a_card_that_lies_by_a_quarter_is_turned_from_there() -> None:
    p = ground("crypt", square_tiles=True)
    lay(p, tomb_gate=(0, 0), lower_drain_crawl=(0, 1))  # open to the south and west
    shifting(p, "twisting_halls")
    drain = piece(p, "lower_drain_crawl")
    answer(p, "shift", drain, cell(0, 1), 1)  # to the west and north
    shifting(p, "twisting_halls")
    assert {turn for place, turn in outcomes(p) if place == cell(0, 1)} == {0}
    assert paths.openings(p)[drain] == 1 << WEST | 1 << NORTH
    p.unlocked = ((drain, WEST),)
    answer(p, "shift", drain, cell(0, 1), 0)
    assert p.unlocked == ((drain, SOUTH),)


def test_forest_shift_takes_forests_and_no_others() -> None:
    p = ground("marches")
    lay(
        p, arnum_hamlet=(0, 0), forest_road=(0, 1, 2), grim_road=(1, 0), river_road=(-1, 0), hollow_oak=(2, 0)
    )
    shifting(p, "forest_shift")
    assert choices(p) == ["forest_road", "grim_road", "hollow_oak"]
    assert refusal(p, "choose", piece(p, "river_road")) == ("wrong_terrain",)
    assert refusal(p, "choose", piece(p, "arnum_hamlet")) == ("wrong_terrain",)
    answer(p, "choose", piece(p, "grim_road"))
    assert p.ask is not None
    assert {option[0] for option in p.ask.options} == {"swap"}  # the Oak hangs on it


@rule("DN-EFFECT-15")
def test_a_card_that_fits_nowhere_else_is_not_moved() -> None:
    p = ground("marches")
    lay(p, arnum_hamlet=(0, 0), forest_road=(0, 1, 2))
    assert playable(p, "forest_shift")
    for side in (NORTH, SOUTH, WEST):
        bar(p, "bramble_wall", "arnum_hamlet", side)
    assert not playable(p, "forest_shift")


# What hangs on a card ---------------------------------------------------------------------------------


def test_tokens_locks_and_attachments_turn_with_their_card() -> None:
    p = ground("crypt", "marches", "night")
    lay(p, arnum_hamlet=(0, 0), river_road=(0, 1), grim_road=(1, 0), old_kings_road=(1, 1))
    grim = piece(p, "grim_road")
    bar(p, "bramble_wall", "grim_road", WEST)
    bar(p, "bolt_the_doors", "grim_road", NONE)
    bar(p, "bolt_the_doors", "old_kings_road", NORTH)
    p.unlocked = ((grim, WEST), (piece(p, "river_road"), NORTH))
    p.at, p.stuck = [grim, piece(p, "river_road")], (WEST, NORTH)
    shifting(p, "torn_firmament")
    answer(p, "choose", grim)
    answer(p, "swap", grim, piece(p, "river_road"), 2, 0)
    assert [side for _, _, side in p.doors] == [EAST, NONE, NORTH]
    assert p.unlocked == ((grim, EAST), (piece(p, "river_road"), NORTH))
    assert p.stuck == (EAST, NORTH)


def test_a_wall_of_brambles_counts_when_its_card_is_shifted() -> None:
    p = ground("marches")
    lay(p, arnum_hamlet=(0, 0), river_road=(0, 1), forest_road=(0, 2, 2))
    lay(p, grim_road=(1, 0))
    bar(p, "bramble_wall", "grim_road", SOUTH)
    shifting(p, "forest_shift")
    answer(p, "choose", piece(p, "grim_road"))
    grim = piece(p, "grim_road")
    assert refusal(p, "shift", grim, cell(-1, 0, "wilderness"), 0) == ("stranded",)
    assert (cell(-1, 0, "wilderness"), 2) in outcomes(p)
