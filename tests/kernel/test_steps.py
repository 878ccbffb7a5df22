"""Steps and blocks: the stack is data, words run in order, and `it` reaches the rest of its own block."""

import pytest
from tests.kernel.toy import BURNT, DIG, Table, answer, begin_round, bidding, digging

from delvewright.kernel.steps import STEPS, Block, instead, push, register, trace


def events(p, key):
    return [event.args for event in p.told if event.key == key]


def test_push_puts_a_step_before_everything_pushed_earlier():
    p = Table.fresh()
    push(p, begin_round)
    push(p, bidding)
    assert trace(p) == ["tests.kernel.toy.bidding()", "tests.kernel.toy.begin_round()"]


def test_instead_drops_everything_else():
    p = Table.fresh()
    push(p, begin_round)
    push(p, bidding)
    instead(p, "tests.kernel.toy.begin_round")
    assert trace(p) == ["tests.kernel.toy.begin_round()"]


def test_the_stack_holds_addresses_and_plain_values_only():
    p = digging((3, 0))

    def plain(value):
        return (
            all(map(plain, value)) if isinstance(value, tuple) else isinstance(value, int | str | type(None))
        )

    assert plain(p.stack)
    assert trace(p)[0] == "lots.dig(1, 0, -1, -1)"


def test_an_address_is_given_once():
    with pytest.raises(ValueError, match=r"two steps have the address 'tests\.kernel\.toy\.begin_round'"):
        register("tests.kernel.toy.begin_round", begin_round)
    with pytest.raises(ValueError, match=r"two steps have the address 'lots\.dig'"):
        Block(lambda *_: None).settle("lots.dig")


def test_a_step_is_known_by_the_last_two_parts_of_its_module():
    assert STEPS["tests.kernel.toy.begin_round"] is begin_round


def test_nested_blocks_have_addresses_below_their_own():
    assert {"lots.dig", "lots.dig/1", "lots.dig/2"} <= set(STEPS)


def test_an_empty_block_does_nothing():
    p = Table.fresh()
    Block().push(p, 0, -1)
    assert p.stack == ()


def test_what_was_chosen_is_known_to_the_rest_of_the_block():
    p = digging((3, 6))  # a two and a three
    answer(p, "bury 2", "keep", "keep")
    assert events(p, "scored") == [(0, 3, 2)]
    assert p.points == [2, 0, 0]


def test_a_nested_block_begins_with_it_and_rebinds_it_only_for_itself():
    p = digging((6, 3), pile=(9, 12))  # buries a three: odd, so a lot of the pile burns and scores as well
    answer(p, "bury 3", "burn 5", "keep", "keep")
    assert events(p, "scored") == [(0, 12, 5), (0, 6, 3)]
    assert p.zones[BURNT] == (12,)


def test_a_choice_in_a_round_of_the_seats_does_not_leak_into_the_outer_block():
    p = digging((3, 6), rest=((9,), (12,)))
    answer(p, "bury 2", "give 4", "give 5")
    assert events(p, "gave") == [(1, 9), (2, 12)]
    assert events(p, "scored") == [(0, 3, 2)]


def test_each_seat_goes_round_in_the_named_order():
    p = digging((3,))
    answer(p, "bury 2")
    asked = []
    while p.ask is not None:
        asked.append(p.ask.seat)
        answer(p, "keep")
    assert asked == [1, 2]


def test_nothing_to_choose_passes_the_word():
    p = digging((0,), pile=(15,))  # the buried one is odd; the six may not burn, the one must
    answer(p, "bury 1")
    assert events(p, "burnt") == [(0, 0)]
    p = digging(())
    assert events(p, "buried") == []
    assert p.ask.seat == 1


def test_binding_reaches_the_rest_of_the_block_only():
    p = digging((3,))
    rest = p.stack[1]
    DIG.bind(p, 0, 7)
    assert trace(p)[0] == "lots.dig(1, 0, -1, 7)"
    assert p.stack[1] == rest
    DIG.bind(p, DIG.last, 9)  # after the last word nothing is left to know it
    assert trace(p)[0] == "lots.dig(1, 0, -1, 7)"
