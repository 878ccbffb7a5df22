"""Perils: the words in which Monsters, rooms and Guardians say what they do to a Champion."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from delvewright.games.barricades import closing, moves, rewards, way
from delvewright.games.barricades.board import (
    GUARDIAN_STREAM,
    NONE,
    PLAY,
    SUPPLY,
    TOKENS,
    WILDERNESS,
    Board,
    battle_of,
    have,
    heroes,
    level_of,
    seats,
    wielder,
)
from delvewright.games.barricades.muster import is_flagged
from delvewright.games.barricades.printed import Card
from delvewright.games.barricades.shapes import Battle
from delvewright.games.barricades.uses import held
from delvewright.games.barricades.words import HERO, Filter, in_hand
from delvewright.kernel.ask import Candidates
from delvewright.kernel.events import tell
from delvewright.kernel.steps import Word, push
from delvewright.words.dice import d6
from delvewright.words.flow import Choose, EachSeat, Test, When

Pool = Callable[[Board, int, int, int], Iterable[int]]
Act = Callable[[Board, int, int, int], None]


def anything(p: Board, seat: int, me: int, piece: int) -> None:
    """No piece of the pool is refused."""


# Who has what ----------------------------------------------------------------------------------------------


def have_no(*words: str) -> Test:
    """BQ-BASE-48. No card in play has any of these keywords."""
    return lambda p, seat, me, it: not have(p, seat, *words)


def of_level(level: int) -> Filter:
    """A Hero of one level."""
    return Filter(
        f"level-{level} Hero",
        lambda p, piece: HERO.test(p, piece) and level_of_card(p, piece) == level,
    )


def picked(p: Board, seat: int) -> list[int]:
    """The Heroes that a Before Battle effect may pick: all but who says otherwise."""
    return moves.alike(p, [hero for hero in heroes(p, seat) if not is_flagged(p, hero, "unpicked")])


def level_of_card(p: Board, piece: int) -> int:
    kind = p.cast[piece]
    assert isinstance(kind, Card)
    return kind.level


# One thing or the other -------------------------------------------------------------------------------------


class Instead(Choose):
    """A choice that may be got out of only where something else can be given."""

    __slots__ = ("able",)

    def __init__(
        self, verb: str, pool: Pool, act: Act, decline: str, able: Test, wanted: str = "card"
    ) -> None:
        super().__init__(verb, pool, anything, act, decline, wanted=wanted)
        self.able = able

    def __call__(self, p: Any, seat: int, me: int, it: int) -> None:
        super().__call__(p, seat, me, it)

    def candidates(self, p: Any, seat: int, me: int, it: int) -> Candidates:
        for option, why in super().candidates(p, seat, me, it):
            if len(option) > 1 or self.able(p, seat, me, it):
                yield option, why


def one_or(
    verb: str, pool: Pool, act: Act, decline: str, *words: Word, able: Test = lambda p, seat, me, it: True
) -> tuple[Word, ...]:
    """One piece of the pool suffers, or the words happen; the words where there is no such piece."""
    return (
        Instead(verb, pool, act, decline, able),
        When(lambda p, seat, me, it: it == NONE, *words),
    )


def discards(p: Board, seat: int, me: int, it: int) -> None:
    moves.discard(p, seat, it)


def destroys(p: Board, seat: int, me: int, it: int) -> None:
    moves.destroy(p, seat, it)


# Gear tokens ------------------------------------------------------------------------------------------------


def tokens(p: Board, seat: int, me: int = NONE, it: int = NONE) -> list[int]:
    """One Gear token of each sort that a Champion holds."""
    return [token for token in p.zones[SUPPLY] if held(p, seat, token)]


def destroys_token(p: Board, seat: int, me: int, it: int) -> None:
    moves.lose_gear(p, seat, p.cast[it].id)
    tell(p, "token_destroyed", seat, it)


lose_token = Choose("destroy_token", tokens, anything, destroys_token, wanted="Gear token")
"""Destroy one Gear token one holds."""


def held_or_won(p: Board, seat: int, me: int, it: int) -> list[int]:
    """What one holds, or what the battle has just won."""
    fight = fight_of(p, seat)
    won = {TOKENS[token] for token in fight.gear}
    return [token for token in p.zones[SUPPLY] if held(p, seat, token) or p.cast[token].id in won]


def destroys_held_or_won(p: Board, seat: int, me: int, it: int) -> None:
    """What one holds goes first."""
    if held(p, seat, it):
        destroys_token(p, seat, me, it)
    else:
        rewards.take_token(p, fight_of(p, seat), TOKENS.index(p.cast[it].id))
        tell(p, "token_destroyed", seat, it)


def none_held_or_won(p: Board, seat: int, me: int, it: int) -> bool:
    """Another member may have lost the last token that was won, while this one still chose."""
    return not held_or_won(p, seat, me, it)


def hand_of(filter: Filter) -> Pool:
    def pool(p: Board, seat: int, me: int, it: int) -> list[int]:
        return [card for card in in_hand(p, seat, me, it) if filter.test(p, card)]

    return pool


# Battles ----------------------------------------------------------------------------------------------------


def fight_of(p: Board, seat: int) -> Battle:
    fight = battle_of(p, seat)
    assert fight is not None
    return fight


def die_showed(least: int) -> Test:
    """The die of this Swarm."""
    return lambda p, seat, me, it: dict(fight_of(p, seat).rolled)[me] >= least


def counted(p: Board, battle: Battle, count: Callable[[Board, int], int], most: int = 99) -> int:
    """BQ-PARTY-19. What depends on "you" counts all members, and a maximum once."""
    return min(most, sum([count(p, seat) for seat in battle.members]))


def wielded(p: Board, seat: int, me: int, it: int) -> list[int]:
    mine = [piece for piece in p.zones[PLAY + seat] if wielder(p, piece) != NONE]
    return moves.alike(p, mine)


def to_the_wilderness(p: Board, seat: int, me: int, it: int) -> None:
    way.put_in(p, seat, WILDERNESS)


def defeated_nothing(p: Board, seat: int) -> bool:
    return not any([battle.won and seat in battle.members for battle in p.battles])


# Dice, and all at once --------------------------------------------------------------------------------------


def roll(p: Board, seat: int, me: int) -> int:
    """A six-sided die, for all to see."""
    shown = d6(p, GUARDIAN_STREAM)
    tell(p, "die_shows", seat, me, shown)
    return shown


class Rolled:
    """Roll a six-sided die: one of two things happens."""

    __slots__ = ("high", "least", "low")

    def __init__(self, least: int, low: tuple[Word, ...] = (), high: tuple[Word, ...] = ()) -> None:
        self.least = least
        self.low = When(lambda p, seat, me, it: True, *low)
        self.high = When(lambda p, seat, me, it: True, *high)

    def settle(self, address: str, index: int) -> None:
        self.low.settle(f"{address}/low", index)
        self.high.settle(f"{address}/high", index)

    def __call__(self, p: Board, seat: int, me: int, it: int) -> None:
        (self.high if roll(p, seat, me) >= self.least else self.low)(p, seat, me, it)


def on_low(most: int, *words: Word) -> Rolled:
    """They happen when the die shows so much at most."""
    return Rolled(most + 1, low=words)


def on_high(least: int, *words: Word) -> Rolled:
    return Rolled(least, high=words)


def from_the_speaker(p: Board, seat: int) -> list[int]:
    """All Champions, the speaker first."""
    count = len(seats(p))
    return [(p.turn + more) % count for more in range(count)]


def everybody(*words: Word, where: Callable[[Board, int], bool] = lambda p, seat: True) -> EachSeat:
    """Each Champion of whom that holds, one after the other."""
    return EachSeat(lambda p, seat: [one for one in from_the_speaker(p, seat) if where(p, one)], *words)


def in_level(number: int) -> Callable[[Board, int], bool]:
    return lambda p, seat: level_of(p.at[seat]) == number


def chit(p: Board, seat: int, me: int, it: int) -> None:
    """The Village gains one."""
    push(p, closing.draw_chit)


def chits_less_each(most: int) -> Word:
    """The Village gains so many, 1 less for each Champion: the fewer there are, the fewer watch it."""

    def word(p: Board, seat: int, me: int, it: int) -> None:
        for _ in range(most - len(seats(p))):
            push(p, closing.draw_chit)

    return word
