"""Second looks: what only the other seat, the second time or the next die shows."""

import pytest
from tests.games.dungeon_dice.guilds import rolls_class
from tests.games.dungeon_dice.teller import Story

from delvewright.games.dungeon_dice import GAME, board
from delvewright.words.zones import find
from marks import die, rule


def next_seat(table: Story) -> Story:
    """Seat 0 spends its turn without anything happening."""
    return table.throws(0, "spell_healing FIZZLE").do("rest")


@rule("DD-ABILITY-STOP-1")
@die("spell_stop")
def test_whoever_stops_a_monster_keeps_it_at_the_own_seat(table: Story) -> None:
    table.start(mode="standard").own("scroll", seat=1)
    next_seat(table).meets("wolf L2", seat=1)
    table.levels(1, 1).foe(6, 6).do("confront", "roll scroll")
    table.throws(1, "spell_stop STOP").do("use_piece scroll SCROLL spell_stop", "use spell_stop STOP")
    assert table.kinds(board.STORED + 1) == ["wolf"]
    table.leave_open()


@rule("DD-ONEUSE-SHURIKEN-2")
@die("shuriken")
def test_whoever_is_hit_by_a_shuriken_keeps_it(table: Story) -> None:
    table.start(mode="standard").own("shuriken")
    table.own("crown", seat=1)
    table.levels(0, 3).levels(1, 4).do("duel_for crown")
    table.throws(0, "shuriken 4 SHURIKEN").do("roll shuriken", "use_who shuriken SHURIKEN seat1")
    if table.asked == (1, "duel"):
        table.do("pass")
    assert table.happened("duelled")[-1][0] == ((0, 3), (1, 0))
    assert table.owned(1) == ["shuriken"]
    table.leave_open()


@rule("DD-DICE-10", "DD-RELIC-RING-OF-FOCUS")
@die("relic_ring_of_focus")
def test_the_die_of_the_ring_of_focus_can_be_boosted_too(table: Story) -> None:
    table.start(mode="standard").own("relic_ring_of_focus")
    table.state.boosted[0] = 1
    table.throws(0, "spell_healing HEALING").do("rest")
    assert table.asked == (0, "heal")
    table.do("boost seat0")
    assert table.state.boosted == [2, 0]


@rule("DD-ABILITY-FEAR-2")
@die("zombie")
def test_a_frightened_assistant_may_equip_another_die(table: Story) -> None:
    table.start(seats=3).own("sword_black", "whip_black", seat=1)
    table.ready(1).meets("zombie L2")
    table.do("invite seat1", "accept").strongest()
    table.do("confront", "use_piece zombie FEAR sword_black")
    assert table.asked == (1, "arm")
    table.leave_open()


@rule("DD-OR-4", "DD-ONEUSE-TOAD-1")
@die("magic_toad")
def test_a_toad_nobody_runs_turns_the_stronger_hero_into_one(table: Story) -> None:
    table.start(mode="standard").meets("magic_toad L1")
    table.do("invite seat1", "accept").levels(0, 1).levels(1, 4).foe(3).do("confront")
    assert table.compared == (1, 3, "loss")


@rule("DD-OR-4", "DD-ABILITY-GUST-1")
@die("bat")
@pytest.mark.parametrize("losing", [True, False])
def test_a_bat_nobody_runs_begins_anew_only_when_it_loses(table: Story, losing: bool) -> None:
    table.start().meets("bat L1")
    table.do("invite seat1", "accept").levels(0, 2).levels(1, 2).foe(1 if losing else 6)
    if losing:
        table.levels(0, 1).levels(1, 1).foe(5)
    table.do("confront")
    assert table.compared == ((2, 5, "loss") if losing else (4, 6, "loss"))


@rule("DD-ONEUSE-CHARM-1", "DD-ABILITY-REACH-2")
@die("charm_philtre", "spear_black")
def test_whoever_is_charmed_away_takes_the_dice_along(table: Story) -> None:
    table.start(mode="standard").own("charm_philtre")
    table.own("spear_black", seat=1)
    table.meets("wolf L2")
    table.throws(1, "spear_black 3").levels(1, 4).do(
        "confront", "reach spear_black", "invite seat1", "accept"
    )
    assert (table.state.fighters, table.total(1)) == ((0, 1), 7)
    table.do("roll charm_philtre", "use_mode charm_philtre CHARM refuse")
    assert (table.state.fighters, table.total(1), table.state.rolled) == ((0,), 0, ())
    table.levels(0, 1).foe(6, 6).do("confront", "pass")
    assert table.compared == (1, 12, "loss")


@rule("DD-DUEL-12", "DD-ABILITY-SHATTER-3")
def test_the_first_duelist_may_deny_armor_too(table: Story) -> None:
    table.start().own("hammer_black")
    table.own("crown", "armor_black", seat=1)
    table.ready(0, 1).throws(0, "hammer_black 2").levels(0, 4)
    table.throws(1, "armor_black 1 PROTECTION").levels(1, 1).do("duel_for crown").strongest()
    assert table.asked == (0, "hammer")
    table.do("deny")
    assert table.happened("duelled")[-1][0] == ((0, 6), (1, 2))


@rule("DD-DUEL-13")
def test_after_an_outsider_the_duel_goes_round_once_more(table: Story) -> None:
    table.start(seats=3).own("bomb")
    table.own("crown", "bomb", seat=1)
    table.own("bomb", seat=2)
    table.levels(0, 1).levels(1, 1).do("duel_for crown", "pass", "pass")
    assert table.asked == (2, "duel_outsiders")
    table.throws(2, "bomb 5 BOMB").do("roll bomb", "use_who bomb BOMB seat0")
    assert table.asked == (0, "duel")
    table.do("pass")
    assert table.asked == (1, "duel")
    table.do("pass")
    assert table.happened("duelled")[-1][0] == ((0, 6), (1, 1))
    table.leave_open()


@rule("DD-DUEL-4", "DD-OR-65")
def test_a_duelist_without_dice_has_nothing(table: Story) -> None:
    table.start().wound("level")
    table.own("crown", seat=1)
    table.levels(1, 1).do("duel_for crown")
    assert table.happened("duelled") == [(((0, 0), (1, 1)), (1,))]


@rule("DD-EPICMON-LEGENDARY-BEAST-2", "DD-REST-3")
def test_whoever_is_weary_rests_once(table: Story) -> None:
    table.start(mode="standard")
    table.state.asleep = (-2,)  # seat 1
    table.throws(1, "spell_healing FIZZLE")
    next_seat(table)
    assert table.asked == (0, "turn")
    assert table.state.asleep == ()


@rule("DD-ONEUSE-WAND-2")
@die("wand")
def test_a_wand_is_kept_outside_combat_too(table: Story) -> None:
    table.start(mode="standard").experience(4).wound("level").own("wand")
    table.meets("wolf L2")
    table.do("run").throws(0, "wand HEALING").do("roll wand", "use wand HEALING", "mend_level seat0")
    table.do("keep_wand wand")
    assert table.owned() == ["wand"]
    assert table.state.experience[0] == 3
    table.leave_open()


@rule("DD-ABILITY-SONG-OF-HEALING")
@die("harp_black")
def test_a_song_of_healing_sung_after_the_fight_heals_at_once(table: Story) -> None:
    table.start(mode="standard").experience(3).own("harp_black")
    table.ready(0).wound("level", seat=1).meets("wolf L2")
    table.do("run")
    assert table.asked == (0, "end_of_turn")
    table.throws(0, "harp_black 2 PERFORM SONG_OF_HEALING").do("roll_gear")
    table.do("use_heroes harp_black SONG_OF_HEALING seat1", "mend_level seat1")
    assert table.state.hurt == [0, 0]


@rule("DD-EQUIP-4")
def test_a_weaker_armor_is_a_whole_set_as_well(table: Story) -> None:
    table.start().own("sword_black", "armor_black", "armor_grey")
    table.ready(0).meets("wolf L2")
    table.do("arm sword_black+armor_grey")
    assert table.state.scant == ()
    table.do("run")


@rule("DD-EQUIP-4")
def test_whoever_loses_what_it_wore_dresses_anew_and_nobody_else(table: Story) -> None:
    sword = table.start().own("sword_black")[0]
    table.ready(0)
    table.state.scant = (0, 1)
    board.leave(table.state, sword, board.EQUIPMENT_BAG)
    assert table.state.scant == (1,)


@rule("DD-EPIC-13")
@die("epic_kraken", "strength_potion")
def test_before_an_epic_combat_a_hero_may_use_several_things(table: Story) -> None:
    table.start(mode="standard").own("strength_potion", "strength_potion")
    table.bag("epic", "epic_kraken")
    table.bag("encounter", "event_epic")
    table.do("draw", "join_in", "pass")
    for _ in range(2):
        assert table.asked == (0, "epic_before")
        table.throws(0, "strength_potion STRENGTH").do("roll strength_potion")
        table.do("use_who strength_potion STRENGTH seat0") if table.asked[1] == "aim" else None
    assert table.state.levels == ((0, 1), (0, 1))
    table.leave_open()


@rule("DD-SPELL-6", "DD-ABILITY-VOID-1")
@die("spell_void")
def test_void_is_not_cast_before_a_combat(table: Story) -> None:
    table.start(mode="standard").own("scroll")
    table.meets("wolf L2")
    table.do("roll scroll")
    assert table.refusal("use_piece scroll SCROLL spell_void") == ("not_now", "VOID")
    table.do("pass", "run")


@rule("DD-OR-43")
@pytest.mark.parametrize("unseen", [False, True])
def test_only_the_lost_king_stays_with_the_stone(table: Story, unseen: bool) -> None:
    table.start(mode="standard").own("invisibility_potion")
    table.state.stone = 1
    table.state.famed[1] = 1
    table.bag("equipment", "armor_grey")
    table.bag("encounter", "goblin")
    table.throws(0, "goblin L1" if unseen else "goblin reward").do("draw")
    if unseen:
        table.throws(0, "invisibility_potion INVISIBILITY").do("roll invisibility_potion")
        table.do("use invisibility_potion INVISIBILITY") if table.asked[1] == "aim" else None
    assert table.owned(1) == []
    assert table.in_bag("encounter") == ["goblin"]
    table.leave_open()


@rule("DD-BARGAIN-REWARD-TO")
def test_one_potion_promised_is_one_potion(table: Story) -> None:
    table.start(seats=3, bargains="templates").experience(5)
    table.bag("item", "bomb", "bomb")
    table.meets("wolf L2")
    table.do("bargain seat2", "offer assist:2>0,reward_to:0>2:potion", "accept")
    table.bag("item", "bomb", "bomb", "bomb")
    table.levels(0, 4, 4, 4).levels(2, 4).foe(6, 6).do("confront")
    assert len(table.owned(2)) == 1
    assert len(table.owned(0)) == 2  # the other one, and the wolf's own
    table.leave_open()


@rule("DD-CLASS-RANGER-2", "DD-OR-47")
@die("class_ranger")
def test_whoever_has_tracked_is_a_ranger_for_the_turn(table: Story) -> None:
    table.start().own("class_ranger", "class_rogue", "spear_grey", "dagger_black", "whip_black")
    table.state.gear[0] = tuple(table.state.zones[board.OWNED][2:4])
    table.ask_anew()
    table.bag("encounter", "wolf", "wolf")
    table.throws(0, "wolf L2").do("draw")
    if table.asked[1] == "encounter":
        table.do("choose wolf")
    assert [table.state.cast[piece].id for _, piece in table.state.studied] == ["class_ranger"]
    assert not [offer for offer in table.offers if offer.startswith("arm")]
    table.do("run")


@rule("DD-SPELL-6", "DD-ABILITY-HEALING-1")
@die("spell_healing", "scroll")
def test_a_scroll_heals_at_the_end_of_a_turn(table: Story) -> None:
    table.start(mode="standard").wound("level").own("scroll")
    table.meets("wolf L2")
    table.do("run", "roll scroll").throws(0, "spell_healing HEALING")
    table.do("use_piece scroll SCROLL spell_healing")
    if table.asked[1] == "aim":
        table.do("use spell_healing HEALING")
    table.do("mend_level seat0")
    assert table.state.hurt == [0, 0]


@rule("DD-SETUP-1")
@pytest.mark.parametrize("mode", ["core", "standard", "epic"])
def test_spell_dice_are_the_first_pieces(table: Story, mode: str) -> None:
    types = [kind.type != "spell" for kind in table.start(mode=mode).state.cast]
    assert types == sorted(types)


@rule("DD-EPICMON-LEGENDARY-BEAST-2")
@die("epic_legendary_beast")
def test_whoever_is_weary_already_is_not_wearier(table: Story) -> None:
    table.start(mode="standard").trophy("epic_legendary_beast L5", seat=1)
    table.state.asleep = (-2,)  # seat 1
    table.meets("wolf L2")
    table.do("invite seat1", "accept", "confront").do("primal epic_legendary_beast 1", seat=1)
    assert table.state.asleep == (-2,)
    table.leave_open()


@rule("DD-ABILITY-PERFORM-1", "DD-OR-31")
@die("harp_grey")
def test_nobody_performs_whose_hands_are_full_for_this_turn(table: Story) -> None:
    table.start().own("harp_grey", "sword_black", "poison_vial", seat=1)
    table.state.gear[1] = (find(table.state, board.OWNED + 1, "sword_black"),)
    table.meets("wolf L2")
    table.state.locked = (1,)
    table.do("confront")
    assert table.refusal("perform harp_grey", seat=1) == ("locked",)
    table.levels(0, 1).foe(6, 6).do("pass", "pass")
    table.leave_open()


@rule("DD-ABILITY-STOP-2", "DD-EVENT-MIMIC-1")
@die("spell_stop", "mimic")
def test_nobody_stops_a_mimic(table: Story) -> None:
    table.start(mode="standard").own("scroll")
    table.bag("equipment", "mimic")
    table.bag("encounter", "goblin")
    table.throws(0, "goblin reward", "mimic L2").do("draw")
    table.levels(0, 1).foe(6, 6).do("confront", "roll scroll").throws(0, "spell_stop STOP")
    table.do("use_piece scroll SCROLL spell_stop")
    assert table.compared == (1, 12, "loss")
    assert table.kinds(board.STORED) == []
    table.leave_open()


@rule("DD-BARGAIN-HEAL")
@pytest.mark.parametrize("hurt", ["level", "sword_black"])
def test_a_healing_that_was_owed_counts(table: Story, hurt: str) -> None:
    table.start(mode="standard").own("sword_black")
    table.wound(hurt)
    table.state.contracts = ((1, "W4", 0, (("HEAL", 1, 0, 2, board.NONE),)),)
    next_seat(table).wound("level", seat=1)
    table.throws(1, "spell_healing HEALING").do("rest")
    assert table.state.hurt == [0, 1]  # there was nothing else to choose
    assert table.wounded == []
    assert [contract[3] for contract in table.state.contracts] == [(("HEAL", 1, 0, 1, board.NONE),)]


@rule("DD-OFFTURN-1", "DD-EQUIP-4")
def test_while_a_monster_is_looked_at_nobody_outside_changes_equipment(table: Story) -> None:
    table.start(bargains="full").own("sword_black", "whip_black", seat=1)
    table.speaks_up = True
    table.ready(1).meets("wolf L2")
    assert table.asked == (1, "meanwhile")
    assert table.offers == ["bargain seat0", "pass"]
    table.do("pass")
    table.leave_open()


@rule("DD-ABILITY-FREEZE-1")
@die("ice_elemental")
def test_freeze_names_equipment_and_nothing_else(table: Story) -> None:
    table.start(mode="standard").own("sword_black", "bomb")
    table.meets("ice_elemental L2")
    table.throws(0, "sword_black 1").levels(0, 1).foe(6, 6).do("confront", "pass")
    assert table.offers == ["use_piece ice_elemental FREEZE sword_black", "pass"]
    table.do("pass")
    table.leave_open()


@rule("DD-ABILITY-SONG-OF-STRENGTH")
@die("harp_purple")
def test_a_song_is_for_any_of_the_heroes_in_the_combat_and_for_nobody_else(table: Story) -> None:
    table.start(seats=3).own("harp_purple")
    table.meets("wolf L2")
    table.do("invite seat1", "accept").throws(0, "harp_purple 3 PERFORM SONG_OF_STRENGTH")
    table.levels(0, 1).levels(1, 1).foe(6, 6).do("confront")
    songs = [name.split()[-1] for name in table.offers if "SONG_OF_STRENGTH" in name]
    assert songs == ["seat0+seat1", "seat0", "seat1"]
    table.do("pass")


@rule("DD-LOC-TERRAIN-DARK")
@die("spear_purple", "spell_magic_hand")
def test_a_reach_rolled_ahead_does_nothing_in_the_dark(table: Story) -> None:
    table.start(mode="standard").own("spear_purple", "bow_purple", "scroll")
    table.meets("wolf L2")
    table.throws(0, "spell_magic_hand MAGIC_HAND").do("roll scroll")
    table.do("use_piece scroll SCROLL spell_magic_hand", "use spell_magic_hand MAGIC_HAND")
    table.throws(0, "bow_purple 2").do("try bow_purple")
    table.throws(0, "spear_purple 2 REACH SCOUT").do("try spear_purple")
    table.state.terrain = "dark"
    assert table.refusal("use spear_purple REACH") == ("dark",)
    table.state.terrain = ""
    table.do("run")


@rule("DD-LOC-TERRAIN-DARK", "DD-CLASS-RANGER-3")
@die("class_ranger")
def test_the_ranger_does_not_reach_in_the_dark(table: Story) -> None:
    table.start().own("class_ranger", "bow_grey")
    table.bag("encounter", "wolf", "wolf")
    table.throws(0, "wolf L2").do("draw")
    rolls_class(table, "class_ranger", "SCOUT_OR_REACH")
    table.do("study class_ranger")
    table.state.terrain = "dark"
    for what in ("SCOUT", "REACH"):
        assert table.refusal(f"use_mode class_ranger SCOUT_OR_REACH {what}") == ("dark",)
    table.state.terrain = ""
    table.do("run")


@rule("DD-BARGAIN-FUTURE-ASSIST", "DD-BARGAIN-8")
def test_help_owed_is_called_in_on_its_very_last_turn_too(table: Story) -> None:
    table.start(bargains="full")
    table.state.contracts = ((1, "W4", 0, (("FUTURE_ASSIST", 1, 0, 1, table.state.turns),)),)
    table.meets("goblin L1")
    table.do("call_in seat1")
    assert table.state.fighters == (0, 1)
    table.do("run")


@rule("DD-BARGAIN-FUTURE-ASSIST")
def test_help_owed_is_not_called_into_a_duel(table: Story) -> None:
    table.start(seats=3, bargains="full").own("strength_potion")
    table.own("crown", seat=1)
    table.state.contracts = ((1, "W4", 0, (("FUTURE_ASSIST", 2, 0, 1, 99),)),)
    table.do("duel_for crown")
    assert table.asked == (0, "duel_before")
    refused = [option[0] for option, _ in GAME.why_not(table.state, 0)]
    assert "call_in" not in refused  # nothing of the kind is spoken of
    assert "call_in seat2" not in table.offers
    table.leave_open()


@rule("DD-ONEUSE-WAND-2")
@die("wand")
def test_the_only_experience_may_keep_a_wand(table: Story) -> None:
    table.start(mode="standard").experience(1).own("wand")
    table.meets("wolf L2")
    table.levels(0, 1).foe(4, 2).do("confront")
    table.throws(0, "wand TANGLE").do(
        "roll wand", "use_die wand TANGLE foe.monster_level.2", "keep_wand wand"
    )
    assert table.state.experience[0] == 0
    assert table.owned() == ["wand"]
    table.leave_open()


@rule("DD-WIN-13")
@pytest.mark.parametrize("count", [2, 3])
def test_three_cursed_artifacts_win_and_two_do_not(table: Story, count: int) -> None:
    table.start(mode="standard")
    table.own(*["sword_of_wounding", "helm_of_reflection", "ring_of_mastery"][:count])
    table.throws(0, "spell_healing FIZZLE").do("rest")
    assert table.state.over == (count == 3)


@rule("DD-ABILITY-STOP-1")
@die("spell_stop")
def test_a_stopped_monster_is_fought_by_whoever_stopped_it(table: Story) -> None:
    table.start(mode="standard")
    wolf = table.make("wolf")
    board.leave(table.state, wolf, board.STORED + 1)
    table.state.faces[wolf] = 0
    assert "fight_stored wolf" not in table.offers
    next_seat(table).do("fight_stored wolf")
    assert table.kinds(board.STORED + 1) == []
    assert table.state.zones[board.ENCOUNTER] == (wolf,)
    assert table.asked == (1, "prepare")
    table.leave_open()


@rule("DD-ASSIST-7", "DD-REWARD-MERCENARY-1")
@die("mercenary")
def test_no_mercenary_is_hired_beside_an_assistant(table: Story) -> None:
    table.start(seats=3, mode="standard").own("mercenary")
    table.meets("wolf L2")
    assert "hire mercenary" in table.offers
    table.do("invite seat1", "accept")
    assert table.refusal("hire mercenary") == ("enough_help",)
    table.do("run")


@rule("DD-TRADE-5")
@pytest.mark.parametrize("left", [True, False])
def test_without_artifacts_nothing_is_traded_in(table: Story, left: bool) -> None:
    table.start().own("sword_grey", "whip_grey", "axe_grey", "bow_grey", "armor_grey")
    table.bag("artifact", *["artifact_bow"] * left)
    next_seat(table)
    assert ("trade_in" in table.offers) == left
