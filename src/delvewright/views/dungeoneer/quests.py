"""Quests as a table shows them: where they lead, how far that is, and what is to be done next."""

from __future__ import annotations

from functools import cache
from itertools import product

from delvewright.games.dungeoneer import quests
from delvewright.games.dungeoneer.board import MAP, Board, life_left
from delvewright.games.dungeoneer.kinds import Kind
from delvewright.games.dungeoneer.powers import PLAIN, THREAT
from delvewright.games.dungeoneer.scores import score
from delvewright.games.dungeoneer.sorts import SEARCH
from delvewright.views.dungeoneer.cards import chance, places_of, price, stat_name
from delvewright.views.dungeoneer.chances import beats
from delvewright.views.dungeoneer.ground import stage
from delvewright.views.dungeoneer.model import Goal, Quest
from delvewright.views.dungeoneer.reading import Reading


def quest_view(r: Reading, quest: int, owner: int, done: bool = False) -> Quest:
    p, kind = r.p, r.p.cast[quest]
    return Quest(
        piece=quest,
        kind=kind.id,
        owner=owner,
        done=done,
        counts=kind.grade == p.goal,
        goals=tuple([goal(r, kinds) for kinds in kind.places]),
        stage=stage(p, quest),
        search=kind.search,
        found=quest in p.found,
        tried=quest in p.tried,
        token=quest in p.escorted,
        dropped_at=dict(p.dropped).get(quest, -1),
        life=life_left(p, quest) if kind.foe is not None and not done else 0,
        odds=-1 if done else odds(r, quest),
        need="" if done else need(r, quest),
    )


def goal(r: Reading, kinds: tuple[str, ...]) -> Goal:
    """A place a Quest leads to, and how far it is from the reader's hero."""
    lying = [tile for tile in r.p.zones[MAP] if r.p.cast[tile].role in kinds]
    away = [moves for tile, moves in r.away.items() if tile in lying]
    return Goal(kinds, tuple(lying), min(away, default=-1))


def need(r: Reading, quest: int) -> str:
    """What is to be done next, in a few words."""
    p, kind = r.p, r.p.cast[quest]
    if kind.search and quest not in p.found:
        return f"Search {kind.search}+, anywhere"
    dropped = dict(p.dropped).get(quest)
    if dropped is not None:
        return f"Pick up its token at {r.name(dropped)}"
    if "escort" in kind.types:
        verb = "Bring it to" if quest in p.escorted else "Take it up at"
        return f"{verb} {places_of(kind.places[stage(p, quest)])}"
    where = f" at {places_of(kind.places[0])}" if kind.places else ""
    return f"{task(p, quest, kind)}{where}"


def task(p: Board, quest: int, kind: Kind) -> str:
    if kind.foe is not None:
        return f"Defeat {kind.foe.name}, Life {life_left(p, quest)},"
    if kind.dice:
        return f"Roll {chance(kind)},"
    if kind.stat >= 0:
        return f"{stat_name(kind.stat)} {kind.number}+"
    return f"Give {price(kind.pay)}"


def odds(r: Reading, quest: int) -> int:
    """Of the next roll it asks of the reader's hero, in a hundred; -1 where it asks for none."""
    p, kind, seat = r.p, r.p.cast[quest], r.seat
    if seat < 0 or p.life[seat] <= 0 or p.at[seat] < 0:
        return -1
    if kind.search and quest not in p.found:
        return beats(score(p, seat, SEARCH, PLAIN), kind.search)
    if kind.dice:
        return lucky(kind)
    return beats(score(p, seat, kind.stat, THREAT), kind.number) if kind.stat >= 0 else -1


@cache
def lucky(kind: Kind) -> int:
    """That the dice of a Chance Quest show what it asks for."""
    throws = list(product(range(1, 7), repeat=kind.dice))
    return round(100 * sum([quests.shows(kind, dice) for dice in throws]) / len(throws))
