"""The way: from room to room by Light, what strikes on entering and leaving, and being put elsewhere."""

from __future__ import annotations

from delvewright.games.barricades import plans
from delvewright.games.barricades.board import (
    JOINED,
    LAIR,
    NONE,
    Board,
    company,
    monster_at,
    room_at,
    room_for_wounds,
)
from delvewright.games.barricades.moves import befall, play_block, wound
from delvewright.games.barricades.muster import has_flag, is_flagged, light_left
from delvewright.games.barricades.powers import IN_ROOM, Offers, power
from delvewright.games.barricades.printed import Guardian, Monster, Room
from delvewright.kernel.ask import Candidates, Option, Question, Reason, ask
from delvewright.kernel.board import Seats
from delvewright.kernel.events import tell
from delvewright.kernel.steps import push, step

# Where to ------------------------------------------------------------------------------------------------


def ways(p: Board, seat: int) -> Offers:
    """BQ-BASE-33/35, BQ-PARTY-05. The rooms joined to where one is; of a Party its leader goes ahead."""
    members, joined = company(p, seat), JOINED[p.at[seat]]
    found: Offers = []
    if members[0] != seat:
        found.append((("go",), ("leader_chooses_the_way", members[0])))
    else:
        stuck = waits(p, seat) or has_stopped(p, members)
        light, toll = light_left(p, seat), surcharge(p, seat, p.at[seat])
        found += [(("move", node), stuck or cannot_enter(p, seat, node, light, toll)) for node in joined]
    if any([bleeds(p, node) for node in joined]):
        fits = offered(p, seat) < room_for_wounds(p, seat)
        found.append((("bleed",), None if fits else ("wounds_do_not_fit",)))
        if offered(p, seat):
            found.append((("keep_blood",), None))
    return found


def cannot_enter(p: Board, seat: int, node: int, light: int, toll: int) -> Reason | None:
    """BQ-BASE-33, BQ-GUARD-02, BQ-FAQ-16. Why a Champion and his Party, who may go on, can not go there."""
    if node == LAIR and not p.revealed:
        return ("lair_is_closed",)
    need = light_asked(p, seat, node) + toll
    return ("too_dark", need, light) if need > light else None


def waits(p: Board, seat: int) -> Reason | None:
    """A Party goes on together: an Alert! that has struck is settled first."""
    for one in company(p, seat) if p.alarmed else ():
        if one != seat and one in p.alarmed:
            return ("still_alarmed", one)
    return None


def has_stopped(p: Board, members: Seats) -> Reason | None:
    """BQ-TURN-15. An ability was used that is for where one stops."""
    for who, piece, index in p.used:
        if who in members and piece != NONE:
            uses = power(p, piece).uses
            if 0 <= index < len(uses) and uses[index].when & IN_ROOM:
                return ("has_stopped",)
    return None


def light_needed(p: Board, seat: int, node: int) -> int:
    """BQ-PARTY-18. What the next room asks, and what moving on costs here."""
    return light_asked(p, seat, node) + surcharge(p, seat, p.at[seat])


def light_asked(p: Board, seat: int, node: int) -> int:
    """What a room asks, less what is paid in blood."""
    bloody = p.offered and bleeds(p, node)
    blood = sum([offered(p, one) for one in company(p, seat)]) if bloody else 0
    return max(0, room_light(p, node) - blood)


def room_light(p: Board, node: int) -> int:
    tile = room_at(p, node) if node != LAIR else p.guardian
    return int(getattr(p.cast[tile], "light", 0))


def surcharge(p: Board, seat: int, node: int) -> int:
    """A Monster that makes moving on cost Light, unless every member ignores it."""
    den = monster_at(p, node)
    if den == NONE or not is_flagged(p, den, "costs_light_to_leave"):
        return 0
    return 0 if all([may_ignore(p, one, den) for one in company(p, seat)]) else 1


# Blood for Light ------------------------------------------------------------------------------------------


def bleeds(p: Board, node: int) -> bool:
    tile = room_at(p, node)
    return tile != NONE and is_flagged(p, tile, "wounds_for_light")


def offered(p: Board, seat: int) -> int:
    """How many Wounds a Champion means to gain as he enters the Blood Altar."""
    return min(sum([count for one, count in p.offered if one == seat]), room_for_wounds(p, seat))


def offer(p: Board, seat: int, count: int) -> None:
    before = offered(p, seat)
    p.offered = tuple([one for one in p.offered if one[0] != seat])
    if count:
        p.offered += ((seat, before + count),)


# Going ----------------------------------------------------------------------------------------------------


def go(p: Board, seat: int, node: int) -> None:
    """BQ-BASE-33/36, BQ-PARTY-18. Spend the Light, leave, enter; Alert! effects strike each member."""
    members = company(p, seat)
    here = p.at[seat]
    need = light_needed(p, seat, node)
    p.spent_light += tuple([(one, need if one == seat else 0) for one in members])
    for one in members:
        p.at[one] = node
        tell(p, "moved", one, here, node)
        plans.arrived(p, one, node)
    if bleeds(p, node):
        for one in members:
            wound(p, one, offered(p, one))
        p.offered = tuple([pair for pair in p.offered if pair[0] not in members])
    for one in members:
        alert(p, seat, one, node, "enter")
        alert(p, seat, one, here, "leave")


def alert(p: Board, doer: int, seat: int, node: int, what: str) -> None:
    """BQ-BASE-36, BQ-TURN-12. What the Monster and then the room have to say to it, in the own lane."""
    for piece in (room_at(p, node), monster_at(p, node)):
        if piece == NONE or isinstance(p.cast[piece], Guardian):
            continue
        if getattr(power(p, piece), what) is not None:
            p.alarmed += (seat,)
            befall(p, doer, seat, alarm, seat, piece, what)


@step
def alarm(p: Board, seat: int, piece: int, what: str) -> None:
    """BQ-LEX-01. Who may ignore an Alert! says whether he does."""
    push(p, alarm_over, seat)
    if may_ignore(p, seat, piece):
        ask(p, IGNORE, seat, piece, what)
    else:
        strike(p, seat, piece, what)


def strike(p: Board, seat: int, piece: int, what: str) -> None:
    block = getattr(power(p, piece), what)
    if what != "after":
        tell(p, "alerted", seat, piece)
    push(p, play_block, block.address, seat, piece)


@step
def alarm_over(p: Board, seat: int) -> None:
    left = list(p.alarmed)
    left.remove(seat)
    p.alarmed = tuple(left)


def may_ignore(p: Board, seat: int, piece: int) -> bool:
    """BQ-LEX-01. Whether a Champion may ignore the Alert! of a room or a Monster."""
    if has_flag(p, seat, "ignores_alerts"):
        return True
    if isinstance(p.cast[piece], Room):
        return has_flag(p, seat, "ignores_room_alerts")
    return any([has_flag(p, seat, f"ignores_{word}") for word in getattr(p.cast[piece], "keywords", ())])


def _ignoring(p: Board, seat: int, piece: int, what: str) -> Candidates:
    yield ("ignore", piece), None
    yield ("heed", piece), None


def _ignored(p: Board, option: Option, seat: int, piece: int, what: str) -> None:
    if option[0] == "heed":
        strike(p, seat, piece, what)
    else:
        tell(p, "ignored", seat, piece)


IGNORE = Question("ignore", _ignoring, _ignored)


# Being put elsewhere -------------------------------------------------------------------------------------


def put_in(p: Board, seat: int, node: int) -> None:
    """A text puts a Champion into a room: that costs no Light, and is neither entering nor leaving."""
    if p.at[seat] != node:
        tell(p, "put_into", seat, p.at[seat], node)
        p.at[seat] = node


def level_of_monster(p: Board, piece: int) -> int:
    kind = p.cast[piece]
    return kind.level if isinstance(kind, Monster) else 0
