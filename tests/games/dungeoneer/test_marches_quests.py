"""The Quests of The Haunted Marches, card by card."""

from __future__ import annotations

from tests.games.dungeoneer.questing import achieved, delivered, drawn, failed, next_turn, on_quest, slain
from tests.games.dungeoneer.teller import Story
from tests.games.dungeoneer.test_crypt_quests import of_all
from tests.marks import card, rule

from delvewright.games.dungeoneer import board
from delvewright.games.dungeoneer.powers import EXIT, THREAT
from delvewright.games.dungeoneer.sorts import LEVEL, MAGIC, MELEE, SPEED


def attacked(table: Story, monster: str, form: str) -> int:
    """Seat 1 sends a monster at seat 0's hero on the next turn: how much it adds to its die of 3."""
    table.idle_until(1)
    table.hand(monster, seat=1)
    table.hand(seat=0)
    table.peril(9).glory(0).rolls(1, 3).rolls(0, 3).leave_open()
    table.do(f"send {monster} seat0", "attack")
    while table.asked[1] in ("form", "special"):
        table.do(f"form {form}" if table.asked[1] == "form" else f"hold_back {monster}")
    return table.totals[0] - 3


@card("rescue_lily")
def test_lily_tends_to_wounds(table: Story) -> None:
    delivered(table, "rescue_lily")
    assert (table.life_of(0), table.glory_of(0)) == (4, 0)


@card("free_durik")
def test_durik_is_guarded_by_a_rat_that_fights_with_melee_and_speed(table: Story) -> None:
    on_quest(table, "free_durik")
    table.do("attempt free_durik")
    assert table.offers == ["form melee", "form speed"]
    table.rolls(1, 3).rolls(0, 1).do("form melee")
    assert table.totals == (3 + 2, 1 + 2)
    slain(table, "free_durik", "form speed")
    assert (table.glory_of(0), table.life_of(0)) == (3, 3)


@card("impress_the_guild")
def test_the_guild_laughs_at_those_who_fail(table: Story) -> None:
    assert of_all(failed(table, "impress_the_guild", 3), "glory") == [4, 4, 5]
    achieved(table, "impress_the_guild", 4)
    assert table.glory_of(0) == 4


@card("rescue_the_assassin_princess")
def test_the_assassin_princess_fights_at_your_side(table: Story) -> None:
    on_quest(table, "rescue_the_assassin_princess")
    assert table.score_of(MELEE) == 2
    table.do("take_up rescue_the_assassin_princess")
    assert (table.score_of(MELEE), table.score_of(MAGIC)) == (3, 1)
    delivered(table, "rescue_the_assassin_princess")
    assert (table.glory_of(0), table.score_of(MELEE)) == (3, 3)  # of Level 2, without her


@card("consult_the_desert_oracle")
def test_the_desert_oracle_answers_to_9(table: Story) -> None:
    on_quest(table, "consult_the_desert_oracle")
    table.rolls(0, 4, 4).do("attempt consult_the_desert_oracle")
    assert table.peril_of(0) == 1
    achieved(table, "consult_the_desert_oracle", 4, 5)
    assert drawn(table)[0] == 3


@card("uncover_the_jewel_of_anrak")
def test_the_jewel_is_worth_5_glory(table: Story) -> None:
    assert of_all(failed(table, "uncover_the_jewel_of_anrak", 3), "glory") == [4, 4, 5]
    achieved(table, "uncover_the_jewel_of_anrak", 4)
    assert table.glory_of(0) == 5


@card("rescue_olaf_flanda")
def test_olaf_is_hunted(table: Story) -> None:
    on_quest(table, "rescue_olaf_flanda")
    table.do("take_up rescue_olaf_flanda")
    assert attacked(table, "giant_rats", "melee") == 1 + _printed(table, "giant_rats", MELEE)
    on_quest(table, "rescue_olaf_flanda")
    assert attacked(table, "giant_rats", "melee") == _printed(table, "giant_rats", MELEE)
    on_quest(table, "rescue_olaf_flanda")
    table.do("take_up rescue_olaf_flanda")
    assert attacked(table, "wererat_mage", "magic") == _printed(table, "wererat_mage", MAGIC)
    delivered(table, "rescue_olaf_flanda")
    assert table.glory_of(0) == 5


def _printed(table: Story, monster: str, stat: int) -> int:
    return int(table.state.cast[table.piece(monster)].scores[stat])


@card("the_mire_hydra")
def test_the_hydra_is_worth_glory_and_life(table: Story) -> None:
    slain(table, "the_mire_hydra")
    assert (table.glory_of(0), table.life_of(0)) == (2, 4)


@card("winters_handmaid")
def test_the_handmaids_cold_slows_her_holder_on_ice(table: Story) -> None:
    on_quest(table, "winters_handmaid")  # in the Temple of Cholizar, which is ice
    next_turn(table)
    assert table.movement_of(0) == 3 - 1
    table.stands("arnum_hamlet")
    next_turn(table)
    assert table.movement_of(0) == 3
    table.state.ice = (table.piece("arnum_hamlet"),)
    next_turn(table)
    assert table.movement_of(0) == 3 - 1


@card("winters_handmaid")
def test_the_handmaids_fall_ends_the_winter(table: Story) -> None:
    on_quest(table, "winters_handmaid")
    spell = table.put(board.WORLD, "winter_spell_of_the_ice_witch")[0]
    table.state.ice = (table.piece("arnum_hamlet"),)
    table.hurt(table.piece("winters_handmaid"), 1).rolls(1, 1).rolls(0, 6)
    table.do("attempt winters_handmaid")
    assert table.totals == (1 + 4, 6 + 1)
    assert table.done_of(0) == ["winters_handmaid"]
    assert table.glory_of(0) == 3
    assert table.state.zones[board.WORLD] == ()
    assert spell in table.state.zones[board.DISCARD]
    assert table.state.ice == ()


@card("climb_to_the_aerie")
def test_the_climb_wounds_those_who_fail(table: Story) -> None:
    assert of_all(failed(table, "climb_to_the_aerie", 2), "life") == [5, 5, 6]


@card("climb_to_the_aerie")
@rule("DN-EFFECT-26", "DN-DP-33", "DN-DP-42")
def test_from_the_aerie_one_may_warp_anywhere_in_the_wilderness(table: Story) -> None:
    on_quest(table, "climb_to_the_aerie", packs=("crypt", "marches"))
    table.lay(dragons_perch=(5, 5), arnum_hamlet=(0, 0), river_road=(0, 1), tomb_gate=(0, 0))
    table.rolls(0, 3).do("attempt climb_to_the_aerie")
    assert table.threat == (6, 6)
    assert table.offers == ["warp arnum_hamlet", "warp river_road", "stay"]
    table.leave_open()
    table.do("warp river_road")
    assert table.place_of(0) == "river_road"
    assert (table.glory_of(0), table.peril_of(0)) == (3 + 1, 1)  # the reward, and what lies there
    assert table.level_of(0) == 2
    on_quest(table, "climb_to_the_aerie")
    table.rolls(0, 3).do("attempt climb_to_the_aerie", "stay")
    assert (table.place_of(0), table.glory_of(0)) == ("dragons_perch", 3)


@card("the_antler_crown")
def test_the_antler_crown_quickens(table: Story) -> None:
    on_quest(table, "the_antler_crown")
    table.glory(4).do("attempt the_antler_crown")
    assert (table.glory_of(0), table.life_of(0)) == (0, 5)
    assert table.score_of(SPEED) == 3 + 1
    next_turn(table)
    assert table.movement_of(0) == 4


@card("tithe_to_omnisus")
def test_omnisus_takes_a_life_a_treasure_and_all_peril(table: Story) -> None:
    on_quest(table, "tithe_to_omnisus")
    table.refused("attempt tithe_to_omnisus", "too_few_treasures", 1, 0)
    table.inventory("dented_helm")
    table.peril(7).glory(2).do("attempt tithe_to_omnisus")
    assert (table.life_of(0), table.glory_of(0), table.peril_of(0)) == (5, 2, 0)
    assert table.inventory_of(0) == []


@card("dice_at_the_wily_wench")
def test_at_the_wily_wench_every_die_must_be_3(table: Story) -> None:
    on_quest(table, "dice_at_the_wily_wench")
    table.glory(5).rolls(0, 3, 2, 6).do("attempt dice_at_the_wily_wench")
    assert table.glory_of(0) == 3
    achieved(table, "dice_at_the_wily_wench", 3, 4, 3)
    assert table.glory_of(0) == 4


@card("break_the_thorn_curse")
def test_thorns_wound_those_who_fail(table: Story) -> None:
    assert of_all(failed(table, "break_the_thorn_curse", 4), "life") == [5, 5, 6]
    achieved(table, "break_the_thorn_curse", 5)
    assert (table.glory_of(0), table.life_of(0)) == (2, 4)


@card("break_the_thorn_curse")
@rule("DN-QUEST-08")
def test_thorns_are_in_the_way_out_of_forests(table: Story) -> None:
    on_quest(table, "break_the_thorn_curse")
    table.lay(grim_road=(0, 0), arnum_hamlet=(-1, 0), dune_track=(3, 0), river_road=(3, 1))
    assert table.score_of(LEVEL, uses=EXIT | THREAT) == 0
    assert table.score_of(SPEED, uses=THREAT) == 3
    table.movement(2).rolls(0, 2).do("move north")  # a trapped exit of a forest
    assert table.threat == (2 + 3 - 1, 5)
    table.stands("dune_track").rolls(0, 2).do("move east")  # a lost one of the desert
    assert table.threat == (2 + 3, 5)
