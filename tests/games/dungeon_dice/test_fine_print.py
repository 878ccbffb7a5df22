"""Fine print of fights and turns that only one die, one seat or one moment more brings to light."""

import pytest
from tests.games.dungeon_dice.teller import Story

from delvewright.games.dungeon_dice import GAME, board
from delvewright.games.dungeon_dice.gear import worth
from delvewright.games.dungeon_dice.layout import MULLIGAN
from delvewright.kernel.ask import legal
from marks import die, rule


@rule("DD-OR-20", "DD-EQUIP-7")
def test_an_artifact_bought_at_the_end_of_a_turn_wins_at_once(table: Story) -> None:
    table.start().own(*["sword_grey"] * 5, "healing_potion")
    table.trophy("dragon L5")
    table.bag("artifact", "artifact_bow")
    table.meets("wolf L2")
    table.do("run", "trade_in", *["give sword_grey"] * 5)
    assert table.state.result == ((4, 0), (0,), "fame")  # nobody was asked about the potion


@rule("DD-CLASS-WIZARD-2", "DD-REST-2")
@die("class_wizard")
def test_a_wizard_takes_up_the_staff_to_memorize(table: Story) -> None:
    table.start().own("class_wizard", "staff_grey", "artifact_axe")
    table.bag("item", "scroll")
    table.throws(0, "spell_healing FIZZLE").do("rest", "pick scroll")
    assert table.gear() == ["staff_grey"]
    assert "scroll" in table.owned()


def test_a_die_is_worth_its_numbers_and_two_for_each_symbol() -> None:
    assert (worth("whip_grey"), worth("staff_purple")) == (6 + 2, 10 + 12)


@rule("DD-SETUP-8")
@pytest.mark.parametrize(("left", "offers"), [(1, 1), (2, 3), (3, 4)])
def test_equipment_is_rejected_only_for_dice_that_are_left(left: int, offers: int) -> None:
    state = GAME.start(seats=2, seed=1, mode="core")
    bag = state.zones[board.EQUIPMENT_BAG]
    state.zones[board.EQUIPMENT_BAG] = bag[:left]
    assert len(legal(state, MULLIGAN, state.ask.seat, ())) == offers


@rule("DD-REWARD-ENCHANT-1")
@die("crown")
def test_a_crown_is_no_equipment_to_enchant(table: Story) -> None:
    table.start(mode="standard").own("enchanting_oil", "bow_grey", "crown")
    table.bag("artifact", "artifact_bow")
    table.meets("wolf L2")
    table.do("roll enchanting_oil", "use enchanting_oil ENCHANT")
    assert table.offers == ["swap bow_grey artifact_bow", "pass"]
    table.do("pass", "run")


@rule("DD-RELIC-DAGGER-MASTERY", "DD-ABILITY-THROW-2")
@die("relic_dagger_mastery")
def test_dagger_mastery_is_for_one_combat_of_the_round(table: Story) -> None:
    table.start(mode="standard").own("relic_dagger_mastery", "sword_black", "whip_black", "dagger_grey")
    table.state.spent_round = ((0, "THROW"),)
    table.meets("wolf L2")
    table.throws(0, "sword_black 2 SLASH", "whip_black 1").levels(0, 1).foe(6, 6).do("confront")
    table.levels(0, 2).do("use_die sword_black SLASH seat0.hero_level.1")
    assert table.compared == (5, 12, "loss")  # nobody was asked about the dagger


@rule("DD-WIN-7")
def test_a_trophy_belongs_to_its_seat(table: Story) -> None:
    table.start(seats=3)
    assert board.owner_of(table.state, table.trophy("wolf L4", seat=2)) == 2


@rule("DD-EQUIP-7", "DD-ASSIST-9")
def test_whoever_has_nothing_to_put_on_is_not_asked_to_arm(table: Story) -> None:
    table.start(seats=3).own(*["sword_grey"] * 5, seat=1)
    table.state.wounded = board.owned(table.state, 1)
    table.meets("wolf L2")
    table.do("invite seat1", "accept")
    assert table.asked == (0, "prepare")
    table.do("run")


@rule("DD-CLASS-RANGER-2", "DD-EQUIP-4")
@die("class_ranger")
def test_a_ranger_hunts_by_taking_up_the_spear(table: Story) -> None:
    table.start().own("class_ranger", "spear_grey", "artifact_axe")
    table.ready(0)
    assert [name for name in table.offers if name.startswith("hunt")] == ["hunt spear_grey"]
    table.do("equip", "arm spear_grey")
    assert [name for name in table.offers if name.startswith("hunt")] == []  # it tracks as it is


@rule("DD-ABILITY-SKELETON-KEY-3", "DD-OFFTURN-1")
@die("skeleton_key")
def test_when_one_neighbour_will_not_help_with_a_lock_another_may(table: Story) -> None:
    table.start(seats=3)
    for seat in (1, 2):
        table.own("skeleton_key", seat=seat)
    table.bag("artifact", "artifact_bow")
    table.bag("encounter", "demon")
    table.throws(0, "demon reward").do("draw").do("pass", seat=1)
    table.throws(2, "skeleton_key SKELETON_KEY").do("pick_lock skeleton_key", seat=2)
    assert table.owned() == ["artifact_bow"]


@rule("DD-OR-39", "DD-RELIC-RING-OF-FOCUS")
@die("relic_ring_of_focus")
def test_the_die_of_the_ring_of_focus_is_wounded_too(table: Story) -> None:
    table.start(mode="standard").wound("level").own("relic_ring_of_focus")
    table.meets("wolf L2")
    table.levels(0, 1).foe(6, 6).do("confront")
    assert table.state.hurt[0] == 2


@rule("DD-OR-31", "DD-ABILITY-SCOUT-2")
@die("bow_purple")
def test_a_die_rolled_ahead_fixes_the_set(table: Story) -> None:
    table.start().own("bow_purple", "sword_black")
    table.ready(0).meets("wolf L2")
    table.do("arm bow_purple") if table.gear() != ["bow_purple"] else None
    table.throws(0, "bow_purple 3").do("try bow_purple")
    assert not [name for name in table.offers if name.startswith(("arm", "put_away"))]
    table.do("run")


@rule("DD-ABILITY-FEAR-1", "DD-CLASS-GEN-2")
@die("class_rogue", "zombie")
def test_a_feared_class_die_is_of_no_use(table: Story) -> None:
    table.start().own("class_rogue", "whip_black")
    table.meets("zombie L1")
    table.do("confront").throws(0, "whip_black 1").levels(0, 1).foe(6)
    table.do("use_piece zombie FEAR class_rogue")
    if table.asked[1] == "arm":
        table.do("arm whip_black")
    assert table.compared == (2, 6, "loss")
    assert table.happened("studied") == []


@rule("DD-ABILITY-GOO", "DD-ABILITY-SCOUT-2")
@die("bow_purple", "epic_queen_slime")
def test_in_goo_not_even_a_bow_in_use_scouts(table: Story) -> None:
    table.start(mode="standard").own("bow_purple")
    table.bag("epic", "epic_queen_slime")
    table.bag("encounter", "event_epic", "wolf")
    table.do("hunt bow_purple").levels(0, 1).foe(6, 6).do("choose event_epic", "join_in", "pass")
    assert len(table.happened("compared_epic")) == 1  # nobody was asked about the bow
    table.leave_open()


@rule("DD-REWARD-LEGENDARY-SPOILS")
@die("legendary_warrior")
def test_of_legendary_spoils_nothing_may_be_left(table: Story) -> None:
    table.start(mode="standard", ban=("vorpal_sword", "aegis_shield"))
    table.bag("encounter", "legendary_warrior")
    table.throws(0, "legendary_warrior reward").do("draw")
    assert table.happened("none_left") == [(0, "LEGENDARY_SPOILS")]
    assert table.owned() == []


@rule("DD-ABILITY-SKELETON-KEY-1")
@die("skeleton_key")
def test_a_skeleton_key_is_tried_on_every_chest(table: Story) -> None:
    table.start()
    (key,) = table.own("skeleton_key")
    table.state.used = ((key, "CHEST"),)  # an earlier one
    table.bag("artifact", "artifact_bow")
    table.bag("encounter", "demon")
    table.throws(0, "demon reward").do("draw")
    table.throws(0, "skeleton_key SKELETON_KEY").do("pick_lock skeleton_key")
    assert table.owned() == ["artifact_bow", "skeleton_key"]


@rule("DD-EQUIP-4", "DD-WOUND-7", "DD-ARTIFACT-CURSED-2")
@die("sword_of_wounding")
def test_nobody_misses_a_wounded_or_cursed_die(table: Story) -> None:
    table.start(mode="standard").own("sword_black", "whip_black", "sword_of_wounding")
    table.wound("whip_black").ready(0)
    assert table.gear() == ["sword_black"]
    table.state.wounded = ()  # healed
    table.meets("wolf L2")
    assert table.gear() == ["sword_black", "whip_black"]
    table.do("run")


@rule("DD-WIN-11", "DD-WIN-12", "DD-WIN-13")
@die("helm_of_reflection", "sword_of_wounding", "ring_of_mastery")
@pytest.mark.parametrize(("count", "worth"), [(0, 0), (1, -1), (2, 0), (3, 0)])
def test_cursed_artifacts_are_worth_less_than_nothing_only_alone(
    table: Story, count: int, worth: int
) -> None:
    cursed = ("helm_of_reflection", "sword_of_wounding", "ring_of_mastery")
    table.start(mode="standard").own(*cursed[:count])
    assert table.fame() == worth


def test_five_seats_have_zones_of_their_own() -> None:
    of_seats = [first + seat for first in (board.OWNED, board.TROPHIES, board.STORED) for seat in range(5)]
    shared = [*board.BAGS.values(), board.ENCOUNTER, board.SPENT, board.CARRIED, board.REJECTED, board.OUT]
    assert sorted([*of_seats, *shared]) == list(range(board.ZONES.count))


@rule("DD-ONEUSE-TOAD-1", "DD-OR-42")
@die("poison_vial")
def test_a_toad_rolled_before_the_fight_is_wasted(table: Story) -> None:
    table.start(mode="standard").own("poison_vial")
    table.meets("wolf L2")
    table.throws(0, "poison_vial TOAD").do("roll poison_vial")
    assert len(table.happened("wasted")) == 1
    assert table.state.toads == ()
    table.do("run")
