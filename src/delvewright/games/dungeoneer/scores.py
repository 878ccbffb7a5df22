"""Scores: Melee, Magic, Speed and the limits of a hero or monster, reckoned when they are read."""

from __future__ import annotations

from collections.abc import Iterator

from delvewright.games.dungeoneer import paths
from delvewright.games.dungeoneer.board import (
    DONE,
    FIGHT,
    GLOBAL,
    HAND_SIZE,
    HERO,
    INVENTORY,
    NONE,
    PACK,
    QUESTS,
    Board,
    attached_to,
    foe_kind,
)
from delvewright.games.dungeoneer.kinds import Kind
from delvewright.games.dungeoneer.powers import (
    HERE,
    ITSELF,
    MY_FOES,
    MY_HERO,
    MY_MONSTERS,
    MY_OTHERS,
    PLAIN,
    Modifier,
    Power,
)
from delvewright.games.dungeoneer.sorts import FORMS, LEVEL, LIFE, ROWS, SPEED
from delvewright.kernel.board import Pieces

DIE = 6
"""The most that a die shows as Life."""

ATTACKS_WITH = tuple([f"attacks_with_{name}" for name in FORMS])
"""The named facts that let a hero attack in a form that is not his."""

Change = tuple[int, Modifier, int]
"""The card that changes a score, how, and by how much."""


def grade_at(level: int) -> int:
    """DN-COMBINE-11. 1 heroic, 2 epic, 3 legendary."""
    return 1 + (level - 1) // ROWS


def grade_of(p: Board, seat: int) -> int:
    return grade_at(p.level[seat])


def highest_level(p: Board, seat: int) -> int:
    """DN-QUEST-34. The last row of a Hero card, or of the last card of a stack."""
    return p.cast[p.zones[HERO + seat][-1]].grade * ROWS


def hero_cards(p: Board, seat: int) -> Pieces:
    """The Hero cards of a seat that count at its Level (DN-COMBINE-12)."""
    cards = p.zones[HERO + seat]
    while len(cards) > 1 and p.cast[cards[-1]].lowest_level > p.level[seat]:
        cards = cards[:-1]
    return cards


def hero_kinds(p: Board, seat: int) -> list[Kind]:
    return [p.cast[card] for card in hero_cards(p, seat)]


def printed_score(p: Board, seat: int, stat: int) -> int:
    """DN-COMP-07, DN-COMBINE-13, DN-OPEN-30. What the Hero cards say for the Level."""
    if stat >= LIFE:
        return p.life[seat] if stat == LIFE else p.level[seat] if stat == LEVEL else far(p, seat)
    total, level = 0, p.level[seat]
    for index, card in enumerate(hero_cards(p, seat)):
        kind = p.cast[card]
        rows = kind.stacked if index and p.rules.stacking == "bonus" else kind.levels
        total += rows[min(level - kind.lowest_level, ROWS - 1)][stat]
    return total


def far(p: Board, seat: int) -> int:
    """DN-QUEST-19. How far a hero is from the Entrance: what a search adds to its die."""
    return paths.entrance_distance(p, p.at[seat])


def serving(p: Board, seat: int) -> Pieces:
    """The cards that serve a hero or weigh on him: the Hero cards that count, the Inventory, and what is
    attached to any of these."""
    cards = hero_cards(p, seat) + p.zones[INVENTORY + seat]
    if p.hosts:
        cards += tuple([card for card, host in p.hosts if host in cards])
    return cards


def powers(p: Board, seat: int) -> list[tuple[int, Power]]:
    """All that works for a hero or on him, each with its card: abilities, Inventory and what is attached,
    Banes on him, Quests in play, escorts, Artifacts."""
    cast, zones = p.cast, p.zones
    found: list[tuple[int, Power]] = []
    for card in serving(p, seat):
        kind = cast[card]
        if kind.works:
            found.append((card, kind))
    for card in zones[DONE + seat]:
        artifact = cast[card].artifact
        if artifact is not None:
            found.append((card, artifact))
    for card in zones[QUESTS + seat] + zones[GLOBAL]:
        kind = cast[card]
        if kind.works:
            if kind.ongoing is not None:
                found.append((card, kind.ongoing))
            if kind.carrying is not None and card in p.escorted:
                found.append((card, kind.carrying))
    return found


def modifiers(p: Board, seat: int, of: int) -> list[Change]:
    """The modifiers among a seat's powers and lasting effects that change a sort of scores."""
    found = []
    for card, power in powers(p, seat):
        for modifier in power.modifiers:
            if modifier.of == of:
                found.append((card, modifier, modifier.amount))
    for effect in p.lasting:
        if effect.on == seat:
            for modifier in p.cast[effect.card].spell.modifiers:
                if modifier.of == of:
                    found.append((effect.card, modifier, modifier.amount or effect.amount))
    return found


def score(p: Board, seat: int, stat: int, uses: int = PLAIN, foe: int = NONE) -> int:
    """DN-UNIV-06/07. A hero's score with all that changes it now, never below 0."""
    total = printed_score(p, seat, stat)
    for _, more in changes(p, seat, stat, uses, foe):
        total += more
    return max(total, 0) if p.rules.score_floor else total


def changes(p: Board, seat: int, stat: int, uses: int, foe: int) -> list[tuple[int, int]]:
    """What changes a hero's score now: each card, and by how much."""
    found = []
    for card, modifier, amount in modifiers(p, seat, MY_HERO):
        if stat in modifier.stats and modifier.uses & uses:
            if modifier.tags and (foe == NONE or not modifier.tags & foe_kind(p, foe).tags):
                continue
            if modifier.when is None or modifier.when(p, seat, foe):
                found.append((card, amount))
    return found


def has(p: Board, seat: int, flag: str) -> bool:
    """Whether a named fact holds for a hero now: that locks need no roll, and the like."""
    for _, power in powers(p, seat):
        if flag in power.flags:
            condition = power.flags[flag]
            if condition is None or condition(p, seat, NONE):
                return True
    lasting = p.lasting
    return bool(lasting) and any(
        [effect.on == seat and flag in p.cast[effect.card].spell.flags for effect in lasting]
    )


def facts(p: Board, seat: int) -> set[str]:
    """All the named facts that hold for a hero now."""
    found = set()
    for _, power in powers(p, seat):
        for flag, condition in power.flags.items():
            if condition is None or condition(p, seat, NONE):
                found.add(flag)
    for effect in p.lasting:
        if effect.on == seat:
            found.update(p.cast[effect.card].spell.flags)
    return found


def spend(p: Board, seat: int, flag: str) -> bool:
    """Use up a lasting effect that is good for one time; whether there was one."""
    for index, effect in enumerate(p.lasting):
        if effect.on == seat and flag in p.cast[effect.card].spell.flags:
            p.lasting = p.lasting[:index] + p.lasting[index + 1 :]
            return True
    return False


def total_of(p: Board, seat: int, flag: str) -> int:
    """The sum of a number that cards give under a name: limits, hand size, what a Reset takes."""
    total = 0
    for _, power in powers(p, seat):
        if flag in power.gives:
            more, condition = power.gives[flag]
            if condition is None or condition(p, seat, NONE):
                total += more
    for effect in p.lasting:
        if effect.on == seat:
            total += p.cast[effect.card].spell.gives.get(flag, (0, None))[0]
    return total


def full_life(p: Board, seat: int) -> int:
    """DN-COMP-08, DN-OPEN-30. The printed Life: of a stack that of the grade reached."""
    return p.cast[hero_cards(p, seat)[-1]].life


def first_life(p: Board, seat: int) -> int:
    """DN-SETUP-16, DN-OPEN-49. What a hero begins with."""
    life = full_life(p, seat)
    return life if p.rules.epic_life == "printed" else min(life, DIE)


def boon_limit(p: Board, seat: int) -> int:
    """DN-COMP-24, DN-COMBINE-14."""
    return p.cast[hero_cards(p, seat)[-1]].carry_boons


def treasure_limit(p: Board, seat: int) -> int:
    """DN-COMP-24, DN-EFFECT-19."""
    return hero_limit(p, seat) + total_of(p, seat, "treasures")


def hero_limit(p: Board, seat: int) -> int:
    """How many Treasures a hero carries by himself; cards only add to it."""
    return p.cast[hero_cards(p, seat)[-1]].carry_treasures


def hand_size(p: Board, seat: int) -> int:
    return HAND_SIZE + total_of(p, seat, "hand")


def movement_at_reset(p: Board, seat: int) -> int:
    """DN-RESET-07, DN-EFFECT-17, DN-OPT-07."""
    speed = 3 if p.rules.restricted_movement else score(p, seat, SPEED)
    return max(speed + total_of(p, seat, "movement"), 0)


def attack_forms(p: Board, seat: int) -> list[int]:
    """DN-COMBAT-35, DN-OPEN-20. The forms a hero may attack in."""
    if p.rules.hero_forms == "any":
        return [*range(len(FORMS))]
    forms = {form for kind in hero_kinds(p, seat) for form in kind.forms}
    named = facts(p, seat)
    return [form for form, flag in enumerate(ATTACKS_WITH) if form in forms or flag in named]


# Of a monster -----------------------------------------------------------------------------------------


def monster_score(p: Board, card: int, stat: int, uses: int, lord: int, victim: int) -> int:
    """A monster's score in an attack on a seat's hero or by him, whoever rolls."""
    total = transformed(p, card, stat, foe_kind(p, card).scores[stat])
    total += sum([more for _, more in monster_changes(p, card, stat, uses, lord, victim)])
    return max(total, 0) if p.rules.score_floor else total


def monster_changes(
    p: Board, card: int, stat: int, uses: int, lord: int, victim: int
) -> Iterator[tuple[int, int]]:
    """What changes a monster's score now: each card, and by how much."""
    kind = foe_kind(p, card)
    for other, modifier, amount in _on_monster(p, card, kind, lord, victim):
        if stat in modifier.stats and modifier.uses & uses:
            if modifier.tags and not modifier.tags & kind.tags:
                continue
            if modifier.when is None or modifier.when(p, victim, card):
                yield other, amount


def transformed(p: Board, card: int, stat: int, printed: int) -> int:
    """The score a card takes on for this attack, where it transforms itself."""
    for effect in p.lasting:
        if effect.piece == effect.card == card:
            other = p.cast[effect.card].other_scores
            return printed if other is None else other[stat]
    return printed


def _on_monster(p: Board, card: int, kind: Kind, lord: int, victim: int) -> Iterator[Change]:
    cast = p.cast
    for modifier in kind.modifiers:
        if modifier.of == ITSELF:
            yield card, modifier, modifier.amount
    for attached in attached_to(p, card):
        for modifier in cast[attached].modifiers:
            if modifier.of == ITSELF:
                yield attached, modifier, modifier.amount
    for other in p.zones[FIGHT] + p.zones[PACK + lord]:
        if other != card:
            for modifier in cast[other].modifiers:
                if modifier.of == MY_OTHERS:
                    yield other, modifier, modifier.amount
    place = p.at[victim]
    for modifier in cast[place].modifiers:
        if modifier.of == HERE:
            yield place, modifier, modifier.amount
    yield from modifiers(p, victim, MY_FOES)
    for effect in p.lasting:
        mine = effect.piece == card or (effect.seat == lord and effect.on == effect.piece == NONE)
        if mine:
            for modifier in cast[effect.card].spell.modifiers:
                if modifier.of == ITSELF or modifier.of == MY_MONSTERS:
                    yield effect.card, modifier, modifier.amount or effect.amount
