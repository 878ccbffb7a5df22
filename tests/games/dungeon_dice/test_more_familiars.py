"""Familiars: when they may be rolled, what each of them does, and how they escape (DD-FAMILIAR)."""

import pytest
from tests.games.dungeon_dice.teller import Story

from marks import die, rule


def met(table: Story, *familiars: str, foe: tuple[int, ...] = (1, 1)) -> Story:
    """A lone hero with two level dice (4 and 3) who confronts a Wolf of level 2."""
    table.start().experience(3)
    table.own(*familiars)
    table.bag("item", "key")
    table.meets("wolf L2")
    table.levels(0, 4, 3).foe(*foe).do("confront")
    return table


@rule("DD-FAMILIAR-1", "DD-TURN-3")
@pytest.mark.parametrize("drawn", ["familiar_wolf", "class_rogue", "ring_of_mastery"])
def test_who_draws_a_familiar_a_class_or_a_cursed_artifact_keeps_it(table: Story, drawn: str) -> None:
    table.start()
    table.bag("encounter", drawn, "wolf")
    table.draws("encounter", drawn).do("draw")
    assert table.owned() == [drawn]
    assert table.asked == (1, "turn")


@rule("DD-FAMILIAR-2", "DD-FAMILIAR-WOLF", "DD-ABILITY-WOLF-BITE")
@die("familiar_wolf")
def test_the_wolf_adds_two_and_is_rolled_once(table: Story) -> None:
    met(table, "familiar_wolf", "bomb")
    table.throws(0, "familiar_wolf WOLF_BITE").do("call familiar_wolf", "use familiar_wolf WOLF_BITE")
    assert table.totals == (9, 2)
    assert table.refusal("call familiar_wolf") == ("already_rolled",)
    table.do("pass")
    assert table.compared == (9, 2, "win")


@rule("DD-FAMILIAR-2", "DD-OR-76")
def test_a_familiar_is_rolled_again_in_a_further_combat(table: Story) -> None:
    table.start()
    table.own("familiar_wolf")
    table.bag("encounter", "wolf", "ogre")
    table.draws("encounter", "wolf").throws(0, "wolf L2").do("draw").levels(0, 1).foe(1, 1).do("confront")
    table.throws(0, "familiar_wolf -").do("call familiar_wolf")
    table.draws("encounter", "ogre").throws(1, "ogre L2").do("draw", "invite seat0", "accept")
    table.levels(1, 1).foe(5, 5).do("confront")
    table.throws(0, "familiar_wolf WOLF_BITE").do("call familiar_wolf", "use familiar_wolf WOLF_BITE")
    assert table.compared[:2] == (3, 10)


@rule("DD-OR-76", "DD-OR-80")
def test_an_outsiders_familiar_stays_out_of_it(table: Story) -> None:
    table.start()
    table.own("familiar_wolf", "familiar_snake", seat=1)
    table.meets("wolf L2")
    table.levels(0, 1).foe(3, 3).do("confront")  # seat 1 is not asked
    assert table.compared == (1, 6, "loss")


@rule("DD-FAMILIAR-ESCAPE", "DD-ABILITY-ESCAPE")
@pytest.mark.parametrize(
    "familiar",
    [
        pytest.param(name, marks=die(name))
        for name in (
            "familiar_faerie",
            "familiar_rat",
            "familiar_wolf",
            "familiar_snake",
            "familiar_baby_dragon",
            "familiar_tortoise",
            "familiar_vampire_bat",
            "familiar_ghost",
        )
    ],
)
def test_a_familiar_that_escapes_goes_back_to_the_bag(table: Story, familiar: str) -> None:
    met(table, familiar)
    table.throws(0, f"{familiar} ESCAPE").do(f"call {familiar}")
    assert table.owned() == ["key"]
    assert familiar in table.in_bag("encounter")


@rule("DD-FAMILIAR-FAERIE")
@die("familiar_faerie")
def test_the_faerie_heals_after_the_combat(table: Story) -> None:
    table.start().experience(3).wound("level")
    table.own("familiar_faerie")
    table.meets("wolf L2")
    table.levels(0, 1).foe(5, 5).do("confront")
    table.throws(0, "familiar_faerie HEALING").do("call familiar_faerie", "use familiar_faerie HEALING")
    assert table.asked == (0, "heal")
    assert table.compared == (1, 10, "loss")
    table.do("mend_level seat0")
    assert table.state.hurt[0] == 1


@rule("DD-FAMILIAR-FAERIE", "DD-FAMILIAR-RAT", "DD-OR-59")
@die("familiar_faerie", "familiar_rat")
def test_faerie_and_rat_are_rolled_outside_combat_by_the_active_player(table: Story) -> None:
    table.start().experience(3).wound("level")
    table.own("familiar_faerie", "familiar_rat")
    table.bag("item", "relic_ring_of_focus")
    table.throws(0, "spell_healing FIZZLE").do("rest")
    assert table.asked == (0, "end_of_turn")
    table.throws(0, "familiar_faerie HEALING").do("call familiar_faerie", "use familiar_faerie HEALING")
    table.do("mend_level seat0")
    assert table.state.hurt[0] == 0
    table.throws(0, "familiar_rat POTION").do("call familiar_rat", "use familiar_rat POTION")
    assert "relic_ring_of_focus" in table.owned()  # it brings relics too
    assert table.asked == (1, "turn")


@rule("DD-FAMILIAR-RAT", "DD-OR-59")
@die("familiar_rat")
def test_the_rat_fetches_a_die_in_combat(table: Story) -> None:
    met(table, "familiar_rat", foe=(6, 6))
    table.throws(0, "familiar_rat POTION").do("call familiar_rat", "use familiar_rat POTION")
    assert table.compared[2] == "loss"
    assert table.owned() == ["familiar_rat", "key"]


@rule("DD-OR-59", "DD-EVENT-GENIE-3")
@die("familiar_rat", "genie")
def test_a_rat_may_bring_the_genie(table: Story) -> None:
    table.start()
    table.own("familiar_rat")
    table.bag("item", "genie")
    table.throws(0, "spell_healing FIZZLE").do("rest")
    table.throws(0, "familiar_rat POTION", "genie L3").levels(0, 1).foe(6, 6, 6)
    table.do("call familiar_rat", "use familiar_rat POTION")
    assert table.asked == (0, "ability")  # it must be fought, and the rat might be rolled again
    table.do("pass", "pass")
    assert table.compared == (1, 18, "loss")
    assert table.in_bag("item") == ["genie"]


@rule("DD-FAMILIAR-SNAKE")
@die("familiar_snake")
def test_the_snake_tangles_the_lowest_die(table: Story) -> None:
    met(table, "familiar_snake", foe=(5, 3))
    table.throws(0, "familiar_snake TANGLE").do("call familiar_snake")
    table.do("use_die familiar_snake TANGLE foe.monster_level.3")
    assert table.compared == (7, 5, "win")


@rule("DD-FAMILIAR-BABY-DRAGON")
@die("familiar_baby_dragon")
def test_the_baby_dragon_spits_fire_for_its_owner(table: Story) -> None:
    met(table, "familiar_baby_dragon", foe=(5, 5))
    table.throws(0, "familiar_baby_dragon FIRE", "spell_fire 4 FIRE")
    table.do("call familiar_baby_dragon", "use familiar_baby_dragon FIRE")
    assert table.compared == (11, 10, "win")


@rule("DD-FAMILIAR-TORTOISE", "DD-ABILITY-PROTECTION-2")
@die("familiar_tortoise")
def test_the_tortoise_gives_one_protection(table: Story) -> None:
    met(table, "familiar_tortoise", foe=(6, 5))
    table.throws(0, "familiar_tortoise PROTECTION").do("call familiar_tortoise")
    table.foe(1).do("use_die familiar_tortoise PROTECTION foe.monster_level.6")
    assert table.compared == (7, 6, "win")
    assert table.owned() == ["familiar_tortoise", "key"]  # the potion of the lost 6 is lost


@rule("DD-FAMILIAR-BEAR-1", "DD-FAMILIAR-BEAR-2", "DD-ABILITY-MAUL", "DD-OR-80")
@die("familiar_bear")
def test_the_bear_mauls_a_hero_from_outside(table: Story) -> None:
    table.start()
    table.own("familiar_bear", seat=1)
    table.meets("wolf L2")
    table.levels(0, 4).foe(1, 1).do("confront")
    assert table.asked == (1, "outsiders")
    table.throws(1, "familiar_bear MAUL").levels(1, 3).do("call familiar_bear")
    table.do("use_who familiar_bear MAUL foe")
    assert table.compared == (4, 5, "loss")


@rule("DD-FAMILIAR-BEAR-1")
@die("familiar_bear")
def test_the_bear_never_fights_a_monster(table: Story) -> None:
    table.start()
    table.own("familiar_bear")
    table.meets("wolf L2")
    table.levels(0, 4).foe(5, 5).do("confront")  # its owner is not asked
    assert table.compared == (4, 10, "loss")


@rule("DD-FAMILIAR-BEAR-1", "DD-FAMILIAR-BEAR-2")
@die("familiar_bear")
def test_in_a_duel_the_bear_fights_for_its_owner(table: Story) -> None:
    table.start()
    table.own("familiar_bear")
    table.own("crown", seat=1)
    table.levels(0, 1).levels(1, 2).do("duel_for crown")
    table.throws(0, "familiar_bear MAUL").levels(0, 3).do("call familiar_bear")
    table.do("use_who familiar_bear MAUL seat0")
    assert table.happened("duelled") == [(((0, 4), (1, 2)), (0,))]


@rule("DD-FAMILIAR-OWL", "DD-ABILITY-SCOUT-1", "DD-OR-28")
@die("familiar_owl")
def test_the_owl_scouts_before_the_decision(table: Story) -> None:
    table.start()
    table.own("familiar_owl")
    table.meets("wolf L2")
    table.throws(0, "familiar_owl SCOUT").foe(5, 6).do("call familiar_owl", "use familiar_owl SCOUT")
    assert table.asked == (0, "prepare")
    assert table.totals == (0, 11)
    table.levels(0, 1).do("confront")  # the roll stands
    assert table.compared == (1, 11, "loss")


@rule("DD-FAMILIAR-OWL")
@die("familiar_owl")
def test_an_owl_in_its_cage_does_nothing_in_combat(table: Story) -> None:
    met(table, "familiar_owl")  # no question
    assert table.compared == (7, 2, "win")


@rule("DD-FAMILIAR-VAMPIRE-BAT")
@die("familiar_vampire_bat")
def test_the_vampire_bat_drains(table: Story) -> None:
    met(table, "familiar_vampire_bat", foe=(6, 5))
    table.throws(0, "familiar_vampire_bat DRAIN").do("call familiar_vampire_bat")
    table.do("use_die familiar_vampire_bat DRAIN foe.monster_level.5")
    assert table.compared == (12, 6, "win")


@rule("DD-FAMILIAR-GHOST")
@die("familiar_ghost")
def test_the_ghost_voids_at_the_end(table: Story) -> None:
    met(table, "familiar_ghost", foe=(6, 5))
    table.throws(0, "familiar_ghost VOID").do("call familiar_ghost")
    assert table.asked == (0, "last")
    assert table.totals == (7, 11)
    table.do("use_who familiar_ghost VOID foe")
    assert table.compared == (7, 5, "win")


@rule("DD-FAMILIAR-CLOCKWORK-GNOME-1", "DD-OR-23")
@die("clockwork_gnome")
def test_the_clockwork_gnome_stuns_and_is_an_artifact(table: Story) -> None:
    table.start().experience(3)
    table.own("clockwork_gnome")
    assert table.fame() == 1
    table.meets("asp L2")
    table.levels(0, 4, 2).foe(2, 3).do("confront")
    table.throws(0, "clockwork_gnome STUN").do("call clockwork_gnome")
    table.do("use_die asp TANGLE seat0.hero_level.2")
    assert table.asked == (0, "respond_stun")
    table.bag("item", "bomb")
    table.do("stun clockwork_gnome")
    assert table.compared == (6, 5, "win")


@rule("DD-OR-23")
@die("clockwork_gnome")
def test_by_the_other_reading_the_gnome_is_worth_nothing(table: Story) -> None:
    table.start(gnome_fame=False)
    table.own("clockwork_gnome")
    assert table.fame() == 0


@rule("DD-FAMILIAR-CLOCKWORK-GNOME-2", "DD-FAMILIAR-CLOCKWORK-GNOME-3", "DD-ABILITY-EXPLOSION")
@die("clockwork_gnome")
def test_after_an_explosion_the_gnome_needs_a_key(table: Story) -> None:
    met(table, "clockwork_gnome", "key", foe=(6, 2))
    table.throws(0, "clockwork_gnome EXPLOSION").do("call clockwork_gnome", "use clockwork_gnome EXPLOSION")
    assert table.compared == (10, 8, "win")
    assert table.asked == (0, "end_of_turn")
    table.do("wind key")
    assert table.happened("wound_up")[-1][2] is True
    assert table.in_bag("item").count("key") == 1  # one was won, one was given back
    table.leave_open()


@rule("DD-FAMILIAR-CLOCKWORK-GNOME-3")
@die("clockwork_gnome")
@pytest.mark.parametrize(("side", "works"), [("SKELETON_KEY", True), ("-", False)])
def test_a_skeleton_key_may_wind_the_gnome(table: Story, side: str, works: bool) -> None:
    met(table, "clockwork_gnome", "skeleton_key", foe=(6, 2))
    table.throws(0, "clockwork_gnome EXPLOSION").do("call clockwork_gnome", "use clockwork_gnome EXPLOSION")
    table.throws(0, f"skeleton_key {side}").do("wind skeleton_key")
    assert table.happened("wound_up")[-1][2] is works
    assert table.state.unwound is not works
    if not works:
        table.do("pass")
        table.meets("wolf L2", seat=1)
        table.do("run")
        table.meets("wolf L2")
        table.levels(0, 4, 3).foe(1, 1).do("confront")  # not asked: it stands still
    else:
        assert "skeleton_key" in table.owned()


@rule("DD-FAMILIAR-BLACK-CAT-1", "DD-FAMILIAR-BLACK-CAT-2", "DD-ABILITY-BAD-LUCK", "DD-OR-62")
@die("familiar_black_cat")
@pytest.mark.parametrize(
    "variant", ["reroll_highest", "minus_2", "opponent_plus_2", "lose_one_use", "-", "ESCAPE"]
)
def test_the_black_cat_must_be_rolled_and_brings_bad_luck(table: Story, variant: str) -> None:
    table.start().experience(3)
    table.own("familiar_black_cat", "luck_charm")
    table.bag("item", "key")
    table.meets("wolf L2")
    table.levels(0, 4, 3).foe(1, 1)
    sides = ["reroll_highest", "minus_2", "opponent_plus_2", "lose_one_use", "-", "ESCAPE"]
    table.load(0, sides.index(variant))
    if variant == "reroll_highest":
        table.levels(0, 1)
    table.do("confront")
    totals = {"reroll_highest": (4, 2), "minus_2": (5, 2), "opponent_plus_2": (7, 4)}
    assert table.compared[:2] == totals.get(variant, (7, 2))
    assert bool(table.happened("lost")) is (variant == "lose_one_use")
    assert ("familiar_black_cat" in table.owned()) is (variant != "ESCAPE")
    table.leave_open()


@rule("DD-FAMILIAR-BLACK-CAT-1")
@die("familiar_black_cat")
def test_the_black_cat_of_an_assistant_is_rolled_too(table: Story) -> None:
    table.start(seats=3)
    table.own("familiar_black_cat", seat=1)
    table.bag("item", "key")
    table.meets("wolf L2")
    table.do("invite seat1", "accept").levels(0, 4).levels(1, 4).foe(1, 1).load(1, 1)
    table.do("confront")
    assert table.compared[:2] == (6, 2)


@rule("DD-FAMILIAR-BLACK-CAT-1", "DD-CLASS-KNIGHT-2")
@die("familiar_black_cat", "class_knight")
def test_a_rescue_is_no_further_combat_for_the_black_cat(table: Story) -> None:
    table.start()
    table.own("familiar_black_cat")
    table.own("class_knight", "sword_black", "armor_black", seat=1)
    table.meets("wolf L2")
    table.levels(0, 4).foe(6, 6).load(0, 1)  # two less
    table.do("confront")
    table.throws(1, "sword_black 2", "armor_black 1").levels(1, 3).load(1, 0)
    table.do("rescue")
    assert table.compared == (8, 12, "loss")
    assert len(table.happened("called")) == 1


@rule("DD-OR-56", "DD-EVENT-GENIE-1")
@die("familiar_rat", "genie", "mushroom_man")
def test_the_luck_of_a_beaten_monster_outlasts_a_genie(table: Story) -> None:
    table.start(mode="standard").experience(3).own("familiar_rat")
    table.bag("item", "genie", "bomb", "key")
    table.meets("mushroom_man L1")
    table.levels(0, 4, 4).foe(1).do("confront")
    table.throws(0, "familiar_rat POTION").do("call familiar_rat")
    table.draws("item", "genie").throws(0, "genie L3").levels(0, 1, 1).foe(5, 5, 5)
    table.do("use familiar_rat POTION")
    while table.asked[1] in ("ability", "monster"):
        table.do("pass")
    assert table.happened("compared")[-1][1:] == (2, 15, "loss")
    assert table.asked == (0, "luck")
    table.do("luck mushroom_man bomb")
    assert table.owned() == ["bomb", "familiar_rat"]
