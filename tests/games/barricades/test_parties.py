"""Parties: formed, moving, giving, battling as one, and dividing what is won (BQ-PARTY)."""

from __future__ import annotations

import pytest
from tests.games.barricades.delving import (
    discarded,
    face,
    in_play,
    only_sells,
    party,
    party_battle,
    reckoned,
    strong,
    tokens,
    where,
)
from tests.marks import card, rule

from delvewright.games.barricades import board, way


def dungeon(table, *hands, seats=2, at="left_1", **settings):
    """Everybody stands in one room with the hand in play; nobody has been placed elsewhere."""
    if settings or seats != 2:
        table.start(seats, **settings)
    assert table.state
    for seat in range(table.seats):
        table.stands(at, seat=seat)
    for seat, hand in enumerate(hands):
        table.hand(*hand.split(), seat=seat)
    return table.morning().dungeon()


# Together -------------------------------------------------------------------------------------------------


@rule("BQ-PARTY-01", "BQ-OPEN-49", "BQ-DEC-06")
def test_champions_of_one_room_form_a_party_and_others_enter_it(table):
    dungeon(table, seats=3)
    table.do("invite seat1", seat=0).do("join seat0", seat=1)
    table.do("invite seat2", seat=0).do("join seat0", seat=2)
    assert [list(one) for one in table.state.parties] == [[0, (0, 1, 2)]]


@rule("BQ-PARTY-01")
def test_nobody_is_invited_from_another_room(table):
    table.start(2).stands("right_1", seat=1)
    table.morning().dungeon()
    assert table.refusal("invite seat1", 0) == ("not_here", 1)


@rule("BQ-PARTY-01")
def test_who_was_invited_and_has_gone_on_can_not_join(table):
    dungeon(table).do("invite seat1", seat=0).do("move right_1", seat=1)
    assert table.refusal("join seat0", 1) == ("not_here", 0)


@rule("BQ-OPEN-08", "BQ-BASE-34")
def test_who_comes_from_the_village_may_join_in_the_wilderness(table):
    table.start(2).stands("right_2", seat=1)
    table.morning().place("temple", "bazaar").dungeon()
    party(table, 1, 0)
    assert where(table) == ["wilderness", "wilderness"]
    assert board.company(table.state, 0) == (1, 0)


@rule("BQ-PARTY-13", "BQ-FAQ-03")
def test_a_party_is_not_left_and_there_is_no_second_one(table):
    dungeon(table, seats=3)
    table.do("invite seat1", seat=2).do("invite seat1", seat=0).do("join seat0", seat=1)
    assert table.refusal("invite seat2", 1) == ("leader_invites", 0)
    assert table.refusal("invite seat1", 2) == ("in_a_party", 1)
    assert "join seat2" not in table.offers_of(1)
    assert not any([name.startswith(("leave", "part")) for name in table.offers_of(1)])


@rule("BQ-PARTY-01")
@pytest.mark.parametrize("fought", [0, 1])
def test_nobody_joins_once_either_has_battled(table, fought):
    dungeon(table, at="wilderness").do("invite seat1", seat=0)
    strong(table, 4, seat=fought).do("battle", seat=fought)
    if fought == 0:
        assert table.refusal("join seat0", 1) == ("has_fought", 0)
        assert table.refusal("invite seat0", 1) == ("has_fought", 0)
    else:
        assert table.refusal("invite seat1", 0) == ("has_fought", 1)


@rule("BQ-PARTY-13")
def test_whoever_joins_a_party_invites_nobody_any_more(table):
    dungeon(table, seats=4)
    table.do("invite seat3", seat=1).do("invite seat2", seat=0).do("invite seat1", seat=0)
    table.do("join seat0", seat=1)
    assert table.state.invited == ((0, 2),)
    table.do("join seat0", seat=2)
    assert board.company(table.state, 3) == (3,)
    assert "join seat1" not in table.offers_of(3)


@rule("BQ-TURN-07")
def test_who_is_done_may_think_again_while_another_is_not(table):
    dungeon(table).do("done", seat=0)
    assert table.offers_of(0) == ["think_again"]
    table.do("think_again", "move right_1", seat=0)
    assert where(table) == ["right_1", "left_1"]


# Moving ---------------------------------------------------------------------------------------------------


@rule("BQ-PARTY-05")
def test_a_party_moves_together_and_adds_up_its_light(table):
    table.room("left_2", "hollow_tree")  # Light 2
    party(dungeon(table, "lantern", "lantern"), 0, 1)
    assert table.light(0) == table.light(1) == 2
    table.do("move left_2", seat=0)
    assert where(table) == ["left_2", "left_2"]
    assert table.light(0) == 0


@rule("BQ-PARTY-02")
def test_light_spent_before_is_gone_for_the_party(table):
    table.room("left_2", "sunken_well")
    table.room("right_2", "sunken_well")
    dungeon(table, "lantern lantern", "lantern").do("move left_2", seat=0).do("move left_2", seat=1)
    party(table, 0, 1)
    assert table.light(0) == 1
    table.do("move right_2", seat=0)
    assert table.light(1) == 0


@rule("BQ-OPEN-49", "BQ-DEC-08")
def test_the_leader_chooses_the_way(table):
    party(dungeon(table), 0, 1)
    assert table.refusal("go", 1) == ("leader_chooses_the_way", 0)
    assert not any([name.startswith("move") for name in table.offers_of(1)])


@rule("BQ-PARTY-18", "BQ-OPEN-41")
@card("kobold_netter")
def test_what_moving_on_costs_besides_is_paid_once(table):
    table.room("left_1", "mine", "kobold_netter")
    party(dungeon(table, "lantern", "lantern"), 0, 1)
    table.do("move right_1", seat=0)
    assert table.light(0) == 1


@rule("BQ-PARTY-18", "BQ-OPEN-55")
@card("kobold_netter", "cloak_of_a_thousand_faces")
@pytest.mark.parametrize(("other", "light"), [("joba", 0), ("cloak_of_a_thousand_faces", 1)])
def test_it_is_paid_unless_every_member_may_ignore_it(table, other, light):
    table.room("left_1", "mine", "kobold_netter")
    party(dungeon(table, "cloak_of_a_thousand_faces lantern", other), 0, 1)
    table.do("move right_1", seat=0)
    assert table.light(0) == light


@rule("BQ-PARTY-18", "BQ-BASE-48")
@card("lurking_spider")
def test_an_alert_strikes_each_member_by_his_own_cards(table):
    table.start(3).room("right_1", "mine", "lurking_spider")
    party(dungeon(table, "stalker_1", "adventurer"), 0, 1, 2)
    table.do("move right_1", seat=0)
    assert table.state.wounds == [0, 1, 1]


@rule("BQ-LEX-01", "BQ-PARTY-18", "BQ-DEC-07")
@card("cloak_of_a_thousand_faces", "kobold_slinger")
def test_who_may_ignore_an_alert_says_so_for_himself_each_time(table):
    table.room("left_1", "mine", "kobold_slinger")
    table.room("right_1", "mine", "kobold_slinger")
    party(dungeon(table, "cloak_of_a_thousand_faces", "cloak_of_a_thousand_faces"), 0, 1)
    table.do("move right_1", seat=0)
    assert table.offers_of(0) == table.offers_of(1) == ["ignore kobold_slinger", "heed kobold_slinger"]
    table.do("ignore kobold_slinger", seat=0)
    assert table.refusal("move left_1", 0) == ("still_alarmed", 1)
    table.do("heed kobold_slinger", seat=1)
    assert table.state.wounds == [0, 1]
    table.do("move left_1", seat=0).do("heed kobold_slinger", seat=0).do("ignore kobold_slinger", seat=1)
    assert table.state.wounds == [1, 1]


@rule("BQ-LEX-01")
@card("silver_lantern", "amulet_of_infravision")
def test_who_ignores_rooms_does_not_ignore_monsters(table):
    table.room("right_1", "mine", "lurking_spider")
    dungeon(table, "cloak_of_a_thousand_faces adventurer", "ice_climbing_gear adventurer")
    table.do("move right_1", seat=1)
    assert table.state.wounds[1] == 1
    table.do("move right_1", seat=0).do("ignore lurking_spider", seat=0)
    assert table.state.wounds[0] == 0


@rule("BQ-TURN-17")
def test_who_goes_to_the_village_meets_no_alert_of_his_room(table):
    table.room("left_1", "mine", "kobold_slinger")
    table.stands("left_1").morning().place("temple").dungeon()
    assert (where(table)[0], table.state.wounds[0]) == ("wilderness", 0)


# Gifts ----------------------------------------------------------------------------------------------------


@rule("BQ-PARTY-03", "BQ-PARTY-04")
def test_a_member_gives_any_number_of_tokens_and_lends_one_card(table):
    table.start(2).has(potion=2, scroll=1)
    party(dungeon(table, "lantern joba", "dagger"), 0, 1)
    table.do("gift seat1", "give_token potion", "give_token potion", "give_token scroll", seat=0)
    table.do("lend lantern seat1", "done", seat=0)
    assert (tokens(table, 0), tokens(table, 1)) == ({}, {"potion": 2, "scroll": 1})
    assert (in_play(table, 0), in_play(table, 1)) == (["joba"], ["dagger", "lantern"])
    table.evening()
    assert table.happened("returned") == [(0, table.happened("lent")[0][2])]
    assert {*table.in_zone(board.HAND, 0)} == {"lantern", "joba"}


@rule("BQ-PARTY-04", "BQ-LEX-07")
def test_what_is_given_stays(table):
    party(dungeon(table, "lantern", "dagger"), 0, 1)
    table.do("gift seat1", "give lantern seat1", seat=0)
    table.evening()
    assert {*table.in_zone(board.HAND, 1)} == {"lantern", "dagger"}


@card("uvina_the_delver_1")
def test_what_a_lent_card_can_do_has_been_done(table):
    table.start(2).deck("battlepick", "haste", "dagger", "joba")
    party(dungeon(table, "uvina_the_delver_1", "dagger"), 0, 1)
    table.do("use uvina_the_delver_1 dig", seat=0)
    while "gift seat1" not in table.offers_of(0):
        table.do(table.offers_of(0)[0], seat=0)
    table.do("gift seat1", "lend uvina_the_delver_1 seat1", "done", seat=0)
    assert table.refusal("use uvina_the_delver_1 dig", 1) == ("used_up", 1)


@rule("BQ-PARTY-03", "BQ-OPEN-19")
def test_only_one_card_once_a_turn_and_no_wound_card(table):
    party(dungeon(table, "lantern joba festering_wound", "dagger", seats=3), 0, 1, 2)
    table.has(potion=1)
    table.do("gift seat1", seat=0)
    assert table.refusal("lend festering_wound seat1", 0) == ("wound_card",)
    table.do("lend lantern seat1", seat=0)
    assert table.refusal("give joba seat1", 0) == ("gave_a_card",)
    table.do("done", seat=0)
    assert table.refusal("gift seat1", 0) == table.refusal("gift seat2", 0) == ("has_given",)


@rule("BQ-PARTY-20")
def test_each_may_give_and_a_lent_card_goes_no_further(table):
    party(dungeon(table, "lantern", "dagger", seats=3), 0, 1, 2)
    table.do("gift seat1", "lend lantern seat1", seat=0)
    table.do("gift seat2", seat=1)
    assert table.refusal("lend lantern seat2", 1)[0] == "lent_to_you"
    table.do("lend dagger seat2", seat=1)
    assert [in_play(table, seat) for seat in range(3)] == [[], ["lantern"], ["dagger"]]


@rule("BQ-PARTY-03")
def test_what_another_gave_does_not_count_as_the_own_gift(table):
    party(dungeon(table, "lantern", "dagger joba", seats=3), 0, 1, 2)
    table.has(1, scroll=1).do("gift seat1", "lend lantern seat1", seat=0)
    table.do("gift seat2", "lend dagger seat2", seat=1)
    assert table.refusal("lend joba seat2", 1) == ("gave_a_card",)
    table.do("give_token scroll", seat=1)
    assert (in_play(table, 2), tokens(table, 2)) == (["dagger"], {"scroll": 1})


@card("miricelle")
def test_who_can_not_be_lent_stays(table):
    party(dungeon(table, "miricelle joba", "dagger"), 0, 1)
    table.do("gift seat1", seat=0)
    assert table.refusal("lend miricelle seat1", 0)[0] == "stays_with_its_owner"
    table.do("lend joba seat1", seat=0)


@rule("BQ-PARTY-02")
def test_gifts_come_in_time_to_help_moving(table):
    table.room("left_2", "hollow_tree")
    table.has(1, lantern_token=1)
    party(dungeon(table, "lantern", ""), 0, 1)
    assert table.refusal("move left_2", 0) == ("too_dark", 2, 1)
    table.do("gift seat0", "give_token lantern_token", "done", seat=1)
    table.do("use lantern_token light", "move left_2", seat=0)
    assert where(table) == ["left_2", "left_2"]


@rule("BQ-FAQ-21", "BQ-BASE-12")
def test_a_lent_hero_takes_his_weapons_along_and_all_come_back(table):
    party(dungeon(table, "adventurer dagger tent", "joba"), 0, 1)
    table.do("use tent give", "wield dagger adventurer", seat=0)
    table.do("gift seat1", "lend adventurer seat1", seat=0)
    assert in_play(table, 1) == ["adventurer", "dagger", "joba"]
    assert table.attack(1) == (1 + 1 + 1, 0)
    assert in_play(table, 0) == ["tent"]
    table.evening()
    assert {*table.in_zone(board.HAND, 0)} == {"adventurer", "dagger", "tent"}


@rule("BQ-FAQ-22", "BQ-OPEN-36")
@card("amara")
def test_a_lent_card_that_is_discarded_goes_to_its_owners_pile(table):
    table.room("left_1", "abandoned_gate", "amara")
    party(dungeon(table, "tent", "dagger"), 0, 1)
    table.do("gift seat1", "lend tent seat1", seat=0)
    party_battle(table, 0, 1)
    assert discarded(table, 1) == ["tent"]
    table.has(0, wounds=12).has(1, wounds=12).evening()
    assert discarded(table, 0) == ["tent"]
    assert discarded(table, 1) == ["dagger"]


@rule("BQ-PARTY-11", "BQ-PARTY-12", "BQ-FAQ-05")
@card("fireball")
def test_another_members_wizard_is_not_ones_own(table):
    party(dungeon(table, "moonlight", "regalen_1"), 0, 1)
    assert table.light(0) == 1  # with a Wizard Moonlight gives 2
    table.do("gift seat1", "lend moonlight seat1", seat=0)
    assert table.light(0) == 2


@rule("BQ-OPEN-40")
@pytest.mark.parametrize("first", [True, False])
def test_abilities_come_before_the_first_step_with_the_option(table, first):
    table.start(2, abilities_before_moving=first).has(scroll=1)
    party(dungeon(table, "joba"), 0, 1)
    table.do("move right_1", seat=0)
    if first:
        assert table.refusal("use scroll read", 0) == ("has_moved",)
        assert table.refusal("gift seat1", 0) == ("has_moved",)
    else:
        table.do("use scroll read", "gift seat1", "lend joba seat1", seat=0)


@rule("BQ-TURN-15")
@card("acid_burst")
def test_what_is_done_where_one_stops_ends_the_way(table):
    table.room("left_1", "abandoned_gate", "goblin_spearman")
    dungeon(table, "acid_burst pylorian_1").do("use acid_burst burn", seat=0)
    assert table.refusal("move right_1", 0) == ("has_stopped",)
    strong(table, 1, seat=0).do("battle", seat=0)
    assert reckoned(table)[:2] == (1 + 2 + 2, 5 - 1 - 1)  # her own Spell with an Arcane one; a Humanoid


# The battle -----------------------------------------------------------------------------------------------


@rule("BQ-EX-12", "BQ-PARTY-06", "BQ-PARTY-07", "BQ-LEX-10")
def test_a_party_adds_up_and_armor_counts_once(table):
    table.room("left_1", "abandoned_gate", "royal_ironbacks")  # Health 11, Armor 3
    party(dungeon(table), 0, 1)
    strong(table, 6, 0, seat=0), strong(table, 4, 3, seat=1)
    party_battle(table, 0, 1)
    assert reckoned(table) == (10, 11, 3, 0, False)


@rule("BQ-PARTY-08", "BQ-BASE-40")
@pytest.mark.parametrize("attack", [0, 99])
def test_every_member_suffers(table, attack):
    table.room("left_1", "abandoned_gate", "amara")
    party(dungeon(table, "tent", "scionic_annals lantern"), 0, 1)
    strong(table, attack)
    party_battle(table, 0, 1).do("discard lantern", seat=1)
    assert table.state.wounds == [1, 1]
    assert (discarded(table, 0), discarded(table, 1)) == (["tent"], ["lantern"])


@rule("BQ-DEC-09", "BQ-OPEN-49")
def test_the_battle_waits_until_every_member_is_ready(table):
    table.room("left_1", "abandoned_gate", "goblin_runt")
    party(dungeon(table), 0, 1)
    assert table.refusal("battle", 0) == ("not_ready", 1)
    assert table.refusal("battle", 1) == ("leader_fights", 0)
    table.do("ready", seat=1).do("not_ready", seat=1)
    assert table.refusal("battle", 0) == ("not_ready", 1)
    strong(table, 9).do("ready", seat=1).do("battle", seat=0)
    assert len(table.happened("reckoned")) == 1


@rule("BQ-PARTY-15", "BQ-FAQ-04")
@card("acid_burst")
def test_who_lowers_health_does_so_for_himself_and_his_party(table):
    dungeon(table, "acid_burst pylorian_1", "", "", seats=3, at="wilderness")
    party(table, 1, 0)
    table.do("use acid_burst burn", seat=0)
    strong(table, 4, seat=2).do("battle", seat=2)
    assert reckoned(table)[:2] == (4, 4)
    party_battle(table, 1, 0)
    assert reckoned(table)[1] == 4 - 1


@rule("BQ-FAQ-06", "BQ-TURN-11")
def test_a_room_has_one_battle_a_turn_and_a_champion_too(table):
    table.room("left_1", "abandoned_gate", "royal_spears")
    dungeon(table).do("battle", seat=0)
    assert table.refusal("battle", 1) == ("room_had_its_battle",)
    assert table.offers_of(0) == ["done"]


@rule("BQ-OPEN-09")
def test_a_battle_without_hope_may_be_battled(table):
    table.room("left_1", "abandoned_gate", "royal_spears")
    dungeon(table).do("battle", seat=0)
    assert (reckoned(table)[-1], table.state.wounds[0]) == (False, 2)


# What is won ----------------------------------------------------------------------------------------------


@rule("BQ-PARTY-09", "BQ-OPEN-50", "BQ-DEC-11")
def test_members_take_from_the_rewards_and_the_leader_has_the_rest(table):
    table.room("left_1", "mine", "blister")  # 1 XP, twice Iron Rations
    party(strong(dungeon(table), 9), 0, 1)
    party_battle(table, 0, 1)
    assert tokens(table, 0) == tokens(table, 1) == {}
    table.do("take_gear iron_rations", seat=1).do("done", seat=0)
    assert (tokens(table, 0), tokens(table, 1)) == ({"iron_rations": 1}, {"iron_rations": 1})
    assert table.state.xp == [1, 0]
    assert table.offers_of(1) == ["done"]


@rule("BQ-OPEN-50")
def test_a_member_who_goes_first_leaves_the_rewards_to_be_taken(table):
    table.room("left_1", "mine", "blister")
    party(strong(dungeon(table), 9), 0, 1)
    party_battle(table, 0, 1).do("done", seat=1)
    assert (tokens(table, 0), table.state.xp) == ({}, [0, 0])
    table.do("take_xp", seat=0)
    assert (tokens(table, 0), table.state.xp) == ({}, [1, 0])


@rule("BQ-OPEN-50")
def test_whatever_sort_is_left_is_the_leaders(table):
    table.room("left_1", "mine", "goblin_runt")
    party(strong(dungeon(table), 9), 0, 1)
    party_battle(table, 0, 1).do("take_xp", seat=1)
    table.do("done", seat=0)
    assert (table.state.xp, tokens(table, 0), tokens(table, 1)) == ([0, 1], {"iron_rations": 2}, {})


@rule("BQ-PARTY-10", "BQ-BASE-47")
def test_a_treasure_is_seen_before_somebody_takes_it(table):
    table.room("left_1", "abandoned_gate", "trog_chieftain")
    table.put(board.TREASURES, "guardsman", "silver_lantern")
    party(strong(dungeon(table), 9), 0, 1)
    party_battle(table, 0, 1)
    assert "take_treasure guardsman" in table.offers_of(0)
    assert "take_treasure guardsman" in table.offers_of(1)
    table.do("take_treasure guardsman", seat=1)
    assert discarded(table, 1) == ["guardsman"]
    assert table.kinds(board.TREASURES) == ["silver_lantern"]


@rule("BQ-OPEN-20", "BQ-PARTY-09")
@card("bog")
@pytest.mark.parametrize("shared", [True, False])
def test_the_spoils_of_a_room_are_for_one_member_or_for_each(table, shared):
    table.start(2, spoils_shared=shared)
    only_sells(table, "create_fire", "quarterstaff")
    table.room("left_1", "bog", "goblin_runt")
    party(strong(dungeon(table, "dagger joba", "dagger joba"), 9), 0, 1)
    party_battle(table, 0, 1)
    table.do("use bog buy", "buy create_fire", seat=1)
    if shared:
        assert table.refusal("use bog buy", 0) == ("used_up", 1)
    else:
        table.do("use bog buy", "buy quarterstaff", seat=0)
        assert table.refusal("use bog buy", 1) == ("used_up", 1)


@rule("BQ-OPEN-20")
@card("scionic_annals")
def test_the_spoils_of_cards_are_their_owners(table):
    table.room("left_1", "abandoned_gate", "goblin_runt")
    party(strong(dungeon(table, "thunderstone_pieces", "thunderstone_pieces"), 9), 0, 1)
    party_battle(table, 0, 1)
    table.do("use thunderstone_pieces learn", seat=0).do("use thunderstone_pieces learn", seat=1)
    assert table.state.xp == [1, 1]


@rule("BQ-OPEN-21", "BQ-HORDE-02")
def test_every_member_has_defeated_it_and_its_level_counts_once(table):
    table.room("left_2", "tree_house", "trog_brawler")
    dungeon(table, at="left_2")
    table.state.horde += 5
    party(strong(table, 9), 0, 1)
    party_battle(table, 0, 1)
    assert [len(board.done(table.state, seat, board.DEFEATED)) for seat in (0, 1)] == [1, 1]
    assert table.icons == 5 - 2


@rule("BQ-PARTY-14", "BQ-FAQ-18")
@card("town_guard")
def test_members_do_not_help_each_other_to_a_rank(table):
    """The Vampire Coven wants two own Wounds of a turn: those of another member are none."""
    table.start(2).of_class("vampire_coven", seat=0)
    table.has(0, wounds=12).has(xp=9)
    table.state.wounds[0] = 11
    table.room("left_1", "abandoned_gate", "trog_brawler")  # 2 Wounds each; one fits
    party(strong(dungeon(table), 9), 0, 1)
    party_battle(table, 0, 1)
    assert table.state.wounds == [12, 2]
    assert "rank" not in table.offers_of(0)


# Worked examples ------------------------------------------------------------------------------------------


@rule("BQ-EX-03", "BQ-PARTY-05", "BQ-PARTY-09", "BQ-PARTY-10")
@card("hobgoblin_warlord", "guardsman", "joba", "thunderstone_pieces")
def test_toril_and_scott_defeat_a_warlord_in_the_first_turn(table):
    toril, scott = 0, 1
    table.start(4, difficulty="hard")
    table.room("left_2", "sunken_well", "trog_brawler")
    table.room("right_2", "bog", "hobgoblin_warlord")
    table.put(board.TREASURES, "guardsman")
    table.hand("joba", "adventurer", "adventurer", "adventurer", "dagger", "dagger", seat=toril)
    table.hand("thunderstone_pieces", "thunderstone_pieces", "adventurer", "adventurer", "dagger", seat=scott)
    table.morning("draw", "draw", "horde_1", "horde_1").dungeon()
    assert (table.light(toril), table.light(scott), table.icons) == (0, 2, 2)
    party(table, scott, toril)
    table.do("move left_1", "move left_2", "move right_2", seat=scott)
    assert table.light(toril) == 0
    strong(table, 3, seat=scott)  # a better hand than any the book tells of
    party_battle(table, scott, toril)
    assert reckoned(table) == (1 + 3 + 2 + 3, 9, 0, 0, True)
    assert [table.state.wounds[seat] for seat in (toril, scott)] == [2, 2]
    table.do("take_xp", "take_treasure guardsman", seat=toril)
    table.do("take_xp", "take_xp", "take_xp", seat=scott)
    assert [table.state.xp[seat] for seat in (toril, scott)] == [1, 3]
    assert discarded(table, toril) == ["guardsman"]
    table.do("use thunderstone_pieces heal", seat=scott)
    table.do("use thunderstone_pieces learn", seat=scott)
    assert (table.state.wounds[scott], table.state.xp[scott]) == (1, 4)
    table.do("use joba teach", "level_up adventurer edlin_1", seat=toril)
    assert table.state.xp[toril] == 1
    table.evening()
    assert table.happened("horde_strikes") == [(0, 0)]
    assert not table.happened("chit")


@rule("BQ-EX-04", "BQ-HORDE-02", "BQ-BASE-46")
@card("wilderness_barricades", "joba")
def test_kenneth_and_ray_battle_in_the_wilderness_each_for_himself(table):
    kenneth, ray = 0, 2
    table.start(4, difficulty="hard").hand("joba", "adventurer", "adventurer", "adventurer", seat=kenneth)
    table.hand("adventurer", "adventurer", "adventurer", "joba", seat=ray)
    table.morning("wound", "draw", "horde_1", "horde_1").dungeon()
    table.do("battle", seat=kenneth).do("battle", seat=ray)
    assert [args[1:3] for args in table.happened("reckoned")] == [(4, 4), (4, 4)]
    table.do("use wilderness_barricades train", "level_up adventurer edlin_1", seat=kenneth)
    table.do("use joba teach", "level_up adventurer stalker_1", seat=kenneth)
    assert discarded(table, kenneth) == ["edlin_1", "stalker_1"]
    assert (table.state.xp[kenneth], table.icons) == (0, 2)
    assert in_play(table, kenneth) == ["adventurer", "joba"]


@rule("BQ-EX-13", "BQ-FAQ-07", "BQ-FAQ-27")
@pytest.mark.parametrize(("attack", "won"), [(13, True), (12, False)])
def test_two_monsters_are_beaten_together_or_both_are_lost(table, attack, won):
    table.start(2).of_class("vampire_coven", rank=6)
    table.room("left_1", "mine", "goblin_spearman")  # 5 and 1 Health, 1 Wound, 2 XP
    face(table, "trog_brawler", tile="sunken_well", node="left_2", attack=attack)  # 6 and 1, 2 Wounds, 2 XP
    table.state.horde += 9
    table.do("use vampire_coven feast", "feast left_1")
    assert reckoned(table) == (attack, 13, 0, 0, won)
    assert table.state.wounds[0] == 2 + 1
    assert (table.state.xp[0], table.icons) == ((2 + 2, 9 - 3) if won else (0, 9))
    assert tokens(table) == ({"iron_rations": 1, "lantern_token": 1} if won else {})
    assert table.state.fought == (board.NODES.index("left_2"), board.NODES.index("left_1"))
    table.do("done", seat=0)
    assert dict(table.state.lanes)[0] == ()  # nothing is asked a second time


@rule("BQ-OPEN-45")
@pytest.mark.parametrize(("rooms", "health"), [("own", 6 + 2 + 5), ("here", 6 + 2 + 5 + 2)])
def test_in_a_feast_each_has_its_own_room_or_the_one_here(table, rooms, health):
    table.start(2, feast_rooms=rooms).of_class("vampire_coven", rank=6)
    table.room("left_1", "abandoned_gate", "goblin_spearman")
    face(table, "trog_brawler", tile="tree_house", node="left_2")
    table.do("use vampire_coven feast", "feast left_1")
    assert reckoned(table)[1] == health


@rule("BQ-PARTY-08")
@card("goblin_cutpurse")
def test_members_robbed_of_what_was_won_see_what_the_others_have_lost_of_it(table):
    strong(dungeon(table, "dagger", "dagger", "dagger", seats=3), 9)
    table.room("left_1", "mine", "goblin_cutpurse")
    party_battle(party(table, 0, 1, 2), 0, 1, 2)
    assert table.offers_of(2) == ["destroy_token iron_rations", "destroy_token lantern_token"]
    table.do("destroy_token iron_rations", seat=0)
    assert table.offers_of(2) == ["destroy_token lantern_token"]
    table.do("destroy_token lantern_token", seat=1)
    assert table.offers_of(2) == ["leave"]
    table.do("leave", seat=2)
    assert [tokens(table, seat) for seat in range(3)] == [{}, {}, {}]


@rule("BQ-PARTY-18", "BQ-LEX-01")
@pytest.mark.parametrize(("ranks", "more"), [((0, 0), 1), ((4, 0), 1), ((0, 4), 1), ((4, 4), 0)])
def test_moving_on_costs_more_unless_every_member_ignores_it(table, ranks, more):
    table.start(2).room("left_1", "abandoned_gate", "kobold_netter")
    for seat, rank in enumerate(ranks):
        table.of_class("illusionist", seat=seat, rank=rank)
        table.stands("left_1", seat=seat)
    table.morning().dungeon()
    party(table, 0, 1)
    node = board.NODES.index("left_2")
    assert way.light_needed(table.state, 0, node) == way.room_light(table.state, node) + more
