"""The set-up: what is dealt, rolled and laid out before the first turn."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.dungeoneer.teller import Story
from tests.marks import rule

from delvewright.games.dungeoneer import GAME, board
from delvewright.games.dungeoneer.kinds import KINDS
from delvewright.kernel.steps import run
from delvewright.views.digest import digest
from delvewright.words.dice import d6


def sorts(state: Any, zone: int) -> set[str]:
    return {state.cast[piece].sort for piece in state.zones[zone]}


def first_rolls(seats: int, *dice: tuple[int, int]) -> Any:
    """A game in which these dice are rolled for the first turn: (seat, what it shows)."""
    state = GAME.opened(seats, 0, {})
    state.loaded = tuple([(seat, die - 1) for seat, die in dice])
    state.told = []
    run(state)
    assert state.loaded == ()
    return state


@rule("DN-SETUP-01", "DN-SETUP-12")
def test_cards_lie_in_decks_by_their_backs() -> None:
    state = GAME.start(seats=2, seed=1)
    assert sorts(state, board.MAPS) == sorts(state, board.MAP) == {"map"}
    assert sorts(state, board.HEROES) == {"hero"}
    assert sorts(state, board.QUEST_DECKS) == {"quest"}
    assert sorts(state, board.ADVENTURE) == {"boon", "treasure", "bane", "encounter"}
    assert len(state.zones[board.ADVENTURE]) == 60 - 2 * 5
    assert state.zones[board.DISCARD] == ()


@rule("DN-SETUP-04", "DN-SETUP-05")
def test_decks_are_shuffled_and_heroes_dealt_at_random() -> None:
    games = [GAME.start(seats=2, seed=seed) for seed in range(12)]
    for zone in (board.ADVENTURE, board.MAPS, board.QUEST_DECKS):
        assert len({game.zones[zone] for game in games}) == 12
    heroes = [game.zones[board.HERO + seat] for game in games for seat in range(2)]
    assert all(len(cards) == 1 for cards in heroes)
    assert len(set(heroes)) == 6  # every hero of the set is somebody's now and then
    assert all(GAME.sees(games[0], board.HERO + 1, viewer) for viewer in (-1, 0, 1))


@rule("DN-SETUP-06", "DN-SETUP-07", "DN-SETUP-10", "DN-SETUP-11", "DN-OPEN-37")
def test_everybody_begins_alike() -> None:
    state = GAME.start(seats=4, seed=3, packs=("marches",))
    (entrance,) = {*state.at}
    assert state.cast[entrance].type == "entrance"
    assert state.places[entrance] == board.CENTRES["wilderness"]
    assert (state.level, state.life) == ((1,) * 4, [6] * 4)
    assert (state.glory, state.peril) == ([0] * 4, [0] * 4)
    assert [len(state.zones[board.HAND + seat]) for seat in range(4)] == [5] * 4
    assert not GAME.sees(state, board.HAND + 1, 0)  # a hand is secret
    assert GAME.sees(state, board.HAND + 1, 1)


@rule("DN-OPEN-37")
def test_or_with_the_glory_and_peril_of_the_entrance() -> None:
    state = GAME.start(seats=2, seed=3, start_collects=True)
    assert (state.glory, state.peril) == ([1, 1], [1, 1])


@rule("DN-SETUP-13")
def test_the_highest_roll_has_the_first_turn() -> None:
    state = first_rolls(3, (0, 2), (1, 3), (2, 6))
    assert (state.turn, state.ask.seat, state.ask.question) == (2, 2, "lord")
    assert [event.args for event in state.told if event.key == "roll_off"] == [((0, 1, 2), (2, 3, 6))]


@rule("DN-SETUP-15")
def test_those_who_tie_roll_again() -> None:
    state = first_rolls(3, (0, 5), (1, 2), (2, 5), (0, 4), (2, 4), (0, 6), (2, 1))
    assert state.turn == 0
    assert [event.args for event in state.told if event.key == "roll_off"] == [
        ((0, 1, 2), (5, 2, 5)),
        ((0, 2), (4, 4)),
        ((0, 2), (6, 1)),
    ]


@rule("DN-OPT-01", "DN-DP-01")
def test_heroes_may_be_picked_from_player_a_on() -> None:
    state = GAME.opened(3, 0, {"pick_hero": True})
    state.loaded = ((0, 0), (1, 5), (2, 0))
    run(state)
    assert (state.ask.seat, state.ask.question) == (1, "pick")
    assert len(GAME.names(state)) == 6
    for seat, hero in ((1, "raka"), (2, "kron_axereaver"), (0, "veshna_dool")):
        assert state.ask.seat == seat
        state = GAME.answer(state, f"pick {hero}")
        assert f"pick {hero}" not in GAME.names(state)
        assert [state.cast[card].id for card in state.zones[board.HERO + seat]] == [hero]
    assert state.ask.question == "lord"


# Components ---------------------------------------------------------------------------------------------


@rule("DN-COMP-01")
@pytest.mark.parametrize("name", ["crypt", "marches"])
def test_a_double_deck_has_6_heroes_14_quests_22_maps_and_60_adventure_cards(name: str) -> None:
    counts: Counter[str] = Counter()
    for kind in KINDS.values():
        deck = kind.sort if kind.sort in ("hero", "quest", "map") else "adventure"
        counts[deck] += kind.copies.get(name, 0)
    assert counts == {"hero": 6, "quest": 14, "map": 22, "adventure": 60}


@rule("DN-COMP-02")
def test_dice_have_six_sides() -> None:
    state = GAME.start(seats=2, seed=1)
    assert {d6(state, seat) for seat in range(2) for _ in range(100)} == {1, 2, 3, 4, 5, 6}


@rule("DN-COMP-25")
def test_phases_steps_and_the_order_of_resolution_can_be_looked_up() -> None:
    rules: Any = digest("dungeoneer")
    for id, words in (
        ("DN-RESET-01", ("Reset", "Dungeonlord", "Build", "Hero", "Discard/Draw")),
        ("DN-COMBAT-01", ("Attack", "Response", "Challenge", "Pack", "Reward")),
        ("DN-UNIV-04", ("Boon", "Treasure", "Bane", "exit", "Encounter", "Quest")),
    ):
        assert all(word in str(rules[id]) for word in words), id


@rule("DN-COMP-03", "DN-COMP-04", "DN-COMP-26")
def test_tokens_show_where_heroes_are_and_what_lies_about(table: Story) -> None:
    table.start(2).stands("worn_passage", seat=1)
    assert [table.place_of(seat) for seat in range(2)] == ["tomb_gate", "worn_passage"]
    table.start(2, packs=("marches",)).lay(thieves_alley=(0, 0), arnum_hamlet=(0, 1))
    (lily,) = table.quests("rescue_lily")
    table.hero_phase().do("take_up rescue_lily")
    assert table.state.escorted == (lily,)  # the token is on the card
    table.do("drop rescue_lily")
    assert table.state.dropped == ((lily, table.piece("thieves_alley")),)  # and tied to a space


@rule("DN-COMP-05")
def test_glory_and_peril_grow_without_limit(table: Story) -> None:
    table.start(2).glory(1000).peril(1000).hero_phase().do("move north")
    assert (table.glory_of(0), table.peril_of(0)) == (1001, 1001)


@rule("DN-COMP-09", "DN-COMP-17", "DN-COMP-23")
def test_what_is_ready_lies_in_front_of_its_player_for_all_to_see(table: Story) -> None:
    table.start(2).hand("boot_of_ala_hazad")
    table.glory(3).hero_phase()
    assert table.score_of(2) == 3  # in the hand it does nothing
    assert not GAME.sees(table.state, board.HAND, 1)
    table.do("play boot_of_ala_hazad")
    assert (table.inventory_of(0), table.score_of(2)) == (["boot_of_ala_hazad"], 4)
    assert all(GAME.sees(table.state, zone, 1) for zone in (board.INVENTORY, board.HERO, board.PACK))
    table.idle_until(0)
    assert table.inventory_of(0) == ["boot_of_ala_hazad"]  # it stays
