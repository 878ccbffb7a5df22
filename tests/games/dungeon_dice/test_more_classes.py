"""Classes: what unlocks them, when their dice are rolled, and every passive and ability (DD-CLASS)."""

import pytest
from tests.games.dungeon_dice.teller import FOE, Story

from delvewright.games.dungeon_dice.after import _charisma_answered
from delvewright.games.dungeon_dice.events import cursed_reward
from delvewright.games.dungeon_dice.kinds import KINDS
from delvewright.kernel.steps import push
from marks import die, rule

GEAR = {
    "class_rogue": ("dagger_grey", "whip_grey"),
    "class_assassin": ("sword_grey", "bow_grey"),
    "class_wizard": ("staff_grey", "dagger_grey"),
    "class_cleric": ("hammer_grey", "staff_grey"),
    "class_barbarian": ("hammer_grey", "axe_grey"),
    "class_ranger": ("bow_grey", "spear_grey"),
    "class_druid": ("harp_grey", "whip_grey"),
    "class_bard": ("harp_grey", "axe_grey"),
    "class_artificer": ("artifact_armor", "vorpal_sword", "sword_of_wounding"),
}


def fights(table: Story, *dice: str, foe: str = "wolf L2", side: str = "", **settings: object) -> Story:
    """A lone hero with this class and gear is about to confront; the class die will show a side."""
    table.start(**settings)
    table.own(*dice)
    table.bag("item", "key")
    table.meets(foe)
    return table


def rolls_class(table: Story, name: str, side: str, seat: int = 0) -> None:
    sides = KINDS[name].faces
    table.load(
        seat,
        next(n for n, one in enumerate(sides) if [s for s, _ in one.symbols] == [side] or side in one.inert),
    )


def studied(table: Story) -> list[str]:
    return [table.state.cast[piece].id for _, piece, _ in table.happened("studied")]


# Classes in general ----------------------------------------------------------------------------------


@rule(
    "DD-CLASS-GEN-2",
    "DD-CLASS-ROGUE-1",
    "DD-CLASS-ASSASSIN-1",
    "DD-CLASS-WIZARD-1",
    "DD-CLASS-CLERIC-1",
    "DD-CLASS-BARBARIAN-1",
    "DD-CLASS-RANGER-1",
    "DD-CLASS-DRUID-1",
    "DD-CLASS-BARD-1",
    "DD-CLASS-ARTIFICER-1",
    "DD-OR-81",
    "DD-CLASS-GEN-4",
    "DD-ABILITY-CLASS-REQUIREMENT",
)
@pytest.mark.parametrize(
    ("name", "gear"),
    [pytest.param(name, one, marks=die(name)) for name, gear in GEAR.items() for one in gear],
)
def test_either_kind_of_class_equipment_unlocks_a_class(table: Story, name: str, gear: str) -> None:
    fights(table, name, gear)
    if table.gear() != [gear]:
        table.do(f"arm {gear}")  # a cursed artifact is put on by choice
    table.load(0, 0)
    table.levels(0, 1).foe(6, 6)
    rolls_class(table, name, "CLASS_REQUIREMENT")
    table.do("confront")
    assert studied(table) == [name]
    assert table.compared[2] == "loss"  # the requirement side does nothing


@rule("DD-CLASS-GEN-2", "DD-CLASS-KNIGHT-1")
@die("class_knight")
@pytest.mark.parametrize(
    ("gear", "knight"),
    [
        (("sword_grey",), False),
        (("armor_grey",), False),
        (("sword_grey", "armor_grey"), True),
        (("spear_grey", "armor_grey"), True),
    ],
)
def test_the_knight_needs_a_weapon_and_armor(table: Story, gear: tuple[str, ...], knight: bool) -> None:
    fights(table, "class_knight", *gear)
    for _ in gear:
        table.load(0, 0)
    table.levels(0, 1).foe(6, 6)
    if knight:
        rolls_class(table, "class_knight", "RESCUE")
    table.do("confront")
    assert studied(table) == (["class_knight"] if knight else [])


@rule("DD-CLASS-GEN-2")
def test_without_its_equipment_a_class_is_not_rolled(table: Story) -> None:
    fights(table, "class_rogue", "sword_grey")
    table.throws(0, "sword_grey 1").levels(0, 1).foe(6, 6).do("confront")
    assert studied(table) == []


@rule("DD-CLASS-GEN-1")
@die("class_monk")
def test_a_drawn_class_is_kept_and_waits(table: Story) -> None:
    table.start()
    table.bag("encounter", "class_monk", "wolf")
    table.draws("encounter", "class_monk").do("draw")
    assert table.owned() == ["class_monk"]
    assert studied(table) == []


@rule("DD-CLASS-GEN-3", "DD-CLASS-GEN-6")
@die("class_barbarian")
def test_class_dice_are_rolled_in_combat_and_never_again(table: Story) -> None:
    fights(table, "class_barbarian", "axe_grey", "luck_charm")
    assert not [name for name in table.offers if "class_barbarian" in name]  # not before combat
    table.throws(0, "axe_grey 4").levels(0, 1).foe(6, 6)
    rolls_class(table, "class_barbarian", "WAR_CRY")
    table.do("confront")
    table.foe(1, 1).do("use_who class_barbarian WAR_CRY foe")
    assert table.compared == (5, 2, "win")
    assert studied(table) == ["class_barbarian"]
    table.leave_open()


@rule("DD-CLASS-GEN-7", "DD-OR-47")
@die("class_rogue", "class_druid")
def test_one_class_a_turn(table: Story) -> None:
    fights(table, "class_rogue", "class_druid", "whip_grey")
    table.throws(0, "whip_grey 1").levels(0, 1).foe(5, 6).do("confront")
    assert table.asked == (0, "class")
    assert table.offers == ["study class_rogue", "study class_druid"]
    rolls_class(table, "class_druid", "TANGLE")
    table.do("study class_druid", "use_die class_druid TANGLE foe.monster_level.5")
    assert table.compared == (2, 6, "loss")
    assert studied(table) == ["class_druid"]


@rule("DD-OR-47", "DD-CLASS-GEN-5")
@die("class_rogue", "class_wizard")
def test_a_class_fixed_this_turn_shuts_out_the_passive_of_another(table: Story) -> None:
    fights(table, "class_rogue", "class_wizard", "dagger_black", foe="demon L3").experience(5)
    table.bag("equipment", "armor_grey")
    table.throws(0, "dagger_black 2").levels(0, 4, 4, 4).foe(1, 1, 1).do("confront")
    rolls_class(table, "class_wizard", "MEMORIZE")
    table.do("study class_wizard", "pass")
    assert table.compared == (14, 3, "win")
    assert table.happened("unopened") == [(0,)]  # no PICK LOCK for the Wizard of this turn


@rule("DD-CLASS-GEN-5", "DD-CLASS-ROGUE-2", "DD-ABILITY-PICK-LOCK")
@die("class_rogue")
def test_pick_lock_works_whatever_is_rolled(table: Story) -> None:
    fights(table, "class_rogue", "whip_black", foe="demon L3").experience(5)
    table.bag("artifact", "artifact_sword")
    table.throws(0, "whip_black 2").levels(0, 4, 4, 4).foe(1, 1, 1)
    rolls_class(table, "class_rogue", "CLASS_REQUIREMENT")
    table.do("confront", "pass")
    assert "artifact_sword" in table.owned()


@rule("DD-CLASS-GEN-8", "DD-CLASS-ROGUE-1", "DD-CLASS-RANGER-1", "DD-CLASS-BARD-1", "DD-CLASS-ARTIFICER-1")
@pytest.mark.parametrize(
    ("name", "gear"),
    [
        pytest.param("class_rogue", "whip_grey", marks=die("class_rogue")),
        pytest.param("class_ranger", "spear_grey", marks=die("class_ranger")),
        pytest.param("class_bard", "axe_grey", marks=die("class_bard")),
        pytest.param("class_artificer", "artifact_sword", marks=die("class_artificer")),
    ],
)
def test_some_classes_are_rolled_before_combat_on_the_own_turn(table: Story, name: str, gear: str) -> None:
    fights(table, name, gear)
    rolls_class(table, name, "CLASS_REQUIREMENT")
    table.do(f"study {name}")
    assert table.asked == (0, "prepare")
    table.load(0, 0)
    table.levels(0, 1).foe(6, 6).do("confront")
    assert studied(table) == [name]  # and not once more in the combat


# Rogue -----------------------------------------------------------------------------------------------


@rule("DD-CLASS-ROGUE-3")
@die("class_rogue")
def test_the_invisible_rogue_takes_the_reward_without_a_fight(table: Story) -> None:
    fights(table, "class_rogue", "whip_grey", foe="ogre L5")
    table.bag("equipment", "armor_grey")
    rolls_class(table, "class_rogue", "INVISIBILITY")
    table.do("study class_rogue", "use class_rogue INVISIBILITY")
    assert table.owned() == ["armor_grey", "class_rogue", "whip_grey"]
    assert table.state.experience[0] == 0
    assert table.asked == (1, "turn")
    assert table.in_bag("encounter") == ["ogre"]


@rule("DD-CLASS-ROGUE-4", "DD-ABILITY-SECRET-PASSAGE")
@die("class_rogue")
@pytest.mark.parametrize(
    ("foe", "improve", "rewards"),
    [
        ("wolf L2", "POTION", ["TREASURE_CHEST"]),
        ("ogre L2", "TREASURE_CHEST", ["LOCKED_CHEST"]),
        ("harpy L2", "OTHER", ["ENCHANT", "POTION"]),
    ],
)
def test_secret_passage_improves_a_reward(table: Story, foe: str, improve: str, rewards: list[str]) -> None:
    fights(table, "class_rogue", "whip_black", foe=foe)
    table.bag("equipment", "armor_grey")
    table.bag("artifact", "artifact_bow")
    table.throws(0, "whip_black 2").levels(0, 4).foe(1, 1)
    rolls_class(table, "class_rogue", "SECRET_PASSAGE")
    table.do("confront", f"improve {improve}")
    assert [symbol for _, symbol in table.happened("reward")] == rewards
    won = {"POTION": "armor_grey", "TREASURE_CHEST": "artifact_bow", "OTHER": "key"}[improve]
    assert won in table.owned()


# Assassin --------------------------------------------------------------------------------------------


@rule("DD-CLASS-ASSASSIN-2", "DD-ABILITY-INTIMIDATION", "DD-OR-80")
@die("class_assassin")
def test_intimidation_lowers_other_heroes_by_one_each(table: Story) -> None:
    table.start(seats=3)
    table.own("class_assassin", "sword_grey", seat=2)
    table.ready(2)
    table.meets("wolf L2")
    table.do("invite seat1", "accept").levels(0, 4).levels(1, 3).foe(3, 3).do("confront")
    table.do("pass", seat=2)
    table.do("intimidate seat0", "intimidate seat1", seat=2)
    assert table.totals == (5, 6)
    table.do("pass", seat=2)
    assert table.compared == (5, 6, "loss")


@rule("DD-CLASS-ASSASSIN-1", "DD-CLASS-ASSASSIN-3", "DD-ABILITY-ASSASSINATE", "DD-OR-80")
@die("class_assassin")
def test_the_assassin_shoots_into_anothers_combat_once_a_round(table: Story) -> None:
    table.start()
    table.own("class_assassin", "sword_black", "bow_black", seat=1)
    table.ready(1)
    table.meets("wolf L2")
    table.levels(0, 4).foe(1, 1).do("confront")
    table.do("pass")
    rolls_class(table, "class_assassin", "ASSASSINATE", seat=1)
    table.do("study class_assassin")
    assert {"assassinate sword_black foe", "assassinate bow_black foe", "assassinate bow_black seat0"} <= set(
        table.offers
    )
    table.throws(1, "bow_black 4").do("assassinate bow_black foe")
    assert table.totals == (4, 6)
    assert "assassinate sword_black foe" not in table.offers
    assert table.refusal("study class_assassin", seat=1)[0] in ("once_a_round",)
    table.do("pass")
    assert table.compared == (4, 6, "loss")


@rule("DD-CLASS-ASSASSIN-4", "DD-CLASS-ASSASSIN-1")
@die("class_assassin")
def test_the_assassin_poisons_a_hero_from_outside(table: Story) -> None:
    table.start().experience(3)
    table.own("class_assassin", "sword_black", seat=1)
    table.ready(1)
    table.meets("wolf L2")
    table.levels(0, 4, 3).foe(2, 3).do("confront")
    table.do("pass")
    rolls_class(table, "class_assassin", "POISON", seat=1)
    table.do("study class_assassin", "use_who class_assassin POISON seat0")
    table.do("pass")
    assert table.compared == (4, 5, "loss")


@rule("DD-CLASS-ASSASSIN-1")
@die("class_assassin")
def test_the_assassin_may_be_rolled_before_anothers_combat(table: Story) -> None:
    table.start()
    table.own("class_assassin", "sword_black", seat=1)
    table.ready(1)
    table.meets("wolf L3")
    table.do("confront")
    assert table.asked == (1, "others_before")
    rolls_class(table, "class_assassin", "POISON", seat=1)
    table.do("study class_assassin")
    table.leave_open()


@rule("DD-CLASS-ASSASSIN-3")
@die("class_assassin")
def test_in_the_own_combat_the_assassin_adds_a_sword_that_is_not_in_hand(table: Story) -> None:
    fights(table, "class_assassin", "bow_black", "sword_black")
    assert table.gear() == ["bow_black"]
    table.throws(0, "bow_black 1").levels(0, 1).foe(2, 2)
    rolls_class(table, "class_assassin", "ASSASSINATE")
    table.do("confront")
    table.throws(0, "sword_black 3 SLASH").do("assassinate sword_black seat0")
    assert table.totals == (5, 4)
    table.levels(0, 4).do("use_die sword_black SLASH seat0.hero_level.1")
    assert table.compared == (8, 4, "win")


# Wizard ----------------------------------------------------------------------------------------------


@rule("DD-CLASS-WIZARD-2", "DD-ABILITY-MEMORIZE")
@die("class_wizard")
def test_the_wizard_memorizes_a_scroll_when_resting(table: Story) -> None:
    table.start()
    table.own("class_wizard", "staff_black")
    table.bag("item", "bomb", "scroll")
    table.throws(0, "spell_healing FIZZLE").do("rest")
    assert table.asked == (0, "pick")
    table.do("pick scroll")
    assert "scroll" in table.owned()
    table.do("pass")


@rule("DD-CLASS-WIZARD-3")
@die("class_wizard")
def test_the_wizard_casts_a_spell(table: Story) -> None:
    fights(table, "class_wizard", "staff_black")
    table.throws(0, "staff_black 1").levels(0, 1).foe(2, 2)
    rolls_class(table, "class_wizard", "SCROLL")
    table.do("confront")
    table.throws(0, "spell_fire 4 FIRE").do("use_piece class_wizard SCROLL spell_fire", "pass")
    table.do("use_who spell_fire FIRE seat0")
    assert table.compared == (6, 4, "win")


@rule("DD-CLASS-WIZARD-4")
@die("class_wizard")
def test_the_wizard_summons_for_the_own_total(table: Story) -> None:
    fights(table, "class_wizard", "staff_black")
    table.throws(0, "staff_black 1").levels(0, 1).foe(2, 2)
    rolls_class(table, "class_wizard", "SUMMON")
    table.do("confront")
    table.bag("encounter", "asp")
    assert "use_who class_wizard SUMMON foe" not in table.offers
    table.throws(0, "asp L3").do("use_who class_wizard SUMMON seat0")
    assert table.totals == (5, 4)
    table.do("use_die asp TANGLE foe.monster_level.2")
    assert table.compared == (5, 2, "win")
    assert "asp" in table.in_bag("encounter")


# Knight ----------------------------------------------------------------------------------------------


@rule("DD-CLASS-KNIGHT-2", "DD-ABILITY-RESCUE", "DD-OR-48", "DD-EX-53", "DD-ASSIST-8")
@die("class_knight")
def test_the_knight_rescues_a_lone_loser_and_keeps_the_trophy(table: Story) -> None:
    table.start().experience(3)
    table.own("hammer_black")
    table.own("class_knight", "sword_black", "armor_black", seat=1)
    table.bag("item", "bomb")
    table.meets("wolf L4")
    table.throws(0, "hammer_black 2").levels(0, 4, 2).foe(6, 4, 1, 1).do("confront")
    assert table.asked == (1, "rescue")
    assert table.compared[:2] == (8, 12)
    table.throws(1, "sword_black 2", "armor_black 1").levels(1, 3)
    rolls_class(table, "class_knight", "RESCUE", seat=1)
    table.bag("item", "bomb", "key")
    table.do("rescue")
    assert table.compared == (14, 12, "win")
    assert table.asked == (1, "trophy")
    table.do("keep wolf")
    assert table.state.experience == [4, 1]
    assert table.trophies(1) == ["wolf"]


@rule("DD-ABILITY-THROW-2", "DD-CLASS-KNIGHT-2")
def test_a_knight_does_not_roll_a_dagger_again_that_it_has_thrown(table: Story) -> None:
    table.start()
    table.own("class_knight", "sword_black", "dagger_black", "armor_black", seat=1)
    table.state.gear[1] = tuple(table.state.zones[1])[1:]
    table.meets("wolf L4")
    table.levels(0, 1).foe(6, 4, 1, 1).do("confront")
    assert table.asked == (1, "outsiders")
    table.throws(1, "dagger_black 1").do("throw dagger_black seat0")
    assert table.asked == (1, "rescue")
    table.throws(1, "sword_black 2", "armor_black 1").levels(1, 3)
    rolls_class(table, "class_knight", "RESCUE", seat=1)
    table.do("rescue")
    assert table.compared[:2] == (8, 12)


@rule("DD-OR-48", "DD-CLASS-KNIGHT-2")
@die("class_knight")
def test_a_knight_who_fails_shares_the_wound(table: Story) -> None:
    table.start()
    table.own("class_knight", "sword_black", "armor_black", seat=1)
    table.meets("wolf L2")
    table.levels(0, 1).foe(6, 6).do("confront")
    table.throws(1, "sword_black 2", "armor_black 1").levels(1, 3)
    rolls_class(table, "class_knight", "RESCUE", seat=1)
    table.do("rescue")
    assert table.compared == (7, 12, "loss")
    assert table.state.hurt == [1, 1]


@rule("DD-OR-48")
@die("class_knight")
def test_nobody_rescues_a_pair_or_another_knight(table: Story) -> None:
    table.start(seats=3)
    table.own("class_knight", "sword_black", "armor_black", seat=2)
    table.meets("wolf L2")
    table.do("invite seat1", "accept").levels(0, 1).levels(1, 1).foe(6, 6).do("confront")
    assert table.state.hurt == [1, 1, 0]


@rule("DD-CLASS-KNIGHT-2", "DD-ASSIST-6", "DD-EVENT-MIMIC-1")
@die("class_knight", "mimic")
def test_nobody_is_rescued_from_a_mimic(table: Story) -> None:
    table.start()
    table.own("class_knight", "sword_black", "armor_black", seat=1)
    table.bag("equipment", "mimic")
    table.bag("encounter", "ogre", "wolf")
    table.draws("encounter", "ogre").throws(0, "ogre reward", "mimic L3").levels(0, 1).foe(6, 6, 6).do("draw")
    assert table.compared == (1, 18, "loss")
    assert table.asked == (1, "turn")


@rule("DD-CLASS-KNIGHT-3", "DD-ABILITY-SLASH-AND-PROTECTION")
@die("class_knight")
def test_slash_and_protection_gives_both(table: Story) -> None:
    fights(table, "class_knight", "spear_black", "armor_black")
    table.throws(0, "spear_black 1", "armor_black 1").levels(0, 1).foe(6, 5)
    rolls_class(table, "class_knight", "SLASH_AND_PROTECTION")
    table.do("confront")
    assert table.asked == (0, "armor")
    table.foe(1).do("use_die class_knight PROTECTION foe.monster_level.6")
    table.levels(0, 4).do("use_die class_knight SLASH seat0.hero_level.1")
    assert table.compared == (6, 6, "tie")


@rule("DD-CLASS-KNIGHT-4", "DD-ABILITY-INSPIRE")
@die("class_knight")
def test_inspired_heroes_reroll_all_dice_or_none(table: Story) -> None:
    table.start(seats=3)
    table.own("class_knight", "sword_black", "armor_black")
    table.bag("item", "key")
    table.meets("asp L2")
    table.do("invite seat1", "accept")
    table.throws(0, "sword_black 1", "armor_black 1").levels(0, 2).levels(1, 4).foe(6, 5)
    rolls_class(table, "class_knight", "INSPIRE")
    table.do("confront", "pass", "use_die asp TANGLE seat0.sword_black.1")
    table.do("use_heroes class_knight INSPIRE seat0+seat1")
    assert table.asked == (0, "inspire")
    table.throws(0, "armor_black 2").levels(0, 4).do("reroll_all")  # the sword stays out
    assert table.asked == (1, "inspire")
    table.do("pass")
    assert table.compared == (10, 11, "loss")


# Cleric ----------------------------------------------------------------------------------------------


@rule("DD-CLASS-CLERIC-2", "DD-ABILITY-MASTER-HEALER")
@die("class_cleric")
def test_the_cleric_heals_any_player_on_the_own_turn(table: Story) -> None:
    fights(table, "class_cleric", "hammer_black").experience(3, seat=1).wound("level", seat=1)
    table.do("master_heal", "mend_level seat1")
    assert table.state.hurt[1] == 0
    assert table.refusal("master_heal") == ("once_a_turn",)
    table.do("run")


@rule("DD-CLASS-CLERIC-3", "DD-ABILITY-BLESS", "DD-EX-54")
@die("class_cleric")
def test_the_owner_of_a_blessed_die_turns_it(table: Story) -> None:
    table.start(seats=3)
    table.own("class_cleric", "hammer_black", seat=1)
    table.meets("wolf L2")
    table.do("invite seat1", "accept", "arm hammer_black")
    table.levels(0, 1).throws(1, "hammer_black 2").levels(1, 1).foe(4, 4)
    rolls_class(table, "class_cleric", "BLESS", seat=1)
    table.do("confront", "use_die class_cleric BLESS seat0.hero_level.1")
    assert table.asked == (0, "bless")
    table.bag("item", "key")
    table.do("turn_to seat0.hero_level.1 4")
    assert table.compared == (7, 8, "loss")


@rule("DD-CLASS-CLERIC-4", "DD-EX-54", "DD-ONEUSE-WARDING")
@die("class_cleric")
@pytest.mark.parametrize("allowed", [True, False])
def test_under_warding_outsiders_ask_before_they_throw_bombs(table: Story, allowed: bool) -> None:
    fights(table, "class_cleric", "hammer_black")
    table.own("bomb", "dagger_black", seat=1)
    table.throws(0, "hammer_black 2").levels(0, 4).foe(2, 2)
    rolls_class(table, "class_cleric", "WARDING")
    table.do("confront", "use class_cleric WARDING", "roll bomb")
    assert table.asked == (0, "permit")
    if allowed:
        table.throws(1, "bomb 5 BOMB").do("permit seat1 bomb", "use_who bomb BOMB foe")
        assert table.totals == (6, 9)
    else:
        table.do("pass")
        assert table.totals == (6, 4)
    table.throws(1, "dagger_black 1").do("throw dagger_black foe")  # a dagger needs no leave
    assert table.compared[:2] == ((6, 10) if allowed else (6, 5))


# Barbarian -------------------------------------------------------------------------------------------


@rule("DD-CLASS-BARBARIAN-2", "DD-ABILITY-MIGHT")
@die("class_barbarian")
def test_might_wields_two_great_weapons_whose_executes_do_not_add_up(table: Story) -> None:
    fights(table, "class_barbarian", "axe_black", "axe_grey", "hammer_black", foe="wolf L3")
    assert "arm axe_black+hammer_black" in table.offers or table.gear() == ["axe_black", "hammer_black"]
    table.do("arm axe_black+axe_grey")
    table.throws(0, "axe_black 2 EXECUTE", "axe_grey 1 EXECUTE").levels(0, 1).foe(6, 6, 6)
    rolls_class(table, "class_barbarian", "MIGHT")
    table.do("confront")  # 2 and 1 are not 3
    assert table.compared == (4, 18, "loss")


@rule("DD-CLASS-BARBARIAN-3", "DD-ABILITY-WAR-CRY", "DD-EX-29", "DD-ABILITY-STUN-3")
@die("class_barbarian")
def test_war_cry_rerolls_what_is_left_of_the_opponent(table: Story) -> None:
    fights(table, "class_barbarian", "axe_black", "familiar_snake", foe="wolf L3")
    table.throws(0, "axe_black 2").levels(0, 1).foe(6, 5, 2)
    rolls_class(table, "class_barbarian", "WAR_CRY")
    table.do("confront")
    table.throws(0, "familiar_snake TANGLE").do("call familiar_snake")
    table.do("use_die familiar_snake TANGLE foe.monster_level.2")
    table.foe(1, 1).do("use_who class_barbarian WAR_CRY foe")  # the removed die stays out
    assert table.compared == (3, 2, "win")


@rule("DD-CLASS-BARBARIAN-4")
@die("class_barbarian")
def test_the_barbarian_alone_grows_strong(table: Story) -> None:
    fights(table, "class_barbarian", "axe_black")
    table.throws(0, "axe_black 2").levels(0, 1).foe(3, 3)
    rolls_class(table, "class_barbarian", "STRENGTH")
    table.do("confront")
    assert table.offers == ["use_who class_barbarian STRENGTH seat0", "pass"]
    table.levels(0, 4).do("use_who class_barbarian STRENGTH seat0")
    assert table.compared == (7, 6, "win")


# Ranger ----------------------------------------------------------------------------------------------


@rule("DD-CLASS-RANGER-2", "DD-ABILITY-TRACK", "DD-ABILITY-HUNT-1", "DD-OR-30")
@die("class_ranger")
@pytest.mark.parametrize(
    ("gear", "action", "dice"), [("spear_grey", "draw", 2), ("bow_grey", "hunt bow_grey", 3)]
)
def test_track_draws_one_more_and_stacks_with_hunt(table: Story, gear: str, action: str, dice: int) -> None:
    table.start()
    table.own("class_ranger", gear)
    table.ready(0)
    table.bag("encounter", "wolf", "ogre", "asp", "bat")
    table.do(action)
    assert table.asked == (0, "encounter")
    assert len(table.offers) == dice
    table.leave_open()


@rule("DD-CLASS-RANGER-3", "DD-ABILITY-SCOUT-OR-REACH")
@die("class_ranger")
@pytest.mark.parametrize("mode", ["SCOUT", "REACH"])
def test_the_ranger_scouts_or_reaches(table: Story, mode: str) -> None:
    table.start()
    table.own("class_ranger", "bow_grey")
    table.bag("encounter", "wolf", "wolf")
    table.throws(0, "wolf L2").do("draw")
    rolls_class(table, "class_ranger", "SCOUT_OR_REACH")
    table.do("study class_ranger")
    if mode == "SCOUT":
        table.foe(6, 6).do("use_mode class_ranger SCOUT_OR_REACH SCOUT")
        assert table.state.rolled == (FOE,)
    else:
        table.throws(0, "bow_grey 1").levels(0, 1).do("use_mode class_ranger SCOUT_OR_REACH REACH")
        assert table.state.rolled == (0,)
    assert not [name for name in table.offers if "SCOUT_OR_REACH" in name]
    table.do("run")


@rule("DD-CLASS-RANGER-4", "DD-ABILITY-TRAPPER")
@die("class_ranger")
@pytest.mark.parametrize("side", ["L2", "reward"])
def test_the_trapper_rerolls_the_encounter(table: Story, side: str) -> None:
    fights(table, "class_ranger", "spear_grey", foe="ogre L5")
    table.bag("equipment", "armor_grey")
    rolls_class(table, "class_ranger", "TRAPPER")
    table.do("study class_ranger")
    table.throws(0, f"ogre {side}").do("use class_ranger TRAPPER")
    if side == "reward":
        assert "armor_grey" in table.owned()
    else:
        table.throws(0, "spear_grey 1").levels(0, 1).foe(1, 1).do("confront")
        assert table.compared[1] == 2


# Druid -----------------------------------------------------------------------------------------------


@rule("DD-CLASS-DRUID-2", "DD-ABILITY-TRAIN-FAMILIAR")
@die("class_druid")
def test_the_druid_has_an_escaping_familiar_rolled_again(table: Story) -> None:
    fights(table, "class_druid", "whip_black", "familiar_wolf", "familiar_snake")
    table.throws(0, "whip_black 1").levels(0, 1).foe(2, 2)
    rolls_class(table, "class_druid", "TRAIN_FAMILIAR")
    table.do("confront")
    table.throws(0, "familiar_wolf ESCAPE").do("call familiar_wolf")
    assert table.asked == (0, "train")
    table.throws(0, "familiar_wolf WOLF_BITE").do("train familiar_wolf", "use familiar_wolf WOLF_BITE")
    assert table.totals == (4, 4)
    assert "familiar_wolf" in table.owned()
    table.throws(0, "familiar_snake ESCAPE").do("call familiar_snake")  # once a turn
    assert "familiar_snake" not in table.owned()


@rule("DD-CLASS-DRUID-2")
@die("class_druid")
def test_in_combat_the_druid_trains_any_familiar(table: Story) -> None:
    table.start(seats=3)
    table.own("familiar_wolf")
    table.own("class_druid", "whip_black", seat=1)
    table.meets("wolf L2")
    table.do("invite seat1", "accept", "arm whip_black").levels(0, 1).throws(1, "whip_black 1").levels(
        1, 1
    ).foe(6, 6)
    rolls_class(table, "class_druid", "TRAIN_FAMILIAR", seat=1)
    table.do("confront")
    table.throws(0, "familiar_wolf ESCAPE").do("call familiar_wolf")
    assert table.asked == (1, "train")
    table.throws(0, "familiar_wolf WOLF_BITE").do("train familiar_wolf", "use familiar_wolf WOLF_BITE")
    assert table.compared == (5, 12, "loss")


@rule("DD-CLASS-DRUID-3")
@die("class_druid")
def test_the_druid_tangles(table: Story) -> None:
    fights(table, "class_druid", "harp_grey")
    table.throws(0, "harp_grey 3").levels(0, 1).foe(4, 3)
    rolls_class(table, "class_druid", "TANGLE")
    table.do("confront", "use_die class_druid TANGLE foe.monster_level.3")
    assert table.compared == (4, 4, "tie")


@rule("DD-CLASS-DRUID-4")
@die("class_druid")
def test_the_druid_hatches_a_familiar_of_choice(table: Story) -> None:
    fights(table, "class_druid", "whip_black")
    table.throws(0, "whip_black 1").levels(0, 1).foe(6, 6)
    rolls_class(table, "class_druid", "HATCH")
    table.bag("encounter", "familiar_owl", "familiar_rat", "asp")
    table.do("confront")
    assert table.asked == (0, "end_of_turn")
    table.do("use class_druid HATCH", "pick familiar_rat")
    assert "familiar_rat" in table.owned()
    table.do("pass")


# Bard ------------------------------------------------------------------------------------------------


def test_a_bard_may_take_a_reward_that_lies_beside_a_cursed_monster_s_own(table: Story) -> None:
    state = table.start(seats=3).state
    push(state, cursed_reward, 0, ("POTION",), ("SCROLL_DIE",))
    before = state.stack
    for symbol, left in (("SCROLL_DIE", (("POTION",), ())), ("POTION", ((), ("SCROLL_DIE",)))):
        state.stack = before
        _charisma_answered(state, ("take", symbol), 1, ("POTION", "SCROLL_DIE"))
        frames = []
        stack = state.stack
        while stack:
            frame, stack = stack
            frames.append(frame)
        assert ("dungeon_dice.events.cursed_reward", (0, *left)) in frames
    table.leave_open()


@rule("DD-CLASS-BARD-2", "DD-ABILITY-CHARISMA")
@die("class_bard")
@pytest.mark.parametrize("number", [4, 5])
def test_a_bard_who_forced_the_way_in_may_take_a_reward(table: Story, number: int) -> None:
    table.start()
    table.own("class_bard", "harp_grey", seat=1)
    table.bag("item", "key")
    table.meets("wolf L2")
    table.do("confront")
    assert table.asked == (1, "others_before")
    table.throws(1, "harp_grey - PERFORM").do("perform harp_grey")
    assert table.state.fighters == (0, 1)
    table.levels(0, 4).levels(1, 4).foe(1, 1)
    rolls_class(table, "class_bard", "CHARISMA", seat=1)
    table.load(1, number - 1)
    table.do("confront")
    if number == 5:
        assert table.asked == (1, "charisma")
        table.do("take POTION")
    assert table.owned(1 if number == 5 else 0)[-1:] == ["key"]


@rule("DD-CLASS-BARD-3", "DD-ABILITY-TALL-TALE", "DD-TROPHY-5")
@die("class_bard")
def test_a_tall_tale_makes_a_blue_monster_a_trophy(table: Story) -> None:
    fights(table, "class_bard", "axe_black")
    table.throws(0, "axe_black 5").levels(0, 1).foe(1, 1)
    rolls_class(table, "class_bard", "TALL_TALE")
    table.do("confront")
    table.bag("encounter", "asp")
    table.do("keep wolf")
    assert table.trophies() == ["wolf"]
    assert table.fame() == 1


@rule("DD-CLASS-BARD-4")
@die("class_bard")
def test_the_bard_charms_all_into_offering_help(table: Story) -> None:
    fights(table, "class_bard", "axe_black", seats=3)
    table.own("sword_black", "dagger_black", "whip_black", seat=2)
    rolls_class(table, "class_bard", "CHARM")
    table.do("study class_bard")
    assert "use_mode class_bard CHARM refuse" not in table.offers
    table.do("use_mode class_bard CHARM offer", "invite seat2")
    assert table.asked == (0, "arm")
    assert table.state.fighters == (0, 2)
    table.do("arm dagger_black+whip_black")
    assert table.gear(2) == ["dagger_black", "whip_black"]
    table.leave_open()


# Artificer -------------------------------------------------------------------------------------------


@rule("DD-CLASS-ARTIFICER-2", "DD-ABILITY-IDENTIFY", "DD-EX-56")
@die("class_artificer")
@pytest.mark.parametrize(("equipped", "enough"), [("artifact_armor", True), ("armor_black", False)])
def test_for_the_artificer_purple_dice_count_double(table: Story, equipped: str, enough: bool) -> None:
    table.start()
    table.own("class_artificer", equipped, "sword_purple", "whip_purple", "dagger_purple")
    table.ready(0)
    table.bag("artifact", "artifact_bow")
    table.throws(0, "spell_healing FIZZLE").do("rest")
    if not enough:
        assert table.asked == (1, "turn")  # four dice are too few
        return
    table.do("trade_in", "give sword_purple", "give whip_purple", "give dagger_purple")
    assert table.owned() == ["artifact_armor", "artifact_bow", "class_artificer"]
    assert table.fame() == 2


@rule("DD-CLASS-ARTIFICER-3")
@die("class_artificer")
def test_the_artificer_upgrades_a_die_that_is_in_the_bag(table: Story) -> None:
    fights(table, "class_artificer", "artifact_armor", "sword_grey", "whip_grey")
    table.bag("equipment", "sword_black", "armor_grey")
    rolls_class(table, "class_artificer", "UPGRADE")
    table.do("study class_artificer")
    assert table.refusal("use_piece class_artificer UPGRADE whip_grey") == ("not_in_bag", "whip_black")
    table.do("use_piece class_artificer UPGRADE sword_grey")
    assert table.owned() == ["artifact_armor", "class_artificer", "sword_black", "whip_grey"]
    assert "sword_grey" in table.in_bag("equipment")
    table.do("run")


@rule("DD-CLASS-ARTIFICER-4", "DD-ABILITY-TRANSMUTE")
@die("class_artificer")
def test_the_artificer_transmutes_a_trophy(table: Story) -> None:
    table.start()
    table.own("class_artificer", "artifact_armor")
    table.trophy("wolf L4")
    table.bag("artifact", "artifact_bow")
    table.meets("ogre L2")
    rolls_class(table, "class_artificer", "TRANSMUTE")
    table.do("study class_artificer", "use_piece class_artificer TRANSMUTE wolf")
    assert table.trophies() == []
    assert "wolf" in table.in_bag("encounter")
    assert "artifact_bow" in table.owned()
    assert table.fame() == 2
    table.do("run")


# Monk ------------------------------------------------------------------------------------------------


@rule("DD-CLASS-MONK-1", "DD-CLASS-MONK-2", "DD-ABILITY-DISCIPLINE", "DD-OR-49")
@die("class_monk")
@pytest.mark.parametrize(
    ("gear", "monk"), [("", True), ("armor_grey", True), ("bo_staff", True), ("sword_grey", False)]
)
def test_the_monk_has_free_hands_and_a_level_more(table: Story, gear: str, monk: bool) -> None:
    fights(table, "class_monk", *([gear] if gear else []))
    if gear:
        table.load(0, 0)
    table.levels(0, *([1, 1] if monk else [1])).foe(6, 6)
    if monk:
        rolls_class(table, "class_monk", "DISCIPLINE")
    table.do("confront")
    assert studied(table) == (["class_monk"] if monk else [])


@rule("DD-CLASS-MONK-3", "DD-ABILITY-FURY")
@die("class_monk")
@pytest.mark.parametrize(("foe", "falls"), [("asp L1", True), ("asp L2", False)])
def test_fury_beats_an_opponent_of_lower_level(table: Story, foe: str, falls: bool) -> None:
    fights(table, "class_monk", foe=foe)
    level = int(foe[-1])
    table.levels(0, 1, 1).foe(*[6] * level)
    rolls_class(table, "class_monk", "FURY")
    table.do("confront", "pass")
    if falls:
        assert table.asked == (0, "last")
        table.bag("item", "key", "key", "key")
        table.do("use_who class_monk FURY foe")
    assert table.compared[2] == ("win" if falls else "loss")


@rule("DD-CLASS-MONK-4", "DD-ABILITY-FLEET", "DD-TURN-14")
@die("class_monk")
def test_fleet_gives_one_more_turn_a_round(table: Story) -> None:
    fights(table, "class_monk")
    table.levels(0, 1, 1).foe(6, 6)
    rolls_class(table, "class_monk", "FLEET")
    table.do("confront", "use class_monk FLEET")
    assert table.asked == (0, "turn")
    table.meets("wolf L2")
    table.levels(0, 1).foe(6, 6)
    rolls_class(table, "class_monk", "FLEET")
    table.do("confront")  # no third turn
    assert table.asked == (1, "turn")


@rule("DD-EX-55", "DD-OR-24")
@die("class_monk", "relic_bare_fist_mastery")
def test_a_monk_with_bare_fist_mastery(table: Story) -> None:
    table.start(mode="epic").experience(5)
    table.own("class_monk", "relic_bare_fist_mastery")
    table.bag("item", "key")
    table.meets("wolf L3")
    table.levels(0, 1, 1, 1, 1).foe(1, 1, 1)
    rolls_class(table, "class_monk", "DISCIPLINE")
    table.do("confront")
    assert table.compared == (8, 3, "win")
    assert table.state.experience[0] == 7


# As an assistant -------------------------------------------------------------------------------------


def assists(table: Story, name: str, gear: str, side: str, foe: str = "wolf L2") -> Story:
    """Seat 1 helps with this class; together they have 9 against 2."""
    table.start(seats=3)
    table.own(name, gear, seat=1)
    table.bag("item", "key")
    table.bag("equipment", "armor_grey")
    table.meets(foe)
    table.do("invite seat1", "accept", f"arm {gear}")
    table.levels(0, 4).throws(1, f"{gear} 1").levels(1, 4).foe(1, 1)
    rolls_class(table, name, side, seat=1)
    return table


@rule("DD-CLASS-BARD-3", "DD-TROPHY-5")
@die("class_bard")
def test_an_assistants_tall_tale_makes_a_trophy_for_the_active_player(table: Story) -> None:
    assists(table, "class_bard", "axe_grey", "TALL_TALE").do("confront")
    assert table.asked == (0, "trophy")
    table.bag("encounter", "asp")
    table.do("keep wolf")
    assert table.fame(0) == 1
    assert table.fame(1) == 0


@rule("DD-CLASS-ROGUE-4")
@die("class_rogue")
def test_an_assistants_secret_passage_improves_the_reward_of_the_active_player(table: Story) -> None:
    assists(table, "class_rogue", "whip_grey", "SECRET_PASSAGE").do("confront")
    assert table.asked == (1, "secret_passage")
    table.do("improve POTION")
    assert table.owned(0) == ["armor_grey"]


@rule("DD-CLASS-DRUID-4")
@die("class_druid")
def test_an_assistant_hatches_after_the_combat(table: Story) -> None:
    assists(table, "class_druid", "whip_grey", "HATCH")
    table.bag("encounter", "familiar_owl", "familiar_rat")
    table.do("confront")
    assert table.asked == (1, "pick")
    table.do("pick familiar_owl")
    assert "familiar_owl" in table.owned(1)
