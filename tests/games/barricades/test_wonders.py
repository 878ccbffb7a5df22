"""Treasures that do what no other card does: Rod, Mirror, Purse, Chest, Bell and Bones."""

from __future__ import annotations

import pytest
from tests.games.barricades.ground import after_a_battle, in_dungeon, in_village, meet, strong
from tests.games.barricades.teller import FACES
from tests.marks import card, rule

from delvewright.games.barricades import board
from delvewright.games.barricades.board import DICE_STREAM, NODES

# Rod of Teleportation -----------------------------------------------------------------------------------


@card("rod_of_teleportation")
@rule("BQ-PARTY-11", "BQ-FAQ-05", "BQ-OPEN-53")
def test_the_rod_takes_the_whole_party_without_light_or_alarm(table):
    in_dungeon(table, "rod_of_teleportation", "adventurer", seats=3)
    table.do("invite seat1", seat=0).do("join seat0", seat=1)
    table.room(NODES[5], "celestial_temple", "lurking_spider")
    table.do("use rod_of_teleportation teleport", seat=0)
    assert len(table.offers) == 6
    table.do(f"move {NODES[5]}", seat=0)
    assert table.state.at == [5, 5, board.WILDERNESS]
    assert not table.happened("alerted")
    assert table.state.spent_light == ()
    assert table.refusal("use rod_of_teleportation teleport", 0) == ("used_up", 1)


@card("rod_of_teleportation")
@rule("BQ-GUARD-02", "BQ-FAQ-16")
def test_the_rod_opens_no_lair(table):
    in_dungeon(table, "rod_of_teleportation").do("use rod_of_teleportation teleport")
    assert table.refusal("move lair") == ("lair_is_closed",)
    table.do(f"move {NODES[1]}")
    in_dungeon(table, "rod_of_teleportation").reveal()
    table.do("use rod_of_teleportation teleport", "move lair")
    assert table.state.at[0] == board.LAIR


# Stormland Mirror ---------------------------------------------------------------------------------------


@card("stormland_mirror")
def test_the_mirror_uses_an_ability_of_another_card_once_more(table):
    in_dungeon(table, "stormland_mirror", "tent", "edlin_1").do("use tent give")
    table.do("use stormland_mirror reflect")
    assert table.offers == ["copy tent give", "double tent"]
    before = table.attack()
    table.do("copy tent give")
    assert (table.skill("edlin_1"), table.attack()) == (4 + 2, before)
    assert table.refusal("use stormland_mirror reflect") == ("used_up", 1)


@card("stormland_mirror")
def test_the_mirror_gives_attack_and_light_of_a_card_as_they_stand(table):
    in_dungeon(table, "stormland_mirror", "magic_missile", "moonlight", "pylorian_1")
    assert (table.attack(), table.light()) == ((0, 3 + 3), 2)
    table.do("use stormland_mirror reflect", "double magic_missile")
    assert table.attack() == (0, 3 + 3 + 3)
    in_dungeon(table, "stormland_mirror", "magic_missile", "moonlight", "pylorian_1")
    table.do("use stormland_mirror reflect", "double moonlight")
    assert (table.attack(), table.light()) == ((0, 3 + 3), 4)


@card("stormland_mirror")
def test_what_the_copied_text_calls_this_is_the_mirror(table):
    in_village(table, "stormland_mirror", "treasure_cache").do("use stormland_mirror reflect")
    table.do("copy treasure_cache learn")
    assert table.state.xp[0] == 3
    assert table.in_zone(board.DESTROYED) == ["stormland_mirror"]
    assert table.in_zone(board.PLAY) == ["treasure_cache"]


@card("stormland_mirror")
def test_the_mirror_shows_no_text_of_another_phase_and_no_hero(table):
    in_village(table, "stormland_mirror", "sun_of_the_forest", "pylorian_3", "gem_of_healing")
    table.has(wounds=2)
    table.do("use stormland_mirror reflect")
    assert table.offers == ["double sun_of_the_forest", "copy gem_of_healing mend"]
    table.do("copy gem_of_healing mend", "use gem_of_healing mend")
    assert table.state.wounds[0] == 0
    in_village(table, "stormland_mirror", "edlin_1")
    assert table.refusal("use stormland_mirror reflect") == ("nothing_to_copy",)


@card("stormland_mirror")
def test_the_mirror_shows_no_text_of_prep_in_an_empty_room(table):
    in_dungeon(table, "stormland_mirror", "gamblers_bones")
    table.room("left_1", "abandoned_gate")
    table.stands("left_1")
    assert table.refusal("use stormland_mirror reflect") == ("nothing_to_copy",)


@card("stormland_mirror")
@rule("BQ-TURN-15")
def test_before_a_monster_the_mirror_shows_what_speaks_of_it(table):
    in_dungeon(table, "stormland_mirror", "acid_burst", "pylorian_2")
    meet(table, "elder_wyrm")
    table.do("use acid_burst burn", "use stormland_mirror reflect", "copy acid_burst burn")
    assert sum([less for _, _, less in table.state.softened]) == 2 * 2


# Traveller's Purse --------------------------------------------------------------------------------------


@card("travellers_purse")
@rule("BQ-LEX-05")
@pytest.mark.parametrize(("seats", "neighbours"), [(2, [1]), (3, [1, 2]), (4, [1, 3])])
def test_a_purse_goes_to_a_neighbour_for_a_cheap_token(table, seats, neighbours):
    in_village(table, "travellers_purse", seats=seats).do("use travellers_purse hand_on")
    if len(neighbours) > 1:
        assert table.offers == [f"discard_to seat{seat}" for seat in neighbours]
        table.do(f"discard_to seat{neighbours[-1]}")
    assert table.in_zone(board.DISCARD, neighbours[-1]) == ["travellers_purse"]
    assert table.in_zone(board.PLAY) == []
    assert table.refusal("gain_token scroll") == ("token_too_dear", 4, 3)
    table.do("gain_token potion")
    assert table.tokens("potion") == 1


@card("travellers_purse")
@rule("BQ-LEX-05")
def test_a_borrowed_purse_handed_on_is_lent_no_more(table):
    in_village(table, "travellers_purse", "joba", seats=3)
    p = table.state
    purse, joba = p.zones[board.PLAY]
    p.lent = ((purse, 1), (joba, 1))
    table.do("use travellers_purse hand_on", "discard_to seat2", "gain_token potion")
    assert table.state.lent == ((joba, 1),)


@card("travellers_purse")
@rule("BQ-OPEN-31")
@pytest.mark.parametrize("to_self", [True, False])
def test_solo_a_purse_goes_to_the_own_discard_pile_or_nowhere(table, to_self):
    in_village(table, "travellers_purse", seats=1, discard_to_self=to_self)
    if to_self:
        table.do("use travellers_purse hand_on", "gain_token potion")
        assert table.in_zone(board.DISCARD) == ["travellers_purse"]
    else:
        assert table.refusal("use travellers_purse hand_on") == ("no_neighbour",)


# Smuggler's Chest ---------------------------------------------------------------------------------------


@card("smugglers_chest")
@rule("BQ-LEX-12")
def test_a_chest_leaves_two_things_for_a_later_battle_and_pays_one_xp(table):
    in_dungeon(table, "smugglers_chest").has(xp=1, potion=2)
    meet(table, "goblin_runt")
    table.do("use smugglers_chest hide", "leave_token potion", "leave_xp")
    p = table.state
    assert [(left.node, left.what, left.number, left.turn) for left in p.left] == [
        (1, "potion", 1, p.turns),
        (1, "xp", 1, p.turns),
    ]
    assert (p.xp[0], table.tokens("potion")) == (1, 1)
    strong(table).do("battle")
    assert len(table.state.left) == 2
    assert table.state.xp[0] == 1 + 1


@card("smugglers_chest")
def test_a_chest_may_stay_empty_and_needs_something_to_hide(table):
    in_dungeon(table, "smugglers_chest")
    meet(table, "goblin_runt")
    assert table.refusal("use smugglers_chest hide") == ("nothing_to_leave",)
    table.has(xp=2).do("use smugglers_chest hide", "done")
    assert (table.state.xp[0], table.state.left) == (2, ())
    in_dungeon(table, "smugglers_chest")
    meet(table, "goblin_runt").has(xp=2)
    table.do("use smugglers_chest hide", "leave_xp", "done")
    assert (table.state.xp[0], len(table.state.left)) == (2, 1)


@card("smugglers_chest")
def test_a_chest_takes_what_one_has(table):
    in_dungeon(table, "smugglers_chest")
    meet(table, "goblin_runt").has(potion=1).do("use smugglers_chest hide")
    assert table.refusal("leave_xp") == ("too_little_xp", 1, 0)
    assert table.offers == ["leave_token potion", "done"]
    table.do("done")


@card("smugglers_chest")
def test_what_a_chest_pays_can_not_be_hidden(table):
    in_dungeon(table, "smugglers_chest")
    meet(table, "goblin_runt").has(xp=1).do("use smugglers_chest hide", "leave_xp")
    assert table.asked == (0, "delve")
    assert (table.state.xp[0], len(table.state.left)) == (1, 1)


# Watchman's Bell ----------------------------------------------------------------------------------------


@card("watchmans_bell")
@rule("BQ-LEX-01")
def test_a_bell_in_hand_lets_dice_be_rolled_again(table):
    table.start(1).hand("watchmans_bell", "dagger")
    table.state.space = 5
    count = board.threat_level(table.state)
    table.dawn("wound " + "horde_2 " * (count - 1))
    table.load(DICE_STREAM, FACES["horde_1"])
    table.load(DICE_STREAM, FACES["horde_1"])
    table.do("use watchmans_bell ring", "reroll wound", "reroll horde_2", "done")
    assert table.state.wounds[0] == 0
    assert table.icons == 2 * (count - 2) + 2
    assert table.in_zone(board.DISCARD) == ["watchmans_bell"]


@card("watchmans_bell")
def test_a_die_is_named_once_and_of_dice_that_show_the_same_one(table):
    table.start(1).hand("watchmans_bell")
    table.state.space = board.guardian_kind(table.state).lair_track.index(2)
    table.dawn("horde_1 wound").do("use watchmans_bell ring", "reroll wound")
    assert table.offers == ["reroll horde_1", "done"]
    table.do("reroll horde_1")
    assert table.offers == ["done"]
    for _ in range(2):
        table.load(DICE_STREAM, FACES["horde_2"])
    table.do("done")
    table.start(1).hand("watchmans_bell")
    table.state.space = board.guardian_kind(table.state).lair_track.index(2)
    table.dawn("horde_1 horde_1").do("use watchmans_bell ring")
    assert table.offers == ["reroll horde_1", "done"]
    table.do("done")


@card("watchmans_bell")
def test_a_bell_may_stay_silent_or_ring_for_nothing(table):
    table.start(1).hand("watchmans_bell")
    table.dawn("wound").do("done")
    assert (table.state.wounds[0], table.in_zone(board.HAND)) == (1, ["watchmans_bell"])
    table.start(1).hand("watchmans_bell")
    table.dawn("wound").do("use watchmans_bell ring", "done")
    assert (table.state.wounds[0], table.in_zone(board.HAND)) == (1, [])
    table.start(1).deck("watchmans_bell")
    table.morning("wound")
    assert table.state.wounds[0] == 1


# Gambler's Bones ----------------------------------------------------------------------------------------


@card("gamblers_bones")
@rule("BQ-OPEN-25")
def test_bones_add_a_die_and_bring_xp(table):
    table.start(1).hand("gamblers_bones")
    table.dawn("horde_1")
    table.load(DICE_STREAM, FACES["horde_2"])
    table.do("use gamblers_bones gamble")
    assert (table.state.xp[0], table.icons) == (1, 3)
    assert table.in_zone(board.HAND) == ["gamblers_bones"]


@card("gamblers_bones")
def test_who_does_not_gamble_rolls_what_is_due(table):
    table.start(1).hand("gamblers_bones")
    table.dawn("horde_1").do("roll")
    assert (table.state.xp[0], table.icons) == (0, 1)


@card("gamblers_bones")
@rule("BQ-OPEN-25")
@pytest.mark.parametrize(("seats", "left"), [(2, True), (4, False)])
def test_there_are_no_more_than_sixteen_dice(table, seats, left):
    table.start(seats, guardian="ezuzrius_the_noble").hand("gamblers_bones")
    table.reveal()
    assert board.threat_level(table.state) == 4
    table.dawn(*["horde_1 " * 4] * seats)
    if left:
        table.load(DICE_STREAM, FACES["horde_2"])
        table.do("use gamblers_bones gamble", seat=0)
    assert len(table.state.dice) == (9 if left else 16)
    assert table.in_zone(board.HAND) == ["gamblers_bones"]


@card("gamblers_bones")
def test_bones_are_nothing_after_a_battle(table):
    after_a_battle(table, "gamblers_bones")
    assert not [name for name in table.offers if "gamblers_bones" in name]
