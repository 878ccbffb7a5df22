"""Open readings that have no option: what is played."""

from __future__ import annotations

import pytest
from tests.games.barricades.teller import Story
from tests.marks import rule

from delvewright.games.barricades import GAME, board, closing, moves, shapes
from delvewright.kernel.sight import NOBODY


def won_at(node: str) -> shapes.Battle:
    place = board.NODES.index(node)
    return shapes.Battle(0, (0,), place, (), (place,), won=True, over=True)


@rule("BQ-OPEN-04")
def test_a_defeated_guardian_counts_7_for_the_horde(table: Story) -> None:
    p = table.start(4).reveal().state
    p.horde = 11
    p.battles = (won_at("lair"),)
    assert closing.horde_left(p) == 4
    p.battles += (won_at("left_1"), won_at("right_1"), won_at("wilderness"))
    assert closing.horde_left(p) == 2


@rule("BQ-OPEN-06")
@pytest.mark.parametrize(("hurt", "end"), [(0, "lost"), (9, "pyrrhic")])
def test_a_turn_in_which_the_last_location_falls_is_played_out(table: Story, hurt: int, end: str) -> None:
    table.start(1, difficulty="legendary")
    table.morning("draw").ruins(bazaar=4)
    table.state.hurt = hurt
    table.place("temple").do("done")
    assert not table.state.over
    table.evening()
    assert table.end[0] == end


@rule("BQ-OPEN-06")
def test_a_reveal_can_lose_the_game_at_once(table: Story) -> None:
    table.start(2, difficulty="legendary", guardian="ezuzrius_the_noble").ruins(bazaar=3)
    table.state.space = 7
    table.morning("draw draw", "draw draw").evening()
    assert table.state.revealed
    assert table.end == ("lost", 1, 1)


@rule("BQ-OPEN-13")
def test_the_first_space_of_ezuzrius_is_4_dice_for_each(table: Story) -> None:
    table.start(4, guardian="ezuzrius_the_noble").reveal()
    assert board.threat_level(table.state) == 4
    table.dawn()
    assert [seat for seat, _ in table.state.dice] == [0] * 4 + [1] * 4 + [2] * 4 + [3] * 4
    table.leave_open()


@rule("BQ-OPEN-38")
def test_a_hand_may_grow_beyond_all_bounds_and_is_cut_by_nothing(table: Story) -> None:
    table.start(1).hand(*["adventurer"] * 12)
    table.deck(*["joba"] * 3)
    table.morning("draw")
    assert len(table.in_zone(board.HAND)) == 13
    table.place("marketplace").do("use marketplace draw")
    assert len(table.in_zone(board.PLAY)) == 14
    table.evening()
    assert len(table.in_zone(board.HAND)) == board.FULL_HP
    table.leave_open()


@rule("BQ-OPEN-42")
def test_rooms_of_an_empty_deck_stay_empty_while_other_monsters_stand(table: Story) -> None:
    table.start(1)
    table.put(board.MONSTERS)
    for node in ("left_1", "right_2"):
        table.put(board.DENS + board.NODES.index(node))
    decks = [len(table.state.zones[board.MONSTERS + level]) for level in range(3)]
    table.morning("draw").evening()
    assert table.in_zone(board.DENS + board.NODES.index("left_1")) == []
    assert table.in_zone(board.DENS + board.NODES.index("right_2")) != []
    assert [len(table.state.zones[board.MONSTERS + level]) for level in range(3)] == [
        0,
        decks[1] - 1,
        decks[2],
    ]
    assert not table.state.slain
    table.leave_open()


@rule("BQ-OPEN-43")
def test_a_wound_card_is_whatever_lies_on_top(table: Story) -> None:
    p = table.start(1).state
    table.put(board.WOUNDS, "diseased_wound", "festering_wound")
    moves.gain_wound_card(p, 0)
    assert table.in_zone(board.DISCARD) == ["diseased_wound"]
    moves.gain_wound_card(p, 0)
    assert table.in_zone(board.DISCARD) == ["diseased_wound", "festering_wound"]


@rule("BQ-OPEN-46")
def test_hands_lie_open_to_everybody_and_decks_to_nobody(table: Story) -> None:
    p = table.start(2).state
    for seat in (0, 1, NOBODY):
        for zone in (board.HAND, board.PLAY, board.DISCARD):
            assert GAME.sees(p, zone, seat)
            assert GAME.sees(p, zone + 1, seat)
        for zone in (board.DECK, board.DECK + 1, board.BAG, board.WOUNDS, board.TREASURES, board.MONSTERS):
            assert not GAME.sees(p, zone, seat)
