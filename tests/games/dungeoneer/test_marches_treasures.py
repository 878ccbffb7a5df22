"""The Treasures of The Haunted Marches: what they do, what they cost, and when they do nothing."""

import pytest
from tests.games.dungeoneer.teller import Story
from tests.marks import card, rule

from delvewright.games.dungeoneer.choices import may_pay
from delvewright.games.dungeoneer.kinds import KINDS
from delvewright.games.dungeoneer.powers import ATTACK, COUNTER, PLAIN, THREAT
from delvewright.games.dungeoneer.sorts import MAGIC, MELEE, SPEED

MARCHES = ("marches",)
USES = (PLAIN, ATTACK, COUNTER, THREAT)


@pytest.mark.parametrize(
    ("kind", "melee", "magic", "speed"),
    [
        pytest.param(
            "holy_breastplate", (0, 0, 1, 0), (0, 0, 1, 0), (0,) * 4, marks=card("holy_breastplate")
        ),
        pytest.param("wayfarers_boots", (0,) * 4, (0,) * 4, (1,) * 4, marks=card("wayfarers_boots")),
        pytest.param("sunstone_amulet", (0,) * 4, (1,) * 4, (0,) * 4, marks=card("sunstone_amulet")),
        pytest.param("iron_shod_staff", (0, 0, 1, 0), (0, 1, 0, 0), (0,) * 4, marks=card("iron_shod_staff")),
        pytest.param("spiked_buckler", (0, 0, 1, 0), (0,) * 4, (0,) * 4, marks=card("spiked_buckler")),
        pytest.param(
            "longbow_of_the_reach", (0,) * 4, (0,) * 4, (0, 1, 0, 0), marks=card("longbow_of_the_reach")
        ),
    ],
)
@rule("DN-HERO-13")
def test_treasures_that_raise_scores(
    table: Story, kind: str, melee: tuple[int, ...], magic: tuple[int, ...], speed: tuple[int, ...]
) -> None:
    """Raised for a plain reading, an attack, a counter-attack and a Threat: by so much each."""
    table.start(2, packs=MARCHES)
    before = {(stat, use): table.score_of(stat, uses=use) for stat in (MELEE, MAGIC, SPEED) for use in USES}
    (piece,) = table.hand(kind)
    cost = table.state.cast[piece].cost
    table.glory(cost).hero_phase().do(f"play {kind}")
    assert (table.inventory_of(0), table.glory_of(0)) == ([kind], 0)
    for stat, raised in ((MELEE, melee), (MAGIC, magic), (SPEED, speed)):
        for use, more in zip(USES, raised, strict=True):
            assert table.score_of(stat, uses=use) == before[stat, use] + more


@card("wayfarers_boots")
@rule("DN-EFFECT-16", "DN-EFFECT-17", "DN-RESET-07")
def test_boots_give_movement_at_the_next_reset_and_not_before(table: Story) -> None:
    table.start(2, packs=MARCHES).hand("wayfarers_boots")
    table.glory(4).hero_phase().do("play wayfarers_boots")
    assert table.movement_of(0) == 3
    table.idle_until(0)
    assert table.movement_of(0) == 4


@card("longbow_of_the_reach")
@rule("DN-COMBAT-35")
def test_the_longbow_lets_its_bearer_attack_with_speed(table: Story) -> None:
    table.start(2, packs=MARCHES).hero_phase()
    assert [name for name in table.offers if name.startswith("challenge")] == [
        "challenge kron_axereaver melee",
        "challenge kron_axereaver magic",
    ]
    table.inventory("longbow_of_the_reach")
    table.rolls(0, 1).rolls(1, 1).do("challenge kron_axereaver speed")
    assert table.totals == (5, 4)  # 1 + 3 + 1 against 1 + 3
    assert table.life_of(1) == 5


@card("wolfhide_cloak")
def test_the_wolfhide_is_best_in_forest_and_ice(table: Story) -> None:
    table.start(2, packs=MARCHES).lay(arnum_hamlet=(0, 0), forest_road=(1, 0), grim_ridge=(0, 1))
    table.inventory("wolfhide_cloak")
    for place, more in (("arnum_hamlet", 1), ("forest_road", 2), ("grim_ridge", 2)):
        table.stands(place)
        assert table.score_of(SPEED, uses=THREAT) == 3 + more
        assert table.score_of(SPEED) == table.score_of(SPEED, uses=COUNTER) == 3
        assert table.score_of(MAGIC, uses=THREAT) == 1


@card("wolfhide_cloak", "sudden_storm")
def test_an_ice_token_is_ice_to_the_wolfhide(table: Story) -> None:
    table.start(2, packs=MARCHES).inventory("wolfhide_cloak")
    table.state.ice = (table.piece("arnum_hamlet"),)
    assert table.score_of(SPEED, uses=THREAT) == 5


# Potions, scrolls, companions ---------------------------------------------------------------------------


@card("potion_of_invigoration")
def test_invigoration_stands_a_hero_up_with_2_movement(table: Story) -> None:
    table.start(2, packs=MARCHES).inventory("potion_of_invigoration")
    table.state.tipped = (7, *table.state.tipped[1:])  # a Threat would be needed otherwise
    table.movement(0).hero_phase().do("use potion_of_invigoration drink")
    assert (table.lies(0), table.movement_of(0)) == (False, 2)
    assert (table.inventory_of(0), table.discards) == ([], ["potion_of_invigoration"])


@card("potion_of_invigoration")
@rule("DN-SPECIAL-08")
def test_invigoration_on_anothers_turn_serves_like_saved_movement(table: Story) -> None:
    table.start(2, packs=MARCHES).inventory("potion_of_invigoration", seat=1)
    table.tipped(seat=1)
    table.send("sand_wyrmling")
    table.do("form melee")
    assert table.asked == (1, "window")
    table.rolls(0, 3, 1).rolls(1, 2, 1).do("use potion_of_invigoration drink")
    assert table.movement_of(1) == 2
    table.do("challenge sand_wyrmling melee")  # 1 of them pays for it
    assert (table.lies(1), table.movement_of(1), table.totals) == (False, 1, (5, 3))
    table.do("pack sand_wyrmling")
    table.idle_until(1)
    assert table.movement_of(1) == 3  # what was left is gone at the Reset


@card("scroll_of_safe_harbor")
@rule("DN-EFFECT-26", "DN-EFFECT-27")
def test_safe_harbor_is_any_urban_space(table: Story) -> None:
    table.start(2, packs=MARCHES)
    table.lay(river_road=(0, 1), arnum_hamlet=(0, 0), sunken_jetty=(1, 1), inn_of_the_wily_wench=(-1, 0))
    table.inventory("scroll_of_safe_harbor")
    table.tipped().hero_phase().do("use scroll_of_safe_harbor read")
    assert table.offers == ["warp arnum_hamlet", "warp sunken_jetty", "warp inn_of_the_wily_wench"]
    table.do("warp sunken_jetty")
    assert (table.place_of(0), table.glory_of(0), table.peril_of(0)) == ("sunken_jetty", 2, 2)
    assert (table.lies(0), table.movement_of(0)) == (True, 3)  # it costs none, and he lies as he lay
    assert table.discards == ["scroll_of_safe_harbor"]


@card("scroll_of_safe_harbor")
@rule("DN-EFFECT-28", "DN-OPEN-33")
def test_safe_harbor_names_the_wilderness_and_so_leads_out_of_the_dungeon(table: Story) -> None:
    table.start(2, packs=("crypt", "marches"))
    table.lay(tomb_gate=(0, 0), arnum_hamlet=(0, 0), river_road=(0, 1)).inventory("scroll_of_safe_harbor")
    table.hero_phase().do("use scroll_of_safe_harbor read")
    assert table.place_of(0) == "arnum_hamlet"


@card("scroll_of_safe_harbor")
def test_safe_harbor_needs_another_urban_space(table: Story) -> None:
    table.start(2, packs=MARCHES).inventory("scroll_of_safe_harbor")
    table.hero_phase().refused("use scroll_of_safe_harbor read", "no_such_space")


@card("falcon_companion")
def test_the_falcon_sees_the_next_map_card_for_1_glory_a_turn(table: Story) -> None:
    table.start(2, packs=MARCHES).inventory("falcon_companion")
    table.hero_phase()
    table.glory(2).refused("use falcon_companion scout", "no_maps")
    top, _ = table.map_deck("dune_track", "grim_ridge")
    table.do("use falcon_companion scout")
    assert table.happened("peeked") == [(0, top)]
    assert [event.seen_by(1) for event in table.told if event.key == "peeked"] == [(0, -1)]
    assert table.state.known == ((top, 1 << 0),)
    assert table.glory_of(0) == 1
    table.refused("use falcon_companion scout", "used_already", table.piece("falcon_companion"))


# Ways and limits ----------------------------------------------------------------------------------------


@card("skeleton_key")
@rule("DN-EXIT-12")
def test_the_skeleton_key_opens_every_lock_for_all(table: Story) -> None:
    table.start(2, packs=MARCHES).lay(dune_track=(0, 0), arnum_hamlet=(0, 1)).inventory("skeleton_key")
    table.hero_phase().do("move east")
    assert (table.place_of(0), table.happened("threat"), table.movement_of(0)) == ("arnum_hamlet", [], 2)
    assert table.state.unlocked == ((table.piece("dune_track"), 1),)


@card("skeleton_key")
def test_the_skeleton_key_is_no_help_with_treacherous_exits(table: Story) -> None:
    table.start(2, packs=MARCHES).lay(scree_pass=(0, 0), arnum_hamlet=(0, 1)).inventory("skeleton_key")
    table.hero_phase().rolls(0, 1).do("move east")
    assert table.threat == (4, 5)
    assert (table.life_of(0), table.place_of(0)) == (5, "arnum_hamlet")


@card("desert_veil")
@rule("DN-EXIT-13")
def test_the_desert_veil_ignores_treacherous_exits_of_deserts(table: Story) -> None:
    table.start(2, packs=MARCHES).lay(brigands_lair=(0, 0), arnum_hamlet=(0, 1)).inventory("desert_veil")
    table.hero_phase().do("move east")
    assert (table.place_of(0), table.happened("threat")) == ("arnum_hamlet", [])
    table.start(2, packs=MARCHES).lay(brigands_lair=(0, 0), river_road=(1, 0)).inventory("desert_veil")
    table.hero_phase().rolls(0, 6).do("move south")  # a Lost exit is no obstacle
    assert table.threat == (9, 5)
    table.start(2, packs=MARCHES).lay(scree_pass=(0, 0), arnum_hamlet=(0, 1)).inventory("desert_veil")
    table.hero_phase().rolls(0, 6).do("move east")  # no desert
    assert table.threat == (9, 5)


@card("desert_veil", "oracle_dunes")
def test_an_effect_of_the_desert_that_one_likes_may_be_used(table: Story) -> None:
    table.start(2, packs=MARCHES).lay(arnum_hamlet=(0, 0), oracle_dunes=(0, 1)).inventory("desert_veil")
    table.hero_phase()
    (top,) = table.map_deck("dune_track")
    table.do("move east", "pay")
    assert table.happened("peeked") == [(0, top)]


@card("desert_veil")
def test_no_effect_of_a_desert_is_one_that_the_veil_would_have_to_spare(table: Story) -> None:
    for kind in KINDS.values():
        if "desert" in kind.terrain and kind.enter is not None:
            assert isinstance(kind.enter.words[0], may_pay), kind.id


@card("pack_mule")
@rule("DN-EFFECT-19")
def test_the_mule_carries_2_more_and_finds_room_for_itself(table: Story) -> None:
    table.start(2, packs=MARCHES).inventory(*["sunstone_amulet"] * 4)  # all that Raka can carry
    table.hand("pack_mule", "skeleton_key")
    table.glory(9).hero_phase().refused("play skeleton_key", "no_room", 4, 4)
    table.do("play pack_mule", "play skeleton_key")
    assert len(table.inventory_of(0)) == 6


@card("pack_mule")
@rule("DN-OPEN-35", "DN-DP-40")
def test_a_mule_left_behind_at_a_portal_leaves_its_load(table: Story) -> None:
    table.start(2, packs=("crypt", "marches"))
    table.lay(hollow_oak=(0, 0), tomb_gate=(0, 0), arnum_hamlet=(0, 1))
    table.inventory("pack_mule", *["skeleton_key"] * 4, "sunstone_amulet")
    table.hero_phase().do("go_to tomb_gate")
    assert table.asked == (0, "forfeit")  # 6 Treasures, and room for 4
    table.do("discard skeleton_key", "discard pack_mule")
    assert len(table.inventory_of(0)) == 4
    assert table.place_of(0) == "tomb_gate"


@card("pack_mule")
@rule("DN-EFFECT-19")
def test_in_the_dungeon_a_mule_finds_no_room(table: Story) -> None:
    table.start(2, packs=("crypt", "marches")).lay(tomb_gate=(0, 0), arnum_hamlet=(0, 0))
    table.inventory(*["skeleton_key"] * 4)
    table.hand("pack_mule")
    table.glory(9).hero_phase().refused("play pack_mule", "no_room", 4, 4)


@card("pack_mule")
@rule("DN-OPEN-35", "DN-DRAW-01")
def test_who_discards_the_mule_discards_what_it_carried(table: Story) -> None:
    table.start(2, packs=MARCHES).inventory("pack_mule", *["skeleton_key"] * 4, "sunstone_amulet")
    table.hand("rope_snare")
    table.hero_phase().do("end", "discard pack_mule")
    assert table.asked == (0, "forfeit")
    table.do("discard sunstone_amulet")
    assert table.inventory_of(0) == ["skeleton_key"] * 4
    table.leave_open()


@card("sharpening_oil")
@rule("DN-COMP-19", "DN-COMP-20")
def test_sharpening_oil_goes_under_a_weapon_and_with_it(table: Story) -> None:
    table.start(2, packs=MARCHES).hand("sharpening_oil", "longbow_of_the_reach")
    table.glory(9).hero_phase().refused("play sharpening_oil", "no_host", table.piece("sharpening_oil"))
    table.inventory("iron_shod_staff", *["skeleton_key"] * 3)  # no slot is free, and none is needed
    table.do("play sharpening_oil")
    assert [table.score_of(MELEE, uses=uses) for uses in (ATTACK, COUNTER)] == [3, 3]
    table.do("play longbow_of_the_reach")  # takes the place of the Staff
    assert table.discards == ["iron_shod_staff", "sharpening_oil"]
    assert table.score_of(MELEE, uses=ATTACK) == 2
