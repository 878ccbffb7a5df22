"""A table of Dungeoneer that a test lays out by hand and plays in the words of the game."""

from __future__ import annotations

from typing import Any, Self

from tests import story

from delvewright.games.dungeoneer import GAME, board, scores
from delvewright.games.dungeoneer.kinds import KINDS
from delvewright.games.dungeoneer.powers import PLAIN
from delvewright.kernel.sight import known_to
from delvewright.words import maps
from delvewright.words.maps import cell_at, row_and_column
from delvewright.words.zones import move, zone_of

HEROES = ("raka", "kron_axereaver", "pell_duskwick", "roderik_talus")
"""Who sits where unless a story says otherwise: heroes who never ask anything on others' turns."""

GROUND: dict[str, dict[str, tuple[int, ...]]] = {
    "dungeon": {
        "tomb_gate": (0, 0),
        "torchlit_passage": (-1, 0),
        "worn_passage": (0, 1),
        "forked_passage": (1, 0),
    },
    "wilderness": {
        "arnum_hamlet": (0, 0),
        "old_kings_road": (-1, 0),
        "river_road": (0, 1),
        "forest_road": (1, 0),
    },
}
"""What lies on the table unless a story lays something else: an Entrance, and plain spaces to its north,
east and south."""

QUIET = {
    "aside": "pass",
    "challenge": "decline",
    "hero": "end",
    "lord": "build",
    "save": "spend_none",
    "window": "pass",
}
"""What somebody answers who wants nothing."""


class Story(story.Story):
    """One game of Dungeoneer, with The Sunken Crypt unless other sets are named.

    Hands are empty and nobody has a Quest, Glory or Peril. The Adventure and Quest decks are as shuffled, the
    Map deck is empty, so that nobody builds. All heroes stand on the Entrance.
    """

    game = GAME
    between = ("lord", "hero")

    def __init__(self, saved: bool = False):
        super().__init__(saved)
        self._laid: set[int] = set()  # pieces a story has put somewhere

    # Laying out --------------------------------------------------------------------------------------

    def start(self, seats: int = 2, seed: int = 0, **settings: Any) -> Self:
        super().start(seats, seed, **settings)
        state = self.state
        self._laid.clear()
        state.known = ()
        for zone in (board.MAPS, board.DUNGEON_MAPS, board.GLOBAL):
            self.put(zone)
        for seat in range(seats):
            for zone in (board.HAND, board.QUESTS):
                self.put(zone + seat)
            if state.rules.grade == "heroic" and seat < len(HEROES):
                self.hero(HEROES[seat], seat=seat)
        borders = {kind.border for kind in state.cast if kind.sort == "map"}
        self.lay(**GROUND["wilderness" if "wilderness" in borders else "dungeon"])
        return self

    def opened(self, state: Any) -> Any:
        while state.ask.question not in self.between:
            state = GAME.answer(state, state.ask.options[0])
        return state

    def make(self, kind: str) -> int:
        """A piece of a kind that the story has not used: of these sets, or a new one."""
        state = self.state
        for piece, other in enumerate(state.cast):
            if other.id == kind and piece not in self._laid:
                self._laid.add(piece)
                return piece
        assert KINDS[kind].sort != "map", f"there is no other {kind}: Map cards are as many as printed"
        state.cast = (*state.cast, KINDS[kind])
        state.zones[board.ASIDE] += (len(state.cast) - 1,)
        return self.make(kind)

    def put(self, zone: int, *kinds: str) -> list[int]:
        """Replace what lies in a zone; what lay there is out of the game."""
        state = self.state
        pieces = [self.make(kind) for kind in kinds]
        for piece in pieces:
            move(state, piece, zone_of(state, piece), board.ASIDE)
        state.zones[board.ASIDE] += state.zones[zone]
        state.zones[zone] = ()
        for piece in pieces:
            move(state, piece, board.ASIDE, zone)
        self.ask_anew()
        return pieces

    def on_top(self, zone: int, *kinds: str) -> list[int]:
        """Stack a deck: these lie on it, the first one uppermost."""
        state = self.state
        pieces = [self.make(kind) for kind in kinds]
        for piece in reversed(pieces):
            source = zone_of(state, piece)
            state.zones[source] = tuple([other for other in state.zones[source] if other != piece])
            state.zones[zone] = (piece, *state.zones[zone])
        return pieces

    def hand(self, *kinds: str, seat: int = 0) -> list[int]:
        return self.put(board.HAND + seat, *kinds)

    def inventory(self, *kinds: str, seat: int = 0) -> list[int]:
        """Boons and Treasures in play, paid for long ago."""
        return self.put(board.INVENTORY + seat, *kinds)

    def pack(self, *kinds: str, seat: int = 0) -> list[int]:
        return self.put(board.PACK + seat, *kinds)

    def quests(self, *kinds: str, seat: int = 0) -> list[int]:
        """Personal Quests."""
        return self.put(board.QUESTS + seat, *kinds)

    def global_quests(self, *kinds: str) -> list[int]:
        return self.put(board.GLOBAL, *kinds)

    def done(self, *kinds: str, seat: int = 0) -> list[int]:
        """Completed Quests. The Level is set for itself."""
        return self.put(board.DONE + seat, *kinds)

    def deck(self, *kinds: str) -> list[int]:
        """The next Adventure cards; with sets combined, the next Glory cards."""
        return self.on_top(board.ADVENTURE, *kinds)

    def peril_deck(self, *kinds: str) -> list[int]:
        return self.on_top(board.PERIL_DECK, *kinds)

    def quest_deck(self, *kinds: str) -> list[int]:
        """The next Quests of a grade."""
        return self.on_top(board.QUEST_DECKS + KINDS[kinds[0]].grade - 1, *kinds)

    def map_deck(self, *kinds: str, zone: int = board.MAPS) -> list[int]:
        """The whole Map deck."""
        return self.put(zone, *kinds)

    def discard_pile(self, *kinds: str) -> list[int]:
        return self.put(board.DISCARD, *kinds)

    def hero(self, *kinds: str, seat: int = 0) -> list[int]:
        """Who plays at a seat, whole and hale; of a campaign the heroic hero and the epic one."""
        pieces = self.put(board.HERO + seat, *kinds)
        self.state.life[seat] = scores.full_life(self.state, seat)
        if seat == self.state.turn:
            self.state.movement[seat] = scores.movement_at_reset(self.state, seat)
        self.ask_anew()
        return pieces

    def lay(self, **tiles: tuple[int, ...]) -> Self:
        """The whole map: (row, column) from the middle of their border, south and east are more, and a turn
        if any. All heroes stand on the card named first."""
        state = self.state
        for piece in state.zones[board.MAP]:
            move(state, piece, board.MAP, board.ASIDE)
            maps.lay(state, piece, board.NONE, 0)
        for kind, (row, column, *turn) in tiles.items():
            piece = self.piece(kind)
            move(state, piece, zone_of(state, piece), board.MAP)
            cell = board.CENTRES[state.cast[piece].border] + cell_at(row, column)
            maps.lay(state, piece, cell, sum(turn))
        for seat in range(self.seats):
            self.stands(next(iter(tiles)), seat=seat)
        return self

    def stands(self, kind: str, seat: int = 0) -> Self:
        """Where a hero is, since before the turn began."""
        state = self.state
        state.at[seat] = self.piece(kind)
        if seat == state.turn:
            state.visited = (state.at[seat],)
        self.ask_anew()
        return self

    def glory(self, amount: int, seat: int = 0) -> Self:
        return self._set("glory", seat, amount)

    def peril(self, amount: int, seat: int = 0) -> Self:
        return self._set("peril", seat, amount)

    def movement(self, amount: int, seat: int = 0) -> Self:
        """Off turn: the point a player saved."""
        return self._set("movement", seat, amount)

    def life(self, amount: int, seat: int = 0) -> Self:
        return self._set("life", seat, amount)

    def level(self, amount: int, seat: int = 0) -> Self:
        return self._set("level", seat, amount)

    def tipped(self, seat: int = 0) -> Self:
        return self._set("tipped", seat, 1)

    def _set(self, field: str, seat: int, amount: int) -> Self:
        now = getattr(self.state, field)
        setattr(self.state, field, type(now)([*now[:seat], amount, *now[seat + 1 :]]))
        self.ask_anew()
        return self

    def hurt(self, piece: int, wounds: int) -> Self:
        """A monster in a Pack, or on a Quest, has wounds."""
        self.state.hurt = board.noted(self.state.hurt, piece, wounds)
        return self

    def minion(self, kind: str, life: int, seat: int = 0) -> int:
        """A monster that a hero has bound, beside what else he has."""
        state, piece = self.state, self.make(kind)
        move(state, piece, zone_of(state, piece), board.INVENTORY + seat)
        state.minions = board.noted(state.minions, piece, life)
        self.ask_anew()
        return piece

    def attached(self, kind: str, host: int) -> int:
        """An Attachment, or a Bane on a hero, under another card."""
        state, piece = self.state, self.make(kind)
        move(state, piece, zone_of(state, piece), board.ATTACHED)
        state.hosts += ((piece, host),)
        self.ask_anew()
        return piece

    def rolls(self, seat: int, *dice: int) -> Self:
        """The next dice this seat rolls, in order, whoever they are for."""
        for die in dice:
            self.load(seat, die - 1)
        return self

    def picks_at_random(self, index: int) -> Self:
        """Which card of a hand goes next when chance decides: the first is 0."""
        self.load(board.HAND_STREAM, index)
        return self

    # Playing -----------------------------------------------------------------------------------------

    def hero_phase(self) -> Self:
        """The Dungeonlord is done, and nobody builds."""
        return self.do("build")

    def send(self, *kinds: str, at: int = 1, spare: int = 0) -> list[int]:
        """Seat 0 sends these Encounters, just drawn, at a hero, whose Peril pays for them and no more but
        for what is to spare; they attack in this order."""
        pieces = self.hand(*kinds)
        self.peril(sum([KINDS[kind].cost for kind in kinds]) + spare, seat=at)
        self.do(*[f"send {kind} seat{at}" for kind in kinds], "attack")
        return pieces

    def bane(self, kind: str, on: int = 1) -> int:
        """Seat 0 plays a Bane, just drawn, on a player or at that player's cost."""
        (piece,) = self.hand(kind)
        self.peril(KINDS[kind].cost, seat=on)
        self.do(f"bane {kind} seat{on}")
        return piece

    def idle_until(self, seat: int, question: str = "lord") -> Self:
        """Everybody does as little as possible until a seat is asked something, at least once."""
        while True:
            self.do(QUIET.get(self.asked[1], self.offers[0]))
            if self.asked == (seat, question):
                return self

    def next_round(self) -> Self:
        """Everybody is idle until it is seat 0's turn again, and nobody has gained anything by then."""
        self.idle_until(0)
        for seat in range(self.seats):
            self.hand(seat=seat)
            self.glory(0, seat=seat).peril(0, seat=seat)
        return self

    def refused(self, name: str, *why: Any) -> Self:
        """It is not offered, for this reason: a key and its numbers."""
        assert self.refusal(name) == why
        return self

    # Looking -----------------------------------------------------------------------------------------

    def piece(self, kind: str) -> int:
        """The first piece of a kind."""
        return next(piece for piece, other in enumerate(self.state.cast) if other.id == kind)

    def hero_of(self, seat: int = 0) -> int:
        """The Hero card of a seat."""
        return board.hero(self.state, seat)

    def hand_of(self, seat: int = 0) -> list[str]:
        return self.kinds(board.HAND + seat)

    def seen_by(self, seat: int, owner: int) -> list[str]:
        """What a seat knows of another's hand."""
        known = known_to(self.state, seat)
        return [self.state.cast[piece].id for piece in self.state.zones[board.HAND + owner] if piece in known]

    def inventory_of(self, seat: int = 0) -> list[str]:
        return self.kinds(board.INVENTORY + seat)

    def pack_of(self, seat: int = 0) -> list[str]:
        return self.kinds(board.PACK + seat)

    def quests_of(self, seat: int = 0) -> list[str]:
        return self.kinds(board.QUESTS + seat)

    def done_of(self, seat: int = 0) -> list[str]:
        return self.kinds(board.DONE + seat)

    @property
    def discards(self) -> list[str]:
        """The discard pile, the last card last."""
        return self.kinds(board.DISCARD)

    def glory_of(self, seat: int = 0) -> int:
        return int(self.state.glory[seat])

    def peril_of(self, seat: int = 0) -> int:
        return int(self.state.peril[seat])

    def movement_of(self, seat: int = 0) -> int:
        return int(self.state.movement[seat])

    def life_of(self, seat: int = 0) -> int:
        return int(self.state.life[seat])

    def level_of(self, seat: int = 0) -> int:
        return int(self.state.level[seat])

    def lies(self, seat: int = 0) -> bool:
        """Whether a hero is tipped."""
        return bool(self.state.tipped[seat])

    def place_of(self, seat: int = 0) -> str:
        """The Map card a hero stands on."""
        return str(self.state.cast[self.state.at[seat]].id)

    def score_of(self, stat: int, seat: int = 0, uses: int = PLAIN, foe: int = board.NONE) -> int:
        return scores.score(self.state, seat, stat, uses, foe)

    def wounds_of(self, piece: int) -> int:
        """Of a monster."""
        return board.counted(self.state.hurt, piece)

    def lying(self, kind: str) -> tuple[int, int, int]:
        """Where a Map card lies: row and column from the middle of its border, and its turn."""
        state, piece = self.state, self.piece(kind)
        row, column = row_and_column(state.places[piece])
        middle = row_and_column(board.CENTRES[state.cast[piece].border])
        return row - middle[0], column - middle[1], state.turned[piece]

    @property
    def map_now(self) -> dict[str, tuple[int, int, int]]:
        """Every Map card that lies, in the order in which they were laid."""
        return {kind: self.lying(kind) for kind in self.kinds(board.MAP)}

    @property
    def totals(self) -> tuple[int, int]:
        """(attack, counter-attack) of the last attack, dice and scores together."""
        _, attack, _, counter = self.happened("compared")[-1]
        return (attack, counter)

    @property
    def threat(self) -> tuple[int, int]:
        """(what was reached, what was needed) in the last Threat."""
        _, _, _, total, number, _ = self.happened("threat")[-1]
        return (total, number)
