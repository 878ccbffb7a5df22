"""Ways: what it costs a hero to get to every space: Movement, and the locks, wounds and falls to expect."""

from __future__ import annotations

from delvewright.bots.dungeoneer.harm import harm
from delvewright.bots.dungeoneer.odds import threat, wound_price
from delvewright.games.dungeoneer import paths
from delvewright.games.dungeoneer.board import MAP, NONE, Board
from delvewright.games.dungeoneer.powers import EXIT, OBSTACLE
from delvewright.games.dungeoneer.scores import has
from delvewright.games.dungeoneer.sorts import HAZARD, LOCKED, PIT, TRAPPED
from delvewright.games.dungeoneer.words import threat as Threat
from delvewright.words import maps
from delvewright.words.maps import FACING

MOVE = 100  # everything here is in hundredths of a Movement
LEAST = 60  # a move never counts less, whatever it brings
GLORY = 12
PERIL = 6
"""What a fresh space brings."""
TURN = 3 * MOVE  # what is lost otherwise than by moving is told in turns


def begins_at(p: Board, seat: int) -> int:
    """The space a hero sets out from; before the first turn, that of the first card laid."""
    return p.at[seat] if p.at[seat] != NONE else p.zones[MAP][0]


class Ground:
    """What the map is like for everybody: how many moves spaces are apart, worked out once."""

    def __init__(self, p: Board):
        self.p = p
        self.ways = paths.ways(p)
        self.known: dict[str, list[int]] = {}

    def away(self, tile: int) -> list[int]:
        """How far every space is from one, in hundredths of a Movement."""
        return [MOVE * far if far != NONE else NONE for far in maps.distances(self.ways, (tile,))]

    def from_entrance(self, border: str) -> list[int]:
        """DN-QUEST-19. What a search adds to its die in every space."""
        if border not in self.known:
            self.known[border] = maps.distances(self.ways, paths.entrances(self.p, border))
        return self.known[border]


class Ways:
    """What the ways of one hero cost at one moment."""

    def __init__(self, p: Board, seat: int):
        self.p, self.seat = p, seat
        self.wound = wound_price(p.life[seat]) * TURN
        self.chances: dict[tuple[int, int, int], float] = {}
        self.opens = has(p, seat, "opens_locks")
        self.free = has(p, seat, "no_exit_threats")
        self.tough = has(p, seat, "no_exit_wounds")
        self.sure = has(p, seat, "no_obstacles")
        self.peril = PERIL * (3 if p.life[seat] <= 2 else 1)
        self.edges = self._edges()
        self.cost, self.before = maps.cheapest(self.edges, begins_at(p, seat))

    def _edges(self) -> list[list[tuple[int, int]]]:
        p = self.p
        openings = paths.openings(p)
        tiles = maps.lying(p.places)
        found: list[list[tuple[int, int]]] = [[] for _ in p.places]
        entering = {tile: self.entering(tile) for tile in p.zones[MAP]}
        for cell, tile in tiles.items():
            for side, (step, out, back) in enumerate(FACING):
                other = tiles.get(cell + step, NONE)
                if other != NONE and openings[tile] & out and openings[other] & back:
                    price = MOVE + self.leaving(tile, side) + entering[other]
                    found[tile].append((other, max(price, LEAST)))
        for one, other in paths.all_links(p):
            found[one].append((other, max(MOVE + entering[other], LEAST)))
            found[other].append((one, max(MOVE + entering[one], LEAST)))
        return found

    def leaving(self, tile: int, side: int) -> int:
        """What an exit costs besides the move."""
        exit = paths.exit_at(self.p, tile, side)
        if exit.sort == LOCKED and not (self.opens or self.free):
            return round(MOVE * self.fails(exit.stat, exit.number, EXIT))
        if exit.sort == TRAPPED and not (self.free or self.tough or self.sure):
            return round(self.wound * self.fails(exit.stat, exit.number, EXIT | OBSTACLE))
        return 0

    def entering(self, tile: int) -> int:
        """What a space costs, less what it brings."""
        p, kind = self.p, self.p.cast[tile]
        total = 0.0
        obstacle = kind.obstacle
        if obstacle is not None and obstacle.sort != HAZARD and not self.sure:
            fails = self.fails(obstacle.stat, obstacle.number, OBSTACLE)
            total += fails * (MOVE if obstacle.sort == PIT else self.wound)
        for word in kind.enter.words if kind.enter is not None and p.at[self.seat] != NONE else ():
            if isinstance(word, Threat):  # an offer may be declined
                fails = self.fails(word.stat, word.number, 0)
                total += fails * TURN * harm(p, self.seat, word.fail, tile) if fails else 0.0
        if tile not in p.visited:
            total += self.peril * kind.peril - GLORY * kind.glory
        return round(total)

    def fails(self, stat: int, number: int, uses: int) -> float:
        key = stat, number, uses
        if key not in self.chances:
            self.chances[key] = 1 - threat(self.p, self.seat, *key)
        return self.chances[key]

    def first_step(self, goal: int) -> int:
        """The space to go to next on the way to another."""
        return maps.path_to(self.before, goal)[1]
