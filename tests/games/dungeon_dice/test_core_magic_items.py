"""One-use dice of the guilds and arenas: compass, wand, wards, summons, charms and blades (DD-ONEUSE)."""

import pytest
from tests.games.dungeon_dice.teller import Story

from marks import die, rule


@rule("DD-ONEUSE-EXPLORE", "DD-ABILITY-EXPLORE", "DD-LOC-6")
@die("compass")
def test_the_compass_turns_the_dungeon_die(table: Story) -> None:
    table.start(mode="standard", dungeon_die="A").own("compass")
    table.state.place = "forest"
    table.meets("wolf L2")
    table.do("roll compass")
    assert len(table.offers) == 5 + 1
    assert "use_place compass EXPLORE forest" not in table.offers
    table.do("use_place compass EXPLORE bazaar")
    assert table.state.place == "bazaar"
    table.do("run")


@rule("DD-ONEUSE-WAND-1", "DD-ABILITY-WAND")
@die("wand")
@pytest.mark.parametrize(
    ("symbol", "names", "totals"),
    [
        ("FIRE", ["use wand FIRE", "use_who spell_fire FIRE seat0"], (1 + 5, 4 + 2)),
        ("DRAIN", ["use_die wand DRAIN foe.monster_level.2"], (1 + 2, 4)),
        ("TANGLE", ["use_die wand TANGLE foe.monster_level.2"], (1, 4)),
    ],
)
def test_a_wand_gives_the_ability_it_shows(
    table: Story, symbol: str, names: list[str], totals: tuple[int, int]
) -> None:
    table.start(mode="standard").own("wand", "bomb")
    table.meets("wolf L2")
    table.levels(0, 1).foe(4, 2).do("confront")
    table.throws(0, f"wand {symbol}").do("roll wand")
    if symbol == "FIRE":
        table.throws(0, "spell_fire 5 FIRE")
    table.do(*names)
    assert table.totals == totals
    assert not [kind for kind in table.owned() if kind == "wand"]  # no experience to keep it with
    table.do("pass")
    table.leave_open()


@rule("DD-ONEUSE-WAND-1")
@die("wand")
def test_a_wand_heals_outside_combat(table: Story) -> None:
    table.start(mode="standard").wound("level").own("wand")
    table.meets("wolf L2")
    table.do("run").throws(0, "wand HEALING").do("roll wand", "use wand HEALING", "mend_level seat0")
    assert table.state.hurt[0] == 0


@rule("DD-ONEUSE-WAND-2", "DD-ONEUSE-WAND-3")
@die("wand")
def test_an_experience_keeps_the_wand_and_may_cost_a_level_die(table: Story) -> None:
    table.start(mode="standard").experience(3).wound("level").own("wand")
    table.meets("wolf L2")
    table.levels(0, 1).foe(4, 2).do("confront")
    table.throws(0, "wand TANGLE").do("roll wand", "use_die wand TANGLE foe.monster_level.2")
    assert table.asked == (0, "keep_wand")
    table.do("keep_wand wand")
    assert table.state.experience[0] == 2
    assert table.state.hurt[0] == 0
    assert table.owned() == ["wand"]
    table.throws(0, "wand STUN").do("roll wand", "pass")  # nothing to answer
    assert table.compared == (1, 4, "loss")
    assert table.state.hurt[0] == 1
    assert not table.owned()


@rule("DD-ONEUSE-WARDING", "DD-ABILITY-WARDING", "DD-OFFTURN-3")
@die("ward_stone")
@pytest.mark.parametrize("permitted", [True, False])
def test_outsiders_need_the_warders_permission(table: Story, permitted: bool) -> None:
    table.start(mode="standard").own("ward_stone")
    table.own("bomb", "bomb", seat=1)
    table.meets("wolf L2")
    table.do("roll ward_stone", "use ward_stone WARDING")
    table.levels(0, 2).foe(5, 5).do("confront")
    if permitted:
        table.throws(1, "bomb 5 BOMB")
    table.do("roll bomb")
    assert table.asked == (0, "permit")
    table.do("permit seat1 bomb" if permitted else "pass")
    if permitted:
        table.do("use_who bomb BOMB foe", "pass")
    assert table.compared == (2, 15 if permitted else 10, "loss")
    assert table.owned(1).count("bomb") == (1 if permitted else 2)


@rule("DD-ONEUSE-SUMMON-1", "DD-ONEUSE-SUMMON-3", "DD-ABILITY-SUMMON-1", "DD-ABILITY-SUMMON-2", "DD-IMMUNE-4")
@die("summoning_stone")
def test_a_summoned_monster_adds_its_level_and_its_abilities(table: Story) -> None:
    table.start(mode="standard").own("summoning_stone", "wand")
    table.bag("item", "key")
    table.meets("wolf L2")
    table.bag("encounter", "giant_spider", "familiar_rat")
    table.levels(0, 2).foe(3, 1).do("confront", "roll summoning_stone")
    table.takes_out("encounter", "familiar_rat", "giant_spider")
    table.throws(0, "giant_spider L4").do("use_who summoning_stone SUMMON seat0")
    assert table.totals == (6, 4)
    table.do("use_die giant_spider DRAIN foe.monster_level.1")
    assert table.totals == (7, 3)
    assert not [offer for offer in table.offers if offer.startswith("use_die giant_spider")]  # once
    table.do("pass")
    assert table.compared == (7, 3, "win")
    assert table.in_bag("encounter") == ["familiar_rat", "giant_spider", "wolf"]
    assert table.owned() == ["key", "wand"]
    assert not table.trophies()


@rule("DD-ONEUSE-SUMMON-2")
@die("summoning_stone")
def test_a_summoned_reward_side_fizzles(table: Story) -> None:
    table.start(mode="standard").own("summoning_stone")
    table.meets("wolf L2")
    table.bag("encounter", "giant_spider")
    table.levels(0, 2).foe(3, 1).do("confront", "roll summoning_stone")
    table.throws(0, "giant_spider reward").do("use_who summoning_stone SUMMON foe")
    assert table.compared == (2, 4, "loss")
    assert len(table.happened("fizzled")) == 1


@rule("DD-OR-68")
@die("summoning_stone")
def test_a_monster_summoned_for_the_foe_has_only_its_abilities_in_combat(table: Story) -> None:
    table.start(mode="standard").own("bomb", "sword_black")
    table.own("summoning_stone", seat=1)
    table.meets("wolf L2")
    table.bag("encounter", "basilisk")
    table.throws(0, "sword_black 3").levels(0, 2).foe(3, 1).do("confront", "pass", "roll summoning_stone")
    table.throws(1, "basilisk L5").do("use_who summoning_stone SUMMON foe")
    table.do("pass")
    assert table.compared == (5, 9, "loss")
    assert not table.wounded
    assert "sword_black" in table.owned()


@rule("DD-OR-68")
def test_a_summoned_giant_does_not_shake_the_ground(table: Story) -> None:
    table.start(mode="standard").own("bomb")
    table.own("summoning_stone", seat=1)
    table.meets("wolf L2")
    table.bag("encounter", "giant")
    table.levels(0, 2).foe(3, 1).do("confront", "pass", "roll summoning_stone")
    table.throws(1, "giant L4").do("use_who summoning_stone SUMMON foe")
    table.throws(0, "bomb 4 BOMB").do("roll bomb", "use_who bomb BOMB seat0")
    assert table.compared == (6, 8, "loss")


@rule("DD-ONEUSE-CHARM-1", "DD-ONEUSE-CHARM-3", "DD-ABILITY-CHARM", "DD-ASSIST-4", "DD-ASSIST-1")
@die("charm_philtre")
def test_charm_forces_help_and_the_charmer_arms_the_helper(table: Story) -> None:
    table.start(mode="standard", seats=3).own("charm_philtre")
    table.own("sword_black", "hammer_black", seat=1)
    table.meets("wolf L2")
    table.do("roll charm_philtre", "use_mode charm_philtre CHARM offer", "invite seat1")
    assert table.asked == (0, "arm")  # seat 1 was not asked, and seat 0 chooses its dice
    table.do("arm sword_black")
    assert table.refusal("invite seat2") == ("enough_help",)
    table.throws(1, "sword_black 3").levels(0, 1).levels(1, 1).foe(5, 5).do("confront")
    assert table.compared == (5, 10, "loss")


@rule("DD-ONEUSE-CHARM-1")
@die("charm_philtre")
def test_who_refused_before_must_help_after_a_charm(table: Story) -> None:
    table.start(mode="standard", seats=3).own("charm_philtre")
    table.meets("wolf L2")
    table.do("invite seat1", "pass")
    assert table.refusal("invite seat1") == ("refused",)
    table.do("roll charm_philtre", "use_mode charm_philtre CHARM offer", "invite seat1")
    assert table.state.fighters == (0, 1)
    table.do("run")


@rule("DD-ONEUSE-CHARM-1", "DD-ASSIST-4")
@die("charm_philtre")
def test_charm_forbids_help_and_sends_helpers_away(table: Story) -> None:
    table.start(mode="standard", seats=3)
    table.own("charm_philtre", seat=2)
    table.meets("wolf L2")
    table.do("invite seat1", "accept", "confront", "roll charm_philtre")
    table.do("use_mode charm_philtre CHARM refuse")
    assert table.asked == (0, "prepare")
    assert table.refusal("invite seat2") == ("charmed",)
    table.levels(0, 1).foe(5, 5).do("confront")
    assert table.state.hurt == [1, 0, 0]


@rule("DD-ONEUSE-ENCHANT", "DD-ABILITY-ENCHANT", "DD-REWARD-ENCHANT-1", "DD-OR-27")
@die("enchanting_oil")
def test_enchanting_oil_swaps_equipment_for_an_artifact_of_its_type(table: Story) -> None:
    table.start(mode="standard").own("enchanting_oil", "sword_grey", "bow_black")
    table.bag("artifact", "artifact_sword")
    table.meets("wolf L2")
    table.do("roll enchanting_oil", "use enchanting_oil ENCHANT")
    assert table.offers == ["swap sword_grey artifact_sword", "pass"]
    table.do("swap sword_grey artifact_sword", "run")
    assert table.owned() == ["artifact_sword", "bow_black"]
    assert "sword_grey" in table.in_bag("equipment")


@rule("DD-ONEUSE-UPGRADE-1", "DD-ONEUSE-UPGRADE-2", "DD-ABILITY-UPGRADE")
@die("whetstone")
def test_a_whetstone_raises_a_grade_if_the_bag_has_it(table: Story) -> None:
    table.start(mode="standard").own("whetstone", "sword_grey", "bow_black", "axe_purple")
    table.bag("equipment", "sword_black")
    table.meets("wolf L2")
    table.do("roll whetstone")
    assert table.refusal("use_piece whetstone UPGRADE bow_black") == ("not_in_bag", "bow_purple")
    assert table.offers == ["use_piece whetstone UPGRADE sword_grey", "pass"]
    table.do("use_piece whetstone UPGRADE sword_grey", "run")
    assert table.owned() == ["axe_purple", "bow_black", "sword_black"]
    assert table.in_bag("equipment") == ["sword_grey"]


@rule("DD-ONEUSE-UPGRADE-1")
@die("whetstone")
def test_black_becomes_purple(table: Story) -> None:
    table.start(mode="standard").own("whetstone", "bow_black")
    table.bag("equipment", "bow_purple")
    table.meets("wolf L2")
    table.do("roll whetstone", "use_piece whetstone UPGRADE bow_black", "run")
    assert table.owned() == ["bow_purple"]


@rule("DD-ONEUSE-SHURIKEN-1", "DD-ONEUSE-SHURIKEN-2", "DD-ABILITY-SHURIKEN")
@die("shuriken")
@pytest.mark.parametrize(("side", "number"), list(enumerate((1, 2, 2, 3, 3, 4))))
def test_a_shuriken_lowers_a_total_and_a_player_hit_keeps_it(table: Story, side: int, number: int) -> None:
    table.start(mode="standard").own("shuriken")
    table.own("shuriken", seat=1)
    table.meets("wolf L2")
    table.levels(0, 4).foe(6, 6).do("confront")
    table.load(0, side)
    table.do("roll shuriken", "use_who shuriken SHURIKEN foe")
    assert table.totals == (4, 12 - number)
    table.load(1, side)
    table.do("roll shuriken", "use_who shuriken SHURIKEN seat0")
    assert table.totals == (4 - number, 12 - number)
    assert table.owned() == ["shuriken"]
    assert not table.owned(1)
    table.do("pass")
    assert "shuriken" in table.in_bag("item")


@rule("DD-OR-65")
@pytest.mark.parametrize(("floor", "mine"), [(True, 0), (False, -3)])
def test_a_total_below_nought(table: Story, floor: bool, mine: int) -> None:
    table.start(mode="standard", total_floor=floor)
    table.own("shuriken", seat=1)
    table.meets("wolf L2")
    table.levels(0, 1).foe(1, 1).do("confront")
    table.throws(1, "shuriken 4 SHURIKEN").do("roll shuriken", "use_who shuriken SHURIKEN seat0")
    if table.state.mode:
        table.do("pass")
    assert table.compared == (mine, 2, "loss")


@rule("DD-ONEUSE-3", "DD-COMBAT-9")
@die("wand")
@pytest.mark.parametrize(
    ("symbol", "victim", "compared"),
    [
        ("TANGLE", "seat0.hero_level.2", (0, 6, "loss")),
        ("TANGLE", "foe.monster_level.1", (2, 5, "loss")),
        ("DRAIN", "seat0.hero_level.2", (0, 8, "loss")),
        ("DRAIN", "foe.monster_level.1", (3, 5, "loss")),
    ],
)
def test_an_outsider_aims_a_wand_at_either_side(
    table: Story, symbol: str, victim: str, compared: tuple[int, int, str]
) -> None:
    table.start(mode="standard")
    table.own("wand", seat=1)
    table.meets("wolf L2")
    table.levels(0, 2).foe(1, 5).do("confront").throws(1, f"wand {symbol}").do("roll wand")
    assert len(table.offers) == 3  # either side's lowest die, or nothing
    table.do(f"use_die wand {symbol} {victim}")
    assert table.compared == compared
