"""Special actions, on turn and off it: Challenges between heroes, standing up, what a saved point does."""

import pytest
from tests.games.dungeoneer.teller import Story
from tests.marks import card, rule

from delvewright.games.dungeoneer.sorts import MAGIC, MELEE, SPEED


@rule("DN-SPECIAL-04", "DN-SPECIAL-05", "DN-LORD-12", "DN-DP-16")
def test_a_hero_may_attack_another_in_the_space_without_any_occasion(table: Story) -> None:
    table.start(3).stands("torchlit_passage", seat=2).hero_phase()
    challenges = [offer for offer in table.offers if offer.startswith("challenge")]
    assert challenges == ["challenge kron_axereaver melee", "challenge kron_axereaver magic"]
    table.rolls(0, 6).rolls(1, 1).do("challenge kron_axereaver melee")
    assert (table.life_of(1), table.movement_of(0)) == (5, 2)
    table.refused("challenge kron_axereaver magic", "attacked_already")
    table.do("move south")


@rule("DN-OPEN-07", "DN-COMBAT-17")
@pytest.mark.parametrize("answers", [True, False])
def test_who_is_attacked_by_a_hero_may_answer_with_a_saved_point(table: Story, answers: bool) -> None:
    table.start(2, hero_counter_challenge=answers).movement(1, seat=1).hero_phase()
    table.rolls(0, 6).rolls(1, 1).do("challenge kron_axereaver melee")
    if not answers:
        assert table.asked == (0, "hero")
        return
    assert table.offers == ["challenge raka melee", "decline"]
    table.rolls(1, 2).rolls(0, 1).do("challenge raka melee")
    assert table.totals == (6, 3)  # 2 + 3, and 1 against who attacked Kron
    assert (table.life_of(0), table.movement_of(1)) == (5, 0)
    assert table.asked == (0, "hero")  # there is no answer to the answer


@rule("DN-SPECIAL-09", "DN-SPECIAL-10", "DN-DP-50")
def test_a_saved_point_attacks_who_comes_into_the_space(table: Story) -> None:
    table.start(2).stands("torchlit_passage", seat=1).movement(1, seat=1).hero_phase()
    table.do("move north")
    assert table.asked == (1, "aside")
    table.rolls(1, 6).rolls(0, 1).do("challenge raka melee")
    assert (table.life_of(0), table.movement_of(1)) == (5, 0)
    table.do("decline")  # Raka, on her own turn, might answer
    table.idle_until(1).do("build")
    assert "challenge raka melee" in table.offers  # the attack of the own turn is not used up


@rule("DN-SPECIAL-08", "DN-OPEN-06")
def test_without_a_point_nobody_is_asked_off_turn(table: Story) -> None:
    table.start(2).stands("torchlit_passage", seat=1).hero_phase().do("move north")
    assert table.asked == (0, "hero")


@rule("DN-SPECIAL-07", "DN-DP-38", "DN-EFFECT-20", "DN-DRAW-06")
def test_a_saved_point_stands_a_hero_up_off_turn(table: Story) -> None:
    table.start(2).life(1, seat=1).stands("torchlit_passage", seat=1).tipped(seat=1).movement(
        1, seat=1
    ).hero_phase()
    table.do("end")
    assert (table.asked, table.offers) == ((1, "aside"), ["stand_up", "pass"])  # no Challenge, no move
    table.do("stand_up")
    assert (table.lies(1), table.movement_of(1)) == (False, 0)
    table.idle_until(1)


@rule("DN-SPECIAL-07", "DN-EFFECT-21", "DN-OPEN-19", "DN-OBST-03")
@pytest.mark.parametrize("tipped", ["spends_nothing", "cannot_move"])
def test_who_lies_stands_up_before_spending_movement(table: Story, tipped: str) -> None:
    table.start(2, tipped=tipped).tipped()
    table.hero_phase()
    table.refused("move north", "tipped")
    challenge = "challenge kron_axereaver melee"
    if tipped == "spends_nothing":
        table.refused(challenge, "tipped")
        table.do("stand_up")
    table.rolls(0, 6).rolls(1, 6).do(challenge)
    assert table.movement_of(0) == (1 if tipped == "spends_nothing" else 2)


@rule("DN-OBST-02", "DN-OBST-03", "DN-EFFECT-20")
def test_who_fell_into_a_pit_stands_up_without_a_roll(table: Story) -> None:
    table.start(2).lay(tomb_gate=(0, 0), grim_gallery=(0, -1), torchlit_passage=(0, 1))
    table.hero_phase().rolls(0, 1).do("move west", "stand_up")
    assert (table.lies(0), table.movement_of(0), len(table.happened("threat"))) == (False, 1, 1)


@rule("DN-EFFECT-21", "DN-OPEN-19")
def test_lying_hinders_nothing_that_costs_no_movement(table: Story) -> None:
    table.start(2).tipped().stands("torchlit_passage", seat=1)
    table.hand("haste")
    table.glory(2).hero_phase().do("play haste")
    assert table.movement_of(0) == 5
    table.refused("move north", "tipped")
    table.do("stand_up", "move north")
    assert (table.movement_of(0), table.lies(0)) == (3, False)


@rule("DN-EFFECT-21")
def test_who_lies_defends_as_well_as_anybody(table: Story) -> None:
    table.start(2).tipped(seat=1).rolls(0, 1).rolls(1, 1)
    table.send("skeleton_guard")
    assert table.totals == (2, 4)


@card("rope_and_grapnel")
@rule("DN-SPECIAL-09", "DN-DP-39")
def test_who_lies_may_climb_out_when_somebody_comes_into_the_space(table: Story) -> None:
    table.start(2).stands("torchlit_passage", seat=1).tipped(seat=1)
    table.inventory("rope_and_grapnel", seat=1)
    table.hero_phase().do("move north")
    assert (table.asked, "use rope_and_grapnel climb_out" in table.offers) == ((1, "aside"), True)
    table.do("use rope_and_grapnel climb_out")
    assert (table.lies(1), table.inventory_of(1), table.asked) == (False, [], (0, "hero"))


@card("hunters_mark", "shield_discipline", "trapfinders_eye", "wolfhide_cloak", "pell_duskwick")
@rule("DN-RESET-07", "DN-UNIV-07")
def test_what_helps_in_some_rolls_only_makes_nobody_faster(table: Story) -> None:
    table.start(2, packs=("crypt", "marches")).hero("pell_duskwick")
    table.inventory("hunters_mark", "shield_discipline", "trapfinders_eye", "wolfhide_cloak")
    printed = table.state.cast[table.hero_of(0)].levels[0]
    assert tuple(table.score_of(stat) for stat in (MELEE, MAGIC, SPEED)) == tuple(printed)
    table.idle_until(0)
    assert table.movement_of(0) == printed[SPEED]
