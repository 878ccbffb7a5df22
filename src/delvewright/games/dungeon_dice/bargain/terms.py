"""Terms: what players can agree on, how a term is named, and whether it can be agreed on now (DD-BARGAIN)."""

from __future__ import annotations

from functools import cache
from typing import Any

from delvewright.games.dungeon_dice.bonds import HARMS, HELPS
from delvewright.games.dungeon_dice.contracts import STONE, Bundle, Term, holds, robbed, terms
from delvewright.games.dungeon_dice.dice import quaking, sides
from delvewright.games.dungeon_dice.gear import cursed_on
from delvewright.games.dungeon_dice.kinds import KINDS, LOCATIONS
from delvewright.games.dungeon_dice.table import (
    CARRIED,
    FOE,
    NONE,
    Board,
    distinct,
    of_type,
    owned,
    trophies,
    usable,
)
from delvewright.kernel.ask import Option, Reason

REVEALED, LOCK, FIGHT, TURN_END, CONTEST = "W1", "W2", "W3", "W4", "W5"
"""The windows: a monster is revealed, a chest is locked, around the ability phase, the end of a turn, before
a duel, a Colosseum fight or an epic combat."""

MOST_TERMS, MOST_PARTIES, MOST_OFFERS = 4, 3, 3
"""DD-BARGAIN-3/5: terms a side, players in a bundle, offers of a player in a window."""

SHAPES: dict[str, tuple[str, ...]] = {
    "GIVE_DICE": ("pieces", "when"),  # now, win, loss, after, opened
    "REWARD_TO": ("slot",),  # main, potion, extra, place, carried
    "TROPHY_TO": (),
    "ROLL_OFF": ("prize", "numbers", "seats"),  # a slot, "trophy", "chest" or a piece; () is the highest roll
    "ASSIST": (),  # in this combat
    "FUTURE_ASSIST": ("count", "turn"),
    "NO_HARM": ("turn",),  # 0: in this combat
    "PROMISE_USE": ("piece", "side"),
    "THREAT": ("when", "seat", "piece", "side"),  # confronts, picks (that seat), refuses (this offer)
    "OPEN_CHEST": ("verb", "piece"),
    "ENCHANT_SHARE": ("seat", "turn"),  # who keeps the artifact
    "HEAL": ("count", "piece"),  # with that die now, or -1: the next healing
}
"""What each kind of term says after who is bound (by) and who has the good of it (to)."""

SLOTS = ("main", "potion", "extra", "place", "carried")


def spelled(p: Board, term: Term) -> str:
    """The stable name of a term: "give_dice:0>1:bomb:now"."""
    kind, by, to, *rest = term
    words = [kind.lower(), f"{by}>{to}"]
    words += [_word(p, sort, what) for sort, what in zip(SHAPES[kind], rest, strict=True)]
    return ":".join([word for word in words if word])


def _word(p: Board, sort: str, what: Any) -> str:
    if sort == "pieces":
        return "+".join([_word(p, "prize", piece) for piece in what])
    if sort in ("piece", "prize") and isinstance(what, int):
        return str(p.cast[what].id) if what != NONE else "stone" if sort == "prize" else ""
    if sort in ("numbers", "seats"):
        return "".join([str(one) for one in what]) or ("high" if sort == "numbers" else "")
    if sort == "seat":
        return f"seat{what}" if what != NONE else ""
    if sort == "side":
        return "foe" if what == FOE else "heroes"
    return str(what)


def spelled_bundle(p: Board, bundle: Bundle) -> str:
    return ",".join([spelled(p, term) for term in bundle])


def parties(bundle: Bundle) -> list[int]:
    """Everybody a bundle concerns, each once, in the order named."""
    found: dict[int, None] = {}
    for term in bundle:
        found[term[1]] = found[term[2]] = None
        if term[0] == "ROLL_OFF":
            found.update(dict.fromkeys(term[5]))
    return list(found)


def pieces_of(term: Term) -> tuple[int, ...]:
    """The dice a term disposes of."""
    kind = term[0]
    if kind == "GIVE_DICE":
        return tuple(term[3])
    if kind == "PROMISE_USE":
        return (term[3],)
    if kind == "THREAT":
        return (term[5],)
    if (kind == "OPEN_CHEST" and term[3] == "key") or (kind == "HEAL" and term[4] != NONE):
        return (term[4],)
    return (term[3],) if kind == "ROLL_OFF" and isinstance(term[3], int) else ()


# What there is to agree on ------------------------------------------------------------------------------


@cache
def _strikes(kind: str) -> bool:
    """Whether a one-use die can be used for or against a side of a combat."""
    return any([name in HELPS or name in HARMS for face in KINDS[kind].faces for name, _ in face.symbols])


def weapons(p: Board, seat: int) -> list[int]:
    """The dice a seat could still use on a combat from outside: one-use dice and a dagger to throw."""
    if p.warder != NONE and p.warder != seat:
        return []
    found = []
    barred = quaking(p, seat)
    thrown = (seat, "THROW") in p.spent_round
    for piece in distinct(p, owned(p, seat)):
        kind = p.cast[piece]
        if kind.type == "one_use":
            if not barred and _strikes(kind.id) and usable(p, piece):
                found.append(piece)
        elif "dagger" in kind.counts_as and not thrown and usable(p, piece) and not _rolled(p, piece):
            found.append(piece)
    return found


def armed(p: Board, seat: int) -> bool:
    return bool(weapons(p, seat))


def goods(p: Board, seat: int) -> list[int]:
    """DD-TRADE-2. Everything a seat can give away: each kind once, trophies, and the stone."""
    found = [*distinct(p, owned(p, seat)), *trophies(p, seat)]
    if p.stone == seat and not any(["PHILOSOPHERS_STONE" in p.cast[one].reward for one in owned(p, seat)]):
        found.append(STONE)
    return found


def equipment(p: Board, seat: int) -> list[int]:
    return distinct(p, of_type(p, seat, "equipment"))


def items(p: Board, seat: int) -> list[int]:
    return distinct(p, of_type(p, seat, "one_use"))


def attempts(p: Board, seat: int) -> list[Option]:
    """The ways a seat has to try a lock."""
    from delvewright.games.dungeon_dice.chest import means  # it imports this room

    return [option for option, why in means(p, seat) if why is None]


def _rolled(p: Board, piece: int) -> bool:
    return any([die[1] == piece for die in p.dice])


# Whether it can be agreed on ----------------------------------------------------------------------------


def refusal(p: Board, window: str, term: Term) -> Reason | None:
    """DD-BARGAIN-6. Why a term cannot be agreed on in this window, or None."""
    kind, by, to = term[:3]
    if by == to:
        return ("with_oneself",)
    fighting = window in (REVEALED, FIGHT)
    for piece in pieces_of(term):
        why = _piece_refusal(p, by, piece)
        if why is not None:
            return why
    if kind == "GIVE_DICE":
        return _give_refusal(p, window, term, fighting)
    if kind in ("REWARD_TO", "TROPHY_TO", "ROLL_OFF"):
        return _prize_refusal(p, window, term, fighting)
    if kind == "ASSIST":
        return help_refusal(p, by, to) if window == REVEALED else ("not_now", kind)
    if kind in ("PROMISE_USE", "THREAT"):
        return _use_refusal(p, term, fighting)
    if kind == "OPEN_CHEST":
        return None if window == LOCK and p.chest == to else ("not_now", kind)
    if kind == "HEAL" and term[4] != NONE:
        if window not in (REVEALED, TURN_END):
            return ("not_now", kind)
        return ("quake",) if quaking(p, by) else None
    if kind == "NO_HARM":
        return ("not_now", kind) if not term[3] and not fighting else None
    if kind == "ENCHANT_SHARE":
        return None if equipment(p, by) else ("no_equipment", by)
    return None


def _piece_refusal(p: Board, by: int, piece: int) -> Reason | None:
    """DD-TRADE-7: an equipped cursed artifact stays on; a die is promised once."""
    if not holds(p, by, piece):
        return ("not_owned", by)
    if piece in cursed_on(p, by):
        return ("cursed_on",)
    for contract in p.contracts:
        for other in contract[3]:
            if other[1] == by and piece in pieces_of(other):
                return ("promised", other[2])
    return None


def _give_refusal(p: Board, window: str, term: Term, fighting: bool) -> Reason | None:
    """DD-BARGAIN-4. Dice that lie in the combat move after it. Where heroes fight each other, a win is one
    of the two's; who goes against an epic monster is not yet known."""
    when = term[4]
    if when == "now":
        return ("in_combat",) if any([_rolled(p, piece) for piece in term[3]]) else None
    if when == "opened":
        return None if window == LOCK else ("not_now", when)
    if window == CONTEST and when != "after" and p.fighters:
        return None if term[1] in p.fighters or term[2] in p.fighters else ("neither_fights",)
    return None if fighting or window == CONTEST else ("not_now", when)


def _prize_refusal(p: Board, window: str, term: Term, fighting: bool) -> Reason | None:
    """DD-NEG-1. Rewards and trophy are the active player's to promise, each once."""
    kind, by = term[0], term[1]
    prize = "trophy" if kind == "TROPHY_TO" else term[3]
    if isinstance(prize, int):
        return None if fighting else ("not_now", kind)
    if prize == "chest":
        return None if window == LOCK else ("not_now", kind)
    if not fighting:
        return ("not_now", kind)
    if by != p.fighters[0]:
        return ("active_only",)
    if not _in_prospect(p, prize):
        return ("no_such_reward", prize)
    if prize not in ("potion", "extra"):
        same = ("main", "carried") if prize in ("main", "carried") and robbed(p) else (prize,)
        for other in ("REWARD_TO", "TROPHY_TO", "ROLL_OFF"):
            for one in terms(p, other):
                if ("trophy" if other == "TROPHY_TO" else one[3]) in same:
                    return ("promised", one[2])
    return None


def _in_prospect(p: Board, prize: str) -> bool:
    kind = p.cast[p.foe]
    if prize == "main":
        return bool(kind.reward)
    if prize == "trophy":
        return not kind.never_trophy
    if prize == "place":
        return bool(p.place) and bool(LOCATIONS[p.place].rewards)
    return bool(p.zones[CARRIED]) if prize == "carried" else True


def help_refusal(p: Board, by: int, to: int) -> Reason | None:
    # Called only while a monster is met, when the chapter on preparing is long at hand; it needs this one.
    from delvewright.games.dungeon_dice.prepare import no_help

    if to != p.fighters[0]:
        return ("active_only",)
    why = no_help(p, by)
    return None if why == ("refused",) else why


def _use_refusal(p: Board, term: Term, fighting: bool) -> Reason | None:
    kind, by, to = term[:3]
    piece = pieces_of(term)[0]
    if not fighting:
        return ("not_now", kind)
    if piece not in weapons(p, by):
        return ("no_use", by)
    if kind == "THREAT" and any([one[1:3] == (by, to) for one in terms(p, kind)]):
        return ("threatened", to)
    return None if term[-1] in sides(p) else ("no_such_side",)


def bundle_refusal(p: Board, window: str, bundle: Bundle) -> Reason | None:
    """DD-BARGAIN-6. Why a whole bundle cannot be agreed on: nothing in it, a term impossible, or two terms
    about the same thing."""
    if not bundle:
        return ("empty_offer",)
    for at, term in enumerate(bundle):
        why = joining_refusal(p, window, bundle[:at], term)
        if why is not None:
            return why
    return None


def joining_refusal(p: Board, window: str, said: Bundle, term: Term) -> Reason | None:
    """The same of one more term for a bundle: what is said already is not looked at again."""
    claimed = [claim for one in said for claim in _claims(one)]
    twice = any([claim in claimed for claim in _claims(term)])
    return refusal(p, window, term) or (("said_twice",) if twice else None)


def _claims(term: Term) -> tuple[Any, ...]:
    """What a bundle can speak of only once: dice, prizes, and the term itself."""
    kind = term[0]
    if kind == "TROPHY_TO":
        return ("trophy",)
    if kind == "REWARD_TO" or kind == "ROLL_OFF":
        if term[3] in ("main", "place", "carried", "chest", "trophy"):
            return (term[3],)
        if kind == "REWARD_TO":
            return ()
    return (*pieces_of(term), term)
