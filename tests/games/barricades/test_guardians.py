"""Every Guardian: its battle, its Hit Points, the Threat track, and what lasts while it is revealed."""

from __future__ import annotations

import pytest
from tests.games.barricades.delving import discarded, face, party, party_battle, reckoned, strong, tokens
from tests.games.barricades.lairs import (
    BAALOK,
    EZUZRIUS,
    HEALTH,
    HIVE,
    MIRICELLE,
    NUMBERS,
    ORGRUM,
    POINTS,
    SENTINEL,
    SMORGA,
    SUN,
    lair,
)
from tests.marks import card, rule

from delvewright.games.barricades import board, closing
from delvewright.games.barricades.kinds import GUARDIANS, MONSTERS

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
