"""Windows: when players may speak, who is asked, and the last words of a fight (DD-BARGAIN-2)."""

from __future__ import annotations

from delvewright.games.dungeon_dice import contracts, equip
from delvewright.games.dungeon_dice.actions import act, any_legal, carry_out, offer, outside_actions
from delvewright.games.dungeon_dice.bargain import offers
from delvewright.games.dungeon_dice.bargain.terms import (
    CONTEST,
    FIGHT,
    LOCK,
    MOST_OFFERS,
    REVEALED,
    TURN_END,
    armed,
    attempts,
    giver,
    help_refusal,
    well_off,
)
from delvewright.games.dungeon_dice.board import (
    ABILITY,
    BEFORE,
    MONSTER,
    OUTSIDE,
    Board,
    others,
    outsiders,
    round_from,
)
from delvewright.games.dungeon_dice.bonds import debts
from delvewright.games.dungeon_dice.contracts import Term, enter, holds, terms
from delvewright.games.dungeon_dice.declare import PASS
from delvewright.games.dungeon_dice.dice import foe_total, hero_total
from delvewright.kernel.ask import Candidates, Option, Question, Reason, ask_together
from delvewright.kernel.events import tell
from delvewright.kernel.steps import STEPS, push, step

WAIT: Option = ("wait",)
LAST_WORDS, QUIET = -2, -10
"""Among those who spoke in a window: it is the one at the end of the ability phase; and, taken off by a seat,
that this seat has nothing to say before that."""


@step
def window(p: Board, name: str, seat: int) -> None:
    """DD-BARGAIN-2. A window opens around a seat: whose encounter, chest or turn it is."""
    quiet = tuple([one for one in others(p, seat) if name == FIGHT and QUIET - one in p.sent])
    p.sent = ()
    if name in (TURN_END, CONTEST):
        push(p, meanwhile, name, seat, ())  # the active player speaks among its other choices
        return
    if name == LOCK:
        p.chest = seat
    elif p.mode != MONSTER:
        return
    else:
        seat = p.fighters[0]
        if name == FIGHT:
            provoke(p)
        elif not p.cast[p.foe].must_fight_alone:
            push(p, meanwhile, name, seat, tuple(concerned(p, name, seat)))
    haggle(p, name, seat, quiet)


@step
def haggle(p: Board, name: str, seat: int, silent: tuple[int, ...]) -> None:
    """Everybody with something to bargain about is asked at once; the first to speak is heard."""
    asked = [one for one in concerned(p, name, seat) if one not in silent and may_speak(p, one)]
    if asked:
        ask_together(p, HAGGLE, asked, name, seat, silent)


def may_speak(p: Board, seat: int) -> bool:
    """DD-BARGAIN-3. Whether a seat may make another offer in this window."""
    return p.rules.bargains != "none" and p.sent.count(seat) < MOST_OFFERS


def concerned(p: Board, name: str, seat: int) -> list[int]:
    """Who has something to say: those outside with a die that could turn the fight, and the one they would
    speak to, who in Step 2 speaks in its own time; at a lock its owner, until help is agreed on."""
    if name == LOCK and contracts.owed_to(p, seat, "OPEN_CHEST"):
        return []
    outside = partners(p, name, seat)
    if name == LOCK:
        return [seat] if outside and well_off(p, seat) else []
    return outside if name == REVEALED or not outside else [seat, *outside]


def partners(p: Board, name: str, seat: int) -> list[int]:
    """Whom the player at the centre of a window may want to speak to."""
    if name == LOCK:
        return [one for one in others(p, seat) if attempts(p, one)]
    return [one for one in others(p, seat) if one not in p.fighters and armed(p, one)]


def _haggle(p: Board, one: int, name: str, seat: int, silent: tuple[int, ...]) -> Candidates:
    for other in partners(p, name, seat) if one == seat else (seat,):
        yield ("bargain", other), None
    if name == REVEALED:
        yield WAIT, None
    yield PASS, None


def _haggled(
    p: Board, sealed: tuple[tuple[int, Option], ...], name: str, seat: int, silent: tuple[int, ...]
) -> None:
    """Who waits is asked again when the dice are rolled; who passes, when the ability phase would end."""
    silent = (*silent, *[one for one, option in sealed if option[0] != "bargain"])
    p.sent += tuple([QUIET - one for one, option in sealed if option == PASS])
    for one, option in sealed:
        if option[0] == "bargain":
            push(p, haggle, name, seat, silent)
            offers.talk(p, name, one, option[1])


HAGGLE = Question("haggle", _haggle, _haggled, closes=lambda option: option[0] == "bargain")


def price(p: Board, helper: int, seat: int) -> Candidates:
    """DD-BARGAIN-OPEN-CHEST. Whoever could help with a lock may ask something for it."""
    if p.chest == seat and may_speak(p, helper):
        yield ("bargain", seat), None


# Unasked ------------------------------------------------------------------------------------------------


@step
def meanwhile(p: Board, name: str, seat: int, silent: tuple[int, ...]) -> None:
    """DD-OFFTURN-1, DD-TRADE-1, DD-EQUIP-4. Whoever likes makes an offer or changes equipment."""
    all_of_them = round_from(p, seat) if name == CONTEST else others(p, seat)
    asked = [one for one in all_of_them if one not in silent and any_legal(_own_words(p, one, name, seat))]
    if asked:
        ask_together(p, MEANWHILE, asked, name, seat, silent)


def _own_words(p: Board, one: int, name: str, seat: int) -> Candidates:
    if may_speak(p, one):
        for other in (seat,) if name == REVEALED else others(p, one):
            if name == REVEALED or well_off(p, one) or well_off(p, other):
                yield ("bargain", other), None
    if name != REVEALED and one not in p.fighters:
        yield from equip.changing(p, one)


def _meanwhile(p: Board, one: int, name: str, seat: int, silent: tuple[int, ...]) -> Candidates:
    yield from _own_words(p, one, name, seat)
    yield PASS, None


def _spoken(
    p: Board, sealed: tuple[tuple[int, Option], ...], name: str, seat: int, silent: tuple[int, ...]
) -> None:
    silent = (*silent, *[one for one, option in sealed if option[0] != "bargain"])
    for one, option in sealed:
        if option != PASS:
            push(p, meanwhile, name, seat, silent)
            if option[0] == "bargain":
                offers.talk(p, name, one, option[1])
            else:
                carry_out(p, one, option)


MEANWHILE = Question("meanwhile", _meanwhile, _spoken, closes=lambda option: option != PASS)


# In the active player's own time ------------------------------------------------------------------------


@offer(BEFORE | OUTSIDE)
def bargaining(p: Board, seat: int) -> Candidates:
    """DD-TRADE-1. The active player may turn to anybody before a fight and at the end of its turn; it may
    also ask the table who would help, or who has something to offer."""
    if p.rules.bargains == "none" or seat != p.turn or p.mode not in ("", MONSTER):
        return
    why: Reason | None = None
    if p.sent.count(seat) >= MOST_OFFERS:
        why = ("enough_said", MOST_OFFERS)
    speaks = p.mode or well_off(p, seat)
    listed = [other for other in others(p, seat) if speaks or well_off(p, other)]
    for other in listed:
        yield ("bargain", other), why
    called: Reason | None = ("enough_said", 1) if -1 in p.sent else None
    if not p.mode:
        if listed:
            yield ("call_for_offers",), called
    elif not p.cast[p.foe].must_fight_alone and len(p.fighters) == 1:
        yield ("call_for_help",), called


@act("bargain")
def speak(p: Board, seat: int, option: Option) -> None:
    offers.talk(p, _stage(p), seat, option[1])


def _stage(p: Board) -> str:
    """The window in which a player speaks in its own time."""
    if not p.mode:
        return TURN_END
    return FIGHT if p.phase == ABILITY else REVEALED


@act("call_for_help", "call_for_offers")
def call(p: Board, seat: int, option: Option) -> None:
    """DD-NEG-3, DD-OFFTURN-1. Everybody may name a price, or come forward with an offer."""
    p.sent += (-1,)
    tell(p, option[0].replace("call", "called", 1), seat)
    push(p, volunteers, seat, ())


@step
def volunteers(p: Board, seat: int, silent: tuple[int, ...]) -> None:
    if p.mode and len(p.fighters) > 1:
        return
    asked = [one for one in others(p, seat) if one not in silent and may_speak(p, one)]
    if asked:
        ask_together(p, VOLUNTEER, asked, seat, silent)


def _volunteer(p: Board, one: int, seat: int, silent: tuple[int, ...]) -> Candidates:
    yield ("bargain", seat), None
    yield PASS, None


def _volunteered(
    p: Board, sealed: tuple[tuple[int, Option], ...], seat: int, silent: tuple[int, ...]
) -> None:
    silent = (*silent, *[one for one, option in sealed if option[0] == "pass"])
    for one, option in sealed:
        if option[0] == "bargain":
            push(p, volunteers, seat, silent)
            offers.talk(p, _stage(p), one, seat)


VOLUNTEER = Question("volunteer", _volunteer, _volunteered, closes=lambda option: option[0] != "pass")


@offer(BEFORE)
def calling_in(p: Board, seat: int) -> Candidates:
    """DD-BARGAIN-FUTURE-ASSIST. Call in help that is owed; if something prevents it, it stays owed."""
    if p.mode != MONSTER or seat != p.fighters[0]:
        return
    for helper in dict.fromkeys([by for _, by, *_ in debts(p, seat)]):
        why: Reason | None = ("charmed",) if p.charmed else help_refusal(p, helper, seat)
        yield ("call_in", helper), ("asleep",) if helper in p.asleep else why


@act("call_in")
def call_in(p: Board, seat: int, option: Option) -> None:
    term = next(one for one in debts(p, seat) if giver(one) == option[1])
    kind, by, to, count, turn = term
    contracts.replace(p, term, (kind, by, to, count - 1, turn) if count > 1 else None)
    tell(p, "kept_word", by, to, kind)
    STEPS["dungeon_dice.prepare.join"](p, by)


# When the ability phase would end -----------------------------------------------------------------------


def last_words(p: Board) -> None:
    """DD-BARGAIN-2. The ability phase would end for the first time: the window opens once more."""
    if LAST_WORDS not in p.sent:
        p.sent = (LAST_WORDS,)


@offer(ABILITY, outsiders=True)
def speaking_up(p: Board, seat: int) -> Candidates:
    """Those outside speak with their dice in hand: asked whether to use one, they may offer a bargain."""
    if p.rules.bargains == "none" or p.mode != MONSTER or seat in p.fighters or not armed(p, seat):
        return
    yield (
        ("bargain", p.fighters[0]),
        ("enough_said", MOST_OFFERS) if p.sent.count(seat) >= MOST_OFFERS else None,
    )


# Promises in a fight ------------------------------------------------------------------------------------


def provoke(p: Board) -> None:
    """DD-BARGAIN-THREAT. A threat whose condition has come true is a promise from now on."""
    for term in terms(p, "THREAT"):
        _, by, to, when, third, piece, side = term
        contracts.replace(p, term, None)
        if (when == "confronts" and to in p.fighters) or (when == "picks" and third in p.fighters):
            enter(p, FIGHT, by, (("PROMISE_USE", by, to, piece, side),))
            tell(p, "provoked", by, to, piece)


@step
def last_call(p: Board, fresh: bool, played: tuple[int, ...]) -> None:
    """DD-BARGAIN-PROMISE-USE. The ability phase would end: a hero who is not ahead may buy help once more;
    then every die promised and not used yet is used, and the phase goes on."""
    for term in terms(p, "PROMISE_USE"):
        _, by, _, piece, _ = term
        if piece in played or any([extra[2] == piece for extra in p.extras]):
            continue
        option = _way(p, term)
        if option is not None:
            push(p, last_call, fresh, (*played, piece))
            push(p, STEPS["dungeon_dice.combat.ability_phase"], 0)
            carry_out(p, by, option)
            return
    if fresh and hero_total(p) <= foe_total(p):
        push(p, last_call, False, played)
        haggle(p, FIGHT, p.fighters[0], tuple(outsiders(p)))


def _way(p: Board, term: Term) -> Option | None:
    """How a promised die can be used now, or None when it cannot be any more. Of twins one is listed."""
    _, by, _, piece, side = term
    if not holds(p, by, piece):
        return None
    p.phase = ABILITY
    for option, why in outside_actions(p, by):
        if why is None and option[0] in ("roll", "throw") and p.cast[option[1]] is p.cast[piece]:
            return ("roll", piece) if option[0] == "roll" else ("throw", piece, side)
    return None
