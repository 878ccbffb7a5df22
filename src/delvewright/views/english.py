"""English: the few forms of words that sentences of every game are made with."""

from __future__ import annotations

from collections.abc import Sequence

IRREGULAR = {
    "have": "has",
    "are": "is",
    "do": "does",
    "may": "may",
    "must": "must",
    "were": "was",
    "go": "goes",
}


def capital(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}"


def worded(name: str) -> str:
    """A name as it is shown: "draw_pile" as "Draw pile"."""
    return capital(name.replace("_", " "))


def count(number: int, noun: str) -> str:
    """ "1 card", "2 dice", "3 Heroes"."""
    if number == 1:
        return f"1 {noun}"
    if noun.endswith("die"):
        return f"{number} {noun[:-3]}dice"
    return f"{number} {noun}{'es' if noun.endswith('o') else 's'}"


def listed(names: Sequence[str], last: str = "and") -> str:
    """A list in a sentence."""
    return f" {last} ".join((", ".join(names[:-1]), names[-1])) if len(names) > 1 else "".join(names)


def third(verb: str) -> str:
    """The third person of a verb, in front of whatever follows it: "draw a die" → "draws a die"."""
    head, _, rest = verb.partition(" ")
    if head in IRREGULAR:
        head = IRREGULAR[head]
    elif head.endswith(("s", "sh", "ch", "x", "z")):
        head += "es"
    elif head.endswith("y") and head[-2] not in "aeiou":
        head = f"{head[:-1]}ies"
    else:
        head += "s"
    return f"{head} {rest}" if rest else head


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else str(number)


def average(number: float) -> str:
    """A number with one decimal, none if it is whole."""
    return f"{number:.1f}".rstrip("0").rstrip(".")


def by(what: str, cause: str) -> str:
    """Something and what it came from: "Disease (Griffon)"."""
    return f"{what} ({cause})" if cause and cause != what else what
