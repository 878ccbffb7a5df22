"""The end of the turn: Horde, Guardian, win or loss, new hands, rooms, Threat (BQ-TURN-13)."""

from __future__ import annotations

from delvewright.games.barricades import uses
from delvewright.games.barricades.board import (
    ASIDE,
    BAG,
    BAG_STREAM,
    DECK,
    DENS,
    DESTROYED,
    DISCARD,
    HAND,
    MONSTER_STREAM,
    MONSTERS,
    NODES,
    NONE,
    PLACES,
    PLAY,
    REDREW,
    RUINS,
    WALLS,
    ZONES,
    Board,
    destroyed,
    done,
    guardian_falls,
    guardian_kind,
    hp,
    level_of,
    seats,
    standing,
)
from delvewright.games.barricades.kinds import DIFFICULTIES
from delvewright.games.barricades.moves import draw, note, play_block
from delvewright.games.barricades.muster import FACES, has_flag
from delvewright.games.barricades.powers import CLOSING, power
from delvewright.games.barricades.printed import Chit, Monster
from delvewright.games.barricades.reckoning import horde_icons
from delvewright.games.barricades.shapes import Battle
from delvewright.kernel.ask import Candidates, Option, Question, ask
from delvewright.kernel.chance import shuffled
from delvewright.kernel.events import tell
from delvewright.kernel.sight import show
from delvewright.kernel.steps import push, step
from delvewright.words.zones import move, take, zone_of


@step
def close(p: Board) -> None:
    """The order of BQ-TURN-13."""
    push(p, move_threat)
    push(p, fill_rooms)
    push(p, new_hands)
    for seat in reversed(seats(p)):
        push(p, last_words, seat)
    push(p, send_home)
    push(p, judge)
    push(p, guardian_end)
    horde_strikes(p)


# The Horde ----------------------------------------------------------------------------------------------


def horde_left(p: Board) -> int:
    """BQ-HORDE-02/06, BQ-OPEN-21. Icons less the levels of all that was defeated, and what effects remove."""
    return max(0, horde_icons(p) - sum([levels_won(p, fight) for fight in p.battles]) - p.quelled)


def levels_won(p: Board, fight: Battle) -> int:
    """The levels of a battle's foes: 7 a Guardian, 0 the Monster of the Wilderness (BQ-FAQ-27)."""
    return sum([level_of(node) for node in fight.nodes]) if fight.won else 0


def destruction(p: Board) -> int:
    """BQ-HORDE-03. Destruction dice that nothing removed."""
    dice = sum([FACES[face].id == "face_destruction" for _, face in p.dice])
    return max(0, dice - p.shored)


def horde_strikes(p: Board) -> None:
    """BQ-HORDE-04. One chit after the other."""
    count = horde_left(p) + destruction(p)
    tell(p, "horde_strikes", horde_left(p), destruction(p))
    for _ in range(count):
        push(p, draw_chit)


@step
def draw_chit(p: Board) -> None:
    """BQ-CHIT-01. One at random; a Town Councilmember of Rank 6 may have it put back, once a turn."""
    chit = one_of_the_bag(p)
    if chit == NONE:
        return
    for seat in seats(p):
        if has_flag(p, seat, "redraws_chits") and not done(p, seat, REDREW):
            show(p, (chit,))
            ask(p, REDRAW, seat, chit)
            return
    lay_chit(p, chit)


def _fates(p: Board, seat: int, chit: int) -> Candidates:
    yield ("redraw", chit), None
    yield ("let_it_be", chit), None


def _fated(p: Board, option: Option, seat: int, chit: int) -> None:
    if option[0] == "redraw":
        note(p, seat, REDREW)
        tell(p, "put_back", seat, chit)
        push(p, draw_chit)
    else:
        lay_chit(p, chit)


REDRAW = Question("redraw", _fates, _fated)


def one_of_the_bag(p: Board, location: str = "") -> int:
    """By chance; of one location only, if it is searched for. NONE when there is none."""
    p.zones[BAG] = shuffled(p, BAG_STREAM, p.zones[BAG])
    p.news = True
    for chit in p.zones[BAG]:
        if not location or chit_kind(p, chit).location == location:
            return chit
    return NONE


def chit_kind(p: Board, chit: int) -> Chit:
    kind = p.cast[chit]
    assert isinstance(kind, Chit)
    return kind


def lay_chit(p: Board, chit: int, ignores_barricades: bool = False) -> None:
    """BQ-BARR-04…06, BQ-CHIT-02/12. An active Barricade stops it and is spent; else it destroys a spot.

    A location that is destroyed can take no further one: it stays in the bag.
    """
    place = PLACES.index(chit_kind(p, chit).location)
    wall = p.zones[WALLS][place]
    if wall in p.active and not ignores_barricades:
        p.active = tuple([one for one in p.active if one != wall])
        tell(p, "barricade_falls", place)
    elif standing(p, place):
        move(p, chit, BAG, RUINS + place)
        tell(p, "chit", place, chit)
        if not standing(p, place):
            tell(p, "location_destroyed", place)


def every_location_gains(p: Board) -> None:
    """BQ-OPEN-11/37. Each that stands, one of its own; Barricades stop theirs, or not."""
    for place in range(len(PLACES)):
        chit = one_of_the_bag(p, PLACES[place])
        if chit != NONE:
            lay_chit(p, chit, p.rules.all_locations_ignore_barricades)


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
    won = int(how == "won")  # a Pyrrhic victory is none
    p.result = ((won,) * len(p.at), tuple(seats(p)) if won else (), how, p.turns, destroyed(p))
    tell(p, "ended", how, p.turns, destroyed(p))


# New hands, rooms, Threat -------------------------------------------------------------------------------


@step
def send_home(p: Board) -> None:
    """BQ-FAQ-21/22, BQ-OPEN-36. Each lent card to the same place of its owner: a deck's nearer end."""
    p.wielded = ()  # whatever a Hero held: cards leave play from now on
    for card, owner in p.lent:
        zone = zone_of(p, card)
        _, holder = ZONES.place(zone)
        if zone != DESTROYED and holder >= 0 and holder != owner:
            home = zone - holder + owner
            near_top = zone == DECK + holder and p.zones[zone].index(card) * 2 < len(p.zones[zone])
            take(p, card, zone)
            p.zones[home] = (card, *p.zones[home]) if near_top else (*p.zones[home], card)
            tell(p, "returned", owner, card)
    p.lent = ()


@step
def last_words(p: Board, seat: int) -> None:
    """BQ-DEC-14. What a text lets one do as the turn ends: at the Temple, set a card aside."""
    if uses.any_open(p, seat, CLOSING):
        ask(p, LAST_WORDS, seat)


def _last_words(p: Board, seat: int) -> Candidates:
    yield from uses.offers(p, seat, CLOSING)
    yield ("done",), None


def _said(p: Board, option: Option, seat: int) -> None:
    if option[0] == "use":
        uses.perform(p, seat, option[1], option[2])


LAST_WORDS = Question("last_words", _last_words, _said)


@step
def new_hands(p: Board) -> None:
    """BQ-BASE-03/10, BQ-TURN-08. All is discarded, what was for this turn ends, HP cards are drawn."""
    counts = [to_draw(p, seat) for seat in seats(p)]
    p.boosts = p.magical = p.unclassed = p.lost_hp = p.played = ()
    for seat in seats(p):
        p.zones[DISCARD + seat] += p.zones[PLAY + seat] + p.zones[HAND + seat]
        p.zones[PLAY + seat] = ()
        p.zones[HAND + seat], p.zones[ASIDE + seat] = p.zones[ASIDE + seat], ()
    for seat in seats(p):
        draw(p, seat, counts[seat])


def to_draw(p: Board, seat: int) -> int:
    """BQ-BASE-03/10, BQ-FAQ-17. As many as HP, more or less by effects; none at 0 HP."""
    left = hp(p, seat)
    more = sum([boost.hp for boost in p.boosts if boost.seat == seat]) - p.lost_hp.count(seat)
    return max(0, left + more) if left else 0


@step
def fill_rooms(p: Board) -> None:
    """BQ-TURN-12, BQ-FAQ-25."""
    all_gone(p)
    refill(p)


@step
def move_threat(p: Board) -> None:
    """BQ-GUARD-03…06. The token moves; past the Lair's last space the Guardian is revealed."""
    if advance(p) or p.revealed:
        return
    p.revealed, p.space = True, 0
    tell(p, "revealed", p.guardian)
    push(p, judge)
    block = power(p, p.guardian).reveal
    if block is not None:
        push(p, play_block, block.address, p.turn, p.guardian)


def advance(p: Board) -> bool:
    """BQ-OPEN-34. One space on, if there is one on this side."""
    kind = guardian_kind(p)
    track = kind.guardian_track if p.revealed else kind.lair_track
    if p.space + 1 == len(track):
        return False
    p.space += 1
    tell(p, "threat", track[p.space])
    return True


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
