"""The Horde."""

from tests.games.thunderstone.teller import Story

from delvewright.games.thunderstone import GAME, board
from delvewright.games.thunderstone.kinds import KINDS
from marks import rule


@rule("WR-HORDE-01")
def test_placeholders_are_blank_and_shuffled_in() -> None:
    blank = KINDS["horde_placeholder"]
    assert (blank.copies, blank.health, blank.worth, blank.xp, blank.vp, blank.attack) == (10, 0, 0, 0, 0, 0)
    places = set()
    for seed in range(40):
        state = GAME.start(seats=2, seed=seed, packs=["wrath"], pick=["Horde"], random_features=False)
        deck = [piece for zone in range(board.DEPTHS, board.SUNK) for piece in state.zones[zone]]
        places |= {place for place, piece in enumerate(deck) if state.cast[piece] is blank}
        assert not any(state.cast[piece].type == "horde" for piece in deck)
    assert len(places) == 28  # every place of the deck


@rule("WR-HORDE-02")
def test_the_horde_deck_is_open_and_in_order() -> None:
    state = GAME.start(seats=2, packs=["wrath"], pick=["Horde"], random_features=False)
    horde = [state.cast[piece].health for piece in state.zones[board.HORDE_DECK]]
    assert horde == sorted(horde)
    assert horde[-1] == 12
    assert GAME.sees(state, board.HORDE_DECK, 1)


@rule("WR-HORDE-03")
def test_a_placeholder_becomes_the_next_of_the_horde_at_once(table: Story) -> None:
    table.quiet().dungeon_deck("horde_placeholder", "horde_placeholder", "griffon")
    table.put(board.HORDE_DECK, "horde_3", "horde_4", "horde_5")
    table.hand("militia")
    table.do("dungeon", "attack griknack_goblin", "dungeon", "attack griknack_goblin")
    assert table.hall_now == ["griknack_goblin", "horde_3", "horde_4"]
    assert table.kinds(board.HORDE_DECK) == ["horde_5"]


@rule("WR-HORDE-04")
def test_the_horde_has_no_vp_while_the_game_lasts(table: Story) -> None:
    table.hall("griknack_goblin", "blood_torment", "nixie")
    table.dungeon_deck("griffon")
    table.hand("torch")
    table.deck("horde_3", "horde_4", "horde_5", "torch", "torch", *["militia"] * 6)
    table.deck("pegasus", "horde_6", "torch", "torch", "torch", *["militia"] * 6, seat=1)
    table.do("dungeon", "attack griknack_goblin")  # Blood Torment: a card with a VP value
    assert table.destroyed == ["pegasus"]


@rule("WR-HORDE-05", "TS-EX-17")
def test_at_the_end_each_is_worth_the_number_you_have_up_to_five(table: Story) -> None:
    def worth(number: int) -> tuple[int, int]:
        table.deck()
        table.hand()
        table.discard_pile(*[f"horde_{health}" for health in range(3, 3 + number)])
        points = table.points_of()
        assert len({each for _, each in points}) == 1
        return points[0][1], table.vp_of()

    assert [worth(number) for number in (1, 3, 5, 7)] == [(1, 1), (3, 9), (5, 25), (5, 35)]


@rule("WR-HORDE-06")
def test_printed_vp_leaves_the_horde_alone(table: Story) -> None:
    table.hall("horde_3", "horde_4", "grudgebeast")
    table.dungeon_deck("griffon", "griffon")
    table.hand("thyrian_lord", "iron_rations")
    table.do("dungeon", "use thyrian_lord hunt")
    assert "grudgebeast" in table.discards()  # the only one with 1 or 2 printed VP
    assert table.hall_now == ["horde_3", "horde_4", "griffon"]
    table.leave_open()
