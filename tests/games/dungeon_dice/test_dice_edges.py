"""Dice seen closely: what they count for whom, which of them are lost, and whose symbols are whose."""

import pytest
from tests.games.dungeon_dice.epics import arrives, compared, slain
from tests.games.dungeon_dice.places import at
from tests.games.dungeon_dice.teller import Story, face
from tests.games.dungeon_dice.test_bosses import ring

from delvewright.games.dungeon_dice import board
from marks import die, rule

# Counting --------------------------------------------------------------------------------------------


@rule("DD-RELIC-DAGGER-MASTERY")
@die("relic_dagger_mastery")
@pytest.mark.parametrize(("master", "counts"), [(0, 2), (1, 3)])
def test_a_thrown_dagger_counts_by_its_owner_s_mastery(table: Story, master: int, counts: int) -> None:
    table.start(mode="standard").own("bomb")
    table.own("relic_dagger_mastery", seat=master)
    table.own("dagger_black", seat=1)
    table.meets("wolf L2")
    table.levels(0, 1).foe(6, 6).do("confront", "pass").throws(1, "dagger_black 2").do(
        "throw dagger_black seat0"
    )
    assert table.totals == (1 + counts, 12)
    table.leave_open()


@rule("DD-RELIC-RING-OF-BLISS", "DD-DICE-7")
@die("relic_ring_of_bliss")
def test_of_two_boosted_dice_the_ring_of_bliss_keeps_one(table: Story) -> None:
    table.start().experience(5)
    table.own("relic_ring_of_bliss")
    table.own("poison_vial", seat=1)
    table.state.boosted[0] = 1
    table.meets("wolf L2")
    table.throws(0, "boosted_level 4", "boosted_level 3").levels(0, 4).foe(6, 5).do("confront", "pass")
    table.throws(1, "poison_vial POISON").do("roll poison_vial", "use_who poison_vial POISON seat0")
    assert table.compared == (8, 11, "loss")


@rule("DD-OR-65", "DD-ONEUSE-SHURIKEN-1")
@die("shuriken")
@pytest.mark.parametrize(("floor", "theirs"), [(True, 0), (False, -3)])
def test_a_monster_s_total_below_nought(table: Story, floor: bool, theirs: int) -> None:
    table.start(mode="standard", total_floor=floor).own("shuriken")
    table.meets("wolf L1")
    table.levels(0, 1).foe(1).do("confront").throws(0, "shuriken 4 SHURIKEN")
    table.do("roll shuriken", "use_who shuriken SHURIKEN foe")
    assert table.compared == (1, theirs, "win")
    table.leave_open()


@rule("DD-ABILITY-DRAIN-1", "DD-TERM-4")
@die("giant_spider")
def test_a_drained_nought_adds_nothing(table: Story) -> None:
    table.start(mode="standard").own("staff_grey")
    table.meets("giant_spider L2")
    table.throws(0, "staff_grey 0").levels(0, 1).foe(2, 2).do("confront")
    table.do("use_die giant_spider DRAIN seat0.staff_grey.0")
    assert table.compared == (1, 4, "loss")


@rule("DD-OR-63", "DD-EPIC-14")
@die("boss_phoenix", "spell_fire")
def test_a_hero_proof_against_fire_gains_nothing_by_a_friend_s(table: Story) -> None:
    arrives(table, "epic_kraken", "scroll", seats=3)
    ring(table, "boss_phoenix", seat=1)
    for seat in (0, 1):
        table.levels(seat, 1, 4, 4)
    table.foe(1, 1, 1, 1).do("join_in", "join_in", "pass")
    table.do("pass")  # nothing before the combat
    while table.asked[1] == "epic_lowest":
        table.do(table.offers[0])
    table.throws(0, "spell_fire 5 FIRE").do("roll scroll", "use_piece scroll SCROLL spell_fire")
    table.do("use_who spell_fire FIRE seat0")
    assert compared(table) == [(13, 4), (8, 4)]
    table.leave_open()


# Symbols ---------------------------------------------------------------------------------------------


@rule("DD-LOC-WIZARDS-TOWER")
def test_in_the_tower_a_helper_s_scroll_is_the_helper_s_own(table: Story) -> None:
    at(table, "wizards_tower", "bomb", seats=4)
    table.own("staff_grey", seat=2)
    table.meets("wolf L2")
    table.do("invite seat2", "accept").strongest()
    table.levels(0, 1, 1).throws(2, "staff_grey 0").levels(2, 1).foe(6, 6).do("confront", "pass", "pass")
    assert table.asked == (2, "ability")
    table.throws(2, "spell_fire 5 FIRE").do("use_piece gift SCROLL spell_fire", "pass")
    table.do("use_who spell_fire FIRE seat0", "pass")  # the wolf keeps its own for later
    assert table.totals == (8, 12)
    table.leave_open()


@rule("DD-LOC-TERRAIN-OVERGROWN")
@die("terrain")
def test_on_overgrown_terrain_hero_and_monster_have_a_tangle_each(table: Story) -> None:
    at(table, "bazaar", seats=3, terrain=True)
    for seat in (0, 1):
        table.throws(seat, "spell_healing FIZZLE").do("rest")
        while table.asked[0] == seat:
            table.do("pass")
    table.state.terrain = "overgrown"
    table.meets("wolf L2", seat=2)
    table.levels(2, 4).foe(5, 2).do("confront", "use_die gift TANGLE foe.monster_level.2")
    table.do("use_die place TANGLE seat2.hero_level.4")
    assert table.compared[:2] == (0, 5)
    table.leave_open()


@rule("DD-RELIC-RING-OF-PROTECTION")
@die("relic_ring_of_protection")
def test_a_helper_s_ring_of_protection_guards_too(table: Story) -> None:
    table.start().own("bomb")
    table.own("relic_ring_of_protection", seat=1)
    table.meets("wolf L2")
    table.do("invite seat1", "accept").levels(0, 1).levels(1, 1).foe(6, 1).do("confront")
    assert table.asked == (1, "armor")
    table.foe(3).do("use_die relic_ring_of_protection PROTECTION foe.monster_level.6", "pass")
    assert table.compared == (2, 4, "loss")


@rule("DD-ABILITY-BOOST-1", "DD-OR-5")
@die("boosted_level")
@pytest.mark.parametrize(("reading", "twice"), [("die", True), ("ability", False)])
def test_every_boosted_die_has_a_boost_of_its_own(table: Story, reading: str, twice: bool) -> None:
    table.start(mode="standard", symbol_use=reading).experience(3).own("sword_black", "bomb")
    table.own("crown", seat=1)
    table.state.boosted[0] = 2
    table.meets("wolf L2")
    table.throws(0, "sword_black 3", "boosted_level 4 BOOST", "boosted_level 3 BOOST").foe(6, 5).do(
        "confront"
    )
    assert table.offers == ["use level_die BOOST", "use level_die BOOST #2", "roll bomb", "pass"]
    table.do("use level_die BOOST")
    assert table.totals == (10, 8)
    assert ("use level_die BOOST" in table.offers) == twice
    if twice:
        table.do("use level_die BOOST")
        assert table.totals == (10, 6)
    table.leave_open()


@rule("DD-EPICMON-CHIMERA", "DD-EPICMON-GEN-3", "DD-TERM-1")
@die("epic_chimera")
def test_a_chimera_s_trophy_that_poisoned_from_outside_does_not_poison_again_that_round(table: Story) -> None:
    table.start(mode="standard").own("bomb")
    table.own("bomb", seat=1)
    slain(table, "epic_chimera", seat=1)
    table.meets("wolf L2")
    table.levels(0, 4).foe(5, 4).do("confront", "pass", "pass", "use_who epic_chimera POISON seat0")
    while table.asked != (1, "turn"):
        table.do("pass")
    table.meets("wolf L2", seat=1)
    assert not [offer for offer in table.offers if "POISON" in offer]
    table.levels(1, 1).foe(6, 6).do("confront")
    assert table.offers == ["roll bomb", "pass"]
    table.do("pass", "pass")


@rule("DD-EPICMON-CHIMERA", "DD-EPICMON-GEN-3")
@die("epic_chimera")
def test_a_chimera_s_trophy_poisons_once_in_its_hero_s_own_combat(table: Story) -> None:
    table.start(mode="standard").own("bomb")
    slain(table, "epic_chimera")
    table.meets("wolf L3")
    table.do("use_who epic_chimera POISON foe")
    assert not [offer for offer in table.offers if "POISON" in offer]
    table.levels(0, 1).foe(6, 6).do("confront")
    assert table.offers == ["roll bomb", "pass"]
    table.do("pass")
    assert table.compared == (1, 12, "loss")


@rule("DD-EPICMON-QUEEN-SLIME")
@die("epic_queen_slime")
def test_a_queen_slime_s_trophy_has_one_heart_in_a_combat(table: Story) -> None:
    table.start(mode="standard").experience(5).wound("level", "level")
    slain(table, "epic_queen_slime")
    table.meets("wolf L2")
    table.do("use epic_queen_slime HEALING", "mend_level seat0")
    assert table.asked == (0, "prepare")
    assert table.state.hurt == [1, 0]
    table.do("run")


@rule("DD-ABILITY-STUN-1")
@die("energy_gel", "sword_black")
def test_a_die_turned_back_by_a_stun_shows_its_old_side(table: Story) -> None:
    table.start(mode="standard")
    (sword,) = table.own("sword_black")
    table.meets("energy_gel L2")
    table.throws(0, "sword_black 2 SLASH").levels(0, 1).foe(6, 6).do("confront")
    table.throws(0, "sword_black 3").do("use_die sword_black SLASH seat0.sword_black.2", "stun energy_gel")
    assert table.compared == (3, 12, "loss")
    assert table.state.faces[sword] == face("sword_black 2 SLASH")


# Bosses and what is stored ---------------------------------------------------------------------------


@rule("DD-BOSS-GEN-1", "DD-OR-60", "DD-WIN-9")
@die("boss_wraith")
def test_whoever_beats_a_boss_keeps_it_and_only_then_another_comes(table: Story) -> None:
    table.start(mode="standard", bosses=True).own("artifact_sword", "healing_potion")
    table.own("artifact_bow", "artifact_axe", seat=1)
    boss = next(
        piece for piece in table.state.zones[board.CENTRE] if table.state.cast[piece].id == "boss_wraith"
    )
    table.state.faces[boss] = face("boss_wraith L3")
    table.bag("item", "key")
    table.state.famed[1] = 2
    table.own("artifact_harp")
    table.throws(0, "spell_healing FIZZLE").do("rest", "pass")  # fame has been gained
    assert table.happened("boss") == []
    table.do("fight_boss boss_wraith").throws(1, "artifact_axe 7").levels(1, 4).foe(1, 1, 1)
    table.do("confront", "pass", "pass", "pass", "keep boss_wraith")
    assert table.compared == (11, 3, "win")
    assert table.trophies(1) == ["boss_wraith"]
    assert table.state.cast[boss].faces[table.state.faces[boss]].inert == ("PAIN_RESISTANCE_RING",)
    assert len(table.happened("boss")) == 1
    table.leave_open()


@rule("DD-ONEUSE-STRENGTH-1", "DD-ONEUSE-STRENGTH-2", "DD-ONEUSE-POISON-1", "DD-ONEUSE-POISON-3")
@die("strength_potion", "poison_vial")
def test_a_monster_grows_and_shrinks_level_by_level(table: Story) -> None:
    table.start(mode="standard").own("poison_vial", "poison_vial", "poison_vial")
    table.own("strength_potion", seat=1)
    foe = table.meets("wolf L2")
    table.levels(0, 1).foe(3, 4).do("confront", "pass", "pass").throws(1, "strength_potion STRENGTH").foe(6)
    table.do("roll strength_potion", "use_who strength_potion STRENGTH foe")
    assert (table.totals, table.state.faces[foe]) == ((1, 13), face("wolf L3"))
    for level, left in ((2, 10), (1, 6)):
        table.throws(0, "poison_vial POISON").do("roll poison_vial", "use_who poison_vial POISON foe")
        assert (table.totals, table.state.faces[foe]) == ((1, left), face(f"wolf L{level}"))
    table.throws(0, "poison_vial POISON").do("roll poison_vial")
    assert table.refusal("use_who poison_vial POISON foe") == ("at_the_end_of_its_levels", 1)
    table.leave_open()


@rule("DD-ABILITY-BOOST-1")
@die("boosted_level")
@pytest.mark.parametrize(("number", "refused"), [(4, True), (5, False)])
def test_a_boost_lowers_only_dice_above_its_number(table: Story, number: int, refused: bool) -> None:
    table.start(mode="standard").own("bomb")
    table.state.boosted[0] = 1
    table.meets("wolf L1")
    table.throws(0, "boosted_level 4 BOOST").foe(number).do("confront")
    assert ("use level_die BOOST" in table.offers) == (not refused)
    if refused:
        assert table.refusal("use level_die BOOST") == ("none_above", 4)
    table.leave_open()


@rule("DD-BOSS-GEN-1", "DD-OR-60")
@pytest.mark.parametrize("gained", [False, True])
def test_a_boss_comes_only_when_somebody_gains_fame(table: Story, gained: bool) -> None:
    table.start(mode="standard", bosses=True).own("artifact_sword", "artifact_bow")
    table.state.famed[0] = 1 if gained else 2
    table.throws(0, "spell_healing FIZZLE").do("rest")
    assert len(table.happened("boss")) == gained


@rule("DD-ONEUSE-POISON-1", "DD-DICE-7")
@die("poison_vial", "boosted_level")
def test_without_the_ring_poison_takes_a_boosted_die_too(table: Story) -> None:
    table.start(mode="standard").experience(3)
    table.own("poison_vial", seat=1)
    table.state.boosted[0] = 1
    table.meets("wolf L2")
    table.throws(0, "boosted_level 3").levels(0, 4).foe(6, 5).do("confront", "pass")
    table.throws(1, "poison_vial POISON").do("roll poison_vial", "use_who poison_vial POISON seat0")
    assert table.compared == (4, 11, "loss")


@rule("DD-RELIC-AXE-MASTERY", "DD-ABILITY-EXECUTE-1")
@die("relic_axe_mastery")
@pytest.mark.parametrize(("level", "result"), [(3, "win"), (4, "loss")])
def test_axe_mastery_reaches_one_level_higher_and_no_more(table: Story, level: int, result: str) -> None:
    table.start(mode="standard").own("relic_axe_mastery", "axe_black")
    table.bag("item", "key")
    table.meets(f"wolf L{level}")
    table.throws(0, "axe_black 2 EXECUTE").levels(0, 1).foe(*[6] * level).do("confront")
    if result == "win":
        table.do("use_who axe_black EXECUTE foe")
    assert table.compared == (4, 6 * level, result)
    table.leave_open()
