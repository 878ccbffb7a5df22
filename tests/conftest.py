"""Tests of a compiled build are tests of the sources it was made of: of others they would say nothing."""

import fast
import pytest


def pytest_sessionstart() -> None:
    if changed := fast.stale():
        names = ", ".join([str(path.relative_to(fast.PACKAGE)) for path in changed[:5]])
        pytest.exit(f"changed since they were compiled: {names} (make fast, or make slow)", 4)
