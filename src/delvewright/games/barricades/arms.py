"""Arms: Weapons that come off, as Skill falls or as their owner likes (BQ-BASE-13)."""

from __future__ import annotations

from delvewright.games.barricades.board import Board, arms_of, battle_of, heroes, wielder
from delvewright.games.barricades.muster import skill_spare
from delvewright.kernel.ask import Candidates, Option, Question, ask
from delvewright.kernel.events import tell
from delvewright.kernel.steps import push, step


@step
def settle_weapons(p: Board, seat: int) -> None:
    """BQ-BASE-13. What a Hero's Skill does not carry any more comes off; the owner chooses which."""
    for hero in heroes(p, seat):
        if arms_of(p, hero) and skill_spare(p, seat, hero, battle_of(p, seat)) < 0:
            push(p, settle_weapons, seat)
            ask(p, TAKE_OFF, seat, hero)
            return


def _worn(p: Board, seat: int, hero: int) -> Candidates:
    for weapon in {p.cast[one].id: one for one in arms_of(p, hero)}.values():
        yield ("put_down", weapon), None


def _taken_off(p: Board, option: Option, seat: int, hero: int) -> None:
    unwield(p, seat, option[1])


TAKE_OFF = Question("take_off", _worn, _taken_off)


def unwield(p: Board, seat: int, weapon: int) -> None:
    hero = wielder(p, weapon)
    p.wielded = tuple([pair for pair in p.wielded if pair[0] != weapon])
    tell(p, "unwielded", seat, weapon, hero)
