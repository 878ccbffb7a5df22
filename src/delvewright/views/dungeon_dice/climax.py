"""Climax: what a fight came to, held up for a moment, and what somebody says at the seat by an answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from delvewright.games.dungeon_dice.board import NONE
from delvewright.kernel.events import Event
from delvewright.views.dungeon_dice.reading import Reading
from delvewright.views.english import capital, count
from delvewright.views.model import Beat, Saying


def beat(r: Reading, told: Sequence[Event]) -> Beat | None:
    """What a combat, a duel or a round with an epic monster came to."""
    last: dict[str, Any] = {event.key: event.args for event in told}
    wounds = sum([event.args[1] for event in told if event.key == "wounded"])
    hurt = count(wounds, "wound") if wounds else ""
    if "compared" in last:
        return _compared(r, hurt, *last["compared"])
    if "compared_epic" in last:
        return _epic(r, [event.args for event in told if event.key == "compared_epic"], last, hurt)
    if "duel_won" in last:
        return _duel(r, last, hurt)
    return None


def _compared(r: Reading, hurt: str, foe: int, heroes: int, monster: int, result: str) -> Beat:
    fighters = r.p.fighters
    who = "" if r.seat in fighters else f"{r.some(fighters)} "
    if heroes == monster:
        drew = f"{who}won at {heroes} each" if result == "win" else f"{who}drew level at {heroes}"
        text, tone = drew, {"win": "won", "tie": "even"}.get(result, "lost")
    elif result == "win":
        text, tone = f"{who}won {_by(heroes - monster)}", "won"
    else:
        text, tone = f"{who}lost {_by(monster - heroes)}", "lost"
    return _held_up(text, tone, hurt, foe)


def _by(more: int) -> str:
    """By how much, or whatever the numbers say."""
    return f"by {more}" if more > 0 else "outright"


def _epic(r: Reading, each: Sequence[Any], last: dict[str, Any], hurt: str) -> Beat:
    hits = [seat for seat, mine, theirs in each if mine >= theirs]
    mine = next((mine - theirs for seat, mine, theirs in each if seat == r.seat), None)
    foe, hearts = last.get("hearts", (r.p.foe, None))
    left = f"{r.name(foe)}: {count(hearts, 'heart')} left" if hearts is not None else ""
    if mine is None:
        text = f"{count(len(hits), 'hero')} of {len(each)} hit"
        return _held_up(text, "won" if hits else "lost", left, foe)
    text = f"hit by {mine}" if mine > 0 else f"missed by {-mine}" if mine else "both are hit"
    return _held_up(text, "won" if mine > 0 else "lost" if mine else "even", left or hurt, foe)


def _duel(r: Reading, last: dict[str, Any], hurt: str) -> Beat:
    winner, losers, _ = last["duel_won"]
    totals = dict(last["duelled"][0]) if "duelled" in last else {}
    lost = [totals[seat] for seat in losers if seat in totals]
    by = f" {_by(totals[winner] - max(lost))}" if winner in totals and lost else ""
    if r.seat in losers:
        return _held_up(f"lost{by} to {r.someone(winner)}", "lost", hurt)
    return _held_up(f"{'' if winner == r.seat else r.someone(winner) + ' '}won the duel{by}", "won", hurt)


def _held_up(text: str, tone: str, more: str, foe: int = NONE) -> Beat:
    text = capital(text) + (f" · {more}" if more else "")
    return Beat(text, tone, (foe,) if foe >= 0 else (), parting=True)


def said(r: Reading, told: Sequence[Event]) -> Saying | None:
    """The last word spoken to others by an answer: an offer made, countered, turned down or agreed to."""
    for event in reversed(told):
        key, args = event.key, event.args
        if key == "offered":
            _, _, seat, _ = args
            return Saying(seat, "Rather this." if r.p.offers else "How about this?")
        if key == "accepted":
            return Saying(args[1], "Agreed.")
        if key == "turned_down":
            return Saying(args[1], "No deal.")
        if key == "declined":
            return Saying(args[0], "Not this time.")
        if key == "joined":
            return Saying(args[0], "I am with you.")
    return None
