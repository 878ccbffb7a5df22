"""Village cards of Wrath of the Elements."""

from __future__ import annotations

from itertools import permutations

from delvewright.games.thunderstone import dungeon as dungeon_turn
from delvewright.games.thunderstone import hall, kinds, moves
from delvewright.games.thunderstone.board import (
    DECK,
    DECK_ZONES,
    DEPTHS,
    DISCARD,
    HAND,
    NONE,
    SEAT_ZONES,
    STACKS,
    SUNK,
    Board,
    distinct,
    health,
    heroes,
    monsters_in_hall,
    others,
    stack_holding,
    strength,
    weight,
)
from delvewright.games.thunderstone.cards.shared import sends_to_the_bottom, someone_may_leave
from delvewright.games.thunderstone.muster import Muster
from delvewright.games.thunderstone.sorts import ANY, HAS_GOLD, HERO
from delvewright.games.thunderstone.words import (
    card,
    choose_from_hand,
    destroy,
    destroy_me,
    discard,
    disease,
    doom,
    draw,
    dungeon,
    each_hero,
    each_other,
    flag,
    gold,
    gold_per,
    has,
    show_hand_unless,
    village,
    wielded,
    xp,
)
from delvewright.kernel.ask import Candidates, Option, Question, Reason, ask
from delvewright.kernel.events import tell, tell_seat
from delvewright.kernel.sight import show
from delvewright.kernel.steps import push
from delvewright.words.flow import Choose
from delvewright.words.zones import put_on_top, take


def _shield(p: Board, seat: int, me: int, it: int) -> None:
    """WR-NOTE-02. Heroes that would be destroyed this battle are discarded instead."""
    p.shielded += (me,)


card("ambrosia", dungeon("share", each_hero(strength=2, attack=1), _shield))
card("amulet_of_power", dungeon("empower", each_hero(strength=3)))


def _smith(p: Board, seat: int, me: int, it: int) -> None:
    """OR-52. One more purchase, as long as a Weapon is among those bought."""
    p.smiths += 1


def _put_back(p: Board, seat: int, me: int, hero: int) -> None:
    """WR-NOTE-04. Onto the deck, on top, in everybody's sight."""
    take(p, hero, seat * SEAT_ZONES + HAND)
    put_on_top(p, hero, seat * SEAT_ZONES + DECK)
    show(p, (hero,))  # which is news
    tell(p, "put_back", seat, hero)


card(
    "blacksmith",
    village("forge", draw(1), _smith),
    village("cash_in", destroy_me, gold(2), choose_from_hand("put_back", HERO, _put_back)),
)
card("claymore", flag("culls"))


def _rot(p: Board, seat: int, me: int, it: int) -> None:
    """WR-NOTE-11, OR-24. Health -2 in the whole hall; whoever falls below 1 is yours, without XP."""
    for monster in monsters_in_hall(p):
        if "immune_to_spells" not in p.cast[monster].traits:
            p.weakened += ((monster, 2),)
    fallen = [m for m in monsters_in_hall(p) if health(p, m) < 1 and hall.may_leave(p, m)]
    for monster in fallen:
        hall.carry_off(p, seat, monster)
    if fallen:
        push(p, hall.refill, seat, False)


card("creeping_death", dungeon("rot", each_other(disease()), _rot))
card("cursed_mace", flag("cursed"))


# Foresight Elixir: look at three cards of the Dungeon Deck and put them back in any order.


def _top_three(p: Board) -> tuple[int, ...]:
    return tuple([piece for zone in DECK_ZONES for piece in p.zones[zone]][:3])


def _ahead(p: Board, seat: int) -> Candidates:
    """Options name places, not pieces, so that the question itself holds no secret."""
    top = _top_three(p)
    seen = set()
    for order in permutations(range(len(top))):
        look = tuple(p.cast[top[place]].id for place in order)
        if look not in seen:
            seen.add(look)
            yield ("stack", *order, *(NONE,) * (3 - len(order))), None


def _stacked(p: Board, option: Option, seat: int) -> None:
    """The depths the three cards span become one, so that where the stone lies tells nobody more."""
    top = _top_three(p)
    order = tuple(top[place] for place in option[1:] if place != NONE)
    home = DEPTHS
    left: tuple[int, ...] = ()
    for zone in DECK_ZONES:
        here = p.zones[zone]
        if any(piece in top for piece in here):
            rest = tuple(piece for piece in here if piece not in top)
            if zone == SUNK:
                p.zones[zone] = rest
            else:
                home, left, p.zones[zone] = zone, rest, ()
    p.zones[home] = order + left
    tell_seat(p, seat, "looked_ahead", (seat, order), (seat, ()))


AHEAD = Question("foresight.order", _ahead, _stacked)


def _look_ahead(p: Board, seat: int, me: int, it: int) -> None:
    top = _top_three(p)
    if top:
        show(p, top, 1 << seat)
        ask(p, AHEAD, seat, always=True)


card("foresight_elixir", flag("stops_traps"), dungeon("look_ahead", _look_ahead, draw(2)))


# Illusory Blade: a Weapon of the Village for one battle.


def _weapons_on_sale(p: Board, seat: int, me: int, it: int) -> list[int]:
    return [stack[0] for stack in p.zones[STACKS:] if stack and p.cast[stack[0]].classes & kinds.WEAPON]


def _nobody_lifts(p: Board, seat: int, me: int, weapon: int) -> Reason | None:
    """WR-NOTE-27. Not to burn a Weapon no Hero could hold."""
    party = heroes(p, seat)
    if not party:
        return ("none_in_hand", "Hero")
    load = weight(p, weapon)
    most = max([strength(p, hero) for hero in party])
    if load > most:
        return ("too_heavy", load, most)
    reasons = [dungeon_turn.cannot_equip(p, weapon, hero, load) for hero in party]
    return None if None in reasons else next(why for why in reasons if why and why[0] == "hands_full")


def _holders(p: Board, seat: int, weapon: int) -> Candidates:
    for hero in distinct(p, heroes(p, seat)):
        yield ("hand_to", hero), dungeon_turn.cannot_equip(p, weapon, hero, weight(p, weapon))


def _held(p: Board, option: Option, seat: int, weapon: int) -> None:
    dungeon_turn.equip(p, seat, weapon, option[1])


HOLDER = Question("illusory_blade.holder", _holders, _held)


def _conjure(p: Board, seat: int, me: int, weapon: int) -> None:
    moves.move(p, weapon, stack_holding(p, weapon), seat * SEAT_ZONES + HAND)
    doom(p, (weapon,))
    tell(p, "conjured", seat, weapon)
    ask(p, HOLDER, seat, weapon)


def _a_weapon_to_lift(p: Board, seat: int, me: int) -> Reason | None:
    weapons = _weapons_on_sale(p, seat, me, NONE)
    if not weapons:
        return ("no_weapon_on_sale",)
    reasons = [_nobody_lifts(p, seat, me, weapon) for weapon in weapons]
    return None if None in reasons else reasons[0]


card(
    "illusory_blade",
    dungeon(
        "conjure",
        Choose("conjure", _weapons_on_sale, _nobody_lifts, _conjure),
        needs=_a_weapon_to_lift,
    ),
)
card("magi_staff", dungeon("shatter", destroy_me, sends_to_the_bottom(), draw(1), needs=someone_may_leave))
card("magic_missile", flag("rank_1_only"))


def _lesson(p: Board, seat: int, me: int, it: int) -> None:
    """WR-NOTE-35, OR-29. Any card is worth an XP, unless the stricter text was chosen."""
    if it != NONE and (p.rules.sage_hero_xp or not p.cast[it].classes & kinds.HERO):
        xp(1)(p, seat, me, it)


card("sage", village("teach", destroy(ANY), _lesson), village("cash_in", destroy_me, gold_per(HERO)))


def _bow(p: Board, m: Muster, me: int, hero: int) -> tuple[int, int]:
    """WR-NOTE-36. Only against Rank 2 or 3, better in an Archer's hands."""
    if m.rank not in (2, 3):
        return 0, 0
    archer = p.cast[hero].classes & kinds.ARCHER
    return p.cast[me].attack + (2 if archer else 0), 0


card("short_bow", wielded(_bow))


# Tavern Brawl: your Hero against the first Hero of an opponent's deck.


def _opponents(p: Board, seat: int, champion: int) -> Candidates:
    for other in others(p, seat):
        yield ("challenge", other), None


def _brawl(p: Board, option: Option, seat: int, champion: int) -> None:
    other = option[1]
    while moves.can_flip_to(p, other, kinds.HERO):
        piece = moves.flip(p, other)
        if p.cast[piece].classes & kinds.HERO:
            won = p.cast[champion].strength > p.cast[piece].strength
            tell(p, "brawled", seat, champion, other, piece, won)
            if won:
                moves.destroy(p, piece, other * SEAT_ZONES + DISCARD, other)
                p.xp[seat] += 1
                tell(p, "gained_xp", seat, 1)
            return


BRAWL = Question("tavern_brawl.whom", _opponents, _brawl)


def _challenge(p: Board, seat: int, me: int, it: int) -> None:
    if it != NONE:
        ask(p, BRAWL, seat, it)


def _hero_and_opponent(p: Board, seat: int, me: int) -> Reason | None:
    return has(HERO)(p, seat, me) if len(p.xp) > 1 else ("no_opponent",)


card(
    "tavern_brawl",
    village("brawl", discard(HERO), _challenge, needs=_hero_and_opponent),
    village("riot", destroy_me, destroy(HERO), each_other(discard(ANY), discard(ANY)), needs=has(HERO)),
)


def _per_player(p: Board, seat: int, me: int, it: int) -> None:
    gold(len(p.xp))(p, seat, me, it)


def _confiscate(p: Board, seat: int, me: int, it: int) -> None:
    """What an opponent had to discard fills your purse."""
    if it != NONE:
        gold(p.cast[it].worth)(p, p.turn, me, it)


card(
    "tax_collector",
    village("collect", _per_player),
    village("confiscate", destroy_me, each_other(show_hand_unless(HAS_GOLD), discard(HAS_GOLD), _confiscate)),
)
