"""The Weapons of the market: what they give, to whom, against whom, and who may wield them."""

from __future__ import annotations

import pytest
from tests.games.barricades.ground import (
    against,
    fewer,
    health,
    hears,
    in_dungeon,
    in_village,
    meet,
    strong,
)
from tests.marks import card, rule

from delvewright.games.barricades import board, shapes
from delvewright.games.barricades.kinds import CARDS

DWARF, HUMAN, ELF, HALFLING = "silverhelm_4", "edlin_3", "hawkswood_4", "uvina_the_delver_4"
WIZARD, CLERIC, ROGUE = "pylorian_4", "avania_4", "stalker_4"
BONUS = {"edlin_3": 1}
"""What they add of their own when they wield one Weapon."""


def wielding(table, weapon, hero, *more):
    """A Hero with Skill enough for anything wields a Weapon; what the Weapon gives."""
    in_dungeon(table, hero, weapon, *more).has(iron_rations=4)
    for _ in range(4):
        table.do("use iron_rations eat", *[f"strengthen {hero}"] * bool(more))
    bare = table.attack()
    table.do(f"wield {weapon} {hero}")
    physical, magic = table.attack()
    return physical - bare[0] - BONUS.get(hero, 0), magic - bare[1]


@card("hand_axe")
@pytest.mark.parametrize(("hero", "plain", "giants"), [(HUMAN, (2, 0), (3, 0)), (DWARF, (3, 0), (3, 0))])
def test_a_hand_axe_is_for_dwarves_and_against_giants_once(table, hero, plain, giants):
    assert wielding(table, "hand_axe", hero) == plain
    there, _ = against(table, "elder_wyrm")
    assert there - table.attack()[0] == giants[0] - plain[0]
    assert against(table, "goblin_runt") == table.attack()


@card("rapier")
def test_a_rapier_is_for_humanoids(table):
    assert wielding(table, "rapier", HUMAN) == (2, 0)
    plain, _ = table.attack()
    assert against(table, "goblin_runt") == (plain + 1, 0)
    assert against(table, "elder_wyrm") == (plain, 0)


@card("shortsword")
def test_a_shortsword_likes_company(table):
    assert wielding(table, "shortsword", DWARF, "dagger", "adventurer") == (2, 0)
    table.do("wield dagger adventurer")
    assert table.attack() == (6 + 1 + 2 + 1, 0)
    table.do("put_down dagger", f"wield dagger {DWARF}")
    assert table.attack() == (6 + 1 + 3 + 1, 0)


@card("longsword")
@pytest.mark.parametrize(("hero", "given"), [(HUMAN, (4, 0)), (DWARF, (3, 0))])
def test_a_longsword_is_for_humans(table, hero, given):
    assert wielding(table, "longsword", hero) == given


@card("shortbow")
@pytest.mark.parametrize(("hero", "given"), [("regalen_4", (3, 0)), (HALFLING, (3, 0)), (DWARF, (2, 0))])
def test_a_shortbow_is_for_elves_and_rogues(table, hero, given):
    assert wielding(table, "shortbow", hero) == given


@card("quarterstaff")
@pytest.mark.parametrize(
    ("hero", "given"), [(WIZARD, (1, 1)), (CLERIC, (1, 1)), (DWARF, (1, 1)), (HUMAN, (1, 0))]
)
def test_a_quarterstaff_gives_wizards_and_clerics_magic(table, hero, given):
    assert wielding(table, "quarterstaff", hero) == given


@pytest.mark.parametrize(
    ("weapon", "given"),
    [
        pytest.param("hammer", (3, 0), marks=card("hammer")),
        pytest.param("maul", (5, 0), marks=card("maul")),
        pytest.param("flaming_hammer", (4, 0), marks=card("flaming_hammer")),
        pytest.param("mechanical_harpoon", (2, 0), marks=card("mechanical_harpoon")),
        pytest.param("battlepick", (2, 0), marks=card("battlepick")),
        pytest.param("bastard_sword", (4, 0), marks=card("bastard_sword")),
        pytest.param("dagger", (1, 0), marks=card("dagger")),
        pytest.param("cleaners_net", (0, 0), marks=card("cleaners_net")),
    ],
)
@rule("BQ-BASE-14")
def test_a_weapon_gives_its_attack_while_it_is_wielded_and_gold_always(table, weapon, given):
    in_village(table, weapon)
    assert (table.gold(), table.light()) == (CARDS[weapon].gold, 0)
    assert wielding(table, weapon, DWARF) == given
    table.do(f"put_down {weapon}")
    assert table.attack() == (6, 0)


@card("flaming_hammer")
@rule("BQ-BASE-14")
def test_a_flaming_hammer_shines_while_it_is_wielded(table):
    in_dungeon(table, DWARF, "flaming_hammer")
    assert table.light() == 0
    table.do(f"wield flaming_hammer {DWARF}")
    assert table.light() == 1


# Skill --------------------------------------------------------------------------------------------------


def needed(table, weapon, hero):
    """The Skill that a Hero needs for a Weapon, as the refusal tells it when he has too little."""
    in_dungeon(table, hero, weapon)
    p = table.state
    p.boosts += (shapes.Boost(p.guardian, 0, p.zones[board.PLAY][0], skill=-CARDS[hero].skill),)
    return table.refusal(f"wield {weapon} {hero}")


@rule("BQ-BASE-12")
@pytest.mark.parametrize(
    ("weapon", "hero", "skill"),
    [
        pytest.param(weapon, hero, skill, marks=card(weapon))
        for weapon, hero, skill in (
            ("hand_axe", DWARF, 3),
            ("rapier", DWARF, 4),
            ("rapier", HUMAN, 3),
            ("rapier", HALFLING, 3),
            ("shortsword", HUMAN, 3),
            ("longsword", HUMAN, 5),
            ("hammer", DWARF, 5),
            ("maul", HUMAN, 7),
            ("maul", DWARF, 5),
            ("shortbow", ELF, 4),
            ("quarterstaff", WIZARD, 2),
            ("bastard_sword", DWARF, 7),
            ("bastard_sword", HUMAN, 5),
            ("flaming_hammer", HUMAN, 8),
            ("flaming_hammer", DWARF, 6),
            ("mechanical_harpoon", HUMAN, 5),
            ("mechanical_harpoon", HALFLING, 3),
            ("mechanical_harpoon", ROGUE, 3),
            ("battlepick", HUMAN, 4),
            ("cleaners_net", HUMAN, 1),
            ("dagger", HUMAN, 2),
        )
    ],
)
def test_a_weapon_needs_skill_and_some_heroes_need_less(table, weapon, hero, skill):
    assert needed(table, weapon, hero) == ("too_little_skill", skill, 0)


@rule("BQ-BASE-12")
def test_the_skill_of_all_weapons_together_counts(table):
    in_dungeon(table, "edlin_1", "dagger", "shortsword")
    table.do("wield dagger edlin_1")
    assert table.refusal("wield shortsword edlin_1") == ("too_little_skill", 3, 2)
    table.do("put_down dagger", "wield shortsword edlin_1")
    assert table.refusal("wield dagger edlin_1") == ("too_little_skill", 2, 1)


# Bastard Sword ------------------------------------------------------------------------------------------


@card("bastard_sword")
@rule("BQ-BASE-21")
def test_the_fighter_with_a_bastard_sword_may_level_up_as_spoils(table):
    in_dungeon(table, "edlin_2", "outlands_1", "bastard_sword").has(xp=4)
    table.do("wield bastard_sword edlin_2")
    strong(table).do("battle", "use bastard_sword train", "level_up edlin_2 edlin_3")
    assert table.state.xp[0] == 0
    assert table.in_zone(board.DISCARD) == ["edlin_3"]
    assert table.in_zone(board.DESTROYED) == ["edlin_2"]
    assert table.refusal("use bastard_sword train") == ("used_up", 1)


@card("bastard_sword")
def test_a_bastard_sword_trains_nobody_else_and_not_for_nothing(table):
    in_dungeon(table, "graeme_crawford_4", "edlin_2", "bastard_sword").has(xp=9)
    strong(table).do("wield bastard_sword graeme_crawford_4", "battle")
    assert table.refusal("use bastard_sword train") == ("nobody_can_level",)
    in_dungeon(table, "edlin_2", "bastard_sword").has(xp=3)
    strong(table).do("wield bastard_sword edlin_2", "battle")
    assert table.refusal("use bastard_sword train") == ("nobody_can_level",)


@card("bastard_sword")
def test_who_is_no_fighter_is_not_trained(table):
    in_dungeon(table, "stalker_2", "bastard_sword").has(xp=9, iron_rations=2)
    table.do("use iron_rations eat", "use iron_rations eat", "wield bastard_sword stalker_2")
    strong(table).do("battle")
    assert table.refusal("use bastard_sword train") == ("wielder_is_no", "Fighter")


# Mechanical Harpoon -------------------------------------------------------------------------------------


@card("mechanical_harpoon")
@pytest.mark.parametrize(("tents", "refused"), [(0, ("too_little_skill", 6, 5)), (1, None), (2, None)])
def test_a_harpoon_hauls_rations_for_a_hero_of_skill_6(table, tents, refused):
    in_dungeon(table, "edlin_2", "mechanical_harpoon", *["tent"] * tents)
    table.do(*["use tent give"] * tents, "wield mechanical_harpoon edlin_2")
    strong(table).do("battle")
    if refused:
        assert table.refusal("use mechanical_harpoon haul") == refused
    else:
        table.do("use mechanical_harpoon haul")
        assert table.tokens("iron_rations") == 1


# Battlepick ---------------------------------------------------------------------------------------------


@card("battlepick")
def test_a_wielded_battlepick_discards_two_cards(table):
    in_dungeon(table, "edlin_1", "battlepick").deck("adventurer", "dagger", "adventurer")
    assert table.refusal("use battlepick mine") == ("not_wielded",)
    table.do("wield battlepick edlin_1", "use battlepick mine")
    assert table.in_zone(board.DISCARD) == ["adventurer", "dagger"]
    assert table.in_zone(board.DECK) == ["adventurer"]


@card("battlepick")
def test_a_battlepick_discarded_off_the_deck_is_taken_up(table):
    in_dungeon(table, "uvina_the_delver_1", "edlin_2", "edlin_2").deck("battlepick", "dagger")
    table.do("use uvina_the_delver_1 dig")
    assert table.asked == (0, "choose")
    assert table.refusal("wield_it uvina_the_delver_1") == ("too_little_skill", 5, 3)
    table.do("wield_it edlin_2")
    assert table.in_zone(board.PLAY) == ["uvina_the_delver_1", "edlin_2", "edlin_2", "battlepick"]
    assert table.in_zone(board.DISCARD) == ["dagger"]
    assert table.attack() == (1 + 4 + 3 + 2, 0)
    assert table.tokens("iron_rations") == 1


@card("battlepick")
def test_a_battlepick_may_be_left_and_is_nothing_for_the_weak_or_the_busy(table):
    in_dungeon(table, "uvina_the_delver_1", "edlin_2").deck("battlepick", "adventurer")
    table.do("use uvina_the_delver_1 dig", "leave")
    assert table.in_zone(board.DISCARD) == ["battlepick", "adventurer"]
    in_dungeon(table, "uvina_the_delver_1", "edlin_2", "battlepick").deck("battlepick", "adventurer")
    table.do("wield battlepick edlin_2", "use uvina_the_delver_1 dig")
    assert table.in_zone(board.DISCARD) == ["battlepick", "adventurer"]


@card("battlepick")
def test_a_battlepick_is_not_taken_up_in_the_village(table):
    in_village(table, "uvina_the_delver_1", "edlin_2").deck("battlepick", "adventurer")
    table.do("use uvina_the_delver_1 dig")
    assert table.asked == (0, "visit")
    assert table.in_zone(board.DISCARD) == ["battlepick", "adventurer"]


# Cleaner's Net ------------------------------------------------------------------------------------------


@card("cleaners_net")
@pytest.mark.parametrize(
    ("monster", "saved"),
    [("lurking_spider", 1), ("elder_wyrm", 1), ("goblin_spearman", 0), ("plague_rats_a", 0)],
)
def test_a_cleaners_net_is_for_swarms_and_vermin(table, monster, saved):
    in_dungeon(table, "edlin_1", "cleaners_net")
    meet(table, monster, tile="mine")
    there = health(table)
    assert (fewer(table), hears(table, monster)) == (0, True)
    table.do("wield cleaners_net edlin_1")
    soft = monster != "goblin_spearman"
    assert there - health(table) == soft
    assert fewer(table) == saved
    assert hears(table, monster) is not soft


@card("cleaners_net")
def test_a_cleaners_net_may_be_thrown_away_after_a_battle(table):
    in_dungeon(table, "edlin_1", "cleaners_net").do("wield cleaners_net edlin_1")
    strong(table).do("battle", "use cleaners_net throw_away")
    assert table.in_zone(board.DESTROYED) == ["cleaners_net"]
    assert table.in_zone(board.PLAY) == ["edlin_1"]
