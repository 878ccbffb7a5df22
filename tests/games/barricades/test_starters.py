"""Starters, Wound cards and Thralls."""

from __future__ import annotations

import pytest
from tests.games.barricades.ground import after_a_battle, in_dungeon, in_village, strong
from tests.marks import card, rule

from delvewright.games.barricades import board
from delvewright.games.barricades.kinds import CARDS

STARTERS = [id for id, kind in CARDS.items() if kind.deck == "starter"]


@pytest.mark.parametrize("starter", [pytest.param(id, marks=card(id)) for id in STARTERS])
@rule("BQ-BASE-14", "BQ-BASE-17", "BQ-OPEN-33")
def test_a_starter_gives_what_it_prints_a_weapon_only_gold(table, starter):
    kind = CARDS[starter]
    in_village(table, starter)
    assert table.gold() == kind.gold
    table.dungeon()
    works = kind.sort != "weapon"
    assert (table.attack(), table.light()) == ((kind.attack * works, 0), kind.light * works)


@card("adventurer")
@card("dagger")
@rule("BQ-BASE-12")
def test_an_adventurer_carries_one_dagger(table):
    in_dungeon(table, "adventurer", "dagger", "dagger").do("wield dagger adventurer")
    assert table.attack() == (2, 0)
    assert table.refusal("wield dagger adventurer") == ("too_little_skill", 2, 0)


@card("bree_setim")
@rule("BQ-LEX-08")
def test_bree_setim_calls_a_card_when_joba_is_there(table):
    in_village(table, "bree_setim").deck("dagger", "dagger")
    assert table.refusal("use bree_setim call") == ("you_have_none", "Joba")
    in_village(table, "bree_setim", "joba").deck("dagger", "dagger")
    table.do("use bree_setim call").dungeon()
    assert table.in_zone(board.PLAY) == ["bree_setim", "joba", "dagger"]
    assert table.refusal("use bree_setim call") == ("used_up", 1)


# Joba ---------------------------------------------------------------------------------------------------


@card("joba")
@rule("BQ-BASE-22", "BQ-EX-04")
def test_joba_levels_up_an_adventurer_for_nothing(table):
    after_a_battle(table, "joba", "adventurer").do("use joba teach")
    offered = {name for name in table.offers if name.startswith("level_up")}
    heroes = ("edlin_1", "stalker_1", "pylorian_1", "avania_1")
    assert offered == {f"level_up adventurer {hero}" for hero in heroes}
    table.do("level_up adventurer stalker_1")
    assert (table.state.xp[0], table.in_zone(board.DISCARD)) == (0, ["stalker_1"])
    assert "adventurer" in table.in_zone(board.DESTROYED)
    assert table.refusal("use joba teach") == ("used_up", 1)


@card("joba")
@rule("BQ-BASE-21")
def test_joba_levels_up_another_hero_for_its_xp(table):
    after_a_battle(table, "joba", "edlin_1").has(xp=2)
    assert table.refusal("use joba teach") == ("nobody_can_level",)
    after_a_battle(table, "joba", "edlin_1").has(xp=4).do("use joba teach", "level_up edlin_1 edlin_2")
    assert (table.state.xp[0], table.in_zone(board.DISCARD)) == (1, ["edlin_2"])


@card("joba")
@rule("BQ-CHIT-14")
def test_what_joba_does_for_nothing_no_chit_makes_dearer(table):
    after_a_battle(table, "joba", "adventurer", "edlin_1", difficulty="hard").has(xp=3)
    p = table.state
    dear = next(one for zone in (board.BAG,) for one in p.zones[zone] if p.cast[one].level_xp)
    p.zones[board.BAG] = tuple([one for one in p.zones[board.BAG] if one != dear])
    p.zones[board.RUINS + board.GUILDS_QUARTER] += (dear,)
    table.do("use joba teach")
    assert table.refusal("level_up edlin_1 edlin_2") == ("too_little_xp", 4, 3)
    table.do("level_up adventurer edlin_1")
    assert table.state.xp[0] == 3


@card("joba")
@rule("BQ-BASE-25")
def test_joba_teaches_beside_the_level_up_of_the_village_but_nobody_twice(table):
    in_village(table, "joba", "adventurer", "adventurer").has(xp=9).do("level_up adventurer edlin_1")
    assert table.refusal("level_up adventurer edlin_1") == ("leveled_already",)
    table.dungeon()
    strong(table).do("battle", "use joba teach", "level_up adventurer edlin_1")
    assert table.in_zone(board.DISCARD) == ["edlin_1", "edlin_1"]
    assert table.state.xp[0] == 9 - 2


# Thunderstones ------------------------------------------------------------------------------------------


@card("thunderstone_pieces")
@rule("BQ-EX-03")
def test_pieces_heal_or_teach_who_is_in_a_party(table):
    in_dungeon(table, "thunderstone_pieces", "thunderstone_pieces").has(wounds=2)
    table.do("invite seat1", seat=0).do("join seat0", seat=1).do("ready", seat=1)
    strong(table).do("battle", seat=0).do("use thunderstone_pieces heal", seat=0)
    assert table.state.wounds[0] == 1
    table.do("use thunderstone_pieces learn", seat=0)
    assert table.state.xp[0] == 1
    left = [name for name in table.offers_of(0) if "thunderstone_pieces" in name]
    assert left == []


@card("thunderstone_pieces")
def test_pieces_do_nothing_for_who_is_alone(table):
    after_a_battle(table, "thunderstone_pieces").has(wounds=2)
    assert table.refusal("use thunderstone_pieces heal") == ("no_party",)
    assert table.refusal("use thunderstone_pieces learn") == ("no_party",)


@card("thunderstone_staff")
@pytest.mark.parametrize(("way", "wounds", "xp"), [("heal", 1, 0), ("learn", 2, 1)])
def test_one_staff_a_turn_heals_or_teaches(table, way, wounds, xp):
    after_a_battle(table, "thunderstone_staff", "thunderstone_staff", seats=1).has(wounds=2)
    table.do(f"use thunderstone_staff {way}")
    assert (table.state.wounds[0], table.state.xp[0]) == (wounds, xp)
    assert not [name for name in table.offers if "thunderstone_staff" in name]


@card("thunderstone_shard")
def test_a_shard_gives_skill_and_breaks_for_xp(table):
    in_dungeon(table, "thunderstone_shard", "edlin_1").do("use thunderstone_shard focus")
    assert table.skill("edlin_1") == 5
    strong(table).do("battle", "use thunderstone_shard learn")
    assert table.state.xp[0] == 1
    assert "thunderstone_shard" in table.in_zone(board.DESTROYED)


@card("lantern")
def test_a_lantern_lights_the_way(table):
    in_dungeon(table, "lantern")
    assert table.light() == 1


# Wound cards and Thralls --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wound", "cards", "attack"),
    [
        pytest.param("festering_wound", ("edlin_1", "fireball"), (2, 4), marks=card("festering_wound")),
        *[
            pytest.param(wound, cards, attack, marks=card(wound))
            for wound in ("diseased_wound", "baaloks_thrall")
            for cards, attack in (
                (("edlin_1", "fireball"), (1, 4)),
                (("fireball",), (0, 3)),
                (("adventurer", "fireball"), (0, 4)),
                ((), (0, 0)),
            )
        ],
    ],
)
def test_a_wound_card_in_play_may_cost_attack(table, wound, cards, attack):
    in_dungeon(table, wound, *cards)
    assert table.attack() == attack


@card("diseased_wound")
@card("baaloks_thrall")
def test_several_burdens_add_up_and_stop_at_nothing(table):
    in_dungeon(table, "edlin_1", "diseased_wound", "baaloks_thrall")
    assert table.attack() == (0, 0)
    in_dungeon(table, "avania_1", "adventurer", "diseased_wound", "baaloks_thrall", "diseased_wound")
    assert table.attack() == (0, 0)


@pytest.mark.parametrize(
    "wound",
    [pytest.param(id, marks=card(id)) for id in ("festering_wound", "diseased_wound")],
)
@pytest.mark.parametrize("zone", [board.PLAY, board.DISCARD])
@rule("BQ-BASE-07")
def test_a_heal_destroys_a_wound_card_in_place_of_a_token(table, wound, zone):
    in_village(table).has(wounds=1)
    table.put(zone, wound)
    table.do("heal")
    assert table.offers == ["heal_token", f"heal_card {wound}"]
    table.do(f"heal_card {wound}")
    assert table.state.wounds[0] == 1
    assert table.in_zone(board.DESTROYED) == [wound]


@card("baaloks_thrall")
def test_only_the_temple_heals_a_thrall(table):
    in_village(table, "baaloks_thrall")
    assert table.refusal("heal") == ("no_wounds",)
    table.do("use temple heal")
    assert table.in_zone(board.DESTROYED) == ["baaloks_thrall"]
    in_village(table, "baaloks_thrall", at="bazaar").has(potion=1)
    assert table.refusal("use potion drink") == ("no_wounds",)
