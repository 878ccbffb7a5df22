"""The cards in the box: counts, sources and the laws between them; and data files that break their schema."""

from collections import Counter
from functools import partial
from itertools import pairwise

import pytest
from tests.slips import refused

from delvewright.games.dungeoneer.kinds import FOES, KINDS, PAGES, Kind, pieces_of, read_kinds
from delvewright.games.dungeoneer.printed import (
    BORDERS,
    NEEDS,
    SETS,
    SLOTS,
    TAGS,
    TERRAIN,
    TIMES,
    TYPES,
    Price,
)
from delvewright.games.dungeoneer.settings import SETTINGS, Rules
from delvewright.games.dungeoneer.sorts import (
    EPIC,
    HAZARD,
    HEROIC,
    LIFE,
    LOCKED,
    MAGIC,
    MELEE,
    OPEN,
    PIT,
    SPEED,
    SPIKES,
    STATS,
    TRAPPED,
    WALL,
    Exit,
    Obstacle,
)
from delvewright.views.digest import digest
from marks import rule

GLORY_CARDS = ("boon", "treasure")
PERIL_CARDS = ("bane", "encounter")


def kinds(*sorts: str, of: str = "") -> list[Kind]:
    return [kind for kind in KINDS.values() if kind.sort in sorts and (not of or of in kind.sets)]


# The box ----------------------------------------------------------------------------------------------


@rule("DN-COMP-01")
def test_a_set_is_a_double_deck_and_the_long_night_has_no_map():
    count = {name: Counter(kind.sort for kind in pieces_of([name])) for name in SETS}
    adventure = {name: sum(count[name][sort] for sort in (*GLORY_CARDS, *PERIL_CARDS)) for name in SETS}
    for name in ("crypt", "marches"):
        assert [count[name][sort] for sort in ("hero", "quest", "map")] == [6, 14, 22]
    assert [count["night"][sort] for sort in ("hero", "quest", "map")] == [6, 14, 0]
    assert adventure == {"crypt": 60, "marches": 60, "night": 30}
    assert len(pieces_of(list(SETS))) == 254


def test_copies_of_a_card_are_one_kind():
    assert KINDS["potion_of_healing"].copies == {"crypt": 2, "marches": 2}
    assert KINDS["dodge"].copies == {"crypt": 2}
    assert len(KINDS) == 243
    assert pieces_of(["crypt", "marches"]).count(KINDS["potion_of_healing"]) == 4


def test_map_cards_come_first():
    sorts = [kind.sort for kind in pieces_of(list(SETS))]
    assert sorts[:44] == ["map"] * 44
    assert "map" not in sorts[44:]


def test_every_card_says_where_its_facts_come_from():
    count = Counter(kind.printed.provenance for kind in pieces_of(list(SETS)))
    assert count == {"public": 76, "designed": 168, "rulebook": 10}
    told = [kind for kind in KINDS.values() if kind.printed.provenance != "designed"]
    assert all(kind.printed.source and kind.printed.sourced for kind in told)
    assert all(kind.printed.source == ("RB",) for kind in told if kind.printed.provenance == "rulebook")
    assert all(PAGES.values())


def test_what_was_changed_is_marked_and_only_what_we_designed_is():
    changed = [kind for kind in KINDS.values() if kind.printed.changed]
    assert [kind.id for kind in changed] == ["gas_vent", "tainted_well"]
    assert all(kind.printed.provenance == "designed" for kind in changed)


def test_a_kind_shows_what_is_printed():
    fields = (
        "text life levels carry_boons carry_treasures border type grim glory peril sewer portal types places "
        "same_border search subtype cost variable time duration slot"
    )
    for kind in KINDS.values():
        for field in fields.split():
            assert getattr(kind, field) == getattr(kind.printed, field, getattr(kind, field)), (kind, field)
    assert KINDS["give_up_a_name"].pay == Price(life=2, glory=6)
    assert KINDS["drakys_hoard"].pay == Price()
    assert KINDS["stitched_brute"].variable
    assert (FOES["draky"].grade, FOES["arch_lich_lord"].grade) == (HEROIC, EPIC)


def test_a_card_is_called_by_its_name():
    for id, kind in {**KINDS, **FOES}.items():
        assert id == kind.name.lower().replace("'", "").replace("-", " ").replace(" ", "_")


# The decks --------------------------------------------------------------------------------------------


def test_heroic_heroes_have_6_life_and_epic_ones_8():
    assert {kind.life for kind in kinds("hero") if kind.grade == HEROIC} == {6}
    assert {kind.life for kind in kinds("hero") if kind.grade == EPIC} == {8}


def test_map_cards_and_no_others_have_no_grade():
    assert {kind.sort for kind in KINDS.values() if not kind.grade} == {"map"}
    assert all(not kind.grade for kind in kinds("map"))


def test_scores_grow_with_the_level():
    for hero in kinds("hero"):
        for rows in (hero.levels, hero.stacked):
            for lower, higher in pairwise(rows):
                assert all(low <= high for low, high in zip(lower, higher, strict=True))
        assert len(hero.levels) == 3
        assert len(hero.stacked) == (3 if hero.grade == EPIC else 0)


@rule("DN-COMP-15")
def test_boons_and_treasures_cost_glory_banes_and_encounters_peril():
    assert {kind.resource for kind in kinds(*GLORY_CARDS)} == {"glory"}
    assert {kind.resource for kind in kinds(*PERIL_CARDS)} == {"peril"}
    assert all(1 <= kind.cost <= 6 for kind in kinds(*GLORY_CARDS, *PERIL_CARDS))
    assert {kind.time for kind in kinds(*PERIL_CARDS)} == {"dungeonlord"}


@rule("DN-COMP-18")
def test_the_play_times_are_four():
    assert {kind.time for kind in kinds(*GLORY_CARDS, *PERIL_CARDS)} == set(TIMES)
    assert len(TIMES) == 4


@rule("DN-COMP-12")
def test_each_set_of_maps_has_one_border_with_its_types_of_space():
    for name, border in (("crypt", "dungeon"), ("marches", "wilderness")):
        assert {kind.border for kind in kinds("map", of=name)} == {border}
        assert {kind.type for kind in kinds("map", of=name)} == set(BORDERS[border])


@rule("DN-COMP-14")
def test_every_terrain_is_in_the_wilderness_and_none_in_the_dungeon():
    assert frozenset().union(*[kind.terrain for kind in kinds("map", of="marches")]) == set(TERRAIN)
    assert all(kind.terrain for kind in kinds("map", of="marches"))
    assert not any(kind.terrain for kind in kinds("map", of="crypt"))


def test_a_map_has_one_entrance_open_on_all_sides_and_grim_ways():
    for name in ("crypt", "marches"):
        (entrance,) = [kind for kind in kinds("map", of=name) if kind.type == "entrance"]
        assert entrance.exits == (Exit(OPEN),) * 4
        assert {kind.type for kind in kinds("map", of=name) if kind.grim} <= {"passage", "road"}
        assert sum(kind.grim for kind in kinds("map", of=name)) == 2


def test_every_space_has_two_ways_out_or_more():
    assert all(sum(exit.sort != WALL for exit in kind.exits) >= 2 for kind in kinds("map"))


def test_sewers_come_in_pairs_and_portals_lead_to_the_other_border():
    sewers = Counter((kind.border, kind.sewer) for kind in kinds("map") if kind.sewer)
    assert sewers == {("dungeon", "C"): 2, ("wilderness", "A"): 2, ("wilderness", "B"): 2}
    portals = {kind.id: kind.portal for kind in kinds("map") if kind.portal}
    assert portals == {"bell_crypt": "Q", "hollow_oak": "P", "dragons_perch": "Q"}


def test_exits_and_obstacles_are_read_as_printed():
    passage = KINDS["crumbling_passage"]
    assert passage.exits == (Exit(OPEN), Exit(OPEN), Exit(OPEN), Exit(LOCKED, SPEED, 5))
    assert passage.obstacle == Obstacle(PIT, SPEED, 4)
    assert KINDS["spiked_passage"].obstacle == Obstacle(SPIKES, SPEED, 5)
    assert KINDS["grim_passage"].obstacle == Obstacle(HAZARD, -1, 1)
    assert KINDS["tomb_gate"].obstacle is None
    assert KINDS["throne_of_bones"].exits[3].sort == TRAPPED
    threats = [exit for kind in kinds("map") for exit in kind.exits if exit.sort in (LOCKED, TRAPPED)]
    assert Counter(exit.stat for exit in threats).most_common()[0] == (SPEED, 29)


def test_every_type_of_quest_is_in_every_set():
    for name in SETS:
        assert {type for kind in kinds("quest", of=name) for type in kind.types} == set(TYPES)


def test_the_place_of_a_quest_is_on_the_map_it_is_played_on():
    for quest in kinds("quest"):
        for places in quest.places:
            borders = [KINDS[id].border for id in places]
            if quest.set == "night":
                assert borders == ["dungeon", "wilderness"]
            else:
                assert [KINDS[id].set for id in places] == [quest.set]


def test_a_quest_that_asks_for_dice_can_be_completed():
    asked = {kind.need: kind for kind in kinds("quest") if kind.dice}
    assert set(asked) == set(NEEDS)
    assert asked["run"].length <= asked["run"].dice
    assert asked["sum"].number <= 6 * asked["sum"].dice
    assert asked["each"].number <= 6


def test_the_text_of_a_quest_says_the_numbers_that_are_printed():
    words = {"pair": "a pair", "three_alike": "3 alike", "run": "{length} numbers in a row"}
    words |= {"sum": "for {number} or more", "each": "every one {number} or more"}
    for quest in kinds("quest"):
        said = [f"Search {quest.search}+"] if quest.search else []
        if quest.stat >= 0:
            said.append(f"{STATS[quest.stat].title()} Threat {quest.number}+")
        if quest.dice:
            said.append(f"Roll {quest.dice} dice")
            said.append(words[quest.need].format(length=quest.length, number=quest.number))
        if quest.pay.life:
            said.append(f"ose {quest.pay.life} Life")
        if quest.pay.glory:
            said.append(f"ay {quest.pay.glory} Glory")
        if quest.pay.treasures:
            said.append(f"discard {quest.pay.treasures} Treasure")
        if quest.foe:
            said.append("efeat")
        assert [each for each in said if each not in quest.text] == [], quest


def test_monsters_can_attack_and_those_on_quests_are_no_cards():
    monsters = [kind for kind in kinds("encounter") if kind.duration == "monster"] + list(FOES.values())
    assert all(kind.life and kind.attacks and "monster" in kind.tags for kind in monsters)
    assert len(FOES) == 10
    draky = FOES["draky"]
    assert KINDS["drakys_hoard"].foe is draky
    assert (draky.sort, draky.scores, draky.attacks, draky.life) == ("foe", (3, 2, 3), (MELEE, MAGIC), 2)
    assert draky.tags == {"foe", "monster", "dragon"}
    assert not any(kind.copies for kind in FOES.values())


def test_every_slot_and_tag_is_on_some_card():
    assert {kind.slot for kind in kinds("treasure")} == set(SLOTS)
    tags = frozenset().union(*[kind.tags for kind in (*KINDS.values(), *FOES.values())])
    assert set(TAGS) <= tags
    assert {"trap", "potion", "weapon"} <= tags


# Settings ---------------------------------------------------------------------------------------------


def test_the_rules_name_the_options_that_play_them():
    rules = digest("dungeoneer")
    told = {
        name: setting.rule for name, setting in SETTINGS.items() if setting.part in ("options", "readings")
    }
    assert [name for name, id in told.items() if f"Option `{name}`" not in rules[id].text] == []
    assert sum(id.startswith("DN-OPT") for id in told.values()) == 8


def test_what_is_played_unless_something_else_is_chosen():
    rules = Rules()
    assert (rules.packs, rules.grade, rules.longest, rules.pack_limit) == (("crypt",), "heroic", 400, 3)
    options = [name for name, setting in SETTINGS.items() if setting.rule.startswith("DN-OPT")]
    assert not any(getattr(rules, name) for name in (*options, "square_tiles"))
    no = "pack_heals replace_personal may_close free_search empty_hand_discards start_collects"
    yes = (
        "quest_ends_phase hero_counter_challenge attack_together one_group open_against_wall obstacles_again "
        "hit_effect_on_counter slay_wounds_stay one_a_slot peril_to_oneself score_floor shift_is_entering"
    )
    assert [name for name in no.split() if getattr(rules, name)] == []
    assert [name for name in yes.split() if not getattr(rules, name)] == []
    assert (rules.reward, rules.reward_wounds, rules.failed_try) == ("each_wound", "rolls", "all_suffer")
    assert (rules.tipped, rules.hero_forms, rules.epic_life) == ("spends_nothing", "printed", "printed")
    assert (rules.stacking, rules.epic_cards) == ("bonus", "mixed")


# Broken data ------------------------------------------------------------------------------------------

HALL = """
[hall]
name = "Hall"
copies = { crypt = 1 }
border = "dungeon"
type = "room"
exits = ["open", "locked magic 6", "trapped speed 5", "wall"]
glory = 2
peril = 3
obstacle = "pit life 7"
provenance = "designed"
"""

KNIGHT = """
[knight]
name = "Knight"
copies = { crypt = 1 }
race = "Human"
class = "Knight"
life = 6
levels = [[2, 1, 3], [3, 1, 3], [3, 2, 3]]
carry_boons = 3
carry_treasures = 4
forms = ["melee"]
ability = "Valour"
text = "+1 on everything."
provenance = "public"
source = ["AH"]
sourced = ["class"]
"""

WAGER = """
[wager]
name = "Wager"
copies = { crypt = 1 }
types = ["chance"]
places = [["ossuary"]]
chance = { dice = 3, need = "pair" }
text = "Roll 3 dice: a pair."
reward = "Gain 1 Glory."
provenance = "designed"
"""
HUNT = """
[hunt]
name = "Hunt"
copies = { crypt = 1 }
types = ["slay"]
places = [["ossuary", "hollow_oak"]]
text = "Defeat the Boar."
reward = "Gain 1 Glory."
provenance = "designed"

[hunt.foe]
name = "Boar"
tags = ["beast"]
scores = [3, 0, 2]
attacks = ["melee"]
life = 2
"""

BOAR = """
[boar]
name = "Boar"
copies = { crypt = 2 }
subtype = "monster"
cost = 2
time = "dungeonlord"
duration = "monster"
tags = ["beast"]
scores = [3, 0, 2]
attacks = ["melee"]
life = 2
provenance = "designed"
"""

HAT = """
[hat]
name = "Hat"
copies = { crypt = 1 }
subtype = "helmet"
slot = "helmet"
cost = 1
time = "hero"
duration = "permanent"
text = "It is a hat."
provenance = "designed"
"""


def test_good_cards_are_read():
    (hall,) = read_kinds(HALL, "x.toml", "maps")
    assert hall.exits == (Exit(OPEN), Exit(LOCKED, MAGIC, 6), Exit(TRAPPED, SPEED, 5), Exit(WALL))
    assert (hall.obstacle, hall.glory, hall.peril, hall.grim) == (Obstacle(PIT, LIFE, 7), 2, 3, False)
    (knight,) = read_kinds(KNIGHT, "x.toml", "heroes")
    assert (knight.levels[2], knight.forms, knight.grade) == ((3, 2, 3), (MELEE,), HEROIC)
    assert (knight.carry_boons, knight.carry_treasures) == (3, 4)
    (hunt,) = read_kinds(HUNT, "x.toml", "quests")
    assert hunt.foe is not None
    assert (hunt.foe.id, hunt.foe.scores, hunt.places) == ("boar", (3, 0, 2), (("ossuary", "hollow_oak"),))
    (boar,) = read_kinds(BOAR, "x.toml", "encounters")
    assert (boar.copies, boar.resource, boar.life, boar.variable) == ({"crypt": 2}, "peril", 2, False)
    (hat,) = read_kinds(HAT, "x.toml", "treasures")
    assert (hat.resource, hat.slot, hat.set, hat.sets) == ("glory", "helmet", "crypt", ("crypt",))


MISSING = [
    *[("maps", HALL, field) for field in ("border", "type", "exits", "glory", "peril")],
    *[("heroes", KNIGHT, field) for field in ("race", "class", "life", "levels", "carry_boons", "ability")],
    *[("quests", HUNT, field) for field in ("types", "reward")],
    *[("treasures", HAT, field) for field in ("name", "copies", "cost", "time", "duration", "provenance")],
]


@rule("DN-COMP-07", "DN-COMP-10", "DN-COMP-13", "DN-COMP-16")
@pytest.mark.parametrize(("deck", "good", "field"), MISSING)
def test_a_card_tells_all_that_its_deck_tells(deck: str, good: str, field: str):
    (line,) = [line for line in good.splitlines() if line.startswith(f"{field} = ")]
    (id,) = [kind.id for kind in read_kinds(good, "x.toml", deck)]
    refused(partial(read_kinds, deck=deck), good, line, "", f"card '{id}': .*`{field}`")


IDLE = 'types = ["effect"]\nplaces = [["ossuary"]]\nreward = "None."\nprovenance = "designed"\n'

SLIPS = [
    ("maps", HALL, 'border = "dungeon"', 'border = "sea"', "unknown border 'sea'"),
    ("maps", HALL, 'type = "room"', 'type = "road"', "unknown type 'road'"),
    ("maps", HALL, '"open", ', "", "Expected `array` of length 4"),
    ("maps", HALL, "glory = 2", "glory = 2\nwings = 2", "unknown field `wings`"),
    ("maps", HALL, "glory = 2", 'glory = "two"', "Expected `int`, got `str` .*glory"),
    ("maps", HALL, "glory = 2", 'glory = 2\nterrain = ["forest"]', "unknown terrain 'forest'"),
    ("maps", HALL, '"open"', '"opne"', r"unknown exit 'opne'; did you mean open\?"),
    ("maps", HALL, '"open"', '"open speed 5"', "'open speed 5': Locked and Trapped exits have a Threat"),
    ("maps", HALL, "locked magic 6", "locked", "'locked': Locked and Trapped exits have a Threat"),
    ("maps", HALL, "locked magic 6", "locked luck 6", "unknown score 'luck'"),
    ("maps", HALL, "locked magic 6", "locked magic six", "'six' is no number, in 'magic six'"),
    ("maps", HALL, "pit life 7", "bog life 7", "unknown obstacle 'bog'"),
    ("maps", HALL, "pit life 7", "hazard big", "'big' is no number, in 'hazard big'"),
    ("maps", HALL, "{ crypt = 1 }", "{ cript = 1 }", "unknown set 'cript'; did you mean crypt"),
    ("maps", HALL, "{ crypt = 1 }", "{ crypt = 0 }", "copies must be at least 1"),
    ("maps", HALL, "{ crypt = 1 }", "{}", "copies must be at least 1"),
    ("maps", HALL, '"designed"', '"heard"', "unknown provenance 'heard'"),
    ("maps", HALL, '"designed"', '"public"', "a source is named"),
    ("heroes", KNIGHT, '"public"', '"designed"', "a source is named"),
    ("heroes", KNIGHT, '["AH"]', '["AHA"]', "unknown source 'AHA'"),
    ("heroes", KNIGHT, ", [3, 2, 3]", "", "Expected `array` of length 3"),
    ("heroes", KNIGHT, '["melee"]', '["fists"]', "unknown forms 'fists'"),
    ("heroes", KNIGHT, '["melee"]', '["life"]', "unknown forms 'life'"),
    ("heroes", KNIGHT, '["melee"]', "[]", "forms: at least one form is needed"),
    ("heroes", KNIGHT, "life = 6", 'life = 6\ngrade = "mythic"', "unknown grade 'mythic'"),
    ("heroes", KNIGHT, "life = 6", 'life = 6\ngrade = "epic"', "stacked: every hero above heroic"),
    ("quests", HUNT, '"ossuary"', '"ossuarry"', "unknown place 'ossuarry'; did you mean ossuary"),
    ("quests", HUNT, '"ossuary"', '"repel"', "unknown place 'repel'"),
    ("quests", HUNT, '["slay"]', '["slai"]', "unknown type 'slai'"),
    ("quests", HUNT, '["slay"]', '["slay", "artifact"]', "type 'artifact' and what it needs"),
    ("quests", HUNT, '["slay"]', '["chance"]', "type 'chance' and what it needs"),
    ("quests", HUNT, "reward =", "search = 7\nreward =", "type 'search' and what it needs"),
    ("quests", HUNT, "reward =", 'threat = "magic 6"\nreward =', "a Quest has one task"),
    ("quests", HUNT, HUNT[HUNT.index("types") :], IDLE, "a Quest has one task"),
    ("quests", HUNT, '["ossuary", "hollow_oak"]', "", "places: an Escort has two"),
    ("quests", HUNT, 'name = "Boar"', "", "foe: it needs a name"),
    ("quests", HUNT, '["beast"]', '["boar"]', "unknown tag 'boar'"),
    ("quests", HUNT, "life = 2", "life = 0", "life of a monster must be at least 1"),
    ("quests", WAGER, '"pair"', '"pear"', "unknown need 'pear'; did you mean pair"),
    ("encounters", BOAR, "scores = [3, 0, 2]", "", "scores: every monster has them"),
    ("encounters", BOAR, '"monster"\ntags', '"instant"\ntags', "scores: every monster has them"),
    ("encounters", BOAR, 'attacks = ["melee"]', "", "attacks: at least one form is needed"),
    ("encounters", BOAR, '"dungeonlord"', '"midnight"', "unknown time 'midnight'"),
    ("encounters", BOAR, "cost = 2", 'cost = 2\nslot = "armor"', "unknown field `slot`"),
    ("treasures", HAT, '"permanent"', '"forever"', "unknown duration 'forever'"),
    ("treasures", HAT, 'slot = "helmet"', 'slot = "nose"', "unknown slot 'nose'"),
]


@pytest.mark.parametrize(("deck", "good", "old", "new", "words"), SLIPS)
def test_a_bad_card_says_what_and_where(deck: str, good: str, old: str, new: str, words: str):
    (id,) = [kind.id for kind in read_kinds(good, "x.toml", deck)]
    refused(partial(read_kinds, deck=deck), good, old, new, f"card '{id}': .*{words}")
