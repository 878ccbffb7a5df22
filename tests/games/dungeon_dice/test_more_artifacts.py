"""Artifacts of every sort: fame, legendary, cursed and dual ones, and the Magic Boomerang (DD-ARTIFACT)."""

import pytest
from tests.games.dungeon_dice.teller import Story

from marks import die, rule


@rule("DD-ARTIFACT-1", "DD-ARTIFACT-2", "DD-WIN-4", "DD-EQUIP-8", "DD-OR-81")
@die("vorpal_sword", "aegis_shield", "necromancers_staff")
@pytest.mark.parametrize(
    ("name", "worth"),
    [
        ("artifact_bow", 1),
        ("vorpal_sword", 1),
        ("aegis_shield", 1),
        ("necromancers_staff", 1),
        ("sword_purple", 0),
    ],
)
def test_an_artifact_is_worth_one_fame_to_its_holder(table: Story, name: str, worth: int) -> None:
    table.start(mode="standard")
    table.own(name, seat=1)
    assert (table.fame(0), table.fame(1)) == (0, worth)


@rule("DD-ARTIFACT-3", "DD-ARTIFACT-4", "DD-OR-44", "DD-SETUP-14")
@die("vorpal_sword", "aegis_shield", "necromancers_staff")
@pytest.mark.parametrize("choice", ["draw", "pick vorpal_sword", "pick aegis_shield"])
def test_who_earns_an_artifact_may_take_a_legendary_one_instead(table: Story, choice: str) -> None:
    table.start(mode="standard").experience(5)
    table.own("key")
    table.bag("artifact", "artifact_bow")
    table.meets("demon L3")
    table.levels(0, 4, 4, 4).foe(1, 1, 1).do("confront", "pass")
    table.throws(0, "key KEY").do("key key")
    assert table.offers == ["draw", "pick vorpal_sword", "pick aegis_shield"]  # never the staff
    table.do(choice)
    assert table.owned() == ["artifact_bow" if choice == "draw" else choice.split()[1]]


@rule("DD-ARTIFACT-3", "DD-REWARD-LEGENDARY-SPOILS", "DD-ABILITY-LEGENDARY-SPOILS")
@die("vorpal_sword", "aegis_shield")
def test_a_legendary_artifact_in_somebodys_hands_is_not_for_the_taking(table: Story) -> None:
    table.start(mode="standard").experience(5)
    table.own("key")
    table.own("vorpal_sword", seat=1)
    table.bag("artifact", "artifact_bow")
    table.meets("demon L3")
    table.levels(0, 4, 4, 4).foe(1, 1, 1).do("confront", "pass")
    table.throws(0, "key KEY").do("key key")
    assert table.offers == ["draw", "pick aegis_shield"]
    table.do("draw")


@rule("DD-OR-44", "DD-REWARD-ENCHANT-1")
def test_enchant_is_no_occasion_for_a_legendary_artifact(table: Story) -> None:
    table.start(mode="standard")
    table.own("bow_grey")
    table.bag("artifact", "artifact_bow")
    table.bag("encounter", "harpy")
    table.throws(0, "harpy reward").do("draw")
    assert table.offers == ["swap bow_grey artifact_bow", "pass"]
    table.do("swap bow_grey artifact_bow")


@rule("DD-ARTIFACT-VORPAL-SWORD-1", "DD-ARTIFACT-VORPAL-SWORD-2", "DD-EX-43", "DD-OR-45")
@die("vorpal_sword")
def test_the_vorpal_sword_slashes_on_until_a_number_comes_out_lower(table: Story) -> None:
    table.start()
    table.own("vorpal_sword")
    table.meets("wolf L2")
    table.throws(0, "vorpal_sword 3 VORPAL_SWORD").levels(0, 1).foe(6, 6).do("confront")
    table.levels(0, 3).do("use_die vorpal_sword VORPAL_SWORD seat0.hero_level.1")
    table.levels(0, 3).do("use_die vorpal_sword VORPAL_SWORD seat0.hero_level.3")  # equal: on
    table.levels(0, 2).do("use_die vorpal_sword VORPAL_SWORD seat0.hero_level.3")
    assert table.compared == (5, 12, "loss")
    assert table.wounded == ["vorpal_sword"]
    table.bag("encounter", "wolf")
    table.throws(1, "wolf L2").do("draw", "run")
    table.throws(0, "wolf L2").do("draw").foe(1, 1).do("confront")  # a wounded hero, a wounded sword
    assert table.compared == (0, 2, "loss")


@rule("DD-ARTIFACT-VORPAL-SWORD-1")
@die("vorpal_sword")
def test_who_stops_in_time_keeps_the_vorpal_sword_whole(table: Story) -> None:
    table.start()
    table.own("vorpal_sword")
    table.meets("wolf L2")
    table.throws(0, "vorpal_sword 3 VORPAL_SWORD").levels(0, 1).foe(6, 6).do("confront")
    table.levels(0, 3).do("use_die vorpal_sword VORPAL_SWORD seat0.hero_level.1", "pass")
    assert table.compared == (6, 12, "loss")
    assert table.wounded == []


@rule("DD-ARTIFACT-AEGIS-SHIELD-1", "DD-ARTIFACT-AEGIS-SHIELD-2", "DD-EX-44", "DD-OR-45")
@die("aegis_shield")
@pytest.mark.parametrize("last", [4, 5])
def test_the_aegis_shield_guards_until_a_number_comes_out_higher(table: Story, last: int) -> None:
    table.start()
    table.own("aegis_shield")
    table.meets("wolf L2")
    table.throws(0, "aegis_shield 2 AEGIS_SHIELD").levels(0, 1).foe(6, 6).do("confront")
    assert table.asked == (0, "armor")
    table.foe(4).do("use_die aegis_shield AEGIS_SHIELD foe.monster_level.6")
    assert table.asked == (0, "again")
    table.foe(last).do("use_die aegis_shield AEGIS_SHIELD foe.monster_level.4")
    if last == 4:
        table.do("pass")
    assert table.compared == (3, 6 + last, "loss")
    assert table.wounded == (["aegis_shield"] if last == 5 else [])


@rule("DD-ARTIFACT-NECROMANCERS-STAFF-1", "DD-ABILITY-NECROMANCY")
@die("necromancers_staff")
def test_the_necromancers_staff_is_a_staff(table: Story) -> None:
    table.start()
    table.own("necromancers_staff", "bomb")
    table.meets("wolf L2")
    table.throws(0, "necromancers_staff 2").levels(0, 1).foe(6, 6).do("confront")
    table.throws(0, "bomb 2 BOMB").do("roll bomb")
    assert table.asked == (0, "respond_focus")
    table.throws(0, "bomb 5 BOMB").do("focus necromancers_staff", "use_who bomb BOMB seat0")
    assert table.compared == (8, 12, "loss")


@rule(
    "DD-ARTIFACT-NECROMANCERS-STAFF-2",
    "DD-ARTIFACT-NECROMANCERS-STAFF-3",
    "DD-ABILITY-NECROMANCY",
    "DD-TROPHY-8",
)
@die("necromancers_staff")
def test_necromancy_animates_a_trophy_of_any_combatant_for_one_combat(table: Story) -> None:
    table.start(seats=3)
    table.own("necromancers_staff")
    table.trophy("ghost L3", seat=1)
    table.trophy("giant_spider L4", seat=1)
    table.trophy("wolf L4", seat=2)
    table.meets("asp L3")
    table.do("invite seat1", "accept")
    table.throws(0, "necromancers_staff 2 NECROMANCY").levels(0, 1).levels(1, 1).foe(4, 3, 2).do("confront")
    uses = [name for name in table.offers if "NECROMANCY" in name]
    assert uses == [
        "use_piece necromancers_staff NECROMANCY ghost",
        "use_piece necromancers_staff NECROMANCY giant_spider",
    ]  # not the outsider's
    table.do("use_piece necromancers_staff NECROMANCY giant_spider")
    assert table.totals == (8, 9)
    table.do("use_die giant_spider DRAIN foe.monster_level.2", "pass")
    assert table.compared == (10, 7, "win")
    assert table.trophies(1) == ["ghost", "giant_spider"]
    assert table.fame(1) == 2


# Cursed ----------------------------------------------------------------------------------------------


@rule("DD-ARTIFACT-CURSED-1")
@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=die(name))
        for name in ("helm_of_reflection", "sword_of_wounding", "ring_of_mastery")
    ],
)
def test_a_drawn_cursed_artifact_is_kept_at_the_cost_of_a_fame(table: Story, name: str) -> None:
    table.start()
    table.bag("encounter", name, "wolf")
    table.draws("encounter", name).do("draw")
    assert table.owned() == [name]
    assert table.fame() == -1


@rule("DD-ARTIFACT-CURSED-6", "DD-WIN-11", "DD-WIN-12", "DD-OR-22")
@die("helm_of_reflection", "sword_of_wounding", "ring_of_mastery")
def test_one_cursed_artifact_costs_fame_and_two_do_not(table: Story) -> None:
    table.start()
    table.own("helm_of_reflection")
    assert table.fame() == -1
    table.own("ring_of_mastery")
    assert table.fame() == 0


@rule("DD-ARTIFACT-CURSED-2", "DD-HEAL-1")
@die("sword_of_wounding")
def test_an_equipped_cursed_artifact_stays_on_until_a_healing_is_spent(table: Story) -> None:
    table.start()
    table.own("sword_of_wounding", "axe_black", "healing_potion")
    table.meets("wolf L2")
    table.do("arm sword_of_wounding")
    assert [name for name in table.offers if name.startswith("arm")] == []
    table.throws(0, "healing_potion HEALING").do("roll healing_potion", "use healing_potion HEALING")
    assert "loosen sword_of_wounding" in table.offers
    table.do("loosen sword_of_wounding")
    assert table.gear() == ["axe_black"]
    table.do("run")


@rule("DD-ARTIFACT-CURSED-3", "DD-OR-46")
@die("sword_of_wounding")
@pytest.mark.parametrize(("foe", "how"), [("cockatrice L2", "PETRIFY"), ("frost_worm L2", "FREEZE")])
def test_petrify_and_freeze_wound_and_unlock_it(table: Story, foe: str, how: str) -> None:
    table.start()
    table.own("sword_of_wounding", "axe_black")
    table.meets(foe)
    table.do("arm sword_of_wounding")
    table.throws(0, "sword_of_wounding 3").levels(0, 1).foe(6, 6).do("confront")
    if how == "FREEZE":
        table.do("use_piece frost_worm FREEZE sword_of_wounding")
    assert table.wounded == ["sword_of_wounding"]
    table.bag("encounter", "wolf")
    table.throws(1, "wolf L2").do("draw", "run")
    table.throws(0, "wolf L2").do("draw")
    assert table.gear() == ["axe_black"]
    table.do("run")


@rule("DD-ARTIFACT-HELM-OF-REFLECTION-1", "DD-ARTIFACT-HELM-OF-REFLECTION-3", "DD-ABILITY-HELM-OF-REFLECTION")
@die("helm_of_reflection")
def test_the_helm_takes_an_ability_from_a_monster(table: Story) -> None:
    table.start()
    table.own("helm_of_reflection", "armor_black")
    table.meets("asp L2")
    assert "arm helm_of_reflection+armor_black" not in table.offers  # it is armor
    table.do("arm helm_of_reflection")
    table.throws(0, "helm_of_reflection 2 HELM_OF_REFLECTION").levels(0, 3).foe(5, 4).do("confront")
    assert table.asked == (0, "armor")
    table.do("use_mode helm_of_reflection HELM_OF_REFLECTION TANGLE")
    table.do("use_die helm_of_reflection TANGLE foe.monster_level.4")
    assert table.compared == (5, 5, "tie")  # and the asp could not use it


@rule("DD-ARTIFACT-HELM-OF-REFLECTION-2", "DD-IMMUNE-5")
@die("helm_of_reflection")
def test_the_helm_does_not_beat_immunity(table: Story) -> None:
    table.start()
    table.own("helm_of_reflection")
    table.meets("vampire L3")
    table.do("arm helm_of_reflection")
    table.throws(0, "helm_of_reflection 2 HELM_OF_REFLECTION").levels(0, 3).foe(5, 4, 4).do("confront")
    table.do("use_mode helm_of_reflection HELM_OF_REFLECTION DRAIN")
    assert table.compared == (5, 13, "loss")  # neither side can drain


@rule("DD-ARTIFACT-HELM-OF-REFLECTION-1", "DD-ABILITY-SHATTER-3")
@die("helm_of_reflection")
@pytest.mark.parametrize("answer", ["deny", "pass"])
def test_a_hammer_denies_the_helm(table: Story, answer: str) -> None:
    table.start()
    table.own("helm_of_reflection", "whip_black")
    table.own("crown", "hammer_purple", seat=1)
    table.throws(0, "whip_black 1", "helm_of_reflection 2 HELM_OF_REFLECTION").levels(0, 1)
    table.throws(1, "hammer_purple 4 SHATTER STUN").levels(1, 1)
    table.do("duel_for crown", "arm whip_black+helm_of_reflection", "arm hammer_purple")
    assert table.asked == (1, "hammer")
    table.do(answer)
    if answer == "pass":
        assert "use_mode helm_of_reflection HELM_OF_REFLECTION STUN" in table.offers
        table.do("pass")
    assert table.happened("duelled") == [(((0, 4), (1, 5)), (1,))]


@rule("DD-ARTIFACT-CURSED-2", "DD-EQUIP-4")
@die("helm_of_reflection")
def test_a_cursed_artifact_is_put_on_by_choice_only(table: Story) -> None:
    table.start()
    table.own("helm_of_reflection", "whip_black")
    table.meets("wolf L2")
    assert table.gear() == ["whip_black"]
    assert "arm whip_black+helm_of_reflection" in table.offers
    table.do("run")


@rule("DD-ARTIFACT-SWORD-OF-WOUNDING-2", "DD-ABILITY-SWORD-OF-WOUNDING")
@die("sword_of_wounding", "class_assassin")
def test_the_sword_of_wounding_is_a_sword_and_useless_against_monsters(table: Story) -> None:
    table.start()
    table.own("sword_of_wounding", "class_assassin")
    table.meets("wolf L2")
    table.do("arm sword_of_wounding")
    table.throws(0, "sword_of_wounding 4 SWORD_OF_WOUNDING").levels(0, 1).foe(6, 6).load(0, 0)
    table.do("confront")  # no target for the sword; the Assassin's die was rolled beside it
    assert table.compared == (5, 12, "loss")
    assert table.happened("studied")


# Dual artifacts --------------------------------------------------------------------------------------


@rule("DD-ARTIFACT-MORNINGSTAR", "DD-ABILITY-MORNINGSTAR")
@die("morningstar")
def test_the_morningstar_is_whip_and_hammer(table: Story) -> None:
    table.start().experience(5)
    table.own("morningstar", "class_druid", "relic_hammer_mastery")
    table.bag("artifact", "artifact_sword")
    table.meets("golem L3")
    table.throws(0, "morningstar 4 TANGLE SHATTER").levels(0, 4, 4, 4).foe(3, 3, 2).load(0, 1)
    table.do("confront")
    assert table.asked == (0, "hammer")  # it denies armor
    table.bag("equipment", "sword_grey")
    table.do("deny", "use_die morningstar TANGLE foe.monster_level.2")
    assert table.compared == (18, 6, "win")  # HAMMER MASTERY
    assert table.happened("studied")  # the Druid's whip


@rule("DD-ARTIFACT-MORNINGSTAR")
@die("morningstar")
def test_the_morningstar_shatters_locks(table: Story) -> None:
    table.start()
    table.own("morningstar")
    table.bag("artifact", "artifact_sword")
    table.bag("encounter", "demon")
    table.throws(0, "demon reward").do("draw")
    table.throws(0, "morningstar 4 SHATTER").do("hammer morningstar")
    assert "artifact_sword" in table.owned()


@rule("DD-ARTIFACT-SONGBOW", "DD-ABILITY-SONGBOW")
@die("songbow")
def test_the_songbow_is_harp_and_bow(table: Story) -> None:
    table.start()
    table.own("songbow", seat=1)
    table.meets("wolf L2")
    table.do("confront")
    assert table.offers == ["perform songbow", "pass"]
    table.throws(1, "songbow 3 PERFORM SONG_OF_HEALING").do("perform songbow")
    assert table.state.fighters == (0, 1)
    table.leave_open()


@rule("DD-ARTIFACT-SONGBOW", "DD-ABILITY-HUNT-2")
@die("songbow", "relic_bow_mastery")
def test_the_songbow_hunts_and_doubles_with_mastery(table: Story) -> None:
    table.start()
    table.own("songbow", "relic_bow_mastery", "relic_harp_mastery")
    table.bag("encounter", "wolf", "wolf")
    table.throws(0, "wolf L2").do("hunt songbow")
    table.do("choose wolf")
    table.throws(0, "songbow 4 HUNT").levels(0, 1).foe(6, 6).do("confront")
    assert table.compared == (11, 12, "loss")  # (4 + 1) doubled


@rule("DD-ARTIFACT-HALBERD", "DD-ABILITY-HALBERD")
@die("halberd")
def test_the_halberd_is_axe_and_spear(table: Story) -> None:
    table.start()
    table.own("halberd", "relic_axe_mastery")
    table.meets("wolf L4")
    table.throws(0, "halberd 4 EXECUTE").levels(0, 1).do("reach halberd")
    assert table.asked == (0, "prepare")
    table.bag("item", "bomb")
    table.foe(6, 6, 6, 6).do("confront", "use_who halberd EXECUTE foe", "pass")
    assert table.compared == (6, 24, "win")  # EXECUTE 3, one more for the mastery


@rule("DD-ARTIFACT-LONG-KNIFE", "DD-ABILITY-LONG-KNIFE")
@die("long_knife")
def test_the_long_knife_is_sword_and_dagger(table: Story) -> None:
    table.start()
    table.own("long_knife")
    table.own("long_knife", "relic_dagger_mastery", seat=1)
    table.meets("wolf L2")
    table.throws(0, "long_knife 3 SLASH").levels(0, 1).foe(2, 2).do("confront")
    table.levels(0, 4).do("use_die long_knife SLASH seat0.hero_level.1")
    assert table.asked == (1, "outsiders")
    table.throws(1, "long_knife 4").do("throw long_knife foe")
    assert table.compared == (7, 9, "loss")


@rule("DD-ARTIFACT-BO-STAFF", "DD-ABILITY-BO-STAFF", "DD-OR-49")
@die("bo_staff")
def test_the_bo_staff_is_a_staff_and_bare_hands_and_fleet(table: Story) -> None:
    table.start()
    table.own("bo_staff", "class_monk", "bomb")
    table.meets("wolf L2")
    table.throws(0, "bo_staff 2 FLEET").levels(0, 1, 1).foe(6, 6).load(0, 1)
    table.do("confront")
    table.throws(0, "bomb 2 BOMB").do("roll bomb")
    assert table.asked == (0, "respond_focus")
    table.do("pass", "use_who bomb BOMB seat0")
    assert table.compared == (6, 12, "loss")
    table.do("use bo_staff FLEET")
    assert table.asked == (0, "turn")


# The Magic Boomerang ---------------------------------------------------------------------------------


@rule("DD-ARTIFACT-MAGIC-BOOMERANG-1", "DD-ARTIFACT-MAGIC-BOOMERANG-2", "DD-ABILITY-MAGIC-BOOMERANG")
@die("magic_boomerang")
def test_the_magic_boomerang_comes_back_while_its_symbol_shows(table: Story) -> None:
    table.start()
    table.own("magic_boomerang", "hammer_black")
    table.meets("wolf L2")
    table.throws(0, "hammer_black 2").levels(0, 1).foe(6, 3).do("confront")  # it takes no hand
    table.throws(0, "magic_boomerang 3 MAGIC_BOOMERANG").do("hurl magic_boomerang seat0")
    assert table.totals == (6, 9)
    table.bag("item", "key", "key")
    table.throws(0, "magic_boomerang 4").do("hurl magic_boomerang seat0")
    assert table.compared == (10, 9, "win")
    assert table.wounded == ["magic_boomerang"]


@rule("DD-ARTIFACT-MAGIC-BOOMERANG-1", "DD-ARTIFACT-MAGIC-BOOMERANG-2")
@die("magic_boomerang")
def test_an_outsider_hurls_it_at_either_side_and_catches_it(table: Story) -> None:
    table.start()
    table.own("magic_boomerang", seat=1)
    table.meets("wolf L2")
    table.levels(0, 4).foe(1, 1).do("confront")
    assert {"hurl magic_boomerang seat0", "hurl magic_boomerang foe"} <= set(table.offers)
    table.throws(1, "magic_boomerang 3 MAGIC_BOOMERANG").do("hurl magic_boomerang foe", "pass")
    assert table.compared == (4, 5, "loss")
    assert table.wounded == []
