"""What is new: cards and games by command, and the page about cards, all in a copy of the project."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import delvewright
from delvewright.cli import drafts, new_game
from delvewright.views.digest import books

ROOT = Path(__file__).parents[2]
NEEDED = ("src/delvewright", "tests/games", "tests/story.py", "tests/marks.py", "pyproject.toml")

LEFT_OUT = shutil.ignore_patterns("web", "ember", "test_ember.py")
"""What is not copied: the built table, and what somebody may have written who followed the page."""

CARDS = (
    ("Ashen Warden", "thunderstone", "ashes"),
    ("Witch's Kettle", "thunderstone", "ashes", "--type", "village"),
    ("Ashen Fiend", "thunderstone", "ashes", "--type", "monster"),
    ("Moon Sword", "dungeon_dice", "moons"),
    ("Moon Wolf", "dungeon_dice", "moons", "--type", "monster"),
)
BREAKS = {
    "draw(1)": "draw(2)",
    "gold(2)": "gold(1)",
    "disease()": "disease(2)",
    "4 SLASH": "4",
    " TANGLE": "",
}
TESTS = ("tests/games/thunderstone/cards/test_ashes.py", "tests/games/dungeon_dice/test_set_moons.py")


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What of the project a card needs; the command takes it for the checkout."""
    for name in NEEDED:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tmp_path / name, ignore=LEFT_OUT)
        else:
            shutil.copy(ROOT / name, tmp_path / name)
    monkeypatch.setattr(drafts, "ROOT", tmp_path)
    return tmp_path


def run(copy: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    """A command in the copy, with the copy's own sources."""
    env = {**os.environ, "PYTHONPATH": str(copy / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [sys.executable, "-m", *words], cwd=copy, env=env, capture_output=True, text=True, check=False
    )


def listed(folder: Path) -> dict[str, str]:
    """Every source, data file and test, by name."""
    return {
        str(path.relative_to(folder)): path.read_text(encoding="utf-8")
        for path in folder.rglob("*")
        if path.suffix in (".py", ".toml", ".part")
    }


def new_cards(delve: Any) -> None:
    for name, game, pack, *more in CARDS:
        made = delve("new-card", name, "--game", game, "--pack", pack, *more)
        assert made.exit_code == 0, made.output


def test_new_cards_pass_their_tests_and_are_in_good_style(delve: Any, copy: Path) -> None:
    before = listed(copy)
    new_cards(delve)
    after = listed(copy)
    assert before.items() <= after.items()
    assert set(TESTS) < set(after) - set(before)
    assert not [name for name in after if name.endswith(".part")]
    tested = run(copy, "pytest", "-p", "no:cacheprovider", *TESTS)
    assert tested.returncode == 0, tested.stdout
    assert "10 passed" in tested.stdout
    for style in (["check"], ["format", "--check"]):
        styled = run(copy, "ruff", *style, "--no-cache", *sorted(set(after) - set(before)))
        assert styled.returncode == 0, styled.stdout
    shown = run(copy, "delvewright", "cards", "witch", "--plain").stdout
    assert "Witch's Kettle" in shown
    assert "Village: 2 gold." in shown


def test_the_test_of_a_new_card_fails_when_the_card_breaks(delve: Any, copy: Path) -> None:
    new_cards(delve)
    games = copy / "src/delvewright/games"
    broken = 0
    for path in (games / "thunderstone/packs/ashes/cards.py", games / "dungeon_dice/data/sets/moons.toml"):
        text = path.read_text()
        for right, wrong in BREAKS.items():
            broken += right in text
            text = text.replace(right, wrong)
        path.write_text(text)
    assert broken == len(BREAKS) == len(CARDS)
    tested = run(copy, "pytest", "-p", "no:cacheprovider", *TESTS).stdout
    assert all(f"FAILED {test}" in tested for test in TESTS)
    assert "10 failed" in tested


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("Ashen Warden", "--pack", "wrath"), "a printed box"),
        (("Ashen Warden", "--pack", "base"), "a printed box"),
        (("Ashen Warden", "--pack", "core", "--game", "dungeon_dice"), "a printed box"),
        (("Ashen Warden", "--pack", "Ashes"), "'Ashes' is no pack"),
        (("Ashen Warden", "--pack", "../ashes"), "'../ashes' is no pack"),
        (("Ashen Warden", "--pack", "class"), "'class' is no pack"),
        (("Fireball", "--pack", "ashes"), "has 'fireball' already"),
        (("Dragon", "--pack", "ashes"), "has 'Dragon' already"),
        (('A "quoted" name', "--pack", "ashes"), "is no name"),
        (("", "--pack", "ashes"), "is no name"),
        (("Ashen Warden", "--pack", "ashes", "--type", "heroo"), "did you mean hero?"),
        (("Ashen Warden", "--pack", "ashes", "--game", "chess"), "chess"),
    ],
)
def test_what_cannot_be_written_is_refused_in_a_line(
    delve: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], why: str
) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "pyproject.toml").touch()
    monkeypatch.setattr(drafts, "ROOT", tmp_path)
    refused = delve("new-card", *words)
    assert refused.exit_code == 2
    assert why in refused.output
    assert len(refused.output.strip().splitlines()) == 1
    assert {path.name for path in tmp_path.rglob("*")} == {"tests", "pyproject.toml"}


def test_a_name_of_the_same_pack_is_taken_too(copy: Path) -> None:
    words = ("delvewright", "new-card", "Ashen Warden", "--game", "thunderstone", "--pack", "ashes")
    assert run(copy, *words).returncode == 0
    before = listed(copy)
    again = run(copy, *words)
    assert again.returncode == 2
    assert again.stderr == "delve: Thunderstone has 'ashen_warden' already\n"
    assert listed(copy) == before


def test_outside_a_checkout_nothing_is_written(
    delve: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drafts, "ROOT", tmp_path)
    refused = delve("new-card", "Ashen Warden", "--pack", "ashes")
    assert refused.exit_code == 2
    assert "is no checkout" in refused.output
    assert not list(tmp_path.iterdir())


def test_files_are_written_all_together_or_not_at_all(
    delve: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "tests/games/thunderstone").mkdir(parents=True)
    (tmp_path / "tests/games/thunderstone/cards").write_text("a file where the folder should be")
    (tmp_path / "pyproject.toml").touch()
    monkeypatch.setattr(drafts, "ROOT", tmp_path)
    before = sorted(tmp_path.rglob("*"))
    refused = delve("new-card", "Ashen Warden", "--game", "thunderstone", "--pack", "ashes")
    assert refused.exit_code == 2
    assert "cards" in refused.output
    assert sorted(tmp_path.rglob("*")) == before


def test_an_import_that_grows_too_long_is_broken_into_lines() -> None:
    text = '"""Words."""\n\nfrom here import one as two, three\n\nuse(two)\n'
    grown = drafts.importing(Path("cards.py"), text, "here", ["four"])
    assert "from here import four, one as two, three\n" in grown
    long = [f"word_{number}" for number in range(20)]
    grown = drafts.importing(Path("cards.py"), grown, "here", long)
    assert "from here import (\n    four,\n    one as two,\n    three,\n    word_0,\n" in grown
    assert grown.endswith("    word_9,\n)\n\nuse(two)\n")


# The page --------------------------------------------------------------------------------------------


def test_the_page_about_cards_is_right_to_the_letter(copy: Path) -> None:
    page = (ROOT / "docs/add-a-card.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^`(\S+\.(?:py|toml))`[^\n]*:\n\n```\w+\n(.*?)```", page, re.DOTALL | re.MULTILINE)
    assert [Path(name).name for name, _ in blocks] == [
        "__init__.py",
        "heroes.toml",
        "cards.py",
        "test_ember.py",
    ]
    assert page.count("```python\n") + page.count("```toml\n") == len(blocks)
    for name, text in blocks:
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        (copy / name).write_text(text, encoding="utf-8")
    for style in (["check"], ["format", "--check"]):
        styled = run(copy, "ruff", *style, "--no-cache", *[name for name, _ in blocks])
        assert styled.returncode == 0, styled.stdout
    said = {}
    for command in re.findall(
        r"^\.venv/bin/(?:python -m )?((?:pytest|delve cards|delve setup) .*)", page, re.M
    ):
        done = run(copy, *command.replace("delve ", "delvewright ", 1).split())
        assert done.returncode == 0, done.stdout + done.stderr
        said[" ".join(command.split()[:2])] = done.stdout
    test, cards, setup = said.values()
    assert "2 passed" in test
    assert "Dungeon: destroy 1 Food for Attack +2." in cards
    assert "Ember" in setup


# Games -----------------------------------------------------------------------------------------------

BOT_GAME = """
import delvewright
from delvewright.bots import bot, look
game = delvewright.game("shallow_mice_of_the_lower_mine")
state, player = game.start(seats=2, seed=3), bot("uniform")
while not state.over:
    state = game.answer(state, player.choose(look(game, state, state.ask.seat, seed=7)))
print(game.title, len(game.outcome(state)[0]))
"""


def test_a_new_game_plays_and_passes_everything_that_games_are_held_to(
    delve: Any, copy: Path, tmp_path: Path
) -> None:
    for name in ("contract", "golden", "kernel", "test_names.py"):
        original, there = ROOT / "tests" / name, copy / "tests" / name
        (shutil.copytree if original.is_dir() else shutil.copy)(original, there)
    before = listed(copy)
    title = "Shallow Mice of the Lower Mine"  # as long as one may be
    assert len(title) == new_game.LONGEST
    made = delve("new-game", title)
    assert made.exit_code == 0, made.output
    after = listed(copy)
    assert before.items() <= after.items()
    written = sorted(set(after) - set(before))
    assert all("shallow_mice_of_the_lower_mine" in name for name in written)
    for style in (["check"], ["format", "--check"]):
        styled = run(copy, "ruff", *style, "--no-cache", *[name for name in written if name.endswith(".py")])
        assert styled.returncode == 0, styled.stdout
    told = run(copy, "pytest", "-p", "no:cacheprovider", "tests/games/shallow_mice_of_the_lower_mine")
    assert told.returncode == 0, told.stdout
    held = run(
        copy,
        "pytest",
        "-p",
        "no:cacheprovider",
        "tests/contract",
        "tests/golden",
        "-k",
        "shallow_mice_of_the_lower_mine",
    )
    assert held.returncode == 0, held.stdout
    assert " passed" in told.stdout
    assert " passed" in held.stdout
    (copy / "bot_game.py").write_text(BOT_GAME)
    assert run(copy, "bot_game").stdout == f"{title} 2\n"


@pytest.mark.parametrize(
    ("title", "why"),
    [
        (delvewright.shelf()[0].title, "there is a game called"),
        ("Wall", "src/delvewright/cli/wall.py is there already"),
        ("Option", "which may name no game"),
        ("3 Rats", "is no name"),
        ("Shallow Mice of the Lower Mines", "31 letters"),
        ("Class", "is no name"),
        ("Deep Rats", "is no checkout"),
    ],
)
def test_a_game_that_cannot_be_written_is_refused_in_a_line(
    delve: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, title: str, why: str
) -> None:
    def written(files: object) -> None:
        raise AssertionError(f"{title} was written")

    monkeypatch.setattr(new_game, "write_all", written)
    if "checkout" in why:
        monkeypatch.setattr(drafts, "ROOT", tmp_path)
    refused = delve("new-game", title)
    assert refused.exit_code == 2
    assert why in refused.output
    assert len(refused.output.strip().splitlines()) == 1


def test_rules_get_a_prefix_that_no_other_game_has() -> None:
    taken = {prefix for game in books() for prefix in new_game.prefixes(game)}
    for title in ("Deep Rats", "Rats", "Thick Socks", "Deep Rats of the Lower Sewers"):
        prefix = new_game.free_prefix(title)
        assert prefix not in taken
        assert re.fullmatch("[A-Z]{2,}", prefix)
    assert new_game.free_prefix("Thick Socks") == "TSO"  # TS is taken


def test_only_whole_words_are_given_other_names() -> None:
    names = {"crawl": "deep_rats", "Crawl": "Deep Rats", "CR-": "DR-"}
    text = "crawl.turn of Crawl: CR-TURN-01, dungeon_crawl, crawled, SCR-1"
    said = "deep_rats.turn of Deep Rats: DR-TURN-01, dungeon_crawl, crawled, SCR-1"
    assert new_game.rewritten(text, names) == said
    path = Path("tests/games/crawl/test_crawl.py")
    assert new_game.renamed(path, "crawl", "deep_rats") == Path("tests/games/deep_rats/test_deep_rats.py")
    kept = Path("tests/golden/other/dungeon_crawl.txt")
    assert new_game.renamed(kept, "crawl", "deep_rats") == kept
