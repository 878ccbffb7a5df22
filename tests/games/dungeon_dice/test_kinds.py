"""The dice in the box: counts, faces and the laws that hold between them."""

from collections import Counter

import pytest

from delvewright.games.dungeon_dice.book import (
    BOXES,
    COLOUR_FAME,
    FAME_TO_WIN,
    MODES,
    SETS,
    TRACKERS,
)
from delvewright.games.dungeon_dice.kinds import (
    ABILITIES,
    KINDS,
    LOCATIONS,
    TERRAINS,
    Kind,
    kinds_of,
    pieces_of,
    read_faces,
)
from delvewright.games.dungeon_dice.printed import BAGS, LEVEL_CHANGE, TYPES
from delvewright.views.digest import digest
from marks import rule

ALWAYS_IMMUNE_EPICS = {"PAIN", "HEALING", "POISON", "STRENGTH", "STOP", "STUN", "GUST", "TOAD"}

# The box -------------------------------------------------------------------------------------------


def test_the_box_holds_206_kinds_of_dice() -> None:
    printed = [kind for kind in KINDS.values() if not BOXES.keys().isdisjoint(kind.copies)]
    assert Counter(kind.type for kind in printed) == {
        "level": 3,
        "tracker": 2,
        "spell": 13,
        "equipment": 33,
        "artifact": 17,
        "legendary": 3,
        "cursed": 3,
        "one_use": 18,
        "relic": 11,
        "monster": 53,
        "class": 11,
        "familiar": 12,
        "shrine": 2,
        "trap": 2,
        "event": 4,
        "epic": 10,
        "boss": 6,
        "location": 2,
        "terrain": 1,
    }
    assert len(printed) == 206
    assert {kind.type for kind in KINDS.values()} == set(TYPES)
    assert {kind.bag for kind in KINDS.values()} == set(BAGS)


def test_the_core_box_holds_87_dice() -> None:
    """That many are in the base game by a public account of it."""
    assert len(pieces_of(["core"])) == 87


def test_each_set_brings_its_dice() -> None:
    assert {name: len(pieces_of([name])) for name in BOXES} == {
        "core": 87,
        "kickstarter_exclusive": 3,
        "five_player_booster": 4,
        "monster_pack": 2,
        "familiar_pack": 10,
        "potion_pack": 10,
        "thief_die": 1,
        "legendary": 5,
        "guilds": 93,
        "colosseum": 49,
        "lost_king": 13,
        "dual_artifact_pack": 5,
        "boss_monsters": 6,
    }


def test_pieces_come_in_the_order_of_the_box_and_as_often_as_printed() -> None:
    every = pieces_of(list(SETS))
    assert list(dict.fromkeys(every)) == list(KINDS.values())
    assert every.count(KINDS["hero_level"]) == 24
    assert pieces_of(["guilds", "core"]) == pieces_of(["core", "guilds"])


def test_of_each_relic_and_each_class_there_is_one_die() -> None:
    """So that who carries one is told by the first die of that kind."""
    single = [*kinds_of("relic"), *kinds_of("class")]
    assert {sum(kind.copies.values()) for kind in single if not BOXES.keys().isdisjoint(kind.copies)} == {1}


def test_no_two_dice_have_the_same_name() -> None:
    assert len({kind.name for kind in KINDS.values()}) == len(KINDS)


def test_modes_name_known_sets_and_trackers() -> None:
    for mode, sets in MODES.items():
        assert set(sets) <= set(SETS)
        assert "boss_monsters" not in sets
        assert KINDS[TRACKERS[mode]] in pieces_of(sets)
    assert FAME_TO_WIN == {"core_only": 4, "standard": 4, "epic": 7}


# Faces ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS.values(), ids=lambda kind: kind.id)
def test_a_die_has_six_faces_of_known_symbols(kind: Kind) -> None:
    assert len(kind.faces) == (10 if kind.id == "tracker_epic" else 6)
    for face in kind.faces:
        for name, number in face.symbols:
            ability = ABILITIES[name]
            assert number >= (1 if ability.param not in ("", "variant") else 0)
            assert bool(number) <= bool(ability.param)
        for name in (*face.reward, *face.inert):
            assert name in ABILITIES


def test_every_symbol_is_printed_somewhere_or_comes_from_something_printed() -> None:
    shown = {name for kind in KINDS.values() for face in kind.faces for name, _ in face.symbols}
    shown |= {name for kind in KINDS.values() for face in kind.faces for name in (*face.reward, *face.inert)}
    shown |= {name for place in LOCATIONS.values() for name in place.monsters_gain}
    # Words for what a die is or does as a whole: no face shows them.
    whole = {
        "TWO_HANDED",
        "MORNINGSTAR",
        "SONGBOW",
        "HALBERD",
        "LONG_KNIFE",
        "BO_STAFF",
        "WAND",
        "SHRINE",
        "TRAP",
    }
    assert set(ABILITIES) - shown == whole


def test_parameters_are_read_by_their_ability() -> None:
    (axe,) = read_faces("3 EXECUTE:2")
    assert (axe.value, axe.symbols) == (3, (("EXECUTE", 2),))
    (armor,) = read_faces("PROTECTION")
    assert (armor.value, armor.symbols) == (None, (("PROTECTION", 1),))
    (sword,) = read_faces("2 SLASH LUCK")
    assert sword.symbols == (("SLASH", 0), ("LUCK", 0))
    (cat,) = read_faces("BAD_LUCK:minus_2")
    assert list(ABILITIES["BAD_LUCK"].variants)[cat.symbols[0][1]] == "minus_2"
    blank, *others = read_faces("- x3")
    assert len(others) == 2
    assert (blank.value, blank.symbols, blank.reward, blank.inert) == (None, (), (), ())


@rule("DD-DICE-5")
def test_level_dice() -> None:
    monster, hero = KINDS["monster_level"], KINDS["hero_level"]
    assert [face.value for face in monster.faces] == [1, 2, 3, 4, 5, 6]
    assert [face.symbols for face in monster.faces if face.symbols] == [(("POTION", 0),)]
    assert {face.value for face in hero.faces} == {1, 2, 3, 4}
    assert all(kind.combat_die for kind in kinds_of("level"))


@rule("DD-XP-3", "DD-XP-5", "DD-XP-6")
def test_trackers() -> None:
    standard, epic = KINDS["tracker_standard"].faces, KINDS["tracker_epic"].faces
    assert [face.experience for face in standard] == [face.value for face in standard] == [1, 2, 3, 4, 5, 6]
    assert [face.level_dice for face in standard] == [1, 1, 2, 2, 3, 3]
    assert [face.experience for face in epic] == list(range(10))
    assert [face.level_dice for face in epic] == [1, 1, 1, 2, 2, 3, 3, 4, 4, 4]
    assert [face.fame for face in standard] == [0, 0, 0, 0, 0, 1]
    assert [face.fame for face in epic] == [0, 0, 0, 0, 0, 0, 1, 1, 1, 2]


# Equipment and artifacts ---------------------------------------------------------------------------


def mean(kind: Kind) -> float:
    return sum(face.value or 0 for face in kind.faces) / len(kind.faces)


@rule("DD-EQUIP-6")
@pytest.mark.parametrize(
    "weapon", ["sword", "armor", "whip", "spear", "hammer", "axe", "bow", "dagger", "staff", "harp"]
)
def test_three_grades_and_an_artifact_each_better_than_the_last(weapon: str) -> None:
    grades = [KINDS[f"{weapon}_{grade}"] for grade in ("grey", "black", "purple")]
    line = [*grades, KINDS[f"artifact_{weapon}"]]
    assert [kind.grade for kind in line] == ["grey", "black", "purple", "artifact"]
    assert [mean(kind) for kind in line] == sorted({mean(kind) for kind in line})
    assert len({(kind.hands, kind.slot, kind.counts_as, kind.inherent) for kind in line}) == 1


@rule("DD-EQUIP-9")
def test_a_die_is_what_its_symbol_marks() -> None:
    for kind in KINDS.values():
        if kind.type not in ("equipment", "artifact") or kind.slot == "none":
            continue
        marked = {ABILITIES[name].marks for name in kind.abilities}
        assert set(kind.counts_as) - {"bare_handed"} <= marked, kind
    assert KINDS["harp_black"].counts_as == ("harp",)
    assert KINDS["bag_of_holding_equipment"].counts_as == ("bag_of_holding",)


def test_what_works_unrolled_follows_from_the_kind_of_weapon() -> None:
    inherent = {ability.marks: id for id, ability in ABILITIES.items() if ability.inherent}
    for kind in KINDS.values():
        if kind.slot == "weapon":
            assert set(kind.inherent) == {inherent[name] for name in kind.counts_as if name in inherent}, kind


def test_hands_and_slots() -> None:
    for kind in KINDS.values():
        assert kind.hands == (0 if kind.slot != "weapon" else kind.hands), kind
        assert (kind.slot == "weapon") == (kind.hands > 0), kind
        assert kind.combat_die == (kind.type == "level" or kind.slot != "none"), kind
    two = {
        name
        for kind in KINDS.values()
        if kind.hands == 2 and kind.type == "equipment"
        for name in kind.counts_as
    }
    assert two == {"hammer", "axe", "bow", "harp"}


def test_what_is_worth_fame_by_being_owned() -> None:
    worth = {kind.id for kind in KINDS.values() if kind.fame}
    artifacts = {kind.id for kind in KINDS.values() if kind.type in ("artifact", "legendary")}
    assert worth == artifacts | {"crown", "clockwork_gnome"}
    assert all(KINDS[id].fame == 1 for id in worth)


@rule("DD-SETUP-12")
def test_dice_in_unlikely_bags() -> None:
    assert (KINDS["mimic"].bag, KINDS["genie"].bag) == ("equipment", "item")
    assert (KINDS["clockwork_gnome"].bag, KINDS["crown"].bag) == ("artifact", "equipment")
    assert {kind.bag for kind in kinds_of("legendary")} == {"setup"}
    assert {kind.bag for kind in kinds_of("cursed")} == {"encounter"}
    assert KINDS["necromancers_staff"].only_from == "NECROMANCY_SPOILS"
    assert KINDS["necromancer"].reward == ("NECROMANCY_SPOILS",)


def test_what_only_chance_brings() -> None:
    assert {kind.id for kind in KINDS.values() if kind.random_draw_only} == {
        "crown",
        "mimic",
        "genie",
        *(kind.id for kind in kinds_of("relic")),
    }


@rule("DD-SPELL-7")
def test_the_spell_dice() -> None:
    spells = {kind.spell: kind for kind in kinds_of("spell")}
    assert set(spells) == {
        "HEALING",
        "FIRE",
        "DRAIN",
        "GUST",
        "TOAD",
        "FREEZE",
        "SLEEP",
        "STUN",
        "VOID",
        "STOP",
        "MAGIC_HAND",
        "PAIN",
        "PROTECTION",
    }
    for name, kind in spells.items():
        assert set(kind.abilities) - {"FIZZLE", "CURSE"} == {name}
        assert "FIZZLE" in kind.abilities
        numbers = any(face.value is not None for face in kind.faces)
        assert numbers == bool(ABILITIES[name].spell_number)
    assert "CURSE" in spells["VOID"].abilities
    assert ABILITIES["SUMMON"].counts_as_spell


# Monsters ------------------------------------------------------------------------------------------


@rule("DD-MONSTER-GEN-1")
@pytest.mark.parametrize("kind", kinds_of("monster"), ids=lambda kind: kind.id)
def test_a_monster_has_five_levels_and_a_reward(kind: Kind) -> None:
    *fights, reward = kind.faces
    assert [face.level for face in fights] == sorted(face.level for face in fights)
    assert all(face.level > 0 and face.colour in COLOUR_FAME and not face.reward for face in fights)
    assert reward.level == 0
    assert reward.reward == kind.reward
    assert not reward.symbols
    fame = [face.fame for face in fights]
    assert fame == sorted(fame)
    if kind.never_trophy:
        assert set(fame) == {0}


@pytest.mark.parametrize("kind", [*kinds_of("monster"), *kinds_of("boss")], ids=lambda kind: kind.id)
def test_a_monster_is_immune_to_what_it_does(kind: Kind) -> None:
    immune = {name for name in kind.abilities if ABILITIES[name].immunity}
    if "SWARM" in kind.abilities:
        immune.add(LEVEL_CHANGE)
    assert set(kind.immunities) == immune
    for name in kind.abilities:
        if kind.type == "monster" and name not in ("HEALING", "LUCK", "KEY_DROP"):
            assert "monster" in ABILITIES[name].users, name


@pytest.mark.parametrize("kind", kinds_of("epic"), ids=lambda kind: kind.id)
def test_an_epic_monster_counts_its_hearts_down(kind: Kind) -> None:
    assert [face.hearts for face in kind.faces] == [5, 4, 3, 2, 1, 0]
    assert all(face.level for face in kind.faces[:5])
    assert set(kind.immunities) == ALWAYS_IMMUNE_EPICS | set(kind.abilities)
    assert kind.trophy_power is not None
    assert [name for name, _ in kind.faces[5].symbols] == [kind.trophy_power.use]
    assert kind.bag == "epic"


@pytest.mark.parametrize("kind", kinds_of("boss"), ids=lambda kind: kind.id)
def test_a_boss_carries_a_ring(kind: Kind) -> None:
    *fights, ring = kind.faces
    assert [face.level for face in fights] == [3, 4, 4, 5, 5]
    assert {face.fame for face in fights} == {1}
    assert ring.inert == (kind.ring,)
    assert kind.module == "boss"


def test_swarms_are_always_level_5() -> None:
    swarms = [kind for kind in kinds_of("monster") if "SWARM" in kind.abilities]
    assert [kind.id for kind in swarms] == ["killer_bees", "scarab"]
    assert all(kind.min_level == kind.max_level == 5 for kind in swarms)


# Classes, familiars, places ------------------------------------------------------------------------


@pytest.mark.parametrize("kind", kinds_of("class"), ids=lambda kind: kind.id)
def test_a_class_has_a_requirement_a_passive_and_four_abilities(kind: Kind) -> None:
    requirement, passive, *active = kind.faces
    assert requirement.inert == ("CLASS_REQUIREMENT",)
    assert passive.inert == kind.passive
    assert not ABILITIES[kind.passive[0]].stunnable
    assert Counter(face.symbols for face in active) == {((name, 0),): 2 for name in kind.abilities}
    known = {name for other in KINDS.values() for name in other.counts_as} | {"artifact"}
    assert kind.requirements
    assert {name for needs in kind.requirements for name in needs} <= known


def test_relics_show_their_symbol_all_round() -> None:
    for kind in kinds_of("relic"):
        assert {face.inert for face in kind.faces} == {kind.passive}
        assert not kind.abilities


def test_only_the_gnome_never_escapes() -> None:
    stay = {kind.id for kind in kinds_of("familiar") if "ESCAPE" not in kind.abilities}
    assert stay == {"clockwork_gnome"}
    assert all(kind.occasions for kind in kinds_of("familiar"))


@rule("DD-LOC-2")
def test_every_location_is_a_side_of_its_die() -> None:
    for die in kinds_of("location"):
        assert all(LOCATIONS[face.place].die == die.id for face in die.faces)
    assert [face.place for die in kinds_of("location") for face in die.faces] == list(LOCATIONS)
    assert [face.place for face in KINDS["terrain"].faces] == list(TERRAINS)
    known = {name for kind in KINDS.values() for name in kind.counts_as}
    for place in LOCATIONS.values():
        assert set(place.monsters_gain) <= set(ABILITIES)
        assert not place.bonus_needs or place.bonus_needs in known


def test_every_rule_named_is_in_the_digest() -> None:
    rules = digest("dungeon_dice")
    for table in (KINDS, ABILITIES, LOCATIONS, TERRAINS):
        for id, entry in table.items():
            assert entry.rule in rules or any(rule.startswith(f"{entry.rule}-") for rule in rules), id
