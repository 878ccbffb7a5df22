"""Guardians and Rank 0."""

from tests.games.thunderstone.teller import Story

from delvewright.games.thunderstone import GAME, board
from marks import rule


@rule("WR-GUARD-01")
def test_a_revealed_guardian_may_be_attacked_like_any_monster(table: Story) -> None:
    table.quiet().dungeon_deck("dark_champion", "griffon")
    table.hand("militia")
    table.do("dungeon", "attack griknack_goblin")
    assert table.hall_now[2] == "dark_champion"
    table.hand("outlands_khan", "outlands_khan", "lightstone_gem", seat=1)
    table.do("dungeon", "attack dark_champion")
    assert "dark_champion" in table.discards(1)
    assert table.xp_of(1) == 3


@rule("WR-GUARD-02")
def test_from_rank_1_a_guardian_goes_on_to_rank_0_and_the_hall_is_refilled(table: Story) -> None:
    table.hall("griknack_goblin", "dark_champion", "nixie")
    table.dungeon_deck("griffon", "pegasus", "pegasus")
    table.hand("militia")
    table.do("dungeon", "attack griknack_goblin")
    assert table.rank_0 == ["dark_champion"]
    assert table.hall_now == ["nixie", "griffon", "pegasus"]
    table.leave_open()


@rule("WR-GUARD-03")
def test_rank_0_is_gone_when_the_guardian_is_beaten(table: Story) -> None:
    table.hall("nixie", "griffon", "pegasus", rank_0="dark_champion")
    table.dungeon_deck("grudgebeast", "grudgebeast")
    table.hand("outlands_khan", "outlands_khan")
    table.do("dungeon", "attack dark_champion")
    assert table.rank_0 == []
    assert table.hall_now == ["nixie", "griffon", "pegasus"]  # nobody else steps down to Rank 0
    assert table.asked == (1, "turn.action")  # and nothing is demanded any more


@rule("WR-GUARD-04")
def test_everybody_may_attack_it_there_without_darkness(table: Story) -> None:
    table.hall("nixie", "griffon", "pegasus", rank_0="dark_champion")
    table.hand("militia")
    table.hand("militia", "faeyn_archer", seat=1)
    table.do("dungeon")
    assert "attack dark_champion" in table.offers
    assert (table.muster("dark_champion").penalty, table.muster("dark_champion").value) == (0, 1)
    table.do("attack dark_champion")
    table.do(next(name for name in table.offers if name.startswith("destroy")))
    table.do("dungeon")
    assert table.muster("dark_champion").value == 3  # for Faeyn, Rank 0 is not Rank 1
    table.leave_open()


@rule("WR-GUARD-05", "OR-21")
def test_each_player_pays_in_their_own_turn_from_the_very_turn_it_arrives(table: Story) -> None:
    table.hall("griknack_goblin", "dark_champion", "nixie")
    table.dungeon_deck("griffon", "pegasus", "pegasus")
    table.hand("militia")
    for seat in (0, 1):
        table.deck("spear", "feast", "hatchet", "lantern", "polearm", "torch", "dagger", seat=seat)
    table.do("dungeon", "attack griknack_goblin")
    assert table.asked == (0, "choose")
    assert table.hand_of() == ["spear", "feast", "hatchet", "lantern", "polearm", "torch"]  # the new hand
    table.do("destroy feast")
    table.do("rest", "spare")
    assert table.asked == (1, "choose")
    table.do("destroy torch")
    assert table.destroyed == ["feast", "torch"]
    assert len(table.hand_of(0)) == 5


@rule("WR-GUARD-06", "TS-STONE-01")
def test_nobody_collects_a_stone_under_a_guardians_eyes(table: Story) -> None:
    table.hall("griknack_goblin", "stone_of_mystery", "nixie", rank_0="dark_champion")
    table.hand("outlands_khan", "torch")
    table.do("dungeon", "attack griknack_goblin")
    assert table.happened("collected") == []
    assert "stone_of_mystery" not in [id for id, _ in table.points_of(0)]


@rule("WR-GUARD-07")
def test_the_game_ends_all_the_same_when_a_stone_comes_to_rank_1(table: Story) -> None:
    table.hall("griknack_goblin", "stone_of_mystery", "nixie", rank_0="dark_champion")
    table.hand("militia")
    table.do("dungeon", "attack griknack_goblin")
    assert table.state.over
    assert GAME.outcome(table.state).winners == (0, 1)


@rule("WR-GUARD-08")
def test_nothing_but_defeat_moves_a_guardian_out_of_rank_0(table: Story) -> None:
    table.hall("nixie", "griffon", "pegasus", rank_0="dark_champion")
    table.dungeon_deck("grudgebeast", "grudgebeast")
    table.hand("banish", "magi_staff", "elf_archmage", "torch", "dagger")
    table.do("dungeon", "use banish banish")
    assert table.refusal("send_down dark_champion")[0] == "guardian_stays"
    assert not any("dark_champion" in name for name in table.offers)
    table.do("spare", "destroy torch", "use elf_archmage send_down")
    assert table.refusal("send_down dark_champion")[0] == "guardian_stays"
    table.do("send_down nixie", "attack dark_champion")
    assert table.rank_0 == ["dark_champion"]
    assert table.kinds(board.SUNK) == ["nixie"]
    table.leave_open()


@rule("WR-GUARD-09")
def test_several_guardians_may_stand_there_and_one_is_attacked(table: Story) -> None:
    table.hall("nixie", "griffon", "pegasus", rank_0="dark_champion")
    table.put(board.RANK_0, "dark_champion", "dark_champion")
    table.hand("outlands_khan", "outlands_khan")
    table.do("dungeon")
    assert table.offers.count("attack dark_champion") == 1
    assert "attack dark_champion #2" in table.offers
    table.do("attack dark_champion #2")
    assert table.rank_0 == ["dark_champion"]
    assert len(table.happened("won")) == 1
    table.leave_open()
