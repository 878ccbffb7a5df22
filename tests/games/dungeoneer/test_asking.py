"""Windows: who is asked at a moment, in which order, and how often."""

from tests.games.dungeoneer.teller import Story
from tests.games.dungeoneer.test_night_heroes import epic
from tests.marks import card, rule

from delvewright.games.dungeoneer.board import INVENTORY


@rule("DN-OPEN-38", "DN-OPEN-45", "DN-DP-11")
def test_after_a_roll_the_active_player_is_asked_first_and_all_again_when_somebody_acts(table: Story) -> None:
    table.start(2, packs=("marches",)).hand("turn_the_tide", "turn_the_tide")
    table.hand("turn_the_tide", seat=1)
    table.glory(6).glory(3, seat=1).hero_phase().rolls(0, 6).rolls(1, 6)
    table.do("challenge kron_axereaver melee", "pass")  # Kron responds with nothing
    assert table.asked == (0, "window")
    table.do("pass")
    assert table.asked == (1, "window")
    table.rolls(0, 1).do("play turn_the_tide", "reroll seat0")
    assert table.asked == (0, "window")  # whoever acts, all are asked again
    table.rolls(0, 5).do("play turn_the_tide", "reroll seat0")
    assert table.asked == (0, "window")  # Kron has no Glory left
    table.do("pass")
    assert table.totals == (7, 9)
    assert table.asked == (0, "hero")


@rule("DN-OPEN-38")
def test_who_passes_is_not_asked_twice(table: Story) -> None:
    table.start(2, packs=("marches",)).hand("turn_the_tide")
    table.hand("turn_the_tide", seat=1)
    table.glory(3).glory(3, seat=1).hero_phase().rolls(0, 6).rolls(1, 6)
    table.do("challenge kron_axereaver melee", "pass")
    table.rolls(1, 1).do("play turn_the_tide", "reroll seat1")
    assert table.asked == (1, "window")
    table.do("pass")  # Raka hits; nobody else is asked anything
    assert (table.asked, table.life_of(1)) == ((0, "hero"), 5)


@rule("DN-DP-48", "DN-OPEN-45", "DN-DP-14")
def test_several_effects_of_one_player_come_in_the_order_of_choice(table: Story) -> None:
    for first in ("use dented_helm take_the_blow", "use tolva_hearthshield stand_unbroken"):
        epic(table, "garrun_ironvow", "tolva_hearthshield").inventory("dented_helm", seat=1)
        table.glory(2, seat=1).rolls(0, 6).rolls(1, 1)
        table.send("death_knight")
        assert table.offers == [
            "use tolva_hearthshield stand_unbroken",
            "use dented_helm take_the_blow",
            "pass",
        ]
        table.do(first)
        assert (table.life_of(1), table.asked) == (8, (0, "retire"))  # nothing is left to prevent
        table.do("pack death_knight")


@card("dented_helm", "tolva_hearthshield")
@rule("DN-OPEN-38", "DN-DP-14")
def test_of_a_blow_of_two_both_wounds_may_be_prevented_one_after_the_other(table: Story) -> None:
    epic(table, "garrun_ironvow", "tolva_hearthshield").inventory("dented_helm", seat=1)
    table.glory(2).glory(2, seat=1).hero_phase().rolls(0, 6).rolls(1, 1)
    table.do("challenge tolva_hearthshield melee", "use garrun_ironvow shield_breaker")
    assert (table.asked, table.state.blow) == ((1, "window"), 2)
    table.do("use dented_helm take_the_blow")
    assert (table.asked, table.state.blow) == ((1, "window"), 1)  # one wound is still to come
    table.do("use tolva_hearthshield stand_unbroken")
    assert table.life_of(1) == 8


@rule("DN-OPEN-01", "DN-COMBAT-30")
def test_heroes_earn_nothing_by_wounding_heroes(table: Story) -> None:
    table.start(2).hero_phase().rolls(0, 6).rolls(1, 1).do("challenge kron_axereaver melee")
    assert (table.life_of(1), table.glory_of(0), table.peril_of(1)) == (5, 0, 0)


@card("turn_the_tide", "banshee_bridesmaid")
@rule("DN-THREAT-05")
def test_a_threat_in_the_middle_of_a_combat_is_none_of_its_dice(table: Story) -> None:
    table.start(2, packs=("marches",)).hand("turn_the_tide", seat=1)
    table.glory(3, seat=1).stands("river_road").rolls(0, 6).rolls(1, 1, 6)
    table.send("banshee_bridesmaid")
    table.do("pass", "pass")  # to respond, and after the two rolls; not after that for the wail
    assert (table.threat, table.asked) == ((6, 5), (0, "retire"))
    table.do("pack banshee_bridesmaid", "give_peril seat0")


@card("create_darkness", "repel")
def test_darkness_still_falls_when_one_of_two_attackers_is_gone(table: Story) -> None:
    table.start(2).hand("repel", "create_darkness", seat=1)
    table.glory(5, seat=1)
    table.send("shambling_zombie", "skeleton_guard")
    table.rolls(0, 3).rolls(1, 6).do("play repel", "choose shambling_zombie", "play create_darkness")
    assert table.totals[1] == 9
    assert table.hand_of(1) == []
    table.leave_open()


@card("unseen_step")
@rule("DN-EFFECT-08")
def test_a_hit_on_a_minion_or_a_tie_is_no_hit_on_the_hero(table: Story) -> None:
    epic(table, "garrun_ironvow", "tolva_hearthshield").hand("unseen_step", seat=1)
    table.minion("stone_titan", 4, seat=1)
    table.glory(3, seat=1).rolls(0, 6).rolls(1, 1)
    table.send("death_knight")
    table.do("minion stone_titan")
    assert (table.totals, table.hand_of(1), table.life_of(1)) == ((11, 7), ["unseen_step"], 8)
    assert table.wounds_of(table.state.zones[INVENTORY + 1][0]) == 1
    table.do("pack death_knight")
    epic(table, "garrun_ironvow", "tolva_hearthshield").hand("unseen_step", seat=1)
    table.glory(3, seat=1).rolls(0, 1).rolls(1, 2)
    table.send("death_knight")
    assert (table.totals, table.hand_of(1)) == ((6, 6), ["unseen_step"])
    table.do("pack death_knight")


@card("unseen_step", "banshee_bridesmaid")
@rule("DN-OPEN-38")
def test_a_blow_that_has_landed_is_dodged_no_more(table: Story) -> None:
    epic(table, "tolva_hearthshield", "garrun_ironvow").stands("river_road")
    table.hand("unseen_step", seat=1)
    table.glory(9, seat=1).rolls(0, 6).rolls(1, 1, 1)
    table.send("banshee_bridesmaid")
    table.do("pass")  # to respond
    while table.asked[1] == "window":
        assert ("play unseen_step" in table.offers) == (table.state.roll is None)
        table.do("pass")
    assert (table.life_of(1), table.lies(1)) == (7, True)
    table.do("pack banshee_bridesmaid", "give_peril seat0")


@card("veshna_dool")
def test_what_is_bound_is_not_bound_once_more(table: Story) -> None:
    table.start(2).hero("veshna_dool", seat=1)
    table.glory(4, seat=1).rolls(0, 1).rolls(1, 6)
    table.send("skeleton_guard")
    while "use veshna_dool bind_the_fallen" not in table.offers:
        table.do("pass")
    table.do("use veshna_dool bind_the_fallen")
    assert table.inventory_of(1) == ["skeleton_guard"]
    assert (table.asked, table.glory_of(1)) == ((0, "lord"), 3)  # 2 paid, 1 earned


@card("rope_and_grapnel")
@rule("DN-OBST-02")
def test_a_rope_swings_over_nothing_but_a_pit(table: Story) -> None:
    for place in ("spiked_passage", "hall_of_chains"):
        table.start(2).lay(tomb_gate=(0, 0), torchlit_passage=(1, 0), **{place: (-1, 0)})
        table.hand("haste")
        table.inventory("rope_and_grapnel")
        table.glory(1).hero_phase().rolls(0, 6).do("move north")
        assert table.asked == (0, "window")  # whoever has Glory might play a card before what waits there
        table.refused("use rope_and_grapnel swing_across", "no_pit")
        table.do("pass", "pass")  # before it, and after the roll


@card("scroll_of_recall")
@rule("DN-OBST-04", "DN-EFFECT-05")
def test_who_is_gone_before_the_spikes_strike_meets_none(table: Story) -> None:
    table.start(2).lay(tomb_gate=(0, 0), spiked_passage=(-1, 0)).inventory("scroll_of_recall")
    table.hero_phase().do("move north", "use scroll_of_recall read")
    assert (table.place_of(0), table.happened("threat")) == ("tomb_gate", [])


@card("create_darkness")
@rule("DN-UNIV-06", "DN-OPEN-53")
def test_a_monster_in_the_dark_has_no_score_below_0(table: Story) -> None:
    for floor, total in ((True, 3), (False, 2)):
        table.start(2, score_floor=floor).hand("create_darkness", seat=1)
        table.glory(3, seat=1).rolls(0, 3).rolls(1, 4)
        table.send("skeleton_guard")  # Melee 1
        table.do("play create_darkness")
        assert table.totals == (total, 7)
