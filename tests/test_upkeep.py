"""What strangers carry the project on with: image, workflow, hooks and pages name things that are there."""

import re
import shlex
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
PAGES = ("README.md", "CONTRIBUTING.md", "SECURITY.md")


def copied() -> list[str]:
    """What the Dockerfile takes from the repository."""
    lines = re.findall(r"^COPY (?!--from)(.+)$", (ROOT / "Dockerfile").read_text(), re.M)
    return [source for line in lines for source in shlex.split(line)[:-1]]


def test_the_image_is_made_of_what_is_there() -> None:
    let_in = re.findall(r"^!(\S+)$", (ROOT / ".dockerignore").read_text(), re.M)
    assert {source.split("/")[0] for source in copied()} == set(let_in)
    for source in copied():
        assert (ROOT / source).exists(), source


def test_the_image_has_all_that_a_package_is_built_from() -> None:
    build = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]
    needed = {PROJECT["readme"], *PROJECT["license-files"], "pyproject.toml", "src"}
    assert "custom" in build["hooks"]
    assert needed | {"hatch_build.py"} <= set(copied())


@pytest.mark.parametrize("file", ["Dockerfile", "Makefile", "README.md"])
def test_extras_that_are_installed_exist(file: str) -> None:
    extras = re.findall(
        r"install .*'(?:\.|delvewright)\[([\w,]+)\]'|\$\(PIP\) -e '\.\[([\w,]+)\]'", (ROOT / file).read_text()
    )
    named = {name for found in extras for part in found for name in part.split(",") if name}
    assert named
    assert named <= set(PROJECT["optional-dependencies"])


def test_hooks_are_our_own() -> None:
    hooks = (ROOT / ".pre-commit-config.yaml").read_text()
    assert re.findall(r"repo: (\S+)", hooks) == ["local"]
    assert re.findall(r"language: (\S+)", hooks) == ["system"] * len(re.findall(r"- id:", hooks))


def test_the_workflow_runs_what_a_change_must_pass() -> None:
    steps = re.findall(r"- run: (.+)", (ROOT / ".github/workflows/ci.yml").read_text())
    assert steps == [".ci/run", "make dist", "tar -xzf dist/delvewright-*.tar.gz --strip-components=1"]
    assert (ROOT / ".ci/run").stat().st_mode & 0o100


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    links = re.findall(r"\]\((?!http)([^)#]+)", (ROOT / page).read_text())
    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []
