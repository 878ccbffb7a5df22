"""The small print of duels and of what monsters leave to outsiders: turns, losers, what is told."""

import pytest
from tests.games.dungeon_dice.epics import arrives, compared
from tests.games.dungeon_dice.teller import Story

from marks import die, rule


@rule("DD-DUEL-13")
@die("bomb")
def test_an_outsider_who_passes_silences_nobody_else(table: Story) -> None:
    table.start(seats=4, mode="standard")
    table.own("crown", seat=1)
    for seat in (2, 3):
        table.own("bomb", seat=seat)
    table.levels(0, 2).levels(1, 1).do("duel_for crown").do("pass", seat=2)
    assert table.asked == (3, "duel_outsiders")
    table.throws(3, "bomb 5 BOMB").do("roll bomb", "use_who bomb BOMB seat1", "pass")
    won = table.happened("duel_won")
    assert [event[:2] for event in won] == [(1, (0,))]
    assert table.owned(1) == ["crown"]


@rule("DD-COLOSSEUM-2", "DD-DUEL-11", "DD-OR-69")
@die("wand", "hammer_purple", "event_colosseum")
@pytest.mark.parametrize("answered", [True, False])
def test_in_the_colosseum_turns_go_round_whoever_stuns_whom(table: Story, answered: bool) -> None:
    table.start(seats=3, mode="standard").own("sword_black", "wand")
    table.own("bomb", seat=1)
    table.own("hammer_purple", "bomb", seat=2)
    table.bag("encounter", "event_colosseum")
    table.do("draw").throws(0, "sword_black 2 SLASH").levels(0, 1).levels(1, 1)
    table.throws(2, "hammer_purple 4 SHATTER STUN").levels(2, 1).do("arm sword_black", "pass")
    table.do("arm hammer_purple")
    table.throws(0, "wand STUN").do("roll wand")
    assert table.asked == (1, "duel")
    table.do("pass")
    assert table.asked == (2, "duel")
    table.do("pass").levels(0, 4).do("use_die sword_black SLASH seat0.hero_level.1")
    table.do("stun hammer_purple")
    assert table.asked == (0, "respond_stun")
    table.do("stun wand" if answered else "pass")
    assert table.total(0) == (6 if answered else 3)
    table.do("pass") if table.asked[0] == 0 else None  # the STUN of the SLASH has cost no turn
    assert table.asked == (1, "duel")
    table.leave_open()


@rule("DD-ABILITY-PETRIFY")
@die("cockatrice", "epic_medusa", "dagger_black")
def test_what_an_outsider_threw_in_is_not_petrified(table: Story) -> None:
    table.start(mode="standard").own("sword_black")
    table.own("dagger_black", seat=1)
    table.ready(1).meets("cockatrice L1")
    table.throws(0, "sword_black 1").levels(0, 4).foe(1).do("confront")
    table.throws(1, "dagger_black 1").do("throw dagger_black seat0")
    assert table.compared == (6, 1, "win")
    assert table.wounded == ["sword_black"]


@rule("DD-EPICMON-MEDUSA", "DD-ABILITY-PETRIFY")
@die("epic_medusa", "dagger_black")
def test_medusa_spares_the_dagger_of_somebody_who_stayed_out(table: Story) -> None:
    arrives(table, "epic_medusa", "hammer_black")
    table.own("dagger_black", seat=1)
    table.ready(1).throws(0, "hammer_black 5").levels(0, 4, 4, 4).foe(2, 2, 2, 2).do("join_in", "pass")
    table.strongest()
    table.throws(1, "dagger_black 1").do("throw dagger_black seat0")
    assert compared(table) == [(18, 8)]
    assert table.wounded == ["hammer_black"]
    table.leave_open()


@rule("DD-ABILITY-FOCUS-2", "DD-OR-80")
@die("epic_legendary_beast", "staff_black", "bomb")
def test_an_active_player_who_stays_out_focuses_nothing_but_its_own(table: Story) -> None:
    arrives(table, "epic_legendary_beast", "staff_black", "bomb")
    table.own("staff_black", "bomb", seat=1)
    table.throws(1, "staff_black 1").levels(1, 1, 1, 1).foe(1, 1, 1, 1, 1).do("pass", "join_in")
    table.strongest().throws(1, "bomb 5 BOMB").do("roll bomb")
    assert table.asked == (1, "respond_focus")
    table.do("pass", "use_who bomb BOMB foe").throws(0, "bomb 2 BOMB").do("roll bomb")
    assert table.asked == (0, "respond_focus")
    table.throws(0, "bomb 4 BOMB").do("focus staff_black", "use_who bomb BOMB seat1")
    assert compared(table) == [(8, 10)]
    table.leave_open()


@rule("DD-EPIC-29")
@die("epic_kraken", "healing_potion")
def test_with_the_epic_combat_the_turn_is_over(table: Story) -> None:
    arrives(table, "epic_kraken", "healing_potion").wound("level").do(*["pass"] * 6)
    assert table.asked == (1, "turn")
    assert table.owned() == ["healing_potion"]


@rule("DD-EPIC-30")
@die("epic_kraken")
def test_of_two_sleepers_each_passes_one_combat(table: Story) -> None:
    table.start(mode="standard", seats=3)
    table.state.asleep = (1, 2)
    table.bag("epic", "epic_kraken")
    table.bag("encounter", "event_epic")
    table.do("draw", "pass")
    assert table.happened("slept_through") == [(1,), (2,)]
    assert table.asked == (0, "epic_join")
    table.do("pass")
    assert table.asked == (1, "epic_join")
    table.leave_open()


@rule("DD-ABILITY-RAISE-THE-DEAD-1")
@die("epic_legendary_beast", "ghost")
def test_a_monster_that_raises_nobody_leaves_the_trophies_alone(table: Story) -> None:
    arrives(table, "epic_legendary_beast")
    table.trophy("ghost L3", seat=1)
    table.levels(0, 1, 1, 1).levels(1, 1, 1, 1).foe(1, 1, 1, 1, 1).do("join_in", "join_in")
    assert compared(table) == [(3, 5), (3, 5)]
    table.leave_open()


@rule("DD-FAMILIAR-BEAR-2", "DD-COLOSSEUM-1")
@die("familiar_bear", "event_colosseum")
def test_a_bear_fights_in_the_colosseum(table: Story) -> None:
    table.start(seats=3, mode="standard").own("familiar_bear", "familiar_owl")
    table.bag("encounter", "event_colosseum")
    table.levels(0, 1).levels(1, 3).levels(2, 2).do("draw")
    table.do("pass") if table.asked == (0, "duel_before") else None
    assert table.offers == ["call familiar_bear", "pass"]
    table.throws(0, "familiar_bear MAUL").levels(0, 4).do("call familiar_bear")
    table.do("use_who familiar_bear MAUL seat0")
    assert table.asked == (0, "spoils")  # 5 to 3 and 2
    table.leave_open()


@rule("DD-ABILITY-CURSE-2", "DD-ONEUSE-SCROLL")
@die("spell_void", "spell_fire")
@pytest.mark.parametrize("spell", ["fire", "void"])
def test_only_the_void_spell_lifts_its_curse(table: Story, spell: str) -> None:
    table.start(mode="standard").own("scroll")
    table.state.hexed = 1
    table.meets("ogre L1")
    table.levels(0, 4).foe(1).do("confront", "roll scroll")
    table.throws(0, f"spell_{spell} FIZZLE").do(f"use_piece scroll SCROLL spell_{spell}")
    assert table.state.hexed == (1 if spell == "fire" else -1)
    table.leave_open()
