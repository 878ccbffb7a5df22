"""The commands beside play: watch, replay, rules, cards, setup, arena, ledger and schema."""

import ast
import json
import shlex
from pathlib import Path
from typing import Any

import pytest

import delvewright
from delvewright import cli
from delvewright.kernel.record import Record, Sitting

GAME = delvewright.game("thunderstone")


def test_no_command_shows_them_all(delve: Any) -> None:
    shown = delve()
    for command in (
        "play",
        "watch",
        "replay",
        "rules",
        "cards",
        "setup",
        "arena",
        "waits",
        "ledger",
        "schema",
        "new-card",
        "new-game",
    ):
        assert command in shown.output
        assert delve(command, "--help").exit_code == 0


def test_an_unknown_command_is_an_error(delve: Any) -> None:
    assert delve("fly").exit_code == 2


# Watching and replaying ------------------------------------------------------------------------------


def test_watching_bots_to_the_end(delve: Any) -> None:
    words = ("--bots", "thumb,uniform", "--speed", "instant", "--seed", 3, "--layout", "first_game")
    watched = delve("watch", *words, "--set", "longest=8")
    assert watched.exit_code == 0
    assert "Veteran" in watched.output
    assert "Wanderer" in watched.output
    assert "Turn 8" in watched.output


@pytest.mark.parametrize(
    "words",
    [
        ("--bots", "human,thumb"),
        ("--bots", ""),
        ("--bots", "gandalf"),
        ("--bots", "thumb"),
        ("--speed", "warp"),
    ],
)
def test_watching_what_cannot_be_watched(delve: Any, words: tuple[str, ...]) -> None:
    refused = delve("watch", *words)
    assert refused.exit_code == 2
    assert "Traceback" not in refused.output


@pytest.fixture
def record(delve: Any) -> Record:
    """Six turns of Village visits, in the file six.delve."""
    sitting = Sitting(GAME, 2, 7, layout="first_game")
    while sitting.state.turns < 6:
        sitting.answer(sitting.state.ask.options[0])
    Path("six.delve").write_text(sitting.record.text())
    return sitting.record


def test_a_replay_tells_what_happened_and_shows_the_table(delve: Any, record: Record) -> None:
    told = delve("replay", "six.delve")
    assert told.exit_code == 0
    assert "visited the Village" in told.output
    assert "DUNGEON" in told.output
    assert "HAND: gold" not in told.output  # a spectator sees no hand
    mine = delve("replay", "six.delve", "--seat", 1)
    assert "YOUR HAND" in mine.output
    early = delve("replay", "six.delve", "--to", 1)
    assert len(early.output) < len(told.output)


def test_a_replay_step_by_step_goes_forward_and_back(delve: Any, record: Record) -> None:
    last = len(record.answers)
    told = delve("replay", "six.delve", "--step", typed=["", "", "b", str(last), "", "never read"])
    steps = [line.split(":")[0] for line in told.output.splitlines() if line.startswith("Answer ")]
    assert steps == [f"Answer {at} of {last}" for at in (1, 2, 1, last)]
    assert delve("replay", "six.delve", "--step", typed=["q"]).exit_code == 0
    assert "Goodbye." in delve("replay", "six.delve", "--step").output


@pytest.mark.parametrize("words", [("--to", "999"), ("--to", "-1"), ("--seat", "3"), ("--seat", "-1")])
def test_a_replay_refuses_places_that_are_not_there(
    delve: Any, record: Record, words: tuple[str, str]
) -> None:
    refused = delve("replay", "six.delve", *words)
    assert refused.exit_code == 2
    assert refused.output.startswith("delve: six.delve has")


# Looking up ------------------------------------------------------------------------------------------


def test_rules_by_number_and_by_words(delve: Any) -> None:
    assert delve("rules", "TS-LIGHT-02").output.startswith("TS-LIGHT-02  Each Light")
    assert delve("rules", "ts-light").output.count("(Light)") == 5
    assert "OR-20" in delve("rules", "cage", "several").output
    assert "more (--most" in delve("rules", "Hero").output
    assert delve("rules", "xyzzy").exit_code == 2
    assert delve("rules").exit_code == 2
    assert delve("rules", "light", "--game", "chess").exit_code == 2


def test_cards_with_facts_rulings_and_provenance(delve: Any) -> None:
    shown = delve("cards", "fireball").output
    for fact in ("Fireball", "cost 9", "Magic Attack 3", "Light 1", "TS-NOTE-12", "Source:"):
        assert fact in shown
    assert delve("cards", "Dwarf").output.count("Source:") == 3
    assert "not verified: light" in delve("cards", "stone", "of", "agony").output
    missing = delve("cards", "firebal1")
    assert missing.exit_code == 2
    assert "did you mean Fireball?" in missing.output


def test_the_schema_is_json(delve: Any) -> None:
    schema = json.loads(delve("schema").output)
    assert {"seats", "hall", "village", "ask"} <= set(schema["$defs"]["View"]["properties"])
    assert delve("schema", "chess").exit_code == 2


def test_the_ledger_counts_and_lists(delve: Any) -> None:
    tests = Path("tests")
    tests.mkdir()
    (tests / "test_one.py").write_text('import pytest\n@pytest.mark.rule("OR-01")\ndef test_one(): ...\n')
    Path("pytest.ini").write_text("[pytest]\nmarkers =\n  rule\n")
    counted = delve("ledger", "--tests", tests).output
    assert [line.split() for line in counted.splitlines()[1:5]][2] == ["OR", "1", "0", "55"]
    listed = delve("ledger", "--missing", "--tests", tests).output.split()
    assert "OR-02" in listed
    assert "torch" in listed
    assert "OR-01" not in listed
    assert delve("ledger", "--tests", "nowhere").exit_code == 2


def test_the_arena_counts_wins(delve: Any) -> None:
    fought = delve("arena", "thumb", "uniform", "--games", 2, "--layout", "first_game", "--set", "longest=20")
    assert [line.split()[:2] for line in fought.output.splitlines()[1:]] == [["thumb", "2"], ["uniform", "2"]]
    assert delve("arena", "thumb").exit_code == 2
    assert delve("arena", "thumb", "gandalf").exit_code == 2
    alone = delve("arena", "thumb", "uniform", "--games", 2, "--seats", 1, "--variant", "solo_normal")
    assert "thumb against uniform, deal by deal" in alone.output


# Setting up ------------------------------------------------------------------------------------------


def layout_of(line: str) -> Any:
    """The layout that a printed `delve play` line deals."""
    words = shlex.split(line)[2:]
    given: dict[str, list[str]] = {}
    for option, value in zip(words[::2], words[1::2], strict=True):
        given.setdefault(option.removeprefix("--"), []).append(value)
    settings: dict[str, Any] = {name: given[name] for name in ("pick", "ban", "packs") if name in given}
    if "monster-groups" in given:
        settings["monster_groups"] = int(given["monster-groups"][0])
    return GAME.start(int(given["seats"][0]), int(given["seed"][0]), **settings).layout


def test_a_set_up_under_constraints_and_the_line_that_plays_it(delve: Any) -> None:
    words = ("--packs", "wrath", "--pick", "elf", "--lock", "undead-doom", "--ban", "Fireball")
    rolled = delve("setup", *words, "--monster-groups", 4, "--seed", 11)
    assert rolled.exit_code == 0
    line = rolled.output.strip().splitlines()[-1]
    layout = layout_of(line)
    assert len(layout.monsters) == 4
    for name in (*layout.monsters, *layout.heroes, *layout.village):
        assert name in rolled.output
    assert "Elf" in layout.heroes
    assert "Undead • Doom" in layout.monsters
    assert "Fireball" not in layout.village
    played = delve(*shlex.split(line)[1:])
    for name in layout.village:
        assert name in played.output


def test_a_slot_is_locked_and_the_rest_rolled_again(delve: Any) -> None:
    rolled = delve(
        "setup", "--roll", "--seed", 1, typed=["4", "ban 5", "", "lock 99", "lock fireball", "", "quit"]
    )
    first = rolled.output.splitlines()
    kept, banned = (first[number].split(maxsplit=2)[2] for number in (3, 4))
    last = rolled.output.strip().split("Enter: roll again")[-2]
    assert f"{kept}  locked" in last
    assert "Fireball  locked" in last
    assert f"Heroes    {banned}\n" not in last
    assert "There are slots 1 to" in rolled.output


def test_a_set_up_as_it_is_wished_for_and_the_line_that_plays_it(delve: Any) -> None:
    words = ("--wish", "source of light,Archer", "--wish", "Way to destroy cards")
    for seed in (1, 2, 3):
        rolled = delve("setup", *words, "--seed", seed)
        assert rolled.exit_code == 0
        layout = layout_of(rolled.output.strip().splitlines()[-1])
        assert {"Amazon", "Faeyn"} & {*layout.heroes}
        for name in (*layout.heroes, *layout.village):
            assert name in rolled.output
    assert "Cleric: Chalice, Regian" in delve("setup", "--wishes").output
    refused = delve("setup", *words, "--ban", "Amazon", "--ban", "Faeyn")
    assert refused.exit_code == 2
    assert "wished for as Archer" in refused.output
    assert "did you mean archer?" in delve("setup", "--wish", "archers").output
    assert "nothing to wish for" in delve("setup", "crawl", "--wishes").output


def test_a_wish_is_made_and_given_up_while_a_set_up_is_rolled(delve: Any) -> None:
    typed = ["wish archer", "ban amazon", "ban faeyn", "", "wish archer", "", "quit"]
    rolled = delve("setup", "--roll", "--seed", 1, typed=typed)
    parts = rolled.output.split("Enter: roll again")
    assert "Archer is wished for." in parts[1]
    assert "nothing is left" in parts[4]
    assert "Archer is no longer wished for." in parts[5]
    assert "delve play" in parts[6]


def test_a_rolled_set_up_can_be_played_at_once(delve: Any) -> None:
    assert "Your turn" in delve("setup", "--roll", "--seed", 1, typed=["play"]).output


def test_set_ups_that_cannot_be(delve: Any) -> None:
    for words in (
        ("--monster-groups", 9),
        ("--pick", "Goblin"),
        ("--pick", "elf", "--ban", "elf"),
        ("--variant", "epic"),
    ):
        refused = delve("setup", *words)
        assert refused.exit_code == 2
        assert refused.output.startswith("delve: ")


def test_the_modes_reach_every_layout_and_variant() -> None:
    for setting in ("layout", "variant"):
        reached = {mode.settings.get(setting, GAME.settings[setting].default) for mode in GAME.modes}
        assert set(GAME.settings[setting].choices or ()) == reached


# The room --------------------------------------------------------------------------------------------


def test_no_rule_of_a_game_is_known_here() -> None:
    """The command line speaks with games through their fronts alone."""
    for path in Path(cli.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            for name in names:
                assert not name.startswith("delvewright.games"), f"{path.name} imports {name}"
