"""The muster: a Champion's Attack, Light and gold, and a battle's sums, worked out when asked.

Nothing here is kept: boosts and wielded Weapons lie in the position, everything else is printed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from delvewright.games.barricades.board import (
    BOARD,
    LAIR,
    NONE,
    PLAY,
    SPENT,
    SUPPLY,
    Battle,
    Board,
    arms_of,
    company,
    hp,
    keywords,
    room_at,
    seats,
    solo,
    total,
)
from delvewright.games.barricades.kinds import DIE
from delvewright.games.barricades.powers import Flag, Passive, power
from delvewright.games.barricades.printed import Battled, Card

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
        "gold",
        "heroes",
        "light",
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
    piercing: int  # physical Attack that Armor does not lower
    light: int
    gold: int

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
    m.heroes, m.arms, m.lines, m.gains, m.giver = [], {}, {}, [], NONE
    m.piercing = m.light = m.gold = 0
    cast = p.cast
    wielded = dict(p.wielded)
    for piece in p.zones[PLAY + seat]:
        kind = cast[piece]
        assert isinstance(kind, Card)
        m.gold += kind.gold
        if kind.sort == "weapon":
            if piece not in wielded:
                continue
            m.arms[piece] = wielded[piece]
        elif kind.sort == "hero":
            m.heroes.append(piece)
        m.light += kind.light
        m.giver = piece
        if kind.attack:
            m.add(piece, *typed(p, piece, kind.attack))
    for boost in p.boosts:
        if boost.seat == seat:
            m.light += boost.light
            m.gold += boost.gold
            if boost.physical or boost.magic:
                m.giver = boost.source
                m.add(boost.target, boost.physical, boost.magic)
    for piece, add in _passives(p, seat):
        m.giver = piece
        add.add(p, m, piece)
    if battle is not None:
        for foe in texts(p, battle):
            hampers = power(p, foe).hampers
            if hampers is not None:
                m.giver = foe
                hampers(p, m, foe)
    for line in m.lines.values():
        line[0], line[1] = max(0, line[0]), max(0, line[1])
    _burdens(p, m)
    m.piercing = min(m.piercing, m.physical)
    return m


def figures(p: Board, battle: Battle) -> list[int]:
    """BQ-FAQ-07/27, BQ-OPEN-45. The foes, then for each the room whose numbers are added to its own."""
    nodes = battle.nodes if p.rules.feast_rooms == "own" else [battle.node] * len(battle.foes)
    return [*battle.foes, *[room for node in nodes if (room := room_at(p, node)) != NONE]]


def texts(p: Board, battle: Battle) -> list[int]:
    """All whose text counts in a battle, once each: the foes, then their rooms."""
    return list(dict.fromkeys(figures(p, battle)))


def _burdens(p: Board, m: Muster) -> None:
    """A Diseased Wound and a Thrall cost 1 Attack each: physical, or magic if there is no physical."""
    burdens = sum([getattr(p.cast[piece], "id", "") in BURDENS for piece in p.zones[PLAY + m.seat]])
    for _ in range(burdens):
        for sort in (0, 1):
            line = next((line for line in m.lines.values() if line[sort] > 0), None)
            if line is not None:
                line[sort] -= 1
                break


BURDENS = ("diseased_wound", "baaloks_thrall")


def typed(p: Board, piece: int, amount: int) -> tuple[int, int]:
    """BQ-BASE-55. Attack of the type of what gives it, as (physical, magic)."""
    kind = p.cast[piece]
    magic = getattr(kind, "attack_type", "") == "magic" or piece in p.magical
    return (0, amount) if magic else (amount, 0)


# What works for a Champion ------------------------------------------------------------------------------


def sources(p: Board, seat: int) -> list[int]:
    """BQ-FAQ-17. The pieces whose texts work for a Champion all the time: what is in play, and the boards.

    At 0 HP none does.
    """
    if hp(p, seat) == 0:
        return []
    wielded = [weapon for weapon, _ in p.wielded]
    return [
        *[
            piece
            for piece in p.zones[PLAY + seat]
            if getattr(p.cast[piece], "sort", "") != "weapon" or piece in wielded
        ],
        *p.zones[BOARD + seat],
    ]


def _passives(p: Board, seat: int) -> list[tuple[int, Passive]]:
    rank = p.rank[seat]
    return [
        (piece, add)
        for piece in sources(p, seat)
        for add in power(p, piece).adds
        if add.since <= rank <= add.until
    ]


def has_flag(p: Board, seat: int, name: str) -> bool:
    """Whether some text of a Champion's says so now."""
    rank = p.rank[seat]
    for piece in sources(p, seat):
        for flag in power(p, piece).flags:
            if flag.name == name and _holds(p, seat, piece, flag, rank):
                return True
    return False


def _holds(p: Board, seat: int, piece: int, flag: Flag, rank: int) -> bool:
    return flag.since <= rank <= flag.until and (flag.when is None or flag.when(p, seat, piece))


def is_flagged(p: Board, piece: int, name: str) -> bool:
    """Whether a card's own text says so of the card."""
    return any([flag.name == name for flag in power(p, piece).flags])


# Gold and Light -----------------------------------------------------------------------------------------


def gold_left(p: Board, seat: int) -> int:
    """BQ-BASE-17. What a Champion can still spend this turn."""
    pledged = sum([gold for _, one, gold in p.pledged if one == seat])
    return muster(p, seat).gold - total(p, seat, SPENT) - pledged


def light_of(p: Board, seat: int) -> int:
    """The Light a Champion's cards and tokens give this turn, spent or not."""
    return muster(p, seat).light


def light_left(p: Board, seat: int) -> int:
    """BQ-PARTY-05. What a Champion, or the whole Party, can still spend on the way."""
    members = company(p, seat)
    spent = sum([light for one, light in p.spent_light if one in members])
    return sum([light_of(p, one) for one in members]) - spent


# Skill --------------------------------------------------------------------------------------------------


def skill(p: Board, hero: int, battle: Battle | None = None) -> int:
    """BQ-BASE-11/15. A Hero's Skill as it is now."""
    kind = p.cast[hero]
    assert isinstance(kind, Card)
    amount = kind.skill + sum([boost.skill for boost in p.boosts if boost.target == hero])
    if battle is not None:
        amount -= sum([is_flagged(p, one, "heroes_less_skill") for one in texts(p, battle)])
    return amount


def skill_needed(p: Board, seat: int, weapon: int, hero: int, battle: Battle | None = None) -> int:
    """BQ-BASE-12. What a Weapon asks of a Hero."""
    kind = p.cast[weapon]
    assert isinstance(kind, Card)
    need = power(p, weapon).need
    amount = kind.skill_req - (need(p, seat, weapon, hero) if need else 0)
    if battle is not None:
        amount += 2 * sum([is_flagged(p, one, "weapons_need_more") for one in texts(p, battle)])
    return max(0, amount)


def skill_spare(p: Board, seat: int, hero: int, battle: Battle | None = None) -> int:
    """How much Skill a Hero's Weapons leave."""
    worn = sum([skill_needed(p, seat, weapon, hero, battle) for weapon in arms_of(p, hero)])
    return skill(p, hero, battle) - worn


# Battle -------------------------------------------------------------------------------------------------


def horde_icons(p: Board) -> int:
    """BQ-HORDE-01. The strength of the Monster Horde before anything is removed."""
    return p.horde + sum([FACES[face].horde for _, face in p.dice])


def toughness(p: Board, battle: Battle) -> tuple[int, int, int]:
    """BQ-BASE-39/41, BQ-FAQ-07, BQ-PARTY-15. Health, Armor and Magic Resistance of all foes together."""
    health = armor = resistance = 0
    rolled = dict(battle.rolled)
    for piece in figures(p, battle):
        kind = p.cast[piece]
        more = (0, 0, 0)
        toughens = power(p, piece).toughens
        if toughens is not None:
            more = toughens(p, battle, piece)
        if isinstance(kind, Battled):  # the Wilderness adds nothing
            health += kind.health + (rolled.get(piece, 0) if kind.health_dice else 0)
            armor += kind.armor
            resistance += kind.magic_resistance
        health, armor, resistance = health + more[0], armor + more[1], resistance + more[2]
    lord = power(p, p.guardian).toughens
    if p.revealed and lord is not None:
        health += sum([lord(p, battle, foe)[0] for foe in battle.foes if foe != p.guardian])
    if LAIR in battle.nodes:
        health += horde_health(p)
    for leader, foe, less in p.softened:
        if leader in battle.members and foe in battle.foes:
            health -= less
    return max(0, health), armor, resistance


def horde_health(p: Board) -> int:
    """BQ-GUARD-12/13, BQ-OPEN-05. What the Horde gives the Guardian, as the dice fell; solo nothing."""
    if solo(p):
        return 0
    if not p.rules.destruction_boosts:
        return horde_icons(p)
    return horde_icons(p) + sum([FACES[face].id == "face_destruction" for _, face in p.dice])


def attack_value(p: Board, battle: Battle) -> int:
    """BQ-BASE-39, BQ-PARTY-06/07. What all members together bring, resistances taken off once."""
    _, armor, resistance = toughness(p, battle)
    physical = piercing = magic = 0
    for seat in battle.members:
        m = muster(p, seat, battle.foes, battle)
        physical, piercing, magic = physical + m.physical, piercing + m.piercing, magic + m.magic
    return piercing + max(0, physical - piercing - armor) + max(0, magic - resistance)


def shared_pieces(p: Board) -> tuple[int, ...]:
    """What stands for all of its sort, and is nobody's."""
    return p.zones[SUPPLY]


def awake(p: Board) -> list[int]:
    """The Champions with any HP."""
    return [seat for seat in seats(p) if hp(p, seat)]
