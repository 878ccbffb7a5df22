"""The view holds all a table draws, adds up, is the same for all but the question, and survives JSON."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from delvewright import counsel
from delvewright.games.dungeon_dice.fame import fame
from delvewright.kernel.sight import NOBODY
from delvewright.views.dungeon_dice.model import LOOSE, MONSTER, Chance, Encounter, View
from delvewright.views.dungeon_dice.reading import loose
from delvewright.views.model import Touch
from delvewright.views.schema import schema
from views.dungeon_dice.tables import FRONT, TABLES, game_played, some

PRIVATE = ("seat", "ask", "window", "concerns", "bargains")
"""What differs from seat to seat, besides names."""


def looked_at(table: str) -> list[tuple[Any, int]]:
    states = [*[one.before for one in some(table)], game_played(table)[-1].after]
    return [(state, seat) for state in states for seat in (NOBODY, *[ask.seat for ask in state.asks], 0)]


@pytest.mark.parametrize("table", TABLES)
def test_a_view_is_the_same_in_every_world_its_seat_can_imagine(table: str) -> None:
    for number, (state, seat) in enumerate(looked_at(table)):
        view = FRONT.view(state, seat)
        if seat != NOBODY:
            assert FRONT.view(FRONT.imagine(state, seat, number), seat) == view


@pytest.mark.parametrize("table", TABLES)
def test_a_view_goes_to_json_and_back(table: str) -> None:
    for state, seat in looked_at(table):
        view = FRONT.view(state, seat, ["Ann", "Bo"])
        assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view


@pytest.mark.parametrize("table", TABLES)
def test_numbers_add_up(table: str) -> None:
    for state, seat in looked_at(table):
        view = FRONT.view(state, seat)
        for one in view.seats:
            assert one.fame == fame(state, one.seat) == sum(part.fame for part in one.worth)
            assert set(one.gear) <= set(one.equipment)
            assert one.levels.boosted <= one.levels.ready
        pieces = sum(bag.count for bag in view.bags)
        assert pieces == sum(count for bag in view.bags for count in bag.left.values())
        for side in view.combat.sides if view.combat else ():
            counted = sum(die.value or 0 for die in side.dice if not die.out)
            assert side.total == counted + sum(extra.amount for extra in side.extras)
            assert "Other effects" not in [extra.text for extra in side.extras], state.extras


@pytest.mark.parametrize("table", TABLES)
def test_what_an_option_touches_lies_on_the_table(table: str) -> None:
    """Every die that is lit up can be found in the view, by the same number."""
    for one in some(table, 120):
        view = FRONT.view(one.before, one.seat)
        if view.ask is None:
            continue
        here = set(numbers(msgspec.to_builtins(view), "piece"))
        bags = {kind for bag in view.bags for kind in bag.left}
        for offer in view.ask.offers:
            for touch in offer.touches:
                assert -1 <= touch.seat < len(view.seats)
                if touch.piece >= 0 and touch.place != "bag":
                    assert touch.piece in here, (offer, touch)
                if touch.place == "bag":
                    assert touch.kind in bags


def test_bare_hands_touch_the_gear_they_leave() -> None:
    asked = [
        one for one in game_played("standard") if any(("arm", ()) in ask.options for ask in one.before.asks)
    ]
    assert asked
    for one in asked:
        ask = next(ask for ask in one.before.asks if ("arm", ()) in ask.options)
        offer = FRONT.view(one.before, ask.seat).ask.offers[ask.options.index(("arm", ()))]
        assert offer.touches == (Touch("gear", seat=ask.seat),)


@pytest.mark.parametrize("table", ["core five", "standard"])
def test_dice_that_were_rolled_are_named_by_their_numbers(table: str) -> None:
    """Those that come into a combat, and those rolled again whatever they show."""

    def in_combat(state: Any) -> set[int]:
        combat = FRONT.view(state).combat
        return {die.piece for side in combat.sides for die in side.dice} if combat else set()

    def reached(state: Any) -> set[int]:
        """What REACH or PERFORM rolled early lies there already when its hero joins."""
        dice = [(loose(index, die[1]), die[0]) for index, die in enumerate(state.dice)]
        return {number for number, who in dice if who not in state.fighters}

    again = 0
    for one in game_played(table):
        thrown = FRONT.thrown(one.told)
        assert in_combat(one.after) - in_combat(one.before) - reached(one.before) <= set(thrown)
        for event in one.told:
            if event.key == "rerolled" and one.after.dice:
                again += 1
                assert thrown.count(loose(event.args[3], event.args[1])) >= 1
    assert again


def numbers(built: Any, key: str) -> list[int]:
    """Every number under a key, but those of touches, however deep."""
    found: list[int] = []
    if isinstance(built, dict):
        for name, value in built.items():
            if name == key and isinstance(value, int):
                found.append(value)
            elif name != "ask":
                found += numbers(value, key)
    elif isinstance(built, list | tuple):
        for value in built:
            found += numbers(value, key)
    return found


@pytest.mark.parametrize("table", TABLES)
def test_seats_differ_by_their_question_alone(table: str) -> None:
    """Everything is public (DD-OR-67), so with nobody called "you" two views are the same."""
    for one in some(table, 20):
        views = [FRONT.view(one.before, seat) for seat in range(len(one.before.experience))]
        asked = [view.seat for view in views if view.ask is not None]
        assert asked == sorted(ask.seat for ask in one.before.asks)
        plain = [public(view) for view in views]
        assert all(other == plain[0] for other in plain)


def public(view: View) -> Any:
    built = msgspec.to_builtins(view)
    for name in (*PRIVATE, "encounter", "combat", "result"):
        built.pop(name)
    return built


def test_every_die_can_be_asked_about() -> None:
    for one in some("standard"):
        view = FRONT.view(one.before, one.seat)
        dice = {number for number in numbers(msgspec.to_builtins(view), "piece") if number >= 0}
        for number in [*dice, LOOSE + 99]:
            for line in FRONT.why(one.before, one.seat, number):
                assert line
    assert FRONT.why(game_played("core")[-1].after, 0, 3) == ["The game is over. · DD-WIN-1"]


def test_the_chances_are_exact_before_a_fight() -> None:
    from delvewright.views.dungeon_dice.chances import spread

    assert spread(((1, 2, 3, 4, 5, 6),) * 2)[7] == pytest.approx(6 / 36)
    met = [
        view.encounter
        for one in game_played("core")
        if one.before.ask.question == "prepare"
        for view in [FRONT.view(one.before, one.seat)]
    ]
    assert met
    for encounter in met:
        assert isinstance(encounter, Encounter)
        for chance in encounter.chances:
            assert isinstance(chance, Chance)
            assert chance.win + chance.tie + chance.lose == 100


def test_the_monster_is_nobody() -> None:
    sides = [
        side
        for one in some("standard", 200)
        for combat in [FRONT.view(one.before, NOBODY).combat]
        if combat is not None and combat.mode == "monster"
        for side in combat.sides
    ]
    assert {side.role for side in sides} >= {"active", "monster"}
    assert all((side.role == "monster") == (side.who == MONSTER) for side in sides)


def test_the_end_tells_every_fame() -> None:
    after = game_played("core")[-1].after
    view = FRONT.view(after, 0, ["Ann", "Bo"])
    assert view.phase == "over"
    assert [score.fame for score in view.result.scores] == list(after.result[0])
    assert all(score.fame == sum(part.fame for part in score.worth) for score in view.result.scores)
    assert view.result.text.endswith(".")


def test_the_schema_names_the_view_and_the_printed_die() -> None:
    parts = schema("dungeon_dice")["$defs"]
    assert {"View", "Die", "Symbol", "Open", "Combat", "Bargain"} <= set(parts)


def test_odds_are_told_of_a_fight_alone() -> None:
    told = 0
    for one in some("core"):
        lines = counsel.odds(FRONT, one.before, one.seat)
        assert not lines or one.before.mode == "monster"
        told += bool(lines)
        if told > 3:
            break
    assert told
