"""The packages: built with the table in them, installed where there is no Node, and served from."""

import os
import re
import subprocess
import sys
import venv
from pathlib import Path
from urllib.request import urlopen

import pytest

import delvewright

ROOT = Path(delvewright.__file__).parents[2]


def test_who_we_are() -> None:
    for words in (["-m", "delvewright", "--version"], ["-m", "delvewright.cli", "--version"]):
        said = subprocess.run([sys.executable, *words], capture_output=True, text=True, check=True)
        build = ", compiled" if delvewright.compiled() else ""
        assert said.stdout.strip() == f"delvewright {delvewright.__version__}{build}"
    assert (Path(delvewright.__file__).parent / "py.typed").is_file()


def test_a_terminal_without_letters_gets_others() -> None:
    words = [sys.executable, "-m", "delvewright", "play", "--seed", "5", "--layout", "first_game"]
    env = {**os.environ, "LC_ALL": "C", "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    said = subprocess.run(words, input=b"1\n\xc3\xa4\nquit\nn\n", capture_output=True, env=env, check=False)
    assert said.returncode == 0, said.stderr
    assert said.stderr == b""
    assert b"Thunderstone - turn" in said.stdout


@pytest.mark.slow
def test_packages_bring_the_table_along(tmp_path: Path) -> None:
    """An sdist, a wheel from it, and what an installation without extras, with some, and with all does."""
    nothing = tmp_path / "nothing"
    nothing.mkdir()
    without_node = {**os.environ, "PATH": str(nothing), "PYTHONPATH": ""}

    def run(*words: object, fails: bool = False) -> str:
        command = [str(word) for word in words]
        done = subprocess.run(command, env=without_node, cwd=nothing, capture_output=True, text=True)
        assert (done.returncode != 0) == fails, done.stdout + done.stderr
        return done.stdout + done.stderr

    run(sys.executable, "-m", "build", "--outdir", tmp_path, ROOT)
    (wheel,) = tmp_path.glob("*.whl")
    assert list(tmp_path.glob("*.tar.gz"))
    venv.create(tmp_path / "venv", with_pip=True)
    python, delve = (tmp_path / "venv" / "bin" / name for name in ("python", "delve"))

    def install(extras: str) -> None:
        run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", f"{wheel}{extras}")

    install("")
    assert "pip install 'delvewright[cli]'" in run(delve, fails=True)
    install("[cli]")
    missing = run(delve, "serve", fails=True)
    assert "pip install 'delvewright[cli,server]'" in missing
    assert "Traceback" not in missing
    install("[cli,server]")
    words = [str(delve), "serve", "--port", "0", "--data", str(tmp_path / "data")]
    with subprocess.Popen(words, env=without_node, cwd=nothing, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        said = server.stdout.readline()
        try:
            assert said.startswith("The table is set: "), said
            address = said.split()[-1]
            page = urlopen(address).read().decode()
            (script,) = re.findall(r'src="(/assets/[^"]+\.js)"', page)
            assert urlopen(address + script).status == 200
        finally:
            server.terminate()
