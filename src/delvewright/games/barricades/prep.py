"""Prep: Guardian dice are shared out, rolled and resolved, each Champion's own in any order (BQ-DICE)."""

from __future__ import annotations

from delvewright.games.barricades import uses
from delvewright.games.barricades.board import (
    BOARD,
    DICE_STREAM,
    MOST_DICE,
    Board,
    hp,
    seats,
    threat_level,
)
from delvewright.games.barricades.goes import begins, pass_on
from delvewright.games.barricades.moves import draw, play_block, wound
from delvewright.games.barricades.muster import FACES
from delvewright.games.barricades.powers import LAST, PREP, ROLLED, power
from delvewright.games.barricades.printed import Face
from delvewright.kernel.ask import Candidates, Option, Question, ask
from delvewright.kernel.chance import below
from delvewright.kernel.events import tell
from delvewright.kernel.steps import push, step


def dice_each(p: Board) -> int:
    """BQ-DICE-02/11. The dice everybody rolls, before leftover ones."""
    return min(threat_level(p), MOST_DICE // len(p.at))


def dice_left(p: Board) -> int:
    """BQ-DICE-11. Of 16 dice, how many are left when all have got the same."""
    if threat_level(p) * len(p.at) <= MOST_DICE:
        return 0
    return MOST_DICE - dice_each(p) * len(p.at)


@step
def share_dice(p: Board) -> None:
    """BQ-DICE-11. The speaker says who rolls the dice that are left over."""
    if len(p.more_dice) < dice_left(p):
        push(p, share_dice)
        ask(p, LEFTOVER, p.turn)


def _takers(p: Board, seat: int) -> Candidates:
    for other in seats(p):
        yield ("one_more", other), ("has_one_more",) if other in p.more_dice else None


def _taken(p: Board, option: Option, seat: int) -> None:
    p.more_dice += (option[1],)
    tell(p, "one_more_die", option[1])


LEFTOVER = Question("prep.leftover", _takers, _taken)


# A Champion's dice --------------------------------------------------------------------------------------


@begins("dice")
@step
def prepare(p: Board, seat: int) -> None:
    """BQ-TURN-04. What one may do before rolling; rolling; rerolls; each die."""
    push(p, resolved, seat)
    push(p, resolve, seat)
    push(p, after_rolling, seat)
    push(p, roll, seat)
    before_rolling(p, seat)


@step
def before_rolling(p: Board, seat: int) -> None:
    if uses.any_open(p, seat, PREP):
        ask(p, BEFORE, seat)


def _before(p: Board, seat: int) -> Candidates:
    yield from uses.offers(p, seat, PREP)
    yield ("roll",), None


def _before_done(p: Board, option: Option, seat: int) -> None:
    if option[0] == "use":
        push(p, before_rolling, seat)
        uses.perform(p, seat, option[1], option[2])


BEFORE = Question("prep.before", _before, _before_done)


@step
def roll(p: Board, seat: int) -> None:
    for _ in range(share(p, seat)):
        roll_one(p, seat)


def share(p: Board, seat: int) -> int:
    return dice_each(p) + p.more_dice.count(seat)


def roll_one(p: Board, seat: int) -> None:
    face = side(p, seat)
    p.dice += ((seat, face),)
    tell(p, "rolled", seat, face)


def side(p: Board, seat: int) -> int:
    """BQ-DICE-03, BQ-OPEN-01. What a die shows; with nine sides, the row of the attack side is drawn, too."""
    if p.rules.die_faces == "nine":
        shown = below(p, DICE_STREAM + seat, len(FACES) - ROWS + 1)
        return below(p, DICE_STREAM + seat, ROWS) if shown == 0 else shown + ROWS - 1
    return below(p, DICE_STREAM + seat, len(FACES))


ROWS = sum([bool(face.attack) for face in FACES])
"""The sides of the die that show attacks: they are printed first."""


def dice_spare(p: Board) -> int:
    """BQ-DICE-11, BQ-OPEN-25. Of 16 dice, how many are neither rolled nor due to be."""
    rolled = [who for who, _ in p.dice]
    return MOST_DICE - sum([max(rolled.count(seat), share(p, seat)) for seat in seats(p)])


def dice_of(p: Board, seat: int) -> list[int]:
    """The dice of a seat that are still to be resolved, by their place in `dice`."""
    return [index for index, (who, _) in enumerate(p.dice) if who == seat and index not in p.resolved]


def reroll(p: Board, index: int) -> None:
    seat, _ = p.dice[index]
    face = side(p, seat)
    p.dice = (*p.dice[:index], (seat, face), *p.dice[index + 1 :])
    tell(p, "rerolled", seat, face)


@step
def after_rolling(p: Board, seat: int) -> None:
    if uses.any_open(p, seat, ROLLED):
        ask(p, AFTER, seat)


def _after(p: Board, seat: int) -> Candidates:
    yield from uses.offers(p, seat, ROLLED)
    yield ("done",), None


def _after_done(p: Board, option: Option, seat: int) -> None:
    if option[0] == "use":
        push(p, after_rolling, seat)
        uses.perform(p, seat, option[1], option[2])


AFTER = Question("prep.after", _after, _after_done)


@step
def resolve(p: Board, seat: int) -> None:
    """BQ-DICE-10. One die after the other; whose order can not matter, the Horde's, go by themselves."""
    left = dice_of(p, seat)
    quiet = tuple([index for index in left if _joins_the_horde(p, index)])
    p.resolved += quiet
    if len(quiet) < len(left):
        push(p, resolve, seat)
        ask(p, DIE, seat)


@step
def resolved(p: Board, seat: int) -> None:
    if p.rules.sequential:
        push(p, pass_on, seat, "dice")


def _joins_the_horde(p: Board, index: int) -> bool:
    """BQ-DICE-06/07. Horde and Destruction dice lie where they are, unless a class listens to them."""
    seat, side = p.dice[index]
    face = FACES[side]
    return bool(face.horde or face.id == "face_destruction") and not _opens(p, seat, face)


def _dice(p: Board, seat: int) -> Candidates:
    seen = set()
    for index in dice_of(p, seat):
        side = p.dice[index][1]
        if side not in seen:
            seen.add(side)
            yield ("resolve", index), None


def _resolved(p: Board, option: Option, seat: int) -> None:
    index = option[1]
    p.resolved += (index,)
    face = FACES[p.dice[index][1]]
    tell(p, "resolved", seat, p.dice[index][1])
    if _opens(p, seat, face):
        take_opportunity(p, seat)
    if face.attack:
        attack(p, seat, face.attack)
    elif face.id == "face_wound":
        wound(p, seat)
    elif face.id == "face_draw":
        draw(p, seat, 1)


DIE = Question("prep.die", _dice, _resolved)


def attack(p: Board, seat: int, row: str) -> None:
    """BQ-DICE-04, BQ-OPEN-16. The Guardian's text for that symbol."""
    if p.revealed or p.rules.guardian_attacks == "from_the_start":
        block = power(p, p.guardian).faces.get(row)
        if block is not None:
            block.push(p, seat, p.guardian)


def _opens(p: Board, seat: int, face: Face) -> bool:
    """BQ-PREST-08. Whether a face brings a Champion a Heroic Opportunity; none at 0 HP (BQ-DICE-14)."""
    since = [power(p, board).also.get(face.id, LAST) for board in p.zones[BOARD + seat]]
    if face.id == "face_heroic_opportunity" or min(since, default=LAST) <= p.rank[seat]:
        return hp(p, seat) > 0
    return False


def take_opportunity(p: Board, seat: int) -> None:
    """BQ-DICE-09. All such effects of the own Prestige board, the first printed first."""
    rank = p.rank[seat]
    for piece in p.zones[BOARD + seat]:
        for block, since, until in reversed(power(p, piece).opportunity):
            if since <= rank <= until:
                push(p, play_block, block.address, seat, piece)
