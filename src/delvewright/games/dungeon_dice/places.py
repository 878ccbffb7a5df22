"""Places: the Dungeon die, what each location does to monsters, fights and rewards, and terrain (DD-LOC)."""

from __future__ import annotations

from delvewright.games.dungeon_dice import bosses
from delvewright.games.dungeon_dice.abilities.phase import lose_level_die
from delvewright.games.dungeon_dice.abilities.register import power
from delvewright.games.dungeon_dice.actions import act, offer
from delvewright.games.dungeon_dice.board import (
    ABILITY,
    ARTIFACT_BAG,
    BEFORE,
    CARRIED,
    CENTRE,
    EQUIPMENT_BAG,
    FOE,
    GIFT_SOURCE,
    ITEM_BAG,
    MONSTER,
    NONE,
    OUTSIDE,
    PLACE_STREAM,
    Board,
    carries,
    find,
    is_class,
)
from delvewright.games.dungeon_dice.book import ASSISTANTS_IN_OPEN_SPACES
from delvewright.games.dungeon_dice.declare import PASS, ask_combatant
from delvewright.games.dungeon_dice.dice import draw_blind, place_bonus, roll, shown
from delvewright.games.dungeon_dice.gear import could_wield
from delvewright.games.dungeon_dice.health import heal
from delvewright.games.dungeon_dice.kinds import LOCATIONS
from delvewright.games.dungeon_dice.policy import controller
from delvewright.games.dungeon_dice.rewards import draw
from delvewright.kernel.ask import Candidates, Option, Question, ask
from delvewright.kernel.chance import below
from delvewright.kernel.events import tell
from delvewright.kernel.steps import push, step
from delvewright.words.zones import move

# The die ---------------------------------------------------------------------------------------------


def place_die(p: Board) -> int:
    """The Dungeon die in use, or -1."""
    which = p.rules.dungeon_die
    if which == "none":
        return NONE
    if which == "random":
        which = "AB"[below(p, PLACE_STREAM, 2)]
    return find(p, CENTRE, f"location_{which.lower()}")


def roll_place(p: Board) -> None:
    """DD-LOC-1. A new place for everybody; the terrain die goes with it (OR-61)."""
    die = place_die(p)
    if die == NONE:
        return
    p.faces[die] = below(p, PLACE_STREAM, 6)
    go_to(p, p.cast[die].faces[p.faces[die]].place)
    terrain = find(p, CENTRE, "terrain")
    if terrain != NONE:
        p.faces[terrain] = below(p, PLACE_STREAM, 6)
        p.terrain = p.cast[terrain].faces[p.faces[terrain]].place
    tell(p, "place", p.place, p.terrain)


def go_to(p: Board, place: str) -> None:
    """Combats lost elsewhere are no longer a reason to leave (DD-LOC-5)."""
    if p.place != place:
        p.place, p.lost_here = place, ()


@step
def first_place(p: Board) -> None:
    """DD-SETUP-7. The starting player rolls the Dungeon die."""
    roll_place(p)


@step
def offer_place(p: Board, seat: int) -> None:
    if p.place:
        ask(p, NEW_PLACE, seat)


def _new_place(p: Board, seat: int) -> Candidates:
    yield ("roll_place",), None
    yield PASS, None


def _new_place_answered(p: Board, option: Option, seat: int) -> None:
    if option[0] == "roll_place":
        roll_by(p, seat)


def roll_by(p: Board, seat: int) -> None:
    """DD-BOSS-LEVIATHAN. Whoever wears the ADVENTURE RING rolls twice and keeps one."""
    if not bosses.wears(p, seat, "ADVENTURE_RING"):
        roll_place(p)
        return
    roll_place(p)
    first = p.place
    roll_place(p)
    if first != p.place:
        ask(p, EITHER, seat, first, p.place)


def _either(p: Board, seat: int, first: str, second: str) -> Candidates:
    yield ("settle_in", first), None
    yield ("settle_in", second), None


def _either_answered(p: Board, option: Option, seat: int, first: str, second: str) -> None:
    turn_place(p, option[1])


EITHER = Question("either_place", _either, _either_answered)


@offer(OUTSIDE)
def adventure(p: Board, seat: int) -> Candidates:
    """Once on its own turn the wearer of the ring may roll the Dungeon die."""
    if p.place and seat == p.turn and bosses.wears(p, seat, "ADVENTURE_RING"):
        yield ("roll_place",), ("once_a_turn",) if (GIFT_SOURCE, "ADVENTURE_RING") in p.used else None


@act("roll_place")
def adventuring(p: Board, seat: int, option: Option) -> None:
    p.used += ((GIFT_SOURCE, "ADVENTURE_RING"),)
    roll_by(p, seat)


NEW_PLACE = Question("new_place", _new_place, _new_place_answered)


@step
def famous(p: Board, before: tuple[int, ...]) -> None:
    """DD-LOC-4. Whoever gains fame may roll the Dungeon die; of several only the active player."""
    bosses.arrive(p, before)
    gained = [seat for seat, old in enumerate(before) if p.famed[seat] > old]
    if gained and p.place:
        push(p, offer_place, gained[0] if len(gained) == 1 else p.turn)


@step
def turn_ends(p: Board, seat: int) -> None:
    """DD-LOC-5. Whoever lost a combat here may roll it at the end of its turn."""
    if seat in p.lost_here:
        p.lost_here = tuple([other for other in p.lost_here if other != seat])
        push(p, offer_place, seat)


def _anywhere(p: Board, who: int, source: int, symbol: str, param: int) -> Candidates:
    die = LOCATIONS[p.place].die if p.place else ""
    for name, where in LOCATIONS.items():
        if where.die == die and name != p.place:
            yield ("use_place", source, symbol, name), None


@power("EXPLORE", when=BEFORE | ABILITY | OUTSIDE, targets=_anywhere)
def explore(p: Board, who: int, source: int, param: int, target: str) -> None:
    """DD-ONEUSE-EXPLORE. Turn the Dungeon die to any side."""
    turn_place(p, target)


def turn_place(p: Board, target: str) -> None:
    go_to(p, target)
    die = find(p, CENTRE, LOCATIONS[target].die)
    p.faces[die] = next(n for n, face in enumerate(p.cast[die].faces) if face.place == target)
    tell(p, "place", p.place, p.terrain)


# What places do --------------------------------------------------------------------------------------


@step
def turn_begins(p: Board, seat: int) -> None:
    """DD-LOC-ICE-CAVERN-2. With a hammer draw a one-use die."""
    if p.place == "ice_cavern" and (could_wield(p, seat, "hammer") or carries(p, seat, "relic_magic_map")):
        draw(p, seat, ITEM_BAG, quiet=True)


@step
def revealed(p: Board, seat: int) -> None:
    """OR-29. What happens the moment a monster shows: dice it carries, and CHARM."""
    names = [name for _, name, _ in shown(p, FOE)]
    for symbol, bag in (("CARRIES_TREASURE", EQUIPMENT_BAG), ("CARRIES_ARTIFACT", ARTIFACT_BAG)):
        if symbol in names:
            _carry(p, bag)
    if "CHARM" in names:
        ask_combatant(p, CHARM, FOE)


def _carry(p: Board, bag: int) -> None:
    """DD-ABILITY-CARRIES-TREASURE-1, OR-58. A random die; a Mimic is put back and another one drawn."""
    if all([p.cast[piece].type == "monster" for piece in p.zones[bag]]):
        return
    piece = draw_blind(p, bag)
    while p.cast[piece].type == "monster":
        piece = draw_blind(p, bag)
    move(p, piece, bag, CARRIED)
    tell(p, "carries", p.foe, piece)


def _charm(p: Board, seat: int, who: int) -> Candidates:
    yield ("use_mode", p.foe, "CHARM", "refuse"), None
    yield ("use_mode", p.foe, "CHARM", "offer"), None
    yield PASS, None


def _charmed(p: Board, option: Option, seat: int, who: int) -> None:
    """DD-ABILITY-CHARM. The monster's controller decides for it."""
    if option[0] != "pass":
        p.charmed = (option[3], controller(p))
        p.used += ((p.foe, "CHARM"),)
        tell(p, "charmed", FOE, option[3])


CHARM = Question("monster_charm", _charm, _charmed)


@step
def entered(p: Board) -> None:
    """DD-LOC-DUNGEON-1, OR-53. The Dungeon's POISON trap hits every hero who goes in."""
    if p.terrain == "illusion" and p.mode == MONSTER:
        while not roll(p, p.foe, p.fighters[0]).level:
            pass
        tell(p, "met", p.fighters[0], p.foe, p.faces[p.foe])
        p.dice = [die for die in p.dice if die[0] != FOE]  # what SCOUT showed was an illusion too
        p.rolled = tuple([who for who in p.rolled if who != FOE])
    if p.place != "dungeon" or p.mode != MONSTER:
        return
    for seat in p.fighters:
        if not place_bonus(p, seat) and not is_class(p, seat, "class_rogue"):
            p.levels += ((seat, -1),)
            tell(p, "level", seat, -1)
            if seat in p.rolled:
                lose_level_die(p, seat)


def assistants(p: Board, most: int) -> int:
    """DD-ASSIST-1/5."""
    return ASSISTANTS_IN_OPEN_SPACES if p.terrain == "open_spaces" else most


def hunting(p: Board) -> bool:
    return p.terrain != "dark"


def extras(p: Board) -> tuple[str, ...]:
    """DD-LOC-2, OR-73. Additional rewards of the place for a won combat: those of the active player are
    returned, healing and potions for every hero are set going here."""
    if not p.place or p.mode != MONSTER:
        return ()
    found: list[str] = []
    for name in LOCATIONS[p.place].rewards:
        if name == "HEALING":
            for seat in reversed(p.fighters):
                push(p, heal, seat, 1)
        elif name == "POTION_EACH_HERO":
            for seat in reversed(p.fighters):
                push(p, a_potion, seat)
        elif name == "SECRET_PASSAGE":
            p.kept += ((p.fighters[0], GIFT_SOURCE, name, 0),)
        elif name not in ("DOUBLE_EQUIPMENT", "EXPERIENCE"):
            found.append(name)
    return tuple(found)


@step
def a_potion(p: Board, seat: int) -> None:
    draw(p, seat, ITEM_BAG)
