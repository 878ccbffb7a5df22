"""The view holds all a table draws, adds up, tells a seat no more than it may know, and survives JSON."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from tests.games.dungeoneer.teller import Story

from delvewright.games.dungeoneer import paths
from delvewright.games.dungeoneer.board import MAP
from delvewright.games.dungeoneer.scores import score
from delvewright.kernel.sight import NOBODY, look
from delvewright.views.dungeoneer.chances import both, duel
from delvewright.views.dungeoneer.model import View
from delvewright.views.schema import schema
from views.dungeoneer.tables import FRONT, TABLES, game_played, some

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")
SIDES = range(4)
ROUND = 2  # turned so: the lock of the Grim Gallery lies to the north


def looked_at(table: str, number: int = 24) -> list[tuple[Any, int]]:
    states = [*[one.before for one in some(table, number)], game_played(table)[-1].after]
    return [(state, seat) for state in states for seat in (NOBODY, *[ask.seat for ask in state.asks], 0)]


def numbers(built: Any, key: str) -> Iterator[int]:
    """Every number under a key, however deep."""
    if isinstance(built, dict):
        for name, value in built.items():
            if name == key and isinstance(value, int):
                yield value
            else:
                yield from numbers(value, key)
    elif isinstance(built, list):
        for value in built:
            yield from numbers(value, key)


@pytest.fixture
def table() -> Iterator[Story]:
    story = Story()
    yield story
    story.leave_open()
    story.close()


# Laws -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES)
def test_a_view_is_the_same_in_every_world_its_seat_can_imagine(table: str) -> None:
    for number, (state, seat) in enumerate(looked_at(table)):
        assert FRONT.view(FRONT.imagine(state, seat, number), seat) == FRONT.view(state, seat)


@pytest.mark.parametrize("table", TABLES)
def test_no_number_of_a_hidden_piece_is_shown(table: str) -> None:
    for state, seat in looked_at(table, 12):
        visible = {
            piece
            for zone, pieces in enumerate(state.zones)
            for piece in look(state, pieces, seat, FRONT.sees(state, zone, seat))
        }
        built = msgspec.json.decode(msgspec.json.encode(FRONT.view(state, seat)))
        assert set(numbers(built, "piece")) <= visible | {-1}


@pytest.mark.parametrize("table", TABLES)
def test_a_view_goes_to_json_and_back(table: str) -> None:
    for state, seat in looked_at(table, 12):
        view = FRONT.view(state, seat, NAMES)
        assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view


def test_the_schema_has_the_parts_a_table_is_drawn_from() -> None:
    parts = schema("dungeoneer")["$defs"]
    assert {"View", "MapView", "Space", "Route", "Ghost", "Seat", "Quest", "Fight", "PrintedCard"} <= set(
        parts
    )


@pytest.mark.parametrize("table", TABLES)
def test_what_an_option_touches_lies_on_the_table(table: str) -> None:
    for one in some(table, 40):
        view = FRONT.view(one.before, one.seat)
        lying = {lying.piece for zone in view.zones for lying in zone.pieces}
        cells = {f"cell_{ghost.row}_{ghost.column}" for ghost in view.map.ghosts}
        for offer in view.ask.offers:
            for touch in offer.touches:
                assert touch.piece in lying or touch.piece == -1, (offer, touch)
                assert touch.place in cells or not touch.place.startswith("cell"), (offer, touch)


@pytest.mark.parametrize("table", TABLES)
def test_every_place_is_named_once_and_is_a_seats_or_everybodys(table: str) -> None:
    """A plain table keeps them apart by name and owner."""
    for state, seat in looked_at(table, 6):
        view = FRONT.view(state, seat)
        keys = [(zone.place, zone.owner) for zone in view.zones]
        assert len(set(keys)) == len(keys)
        assert {owner for _, owner in keys} == {-1, *range(len(view.seats))}


# Numbers ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES)
def test_numbers_add_up(table: str) -> None:
    for state, seat in looked_at(table, 40):
        view = FRONT.view(state, seat)
        for one in view.seats:
            for stat, shown in enumerate(one.scores):
                assert shown.now == score(state, one.seat, stat)
                assert shown.now == max(sum(part.amount for part in shown.parts), 0)
        if view.fight is not None and view.fight.blow is not None:
            for roller in (view.fight.blow.attack, view.fight.blow.counter):
                assert roller.score == max(sum(part.amount for part in roller.parts), 0)
                assert roller.total == roller.die + roller.score
        if view.roll is not None:
            roller = view.roll.roller
            assert roller.score == score(state, roller.seat, state.roll.stat, state.roll.uses)


@pytest.mark.parametrize("table", TABLES)
def test_the_map_is_as_the_rules_walk_it(table: str) -> None:
    for state, seat in looked_at(table, 12):
        view = FRONT.view(state, seat)
        assert [space.piece for space in view.map.spaces] == list(state.zones[MAP])
        for space in view.map.spaces:
            for exit in space.exits:
                assert exit.to == paths.neighbour(state, space.piece, exit.side)
                assert exit.passable == (exit.to >= 0 and paths.viable(state, space.piece, exit.side))
                assert (exit.hurdle is None) == (exit.sort in ("open", "wall"))
            linked = {to for link in space.links for to in link.to}
            assert linked == set(paths.links(state, space.piece))
        for route in view.map.routes:
            here = [state.at[seat], *route.path]
            for one, other in pairwise(here):
                ways = [paths.neighbour(state, one, side) for side in SIDES if paths.viable(state, one, side)]
                assert other in (*ways, *paths.links(state, one))
            assert route.odds == both(*[hurdle.odds for hurdle in route.hurdles])


def test_two_dice_are_weighed_exactly() -> None:
    assert duel(3, 3) == (42, 42)
    assert duel(5, 0) == (97, 0)
    assert duel(0, 0, attack=6) == (83, 0)
    assert duel(2, 1, attack=1, counter=3) == (0, 100)
    assert both() == 100
    assert both(50, 50) == 25


# Moments ----------------------------------------------------------------------------------------------


def test_a_route_tells_what_a_locked_exit_and_a_pit_may_cost(table: Story) -> None:
    table.start(2, seed=3)
    table.lay(tomb_gate=(0, 0), grim_gallery=(-1, 0, ROUND), spiked_passage=(-2, 0))
    table.hero_phase()
    view = FRONT.view(table.state, 0, NAMES)
    routes = {view_name(view, route.to): route for route in view.map.routes}
    gallery = routes["Grim Gallery"]
    assert (gallery.moves, gallery.within, gallery.glory, gallery.peril) == (1, True, 2, 2)
    assert [(hurdle.sort, hurdle.stat, hurdle.number) for hurdle in gallery.hurdles] == [("pit", "speed", 5)]
    beyond = routes["Spiked Passage"]
    assert [hurdle.sort for hurdle in beyond.hurdles] == ["pit", "locked", "spikes"]
    assert (beyond.moves, beyond.most) == (2, 3)
    assert [hurdle.odds for hurdle in beyond.hurdles] == [83, 67, 83]


def test_the_exits_of_the_wilderness_have_names_of_their_own(table: Story) -> None:
    table.start(2, packs=("marches",)).lay(brigands_lair=(0, 0), arnum_hamlet=(0, 1), river_road=(1, 0))
    table.hero_phase()
    told = [FRONT.say(table.state, option, NAMES) for option in table.state.ask.options[:2]]
    assert told[0].startswith(
        "Go east to Arnum Hamlet. The exit is treacherous, Speed 5+: 83 in 100, or 1 wound."
    )
    assert told[1].startswith("Go south to River Road. The exit is lost, Speed 5+: 83 in 100,")
    facts = {figure.label: figure.value for figure in FRONT.cards()["brigands_lair"].facts}
    assert (facts["east"], facts["south"], facts["west"]) == (
        "treacherous, Speed 5+",
        "lost, Speed 5+",
        "impassable",
    )
    assert {figure.value for figure in FRONT.cards()["hall_of_chains"].facts} >= {"locked, Speed 5+", "wall"}


def view_name(view: View, piece: int) -> str:
    kind = next(space.kind for space in view.map.spaces if space.piece == piece)
    name: str = FRONT.cards()[kind].name
    return name


def test_a_fight_is_told_step_by_step(table: Story) -> None:
    table.start(2)
    table.glory(3, seat=1).hand("repel", seat=1)
    table.send("shambling_zombie", spare=1)
    assert table.asked == (1, "window")
    steps = [FRONT.view(table.state, 1, NAMES).fight]
    assert steps[0].step == "B"
    blow = steps[0].blow
    assert (blow.form, blow.attack.name, blow.attack.score, blow.counter.name) == (
        "melee",
        "Shambling Zombie",
        2,
        "Kron Axereaver",
    )
    assert (blow.hits, blow.misses, blow.verdict) == (28, 58, "")
    table.rolls(0, 6).rolls(1, 1).do("pass")
    blow = FRONT.view(table.state, 0, NAMES).fight.blow
    assert (blow.attack.total, blow.counter.total, blow.verdict) == (8, 4, "hit")
    assert FRONT.view(table.state, 0).fight.step == "E"
    table.do("pass")
    assert table.asked == (0, "retire")
    fight = FRONT.view(table.state, 0, NAMES).fight
    assert (fight.step, fight.lord, fight.victim) == ("G", 0, 1)
    assert [monster.life for monster in fight.monsters] == [2]
    table.do("pack shambling_zombie")
    assert FRONT.view(table.state, 0).fight.step == "H"
    table.do("give_peril seat1")
    assert FRONT.view(table.state, 0).fight is None
    assert [monster.kind for monster in FRONT.view(table.state, 1).seats[0].pack] == ["shambling_zombie"]


def test_a_group_that_lies_ready_is_shown(table: Story) -> None:
    table.start(2)
    table.hand("skeleton_guard", "dart_slit")
    table.peril(4, seat=1).do("send skeleton_guard seat1", "send dart_slit seat1")
    group = FRONT.view(table.state, 1).group
    assert (group.quarry, [card.kind for card in group.cards]) == (1, ["skeleton_guard", "dart_slit"])


def test_a_quest_tells_what_is_needed_and_how_far_it_is(table: Story) -> None:
    table.start(2)
    table.quests("free_caedmans_soul", "the_captive_princess")
    table.lay(tomb_gate=(0, 0), forked_passage=(-1, 0), hall_of_chains=(-2, 0))
    soul, princess = FRONT.view(table.state, 0, NAMES).seats[0].quests
    assert soul.need == "Magic 6+ at Hall of Chains"
    assert (soul.goals[0].moves, soul.odds) == (2, 33)
    assert princess.need.startswith("Take it up at ")
    assert (princess.goals[0].spaces, princess.goals[0].moves, princess.stage) == ((), -1, 0)


def test_ghosts_are_the_places_offered_and_only_for_who_lays_the_card(table: Story) -> None:
    table.start(2)
    table.map_deck("worn_passage" if "worn_passage" not in table.map_now else "ossuary")
    table.do("build")
    view = FRONT.view(table.state, 0)
    assert view.ask is not None
    named = {offer.index: offer.name for offer in view.ask.offers}
    for ghost in view.map.ghosts:
        for spot in ghost.spots:
            assert named[spot.offer].endswith(f"{ghost.row}:{ghost.column} {spot.turn}")
    assert sum(len(ghost.spots) for ghost in view.map.ghosts) == len(view.ask.offers)
    assert FRONT.view(table.state, 1).map.ghosts == ()


def test_an_exit_held_open_tells_who_holds_it(table: Story) -> None:
    table.start(2)
    table.lay(tomb_gate=(0, 0), grim_gallery=(-1, 0, ROUND), spiked_passage=(-2, 0)).stands("grim_gallery")
    table.do("build").movement(1).rolls(0, 1).do("move north")
    view = FRONT.view(table.state, 1)
    gallery = next(space for space in view.map.spaces if space.kind == "grim_gallery")
    north = gallery.exits[0]
    assert (north.sort, north.printed, north.held_by) == ("open", "locked", (0,))
    assert view.seats[0].stuck == 0
