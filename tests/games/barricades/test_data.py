"""What is printed: counts, sources and the laws between entries; and data files that break their schema."""

from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from tests.slips import refused

from delvewright.games.barricades import printed as printed_py
from delvewright.games.barricades.kinds import (
    BARRICADES,
    BOARD,
    BOX,
    CARDS,
    CHAMPIONS,
    CHIT_KINDS,
    DIE,
    DIFFICULTIES,
    DUNGEON,
    GEAR,
    GROUPS,
    GUARDIANS,
    GUILDS,
    KINDS,
    LOCATIONS,
    MARKET,
    MEDALS,
    MONSTERS,
    PAGES,
    PRESTIGE,
    ROOMS,
    SETUPS,
    STACKS,
    STARTING_DECKS,
    WILDERNESS,
    hero_cards,
    monsters_of,
    read_battled,
    read_cards,
    read_groups,
    read_kinds,
    read_map,
    read_named,
    read_prestige,
    read_stacks,
)
from delvewright.games.barricades.printed import (
    CLASSES,
    FACES,
    WHEN,
    Card,
    Chit,
    Effect,
    Gear,
    Group,
    Guardian,
    Kind,
    Level,
    Monster,
    Room,
    Stack,
)

NONE = (0, "", False, None, (), msgspec.NODEFAULT)
"""What a field has that nothing is said of."""


def cards(deck: str, *sorts: str) -> list[Card]:
    return [card for card in CARDS.values() if card.deck == deck and (not sorts or card.sort in sorts)]


def copies(kinds: Iterable[Card | Monster | Chit]) -> int:
    return sum(kind.copies for kind in kinds)


def printed() -> list[Kind]:
    """Everything but stacks and groups, whose cards tell it."""
    return [kind for kind in KINDS.values() if not isinstance(kind, Stack | Group)]


# The box ----------------------------------------------------------------------------------------------


def test_the_box_of_this_mode_is_complete():
    count = {name: part.count for name, part in BOX.items()}
    starters = [CARDS[id] for id in ("thunderstone_pieces", "bree_setim", "joba", "thunderstone_staff")]
    assert [card.copies for card in starters] == [12, 6, 6, 2]
    assert copies(starters) == count["starter_cards"] == 26
    heroes = [card for id in ("edlin", "outlands", "stalker", "the_yellow_knight") for card in hero_cards(id)]
    names = "necklace_of_dawn scionic_annals dark_fire_touch form_of_the_juggernaut hand_axe rapier"
    market = [CARDS[id] for id in names.split()]
    assert copies([*heroes, *market, CARDS["miricelle"]]) == count["village_cards"] == 109
    monsters = [*monsters_of("black_rock_bandits"), *monsters_of("ezuzriuss_hatchlings")]
    assert copies(monsters) == count["monster_cards"] == 20
    assert sum(guild.copies for guild in GUILDS.values()) == count["guild_sponsorships"] == 24
    assert (len(PRESTIGE), len(BARRICADES)) == (count["prestige_boards"], count["barricade_tiles"]) == (8, 5)
    assert copies(CHIT_KINDS.values()) == count["destruction_chits"] == 28
    assert (count["guardian_dice"], count["guardian_guides"], count["threat_tokens"]) == (16, 6, 1)
    assert {name for name, part in BOX.items() if not part.used} >= {"epic_cards", "marketplace_overlays"}


def test_all_sorts_are_there():
    assert Counter(card.deck for card in CARDS.values()) == {
        "starter": 8,
        "hero": 56,
        "market": 34,
        "treasure": 24,
        "legendary": 9,
        "wound": 2,
        "guardian": 1,
    }
    assert Counter(card.sort for card in cards("market")) == {"item": 10, "spell": 11, "weapon": 13}
    assert (len(STACKS), len(GROUPS), len(MONSTERS), len(ROOMS), len(GUARDIANS)) == (14, 12, 63, 19, 8)
    assert (len(CHAMPIONS), len(GUILDS), len(GEAR), len(LOCATIONS), len(DIFFICULTIES)) == (6, 4, 4, 5, 5)
    assert (len(MEDALS), len(SETUPS), len(STARTING_DECKS), len(MARKET), len(DIE)) == (24, 4, 3, 34, 10)
    assert (WILDERNESS.level, WILDERNESS.light, BOARD.hp) == (0, 0, 6)


def test_ids_are_snake_case_and_their_own():
    for id, kind in KINDS.items():
        assert id == kind.id
        assert id.replace("_", "").isalnum()
        assert id == id.lower()


def test_every_entry_says_where_its_facts_come_from():
    assert Counter(kind.provenance for kind in KINDS.values()) == {
        "designed": 238,
        "rulebook": 81,
        "public": 42,
    }
    assert all(kind.rulebook for kind in KINDS.values() if kind.provenance == "rulebook")
    assert all(kind.public and kind.source for kind in KINDS.values() if kind.provenance == "public")
    assert all(PAGES.values())
    assert {page for kind in KINDS.values() for page in kind.source} == set(PAGES)


def test_what_was_changed_is_marked():
    changed = {kind.id for kind in printed() if kind.changed}
    assert changed == {
        *("edlin_4", "hand_axe", "tome_of_knowledge", "hobgoblin_warlord", "vampire_coven"),
        *("flaming_hammer", "cleaners_net", "studded_leather_shirt", "ice_climbing_gear", "tent"),
        *("bracers_of_cleansing", "inner_fire", "diseased_wound", "temple", "death_sentinel"),
        *("smorga_the_queen", "guardian_of_the_sun", "baalok_the_flesh_weaver", "miricelle_scion_defender"),
        *("hive_mind", "orgrum_coldthunder", "ezuzrius_the_noble"),
        *("living_legends", "spice_merchant", "slugfest", "finally_safe"),
    }
    assert CARDS["hand_axe"].gold_cost == 4
    assert MONSTERS["hobgoblin_warlord"].xp == 4
    assert "at most +4" in CARDS["edlin_4"].effects[0].text


def test_what_was_added_is_designed_and_says_why():
    added = {kind.id for kind in KINDS.values() if kind.note.startswith("added")}
    treasures = {"travellers_purse", "smugglers_chest", "watchmans_bell", "gamblers_bones"}
    others = {"aldara_sword_of_the_five", "restless_gallery", "first_night_together"}
    assert added == treasures | others
    assert {KINDS[id].provenance for id in added} == {"designed"}


def test_what_an_entry_leaves_out_is_nothing_but_for_these():
    sorts = [
        one for one in vars(printed_py).values() if isinstance(one, type) and issubclass(one, msgspec.Struct)
    ]
    fields = [(sort.__name__, field) for sort in sorts for field in msgspec.structs.fields(sort)]
    given = {(name, field.name): field.default for name, field in fields if field.default not in NONE}
    assert given == {
        ("Effect", "uses"): 1,
        ("Monster", "copies"): 1,
        ("Card", "in_mode"): True,
        ("StartingDeck", "in_mode"): True,
        ("Check", "win"): True,
        ("Component", "used"): True,
    }


# Texts ------------------------------------------------------------------------------------------------


def test_every_text_has_a_time_and_every_time_a_text():
    texts = [effect for kind in printed() for effect in kind.texts]
    assert {when for effect in texts for when in effect.when} == set(WHEN)
    for effect in texts:
        assert effect.when
        assert effect.text[0].isupper() or effect.text[0] == "+"
        assert effect.text.endswith(".")


def test_an_alert_has_a_trigger():
    alerts = [(kind.id, effect.on) for kind in printed() for effect in kind.texts if "alert" in effect.when]
    assert Counter(on for _, on in alerts) == {"leave": 5, "enter": 4, "rolled": 1}
    assert ("watchmans_bell", "rolled") in alerts


def test_uses_are_told_where_they_are_not_once_a_turn():
    more = {
        kind.id: effect.uses
        for kind in printed()
        for effect in kind.texts
        if effect.uses != 1 or effect.shared
    }
    outlands = {f"outlands_{level}": 0 for level in (1, 2, 3, 4)}
    stalkers = {"stalker_2": 2, "stalker_3": 3, "stalker_4": 3}
    one = dict.fromkeys(("thunderstone_staff", "tome_of_knowledge", "studded_leather_shirt", "tent"), 1)
    assert more == {**outlands, **stalkers, **one, "town_councilmember": 2, "champion_board": 0}


def test_no_card_looks_for_a_keyword_that_nobody_has():
    has = {
        word for kind in (*CARDS.values(), *MONSTERS.values(), *GUARDIANS.values()) for word in kind.keywords
    }
    assert [(card.id, word) for card in CARDS.values() for word in card.combos if word not in has] == []


# Cards ------------------------------------------------------------------------------------------------


def test_a_hero_stack_is_15_cards_of_4_levels_lowest_on_top():
    for stack in STACKS:
        heroes = hero_cards(stack)
        assert [card.level for card in heroes] == [1, 2, 3, 4]
        assert [card.copies for card in heroes] == [6, 4, 3, 2]
        assert [card.xp_to_level for card in heroes] == [3, 4, 5, None]
        for low, high in pairwise(heroes):
            assert low.attack <= high.attack
            assert low.skill <= high.skill
            assert high.gold_cost == low.gold_cost + 2
    assert {word for stack in STACKS.values() for word in stack.keywords} >= set(CLASSES)


def test_a_market_stack_is_8_copies():
    assert {card.copies for card in cards("market")} == {8}
    assert all(card.stack == card.id and card.gold_cost > 0 for card in cards("market"))
    assert {card.sort for card in cards("market")} == {"item", "spell", "weapon"}


def test_a_legendary_card_is_one_of_its_kind_and_given_by_a_class():
    given = {effect.card: board.id for board in PRESTIGE.values() for effect in board.texts if effect.card}
    assert given == {card.id: card.given_by for card in cards("legendary")}
    assert set(given.values()) == set(PRESTIGE)
    assert {card.copies for card in cards("legendary")} == {1}
    assert [card.id for card in cards("legendary", "hero")] == ["aldara_sword_of_the_five"]


def test_keywords_tell_where_a_card_comes_from():
    for deck, word in (("starter", "Starter"), ("treasure", "Treasure"), ("legendary", "Legendary")):
        assert {card.id for card in CARDS.values() if word in card.keywords} == {
            card.id for card in cards(deck)
        }


def test_a_starting_deck_is_12_cards():
    for deck in STARTING_DECKS.values():
        assert sum(deck.cards.values()) == 12
        assert deck.in_mode == all(CARDS[id].in_mode for id in deck.cards)
    assert STARTING_DECKS["deck_solo"].cards == {
        "adventurer": 6,
        "dagger": 2,
        "bree_setim": 1,
        "joba": 1,
        "thunderstone_staff": 2,
    }
    coop = STARTING_DECKS["deck_coop"].cards
    assert (coop["thunderstone_pieces"], "thunderstone_staff" in coop) == (2, False)
    for id, count in coop.items():
        assert CARDS[id].copies >= 6 * count


# Dungeon ----------------------------------------------------------------------------------------------


def test_a_group_is_10_monsters_and_there_are_four_of_each_level():
    assert Counter(group.level for group in GROUPS.values()) == {1: 4, 2: 4, 3: 4}
    for id, group in GROUPS.items():
        assert copies(monsters_of(id)) == 10
        assert {monster.level for monster in monsters_of(id)} == {group.level}
        assert all((monster.health_dice == 1) == ("Swarm" in monster.keywords) for monster in monsters_of(id))


def test_wilderness_monsters_have_4_health_and_give_nothing():
    wild = monsters_of("wilderness_barricades")
    assert [monster.id for monster in wild] == ["giant_rat", "sewer_raccoon", "arctic_mosquitoes"]
    assert {(each.level, each.health, each.wounds, each.xp, each.treasure) for each in wild} == {
        (0, 4, 0, 0, 0)
    }


def test_there_are_rooms_of_three_levels_and_those_of_level_1_need_no_light():
    assert Counter(room.level for room in ROOMS.values()) == {1: 6, 2: 7, 3: 6}
    assert {room.light for room in ROOMS.values() if room.level == 1} == {0}
    assert ROOMS["fire_temple"].gear == ("lantern_token", "lantern_token")
    assert (ROOMS["celestial_temple"].health, ROOMS["celestial_temple"].magic_resistance) == (1, 2)


def test_the_map_is_a_grid_of_two_columns_below_the_wilderness():
    level = dict(zip(DUNGEON.nodes, DUNGEON.levels, strict=True))
    assert Counter(DUNGEON.levels) == {0: 1, 1: 2, 2: 2, 3: 2, 7: 1}
    joined = {frozenset(edge) for edge in DUNGEON.edges}
    assert len(joined) == len(DUNGEON.edges) == 11
    assert {node for edge in joined if "lair" in edge for node in edge} == {"lair", "left_3", "right_3"}
    for one, other in DUNGEON.edges:
        assert abs(level[one] - level[other]) <= 1 or "lair" in (one, other)
    assert level[DUNGEON.entry] == 0


# Guardians and dice -----------------------------------------------------------------------------------


def test_a_guardian_has_level_7_four_attacks_of_which_one_helps_and_hit_points_for_six():
    for guardian in GUARDIANS.values():
        assert guardian.level == 7
        assert [attack.benefit for attack in guardian.attacks] == [False, False, False, True]
        assert len(guardian.reveal) == len(guardian.effects) == 1
        assert len(guardian.defeated) == len(guardian.end_of_turn) == 1
        assert list(guardian.hit_points) == sorted(guardian.hit_points)
        track = [*guardian.lair_track, *guardian.guardian_track]
        assert track == sorted(track)
        assert track[0] == 1
    easiest = min(GUARDIANS.values(), key=lambda guardian: (guardian.difficulty, guardian.health))
    assert easiest.id == "smorga_the_queen"


def test_ezuzrius_has_the_numbers_of_the_rulebook():
    noble = GUARDIANS["ezuzrius_the_noble"]
    assert (noble.health, noble.hit_points[3], noble.difficulty) == (15, 4, 3)
    assert (len(noble.lair_track), noble.guardian_track[0]) == (8, 4)
    assert noble.reveal[0].provenance == "rulebook"


def test_the_guardian_die_has_twelve_sides():
    sides = {face.id.removeprefix("face_"): face.sides for face in DIE.values()}
    assert list(sides) == list(FACES)
    assert sides == {**dict.fromkeys(FACES, 1), "horde_1": 2, "horde_2": 2}
    assert sum(sides.values()) == 12
    assert {face.horde for face in DIE.values()} == {0, 1, 2}


# Village ----------------------------------------------------------------------------------------------


def test_each_location_has_6_spots_a_barricade_and_4_chits():
    assert {(place.spots, place.damage) for place in LOCATIONS.values()} == {(6, 4)}
    assert {barricade.location: barricade.gold_cost for barricade in BARRICADES.values()} == dict.fromkeys(
        LOCATIONS, 10
    )
    blank = [chit for chit in CHIT_KINDS.values() if chit.set == "blank"]
    assert {chit.location: chit.copies for chit in blank} == dict.fromkeys(LOCATIONS, 4)
    assert not any(chit.effects for chit in blank)


def test_advanced_chits_take_the_place_of_blank_ones():
    advanced = {chit.location: chit for chit in CHIT_KINDS.values() if chit.set == "advanced"}
    assert {id: chit.copies for id, chit in advanced.items()} == {
        "marketplace": 1,
        "bazaar": 2,
        "guilds_quarter": 1,
        "temple": 1,
        "shop_of_arcane_wonders": 3,
    }
    for id, chit in advanced.items():
        assert CHIT_KINDS[chit.replaces].location == id
        assert chit.visit_xp + chit.gear_gold + chit.treasure_gold + chit.level_xp == 1


def test_difficulties_go_from_first_time_to_legendary():
    assert [
        (each.level, each.replaced, each.chits, each.locations_to_lose) for each in DIFFICULTIES.values()
    ] == [
        (1, 2, "blank", 5),
        (2, 1, "blank", 5),
        (3, 0, "blank", 5),
        (4, 0, "advanced", 3),
        (5, 0, "advanced", 1),
    ]


# Boards, medals, set-ups ------------------------------------------------------------------------------


def test_a_prestige_board_has_7_ranks_for_16_xp():
    for board in PRESTIGE.values():
        assert [rank.xp for rank in board.ranks] == [1, 1, 2, 2, 3, 3, 4]
        assert board.one_rank.when == board.two_ranks.when == ("trigger",)
        assert board.heroic_opportunity.when == ("heroic_opportunity",)
        upgrades = [effect for effect in board.texts if effect.upgrade]
        assert upgrades
        assert all(effect.when == ("heroic_opportunity",) for effect in upgrades)
        assert sum(len(effect.faces) for effect in upgrades) == 1


def test_medals_have_four_tiers():
    assert Counter(medal.tier for medal in MEDALS.values()) == {
        "bronze": 5,
        "silver": 7,
        "gold": 5,
        "platinum": 7,
    }
    assert [medal.id for medal in MEDALS.values() if not medal.check.win] == ["slugfest"]
    for medal in MEDALS.values():
        assert medal.check.guardian in ("", *GUARDIANS)
        assert medal.check.difficulty in ("", *DIFFICULTIES)


def test_recommended_set_ups_hold_to_the_rules():
    for setup in SETUPS.values():
        solo = setup.seats == (1, 1)
        assert len({*setup.heroes}) == (2 if solo else 4)
        assert len({*setup.market}) == (4 if solo else 8)
        assert [GROUPS[group].level for group in setup.groups] == [1, 2, 3]
        assert [ROOMS[room].level for room in setup.rooms] == [1, 1, 2, 2, 3, 3]
        if not solo:
            assert {word for hero in setup.heroes for word in STACKS[hero].keywords} >= set(CLASSES)
            sorts = Counter(CARDS[id].sort for id in setup.market)
            assert min(sorts["item"], sorts["spell"], sorts["weapon"]) >= 2
    for seats in range(1, 7):
        firsts = [setup.first for setup in SETUPS.values() if setup.seats[0] <= seats <= setup.seats[1]]
        assert firsts.count(True) == 1
        assert len(firsts) <= 2


# Broken data ------------------------------------------------------------------------------------------

STAFF = """
[staff]
name = "Staff"
sort = "weapon"
keywords = ["Blunt", "Weapon"]
copies = 8
attack = 1
attack_type = "physical"
skill_req = 2
gold_cost = 3
effects = [{ when = ["village", "dungeon"], text = "Draw 1 card." }]
provenance = "public"
public = ["name"]
source = ["DG"]
"""
DUKE = """
[duke]
name = "Duke"
keywords = ["Human", "Fighter", "Hero"]
attack_type = "physical"
theme = "noble"
provenance = "designed"
""" + "".join(
    f"[[duke.levels]]\nlevel = {level}\ncopies = 2\ngold_cost = 6\nattack = 2\nskill = 3\n"
    + ("" if level == 4 else "xp_to_level = 3\n")
    + 'effects = [{ when = ["alert"], on = "enter", text = "Draw 1 card." }]\n'
    for level in (1, 2, 3, 4)
)
RATS = """
[rats]
name = "Rats"
level = 1
keywords = ["Vermin"]
theme = "many"
provenance = "designed"
[[rats.monsters]]
id = "rat"
name = "Rat"
copies = 10
health = 3
gear = ["potion"]
effects = [{ when = ["battle"], text = "It bites." }]
"""
CELL = """
[cell]
name = "Cell"
level = 1
gear = ["potion"]
provenance = "designed"
"""
BEAR = """
[bear]
name = "Bear"
level = 7
keywords = ["Guardian"]
difficulty = 1
lair_track = [1]
guardian_track = [2]
light = 1
health = 9
hit_points = [1, 1, 1, 1, 1, 1]
attacks = [
    { when = ["roll"], text = "A." },
    { when = ["roll"], text = "B." },
    { when = ["roll"], text = "C." },
    { when = ["roll"], text = "D." },
]
reveal = []
defeated = []
end_of_turn = []
provenance = "designed"
"""
PLAN = """
[plan]
name = "Plan"
nodes = ["gate", "hall"]
levels = [0, 1]
edges = [["gate", "hall"]]
entry = "gate"
provenance = "designed"
"""
TOWN_GUARD = """
[town_guard]
name = "Guard"
one_rank = { when = ["trigger"], text = "Win." }
two_ranks = { when = ["trigger"], text = "Win twice." }
heroic_opportunity = { when = ["heroic_opportunity"], text = "Heal 1 Wound." }
ranks = [{ xp = 1, effects = [{ when = ["on_rank"], text = "Gain it.", card = "bulwark_halberd" }] }]
provenance = "designed"
"""
RUIN = """
[ruin]
name = "Ruin"
location = "temple"
set = "blank"
copies = 4
provenance = "designed"
"""
BREAD = """
[bread]
name = "Bread"
gold_cost = 2
effects = [{ when = ["village"], text = "Discard this: +1 gold." }]
provenance = "designed"
"""

Reader = Callable[[str, str], Iterable[Any]]
STAFFS: Reader = partial(read_cards, deck="market")
BREADS: Reader = partial(read_kinds, schema=Gear)
CELLS: Reader = partial(read_battled, schema=Room)
BEARS: Reader = partial(read_battled, schema=Guardian)
RUINS: Reader = partial(read_named, schema=Chit, words={"location": LOCATIONS, "set": ("blank", "advanced")})


def test_good_entries_are_read():
    (staff,) = read_cards(STAFF, "x.toml", "market")
    assert (staff.id, staff.deck, staff.stack, staff.effects[0].uses) == ("staff", "market", "staff", 1)
    duke = list(read_stacks(DUKE, "x.toml"))
    assert [kind.id for kind in duke] == ["duke", "duke_1", "duke_2", "duke_3", "duke_4"]
    rats = list(read_groups(RATS, "x.toml"))
    assert [kind.id for kind in rats] == ["rats", "rat"]
    assert (
        len(list(read_groups(RATS.replace("copies = 10\nhealth = 3", "copies = 1\nhealth = 1"), "x.toml")))
        == 2
    )
    for reader, text in ((CELLS, CELL), (BEARS, BEAR), (RUINS, RUIN), (BREADS, BREAD)):
        assert len(list(reader(text, "x.toml"))) == 1
    assert len(list(read_map(PLAN, "x.toml"))) == len(list(read_prestige(TOWN_GUARD, "x.toml"))) == 1


def test_copies_are_of_one_hero_with_what_its_level_says():
    level = STACKS["stalker"].levels[2]
    assert isinstance(level, Level)
    card = CARDS["stalker_3"]
    assert (card.attack, card.skill, card.light, card.gold, card.gold_cost) == (3, 4, 1, 2, 10)
    assert card.effects == level.effects
    assert isinstance(card.effects[0], Effect)


SLIPS: list[tuple[Reader, str, str, str, str]] = [
    (STAFFS, STAFF, "attack = 1", "attack = 1\nwings = 2", "entry 'staff': unknown field `wings`"),
    (STAFFS, STAFF, "attack = 1", 'attack = "one"', "entry 'staff': Expected `int`"),
    (STAFFS, STAFF, "attack = 1", 'attack = 1\nid = "x"', "entry 'staff': id: it is the name"),
    (STAFFS, STAFF, "attack = 1\n", "", "entry 'staff': attack_type: Heroes"),
    (STAFFS, STAFF, '"physical"', '"psychic"', "entry 'staff': unknown attack_type 'psychic'"),
    (STAFFS, STAFF, '"weapon"', '"wepon"', r"entry 'staff': unknown sort 'wepon'; did you mean weapon"),
    (STAFFS, STAFF, "skill_req = 2\n", "", "entry 'staff': skill_req: a Weapon has it"),
    (STAFFS, STAFF, "gold_cost = 3\n", "", "entry 'staff': gold_cost: cards of the market"),
    (STAFFS, STAFF, "copies = 8", "copies = 0", "entry 'staff': copies must be at least 1"),
    (STAFFS, STAFF, "copies = 8", 'copies = 8\nstack = "x"', "entry 'staff': deck, stack: they follow"),
    (STAFFS, STAFF, "copies = 8", 'copies = 8\ngiven_by = "x"', "entry 'staff': given_by: a Legendary"),
    (
        STAFFS,
        STAFF,
        '"dungeon"]',
        '"dungen"]',
        r"entry 'staff': unknown time 'dungen'; did you mean dungeon\?",
    ),
    (STAFFS, STAFF, '"village", "dungeon"', "", "entry 'staff': when: an effect has at least one time"),
    (
        STAFFS,
        STAFF,
        '"dungeon"]',
        '"village"]',
        "entry 'staff': when: an effect has at least one time, each once",
    ),
    (STAFFS, STAFF, "card.", "card", "entry 'staff': text: it is a sentence: 'Draw 1 card'"),
    (STAFFS, STAFF, "text", 'does = "x", text', "entry 'staff': Object contains unknown field `does`"),
    (STAFFS, STAFF, '"Draw 1 card."', '"Draw.", on = "enter"', "entry 'staff': on: an Alert! effect has"),
    (STAFFS, STAFF, '"public"', '"heard"', "entry 'staff': unknown provenance 'heard'"),
    (STAFFS, STAFF, '"public"', '"rulebook"', "entry 'staff': rulebook: what the rulebook says"),
    (STAFFS, STAFF, '["DG"]', '["GD"]', "entry 'staff': unknown source 'GD'"),
    (STAFFS, STAFF, 'source = ["DG"]\n', "", "entry 'staff': source: it is named where"),
    (STAFFS, STAFF, 'public = ["name"]\nsource = ["DG"]\n', "", "entry 'staff': public: what public sources"),
    (read_stacks, DUKE, '"Fighter", ', "", "entry 'duke': keywords: a Hero has a class"),
    (read_stacks, DUKE, "level = 2", "level = 3", "entry 'duke': levels: they go from 1 to 4"),
    (read_stacks, DUKE, "xp_to_level = 3\n", "", "entry 'duke': xp_to_level: every level but the last"),
    (read_stacks, DUKE, '"physical"', '""', "entry 'duke': unknown attack_type ''"),
    (read_stacks, DUKE, 'on = "enter"', 'on = "leap"', "entry 'duke': unknown trigger 'leap'"),
    (read_stacks, DUKE, 'on = "enter", ', "", "entry 'duke': on: an Alert! effect has"),
    (
        read_groups,
        RATS,
        '["potion"]',
        '["lotion"]',
        r"entry 'rats': unknown gear 'lotion'; did you mean potion\?",
    ),
    (read_groups, RATS, "health = 3", "health = 0", "entry 'rats': health and copies of 'rat'"),
    (read_groups, RATS, "copies = 10", "copies = 0", "entry 'rats': health and copies of 'rat'"),
    (read_groups, RATS, '["battle"]', '["night"]', "entry 'rats': unknown time 'night'"),
    (CELLS, CELL, '["potion"]', '["lotion"]', "entry 'cell': unknown gear 'lotion'"),
    (BEARS, BEAR, "lair_track = [1]", "lair_track = []", "entry 'bear': lair_track, guardian_track"),
    (BEARS, BEAR, "health = 9", "health = 0", "entry 'bear': health must be at least 1"),
    (BEARS, BEAR, "[1, 1, 1, 1, 1, 1]", "[1, 1]", "entry 'bear': Expected `array` of length 6"),
    (read_map, PLAN, '[["gate", "hall"]]', '[["gate", "hell"]]', "entry 'plan': unknown node 'hell'"),
    (read_map, PLAN, 'entry = "gate"', 'entry = "gap"', "entry 'plan': unknown node 'gap'"),
    (read_map, PLAN, "levels = [0, 1]", "levels = [0]", "entry 'plan': levels: every node has one"),
    (read_prestige, TOWN_GUARD, '"bulwark_halberd"', '"joba"', "entry 'town_guard': unknown card 'joba'"),
    (read_prestige, TOWN_GUARD, "Heal 1 Wound.", "Heal", "entry 'town_guard': text: it is a sentence"),
    (RUINS, RUIN, '"temple"', '"tempel"', r"entry 'ruin': unknown location 'tempel'; did you mean temple\?"),
    (RUINS, RUIN, '"blank"', '"blink"', "entry 'ruin': unknown set 'blink'"),
    (BREADS, BREAD, "gold_cost = 2\n", "", "entry 'bread': Object missing required field `gold_cost`"),
]


@pytest.mark.parametrize(("reader", "good", "old", "new", "words"), SLIPS)
def test_a_bad_entry_says_what_and_where(reader: Reader, good: str, old: str, new: str, words: str):
    refused(reader, good, old, new, words)
