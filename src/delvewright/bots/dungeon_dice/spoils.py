"""Spoils and losses: what to take, to give up, to heal, to trade in, and how to open a chest."""

from __future__ import annotations

from delvewright.bots.dungeon_dice import swaps
from delvewright.bots.dungeon_dice.acts import PASS, needs_healing
from delvewright.bots.dungeon_dice.worth import (
    best,
    experience_worth,
    kind_worth,
    reward_worth,
    worst,
)
from delvewright.games.dungeon_dice.board import Board, owned, owner_of
from delvewright.kernel.ask import Ask, Option

OPENERS = ("pick_lock", "hammer", "key")
LUCKY = 0.12  # how much better than an average draw a choice must be for LUCK to be spent


def take(p: Board, ask: Ask) -> Option:
    """The best die offered."""
    pieces = [option[1] for option in ask.options if option[0] in ("pick", "keep")]
    return next(option for option in ask.options if option[-1] == best(p, pieces) and len(option) > 1)


def give_up(p: Board, ask: Ask) -> Option:
    """The die that is missed least."""
    given = worst(p, [option[-1] for option in ask.options if len(option) > 1])
    return next(option for option in ask.options if option[-1] == given)


def take_any(p: Board, ask: Ask) -> Option:
    """The best of dice that are offered under any verb."""
    dice = [option for option in ask.options if len(option) > 1 and isinstance(option[-1], int)]
    return max(dice, key=lambda option: kind_worth(p.cast[option[-1]])) if dice else ask.options[0]


def trophy(p: Board, ask: Ask) -> Option:
    return next(option for option in ask.options if option[0] == "keep")


def crown(p: Board, ask: Ask) -> Option:
    return next(option for option in ask.options if option[0] == "keep")


def artifact(p: Board, ask: Ask) -> Option:
    """A legendary die in the open is better than most draws."""
    legends = [option for option in ask.options if option[0] == "pick"]
    return legends[0] if legends else ask.options[0]


def luck(p: Board, ask: Ask) -> Option:
    """Choose when the best is well above the average."""
    bag = ask.value("bag")
    average = sum([kind_worth(p.cast[piece]) for piece in p.zones[bag]], 0.0) / len(p.zones[bag])
    chosen = best(p, [option[2] for option in ask.options if option[0] == "luck"])
    if kind_worth(p.cast[chosen]) - average < LUCKY:
        return PASS
    return next(option for option in ask.options if option[0] == "luck" and option[2] == chosen)


def enchant(p: Board, ask: Ask) -> Option:
    """An artifact for the least equipment."""
    swaps = [option for option in ask.options if option[0] == "swap" and owner_of(p, option[1]) == ask.seat]
    return min(swaps, key=lambda option: kind_worth(p.cast[option[1]])) if swaps else PASS


def reward_order(p: Board, ask: Ask) -> Option:
    """The locked chest last: a key may come first."""
    others = [option for option in ask.options if option[1] != "LOCKED_CHEST"]
    return others[0] if others else ask.options[0]


def secret_passage(p: Board, ask: Ask) -> Option:
    """The improvement that gains most."""
    better = {"POTION": "TREASURE_CHEST", "TREASURE_CHEST": "LOCKED_CHEST"}
    seat = ask.seat

    def gain(option: Option) -> float:
        if option[0] != "improve":
            return 0.0
        if option[1] in better:
            return reward_worth(p, seat, better[option[1]]) - reward_worth(p, seat, option[1])
        return reward_worth(p, seat, "POTION")

    return max(ask.options, key=gain)


def chest(p: Board, ask: Ask) -> Option:
    """What costs nothing first, then the key."""
    for verb in OPENERS:
        for option in ask.options:
            if option[0] == verb:
                return option
    return PASS


def chest_help(p: Board, ask: Ask) -> Option:
    """Nobody helps a rival to an artifact for nothing."""
    return PASS


def heal(p: Board, ask: Ask) -> Option:
    """One's own wounds, then one's gear, then a boost; nobody else's for nothing."""
    seat = ask.seat
    ranked: list[tuple[float, Option]] = []
    for option in ask.options:
        verb = option[0]
        if verb == "mend_level" and option[1] == seat:
            ranked.append((3.0, option))
        elif verb == "mend" and option[1] in owned(p, seat):
            ranked.append((1.0 + kind_worth(p.cast[option[1]]), option))
        elif verb == "lift" and option[1] == seat:
            ranked.append((2.5, option))
        elif verb in ("boost", "boost_from") and option[1] == seat:
            ranked.append((0.5, option))
    return max(ranked, key=lambda one: one[0])[1] if ranked else PASS


def end_of_turn(p: Board, ask: Ask) -> Option:
    """Trade in, mend, and use what has no use in a combat."""
    seat = ask.seat
    ailing = needs_healing(p, seat)
    for option in ask.options:
        verb = option[0]
        if verb == "trade_in":
            return option
        if verb == "bazaar" and spare_items(p, seat) >= 3:
            return option
        if verb == "roll_gear":
            return option
        if verb == "roll":
            kind = p.cast[option[1]]
            if kind.subtype == "healing" and (ailing > 1 or p.hurt[seat]):
                return option
            if kind.type == "one_use" and kind.subtype in ("upgrade", "enchant") and _has_gear(p, seat):
                return option
            if kind.type != "one_use":
                return option
        elif verb in ("use", "use_who", "use_piece", "use_die"):
            if option[2] in ("HEALING", "SONG_OF_HEALING") and (ailing or verb == "use"):
                return option
            if option[2] in ("UPGRADE", "ENCHANT", "EXCHANGE", "TRANSMUTE", "POTION", "FLEET", "HATCH"):
                return option
            if (
                option[2] == "SCROLL"
                and verb == "use_piece"
                and p.cast[option[3]].spell == "HEALING"
                and ailing
            ):
                return option
        elif verb in ("call", "roll_bag", "master_heal", "wind", "use_mode") and _useful(p, option):
            return option
    return trade(p, ask)


def trade(p: Board, ask: Ask) -> Option:
    """Once a turn, turn to somebody with whom a swap would be good for both."""
    if ask.seat in p.sent:
        return PASS
    found = [option for option in ask.options if option[0] == "bargain"]
    return swaps.partner(p, ask.seat, found) or PASS


def _useful(p: Board, option: Option) -> bool:
    """A key is not spent on a toy; an exchange is for artifacts or equipment."""
    if option[0] == "wind":
        return p.cast[option[1]].subtype != "key"
    return option[0] != "use_mode" or option[3] in ("equipment", "artifact")


def _has_gear(p: Board, seat: int) -> bool:
    return sum([1 for piece in owned(p, seat) if p.cast[piece].type == "equipment"]) >= 2


def spare_items(p: Board, seat: int) -> int:
    """One-use dice that are worth less than a third of an equipment die."""
    return sum(
        [
            1
            for piece in owned(p, seat)
            if p.cast[piece].type == "one_use" and kind_worth(p.cast[piece]) <= 0.2
        ]
    )


def keep_wand(p: Board, ask: Ask) -> Option:
    """Experience is dearer, unless there is no more to be had from it."""
    seat = ask.seat
    return PASS if experience_worth(p, seat) >= 0.12 else ask.options[0]


def permit(p: Board, ask: Ask) -> Option:
    """DP-26. Deny."""
    return PASS


def hammer(p: Board, ask: Ask) -> Option:
    """Deny the opponents their armor: it costs nothing."""
    return next(option for option in ask.options if option[0] == "deny")
