"""Tables of words and features, for programs and people: `python -m delvewright.research.tables` writes them.

Of each game: its list of words, as a file in this room to which new words are added at the end, and a page
that tells words and features by their numbers. Without an argument every game's is written.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path

from delvewright.research.features import Features
from delvewright.research.words import CONTROLS, Vocabulary, spoken, vocabulary
from delvewright.views.front import Front, catalogue, game

COMMAND = "python -m delvewright.research.tables"
DATA = Path(__file__).with_name("data")
PAGES = Path(__file__).parents[3] / "docs" / "research"
WIDTH = 116

MEANS = {
    "question": "1 while this is asked of the seat",
    "said": "how often a word was said of the answer so far",
    "about": "what the question is about: pieces by kind, and numbers",
    "turn": "1 for whose turn it is",
    "number": "a number or a switch of the table",
    "seat": "a number of each seat",
    "among": "how often a seat is listed",
    "count": "how much is listed",
    "more": "what the game tells besides",
    "seen": "pieces of a place that are seen",
    "hidden": "pieces of a place that are not",
    "place": "pieces of one of several places of the same name",
    "sum": "a number printed on the pieces seen in a place, added up",
    "kind": "pieces of a kind seen in a place",
    "held": "pieces of a kind in a field, those in sight",
}


def listed(front: Front) -> str:
    """What the file of words says: what it said, and what the game has more by now."""
    file = DATA / f"{front.id}.txt"
    if file.exists():
        return Vocabulary.read(file.read_text(encoding="utf-8"), str(file)).grown(front).text()
    return Vocabulary(front.id, front.version, spoken(front)).text()


def page(front: Front) -> str:
    """What the page of a game says."""
    return "\n".join(_lines(front)) + "\n"


def _lines(front: Front) -> Iterator[str]:
    words = vocabulary(front)
    low, high = front.seats
    yield f"# {front.title} as numbers"
    yield ""
    yield f"Rules {front.version}. Written by `{COMMAND}`; [research.md](../research.md) tells what it means."
    yield ""
    yield f"## Actions: {len(words)} words"
    yield ""
    wait, end, other = CONTROLS
    yield f"Digest `{words.digest}`. An answer is said word by word; a number means the same word for ever,"
    yield f"new words come last. `{wait}` does nothing (parallel interfaces only), `{end}` ends an answer of"
    yield f"which another is a longer form, `{other}` stands for a word that is not in the list."
    yield ""
    yield "```"
    yield from _filled([f"{number} {word}" for number, word in enumerate(words.words)])
    yield "```"
    yield ""
    yield "## Features"
    yield ""
    yield "| seats | features | digest | without kinds | digest |"
    yield "|--:|--:|---|--:|---|"
    for seats in range(low, high + 1):
        full, brief = Features(front, words, seats), Features(front, words, seats, kinds=False)
        yield f"| {seats} | {len(full)} | `{full.digest}` | {len(brief)} | `{brief.digest}` |"
    full = Features(front, words, low)
    yield ""
    yield f"With {low} seat{'s'[: low > 1]}, in this order:"
    yield ""
    yield "| from | to | names | what it is |"
    yield "|--:|--:|---|---|"
    start = 0
    for family, group in groupby(full.names, key=lambda name: name.partition(".")[0]):
        names = list(group)
        shown = f"`{names[0]}`" + (f" … `{names[-1]}`" if len(names) > 1 else "")
        yield f"| {start} | {start + len(names) - 1} | {shown} | {MEANS[family]} |"
        start += len(names)
    yield ""
    yield "All but what is told word by word or kind by kind:"
    yield ""
    yield "```"
    told = ("said", "about", "sum", "kind", "held")
    yield from _filled(
        [f"{number} {name}" for number, name in enumerate(full.names) if name.partition(".")[0] not in told]
    )
    yield "```"


def _filled(entries: Sequence[str]) -> Iterator[str]:
    """Entries side by side, as many as go on a line."""
    line = ""
    for entry in entries:
        if line and len(line) + len(entry) + 3 > WIDTH:
            yield line
            line = ""
        line = f"{line}   {entry}" if line else entry
    yield line


def main(games: Sequence[str]) -> None:
    for id in games or catalogue():
        front = game(id)
        (DATA / f"{id}.txt").write_text(listed(front), encoding="utf-8")
    for id in games or catalogue():
        PAGES.mkdir(parents=True, exist_ok=True)
        (PAGES / f"{id}.md").write_text(page(game(id)), encoding="utf-8")
        print(PAGES / f"{id}.md")


if __name__ == "__main__":
    main(sys.argv[1:])
