"""Equipment and artifacts: every die at work, sets, and dice that need no hand (DD-EQUIP, DD-ABILITY)."""

import pytest
from tests.games.dungeon_dice.teller import Story

from delvewright.games.dungeon_dice import board
from delvewright.games.dungeon_dice.dice import powers
from delvewright.games.dungeon_dice.gear import sets
from delvewright.games.dungeon_dice.kinds import KINDS
from marks import die, rule

WORN = [kind.id for kind in KINDS.values() if kind.type in ("equipment", "artifact") and kind.slot != "none"]


@rule("DD-EQUIP-2", "DD-ABILITY-GEN-1", "DD-COMBAT-4", "DD-COMBAT-5", "DD-EQUIP-8")
@die(*WORN)
@pytest.mark.parametrize("kind", WORN)
def test_every_side_counts_its_number_and_gives_its_symbols(table: Story, kind: str) -> None:
    for side, face in enumerate(KINDS[kind].faces):
        table.start(mode="standard")
        (piece,) = table.own(kind)
        table.own("bomb")
        table.meets("ogre L5")
        table.load(0, side)
        table.levels(0, 1).foe(6, 6, 6, 6, 6).do("confront")
        assert table.gear() == [kind]
        assert table.totals == (1 + (face.value or 0), 30)
        gained = [(name, param) for source, name, param in powers(table.state, 0) if source == piece]
        assert gained == list(face.symbols)
        while table.state.ask.question not in ("turn", "end_of_turn"):
            table.do("pass")
        table.close()


# Sets ------------------------------------------------------------------------------------------------------


@rule("DD-EQUIP-1", "DD-EQUIP-3", "DD-PREP-3", "DD-ABILITY-TWO-HANDED", "DD-EX-8", "DD-PREP-2")
def test_two_hands_and_one_armor(table: Story) -> None:
    table.start().own(
        "sword_black", "dagger_black", "whip_black", "hammer_black", "armor_black", "armor_grey"
    )
    table.meets("wolf L2")
    chosen = {offer.removeprefix("arm ") for offer in table.offers if offer.startswith("arm ")}
    chosen.add("+".join(table.state.cast[piece].id for piece in table.state.gear[0]))
    full = [one.split("+") for one in chosen if "armor" in one and one.count("armor") == 1]
    pairs = {tuple(sorted(kind for kind in one if "armor" not in kind)) for one in full}
    assert pairs >= {
        ("dagger_black", "sword_black"),
        ("dagger_black", "whip_black"),
        ("sword_black", "whip_black"),
        ("hammer_black",),
    }
    assert all(sum(KINDS[kind].hands for kind in one) <= 2 for one in full)
    assert not any(one.count("armor") > 1 for one in chosen)
    name = next(one for one in chosen if set(one.split("+")) == {"armor_grey", "dagger_black", "whip_black"})
    table.do(f"arm {name}")
    for piece in table.state.gear[0]:
        table.load(0, {"whip_black": 2, "dagger_black": 1, "armor_grey": 2}[table.state.cast[piece].id])
    table.levels(0, 1).foe(6, 6).do("confront")
    assert table.compared == (2 + 2 + 1 + 1, 12, "loss")


@rule("DD-EQUIP-4", "DD-OFFTURN-1")
def test_bare_hands_may_be_chosen_and_equipment_changed_until_combat(table: Story) -> None:
    table.start().own("sword_black")
    table.meets("wolf L2")
    table.do("arm bare_hands")
    assert table.gear() == []
    table.do("arm sword_black", "arm bare_hands").levels(0, 1).foe(6, 6).do("confront")
    assert table.compared == (1, 12, "loss")


@rule("DD-EQUIP-4", "DD-OFFTURN-1")
def test_an_assistant_arms_off_turn(table: Story) -> None:
    table.start(seats=3)
    table.own("sword_black", "hammer_black", seat=1)
    table.meets("wolf L2")
    table.do("invite seat1", "accept")
    assert table.asked == (1, "arm")
    table.throws(1, "sword_black 3").do("arm sword_black").levels(0, 1).levels(1, 1).foe(6, 6).do("confront")
    assert table.compared == (5, 12, "loss")


@rule("DD-EQUIP-5", "DD-OR-31")
def test_a_set_that_was_used_is_fixed_for_the_turn(table: Story) -> None:
    table.start().own("spear_black", "hammer_black")
    table.meets("wolf L2")
    table.do("arm spear_black").throws(0, "spear_black 3").levels(0, 1).do("reach spear_black")
    assert not [offer for offer in table.offers if offer.startswith("arm ")]
    table.foe(6, 6).do("confront")
    assert table.compared == (4, 12, "loss")


@rule("DD-OR-31", "DD-ABILITY-HUNT-1")
def test_hunting_fixes_the_bow(table: Story) -> None:
    table.start().own("bow_black", "sword_black")
    table.bag("encounter", "wolf", "asp")
    table.do("hunt bow_black")
    table.throws(0, "asp L1").do("choose asp")
    assert not [offer for offer in table.offers if offer.startswith("arm ")]
    table.do("run")


@rule("DD-EQUIP-7", "DD-TRADE-5")
def test_five_equipment_dice_buy_a_random_artifact(table: Story) -> None:
    table.start().own(*["sword_grey"] * 4)
    table.meets("wolf L2")
    table.do("run")
    assert table.asked == (1, "turn")  # four are too few
    table.own("bow_grey", seat=1)
    table.own(*["armor_grey"] * 4, seat=1)
    table.bag("artifact", "artifact_axe")
    table.bag("equipment", "crown")
    table.meets("wolf L2", seat=1)
    table.do("run", "trade_in", "give bow_grey", *["give armor_grey"] * 4)
    assert table.owned(1) == ["artifact_axe"]
    assert table.fame(1) == 1
    assert len(table.in_bag("equipment")) == 6


@rule("DD-EQUIP-8")
def test_artifacts_are_equipped_like_equipment_and_bring_fame(table: Story) -> None:
    table.start().own("artifact_sword", "artifact_armor")
    table.meets("wolf L2")
    assert table.gear() == ["artifact_armor", "artifact_sword"]
    assert table.fame() == 2
    table.throws(0, "artifact_sword 4", "artifact_armor 3").levels(0, 1).foe(6, 6).do("confront")
    assert table.compared == (8, 12, "loss")


@rule("DD-EQUIP-10", "DD-TRADE-4")
def test_a_wounded_die_is_not_rolled(table: Story) -> None:
    table.start().own("sword_black", "hammer_black")
    table.wound("hammer_black")
    table.meets("wolf L2")
    assert table.gear() == ["sword_black"]
    assert not any("hammer" in offer for offer in table.offers)
    table.do("run")


@rule("DD-OR-33", "DD-TURN-11")
@pytest.mark.parametrize("reading", ["outside", "none"])
def test_gear_not_rolled_may_be_rolled_at_the_end_of_the_turn(table: Story, reading: str) -> None:
    table.start(mode="standard", gear_roll_symbols=reading).wound("level").own("armor_purple", "sword_black")
    table.meets("wolf L2")
    table.do("run")
    if reading == "none":
        assert table.asked == (1, "turn")
        return
    assert table.offers == ["pass", "equip", "roll_gear"]
    table.throws(0, "sword_black 3 SLASH", "armor_purple - PROTECTION HEALING").do("roll_gear")
    assert table.offers == ["pass", "use armor_purple HEALING"]  # SLASH and PROTECTION are of no use now
    table.do("use armor_purple HEALING", "mend_level seat0")
    assert table.state.hurt[0] == 0


@rule("DD-TURN-11", "DD-OR-28")
def test_gear_rolled_this_turn_is_not_rolled_again(table: Story) -> None:
    table.start(mode="standard").own("spear_black", "armor_purple", "bomb")
    table.meets("wolf L2")
    table.throws(0, "spear_black 3", "armor_purple 1").levels(0, 1).do("reach spear_black", "run")
    assert table.asked == (1, "turn")


# Dual artifacts and dice that need no hand -----------------------------------------------------------------


@rule(
    "DD-ABILITY-MORNINGSTAR",
    "DD-ABILITY-HALBERD",
    "DD-ABILITY-LONG-KNIFE",
    "DD-ABILITY-SONGBOW",
    "DD-ABILITY-BO-STAFF",
)
@die("morningstar", "halberd", "long_knife", "songbow", "bo_staff")
@pytest.mark.parametrize(
    ("kind", "types", "symbols"),
    [
        ("morningstar", ("whip", "hammer"), {"TANGLE", "SHATTER"}),
        ("halberd", ("axe", "spear"), {"EXECUTE", "REACH"}),
        ("long_knife", ("sword", "dagger"), {"SLASH", "THROW"}),
        ("songbow", ("harp", "bow"), {"HUNT", "PERFORM", "SONG_OF_HEALING", "SONG_OF_STRENGTH"}),
        ("bo_staff", ("staff", "bare_handed"), {"FOCUS", "FLEET"}),
    ],
)
def test_dual_artifacts_are_two_weapons(
    table: Story, kind: str, types: tuple[str, str], symbols: set[str]
) -> None:
    table.start(mode="standard").own(kind)
    table.meets("wolf L2")
    for what in types:
        assert board.counts_as(table.state, 0, what)
    assert {name for face in KINDS[kind].faces for name, _ in face.symbols} == symbols
    table.do("run")
    table.leave_open()


@rule("DD-ABILITY-MORNINGSTAR", "DD-ABILITY-TANGLE-2")
@die("morningstar")
def test_the_morningstar_tangles(table: Story) -> None:
    table.start(mode="standard").own("morningstar")
    table.meets("wolf L2")
    table.throws(0, "morningstar 4 TANGLE SHATTER").levels(0, 1).foe(6, 5).do("confront")
    table.do("use_die morningstar TANGLE foe.monster_level.5")
    assert table.compared == (5, 6, "loss")


@rule("DD-ABILITY-LONG-KNIFE")
@die("long_knife")
def test_the_long_knife_slashes(table: Story) -> None:
    table.start(mode="standard").own("long_knife")
    table.meets("wolf L2")
    table.throws(0, "long_knife 3 SLASH").levels(0, 1).foe(6, 5).do("confront")
    table.levels(0, 4).do("use_die long_knife SLASH seat0.hero_level.1")
    assert table.compared == (7, 11, "loss")


@rule("DD-ABILITY-BO-STAFF", "DD-TURN-14")
@die("bo_staff")
def test_the_bo_staff_gives_another_turn_once_a_round(table: Story) -> None:
    table.start(mode="standard").own("bo_staff")
    for again in (False, True):
        table.meets("wolf L2")
        table.throws(0, "bo_staff 2 FLEET").levels(0, *([1] if not again else [])).foe(6, 6).do("confront")
        if again:
            assert table.asked == (1, "turn")
        else:
            table.do("use bo_staff FLEET")
            while table.asked[1] == "end_of_turn":
                table.do("pass")
            assert table.asked == (0, "turn")


@rule("DD-ABILITY-MAGIC-BOOMERANG")
@die("magic_boomerang")
def test_the_magic_boomerang_flies_while_its_symbol_shows(table: Story) -> None:
    table.start(mode="standard")
    table.own("magic_boomerang", seat=1)
    table.meets("wolf L2")
    table.levels(0, 1).foe(6, 6).do("confront").throws(1, "magic_boomerang 3 MAGIC_BOOMERANG")
    table.do("hurl magic_boomerang seat0").throws(1, "magic_boomerang 4").do("hurl magic_boomerang seat0")
    assert table.compared == (8, 12, "loss")
    assert table.wounded == ["magic_boomerang"]


@rule("DD-ABILITY-EXCHANGE-1", "DD-ABILITY-EXCHANGE-2")
@die("bag_of_holding_equipment", "bag_of_holding_artifact")
@pytest.mark.parametrize("kind", ["bag_of_holding_equipment", "bag_of_holding_artifact"])
def test_a_bag_of_holding_exchanges_a_die_outside_combat(table: Story, kind: str) -> None:
    table.start(mode="standard").own(kind, "bomb")
    table.bag("item", "key")
    table.meets("wolf L2")
    table.do("run")
    table.throws(0, f"{kind} EXCHANGE").do(f"roll_bag {kind}", f"use_mode {kind} EXCHANGE item")
    assert table.offers == ["give_up bomb", "give_up key"]  # a die of the same bag
    table.do("give_up bomb")
    assert table.owned() == [kind, "key"]
    assert table.in_bag("item") == ["bomb"]
    table.leave_open()


@rule("DD-ABILITY-EXCHANGE-2")
@die("bag_of_holding_equipment", "bag_of_holding_artifact")
@pytest.mark.parametrize("kind", ["bag_of_holding_equipment", "bag_of_holding_artifact"])
def test_a_bag_that_shows_a_number_does_nothing(table: Story, kind: str) -> None:
    table.start(mode="standard").own(kind)
    table.meets("wolf L2")
    table.do("run").throws(0, f"{kind} 2").do(f"roll_bag {kind}")
    assert table.asked == (1, "turn")


@rule("DD-ABILITY-SKELETON-KEY-1", "DD-ABILITY-SKELETON-KEY-2")
@die("skeleton_key")
@pytest.mark.parametrize("opens", [True, False])
def test_the_skeleton_key_is_rolled_once_a_chest_and_needs_no_hand(table: Story, opens: bool) -> None:
    table.start().own("skeleton_key", "hammer_black", "armor_black")
    table.bag("artifact", "artifact_bow")
    table.bag("equipment", "sword_grey")
    table.bag("encounter", "demon")
    table.throws(0, "demon reward").do("draw")
    table.throws(0, "skeleton_key SKELETON_KEY" if opens else "skeleton_key -").do("pick_lock skeleton_key")
    if not opens:
        assert table.refusal("pick_lock skeleton_key") == ("tried",)
        table.do("pass")
    assert ("artifact_bow" if opens else "sword_grey") in table.owned()
    assert "skeleton_key" in table.owned()
    assert "skeleton_key" not in table.gear()


@rule("DD-ABILITY-CROWN-1", "DD-ABILITY-CROWN-2", "DD-WIN-5")
@die("crown")
@pytest.mark.parametrize("keeps", [True, False])
def test_the_crown_is_worth_one_fame_or_another_draw(table: Story, keeps: bool) -> None:
    table.start()
    table.bag("equipment", "crown")
    if not keeps:
        table.bag("equipment", "crown", "sword_grey")
        table.draws("equipment", "crown").draws("equipment", "sword_grey")  # it lies in the bag meanwhile
    table.bag("encounter", "goblin")
    table.throws(0, "goblin reward").do("draw", "keep crown" if keeps else "redraw")
    assert table.owned() == (["crown"] if keeps else ["sword_grey"])
    assert table.fame() == (1 if keeps else 0)


@rule("DD-ABILITY-CROWN-3", "DD-ABILITY-CROWN-4")
@die("crown")
def test_a_duel_for_the_crown(table: Story) -> None:
    table.start()
    table.own("crown", seat=1)
    table.levels(0, 4).levels(1, 1).do("duel_for crown")
    while table.asked[1] not in ("turn", "end_of_turn"):
        table.do("pass")
    assert table.owned() == ["crown"]
    assert table.fame() == 1
    assert table.state.experience == [1, 0]
    assert table.state.hurt == [0, 0]


@rule("DD-EQUIP-1")
def test_every_listed_set_is_lawful() -> None:
    story = Story().start(mode="standard")
    story.own(*WORN[:14])
    for chosen in sets(story.state, 0):
        kinds = [story.state.cast[piece] for piece in chosen]
        assert sum(kind.hands for kind in kinds if kind.slot == "weapon") <= 2
        assert sum(kind.slot == "armor" for kind in kinds) <= 1


# Trading in at any time --------------------------------------------------------------------------------


@rule("DD-EQUIP-7", "DD-OR-20", "DD-WIN-4")
def test_a_trade_at_the_start_of_the_turn_may_win_the_game(table: Story) -> None:
    table.start(goal=1).own(*["sword_grey"] * 5)
    table.bag("artifact", "artifact_axe")
    table.do("trade_in", *["give sword_grey"] * 5)
    assert table.state.result.winners == (0,)


@rule("DD-EQUIP-7", "DD-TURN-1")
def test_after_a_trade_at_the_start_the_turn_goes_on(table: Story) -> None:
    table.start().own(*["sword_grey"] * 5)
    table.bag("artifact", "artifact_axe")
    table.do("trade_in", *["give sword_grey"] * 5)
    assert table.asked == (0, "turn")
    table.meets("wolf L2")
    table.throws(0, "artifact_axe 5").levels(0, 1).foe(6, 6).do("confront")
    assert table.compared == (6, 12, "loss")


@rule("DD-EQUIP-7", "DD-PREP-2")
def test_face_to_face_with_a_monster_equipment_buys_an_artifact_to_fight_with(table: Story) -> None:
    table.start().own("hammer_black", *["sword_grey"] * 4)
    table.bag("artifact", "artifact_axe")
    table.meets("wolf L2")
    assert table.gear() == ["hammer_black"]
    table.do("trade_in", "give hammer_black", *["give sword_grey"] * 4)
    assert table.asked == (0, "prepare")
    assert table.gear() == ["artifact_axe"]
    table.throws(0, "artifact_axe 5").levels(0, 1).foe(6, 6).do("confront")
    assert table.compared == (6, 12, "loss")


@rule("DD-EQUIP-7", "DD-OR-32")
def test_dice_rolled_ahead_of_a_fight_are_no_longer_traded(table: Story) -> None:
    table.start().own("spear_black", *["hammer_grey"] * 4)
    table.bag("artifact", "artifact_axe")
    table.meets("wolf L2")
    assert "trade_in" in table.offers
    table.throws(0, "spear_black 2").levels(0, 1).do("reach spear_black")
    assert table.refusal("trade_in") == ("too_few", 4, 5)
    table.do("run")


@rule("DD-EQUIP-7", "DD-OFFTURN-2")
def test_an_assistant_trades_when_it_is_asked_what_to_fight_with(table: Story) -> None:
    table.start(seats=3)
    table.own(*["sword_grey"] * 5, seat=1)
    table.own(*["sword_black"] * 5, seat=2)
    table.bag("artifact", "artifact_axe")
    table.meets("wolf L2")
    table.do("invite seat1", "accept")
    assert table.asked == (1, "arm")
    table.do("trade_in", *["give sword_grey"] * 5)
    assert table.asked == (1, "arm")
    table.levels(0, 1).throws(1, "artifact_axe 5").levels(1, 1).foe(6, 6).do("arm artifact_axe", "confront")
    assert table.compared == (7, 12, "loss")  # seat 2 was never asked whether it wants to trade


@rule("DD-EQUIP-7", "DD-PREP-6")
def test_nobody_is_asked_for_the_sake_of_a_trade(table: Story) -> None:
    table.start(seats=3)
    for seat in (1, 2):
        table.own(*["hammer_grey"] * 5, seat=seat)
    table.meets("wolf L2")
    table.do("invite seat1", "accept", "arm hammer_grey")
    table.levels(0, 1).throws(1, "hammer_grey 1").levels(1, 1).foe(6, 6).do("confront")
    assert table.compared == (3, 12, "loss")


@rule("DD-EQUIP-7", "DD-ONEUSE-CHARM-3")
def test_nobody_trades_the_dice_of_a_hero_it_has_charmed(table: Story) -> None:
    table.start(seats=3, mode="standard").own("charm_philtre")
    table.own(*["sword_grey"] * 5, seat=1)
    table.meets("wolf L2")
    table.do("roll charm_philtre", "use_mode charm_philtre CHARM offer", "invite seat1")
    assert table.asked == (0, "arm")
    assert "trade_in" not in table.offers
    table.leave_open()


@rule("DD-EQUIP-7", "DD-ABILITY-FEAR-2", "DD-COMBAT-1")
def test_once_the_monster_has_frightened_a_hero_it_is_too_late_to_trade(table: Story) -> None:
    table.start(mode="standard").own("hammer_black", *["sword_grey"] * 5)
    table.meets("zombie L1")
    table.do("confront", "use_piece zombie FEAR hammer_black")
    assert table.asked == (0, "arm")
    assert "trade_in" not in table.offers
    table.leave_open()


@rule("DD-TRADE-6", "DD-LOC-BAZAAR-1", "DD-EVENT-MIMIC-3")
def test_the_bazaar_buys_at_the_start_of_a_turn_and_sells_no_mimic(table: Story) -> None:
    table.start(mode="standard", dungeon_die="A").own("bomb", "bomb", "bomb", "bomb", "bomb", "bomb")
    table.state.place = "bazaar"
    table.bag("equipment", "mimic", "axe_black")
    table.draws("equipment", "mimic", "axe_black").do("bazaar", *["give bomb"] * 3)
    assert "axe_black" in table.owned()
    assert table.in_bag("equipment") == ["mimic"]
    assert table.asked == (0, "turn")
    assert "bazaar" in table.offers
    table.leave_open()
