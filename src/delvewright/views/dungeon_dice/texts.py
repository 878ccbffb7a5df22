"""Texts: a printed die in words, from what it is and what its symbols do."""

from __future__ import annotations

from collections.abc import Iterator

from delvewright.games.dungeon_dice.kinds import ABILITIES, LOCATIONS, TERRAINS, Kind
from delvewright.games.dungeon_dice.printed import LEVEL_CHANGE, Ability, Location, Terrain, TrophyPower
from delvewright.views.english import capital, listed

NATURES = {
    "monster_level": "A monster rolls one for each of its levels.",
    "hero_level": "A hero rolls one for each level; a wound takes one away.",
    "boosted_level": "Takes the place of a hero level die for one combat.",
    "tracker_standard": "Shows experience, and the level dice that come with it; off the table at 0.",
    "tracker_epic": "Shows experience, and the level dice that come with it, in an epic game.",
}
"""What dice are for that bear no symbol to tell it."""

OCCASIONS = {
    "combat": "in a combat",
    "before_combat": "before a combat",
    "own_turn_before_combat": "before a combat of your own turn",
    "own_turn_outside_combat": "on your own turn outside combat",
    "other_players_combat": "in a combat its owner is not part of",
    "other_players_combat_once_per_round": "once per round before or during another player's combat",
    "duel": "in a duel",
    "colosseum_fight": "in a Colosseum fight",
}

STANDS = {
    "in_combat": "if you are in the combat",
    "active_player": "if you are the active player",
    "own_turn": "on your own turn",
    "": "",
}


def text_of(kind: Kind) -> Iterator[str]:
    """What the die is, then each symbol it shows, as often told as there are kinds of them."""
    yield from _nature(kind)
    if kind.requirements:
        yield f"Needs {' or '.join(words(' and '.join(gear)) for gear in kind.requirements)}."
    for name in kind.passive:
        yield _line(ABILITIES[name], "Passive: " if kind.type == "class" else "")
    dual = ABILITIES.get(kind.role.upper())
    if dual and dual.grants:
        yield _line(dual)
    for name in dict.fromkeys((*kind.inherent, *kind.abilities)):
        ability = ABILITIES[name]
        if ability.variants:
            yield from (
                f"{ability.name}: {variant(ability, number)}" for number in range(len(ability.variants))
            )
        else:
            yield _line(ability)
    if kind.reward:
        told = [_line(ABILITIES[name]) for name in kind.reward]
        yield from (f"Reward: {line}" for line in told)
    if kind.immunities:
        immune = [
            "changes of level" if name == LEVEL_CHANGE else ABILITIES[name].name for name in kind.immunities
        ]
        yield f"Immune to {listed(immune)}."
    if kind.trophy_power:
        yield _power(kind.trophy_power)
    if kind.ring:
        yield _line(ABILITIES[kind.ring], "Trophy: ")
    for face in kind.faces:
        if face.place:
            yield " ".join(filter(None, (f"{place_of(face.place).name}:", *_side(place_of(face.place)))))


def _nature(kind: Kind) -> Iterator[str]:
    if kind.role in NATURES:
        yield NATURES[kind.role]
    if kind.slot == "weapon":
        count = "one hand" if kind.hands == 1 else "two hands"
        yield f"Takes {count}; counts as {listed([words(name) for name in kind.counts_as])}."
    elif kind.slot == "armor":
        yield "Worn as armor; takes no hand."
    if kind.type == "cursed":
        yield "Cursed: once equipped, it comes off or changes hands only for one Healing."
    if kind.must_fight_alone:
        yield "Drawn as a reward it must be fought, alone; it is never a trophy and, beaten, leaves the game."
    if kind.occasions == ("every_combat_forced",):
        yield "Must be rolled in every combat."
    elif kind.occasions:
        also = "May also be rolled" if kind.type == "class" else "Rolled"
        yield f"{also} {listed([OCCASIONS[name] for name in kind.occasions], 'or')}."
    if kind.fame:
        yield f"Worth {kind.fame} fame."


def _line(ability: Ability, start: str = "") -> str:
    return f"{start}{ability.name}: {ability.text}"


def _power(power: TrophyPower) -> str:
    per = words(power.per)
    how = f"cast the {ABILITIES[power.use].name} spell" if power.spell else f"use {ABILITIES[power.use].name}"
    stands = STANDS[power.requires]
    when = (
        "once on each turn of yours"
        if power.per == "own_turn"
        else f"once per {per}{f', {stands}' if stands else ''}"
    )
    return f"Trophy: {how} {when}."


def _side(place: Location | Terrain) -> Iterator[str]:
    yield place.text
    if isinstance(place, Location) and place.bonus:
        yield f"Bonus{_with(place.bonus_needs)}: {place.bonus}"


def _with(needs: str) -> str:
    if not needs:
        return ""
    return " with bare hands" if needs == "bare_handed" else f" with {_a(words(needs))}"


def _a(noun: str) -> str:
    return f"an {noun}" if noun[0] in "aeiou" else f"a {noun}"


def place_of(id: str) -> Location | Terrain:
    """A location or terrain by its id."""
    return LOCATIONS.get(id) or TERRAINS[id]


def variant(ability: Ability, number: int) -> str:
    """One of the ways an ability may turn out, as a sentence."""
    return f"{capital(tuple(ability.variants.values())[number])}."


def words(id: str) -> str:
    """An id as words: "bag_of_holding" is a bag of holding."""
    return id.replace("_", " ")
