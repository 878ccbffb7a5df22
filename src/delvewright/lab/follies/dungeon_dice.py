"""What is foolish in Dungeon Dice: what shows and is not used, fear of a spare die, charm without help."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from delvewright.games.dungeon_dice.board import FOE, Board, owner_of
from delvewright.kernel.ask import Option
from delvewright.kernel.events import Event

FOLLIES = {
    "seen": "an Invisibility that showed and was not used, in a turn that won nothing",
    "poison kept": "a Poison that showed and spared every opponent",
    "spare die": "FEAR of equipment that is not worn",
    "uncharmed": "a Charm that showed and was not used, and then a fight alone that was lost",
}
"""By name: what is counted as foolish, in words."""

BARGAINS = {"offered": "offers made", "agreed": "offers agreed on", "turned_down": "offers turned down"}


class Watch:
    """Looks on at one game of Dungeon Dice."""

    def __init__(self) -> None:
        self.passed: set[str] = set()  # what showed this turn and was not used
        self.won = self.lost = False

    def __call__(self, before: Board, option: Option, after: Board, told: Sequence[Event]) -> Iterator[str]:
        ask = before.ask
        assert ask is not None
        if ask.question == "aim":
            yield from self._aimed(before, option)
        if option[0] == "use_piece" and option[2] == "FEAR" and _spare(before, option[3]):
            yield "spare die"
        if option[0] == "counter":
            yield "offers countered"
        for event in told:
            if event.key in BARGAINS:
                yield BARGAINS[event.key]
            elif event.key == "compared":
                yield from self._compared(before, str(event.args[-1]))
        if after.turns != before.turns or after.over:
            if "INVISIBILITY" in self.passed and not self.won:
                yield "seen"
            if "CHARM" in self.passed and self.lost:
                yield "uncharmed"
            self.__init__()  # type: ignore[misc]

    def _aimed(self, before: Board, option: Option) -> Iterator[str]:
        ask = before.ask
        assert ask is not None
        shown = {each[2] for each in ask.options if len(each) > 2}
        if option[0] == "pass" and ask.seat == before.turn:
            self.passed |= shown
        if "POISON" in shown and ask.seat in before.fighters:
            hit = [
                each for each in ask.options if each[0] == "use_who" and _opposed(before, ask.seat, each[3])
            ]
            if not hit:
                yield "a Poison, rolled for its other sides, that can hit nobody"
            elif option[0] == "pass":
                yield "poison kept"

    def _compared(self, before: Board, result: str) -> Iterator[str]:
        yield "fights"
        if result == "win":
            self.won = True
        elif result == "loss":
            self.lost = self.lost or len(before.fighters) == 1
            yield "fights lost"


def _opposed(before: Board, seat: int, other: int) -> bool:
    return other == FOE or (before.foe < 0 and other != seat)


def _spare(before: Board, piece: int) -> bool:
    """A die to wear that its owner does not wear."""
    return before.cast[piece].slot != "none" and piece not in before.gear[owner_of(before, piece)]
