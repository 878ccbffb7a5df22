"""The front of a game: the game itself, with its views and its words; and the registry of all fronts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from msgspec.structs import replace

from delvewright import games
from delvewright.kernel.ask import Ask, Option, Reason
from delvewright.kernel.errors import BadSetup, DelveError, near
from delvewright.kernel.events import Event
from delvewright.kernel.game import Game
from delvewright.kernel.position import Position
from delvewright.kernel.sight import NOBODY
from delvewright.views import plain
from delvewright.views.honours import Earned, Honours
from delvewright.views.model import (
    CARDS,
    POLICIES,
    Beat,
    Line,
    Mode,
    Saying,
    Sign,
    Slot,
    Sort,
    Tour,
    Window,
)
from delvewright.views.speech import Says, Speech, Verb
from delvewright.views.windows import Responses
from delvewright.views.wishes import Put, Wish, grant, put
from delvewright.words.own import Opened, Shelf, read_pack

Names = Sequence[str]
"""What the seats are called, by number; without it they are "Seat 0", "Seat 1", …"""


@dataclass(frozen=True, kw_only=True)
class Voice:
    """What a game supplies to be seen and spoken of. What it leaves out is plain."""

    model: type[Any] = plain.View  # its view
    printed: type[Any] = plain.PrintedPiece  # a printed piece of it
    seats: Callable[[Any], int] = lambda p: p.seats  # how many sit at a position's table
    speech: Speech  # all its words, and how a seat reads a position
    view: Callable[[Any, Any], Any] = plain.view  # of a front and a reading
    cards: Callable[[], Mapping[str, Any]] = dict
    slots: Callable[[Any], tuple[Slot, ...]] = lambda p: ()  # what came up in the set-up of a position
    groups: Mapping[str, Mapping[str, tuple[str, ...]]] = field(default_factory=dict)
    # By pack (and "base"), then by sort of slot.
    wishes: Callable[[], tuple[Wish, ...]] = tuple  # what a set-up may be wished to have
    put: Put = put  # how something gets into a set-up for sure
    own_groups: Callable[[str], Mapping[str, tuple[str, ...]]] = lambda pack: {}  # of a pack of one's own
    modes: tuple[Mode, ...] = ()  # without any, there is one
    text: str
    tour: Tour | None = None  # what it is about, for a first game
    shelf: int = 100  # where it stands among the games: the lowest is for newcomers
    pieces: Sort = CARDS  # what its catalogue lists
    responses: Responses = field(default_factory=Responses)  # when a seat may answer what others do
    thrown: Callable[[Sequence[Event]], tuple[int, ...]] | None = None  # the dice that were rolled
    beat: Callable[[Any, Sequence[Event]], Beat | None] | None = None  # what a fight came to, of a reading
    said: Callable[[Any, Sequence[Event]], Saying | None] | None = (
        None  # what somebody says aloud by an answer
    )
    signs: Callable[[Any, Sequence[Event]], Iterable[Sign]] | None = None  # what a recap shows at a glance
    honours: Honours | None = None  # what players may earn, and keep beyond the game


@dataclass(frozen=True)
class Front(Game):
    """A game to play, to look at and to talk about. A spectator's seat is -1."""

    voice: Voice = field(kw_only=True, repr=False)

    @classmethod
    def of(cls, game: Game, voice: Voice) -> Front:
        """The same game, with a voice."""
        return cls(**{each.name: getattr(game, each.name) for each in fields(Game)}, voice=voice)

    @classmethod
    def plain(
        cls,
        game: Game,
        text: str,
        *,
        tour: Tour | None = None,
        table: plain.Figures | None = None,
        seats: plain.Figures | None = None,
        verbs: Mapping[str, Verb] | None = None,
        prompts: Mapping[str, Says] | None = None,
        reasons: Mapping[str, Says] | None = None,
        events: Mapping[str, Says] | None = None,
    ) -> Front:
        """The same game shown plainly: what counts for the table and for each seat, and its words."""
        reading = plain.Reading.of(game, table or {}, seats or {})
        speech = Speech(reading, verbs=verbs, prompts=prompts, reasons=reasons, events=events)
        return cls.of(
            game, Voice(speech=speech, cards=plain.printed(game.kinds.values()), text=text, tour=tour)
        )

    @property
    def speech(self) -> Speech:
        """All words of the game, said of a reading."""
        return self.voice.speech

    def read(self, state: Any, seat: int = NOBODY, names: Names = ()) -> Any:
        """The position as `seat` reads it: what the words of the voice are said of."""
        self._check_seat(state, seat)
        return self.speech.reading(state, seat, names)

    def view(self, state: Any, seat: int = NOBODY, names: Names = ()) -> Any:
        """Everything `seat` may know, ready for JSON."""
        view = self.voice.view(self, self.read(state, seat, names))
        resting = tuple([ask.seat for ask in state.waiting if ask.form.rests])
        return replace(view, resting=resting) if resting else view

    def prompt(self, state: Any, ask: Ask | None = None, names: Names = ()) -> str:
        """What is asked, in a sentence for the seat that is asked."""
        asked = self._open(state, ask)
        return str(self.speech.prompt(self.read(state, asked.seat, names), asked))

    def say(self, state: Any, option: Option, names: Names = ()) -> str:
        """What an option of the open question means, with the rules it rests on."""
        asked = next((ask for ask in state.asks if option in ask.options), None)
        ask = self._open(state, asked)
        return str(self.speech.say(self.read(state, ask.seat, names), ask, option))

    def explain(self, state: Any, reason: Reason) -> str:
        """A refusal in words and numbers, with its rule."""
        return str(self.speech.explain(self.read(state, state.ask.seat if state.ask else NOBODY), reason))

    def why(self, state: Any, seat: int, piece: int, names: Names = ()) -> list[str]:
        """Why a piece on the table is not offered to `seat` now; nothing when nothing stands in its way."""
        return [str(line) for line in self.speech.why(self.read(state, seat, names), piece)]

    def narrate(self, state: Any, event: Event, seat: int = NOBODY, names: Names = ()) -> str | None:
        """One event as `seat` may see it; None when there is nothing to tell."""
        line = self.speech.narrate(self.read(state, seat, names), event)
        return None if line is None else str(line)

    def recount(
        self, before: Any | None, after: Any, told: Sequence[Event], seat: int = NOBODY, names: Names = ()
    ) -> list[Line]:
        """Everything that followed from one answer, as lines of a log: text and rules apart.

        Of what came before the first question there is no `before`.
        """
        return self.speech.recount(after if before is None else before, after, told, seat, names)

    def thrown(self, told: Sequence[Event]) -> tuple[int, ...]:
        """The pieces rolled in what followed from one answer, whatever they show now."""
        return self.voice.thrown(told) if self.voice.thrown else ()

    def beat(self, state: Any, told: Sequence[Event], seat: int = NOBODY, names: Names = ()) -> Beat | None:
        """What came to its end in what followed from one answer, as `seat` sees it; mostly nothing did."""
        say = self.voice.beat
        return say(self.read(state, seat, names), told) if say else None

    def said(self, state: Any, told: Sequence[Event], seat: int = NOBODY, names: Names = ()) -> Saying | None:
        """What somebody says to others by one answer, as `seat` hears it; mostly nobody says anything."""
        say = self.voice.said
        return say(self.read(state, seat, names), told) if say else None

    def signs(
        self, state: Any, told: Sequence[Event], seat: int = NOBODY, names: Names = ()
    ) -> tuple[Sign, ...]:
        """What followed from one answer at a glance, as `seat` may see it; all else is left to the log."""
        show = self.voice.signs
        return tuple(show(self.read(state, seat, names), told)) if show and told else ()

    @property
    def windows(self) -> tuple[Window, ...]:
        """The moments at which seats may answer what others do; each seat may have a policy for each."""
        return self.voice.responses.windows

    def check_policies(self, policies: Mapping[str, str]) -> None:
        """Say what is wrong with somebody's policies."""
        keys = [window.key for window in self.windows]
        for key, policy in policies.items():
            if key not in keys:
                raise DelveError(f"{self.title} has no window {key!r}; {near(key, keys)}")
            if policy not in POLICIES:
                raise DelveError(f"a policy is {', '.join(POLICIES)}, not {policy!r}")

    def reflex(self, state: Any, ask: Ask, policies: Mapping[str, str]) -> Option | None:
        """The answer a seat's policies give to `ask` by themselves, or None: the seat must be asked."""
        return self.voice.responses.reflex(state, ask, policies)

    def policies_after(self, ask: Ask, policies: Mapping[str, str]) -> dict[str, str]:
        """What is left of a seat's policies when it has answered `ask`."""
        return self.voice.responses.left(ask, policies)

    def turns(self, state: Position) -> int:
        """The number of the current turn: it counts up when the turn passes, anew in each game of several."""
        return state.turns

    @property
    def honours(self) -> Honours | None:
        """What players may earn by this game, and keep; most games have nothing of the kind."""
        return self.voice.honours

    def earned(self, state: Position, seat: int) -> Earned:
        """What a seat comes out of a finished game with."""
        self._check_seat(state, seat)
        if not state.over:
            raise DelveError("nothing is earned yet: the game is not over")
        if self.honours is None:
            return Earned(())
        found = self.honours.earned(state, seat)
        unknown = {*found.ids} - {honour.id for honour in self.honours.all}
        if unknown:
            raise DelveError(f"{self.title} has no honour {', '.join(sorted(unknown))}")
        return found

    def layout(self, seats: int, seed: int, settings: Mapping[str, Any]) -> tuple[Slot, ...]:
        """The set-up these settings and this seed bring, slot by slot."""
        unknown = next((name for name in settings if name not in self.settings), None)
        if unknown is not None:
            raise BadSetup(f"{self.title} has no option {unknown!r}; {near(unknown, self.settings)}")
        return self.voice.slots(self.start(seats, seed, **settings))

    def groups_in(self, packs: Sequence[str] = ()) -> dict[str, tuple[str, ...]]:
        """What a set-up with these packs may pick and ban, by the sort of slot it may fill."""
        found: dict[str, tuple[str, ...]] = {}
        for pack in ("base", *packs):
            brings = self.voice.own_groups(pack) if pack in self.own else self.voice.groups.get(pack, {})
            for sort, names in brings.items():
                found[sort] = found.get(sort, ()) + names
        return found

    @property
    def own(self) -> Mapping[str, Opened]:
        """The packs of one's own that were taken in, by the names set-ups have for them."""
        return self.kinds.taken if isinstance(self.kinds, Shelf) else {}

    @property
    def takes_packs(self) -> bool:
        """Whether packs of one's own can be for this game."""
        return isinstance(self.kinds, Shelf) and self.kinds.make is not None

    def own_ids(self, packs: Sequence[str]) -> list[str]:
        """The same packs; one of one's own may be named without its mark, if there is one of that name."""
        return [
            next((one.id for one in reversed(list(self.own.values())) if one.name == pack), pack)
            if pack not in self.packs
            else pack
            for pack in packs
        ]

    def bringing(self, pack: str, settings: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
        """The settings without a pack of one's own and with it: what it changes or brings is picked into
        every game, where set-ups of this game can be told so."""
        plain = dict(settings)
        mine = {**plain, "packs": [*plain.get("packs", ()), pack]}
        if "pick" in self.settings:
            kinds = self.kinds.bringing[pack]  # type: ignore[attr-defined]
            groups = [name for kind in kinds for name in (getattr(kind, "group", ""), kind.name)]
            here = [name for names in self.groups_in(plain.get("packs", ())).values() for name in names]
            fresh = [name for names in self.groups_in((pack,)).values() for name in names if name not in here]
            changed = [group for group in groups if group in here]
            plain["pick"] = list(dict.fromkeys([*plain.get("pick", ()), *changed]))
            mine["pick"] = list(dict.fromkeys([*plain["pick"], *[name for name in fresh if name in groups]]))
        return plain, mine

    @property
    def groups(self) -> dict[str, tuple[str, ...]]:
        """What can be picked and banned at all, by the sort of slot."""
        return self.groups_in(tuple(self.packs))

    @property
    def wishes(self) -> tuple[Wish, ...]:
        """What a set-up may be wished to have, by what is printed."""
        return self.voice.wishes()

    def grant(
        self, seats: int, seed: int, settings: Mapping[str, Any], wanted: Sequence[str]
    ) -> dict[str, Any]:
        """The settings, with what it takes for a set-up by this seed to have all that is wished for."""
        return grant(self, seats, seed, settings, wanted)

    @property
    def modes(self) -> tuple[Mode, ...]:
        """The ways to play, the first one for a first game."""
        return self.voice.modes or (Mode("standard", self.title, self.text, {}, self.seats),)

    @property
    def text(self) -> str:
        """The game in one sentence."""
        return self.voice.text

    @property
    def tour(self) -> Tour | None:
        """What one plays for, what one does and how it ends, for somebody who has never played it."""
        return self.voice.tour

    def cards(self) -> Mapping[str, Any]:
        """Every printed card by its id: facts, text and rulings. Views refer to these ids."""
        return self.voice.cards()

    @property
    def pieces(self) -> Sort:
        """What `cards` lists."""
        return self.voice.pieces

    def _open(self, state: Any, ask: Ask | None) -> Ask:
        ask = ask or state.ask
        if ask is None:
            raise DelveError("nothing is asked: the game is over")
        return ask

    def _check_seat(self, state: Any, seat: int) -> None:
        seats = self.voice.seats(state)
        if not NOBODY <= seat < seats:
            raise DelveError(f"there is no seat {seat}: seats are 0 to {seats - 1}, a spectator is {NOBODY}")


def take(opened: Opened) -> None:
    """Have a pack of one's own from now on."""
    kinds = game(opened.game).kinds
    if not isinstance(kinds, Shelf):
        raise DelveError(f"{opened.source}: {game(opened.game).title} takes no packs of one's own yet")
    kinds.take(opened)


def pack(folder: Path, behaviour: bool = False) -> Opened:
    """Read a pack of one's own from its folder and take it in; its `id` is what set-ups name it by."""
    opened = read_pack(folder, catalogue(), behaviour)
    take(opened)
    return opened


@cache
def catalogue() -> tuple[str, ...]:
    """The ids of all games: one is found by its folder among the games, and loaded when it is asked for."""
    return tuple(sorted([room.name for room in iter_modules(games.__path__) if room.ispkg]))


def shelf() -> tuple[Front, ...]:
    """Every game, in the order in which people are shown them."""
    return tuple(sorted([game(name) for name in catalogue()], key=lambda front: front.voice.shelf))


def game(name: str) -> Front:
    """A game by its id."""
    if name not in catalogue():
        raise DelveError(f"there is no game {name!r}; {near(name, catalogue())}")
    front: Front = import_module(f"delvewright.views.{name}").FRONT
    return front
