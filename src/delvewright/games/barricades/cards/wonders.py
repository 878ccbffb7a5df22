"""Wonders: Treasures that do what no other card does."""

from __future__ import annotations

from delvewright.games.barricades import moves, prep
from delvewright.games.barricades.board import (
    DISCARD,
    LAIR,
    MOST_DICE,
    NODES,
    NONE,
    TOKENS,
    WILDERNESS,
    Board,
    company,
    monster_at,
    of_sort,
    others,
    solo,
)
from delvewright.games.barricades.muster import glow, muster
from delvewright.games.barricades.parts import anywhere, card, dungeon, in_room, use, village
from delvewright.games.barricades.powers import DUNGEON, IN_ROOM, PREP, ROLLED, VILLAGE, power
from delvewright.games.barricades.shapes import Left
from delvewright.games.barricades.words import choose_token, xp
from delvewright.kernel.ask import Candidates, Option, Question, Reason, ask
from delvewright.kernel.events import tell
from delvewright.kernel.steps import push, step
from delvewright.words.flow import Choose
from delvewright.words.zones import move, zone_of

# Rod of Teleportation -----------------------------------------------------------------------------------


def _rooms(p: Board, seat: int, me: int, it: int) -> list[int]:
    return [node for node in range(len(NODES)) if node not in (WILDERNESS, p.at[seat])]


def _closed(p: Board, seat: int, me: int, node: int) -> Reason | None:
    return ("lair_is_closed",) if node == LAIR and not p.revealed else None


def _teleport(p: Board, seat: int, me: int, it: int) -> None:
    """BQ-PARTY-11, BQ-FAQ-05. The whole Party, without Light, and meeting no Alert! effect."""
    for one in company(p, seat):
        here, p.at[one] = p.at[one], it
        tell(p, "moved", one, here, it)


card("rod_of_teleportation", dungeon("teleport", Choose("move", _rooms, _closed, _teleport, wanted="room")))

# Stormland Mirror ---------------------------------------------------------------------------------------


def _reflections(p: Board, seat: int, me: int) -> Candidates:
    """Abilities of this phase, and the Attack and Light as they stand, of other Items and Spells."""
    now = DUNGEON | (IN_ROOM if monster_at(p, p.at[seat]) != NONE else 0) if p.delving else VILLAGE
    m, shining = muster(p, seat), glow(p, seat)
    for piece in moves.alike(p, of_sort(p, seat, "item", "spell")):
        if p.cast[piece].id == p.cast[me].id:
            continue
        for index, one in enumerate(power(p, piece).uses):
            if one.when & now:
                yield ("copy", piece, index), one.fits(p, seat, me) if one.fits else None
        if any(m.lines.get(piece, (0, 0))) or shining.get(piece, 0):
            yield ("double", piece), None


def _anything(p: Board, seat: int, me: int) -> Reason | None:
    some = any([why is None for _, why in _reflections(p, seat, me)])
    return None if some else ("nothing_to_copy",)


def _reflected(p: Board, option: Option, seat: int, me: int) -> None:
    """BQ-BASE-20. As if it were printed on the Mirror: "this" is the Mirror."""
    tell(p, "copied", seat, me, option[1])
    if option[0] == "copy":
        power(p, option[1]).uses[option[2]].block.push(p, seat, me)
        return
    physical, magic = muster(p, seat).lines.get(option[1], (0, 0))
    light = glow(p, seat).get(option[1], 0)
    moves.boost(p, seat, me, physical=physical, magic=magic, light=light)


REFLECT = Question("reflect", _reflections, _reflected)


@step
def reflect(p: Board, seat: int, me: int) -> None:
    ask(p, REFLECT, seat, me)


def _reflect(p: Board, seat: int, me: int, it: int) -> None:
    push(p, reflect, seat, me)


card("stormland_mirror", anywhere("reflect", _reflect, fits=_anything))

# Traveller's Purse --------------------------------------------------------------------------------------


def _neighbours(p: Board, seat: int, me: int, it: int) -> list[int]:
    """BQ-LEX-05, BQ-OPEN-31. Left and right; solo oneself."""
    if solo(p):
        return [seat] if p.rules.discard_to_self else []
    around = others(p, seat)
    return list(dict.fromkeys([around[0], around[-1]]))


def _nobody(p: Board, seat: int, me: int) -> Reason | None:
    return None if _neighbours(p, seat, me, NONE) else ("no_neighbour",)


def _hand_on(p: Board, seat: int, me: int, it: int) -> None:
    """Whose card it is from now on."""
    move(p, me, zone_of(p, me), DISCARD + it)
    p.lent = tuple([pair for pair in p.lent if pair[0] != me])
    tell(p, "discarded_to", seat, it, me)


card(
    "travellers_purse",
    village(
        "hand_on",
        Choose("discard_to", _neighbours, lambda *values: None, _hand_on, wanted="Champion"),
        choose_token(most=3),
        fits=_nobody,
    ),
)

# Smuggler's Chest ---------------------------------------------------------------------------------------

MOST_LEFT = 2


def _goods(p: Board, seat: int, me: int) -> Reason | None:
    return None if p.xp[seat] or any(p.gear[seat]) else ("nothing_to_leave",)


@step
def hide(p: Board, seat: int, already: int) -> None:
    """BQ-LEX-12. One after the other, for the next battle here on a later turn."""
    if already < MOST_LEFT and _goods(p, seat, NONE) is None:
        ask(p, HIDE, seat, already)
    elif already:
        moves.gain_xp(p, seat, 1)


def _hideable(p: Board, seat: int, already: int) -> Candidates:
    yield ("leave_xp",), None if p.xp[seat] else ("too_little_xp", 1, 0)
    for token, count in enumerate(p.gear[seat]):
        if count:
            yield ("leave_token", token), None
    yield ("done",), None


def _hidden(p: Board, option: Option, seat: int, already: int) -> None:
    if option[0] == "done":
        moves.gain_xp(p, seat, 1 if already else 0)
        return
    push(p, hide, seat, already + 1)
    what = "xp" if option[0] == "leave_xp" else TOKENS[option[1]]
    p.left += (Left(p.at[seat], what, 1, p.turns),)
    if what == "xp":
        moves.lose_xp(p, seat, 1)
    else:
        moves.lose_gear(p, seat, what)
    tell(p, "left", seat, p.at[seat], what)


HIDE = Question("hide", _hideable, _hidden)


def _hide(p: Board, seat: int, me: int, it: int) -> None:
    push(p, hide, seat, 0)


card("smugglers_chest", in_room("hide", _hide, fits=_goods))

# Watchman's Bell ----------------------------------------------------------------------------------------


@step
def roll_again(p: Board, seat: int, chosen: tuple[int, ...]) -> None:
    """Say which; then all of them are rolled together."""
    ask(p, AGAIN, seat, chosen, always=True)


def _rolled(p: Board, seat: int, chosen: tuple[int, ...]) -> Candidates:
    sides = set()
    for index in prep.dice_of(p, seat):
        if index not in chosen and p.dice[index][1] not in sides:
            sides.add(p.dice[index][1])
            yield ("reroll", index), None
    yield ("done",), None


def _chosen(p: Board, option: Option, seat: int, chosen: tuple[int, ...]) -> None:
    if option[0] == "reroll":
        push(p, roll_again, seat, (*chosen, option[1]))
        return
    for index in chosen:
        prep.reroll(p, index)


AGAIN = Question("roll_again", _rolled, _chosen)


def _ring(p: Board, seat: int, me: int, it: int) -> None:
    moves.discard(p, seat, me)
    push(p, roll_again, seat, ())


card("watchmans_bell", use("ring", ROLLED, _ring))

# Gambler's Bones ----------------------------------------------------------------------------------------


def _a_die_is_left(p: Board, seat: int, me: int) -> Reason | None:
    """BQ-OPEN-25. Of the sixteen."""
    due = prep.dice_each(p) * len(p.at) + len(p.more_dice)
    return None if due < MOST_DICE else ("all_dice_are_rolled", MOST_DICE)


def _one_die_more(p: Board, seat: int, me: int, it: int) -> None:
    p.more_dice += (seat,)
    tell(p, "one_more_die", seat)


card("gamblers_bones", use("gamble", PREP, _one_die_more, xp(1), fits=_a_die_is_left))
