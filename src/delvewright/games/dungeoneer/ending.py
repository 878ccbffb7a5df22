"""The end: Quests that win, heroes that fall, and who is left (DN-WIN)."""

from __future__ import annotations

from delvewright.games.dungeoneer import moves
from delvewright.games.dungeoneer.board import (
    DONE,
    HAND,
    HERO,
    INVENTORY,
    NONE,
    PACK,
    QUEST_DECKS,
    QUESTS,
    Board,
    alive,
    attached_to,
)
from delvewright.kernel.events import tell
from delvewright.words.zones import move

WINNING = 3


def quests_done(p: Board, seat: int) -> int:
    """DN-WIN-01/05. The completed Quests that count: of the highest grade in the game."""
    return sum([p.cast[card].grade == p.goal for card in p.zones[DONE + seat]])


def check(p: Board) -> bool:
    """Whether the game is over now; if so, nothing is left to do (DN-WIN-06)."""
    if p.result:
        return True
    left = alive(p)
    for seat in left:
        if quests_done(p, seat) >= WINNING:
            return _end(p, (seat,))
    if len(left) == 1:
        return _end(p, (left[0],))
    if not left:  # DN-WIN-07
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


def defeat(p: Board, seat: int, lord: int) -> None:
    """DN-WIN-04, DN-OPEN-29. A hero falls; his cards are discarded, his Quests go under their decks."""
    tell(p, "fell", seat)
    p.felled_by = lord
    p.news = True
    place = p.at[seat]
    for attached in attached_to(p, p.zones[HERO + seat][0]):
        moves.discard(p, attached, seat)
    for zone in (HAND, INVENTORY, PACK):
        for card in p.zones[zone + seat]:
            moves.discard(p, card, seat)
    for quest in p.zones[QUESTS + seat]:
        if quest in p.escorted:
            p.escorted = tuple([other for other in p.escorted if other != quest])
            p.dropped += ((quest, place),)
        elif quest not in [dropped for dropped, _ in p.dropped]:
            move(p, quest, QUESTS + seat, QUEST_DECKS + p.cast[quest].grade - 1)
    p.lasting = tuple([effect for effect in p.lasting if effect.on != seat])
    p.at[seat], p.stuck[seat], p.tipped[seat], p.movement[seat] = NONE, NONE, 0, 0
