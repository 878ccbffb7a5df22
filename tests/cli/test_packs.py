"""Packs of one's own on the command line: by path everywhere, and named by their marks in records."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from delvewright.cli.app import app
from delvewright.kernel.record import Record

PACKS = Path(__file__).parents[2] / "docs/examples/packs"
FIRE = str(PACKS / "sharper_fire")


def delve(*words: str, input: str | None = None) -> tuple[int, str]:
    done = CliRunner().invoke(app, list(words), input=input)
    return done.exit_code, done.output


def test_a_game_with_a_pack_is_saved_and_goes_on_only_with_the_same_pack(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    code, said = delve(
        "play", "--pack", FIRE, "--seats", "2", "--seed", "3", "--plain", input="save a.delve\nquit\n"
    )
    assert code == 0, said
    record = Record.read((tmp_path / "a.delve").read_text())
    (named,) = record.settings["packs"]
    assert named.startswith("sharper_fire@")
    # In a process that has not taken it in:
    command = [sys.executable, "-m", "delvewright.cli", "replay", "a.delve", "--plain"]
    without = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert without.returncode == 2
    assert f"the pack 'sharper_fire' (marked {named[13:]}) is not here: name its folder" in without.stderr
    with_it = subprocess.run([*command, "--pack", FIRE], capture_output=True, text=True, cwd=tmp_path)
    assert with_it.returncode == 0, with_it.stderr
    changed = tmp_path / "sharper_fire"
    changed.mkdir()
    text = (PACKS / "sharper_fire/pack.toml").read_text()
    (changed / "pack.toml").write_text(text.replace("= 5", "= 4"))
    other = subprocess.run([*command, "--pack", str(changed)], capture_output=True, text=True, cwd=tmp_path)
    assert other.returncode == 2
    assert "the pack 'sharper_fire' has changed: wanted is the one marked" in other.stderr


@pytest.mark.parametrize("game", ["thunderstone", "dungeon_dice", "dungeoneer", "barricades"])
def test_a_pack_begun_by_the_command_passes_its_own_test(tmp_path, game):
    home = tmp_path / "moon"
    code, said = delve("new-pack", str(home), "--game", game)
    assert code == 0, said
    assert "delve bench" in said
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(home)],
        capture_output=True,
        text=True,
        cwd=tmp_path,
    )
    assert done.returncode == 0, done.stdout
    assert delve("new-pack", str(home), "--game", game)[0] == 2
    assert "takes no packs" in delve("new-pack", str(tmp_path / "x"), "--game", "crawl")[1]


def test_what_is_wrong_with_a_pack_is_one_line(tmp_path):
    (tmp_path / "pack.toml").write_text('game = "thunderstone"\n[change.fireball]\natack = 1\n')
    code, said = delve("arena", "thumb", "thumb", "--game", "thunderstone", "--pack", str(tmp_path))
    assert code == 2
    assert "line 3: change.fireball.atack: unknown field" in said
    code, said = delve("arena", "thumb", "thumb", "--game", "dungeon_dice", "--pack", FIRE)
    assert code == 2
    assert "the pack 'sharper_fire' is for Thunderstone, not for Dungeon Dice" in said


def test_bots_are_measured_with_a_pack_and_the_bench_tells_what_it_changes():
    code, said = delve(
        "arena",
        "uniform",
        "uniform",
        "--game",
        "thunderstone",
        "--games",
        "2",
        "--pack",
        FIRE,
        "--pick",
        "Fireball",
    )
    assert code == 0, said
    code, said = delve("bench", str(PACKS / "other_words"), "--deals", "20", "--bots", "uniform", "--plain")
    assert code == 0, said
    assert "Nothing changed" in said


def test_a_study_plays_with_a_pack_and_keeps_it(tmp_path):
    plan = tmp_path / "plan.toml"
    plan.write_text(
        'deals = 4\nmeasures = []\n[[table]]\nname = "mine"\ngame = "thunderstone"\nbots = ["uniform"]\n'
        'settings = { packs = ["sharper_fire"] }\n'
    )
    code, said = delve("study", str(plan), "--pack", FIRE, "--plain", "--processes", "2")
    assert code == 0, said
    assert "sharper_fire@" in (tmp_path / "plan/study.json").read_text()


def test_a_card_of_a_pack_is_shown_beside_the_printed_one_where_the_pack_is_named():
    code, said = delve("cards", "fireball", "--pack", FIRE, "--plain")
    assert code == 0, said
    assert said.count("Source:") == 2
    assert "Magic Attack 3" in said
    assert "Magic Attack 5" in said
    assert "sharper_fire@" in said
    assert said.count("Source: numbers given by the rulebook") == 1
    assert delve("cards", "fireball", "--plain")[1].count("Source:") == 1
