"""Where a turn begins and ends, and what is settled before a fight (DD-TURN, DD-PREP, DD-ASSIST)."""

from tests.games.dungeon_dice.teller import Story

from delvewright.games.dungeon_dice import board
from delvewright.words.zones import find
from marks import die, rule


@rule("DD-OR-20", "DD-OR-34")
@die("lost_king")
def test_a_reward_side_may_win_before_the_turn_ends(table: Story) -> None:
    table.start(mode="standard").own("healing_potion")
    table.trophy("dragon L5")
    table.bag("encounter", "lost_king")
    table.throws(0, "lost_king reward").do("draw")
    assert table.state.result == ((5, 0), (0,), "fame")  # nobody was asked about the potion


@rule("DD-OR-34", "DD-OR-43")
@die("lost_king")
def test_the_stone_of_a_reward_side_stays_with_its_owner(table: Story) -> None:
    table.start(mode="standard").bag("encounter", "lost_king", "wolf")
    table.throws(0, "spell_healing FIZZLE").do("rest").draws("encounter", "lost_king")
    table.throws(1, "lost_king reward").do("draw")
    assert table.owned(1) == ["lost_king"]
    assert table.fame(1) == 2


@rule("DD-EPIC-2", "DD-OR-31")
def test_between_two_turns_an_epic_combat_is_fought_with_a_set_of_its_own(table: Story) -> None:
    table.start(mode="epic").own("sword_black")
    table.trophy("dragon L5")
    table.trophy("ogre L5")
    table.bag("epic", "epic_tiamat")
    table.meets("wolf L2")
    table.throws(0, "sword_black 2").levels(0, 1).foe(6, 6).do("confront", "join_in", "pass")
    assert table.asked == (0, "arm")  # the set of the turn is no longer fixed
    table.throws(0, "sword_black 2").foe(6, 6, 6, 6, 6).do("arm sword_black")
    assert table.state.locked == (0,)
    table.do("pass", "pass", "pass", "pass")
    assert table.asked == (1, "turn")
    assert table.state.locked == ()


@rule("DD-ONEUSE-CHARM-3", "DD-EQUIP-4")
@die("charm_philtre")
def test_what_a_charmer_wants_is_no_standing_wish(table: Story) -> None:
    table.start(seats=3, mode="standard").own("charm_philtre")
    table.own("sword_black", seat=1)
    table.meets("wolf L2")
    table.do("roll charm_philtre", "use_mode charm_philtre CHARM offer", "invite seat1")
    assert table.asked == (0, "arm")
    table.do("arm bare_hands")
    assert table.gear(1) == []
    table.levels(0, 1).levels(1, 1).foe(6, 6).do("confront")
    assert table.asked == (1, "turn")
    assert table.gear(1) == ["sword_black"]  # its own strongest set again


@rule("DD-ASSIST-9", "DD-EQUIP-4")
def test_what_an_assistant_wants_is_a_standing_wish(table: Story) -> None:
    table.start(seats=3).own("sword_black", seat=1)
    table.meets("wolf L2")
    table.do("invite seat1", "accept", "arm bare_hands")
    table.levels(0, 1).levels(1, 1).foe(6, 6).do("confront")
    assert table.asked == (1, "turn")
    assert table.gear(1) == []


@rule("DD-ABILITY-FEAR-2")
@die("zombie")
def test_a_frightened_hero_takes_up_what_fits_beside_the_rest(table: Story) -> None:
    table.start().own("sword_black", "whip_black", "dagger_black")
    table.meets("zombie L1")
    assert table.gear() == ["sword_black", "whip_black"]
    table.do("confront", "use_piece zombie FEAR sword_black")
    assert table.asked == (0, "arm")
    assert table.offers == [
        "arm whip_black+dagger_black",
        "arm bare_hands",
        "put_away whip_black",
        "put_away dagger_black",
    ]
    table.leave_open()


@rule("DD-REWARD-MERCENARY-1", "DD-ASSIST-7")
@die("mercenary")
def test_an_assistant_brings_no_mercenary(table: Story) -> None:
    table.start(seats=3, mode="standard", terrain=True).own("mercenary", seat=1)
    table.state.terrain = "open_spaces"
    table.meets("wolf L2")
    table.do("invite seat1", "accept").levels(0, 1).levels(1, 1).foe(6, 6).do("confront")
    assert table.compared == (2, 12, "loss")  # nobody was asked


@rule("DD-REWARD-MERCENARY-1", "DD-EPIC-13")
@die("mercenary")
def test_no_mercenary_goes_into_an_epic_combat(table: Story) -> None:
    table.start(mode="standard").own("mercenary")
    table.bag("epic", "epic_tiamat")
    table.bag("encounter", "event_epic")
    table.levels(0, 1).foe(6, 6, 6, 6, 6).do("draw", "join_in", "pass")
    assert table.kinds(board.OWNED) == ["mercenary"]
    assert len(table.happened("compared_epic")) == 1
    table.leave_open()


@rule("DD-OR-64", "DD-EVENT-SHRINE-2")
@die("shrine_b")
def test_whoever_has_emptied_the_encounter_bag_rests(table: Story) -> None:
    table.start(mode="standard").bag("encounter", "shrine_b")
    table.throws(0, "shrine_b SLASH", "spell_healing FIZZLE").do("draw")
    assert [key for key in [event.key for event in table.told] if key in ("shrine", "rested")] == [
        "shrine",
        "rested",
    ]
    assert table.in_bag("encounter") == ["shrine_b"]


@rule("DD-ABILITY-THROW-1", "DD-ABILITY-STUN-1")
@die("hammer_purple")
def test_the_active_hero_may_stun_what_an_outsider_throws(table: Story) -> None:
    table.start().own("hammer_purple")
    table.own("dagger_black", seat=1)
    table.meets("wolf L2")
    table.throws(0, "hammer_purple 4 SHATTER STUN").levels(0, 1).foe(3, 3).do("confront")
    table.do("throw dagger_black foe", seat=1)
    assert table.asked == (0, "respond_stun")
    table.do("stun hammer_purple")
    assert table.compared == (5, 6, "loss")


@rule("DD-ABILITY-SCOUT-2")
@die("bow_purple")
def test_a_die_is_rolled_ahead_once(table: Story) -> None:
    table.start().own("bow_purple")
    table.meets("wolf L2")
    table.throws(0, "bow_purple 3").do("try bow_purple")
    assert not [name for name in table.offers if name.startswith("try")]
    table.do("run")


@rule("DD-ONEUSE-EXPLORE", "DD-LOC-6")
@die("compass", "location_a")
def test_the_dungeon_die_shows_where_the_heroes_are(table: Story) -> None:
    table.start(mode="standard", dungeon_die="A").own("compass")
    table.state.place = "forest"
    table.meets("wolf L2")
    table.do("roll compass", "use_place compass EXPLORE bazaar")
    state = table.state
    assert board.face_of(state, find(state, board.CENTRE, "location_a")).place == "bazaar"
    table.do("run")


@rule("DD-REWARD-MERCENARY-3")
@die("mercenary")
def test_a_mercenary_that_shows_no_level_is_rolled_when_hired(table: Story) -> None:
    table.start(mode="standard").own("mercenary")
    table.meets("wolf L2")
    table.throws(0, "mercenary reward", "mercenary L3").do("hire mercenary")
    table.levels(0, 1).foe(6, 6).do("confront")
    assert table.compared == (4, 12, "loss")


@rule("DD-TURN-12", "DD-TURN-14", "DD-ABILITY-BO-STAFF")
@die("bo_staff")
def test_what_is_used_once_a_round_comes_back_after_every_turn_but_fleet_does_not(table: Story) -> None:
    table.start(mode="standard").own("bo_staff", "dagger_black")
    table.do("equip", "arm bo_staff") if "bo_staff" not in table.gear() else None
    table.meets("wolf L2")
    table.throws(0, "bo_staff 2 FLEET").levels(0, 1).foe(6, 6).do("confront")
    table.throws(0, "dagger_black 2").do("throw dagger_black seat0", "use bo_staff FLEET")
    assert table.asked == (0, "turn")
    assert table.state.spent_round == ((0, "FLEET"),)
    table.throws(0, "spell_healing FIZZLE").do("rest")
    assert table.asked == (1, "turn")
    assert table.state.spent_round == ()
