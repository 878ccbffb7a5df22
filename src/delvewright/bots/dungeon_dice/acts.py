"""Acts in a combat: what every way to use a symbol, a one-use die or a dagger is worth, and which is best."""

from __future__ import annotations

from collections.abc import Sequence

from delvewright.bots.dungeon_dice.fray import HERO_DIE, MONSTER_DIE, OUTRIGHT, Fray
from delvewright.bots.dungeon_dice.odds import FIRE, strength
from delvewright.bots.dungeon_dice.prospect import THROWN
from delvewright.bots.dungeon_dice.swaps import outfit
from delvewright.bots.dungeon_dice.worth import BOOST, WOUND, envy, kind_worth
from delvewright.bots.skill import skill_of
from delvewright.bots.trial import gains
from delvewright.games.dungeon_dice import GAME
from delvewright.games.dungeon_dice.abilities.register import POWERS
from delvewright.games.dungeon_dice.board import (
    COLOSSEUM,
    DUEL,
    FOE,
    MONSTER,
    Board,
    face_of,
    owned,
    owner_of,
)
from delvewright.games.dungeon_dice.dice import powers, quaking, total, value
from delvewright.games.dungeon_dice.policy import won_back
from delvewright.games.dungeon_dice.spells import shown_symbol
from delvewright.kernel.ask import Ask, Option

PASS: Option = ("pass",)
LEAST = 0.004  # an act must gain as much
FREE = 0.002  # what something that costs nothing and may help is taken to gain
MATE = 0.3  # of what it is worth to oneself, what good is done to another
TRIED = 4.0  # fame for the whole of a win, as far as a trial can tell
SPELLS = {
    "FIRE": (2.0, 3.0, 3.0, 4.0, 5.0, 0.0),
    "STUN": (1.0, 1.0, 2.0, 2.0, 3.0, 0.0),
    "FREEZE": (2.0, 2.0, 3.0, 3.0, 4.0, 0.0),
    "MAGIC_HAND": (2.0, 2.0, 2.0, 2.0, 2.0, 0.0),
}
SUCCESS = {"DRAIN": 4, "VOID": 4, "TOAD": 2, "PROTECTION": 5}
"""Sides of six on which the spell die shows its spell."""
LASTING = {
    "HEALING": WOUND,
    "SONG_OF_HEALING": WOUND,
    "LUCK": 0.1,
    "SONG_OF_LUCK": 0.1,
    "HATCH": 0.2,
    "POTION": 0.2,
}
BLOWS = ("POISON", "SHURIKEN", "FREEZE", "FEAR", "TOAD", "VOID")
GAINS = ("ENCHANT", "UPGRADE", "EXCHANGE", "TRANSMUTE", "FLEET", "SECRET_PASSAGE", "TALL_TALE")


def best_act(p: Board, ask: Ask, actor: int) -> Option:
    """The act that gains most, or none."""
    fray = Fray(p, ask.seat, actor)
    ranked = weighed(fray, ask.options)
    return max(ranked, key=lambda one: one[0])[1]


def spend(p: Board, ask: Ask, actor: int) -> Option:
    """What has been rolled is gone either way: use it wherever it does no harm."""
    fray = Fray(p, ask.seat, actor)
    wish = fray.wish()
    ranked = [
        (worth, _towards(fray, option, wish), option) for worth, option in weighed(fray, ask.options, 0.0)
    ]
    most = max([worth for worth, _, _ in ranked])
    best = [one for one in ranked if one[0] > most - FREE]
    return max(best, key=lambda one: (one[1], _struck(fray, one[2])))[2]


def _towards(fray: Fray, option: Option, wish: int) -> float:
    """How far an act moves the totals the right way, though it may decide nothing."""
    moves = use_moves(fray, option) if len(option) > 2 else None
    return wish * sum(moves, 0.0) / len(moves) if moves else 0.0


def _struck(fray: Fray, option: Option) -> int:
    """Where each fights for himself and nothing else tells acts apart: how strong an opponent is hit."""
    p, seat = fray.p, fray.actor
    if p.mode not in (DUEL, COLOSSEUM) or option[0] != "use_who" or option[2] not in BLOWS:
        return 0
    return 1 + total(p, option[3]) if seat in p.fighters and option[3] != seat else 0


def weighed(fray: Fray, options: Sequence[Option], least: float = LEAST) -> list[tuple[float, Option]]:
    """What every option gains over passing, passing first."""
    still = fray.worth(fray.margin)
    rest = Rest(fray)
    found = [(least, PASS)] if PASS in options else []
    for option in options:
        if option != PASS:
            found.append((weigh(fray, rest, still, option), option))
    return found


class Rest:
    """What the actor itself could still do after one act: points and what they cost."""

    __slots__ = ("items", "points", "price")

    def __init__(self, fray: Fray):
        p, actor = fray.p, fray.actor
        self.points = self.price = 0.0
        self.items: dict[int, tuple[float, float]] = {}
        if actor == FOE or actor in p.fighters:
            self.points = fray.left(actor)
        if actor != FOE:
            wish = fray.wish()
            for piece in owned(p, actor):
                kind = p.cast[piece]
                if kind.type == "one_use" and kind.subtype in THROWN:
                    amount = wish * sum(item_moves(fray, piece, wish), 0.0) / 6
                    self.items[piece] = (amount, kind_worth(kind))
            if self.items and p.mode == MONSTER and quaking(p, actor):
                self.items = {}
        self.points += sum([amount for amount, _ in self.items.values()], 0.0)
        self.price = sum([price for _, price in self.items.values()], 0.0)


def weigh(fray: Fray, rest: Rest, still: float, option: Option) -> float:
    p = fray.p
    verb = option[0]
    moves: Sequence[float] = ()
    gain = -still
    points, price = rest.points, rest.price
    if verb == "roll":
        piece = option[1]
        if sum([one == piece for _, _, one in p.extras]) > 1:
            return -still - 1.0  # a Shuriken that was thrown back: this would never end
        moves = [fray.wish() * move for move in item_moves(fray, piece, fray.wish())]
        if not any(moves):
            return _other_use(p, fray, piece)
        amount, cost = rest.items.get(piece, (0.0, kind_worth(p.cast[piece])))
        gain -= cost
        points, price = points - amount, price - (cost if amount else 0.0)
    elif verb == "throw":
        sign = fray.sign(option[2])
        moves = [sign * float(face.value or 0) for face in p.cast[option[1]].faces]
    elif verb in ("use", "use_die", "use_who", "use_piece"):
        source, symbol = option[1], option[2]
        if symbol == "GUST":
            return fray.anew() - max(still, fray.worth(fray.margin, points))
        effect = use_moves(fray, option)
        if effect is None:
            return lasting(p, fray, option)
        moves = effect
        if p.cast[source].type not in ("spell", "one_use") if source >= 0 else True:
            points -= _own(fray, source, symbol)
    elif verb == "use_heroes":
        return heard(p, fray, option)
    elif verb[:3] == "use":
        return tried(fray, option)
    else:
        return FREE
    worth = fray.worth
    margin = fray.margin
    for move in moves:
        after = worth(margin + move)
        if points:
            after = max(after, worth(margin + move, points) - price)
        gain += after / len(moves)
    if verb[:3] == "use":
        gain += harm(p, fray, option)
    return gain


def _own(fray: Fray, source: int, symbol: str) -> float:
    """What the symbol that is being used counted among those left."""
    sign = fray.sign(fray.actor)
    for at, name, param in powers(fray.p, fray.actor):
        if at == source and name == symbol:
            return sign * fray.swing(name, param, 0, sign, at)
    return 0.0


def item_moves(fray: Fray, piece: int, side: int) -> list[float]:
    """What each side of a one-use die moves for `side`."""
    moves = []
    for face in fray.p.cast[piece].faces:
        amount = 0.0
        if face.symbols:
            symbol, param = face.symbols[0]
            if symbol == "SCROLL":
                amount = FIRE
            elif _reaches(fray, piece, symbol, param, side):
                amount = fray.swing(symbol, param, face.value or 0, side)
        elif face.value:
            amount = float(face.value)
        moves.append(amount)
    return moves


def _reaches(fray: Fray, piece: int, symbol: str, param: int, side: int) -> bool:
    """Whether a change of level has somebody to work on: one's own side gains it, the other loses it."""
    if symbol not in ("POISON", "STRENGTH"):
        return True
    wanted = side if symbol == "STRENGTH" else -side
    ways = POWERS[symbol].targets(fray.p, fray.actor, piece, symbol, param)
    return any([why is None and fray.sign(option[3]) == wanted for option, why in ways])


def use_moves(fray: Fray, option: Option) -> Sequence[float] | None:
    """How the margin may move, each as likely; None when the act is about something else."""
    p = fray.p
    verb, source, symbol = option[:3]
    target = option[3] if len(option) > 3 else -1
    mine = fray.sign(fray.actor) if fray.actor == FOE or fray.actor in p.fighters else fray.wish()
    if symbol in ("SLASH", "VORPAL_SWORD", "PROTECTION", "AEGIS_SHIELD", "SLASH_AND_PROTECTION"):
        return fray.rerolled(target) if verb == "use_die" else None
    if symbol in ("TANGLE", "DRAIN", "VOID") and verb == "use_die":
        number = value(p, p.dice[target]) or 0
        return [-fray.sign(p.dice[target][0]) * float(number * (2 if symbol == "DRAIN" else 1))]
    if symbol == "SCROLL":
        return spell_moves(fray, p.cast[target].spell, mine) if verb == "use_piece" else None
    if symbol == "FIRE" and verb == "use":
        return [mine * move for move in SPELLS["FIRE"]]
    if verb == "use_who":
        return who_moves(fray, source, symbol, target)
    if symbol == "BOOST":
        return [fray.capped(_param(fray, source, symbol))]
    if symbol in (
        "STRENGTH",
        "SONG_OF_STRENGTH",
        "WOLF_BITE",
        "EXPLOSION",
        "SUMMON",
        "WAR_CRY",
        "INSPIRE",
        "NECROMANCY",
    ):
        return [mine * fray.swing(symbol, 1, 0, mine)]
    if symbol == "FREEZE" and verb == "use_piece":
        number = face_of(p, source).value or 0 if source >= 0 and p.cast[source].type == "spell" else 0
        return [-fray.sign(owner_of(p, target)) * float(number)]
    if symbol == "FEAR" and verb == "use_piece":
        owner = owner_of(p, target)
        return [-fray.sign(owner) * missed(p, owner, target) if owner in p.fighters else 0.0]
    if symbol in ("NECROMANCY", "ASSASSINATE", "MAGIC_HAND", "BLESS", "HELM_OF_REFLECTION"):
        return [mine * 2.0]
    return None


def who_moves(fray: Fray, source: int, symbol: str, target: int) -> Sequence[float] | None:
    """A symbol aimed at a combatant."""
    p = fray.p
    sign = fray.sign(target)
    if symbol in ("FIRE", "BOMB", "BOOMERANG", "MAGIC_BOOMERANG", "STUN"):
        return [sign * float(face_of(p, source).value or 0)]
    if symbol in ("FREEZE", "SHURIKEN"):
        return [-sign * float(face_of(p, source).value or 0)]
    if symbol == "STRENGTH":
        return [sign * (MONSTER_DIE if target == FOE else HERO_DIE)]
    if symbol in ("POISON", "FEAR"):
        return [-sign * (min(fray.numbered(target), default=0) if target in p.rolled else 2.0)]
    if symbol == "TOAD":
        return [-sign * float(sum(fray.dice(target)))]
    if symbol == "VOID":
        return [-sign * float(max(fray.numbered(target), default=0))]
    if symbol in ("EXECUTE", "FURY"):
        alone = target == FOE or fray.alone or len(p.fighters) == 1
        return [-sign * (OUTRIGHT if alone else float(total(p, target)))]
    if symbol in ("SUMMON", "ASSASSINATE", "WOLF_BITE", "EXPLOSION"):
        return [sign * 2.0]
    return None


def spell_moves(fray: Fray, spell: str, mine: int) -> Sequence[float] | None:
    """What casting a spell may do, its FIZZLE included."""
    faces = SPELLS.get(spell)
    if faces:
        return [mine * move for move in faces]
    sides = SUCCESS.get(spell)
    if sides is None:
        return None
    amount = mine * fray.swing(spell, 1, 0, mine)
    return [amount] * sides + [0.0] * (6 - sides)


def _param(fray: Fray, source: int, symbol: str) -> int:
    return next((n for at, name, n in powers(fray.p, fray.actor) if at == source and name == symbol), 1)


# What outlasts the combat ----------------------------------------------------------------------------


def lasting(p: Board, fray: Fray, option: Option) -> float:
    """Uses that do not touch the totals."""
    symbol = option[2]
    seat = fray.seat
    if symbol in ("HEALING", "SONG_OF_HEALING"):
        return WOUND if needs_healing(p, seat) else BOOST
    if symbol == "SCROLL":
        return _spell_outside(p, seat, p.cast[option[3]].spell)
    if symbol in ("PAIN", "SLEEP"):
        return -WOUND if option[-1] == seat else 0.2 * envy(p, seat, option[-1])
    if symbol == "WARDING":
        return FREE if fray.actor in p.fighters else 0.0
    if symbol in LASTING:
        return LASTING[symbol]
    if symbol in GAINS:
        return 0.1
    return tried(fray, option)


def heard(p: Board, fray: Fray, option: Option) -> float:
    """A song for some: it is sung to oneself and to whoever fights beside one, and grudged to rivals."""
    _, _, symbol, heroes = option
    mates = p.fighters if p.foe >= 0 and fray.seat in p.fighters else (fray.seat,)

    def gain(hero: int) -> float:
        good = LASTING.get(symbol, BOOST)
        if symbol == "SONG_OF_HEALING" and not needs_healing(p, hero):
            good = FREE
        return good if hero == fray.seat else good * (MATE if hero in mates else -MATE)

    return sum([gain(hero) for hero in heroes], 0.0)


def tried(fray: Fray, option: Option) -> float:
    """An act that no rule here knows is tried out; in fame, as everything is counted."""
    skill = skill_of(GAME.id)
    assert skill is not None
    ask = fray.p.ask
    assert ask is not None
    instead = PASS if PASS in ask.options else ask.options[0]
    return FREE + TRIED * gains(GAME, skill, fray.p, ask.seat, option, instead)


def missed(p: Board, seat: int, piece: int) -> float:
    """Points that a hero lacks without a die: it would put on another one in its place."""
    kind = p.cast[piece]
    if kind.type == "one_use":
        return 0.5 * strength(kind) if kind.subtype in THROWN else 0.0
    if piece not in p.gear[seat]:
        return 0.0
    mine = list(owned(p, seat))
    return outfit(p, mine) - outfit(p, [other for other in mine if other != piece])


def _spell_outside(p: Board, seat: int, spell: str) -> float:
    if spell == "HEALING":
        return 0.25 if needs_healing(p, seat) else 0.0
    return 0.0


def needs_healing(p: Board, seat: int) -> int:
    """How many hearts a seat has a use for."""
    return p.hurt[seat] + sum([1 for piece in owned(p, seat) if piece in p.wounded])


def harm(p: Board, fray: Fray, option: Option) -> float:
    """A die of somebody's set aside or wounded, beyond what it does to this combat."""
    if option[0] != "use_piece" or option[2] != "FREEZE":
        return 0.0
    owner = owner_of(p, option[3])
    cost = 0.15 * kind_worth(p.cast[option[3]])
    return -cost if owner == fray.seat else cost * envy(p, fray.seat, owner)


def _other_use(p: Board, fray: Fray, piece: int) -> float:
    """A one-use die that does nothing for this combat."""
    subtype = p.cast[piece].subtype
    if subtype == "healing" and fray.actor in p.fighters:
        return 0.05 if p.hurt[fray.seat] else -1.0
    return -1.0


# Answers to others -----------------------------------------------------------------------------------


def stun(p: Board, ask: Ask) -> Option:
    """Stop what goes against one's wish and matters; a scroll is spent for great effects only."""
    actor, symbol, who = ask.value("actor"), ask.value("symbol"), ask.value("who", ask.seat)
    fray = Fray(p, ask.seat, who)
    side = fray.sign(actor) if actor == FOE or actor in p.fighters else -fray.wish()
    if side == fray.wish() or side == 0 or (actor == ask.seat and who != FOE):
        return PASS
    undone = won_back(p)
    if undone is None:
        amount = fray.swing(symbol, 1, 2, side) or 1.0
        stopped = fray.worth(fray.margin) - fray.worth(fray.margin + side * amount)
    else:
        back = fray.sign(undone[0]) * undone[1]
        stopped = fray.worth(fray.margin + back) - fray.worth(fray.margin)
    for option in ask.options:
        if option[0] == "stun":
            source = option[1]
            costs = source >= 0 and p.cast[source].type == "one_use"
            if stopped > (0.35 if costs else 0.02):
                return option
    return PASS


def refocus(p: Board, ask: Ask) -> Option:
    """Have a die rolled again: one's own when it came out badly, another's when it came out well."""
    roller, piece = ask.value("roller"), ask.value("piece")
    symbol, _ = shown_symbol(p, piece)
    faces = p.cast[piece].faces
    average = sum([face.value or 0 for face in faces]) / len(faces)
    poor = symbol in ("FIZZLE", "CURSE", "") or (face_of(p, piece).value or 0) + 1 <= average
    friend = roller == ask.seat or (p.mode == MONSTER and roller in p.fighters and ask.seat in p.fighters)
    if poor == friend and (poor or symbol not in ("HEALING", "KEY")):
        return ask.options[0]
    return PASS


def add_number(p: Board, ask: Ask) -> Option:
    """A spell's number goes where it helps."""
    fray = Fray(p, ask.seat, ask.value("who"))
    wish = fray.wish()
    return next((option for option in ask.options if fray.sign(option[1]) == wish), ask.options[0])
