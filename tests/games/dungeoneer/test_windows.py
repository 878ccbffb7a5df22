"""Windows: when a seat is asked, by what everybody knows, and what fits the moment."""

import pytest
from tests.games.dungeoneer.teller import Story
from tests.marks import card, rule

from delvewright.games.dungeoneer.sorts import SPEED


@rule("DN-OPEN-38")
@pytest.mark.parametrize(
    ("glory", "hand", "asked"),
    [(3, ("ill_wind",), True), (0, ("repel",), False), (3, (), False), (1, ("repel",), False)],
)
def test_whether_somebody_is_asked_hangs_on_what_all_can_see(
    table: Story, glory: int, hand: tuple[str, ...], asked: bool
) -> None:
    """A hand and enough Glory for some Response card: asked, whatever the cards are."""
    table.start(2)
    table.hand(*hand, seat=1)
    table.glory(glory, seat=1).rolls(0, 1).rolls(1, 6)
    table.send("shambling_zombie")
    if asked:
        assert (table.asked, table.offers) == ((1, "window"), ["pass"])
        table.do("pass", "pass")
    else:
        assert table.asked == (0, "retire")
    table.do("pack shambling_zombie")


@card("boot_of_ala_hazad")
@rule("DN-EX-03", "DN-HERO-11", "DN-HERO-22", "DN-UNIV-04", "DN-DP-49")
def test_glory_just_collected_pays_for_a_boot_before_the_spikes(table: Story) -> None:
    table.start(2).lay(tomb_gate=(0, 0), spiked_passage=(-1, 0))
    table.hand("boot_of_ala_hazad", "curse_of_lead_feet", "haste", "second_wind")
    table.glory(1).hero_phase()
    table.refused("play boot_of_ala_hazad", "too_dear", 3, 1)
    table.rolls(0, 1).do("move north")
    assert (table.asked, table.glory_of(0)) == ((0, "window"), 3)
    table.refused("play second_wind", "too_dear", 4, 3)
    table.do("play boot_of_ala_hazad")
    assert table.threat == (5, 5)  # 1 + 3 + 1
    assert (table.life_of(0), table.score_of(SPEED)) == (6, 4)


@rule("DN-DP-49")
def test_nobody_is_asked_where_nothing_waits(table: Story) -> None:
    table.start(2)
    table.hand("haste")
    table.glory(9).hero_phase().do("move north")
    assert table.asked == (0, "hero")


@card("borrowed_luck", "dodge")
@rule("DN-OPEN-38", "DN-DP-11")
def test_both_who_rolled_may_act_until_both_pass(table: Story) -> None:
    table.start(2)
    table.hand("borrowed_luck", "skeleton_guard")
    table.hand("borrowed_luck", seat=1)
    table.glory(2).glory(2, seat=1).peril(1, seat=1).rolls(0, 1).rolls(1, 3)
    table.do("send skeleton_guard seat1", "attack", "pass")  # step B
    assert table.asked == (0, "window")  # the active player first: 1 + 1 against 3 + 3
    table.rolls(0, 6).do("play borrowed_luck")
    assert table.asked == (1, "window")  # 6 + 1 against 6; seat 0 has no Glory left
    table.rolls(1, 6).do("play borrowed_luck")
    assert table.totals == (7, 9)


@card("borrowed_luck")
@rule("DN-OPEN-38")
def test_who_passed_is_asked_again_when_another_acts(table: Story) -> None:
    table.start(2)
    table.hand("borrowed_luck", "skeleton_guard")
    table.hand("borrowed_luck", seat=1)
    table.glory(2).glory(2, seat=1).peril(1, seat=1).rolls(0, 6).rolls(1, 1)
    table.do("send skeleton_guard seat1", "attack", "pass", "pass")  # step B; seat 0 is content with 7 to 4
    table.rolls(1, 6).do("play borrowed_luck")
    assert table.asked == (0, "window")
    table.rolls(0, 5).do("play borrowed_luck")
    assert table.totals == (6, 9)


@card("mighty_blow", "borrowed_luck")
@rule("DN-UNIV-03", "DN-OPEN-38", "DN-DP-10")
def test_what_changes_a_roll_comes_before_it_and_what_rolls_again_after(table: Story) -> None:
    table.start(2)
    table.hand("mighty_blow", "borrowed_luck")
    table.glory(4).hero_phase().do("challenge kron_axereaver melee")
    assert table.offers == ["play mighty_blow", "pass"]
    table.rolls(0, 1).rolls(1, 1).do("pass")
    assert table.offers == ["play borrowed_luck", "pass"]
    table.rolls(0, 6).do("play borrowed_luck", "pass")
    assert (table.totals, table.life_of(1)) == ((8, 4), 5)


@rule("DN-SPECIAL-03", "DN-EFFECT-03")
def test_boons_in_play_are_never_discarded_by_choice(table: Story) -> None:
    table.start(2)
    table.hand("haste")
    table.inventory("lockwise", "dented_helm")
    table.hero_phase().do("end")
    assert table.offers == ["discard haste", "discard dented_helm"]
    table.refused("discard lockwise", "boons_stay")
    table.do("discard haste").idle_until(1)


@card("cloak_of_phasing")
@rule("DN-UNIV-01", "DN-UNIV-02", "DN-EXIT-08")
def test_a_card_beats_the_rule_that_walls_stop_everybody(table: Story) -> None:
    table.start(2).lay(worn_passage=(0, 0), torchlit_passage=(1, 0), tomb_gate=(0, 1))
    table.inventory("cloak_of_phasing")
    table.glory(2).hero_phase()
    table.refused("move south", "walled")
    table.do("use cloak_of_phasing phase", "move south")
    assert table.place_of(0) == "torchlit_passage"


@rule("DN-UNIV-05")
def test_you_is_who_controls_the_card(table: Story) -> None:
    """Undead Awakening speaks of undead "you" attack with: its player's, not the payer's."""
    table.start(3)
    table.hand("undead_awakening")
    table.peril(2, seat=1).do("bane undead_awakening seat1")
    (effect,) = table.state.lasting
    assert (effect.seat, effect.on) == (0, -1)
    table.hand("shambling_zombie")
    table.peril(2, seat=2).rolls(0, 1).rolls(2, 6).do("send shambling_zombie seat2", "attack")
    assert table.totals == (4, 8)
    table.do("pack shambling_zombie")
