"""The small print of classes and familiars: a second hero, a second round, what must be rolled."""

import pytest
from tests.games.dungeon_dice.guilds import assists, rolls_class, studied
from tests.games.dungeon_dice.teller import Story

from marks import die, rule


@rule("DD-CLASS-GEN-5", "DD-LOC-TERRAIN-DUAL-CLASS")
@die("class_knight", "class_wizard", "class_monk")
def test_of_two_heroes_the_first_rolls_all_its_classes_first(table: Story) -> None:
    table.start(mode="standard", terrain=True)
    table.state.terrain = "dual_class"
    table.own("class_knight", "class_wizard", "sword_black", "armor_black", "staff_black")
    table.own("class_monk", seat=1)
    table.ready(0, 1).meets("wolf L2")
    table.do("invite seat1", "accept", "confront", "study class_wizard")
    assert studied(table) == ["class_wizard", "class_knight", "class_monk"]
    table.leave_open()


@rule("DD-CLASS-ASSASSIN-1", "DD-CLASS-ASSASSIN-3", "DD-ONEUSE-POISON-1")
@die("class_assassin")
def test_an_assassin_poisons_a_combat_of_others_before_it_once_a_round(table: Story) -> None:
    table.start(seats=3).experience(3)
    table.own("class_assassin", "bow_black", "hammer_purple", seat=2)
    table.ready(2).meets("wolf L2")
    table.do("confront")
    rolls_class(table, "class_assassin", "POISON", seat=2)
    table.do("study class_assassin")
    assert table.gear(2) == ["bow_black"]
    table.do("confront")
    assert table.offers == [
        "use_who class_assassin POISON seat0",
        "use_who class_assassin POISON foe",
        "pass",
    ]
    table.do("use_who class_assassin POISON seat0").levels(0, 4).foe(5, 4).do("confront", "pass")
    assert table.compared == (4, 9, "loss")
    table.meets("wolf L2", seat=1)
    table.levels(1, 4).foe(5, 4).do("confront")
    assert table.asked == (2, "outsiders")
    assert table.refusal("study class_assassin") == ("once_a_round",)
    table.leave_open()


@rule("DD-CLASS-CLERIC-2")
@die("class_cleric")
def test_the_master_healer_heals_one_wound_a_turn(table: Story) -> None:
    table.start(mode="standard").experience(5).wound("level", "level").own("class_cleric", "hammer_black")
    table.throws(0, "spell_healing FIZZLE").do("rest", "master_heal", "mend_level seat0")
    assert table.state.hurt[0] == 1
    assert table.asked == (1, "turn")


@rule("DD-CLASS-DRUID-4", "DD-CLASS-DRUID-1")
@die("class_druid", "shrine_a")
@pytest.mark.parametrize("wanted", [True, False])
def test_an_assistant_hatches_at_once_or_not_at_all(table: Story, wanted: bool) -> None:
    assists(table, "class_druid", "whip_black", "HATCH")
    table.bag("encounter", "wolf", "familiar_owl", "familiar_rat")
    table.state.kept = ((0, table.make("shrine_a"), "SCROLL", 0),)  # and the active hero has a shrine's gift
    table.do("confront", "pass")
    assert table.asked == (1, "pick")
    table.do("pick familiar_rat" if wanted else "pass")
    assert ("familiar_rat" in table.owned(1)) == wanted
    assert table.asked == (0, "end_of_turn")  # the shrine's gift is still there
    table.do("pass")


@rule("DD-CLASS-BARD-2")
@die("harp_grey")
def test_a_performer_who_is_no_bard_takes_no_reward(table: Story) -> None:
    table.start(mode="standard", seats=3).own("harp_grey", seat=1)
    table.bag("item", "key")
    table.meets("wolf L2")
    table.do("confront").throws(1, "harp_grey PERFORM").do("perform harp_grey")
    table.levels(0, 4).levels(1, 4).foe(1, 1).do("confront")
    assert table.compared[2] == "win"
    assert not table.happened("charisma")
    assert table.owned() == ["key"]


@rule("DD-CLASS-BARD-3", "DD-EVENT-MIMIC-2")
@die("class_bard", "mimic")
def test_no_tale_makes_a_trophy_of_a_mimic(table: Story) -> None:
    table.start(mode="standard").own("class_bard", "harp_grey")
    table.bag("equipment", "mimic", "sword_grey")
    table.meets("ogre L1")
    rolls_class(table, "class_bard", "TALL_TALE")
    table.do("study class_bard").throws(0, "harp_grey 3").levels(0, 4).foe(1).do("confront")
    table.draws("equipment", "mimic").throws(0, "mimic L2", "harp_grey 3").levels(0, 4).foe(1, 1).do(
        "keep ogre"
    )
    assert table.compared == (7, 2, "win")
    assert table.trophies() == ["ogre"]  # and nobody was asked about the Mimic
    assert table.asked[1] != "trophy"
    table.leave_open()


@rule("DD-FAMILIAR-BLACK-CAT-1", "DD-ABILITY-QUAKE")
@die("familiar_black_cat", "giant")
def test_where_the_ground_shakes_no_cat_is_rolled(table: Story) -> None:
    table.start(mode="standard").experience(5).own("familiar_black_cat")
    table.meets("giant L4")
    table.levels(0, 4, 4, 4).foe(1, 1, 1, 1).do("confront", "pass")
    assert table.compared == (12, 4, "win")
    assert not table.happened("called")
    table.leave_open()


@rule("DD-FAMILIAR-BLACK-CAT-1", "DD-CLASS-DRUID-2")
@die("familiar_black_cat", "class_druid")
@pytest.mark.parametrize("trained", [True, False])
def test_a_druid_trains_the_cat_of_an_assistant_before_it_escapes(table: Story, trained: bool) -> None:
    table.start(mode="standard", seats=3).own("class_druid", "whip_black")
    table.own("familiar_black_cat", seat=1)
    table.meets("wolf L2")
    table.do("invite seat1", "accept").throws(0, "whip_black 1").levels(0, 4).levels(1, 1).foe(1, 1)
    rolls_class(table, "class_druid", "TRAIN_FAMILIAR")
    table.throws(1, "familiar_black_cat ESCAPE").do("confront")
    assert table.asked == (0, "train")
    if trained:
        table.load(1, 1)  # two less for its owner
        table.do("train familiar_black_cat")
    else:
        table.do("pass")
    assert table.compared == (4 if trained else 6, 2, "win")
    assert len(table.happened("called")) == 1 + trained
    assert table.owned(1) == (["familiar_black_cat"] if trained else [])


@rule("DD-FAMILIAR-CLOCKWORK-GNOME-3")
@die("clockwork_gnome", "key")
@pytest.mark.parametrize(("owner", "unwound"), [(0, True), (1, True), (0, False)])
def test_a_key_winds_up_an_own_gnome_that_has_run_down(table: Story, owner: int, unwound: bool) -> None:
    table.start(mode="standard").own("key", "bomb")
    table.own("clockwork_gnome", seat=owner)
    table.state.unwound = unwound
    table.throws(0, "spell_healing FIZZLE").do("rest")
    assert ("wind key" in table.offers) == (owner == 0 and unwound)
    table.leave_open()


@rule("DD-CLASS-ROGUE-2", "DD-EQUIP-4")
@die("class_rogue", "trap_a")
def test_the_second_seat_too_dresses_as_a_rogue(table: Story) -> None:
    table.start(mode="standard").own("class_rogue", "dagger_black", "hammer_purple", seat=1)
    table.throws(0, "spell_healing FIZZLE").do("rest")
    table.bag("encounter", "trap_a", "wolf")
    table.draws("encounter", "trap_a").throws(1, "trap_a PAIN").do("draw")
    table.throws(1, "wolf L1").do("dress_as class_rogue")
    assert table.gear(1) == ["dagger_black"]
    assert table.state.hurt[1] == 0
    assert len(table.happened("trap_ignored")) == 1
    table.leave_open()


@rule("DD-EVENT-TRAP-1")
@die("trap_a")
def test_whoever_names_what_a_trap_frightens_may_name_nothing(table: Story) -> None:
    table.start(mode="standard").own("sword_black")
    table.bag("encounter", "trap_a", "wolf")
    table.draws("encounter", "trap_a").throws(0, "trap_a FEAR", "wolf L1").do("draw", "pass")
    assert table.state.feared == ()
    assert table.asked == (0, "prepare")
    table.leave_open()


@rule("DD-EVENT-CURSED-MONSTER-2", "DD-OR-56")
@die("event_cursed", "mushroom_man", "helm_of_reflection", "ring_of_mastery")
@pytest.mark.parametrize("where", ["bag", "rival", "nowhere"])
def test_a_cursed_monster_gives_an_artifact_or_its_own_reward(table: Story, where: str) -> None:
    """The second seat, which has one cursed artifact, beats it, and it would be lucky."""
    table.start(mode="standard").experience(5, seat=1).own(
        "ring_of_mastery", "whetstone", "sword_grey", seat=1
    )
    table.own("helm_of_reflection") if where == "rival" else None
    table.bag("item", "key", "bomb", "compass", "scroll")
    table.throws(0, "spell_healing FIZZLE").do("rest")
    table.bag("encounter", "event_cursed", "mushroom_man", *["helm_of_reflection"] * (where == "bag"))
    table.takes_out("encounter", "event_cursed", "mushroom_man").do("draw")
    table.throws(1, "sword_grey 3").levels(1, 4, 4, 4).foe(6, 1, 1).do("confront")
    while table.asked[1] in ("ability", "arm"):
        table.do("pass")
    if where == "nowhere":
        assert table.asked == (1, "luck")
        table.do("luck mushroom_man scroll")
        assert "scroll" in table.owned(1)
    else:
        assert table.offers == ["claim helm_of_reflection", "pass"]
        table.do("claim helm_of_reflection")
        assert "helm_of_reflection" in table.owned(1)
    assert table.asked == (1, "end_of_turn")  # the potion of the six was drawn blind
    assert table.state.kept == ()  # no LUCK is left
    table.leave_open()
