"""What weapons can do: swords, whips, spears, hammers, axes, bows, daggers and staffs (DD-ABILITY)."""

import pytest
from tests.games.dungeon_dice.teller import FOE, Story

from delvewright.games.dungeon_dice.kinds import KINDS
from marks import die, rule

# Swords, whips, spears -------------------------------------------------------------------------------------


@rule("DD-ABILITY-SLASH-1", "DD-ABILITY-SLASH-2", "DD-ABILITY-SLASH-3", "DD-ABILITY-GEN-8")
@die("sword_black")
def test_slash_rerolls_any_own_die_the_sword_itself_too(table: Story) -> None:
    table.start().own("sword_black", "sword_black")
    table.meets("wolf L2")
    table.throws(0, "sword_black 2 SLASH", "sword_black 3 SLASH").levels(0, 1).foe(6, 6).do("confront")
    assert sum("SLASH" in offer for offer in table.offers) == 6  # three dice by either sword
    table.throws(0, "sword_black 3 SLASH").do("use_die sword_black SLASH seat0.sword_black.2")
    assert table.totals == (7, 12)
    assert sum("SLASH" in offer for offer in table.offers) == 3  # that sword has used its SLASH
    table.levels(0, 4).do("use_die sword_black SLASH seat0.hero_level.1")
    assert table.compared == (10, 12, "loss")


@rule("DD-ABILITY-SLASH-2")
def test_the_same_die_may_be_slashed_twice(table: Story) -> None:
    table.start().own("sword_black", "sword_black")
    table.meets("wolf L2")
    table.throws(0, "sword_black 2 SLASH", "sword_black 3 SLASH").levels(0, 1).foe(6, 6).do("confront")
    for number, now in ((2, 1), (3, 2)):
        table.levels(0, number).do(f"use_die sword_black SLASH seat0.hero_level.{now}")
    assert table.compared == (8, 12, "loss")


@rule("DD-OR-5", "DD-ABILITY-GEN-6")
def test_by_another_reading_each_ability_works_once_a_turn(table: Story) -> None:
    table.start(symbol_use="ability").own("sword_black", "sword_black", "bomb")
    table.meets("wolf L2")
    table.throws(0, "sword_black 2 SLASH", "sword_black 3 SLASH").levels(0, 1).foe(6, 6).do("confront")
    table.levels(0, 4).do("use_die sword_black SLASH seat0.hero_level.1")
    assert table.offers == ["roll bomb", "pass"]
    table.do("pass")


@rule("DD-ABILITY-GEN-7", "DD-ABILITY-GEN-9")
def test_a_reroll_brings_new_symbols_and_loses_old_ones(table: Story) -> None:
    table.start(mode="standard").own("sword_black", "whip_black", "bomb")
    table.meets("wolf L2")
    table.throws(0, "sword_black 3 SLASH", "whip_black 1").levels(0, 1).foe(6, 5).do("confront")
    table.throws(0, "whip_black 2 TANGLE").do("use_die sword_black SLASH seat0.whip_black.1")
    assert "use_die whip_black TANGLE foe.monster_level.5" in table.offers
    table.do("pass")


@rule("DD-ABILITY-GEN-9", "DD-ABILITY-PROTECTION-2")
def test_a_symbol_lost_to_a_forced_reroll_is_gone(table: Story) -> None:
    table.start(mode="standard").own("sword_black")
    table.meets("monstrous_crab L1")
    table.throws(0, "sword_black 3 SLASH").levels(0, 1).foe(6).do("confront")
    assert table.asked == (1, "armor")
    table.throws(0, "sword_black 1").do("use_die monstrous_crab PROTECTION seat0.sword_black.3")
    assert table.compared == (2, 6, "loss")  # and no SLASH was asked for


@rule("DD-ABILITY-TANGLE-1", "DD-ABILITY-TANGLE-2", "DD-TERM-5")
@die("whip_black")
def test_two_tangles_remove_two_dice(table: Story) -> None:
    table.start().own("whip_black", "whip_black")
    table.bag("item", "key")
    table.meets("wolf L3")
    table.throws(0, "whip_black 2 TANGLE", "whip_black 1 TANGLE").levels(0, 4).foe(2, 3, 6).do("confront")
    assert sum("TANGLE foe.monster_level.2" in offer for offer in table.offers) == 2
    table.do("use_die whip_black TANGLE foe.monster_level.2")
    table.do("use_die whip_black TANGLE foe.monster_level.3")
    assert table.compared == (7, 6, "win")


@rule("DD-TERM-5", "DD-ABILITY-DRAIN-2")
def test_what_a_removed_die_did_stays_in_force(table: Story) -> None:
    table.start().own("whip_black")
    table.meets("vampire L3")
    table.throws(0, "whip_black 1 TANGLE").levels(0, 4).foe(3, 6, 6).do("confront")
    table.do("use_die whip_black TANGLE foe.monster_level.3", "use_die vampire DRAIN seat0.whip_black.1")
    assert table.compared == (4, 13, "loss")  # the 3 is still out


@rule("DD-ABILITY-REACH-1", "DD-ABILITY-REACH-3", "DD-PREP-9", "DD-OR-28")
@die("spear_grey", "spear_black", "spear_purple", "artifact_spear", "halberd")
@pytest.mark.parametrize("kind", ["spear_grey", "spear_black", "spear_purple", "artifact_spear", "halberd"])
def test_with_a_spear_in_hand_the_dice_are_rolled_before_the_decision(table: Story, kind: str) -> None:
    table.start(mode="standard").own(kind)
    table.meets("wolf L2")
    table.load(0, 2)
    table.levels(0, 4).do(f"reach {kind}")
    number = KINDS[kind].faces[2].value or 0
    assert table.total(0) == 4 + number
    table.foe(6, 6).do("confront")
    assert table.compared == (4 + number, 12, "loss")  # that roll stands


@rule("DD-ABILITY-REACH-2")
def test_an_invited_spearman_may_reach_before_it_is_chosen(table: Story) -> None:
    table.start(seats=3)
    table.own("spear_black", seat=1)
    table.meets("wolf L2")
    table.do("confront")
    assert "reach spear_black" in table.offers_of(1)
    table.throws(1, "spear_black 3").levels(1, 4).do("reach spear_black", seat=1)
    assert table.asked == (0, "prepare")
    assert table.total(1) == 7
    table.do("invite seat1", "accept").levels(0, 1).foe(6, 6).do("confront")
    assert table.compared == (8, 12, "loss")


@rule("DD-ABILITY-SCOUT-1", "DD-ABILITY-SCOUT-2", "DD-PREP-9")
@die("spear_purple", "bow_purple", "artifact_bow", "artifact_spear")
@pytest.mark.parametrize(
    "spec",
    [
        "spear_purple 2 REACH SCOUT",
        "bow_purple 2 HUNT SCOUT",
        "artifact_bow 4 HUNT SCOUT",
        "artifact_spear 3 REACH SCOUT",
    ],
)
def test_a_die_with_scout_is_rolled_ahead_and_the_monster_too(table: Story, spec: str) -> None:
    kind, number = spec.split()[:2]
    table.start(mode="standard").own(kind)
    table.meets("wolf L2")
    if "REACH" in spec:
        table.throws(0, spec).levels(0, 1).do(f"reach {kind}")
    else:
        table.throws(0, spec).do(f"try {kind}")
    table.foe(6, 5).do(f"use {kind} SCOUT")
    assert table.total(FOE) == 11
    assert "run" in table.offers
    if "REACH" not in spec:
        table.levels(0, 1)
    table.do("confront")
    while table.state.mode:
        table.do("pass")
    assert table.compared == (1 + int(number), 11, "loss")


# Hammers, axes ---------------------------------------------------------------------------------------------


@rule("DD-ABILITY-SHATTER-1", "DD-ABILITY-SHATTER-2", "DD-REWARD-LOCKED-CHEST-1")
@die("hammer_grey", "hammer_black", "hammer_purple", "artifact_hammer", "morningstar")
@pytest.mark.parametrize(
    "kind", ["hammer_grey", "hammer_black", "hammer_purple", "artifact_hammer", "morningstar"]
)
@pytest.mark.parametrize("opens", [True, False])
def test_a_hammer_tries_a_lock_once(table: Story, kind: str, opens: bool) -> None:
    table.start().own(kind)
    table.bag("artifact", "artifact_bow")
    table.bag("equipment", "sword_grey")
    table.bag("encounter", "demon")
    table.throws(0, "demon reward").do("draw")
    sides = [any(name == "SHATTER" for name, _ in face.symbols) for face in KINDS[kind].faces]
    table.load(0, sides.index(opens))
    table.do(f"hammer {kind}")
    assert ("artifact_bow" if opens else "sword_grey") in table.owned()


@rule("DD-ABILITY-SHATTER-1")
def test_a_shatter_rolled_in_the_combat_opens_the_chest_it_wins(table: Story) -> None:
    table.start().experience(5).own("hammer_black")
    table.bag("artifact", "artifact_bow")
    table.meets("demon L3")
    table.throws(0, "hammer_black 4 SHATTER").levels(0, 4, 4, 4).foe(1, 1, 1).do("confront", "pass")
    assert table.owned() == ["artifact_bow", "hammer_black"]


@rule("DD-ABILITY-SHATTER-3", "DD-OR-16")
@pytest.mark.parametrize("deny", [True, False])
def test_a_hammer_denies_armor_without_a_roll(table: Story, deny: bool) -> None:
    table.start().own("hammer_black")
    table.meets("golem L3")
    table.throws(0, "hammer_black 5").levels(0, 4).foe(6, 6, 6).do("confront")
    assert table.asked == (0, "hammer")
    if deny:
        table.do("deny")
    else:
        table.throws(0, "hammer_black 2").do("pass", "use_die golem PROTECTION seat0.hammer_black.5")
    assert table.compared == (9 if deny else 6, 18, "loss")


@rule("DD-OR-16", "DD-ABILITY-SHATTER-3")
def test_by_another_reading_a_hammer_denies_only_armor_dice(table: Story) -> None:
    table.start(hammer_denies="armor").own("hammer_black")
    table.meets("golem L3")
    table.throws(0, "hammer_black 5").levels(0, 4).foe(6, 6, 6).do("confront", "deny")
    assert table.asked == (1, "armor")  # a golem wears none
    table.do("pass")


@rule("DD-ABILITY-EXECUTE-1", "DD-ABILITY-EXECUTE-3")
@die("axe_grey", "axe_black", "axe_purple", "artifact_axe", "halberd")
@pytest.mark.parametrize(
    ("kind", "side", "reach"),
    [
        ("axe_grey", 5, 1),
        ("axe_black", 4, 2),
        ("axe_purple", 4, 3),
        ("axe_purple", 5, 2),
        ("artifact_axe", 4, 3),
        ("artifact_axe", 5, 4),
        ("halberd", 5, 3),
    ],
)
def test_execute_reaches_as_far_as_it_shows(table: Story, kind: str, side: int, reach: int) -> None:
    for level in (reach, reach + 1):
        table.start(mode="standard").own(kind, "bomb")
        table.bag("item", "key", "key", "key")
        table.bag("equipment", "sword_grey")
        foe = "asp" if level == 1 else "wolf" if level < 4 else "ogre"
        table.meets(f"{foe} L{level}")
        table.load(0, side)
        table.levels(0, 1).foe(*[5] * level).do("confront", *["pass"] * (2 if foe == "asp" else 1))
        if level == reach:
            table.do(f"use_who {kind} EXECUTE foe")
            if foe == "ogre" or level == 4:
                table.do(f"keep {foe}")
            assert table.compared[2] == "win"
        else:
            assert table.compared[2] == "loss"
        table.leave_open()


@rule("DD-ABILITY-EXECUTE-2", "DD-OR-2", "DD-OR-3")
def test_hero_and_monster_executing_each_other_tie(table: Story) -> None:
    table.start().own("axe_purple")
    table.bag("equipment", "sword_grey")
    table.meets("minotaur L3")
    table.throws(0, "axe_purple 3 EXECUTE").levels(0, 1).foe(5, 5, 5).do("confront")
    assert table.asked == (0, "last")
    table.do("use_who axe_purple EXECUTE foe", "use_who minotaur EXECUTE seat0")
    assert table.compared[2] == "tie"
    assert table.state.experience[0] == 1
    assert table.state.hurt[0] == 1
    assert "sword_grey" in table.owned()


@rule("DD-OR-3", "DD-ABILITY-EXECUTE-1")
def test_a_side_all_of_whose_heroes_are_executed_loses(table: Story) -> None:
    table.start().own("hammer_black")
    table.meets("minotaur L3")
    table.throws(0, "hammer_black 5").levels(0, 4).foe(1, 1, 1).do(
        "confront", "use_who minotaur EXECUTE seat0"
    )
    assert table.compared[2] == "loss"
    assert table.state.hurt[0] == 1


@rule("DD-OR-71")
@pytest.mark.parametrize("ignores", [True, False])
def test_wounds_do_not_lower_the_level_execute_looks_at(table: Story, ignores: bool) -> None:
    table.start(level_ignores_wounds=ignores).experience(3).wound("level").own("bomb")
    table.bag("equipment", "sword_grey")
    table.meets("minotaur L3")  # EXECUTE 1
    table.levels(0, 4).foe(1, 1, 1).do("confront", "pass")
    assert (table.asked == (1, "last")) is not ignores
    if not ignores:
        table.do("pass")
    assert table.compared == (4, 3, "win")


# Bows, daggers, staffs -------------------------------------------------------------------------------------


@rule("DD-ABILITY-HUNT-1", "DD-ABILITY-HUNT-2", "DD-OR-30", "DD-TURN-1", "DD-TURN-2")
@die("bow_grey", "bow_black", "bow_purple", "artifact_bow", "songbow")
@pytest.mark.parametrize("kind", ["bow_grey", "bow_black", "bow_purple", "artifact_bow", "songbow"])
def test_a_bow_draws_one_more_and_returns_the_rest(table: Story, kind: str) -> None:
    table.start(mode="standard").own(kind)
    table.bag("encounter", "wolf", "asp", "ogre")
    table.takes_out("encounter", "wolf", "ogre")
    table.do(f"hunt {kind}")
    assert table.offers == ["choose wolf", "choose ogre"]
    assert table.in_bag("encounter") == ["asp"]
    table.throws(0, "wolf L2").do("choose wolf")
    assert table.in_bag("encounter") == ["asp", "ogre"]
    table.do("run")


@rule("DD-OR-30")
def test_two_bows_draw_two_more(table: Story) -> None:
    table.start(mode="standard").own("bow_black", "bow_grey")
    table.state.hands = ((0, 2),)  # as by MAGIC HAND
    table.ask_anew()
    table.bag("encounter", "wolf", "asp", "ogre", "imp")
    name = next(offer for offer in table.offers if "bow_black" in offer and "bow_grey" in offer)
    table.do(name)
    assert len(table.offers) == 3
    table.leave_open()


DAGGERS = ["dagger_grey", "dagger_black", "dagger_purple", "artifact_dagger", "long_knife"]


@rule("DD-ABILITY-THROW-1", "DD-ABILITY-THROW-2", "DD-OR-19", "DD-OR-13", "DD-COMBAT-9")
@die(*DAGGERS)
@pytest.mark.parametrize("kind", DAGGERS)
@pytest.mark.parametrize("side", ["seat0", "foe"])
def test_an_outsider_throws_a_dagger_once_a_round_into_either_side(
    table: Story, kind: str, side: str
) -> None:
    table.start(mode="standard")
    table.own(kind, kind, seat=1)
    table.meets("wolf L2")
    table.levels(0, 1).foe(6, 6).do("confront")
    assert table.asked == (1, "outsiders")
    number = KINDS[kind].faces[2].value or 0
    table.load(1, 2)
    table.do(f"throw {kind} {side}")
    assert table.compared == (1 + number * (side == "seat0"), 12 + number * (side == "foe"), "loss")
    assert table.state.spent_round == ((1, "THROW"),)
    assert table.owned(1) == [kind, kind]


@rule("DD-TERM-1", "DD-OR-38", "DD-ABILITY-THROW-1")
def test_once_a_round_is_until_the_end_of_your_own_turn(table: Story) -> None:
    table.start(seats=3)
    table.own("dagger_black", seat=1)
    table.own("dagger_black", "bomb", seat=2)
    table.meets("asp L1")
    table.levels(0, 1).foe(6).do("confront", "pass")
    assert table.asked == (1, "outsiders")
    table.load(2, 0)
    table.do("throw dagger_black seat0", seat=2)
    while table.state.mode:
        table.do("pass")
    table.bag("encounter", "wolf")
    table.throws(1, "wolf L2").do("draw").throws(1, "dagger_black 1").levels(1, 1).foe(6, 6).do("confront")
    assert table.refusal("throw dagger_black seat1", 2) == ("once_a_round",)
    table.do("pass")
    table.throws(2, "wolf L2").do("draw", "run")  # its own turn ends
    while table.asked[1] == "end_of_turn":
        table.do("pass")
    assert table.asked == (0, "turn")
    assert table.state.spent_round == ()


@rule("DD-ABILITY-THROW-2", "DD-OR-19")
def test_an_equipped_dagger_that_was_rolled_cannot_be_thrown_too(table: Story) -> None:
    table.start().own("dagger_black", "dagger_black", "dagger_grey")
    table.meets("wolf L2")
    table.throws(0, "dagger_black 2", "dagger_black 1").levels(0, 1).foe(6, 6).do("confront")
    assert table.refusal("throw dagger_black seat0") == ("already_rolled",)
    table.throws(0, "dagger_grey 2").do("throw dagger_grey seat0")  # takes no hand
    assert table.compared == (6, 12, "loss")
    assert table.gear() == ["dagger_black", "dagger_black"]


@rule("DD-OR-19")
def test_by_another_reading_a_throw_needs_its_symbol(table: Story) -> None:
    table.start(throw_needs_symbol=True)
    (dagger,) = table.own("dagger_black", seat=1)
    table.own("bomb", seat=1)
    table.meets("wolf L2")
    table.levels(0, 1).foe(6, 6).do("confront")
    assert table.refusal("throw dagger_black seat0", 1) == ("no_symbol",)
    table.state.faces[dagger] = 4
    table.ask_anew()
    assert "throw dagger_black seat0" in table.offers
    table.do("pass")


STAFFS = ["staff_grey", "staff_black", "staff_purple", "artifact_staff", "bo_staff"]


@rule("DD-ABILITY-FOCUS-1", "DD-ABILITY-FOCUS-3", "DD-OR-11")
@die(*STAFFS)
@pytest.mark.parametrize("kind", STAFFS)
def test_a_staff_has_a_spell_rolled_again_once_a_turn(table: Story, kind: str) -> None:
    table.start(mode="standard").own(kind, "scroll", "bomb")
    table.meets("wolf L2")
    table.load(0, 1)
    table.levels(0, 1).foe(6, 6).do("confront", "roll scroll")
    table.throws(0, "spell_fire FIZZLE").do("use_piece scroll SCROLL spell_fire")
    assert table.asked == (0, "respond_focus")
    table.throws(0, "spell_fire 5 FIRE").do(f"focus {kind}", "use_who spell_fire FIRE seat0")
    number = KINDS[kind].faces[1].value or 0
    assert table.totals == (6 + number, 12)
    table.throws(0, "bomb 2 BOMB").do("roll bomb", "pass")  # no second FOCUS is offered
    assert table.compared[2] == "loss"


@rule("DD-OR-11")
@pytest.mark.parametrize("extra", [True, False])
def test_a_rolled_focus_gives_no_second_use(table: Story, extra: bool) -> None:
    table.start(focus_symbol_extra=extra).own("staff_black", "bomb", "bomb")
    table.meets("wolf L2")
    table.throws(0, "staff_black 1 FOCUS").levels(0, 1).foe(6, 6).do("confront")
    table.throws(0, "bomb 2 BOMB").do("roll bomb").throws(0, "bomb 5 BOMB").do("focus staff_black")
    assert (table.asked == (0, "respond_focus")) is extra
    if extra:
        table.throws(0, "bomb 4 BOMB").do("focus staff_black")
    table.do("use_who bomb BOMB seat0")
    assert table.totals == (6 if extra else 7, 12)
    table.do("pass")


@rule("DD-OR-31", "DD-ABILITY-FOCUS-3")
def test_focus_fixes_the_set_of_the_staff(table: Story) -> None:
    table.start(mode="standard").own("staff_black", "hammer_black", "healing_potion")
    table.meets("wolf L2")
    table.do("arm staff_black").load(0, 0)
    table.do("roll healing_potion").load(0, 4)
    table.do(
        "focus staff_black", "use healing_potion HEALING", "boost seat0", "boost seat1"
    )  # two hearts now
    assert not [offer for offer in table.offers if offer.startswith("arm ")]
    table.do("run")


@rule("DD-ABILITY-FOCUS-2")
def test_the_active_player_focuses_an_outsiders_bomb(table: Story) -> None:
    table.start().own("staff_black")
    table.own("bomb", seat=1)
    table.bag("item", "key")
    table.meets("wolf L2")
    table.throws(0, "staff_black 2").levels(0, 4).foe(1, 4).do("confront")
    table.throws(1, "bomb 5 BOMB").do("roll bomb")
    assert table.asked == (0, "respond_focus")
    table.throws(1, "bomb 2 BOMB").do("focus staff_black", "use_who bomb BOMB foe")
    assert table.compared == (6, 7, "loss")
