"""What a view remembers is never stale and never another seat's: it equals a view made from nothing."""

from __future__ import annotations

from collections.abc import Iterator
from functools import _lru_cache_wrapper
from random import Random
from typing import Any

import msgspec
import pytest
from tests.games.thunderstone.teller import Story

from delvewright.games.thunderstone.board import DECK, DISCARD, EACH_HERO, HAND, STACKS
from delvewright.games.thunderstone.shapes import Campaign
from delvewright.kernel.sight import NOBODY
from delvewright.views.thunderstone import board, memory, reading, sides
from views.thunderstone.tables import FRONT, TABLES, game_played

NAMES = ("Ann", "Bo", "Cleo", "Dan", "Eve")


def memories() -> Iterator[_lru_cache_wrapper[Any]]:
    """Everything that remembers parts of positions."""
    for module in (memory, sides, board, reading):
        for each in vars(module).values():
            if isinstance(each, _lru_cache_wrapper) and each.__module__ == module.__name__:
                yield each


def forget() -> None:
    for each in memories():
        each.cache_clear()


def seen(state: Any, seat: int) -> bytes:
    return msgspec.json.encode(FRONT.view(state, seat, NAMES))


@pytest.mark.parametrize("table", TABLES)
def test_remembered_parts_make_the_view_that_is_made_from_nothing(table: str) -> None:
    """A whole game is looked at by everybody first, so that all there is to remember is remembered."""
    answered = game_played(table, 7)
    states = [each.before for each in answered] + [answered[-1].after]
    looks = [(state, seat) for state in states for seat in range(NOBODY, len(state.xp))]
    forget()
    remembered = [seen(state, seat) for state, seat in looks]
    luck = Random(table)
    for number in luck.sample(range(len(looks)), min(400, len(looks))):
        forget()
        state, seat = looks[number]
        assert seen(state, seat) == remembered[number]


def test_every_memory_is_bounded() -> None:
    found = list(memories())
    assert len(found) >= 7
    assert all(each.cache_info().maxsize for each in found)


# What happens on a turn, one thing at a time ---------------------------------------------------------

MILITIA, DWARF, SWORD, SPELL, STONE, PRINCE, DOG = range(7)

CHANGES: dict[str, Any] = {
    "held": lambda at: ((at[SWORD], at[DWARF]),),
    "boosts": lambda at: ((at[DWARF], EACH_HERO, 1, 1, 1),),
    "used": lambda at: ((at[SPELL], 0),),
    "doomed": lambda at: (at[DWARF],),
    "borrowed": lambda at: ((at[DWARF], 1),),
    "guises": lambda at: ((at[MILITIA], "militia"),),
    "converted": lambda at: ((at[SPELL], at[DWARF]),),
    "left_out": lambda at: at[DWARF],
    "weightless": lambda at: True,
    "weakened": lambda at: ((at[PRINCE], 1),),
    "breached": lambda at: (at[PRINCE],),
    "quarry": lambda at: at[DOG],
    "foe": lambda at: at[PRINCE],
    "fought": lambda at: True,
    "campaign": lambda at: Campaign("epic"),
    "gold": lambda at: 5,
    "turn": lambda at: 1,
    "revealed": lambda at: False,
    "stones": lambda at: 1,
    "xp": lambda at: [4, 4],
}
"""Fields of a position, and something else that each could be."""


@pytest.mark.parametrize("field", CHANGES)
def test_a_change_is_seen_by_everybody(field: str) -> None:
    """Simulations and stories change positions in place: what was remembered must not outlive the change."""
    story = Story().start()
    hand = story.hand("militia", "dwarf_guardian", "flaming_sword", "battle_fury", "stone_of_agony")
    _, prince, dog = story.hall(rank_2="the_prince", rank_3="blink_dog")
    story.do("dungeon")
    p = story.state
    p.held = ((hand[SWORD], hand[MILITIA]),)  # too heavy for it
    before = [seen(p, seat) for seat in (NOBODY, 0, 1)]
    setattr(p, field, CHANGES[field]([*hand, prince, dog]))
    remembered = [seen(p, seat) for seat in (NOBODY, 0, 1)]
    forget()
    assert [seen(p, seat) for seat in (NOBODY, 0, 1)] == remembered
    assert remembered != before


def test_other_readings_of_the_rules_are_seen() -> None:
    story = Story().start()
    story.hand("militia", "militia")
    story.hall(rank_1="the_prince")
    story.do("dungeon")
    p = story.state
    assert preview(p).attack == -2
    p.rules = msgspec.structs.replace(p.rules, floor_hero_at_zero=True)
    assert preview(p).attack == 0


def preview(p: Any) -> Any:
    return FRONT.view(p, 0).hall[1].cards[0].preview


# Who sees what ---------------------------------------------------------------------------------------


def test_a_hand_laid_open_and_closed_again_is_not_remembered_open() -> None:
    state = FRONT.start(seats=2, seed=3)
    turn = state.turn
    other = 1 - turn
    assert FRONT.view(state, other).seats[turn].hand == ()
    state.revealed = True
    assert len(FRONT.view(state, other).seats[turn].hand) == 6
    state.revealed = False
    closed = FRONT.view(state, other).seats[turn]
    assert closed.hand == ()
    assert closed.hidden == 6
    assert sum(closed.unseen.values()) == 12


def test_a_known_card_is_known_to_those_alone_who_saw_it() -> None:
    state = FRONT.start(seats=2, seed=3)
    top = state.zones[DECK][0]
    state.known = ((top, 1 << 1),)
    for _ in range(2):
        assert [each.piece for each in FRONT.view(state, 1).seats[0].known] == [top]
        assert FRONT.view(state, 0).seats[0].known == ()
        assert FRONT.view(state, NOBODY).seats[0].known == ()


def test_the_same_cards_in_another_place_are_seen_there() -> None:
    state = FRONT.start(seats=2, seed=3)
    before = FRONT.view(state, 0)
    state.zones[DISCARD], state.zones[HAND] = state.zones[HAND], ()
    after = FRONT.view(state, 0)
    assert [card.piece for card in before.seats[0].hand] == [piece.piece for piece in after.seats[0].discard]
    state.zones[STACKS] = state.zones[STACKS][1:]
    assert FRONT.view(state, 0).village[0].count == before.village[0].count - 1
