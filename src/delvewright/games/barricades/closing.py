"""The end of the turn: Horde, Guardian, win or loss, new hands, rooms, Threat (BQ-TURN-13)."""

from __future__ import annotations

from delvewright.games.barricades.board import (
    ASIDE,
    BAG,
    BAG_STREAM,
    DEFEATED,
    DENS,
    DESTROYED,
    DISCARD,
    HAND,
    MONSTER_STREAM,
    MONSTERS,
    NODES,
    PLACES,
    PLAY,
    RUINS,
    WALLS,
    ZONES,
    Board,
    destroyed,
    guardian_falls,
    guardian_kind,
    hp,
    level_of,
    seats,
    standing,
)
from delvewright.games.barricades.kinds import DIFFICULTIES
from delvewright.games.barricades.moves import draw, play_block
from delvewright.games.barricades.muster import horde_icons
from delvewright.games.barricades.powers import power
from delvewright.games.barricades.prep import sides
from delvewright.games.barricades.printed import Chit, Monster
from delvewright.kernel.chance import shuffled
from delvewright.kernel.events import tell
from delvewright.kernel.steps import push, step
from delvewright.words.zones import move, take, zone_of


@step
def close(p: Board) -> None:
    """The order of BQ-TURN-13."""
    push(p, move_threat)
    push(p, new_hands)
    push(p, judge)
    push(p, guardian_end)
    horde_strikes(p)


# The Horde ----------------------------------------------------------------------------------------------


def horde_left(p: Board) -> int:
    """BQ-HORDE-02. Icons less the levels of all defeated Monsters, once each, and what effects remove."""
    slain = {}
    for deed in p.deeds:
        if deed.what == DEFEATED:
            slain[deed.piece] = deed.number
    return max(0, horde_icons(p) - sum(slain.values()) - p.quelled)


def destruction(p: Board) -> int:
    """BQ-HORDE-03. Destruction dice that nothing removed."""
    dice = sum([sides(p)[face].id == "face_destruction" for _, face in p.dice])
    return max(0, dice - p.shored)


def horde_strikes(p: Board) -> None:
    """BQ-HORDE-04. One chit after the other."""
    count = horde_left(p) + destruction(p)
    tell(p, "horde_strikes", horde_left(p), destruction(p))
    for _ in range(count):
        push(p, draw_chit)


@step
def draw_chit(p: Board) -> None:
    """BQ-CHIT-01, BQ-BARR-04. One at random; an active Barricade stops it and is spent."""
    if p.zones[BAG]:
        p.zones[BAG] = shuffled(p, BAG_STREAM, p.zones[BAG])
        place_chit(p, p.zones[BAG][0])


def place_chit(p: Board, chit: int, ignores_barricades: bool = False) -> None:
    p.news = True
    kind = p.cast[chit]
    assert isinstance(kind, Chit)
    place = PLACES.index(kind.location)
    wall = p.zones[WALLS][place]
    if wall in p.active and not ignores_barricades:
        p.active = tuple([one for one in p.active if one != wall])
        tell(p, "barricade_falls", place)
        return
    if standing(p, place):
        move(p, chit, BAG, RUINS + place)
        tell(p, "chit", place, chit)
        if not standing(p, place):
            tell(p, "location_destroyed", place)


# The Guardian -------------------------------------------------------------------------------------------


@step
def guardian_end(p: Board) -> None:
    """BQ-GUARD-11, BQ-FAQ-23. Its end-of-turn text, once it is revealed."""
    if p.revealed:
        block = power(p, p.guardian).end_of_turn
        if block is not None:
            block.push(p, p.turn, p.guardian)


@step
def judge(p: Board) -> None:
    """BQ-END-01…03, BQ-OPEN-06."""
    lost = destroyed(p) >= DIFFICULTIES[p.rules.difficulty].locations_to_lose
    if guardian_falls(p):
        end_game(p, "pyrrhic" if lost else "won")
    elif lost:
        end_game(p, "lost")


def end_game(p: Board, how: str) -> None:
    p.stack = ()
    p.result = (how, p.turns, destroyed(p))
    tell(p, "ended", how, p.turns, destroyed(p))


# New hands, rooms, Threat -------------------------------------------------------------------------------


@step
def new_hands(p: Board) -> None:
    """BQ-LEX-02, BQ-BASE-03/10. What was lent goes home; all is discarded, HP cards are drawn."""
    send_home(p)
    p.wielded = ()
    for seat in seats(p):
        p.zones[DISCARD + seat] += p.zones[PLAY + seat] + p.zones[HAND + seat]
        p.zones[PLAY + seat] = p.zones[HAND + seat] = ()
    p.played = ()
    for seat in seats(p):
        more = sum([boost.hp for boost in p.boosts if boost.seat == seat]) - p.lost_hp.count(seat)
        count = hp(p, seat) + more if hp(p, seat) else 0
        p.zones[HAND + seat] += p.zones[ASIDE + seat]
        p.zones[ASIDE + seat] = ()
        draw(p, seat, max(0, count))


def send_home(p: Board) -> None:
    """BQ-FAQ-21/22. Each lent card to the same place of its owner."""
    for card, owner in p.lent:
        zone = zone_of(p, card)
        _, holder = ZONES.place(zone)
        if zone != DESTROYED and holder >= 0 and holder != owner:
            take(p, card, zone)
            p.zones[zone - holder + owner] += (card,)
            tell(p, "returned", owner, card)
    p.lent = ()


@step
def move_threat(p: Board) -> None:
    """BQ-GUARD-03…06, BQ-TURN-12. Rooms refill; the token moves; past the Lair the Guardian is revealed."""
    all_gone(p)
    refill(p)
    kind = guardian_kind(p)
    track = kind.guardian_track if p.revealed else kind.lair_track
    if p.space + 1 < len(track):
        p.space += 1
        tell(p, "threat", track[p.space])
    elif not p.revealed:
        p.revealed, p.space = True, 0
        tell(p, "revealed", p.guardian)
        push(p, judge)
        block = power(p, p.guardian).reveal
        if block is not None:
            push(p, play_block, block.address, p.turn, p.guardian)


def refill(p: Board) -> None:
    """BQ-BASE-43. Every empty room gets the top Monster of its level."""
    for node in range(len(NODES)):
        if level_of(node) in (1, 2, 3) and not p.zones[DENS + node]:
            deck = MONSTERS + level_of(node) - 1
            if p.zones[deck]:
                p.news = True
                move(p, p.zones[deck][0], deck, DENS + node)


def all_gone(p: Board) -> None:
    """BQ-FAQ-25, BQ-MEDAL-11. When every Monster is destroyed, the decks are made anew."""
    if any([p.zones[MONSTERS + level] for level in range(3)]):
        return
    if any([p.zones[DENS + node] for node in range(len(NODES)) if level_of(node) in (1, 2, 3)]):
        return
    p.slain = True
    for piece in p.zones[DESTROYED]:
        kind = p.cast[piece]
        if isinstance(kind, Monster) and kind.level:
            move(p, piece, DESTROYED, MONSTERS + kind.level - 1)
    for level in range(3):
        p.zones[MONSTERS + level] = shuffled(p, MONSTER_STREAM + level, p.zones[MONSTERS + level])
    tell(p, "monsters_return")
