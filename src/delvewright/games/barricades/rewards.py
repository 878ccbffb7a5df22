"""Rewards: a pool to take from, Spoils of Monster and room, and what waits in rooms (BQ-PARTY-09)."""

from __future__ import annotations

from delvewright.games.barricades import uses
from delvewright.games.barricades.board import BOX, TOKENS, TREASURES, Board, battle_of
from delvewright.games.barricades.moves import gain, gain_gear, gain_xp
from delvewright.games.barricades.muster import figures, texts
from delvewright.games.barricades.powers import GAINING, SPOILS, Offers, Use, power
from delvewright.games.barricades.printed import Battled
from delvewright.games.barricades.shapes import Battle, Left
from delvewright.kernel.ask import Option, Reason
from delvewright.kernel.events import tell
from delvewright.words.zones import move


def replaced(p: Board, leader: int, **changes: object) -> Battle:
    """The battle of a leader with something of it changed."""
    old = battle_of(p, leader)
    assert old is not None
    new = old._replace(**changes)  # type: ignore[arg-type]
    p.battles = tuple([new if one == old else one for one in p.battles])
    return new


# What waits in a room --------------------------------------------------------------------------------------


def leave_here(p: Board, node: int, what: str, number: int = 1) -> None:
    """BQ-LEX-11/12. XP, Gear tokens or Wounds for the next battle there on a later turn."""
    p.left += (Left(node, what, number, p.turns),)
    tell(p, "left_here", node, what, number)


def pick_up(p: Board, fight: Battle) -> list[Left]:
    """BQ-FAQ-08. What earlier turns left in the rooms of a battle is for this one, and gone with it."""
    found = [one for one in p.left if one.node in fight.nodes and one.turn < p.turns]
    p.left = tuple([one for one in p.left if one not in found])
    return found


# The pool --------------------------------------------------------------------------------------------------


def fill(p: Board, fight: Battle, waited: list[Left]) -> Battle:
    """BQ-BASE-41, BQ-LEX-12. The XP and Gear tokens that foes, rooms and what waited there give."""
    kinds = [kind for piece in figures(p, fight) if isinstance(kind := p.cast[piece], Battled)]
    gear = [token for kind in kinds for token in kind.gear]
    gear += [one.what for one in waited if one.what in TOKENS for _ in range(one.number)]
    return replaced(
        p,
        fight.leader,
        xp=sum([kind.xp for kind in kinds]) + sum([one.number for one in waited if one.what == "xp"]),
        gear=tuple([TOKENS.index(token) for token in gear]),
    )


def reveal_treasures(p: Board, fight: Battle) -> Battle:
    """BQ-PARTY-10. Treasures to be won are seen before anybody takes them."""
    cards = p.zones[TREASURES][: treasures(p, fight)]
    for card in cards:
        p.news = True
        move(p, card, TREASURES, BOX)
    if cards:
        tell(p, "treasures", fight.leader, *cards)
    return replaced(p, fight.leader, treasures=cards)


def treasures(p: Board, fight: Battle) -> int:
    """How many a battle gives."""
    kinds = [kind for piece in figures(p, fight) if isinstance(kind := p.cast[piece], Battled)]
    return sum([kind.treasure for kind in kinds])


def seeks(p: Board, fight: Battle) -> bool:
    """Whether a lone winner chooses his Treasure. Ruling: of what a Party divides nobody does."""
    lone = fight.won and len(fight.members) == 1
    return lone and any([why is None for _, why in uses.offers(p, fight.leader, GAINING)])


def take_all(p: Board, fight: Battle) -> None:
    """Alone, or as the leader when the others have taken what they want (BQ-OPEN-50)."""
    seat = fight.leader
    gain_xp(p, seat, fight.xp)
    for token in fight.gear:
        gain_gear(p, seat, TOKENS[token])
    for card in fight.treasures:
        gain(p, seat, card)
    replaced(p, seat, xp=0, gear=(), treasures=())


def offers(p: Board, seat: int, fight: Battle) -> Offers:
    """What a member may take of the rewards, and the Spoils of foes and rooms, then of the own cards."""
    if not fight.won:
        return []
    pool: Offers = [(("take_xp",), None)] if fight.xp else []
    pool += [(("take_gear", token), None) for token in sorted({*fight.gear})]
    pool += [(("take_treasure", card), None) for card in fight.treasures]
    spoils: Offers = [
        (("use", piece, index), no_spoils(p, seat, fight, piece, index, one))
        for piece in texts(p, fight)
        for index, one in enumerate(power(p, piece).uses)
        if one.when & SPOILS
    ]
    return pool + spoils + uses.offers(p, seat, SPOILS)


def no_spoils(p: Board, seat: int, fight: Battle, piece: int, index: int, one: Use) -> Reason | None:
    """BQ-OPEN-20. Once by one member; with the option, once by each.

    Ruling: it is a reward of the battle, and no ability of the Champion's: it works at 0 HP, too.
    """
    mine = fight.members if p.rules.spoils_shared else (seat,)
    if any([(who, piece, index) in p.used for who in mine]):
        return ("used_up", 1)
    return one.fits(p, seat, piece) if one.fits is not None else None


def take(p: Board, seat: int, option: Option) -> None:
    """BQ-PARTY-09. One XP, one token or one Treasure of the rewards."""
    fight = battle_of(p, seat)
    assert fight is not None
    if option[0] == "take_xp":
        replaced(p, fight.leader, xp=fight.xp - 1)
        gain_xp(p, seat, 1)
    elif option[0] == "take_gear":
        take_token(p, fight, option[1])
        gain_gear(p, seat, TOKENS[option[1]])
    else:
        replaced(p, fight.leader, treasures=tuple([card for card in fight.treasures if card != option[1]]))
        gain(p, seat, option[1])


def take_token(p: Board, fight: Battle, token: int) -> None:
    """One token less in the pool."""
    left = list(fight.gear)
    left.remove(token)
    replaced(p, fight.leader, gear=tuple(left))


def leave_the_rest(p: Board, seat: int, fight: Battle) -> None:
    if seat == fight.leader and (fight.xp or fight.gear or fight.treasures):
        take_all(p, fight)
