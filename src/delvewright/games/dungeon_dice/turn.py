"""The turn: draw or something in its place, the encounter, the end of the turn (DD-TURN)."""

from __future__ import annotations

from delvewright.games.dungeon_dice import bargain, bosses, duel, equip, event_dice, fame, places, trade
from delvewright.games.dungeon_dice.actions import actions, carry_out
from delvewright.games.dungeon_dice.board import (
    CENTRE,
    ENCOUNTER,
    ENCOUNTER_BAG,
    ITEM_BAG,
    NONE,
    OUTSIDE,
    OWNED,
    STORED,
    Board,
    counts_as,
    face_of,
    find,
    home,
    leave,
    seats,
)
from delvewright.games.dungeon_dice.bonds import bound
from delvewright.games.dungeon_dice.classes import extra_draws
from delvewright.games.dungeon_dice.declare import PASS
from delvewright.games.dungeon_dice.dice import draw_blind, roll
from delvewright.games.dungeon_dice.gear import arm, lock, set_for_class, sets, tidy
from delvewright.games.dungeon_dice.health import heal
from delvewright.games.dungeon_dice.prepare import meet
from delvewright.games.dungeon_dice.rewards import collect, pick
from delvewright.kernel.ask import Candidates, Option, Question, ask
from delvewright.kernel.events import tell
from delvewright.kernel.steps import push, step
from delvewright.words.zones import move


@step
def begin(p: Board, seat: int) -> None:
    """DD-TURN-1/9. A new turn: draw, or one of the things that take its place."""
    p.clear("turn")
    p.turn = seat
    p.turns += 1
    bargain.lapse(p)  # promises that named the turn before
    if p.rules.longest and p.turns > p.rules.longest:
        found = [fame.fame(p, other) for other in range(seats(p))]
        winners = tuple(other for other in range(seats(p)) if found[other] == max(found))
        fame.end_game(p, winners, "called_off")
        return
    tell(p, "turn", seat, p.turns)
    push(p, end, seat)
    push(p, end_of_turn, seat)
    push(p, act, seat)
    push(p, places.turn_begins, seat)


@step
def act(p: Board, seat: int) -> None:
    """DP-2. A hero under SLEEP must rest (DD-REST-3)."""
    tidy(p, seat)
    if seat in p.asleep or -1 - seat in p.asleep:
        p.used += ((seat, "SLEPT"),)
        rest(p, seat)
    else:
        ask(p, ACTION, seat)


def _action(p: Board, seat: int) -> Candidates:
    yield ("draw",), None if p.zones[ENCOUNTER_BAG] else ("empty_bag",)
    yield ("rest",), None
    yield from _hunts(p, seat)
    for piece in p.zones[STORED + seat]:
        if p.cast[piece].type in ("monster", "boss"):
            yield ("fight_stored", piece), None
    yield from bound(p, seat, duel.challenges(p, seat))
    yield from bosses.fights(p, seat)
    yield from trade.trades(p, seat)
    yield from equip.changing(p, seat)


def _hunts(p: Board, seat: int) -> Candidates:
    """DP-3. Sets that draw more encounter dice: with a bow, or one that makes a hero a Ranger."""
    if not places.hunting(p):
        return
    tracks = set_for_class(p, seat, "class_ranger")
    for chosen in sets(p, seat):
        bow = any(["bow" in p.cast[piece].counts_as for piece in chosen])
        if bow or (chosen == tracks and chosen != p.gear[seat]):
            yield ("hunt", chosen), None


def _acted(p: Board, option: Option, seat: int) -> None:
    verb = option[0]
    if verb == "draw":
        push(p, draw, seat, 0)
    elif verb == "hunt":
        arm(p, seat, option[1])
        lock(p, seat)
        for piece in counts_as(p, seat, "bow"):
            p.used += ((piece, "HUNT"),)
        push(p, draw, seat, len(counts_as(p, seat, "bow")))
    elif verb == "rest":
        rest(p, seat)
    elif verb == "fight_boss":
        bosses.fight(p, seat, option[1])
    elif verb == "fight_stored":
        event_dice.fight_stored(p, seat, option[1])
    elif verb in ("challenge", "duel_for"):
        duel.challenge(p, seat, option)
    else:
        push(p, act, seat)
        carry_out(p, seat, option)


ACTION = Question("turn", _action, _acted)


# Resting ---------------------------------------------------------------------------------------------


def rest(p: Board, seat: int) -> None:
    """DD-REST-2. Roll the HEALING spell; the Wizard may MEMORIZE a scroll."""
    spell = find(p, CENTRE, "spell_healing")
    face = roll(p, spell, seat)
    tell(p, "rested", seat, p.faces[spell])
    wizard = set_for_class(p, seat, "class_wizard")
    if wizard is not None:
        arm(p, seat, wizard)
        pick(p, seat, ITEM_BAG, "scroll", True)
    hearts = sum([param for name, param in face.symbols if name == "HEALING"])
    if hearts:
        push(p, heal, seat, hearts)


# The draw --------------------------------------------------------------------------------------------


@step
def draw(p: Board, seat: int, extra: int) -> None:
    """DD-TURN-1/2, OR-30. One encounter die, more with bows and the Ranger; choose one, return the rest."""
    extra += extra_draws(p, seat)
    drawn: tuple[int, ...] = ()
    for _ in range(1 + extra):
        piece = draw_blind(p, ENCOUNTER_BAG)
        if piece != NONE:
            move(p, piece, ENCOUNTER_BAG, ENCOUNTER)
            tell(p, "drew", seat, piece)
            drawn += (piece,)
    if drawn:
        ask(p, CHOOSE, seat, drawn)
    else:
        rest(p, seat)  # OR-64


@step
def draw_again(p: Board, seat: int) -> None:
    """DD-EVENT-SHRINE-2, DD-EVENT-TRAP-2, OR-30. Whoever hunts hunts at every draw of the turn, with the bows
    still in hand."""
    draw(p, seat, len([bow for bow in counts_as(p, seat, "bow") if (bow, "HUNT") in p.used]))


def _choose(p: Board, seat: int, drawn: tuple[int, ...]) -> Candidates:
    for piece in drawn:
        yield ("choose", piece), None


def _chosen(p: Board, option: Option, seat: int, drawn: tuple[int, ...]) -> None:
    for piece in drawn:
        if piece != option[1]:
            leave(p, piece, ENCOUNTER_BAG)
    push(p, encounter, seat, option[1])


CHOOSE = Question("encounter", _choose, _chosen)


@step
def encounter(p: Board, seat: int, piece: int) -> None:
    """DD-TURN-3…8. What the drawn die is."""
    kind = p.cast[piece]
    if kind.type in ("class", "familiar", "cursed"):
        leave(p, piece, OWNED + seat)
        tell(p, "gained", seat, piece)
        return
    face = roll(p, piece, seat)
    tell(p, "encountered", seat, piece, p.faces[piece])
    if kind.type != "monster":
        event_dice.happen(p, seat, piece)
    elif face.reward:
        push(p, fame.check)
        push(p, put_back, piece)
        push(p, collect, seat, face.reward, bool(p.rules.reward_face_extras))
    else:
        push(p, meet, seat, piece)


@step
def put_back(p: Board, piece: int) -> None:
    """OR-34. A reward side gives its reward and nothing else; the stone stays with its owner (OR-43)."""
    if "PHILOSOPHERS_STONE" in face_of(p, piece).reward:
        leave(p, piece, OWNED + p.stone)
    elif piece in p.zones[ENCOUNTER]:
        move(p, piece, ENCOUNTER, ENCOUNTER_BAG)


# The end of the turn ---------------------------------------------------------------------------------


@step
def end_of_turn(p: Board, seat: int) -> None:
    """DD-TURN-10…12, DP-60. Trades, one-use dice and abilities that work outside combat."""
    p.phase = OUTSIDE
    push(p, closing, seat)
    push(p, bargain.window, "W4", seat)
    for piece in p.zones[ENCOUNTER]:
        leave(p, piece, home(p, piece))


@step
def closing(p: Board, seat: int) -> None:
    """Nobody is kept for the sake of equipment alone: the next turn begins with that."""
    if any(why is None and option[0] not in IDLE for option, why in _closing(p, seat)):  # the first will do
        ask(p, CLOSING, seat)


IDLE = ("pass", "equip")


def _closing(p: Board, seat: int) -> Candidates:
    yield PASS, None
    yield from actions(p, seat)
    if seat not in p.locked and _outside_gear(p, seat):
        yield ("roll_gear",), None


def _outside_gear(p: Board, seat: int) -> bool:
    """OR-33. Whether an end-of-turn roll of the gear could show anything of use."""
    if p.rules.gear_roll_symbols == "none":
        return False
    names = [name for piece in p.gear[seat] for face in p.cast[piece].faces for name, _ in face.symbols]
    return any([name in OUTSIDE_SYMBOLS for name in names])


OUTSIDE_SYMBOLS = ("HEALING", "SONG_OF_HEALING", "EXCHANGE", "UPGRADE", "SCROLL", "ENCHANT", "TRANSMUTE")


def _closed(p: Board, option: Option, seat: int) -> None:
    verb = option[0]
    if verb == "pass":
        return
    push(p, closing, seat)
    push(p, fame.check)
    if verb == "roll_gear":
        lock(p, seat)
        for piece in p.gear[seat]:
            face = roll(p, piece, seat)
            tell(p, "rolled", seat, piece, p.faces[piece], -1)
            p.kept += tuple([(seat, piece, *one) for one in face.symbols if one[0] in OUTSIDE_SYMBOLS])
    else:
        carry_out(p, seat, option)


CLOSING = Question("end_of_turn", _closing, _closed)


@step
def end(p: Board, seat: int) -> None:
    """DD-TURN-12…14. Once-per-round uses come back; FLEET gives another turn; else play passes left."""
    push(p, next_turn, seat, p.fleet)
    if (seat, "SLEPT") in p.used:
        p.asleep = tuple([other for other in p.asleep if other not in (seat, -1 - seat)])
    p.spent_round = tuple(
        [pair for pair in p.spent_round if pair[0] != seat or (pair[1] == "FLEET" and p.fleet)]
    )
    push(p, event_dice.turn_ends, seat)
    push(p, places.turn_ends, seat)
    push(p, fame.check)
    p.clear("turn")


@step
def next_turn(p: Board, seat: int, again: bool) -> None:
    push(p, begin, seat if again else (seat + 1) % seats(p))
