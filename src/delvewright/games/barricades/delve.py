"""The Dungeon Phase of a Champion: Weapons, abilities, Parties, the way, and the battle (BQ-PARTY)."""

from __future__ import annotations

from delvewright.games.barricades import battle, plans, ranks, uses
from delvewright.games.barricades.board import (
    JOINED,
    LAIR,
    NONE,
    WILDERNESS,
    Board,
    Party,
    battle_of,
    company,
    leader_of,
    monster_at,
    of_sort,
    others,
    party_of,
    room_at,
    wielder,
)
from delvewright.games.barricades.goes import begins, ends, on_go, pass_on
from delvewright.games.barricades.moves import alike, befall_block, changed, lay_open, settle_weapons, unwield
from delvewright.games.barricades.muster import has_flag, is_flagged, light_left, skill_needed, skill_spare
from delvewright.games.barricades.powers import DUNGEON, IN_ROOM, power
from delvewright.games.barricades.printed import Battled, Guardian
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


def _delve(p: Board, seat: int) -> Candidates:
    if not on_go(p, seat):  # who is invited by the one whose go it is
        yield from invitations(p, seat)
        yield ("done",), None
        return
    fight = battle_of(p, seat)
    if fight is not None:
        if fight.over:
            yield from battle.spoils(p, seat, fight)
        yield from ranks.offers(p, seat)
        yield ("done",), None
        return
    yield from uses.offers(p, seat, DUNGEON)
    if monster_at(p, p.at[seat]) != NONE:
        yield from uses.offers(p, seat, IN_ROOM)
    yield from wields(p, seat)
    yield from ways(p, seat)
    yield from meetings(p, seat)
    yield ("battle",), cannot_battle(p, seat)
    yield from ranks.offers(p, seat)
    yield ("done",), None


# Weapons ------------------------------------------------------------------------------------------------


def wields(p: Board, seat: int) -> Candidates:
    """BQ-BASE-12. Each Weapon to each Hero whose Skill carries it besides the others."""
    heroes = alike(p, of_sort(p, seat, "hero"))
    for weapon in alike(p, of_sort(p, seat, "weapon")):
        if wielder(p, weapon) != NONE:
            yield ("put_down", weapon), None
            continue
        for hero in heroes:
            need, spare = skill_needed(p, seat, weapon, hero), skill_spare(p, seat, hero)
            yield ("wield", weapon, hero), ("too_little_skill", need, spare) if need > spare else None


# The way ------------------------------------------------------------------------------------------------


def ways(p: Board, seat: int) -> Candidates:
    """BQ-BASE-33/35, BQ-PARTY-05. The rooms joined to where one is; of a Party its leader goes ahead."""
    if leader_of(p, seat) != seat:
        yield ("go",), ("leader_chooses_the_way", leader_of(p, seat))
        return
    light = light_left(p, seat)
    for node in JOINED[p.at[seat]]:
        yield ("move", node), cannot_enter(p, seat, node, light)


def cannot_enter(p: Board, seat: int, node: int, light: int) -> Reason | None:
    if node == LAIR and not p.revealed:
        return ("lair_is_closed",)
    need = light_needed(p, seat, node)
    return ("too_dark", need, light) if need > light else None


def light_needed(p: Board, seat: int, node: int) -> int:
    """What the next room asks, and what holds one back in this one (BQ-PARTY-18: once for a Party)."""
    return room_light(p, node) + surcharge(p, seat, p.at[seat])


def room_light(p: Board, node: int) -> int:
    tile = room_at(p, node) if node != LAIR else p.guardian
    kind = p.cast[tile]
    return int(getattr(kind, "light", 0))


def surcharge(p: Board, seat: int, node: int) -> int:
    """A Monster that makes moving on cost Light, unless every member ignores it."""
    den = monster_at(p, node)
    if den == NONE or not is_flagged(p, den, "costs_light_to_leave"):
        return 0
    return 0 if all([ignores(p, one, den) for one in company(p, seat)]) else 1


def ignores(p: Board, seat: int, piece: int) -> bool:
    """BQ-LEX-01. Whether a Champion may ignore the Alert! of a room or a Monster. Who may, does."""
    if has_flag(p, seat, "ignores_alerts"):
        return True
    if isinstance(p.cast[piece], Battled) and not hasattr(p.cast[piece], "group"):
        return has_flag(p, seat, "ignores_room_alerts")
    return any([has_flag(p, seat, f"ignores_{word}") for word in getattr(p.cast[piece], "keywords", ())])


def go(p: Board, seat: int, node: int) -> None:
    """BQ-BASE-33/36, BQ-PARTY-18. Spend the Light, leave, enter; Alert! effects hit each member."""
    members = company(p, seat)
    here = p.at[seat]
    p.spent_light += ((seat, light_needed(p, seat, node)),)
    for one in members:
        p.at[one] = node
        tell(p, "moved", one, here, node)
        plans.arrived(p, one, node)
    for one in members:
        alert(p, seat, one, node, "enter")
        alert(p, seat, one, here, "leave")
    changed(p)


def alert(p: Board, doer: int, seat: int, node: int, what: str) -> None:
    for piece in (monster_at(p, node), room_at(p, node)):
        if piece != NONE and not isinstance(p.cast[piece], Guardian):
            block = getattr(power(p, piece), what)
            if block is not None and not ignores(p, seat, piece):
                tell(p, "alerted", seat, piece)
                befall_block(p, doer, seat, block, piece)


# Parties ------------------------------------------------------------------------------------------------


def meetings(p: Board, seat: int) -> Candidates:
    """BQ-PARTY-01/13, BQ-OPEN-49. Ask another in the same room to come along; accept; be ready."""
    mine = party_of(p, seat)
    for other in others(p, seat):
        yield ("invite", other), cannot_invite(p, seat, other)
    yield from invitations(p, seat)
    if mine is not None and mine.leader != seat:
        yield ("ready",), None


def invitations(p: Board, seat: int) -> Candidates:
    for leader, invited in p.invited:
        if invited == seat and party_of(p, seat) is None:
            yield ("join", leader), None if p.at[leader] == p.at[seat] else ("not_here", leader)


def cannot_invite(p: Board, seat: int, other: int) -> Reason | None:
    mine = party_of(p, seat)
    if mine is not None and mine.leader != seat:
        return ("leader_invites", mine.leader)
    if party_of(p, other) is not None:
        return ("in_a_party", other)
    if battle_of(p, other) is not None or battle_of(p, seat) is not None:
        return ("has_fought", other)
    if p.at[other] != p.at[seat]:
        return ("not_here", other)
    return ("invited_already", other) if (seat, other) in p.invited else None


def join(p: Board, seat: int, leader: int) -> None:
    mine = party_of(p, leader)
    p.parties = tuple([party for party in p.parties if party is not mine])
    p.parties += (Party(leader, (*(mine.members if mine else (leader,)), seat)),)
    p.invited = tuple([one for one in p.invited if one[1] != seat and one[0] != seat])
    tell(p, "joined", seat, leader)
    changed(p)


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
    return None


# Answers ------------------------------------------------------------------------------------------------


def _delved(p: Board, option: Option, seat: int) -> None:
    verb = option[0]
    if verb == "done":
        fight = battle_of(p, seat)
        if fight is not None and fight.over:
            battle.leave_the_rest(p, seat, fight)
        push(p, home, seat)
        return
    if verb == "ready":
        p.ready += (seat,)
        changed(p)
        push(p, wait_for_battle, seat)
        return
    if verb == "battle":
        battle.begin(p, seat)
        return
    push(p, delve, seat)
    if verb == "use":
        uses.perform(p, seat, option[1], option[2])
    elif verb == "wield":
        p.wielded += ((option[1], option[2]),)
        tell(p, "wielded", seat, option[1], option[2])
    elif verb == "put_down":
        unwield(p, seat, option[1])
        push(p, settle_weapons, seat)
    elif verb == "move":
        go(p, seat, option[1])
    elif verb == "invite":
        p.invited += ((seat, option[1]),)
        tell(p, "invited", seat, option[1])
        changed(p)
        wake(p, option[1], delve, option[1])
    elif verb == "join":
        join(p, seat, option[1])
    elif verb == "rank":
        ranks.rise(p, seat)
    else:
        battle.take(p, seat, option)


DELVE = Question("delve", _delve, _delved)


@step
def wait_for_battle(p: Board, seat: int) -> None:
    rest(p, READY, seat)


def _unready(p: Board, seat: int) -> Candidates:
    yield ("not_ready",), None


def _not_ready(p: Board, option: Option, seat: int) -> None:
    p.ready = tuple([one for one in p.ready if one != seat])
    push(p, delve, seat)
    changed(p)


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
