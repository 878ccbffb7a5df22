"""Stories of Slay Quests: their monsters attack first, the left neighbour plays them (DN-QUEST-23…28)."""

from __future__ import annotations

from tests.games.dungeoneer.questing import beside, next_turn, on_quest
from tests.games.dungeoneer.teller import Story
from tests.marks import rule


@rule("DN-QUEST-24", "DN-QUEST-25", "DN-DP-07", "DN-DP-16")
def test_the_attempt_is_free_and_the_left_neighbour_attacks_with_the_monster(table: Story) -> None:
    on_quest(table, "drakys_hoard", seats=3)
    table.do("attempt drakys_hoard")
    assert table.asked == (1, "form")
    assert table.offers == ["form melee", "form magic"]
    table.rolls(1, 4).rolls(0, 1)
    table.do("form magic")
    assert table.totals == (4 + 2, 1 + 1)
    assert table.life_of(0) == 5
    assert table.asked == (0, "hero")  # no Movement for a Challenge


@rule("DN-QUEST-25")
def test_who_is_out_of_the_game_is_nobodys_neighbour(table: Story) -> None:
    on_quest(table, "drakys_hoard", seats=3)
    table.state.life[1], table.state.at[1] = 0, -1
    table.do("attempt drakys_hoard")
    assert table.asked == (2, "form")
    table.rolls(2, 1).rolls(0, 1).do("form melee")


@rule("DN-QUEST-26", "DN-QUEST-23", "DN-QUEST-27", "DN-COMBAT-31", "DN-SPECIAL-05")
def test_after_its_attack_the_monster_may_be_challenged_and_defeated(table: Story) -> None:
    quest = on_quest(table, "drakys_hoard")
    table.hurt(quest, 1).movement(1).rolls(1, 1, 1).rolls(0, 2, 6)
    table.do("attempt drakys_hoard", "form melee")
    assert table.totals == (1 + 3, 2 + 2)  # a tie
    assert table.offers == ["challenge drakys_hoard melee", "challenge drakys_hoard magic", "decline"]
    table.do("challenge drakys_hoard melee")
    assert table.done_of(0) == ["drakys_hoard"]
    assert (table.glory_of(0), table.peril_of(0), table.peril_of(1)) == (0, 0, 0)
    assert table.pack_of(1) == []
    assert "drakys_hoard" not in table.hand_of(1)
    table.idle_until(1)


@rule("DN-QUEST-23", "DN-QUEST-27")
def test_a_counter_attack_may_defeat_it_too(table: Story) -> None:
    quest = on_quest(table, "the_bone_colossus")
    table.hurt(quest, 2).life(3).rolls(1, 1).rolls(0, 6)
    table.do("attempt the_bone_colossus")  # Melee is its only form
    assert table.done_of(0) == ["the_bone_colossus"]
    assert (table.glory_of(0), table.life_of(0)) == (2, 5)  # its reward and no more


@rule("DN-QUEST-27", "DN-COMBAT-27", "DN-COMBAT-31")
def test_its_wounds_are_worth_no_peril_and_it_stays_on_its_card(table: Story) -> None:
    on_quest(table, "the_bone_colossus")
    table.rolls(1, 6).rolls(0, 1)
    table.do("attempt the_bone_colossus")
    assert table.life_of(0) == 5
    assert table.asked == (0, "hero")  # neither a Pack nor a Reward was asked for
    assert table.quests_of(0) == ["the_bone_colossus"]


@rule("DN-QUEST-28", "DN-OPEN-23")
def test_there_is_one_attempt_a_turn_and_wounds_stay(table: Story) -> None:
    quest = on_quest(table, "the_bone_colossus")
    table.rolls(1, 1).rolls(0, 6)
    table.do("attempt the_bone_colossus").refused("attempt the_bone_colossus", "tried_already")
    assert table.wounds_of(quest) == 1
    next_turn(table)
    assert table.wounds_of(quest) == 1
    assert "attempt the_bone_colossus" in table.offers


@rule("DN-OPEN-23")
def test_otherwise_it_is_whole_again_when_the_attempt_is_over(table: Story) -> None:
    quest = on_quest(table, "the_bone_colossus", slay_wounds_stay=False)
    table.hurt(quest, 1).movement(1).rolls(1, 1, 6).rolls(0, 6, 1)
    table.do("attempt the_bone_colossus")
    assert table.wounds_of(quest) == 2
    table.do("challenge the_bone_colossus melee")
    assert table.wounds_of(quest) == 0


@rule("DN-OPEN-23", "DN-QUEST-01")
def test_anybody_may_finish_a_global_slay_that_others_began(table: Story) -> None:
    quest = on_quest(table, "the_bone_colossus", to_all=True)
    beside(table, 1)
    table.hurt(quest, 1).rolls(1, 1).rolls(0, 6)
    table.do("attempt the_bone_colossus", "end")
    table.idle_until(1, "hero")
    table.glory(0, seat=1).movement(0, seat=1)
    table.hand(seat=1)
    table.hand(seat=0)
    table.rolls(0, 1).rolls(1, 6)
    table.do("attempt the_bone_colossus")
    assert table.done_of(1) == ["the_bone_colossus"]


@rule("DN-QUEST-28", "DN-SPECIAL-10")
def test_the_hero_starts_one_attack_a_turn(table: Story) -> None:
    on_quest(table, "the_bone_colossus")
    beside(table, 1)
    table.movement(3).rolls(0, 3).rolls(1, 2).do("challenge kron_axereaver melee")
    assert table.totals == (5, 5)
    table.rolls(1, 2).rolls(0, 3)
    table.do("attempt the_bone_colossus")
    assert table.asked == (0, "hero")  # no Challenge was offered
    assert table.movement_of(0) == 2


@rule("DN-QUEST-35", "DN-OPEN-52")
def test_what_discards_monsters_can_not_choose_it_and_wounds_reach_it(table: Story) -> None:
    quest = on_quest(table, "the_bone_colossus")
    table.hand("repel")
    table.inventory("holy_water_flask")
    table.glory(3).do("attempt the_bone_colossus")
    assert table.asked == (0, "window")
    table.refused("play repel", "no_such_attacker")
    table.do("use holy_water_flask throw")
    assert table.wounds_of(quest) == 1
    table.glory(0).rolls(1, 1).rolls(0, 2).do("pass")
    assert table.totals == (1 + 3 + 1, 2 + 2 + 1)  # in the Ossuary undead are stronger, and Raka hates them


@rule("DN-QUEST-23", "DN-OPEN-29")
def test_a_hero_who_falls_completes_nothing_and_the_card_is_whole_when_it_comes_again(
    table: Story,
) -> None:
    quest = on_quest(table, "the_bone_colossus", seats=3)
    table.hurt(quest, 2).life(1).rolls(1, 6).rolls(0, 1)
    table.do("attempt the_bone_colossus")
    assert table.done_of(0) == []
    assert table.wounds_of(quest) == 0


@rule("DN-QUEST-37", "DN-QUEST-08")
def test_an_effect_that_helps_monsters_helps_its_own_when_it_attacks(table: Story) -> None:
    on_quest(table, "topple_the_pale_regent")
    table.movement(1).rolls(1, 1, 1).rolls(0, 6, 6)
    table.do("attempt topple_the_pale_regent", "hold_back topple_the_pale_regent")
    assert table.totals == (1 + 5, 6 + 1)
    table.do("challenge topple_the_pale_regent magic")
    assert table.totals == (6 + 1, 1 + 4)  # it is no attack of its own
    assert table.done_of(0) == ["topple_the_pale_regent"]
