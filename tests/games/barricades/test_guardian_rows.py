"""The four rows of each Guardian: what a face of its dice does to whoever rolled it."""

from __future__ import annotations

import pytest
from tests.games.barricades.delving import destroyed, discarded, tokens
from tests.games.barricades.lairs import (
    BAALOK,
    EZUZRIUS,
    HIVE,
    MIRICELLE,
    ORGRUM,
    SENTINEL,
    SMORGA,
    SUN,
    rolls,
)
from tests.marks import card, rule

from delvewright.games.barricades import board


@rule("BQ-DICE-04")
@pytest.mark.parametrize(
    ("guardian", "row"),
    [
        pytest.param(guardian, row, marks=card(guardian))
        for guardian, row in [(SMORGA, "a"), (SUN, "c"), (BAALOK, "b"), (ORGRUM, "a")]
    ],
)
def test_rows_that_wound(table, guardian, row):
    rolls(table, guardian, row)
    assert table.state.wounds == [1, 0]


@pytest.mark.parametrize("guardian", [pytest.param(one, marks=card(one)) for one in (SMORGA, SUN)])
def test_rows_that_have_a_card_of_the_hand_discarded(table, guardian):
    rolls(table, guardian, "b", "joba dagger").do("discard dagger", seat=0)
    assert (table.in_zone(board.HAND), discarded(table)) == (["joba"], ["dagger"])


@rule("BQ-HORDE-06")
@pytest.mark.parametrize(
    ("guardian", "icons"),
    [
        pytest.param(one, icons, marks=card(one))
        for one, icons in [(SMORGA, 1), (MIRICELLE, 1), (SENTINEL, 1), (ORGRUM, 1), (EZUZRIUS, 1)]
    ],
)
def test_rows_that_add_to_the_horde(table, guardian, icons):
    rolls(table, guardian, "c")
    assert table.icons == icons


@rule("BQ-DICE-14")
@pytest.mark.parametrize("wounds", [0, 12])
@pytest.mark.parametrize(
    ("guardian", "token"),
    [
        pytest.param(one, token, marks=card(one))
        for one, token in [(SMORGA, "iron_rations"), (SUN, "lantern_token"), (ORGRUM, "iron_rations")]
    ],
)
def test_rows_that_help_with_a_token_at_0_hp_too(table, guardian, token, wounds):
    table.start(2, guardian=guardian).has(wounds=wounds)
    table.morning("attack_d")
    assert tokens(table) == {token: 1}


@card(SUN)
def test_the_sun_takes_a_card_with_light_or_wounds(table):
    rolls(table, SUN, "a", "lantern joba bree_setim")
    assert table.offers_of(0) == ["discard lantern", "discard bree_setim", "take_wounds"]
    table.do("discard lantern", seat=0)
    assert (discarded(table), table.state.wounds[0]) == (["lantern"], 0)


@card(SUN)
@pytest.mark.parametrize("hand", ["lantern", "joba"])
def test_the_sun_wounds_who_keeps_his_light_or_has_none(table, hand):
    rolls(table, SUN, "a", hand)
    if hand == "lantern":
        table.do("take_wounds", seat=0)
    assert (discarded(table), table.state.wounds[0]) == ([], 1)


@card(BAALOK, "baaloks_thrall")
def test_baalok_puts_a_thrall_into_the_deck(table):
    rolls(table, BAALOK, "a")
    assert discarded(table) == ["baaloks_thrall"]


@card("baaloks_thrall")
def test_there_are_twelve_thralls(table):
    table.start(2, guardian=BAALOK).put(board.THRALLS)
    table.morning("attack_a")
    assert discarded(table) == []


@card(BAALOK, "baaloks_thrall")
def test_the_last_thrall_is_gained_and_then_there_are_none(table):
    table.start(2, guardian=BAALOK).put(board.THRALLS, "baaloks_thrall")
    table.morning("attack_a", "attack_a")
    assert [discarded(table, seat) for seat in (0, 1)] == [["baaloks_thrall"], []]


@card(BAALOK)
def test_baalok_destroys_a_starter_hero_of_the_hand_or_wounds(table):
    rolls(table, BAALOK, "c", "adventurer edlin_1 joba")
    assert table.offers_of(0) == ["destroy adventurer", "take_wounds"]
    table.do("destroy adventurer", seat=0)
    assert (destroyed(table), table.state.wounds[0]) == (["adventurer"], 0)


@card(BAALOK)
def test_baalok_wounds_who_has_no_starter_hero(table):
    rolls(table, BAALOK, "c", "edlin_1 joba")
    assert table.state.wounds[0] == 1


@card(BAALOK)
@pytest.mark.parametrize("gone", ["baaloks_thrall", "festering_wound", ""])
def test_baaloks_last_row_may_destroy_a_thrall_or_a_wound_card(table, gone):
    table.start(2, guardian=BAALOK).discards("festering_wound")
    table.hand("baaloks_thrall", "joba")
    table.morning("attack_d")
    assert table.offers_of(0) == ["destroy baaloks_thrall", "destroy festering_wound", "leave"]
    table.do(f"destroy {gone}" if gone else "leave", seat=0)
    assert destroyed(table) == ([gone] if gone else [])


@card(MIRICELLE)
@pytest.mark.parametrize(("shown", "wounds"), [(3, 1), (4, 0)])
def test_miricelle_wounds_on_one_to_three(table, shown, wounds):
    rolls(table, MIRICELLE, "a", dice=(shown,))
    assert table.state.wounds[0] == wounds


@card(MIRICELLE)
def test_miricelle_takes_the_dearest_card_of_the_hand(table):
    rolls(table, MIRICELLE, "b", "joba edlin_1 moonlight")
    assert discarded(table) == ["edlin_1"]


@card(MIRICELLE)
def test_of_several_dearest_the_owner_chooses(table):
    rolls(table, MIRICELLE, "b", "joba dagger").do("discard joba", seat=0)
    assert discarded(table) == ["joba"]


@card(MIRICELLE)
@pytest.mark.parametrize(("shown", "xp"), [(3, 0), (4, 1)])
def test_miricelle_teaches_on_four_or_more(table, shown, xp):
    rolls(table, MIRICELLE, "d", dice=(shown,))
    assert table.state.xp[0] == xp


@card(SENTINEL)
@pytest.mark.parametrize(("shown", "wounds"), [(4, 1), (5, 0)])
def test_the_sentinel_wounds_on_one_to_four(table, shown, wounds):
    rolls(table, SENTINEL, "a", dice=(shown,))
    assert table.state.wounds[0] == wounds


@card(SENTINEL)
def test_the_sentinel_lames_a_hero_of_the_hand(table):
    rolls(table, SENTINEL, "b", "adventurer silverhelm_1 dagger quarterstaff")
    table.do("strengthen silverhelm_1", seat=0).dungeon()
    table.do("wield dagger silverhelm_1", seat=0)
    assert table.refusal("wield quarterstaff silverhelm_1", 0) == ("too_little_skill", 2, 0)


@card(SENTINEL)
@pytest.mark.parametrize(("hand", "attack"), [("edlin_1", (3, 0)), ("regalen_1", (0, 4)), ("joba", (1, 0))])
def test_the_sentinels_last_row_strengthens_a_hero(table, hand, attack):
    rolls(table, SENTINEL, "d", hand).dungeon()
    assert table.attack() == attack


@card(HIVE)
@pytest.mark.parametrize(("deck", "wounds"), [("joba adventurer dagger", 1), ("joba dagger adventurer", 0)])
def test_the_hive_discards_two_and_wounds_for_a_hero(table, deck, wounds):
    table.start(2, guardian=HIVE).deck(*deck.split())
    table.morning("attack_a")
    assert (len(discarded(table)), table.state.wounds[0]) == (2, wounds)


@card(HIVE)
def test_the_hive_gives_a_wound_card(table):
    table.start(2, guardian=HIVE).put(board.WOUNDS, "diseased_wound")
    table.morning("attack_b")
    assert discarded(table) == ["diseased_wound"]


@card(HIVE)
@pytest.mark.parametrize(("shown", "icons"), [(3, 1), (4, 0)])
def test_the_hive_adds_an_icon_on_one_to_three(table, shown, icons):
    rolls(table, HIVE, "c", dice=(shown,))
    assert table.icons == icons


@card(HIVE)
@pytest.mark.parametrize(
    ("answer", "deck"),
    [("sink joba", ["dagger", "adventurer", "joba"]), ("leave", ["joba", "dagger", "adventurer"])],
)
def test_the_hive_lets_one_look_at_two_and_put_one_below(table, answer, deck):
    table.start(2, guardian=HIVE).deck("joba", "dagger", "adventurer")
    table.morning("attack_d")
    assert table.offers_of(0) == ["sink joba", "sink dagger", "leave"]
    table.do(answer, seat=0)
    assert table.kinds(board.DECK) == deck


@card(HIVE)
def test_the_second_champion_looks_at_his_own_two_and_nobody_else_does(table):
    table.start(2, guardian=HIVE).deck("joba", "joba", "joba")
    first, second, _ = table.deck("dagger", "moonlight", "adventurer", seat=1)
    table.morning("horde_1", "attack_d")
    assert table.state.known == tuple(sorted([(first, 1 << 1), (second, 1 << 1)]))
    table.do("sink moonlight", seat=1)
    assert table.in_zone(board.DECK, 1) == ["dagger", "adventurer", "moonlight"]
    assert table.in_zone(board.DECK, 0) == ["joba"] * 3


@card(ORGRUM)
def test_orgrum_costs_a_card_of_the_next_hand(table):
    table.start(2, guardian=ORGRUM).morning("attack_b", "wound")
    for seat in (0, 1):
        table.deck(*["dagger"] * 8, seat=seat)
    table.evening()
    assert [len(table.in_zone(board.HAND, seat)) for seat in (0, 1)] == [5, 6]


@card(EZUZRIUS)
def test_ezuzrius_takes_a_hero_of_the_hand_or_deals_two_wounds(table):
    rolls(table, EZUZRIUS, "a", "adventurer edlin_1 joba")
    assert table.offers_of(0) == ["discard adventurer", "discard edlin_1", "take_wounds"]
    table.do("discard adventurer", seat=0)
    assert (discarded(table), table.state.wounds[0]) == (["adventurer"], 0)


@card(EZUZRIUS)
def test_ezuzrius_wounds_who_has_no_hero(table):
    rolls(table, EZUZRIUS, "a", "joba")
    assert table.state.wounds[0] == 2


@card(EZUZRIUS)
@pytest.mark.parametrize(
    ("answer", "left", "wounds"),
    [("destroy_token potion", {"scroll": 1}, 0), ("take_wounds", {"potion": 1, "scroll": 1}, 1)],
)
def test_ezuzrius_destroys_a_token_or_wounds(table, answer, left, wounds):
    table.start(2, guardian=EZUZRIUS).has(potion=1, scroll=1)
    table.morning("attack_b").do(answer, seat=0)
    assert (tokens(table), table.state.wounds[0]) == (left, wounds)


@card(EZUZRIUS)
def test_ezuzrius_wounds_who_has_no_token(table):
    rolls(table, EZUZRIUS, "b")
    assert table.state.wounds[0] == 1


@card(EZUZRIUS)
def test_ezuzrius_heals_one_wound(table):
    table.start(2, guardian=EZUZRIUS).has(wounds=3)
    table.morning("attack_d")
    assert table.state.wounds[0] == 2
