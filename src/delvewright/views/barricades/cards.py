"""Every printed thing in full, with the figures a plain table shows and the rules that speak of it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from delvewright.games.barricades.kinds import GEAR, KINDS, LOCATIONS
from delvewright.games.barricades.printed import (
    Barricade,
    Battled,
    Card,
    Chit,
    Effect,
    Face,
    Guardian,
    Kind,
    Location,
    Medal,
    Prestige,
)
from delvewright.views.barricades.printed import Calling, Fight, Lord, PrintedCard, Step, Told
from delvewright.views.english import capital, count, listed
from delvewright.views.plain import Figure

SORTS = {
    "Stack": "stack",
    "Group": "group",
    "Monster": "monster",
    "Room": "room",
    "Wilderness": "room",
    "Dungeon": "map",
    "Guardian": "guardian",
    "Location": "location",
    "Barricade": "barricade",
    "Chit": "chit",
    "Gear": "gear",
    "Prestige": "prestige",
    "Guild": "guild",
    "Champion": "champion",
    "Board": "board",
    "Face": "face",
    "Difficulty": "difficulty",
    "Medal": "medal",
}
"""What a printed thing is that is no card of a deck; those say so themselves."""

WORDS = {
    "item": "Item",
    "ally": "Ally",
    "prestige": "Prestige class",
    "location": "Village location",
    "gear": "Gear token",
    "chit": "Destruction chit",
    "face": "Guardian die face",
    "guild": "Guild Sponsorship",
    "room": "Dungeon room",
    "stack": "Hero stack",
    "group": "Monster group",
}

RULES: dict[str, tuple[str, ...]] = {
    "hero": ("BQ-BASE-11", "BQ-BASE-21"),
    "weapon": ("BQ-BASE-12", "BQ-BASE-14"),
    "item": ("BQ-BASE-20",),
    "spell": ("BQ-BASE-15", "BQ-BASE-20"),
    "ally": ("BQ-BASE-20",),
    "wound": ("BQ-BASE-05", "BQ-BASE-07"),
    "curse": ("BQ-BASE-05",),
    "monster": ("BQ-BASE-37", "BQ-BASE-39"),
    "room": ("BQ-BASE-33", "BQ-BASE-41"),
    "guardian": ("BQ-GUARD-01", "BQ-DICE-03"),
    "location": ("BQ-BASE-27", "BQ-CHIT-03"),
    "barricade": ("BQ-BARR-02",),
    "chit": ("BQ-CHIT-01", "BQ-CHIT-02"),
    "gear": ("BQ-BASE-19",),
    "prestige": ("BQ-PREST-03", "BQ-PREST-04"),
    "guild": ("BQ-SETUP-09",),
    "face": ("BQ-DICE-02", "BQ-DICE-10"),
    "difficulty": ("BQ-DIFF-01", "BQ-DIFF-03"),
}
"""What a thing of some sort rests on."""

TIMES = {
    "passive": "",
    "prep": "Prep",
    "roll": "Roll",
    "heroic_opportunity": "Heroic Opportunity",
    "visit": "Visit",
    "buy": "Buying",
    "level_up": "Level-up",
    "village": "Village",
    "dungeon": "Dungeon",
    "in_room": "In the room",
    "alert": "Alert!",
    "battle": "Battle",
    "before_battle": "Before battle",
    "after_battle": "After battle",
    "spoils": "Spoils",
    "end_of_turn": "End of turn",
    "on_discard": "When discarded",
    "on_rank": "At once",
    "on_treasure": "With a Treasure",
    "on_reveal": "Reveal",
    "on_defeated": "When defeated",
    "trigger": "",
    "chit": "Chit",
    "heal": "Heal",
}
ATTACKS = "ABCD"


def cards() -> dict[str, PrintedCard]:
    """Every printed thing by its id, and those of packs of one's own; a set-up, a deck list and a count of
    the box are no things."""
    return {
        kind.id: _card(kind)
        for kind in (*KINDS.values(), *KINDS.own.values())
        if isinstance(kind, Card) or type(kind).__name__ in SORTS
    }


@cache
def _card(kind: Kind) -> PrintedCard:
    sort = kind.sort if isinstance(kind, Card) else SORTS[type(kind).__name__]
    effects = tuple(_told(kind.texts))
    xp = getattr(kind, "xp_to_level", None)
    location = kind.location if isinstance(kind, Barricade | Chit) else ""
    return PrintedCard(
        id=kind.id,
        name=kind.name,
        type=described(kind, sort),
        pack=KINDS.pack_of(kind.id) or "base",
        group=getattr(kind, "stack", "") or getattr(kind, "group", "") or kind.name,
        copies=getattr(kind, "copies", 1),
        text=_lines(kind, effects),
        rulings=kind.rulings,
        note=kind.note,
        provenance=kind.provenance,
        rules=RULES.get(sort, ()),
        facts=tuple([Figure(label, value) for label, value in _facts(kind).items()]),
        sort=sort,
        keywords=tuple([word for word in getattr(kind, "keywords", ()) if word not in ("Hero", "Monster")]),
        level=getattr(kind, "level", 0),
        attack=kind.attack if isinstance(kind, Card) else 0,
        attack_type=kind.attack_type if isinstance(kind, Card) else "",
        skill=kind.skill if isinstance(kind, Card) else 0,
        skill_req=kind.skill_req if isinstance(kind, Card) else 0,
        skill_boost=kind.skill_boost if isinstance(kind, Card) else 0,
        light=getattr(kind, "light", 0),
        gold=getattr(kind, "gold", 0),
        cost=getattr(kind, "gold_cost", 0),
        level_xp=-1 if xp is None else xp,
        horde=getattr(kind, "horde", 0),
        sides=getattr(kind, "sides", 0),
        location=location,
        effects=effects,
        fight=_fight(kind),
        guardian=_lord(kind),
        prestige=_calling(kind),
    )


def described(kind: Kind, sort: str) -> str:
    """What it is: "Level 2 Hero", "Level 1 Monster", "Barricade of The Temple"."""
    word = WORDS.get(sort, capital(sort))
    if isinstance(kind, Medal):
        return f"{capital(kind.tier)} Medal"
    if isinstance(kind, Barricade | Chit):
        return f"{word}, {LOCATIONS[kind.location].name}"
    level: int = getattr(kind, "level", 0)
    if sort in ("hero", "monster", "room", "group", "guardian") and level:
        return f"Level {level} {word}"
    if isinstance(kind, Card) and kind.deck in ("treasure", "legendary"):
        return f"{capital(kind.deck)} {word}"
    return word


def _told(effects: Iterable[Effect]) -> list[Told]:
    return [
        Told(" or ".join([TIMES[when] for when in effect.when if TIMES[when]]), effect.text, effect.benefit)
        for effect in effects
    ]


def line(told: Told) -> str:
    """A text with its time before it: "Dungeon: Draw 1 card."."""
    return f"{told.when.removesuffix('!')}: {told.text}" if told.when else told.text


def _lines(kind: Kind, effects: tuple[Told, ...]) -> tuple[str, ...]:
    if isinstance(kind, Prestige):
        heads = (
            "A Rank",
            "Two Ranks",
            "Heroic Opportunity",
            *[f"Rank {number}" for number, rank in enumerate(kind.ranks, 1) for _ in rank.effects],
        )
        return tuple([f"{head}: {told.text}" for head, told in zip(heads, effects, strict=True)])
    if isinstance(kind, Guardian):
        attacks = [f"Attack {ATTACKS[index]}: {one.text}" for index, one in enumerate(effects[:4])]
        return (*attacks, *[line(told) for told in effects[4:]])
    if isinstance(kind, Medal | Face):
        return (kind.text,)
    return tuple([line(told) for told in effects])


def _fight(kind: Kind) -> Fight | None:
    if not isinstance(kind, Battled):
        return None
    return Fight(
        kind.health,
        kind.health_dice,
        kind.armor,
        kind.magic_resistance,
        kind.wounds,
        kind.wound_cards,
        kind.xp,
        kind.treasure,
        kind.gear,
    )


def _lord(kind: Kind) -> Lord | None:
    if not isinstance(kind, Guardian):
        return None
    return Lord(
        lair_track=kind.lair_track,
        guardian_track=kind.guardian_track,
        hit_points=kind.hit_points,
        attacks=tuple(_told(kind.attacks)),
        reveal=tuple(_told(kind.reveal)),
        lasting=tuple(_told(kind.effects)),
        defeated=tuple(_told(kind.defeated)),
        end_of_turn=tuple(_told(kind.end_of_turn)),
    )


def _calling(kind: Kind) -> Calling | None:
    if not isinstance(kind, Prestige):
        return None
    return Calling(
        one_rank=kind.one_rank.text,
        two_ranks=kind.two_ranks.text,
        opportunity=kind.heroic_opportunity.text,
        ranks=tuple([Step(rank.xp, tuple(_told(rank.effects))) for rank in kind.ranks]),
    )


# Figures ----------------------------------------------------------------------------------------------

PLAIN = {
    "light": "Light",
    "gold": "gold",
    "skill": "Skill",
    "skill_req": "Skill needed",
    "skill_boost": "more Skill",
    "gold_cost": "cost",
    "xp_to_level": "XP to level up",
    "health": "Health",
    "armor": "Armor",
    "magic_resistance": "Magic resistance",
    "wounds": "Wounds",
    "wound_cards": "Wound cards",
    "xp": "XP",
    "treasure": "Treasures",
    "horde": "Horde icons",
    "visit_xp": "XP to visit",
    "gear_gold": "more gold for Gear",
    "treasure_gold": "more gold for Treasures",
    "level_xp": "more XP to level up",
    "hp": "HP",
    "replaced": "Adventurers replaced",
    "locations_to_lose": "destroyed locations that lose",
}


def _facts(kind: Kind) -> dict[str, int | str]:
    """What is printed on it in numbers, a word and a value each."""
    facts: dict[str, int | str] = {}
    if isinstance(kind, Card) and kind.attack_type:
        facts[f"{kind.attack_type} Attack"] = kind.attack
    facts.update({word: value for name, word in PLAIN.items() if (value := getattr(kind, name, 0))})
    if isinstance(kind, Battled):
        if kind.health_dice:
            facts["Health"] = f"{kind.health} and {count(kind.health_dice, 'die')}"
        if kind.gear:
            facts["Gear"] = listed([GEAR[token].name for token in kind.gear])
    if isinstance(kind, Guardian):
        facts["Threat, Lair side"] = _track(kind.lair_track)
        facts["Threat, Guardian side"] = _track(kind.guardian_track)
        facts["hit points with 1 to 6"] = _track(kind.hit_points)
    if isinstance(kind, Location):
        facts.update({"spots": kind.spots, "chits that destroy it": kind.damage})
        if kind.sells:
            facts["sells"] = kind.sells
    if isinstance(kind, Face):
        facts["sides of 12"] = kind.sides
    if isinstance(kind, Prestige):
        facts["XP of the Ranks"] = _track([rank.xp for rank in kind.ranks])
    return facts


def _track(numbers: Iterable[int]) -> str:
    return " ".join([str(number) for number in numbers])
