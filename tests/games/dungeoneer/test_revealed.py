"""The Revealed Map: all Map cards are dealt, and the players lay the whole map before the first turn."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.dungeoneer.ground import ALONE, BOTH, answer, cell, do, ground, lay, names, piece, refusal
from tests.marks import rule

from delvewright.games.dungeoneer import GAME, paths, revealed
from delvewright.games.dungeoneer.board import ASIDE, DUNGEON_MAPS, GLOBAL, HELD, MAP, MAP_STREAM, MAPS, Board
from delvewright.kernel.sight import NOBODY
from delvewright.lab.laws import sees_no_more, shown_is_news
from delvewright.words.zones import move, zone_of


def dealt(*hands: tuple[str, ...], settings: tuple[str, ...] = ALONE, **laid: tuple[int, ...]) -> Board:
    """A map that has begun, and the cards that each seat still holds."""
    p = ground(*settings, seats=len(hands))
    lay(p, **laid)
    for seat, kinds in enumerate(hands):
        for kind in kinds:
            move(p, piece(p, kind), zone_of(p, piece(p, kind)), HELD + seat)
    p.zones[ASIDE] += p.zones[MAPS] + p.zones[DUNGEON_MAPS]
    p.zones[MAPS] = p.zones[DUNGEON_MAPS] = ()
    return p


def name_globally(p: Board, quest: str) -> None:
    move(p, piece(p, quest), zone_of(p, piece(p, quest)), GLOBAL)


def asked(p: Board) -> tuple[int, str]:
    assert p.ask is not None
    return p.ask.seat, p.ask.question


@rule("DN-OPT-05", "DN-OPT-11")
def test_whoever_is_dealt_the_entrance_is_player_a_and_lays_it_then_all_lay_one_each() -> None:
    p = ground(seats=3)
    cards = p.zones[MAPS]
    p.loaded = ((MAP_STREAM, (*cards[1:8], cards[0], *cards[8:])),)  # the eighth card goes to seat 1
    do(p, revealed.deal_maps)
    assert p.turn == 1
    assert names(p, p.zones[MAP]) == ["tomb_gate"]
    assert (p.places[p.zones[MAP][0]], p.turned[p.zones[MAP][0]]) == (cell(0, 0), 0)
    assert [len(p.zones[HELD + seat]) for seat in range(3)] == [8, 6, 7]
    assert asked(p) == (2, "lay")
    for seat in (2, 0, 1, 2):
        assert asked(p)[0] == seat
        assert p.ask is not None
        answer(p, *p.ask.options[0])
    assert len(p.zones[MAP]) == 5


@rule("DN-DP-46")
def test_each_held_card_is_offered_in_each_legal_place() -> None:
    p = dealt(("worn_passage", "flooded_chamber"), ("ossuary",), tomb_gate=(0, 0))
    do(p, revealed.lay_next, 0, 0)
    assert p.ask is not None
    assert {p.cast[option[1]].id for option in p.ask.options} == {"worn_passage", "flooded_chamber"}
    assert refusal(p, "place", piece(p, "worn_passage"), cell(-1, 0), 0) == ("stranded",)
    answer(p, "place", piece(p, "worn_passage"), cell(-1, 0), 2)
    assert p.news
    assert asked(p) == (1, "lay")


@rule("DN-OPEN-41")
def test_who_can_place_nothing_passes_and_waits() -> None:
    p = dealt(
        ("inner_sanctum",),
        ("ossuary",),
        tomb_gate=(0, 0),
        lower_drain_crawl=(-1, 0),
        upper_drain_crawl=(1, 0),
    )
    do(p, revealed.lay_next, 0, 0)
    assert p.ask is not None
    assert p.ask.options == (("pass",),)
    answer(p, "pass")
    answer(p, "place", piece(p, "ossuary"), cell(0, 1), 0)
    answer(p, "place", piece(p, "inner_sanctum"), cell(-1, 1), 0)
    assert (p.ask, p.stack) == (None, ())


def test_cards_that_find_no_place_in_two_rounds_are_left_out() -> None:
    p = ground(*BOTH)
    stuck = piece(p, "ossuary"), piece(p, "prison_cells"), piece(p, "kings_vault")  # there is no Tomb Gate
    p.zones[MAPS], p.zones[DUNGEON_MAPS] = (piece(p, "arnum_hamlet"), stuck[0]), stuck[1:]
    do(p, revealed.deal_maps)
    for _ in range(4):
        assert asked(p)[1] == "lay"
        answer(p, "pass")
    assert p.ask is None
    assert set(p.zones[ASIDE]) == set(stuck)


def test_who_holds_nothing_more_is_passed_over() -> None:
    p = dealt(("worn_passage", "ossuary"), (), ("flooded_chamber",), tomb_gate=(0, 0))
    do(p, revealed.lay_next, 0, 0)
    answer(p, "place", piece(p, "worn_passage"), cell(0, 1), 0)
    assert asked(p)[0] == 2


@rule("DN-BUILD-10")
def test_no_card_may_close_the_map_while_somebody_holds_another() -> None:
    ring = {"kings_vault": (0, 0, 2), "lower_drain_crawl": (0, 1), "upper_drain_crawl": (1, 0)}
    p = dealt(("throne_of_bones",), ("ossuary",), **ring)
    p.rules = ground(*ALONE, square_tiles=True).rules
    do(p, revealed.lay_next, 0, 0)
    assert refusal(p, "place", piece(p, "throne_of_bones"), cell(1, 1), 1) == ("closes_map",)
    p.zones[HELD + 1] = ()
    assert refusal(p, "place", piece(p, "throne_of_bones"), cell(1, 1), 1) is None


@rule("DN-OPT-06")
def test_what_a_global_quest_names_is_placed_last_by_its_holder() -> None:
    p = dealt(("forge_of_sighs", "worn_passage"), ("ossuary", "hall_of_chains"), tomb_gate=(0, 0))
    name_globally(p, "break_the_vault_cipher")
    do(p, revealed.lay_next, 0, 0)
    assert refusal(p, "place", piece(p, "forge_of_sighs"), cell(0, 1), 2) == ("placed_last",)
    answer(p, "place", piece(p, "worn_passage"), cell(0, 1), 0)
    answer(p, "place", piece(p, "ossuary"), cell(0, -1), 0)  # nothing keeps the others back
    answer(p, "place", piece(p, "forge_of_sighs"), cell(1, 0), 0)
    assert asked(p) == (1, "lay")


def test_after_a_round_in_which_all_passed_what_is_placed_last_need_not_wait() -> None:
    hands = ("ossuary",), ("prison_cells",), ("kings_vault", "hollow_oak")  # and nobody has the Tomb Gate
    p = dealt(*hands, settings=BOTH, arnum_hamlet=(0, 0))
    name_globally(p, "the_antler_crown")
    do(p, revealed.lay_next, 0, 0)
    oak = "place", piece(p, "hollow_oak"), cell(0, 1, "wilderness"), 2
    answer(p, "pass")
    answer(p, "pass")
    assert refusal(p, *oak) == ("placed_last",)
    answer(p, "pass")
    answer(p, "pass")
    answer(p, "pass")
    answer(p, *oak)
    for _ in range(6):
        answer(p, "pass")
    assert p.ask is None


@pytest.mark.parametrize("holder", [0, 2])
def test_a_round_is_over_when_it_comes_back_to_whoever_passed_first(holder: int) -> None:
    hands = {0: ("ossuary",), 1: (), 2: ("kings_vault",)}
    hands[holder] += ("hollow_oak",)
    p = dealt(*hands.values(), settings=BOTH, arnum_hamlet=(0, 0))
    name_globally(p, "the_antler_crown")
    do(p, revealed.lay_next, 0, 0)
    oak = "place", piece(p, "hollow_oak"), cell(0, 1, "wilderness"), 2
    asked_before = []
    while refusal(p, *oak) or asked(p)[0] != holder:
        asked_before.append(asked(p)[0])
        answer(p, "pass")
    assert asked_before == ([0, 2] if holder == 0 else [0, 2, 0])


@rule("DN-OPT-11", "DN-COMBINE-04")
def test_with_both_borders_the_dungeon_begins_once_a_portal_lies() -> None:
    p = dealt(("tomb_gate", "ossuary"), ("hollow_oak",), settings=BOTH, arnum_hamlet=(0, 0))
    do(p, revealed.lay_next, 0, 0)
    assert refusal(p, "place", piece(p, "tomb_gate"), cell(0, 0), 0) == ("no_way_in",)
    answer(p, "pass")
    answer(p, "place", piece(p, "hollow_oak"), cell(0, 1, "wilderness"), 2)
    assert refusal(p, "place", piece(p, "ossuary"), cell(0, 0), 0) == ("no_way_in",)
    answer(p, "place", piece(p, "tomb_gate"), cell(0, 0), 0)
    answer(p, "place", piece(p, "ossuary"), cell(0, 1), 0)
    assert p.ask is None


def whole_map(luck: Random, seats: int, **settings: Any) -> Any:
    """A game whose map was laid at random, looked at through all eyes on the way."""
    state = GAME.start(seats=seats, seed=luck.getrandbits(30), revealed_map=True, **settings)
    while state.ask.question == "lay":
        for viewer in (NOBODY, *range(seats)):
            sees_no_more(GAME, state, viewer, luck)
        after = GAME.answer(state, luck.choice(state.ask.options))
        shown_is_news(GAME, state, after, seats)
        state = after
    return state


@rule("DN-OPT-05", "DN-OPT-11")
@pytest.mark.parametrize(("seats", "packs"), [(2, ("crypt",)), (3, ("marches",)), (4, BOTH)])
def test_a_revealed_map_lies_whole_and_keeps_its_secrets_until_it_does(
    seats: int, packs: tuple[str, ...]
) -> None:
    state = whole_map(Random(seats), seats, packs=packs)
    assert len(state.zones[MAP]) == 22 * len(packs)
    assert (state.zones[MAPS], state.zones[DUNGEON_MAPS]) == ((), ())
    for border in {state.cast[tile].border for tile in state.zones[MAP]}:
        assert not paths.stranded(paths.tiles_of(state, border), paths.openings(state))
    entrance = state.zones[MAP][0]
    assert state.at == [entrance] * seats
    assert state.cast[entrance].id == ("tomb_gate" if packs == ("crypt",) else "arnum_hamlet")
