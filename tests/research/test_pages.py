"""What the pages say runs as it stands there."""

import doctest
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("page", ["research.md"])
def test_the_examples_of_a_page_run(page: str):
    failed, tried = doctest.testfile(str(DOCS / page), module_relative=False)
    assert tried > 10
    assert failed == 0
