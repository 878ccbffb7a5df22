"""Terms: what players can agree on, how a term is named, and whether it can be agreed on now (DD-BARGAIN)."""

from __future__ import annotations

from functools import cache
from typing import Any

from delvewright.games.dungeon_dice.board import (
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
from delvewright.games.dungeon_dice.bonds import HARMS, HELPS
from delvewright.games.dungeon_dice.contracts import STONE, Bundle, Term, holds, in_force, robbed, terms
from delvewright.games.dungeon_dice.dice import quaking, sides
from delvewright.games.dungeon_dice.gear import stays_on
from delvewright.games.dungeon_dice.kinds import KINDS, LOCATIONS
from delvewright.kernel.ask import Option, Reason

REVEALED, LOCK, FIGHT, TURN_END, CONTEST = "W1", "W2", "W3", "W4", "W5"
"""The windows: a monster is revealed, a chest is locked, around the ability phase, the end of a turn, before
a duel, a Colosseum fight or an epic combat."""
AT_A_MONSTER = (REVEALED, FIGHT)
AT_A_FIGHT = (REVEALED, FIGHT, CONTEST)

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

WINDOWS: dict[str, tuple[str, ...]] = {
    "win": AT_A_FIGHT,
    "loss": AT_A_FIGHT,
    "after": AT_A_FIGHT,
    "opened": (LOCK,),
    "REWARD_TO": AT_A_MONSTER,
    "TROPHY_TO": AT_A_MONSTER,
    "ROLL_OFF": (*AT_A_MONSTER, LOCK),
    "ASSIST": (REVEALED,),
    "PROMISE_USE": AT_A_MONSTER,
    "THREAT": AT_A_MONSTER,
    "OPEN_CHEST": (LOCK,),
}
"""Where a matter can be spoken of: a kind of term or, of dice, when they are given. Others can anywhere."""

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


def giver(term: Term) -> int:
    """Who is bound by a term."""
    _, by, *_ = term
    return int(by)


def parties(bundle: Bundle) -> list[int]:
    """Everybody a bundle concerns, each once, in the order named."""
    found: dict[int, None] = {}
    for kind, by, to, *rest in bundle:
        found[by] = found[to] = None
        if kind == "ROLL_OFF":
            _, _, seats = rest
            found.update(dict.fromkeys(seats))
    return list(found)


def given(term: Term) -> tuple[int, ...]:
    """The dice that change hands by a term."""
    kind, _, _, *rest = term
    return tuple(rest[0]) if kind == "GIVE_DICE" else ()


def given_now(term: Term) -> bool:
    """Whether they do so as soon as it is signed."""
    match term:
        case ("GIVE_DICE", _, _, _, "now"):
            return True
    return False


def if_refused(term: Term) -> bool:
    """Whether it is a threat for the case that the offer it stands in is refused."""
    match term:
        case ("THREAT", _, _, "refuses", *_):
            return True
    return False


def pieces_of(term: Term) -> tuple[int, ...]:
    """The dice a term disposes of. Each is asked so often that it is not matched against every shape."""
    kind, _, _, *rest = term
    if kind == "GIVE_DICE":
        return tuple(rest[0])
    if kind == "ROLL_OFF":
        return (rest[0],) if isinstance(rest[0], int) else ()
    if kind in ("PROMISE_USE", "THREAT"):
        return (rest[-2],)
    if kind == "OPEN_CHEST":
        return (rest[1],) if rest[0] == "key" else ()
    return (rest[1],) if kind == "HEAL" and rest[1] != NONE else ()


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
    thrown = (seat, "THROW") in p.spent_round
    for piece in distinct(p, owned(p, seat)):
        kind = p.cast[piece]
        if kind.type == "one_use":
            if _strikes(kind.id) and usable(p, piece) and not quaking(p, seat):
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


def well_off(p: Board, seat: int) -> bool:
    """Whether a seat has anything to give away."""
    return bool(owned(p, seat) or trophies(p, seat)) or p.stone == seat


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


def timely(window: str, matter: str) -> bool:
    """Whether a matter can be spoken of in this window at all."""
    where = WINDOWS.get(matter)
    return where is None or window in where


Pledges = dict[tuple[int, int], int]
"""(who has promised it, die): to whom."""


def pledges(p: Board) -> Pledges:
    """The dice that are promised: whoever looks at many terms asks for them once."""
    found: Pledges = {}
    for term in in_force(p) if p.contracts else ():
        _, by, to, *_ = term
        for piece in pieces_of(term):
            found.setdefault((by, piece), to)
    return found


def refusal(p: Board, window: str, term: Term, pledged: Pledges | None = None) -> Reason | None:
    """DD-BARGAIN-6. Why a term cannot be agreed on in this window, or None."""
    kind, by, to, *rest = term
    if by == to:
        return ("with_oneself",)
    matter = rest[1] if kind == "GIVE_DICE" else kind
    if not timely(window, matter):
        return ("not_now", matter)
    pieces = pieces_of(term)
    if pieces and pledged is None:
        pledged = pledges(p)
    for piece in pieces:
        why = _piece_refusal(p, by, piece, pledged or {})
        if why is not None:
            return why
    if kind == "GIVE_DICE":
        return _give_refusal(p, window, by, to, pieces, matter)
    if kind in PRIZES:
        return prize_refusal(p, window, kind, by, prize_of(term))
    if kind == "ASSIST":
        return help_refusal(p, by, to)
    if kind in ("PROMISE_USE", "THREAT"):
        return _use_refusal(p, term)
    if kind == "OPEN_CHEST":
        return None if p.chest == to else ("not_now", kind)
    if kind == "HEAL" and pieces:
        if window not in (REVEALED, TURN_END):
            return ("not_now", kind)
        return ("quake",) if quaking(p, by) else None
    if kind == "NO_HARM":
        return ("not_now", kind) if rest == [0] and window not in AT_A_MONSTER else None
    if kind == "ENCHANT_SHARE":
        return None if equipment(p, by) else ("no_equipment", by)
    return None


def _piece_refusal(p: Board, by: int, piece: int, pledged: Pledges) -> Reason | None:
    """DD-TRADE-7: an equipped cursed artifact stays on; a die is promised once."""
    if not holds(p, by, piece):
        return ("not_owned", by)
    if stays_on(p, by, piece):
        return ("cursed_on",)
    return ("promised", pledged[by, piece]) if (by, piece) in pledged else None


def held_back(p: Board, by: int, pledged: Pledges, claimed: set[Claim]) -> dict[int, Reason]:
    """The dice a seat has but cannot give at once beside what is said, and why: the same in one look, for
    whoever lists all it has."""
    found: dict[int, Reason] = {}
    for claim in claimed:
        if isinstance(claim, int):
            found[claim] = ("said_twice",)
    for _, piece, _, _ in p.dice:
        found[piece] = ("in_combat",)
    for (seat, piece), to in pledged.items():
        if seat == by:
            found[piece] = ("promised", to)
    cast = p.cast
    for piece in p.gear[by]:
        if cast[piece].type == "cursed" and stays_on(p, by, piece):
            found[piece] = ("cursed_on",)
    return found


def _give_refusal(
    p: Board, window: str, by: int, to: int, pieces: tuple[int, ...], when: str
) -> Reason | None:
    """DD-BARGAIN-4. Dice that lie in the combat move after it. Where heroes fight each other, a win is one
    of the two's; who goes against an epic monster is not yet known."""
    if when == "now":
        return ("in_combat",) if p.dice and any([_rolled(p, piece) for piece in pieces]) else None
    if window == CONTEST and when != "after" and p.fighters:
        return None if by in p.fighters or to in p.fighters else ("neither_fights",)
    return None


PRIZES = ("REWARD_TO", "TROPHY_TO", "ROLL_OFF")
"""The kinds of terms that are about a prize."""


def prize_refusal(p: Board, window: str, kind: str, by: int, prize: Any) -> Reason | None:
    """DD-NEG-1. Rewards and trophy are the active player's to promise, each once."""
    if (prize == "chest") != (window == LOCK):
        return ("not_now", kind)
    if prize == "chest" or isinstance(prize, int):
        return None
    if by != p.fighters[0]:
        return ("active_only",)
    if not _in_prospect(p, prize):
        return ("no_such_reward", prize)
    if p.contracts and prize not in ("potion", "extra"):
        same = ("main", "carried") if prize in ("main", "carried") and robbed(p) else (prize,)
        for other in PRIZES:
            for one in terms(p, other):
                if prize_of(one) in same:
                    _, _, to, *_ = one
                    return ("promised", to)
    return None


def prize_of(term: Term) -> Any:
    """What a reward, a trophy or a roll-off is about: a name, or a die."""
    kind, _, _, *rest = term
    return "trophy" if kind == "TROPHY_TO" else rest[0]


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
    if to != p.fighters[0]:
        return ("active_only",)
    # Called only while a monster is met, when the chapter on preparing is long at hand; it needs this one.
    from delvewright.games.dungeon_dice.prepare import no_help

    why = no_help(p, by)
    return None if why == ("refused",) else why


def _use_refusal(p: Board, term: Term) -> Reason | None:
    kind, by, to, *_, piece, side = term
    if piece not in weapons(p, by):
        return ("no_use", by)
    if kind == "THREAT" and any([(giving, met) == (by, to) for _, giving, met, *_ in terms(p, kind)]):
        return ("threatened", to)
    return None if side in sides(p) else ("no_such_side",)


def bundle_refusal(p: Board, window: str, bundle: Bundle, pledged: Pledges | None = None) -> Reason | None:
    """DD-BARGAIN-6. Why a whole bundle cannot be agreed on: nothing in it, a term impossible, or two terms
    about the same thing."""
    if not bundle:
        return ("empty_offer",)
    pledged = pledges(p) if pledged is None else pledged
    claimed: set[Claim] = set()
    for term in bundle:
        why = refusal(p, window, term, pledged)
        if why is not None:
            return why
        spoken_of = claims(term)
        if not claimed.isdisjoint(spoken_of):
            return ("said_twice",)
        claimed.update(spoken_of)
    return None


Claim = int | str | Term
"""What a bundle can speak of only once: a die, a prize, or a term itself."""


def joining_refusal(
    p: Board, window: str, claimed: set[Claim], term: Term, pledged: Pledges
) -> Reason | None:
    """The same of one more term for a bundle: what is said already is not looked at again."""
    return refusal(p, window, term, pledged) or claimed_already(claimed, term)


def claimed_already(claimed: set[Claim], term: Term) -> Reason | None:
    """Whether a bundle speaks already of what a term is about."""
    return ("said_twice",) if claimed and not claimed.isdisjoint(claims(term)) else None


def claims(term: Term) -> tuple[Claim, ...]:
    kind, *_ = term
    if kind in PRIZES:
        prize = prize_of(term)
        if prize in ("main", "place", "carried", "chest", "trophy"):
            return (prize,)
        if kind == "REWARD_TO":
            return ()
    return (*pieces_of(term), term)
