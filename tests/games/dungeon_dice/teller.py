"""A table of Dungeon Dice that a test lays out by hand and plays in the words of the game."""

from __future__ import annotations

from typing import Any

from delvewright.games.dungeon_dice import GAME
from delvewright.games.dungeon_dice import table as board
from delvewright.games.dungeon_dice.dice import foe_total, hero_total, total
from delvewright.games.dungeon_dice.fame import fame
from delvewright.games.dungeon_dice.gear import tidy
from delvewright.games.dungeon_dice.kinds import KINDS
from delvewright.kernel.events import Event

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


class Story:
    """One game, laid out by hand. With `saved` it is saved and loaded at every question."""

    def __init__(self, saved: bool):
        self.saved = saved
        self.told: list[Event] = []
        self.may_stay_open = False
        self.speaks_up = False  # else nobody says anything unasked
        self._state: Any = None
        self._turns = 1  # turns that have been seen to begin

    # Laying out --------------------------------------------------------------------------------------

    def start(self, seats: int = 2, **settings: Any) -> Story:
        """A game in which seat 0 is about to act; nobody owns anything and the bags are as printed."""
        settings = {"mode": "core", "dungeon_die": "none", "bargains": "none", **settings}
        for seed in range(200):
            state = GAME.start(seats=seats, seed=seed, **settings)
            while state.ask.question == "mulligan":
                state = GAME.answer(state, "pass")
            if state.ask.seat == 0 and state.ask.question == "turn":
                break
        self._state = state
        for seat in range(seats):
            for piece in state.zones[board.OWNED + seat]:
                board.leave(state, piece, board.home(state, piece))
            state.gear[seat] = ()
        state.place = ""
        self._ask_anew()
        return self

    @property
    def state(self) -> Any:
        if self._state is None:
            self.start()
        return self._state

    def _ask_anew(self) -> None:
        """List the open question's options again: the table has been changed under it."""
        state = self.state
        from delvewright.kernel.ask import QUESTIONS, Ask, legal

        ask = state.ask
        if ask is not None:
            options = legal(state, QUESTIONS[ask.question], ask.seat, ask.values)
            state.ask = Ask(ask.seat, ask.question, ask.values, options)

    def make(self, kind: str) -> int:
        """A piece of a kind: from its bag, or a new one."""
        state = self.state
        bag = board.BAGS[KINDS[kind].bag]
        piece = board.find(state, bag, kind)
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
        self._ask_anew()
        return pieces

    def ready(self, *seats: int) -> Story:
        """These seats put on their strongest sets; else a seat does so when it is its turn."""
        for seat in seats:
            tidy(self.state, seat)
        self._ask_anew()
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
        self._ask_anew()
        return pieces

    def trophy(self, spec: str, seat: int = 0) -> int:
        piece = self.make(spec.split()[0])
        board.leave(self.state, piece, board.TROPHIES + seat)
        self.state.faces[piece] = face(spec)
        return piece

    def experience(self, count: int, seat: int = 0) -> Story:
        self.state.experience[seat] = count
        return self

    def wound(self, *kinds: str, seat: int = 0) -> Story:
        """Wound a level die ("level") or an owned die."""
        for kind in kinds:
            if kind == "level":
                self.state.hurt[seat] += 1
            else:
                self.state.wounded += (board.find(self.state, board.OWNED + seat, kind),)
        return self

    def load(self, stream: int, outcome: Any) -> None:
        self.state.loaded += ((stream, outcome),)

    def throws(self, seat: int, *specs: str) -> Story:
        """The next dice this seat (or FOE) rolls, in order."""
        for spec in specs:
            self.load(board.FOE_STREAM if seat == FOE else seat, face(spec))
        return self

    def takes_out(self, name: str, *kinds: str) -> Story:
        """The next dice drawn from a bag one after the other, none of them put back between."""
        zone = board.BAGS[name]
        left = [self.state.cast[piece].id for piece in self.state.zones[zone]]
        for kind in kinds:
            self.load(board.BAG_STREAM + zone, left.index(kind))
            left.remove(kind)
        return self

    def foe(self, *numbers: int) -> Story:
        """The next monster level dice."""
        return self.throws(FOE, *[f"monster_level {n}" + (" POTION" if n == 6 else "") for n in numbers])

    def levels(self, seat: int, *numbers: int) -> Story:
        """The next hero level dice of a seat."""
        return self.throws(seat, *[f"hero_level {n}" for n in numbers])

    def draws(self, bag: str, *kinds: str) -> Story:
        """The next dice drawn blind from a bag, each with all of them still in it."""
        zone = board.BAGS[bag]
        for kind in kinds:
            piece = board.find(self.state, zone, kind)
            self.load(board.BAG_STREAM + zone, self.state.zones[zone].index(piece))
        return self

    def meets(self, spec: str, seat: int = 0) -> int:
        """Draw exactly this monster, showing this level: meets("skeleton L2")."""
        piece = self.bag("encounter", spec.split()[0])[0]
        self.throws(seat, spec)
        self.do("draw")
        return piece

    # Playing -----------------------------------------------------------------------------------------

    def do(self, *names: str, seat: int | None = None) -> Story:
        for name in names:
            state = self.state
            if self.saved:
                state = GAME.load(GAME.save(state))
                assert state == self._state, state.differences(self._state)
            self._state = GAME.answer(state, name, seat, told=self.told)
            while not self.speaks_up and self.state.ask and self.asked[1] == "meanwhile":
                self._state = GAME.answer(self.state, "pass", told=self.told)
            self.look_at(self.state)
        return self

    def look_at(self, state: Any) -> None:
        """Nothing of a combat outlasts it, and nothing of a turn lies on the table when the next begins."""
        if state.mode or state.ask is None:
            return
        bare = state.clone()
        bare.clear_combat()
        assert bare == state, f"left over from a combat: {bare.differences(state)}"
        if state.ask.question == "turn" and state.turns != self._turns:
            self._turns = state.turns
            bare.clear_turn()
            assert bare == state, f"left over from a turn: {bare.differences(state)}"
            zones = (board.ENCOUNTER, board.SPENT, board.CARRIED, board.REJECTED)
            lying = [state.cast[piece].id for zone in zones for piece in state.zones[zone]]
            assert not lying, f"left lying on the table: {lying}"
            assert (state.chest, state.struck, state.phase) == (board.NONE, (), board.OUTSIDE)

    def strongest(self) -> Story:
        """Whoever is asked for a set of equipment takes the strongest."""
        while self.asked[1] == "arm":
            self.do(self.offers[0])
        return self

    @property
    def offers(self) -> list[str]:
        return GAME.names(self.state)

    def offers_of(self, seat: int) -> list[str]:
        state = self.state
        ask = next(one for one in state.asks if one.seat == seat)
        return GAME.names(state, ask)

    @property
    def asked(self) -> tuple[int, str]:
        ask = self.state.ask
        return (ask.seat, ask.question)

    def refusal(self, name: str, seat: int | None = None) -> tuple[Any, ...]:
        state = self.state
        for option, why in GAME.why_not(state, seat):
            if GAME.name(state, option) == name:
                return why
        raise AssertionError(f"{name!r} is not refused; offered: {self.offers}")

    def leave_open(self) -> None:
        self.may_stay_open = True

    # Looking -----------------------------------------------------------------------------------------

    def kinds(self, zone: int) -> list[str]:
        return sorted(self.state.cast[piece].id for piece in self.state.zones[zone])

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

    def happened(self, key: str) -> list[tuple[Any, ...]]:
        return [event.args for event in self.told if event.key == key]

    # The end -----------------------------------------------------------------------------------------

    def close(self) -> None:
        state = self._state
        if state is None:
            return
        assert not state.loaded, f"loaded but never used: {state.loaded}"
        if state.ask is not None and not self.may_stay_open:
            assert state.ask.question in ("turn", "end_of_turn"), f"left open: {self.asked} {self.offers}"
        pieces = sorted(piece for zone in state.zones for piece in zone)
        assert pieces == list(range(len(state.cast))), "a die was lost or doubled"
