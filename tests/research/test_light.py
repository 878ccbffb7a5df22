"""What comes with the extras is imported only by those who ask for it."""

import subprocess
import sys

import pytest

HEAVY = ("numpy", "gymnasium", "pettingzoo", "pyspiel", "mcp", "pydantic", "duckdb", "ray", "resvg_py")


@pytest.mark.parametrize(
    "code",
    [
        "import delvewright; delvewright.game('thunderstone').start(2)",
        "import delvewright.research.play as play; play.Play('thunderstone', 2).choices()",
        "import delvewright.cli.app",
    ],
)
def test_none_of_the_extras_is_imported(code: str):
    check = f"{code}\nimport sys\nprint(*[name for name in {HEAVY!r} if name in sys.modules])"
    found = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == ""
