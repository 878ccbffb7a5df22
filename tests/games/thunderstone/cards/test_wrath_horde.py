"""The Horde of Wrath of the Elements: its placeholders, its deck and its points."""

import pytest
from tests.games.thunderstone.teller import Story

from delvewright.games.thunderstone.board import DESTROYED, HORDE_DECK
from marks import card, rule

GOBLIN = "griknack_goblin"

HORDE = [f"horde_{health}" for health in range(3, 13)]


@card(*HORDE)
@rule("WR-NOTE-26", "WR-HORDE-04")
@pytest.mark.parametrize("health", range(3, 13))
def test_a_horde_card_has_its_health_one_xp_and_one_gold(table: Story, health: int) -> None:
    horde = f"horde_{health}"
    table.quiet().hall(horde)
    table.hand("outlands_khan", "outlands_khan", "torch")
    table.do("dungeon", f"attack {horde}")
    assert table.happened("reckoned")[0][-1] == health
    assert table.xp_of() == 1
    assert (horde, 1) in table.points_of()
    table.hand(horde, seat=1)
    assert table.gold == 1


@card(*HORDE)
@rule("WR-NOTE-26", "WR-HORDE-05", "TS-EX-17")
@pytest.mark.parametrize(("owned", "each"), [(1, 1), (3, 3), (5, 5), (7, 5), (10, 5)])
def test_horde_cards_are_worth_as_many_points_as_there_are_up_to_five(
    table: Story, owned: int, each: int
) -> None:
    table.quiet().discard_pile(*HORDE[:owned])
    table.hand("torch")
    assert [points for _, points in table.points_of()] == [each] * owned
    assert table.vp_of() == owned * each


@card("horde_placeholder", *HORDE)
@rule("WR-HORDE-01", "WR-HORDE-02", "TS-LOOP-02")
def test_the_horde_deck_lies_in_order_beside_ten_placeholders(table: Story) -> None:
    table.start(pick=("Horde",), random_features=False)
    everywhere = [table.state.cast[piece].id for zone in table.state.zones for piece in zone]
    assert everywhere.count("horde_placeholder") == 10
    out = [each for each in table.hall_now if each.startswith("horde")]
    assert out + table.kinds(HORDE_DECK) == HORDE


@card("horde_placeholder")
@rule("WR-HORDE-03", "TS-LOOP-02")
def test_a_placeholder_gives_way_to_the_next_horde_card(table: Story) -> None:
    table.quiet().dungeon_deck("horde_placeholder", "horde_placeholder", GOBLIN)
    table.put(HORDE_DECK, "horde_5")
    table.hand("outlands_khan", "torch")
    table.hand("outlands_khan", "torch", seat=1)
    table.do("dungeon", f"attack {GOBLIN}")
    assert table.hall_now == [GOBLIN, GOBLIN, "horde_5"]
    assert table.kinds(HORDE_DECK) == []
    assert table.kinds(DESTROYED)[-1] == "horde_placeholder"
    table.do("dungeon", f"attack {GOBLIN}")  # no Horde is left: the next card comes up instead
    assert table.hall_now == [GOBLIN, "horde_5", GOBLIN]


@card("horde_3")
@rule("OR-25")
def test_a_horde_card_not_beaten_goes_down_as_itself(table: Story) -> None:
    table.quiet().hall("horde_3")
    table.hand("militia")
    table.do("dungeon", "attack horde_3")
    assert table.sunk == ["horde_3"]
