"""Guardian dice: how many, what each face does, and in which order they are resolved."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.marks import card, rule

from delvewright.games.barricades import board, muster, prep

FACES = [face.id.removeprefix("face_") for face in muster.FACES]


def threat(table, level, seats):
    """A table at which the Threat is so high."""
    table.start(seats)
    track = board.guardian_kind(table.state)
    table.state.revealed = level not in track.lair_track
    row = track.guardian_track if table.state.revealed else track.lair_track
    table.state.space = row.index(level)
    assert board.threat_level(table.state) == level
    return table


def rolled(table):
    """How many dice each seat has rolled."""
    count = Counter([seat for seat, _ in table.state.dice])
    return [count[seat] for seat in range(table.seats)]


# The die --------------------------------------------------------------------------------------------------


@rule("BQ-DICE-03", "BQ-OPEN-01")
def test_a_die_has_twelve_sides():
    assert Counter(FACES) == Counter(
        attack_a=1,
        attack_b=1,
        attack_c=1,
        attack_d=1,
        wound=1,
        horde_1=2,
        horde_2=2,
        destruction=1,
        draw=1,
        heroic_opportunity=1,
    )


@rule("BQ-OPEN-01")
def test_otherwise_it_has_nine_and_the_row_of_the_attack_is_drawn_by_chance(table):
    table.start(2, die_faces="nine")
    faces = Counter([prep.side(table.state, 0) for _ in range(1800)])
    attacks = sum([faces[side] for side in range(4)])
    assert {*faces} == {*range(12)}
    assert 150 < attacks < 250  # one side of nine
    assert all([150 < faces[side] < 250 for side in range(4, 12)])
    assert all([25 < faces[side] < 80 for side in range(4)])


@rule("BQ-OPEN-01")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("shown", "row", "side"), [(0, 2, 2), (1, None, 4), (8, None, 11)])
def test_of_nine_sides_only_the_attack_draws_a_row(table, seat, shown, row, side):
    table.start(2, die_faces="nine")
    for outcome in (shown, row):
        if outcome is not None:
            table.load(board.DICE_STREAM + seat, outcome)
    assert prep.side(table.state, seat) == side


# How many -------------------------------------------------------------------------------------------------


@rule("BQ-DICE-02", "BQ-GUARD-04", "BQ-TURN-04")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_each_champion_rolls_as_many_as_the_threat_before_anybody_is_placed(table, level):
    threat(table, level, 2).dawn("wound " * level, "heroic_opportunity " * level)
    assert rolled(table) == [level, level]
    assert table.asked[1] in ("prep.die", "place")
    assert not table.state.visits


@rule("BQ-TURN-04")
def test_nobody_is_placed_while_somebody_has_dice_to_resolve(table):
    table.start(2).of_class("divine_oracle", seat=1, rank=2)
    table.deck("joba", seat=1)
    table.dawn("wound", "wound")
    assert [(ask.seat, ask.question) for ask in table.state.awaited] == [(1, "prep.before")]
    table.do("roll", seat=1)
    assert {ask.question for ask in table.state.awaited} == {"place"}


@rule("BQ-DICE-01", "BQ-DICE-11", "BQ-EX-10", "BQ-DEC-02", "BQ-OPEN-47")
@pytest.mark.parametrize(
    ("seats", "level", "each", "left"), [(5, 4, 3, 1), (6, 3, 2, 4), (4, 5, 4, 0), (6, 5, 2, 4)]
)
def test_more_than_16_are_shared_out_and_the_speaker_says_who_rolls_the_rest(table, seats, level, each, left):
    threat(table, level, seats)
    for who in range(left):
        table.load(board.DICE_STREAM + seats - 1 - who, FACES.index("draw"))
    table.dawn()
    for who in range(left):
        assert table.asked == (0, "prep.leftover")
        table.do(f"one_more seat{seats - 1 - who}")
        if who + 1 < left:
            assert table.refusal(f"one_more seat{seats - 1 - who}") == ("has_one_more",)
    assert rolled(table) == [each] * (seats - left) + [each + 1] * left
    assert sum(rolled(table)) == 16
    assert board.threat_level(table.state) == level
    table.leave_open()


@rule("BQ-DICE-11", "BQ-EX-10")
def test_up_to_16_everybody_rolls_his_own(table):
    threat(table, 5, 3).dawn()
    assert rolled(table) == [5, 5, 5]
    assert prep.dice_spare(table.state) == 1
    table.leave_open()


@rule("BQ-DICE-11")
def test_who_rolls_the_rest_is_said_anew_each_turn(table):
    threat(table, 3, 6)
    for seat in (0, 1, 2, 3):
        table.load(board.DICE_STREAM + seat, FACES.index("draw"))
    table.dawn().do("one_more seat0", "one_more seat1", "one_more seat2", "one_more seat3")
    table.morning_over().evening()
    assert table.asked == (1, "prep.leftover")
    assert table.state.more_dice == ()
    table.leave_open()


@rule("BQ-OPEN-25")
def test_dice_that_are_due_leave_no_room_for_further_ones(table):
    threat(table, 4, 4)
    assert prep.dice_spare(table.state) == 0
    threat(table, 3, 5)
    assert prep.dice_spare(table.state) == 1
    table.state.dice = ((0, 0),) * 4  # one more than the three of the own share
    assert prep.dice_spare(table.state) == 0


# The faces ------------------------------------------------------------------------------------------------


@rule("BQ-DICE-05", "BQ-EX-02")
@card("face_wound")
def test_a_wound_is_gained_by_who_rolled_it(table):
    table.start(2).morning("wound", "horde_1")
    assert table.state.wounds == [1, 0]


@rule("BQ-DICE-13", "BQ-FAQ-17")
@card("face_wound")
def test_with_a_full_board_a_wound_is_nothing_and_no_wound_card(table):
    table.start(2).has(wounds=12).morning("wound")
    assert table.state.wounds == [12, 0]
    assert table.in_zone(board.DISCARD) == []


@rule("BQ-DICE-08")
@card("face_draw")
def test_a_draw_is_a_card_of_who_rolled_it(table):
    table.start(2).deck("joba", "dagger")
    table.morning("draw", "horde_1")
    assert table.in_zone(board.HAND) == ["joba"]
    assert table.in_zone(board.DECK) == ["dagger"]


@rule("BQ-BASE-08", "BQ-OPEN-26")
@card("face_draw")
def test_whoever_draws_from_an_empty_deck_shuffles_the_discards_and_with_none_draws_nothing(table):
    table.start(2).discards("joba")
    table.morning("draw", "draw")
    assert table.in_zone(board.HAND) == ["joba"]
    assert table.in_zone(board.HAND, seat=1) == table.in_zone(board.DISCARD) == []


@rule("BQ-DICE-06", "BQ-HORDE-01")
@card("face_horde_1", "face_horde_2")
def test_horde_dice_of_all_make_one_pool(table):
    table.start(3).morning("horde_1", "horde_2", "horde_1")
    assert table.icons == 4
    assert table.state.wounds == [0, 0, 0]


@rule("BQ-DICE-07", "BQ-HORDE-01")
@card("face_destruction")
def test_destruction_lies_beside_the_horde(table):
    table.start(2).morning("destruction", "horde_1")
    assert table.icons == 1


@rule("BQ-DICE-09")
@card("face_heroic_opportunity")
def test_a_heroic_opportunity_is_what_the_own_board_says(table):
    table.start(2).of_class("bloodhound")
    table.of_class("divine_oracle", seat=1)
    table.has(seat=1, wounds=2).morning("heroic_opportunity", "heroic_opportunity")
    assert table.state.wounds == [0, 1]
    table.place("bazaar", "stay")
    assert table.gold() == 2


@rule("BQ-DICE-14", "BQ-FAQ-17", "BQ-OPEN-10")
def test_at_0_hp_it_gives_nothing_while_draws_and_helpful_rows_do(table):
    table.start(2).of_class("bloodhound")
    table.deck("joba")
    threat_two(table)
    table.has(wounds=12).morning("heroic_opportunity draw", "horde_1 horde_1")
    assert table.in_zone(board.HAND) == ["joba"]
    table.place("temple", "stay")
    assert table.gold() == 1  # Joba's own


def threat_two(table):
    table.state.space = board.guardian_kind(table.state).lair_track.index(2)
    return table


@pytest.mark.parametrize(
    ("face", "wounds", "cards", "icons", "rations"),
    [
        pytest.param("attack_a", 1, 2, 0, 0, marks=card("face_attack_a")),
        pytest.param("attack_b", 0, 1, 0, 0, marks=card("face_attack_b")),
        pytest.param("attack_c", 0, 2, 1, 0, marks=card("face_attack_c")),
        pytest.param("attack_d", 0, 2, 0, 1, marks=card("face_attack_d")),
    ],
)
@rule("BQ-DICE-04", "BQ-DICE-12", "BQ-FAQ-15")
def test_an_attack_is_the_guardians_row_of_that_letter(table, face, wounds, cards, icons, rations):
    table.start(2).hand("joba", "joba")
    table.morning(face, "draw")  # Smorga: a Wound, a discard, an icon, Iron Rations
    assert table.state.wounds == [wounds, 0]
    assert len(table.in_zone(board.HAND)) == cards
    assert table.icons == icons
    assert table.state.gear[0][board.TOKENS.index("iron_rations")] == rations


# Order ----------------------------------------------------------------------------------------------------


@rule("BQ-DICE-10", "BQ-OPEN-27", "BQ-DEC-02")
def test_each_resolves_his_own_dice_in_any_order_and_horde_dice_lie_where_they_are(table):
    threat(table, 3, 2)
    table.of_class("divine_oracle")
    table.of_class("town_guard", seat=1)
    table.dawn("wound horde_2 heroic_opportunity", "horde_1 draw draw")
    assert sorted(table.offers_of(0)) == ["resolve heroic_opportunity", "resolve wound"]
    assert 1 not in [ask.seat for ask in table.state.awaited]
    table.do("resolve wound", seat=0)  # the Opportunity then heals it
    assert table.state.wounds == [0, 0]


@rule("BQ-DICE-10")
def test_the_other_order_leaves_the_wound(table):
    threat(table, 2, 2)
    table.of_class("divine_oracle")
    table.dawn("wound heroic_opportunity")
    table.do("resolve heroic_opportunity", seat=0)
    assert table.state.wounds == [1, 0]


@rule("BQ-EX-02")
def test_the_first_dice_of_four_on_hard(table):
    kenneth, toril, ray, scott = range(4)
    table.start(4, difficulty="hard")
    table.deck("dagger", seat=toril)
    table.morning("wound", "draw", "horde_1", "horde_1")
    assert table.state.wounds == [1, 0, 0, 0]
    assert table.in_zone(board.HAND, toril) == ["dagger"]
    assert table.icons == 2
    table.place("guilds_quarter", "stay", "stay", "stay")
    table.do("heal", seat=kenneth)
    assert table.state.wounds == [0, 0, 0, 0]
    assert (ray, scott) == (2, 3)


# Before the Guardian is revealed --------------------------------------------------------------------------


@rule("BQ-OPEN-16")
@pytest.mark.parametrize(
    ("since", "revealed", "strikes"),
    [("from_the_start", False, 1), ("once_revealed", False, 0), ("once_revealed", True, 1)],
)
def test_attacks_strike_from_the_start_or_once_the_guardian_is_revealed(table, since, revealed, strikes):
    table.start(2, guardian_attacks=since)
    if revealed:
        table.reveal()
    table.morning("attack_a")  # Smorga: a Wound
    assert table.state.wounds[0] == strikes
