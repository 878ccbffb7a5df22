"""The end: Quests that win, heroes that fall, who is left, and who comes back (DN-WIN, DN-OPT-08)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from delvewright.games.dungeoneer import grades, holding, moves, paths
from delvewright.games.dungeoneer.board import (
    ASIDE,
    ATTACHED,
    DONE,
    HAND,
    HAND_SIZE,
    HERO,
    HEROES,
    INVENTORY,
    NONE,
    PACK,
    QUESTS,
    UNTIL_MY_RESET,
    Board,
    alive,
    attached_to,
    hero,
    seats,
    with_new,
)
from delvewright.games.dungeoneer.scores import first_life, grade_of
from delvewright.games.dungeoneer.shapes import Lasting
from delvewright.games.dungeoneer.sorts import lowest_level
from delvewright.kernel.ask import Candidates, Option, Question, ask
from delvewright.kernel.events import tell
from delvewright.kernel.steps import push, step
from delvewright.words.zones import move, take, zone_of

WINNING = 3


def quests_done(p: Board, seat: int) -> int:
    """DN-WIN-01/05. The completed Quests that count: of the highest grade in the game."""
    return sum([p.cast[card].grade == p.goal for card in p.zones[DONE + seat]])


def check(p: Board, again: Callable[..., None] | None = None, *values: Any) -> bool:
    """Whether to leave off: the game is over now, and nothing is left to do (DN-WIN-06); or somebody who fell
    comes back first, and then the step `again` is begun anew (DN-OPT-08)."""
    for seat, done in enumerate(p.zones[DONE : DONE + len(p.life)]):
        if len(done) >= WINNING and quests_done(p, seat) >= WINNING:
            return _end(p, (seat,))
    fallen = p.life.count(0)
    if fallen and p.rules.reincarnation:
        return again is not None and _wait_for_fallen(p, again, values)
    if fallen == len(p.life) - 1:
        return _end(p, (alive(p)[0],))
    if fallen == len(p.life):  # DN-WIN-07
        return _end(p, (p.felled_by if p.felled_by != NONE else p.turn,))
    return False


def _end(p: Board, winners: tuple[int, ...]) -> bool:
    p.result = tuple([quests_done(p, seat) for seat in range(len(p.life))]), winners
    p.stack, p.ask = (), None
    tell(p, "won", *winners)
    return True


def call_off(p: Board) -> None:
    """Nobody has won by the last turn: those with the most Quests share the victory."""
    left = alive(p)
    best = max([quests_done(p, seat) for seat in left])
    tell(p, "called_off", p.rules.longest)
    _end(p, tuple([seat for seat in left if quests_done(p, seat) == best]))


def end_effects(p: Board, over: Sequence[Lasting]) -> None:
    """Lasting effects are over, and so are the cards that were attached as long."""
    p.lasting = tuple([effect for effect in p.lasting if effect not in over])
    for effect in over:
        if effect.card in p.zones[ATTACHED]:
            moves.discard(p, effect.card, effect.seat)


def defeat(p: Board, seat: int, lord: int) -> None:
    """DN-WIN-04, DN-OPEN-29, DN-OPT-12. A hero falls; his cards are discarded, his Quests go under their
    decks, and his Escort tokens stay where he fell. Who comes back keeps all but hand and Inventory."""
    tell(p, "fell", seat)
    p.felled_by = lord
    p.news = True
    for attached in attached_to(p, hero(p, seat)):
        moves.discard(p, attached, seat)
    for zone in (HAND, INVENTORY) if p.rules.reincarnation else (HAND, INVENTORY, PACK):
        for card in p.zones[zone + seat]:
            moves.discard(p, card, seat)
    for quest in p.zones[QUESTS + seat]:
        if quest in p.escorted:
            holding.lay_down(p, seat, quest)
    p.lasting = tuple([effect for effect in p.lasting if effect.on != seat])
    p.at[seat], p.movement[seat] = NONE, 0
    p.stuck, p.tipped = with_new(p.stuck, seat, NONE), with_new(p.tipped, seat, 0)
    if not p.rules.reincarnation:
        _leave(p, seat)


def _leave(p: Board, seat: int) -> None:
    """The player is out: nobody holds his Quests and Artifacts, but for those whose token lies somewhere.

    Ruling: what lasts until his next Reset, which never comes, is over at once.
    """
    end_effects(p, [effect for effect in p.lasting if effect.until == UNTIL_MY_RESET and effect.seat == seat])
    lying = [quest for quest, _ in p.dropped]
    for quest in p.zones[QUESTS + seat]:
        if quest not in lying:
            moves.forget(p, quest)
            holding.put_under(p, seat, quest)
    for quest in p.zones[DONE + seat]:
        if p.cast[quest].artifact is not None:
            move(p, quest, DONE + seat, ASIDE)
    grades.renew_decks(p)


# Reincarnation ----------------------------------------------------------------------------------------


def _wait_for_fallen(p: Board, again: Callable[..., None], values: tuple[Any, ...]) -> bool:
    """DN-OPT-08/12. The new heroes of those who fell come before anything else.

    Ruling: they come once what is going on is over. On the own turn a player goes on with the new hero, who
    has no Movement left.
    """
    fallen = [seat for seat in seats(p) if p.life[seat] <= 0]
    if fallen:
        push(p, again, *values)
        for seat in reversed(fallen):
            push(p, come_back, seat)
    return bool(fallen)


@step
def come_back(p: Board, seat: int) -> None:
    """DN-DP-44/45. The player chooses a hero, the opponent on the left an Entrance."""
    push(p, choose_entrance, (seat + 1) % len(p.life), seat)
    ask(p, REINCARNATE, seat)


def _new_heroes(p: Board, seat: int) -> Candidates:
    """Ruling: when no hero of the grade is left, one that fell may be taken again, and when there is none the
    same one comes back. In a campaign the epic card stays under the new hero."""
    grade = p.cast[hero(p, seat)].grade
    for zone in (HEROES, ASIDE):
        heroes = [card for card in sorted(p.zones[zone]) if p.cast[card].sort == "hero"]
        free = [card for card in heroes if p.cast[card].grade == grade]
        if free:
            yield from [(("pick", card), None) for card in free]
            return
    yield ("pick", hero(p, seat)), None


def _reincarnated(p: Board, option: Option, seat: int) -> None:
    """DN-OPT-08/12. At the first Level of the grade, with a new hand; completed Quests count as before."""
    card = option[1]
    move(p, hero(p, seat), HERO + seat, ASIDE)
    take(p, card, zone_of(p, card))
    p.zones[HERO + seat] = (card, *p.zones[HERO + seat])
    p.level = with_new(p.level, seat, lowest_level(grade_of(p, seat)))
    p.news = True
    tell(p, "hero", seat, card)
    moves.draw_chosen(p, seat, HAND_SIZE)


REINCARNATE = Question("reincarnate", _new_heroes, _reincarnated)


@step
def choose_entrance(p: Board, chooser: int, seat: int) -> None:
    ask(p, ENTRANCE, chooser, seat)


def _entrances(p: Board, seat: int, fallen: int) -> Candidates:
    for border in ("wilderness", "dungeon"):
        for place in paths.entrances(p, border):
            yield ("choose", place), None


def _entered(p: Board, option: Option, seat: int, fallen: int) -> None:
    p.life[fallen] = first_life(p, fallen)
    moves.stand_at(p, fallen, option[1])
    tell(p, "came_back", fallen, option[1])


ENTRANCE = Question("entrance", _entrances, _entered)
