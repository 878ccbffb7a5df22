"""Every Guardian: its battle, its four rows, its reveal, what lasts, each defeat, the end of a turn."""

from __future__ import annotations

import pytest
from tests.games.barricades.delving import (
    destroyed,
    discarded,
    face,
    guardian_shows,
    in_play,
    party,
    party_battle,
    reckoned,
    strong,
    tokens,
    where,
)
from tests.marks import card, rule

from delvewright.games.barricades import board, closing, perils
from delvewright.games.barricades.kinds import GUARDIANS, MONSTERS

NUMBERS = [
    # id, Light, Health, Armor, Magic Resistance, Wounds, XP of who takes no card for it
    ("smorga_the_queen", 0, 7, 0, 0, 2, 3),
    ("guardian_of_the_sun", 1, 9, 0, 2, 2, 3),
    ("baalok_the_flesh_weaver", 1, 10, 0, 0, 3, 4),
    ("miricelle_scion_defender", 1, 7, 3, 0, 3, 5),
    ("death_sentinel", 1, 8, 1, 0, 3, 4),
    ("hive_mind", 1, 10, 0, 0, 2, 4),
    ("orgrum_coldthunder", 1, 8, 0, 0, 3, 4),
    ("ezuzrius_the_noble", 1, 15, 0, 0, 2, 5),
]
SMORGA, SUN, BAALOK, MIRICELLE, SENTINEL, HIVE, ORGRUM, EZUZRIUS = [row[0] for row in NUMBERS]
HEALTH = {row[0]: row[2] for row in NUMBERS}
POINTS = {
    SUN: (3, 3, 3, 3, 4, 4),
    MIRICELLE: (3, 3, 3, 3, 3, 4),
    SENTINEL: (3, 3, 3, 3, 3, 4),
    ORGRUM: (2, 2, 3, 3, 3, 4),
    EZUZRIUS: (1, 2, 3, 4, 4, 4),
}
"""Hit Points by the number of Champions, where they are not those of the others."""


def lair(table, guardian, *hands, seats=2, dice=(), **settings):
    """All stand in the Lair, hands in play, before a Guardian that is revealed."""
    table.start(seats, guardian=guardian, **settings).reveal()
    for seat in range(seats):
        table.stands("lair", seat=seat)
    for seat, hand in enumerate(hands):
        table.hand(*hand.split(), seat=seat)
    table.put(board.TREASURES)
    table.morning().dungeon()
    guardian_shows(table, *dice)
    return table


def rolls(table, guardian, row, hand="", dice=(), **settings):
    """Seat 0 has rolled one of its rows."""
    table.start(2, guardian=guardian, **settings).hand(*hand.split())
    guardian_shows(table, *dice)
    return table.morning(f"attack_{row}")


def last_evening(table, guardian, *decks, seats=2, dice=(), **settings):
    """The last turn before the Guardian is revealed is over: what the reveal asks is open."""
    table.start(seats, guardian=guardian, **settings)
    table.state.space = len(GUARDIANS[guardian].lair_track) - 1
    table.put(board.WOUNDS, *["festering_wound"] * 6)
    table.morning()
    for seat, deck in enumerate(decks):
        table.deck(*deck.split(), seat=seat)
    guardian_shows(table, *dice)
    return table.evening()


def ends_a_turn(table, guardian, *hands, dice=(), seats=2):
    """A turn of a revealed Guardian, to be ended by `evening`."""
    table.start(seats, guardian=guardian).reveal()
    for seat, hand in enumerate(hands):
        table.hand(*hand.split(), seat=seat)
    table.put(board.WOUNDS, *["festering_wound"] * 6)
    table.morning()
    guardian_shows(table, *dice)
    return table


def chits(table):
    return len(table.happened("chit")) + len(table.happened("barricade_falls"))


# Battles --------------------------------------------------------------------------------------------------


def every_guardian(function):
    names = "guardian, light, health, armor, resistance, wounds, xp"
    rows = [pytest.param(*row, marks=card(row[0]), id=row[0]) for row in NUMBERS]
    return pytest.mark.parametrize(names, rows)(function)


@rule("BQ-GUARD-01", "BQ-GUARD-09", "BQ-GUARD-16", "BQ-BASE-39")
@every_guardian
def test_a_defeat_is_one_hit_point_and_all_that_a_monster_gives(
    table, guardian, light, health, armor, resistance, wounds, xp
):
    lair(table, guardian, dice=(2,) if guardian == MIRICELLE else ())
    table.put(board.TREASURES, "silver_lantern")
    table.state.horde = 9
    strong(table, health + 9 - 1 + armor, 1 + resistance).do("battle", seat=0)
    assert reckoned(table) == (health + 9, health + 9, armor, resistance, True)
    assert (table.state.hurt, table.state.wounds[0], table.icons) == (1, wounds, 9 - 7)
    assert table.state.xp[0] == xp
    assert discarded(table) == ["silver_lantern"]
    assert table.kinds(board.DENS + board.LAIR) == [guardian]


@rule("BQ-BASE-40", "BQ-GUARD-09")
@every_guardian
def test_with_one_attack_less_it_only_wounds(table, guardian, light, health, armor, resistance, wounds, xp):
    lair(table, guardian, dice=(2,) if guardian == MIRICELLE else ())
    strong(table, health - 2 + armor, 1 + resistance).do("battle", seat=0)
    assert reckoned(table)[-1] is False
    assert (table.state.hurt, table.state.wounds[0], table.state.xp[0]) == (0, wounds, 0)


@rule("BQ-GUARD-01", "BQ-GUARD-02", "BQ-GUARD-07", "BQ-FAQ-16")
@every_guardian
def test_its_room_is_closed_until_it_is_revealed_and_needs_its_light(
    table, guardian, light, health, armor, resistance, wounds, xp
):
    table.start(2, guardian=guardian).stands("left_3").hand(*["lantern"] * light)
    table.morning().dungeon()
    assert table.refusal("move lair", 0) == ("lair_is_closed",)
    table.reveal()._list_anew()
    table.do("move lair", seat=0)
    assert table.light(0) == 0


@rule("BQ-GUARD-08", "BQ-GUARD-10")
@pytest.mark.parametrize(
    ("guardian", "points"),
    [pytest.param(one, POINTS.get(one, (2, 2, 3, 3, 4, 4)), marks=card(one), id=one) for one in GUARDIANS],
)
def test_its_hit_points_are_by_the_number_of_champions(table, guardian, points):
    for seats, most in enumerate(points, 1):
        p = table.start(seats, guardian=guardian).state
        p.hurt = most - 1
        assert not board.guardian_falls(p)
        p.hurt = most
        assert board.guardian_falls(p)


@rule("BQ-GUARD-12", "BQ-GUARD-13", "BQ-OPEN-05")
@pytest.mark.parametrize(("option", "more"), [(False, 0), (True, 1)])
def test_the_horde_as_it_was_before_anything_was_removed_is_health_for_all(table, option, more):
    table.start(2, guardian=ORGRUM, destruction_boosts=option).reveal()
    table.stands("lair").stands("left_2", seat=1)
    table.room("left_2", "tree_house", "trog_brawler")
    table.put(board.TREASURES)
    table.morning("horde_2 destruction", "horde_1 horde_1").dungeon()
    strong(table, 9, seat=1).do("battle", seat=1)
    assert table.icons == 4 - 2
    strong(table, 99).do("battle", seat=0)
    assert reckoned(table)[1] == HEALTH[ORGRUM] + 4 + more


@rule("BQ-GUARD-12", "BQ-FAQ-23")
def test_solo_the_horde_gives_no_health(table):
    lair(table, ORGRUM, seats=1)
    table.state.horde = 9
    strong(table, 9).do("battle")
    assert reckoned(table)[:2] == (9, HEALTH[ORGRUM])


@rule("BQ-GUARD-07", "BQ-GUARD-16")
def test_it_is_battled_once_by_each_and_each_defeat_counts(table):
    lair(table, ORGRUM, seats=3)
    table.state.horde = 20
    for seat in (0, 1):
        strong(table, 35, seat=seat).do("battle", seat=seat)
    assert (table.state.hurt, table.icons) == (2, 20 - 14)


@rule("BQ-GUARD-17", "BQ-GUARD-10", "BQ-GUARD-11", "BQ-END-01")
def test_when_the_last_hit_point_is_gone_nobody_battles_it_and_the_turn_is_played_out(table):
    lair(table, ORGRUM, seats=3)
    table.state.hurt = 2
    strong(table, 15).do("battle", seat=0)
    assert table.refusal("battle", 1) == ("no_monster",)
    assert table.end == ()
    table.evening()
    assert table.end[0] == "won"
    assert table.state.wounds == [3 + 1, 1, 1]  # its end-of-turn text struck once more


@rule("BQ-PARTY-17", "BQ-OPEN-21")
def test_a_party_deals_it_one_wound_and_each_member_takes_its_own(table):
    lair(table, ORGRUM)
    strong(table, 8, seat=0), strong(table, 7, seat=1)
    party_battle(party(table, 0, 1), 0, 1)
    assert (table.state.hurt, table.state.wounds) == (1, [3, 3])
    assert tokens(table, 0) == tokens(table, 1) == {"potion": 1}


@rule("BQ-OPEN-34", "BQ-GUARD-18")
@pytest.mark.parametrize(("option", "space"), [(True, 1), (False, 0)])
def test_a_defeat_moves_the_threat_with_the_option(table, option, space):
    lair(table, ORGRUM, threat_on_defeat=option)
    strong(table, 99).do("battle", seat=0)
    assert table.state.space == space


# The track ------------------------------------------------------------------------------------------------


@rule("BQ-GUARD-03", "BQ-GUARD-04", "BQ-GUARD-05", "BQ-GUARD-18", "BQ-OPEN-34")
def test_the_token_moves_each_turn_turns_the_board_over_and_stays_on_the_last_space(table):
    p = table.start(2, guardian=SMORGA).state
    seen = []
    for _ in range(len(GUARDIANS[SMORGA].lair_track) + 5):
        seen.append((p.revealed, p.space, board.threat_level(p)))
        closing.move_threat(p)
        p.stack = ()
    lair_side = [(False, space, dice) for space, dice in enumerate([1, 1, 1, 1, 1, 2, 2, 2, 3])]
    guardian_side = [(True, 0, 3), (True, 1, 4), (True, 2, 4), (True, 3, 5), (True, 3, 5)]
    assert seen == lair_side + guardian_side


# Rows -----------------------------------------------------------------------------------------------------


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
        for one, icons in [(SMORGA, 1), (MIRICELLE, 1), (SENTINEL, 1), (ORGRUM, 1), (EZUZRIUS, 2)]
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


# The reveal -----------------------------------------------------------------------------------------------


@rule("BQ-GUARD-06", "BQ-GUARD-05")
@card(SMORGA)
def test_smorga_reveals_herself_with_wound_cards(table):
    last_evening(table, SMORGA)
    assert (table.state.revealed, table.state.space) == (True, 0)
    assert discarded(table, 0) == discarded(table, 1) == ["festering_wound"]


@rule("BQ-GUARD-06")
@card(SUN)
def test_the_sun_reveals_itself_with_a_discard_and_a_horde_to_begin_with(table):
    last_evening(table, SUN, "joba dagger", "joba")
    table.do("discard dagger", seat=0)
    assert (discarded(table, 0), discarded(table, 1)) == (["dagger"], ["joba"])
    assert table.state.horde == 2


@rule("BQ-GUARD-06")
@card(BAALOK)
def test_baalok_reveals_himself_with_thralls(table):
    last_evening(table, BAALOK)
    assert discarded(table, 0) == discarded(table, 1) == ["baaloks_thrall"]


@rule("BQ-GUARD-06")
@card(MIRICELLE)
def test_miricelle_reveals_herself_with_wounds_or_discards_by_a_die(table):
    last_evening(table, MIRICELLE, "joba dagger adventurer", "joba dagger adventurer", dice=(3, 4))
    table.do("discard joba", "discard dagger", seat=1)
    assert table.state.wounds == [2, 0]
    assert (discarded(table, 0), discarded(table, 1)) == ([], ["dagger", "joba"])


@rule("BQ-GUARD-06")
@card(SENTINEL)
def test_the_sentinel_reveals_itself_and_throws_all_in_the_dungeon_out(table):
    table.start(3, guardian=SENTINEL)
    table.state.space = 7
    table.stands("left_2").stands("right_3", seat=1)
    table.morning().place("stay", "stay", "temple").evening()
    assert where(table) == ["wilderness"] * 3
    assert table.state.wounds == [1, 1, 0]


@rule("BQ-GUARD-06")
@card(HIVE)
def test_the_hive_reveals_itself_and_looks_for_wound_cards(table):
    deck = "joba joba joba joba joba joba"
    last_evening(
        table, HIVE, f"{deck} festering_wound dagger diseased_wound tent", f"{deck} dagger dagger dagger"
    )
    assert discarded(table, 0) == sorted(
        ["festering_wound", "dagger", "diseased_wound", "festering_wound", "festering_wound"]
    )
    assert discarded(table, 1) == ["dagger"] * 3
    assert table.in_zone(board.DECK) == ["tent"]


@rule("BQ-GUARD-06")
@card(ORGRUM)
def test_orgrum_reveals_himself_with_wounds_and_fallen_barricades(table):
    table.start(2, guardian=ORGRUM).barricade("temple", "bazaar")
    table.state.space = 7
    table.morning().evening()
    assert table.state.wounds == [2, 2]
    assert table.state.active == ()


@rule("BQ-GUARD-14", "BQ-OPEN-11", "BQ-OPEN-37")
@card(EZUZRIUS)
@pytest.mark.parametrize(("ignored", "temple"), [(False, 0), (True, 1)])
def test_ezuzrius_reveals_himself_with_a_chit_for_every_location(table, ignored, temple):
    table.start(2, guardian=EZUZRIUS, all_locations_ignore_barricades=ignored)
    table.barricade("temple").ruins(bazaar=4, marketplace=1)
    table.state.space = 7
    table.morning().evening()
    ruins = {place: len(table.kinds(board.RUINS + at)) for at, place in enumerate(board.PLACES)}
    assert ruins["temple"] == temple
    assert (ruins["bazaar"], ruins["marketplace"], ruins["guilds_quarter"]) == (4, 2, 1)
    assert len(table.state.active) == temple


# What lasts -----------------------------------------------------------------------------------------------


@card(SMORGA)
@pytest.mark.parametrize(
    ("revealed", "monster", "health"),
    [(True, "goblin_runt", 4), (False, "goblin_runt", 3), (True, "trog_brawler", 6)],
)
def test_smorga_makes_level_1_tougher_once_revealed(table, revealed, monster, health):
    table.start(2, guardian=SMORGA)
    if revealed:
        table.reveal()
    face(table, monster).do("battle", seat=0)
    assert reckoned(table)[1] == health


@card(SUN)
@pytest.mark.parametrize(
    ("hand", "more"),
    [("lantern lantern lantern", 2), ("lantern lantern", 0), ("silver_lantern bree_setim", 2)],
)
def test_three_light_give_two_attack_against_the_sun(table, hand, more):
    strong(lair(table, SUN, hand), 5).do("battle", seat=0)
    assert reckoned(table)[0] == 5 + more


@card(SUN)
def test_light_that_was_spent_counts_against_the_sun(table):
    table.start(2, guardian=SUN).reveal().stands("left_3").hand("lantern", "lantern")
    table.has(lantern_token=1).morning().dungeon()
    table.do("use lantern_token light", "move lair", seat=0)
    strong(table, 5).do("battle", seat=0)
    assert reckoned(table)[0] == 5 + 2


@rule("BQ-PARTY-19")
@card(BAALOK, "baaloks_thrall")
@pytest.mark.parametrize(("mine", "others", "more"), [(1, 1, 2), (2, 2, 3)])
def test_baalok_is_tougher_for_each_thrall_of_the_champions_up_to_three(table, mine, others, more):
    lair(table, BAALOK, "baaloks_thrall " * mine, "baaloks_thrall " * others)
    party_battle(party(table, 0, 1), 0, 1)
    assert reckoned(table)[1] == HEALTH[BAALOK] + more


@card(MIRICELLE)
@pytest.mark.parametrize(("shown", "armor", "resistance"), [(1, 0, 3), (2, 3, 0), (6, 3, 0)])
def test_miricelle_is_shielded_by_a_die(table, shown, armor, resistance):
    lair(table, MIRICELLE, dice=(shown,)).do("battle", seat=0)
    assert reckoned(table)[2:4] == (armor, resistance)


@card(SENTINEL)
def test_heroes_with_little_skill_give_nothing_against_the_sentinel(table):
    lair(table, SENTINEL, "adventurer dagger stalker_1 hand_axe tent")
    table.do("wield dagger adventurer", "wield hand_axe stalker_1", seat=0)
    strong(table, 3).do("battle", seat=0)  # Armor 1
    assert reckoned(table)[0] == 3 - 1 + 1 + 2


@card(SENTINEL)
def test_skill_that_was_boosted_counts_against_the_sentinel(table):
    lair(table, SENTINEL, "adventurer").has(iron_rations=1)
    table.do("use iron_rations eat", seat=0)
    strong(table, 3).do("battle", seat=0)
    assert reckoned(table)[0] == 3 - 1 + 1


@rule("BQ-PARTY-19")
@card(HIVE)
def test_the_hive_is_tougher_for_each_wound_card_in_play(table):
    lair(table, HIVE, "festering_wound " * 3, "diseased_wound festering_wound")
    party_battle(party(table, 0, 1), 0, 1)
    assert reckoned(table)[1] == HEALTH[HIVE] + 5


@card(ORGRUM)
def test_elemental_cards_give_one_more_against_orgrum(table):
    strong(lair(table, ORGRUM, "fireball create_fire moonlight magic_missile"), 1).do("battle", seat=0)
    assert reckoned(table)[0] == 1 + (4 + 1) + (1 + 1) + 0 + 2


@card(EZUZRIUS)
@pytest.mark.parametrize(("monster", "health"), [("dragon_whelps_a", 6 + 2 + 1), ("royal_spears", 10)])
def test_ezuzrius_makes_his_whelps_tougher(table, monster, health):
    table.start(2, guardian=EZUZRIUS).reveal()
    face(table, monster, dice=(2,) if monster.startswith("dragon") else ()).do("battle", seat=0)
    assert reckoned(table)[1] == health


@rule("BQ-GUARD-09")
@pytest.mark.parametrize(
    "guardian",
    [pytest.param(id, marks=card(id)) for id in (SMORGA, SUN, BAALOK, MIRICELLE, SENTINEL, HIVE, ORGRUM)],
)
def test_what_makes_a_guardian_tougher_does_not_make_its_monsters_so(table, guardian):
    table.start(2, guardian=guardian).reveal()
    face(table, "royal_spears", "festering_wound baaloks_thrall lantern").do("battle", seat=0)
    kind = MONSTERS["royal_spears"]
    assert reckoned(table)[1:4] == (kind.health, kind.armor, kind.magic_resistance)


# Defeats --------------------------------------------------------------------------------------------------


def beaten(table, guardian, *hands, dice=(), **has):
    lair(table, guardian, *hands, dice=dice).has(**has)
    return strong(table, 99).do("battle", seat=0)


@rule("BQ-GUARD-09")
@card(SMORGA)
@pytest.mark.parametrize(("answer", "gone"), [("destroy joba", ["joba"]), ("leave", [])])
def test_smorga_defeated_lets_one_destroy_a_starter(table, answer, gone):
    beaten(table, SMORGA, "joba moonlight")
    assert table.offers_of(0) == ["destroy joba", "leave"]
    table.do(answer, seat=0)
    assert destroyed(table) == gone


@card(SMORGA)
def test_smorga_sends_none_when_one_of_two_battles_was_won(table):
    ends_a_turn(table, SMORGA).dungeon()
    for seat, node in enumerate(("left_3", "right_3")):
        table.stands(node, seat=seat)
        table.room(node, "elven_outpost", ("royal_spears", "royal_ironbacks")[seat])
    strong(table, 99, seat=0).do("battle", seat=0).do("battle", seat=1).evening()
    assert chits(table) == 0


@card(SUN)
def test_the_sun_defeated_gives_a_lantern_token(table):
    beaten(table, SUN)
    assert tokens(table) == {"lantern_token": 1}


@card(BAALOK)
def test_baalok_defeated_lets_one_destroy_a_thrall_wherever_it_is(table):
    lair(table, BAALOK, "baaloks_thrall joba festering_wound")
    strong(table, 99).do("battle", seat=0)
    assert table.offers_of(0) == ["destroy baaloks_thrall", "leave"]
    table.do("destroy baaloks_thrall", seat=0)
    assert destroyed(table) == ["baaloks_thrall"]


@card(MIRICELLE)
def test_miricelle_defeated_gives_an_xp_more(table):
    beaten(table, MIRICELLE, dice=(2,))
    assert table.state.xp[0] == 4 + 1


@card(SENTINEL)
@pytest.mark.parametrize("taken", [True, False])
def test_the_sentinel_defeated_lets_one_level_up_for_one_xp_less(table, taken):
    beaten(table, SENTINEL, "edlin_1 joba", xp=2)
    if taken:  # what the battle gives has come by now
        table.do("choose edlin_1", "level_up edlin_1 edlin_2", seat=0)
        assert table.state.xp[0] == 2 + 4 - (3 - 1)
    else:
        table.do("leave", seat=0)
        assert in_play(table) == ["edlin_1", "joba"]


@card(HIVE)
def test_the_hive_defeated_heals_a_wound_card(table):
    beaten(table, HIVE, "festering_wound joba")
    table.do("heal_card festering_wound", seat=0)
    assert destroyed(table) == ["festering_wound"]
    assert board.total(table.state, 0, board.HEALED) == 1


@card(ORGRUM)
def test_orgrum_defeated_gives_a_potion(table):
    beaten(table, ORGRUM)
    assert tokens(table) == {"potion": 1}


@card(EZUZRIUS)
@pytest.mark.parametrize(("answer", "gone", "xp"), [("destroy joba", ["joba"], 4), ("gain_xp", [], 5)])
def test_ezuzrius_defeated_lets_one_destroy_a_card_or_learn(table, answer, gone, xp):
    beaten(table, EZUZRIUS, "joba dagger").do(answer, seat=0)
    assert (destroyed(table), table.state.xp[0]) == (gone, xp)


@rule("BQ-GUARD-09", "BQ-OPEN-21")
@card(SMORGA)
def test_what_a_defeat_says_is_for_each_member(table):
    lair(table, SMORGA, "joba", "dagger")
    strong(table, 99)
    party_battle(party(table, 0, 1), 0, 1)
    table.do("destroy dagger", seat=1).do("leave", seat=0)
    assert destroyed(table) == ["dagger"]


def test_what_befalls_everybody_befalls_the_speaker_first_and_then_the_next(table):
    p = table.start(3).state
    p.turn = 1
    assert perils.from_the_speaker(p, 0) == [1, 2, 0]


# The end of the turn --------------------------------------------------------------------------------------


@rule("BQ-GUARD-11", "BQ-FAQ-23", "BQ-TURN-13")
@card(SMORGA)
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize(("attack", "drawn"), [(9, 0), (0, 1)])
def test_smorga_sends_a_chit_when_nothing_was_defeated(table, seats, attack, drawn):
    ends_a_turn(table, SMORGA, seats=seats).dungeon()
    strong(table, attack).do("battle", seat=0).evening()
    assert chits(table) == drawn


@rule("BQ-GUARD-11")
def test_the_text_of_a_guardian_waits_for_its_reveal(table):
    table.start(2, guardian=SMORGA).morning().evening()
    assert chits(table) == 0


@card(SUN)
@pytest.mark.parametrize(("hand", "wounds"), [("lantern", 0), ("joba", 1), ("lightbringer edlin_2", 1)])
def test_the_sun_wounds_who_has_no_light_in_play(table, hand, wounds):
    ends_a_turn(table, SUN, hand, "lantern").evening()
    assert table.state.wounds == [wounds, 0]


@card(SUN, "moonlight")
def test_light_that_a_text_gives_counts_for_the_sun(table):
    ends_a_turn(table, SUN, "lightbringer edlin_2", "lantern").dungeon()
    table.do("wield lightbringer edlin_2", seat=0).evening()
    assert table.state.wounds == [0, 0]


@card(BAALOK)
def test_baalok_destroys_a_level_0_hero_of_who_defeated_nothing(table):
    ends_a_turn(table, BAALOK, "adventurer edlin_1", "adventurer", seats=3).dungeon()
    strong(table, 9, seat=1).do("battle", seat=1).evening()
    assert destroyed(table) == ["adventurer"]
    assert "adventurer" in table.in_zone(board.HAND, 1)


@card(MIRICELLE, EZUZRIUS)
@pytest.mark.parametrize("guardian", [MIRICELLE, EZUZRIUS])
@pytest.mark.parametrize(("shown", "drawn"), [(2, 1), (3, 0)])
def test_some_guardians_send_a_chit_on_one_or_two(table, guardian, shown, drawn):
    ends_a_turn(table, guardian, dice=(shown,)).evening()
    assert chits(table) == drawn


@card(SENTINEL)
def test_the_sentinel_hunts_who_defeated_nothing_in_a_level_3_room(table):
    ends_a_turn(table, SENTINEL, seats=4, dice=(2, 3)).dungeon()
    table.stands("left_3").stands("right_3", seat=1).stands("left_2", seat=2).stands("left_3", seat=3)
    table.room("left_3", "elven_outpost", "royal_spears")
    strong(table, 99, seat=3).do("battle", seat=3)
    assert table.state.wounds[3] == 3
    table.evening()
    assert table.state.wounds == [1, 0, 0, 3]


@card(SENTINEL)
def test_the_sentinel_spares_who_defeated_something_though_others_did_not(table):
    ends_a_turn(table, SENTINEL, dice=(2,)).dungeon()
    for seat, node in enumerate(("left_3", "right_3")):
        table.stands(node, seat=seat)
    table.room("left_3", "elven_outpost", "royal_spears")
    table.room("right_3", "elven_outpost", "royal_ironbacks")
    strong(table, 99, seat=0).do("battle", seat=0).do("battle", seat=1)
    before = list(table.state.wounds)
    table.evening()
    assert table.state.wounds == [before[0], before[1] + 1]


@card(HIVE)
@pytest.mark.parametrize(
    ("decks", "drawn"),
    [
        (("adventurer joba", "joba adventurer"), 0),
        (("adventurer edlin_1", "adventurer adventurer"), 1),
        (("adventurer joba", "adventurer adventurer"), 1),
        (("adventurer", "joba"), 0),
    ],
)
def test_the_hive_sends_one_chit_for_two_heroes_of_anybody(table, decks, drawn):
    ends_a_turn(table, HIVE)
    for seat, deck in enumerate(decks):
        table.deck(*deck.split(), seat=seat)
    table.evening()
    assert chits(table) == drawn
    assert [len(args[1]) for args in table.happened("milled")] == [len(deck.split()) for deck in decks]


@card(HIVE, "haste")
def test_haste_does_not_add_to_what_the_hive_discards(table):
    ends_a_turn(table, HIVE, "haste adventurer").deck("joba", "joba", "joba", "joba")
    table.dungeon().do("use haste hasten", seat=0).evening()
    assert [len(args[1]) for args in table.happened("milled") if args[0] == 0] == [2]


@card(ORGRUM)
@rule("BQ-TURN-02")
def test_orgrum_wounds_who_is_not_in_the_village(table):
    ends_a_turn(table, ORGRUM, seats=3).place("temple", "bazaar", "stay").dungeon()
    strong(table, 9, seat=1).do("battle", seat=1).evening()  # has left the Village again
    assert table.state.wounds == [0, 1, 1]


@card(ORGRUM, "rod_of_teleportation")
def test_orgrum_wounds_who_has_left_the_village_by_a_rod(table):
    ends_a_turn(table, ORGRUM, "rod_of_teleportation").place("temple").dungeon()
    table.do("use rod_of_teleportation teleport", "move left_2", seat=0).evening()
    assert table.state.wounds == [1, 1]
