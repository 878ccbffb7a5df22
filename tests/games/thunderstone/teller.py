"""A table of Thunderstone that a test lays out by hand and plays in the words of the game."""

from __future__ import annotations

from typing import Any, Self

import msgspec
from tests import story

from delvewright.games.thunderstone import GAME, board
from delvewright.games.thunderstone.kinds import KINDS
from delvewright.games.thunderstone.muster import Muster, muster
from delvewright.games.thunderstone.score import seat_points, total
from delvewright.kernel.sight import NOBODY, known_to

FILLER = "griknack_goblin"


class Story(story.Story):
    """One game of Thunderstone, with Wrath unless another box is named."""

    game = GAME
    between = ("turn.action", "turn.prowl")

    # Laying out --------------------------------------------------------------------------------------

    def start(self, seats: int = 2, seed: int = 0, **settings: Any) -> Self:
        if settings.get("variant", "standard").startswith("solo"):
            seats = 1
        return super().start(seats, seed, **{"packs": ("wrath",), **settings})

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

    def quiet(self) -> Self:
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

    # Playing -----------------------------------------------------------------------------------------

    def last_turn(self, *decks: list[str]) -> Self:
        """End the game: a lost battle in Rank 1 brings up the stone, and these are the players' decks."""
        for seat, deck in enumerate(decks):
            self.hand(seat=seat)
            self.deck(seat=seat)
            self.discard_pile(*deck, seat=seat)
        self.hall(rank_2=self.state.layout.stones[-1])
        self.dungeon_deck(FILLER)
        return self.do("dungeon", f"attack {FILLER}")

    # Looking -----------------------------------------------------------------------------------------

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

    # The end -----------------------------------------------------------------------------------------

    def close(self) -> None:
        super().close()
        state = self._state
        assert state is None or state.ask is not None or state.result, "over, but nobody has won or lost"
