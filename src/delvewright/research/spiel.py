"""OpenSpiel: every game under its own name, `pyspiel.load_game("python_delvewright_GAME(seats=2)")`.

`import delvewright.research.spiel` registers them. Chance is explicit: the deal is a chance node, and so is
every answer that something is left to, so that nobody who searches a state sees a die before it is thrown.
What such a node leads to is one of equally likely outcomes, as many as `deals` and `luck` say. What is dealt
and lies face down is in the state, as in every game of cards; `resample_from_infostate` deals it anew.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from typing import Any

import msgspec
import numpy as np

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise ImportError("OpenSpiel is missing: pip install 'delvewright[openspiel]'") from error

from delvewright.kernel.chance import GOLDEN, MASK, mix
from delvewright.kernel.errors import BadAnswer, BadSetup, near
from delvewright.kernel.sight import NOBODY
from delvewright.research.features import Features
from delvewright.research.outline import outline
from delvewright.research.play import Play
from delvewright.views.front import Front, catalogue, game

PREFIX = "python_delvewright_"
BETWEEN = "+"
"""Parts the names in a parameter that holds several: `packs=wrath+mine`."""
MOST_WORDS = 100_000
"""More than any game takes: all have a turn after which they are called off, unless a set-up lifts it."""

OWN: Mapping[str, Any] = {"seats": 2, "way": "", "deals": 1000, "luck": 100, "kinds": True}
"""The parameters of every game besides its settings: `way` is one of its modes."""

Type = pyspiel.GameType


def name_of(game_id: str) -> str:
    """What OpenSpiel calls a game."""
    return PREFIX + game_id


def _usual_seats(front: Front) -> int:
    low, high = front.seats
    return min(max(2, low), high)


@cache
def type_of(game_id: str, together: bool | None = None) -> Any:
    """What OpenSpiel is told of a game: whether everybody plays together hangs on the seats too."""
    front = game(game_id)
    low, high = front.seats
    given = {
        name: BETWEEN.join(one.default) if isinstance(one.default, tuple) else one.default
        for name, one in front.settings.items()
    }
    utility = {None: Type.Utility.GENERAL_SUM, True: Type.Utility.IDENTICAL, False: Type.Utility.ZERO_SUM}
    return Type(
        short_name=name_of(game_id),
        long_name=f"Delvewright {front.title}",
        dynamics=Type.Dynamics.SEQUENTIAL,
        chance_mode=Type.ChanceMode.EXPLICIT_STOCHASTIC,
        information=Type.Information.IMPERFECT_INFORMATION,
        utility=utility[together],
        reward_model=Type.RewardModel.TERMINAL,
        min_num_players=low,
        max_num_players=high,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={**given, **OWN, "seats": _usual_seats(front)},
    )


class Delve(pyspiel.Game):
    """One of our games with its set-up; each has a class of its own, below."""

    game_id: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game_id = self.game_id
        front = game(game_id)
        said = {**OWN, "seats": _usual_seats(front), **(params or {})}
        self.seats, self.deals, self.luck = said["seats"], said["deals"], said["luck"]
        for name in ("deals", "luck"):
            if said[name] < 1:
                raise BadSetup(f"{name!r} says how many outcomes chance has: at least 1, not {said[name]}")
        self.settings = settings_of(front, said)
        first = Play(game_id, self.seats, **self.settings)
        self.words = first.words.words
        self.features = Features(first.game, first.words, self.seats, said["kinds"])
        info = pyspiel.GameInfo(
            num_distinct_actions=len(first.words),
            max_chance_outcomes=max(self.deals, self.luck),
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if first.together else 0.0,
            max_game_length=MOST_WORDS,
        )
        super().__init__(type_of(game_id, first.together), info, dict(params or {}))

    def new_initial_state(self, *_: Any) -> Any:
        return Standing(self)

    def deal(self, outcome: int) -> Play:
        """The game that an outcome of the first chance node deals: of the seed after it."""
        return Play(self.game_id, self.seats, outcome + 1, **self.settings)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        if params:
            raise BadSetup(f"an observation has no parameters; {dict(params)!r} were given")
        return Observer(self.features, iig_obs_type)


def settings_of(front: Front, said: Mapping[str, Any]) -> dict[str, Any]:
    """The set-up that parameters tell: what a way to play says, and over it what is not as usual."""
    modes = {mode.key: mode for mode in front.modes}
    found: dict[str, Any] = {}
    if said["way"]:
        if said["way"] not in modes:
            raise BadSetup(f"{front.title} has no way to play {said['way']!r}; {near(said['way'], modes)}")
        mode = modes[said["way"]]
        low, high = mode.seats
        if not low <= said["seats"] <= high:
            raise BadSetup(f"{said['way']!r} is for {low} to {high} seats, not {said['seats']}")
        found = dict(mode.settings)
    for name, setting in front.settings.items():
        value = said.get(name, setting.default)
        if isinstance(setting.default, tuple) and isinstance(value, str):
            value = tuple(value.split(BETWEEN)) if value else ()
        if value != setting.default:
            found[name] = value
    return found


class Past:
    """How a state came about: what each seat saw on the way, as a digest made when it is asked for."""

    __slots__ = ("_before", "_digests", "_play", "_seat")

    def __init__(self, play: Play, seat: int = NOBODY, before: Past | None = None) -> None:
        self._play: Play | None = play
        self._seat = seat  # who said the word that led here
        self._before = before
        self._digests: dict[int, tuple[str, str]] = {}

    def digest(self, seat: int) -> str:
        return self._of(seat)[0]

    def _of(self, seat: int) -> tuple[str, str]:
        """All that a seat saw up to here, and what it saw last: nothing that others do out of its sight."""
        road: list[Past] = []
        here: Past | None = self
        while here is not None and seat not in here._digests:
            road.append(here)
            here = here._before
        found = here._digests[seat] if here else ("", "")
        for past in reversed(road):
            assert past._play is not None
            seen = _seen(past._play, seat)
            if seen != found[1] or past._seat == seat:
                found = sha256(f"{found[0]} {seen} {past._seat == seat}".encode()).hexdigest()[:32], seen
            past._digests[seat] = found
        return found

    def known_to(self, seat: int, play: Play) -> Past:
        """The past of an imagined game: that of the seat as it was, nothing of what others saw."""
        new = Past(play)
        new._digests[seat] = self._of(seat)
        return new

    def __deepcopy__(self, memo: Any) -> Past:
        return self

    def __reduce__(self) -> Any:
        seats = range(self._play.seats) if self._play else self._digests
        return _past, ({seat: self._of(seat) for seat in seats},)


def _past(digests: dict[int, tuple[str, str]]) -> Past:
    new = Past.__new__(Past)
    new._play, new._seat, new._before, new._digests = None, NOBODY, None, digests
    return new


def text_of(play: Play, seat: int) -> str:
    """The table as a seat sees it, and what it has said of an answer."""
    text = outline(play.game.view(play.state, seat))
    said = play.said(seat) if seat != NOBODY else ()
    return f"{text}\nsaid {play.words.spell(said)}" if said else text


def _seen(play: Play, seat: int) -> str:
    """The same as a digest."""
    view = msgspec.json.encode(play.game.view(play.state, seat))
    return sha256(view + repr(play.said(seat)).encode()).hexdigest()


class Standing(pyspiel.State):
    """A game as it stands: before the deal, at somebody's word, or at what that leaves to chance."""

    def __init__(self, game: Delve) -> None:
        super().__init__(game)
        self.play: Play | None = None  # before the deal
        self.left: int | None = None  # the word that was said, if chance decides what comes of it
        self.luck = 0  # what all chance up to here has come to
        self.past: Past | None = None

    # What OpenSpiel asks of a state ------------------------------------------------------------------

    def current_player(self) -> int:
        if self.play is None or self.left is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.play.over else self.play.seat

    def is_terminal(self) -> bool:
        return self.play is not None and self.left is None and self.play.over

    def returns(self) -> list[float]:
        return list(self.play.returns) if self.is_terminal() else [0.0] * self.num_players()  # type: ignore[union-attr]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return _outcomes(self.get_game().deals if self.play is None else self.get_game().luck)

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.play.choices(player)) if self.play else []

    def _apply_action(self, action: int) -> None:
        if self.play is None:
            self.luck = action + 1
            self.play = self.get_game().deal(action)
            self.past = Past(self.play)
        elif self.left is not None:
            self.luck = mix((self.luck + (action + 1) * GOLDEN) & MASK) >> 1
            word, self.left = self.left, None
            self._go_on(_said(self.play.lucky(self.luck), word))
        else:
            after = _said(self.play, action)
            if after.state.ticks == self.play.state.ticks:
                self._go_on(after)
            else:  # something was thrown, drawn lots for or shuffled: that is for a chance node
                self.left = action

    def _go_on(self, after: Play) -> None:
        assert self.play is not None
        self.past = Past(after, self.play.seat, self.past)
        self.play = after

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{'deal' if self.play is None else 'luck'} {action}"
        return str(self.get_game().words[action])

    def __str__(self) -> str:
        if self.play is None:
            return "nothing is dealt"
        asks = [f"seat {ask.seat} is asked: {ask.question}" for ask in self.play.state.awaited]
        left = [] if self.left is None else [f"left to chance: {self.play.words.words[self.left]}"]
        position = sha256(self.play.game.save(self.play.state)).hexdigest()[:12]
        return "\n".join([text_of(self.play, NOBODY), *asks, *left, f"position {position}"])

    # What a seat may know ----------------------------------------------------------------------------

    def resample_from_infostate(self, player: int, sampler: Any) -> Any:
        """A state that a player cannot tell from this one, ready to be played on: for IS-MCTS.

        It comes from what the player sees; what was dealt and drawn on the way is not made up for it, so
        its history is that of this state.
        """
        if self.play is None or self.past is None or self.play.seat != player or self.left is not None:
            raise BadAnswer(f"seat {player} is not to say anything now: only who is has something to imagine")
        new = self.clone()
        seed = int(sampler() * (1 << 53))
        new.play = self.play.imagined(player, seed)
        new.luck = mix(seed)
        new.past = self.past.known_to(player, new.play)
        return new


@cache
def _outcomes(count: int) -> list[tuple[int, float]]:
    return [(outcome, 1 / count) for outcome in range(count)]


def _said(play: Play, word: int) -> Play:
    after = play.clone()
    after.say(word)
    return after


class Observer:
    """What a seat sees of a state: as the table tells it, and as features."""

    def __init__(self, features: Features, sort: Any) -> None:
        self.features = features
        self.recalls = sort is not None and sort.perfect_recall
        self.open = sort is None or sort.public_info
        self.own = sort is None or sort.private_info != pyspiel.PrivateInfoType.NONE
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self.open and self.own and not self.recalls:
            self.tensor = np.zeros(len(features), np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: Standing, player: int) -> None:
        if self.tensor is None:
            return
        if state.play is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.features.vector(state.play.state, player, state.play.said(player))

    def string_from(self, state: Standing, player: int) -> str | None:
        """What only this seat sees is not told apart from the rest."""
        if not self.open:
            return None
        if state.play is None or state.past is None:
            return "nothing is dealt"
        if self.recalls and self.own:
            return f"seat {player} {state.past.digest(player)}"
        return text_of(state.play, player if self.own else NOBODY)


def register() -> None:
    """Give every game its name with OpenSpiel, once.

    OpenSpiel lets go of what makes a game only after Python has ended. So that must be a class, which is held
    by itself too: anything else would be taken apart then, and end the process with a crash.
    """
    there = {*pyspiel.registered_names()}
    for game_id in catalogue():
        if name_of(game_id) not in there:
            made = globals()[game_id] = type(
                game_id, (Delve,), {"game_id": game_id}
            )  # pickle looks it up here
            pyspiel.register_game(type_of(game_id), made)


register()
