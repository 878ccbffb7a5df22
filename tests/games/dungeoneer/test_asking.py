"""Windows: who is asked at a moment, in which order, and how often."""

from tests.games.dungeoneer.teller import Story
from tests.games.dungeoneer.test_night_heroes import epic
from tests.marks import rule


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


@rule("DN-OPEN-01", "DN-COMBAT-30")
def test_heroes_earn_nothing_by_wounding_heroes(table: Story) -> None:
    table.start(2).hero_phase().rolls(0, 6).rolls(1, 1).do("challenge kron_axereaver melee")
    assert (table.life_of(1), table.glory_of(0), table.peril_of(1)) == (5, 0, 0)
