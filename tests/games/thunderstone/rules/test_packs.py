"""Packs add and never edit: the base game knows none of them by name, and plays without and with any."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import delvewright
from delvewright.games import thunderstone
from delvewright.games.thunderstone.kinds import KINDS
from delvewright.games.thunderstone.layout import FEATURES, PRESETS
from delvewright.games.thunderstone.pack import Pack
from delvewright.games.thunderstone.packs import PACKS, SETS

HOME = Path(thunderstone.__file__).parent
FOLDERS = sorted(each.name for each in (HOME / "packs").iterdir() if (each / "__init__.py").exists())

PLAY = """
from random import Random
from delvewright.games.thunderstone import GAME
luck, played = Random(7), GAME.start(seats=2, seed=7, layout="first_game", longest=12)
while played.ask:
    GAME.apply(played, luck.choice(played.ask.options))
print(GAME.outcome(played), [kind.id for kind in played.cast], played.zones, played.ticks)
"""

EMBER = """
from delvewright.games.thunderstone import GAME
from delvewright.games.thunderstone.kinds import KINDS
print(GAME.packs)
print(GAME.start(seats=2, packs=["ember"], pick=["Ember"]).layout.heroes[0])
print([ability.name for ability in KINDS["ember_warden"].dungeon])
try:
    GAME.start(seats=2, packs=["ember"], variant="epic")
except Exception as error:
    print(error)
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The rules without a pack, to be run on their own."""
    here = Path(delvewright.__file__).parent
    shutil.copytree(
        here,
        tmp_path / "delvewright",
        ignore=lambda folder, names: {
            name
            for name in names
            if name in ("__pycache__", "web", "server", "cli", "lab", "dungeon_dice")
            or (Path(folder).name == "packs" and name in FOLDERS)
        },
    )
    return tmp_path


def run(code: str, home: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=home, env={"PYTHONPATH": str(home)}, capture_output=True, text=True
    )
    assert not done.stderr, done.stderr
    return done.stdout


def test_every_folder_is_a_pack_that_bears_its_name() -> None:
    assert sorted(PACKS) == FOLDERS
    assert all(pack.id == name for name, pack in SETS.items())
    assert {kind.pack for kind in KINDS.values()} == set(SETS)


def test_the_base_game_names_no_pack() -> None:
    names = [name for pack in PACKS.values() for name in (pack.id, pack.title, pack.short)]
    named = re.compile(rf"(?<![a-z])({'|'.join(names)})(?![a-z])", re.IGNORECASE)
    files = [
        path
        for path in HOME.rglob("*.py")
        if path.relative_to(HOME).parts[:2] not in [("packs", folder) for folder in FOLDERS]
    ]
    assert len(files) > 20
    assert [path.name for path in files if named.search(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("pack", SETS.values(), ids=list(SETS))
def test_what_a_pack_declares_is_in_its_box_or_the_base_one(pack: Pack) -> None:
    there = {kind.group for kind in KINDS.values() if kind.pack in ("base", pack.id)}
    for preset in pack.presets.values():
        assert {*preset.monsters, *preset.heroes, *preset.village} <= there
        assert set(preset.features) <= set(pack.features)
    assert {*pack.features.values(), *pack.solo_bans} <= there
    assert set(pack.feature_cards) <= {*pack.features, "pick_two"}


def test_packs_do_not_take_each_others_names() -> None:
    assert len(PRESETS) == sum(len(pack.presets) for pack in SETS.values())
    assert len(FEATURES) == sum(len(pack.features) for pack in SETS.values())
    assert all(name in thunderstone.GAME.settings for pack in SETS.values() for name in pack.settings)


def test_the_base_game_plays_the_same_when_there_is_no_pack(copy: Path) -> None:
    assert run(PLAY, copy) == run(PLAY, Path(delvewright.__file__).parents[1])


def test_a_new_pack_is_found_by_its_folder(copy: Path) -> None:
    """The one that docs/add-a-card.md adds."""
    page = (Path(__file__).parents[4] / "docs/add-a-card.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```(?:python|toml)\n(.*?)```", page, re.DOTALL)
    home = copy / "delvewright/games/thunderstone/packs/ember"
    (home / "data").mkdir(parents=True)
    for name, text in zip(("__init__.py", "data/heroes.toml", "cards.py"), blocks, strict=False):
        (home / name).write_text(text, encoding="utf-8")
    assert run(EMBER, copy).splitlines() == [
        "{'ember': 'Ember'}",
        "Ember",
        "['eat']",
        "the variant 'epic' needs two Thunderstones: add a pack",
    ]
