"""What the trophy of each epic monster does for its owner (DD-EPICMON)."""

import pytest
from tests.games.dungeon_dice.epics import arrives, compared, fights, slain
from tests.games.dungeon_dice.teller import Story

from delvewright.games.dungeon_dice import board
from marks import die, rule


@rule("DD-EPICMON-GEN-3", "DD-EPICMON-TIAMAT")
@die("epic_tiamat")
def test_tiamats_trophy_gives_fire_once_a_turn(table: Story) -> None:
    fights(table, "epic_tiamat").do("confront")
    table.throws(0, "spell_fire 4 FIRE").do("use epic_tiamat FIRE", "use_who spell_fire FIRE seat0")
    assert table.compared == (11, 9, "win")
    assert table.trophies() == ["epic_tiamat"]


@rule("DD-EPICMON-MEDUSA", "DD-ABILITY-STOP-1")
@die("epic_medusa")
def test_medusas_trophy_stops_a_combat_of_the_active_player(table: Story) -> None:
    fights(table, "epic_medusa").do("confront")
    table.bag("encounter", "asp")
    table.do("use epic_medusa STOP")
    assert table.kinds(board.STORED) == ["wolf"]
    assert not table.happened("compared")


@rule("DD-EPICMON-MEDUSA")
@die("epic_medusa")
def test_an_assistant_cannot_use_medusas_trophy(table: Story) -> None:
    table.start(mode="standard")
    slain(table, "epic_medusa", seat=1)
    table.meets("wolf L2")
    table.do("invite seat1", "accept").levels(0, 1).levels(1, 1).foe(6, 6).do("confront")
    assert table.compared == (2, 12, "loss")


@rule("DD-EPICMON-KRAKEN")
@die("epic_kraken")
def test_the_krakens_trophy_tangles(table: Story) -> None:
    fights(table, "epic_kraken").do("confront", "use_die epic_kraken TANGLE foe.monster_level.4")
    assert table.compared == (7, 5, "win")


@rule("DD-EPICMON-WATCHER", "DD-ABILITY-CURSE-1")
@die("epic_watcher")
@pytest.mark.parametrize("side", ["VOID", "CURSE"])
def test_the_watchers_trophy_casts_void(table: Story, side: str) -> None:
    fights(table, "epic_watcher").do("confront")
    table.throws(0, f"spell_void {side}").do("invoke epic_watcher")
    if side == "VOID":
        table.do("use_who spell_void VOID foe")
        assert table.compared == (7, 4, "win")
    else:
        assert table.compared == (3, 9, "loss")
        assert table.state.hexed == 0


@rule("DD-EPICMON-ARCHDEMON")
@die("epic_archdemon")
def test_the_archdemons_trophy_casts_drain_once_a_turn(table: Story) -> None:
    fights(table, "epic_archdemon", "bomb").do("confront")
    table.throws(0, "spell_drain DRAIN").do(
        "invoke epic_archdemon", "use_die spell_drain DRAIN foe.monster_level.4"
    )
    assert table.totals == (11, 5)
    assert table.refusal("invoke epic_archdemon") == ("once_a_turn",)
    table.do("pass")


@rule("DD-EPICMON-CYCLOPS")
@die("epic_cyclops")
def test_the_cyclopes_trophy_casts_stun(table: Story) -> None:
    fights(table, "epic_cyclops").do("confront")
    table.throws(0, "spell_stun 3 STUN").do("invoke epic_cyclops", "use_who spell_stun STUN seat0")
    assert table.compared == (10, 9, "win")


@rule("DD-EPICMON-CYCLOPS", "DD-ABILITY-STUN-1")
@die("epic_cyclops")
def test_the_cyclopes_trophy_answers_an_ability(table: Story) -> None:
    fights(table, "epic_cyclops", foe="asp L2").do(
        "confront", "pass", "use_die asp TANGLE seat0.hero_level.3"
    )
    assert table.asked == (0, "respond_stun")
    table.throws(0, "spell_stun 3 STUN").do("stun epic_cyclops", "add_to seat0")
    assert table.compared == (10, 9, "win")


@rule("DD-EPICMON-LEGENDARY-BEAST-1", "DD-EPICMON-LEGENDARY-BEAST-2", "DD-ABILITY-PRIMAL-DICE", "DD-XP-8")
@die("epic_legendary_beast")
def test_the_beasts_trophy_swaps_level_dice_at_the_price_of_a_rest(table: Story) -> None:
    table.start(mode="standard").experience(3)
    slain(table, "epic_legendary_beast")
    table.bag("item", "key", "bomb")
    table.meets("wolf L2")
    table.do("primal epic_legendary_beast 2")
    assert table.state.rolled == ()
    assert "run" in table.offers
    table.throws(0, "monster_level 6 POTION", "monster_level 6 POTION").foe(5, 5).do("confront")
    assert table.compared == (12, 10, "win")
    assert len(table.owned()) == 1  # a hero's sixes give no potions
    table.do("pass") if table.asked[1] == "end_of_turn" else None
    table.throws(1, "spell_healing FIZZLE").throws(0, "spell_healing FIZZLE").do("rest")
    assert [seat for seat, _ in table.happened("rested")] == [1, 0]
    assert table.asked[0] == 1
    table.leave_open()


@rule("DD-EPICMON-LEGENDARY-BEAST-2", "DD-EPIC-30")
@die("epic_legendary_beast", "epic_kraken")
def test_whoever_swapped_dice_fights_on_in_epic_combat_and_rests_on_the_next_turn(table: Story) -> None:
    arrives(table, "epic_kraken")
    slain(table, "epic_legendary_beast")
    for _ in range(2):
        table.do("join_in", "pass")
        table.throws(0, "monster_level 5").levels(0, 1, 2).foe(1, 1, 1, 1).do("primal epic_legendary_beast 1")
    assert compared(table) == [(7, 4), (7, 4)]
    table.load(0, 0)  # alone in the roll-off
    table.do("pass", "pass", "pass")  # and no boost for the experience beyond the last
    assert table.asked == (1, "turn")
    table.throws(1, "spell_healing FIZZLE").throws(0, "spell_healing FIZZLE").do("rest")
    assert [seat for seat, _ in table.happened("rested")] == [1, 0]
    table.leave_open()


@rule("DD-EPICMON-LEGENDARY-BEAST-1")
@die("epic_legendary_beast", "boosted_level")
def test_the_beasts_trophy_swaps_as_many_level_dice_as_its_owner_likes(table: Story) -> None:
    table.start(mode="standard").experience(5)
    slain(table, "epic_legendary_beast")
    table.state.boosted[0] = 1  # a boosted die is no plain one to swap
    table.bag("item", "key", "bomb")
    table.meets("wolf L2")
    assert [name for name in table.offers if "primal" in name] == [
        "primal epic_legendary_beast 2",
        "primal epic_legendary_beast 1",
    ]
    table.do("primal epic_legendary_beast 1")
    assert table.refusal("primal epic_legendary_beast 1") == ("already_rolled",)  # once a combat
    table.throws(0, "boosted_level 5", "monster_level 5").levels(0, 1).foe(5, 5).do("confront")
    assert table.compared == (11, 10, "win")


@rule("DD-EPICMON-LEGENDARY-BEAST-1", "DD-ONEUSE-POISON-1")
@die("epic_legendary_beast", "poison_vial")
def test_a_level_lost_after_the_swap_takes_a_primal_die(table: Story) -> None:
    table.start(mode="standard").experience(3).own("poison_vial")
    slain(table, "epic_legendary_beast")
    table.meets("wolf L2")
    table.throws(0, "poison_vial POISON").do("primal epic_legendary_beast 2", "roll poison_vial")
    table.throws(0, "monster_level 5").foe(5, 5).do("use_who poison_vial POISON seat0", "confront")
    assert table.compared == (5, 10, "loss")


@rule("DD-EPICMON-CHIMERA")
@die("epic_chimera")
def test_the_chimeras_trophy_poisons_once_a_round_even_from_outside(table: Story) -> None:
    table.start(mode="standard", seats=3).experience(3)
    slain(table, "epic_chimera", seat=2)
    table.bag("encounter", "wolf", "wolf")
    table.throws(0, "wolf L2").do("draw").levels(0, 4, 3).foe(5, 4).do("confront")
    table.do("pass")
    assert table.asked == (2, "outsiders")
    table.do("use_who epic_chimera POISON seat0")
    assert table.compared == (4, 9, "loss")
    table.throws(1, "wolf L2").do("draw").levels(1, 4).foe(5, 4).do("confront")  # once a round
    assert table.compared == (4, 9, "loss")


@rule("DD-EPICMON-QUEEN-SLIME")
@die("epic_queen_slime")
def test_the_queen_slimes_trophy_heals_once_on_the_own_turn(table: Story) -> None:
    table.start(mode="standard").experience(5).wound("level", "level")
    slain(table, "epic_queen_slime")
    table.throws(0, "spell_healing FIZZLE").do("rest")
    assert table.asked == (0, "end_of_turn")
    table.do("use epic_queen_slime HEALING", "mend_level seat0")
    assert table.state.hurt[0] == 1
    assert table.asked == (1, "turn")  # and not again


@rule("DD-EPICMON-QUEEN-SLIME")
@die("epic_queen_slime")
def test_on_anothers_turn_the_queen_slimes_trophy_heals_nobody(table: Story) -> None:
    table.start(mode="standard").experience(3, seat=1).wound("level", seat=1)
    slain(table, "epic_queen_slime", seat=1)
    table.meets("wolf L2")
    table.do("invite seat1", "accept").levels(0, 1).levels(1, 1).foe(6, 6).do("confront")  # nothing to use
    assert table.compared == (2, 12, "loss")
    assert table.state.hurt == [1, 2]


@rule("DD-EPICMON-LICH", "DD-ABILITY-NECROMANCY")
@die("epic_lich")
def test_the_lichs_trophy_animates_an_ordinary_trophy(table: Story) -> None:
    fights(table, "epic_lich")
    table.trophy("giant_spider L4")
    table.do("confront", "use_piece epic_lich NECROMANCY giant_spider")
    assert table.totals == (11, 9)
    table.do("pass")
    assert table.compared == (11, 9, "win")
    assert table.trophies() == ["epic_lich", "giant_spider"]
