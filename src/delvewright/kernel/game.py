"""A game as everybody else meets it: start, ask, answer, why not, imagine, save and load."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import msgspec

from delvewright.kernel.ask import Ask, Option, Reason, legal, refusals, seal
from delvewright.kernel.chance import Drawn, mix
from delvewright.kernel.errors import BadAnswer, BadSetup, near
from delvewright.kernel.keys import SECRET, check_hex
from delvewright.kernel.lanes import go_on
from delvewright.kernel.position import Position
from delvewright.kernel.saving import pack, unpack
from delvewright.kernel.settings import Setting, rules_of
from delvewright.kernel.sight import Imagination, has_shown
from delvewright.kernel.steps import run


def spelled(p: Any, sort: str, what: Any, option: Option) -> str:
    """What an option touches, as most games name it in records."""
    if sort == "zone":
        return str(p.ZONES.place(what)[0])
    if sort == "seat":
        return f"seat{what}"
    return str(p.cast[what].id if sort == "piece" else what)


@dataclass(frozen=True)
class Game:
    """The door to one game: facts about it, and the few functions the kernel needs from it."""

    id: str
    title: str
    version: str  # of the rules: records and saved positions name it
    seats: tuple[int, int]
    settings: Mapping[str, Setting]
    verbs: Mapping[str, tuple[str, ...]]  # what each verb of an option is about: its fields, in order
    position: type[Position]
    lay_out: Callable[[Any, int], None]  # (a fresh position with its rules and its seed, seats)
    # It chooses what is played with. What is shuffled, rolled and dealt is left to steps: a key decides it.
    spell: Callable[[Any, str, Any, Option], str] = spelled  # the stable name of a touched thing
    kinds: Mapping[str, Any] = field(default_factory=dict)  # what a piece may be, by id; none: cast is plain
    shapes: Mapping[str, type[Any]] = field(default_factory=dict)  # of fields: structs and named tuples
    deal_apart: Callable[[Any, Imagination], None] | None = None  # in an imagined world, the zones set APART
    rules: Any = None  # a struct of the settings; made of them where a game has none of its own
    packs: Mapping[str, str] = field(default_factory=dict)
    sorts: Mapping[str, str] = field(default_factory=dict)  # of fields whose name does not say it
    cooperative: bool = False  # whether everybody wins or loses together

    def __post_init__(self) -> None:
        if self.rules is None:
            object.__setattr__(self, "rules", rules_of(self.settings))

    def start(
        self,
        seats: int | None = None,
        seed: int = 0,
        *,
        key: str = "",
        told: list[Any] | None = None,
        drawn: list[Drawn] | None = None,
        **settings: Any,
    ) -> Any:
        """The first question of a new game. Everything not said takes its default.

        With a `key` the seed only chooses what is played with; all chance of play comes from the key, and
        `drawn` collects it. `told` collects the events, as those of an answer.
        """
        low, high = self.seats
        seats = low if seats is None else seats
        if not isinstance(seats, int) or isinstance(seats, bool) or not low <= seats <= high:
            raise BadSetup(f"{self.title} seats {low} to {high}, not {seats!r}")
        if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < 1 << 63:
            raise BadSetup(f"a seed is a whole number from 0 to 2^63-1, not {seed!r}")
        if key:
            check_hex("a key", key, SECRET)
        for name, value in settings.items():
            if name not in self.settings:
                raise BadSetup(f"{self.title} has no option {name!r}; {near(name, self.settings)}")
            self.settings[name].check(name, value)
        position = self.opened(seats, seed, settings)
        if key:
            position.seed = key
            position.drawn = drawn
        position.told = told
        run(position)
        position.told = position.drawn = None
        return position

    def opened(self, seats: int, seed: int, settings: Mapping[str, Any]) -> Any:
        """What is played with, by checked settings, before anything is shuffled, rolled or dealt."""
        position = self.position.fresh()
        full = {name: settings.get(name, setting.default) for name, setting in self.settings.items()}
        position.seed, position.rules = seed, self.rules(**full)
        self.lay_out(position, seats)
        return position

    def answer(
        self,
        state: Any,
        option: Option | str,
        seat: int | None = None,
        told: list[Any] | None = None,
        drawn: list[Drawn] | None = None,
    ) -> Any:
        """The position after an answer; `state` is untouched.

        `told` collects the events, `drawn` what a keyed chance gave.
        """
        new = state.clone()
        new.told = told
        new.drawn = drawn
        self.apply(new, option, seat)
        new.told = new.drawn = None
        return new

    def apply(self, state: Any, option: Any, seat: int | None = None) -> None:
        """Answer in place: for simulations that own the position. A refused answer changes nothing."""
        ask = state.ask if seat is None else state.ask_of(seat)
        if ask is None or option not in ask.options:
            ask, option = self._read(state, option, seat)
        state.news = False
        if state.waiting:
            (go_on if state.LANED else seal)(state, ask, option)
        else:
            state.ask = None
            answered = ask.form.answered
            if ask.values:
                answered(state, option, ask.seat, *ask.values)
            else:
                answered(state, option, ask.seat)
        run(state)

    def _read(self, state: Any, option: Option | str, seat: int | None) -> tuple[Ask, Option]:
        """Find an answer given by name, or say why there is none."""
        if state.ask is None:
            raise BadAnswer(f"the game is over: {option!r} answers nothing")
        ask = state.ask if seat is None else state.ask_of(seat)
        if ask is None:
            raise BadAnswer(f"seat {seat} is not asked anything now; seat {state.ask.seat} is")
        names = self.names(state, ask)
        if isinstance(option, str):
            for name, offered in zip(names, ask.options, strict=True):
                if name == option:
                    return ask, offered
        for refused, why in refusals(state, ask):
            if refused == option or self.name(state, refused) == option:
                raise BadAnswer(f"{self.name(state, refused)!r} is refused: {why[0]} {why[1:]}")
        raise BadAnswer(f"{option!r} does not answer {ask.question!r}; {near(str(option), names)}")

    def name(self, state: Any, option: Option) -> str:
        """An option in words that stay the same in every record."""
        things = [self.spell(state, sort, what, option) for sort, what in self.touches(option)]
        return " ".join([option[0], *things])

    def names(self, state: Any, ask: Ask | None = None) -> list[str]:
        """The names of all offered options, told apart by #2, #3 where they would be the same."""
        ask = ask or state.ask
        seen: dict[str, int] = {}
        names = []
        for option in ask.options if ask else ():
            name = self.name(state, option)
            seen[name] = seen.get(name, 0) + 1
            names.append(name if seen[name] == 1 else f"{name} #{seen[name]}")
        return names

    def why_not(self, state: Any, seat: int | None = None) -> list[tuple[Option, Reason]]:
        """Every candidate of the open question that is refused, with its reason as key and numbers."""
        ask = state.ask if seat is None else state.ask_of(seat)
        return refusals(state, ask) if ask else []

    def sees(self, state: Position, zone: int, seat: int) -> bool:
        """Whether what lies in a zone lies open to a seat; -1 is a spectator's."""
        return state.ZONES.sees(state, zone, seat)

    def has_shown(self, before: Position, after: Position, seat: int) -> bool:
        """Whether `seat` sees a piece now that was hidden from it before: others may have been shown some."""
        return has_shown(before, after, self.sees, seat)

    def straight_on(self, state: Any, option: Option, seat: int) -> Any | None:
        """The position after an answer, where its seat is asked again at once and nothing was shown to it or
        left to chance on the way; None of any other answer."""
        after = self.answer(state, option, seat)
        straight = after.ticks == state.ticks and after.ask_of(seat) is not None
        return after if straight and not self.has_shown(state, after, seat) else None

    def outcome(self, state: Any) -> Any:
        """The result of a finished game."""
        return state.result if state.over else None

    def imagine(self, state: Any, seat: int, seed: int) -> Any:
        """A world `seat` cannot tell from this one, ready to be played on.

        What another seat is asked depends on what it holds, so its options are listed anew; a world in
        which it could not have been asked at all is no world, and another one is tried.
        """
        strangers = any(ask.seat != seat for ask in state.asks) or bool(state.sealed)
        world = self._dealt_anew(state, seat, seed)
        for attempt in range(1, 400) if strangers else ():
            if self._ask_strangers(state, world, seat, seed):
                break
            world = self._dealt_anew(state, seat, seed + attempt * 0x1000003)
        return world

    def _dealt_anew(self, state: Any, seat: int, seed: int) -> Any:
        """The same table with what `seat` does not see dealt anew, and other luck to come."""
        world = state.clone()
        fancy = Imagination(state, seat, seed)
        fancy.deal_pools(world)
        if self.deal_apart is not None:
            self.deal_apart(world, fancy)
        world.seed = fancy.fresh_seed()
        world.loaded = ()
        return world

    def _ask_strangers(self, state: Any, world: Any, seat: int, seed: int) -> bool:
        """List the other seats' options in `world`, and guess what they sealed; False when one has none."""
        asks = [
            ask if ask.seat == seat else Ask(ask.seat, ask.form, ask.values, self._listed(world, ask))
            for ask in state.asks
        ]
        sealed = []
        for other, option in state.sealed:
            if other != seat:
                ask = Ask(other, state.ask.form, state.ask.values, ())
                closes = ask.form.closes
                open_still = [each for each in self._listed(world, ask) if not (closes and closes(each))]
                options = open_still or [option]
                option = options[mix(seed + other) % len(options)]
            sealed.append((other, option))
        world.ask, world.waiting = asks[0], tuple(asks) if state.waiting else ()
        world.sealed = tuple(sealed)
        return all(ask.options for ask in asks)

    @staticmethod
    def _listed(world: Any, ask: Ask) -> tuple[Option, ...]:
        return legal(world, ask.form, ask.seat, ask.values)

    def touches(self, option: Option) -> Iterator[tuple[str, Any]]:
        """What an option touches, as (sort, thing)."""
        return zip(self._sorts[option[0]], option[1:], strict=True)

    @cached_property
    def _sorts(self) -> dict[str, tuple[str, ...]]:
        """The sorts of what each verb is about."""
        return {
            verb: tuple([self.sorts.get(name, name) for name in names]) for verb, names in self.verbs.items()
        }

    def save(self, state: Any) -> bytes:
        """The position as JSON that any process can load."""
        return pack(self.id, self.version, state)

    def load(self, saved: bytes | str, other_rules: bool = False) -> Any:
        """The position that `save` wrote; one of other rules only if asked for."""
        rules = None if other_rules else self.version
        return unpack(saved, self.id, rules, self.position.fresh(), self._thaw)

    def _thaw(self, name: str, value: Any) -> Any:
        """A field of a saved position as it was."""
        if name == "cast" and self.kinds:
            return tuple([self.kinds[id] for id in value])
        if name == "rules" and isinstance(value, dict):
            former = {setting.formerly: key for key, setting in self.settings.items() if setting.formerly}
            value = {former.get(key, key): item for key, item in value.items()}
        shape = self.rules if name == "rules" else self.shapes.get(name)
        return msgspec.convert(value, shape) if shape and value else value
