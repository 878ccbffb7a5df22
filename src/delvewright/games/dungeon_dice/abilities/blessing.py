"""Blessing: BLESS lets the owner of a die that a hero has rolled turn it to any side (DD-CLASS-CLERIC-3)."""

from __future__ import annotations

from delvewright.games.dungeon_dice.abilities.register import grant, own_dice, power
from delvewright.games.dungeon_dice.actions import act, offer
from delvewright.games.dungeon_dice.board import ABILITY, COLOSSEUM, DUEL, Board, owned, owner_of, type_of
from delvewright.games.dungeon_dice.declare import PASS, answers
from delvewright.games.dungeon_dice.dice import kind_of, powers
from delvewright.games.dungeon_dice.kinds import Face, Kind
from delvewright.kernel.ask import Candidates, Option, Question, ask
from delvewright.kernel.events import tell
from delvewright.kernel.steps import push, step
from delvewright.words.dice import turn_to

# Dice in the combat ----------------------------------------------------------------------------------


def _blessing(p: Board, who: int, source: int, symbol: str, param: int) -> Candidates:
    for seat in p.fighters:
        yield from own_dice(p, seat, source, symbol, param)


@power("BLESS", when=ABILITY, targets=_blessing)
def bless(p: Board, who: int, source: int, param: int, target: int) -> None:
    """The owner of the chosen die may turn it to any side."""
    ask(p, BLESSED, p.dice[target][0], target)


def _blessed(p: Board, seat: int, die: int) -> Candidates:
    _, piece, shown, _ = p.dice[die]
    for number in other_sides(kind_of(p, piece), shown):
        yield ("turn_to", die, number), None
    yield PASS, None


def _blessed_answered(p: Board, option: Option, seat: int, die: int) -> None:
    if option[0] == "turn_to":
        turn_to(p, die, option[2])


BLESSED = Question("bless", _blessed, _blessed_answered)


def other_sides(kind: Kind, shown: int) -> list[int]:
    """The sides of a die that look otherwise than the one it shows, each once."""
    seen = [_look(kind.faces[shown])]
    found = []
    for number, side in enumerate(kind.faces):
        if _look(side) not in seen:
            seen.append(_look(side))
            found.append(number)
    return found


def _look(side: Face) -> tuple[object, ...]:
    return side.value, side.symbols


# Dice beside it --------------------------------------------------------------------------------------


def _sources(p: Board, seat: int) -> list[int]:
    return [source for source, symbol, _ in powers(p, seat) if symbol == "BLESS"]


def _blessed_by(p: Board, roller: int) -> tuple[int, ...]:
    """Who may bless a die that a hero rolls: the active player and assistants, in a duel only oneself."""
    heroes = p.fighters if p.mode else (p.turn,)
    if roller not in heroes:
        return ()
    return (roller,) if p.mode in (DUEL, COLOSSEUM) else heroes


@step
def rolled(p: Board, roller: int, piece: int, index: int = 0) -> None:
    """A spell, one-use or familiar die just rolled is blessed before it takes effect."""
    for seat in _blessed_by(p, roller)[index:] if p.kept else ():
        index += 1
        if _sources(p, seat):
            push(p, rolled, roller, piece, index)
            ask(p, RESPOND, seat, roller, piece)
            return


def _respond(p: Board, seat: int, roller: int, piece: int) -> Candidates:
    for source in _sources(p, seat):
        yield ("bless", source, piece), None
    yield PASS, None


def _responded(p: Board, option: Option, seat: int, roller: int, piece: int) -> None:
    if option[0] == "bless":
        _bless(p, seat, option[1], piece, roller)


RESPOND = Question("respond_bless", _respond, _responded)


@offer(ABILITY)
def classes(p: Board, seat: int) -> Candidates:
    """Class dice lie there for the whole combat; nothing rerolls them, but a blessing turns them."""
    for source in _sources(p, seat):
        for hero in p.fighters:
            for piece in owned(p, hero) if seat in _blessed_by(p, hero) else ():
                if p.cast[piece].type == "class" and (piece, "CLASS") in p.used:
                    yield ("bless", source, piece), None


@act("bless")
def bless_class(p: Board, seat: int, option: Option) -> None:
    _bless(p, seat, option[1], option[2], owner_of(p, option[2]))


def _bless(p: Board, seat: int, source: int, piece: int, owner: int) -> None:
    p.used += ((source, "BLESS"),)
    tell(p, "used", seat, source, "BLESS", piece)
    push(p, turning, seat, source, "BLESS", piece, owner)
    push(p, answers, seat, "BLESS", 0)


@step
def turning(p: Board, seat: int, source: int, symbol: str, piece: int, owner: int) -> None:
    """Nobody has stunned the blessing."""
    ask(p, TURN, owner, piece)


def _turn(p: Board, seat: int, piece: int) -> Candidates:
    for number in other_sides(p.cast[piece], p.faces[piece]):
        yield ("turn_up", piece, number), None
    yield PASS, None


def _turned(p: Board, option: Option, seat: int, piece: int) -> None:
    if option[0] == "turn_up":
        p.faces[piece] = option[2]
        tell(p, "turned", seat, piece, option[2], -1)
        if type_of(p, piece) == "class":
            p.kept = tuple([one for one in p.kept if one[1] != piece])
            grant(p, seat, piece)


TURN = Question("bless_side", _turn, _turned)
