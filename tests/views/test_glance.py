"""A glance: what a recap shows of every game, whose it is, and what it came from."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.games.barricades.teller import Story as Siege
from tests.games.dungeon_dice.teller import Story as Dice
from tests.games.dungeoneer.teller import Story as Delve
from tests.games.thunderstone.teller import Story as Stone

from delvewright.kernel.sight import NOBODY
from delvewright.views.front import game
from views.dungeon_dice import tables as dice
from views.dungeoneer import tables as delves
from views.test_climax import BARRICADES
from views.thunderstone import tables as stones

WEB = Path(__file__).parents[2] / "web" / "src" / "table"
NAMES = ("Ann", "Bo", "Cy", "Dan", "Eve", "Fay")
PLAYED = {
    "thunderstone": (
        stones.Games(stones.FRONT, stones.TABLES, stones.pick),
        {"buy", "win", "lose", "destroy"},
    ),
    "dungeon_dice": (dice.GAMES, {"win", "lose", "harm", "gain", "flee", "deal"}),
    "dungeoneer": (delves.GAMES, {"lay", "harm", "win", "bane", "play", "quest"}),
    "barricades": (BARRICADES, {"go", "buy", "win", "harm", "rise", "ruin"}),
}


@pytest.mark.parametrize("name", PLAYED)
def test_every_game_is_seen_at_a_glance_in_symbols_that_are_drawn_and_told(name: str) -> None:
    games, usual = PLAYED[name]
    drawn = json.loads((WEB / "glances.json").read_text())
    words = re.findall(r"^    (\w+): \"", (WEB / "RecapStrip.svelte").read_text(), re.MULTILINE)
    heard = set()
    for table in [*games.tables][:4]:
        for _, after, _, told in games.game_played(table, 7):
            for sign in games.front.signs(after, told, 0, NAMES):
                assert -1 <= sign.seat < games.tables[table][0]
                assert sign.sign in drawn
                assert sign.sign in words
                assert sign.text or sign.sign in ("rest", "help", "deal", "fall", "lose", "win")
                heard.add(sign.sign)
    assert usual <= heard


@pytest.fixture
def left_open() -> Iterator[list[Any]]:
    """Tables that are looked at in the middle of something."""
    stories: list[Any] = []
    yield stories
    for story in stories:
        story.may_stay_open = True
        story.close()


def seen(story: Any, name: str, since: int, looker: int = 1) -> list[tuple[str, str, int]]:
    signs = game(name).signs(story.state, story.told[since:], looker, NAMES)
    return [(one.sign, one.text, one.seat) for one in signs]


def test_a_hero_that_a_monster_destroys_is_told_with_its_cause(left_open: list[Any]) -> None:
    table = Stone().start().quiet()
    left_open.append(table)
    table.hand("faeyn_marksman", "regian_cleric", "dwarf_guardian", "flaming_sword", "torch", "torch")
    table.hall(rank_1="the_prince")
    table.do("dungeon", "attack the_prince")
    while not table.happened("destroyed"):
        table.do(table.offers[0])
    told = seen(table, "thunderstone", 0)
    assert ("lose", "The Prince", 0) in told
    assert ("destroy", "Faeyn Marksman (The Prince)", 0) in told


def test_a_lost_fight_of_dice_is_its_fighters_whoever_ended_it_and_the_wound_names_the_monster(
    left_open: list[Any],
) -> None:
    table = Dice().start(mode="standard", bargains="none")
    left_open.append(table)
    table.own("sword_black")
    table.meets("lost_king L6")
    table.do("confront")
    table.levels(0).do("use_piece lost_king FEAR sword_black").foe(1, 1, 1, 1, 1, 1)
    since = len(table.told)
    table.do("use_who lost_king FEAR seat0")
    assert seen(table, "dungeon_dice", since, NOBODY) == [
        ("harm", "1 wound (The Lost King)", 0),
        ("lose", "The Lost King", 0),
    ]
    table.leave_open()


def test_what_a_dungeonlord_sends_and_what_it_does_are_told_on_both_sides(left_open: list[Any]) -> None:
    table = Delve().start(2).stands("torchlit_passage", seat=1)
    left_open.append(table)
    table.rolls(0, 6).rolls(1, 1)
    table.send("shambling_zombie")
    assert seen(table, "dungeoneer", 0, 1) == [
        ("bane", "Shambling Zombie on you", 0),
        ("harm", "1 wound (Shambling Zombie)", 1),
    ]
    assert seen(table, "dungeoneer", 0, 0)[0] == ("bane", "Shambling Zombie on Bo", 0)


def test_a_lost_battle_of_barricades_names_the_monster_and_what_falls_is_everybodys(
    left_open: list[Any],
) -> None:
    table = Siege().start(2)
    left_open.append(table)
    table.room("left_1", "abandoned_gate", "goblin_spearman")
    table.hand()
    table.stands("left_1").morning("horde_1", "horde_1").place("stay", "bazaar").dungeon()
    since = len(table.told)
    table.do("battle", seat=0)
    assert seen(table, "barricades", since) == [
        ("lose", "Goblin Spearman", 0),
        ("harm", "1 Wound (Goblin Spearman)", 0),
    ]
    bazaar = [event for event in table.told if event.key == "visited"]
    assert [one.args[0] for one in bazaar] == [1]
    assert ("go", "the Bazaar", 1) in seen(table, "barricades", 0)
