"""The epic Quests of The Long Night, card by card."""

from __future__ import annotations

from tests.games.dungeoneer.questing import achieved, beside, delivered, drawn, failed, on_quest, slain
from tests.games.dungeoneer.teller import Story
from tests.games.dungeoneer.test_crypt_quests import of_all
from tests.games.dungeoneer.test_marches_quests import attacked
from tests.marks import card, rule

from delvewright.games.dungeoneer.powers import ATTACK, COUNTER, EXIT, THREAT
from delvewright.games.dungeoneer.sorts import MAGIC, MELEE, SEARCH, SPEED

# Tolva, Garrun and Sithra have 4/2/3, 5/0/3 and 1/5/3 at Level 4; of a game of Crypt and Night.


@card("the_arch_lich_lord")
def test_the_arch_lich_lord_attacks_with_magic_6_and_is_worth_6_glory(table: Story) -> None:
    slain(table, "the_arch_lich_lord", "hold_back the_arch_lich_lord")
    assert table.totals == (1 + 6, 6 + 2)
    assert table.glory_of(0) == 6


@card("the_arch_lich_lord")
@rule("DN-COMBAT-04", "DN-COMBAT-06")
def test_the_arch_lich_lord_may_wound_every_hero_there(table: Story) -> None:
    on_quest(table, "the_arch_lich_lord", seats=3)
    beside(table, 1)
    table.do("attempt the_arch_lich_lord")
    table.rolls(0, 6, 6).rolls(1, 6, 2)  # 8 and 6 against 8; then the fight, a tie
    table.do("special the_arch_lich_lord 0")
    assert of_all(table, "life") == [8, 7, 8]


@card("the_elder_necrodragon")
def test_the_necrodragon_guards_cards_and_glory(table: Story) -> None:
    slain(table, "the_elder_necrodragon", "form melee", packs=("crypt", "night"))
    assert table.totals == (1 + 6, 6 + 4)
    assert table.asked == (0, "deck")
    table.do("draw adventure", "draw adventure")
    assert table.level_of(0) == 4  # the reward is not done yet
    table.do("draw adventure")
    assert (drawn(table)[:3], table.glory_of(0), table.level_of(0)) == ([1, 1, 1], 2, 5)


@card("prince_of_the_fiend_pits")
@rule("DN-QUEST-08", "DN-QUEST-37")
def test_fiends_and_demons_are_stronger_against_the_holder_of_their_prince(table: Story) -> None:
    slain(table, "prince_of_the_fiend_pits", "form magic")
    assert table.totals == (1 + 5 + 1, 6 + 2)
    assert (table.glory_of(0), table.life_of(0)) == (4, 4)
    for monster, form, expected in (
        ("pit_fiend", "melee", 1),
        ("whispering_demon", "melee", 1),
        ("death_knight", "melee", 0),
    ):
        on_quest(table, "prince_of_the_fiend_pits")
        table.stands("tomb_gate")
        printed = attacked(table, monster, form)
        table.quests()
        on_quest(table, "free_caedmans_soul", packs=("crypt", "night"), grade="epic")
        table.stands("tomb_gate")
        assert printed == attacked(table, monster, form) + expected


@card("seal_the_gate_of_ash")
def test_the_gate_of_ash_wounds_those_who_fail(table: Story) -> None:
    on_quest(table, "seal_the_gate_of_ash", seats=3)
    table.hero("sithra_moonveil")
    beside(table, 1)
    table.rolls(0, 3).do("attempt seal_the_gate_of_ash")
    assert table.threat == (8, 9)
    assert of_all(table, "life") == [7, 7, 8]
    table.movement(1).rolls(0, 4).do("attempt seal_the_gate_of_ash")
    assert (table.threat, table.glory_of(0)) == ((9, 9), 6)
    table.leave_open()


@card("hold_the_broken_stair")
def test_on_the_broken_stair_those_who_fail_fall(table: Story) -> None:
    assert of_all(failed(table, "hold_the_broken_stair", 4), "tipped") == [1, 1, 0]
    achieved(table, "hold_the_broken_stair", 5)
    assert (table.glory_of(0), table.life_of(0)) == (5, 3)


@card("outrun_the_collapse")
def test_the_collapse_wounds_and_who_outruns_it_stands(table: Story) -> None:
    assert of_all(failed(table, "outrun_the_collapse", 4), "life") == [7, 7, 8]
    on_quest(table, "outrun_the_collapse")
    table.tipped().rolls(0, 5).do("attempt outrun_the_collapse").leave_open()
    assert (table.glory_of(0), table.lies(0)) == (5, False)


@card("bring_the_oracle_home")
def test_magic_gathers_about_the_oracle(table: Story) -> None:
    monster = "soul_reaver"
    on_quest(table, "bring_the_oracle_home")
    table.stands("tomb_gate")
    printed = attacked(table, monster, "magic")
    on_quest(table, "bring_the_oracle_home")
    table.do("take_up bring_the_oracle_home").stands("tomb_gate")
    assert attacked(table, monster, "magic") == printed + 1
    delivered(table, "bring_the_oracle_home")
    assert table.glory_of(0) == 5


@card("the_sunfire_relic")
def test_the_relic_slows_on_the_way_and_guards_for_good(table: Story) -> None:
    on_quest(table, "the_sunfire_relic")
    table.do("take_up the_sunfire_relic")
    assert (table.score_of(SPEED, uses=THREAT), table.score_of(MELEE, uses=COUNTER)) == (2, 4)
    delivered(table, "the_sunfire_relic")
    assert table.score_of(SPEED, uses=THREAT) == 3
    assert [table.score_of(stat, uses=COUNTER) for stat in (MELEE, MAGIC, SPEED)] == [4 + 1, 3 + 1, 3 + 1]
    assert table.score_of(MELEE, uses=ATTACK) == 4


@card("the_vanished_legion")
@rule("DN-THREAT-02")
def test_the_legion_follows_a_hero_of_high_level(table: Story) -> None:
    assert of_all(failed(table, "the_vanished_legion", 3), "glory") == [3, 3, 5]
    achieved(table, "the_vanished_legion", 4)
    assert table.glory_of(0) == 6


@card("hunt_the_faceless_double")
def test_the_double_is_worth_glory_and_cards(table: Story) -> None:
    slain(table, "hunt_the_faceless_double", "form magic")
    assert table.totals == (1 + 4, 6 + 2)
    table.do("draw adventure", "draw peril_deck")
    assert (table.glory_of(0), table.level_of(0)) == (4, 5)


@card("wager_with_death")
def test_who_wins_the_wager_is_whole(table: Story) -> None:
    on_quest(table, "wager_with_death")
    table.glory(3).rolls(0, 1, 1, 2, 2, 3).do("attempt wager_with_death")
    assert table.glory_of(0) == 2
    achieved(table, "wager_with_death", 5, 1, 5, 2, 5)
    assert table.life_of(0) == 8


@card("give_up_a_name")
def test_a_name_is_worth_2_life_and_6_glory(table: Story) -> None:
    on_quest(table, "give_up_a_name", seats=3)
    table.glory(5).refused("attempt give_up_a_name", "too_dear", 6, 5)
    table.glory(6).peril(5).do("attempt give_up_a_name").leave_open()
    assert (table.life_of(0), table.glory_of(0)) == (6, 0)
    assert of_all(table, "peril") == [0, 2, 2]


@card("sceptre_of_the_first_kings")
def test_the_sceptre_gives_melee_and_magic(table: Story) -> None:
    assert of_all(failed(table, "sceptre_of_the_first_kings", 4), "glory") == [3, 3, 5]
    achieved(table, "sceptre_of_the_first_kings", 5)
    assert [table.score_of(stat) for stat in (MELEE, MAGIC, SPEED)] == [4 + 1, 3 + 1, 3]


@card("stop_the_endless_night")
def test_in_the_endless_night_one_searches_and_walks_badly(table: Story) -> None:
    on_quest(table, "stop_the_endless_night", seats=3)
    table.hero("sithra_moonveil")
    beside(table, 1)
    assert [table.score_of(MELEE, uses=use) for use in (EXIT | THREAT, THREAT)] == [0, 1]
    table.rolls(0, 2).do("attempt stop_the_endless_night")
    assert table.threat == (7, 8)
    assert of_all(table, "peril") == [1, 1, 0]
    table.life(2).movement(1).rolls(0, 3).do("attempt stop_the_endless_night").leave_open()
    assert (table.threat, table.glory_of(0), table.life_of(0)) == ((8, 8), 4, 4)


@card("stop_the_endless_night")
def test_its_darkness_is_on_searches_too(table: Story) -> None:
    on_quest(table, "the_vanished_legion")
    table.state.found = ()
    far = table.score_of(SEARCH)
    assert far == 1
    table.quests("the_vanished_legion", "stop_the_endless_night")
    table.movement(1).rolls(0, 6).do("search the_vanished_legion")
    assert table.happened("searched")[-1][-3:] == (6 + 1 - 1, 10, False)
