"""Seeking: which of many texts a question means, asked in anybody's words and with anybody's typing.

Words are cut to their stems. One that no text has stands for those written most like it; one that has kin in
these games ("money" and "gold") stands, a little less, for them too. What is rare counts for more.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from math import log
from typing import NamedTuple

SMALL = """
a about after again against all also am an and any are as at be been before but by can could did do does
doing each else ever every for from get gets getting give go goes had has have he her him his how i if in
into is it its just let like made make many may me might more most much must my need no not now of off on
once one only or other our out over own put rule rules same say she should so some still such take than
that the their them then there these they thing this those to too up us use used using very was we were
what when where which who whom whose why will with without would you your happen happens mean means work
works
"""
"""Words that say nothing of what is meant, unless nothing else is said."""

KIN = (
    "fight battle combat attack",
    "buy purchase price cost shop",
    "money gold coin",
    "life health heart hp",
    "wound hurt damage injure",
    "heal cure recover",
    "die dead death defeat kill slay beat",
    "bargain deal agreement negotiate trade swap exchange",
    "win victory winner",
    "lose loss loser defeat",
    "tie draw equal",
    "start begin first setup",
    "end finish over last",
    "equip wield hold hand carry arm",
    "armor armour",
    "level upgrade advance promote",
    "xp experience",
    "score point vp fame glory",
    "shuffle mix reshuffle",
    "empty gone exhausted out",
    "monster enemy creature foe",
    "help assist assistant together party",
    "light dark darkness lantern torch",
    "map tile passage",
    "move walk go movement step",
    "solo alone single",
    "two both second 2",
    "player champion seat",
    "dice die",
    "spell magic",
)
"""Words that people use for one another; what the book says is among them."""

K, B = 1.2, 0.5  # of the usual reckoning (BM25): how soon a word said again, and a long text, count less
TITLE = 3  # how often a word of the heading counts
ALIKE = 0.5  # of their letters in threes that two words must share
KINDRED = 0.45  # what a word's kin counts
MOST = 16  # words of a question that are looked at
LATER = 0.2  # what the last text counts less: rules come first in a digest, notes and readings behind
KEPT = 0.4  # of the best: what is further off is not told
ENDINGS = ("ations", "ation", "ments", "ment", "ness", "ings", "ing", "edly", "ied", "ies", "ed")
IRREGULAR = {
    "beaten": "beat",
    "bought": "buy",
    "dealt": "deal",
    "dice": "die",
    "died": "dead",
    "dies": "dead",
    "drawn": "draw",
    "fought": "fight",
    "lost": "lose",
    "sold": "sell",
    "thrown": "throw",
    "won": "win",
}


def stem(word: str) -> str:
    """A word without its ending: "battles", "battling" and "battle" are one."""
    if word in IRREGULAR:
        return IRREGULAR[word]
    for ending in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            word = word[: -len(ending)] + ("y" if ending in ("ied", "ies") else "")
            break
    else:
        if word.endswith("s") and not word.endswith(("ss", "us", "is")) and len(word) > 3:
            word = word[:-1]
    word = word[:-1] if word.endswith("e") and len(word) > 3 else word
    return word[:-1] if len(word) > 3 and word[-1] == word[-2] else word


def words_of(text: str) -> list[str]:
    return [stem(word) for word in re.findall(r"[a-z0-9]+", re.sub(r"['\u2019]s\b", "", text.lower()))]


@lru_cache(50_000)
def _threes(word: str) -> frozenset[str]:
    padded = f"  {word} "
    return frozenset([padded[at : at + 3] for at in range(len(padded) - 2)])


def likeness(word: str, other: str) -> float:
    """How much two words are written alike, from 0 to 1; two letters changed about are no great matter."""
    if sorted(word) == sorted(other) and len(word) > 3:
        return 0.9
    one, two = _threes(word), _threes(other)
    return 2 * len(one & two) / (len(one) + len(two))


_SMALL = frozenset([stem(word) for word in SMALL.split()])
_KIN: dict[str, set[str]] = {}
for _group in KIN:
    _stems = {stem(word) for word in _group.split()}
    for _one in _stems:
        _KIN.setdefault(_one, set()).update(_stems - {_one})


class Found(NamedTuple):
    """Which text, and how well it fits."""

    at: int
    score: float


class Texts:
    """Texts with their headings, made ready to be sought in."""

    def __init__(self, texts: Sequence[tuple[str, str]]):
        self.counts = [Counter(words_of(text)) + Counter(words_of(title) * TITLE) for text, title in texts]
        self.lengths = [sum(counts.values()) for counts in self.counts]
        self.usual = sum(self.lengths) / max(1, len(texts))
        found = Counter(word for counts in self.counts for word in counts)
        self.rarity = {
            word: log(1 + (len(texts) - count + 0.5) / (count + 0.5)) for word, count in found.items()
        }

    def meant(self, asked: str) -> list[dict[str, float]]:
        """For each word that says something: the words of the texts it stands for, and how well."""
        said = words_of(asked)[:MOST]
        said = list(dict.fromkeys([word for word in said if word not in _SMALL] or said))
        return [found for found in map(self._meant, said) if found]

    def _meant(self, word: str) -> dict[str, float]:
        meant = {word: 1.0} if word in self.rarity else self._alike(word)
        for known in list(meant) or [word]:
            for kin in _KIN.get(known, ()):
                if kin in self.rarity:
                    meant.setdefault(kin, KINDRED * meant.get(known, 1.0))
        return meant

    def _alike(self, word: str) -> dict[str, float]:
        """The words written most like one that is not there."""
        near = {other: likeness(word, other) for other in [*self.rarity, *_KIN]}
        best = max(near.values(), default=0)
        return {other: best for other, like in near.items() if like >= max(ALIKE, best - 0.001)}

    def seek(self, asked: str) -> list[Found]:
        """The texts that fit, the best first; those that come first where they fit as well."""
        meant = self.meant(asked)
        found = [Found(at, score) for at in range(len(self.counts)) if (score := self._score(at, meant))]
        best = max([one.score for one in found], default=0)
        return sorted([one for one in found if one.score >= KEPT * best], key=lambda one: -one.score)

    def _score(self, at: int, meant: list[dict[str, float]]) -> float:
        counts, long = self.counts[at], self.lengths[at] / self.usual
        total, hits = 0.0, 0.0
        for words in meant:
            best, worth = 0.0, 0.0
            for word, weight in words.items():
                if count := counts.get(word):
                    often = count * (K + 1) / (count + K * (1 - B + B * long))
                    if (value := weight * self.rarity[word] * often) > best:
                        best, worth = value, weight
            total, hits = total + best, hits + worth
        early = 1 - LATER * at / len(self.counts)
        return total * early * hits / len(meant) if meant else 0.0
