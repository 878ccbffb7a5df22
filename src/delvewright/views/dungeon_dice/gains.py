"""Gains: what the verbs of healing, rewards, locks and trade mean, as a sentence with the numbers."""

from __future__ import annotations

from collections.abc import Callable

from delvewright.games.dungeon_dice.book import EQUIPMENT_PRICE_AT_BAZAAR
from delvewright.games.dungeon_dice.fame import goal
from delvewright.games.dungeon_dice.kinds import KINDS
from delvewright.games.dungeon_dice.policy import mean
from delvewright.games.dungeon_dice.rewards import BETTER
from delvewright.games.dungeon_dice.trade import artifact_price
from delvewright.kernel.ask import Ask
from delvewright.views.dungeon_dice.reading import Reading, ability
from delvewright.views.english import average, count
from delvewright.views.speech import Says, Verb


def _boost(r: Reading, ask: Ask, seat: int) -> str:
    better = average(mean(KINDS["boosted_level"]) - mean(KINDS["hero_level"]))
    return (
        f"A boosted level die for {r.someone(seat)} in the next combat: {better} more on average; "
        f"{r.p.boosts_left} left."
    )


def _corrode(r: Reading, ask: Ask, piece: int) -> str:
    kind = r.p.cast[piece]
    lower = {"purple": "black", "black": "worn"}.get(kind.grade)
    return (
        f"{kind.name} becomes a {lower} one, if the bag has it."
        if lower
        else f"{kind.name} is lost to the bag."
    )


def _keep(r: Reading, ask: Ask, piece: int) -> str:
    p = r.p
    if ask.question == "trophy":
        return f"{r.name(piece)} is worth {ask.value('worth')} fame to you; the goal is {goal(p)}."
    return f"Keep {r.name(piece)}: {p.cast[piece].fame or 1} fame, and others may duel you for it."


def _improve(r: Reading, ask: Ask, name: str) -> str:
    if name in BETTER:
        return f"{ability(name)} becomes {ability(BETTER[name])}."
    return "The reward stays as it is, and a potion comes with it."


def _lock(name: str) -> Callable[..., str]:
    def told(r: Reading, ask: Ask, piece: int) -> str:
        kind = r.p.cast[piece]
        good = sum(1 for face in kind.faces if any(shown == name for shown, _ in face.symbols))
        return f"{kind.name} opens it on {good} of {len(kind.faces)} sides; one try a chest."

    return told


def _key(r: Reading, ask: Ask, piece: int) -> str:
    spared = sum(
        1 for face in r.p.cast[piece].faces if any(name == "SKELETON_KEY_ITEM" for name, _ in face.symbols)
    )
    kept = f", unless it shows a skeleton key ({spared} of 6 sides)" if spared else ""
    return f"The chest is open; {r.name(piece)} is spent{kept}."


def _trade_in(r: Reading, ask: Ask) -> str:
    return f"Give {count(artifact_price(r.p, ask.seat), 'equipment die')} for one artifact: 1 fame."


def _bazaar(r: Reading, ask: Ask) -> str:
    return f"Give {EQUIPMENT_PRICE_AT_BAZAAR} one-use dice for one blind draw from the equipment bag."


def _claim(r: Reading, ask: Ask, piece: int) -> str:
    _, owner = r.place(piece)
    source = f"from {r.someone(owner)}" if owner >= 0 else "from the bag"
    return f"Take {r.name(piece)} {source} in place of the reward: one alone costs 1 fame, all three win."


GAINS = {
    # Health
    "boost": Verb("Boost {seat}", _boost, "DD-DICE-7", "DD-DICE-9"),
    "boost_from": Verb(
        "Boost {seat} from {other}",
        "No boosted die is left in the centre: {seat} gets the one of {other}.",
        "DD-DICE-10",
        "DD-OR-37",
    ),
    "mend_level": Verb(
        "Heal a level die of {seat}",
        "{Seat:get} 1 of {seat.hurt:wounded level die} back.",
        "DD-HEAL-1",
        "DD-WOUND-4",
    ),
    "mend": Verb("Heal {piece}", "{Piece.owned} may be rolled again.", "DD-HEAL-1", "DD-WOUND-7"),
    "lift": Verb(
        "Lift the Curse of {seat}", "{Seat:are} free of the Curse, which costs 4.", "DD-ABILITY-CURSE-2"
    ),
    "loosen": Verb(
        "Take off {piece}",
        "{Piece.owned} comes off and may be traded.",
        "DD-ARTIFACT-CURSED-2",
    ),
    # Losses and rewards
    "give_up": Verb(
        "Give up {piece}",
        "{piece} goes back to its bag.",
        within={
            "acid": Verb("Corrode {piece}", _corrode, "DD-ABILITY-ACID-1", "DD-ABILITY-ACID-2"),
            "exchange": Verb("Put back {piece}"),
        },
        goes=("bag",),
    ),
    "keep": Verb(
        "Keep {piece}",
        _keep,
        "DD-TROPHY-1",
        within={"crown": Says(_keep, "DD-ABILITY-CROWN-1", "DD-ABILITY-CROWN-3")},
    ),
    "keep_wand": Verb("Keep {piece}", "Lose 1 experience and keep {piece}.", "DD-ONEUSE-WAND-2", "DD-OR-77"),
    "redraw": Verb("Draw again", "The Crown goes back and you draw another die.", "DD-ABILITY-CROWN-2"),
    "take": Verb("{symbol}", "{symbol}: {symbol.meaning}"),
    "improve": Verb("Improve {symbol}", _improve, "DD-CLASS-ROGUE-4"),
    "luck": Verb("Take {piece}", "Take {piece} in place of a blind draw: {piece.sides}.", "DD-ONEUSE-LUCK"),
    "pick": Verb("Take {piece}", "{piece}: {piece.sides}."),
    "claim": Verb("Take {piece}", _claim, "DD-EVENT-CURSED-MONSTER-2"),
    "swap": Verb(
        "{piece} for {artifact}",
        "{piece} goes back to the bag and {artifact} is yours: 1 fame.",
        "DD-REWARD-ENCHANT-1",
    ),
    # Locks and trade
    "key": Verb("Use {piece}", _key, "DD-ONEUSE-KEY"),
    "pick_lock": Verb("Try {piece}", _lock("SKELETON_KEY"), "DD-ABILITY-SKELETON-KEY-2"),
    "hammer": Verb("Break it with {piece}", _lock("SHATTER"), "DD-ABILITY-SHATTER-1"),
    "trade_in": Verb("Trade in for an artifact", _trade_in, "DD-EQUIP-7", "DD-TRADE-5"),
    "bazaar": Verb("Trade at the Bazaar", _bazaar, "DD-TRADE-6"),
    "give": Verb(
        "Give {piece}",
        "{piece}, {piece.mean} on average, goes to the bag.",
        "DD-EQUIP-7",
        within={"trade_in": Says("", "DD-TRADE-5")},
        goes=("bag",),
    ),
}
"""Verbs of health, rewards, locks and trade."""
