"""What each epic monster does to the heroes (DD-EPICMON)."""

import pytest
from tests.games.dungeon_dice.epics import arrives, compared, slain
from tests.games.dungeon_dice.teller import FOE, Story

from delvewright.games.dungeon_dice import board
from marks import die, rule


@rule("DD-EPICMON-TIAMAT", "DD-EPIC-14")
@die("epic_tiamat")
def test_tiamat_breathes_fire(table: Story) -> None:
    arrives(table, "epic_tiamat")
    table.levels(0, 4, 4, 4).levels(1, 4, 4, 4).foe(2, 2, 2, 2).throws(FOE, "spell_fire 5 FIRE")
    table.do("join_in", "join_in")  # nobody may spare himself, nor leave it
    assert compared(table) == [(12, 13), (12, 13)]
    table.leave_open()


@rule("DD-EPIC-14", "DD-OR-63", "DD-BOSS-PHOENIX")
@die("epic_tiamat", "boss_phoenix")
def test_the_fire_of_tiamat_does_not_burn_the_ring_of_resistance(table: Story) -> None:
    arrives(table, "epic_tiamat")
    ring = table.make("boss_phoenix")
    board.leave(table.state, ring, board.TROPHIES + 1)
    table.levels(0, 4, 4, 4).levels(1, 4, 4, 4).foe(2, 2, 2, 2).throws(FOE, "spell_fire 5 FIRE")
    table.do("join_in", "join_in")
    assert [mine >= theirs for mine, theirs in compared(table)] == [False, True]
    table.leave_open()


@rule("DD-EPICMON-MEDUSA", "DD-ABILITY-PETRIFY")
@die("epic_medusa")
def test_medusa_petrifies_what_every_hero_rolled(table: Story) -> None:
    arrives(table, "epic_medusa", "hammer_black")
    table.own("sword_black", "dagger_black", seat=1)
    table.throws(0, "hammer_black 5").levels(0, 4, 4, 4).throws(1, "sword_black 1", "dagger_black 1")
    table.levels(1, 1, 1, 1).foe(2, 2, 2, 2).do("join_in", "join_in")
    table.strongest()
    assert compared(table) == [(17, 8), (5, 8)]
    assert table.wounded == ["dagger_black", "hammer_black", "sword_black"]
    table.leave_open()


@rule("DD-EPICMON-CYCLOPS", "DD-ABILITY-QUAKE")
@die("epic_cyclops")
def test_the_cyclops_shakes_items_and_familiars_out_of_hands(table: Story) -> None:
    arrives(table, "epic_cyclops", "bomb", "familiar_wolf", "scroll")
    table.levels(0, 4, 4, 4).foe(2, 2, 2, 2).do("join_in", "pass")  # nothing can be done
    assert compared(table) == [(12, 8)]
    table.leave_open()


@rule("DD-EPICMON-CHIMERA", "DD-ABILITY-MAUL", "DD-ABILITY-ACID-1")
@die("epic_chimera")
def test_the_chimera_mauls_burns_and_corrodes(table: Story) -> None:
    arrives(table, "epic_chimera", "sword_black")
    table.bag("equipment", "sword_grey")
    table.throws(0, "sword_black 1").levels(0, 4, 4, 4).foe(2, 2, 2)
    table.throws(FOE, "spell_fire FIZZLE", "hero_level 3")
    table.do("join_in", "pass", "arm sword_black")
    assert compared(table) == [(13, 9)]
    assert table.owned() == ["sword_grey"]
    table.leave_open()


@rule("DD-EPICMON-QUEEN-SLIME", "DD-ABILITY-GOO")
@die("epic_queen_slime")
def test_the_queen_slimes_goo_bars_all_equipment(table: Story) -> None:
    arrives(table, "epic_queen_slime", "hammer_purple", "dagger_black")
    table.levels(0, 4, 4, 4).foe(2, 2).do("join_in", "pass")  # neither rolled nor thrown
    assert compared(table) == [(12, 4)]
    table.leave_open()


@rule("DD-EPIC-5", "DD-IMMUNE-7")
@die("epic_tiamat", "hammer_purple")
def test_no_stun_symbol_stops_an_epic_monster(table: Story) -> None:
    arrives(table, "epic_tiamat", "hammer_purple")
    table.throws(0, "hammer_purple 4 SHATTER STUN").levels(0, 4, 4, 4).foe(1, 1, 1, 1)
    table.throws(FOE, "spell_fire 4 FIRE").do("join_in", "pass", "arm hammer_purple")
    assert not table.happened("stunned")
    assert compared(table) == [(16, 8)]
    table.leave_open()


@rule("DD-ABILITY-GOO", "DD-ARTIFACT-CURSED-2")
@die("epic_queen_slime", "sword_of_wounding")
def test_goo_frees_nobody_from_a_cursed_sword(table: Story) -> None:
    table.start(mode="standard").experience(5).own("sword_of_wounding", "armor_black", "class_assassin")
    table.state.gear[0] = table.state.zones[board.OWNED][:2]
    table.bag("epic", "epic_queen_slime")
    table.bag("encounter", "event_epic")
    table.do("draw").levels(0, 4, 4, 4).foe(2, 2).do("join_in", "pass")
    assert compared(table) == [(12, 4)]  # neither the sword nor the Assassin was rolled
    assert "sword_of_wounding" in table.gear()
    table.leave_open()


@rule("DD-EPICMON-LICH", "DD-ABILITY-RAISE-THE-DEAD-1", "DD-EPICMON-GEN-4", "DD-TROPHY-7")
@die("epic_lich")
def test_the_lich_raises_the_trophies_of_all_heroes_but_no_epic_ones(table: Story) -> None:
    table.start(mode="standard").experience(5).experience(5, seat=1)
    table.trophy("ghost L3")
    table.trophy("wolf L4", seat=1)
    slain(table, "epic_watcher", seat=1)
    table.bag("epic", "epic_lich")
    table.bag("encounter", "event_epic")
    table.levels(0, 4, 4, 4).levels(1, 4, 4, 4).foe(2).do("draw", "join_in", "join_in")
    assert table.asked == (1, "ability")  # the power of the epic trophy is its owner's
    table.do("pass")
    assert compared(table) == [(12, 9), (12, 9)]
    assert table.trophies(0) == ["ghost"]
    assert table.trophies(1) == ["epic_watcher", "wolf"]
    table.leave_open()


@rule("DD-EPIC-14", "DD-EPICMON-LICH")
@die("epic_lich", "asp")
def test_a_trophy_raised_by_the_lich_hits_each_hero(table: Story) -> None:
    table.start(mode="standard").experience(5).experience(5, seat=1)
    table.trophy("asp L1", seat=1)
    table.bag("epic", "epic_lich")
    table.bag("encounter", "event_epic")
    table.levels(0, 4, 4, 1).levels(1, 4, 4, 2).foe(2).do("draw", "join_in", "join_in")
    assert compared(table) == [(8, 3), (8, 3)]  # both lose their lowest die; 2 and the Asp's 1
    table.leave_open()


@rule("DD-EPIC-13", "DD-EPIC-14", "DD-EPICMON-LICH")
@die("epic_lich", "scorpion")
def test_a_raised_scorpion_poisons_each_hero_before_the_combat(table: Story) -> None:
    table.start(mode="standard").experience(5).experience(5, seat=1)
    table.trophy("scorpion L2", seat=1)
    table.bag("epic", "epic_lich")
    table.bag("encounter", "event_epic")
    table.levels(0, 4, 4, 1).levels(1, 4, 4, 2).foe(2).do("draw", "join_in", "join_in")
    assert compared(table) == [(5, 4), (6, 4)]  # two level dice each, and its PROTECTION rerolled one of them
    table.leave_open()


@rule("DD-EPIC-14", "DD-EPICMON-LICH", "DD-ABILITY-EXECUTE-1")
@die("epic_lich", "minotaur")
def test_a_raised_minotaur_sends_low_heroes_out_of_the_combat(table: Story) -> None:
    table.start(mode="standard").experience(5)
    table.trophy("minotaur L3", seat=1)
    table.bag("epic", "epic_lich")
    table.bag("encounter", "event_epic")
    table.levels(0, 4, 4, 4).levels(1, 4).foe(1).do("draw", "join_in", "join_in")
    assert compared(table) == [(12, 4), (0, 4)]
    assert table.state.struck == ((0, 1),)
    table.leave_open()


@rule("DD-EPIC-8", "DD-FAMILIAR-FAERIE")
@die("familiar_faerie", "epic_kraken")
@pytest.mark.parametrize("when", ["epic_before", "epic_after"])
def test_the_faerie_heals_at_the_start_and_the_end_of_each_combat(table: Story, when: str) -> None:
    arrives(table, "epic_kraken").wound("level", seat=1)
    table.own("familiar_faerie", seat=1)
    table.do("pass", "join_in")
    assert table.asked == (1, "epic_before")
    if when == "epic_after":
        table.levels(1, 1, 1).foe(6, 6, 6, 6).do("pass", "pass")
        assert table.asked == (1, "epic_after")
    hurt = table.state.hurt[1]
    table.throws(1, "familiar_faerie HEALING").do("call familiar_faerie", "use familiar_faerie HEALING")
    table.do("mend_level seat1")
    assert table.state.hurt[1] == hurt - 1
    assert "call familiar_faerie" not in table.offers  # once a combat
    table.leave_open()


@rule("DD-OR-78")
@die("giant", "epic_cyclops")
def test_quake_binds_players_only(table: Story) -> None:
    """In the Volcano the shaking Giant has FIRE: it casts, the hero cannot."""
    table.start(mode="standard", dungeon_die="A").experience(5)
    table.state.place = "volcano"
    table.own("scroll")
    table.meets("giant L4")
    table.levels(0, 4, 4, 4).foe(2, 2, 2, 2).do("confront")
    table.throws(FOE, "spell_fire 5 FIRE").do("use place FIRE", "use_who spell_fire FIRE foe")
    assert table.compared == (12, 13, "loss")
    table.leave_open()
