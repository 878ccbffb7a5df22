"""Quests: what a hero may do about the Quests he holds and the Global ones (DN-QUEST)."""

from __future__ import annotations

from delvewright.games.dungeoneer.board import GLOBAL, QUEST_DECKS, QUESTS, Board, seats
from delvewright.kernel.ask import Candidates, Option
from delvewright.kernel.events import tell
from delvewright.kernel.steps import step
from delvewright.words.zones import move

PERSONAL = 2


@step
def deal(p: Board) -> None:
    """DN-SETUP-08/09, DN-OPT-04. Two Personal Quests each, one Global Quest; or two Global ones."""
    deck = QUEST_DECKS + (1 if p.rules.grade == "epic" else 0)
    for seat in seats(p):
        for _ in range(0 if p.rules.no_personal_quests else PERSONAL):
            quest = p.zones[deck][0]
            move(p, quest, deck, QUESTS + seat)
            tell(p, "quest", seat, quest)
    for _ in range(2 if p.rules.no_personal_quests else 1):
        quest = p.zones[deck][0]
        move(p, quest, deck, GLOBAL)
        tell(p, "global_quest", quest)
    p.news = True


def acts(p: Board, seat: int) -> Candidates:
    """What a hero may do about Quests in his Hero Phase."""
    return iter(())


def act(p: Board, option: Option, seat: int) -> None:
    """Carry out one of these."""
