"""What Guardians say once: as they are revealed, at each defeat, and as a turn ends."""

from __future__ import annotations

import pytest
from tests.games.barricades.delving import (
    destroyed,
    discarded,
    in_play,
    party,
    party_battle,
    strong,
    tokens,
    where,
)
from tests.games.barricades.lairs import (
    BAALOK,
    EZUZRIUS,
    HIVE,
    MIRICELLE,
    ORGRUM,
    SENTINEL,
    SMORGA,
    SUN,
    chits,
    ends_a_turn,
    lair,
    last_evening,
)
from tests.marks import card, rule

from delvewright.games.barricades import board, perils
from delvewright.games.barricades.kinds import GUARDIANS

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


@rule("BQ-GUARD-06")
@pytest.mark.parametrize(
    "guardian", [pytest.param(one, marks=card(one)) for one in GUARDIANS if one != EZUZRIUS]
)
def test_most_guardians_reveal_themselves_with_chits(table, guardian):
    last_evening(table, guardian, dice=(1, 1) if guardian == MIRICELLE else ())
    assert chits(table) == 6 - 2


@rule("BQ-GUARD-06")
@card(SMORGA)
@pytest.mark.parametrize(("seats", "drawn"), [(1, 5), (5, 1)])
def test_the_chits_of_a_reveal_are_one_less_for_each_champion(table, seats, drawn):
    last_evening(table, SMORGA, seats=seats)
    assert chits(table) == drawn


@rule("BQ-GUARD-06", "BQ-BARR-04")
@card(ORGRUM)
def test_the_barricades_fall_before_orgrums_chits_come(table):
    table.start(2, guardian=ORGRUM).barricade(*board.PLACES)
    table.state.space = 7
    table.morning().evening()
    assert (len(table.happened("chit")), table.happened("barricade_falls")) == (4, [])


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
