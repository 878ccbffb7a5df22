"""The Dungeon Phase of a Champion: one thing after the other, up to a battle and its Spoils (BQ-TURN-07)."""

from __future__ import annotations

from delvewright.games.barricades import battle, parties, ranks, rewards, uses, way
from delvewright.games.barricades.arms import unwield
from delvewright.games.barricades.board import (
    LAIR,
    NONE,
    WILDERNESS,
    Board,
    battle_of,
    company,
    has_moved,
    leader_of,
    monster_at,
    of_sort,
    wielder,
)
from delvewright.games.barricades.goes import begins, ends, on_go, pass_on
from delvewright.games.barricades.moves import alike, lay_open
from delvewright.games.barricades.muster import skill_needed, skill_spare
from delvewright.games.barricades.powers import DUNGEON, IN_ROOM, Offers
from delvewright.kernel.ask import Candidates, Option, Question, Reason, ask
from delvewright.kernel.events import tell
from delvewright.kernel.lanes import rest, wake
from delvewright.kernel.steps import push, step


@begins("dungeon")
@step
def enter(p: Board, seat: int) -> None:
    """BQ-TURN-02/14. The hand comes into play; whoever does nothing here takes no Dungeon Phase."""
    lay_open(p, seat)
    push(p, delve, seat)


@step
def delve(p: Board, seat: int) -> None:
    """One thing after the other, until the battle of the turn is over or the Champion goes home."""
    ask(p, DELVE, seat, always=True)


def _delve(p: Board, seat: int) -> Offers:
    done: Offers = [*ranks.offers(p, seat), (("done",), None)]
    if not on_go(p, seat):  # who is invited by the one whose go it is
        return [*parties.invitations(p, seat), done[-1]]
    fight = battle_of(p, seat)
    if fight is not None:
        return [*rewards.offers(p, seat, fight), *done] if fight.over else done
    weapons = alike(p, of_sort(p, seat, "weapon"))
    return [
        *abilities(p, seat),
        *wields(p, seat, [weapon for weapon in weapons if wielder(p, weapon) == NONE]),
        *parties.meetings(p, seat),
        (("battle",), cannot_battle(p, seat)),
        *done,
        # What could go on for ever is offered last: to and fro, up and down.
        *way.ways(p, seat),
        *[(("put_down", weapon), None) for weapon in weapons if wielder(p, weapon) != NONE],
    ]


def abilities(p: Board, seat: int) -> Offers:
    """BQ-TURN-15, BQ-OPEN-40. Those of the Dungeon at any time; those of a battle where there is one."""
    found = uses.offers(p, seat, DUNGEON)
    if p.rules.abilities_before_moving and has_moved(p, seat):
        found = [(option, ("has_moved",)) for option, _ in found]
    if monster_at(p, p.at[seat]) != NONE:
        found += uses.offers(p, seat, IN_ROOM)
    return found


def wields(p: Board, seat: int, weapons: list[int]) -> Offers:
    """BQ-BASE-12. Each of these Weapons to each Hero whose Skill carries it besides the others."""
    heroes = alike(p, of_sort(p, seat, "hero")) if weapons else ()
    spares = [(hero, skill_spare(p, seat, hero)) for hero in heroes]
    found: Offers = []
    for weapon in weapons:
        for hero, spare in spares:
            need = skill_needed(p, seat, weapon, hero)
            why = ("too_little_skill", need, spare) if need > spare else None
            found.append((("wield", weapon, hero), why))
    return found


def cannot_battle(p: Board, seat: int) -> Reason | None:
    """BQ-BASE-37, BQ-FAQ-06, BQ-TURN-11. A Monster is here, this room had no battle, and all are ready."""
    node = p.at[seat]
    if leader_of(p, seat) != seat:
        return ("leader_fights", leader_of(p, seat))
    if monster_at(p, node) == NONE:
        return ("no_monster",)
    if node in p.fought and node not in (WILDERNESS, LAIR):
        return ("room_had_its_battle",)
    for other in company(p, seat):
        if other != seat and other not in p.ready:
            return ("not_ready", other)
    return way.waits(p, seat)


# Answers ------------------------------------------------------------------------------------------------


def _delved(p: Board, option: Option, seat: int) -> None:
    verb = option[0]
    if verb == "done":
        fight = battle_of(p, seat)
        if fight is not None and fight.over:
            rewards.leave_the_rest(p, seat, fight)
        push(p, home, seat)
    elif verb == "ready":
        p.ready += (seat,)
        push(p, wait_for_battle, seat)
        wake(p, leader_of(p, seat), delve, leader_of(p, seat))
    elif verb == "battle":
        battle.begin(p, seat)
    else:
        push(p, delve, seat)
        _did(p, option, seat)


def _did(p: Board, option: Option, seat: int) -> None:
    verb = option[0]
    if verb == "use":
        uses.perform(p, seat, option[1], option[2])
    elif verb == "wield":
        p.wielded += ((option[1], option[2]),)
        tell(p, "wielded", seat, option[1], option[2])
    elif verb == "put_down":
        unwield(p, seat, option[1])
    elif verb == "move":
        way.go(p, seat, option[1])
    elif verb in ("bleed", "keep_blood"):
        way.offer(p, seat, int(verb == "bleed"))
    elif verb == "invite":
        parties.invite(p, seat, option[1])
        wake(p, option[1], delve, option[1])
    elif verb == "join":
        parties.join(p, seat, option[1])
        wake(p, option[1], delve, option[1])
    elif verb == "gift":
        parties.begin_gift(p, seat, option[1])
    elif verb == "rank":
        ranks.rise(p, seat)
    else:
        rewards.take(p, seat, option)


DELVE = Question("delve", _delve, _delved)


def drop_question(p: Board, seat: int) -> None:
    """A battle that an ability begins: what follows is asked once it is over, and not before."""
    frame = DELVE_AGAIN, (seat,)
    if p.stack and p.stack[0] == frame:
        p.stack = p.stack[1]


DELVE_AGAIN = "barricades.delve.delve"


@step
def wait_for_battle(p: Board, seat: int) -> None:
    rest(p, READY, seat)


def _unready(p: Board, seat: int) -> Candidates:
    yield ("not_ready",), None


def _not_ready(p: Board, option: Option, seat: int) -> None:
    p.ready = tuple([one for one in p.ready if one != seat])
    push(p, delve, seat)


READY = Question("ready", _unready, _not_ready, rests=True)


@ends("dungeon")
@step
def home(p: Board, seat: int) -> None:
    if p.rules.sequential:
        push(p, pass_on, seat, "dungeon")
    else:
        rest(p, HOME, seat)


def _home(p: Board, seat: int) -> Candidates:
    yield ("think_again",), None


def _out_again(p: Board, option: Option, seat: int) -> None:
    push(p, delve, seat)


HOME = Question("delved", _home, _out_again, rests=True)
