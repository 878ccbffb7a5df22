"""Play: a game as agents play it, one numbered word at a time; what all interfaces of this room stand on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from delvewright.kernel.ask import Ask, Option
from delvewright.kernel.errors import BadAnswer, near
from delvewright.kernel.lanes import next_ask
from delvewright.kernel.sight import NOBODY
from delvewright.research.known import known
from delvewright.research.saying import Saying
from delvewright.research.words import Vocabulary, vocabulary
from delvewright.views.front import Front, game


class Play:
    """One game being played. Positions in it are values: whoever keeps one has it as it was."""

    def __init__(self, name: str | Front, seats: int | None = None, seed: int = 0, **settings: Any) -> None:
        self.game: Front = game(name) if isinstance(name, str) else name
        low, high = self.game.seats
        self.seats = min(max(2, low), high) if seats is None else seats
        self.words: Vocabulary = vocabulary(self.game)
        if self.seats == 1:
            settings = {**known(self.game.id).solo, **settings}
        self.settings = settings
        self.state: Any = self.game.start(self.seats, seed, **settings)
        self.answers = 0
        self._last = NOBODY  # who answered last
        self._midway = NOBODY  # who has begun an answer
        self._sayings: dict[int, Saying] = {}

    def clone(self) -> Play:
        """The same game, to go on by itself."""
        new = Play.__new__(Play)
        new.__dict__.update(self.__dict__)
        new._sayings = self._sayings.copy()
        return new

    __copy__ = clone

    def __deepcopy__(self, memo: Any) -> Play:
        return self.clone()

    def save(self) -> dict[str, Any]:
        """All of it as plain values, ready for JSON; a word half said too."""
        return {
            "game": self.game.id,
            "seats": self.seats,
            "settings": self.settings,
            "state": self.game.save(self.state).decode(),
            "answers": self.answers,
            "last": self._last,
            "midway": self._midway,
            "said": {str(seat): saying.said for seat, saying in self._sayings.items()},
        }

    @classmethod
    def load(cls, saved: dict[str, Any]) -> Play:
        """What `save` wrote."""
        new = cls.__new__(cls)
        new.game = game(saved["game"])
        new.words = vocabulary(new.game)
        new.seats, new.settings, new.answers = saved["seats"], saved["settings"], saved["answers"]
        new.state = new.game.load(saved["state"])
        new._last, new._midway, new._sayings = saved["last"], saved["midway"], {}
        for seat, said in saved["said"].items():
            begun = new.saying(int(seat))
            if begun is not None:
                new._sayings[int(seat)] = begun.after(tuple(said))
        return new

    def __reduce__(self) -> Any:
        return Play.load, (self.save(),)

    def at(self, state: Any) -> Play:
        """The same game in another position, in which nobody has said anything yet."""
        new = self.clone()
        new.state, new._sayings, new._midway = state, {}, NOBODY
        return new

    def lucky(self, seed: int) -> Play:
        """The same game at the same word, other luck to come."""
        new = self.clone()
        new.state = self.state.clone()
        new.state.seed = seed
        return new

    def imagined(self, seat: int, seed: int) -> Play:
        """A game that a seat which is asked cannot tell from this one, what it has said included."""
        world = self.game.imagine(self.state, seat, seed)
        world.known = tuple([entry for entry in world.known if entry[1] >> seat & 1])  # as bots get it
        new = self.at(world)
        new._midway = seat if self._midway == seat else NOBODY
        begun = new.saying(seat)
        if begun is not None and self.said(seat) != begun.said:
            new._sayings[seat] = begun.after(self.said(seat))
        return new

    # Who is asked, and what may be said --------------------------------------------------------------

    @property
    def over(self) -> bool:
        return bool(self.state.over)

    @property
    def seat(self) -> int:
        """The seat to speak next, NOBODY when the game is over. Of seats that go on side by side, who began
        an answer ends it first; then the others have their turn, so that all get on alike."""
        if self._midway != NOBODY:
            return self._midway
        ask = next_ask(self.state, self._last)
        return NOBODY if ask is None else ask.seat

    def asked(self) -> tuple[int, ...]:
        """Every seat whose answer the game waits for."""
        return tuple([ask.seat for ask in self.state.awaited])

    def saying(self, seat: int | None = None) -> Saying | None:
        """What a seat is asked, and what it has said of its answer so far; None when it is not asked."""
        seat = self.seat if seat is None else seat
        ask = next((one for one in self.state.asks if one.seat == seat), None)
        if ask is None:
            return None
        found = self._sayings.get(seat)
        if found is None or found.ask is not ask:
            found = self._sayings[seat] = Saying.begun(self.game, self.words, self.state, ask)
        return found

    def choices(self, seat: int | None = None) -> tuple[int, ...]:
        """The words a seat may say next, by their numbers."""
        saying = self.saying(seat)
        return saying.choices if saying else ()

    def said(self, seat: int | None = None) -> tuple[int, ...]:
        saying = self.saying(seat)
        return saying.said if saying else ()

    # Saying it ---------------------------------------------------------------------------------------

    def say(self, word: int, seat: int | None = None) -> Option | None:
        """Say a word; the option it answers the question with, or None while there is more to say.

        A word that cannot be said changes nothing and is told why.
        """
        seat = self.seat if seat is None else seat
        saying = self.saying(seat)
        if saying is None or word not in saying.choices:
            raise BadAnswer(self.why_not(word, seat))
        found = saying.say(word)
        if isinstance(found, Saying):
            self._sayings[seat] = found
            self._midway = seat
            return None
        self.answer(found, seat)
        return found

    def answer(self, option: Option | str, seat: int | None = None) -> None:
        """Answer the question of a seat with a whole option, or its name."""
        seat = self.seat if seat is None else seat
        if isinstance(option, str):
            option = self.option(option, seat)
        self.state = self.game.answer(self.state, option, seat)
        self.answers += 1
        self._last, self._midway = seat, NOBODY
        self._sayings.pop(seat, None)

    def option(self, name: str, seat: int) -> Option:
        """The option of a name; or why there is none."""
        ask = self._ask(seat)
        names = self.game.names(self.state, ask)
        if name in names:
            return ask.options[names.index(name)]
        for option, reason in self.game.why_not(self.state, seat):
            if self.game.name(self.state, option) == name:
                raise BadAnswer(f"{name!r} is refused: {self.explain(reason, seat)}")
        raise BadAnswer(f"{name!r} does not answer {ask.question!r}; {near(name, names)}")

    def encode(self, option: Option, seat: int | None = None) -> tuple[int, ...]:
        """The words to say, by their numbers, to answer with an option."""
        seat = self.seat if seat is None else seat
        return Saying.begun(self.game, self.words, self.state, self._ask(seat)).path(option)

    def decode(self, numbers: Sequence[int], seat: int | None = None) -> Option:
        """The option these words answer with, from the first word on."""
        seat = self.seat if seat is None else seat
        here: Saying | Option = Saying.begun(self.game, self.words, self.state, self._ask(seat))
        for number in numbers:
            if not isinstance(here, Saying) or number not in here.choices:
                raise BadAnswer(f"{self.words.spell(numbers)!r} names no option of seat {seat}")
            here = here.say(number)
        if isinstance(here, Saying):
            raise BadAnswer(f"{self.words.spell(numbers)!r} names {len(here.choices)} options of seat {seat}")
        return here

    def why_not(self, word: int, seat: int) -> str:
        """Why a word cannot be said now, in a sentence."""
        if not 0 <= word < len(self.words):
            return f"there is no action {word}; {self.game.title} has 0 to {len(self.words) - 1}"
        spelled = f"{self.words.words[word]!r} (action {word})"
        saying = self.saying(seat)
        if saying is None:
            whom = ", ".join([str(one) for one in self.asked()])
            return f"{spelled}: seat {seat} is not asked anything now" + (f"; seat {whom} is" if whom else "")
        wanted = (*saying.said, word)
        for option, reason in self.game.why_not(self.state, seat):
            if self.words.numbers(self.game.name(self.state, option))[: len(wanted)] == wanted:
                name = self.game.name(self.state, option)
                return f"{spelled} is not offered to seat {seat}: {name!r}: {self.explain(reason, seat)}"
        after = f" after {self.words.spell(saying.said)!r}" if saying.said else ""
        offered = ", ".join([f"{one} {self.words.words[one]!r}" for one in saying.choices[:12]])
        return (
            f"{spelled} does not answer {saying.ask.question!r} of seat {seat}{after}; offered are {offered}"
        )

    def explain(self, reason: Any, seat: int) -> str:
        return str(self.game.speech.explain(self.game.read(self.state, seat), reason))

    def _ask(self, seat: int) -> Ask:
        for ask in self.state.asks:
            if ask.seat == seat:
                return ask
        raise BadAnswer(f"seat {seat} is not asked anything now")

    # What came of it ---------------------------------------------------------------------------------

    @property
    def scores(self) -> tuple[float, ...]:
        """What each seat scored; nothing before the end."""
        if not self.over:
            return (0.0,) * self.seats
        scores, *_ = self.game.outcome(self.state)
        return tuple([float(score) for score in scores])

    @property
    def together(self) -> bool:
        """Whether nobody plays against another."""
        return self.game.cooperative or self.seats == 1

    @property
    def returns(self) -> tuple[float, ...]:
        """From -1 to 1, what the game came to for each seat; 0 before the end.

        Together, 1 is won and -1 lost. Against each other all add up to 0: who wins alone gets 1, who loses
        -1 shared among all others; winners share. Where nobody won, nobody gets or loses anything.
        """
        if not self.over:
            return (0.0,) * self.seats
        _, winners, *_ = self.game.outcome(self.state)
        if self.together:
            return (1.0 if winners else -1.0,) * self.seats
        if not winners:
            return (0.0,) * self.seats
        share = 1 / len(winners)
        return tuple(
            [
                ((share if seat in winners else 0.0) * self.seats - 1) / (self.seats - 1)
                for seat in range(self.seats)
            ]
        )
