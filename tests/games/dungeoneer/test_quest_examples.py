"""The worked examples of Quests, move by move (DN-EX-16…19, DN-EX-25)."""

from __future__ import annotations

from tests.games.dungeoneer.questing import next_turn, on_quest
from tests.games.dungeoneer.teller import Story
from tests.games.dungeoneer.test_searches import searching
from tests.marks import rule

from delvewright.games.dungeoneer import board, scores
from delvewright.games.dungeoneer.sorts import MAGIC, MELEE, SPEED


@rule("DN-EX-16", "DN-QUEST-12", "DN-QUEST-15", "DN-SPECIAL-06")
def test_a_global_escort_is_claimed_and_stolen(table: Story) -> None:
    on_quest(table, "the_captive_princess", to_all=True)
    table.quests("drakys_hoard", "the_bone_colossus")
    table.quest_deck("free_caedmans_soul")
    table.do("take_up the_captive_princess")
    assert table.quests_of(0) == ["drakys_hoard", "the_bone_colossus", "the_captive_princess"]  # the third
    assert table.kinds(board.GLOBAL) == ["free_caedmans_soul"]
    table.do("end").idle_until(1, "hero")
    table.stands("prison_cells", seat=1).movement(2, seat=1)
    table.hand(seat=1)
    table.hand(seat=0)
    table.rolls(1, 5).rolls(0, 2).do("challenge raka melee")
    assert table.totals == (5 + 3, 2 + 2)
    assert table.movement_of(1) == 1
    table.do("steal the_captive_princess")
    assert table.quests_of(1) == ["the_captive_princess"]
    assert table.quests_of(0) == ["drakys_hoard", "the_bone_colossus"]
    assert table.life_of(0) == 6
    table.stands("tomb_gate", seat=1)
    assert "deliver the_captive_princess" in table.offers  # the token came along


@rule("DN-EX-17", "DN-QUEST-23", "DN-QUEST-24", "DN-QUEST-26", "DN-QUEST-28")
def test_an_attempt_to_slay(table: Story) -> None:
    quest = on_quest(table, "drakys_hoard", seats=3)  # Melee 3, Life 2
    table.level(2).movement(1)  # Raka's Melee is 3
    table.do("attempt drakys_hoard")
    assert table.asked == (1, "form")
    table.rolls(1, 2, 5).rolls(0, 4, 3)
    table.do("form melee")
    assert table.totals == (2 + 3, 4 + 3)
    assert table.wounds_of(quest) == 1
    table.do("challenge drakys_hoard melee")
    assert table.totals == (3 + 3, 5 + 3)
    assert (table.life_of(0), table.movement_of(0)) == (5, 0)
    table.refused("attempt drakys_hoard", "tried_already")
    assert table.wounds_of(quest) == 1


@rule("DN-EX-18", "DN-QUEST-19", "DN-QUEST-20", "DN-QUEST-21", "DN-QUEST-22")
def test_a_search_and_a_threat_that_fails(table: Story) -> None:
    quest = "the_blade_under_the_dust"  # Search 8+, 4 moves from the Entrance
    searching(table, quest).movement(1).rolls(0, 4, 2)
    table.do(f"search {quest}")
    assert table.happened("searched")[-1][-3:] == (8, 8, True)
    assert table.movement_of(0) == 0
    table.do(f"attempt {quest}")
    assert table.threat == (2 + 2, 5)
    table.refused(f"attempt {quest}", "no_movement")
    next_turn(table)
    table.refused(f"attempt {quest}", "not_found", 8)
    assert f"search {quest}" in table.offers


@rule("DN-EX-19", "DN-HERO-18", "DN-HERO-19", "DN-DRAW-05")
def test_a_quest_completed_with_movement_left(table: Story) -> None:
    on_quest(table, "silence_the_wailing_bell")
    table.quests("silence_the_wailing_bell", "carry_the_ember_urn")
    urn = table.piece("carry_the_ember_urn")
    table.state.escorted, table.state.begun = (urn,), ((urn, table.piece("forge_of_sighs")),)
    table.movement(2).rolls(0, 6).do("attempt silence_the_wailing_bell")
    assert (table.glory_of(0), table.level_of(0)) == (3, 2)
    assert table.asked == (0, "save")  # the Urn, too, might be delivered now: it must wait
    table.do("save")
    assert table.movement_of(0) == 1
    next_turn(table)
    table.stands("altar_of_dusk").do("deliver carry_the_ember_urn")
    assert table.level_of(0) == 3
    table.idle_until(1)


@rule("DN-EX-25", "DN-COMBINE-12", "DN-COMBINE-13", "DN-COMBINE-14")
def test_raka_on_garrun_reaches_level_4(table: Story) -> None:
    table.start(2, packs=("crypt", "night"), grade="campaign")
    table.hero("raka", "garrun_ironvow")
    table.level(3)
    assert [table.score_of(stat) for stat in (MELEE, MAGIC, SPEED)] == [3, 2, 3]
    assert (scores.boon_limit(table.state, 0), scores.treasure_limit(table.state, 0)) == (3, 4)
    table.level(4)
    assert [table.score_of(stat) for stat in (MELEE, MAGIC, SPEED)] == [4, 2, 3]
    assert (scores.boon_limit(table.state, 0), scores.treasure_limit(table.state, 0)) == (3, 5)
