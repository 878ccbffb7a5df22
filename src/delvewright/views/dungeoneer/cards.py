"""Every printed card in full, with the figures a plain table shows and the rules that speak of it."""

from __future__ import annotations

from functools import cache

from delvewright.games.dungeoneer.kinds import KINDS, Kind
from delvewright.games.dungeoneer.printed import SETS, Hero, Price
from delvewright.games.dungeoneer.printed import Quest as PrintedQuest
from delvewright.games.dungeoneer.sorts import EXITS, GRADES, OBSTACLES, STATS
from delvewright.views.dungeoneer.printed import Champion, Door, Errand, Foe, Ground, PrintedCard
from delvewright.views.english import capital, count, listed
from delvewright.views.plain import Figure

SIDES = ("north", "east", "south", "west")

RULES: dict[str, tuple[str, ...]] = {
    "hero": ("DN-COMP-07", "DN-COMP-24"),
    "map": ("DN-HERO-07", "DN-HERO-10"),
    "quest": ("DN-HERO-16", "DN-HERO-17"),
    "boon": ("DN-HERO-13", "DN-EFFECT-03"),
    "treasure": ("DN-HERO-13", "DN-HERO-15"),
    "bane": ("DN-LORD-02", "DN-LORD-07"),
    "encounter": ("DN-LORD-02", "DN-LORD-08"),
    "monster": ("DN-COMBAT-03", "DN-LORD-13"),
    "trap": ("DN-THREAT-06", "DN-LORD-16"),
    "artifact": ("DN-QUEST-03", "DN-QUEST-05"),
    "chance": ("DN-QUEST-06", "DN-QUEST-07"),
    "effect": ("DN-QUEST-08", "DN-QUEST-09"),
    "escort": ("DN-QUEST-10", "DN-QUEST-15"),
    "sacrifice": ("DN-QUEST-16", "DN-QUEST-17"),
    "search": ("DN-QUEST-19", "DN-QUEST-21"),
    "slay": ("DN-QUEST-24", "DN-QUEST-26"),
    "threat": ("DN-QUEST-29", "DN-QUEST-30"),
    "hazard": ("DN-OBST-01",),
    "pit": ("DN-OBST-02",),
    "spikes": ("DN-OBST-04",),
    "sewer": ("DN-EXIT-09",),
    "portal": ("DN-COMBINE-08",),
    "attachment": ("DN-COMP-19",),
    "instant": ("DN-COMP-21",),
    "permanent": ("DN-COMP-23",),
    "response": ("DN-SPECIAL-02",),
    "anytime": ("DN-SPECIAL-01",),
}
"""What a card of some sort rests on."""

PLACES = {"passage": "passage", "room": "room", "road": "road", "site": "site", "entrance": "Entrance"}


def cards() -> dict[str, PrintedCard]:
    """Every printed card by its id, and those of packs of one's own."""
    return {kind.id: _card(kind) for kind in (*KINDS.values(), *KINDS.own.values())}


@cache
def _card(kind: Kind) -> PrintedCard:
    printed = kind.printed
    quest = _errand(kind)
    text = [kind.text, f"Reward: {quest.reward}" if quest else "", quest.artifact if quest else ""]
    return PrintedCard(
        id=kind.id,
        name=kind.name,
        type=described(kind),
        pack=KINDS.pack_of(kind.id) or kind.set,
        group=SETS[kind.set],
        copies=sum(kind.copies.values()),
        text=tuple([line for line in text if line]),
        rulings=getattr(printed, "rulings", ()),
        note=getattr(printed, "note", ""),
        provenance=getattr(printed, "provenance", ""),
        rules=_rules(kind),
        facts=_facts(kind),
        sort=kind.sort,
        subtype=kind.subtype,
        grade=GRADES[kind.grade - 1] if kind.grade else "",
        sets=kind.sets,
        cost=kind.cost,
        resource=kind.resource,
        variable=kind.variable,
        time=kind.time,
        duration=kind.duration,
        slot=kind.slot,
        tags=tuple(sorted(kind.tags)),
        hero=_champion(kind),
        space=_ground(kind),
        quest=quest,
        monster=_foe(kind) if kind.subtype == "monster" else None,
    )


def described(kind: Kind) -> str:
    """What sort of card it is: "Dungeon room", "Search and Slay Quest", "Response Boon"."""
    if kind.sort == "map":
        return f"{capital(kind.border)} {PLACES[kind.type]}"
    grade = f"{capital(GRADES[kind.grade - 1])} " if kind.grade > 1 else ""
    if kind.sort == "hero":
        return f"{grade}Hero"
    if kind.sort == "quest":
        return f"{grade}{listed([capital(type) for type in kind.types])} Quest"
    if kind.sort == "encounter":
        return f"{grade}{capital(kind.subtype)}"
    time = capital(kind.time) if kind.time in ("response", "anytime") else ""
    return " ".join([word for word in (grade.strip(), time, capital(kind.sort)) if word])


def _rules(kind: Kind) -> tuple[str, ...]:
    keys = [kind.sort, kind.subtype, kind.time, kind.duration, *kind.types]
    keys += ["sewer"] if kind.sewer else []
    keys += ["portal"] if kind.portal else []
    keys += [OBSTACLES[kind.obstacle.sort]] if kind.obstacle else []
    return tuple(dict.fromkeys([rule for key in keys for rule in RULES.get(key, ())]))


# Sort by sort -----------------------------------------------------------------------------------------


def stat_name(stat: int) -> str:
    """A score in a sentence: "Speed"."""
    return capital(STATS[stat]) if stat >= 0 else ""


def _champion(kind: Kind) -> Champion | None:
    printed = kind.printed
    if not isinstance(printed, Hero):
        return None
    return Champion(
        race=printed.race,
        calling=printed.class_,
        ability=printed.ability,
        life=kind.life,
        levels=kind.levels,
        stacked=kind.stacked,
        forms=tuple([STATS[form] for form in kind.forms]),
        boons=kind.carry_boons,
        treasures=kind.carry_treasures,
    )


def _ground(kind: Kind) -> Ground | None:
    if kind.sort != "map":
        return None
    obstacle = kind.obstacle
    return Ground(
        border=kind.border,
        grim=kind.grim,
        exits=tuple([_door(EXITS[exit.sort], exit.stat, exit.number) for exit in kind.exits]),
        glory=kind.glory,
        peril=kind.peril,
        terrain=tuple(sorted(kind.terrain)),
        sewer=kind.sewer,
        portal=kind.portal,
        obstacle=_door(OBSTACLES[obstacle.sort], obstacle.stat, obstacle.number) if obstacle else None,
    )


def _door(sort: str, stat: int, number: int) -> Door:
    return Door(sort, STATS[stat] if stat >= 0 else "", number)


def _errand(kind: Kind) -> Errand | None:
    printed = kind.printed
    if not isinstance(printed, PrintedQuest):
        return None
    return Errand(
        types=kind.types,
        places=kind.places,
        search=kind.search,
        threat=_door("threat", kind.stat, kind.number) if kind.stat >= 0 else None,
        dice=chance(kind),
        price=price(kind.pay),
        foe=_foe(kind.foe) if kind.foe else None,
        reward=printed.reward,
        artifact=printed.artifact,
    )


def chance(kind: Kind) -> str:
    """What the dice of a Chance Quest must show: "3 dice: a run of 3"."""
    needs = {
        "pair": "two alike",
        "three_alike": "three alike",
        "run": f"a run of {kind.length}",
        "sum": f"{kind.number} or more together",
        "each": f"each {kind.number} or more",
    }
    return f"{count(kind.dice, 'die')}: {needs[kind.need]}" if kind.dice else ""


def price(pay: Price) -> str:
    """What a Sacrifice asks for: "2 Glory and 1 Treasure"."""
    told = [f"{pay.glory} Glory"] if pay.glory else []
    told += [f"{pay.life} Life"] if pay.life else []
    told += [count(pay.treasures, "Treasure")] if pay.treasures else []
    return listed(told)


def _foe(kind: Kind) -> Foe:
    tags = sorted(kind.tags - {kind.sort, kind.subtype, "monster"})
    attacks = tuple([STATS[form] for form in kind.attacks])
    return Foe(kind.name, tuple(tags), kind.scores, attacks, kind.life, kind.text)


# Figures ----------------------------------------------------------------------------------------------


def _facts(kind: Kind) -> tuple[Figure, ...]:
    """What is printed on it in numbers, a word and a value each."""
    facts: dict[str, int | str] = {}
    if kind.resource:
        facts[capital(kind.resource)] = f"{kind.cost}+" if kind.variable else kind.cost
    if kind.duration and kind.duration != "monster":
        facts["duration"] = kind.duration
    if kind.slot:
        facts["worn as"] = kind.slot
    if kind.sort == "map":
        facts.update(_map_facts(kind))
    if kind.levels:
        facts.update({f"Level {level}": _scores(row) for level, row in enumerate(kind.levels, _first(kind))})
        facts.update({"attacks with": _forms(kind.forms), "Life": kind.life})
        facts.update({"Boons": kind.carry_boons, "Treasures": kind.carry_treasures})
    fights = kind.foe or kind
    if fights.attacks:
        facts.update({"scores": _scores(fights.scores), "attacks with": _forms(fights.attacks)})
        facts["Life"] = fights.life
    if kind.sort == "quest":
        facts.update(_quest_facts(kind))
    return tuple([Figure(label, value) for label, value in facts.items()])


def _first(kind: Kind) -> int:
    return 1 + 3 * (kind.grade - 1)


def _scores(row: tuple[int, int, int]) -> str:
    return ", ".join([f"{stat_name(stat)} {number}" for stat, number in enumerate(row)])


def _forms(forms: tuple[int, ...]) -> str:
    return listed([stat_name(form) for form in forms], "or")


WILD_EXITS = {"locked": "lost", "trapped": "treacherous", "wall": "impassable"}
"""The exits of the wilderness have other names (DN-EXIT-02, -07, -08)."""


def exit_word(border: str, sort: str) -> str:
    return WILD_EXITS.get(sort, sort) if border == "wilderness" else sort


def _map_facts(kind: Kind) -> dict[str, int | str]:
    facts: dict[str, int | str] = {"Glory": kind.glory, "Peril": kind.peril}
    for side, exit in zip(SIDES, kind.exits, strict=True):
        facts[side] = threat_words(exit_word(kind.border, EXITS[exit.sort]), exit.stat, exit.number)
    if kind.obstacle:
        facts["obstacle"] = threat_words(
            OBSTACLES[kind.obstacle.sort], kind.obstacle.stat, kind.obstacle.number
        )
    if kind.terrain:
        facts["terrain"] = ", ".join(sorted(kind.terrain))
    if kind.sewer:
        facts["Sewer"] = kind.sewer
    if kind.portal:
        facts["Portal"] = kind.portal
    return facts


def threat_words(sort: str, stat: int, number: int) -> str:
    """An exit or an obstacle in a few words: "locked, Speed 5+", "hazard +1", "wall"."""
    if stat >= 0:
        return f"{sort}, {stat_name(stat)} {number}+"
    return f"{sort} +{number}" if number else sort


def _quest_facts(kind: Kind) -> dict[str, int | str]:
    facts: dict[str, int | str] = {}
    if kind.search:
        facts["search"] = f"{kind.search}+"
    if kind.places:
        facts["place"] = ", then ".join([places_of(kinds) for kinds in kind.places])
    if kind.stat >= 0:
        facts["Threat"] = f"{stat_name(kind.stat)} {kind.number}+"
    if kind.dice:
        facts["dice"] = chance(kind)
    if price(kind.pay):
        facts["price"] = price(kind.pay)
    return facts


def places_of(kinds: tuple[str, ...]) -> str:
    return listed([KINDS[id].name for id in kinds], "or")
