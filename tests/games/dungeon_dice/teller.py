"""A table of Dungeon Dice that a test lays out by hand and plays in the words of the game."""

from __future__ import annotations

from typing import Any, Self

from tests import story

from delvewright.games.dungeon_dice import GAME, board
from delvewright.games.dungeon_dice.dice import foe_total, hero_total, total
from delvewright.games.dungeon_dice.fame import fame
from delvewright.games.dungeon_dice.gear import tidy
from delvewright.games.dungeon_dice.kinds import KINDS
from delvewright.words.zones import find

FOE = board.FOE


def face(spec: str) -> int:
    """ "sword_black 2 SLASH" → the first face of that die with that number ("-": none) and those symbols;
    "dragon L5": with that level; "asp reward": the reward side."""
    name, *words = spec.split()
    for index, side in enumerate(KINDS[name].faces):
        number = "-" if side.value is None else str(side.value)
        symbols = [symbol for symbol, _ in side.symbols]
        if words == ["reward"] and side.reward:
            return index
        if words and words[0].startswith("L") and words[0][1:].isdigit():
            if side.level == int(words[0][1:]) and all(word in symbols for word in words[1:]):
                return index
            continue
        if words and words[0][0].isalpha() and words == symbols:
            return index
        if words and words[0] == number and words[1:] == symbols:
            return index
    raise LookupError(f"{name} has no face {' '.join(words)!r}")


class Story(story.Story):
    """One game of Dungeon Dice. Nobody owns anything, and the bags are as printed."""

    game = GAME
    between = ("turn", "end_of_turn")

    def __init__(self, saved: bool = False):
        super().__init__(saved)
        self.speaks_up = False  # else nobody says anything unasked
        self._turns = 1  # turns that have been seen to begin

    # Laying out --------------------------------------------------------------------------------------

    def start(self, seats: int = 2, seed: int = 0, **settings: Any) -> Self:
        super().start(seats, seed, **{"mode": "core", "dungeon_die": "none", "bargains": "none", **settings})
        state = self.state
        for seat in range(seats):
            for piece in state.zones[board.OWNED + seat]:
                board.leave(state, piece, board.home(state, piece))
            state.gear[seat] = ()
            state.famed[seat] = 0
        state.place = ""
        self.ask_anew()
        return self

    def opened(self, state: Any) -> Any:
        while state.ask.question == "mulligan":
            state = GAME.answer(state, "pass")
        return state

    def make(self, kind: str) -> int:
        """A piece of a kind: from its bag, or a new one."""
        state = self.state
        bag = board.BAGS[KINDS[kind].bag]
        piece = find(state, bag, kind)
        if piece < 0:
            state.cast = (*state.cast, KINDS[kind])
            state.faces.append(-1)
            piece = len(state.cast) - 1
            state.zones[board.OUT] += (piece,)
            if KINDS[kind].type == "relic":
                state.relics = True
        return piece

    def own(self, *kinds: str, seat: int = 0) -> list[int]:
        """Give dice to a seat; it equips its strongest set when it needs one."""
        pieces = []
        for kind in kinds:
            piece = self.make(kind)
            board.leave(self.state, piece, board.OWNED + seat)
            pieces.append(piece)
        self.ask_anew()
        return pieces

    def ready(self, *seats: int) -> Self:
        """These seats put on their strongest sets; else a seat does so when it is its turn."""
        for seat in seats:
            tidy(self.state, seat)
        self.ask_anew()
        return self

    def bag(self, name: str, *kinds: str) -> list[int]:
        """A bag that holds exactly these dice."""
        state = self.state
        zone = board.BAGS[name]
        pieces = []
        for kind in kinds:
            pieces.append(self.make(kind))
            board.leave(state, pieces[-1], board.REJECTED)
        state.zones[board.OUT] += state.zones[zone]
        state.zones[zone] = ()
        for piece in pieces:
            board.leave(state, piece, zone)
        self.ask_anew()
        return pieces

    def trophy(self, spec: str, seat: int = 0) -> int:
        piece = self.make(spec.split()[0])
        board.leave(self.state, piece, board.TROPHIES + seat)
        self.state.faces[piece] = face(spec)
        return piece

    def experience(self, count: int, seat: int = 0) -> Self:
        self.state.experience[seat] = count
        return self

    def wound(self, *kinds: str, seat: int = 0) -> Self:
        """Wound a level die ("level") or an owned die."""
        for kind in kinds:
            if kind == "level":
                self.state.hurt[seat] += 1
            else:
                self.state.wounded += (find(self.state, board.OWNED + seat, kind),)
        return self

    def throws(self, seat: int, *specs: str) -> Self:
        """The next dice this seat (or FOE) rolls, in order."""
        for spec in specs:
            self.load(board.FOE_STREAM if seat == FOE else seat, face(spec))
        return self

    def takes_out(self, name: str, *kinds: str) -> Self:
        """The next dice drawn from a bag one after the other, none of them put back between."""
        zone = board.BAGS[name]
        left = [self.state.cast[piece].id for piece in self.state.zones[zone]]
        for kind in kinds:
            self.load(board.BAG_STREAM + zone, left.index(kind))
            left.remove(kind)
        return self

    def foe(self, *numbers: int) -> Self:
        """The next monster level dice."""
        return self.throws(FOE, *[f"monster_level {n}" + (" POTION" if n == 6 else "") for n in numbers])

    def levels(self, seat: int, *numbers: int) -> Self:
        """The next hero level dice of a seat."""
        return self.throws(seat, *[f"hero_level {n}" for n in numbers])

    def draws(self, bag: str, *kinds: str) -> Self:
        """The next dice drawn blind from a bag, each with all of them still in it."""
        zone = board.BAGS[bag]
        for kind in kinds:
            piece = find(self.state, zone, kind)
            self.load(board.BAG_STREAM + zone, self.state.zones[zone].index(piece))
        return self

    def meets(self, spec: str, seat: int = 0) -> int:
        """Draw exactly this monster, showing this level: meets("skeleton L2")."""
        piece = self.bag("encounter", spec.split()[0])[0]
        self.throws(seat, spec)
        self.do("draw")
        return piece

    # Playing -----------------------------------------------------------------------------------------

    def answered(self) -> None:
        while not self.speaks_up and self.state.ask and self.asked[1] == "meanwhile":
            self._state = GAME.answer(self.state, "pass", told=self.told)
        self.look_at(self.state)

    def look_at(self, state: Any) -> None:
        """Nothing of a combat outlasts it, and nothing of a turn lies on the table when the next begins."""
        if state.mode or state.ask is None:
            return
        bare = state.clone()
        bare.clear("combat")
        assert bare == state, f"left over from a combat: {bare.differences(state)}"
        if state.ask.question == "turn" and state.turns != self._turns:
            self._turns = state.turns
            bare.clear("turn")
            assert bare == state, f"left over from a turn: {bare.differences(state)}"
            zones = (board.ENCOUNTER, board.SPENT, board.CARRIED, board.REJECTED)
            lying = [state.cast[piece].id for zone in zones for piece in state.zones[zone]]
            assert not lying, f"left lying on the table: {lying}"
            assert (state.chest, state.struck, state.phase) == (board.NONE, (), board.OUTSIDE)

    def strongest(self) -> Self:
        """Whoever is asked for a set of equipment takes the strongest."""
        while self.asked[1] == "arm":
            self.do(self.offers[0])
        return self

    # Looking -----------------------------------------------------------------------------------------

    def kinds(self, zone: int) -> list[str]:
        return sorted(super().kinds(zone))

    def owned(self, seat: int = 0) -> list[str]:
        return self.kinds(board.OWNED + seat)

    def trophies(self, seat: int = 0) -> list[str]:
        return self.kinds(board.TROPHIES + seat)

    def in_bag(self, name: str) -> list[str]:
        return self.kinds(board.BAGS[name])

    def gear(self, seat: int = 0) -> list[str]:
        return sorted(self.state.cast[piece].id for piece in self.state.gear[seat])

    def fame(self, seat: int = 0) -> int:
        return fame(self.state, seat)

    @property
    def totals(self) -> tuple[int, int]:
        """(heroes, monster) now."""
        return (hero_total(self.state), foe_total(self.state))

    def total(self, who: int) -> int:
        return total(self.state, who)

    @property
    def compared(self) -> tuple[int, int, str]:
        """(heroes, monster, result) of the last combat."""
        return self.happened("compared")[-1][1:]

    @property
    def wounded(self) -> list[str]:
        return sorted(self.state.cast[piece].id for piece in self.state.wounded)
