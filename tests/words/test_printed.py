"""Printed facts of any game: strict, with their sources, and an error that says where to look."""

from pathlib import Path

import msgspec
import pytest
from tests.slips import refused

from delvewright.kernel.errors import BadData
from delvewright.words.printed import Entry, load, read


class Coin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    provenance: str
    worth: int = 1


class Sources(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    look: str
    worth: str = ""


class Gem(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    provenance: Sources


class Kind:
    def __init__(self, entry: Entry[Coin]):
        self.id = entry.id
        self.worth = entry.facts.worth


def coins(text: str, source: str) -> list[Kind]:
    return [Kind(entry) for entry in read(text, source, Coin, "coin")]


COINS = """
[copper]
provenance = "rulebook"
[gold]
provenance = "public"
worth = 3
"""


def test_entries_come_in_the_order_of_the_file() -> None:
    assert [(coin.id, coin.worth) for coin in coins(COINS, "coins.toml")] == [("copper", 1), ("gold", 3)]


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("worth", "wroth", r"coin 'gold': unknown field `wroth`; did you mean worth\?"),
        ("worth = 3", 'worth = "3"', "coin 'gold': Expected `int`, got `str` .*worth"),
        (
            '"public"',
            '"publik"',
            r"coin 'gold': unknown provenance 'publik'; did you mean public\?",
        ),
        ('provenance = "public"', "", "coin 'gold': .*`provenance`"),
        ("[gold]", "[gold", ".*line 4"),
        ("[copper]", "copper = 3\n[more]", "coin 'copper': Expected `object`, got `int`"),
    ],
)
def test_a_slip_is_found(old: str, new: str, words: str) -> None:
    refused(coins, COINS, old, new, words)


def test_each_fact_may_have_a_source_of_its_own() -> None:
    text = '[ruby]\nprovenance = { look = "public", worth = "SOURCE" }'
    (ruby,) = read(text.replace("SOURCE", "designed"), "gems.toml", Gem, "gem")
    assert ruby.facts.provenance.worth == "designed"
    with pytest.raises(BadData, match=r"gems\.toml: gem 'ruby': unknown provenance 'SOURCE'"):
        list(read(text, "gems.toml", Gem, "gem"))


def test_no_id_comes_twice(tmp_path: Path) -> None:
    for name in ("new.toml", "old.toml"):
        (tmp_path / name).write_text(COINS)
    box: dict[str, Kind] = {}
    load([tmp_path / "old.toml"], coins, box)
    assert list(box) == ["copper", "gold"]
    with pytest.raises(BadData, match=r"new\.toml: there is a 'copper' already"):
        load([tmp_path / "new.toml"], coins, box)
