"""Exits as they are now, what adjoins, Sewers and Portals, and distances (DN-EXIT, DN-HERO, DN-COMBINE)."""

from __future__ import annotations

from tests.games.dungeoneer.ground import BOTH, bar, ground, lay, names, piece
from tests.marks import rule

from delvewright.games.dungeoneer import paths
from delvewright.games.dungeoneer.board import NONE, Board, with_new
from delvewright.games.dungeoneer.paths import HERE, Route
from delvewright.games.dungeoneer.sorts import (
    EAST,
    LOCKED,
    NORTH,
    OPEN,
    SOUTH,
    SPEED,
    TRAPPED,
    WALL,
    WEST,
    Exit,
)
from delvewright.words import maps

LINK = 4
BOLTED = Exit(LOCKED, SPEED, 5)


def crossing() -> Board:
    """West to east: Grim Passage, Tomb Gate, Spiked Passage (its Wall turned west), Torchlit Passage."""
    p = ground()
    lay(p, tomb_gate=(0, 0), grim_passage=(0, -1), spiked_passage=(0, 1, 2), torchlit_passage=(0, 2))
    return p


def exits_of(p: Board, kind: str) -> list[int]:
    return [paths.exit_at(p, piece(p, kind), side).sort for side in (NORTH, EAST, SOUTH, WEST)]


def leads(p: Board, kind: str) -> dict[int, str]:
    """Where the exits of a space lead, and the first of its links."""
    tile = piece(p, kind)
    sides = [side for side in (NORTH, EAST, SOUTH, WEST) if paths.viable(p, tile, side)]
    ways = [(side, paths.neighbour(p, tile, side)) for side in sides]
    ways += [(LINK, other) for other in paths.links(p, tile)[:1]]
    return {way: p.cast[other].id for way, other in ways}


# Exits ------------------------------------------------------------------------------------------------


@rule("DN-BUILD-09")
def test_a_card_turned_by_180_degrees_shows_its_exits_to_the_other_sides() -> None:
    p = crossing()
    assert exits_of(p, "grim_passage") == [OPEN, TRAPPED, OPEN, LOCKED]
    passage = piece(p, "grim_passage")
    maps.lay(p, passage, p.places[passage], 2)
    assert exits_of(p, "grim_passage") == [OPEN, LOCKED, OPEN, TRAPPED]
    assert exits_of(p, "spiked_passage") == [OPEN, OPEN, OPEN, WALL]


@rule("DN-EXIT-12")
def test_a_locked_exit_stands_open_once_unlocked_on_the_side_that_was_left() -> None:
    p = crossing()
    grim = piece(p, "grim_passage")
    p.unlocked = ((grim, WEST),)
    assert exits_of(p, "grim_passage") == [OPEN, TRAPPED, OPEN, OPEN]
    p.unlocked = ((grim, EAST),)
    assert exits_of(p, "grim_passage") == [OPEN, TRAPPED, OPEN, LOCKED]


@rule("DN-EXIT-05")
def test_a_token_on_a_locked_exit_holds_it_open() -> None:
    p = crossing()
    p.at[1], p.stuck = piece(p, "grim_passage"), with_new(p.stuck, 1, WEST)
    assert exits_of(p, "grim_passage") == [OPEN, TRAPPED, OPEN, OPEN]
    p.at[1] = piece(p, "tomb_gate")
    assert exits_of(p, "grim_passage") == [OPEN, TRAPPED, OPEN, LOCKED]


def test_bolted_doors_lock_the_open_exits_of_their_space_and_no_others() -> None:
    p = crossing()
    bar(p, "bolt_the_doors", "spiked_passage", NONE)
    assert exits_of(p, "spiked_passage") == [LOCKED, LOCKED, LOCKED, WALL]
    assert paths.exit_at(p, piece(p, "spiked_passage"), NORTH) == BOLTED
    assert paths.distance(p, piece(p, "torchlit_passage"), piece(p, "spiked_passage")) == 1
    assert exits_of(p, "torchlit_passage") == [OPEN] * 4
    p.unlocked = ((piece(p, "spiked_passage"), EAST),)
    assert exits_of(p, "spiked_passage") == [LOCKED, OPEN, LOCKED, WALL]


def test_brambles_wall_up_one_exit_on_both_sides() -> None:
    p = ground("marches")
    lay(p, arnum_hamlet=(0, 0), river_road=(0, 1), old_kings_road=(1, 0))
    bar(p, "bramble_wall", "river_road", WEST)
    assert leads(p, "river_road") == {}
    assert leads(p, "arnum_hamlet") == {SOUTH: "old_kings_road"}
    assert paths.distance(p, piece(p, "arnum_hamlet"), piece(p, "river_road")) == NONE


# What adjoins -----------------------------------------------------------------------------------------


@rule("DN-HERO-05", "DN-EFFECT-31")
def test_a_space_adjoins_behind_a_wall_though_no_exit_leads_there() -> None:
    p = crossing()
    gate = piece(p, "tomb_gate")
    assert names(p, paths.adjoining(p, gate)) == ["spiked_passage", "grim_passage"]
    assert leads(p, "tomb_gate") == {WEST: "grim_passage"}
    assert not paths.viable(p, gate, EAST)
    assert paths.neighbour(p, gate, EAST) == piece(p, "spiked_passage")
    assert paths.neighbour(p, gate, NORTH) == NONE


@rule("DN-EXIT-08")
def test_a_wall_lets_nobody_pass_from_either_side() -> None:
    p = crossing()
    assert not paths.viable(p, piece(p, "spiked_passage"), WEST)
    assert leads(p, "spiked_passage") == {EAST: "torchlit_passage"}


@rule("DN-HERO-05")
def test_an_open_exit_to_nowhere_is_not_viable() -> None:
    p = crossing()
    assert not paths.viable(p, piece(p, "torchlit_passage"), EAST)


# Links ------------------------------------------------------------------------------------------------


@rule("DN-EXIT-09")
def test_a_sewer_leads_to_the_other_one_with_its_letter_once_both_lie() -> None:
    p = ground("marches")
    lay(p, arnum_hamlet=(0, 0), sunken_jetty=(0, 1), thieves_alley=(0, 2), wererat_lair=(0, 3))
    assert leads(p, "sunken_jetty") == {WEST: "arnum_hamlet"}
    lay(p, inn_of_the_wily_wench=(0, -1))
    assert leads(p, "sunken_jetty") == {WEST: "arnum_hamlet", LINK: "inn_of_the_wily_wench"}
    assert leads(p, "inn_of_the_wily_wench") == {EAST: "arnum_hamlet", LINK: "sunken_jetty"}
    assert leads(p, "wererat_lair") == {LINK: "thieves_alley"}


def two_maps() -> Board:
    p = ground(*BOTH)
    lay(p, arnum_hamlet=(0, 0), hollow_oak=(0, 1), tomb_gate=(0, 0))
    return p


@rule("DN-COMBINE-05", "DN-COMBINE-07")
def test_the_first_portal_leads_to_the_dungeon_entrance_and_back() -> None:
    p = two_maps()
    assert leads(p, "hollow_oak") == {WEST: "arnum_hamlet", LINK: "tomb_gate"}
    assert leads(p, "tomb_gate") == {LINK: "hollow_oak"}
    assert leads(p, "arnum_hamlet") == {EAST: "hollow_oak"}
    hamlet, gate = piece(p, "arnum_hamlet"), piece(p, "tomb_gate")
    assert paths.distance(p, hamlet, gate) == paths.distance(p, gate, hamlet) == 2


@rule("DN-COMBINE-09")
def test_a_later_portal_waits_for_its_twin_in_the_dungeon() -> None:
    p = two_maps()
    lay(p, dragons_perch=(-1, 0))
    assert leads(p, "dragons_perch") == {SOUTH: "arnum_hamlet"}
    lay(p, bell_crypt=(-1, 0))
    assert leads(p, "dragons_perch") == {SOUTH: "arnum_hamlet", LINK: "bell_crypt"}
    assert leads(p, "bell_crypt") == {SOUTH: "tomb_gate", LINK: "dragons_perch"}


@rule("DN-COMBINE-21")
def test_the_first_portal_keeps_the_entrance_when_its_twin_comes() -> None:
    p = ground(*BOTH)
    lay(
        p, arnum_hamlet=(0, 0), dragons_perch=(-1, 0), hollow_oak=(0, 1), tomb_gate=(0, 0), bell_crypt=(-1, 0)
    )
    assert names(p, paths.links(p, piece(p, "dragons_perch"))) == ["tomb_gate", "bell_crypt"]
    assert leads(p, "hollow_oak")[LINK] == "tomb_gate"


@rule("DN-COMBINE-21")
def test_a_portal_without_another_side_is_no_exit() -> None:
    p = ground("crypt")
    lay(p, tomb_gate=(0, 0), bell_crypt=(-1, 0))
    assert leads(p, "bell_crypt") == {SOUTH: "tomb_gate"}
    p = ground("marches")
    lay(p, arnum_hamlet=(0, 0), hollow_oak=(0, 1), dragons_perch=(-1, 0))
    assert leads(p, "hollow_oak") == {WEST: "arnum_hamlet"}
    assert leads(p, "dragons_perch") == {SOUTH: "arnum_hamlet"}


# Distances --------------------------------------------------------------------------------------------


@rule("DN-QUEST-19", "DN-QUEST-22")
def test_a_search_counts_the_moves_from_the_entrance_along_passable_exits() -> None:
    p = crossing()
    lay(p, ossuary=(1, 0), flooded_chamber=(1, 1))
    far = {
        kind: paths.entrance_distance(p, piece(p, kind))
        for kind in names(p, paths.tiles_of(p, "dungeon").values())
    }
    assert far == {
        "tomb_gate": 0,
        "grim_passage": 1,
        "ossuary": 1,
        "flooded_chamber": 2,
        "spiked_passage": 3,  # round the Wall
        "torchlit_passage": 4,
    }


@rule("DN-OPEN-24")
def test_links_shorten_the_way_and_only_entrances_of_the_same_border_count() -> None:
    p = two_maps()
    assert paths.entrance_distance(p, piece(p, "hollow_oak")) == 1
    lay(p, river_road=(0, 2), forest_road=(0, 3), inn_of_the_wily_wench=(0, 4), sunken_jetty=(0, -1, 2))
    assert leads(p, "sunken_jetty") == {EAST: "arnum_hamlet", LINK: "inn_of_the_wily_wench"}
    assert paths.entrance_distance(p, piece(p, "inn_of_the_wily_wench")) == 2
    far = paths.distances(p, piece(p, "tomb_gate"))
    assert far[piece(p, "inn_of_the_wily_wench")] == 4
    assert far[piece(p, "necrotower")] == NONE


@rule("DN-EFFECT-12")
def test_a_wall_cuts_off_what_has_no_other_way() -> None:
    p = ground("marches")
    lay(
        p,
        arnum_hamlet=(0, 0),
        river_road=(0, 1),
        old_kings_road=(1, 0),
        dune_track=(1, 1),
        oracle_dunes=(0, 2),
    )
    road, dunes = piece(p, "river_road"), piece(p, "oracle_dunes")
    assert paths.vital(p, "wilderness") == {(road, EAST), (dunes, WEST)}  # to the others one may go round
    bar(p, "bramble_wall", "old_kings_road", EAST)
    assert (road, WEST) in paths.vital(p, "wilderness")
    assert (dunes, EAST) not in paths.vital(p, "wilderness")


def test_a_sewer_holds_no_map_together() -> None:
    p = ground("marches")
    lay(p, arnum_hamlet=(0, 0), sunken_jetty=(0, 1), inn_of_the_wily_wench=(0, -1))
    assert (piece(p, "sunken_jetty"), WEST) in paths.vital(p, "wilderness")


# For the table ----------------------------------------------------------------------------------------


def test_a_route_tells_its_spaces_and_the_threats_on_it() -> None:
    p = crossing()
    lay(p, ossuary=(1, 0), flooded_chamber=(1, 1), crumbling_passage=(0, -2))
    routes = {p.cast[tile].id: route for tile, route in paths.reach(p, piece(p, "tomb_gate")).items()}
    grim, crumbling = piece(p, "grim_passage"), piece(p, "crumbling_passage")
    ossuary, spiked = piece(p, "ossuary"), piece(p, "spiked_passage")
    flooded, torchlit = piece(p, "flooded_chamber"), piece(p, "torchlit_passage")
    assert routes == {
        "grim_passage": Route((grim,), ()),
        "crumbling_passage": Route((grim, crumbling), ((grim, WEST), (crumbling, HERE))),
        "ossuary": Route((ossuary,), ()),
        "flooded_chamber": Route((ossuary, flooded), ((ossuary, EAST),)),
        "spiked_passage": Route((ossuary, flooded, spiked), ((ossuary, EAST), (spiked, HERE))),
        "torchlit_passage": Route((ossuary, flooded, spiked, torchlit), ((ossuary, EAST), (spiked, HERE))),
    }


def test_of_two_ways_equally_short_a_route_takes_the_one_with_fewer_threats() -> None:
    p = ground()
    lay(p, tomb_gate=(0, 0), ossuary=(1, 0), torchlit_passage=(0, 1), flooded_chamber=(1, 1))
    gate, ossuary = piece(p, "tomb_gate"), piece(p, "ossuary")
    torchlit, flooded = piece(p, "torchlit_passage"), piece(p, "flooded_chamber")
    assert paths.reach(p, gate)[flooded] == Route((torchlit, flooded), ())
    assert paths.reach(p, ossuary)[torchlit] == Route((gate, torchlit), ())


def test_a_sewer_leads_past_the_threat_of_an_exit() -> None:
    p = ground("marches")
    lay(p, arnum_hamlet=(0, 0), thieves_alley=(0, 1), wererat_lair=(0, 2))
    lay(p, river_road=(1, 1), old_kings_road=(1, 2))
    lair, alley, road = piece(p, "wererat_lair"), piece(p, "thieves_alley"), piece(p, "old_kings_road")
    routes = paths.reach(p, lair)
    assert routes[alley] == Route((alley,), ())
    assert routes[road] == Route((road,), ((lair, SOUTH),))


def test_of_an_exit_and_a_sewer_to_the_same_space_a_route_takes_the_one_without_a_threat() -> None:
    p = ground("marches")
    lay(p, arnum_hamlet=(0, 0), wererat_lair=(-1, 1), thieves_alley=(0, 1))
    lair, alley = piece(p, "wererat_lair"), piece(p, "thieves_alley")
    assert paths.viable(p, lair, SOUTH)
    assert paths.reach(p, lair)[alley] == Route((alley,), ())
