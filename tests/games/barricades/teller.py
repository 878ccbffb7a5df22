"""A table of Barricades Mode that a test lays out by hand and plays in the words of the game."""

from __future__ import annotations

from typing import Any, Self

from tests import story

from delvewright.games.barricades import GAME, board, closing, muster, turn
from delvewright.games.barricades.kinds import KINDS
from delvewright.kernel.lanes import unlisted
from delvewright.kernel.steps import push, run
from delvewright.words.zones import move, zone_of

CLASSES = (
    "town_guard",
    "bloodhound",
    "divine_oracle",
    "spice_merchant",
    "vampire_coven",
    "illusionist",
)
"""Who is what unless a story says otherwise."""
FIXED: dict[str, Any] = {
    "guardian": "smorga_the_queen",
    "pick": ("Edlin", "Stalker", "Pylorian", "Avania"),
}
"""What is on the table unless a story says otherwise."""
ROOMS = ("abandoned_gate", "mine", "sunken_well", "bog", "throne_room", "celestial_temple")
MONSTERS = (
    "goblin_runt",
    "goblin_spearman",
    "hobgoblin_warlord",
    "trog_brawler",
    "royal_spears",
    "royal_ironbacks",
)
"""In the rooms, level by level, left before right."""
FACES = {face.id.removeprefix("face_"): side for side, face in enumerate(muster.FACES)}


class Story(story.Story):
    """One game, Medium against Smorga unless said otherwise.

    Nobody has a card in hand or play. The story says what each Champion holds and what is rolled, and begins
    a turn with `morning`. Whoever is not spoken of rolls a Draw with nothing to draw.
    """

    game = GAME
    _quiet = 0  # the turn whose next one has quiet dice
    between = ("prep.before", "prep.die", "place", "prepared", "delve", "delved", "visit", "setup.class")

    def start(self, seats: int = 2, seed: int = 0, **settings: Any) -> Self:
        choices = {**FIXED, **settings}
        if choices.get("layout", "random") != "random" or seats == 1:
            choices.pop("pick", None)
        state = GAME.start(seats=seats, seed=seed, **choices)
        while state.awaited and state.awaited[0].question.startswith("setup"):
            ask = state.awaited[0]
            wanted = f"take_class {CLASSES[ask.seat]}"
            names = GAME.names(state, ask)
            state = GAME.answer(state, wanted if wanted in names else names[-1], ask.seat)
        self._state, self.seats = state, seats
        self._laid: set[int] = set()
        self._still()
        for seat in range(seats):
            for zone in (board.HAND, board.DECK, board.PLAY, board.DISCARD):
                self.put(zone + seat)
        for node, (tile, monster) in enumerate(zip(ROOMS, MONSTERS, strict=True), 1):
            self.put(board.ROOMS + node, tile)
            self.put(board.DENS + node, monster)
        return self

    def _still(self) -> None:
        """Nothing is asked and nothing is left to do: the table waits for a morning."""
        p = self.state
        p.lanes, p.waiting, p.trunk, p.stack, p.ask, p.known = (), (), (), (), None, ()
        p.clear("turn")
        p.turns = 0
        p.wounds, p.gear = [0] * self.seats, [(0,) * len(board.TOKENS)] * self.seats

    # Laying out --------------------------------------------------------------------------------------

    def make(self, kind: str) -> int:
        """A piece of a kind that the story has not used: one of the game, or a new one."""
        p = self.state
        for piece, other in enumerate(p.cast):
            if other.id == kind and piece not in self._laid:
                self._laid.add(piece)
                return piece
        p.cast = (*p.cast, KINDS[kind])
        p.zones[board.BOX] += (len(p.cast) - 1,)
        return self.make(kind)

    def put(self, zone: int, *kinds: str) -> list[int]:
        """Replace what lies in a zone; what lay there is out of the game."""
        p = self.state
        pieces = [self.make(kind) for kind in kinds]
        for piece in pieces:
            move(p, piece, zone_of(p, piece), board.BOX)
        p.zones[board.BOX] += p.zones[zone]
        p.zones[zone] = ()
        for piece in pieces:
            move(p, piece, board.BOX, zone)
        self._list_anew()
        return pieces

    def ask_all_anew(self) -> Self:
        """The table has been changed under open questions."""
        self._list_anew()
        return self

    def _list_anew(self) -> None:
        p = self.state
        if p.lanes:
            p.waiting = tuple([unlisted(one) for one in p.waiting])
            p.ask = p.asks[0]
        elif p.ask is not None:
            self.ask_anew()

    def hand(self, *kinds: str, seat: int = 0) -> list[int]:
        return self.put(board.HAND + seat, *kinds)

    def deck(self, *kinds: str, seat: int = 0) -> list[int]:
        """The own deck, the first card on top."""
        return self.put(board.DECK + seat, *kinds)

    def discards(self, *kinds: str, seat: int = 0) -> list[int]:
        return self.put(board.DISCARD + seat, *kinds)

    def sells(self, *kinds: str) -> list[int]:
        """What lies on top of the stacks, one a stack, from the first on."""
        return [self.put(board.STACKS + index, kind)[0] for index, kind in enumerate(kinds)]

    def room(self, node: str, tile: str, monster: str = "") -> None:
        """The tile at a node, and who lives there."""
        place = board.NODES.index(node)
        self.put(board.ROOMS + place, tile)
        self.put(board.DENS + place, *([monster] if monster else []))

    def of_class(self, name: str, seat: int = 0, rank: int = 0) -> int:
        """The Prestige board of a Champion, and the Rank he has."""
        piece = self.put(board.BOARD + seat, name)[0]
        self.state.rank[seat] = rank
        return piece

    def has(self, seat: int = 0, **what: int) -> Self:
        """XP, Wounds, Rank or Gear tokens of a Champion: has(xp=3, wounds=2, potion=1)."""
        p = self.state
        counts = list(p.gear[seat])
        for name, number in what.items():
            if name in board.TOKENS:
                counts[board.TOKENS.index(name)] = number
            else:
                getattr(p, name)[seat] = number
        p.gear[seat] = tuple(counts)
        self._list_anew()
        return self

    def stands(self, node: str, seat: int = 0) -> Self:
        self.state.at[seat] = board.NODES.index(node)
        self._list_anew()
        return self

    def reveal(self) -> Self:
        """The Guardian stands there, on the first space of its side, without what happens at the reveal."""
        self.state.revealed, self.state.space = True, 0
        return self

    def barricade(self, *places: str) -> Self:
        """These locations have their Barricade on the active side."""
        p = self.state
        p.active += tuple([p.zones[board.WALLS][board.PLACES.index(place)] for place in places])
        return self

    def ruins(self, **chits: int) -> Self:
        """So many chits of the bag lie on each location."""
        p = self.state
        for place, count in chits.items():
            index = board.PLACES.index(place)
            mine = [one for one in p.zones[board.BAG] if p.cast[one].location == place][:count]
            assert len(mine) == count, f"only {len(mine)} chits of the {place} are left"
            for chit in mine:
                move(p, chit, board.BAG, board.RUINS + index)
        return self

    def stamp(self, place: str, *chits: str) -> Self:
        """Chits of these kinds lie on a location."""
        self.put(board.RUINS + board.PLACES.index(place), *chits)
        return self

    # Playing -----------------------------------------------------------------------------------------

    def dawn(self, *rolls: str) -> Self:
        """Begin a turn in which each Champion rolls these faces ("wound horde_1"); all the rest are Draws.

        As many dice as the threat says, whoever rolls them. It stops at the first question.
        """
        p = self.state
        each = min(board.threat_level(p), board.MOST_DICE // self.seats)
        for seat in range(self.seats):
            faces = rolls[seat].split() if seat < len(rolls) else []
            for face in [*faces, *["draw"] * (each - len(faces))]:
                self.load(board.DICE_STREAM + seat, FACES[face])
        p.told = self.told
        push(p, turn.begin)
        run(p)
        p.told = None
        self._quiet_tomorrow()
        return self

    def _quiet_tomorrow(self) -> None:
        """The next turn's dice, which a story ends with, join the Horde and ask nobody anything."""
        if not self._state.over:
            self._quiet = self._state.turns
            for seat in range(self.seats):
                self._state.loaded += ((board.DICE_STREAM + seat, FACES["horde_1"]),) * board.MOST_DICE

    def load(self, stream: int, outcome: Any) -> None:
        """Script an outcome of chance; it comes before the dice of the next turn."""
        loaded = self.state.loaded
        mine = len(loaded) - (self.seats * board.MOST_DICE if self._quiet else 0)
        self.state.loaded = (*loaded[:mine], (stream, outcome), *loaded[mine:])

    def answered(self) -> None:
        if self._quiet and self._state.turns != self._quiet:
            self._forget_quiet()

    def _forget_quiet(self) -> None:
        p, self._quiet = self._state, 0
        p.loaded = tuple([one for one in p.loaded if not board.DICE_STREAM <= one[0] < board.WOUND_STREAM])

    def close(self) -> None:
        if self._quiet:
            self.may_stay_open = self.may_stay_open or self._state.turns != self._quiet
            self._state.loaded = self._state.loaded[: -self.seats * board.MOST_DICE]
        super().close()

    def morning(self, *rolls: str) -> Self:
        """A dawn at which nobody does anything before rolling or after, and dice are resolved as they lie."""
        return self.dawn(*rolls).morning_over()

    def morning_over(self) -> Self:
        """The rest of such a morning."""
        while self._asked_in("prep.before", "prep.after", "prep.die"):
            ask = next(one for one in self._state.awaited if one.question.startswith("prep."))
            quiet = {"prep.before": "roll", "prep.after": "done", "prep.die": self.offers_of(ask.seat)[0]}
            self.do(quiet[ask.question], seat=ask.seat)
        return self

    def place(self, *where: str) -> Self:
        """Where each Champion goes, by seat: a location, "stay", or "" for one who waits yet."""
        for seat, name in enumerate(where):
            if name:
                self.do(name if name in ("stay", "square") else f"visit {name}", seat=seat)
        return self

    def dungeon(self) -> Self:
        """Everybody is done in the Village; who has not been placed stays away."""
        while self._asked_in("place", "visit"):
            ask = next(one for one in self._state.awaited if one.question in ("place", "visit"))
            self.do("stay" if ask.question == "place" else "done", seat=ask.seat)
        return self

    def night(self) -> Self:
        """Everybody is done in the Dungeon: what follows is asked, or the next turn has begun."""
        self.dungeon()
        turns = self._state.turns
        while self._state.turns == turns and not self._state.over and self._asked_in("delve"):
            ask = next(one for one in self._state.awaited if one.question == "delve")
            self.do("done", seat=ask.seat)
        return self

    def evening(self) -> Self:
        """Everybody is done, and nobody uses anything as the turn ends: the next begins."""
        turns = self._state.turns
        self.night()
        while self._state.turns == turns and self._asked_in("last_words"):
            self.do("done")
        return self

    def _asked_in(self, *questions: str) -> bool:
        return any([one.question in questions for one in self._state.awaited])

    @property
    def end(self) -> tuple[Any, ...]:
        """How it ended, in which turn, and how many locations were destroyed; nothing before."""
        return tuple(self.state.result[2:])

    # Looking -----------------------------------------------------------------------------------------

    def attack(self, seat: int = 0) -> tuple[int, int]:
        """(physical, magic) Attack as it stands, against nobody."""
        m = muster.muster(self._state, seat)
        return m.physical, m.magic

    def light(self, seat: int = 0) -> int:
        return muster.light_left(self._state, seat)

    def gold(self, seat: int = 0) -> int:
        return muster.gold_left(self._state, seat)

    def tokens(self, token: str, seat: int = 0) -> int:
        return self._state.gear[seat][board.TOKENS.index(token)]

    def skill(self, hero: str, seat: int = 0) -> int:
        """The Skill of the first such Hero that a Champion has in play."""
        p = self._state
        return muster.skill(p, next(one for one in p.zones[board.PLAY + seat] if p.cast[one].id == hero))

    def in_zone(self, zone: int, seat: int = 0) -> list[str]:
        return self.kinds(zone + seat)

    @property
    def icons(self) -> int:
        """What is left of the Horde as things stand."""
        return closing.horde_left(self._state)
