"""Numbered words: they stay put, name every option, and say it again."""

from hashlib import sha256
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from tests.contract.tables import REGISTERED, TABLES, Table, played
from tests.kernel.toy import LOTS_GAME

from delvewright.kernel.errors import BadAnswer, DelveError
from delvewright.lab.laws import drawn_ask
from delvewright.lab.setups import draw_setup, variants
from delvewright.research import tables
from delvewright.research.play import Play
from delvewright.research.saying import Saying
from delvewright.research.words import CONTROLS, OTHER, WAIT, Vocabulary, split, vocabulary
from delvewright.views.front import Front

every_game = pytest.mark.parametrize("front", REGISTERED, ids=lambda front: front.id)
TABLES = [table for table in TABLES if isinstance(table.game, Front)]
PINNED = [line.split() for line in Path(__file__).with_name("pinned.txt").read_text().splitlines()]
ANSWERS = 60


@every_game
def test_the_lists_and_pages_are_what_the_games_say(front: Front):
    """Else run `python -m delvewright.research.tables`."""
    assert (tables.DATA / f"{front.id}.txt").read_text() == tables.listed(front)
    assert (tables.PAGES / f"{front.id}.md").read_text() == tables.page(front)


def test_every_game_is_pinned():
    assert sorted(id for id, *_ in PINNED) == sorted(front.id for front in REGISTERED)


@pytest.mark.parametrize(("id", "count", "digest"), PINNED, ids=lambda one: str(one))
def test_a_number_once_given_stays(id: str, count: str, digest: str):
    """New words come after those pinned here; then raise the count."""
    front = next(front for front in REGISTERED if front.id == id)
    words = vocabulary(front).words[: int(count)]
    assert sha256("\n".join(words).encode()).hexdigest()[:12] == digest


def test_a_list_grows_at_its_end_and_loses_nothing():
    front = REGISTERED[0]
    old = Vocabulary(front.id, "0", (*CONTROLS, "a_card_of_old", "seat0"))
    new = old.grown(front)
    assert new.words[:5] == old.words
    assert set(new.words) == {*vocabulary(front).words, "a_card_of_old"}
    assert Vocabulary.read(new.text(), "here") == new


def test_a_list_with_a_word_twice_is_refused():
    text = Vocabulary("toy", "1", (*CONTROLS, "twice", "twice")).text()
    with pytest.raises(DelveError, match="no word twice"):
        Vocabulary.read(text, "here")
    with pytest.raises(DelveError, match="begins with"):
        Vocabulary.read(text.replace("delvewright words 1", "else"), "here")


def said_again(play: Play, seat: int) -> None:
    """Every option can be said, no two by the same words, and no word is missing."""
    ask = next(ask for ask in play.state.asks if ask.seat == seat)
    begun = Saying.begun(play.game, play.words, play.state, ask)
    encoded = [begun.path(option) for option in ask.options]
    assert len(set(encoded)) == len(encoded)
    for option, numbers in zip(ask.options, encoded, strict=True):
        assert play.encode(option, seat) == numbers
        assert play.decode(numbers, seat) == option
        assert WAIT not in numbers
        assert OTHER not in play.words.numbers(play.game.name(play.state, option))


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_every_option_of_a_random_game_has_words_of_its_own(table: Table):
    play = Play(table.game, table.seats, **table.settings)
    positions = played(table).positions
    for state in positions[:: max(1, len(positions) // ANSWERS)]:
        for ask in state.asks:
            said_again(play.at(state), ask.seat)


@every_game
def test_every_option_of_a_soak_has_words_of_its_own(front: Front):
    for number in range(len(variants(front)) + 3):
        setup = draw_setup(front, 16, number)
        luck = Random(setup.seed)
        play = Play(front, setup.seats, setup.seed, **setup.settings)
        for _ in range(ANSWERS):
            if play.over:
                break
            ask = drawn_ask(play.state, luck)
            said_again(play, ask.seat)
            play.answer(luck.choice(ask.options), ask.seat)


@pytest.mark.parametrize("known", [3, 30])
def test_what_no_list_knows_is_still_told_apart(known: int):
    """As with cards of somebody's own: their words are OTHER, and then which."""
    front = REGISTERED[-1]
    play = Play(front, seed=5)
    full = play.words
    few = Vocabulary(full.game, full.rules, full.words[: 100 + known])
    luck = Random(3)
    for _ in range(120):
        if play.over:
            break
        ask = play.state.ask
        begun = Saying.begun(front, few, play.state, ask)
        paths = [begun.path(option) for option in ask.options]
        assert len(set(paths)) == len(ask.options)
        play.answer(luck.choice(ask.options), ask.seat)


def test_words_of_numbers():
    assert list(split("place dragons_lair 104:99 3")) == ["place", "dragons_lair", "1", "0", "4", "99", "3"]
    assert list(split("offer give_dice:0>1:bomb+sword:now")) == [
        *("offer", "give_dice", "0", "1", "bomb", "sword", "now")
    ]
    assert list(split("use seat0.armor_black.-")) == ["use", "seat0", "armor_black", "-"]
    assert list(split("on 05 -7")) == ["on", "0", "5", "-", "7"]


def test_a_word_without_an_alternative_says_itself_and_the_last_is_left_to_say():
    play = Play("thunderstone", 2, 42, layout="first_game")
    assert [play.words.words[word] for word in play.choices()] == ["village", "dungeon", "rest"]
    village = play.words.number["village"]
    assert play.say(village) == ("village",)
    play.say(play.words.number["buy"])
    assert play.words.spell(play.said()) == "buy"
    luck = Random(1)
    while not play.over:
        ask = play.state.ask
        assert len(ask.options) == 1 or len(play.choices()) > 1
        play.say(luck.choice(play.choices()))


def test_a_word_that_is_not_offered_is_refused_with_the_reason():
    play = Play("thunderstone", 2, 42, layout="first_game")
    play.answer("village")
    before = play.state.clone()
    seat, word = play.seat, play.words.number
    play.say(word["buy"])
    with pytest.raises(BadAnswer, match=r"'buy fireball': Cost 9, you have 5 gold · WR-"):
        play.say(word["fireball"])
    assert play.state == before
    assert play.said() == (word["buy"],)
    with pytest.raises(BadAnswer, match="there is no action 9999"):
        play.say(9999)
    with pytest.raises(BadAnswer, match=f"seat {1 - seat} is not asked anything now; seat {seat} is"):
        play.say(word["buy"], 1 - seat)


def test_a_game_without_a_list_has_words_all_the_same():
    words = vocabulary(LOTS_GAME)
    assert words.words[:3] == CONTROLS
    assert {*LOTS_GAME.verbs} <= {*words.words}
    assert len(list(islice(words.words, 5))) == 5
