"""The muster: a Champion's Attack, gold and Light, worked out when asked.

Nothing here is kept: boosts and wielded Weapons lie in the position, everything else is printed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from delvewright.games.barricades.board import (
    BOARD,
    NONE,
    PLAY,
    SPENT,
    Board,
    company,
    hp,
    keywords,
    room_at,
    total,
    wielder,
)
from delvewright.games.barricades.kinds import DIE
from delvewright.games.barricades.powers import Flag, power
from delvewright.games.barricades.printed import Card
from delvewright.games.barricades.shapes import Battle, Boost

FACES = tuple([face for face in DIE.values() for _ in range(face.sides)])
"""The sides of the Guardian die (BQ-DICE-03)."""


class Muster:
    """What a Champion has in play, and what it comes to; in battle, against these foes."""

    __slots__ = (
        "arms",
        "battle",
        "foes",
        "gains",
        "giver",
        "heroes",
        "lines",
        "piercing",
        "seat",
        "words",
    )

    seat: int
    battle: Battle | None
    foes: Sequence[int]
    words: frozenset[str]  # the keywords of the foes
    heroes: list[int]
    arms: dict[int, int]  # wielded Weapon: its Hero
    lines: dict[int, list[int]]  # piece, or NONE for the Champion: [physical, magic Attack] it gives
    giver: int  # the piece whose Attack is being added
    gains: list[tuple[int, int, int, int]]  # (giver, piece that has it, physical, magic)
    piercing: dict[int, int]  # Weapon: how much of its physical Attack Armor does not lower

    def add(self, piece: int, physical: int = 0, magic: int = 0) -> None:
        """More Attack of a piece; a Weapon's is its own line, and counts as its Hero's too."""
        line = self.lines.setdefault(piece, [0, 0])
        line[0] += physical
        line[1] += magic
        self.gains.append((self.giver, piece, physical, magic))

    def lose(self, index: int, physical: int, magic: int) -> None:
        """Less of one thing that was added."""
        giver, piece, had, had_magic = self.gains[index]
        line = self.lines[piece]
        line[0] -= physical
        line[1] -= magic
        self.gains[index] = (giver, piece, had - physical, had_magic - magic)

    def silence(self, test: Callable[[int], bool]) -> None:
        """Some pieces give no Attack: neither what is theirs nor what they give to others."""
        for index, (giver, piece, physical, magic) in enumerate(self.gains):
            if test(giver) or test(piece):
                self.lose(index, physical, magic)

    def cap(self, giver: int, most: int) -> None:
        """A piece gives no more than so much Attack; what it gave last goes first."""
        mine = [index for index, gain in enumerate(self.gains) if gain[0] == giver]
        over = sum([sum(self.gains[index][2:]) for index in mine]) - most
        for index in reversed(mine):
            for sort in (0, 1):
                less = max(0, min(over, self.gains[index][2 + sort]))
                self.lose(index, *((less, 0) if sort == 0 else (0, less)))
                over -= less

    def turn_magic(self, *pieces: int) -> None:
        """All Attack of these is magic."""
        for index, (_, piece, physical, _) in enumerate(self.gains):
            if piece in pieces:
                self.lose(index, physical, -physical)

    def of_hero(self, hero: int) -> tuple[int, int]:
        """A Hero's Attack, physical and magic: what a Weapon gives is its wielder's."""
        lines = [self.lines[piece] for piece in (hero, *self.arms_of(hero)) if piece in self.lines]
        return sum([line[0] for line in lines]), sum([line[1] for line in lines])

    def arms_of(self, hero: int) -> list[int]:
        return [weapon for weapon, one in self.arms.items() if one == hero]

    def against(self, *words: str) -> bool:
        return not self.words.isdisjoint(words)

    @property
    def physical(self) -> int:
        return sum([line[0] for line in self.lines.values()])

    @property
    def magic(self) -> int:
        return sum([line[1] for line in self.lines.values()])


def muster(p: Board, seat: int, foes: Sequence[int] = (), battle: Battle | None = None) -> Muster:
    """What a Champion's cards in play come to, against some foes if there are any."""
    m = Muster()
    m.seat, m.foes, m.battle = seat, foes, battle
    m.words = frozenset([word for foe in foes for word in keywords(p, foe)])
    m.heroes, m.arms, m.lines, m.piercing = [], {}, {}, {}
    m.gains, m.giver = [], NONE
    cast = p.cast
    wielded = dict(p.wielded)
    for piece in p.zones[PLAY + seat]:
        kind = cast[piece]
        assert isinstance(kind, Card)
        if kind.sort == "weapon":
            if piece not in wielded:
                continue
            m.arms[piece] = wielded[piece]
        elif kind.sort == "hero":
            m.heroes.append(piece)
        m.giver = piece
        if kind.attack_type == "magic":
            m.add(piece, 0, kind.attack)
        elif kind.attack:
            m.add(piece, kind.attack)
    for boost in p.boosts:
        if reaches(p, boost, seat):
            _take(m, boost)
    rank = p.rank[seat]
    for piece in sources(p, seat):
        for add in cast[piece].power.adds:
            if add.since <= rank <= add.until:
                m.giver = piece
                add.add(p, m, piece)
    for hero in p.magical:
        m.turn_magic(hero, *m.arms_of(hero))
    if battle is not None:
        for foe in texts(p, battle):
            hampers = power(p, foe).hampers
            if hampers is not None:
                m.giver = foe
                hampers(p, m, foe)
    for line in m.lines.values():
        line[0], line[1] = max(0, line[0]), max(0, line[1])
    _burdens(p, m)
    return m


def figures(p: Board, battle: Battle) -> list[int]:
    """BQ-FAQ-07/27, BQ-OPEN-45. The foes, then for each the room whose numbers are added to its own."""
    nodes = battle.nodes if p.rules.feast_rooms == "own" else [battle.node] * len(battle.foes)
    return [*battle.foes, *[room for node in nodes if (room := room_at(p, node)) != NONE]]


def texts(p: Board, battle: Battle) -> list[int]:
    """All whose text counts in a battle, once each: the foes, then their rooms."""
    return list(dict.fromkeys(figures(p, battle)))


def reaches(p: Board, boost: Boost, seat: int) -> bool:
    """BQ-FAQ-21. What a card was given goes with it, to whoever has it in play."""
    return boost.seat == seat if boost.target == NONE else boost.target in p.zones[PLAY + seat]


def _take(m: Muster, boost: Boost) -> None:
    m.giver = boost.source
    physical = boost.physical + (boost.armed if m.arms_of(boost.target) else 0)
    if physical or boost.magic:
        m.add(boost.target, physical, boost.magic)


def _burdens(p: Board, m: Muster) -> None:
    """A Diseased Wound and a Thrall cost 1 Attack each: physical, or magic if there is no physical."""
    for piece in p.zones[PLAY + m.seat]:
        if p.cast[piece].role in BURDENS:
            if m.physical:
                m.add(NONE, -1, 0)
            elif m.magic:
                m.add(NONE, 0, -1)


BURDENS = ("diseased_wound", "baaloks_thrall")


def typed(p: Board, piece: int, amount: int) -> tuple[int, int]:
    """BQ-BASE-55, BQ-OPEN-44. Attack without a type, as (physical, magic): of the card that has it."""
    kind = p.cast[piece]
    own: str = getattr(kind, "attack_type", "")
    if getattr(kind, "sort", "") == "hero" and p.rules.untyped_attack == "physical":
        own = "physical"
    return (0, amount) if own == "magic" else (amount, 0)


# What works for a Champion ------------------------------------------------------------------------------


def sources(p: Board, seat: int) -> list[int]:
    """BQ-FAQ-17. The pieces whose texts work for a Champion all the time: what is in play, and the boards.

    At 0 HP none does.
    """
    if hp(p, seat) == 0:
        return []
    cast: tuple[Any, ...] = p.cast
    wielded = [weapon for weapon, _ in p.wielded]
    found = [piece for piece in p.zones[PLAY + seat] if cast[piece].sort != "weapon" or piece in wielded]
    found += p.zones[BOARD + seat]
    return found


def has_flag(p: Board, seat: int, name: str) -> bool:
    """Whether some text of a Champion's says so now."""
    return bool(flagged(p, seat, name))


def count_flags(p: Board, seat: int, name: str) -> int:
    """How many texts of a Champion's say so now."""
    return len(flagged(p, seat, name))


def flagged(p: Board, seat: int, name: str) -> list[int]:
    """The pieces of a Champion's whose text says so now."""
    cast, rank = p.cast, p.rank[seat]
    said = [piece for piece in p.zones[PLAY + seat] + p.zones[BOARD + seat] if name in cast[piece].power.says]
    if not said:
        return said
    working = sources(p, seat)
    return [
        piece
        for piece in said
        if piece in working
        for flag in cast[piece].power.flags
        if flag.name == name and _holds(p, seat, piece, flag, rank)
    ]


def _holds(p: Board, seat: int, piece: int, flag: Flag, rank: int) -> bool:
    return flag.since <= rank <= flag.until and (flag.when is None or flag.when(p, seat, piece))


def is_flagged(p: Board, piece: int, name: str) -> bool:
    """Whether a card's own text says so of the card."""
    return name in power(p, piece).says


# Gold and Light -----------------------------------------------------------------------------------------


def gold_left(p: Board, seat: int) -> int:
    """BQ-BASE-17. What a Champion can still spend this turn."""
    cast: tuple[Any, ...] = p.cast
    gold: int = sum([cast[card].gold for card in p.zones[PLAY + seat]])
    for boost in p.boosts:
        if boost.gold and reaches(p, boost, seat):
            gold += boost.gold
    for _, one, pledged in p.pledged:
        if one == seat:
            gold -= pledged
    return gold - total(p, seat, SPENT)


def glow(p: Board, seat: int) -> dict[int, int]:
    """The Light each of a Champion's cards gives this turn, spent or not; and the Champion himself: NONE."""
    cast: tuple[Any, ...] = p.cast
    rank, found = p.rank[seat], {}
    for piece in p.zones[PLAY + seat]:
        kind = cast[piece]
        if kind.light and (kind.sort != "weapon" or wielder(p, piece) != NONE):
            found[piece] = kind.light
    for boost in p.boosts:
        if boost.light and reaches(p, boost, seat):
            found[boost.target] = found.get(boost.target, 0) + boost.light
    bright = [piece for piece in p.zones[PLAY + seat] + p.zones[BOARD + seat] if cast[piece].power.shines]
    working = sources(p, seat) if bright else ()
    for piece in bright:
        for shine in cast[piece].power.shines if piece in working else ():
            if shine.since <= rank <= shine.until:
                found[piece] = found.get(piece, 0) + shine.light(p, seat, piece)
    return found


def light_of(p: Board, seat: int) -> int:
    """The Light a Champion's cards and tokens give this turn, spent or not."""
    return sum(glow(p, seat).values())


def light_left(p: Board, seat: int) -> int:
    """BQ-PARTY-05. What a Champion, or the whole Party, can still spend on the way."""
    members = company(p, seat)
    left = sum([light_of(p, one) for one in members])
    for one, light in p.spent_light:
        if one in members:
            left -= light
    return left


# Skill --------------------------------------------------------------------------------------------------


def skill(p: Board, hero: int, battle: Battle | None = None) -> int:
    """BQ-BASE-11/15. A Hero's Skill as it is now."""
    kind = p.cast[hero]
    assert isinstance(kind, Card)
    amount = kind.skill
    for boost in p.boosts:
        if boost.target == hero:
            amount += boost.skill
    if battle is not None:
        amount -= sum([is_flagged(p, one, "heroes_less_skill") for one in texts(p, battle)])
    return amount


def skill_needed(p: Board, seat: int, weapon: int, hero: int, battle: Battle | None = None) -> int:
    """BQ-BASE-12. What a Weapon asks of a Hero."""
    kind = p.cast[weapon]
    assert isinstance(kind, Card)
    need = kind.power.need
    amount = kind.skill_req - (need(p, seat, weapon, hero) if need and hp(p, seat) else 0)
    if battle is not None:
        amount += 2 * sum([is_flagged(p, one, "weapons_need_more") for one in texts(p, battle)])
    return amount


def skill_spare(p: Board, seat: int, hero: int, battle: Battle | None = None) -> int:
    """How much Skill a Hero's Weapons leave."""
    spare = skill(p, hero, battle)
    for weapon, one in p.wielded:
        if one == hero:
            spare -= skill_needed(p, seat, weapon, hero, battle)
    return spare
