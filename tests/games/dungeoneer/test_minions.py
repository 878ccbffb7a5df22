"""Minions: monsters that a hero has bound, and what they do in his place (DN-EFFECT-07, -08, -29)."""

from tests.games.dungeoneer.teller import Story
from tests.marks import card, rule

from delvewright.games.dungeoneer.board import life_left

# Binding ----------------------------------------------------------------------------------------------


@card("veshna_dool")
@rule("DN-EFFECT-07", "DN-DP-20")
def test_veshna_binds_an_undead_that_fell_to_her(table: Story) -> None:
    table.start(2)
    table.hero("veshna_dool", seat=1)
    table.glory(2, seat=1).rolls(0, 1).rolls(1, 6)
    wight = table.pack("grave_wight")[0]
    table.hurt(wight, 1).peril(3, seat=1).do("send grave_wight seat1", "attack", "form magic")
    assert table.totals == (3, 9)
    table.do("use veshna_dool bind_the_fallen")
    assert (table.inventory_of(1), table.discards, table.pack_of(0)) == (["grave_wight"], [], [])
    assert (life_left(table.state, wight), table.wounds_of(wight)) == (1, 0)
    assert table.glory_of(1) == 1  # 2 paid, 1 for the wound


@card("veshna_dool")
def test_veshna_may_let_the_dead_lie(table: Story) -> None:
    table.start(2)
    table.hero("veshna_dool", seat=1)
    table.glory(2, seat=1).rolls(0, 1).rolls(1, 6)
    table.send("skeleton_guard")
    table.do("pass")
    assert (table.inventory_of(1), table.discards) == ([], ["skeleton_guard"])


@card("veshna_dool")
def test_veshna_binds_nothing_that_lives_and_pays_in_full(table: Story) -> None:
    table.start(2)
    table.hero("veshna_dool", seat=1)
    table.glory(9, seat=1).rolls(0, 1).rolls(1, 6)
    table.send("carrion_bats")  # not asked: vermin
    assert table.discards == ["carrion_bats"]
    table.idle_until(0).glory(1, seat=1).rolls(0, 1).rolls(1, 6)
    table.hand(seat=1)
    table.send("skeleton_guard")  # not asked: 1 Glory
    assert "skeleton_guard" in table.discards


@card("veshna_dool")
def test_veshna_binds_what_her_own_hand_felled_and_not_what_a_minion_did(table: Story) -> None:
    table.start(2)
    table.hero("veshna_dool", seat=1)
    table.inventory("holy_water_flask", seat=1)
    table.minion("grave_wight", 1, seat=1)
    table.glory(2, seat=1).rolls(0, 1).rolls(1, 6)
    table.send("skeleton_guard", "skeleton_guard")
    table.do("use holy_water_flask throw", "choose skeleton_guard")
    assert table.offers == ["use veshna_dool bind_the_fallen", "pass"]
    table.do("pass", "minion grave_wight")  # and no question when the other one falls to the Minion
    assert table.discards.count("skeleton_guard") == 2


@card("veshna_dool")
@rule("DN-EFFECT-29", "DN-EFFECT-07")
def test_a_minion_fills_a_treasure_slot(table: Story) -> None:
    table.start(2)
    table.hero("veshna_dool", seat=1)  # three Treasures
    table.inventory("dented_helm", "boot_of_ala_hazad", "grave_silver_ring", "lockwise", seat=1)
    table.glory(2, seat=1).rolls(0, 1).rolls(1, 6)
    table.send("skeleton_guard")
    table.do("use veshna_dool bind_the_fallen")
    assert table.offers == ["discard dented_helm", "discard boot_of_ala_hazad", "discard grave_silver_ring"]
    table.do("discard boot_of_ala_hazad")
    assert table.inventory_of(1) == ["dented_helm", "grave_silver_ring", "lockwise", "skeleton_guard"]
    table.idle_until(1)
    table.hand("satchel_of_many_pockets", "wand_of_cinders", seat=1)
    table.glory(9, seat=1).do("build")
    table.refused("play wand_of_cinders", "no_room", 3, 3)


@card("veshna_dool")
@rule("DN-QUEST-35", "DN-OPEN-52", "DN-COMBAT-27", "DN-COMBAT-31")
def test_monsters_of_quests_are_neither_bound_nor_repelled(table: Story) -> None:
    table.start(2).lay(ossuary=(0, 0), tomb_gate=(0, 1)).stands("tomb_gate", seat=1)
    table.hero("veshna_dool")
    (quest,) = table.quests("the_bone_colossus")
    table.hurt(quest, 2)
    table.hand("repel")
    table.inventory("holy_water_flask")
    table.glory(9).hero_phase().do("attempt the_bone_colossus")
    table.refused("play repel", "no_such_attacker")
    table.do("use holy_water_flask throw")  # wounds reach it: its third
    assert table.done_of(0) == ["the_bone_colossus"]
    assert table.inventory_of(0) == []
    assert table.happened("bound") == []
    table.idle_until(1)


# Fighting ---------------------------------------------------------------------------------------------


@rule("DN-EFFECT-08", "DN-EFFECT-29", "DN-DP-12")
def test_a_minion_counter_attacks_once_a_turn_in_its_heros_place(table: Story) -> None:
    table.start(2)
    table.minion("grave_wight", 1, seat=1)
    table.rolls(0, 1, 1).rolls(1, 2, 2)
    table.send("shambling_zombie", "stitched_brute")
    assert table.offers == ["hero", "minion grave_wight"]
    table.do("minion grave_wight")
    compared = table.happened("compared")
    assert compared[0][1:] == (3, table.piece("grave_wight"), 4)  # 2 + Melee 2 of the Wight
    assert compared[1][1:] == (3, table.hero_of(1), 5)  # not asked again
    table.do("pack shambling_zombie", "pack stitched_brute")
    assert table.glory_of(1) == 2


@rule("DN-EFFECT-08", "DN-OPEN-39", "DN-COMBAT-29")
def test_a_minion_takes_the_wound_and_is_gone(table: Story) -> None:
    table.start(2)
    table.minion("grave_wight", 1, seat=1)
    table.rolls(0, 6).rolls(1, 1)
    table.send("crypt_spider")
    table.do("form melee", "minion grave_wight")
    assert (table.life_of(1), table.lies(1), table.inventory_of(1)) == (6, False, [])
    assert table.discards == ["grave_wight"]
    table.do("pack crypt_spider")  # no hero was wounded, so there is no Peril to give
    assert table.glory_of(0) == 0


@rule("DN-EFFECT-08", "DN-EFFECT-29")
def test_a_minion_attacks_when_the_combat_is_over_without_movement(table: Story) -> None:
    table.start(2).rolls(0, 1, 1).rolls(1, 6, 6)
    table.stands("torchlit_passage", seat=1).minion("grave_wight", 1, seat=1)
    table.send("shambling_zombie", "stitched_brute")
    table.do("hero", "hero")
    assert table.offers == [
        "unleash grave_wight shambling_zombie melee",
        "unleash grave_wight shambling_zombie magic",
        "unleash grave_wight stitched_brute melee",
        "unleash grave_wight stitched_brute magic",
        "decline",
    ]
    table.rolls(1, 6).rolls(0, 6)
    table.do("unleash grave_wight shambling_zombie magic")
    assert table.totals == (8, 6)
    table.do("pack stitched_brute")
    assert (table.discards, table.glory_of(1), table.movement_of(1)) == (["shambling_zombie"], 3, 0)


@rule("DN-EFFECT-08")
def test_a_minion_that_has_counter_attacked_is_done_for_the_turn(table: Story) -> None:
    table.start(2).rolls(0, 1).rolls(1, 6)
    table.minion("grave_wight", 1, seat=1)
    table.send("stitched_brute")
    table.do("minion grave_wight", "pack stitched_brute")  # no more questions
    assert len(table.happened("compared")) == 1


@rule("DN-EFFECT-29", "DN-COMBAT-20")
def test_either_the_hero_challenges_or_his_minion(table: Story) -> None:
    table.start(2).movement(1, seat=1).rolls(0, 1, 1, 1).rolls(1, 6, 6, 6)
    table.stands("torchlit_passage", seat=1).minion("grave_wight", 1, seat=1)
    table.send("stitched_brute", "shambling_zombie")
    table.do("hero")
    assert table.offers == ["challenge stitched_brute melee", "decline"]  # no Minion before the end
    table.do("challenge stitched_brute melee", "hero")
    table.do("pack stitched_brute", "pack shambling_zombie")  # none after a Challenge
    assert len(table.happened("compared")) == 3


@rule("DN-EFFECT-29")
def test_a_minion_may_be_discarded_like_a_treasure(table: Story) -> None:
    table.start(2)
    table.minion("skeleton_guard", 1)
    table.hand("haste")
    table.hero_phase().do("end", "discard skeleton_guard")
    assert (table.inventory_of(0), table.discards[-1]) == ([], "skeleton_guard")
    table.idle_until(1)


@rule("DN-EFFECT-07")
def test_a_minion_lends_its_hero_nothing(table: Story) -> None:
    table.start(2)
    table.minion("stitched_brute", 1)
    assert table.score_of(0) == 2
