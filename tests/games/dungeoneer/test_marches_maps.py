"""The Map cards of The Haunted Marches: what they give, and what they do to who enters or fights there."""

import pytest
from tests.games.dungeoneer.teller import Story
from tests.marks import card, rule

from delvewright.games.dungeoneer.board import DUNGEON_MAPS
from delvewright.games.dungeoneer.kinds import KINDS
from delvewright.games.dungeoneer.sorts import WALL

MARCHES = ("marches",)
PLAIN = (
    "arnum_hamlet",
    "forest_road",
    "old_kings_road",
    "dune_track",
    "river_road",
    "grim_road",
    "grim_ridge",
    "necrotower",
    "brigands_lair",
    "temple_of_cholizar",
    "hollow_oak",
    "sunken_jetty",
)
"""Spaces that do nothing to who enters them."""


@pytest.mark.parametrize("kind", [pytest.param(kind, marks=card(kind)) for kind in PLAIN])
@rule("DN-HERO-07")
def test_a_space_gives_its_glory_and_its_peril(table: Story, kind: str) -> None:
    """By the first exit that lets through, from a crossing beside it."""
    printed = KINDS[kind]
    beside = "old_kings_road" if kind != "old_kings_road" else "river_road"
    side = next(side for side, exit in enumerate(printed.exits) if exit.sort != WALL)
    row, column = ((-1, 0), (0, 1), (1, 0), (0, -1))[side]
    table.start(2, packs=MARCHES).lay(**{beside: (row, column), kind: (0, 0)})
    table.hero_phase().do(f"move {('south', 'west', 'north', 'east')[side]}")
    assert table.place_of(0) == kind
    assert (table.glory_of(0), table.peril_of(0)) == (printed.glory, printed.peril)
    assert table.asked == (0, "hero")


@pytest.mark.parametrize(
    ("kind", "price", "healed"),
    [
        pytest.param("inn_of_the_wily_wench", 2, 1, marks=card("inn_of_the_wily_wench")),
        pytest.param("temple_of_omnisus", 3, 2, marks=card("temple_of_omnisus")),
    ],
)
@rule("DN-DP-27", "DN-HERO-10", "DN-HERO-11")
def test_a_bed_or_a_blessing_can_be_had_for_glory(table: Story, kind: str, price: int, healed: int) -> None:
    table.start(2, packs=MARCHES).lay(arnum_hamlet=(0, 0), **{kind: (1, 0)})
    table.life(3).glory(price - KINDS[kind].glory).hero_phase().do("move south")
    assert table.asked == (0, "pay")  # what was missing was collected on entering
    table.do("pay")
    assert (table.life_of(0), table.glory_of(0)) == (3 + healed, 0)
    table.do("move north", "move south")
    assert (table.life_of(0), table.asked) == (3 + healed, (0, "hero"))  # no Glory left to pay with


@card("inn_of_the_wily_wench", "temple_of_omnisus")
def test_nobody_has_to_sleep_at_the_inn(table: Story) -> None:
    table.start(2, packs=MARCHES).lay(arnum_hamlet=(0, 0), inn_of_the_wily_wench=(1, 0))
    table.life(3).glory(5).hero_phase().do("move south", "decline")
    assert (table.life_of(0), table.glory_of(0)) == (3, 6)


@card("thieves_alley")
@rule("DN-HERO-11")
def test_the_thieves_alley_costs_the_slow_a_glory(table: Story) -> None:
    table.start(2, packs=MARCHES).hero("brother_imbric")
    table.lay(arnum_hamlet=(0, 0), thieves_alley=(0, -1)).movement(3).hero_phase().rolls(0, 1).do("move west")
    assert table.threat == (3, 4)
    assert (table.glory_of(0), table.peril_of(0)) == (1, 3)  # 2 collected, 1 lost
    table.do("move east").rolls(0, 2).do("move west")
    assert table.threat == (4, 4)
    assert table.glory_of(0) == 1  # nothing more collected, nothing more lost


@card("thornbride_glade")
def test_the_thornbride_holds_who_can_not_withstand_her(table: Story) -> None:
    table.start(2, packs=MARCHES).lay(arnum_hamlet=(0, 0), thornbride_glade=(1, 0))
    table.hero_phase().rolls(0, 3).do("move south")
    assert table.threat == (4, 5)
    assert table.movement_of(0) == 1
    table.start(2, packs=MARCHES).lay(arnum_hamlet=(0, 0), thornbride_glade=(1, 0))
    table.movement(1).hero_phase().rolls(0, 3).do("move south")
    assert table.movement_of(0) == 0  # there is none to lose
    table.start(2, packs=MARCHES).lay(arnum_hamlet=(0, 0), thornbride_glade=(1, 0))
    table.hero_phase().rolls(0, 4).do("move south")
    assert (table.threat, table.movement_of(0)) == ((5, 5), 2)


@card("oracle_dunes")
def test_the_oracle_shows_the_next_map_card_to_who_pays(table: Story) -> None:
    table.start(2, packs=MARCHES).lay(arnum_hamlet=(0, 0), oracle_dunes=(0, 1))
    table.hero_phase()
    top, _ = table.map_deck("grim_ridge", "necrotower")
    table.do("move east", "pay")
    assert (table.glory_of(0), table.state.known) == (1, ((top, 1),))  # 2 collected; seat 0 alone knows it


@card("oracle_dunes")
def test_with_two_decks_the_oracle_knows_that_of_the_wilderness(table: Story) -> None:
    table.start(2, packs=("crypt", "marches")).lay(arnum_hamlet=(0, 0), oracle_dunes=(0, 1))
    table.hero_phase()
    (top,) = table.map_deck("grim_ridge")
    table.map_deck("worn_passage", zone=DUNGEON_MAPS)
    table.do("move east", "pay")
    assert table.happened("peeked") == [(0, top)]


@pytest.mark.parametrize(
    ("place", "kind", "other", "form", "attack"),
    [
        pytest.param("wererat_lair", "giant_rats", "dire_wolf", "melee", 4, marks=card("wererat_lair")),
        pytest.param("dragons_perch", "sand_wyrmling", "dire_wolf", "melee", 5, marks=card("dragons_perch")),
        pytest.param("dragons_perch", "sand_wyrmling", "ice_imp", "magic", 5),
    ],
)
def test_lairs_strengthen_those_who_live_there(
    table: Story, place: str, kind: str, other: str, form: str, attack: int
) -> None:
    for where, foe, total in ((place, kind, attack + 1), ("arnum_hamlet", kind, attack), (place, other, 5)):
        table.start(2, packs=MARCHES).lay(arnum_hamlet=(0, 0), **{place: (-1, 0)})
        table.stands(where, seat=1).rolls(0, 3).rolls(1, 6)
        table.send(foe)
        if table.asked == (0, "form"):
            table.do(f"form {form}")
        assert table.totals[0] == total
        table.leave_open()


@card("wererat_lair")
def test_a_lair_is_for_attacks(table: Story) -> None:
    table.start(2, packs=MARCHES).lay(arnum_hamlet=(0, 0), wererat_lair=(-1, 0))
    table.stands("wererat_lair", seat=1).movement(1, seat=1).rolls(0, 3, 3).rolls(1, 1, 1)
    table.send("master_wererat")
    table.do("form melee", "challenge master_wererat melee")
    assert [event[1::2] for event in table.happened("compared")] == [(7, 4), (5, 6)]
    table.do("give_peril seat0", "pack master_wererat", "give_peril seat0")


# Obstacles and exits ------------------------------------------------------------------------------------


@card("scree_pass")
@rule("DN-OBST-04")
def test_the_scree_of_the_pass_wounds_who_slips(table: Story) -> None:
    table.start(2, packs=MARCHES).hero("brother_imbric")
    table.lay(arnum_hamlet=(0, 0), scree_pass=(-1, 0)).movement(3).hero_phase().rolls(0, 1).do("move north")
    assert (table.threat, table.life_of(0)) == ((3, 4), 5)
    table.do("move south").rolls(0, 2).do("move north")
    assert (table.threat, table.life_of(0)) == ((4, 4), 5)


@card("marsh_causeway", "witchlight_mire")
@rule("DN-OBST-02")
def test_in_the_marshes_one_sinks_in(table: Story) -> None:
    table.start(2, packs=MARCHES).lay(arnum_hamlet=(0, 0), marsh_causeway=(0, 1), witchlight_mire=(-1, 0))
    table.hero_phase().rolls(0, 1).do("move east")
    assert (table.threat, table.lies(0)) == ((4, 5), True)
    table.do("stand_up").stands("arnum_hamlet").rolls(0, 4)
    table.do("move north")
    assert (table.threat, table.lies(0)) == ((5, 5), False)  # with Magic 1 against the lights


@card("hollow_oak", "dragons_perch")
@rule("DN-COMBINE-21")
def test_a_portal_that_leads_nowhere_is_no_exit(table: Story) -> None:
    table.start(2, packs=MARCHES).lay(hollow_oak=(0, 0), arnum_hamlet=(1, 0), dragons_perch=(0, 1, 2))
    table.hero_phase()
    assert [name for name in table.offers if name.startswith("go_to")] == []
    table.stands("dragons_perch")
    assert [name for name in table.offers if name.startswith("go_to")] == []


@card("wererat_lair", "thieves_alley", "inn_of_the_wily_wench", "sunken_jetty")
@rule("DN-EXIT-09", "DN-EXIT-10")
def test_sewers_lead_to_their_twins(table: Story) -> None:
    table.start(2, packs=MARCHES).lay(
        sunken_jetty=(0, 0), arnum_hamlet=(-1, 0), wererat_lair=(-2, 0), inn_of_the_wily_wench=(-1, 1)
    )
    table.hero_phase().do("go_to inn_of_the_wily_wench", "go_to sunken_jetty")
    assert (table.glory_of(0), table.peril_of(0), table.movement_of(0)) == (1, 1, 1)
    table.stands("wererat_lair")
    assert "go_to thieves_alley" not in table.offers  # which is not on the table
