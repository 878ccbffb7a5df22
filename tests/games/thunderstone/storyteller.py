"""A table a test can lay out by hand and play in the words of the game, strictly scripted."""

from __future__ import annotations

from random import Random
from typing import Any

from delvewright.games.thunderstone import GAME
from delvewright.games.thunderstone import table as board
from delvewright.games.thunderstone.kinds import KINDS
from delvewright.games.thunderstone.muster import Muster, muster
from delvewright.games.thunderstone.score import seat_points, total
from delvewright.kernel.events import Event
from delvewright.kernel.sight import NOBODY, known_to
from delvewright.lab.soak import sees_no_more, shown_is_news

FILLER = "griknack_goblin"


class Story:
    """One game, laid out by hand. With `saved` it is saved and loaded at every question.

    Such a story is also held to the laws of sight: nobody sees more than they may, and what is shown is news.
    """

    def __init__(self, saved: bool):
        self.saved = saved
        self.told: list[Event] = []
        self.may_stay_open = False
        self._state: Any = None

    # Laying out ----------------------------------------------------------------------------------

    def start(
        self, seats: int = 2, packs: tuple[str, ...] = ("wrath",), seed: int = 0, **settings: Any
    ) -> Story:
        """A game in which seat 0 is about to choose its first action."""
        if settings.get("variant", "standard").startswith("solo"):
            seats = 1
        for tries in range(seed, seed + 200):
            self._state = GAME.start(seats=seats, seed=tries, packs=packs, **settings)
            if self._state.ask.seat == 0:
                break
        return self

    @property
    def state(self) -> Any:
        if self._state is None:
            self.start()
        return self._state

    def make(self, kind: str) -> int:
        """A new piece of a kind, for `put`."""
        state = self.state
        state.cast = (*state.cast, KINDS[kind])
        return len(state.cast) - 1

    def put(self, zone: int, *kinds: str) -> list[int]:
        """Replace what lies in a zone; what lay there is out of the game."""
        state = self.state
        state.zones[board.DESTROYED] += state.zones[zone]
        pieces = [self.make(kind) for kind in kinds]
        state.zones[zone] = tuple(pieces)
        return pieces

    def hand(self, *kinds: str, seat: int = 0) -> list[int]:
        return self.put(seat * board.SEAT_ZONES + board.HAND, *kinds)

    def purse(self, gold: int, seat: int = 0) -> list[int]:
        """A hand worth exactly so much gold, in Torches and at most one Dagger."""
        return self.hand(*["torch"] * (gold // 2), *["dagger"] * (gold % 2), seat=seat)

    def deck(self, *kinds: str, seat: int = 0) -> list[int]:
        """The top card first."""
        return self.put(seat * board.SEAT_ZONES + board.DECK, *kinds)

    def discard_pile(self, *kinds: str, seat: int = 0) -> list[int]:
        return self.put(seat * board.SEAT_ZONES + board.DISCARD, *kinds)

    def hall(
        self, rank_1: str = FILLER, rank_2: str = FILLER, rank_3: str = FILLER, rank_0: str = ""
    ) -> list[int]:
        """Rank 1, 2, 3 (and 0): "" leaves a rank empty. Whoever stands in Rank 1 arrived long ago."""
        pieces = []
        for zone, kind in zip(board.RANKS, (rank_1, rank_2, rank_3), strict=True):
            pieces += self.put(zone, *([kind] if kind else []))
        self.put(board.RANK_0, *([rank_0] if rank_0 else []))
        front = self.state.zones[board.RANK_1]
        self.state.front = front[0] if front else -1
        return pieces

    def quiet(self) -> Story:
        """Nothing but plain goblins in hall and Dungeon Deck, so that only the story's own cards act."""
        self.hall()
        self.dungeon_deck(*[FILLER] * 8)
        return self

    def dungeon_deck(self, *kinds: str) -> list[int]:
        """The whole Dungeon Deck, the top card first."""
        for zone in board.DECK_ZONES:
            self.put(zone)
        return self.put(board.DEPTHS, *kinds)

    def stack(self, group: str, *kinds: str) -> list[int]:
        """A Village stack, the top card first; added to the Village if it is not there."""
        state = self.state
        zone = board.stack_of_group(state, group)
        if zone < 0:
            import msgspec

            state.layout = msgspec.structs.replace(state.layout, stacks=(*state.layout.stacks, group))
            state.zones.append(())
            zone = len(state.zones) - 1
        return self.put(zone, *kinds)

    def village(self, **stacks: tuple[str, ...]) -> None:
        """Only these stacks are on sale, e.g. village(fireball=("fireball",))."""
        state = self.state
        for zone in board.stacks(state):
            self.put(zone)
        for kinds in stacks.values():
            self.stack(KINDS[kinds[0]].group, *kinds)

    def xp(self, amount: int, seat: int = 0) -> None:
        self.state.xp[seat] = amount

    def load(self, stream: int, outcome: Any) -> None:
        """Script an outcome of chance; one left unused fails the test."""
        self.state.loaded += ((stream, outcome),)

    # Playing -------------------------------------------------------------------------------------

    def do(self, *names: str, seat: int | None = None) -> Story:
        """Answer the questions that come, one after the other, by name."""
        for name in names:
            state = self.state
            if self.saved:
                state = GAME.load(GAME.save(state))
                assert state == self._state, state.differences(self._state)
            self._state = GAME.answer(state, name, seat, told=self.told)
            if self.saved:
                shown_is_news(GAME, state, self._state, len(state.xp))
                for viewer in (NOBODY, *range(len(state.xp))):
                    sees_no_more(GAME, self._state, viewer, Random(len(self.told)))
        return self

    def last_turn(self, *decks: list[str]) -> Story:
        """End the game: a lost battle in Rank 1 brings up the stone, and these are the players' decks."""
        for seat, deck in enumerate(decks):
            self.hand(seat=seat)
            self.deck(seat=seat)
            self.discard_pile(*deck, seat=seat)
        self.hall(rank_2=self.state.layout.stones[-1])
        self.dungeon_deck(FILLER)
        return self.do("dungeon", f"attack {FILLER}")

    @property
    def offers(self) -> list[str]:
        """The names of what is offered now."""
        return GAME.names(self.state)

    @property
    def asked(self) -> tuple[int, str]:
        """(seat, question)."""
        ask = self.state.ask
        return (ask.seat, ask.question)

    def refusal(self, name: str) -> tuple[Any, ...]:
        """Why something is not offered, as key and numbers."""
        state = self.state
        for option, why in GAME.why_not(state):
            if GAME.name(state, option) == name:
                return why
        raise AssertionError(f"{name!r} is not refused; offered: {self.offers}")

    def leave_open(self) -> None:
        """This story ends in the middle of a turn."""
        self.may_stay_open = True

    # Looking -------------------------------------------------------------------------------------

    def kinds(self, zone: int) -> list[str]:
        return [self.state.cast[piece].id for piece in self.state.zones[zone]]

    def hand_of(self, seat: int = 0) -> list[str]:
        return self.kinds(seat * board.SEAT_ZONES + board.HAND)

    def deck_of(self, seat: int = 0) -> list[str]:
        return self.kinds(seat * board.SEAT_ZONES + board.DECK)

    def discards(self, seat: int = 0) -> list[str]:
        return self.kinds(seat * board.SEAT_ZONES + board.DISCARD)

    def shown_of(self, seat: int = 0) -> list[str]:
        """What everybody, a spectator too, has been shown of a hand."""
        state = self.state
        shown = known_to(state, NOBODY)
        return [state.cast[piece].id for piece in board.hand(state, seat) if piece in shown]

    def penalties(self, seat: int = 0) -> list[str]:
        return self.kinds(seat * board.SEAT_ZONES + board.PENALTY)

    def stack_of(self, group: str) -> list[str]:
        """A Village stack, the top card first."""
        return self.kinds(board.stack_of_group(self.state, group))

    @property
    def destroyed(self) -> list[str]:
        """What was destroyed since the first answer."""
        return [self.state.cast[event.args[1]].id for event in self.told if event.key == "destroyed"]

    @property
    def hall_now(self) -> list[str]:
        """Ranks 1, 2, 3; "" where one is empty."""
        return [(self.kinds(zone) or [""])[0] for zone in board.RANKS]

    @property
    def rank_0(self) -> list[str]:
        return self.kinds(board.RANK_0)

    @property
    def sunk(self) -> list[str]:
        """What was seen to go to the bottom of the Dungeon Deck."""
        return self.kinds(board.SUNK)

    @property
    def gold(self) -> int:
        return board.gold_of(self.state, self.state.turn)

    def xp_of(self, seat: int = 0) -> int:
        return int(self.state.xp[seat])

    def vp_of(self, seat: int = 0) -> int:
        return total(self.state, seat)

    def points_of(self, seat: int = 0) -> list[tuple[str, int]]:
        return [(self.state.cast[piece].id, points) for piece, points in seat_points(self.state, seat)]

    def strength_of(self, kind: str, seat: int = 0) -> int:
        """The Strength now of the first Hero of a kind in a hand."""
        state = self.state
        heroes = [piece for piece in board.hand(state, seat) if state.cast[piece].id == kind]
        return board.strength(state, heroes[0])

    def muster(self, foe: str) -> Muster:
        """The active party's reckoning against a Monster in the hall."""
        state = self.state
        for zone in board.HALL:
            for piece in state.zones[zone]:
                if state.cast[piece].id == foe:
                    return muster(state, state.turn, piece)
        raise AssertionError(f"{foe} is not in the hall")

    @property
    def fought(self) -> tuple[int, int]:
        """(Attack Value, Health) of the last battle."""
        value, health = self.happened("reckoned")[-1][-2:]
        return (value, health)

    def happened(self, key: str) -> list[tuple[Any, ...]]:
        """The arguments of every event of a kind so far."""
        return [event.args for event in self.told if event.key == key]

    # The end -------------------------------------------------------------------------------------

    def close(self) -> None:
        state = self._state
        if state is None:
            return
        assert not state.loaded, f"loaded but never used: {state.loaded}"
        if state.ask is not None and not self.may_stay_open:
            assert state.ask.question in ("turn.action", "turn.prowl"), (
                f"left open: {self.asked} {self.offers}"
            )
        pieces = sorted(piece for zone in state.zones for piece in zone)
        assert pieces == list(range(len(state.cast))), "a piece was lost or doubled"
