"""Haggling: what an offer is worth to either side, which one to make, and which to accept."""

from __future__ import annotations

from collections.abc import Iterable

from delvewright.bots.dungeon_dice.acts import PASS, item_moves
from delvewright.bots.dungeon_dice.fray import Fray
from delvewright.bots.dungeon_dice.prospect import Prospect, value
from delvewright.bots.dungeon_dice.stakes import of_heroes, seen_by
from delvewright.bots.dungeon_dice.swaps import hands_over, swap_worth
from delvewright.bots.dungeon_dice.worth import REWARDS, WOUND, envy, glory, piece_worth, reward_worth
from delvewright.games.dungeon_dice.bargain.terms import LOCK
from delvewright.games.dungeon_dice.board import ABILITY, FOE, MONSTER, Board, face_of
from delvewright.games.dungeon_dice.contracts import Bundle, Term
from delvewright.kernel.ask import Ask, Option

AGREE = 0.03  # what a deal must be worth to be signed
OFFER = 0.06  # and to be proposed
HAGGLED = 0.4  # what an offer may lack to be answered by another one
BLUFF = 0.15  # what an opening may ask beyond what the other should sign: there is still an answer to it
MORE = 0.12  # what another offer must bring more than the one on the table, to be asked for
LATER = 0.12  # help promised for later
OPENED = 1.05 - REWARDS["TREASURE_CHEST"]
SURE = {"key": 1.0, "pick_lock": 0.5, "hammer": 0.33}


def answer(p: Board, ask: Ask) -> Option:
    """Sign what is worth it, ask for more where the other can spare it; nothing is given under a threat."""
    *_, sender, _, bundle = p.offers[-1]
    accept: Option = ("accept",)
    mine = deal_worth(p, ask.seat, bundle)
    if accept in ask.options and mine > AGREE:
        more = counter(p, ask, sender, mine + MORE)
        return accept if more == PASS else more
    return counter(p, ask, sender, AGREE) if mine > AGREE - HAGGLED else PASS


def counter(p: Board, ask: Ask, sender: int, least: float) -> Option:
    """Of the offers that are worth so much, the one that leaves the other most."""
    best, most = PASS, AGREE
    prospect = Prospect(p) if p.mode == MONSTER and p.phase != ABILITY else None
    for option in ask.options:
        if option[0] == "counter" and deal_worth(p, ask.seat, option[1], prospect) > least:
            theirs = deal_worth(p, sender, option[1], prospect)
            if theirs > most:
                best, most = option, theirs
    return best


def propose(p: Board, ask: Ask) -> Option:
    """The offer that is best for oneself among those the other should sign, or nearly."""
    other = ask.value("other")
    best, most = PASS, OFFER
    prospect = Prospect(p) if p.mode == MONSTER and p.phase != ABILITY else None
    for option in ask.options:
        if option[0] == "offer" and not threatens(option[1]):
            mine = deal_worth(p, ask.seat, option[1], prospect)
            if mine > most and deal_worth(p, other, option[1], prospect) > AGREE - BLUFF:
                best, most = option, mine
    return best


def volunteer(p: Board, ask: Ask) -> Option:
    """Name a price when somebody calls for help and there is one worth naming."""
    active = ask.value("seat")
    if p.sent.count(ask.seat):
        return PASS
    prospect = Prospect(p)
    prices: tuple[Bundle, ...] = (
        (("ASSIST", ask.seat, active),),
        (("ASSIST", ask.seat, active), ("REWARD_TO", active, ask.seat, "main")),
    )
    if any([_agreeable(p, prospect, ask.seat, active, bundle) for bundle in prices]):
        return ("bargain", active)
    return PASS


def haggle(p: Board, ask: Ask) -> Option:
    """At a lock, speak to somebody with a key; else keep quiet: one's dice speak later."""
    seat = ask.value("seat")
    if ask.value("name") == LOCK and ask.seat == seat and not p.sent.count(seat):
        return next((option for option in ask.options if option[0] == "bargain"), PASS)
    return PASS


def meanwhile(p: Board, ask: Ask) -> Option:
    """Nothing is said unasked: whoever wants help or a trade calls for it, and hears the price then."""
    return PASS


def partner(prospect: Prospect, seat: int, options: Iterable[Option], alone: float) -> Option | None:
    """Whom to turn to before a fight: one who would help for the reward, when help is worth that."""
    p = prospect.p
    if p.sent.count(seat) or len(p.fighters) > 1:
        return None
    best, most = None, max(alone, 0.0) + OFFER
    for option in options:
        bundle: Bundle = (("ASSIST", option[1], seat), ("REWARD_TO", seat, option[1], "main"))
        if p.cast[p.foe].reward and deal_worth(p, option[1], bundle, prospect) > AGREE:
            mine = max(alone, 0.0) + deal_worth(p, seat, bundle, prospect)
            if mine > most:
                best, most = option, mine
    return best


def _agreeable(p: Board, prospect: Prospect, seat: int, other: int, bundle: Bundle) -> bool:
    mine, theirs = deal_worth(p, seat, bundle, prospect), deal_worth(p, other, bundle, prospect)
    return mine > OFFER and theirs > AGREE


def threatens(bundle: Bundle) -> bool:
    return any([kind == "THREAT" for kind, *_ in bundle])


# What an offer is worth ------------------------------------------------------------------------------------


def deal_worth(p: Board, seat: int, bundle: Bundle, prospect: Prospect | None = None) -> float:
    """What signing gains a seat over having no deal."""
    if threatens(bundle):
        return -1.0
    if hands_over(bundle):
        return swap_worth(p, seat, bundle)
    if p.mode == MONSTER and p.phase != ABILITY and any([kind == "ASSIST" for kind, *_ in bundle]):
        return _help_worth(p, seat, bundle, prospect or Prospect(p))
    worth = 0.0
    for term in bundle:
        worth += _term_worth(p, seat, term)
    return worth


def _help_worth(p: Board, seat: int, bundle: Bundle, prospect: Prospect) -> float:
    """A fight together with its price, against what would happen without."""
    helper, active = next((by, to) for kind, by, to, *_ in bundle if kind == "ASSIST")
    heroes = (active, helper)
    each = of_heroes(p, heroes, prospect.symbols)
    chance = prospect.odds(heroes)
    now = 0.0
    won = dict.fromkeys(heroes, 0.0)
    for term in bundle:
        kind, by, to, *_ = term
        prize = prize_of(p, term)
        if prize:
            won[by] -= prize
            won[to] += prize
            if kind == "TROPHY_TO":
                won[to] += glory(p, to, face_of(p, p.foe).fame)
        elif kind != "ASSIST":
            now += _term_worth(p, seat, term)
    shared = [(gain + won[hero], loss) for hero, (gain, loss) in zip(heroes, each, strict=True)]
    seen = seen_by(p, seat, heroes, shared)
    together = value(seen.win, seen.loss, chance) + now
    alone = prospect.odds((active,))
    lone = seen_by(p, seat, (active,), each[:1])
    without = value(lone.win, lone.loss, alone)
    fights = value(*each[0], alone) > 0
    return together - (without if fights else 0.0)


def prize_of(p: Board, term: Term) -> float:
    """What a term about the prizes of a fight moves, if it is won."""
    kind, _, to, *rest = term
    if kind == "TROPHY_TO":
        return float(face_of(p, p.foe).fame)
    if kind not in ("REWARD_TO", "ROLL_OFF"):
        return 0.0
    prize, *rolled = rest
    if prize == "potion":
        worth = 0.1
    elif prize == "main":
        worth = sum([reward_worth(p, to, symbol) for symbol in p.cast[p.foe].reward], 0.0)
    elif prize == "trophy":
        worth = float(face_of(p, p.foe).fame)
    else:
        worth = 0.2
    if kind == "ROLL_OFF":
        numbers, _ = rolled
        worth *= len(numbers) / 6 if numbers else 0.5
    return worth


def _term_worth(p: Board, seat: int, term: Term) -> float:
    """One term by itself: what a seat gets or gives, and a part of what the other one does."""
    kind, by, to, *rest = term
    if kind == "GIVE_DICE":
        pieces, when = rest
        worth = sum([piece_worth(p, piece) if piece >= 0 else 2.0 for piece in pieces], 0.0)
        worth *= {"now": 1.0, "win": 0.6, "loss": 0.4, "opened": 0.7}.get(when, 0.9)
        given, got = worth, worth
    elif kind in ("REWARD_TO", "TROPHY_TO", "ROLL_OFF"):
        given = got = 0.6 * (prize_of(p, term) if p.foe >= 0 else OPENED / 2)
    elif kind == "PROMISE_USE":
        piece, side = rest
        given, got = piece_worth(p, piece), _use_worth(p, seat, by, piece, side)
    elif kind == "OPEN_CHEST":
        verb, piece = rest
        given = piece_worth(p, piece) if verb == "key" else 0.02
        got = OPENED * SURE.get(verb, 0.3)
    elif kind == "NO_HARM":
        given, got = 0.08, 0.08
    elif kind == "FUTURE_ASSIST":
        number, _ = rest
        given = got = LATER * number
    elif kind == "HEAL":
        given, got = 0.2, WOUND
    else:
        given, got = 0.1, 0.1
    if seat == by:
        return -given - (got * envy(p, seat, to) if kind != "NO_HARM" else 0.0)
    if seat == to:
        return got + (given * envy(p, seat, by) if kind == "GIVE_DICE" else 0.0)
    return 0.0


def _use_worth(p: Board, seat: int, by: int, piece: int, side: int) -> float:
    """What a promised die adds to a fight."""
    if not p.dice or p.cast[piece].type != "one_use":
        return 0.15
    fray = Fray(p, seat, by)
    sign = -1 if side == FOE else 1
    moves = item_moves(fray, piece, sign)
    return fray.worth(fray.margin + sign * sum(moves, 0.0) / len(moves)) - fray.worth(fray.margin)
