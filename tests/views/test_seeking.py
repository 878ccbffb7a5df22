"""Questions as people ask them, misspelt and all, and a rule that answers each among the first three."""

from __future__ import annotations

import pytest

from delvewright.views.digest import search, stems
from delvewright.views.seeking import Texts, likeness, stem

QUESTIONS = {
    "thunderstone": {
        "can I equip two weapons?": "WR-DUNGEON-02",
        "what happens when my deck is empty": "TS-DECK-03",
        "how does the lihgt penalty work?": "TS-LIGHT-02",
        "when does the game end": "TS-END-01",
        "do I have to fight if I go into the dungeon?": "TS-BATTLE-11",
        "how do I level up my heros": "TS-LEVEL-02",
    },
    "dungeon_dice": {
        "are deals bindng?": "DD-TRADE-3",
        "how do I heal wounds": "DD-HEAL-1",
        "how much fame do I need to win?": "DD-WIN-2",
        "can I equip two weapons?": "DD-EQUIP-1",
        "what if I lose against a monster": "DD-DICE-6",
    },
    "dungeoneer": {
        "how do I win": "DN-WIN-01",
        "what happens when my hero dies?": "DN-COMBAT-16",
        "how much does it cost to move to the next room": "DN-HERO-04",
        "can I close of the map?": "DN-BUILD-10",
        "how many monsters in a pack": "DN-COMBAT-25",
    },
    "barricades": {
        "can a hero wield two weapons?": "BQ-BASE-12",
        "how do I lvel up a hero": "BQ-BASE-21",
        "empty deck shufle": "BQ-BASE-08",
        "how many cards may I buy in the vilage": "BQ-BASE-25",
        "may we attack a monster together as a party?": "BQ-PARTY-06",
    },
}


@pytest.mark.parametrize(
    ("game", "asked", "answer"),
    [(game, asked, answer) for game, all in QUESTIONS.items() for asked, answer in all.items()],
)
def test_a_question_finds_its_rule(game: str, asked: str, answer: str) -> None:
    assert answer in [rule.id for rule in search(game, asked)[:3]]


def test_endings_are_cut_so_that_words_meet() -> None:
    for words in (
        "battle battles battling battled",
        "equip equips equipped",
        "die dice",
        "buy buys bought buying",
    ):
        assert len({stem(word) for word in words.split()}) == 1, words
    assert stem("gas") == "gas"
    assert stem("levelling") == stem("level")
    assert stem("classes") == stem("class")


def test_letters_changed_about_are_nearly_the_same_word() -> None:
    assert likeness("light", "lihgt") > likeness("light", "sight") > likeness("light", "dwarf")


def test_words_that_say_nothing_count_only_where_nothing_else_is_said() -> None:
    texts = Texts([("Who may go first.", ""), ("A torch gives light.", "")])
    assert [found.at for found in texts.seek("who may go with a torch")] == [1]
    assert [found.at for found in texts.seek("who may")] == [0]
    assert texts.seek("xyzzy") == texts.seek("") == []


def test_what_was_meant_can_be_marked() -> None:
    assert stems("thunderstone", "how does the lihgt work") == ["light"]
