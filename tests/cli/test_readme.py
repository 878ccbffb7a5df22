"""What README.md and docs/ show is what happens."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from delvewright.cli.app import app

ROOT = Path(__file__).parents[2]
SHOWN = r'```(?:python|toml) title="([^"]+)"\n(.*?)```'
PAGES = sorted([ROOT / "README.md", *ROOT.glob("docs/**/*.md")])


def test_the_snippets_of_the_readme_run_as_shown() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 10
    assert failed == 0


def test_the_snippet_about_records_runs() -> None:
    text = (ROOT / "docs/records.md").read_text()
    (snippet,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    subprocess.run([sys.executable, "-c", snippet], check=True)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\((?!http)([^)#]+)\)", page.read_text()):
        assert (page.parent / target).exists(), target


def test_the_files_that_a_page_shows_are_those_of_the_project() -> None:
    shown = [(page, *found) for page in PAGES for found in re.findall(SHOWN, page.read_text(), re.DOTALL)]
    assert shown
    for page, path, text in shown:
        assert text == (ROOT / path).read_text(), f"{page.name} shows another {path}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_command_and_option_shown_exists(page: Path) -> None:
    option = r" --?[a-z]+(?:[ =][^-`\n]\S*)?"
    shown = re.findall(rf'\bdelve ([a-z-]+)((?: "[^"]+"|{option}| [A-Za-z0-9_.,=-]+)*)', page.read_text())
    commands = {command.name for command in app.registered_commands}
    for command, rest in shown:
        if command not in commands:
            continue
        helped = CliRunner().invoke(app, [command, "--help"]).output
        for option in re.findall(r"--[a-z]+", rest):
            assert option in helped, f"delve {command} {option}"
