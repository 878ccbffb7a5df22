"""Harps and their songs, and the fine symbols of purple and artifact dice (DD-ABILITY)."""

import pytest
from tests.games.dungeon_dice.teller import Story

from delvewright.games.dungeon_dice.kinds import KINDS
from marks import die, rule

HARPS = ["harp_grey", "harp_black", "harp_purple", "artifact_harp", "songbow"]


@rule("DD-ABILITY-PERFORM-1", "DD-ABILITY-PERFORM-3", "DD-ASSIST-3")
@die(*HARPS)
@pytest.mark.parametrize("kind", HARPS)
def test_a_performer_must_be_taken_along(table: Story, kind: str) -> None:
    table.start(mode="standard", seats=3)
    table.own(kind, seat=2)
    table.meets("ogre L5")
    table.do("invite seat1", "accept", "confront")
    sides = [any(name == "PERFORM" for name, _ in face.symbols) for face in KINDS[kind].faces]
    table.load(2, sides.index(True))
    table.do(f"perform {kind}", seat=2)
    assert table.state.fighters == (0, 2)  # in place of seat 1
    table.levels(0, 1).levels(2, 1).foe(6, 6, 6, 6, 6)
    while table.state.mode:
        table.do("confront" if table.asked == (0, "prepare") else "pass")
    number = KINDS[kind].faces[sides.index(True)].value or 0
    assert table.compared == (2 + number, 30, "loss")
    assert table.state.hurt == [1, 0, 1]


@rule("DD-ABILITY-PERFORM-1")
def test_a_performance_without_the_symbol_fails_for_the_round(table: Story) -> None:
    table.start(mode="standard")
    table.own("harp_grey", seat=1)
    table.meets("wolf L2")
    table.do("confront").throws(1, "harp_grey 3").do("perform harp_grey")
    assert table.state.fighters == (0,)
    assert table.state.spent_round == ((1, "PERFORM"),)
    table.levels(0, 1).foe(6, 6).do("confront")
    assert table.compared == (1, 12, "loss")


@rule("DD-ABILITY-PERFORM-2")
def test_of_two_performers_the_active_player_picks_one(table: Story) -> None:
    table.start(mode="standard", seats=3)
    table.own("harp_grey", seat=1)
    table.own("harp_grey", seat=2)
    table.meets("wolf L2")
    table.do("confront").throws(1, "harp_grey PERFORM").do("perform harp_grey", seat=1)
    table.do("confront").throws(2, "harp_grey PERFORM").do("perform harp_grey", seat=2)
    assert table.asked == (0, "performer")
    table.do("take_along seat2")
    assert table.state.fighters == (0, 2)
    table.levels(0, 1).levels(2, 1).foe(6, 6).do("confront")
    assert table.state.hurt == [1, 0, 1]


@rule("DD-ABILITY-PERFORM-2", "DD-ASSIST-6")
def test_no_performance_where_help_is_not_allowed(table: Story) -> None:
    table.start(mode="standard")
    table.own("strength_potion")
    table.own("harp_grey", seat=1)
    table.bag("equipment", "mimic")
    table.bag("encounter", "goblin")
    table.throws(0, "goblin reward", "mimic L2").do("draw")
    assert table.refusal("invite seat1") == ("alone",)
    assert table.refusal("run") == ("must_fight",)
    table.levels(0, 1).foe(6, 6).do("confront", "pass")
    assert table.state.hurt[0] == 1  # nobody was asked to perform


@rule("DD-ABILITY-SONG-OF-HEALING")
@die("harp_black")
def test_the_song_of_healing_heals_whom_the_singer_likes(table: Story) -> None:
    table.start(mode="standard", seats=3).experience(5).own("harp_black")
    table.bag("item", "key")
    table.wound("level").wound("level", seat=1).wound("level", seat=2)
    table.meets("wolf L2")
    table.throws(0, "harp_black 2 PERFORM SONG_OF_HEALING").levels(0, 4, 4).foe(1, 1).do("confront")
    table.do("use_heroes harp_black SONG_OF_HEALING seat0+seat2")
    for _ in range(2):
        seat = table.asked[0]
        assert table.asked[1] == "heal"
        table.do(f"mend_level seat{seat}")
    assert table.state.hurt == [0, 1, 0]


@rule("DD-ABILITY-SONG-OF-PROTECTION")
@die("harp_black", "artifact_harp")
@pytest.mark.parametrize(
    "spec", ["harp_black - PERFORM SONG_OF_PROTECTION", "artifact_harp 4 PERFORM SONG_OF_PROTECTION"]
)
def test_the_song_of_protection_protects_both_heroes(table: Story, spec: str) -> None:
    kind = spec.split()[0]
    table.start(mode="standard", seats=3).own(kind)
    table.meets("wolf L2")
    table.do("invite seat1", "accept").throws(0, spec).levels(0, 1).levels(1, 1).foe(6, 5).do("confront")
    table.do(f"use_heroes {kind} SONG_OF_PROTECTION seat0+seat1").foe(1)
    table.do("use_die gift PROTECTION foe.monster_level.6")
    assert table.asked == (1, "armor")
    table.foe(2).do("use_die gift PROTECTION foe.monster_level.5")
    assert table.compared[1] == 3
    table.leave_open()


@rule("DD-ABILITY-SONG-OF-STRENGTH")
@die("harp_purple", "artifact_harp", "songbow")
@pytest.mark.parametrize(
    "spec",
    [
        "harp_purple 3 PERFORM SONG_OF_STRENGTH",
        "artifact_harp 4 PERFORM SONG_OF_STRENGTH",
        "songbow 3 PERFORM SONG_OF_STRENGTH",
    ],
)
def test_the_song_of_strength_strengthens_both_heroes(table: Story, spec: str) -> None:
    kind, number = spec.split()[:2]
    table.start(mode="standard", seats=3).own(kind)
    table.meets("wolf L2")
    table.do("invite seat1", "accept").throws(0, spec).levels(0, 1).levels(1, 1).foe(6, 6).do("confront")
    table.levels(0, 2).levels(1, 3).do(f"use_heroes {kind} SONG_OF_STRENGTH seat0+seat1")
    assert table.compared == (7 + int(number), 12, "loss")
    assert table.compared[0] == 7 + int(number)
    table.leave_open()


@rule("DD-ABILITY-SONG-OF-LUCK", "DD-ABILITY-LUCK")
@die("harp_purple", "artifact_harp")
@pytest.mark.parametrize(
    "spec", ["harp_purple - PERFORM SONG_OF_LUCK", "artifact_harp - PERFORM SONG_OF_LUCK SONG_OF_HEALING"]
)
def test_the_song_of_luck_chooses_every_reward(table: Story, spec: str) -> None:
    kind = spec.split()[0]
    table.start(mode="standard").experience(5).own(kind)
    table.bag("item", "key", "bomb", "scroll")
    table.meets("wolf L2")
    table.throws(0, spec).levels(0, 4, 4, 4).foe(6, 1).do("confront")
    if table.state.mode and table.asked[1] == "ability":
        table.do("pass")
    table.do(f"luck {kind} bomb", f"luck {kind} scroll")
    assert table.owned() == sorted(["bomb", "scroll", kind])
    table.leave_open()


# Fine symbols ----------------------------------------------------------------------------------------------


@rule("DD-ABILITY-LUCK")
@die("sword_purple", "staff_purple")
@pytest.mark.parametrize("spec", ["sword_purple 2 SLASH LUCK", "staff_purple 1 FOCUS SCROLL LUCK"])
def test_luck_on_a_weapon_serves_one_draw(table: Story, spec: str) -> None:
    kind = spec.split()[0]
    table.start(mode="standard").experience(5).own(kind)
    table.bag("item", "key", "bomb", "scroll")
    table.meets("wolf L2")
    table.throws(0, spec).levels(0, 4, 4, 4).foe(6, 1).do("confront", "pass", f"luck {kind} bomb")
    assert "bomb" in table.owned()
    assert len(table.owned()) == 3
    table.leave_open()


@rule("DD-ABILITY-POISON")
@die("dagger_purple", "artifact_dagger", "artifact_bow")
@pytest.mark.parametrize(
    "spec", ["dagger_purple - THROW POISON", "artifact_dagger - THROW POISON", "artifact_bow 4 HUNT POISON"]
)
def test_poison_on_a_weapon(table: Story, spec: str) -> None:
    kind = spec.split()[0]
    table.start(mode="standard").own(kind)
    table.meets("wolf L3")
    table.throws(0, spec).levels(0, 1).foe(2, 6, 6).do("confront", f"use_who {kind} POISON foe")
    assert table.compared[1] == 12


@rule("DD-ABILITY-FEAR-1", "DD-ABILITY-FEAR-2")
@die("spear_purple")
def test_fear_on_a_spear_does_nothing_to_a_monster(table: Story) -> None:
    table.start(mode="standard").own("spear_purple", "bomb")
    table.meets("wolf L2")
    table.throws(0, "spear_purple 3 REACH FEAR").levels(0, 1).do("reach spear_purple")
    assert not [offer for offer in table.offers if "FEAR" in offer]
    table.do("run")


@rule("DD-ABILITY-INVISIBILITY")
@die("artifact_spear")
def test_invisibility_on_a_spear_rolled_ahead(table: Story) -> None:
    table.start(mode="standard").own("artifact_spear")
    table.bag("item", "key")
    table.meets("wolf L2")
    table.throws(0, "artifact_spear 2 REACH INVISIBILITY").levels(0, 1)
    table.do("reach artifact_spear", "use artifact_spear INVISIBILITY")
    assert table.owned() == ["artifact_spear", "key"]


@rule("DD-ABILITY-INVISIBILITY", "DD-ONEUSE-INVISIBILITY-1")
@die("artifact_spear")
def test_an_assistant_cannot_make_the_active_player_invisible(table: Story) -> None:
    table.start(mode="standard", seats=3)
    table.own("artifact_spear", seat=1)
    table.meets("wolf L2")
    table.do("confront").throws(1, "artifact_spear 2 REACH INVISIBILITY").levels(1, 1)
    table.do("reach artifact_spear", "invite seat1", "accept")
    assert table.asked == (0, "prepare")
    table.levels(0, 1).foe(6, 5).do("confront")
    assert table.compared == (4, 11, "loss")  # nobody was asked


@rule("DD-ABILITY-STUN-2")
@die("hammer_purple", "artifact_hammer")
@pytest.mark.parametrize("spec", ["hammer_purple 4 SHATTER STUN", "artifact_hammer 5 SHATTER STUN"])
def test_stun_on_a_hammer_answers_a_monster(table: Story, spec: str) -> None:
    kind, number = spec.split()[:2]
    table.start(mode="standard").own(kind)
    table.meets("goblin L2")
    table.throws(0, spec).levels(0, 1).foe(5, 1).do("confront", "use_die goblin SLASH foe.monster_level.1")
    assert table.asked == (0, "respond_stun")
    table.do(f"stun {kind}")
    assert table.compared == (1 + int(number), 6, "loss" if int(number) < 5 else "tie")


@rule("DD-ABILITY-DRAIN-1", "DD-ABILITY-TANGLE-1")
@die("artifact_whip")
def test_the_artifact_whip_tangles_and_drains(table: Story) -> None:
    table.start(mode="standard").own("artifact_whip")
    table.bag("item", "key")
    table.meets("wolf L3")
    table.throws(0, "artifact_whip 2 TANGLE DRAIN").levels(0, 1).foe(2, 3, 4).do("confront")
    table.do(
        "use_die artifact_whip TANGLE foe.monster_level.2", "use_die artifact_whip DRAIN foe.monster_level.3"
    )
    assert table.compared == (6, 4, "win")


@rule("DD-ABILITY-PROTECTION-1", "DD-ABILITY-PROTECTION-3")
@die("armor_grey", "armor_black", "armor_purple", "artifact_armor")
@pytest.mark.parametrize("kind", ["armor_grey", "armor_black", "armor_purple", "artifact_armor"])
def test_armor_makes_the_monster_reroll_in_the_armor_phase(table: Story, kind: str) -> None:
    sides = [dict(face.symbols).get("PROTECTION", 0) for face in KINDS[kind].faces]
    for side, times in enumerate(sides):
        table.start(mode="standard").own(kind)
        table.meets("wolf L3")
        table.load(0, side)
        table.levels(0, 1).foe(6, 6, 6).do("confront")
        for left in range(times):
            assert table.asked == (0, "again" if left else "armor")
            table.foe(5).do(f"use_die {kind} PROTECTION foe.monster_level.6")
        while table.state.mode:
            table.do("pass")
        assert table.compared[1] == 18 - times
        table.close()


@rule("DD-ABILITY-ENCHANT", "DD-ABILITY-SCROLL", "DD-ABILITY-GEN-10")
@die("artifact_staff", "staff_black", "staff_purple")
def test_scroll_and_enchant_on_a_staff_keep_until_the_end_of_the_turn(table: Story) -> None:
    table.start(mode="standard").own("artifact_staff", "sword_grey")
    table.bag("artifact", "artifact_sword")
    table.meets("wolf L2")
    table.throws(0, "artifact_staff 3 FOCUS ENCHANT", "sword_grey 1").levels(0, 1).foe(6, 6).do("confront")
    assert table.asked == (0, "end_of_turn")
    table.do("use artifact_staff ENCHANT", "swap sword_grey artifact_sword")
    assert table.owned() == ["artifact_staff", "artifact_sword"]


@rule("DD-ABILITY-SCROLL")
@die("staff_black", "staff_purple", "artifact_staff")
@pytest.mark.parametrize(
    "spec", ["staff_black 1 FOCUS SCROLL", "staff_purple 2 FOCUS SCROLL", "artifact_staff 2 FOCUS SCROLL"]
)
def test_scroll_on_a_staff(table: Story, spec: str) -> None:
    kind, number = spec.split()[:2]
    table.start(mode="standard").own(kind)
    table.meets("wolf L2")
    table.throws(0, spec).levels(0, 1).foe(6, 6).do("confront")
    table.throws(0, "spell_fire 5 FIRE").do(f"use_piece {kind} SCROLL spell_fire", "pass")
    table.do("use_who spell_fire FIRE seat0")
    assert table.compared == (6 + int(number), 12, "loss")


@rule("DD-ABILITY-CHARM")
@die("harp_purple")
def test_charm_on_a_harp_comes_too_late_in_combat(table: Story) -> None:
    table.start(mode="standard").own("harp_purple")
    table.meets("wolf L2")
    table.throws(0, "harp_purple 3 PERFORM SONG_OF_HEALING CHARM").levels(0, 1).foe(6, 6).do("confront")
    assert not [offer for offer in table.offers if "CHARM" in offer]
    table.leave_open()
