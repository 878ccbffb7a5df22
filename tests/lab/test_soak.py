"""The soak: any set-up may come up, a broken law is noticed, and what it reports can be seen again."""

from random import Random
from time import sleep

import pytest
from tests.kernel.toy import LOTS_GAME

from delvewright import game
from delvewright.games.dungeon_dice import GAME as DUNGEON_DICE
from delvewright.games.dungeon_dice import board as dice
from delvewright.games.thunderstone import GAME
from delvewright.games.thunderstone.board import RANK_1, SUNK
from delvewright.kernel.record import Record, Sitting
from delvewright.lab import laws, soak
from delvewright.lab.laws import Broken, lawful_game, nothing_lost, pieces_kept, sight
from delvewright.lab.soak import draw_setup, play


def test_a_set_up_follows_from_the_seed_and_its_number():
    assert draw_setup(GAME, 0, 5) == draw_setup(GAME, 0, 5)
    assert draw_setup(GAME, 0, 5) != draw_setup(GAME, 1, 5)


def test_every_value_of_every_setting_comes_up():
    setups = [draw_setup(GAME, 0, number) for number in range(450)]
    for name, setting in GAME.settings.items():
        for choice in setting.choices or ():
            assert any(setup.settings.get(name, setting.default) == choice for setup in setups), (
                name,
                choice,
            )
    assert {setup.seats for setup in setups} == {1, 2, 3, 4, 5}
    assert {(), ("wrath",)} <= {setup.settings["packs"] for setup in setups}


def test_a_lost_and_a_doubled_piece_are_named():
    state = GAME.start(2, 1)
    pieces_kept(state)
    state.zones[SUNK] = state.zones[RANK_1]
    with pytest.raises(Broken, match=rf"doubled \[{state.zones[RANK_1][0]}\]"):
        pieces_kept(state)
    lost = state.zones[RANK_1][0]
    state.zones[SUNK] = state.zones[RANK_1] = ()
    with pytest.raises(Broken, match=rf"lost \[{lost}\]"):
        pieces_kept(state)


def test_sight_has_no_hidden_piece_and_no_question_of_another_seat():
    state = GAME.start(2, 1)
    asked = state.ask.seat
    zones, asks, *_ = sight(GAME, state, 1 - asked)
    assert asks == [(asked, "turn.action")]
    assert set(zones[asked * 5 + 1]) == {-1}
    assert -1 not in zones[(1 - asked) * 5 + 1]


def test_a_game_under_every_law_ends_in_its_record():
    *_, last = lawful_game(LOTS_GAME, Random(4), 3, 4, {"rounds": 3})
    assert last.state.over
    assert len(last.record.answers) == len(last.events) - 1


def test_trouble_comes_with_a_record_that_leads_to_it(monkeypatch):
    setup = draw_setup(GAME, 0, 0)
    counted = []

    def broken_later(state):
        counted.append(state)
        if len(counted) == 3:
            raise Broken("a law")

    monkeypatch.setattr(laws, "pieces_kept", broken_later)
    played = play(GAME, setup, lawful=False)
    assert "Broken: a law" in played.trouble
    record = Record.read(played.record)
    assert len(record.answers) == 3 * soak.COUNT_EVERY
    assert Sitting.replay(GAME, record).state == counted[-1]


@pytest.mark.parametrize("lawful", [False, True])
def test_a_game_gone_well_leaves_no_trouble(lawful):
    played = play(GAME, draw_setup(GAME, 0, 6), lawful)
    assert not played.trouble
    assert played.answers > played.turns > 10


def test_the_command_counts_games_by_variant(capsys, tmp_path, monkeypatch):
    monkeypatch.setattr(laws, "LOOK_EVERY", 300)
    told = ["--game", "thunderstone", "--games", "10", "--processes", "1", "--seed", "3"]
    assert soak.main([*told, "--folder", str(tmp_path)]) == 0
    out = capsys.readouterr().out
    assert "10 of 10 games" in out
    assert "solo_nightmare" in out
    assert not list(tmp_path.iterdir())


def test_the_command_fails_with_all_that_is_needed_to_see_it_again(capsys, tmp_path, monkeypatch):
    def broken(state):
        raise Broken("a law")

    monkeypatch.setattr(laws, "pieces_kept", broken)
    told = ["--game", "thunderstone", "--only", "40", "--processes", "1", "--seed", "3"]
    assert soak.main([*told, "--folder", str(tmp_path)]) == 1
    out = capsys.readouterr().out
    assert "again: python -m delvewright.lab.soak --game thunderstone --seed 3 --only 40" in out
    assert "settings={" in out
    (file,) = tmp_path.iterdir()
    assert Record.read(file.read_text()).answers


# Dungeon Dice ---------------------------------------------------------------------------------------


def test_every_choice_of_dungeon_dice_comes_up():
    setups = [draw_setup(DUNGEON_DICE, 0, number) for number in range(150)]
    for name, setting in DUNGEON_DICE.settings.items():
        for choice in setting.choices or ():
            said = [setup.settings.get(name, setting.default) for setup in setups]
            assert choice in said, (name, choice)
    assert {setup.seats for setup in setups} == {2, 3, 4, 5}
    assert any("packs" in setup.settings for setup in setups)


def test_dice_that_cannot_be_are_noticed():
    state = DUNGEON_DICE.start(2, 1, mode="standard")
    nothing_lost(DUNGEON_DICE, state)
    worn = state.clone()
    worn.gear[0] = (state.zones[dice.EQUIPMENT_BAG][0],)
    with pytest.raises(Broken, match="what is worn is owned"):
        nothing_lost(DUNGEON_DICE, worn)
    boosted = state.clone()
    boosted.boosted[1] += 1
    with pytest.raises(Broken, match="boosted dice"):
        nothing_lost(DUNGEON_DICE, boosted)


@pytest.mark.parametrize("number", range(1, 10))
def test_random_games_of_dungeon_dice_end_well(number):
    """A sample of `make soak`; the first of each mode would be under every law, and takes long."""
    played = play(game("dungeon_dice"), draw_setup(DUNGEON_DICE, 7, number), lawful=False)
    assert not played.trouble
    assert played.answers > played.turns


def test_a_game_of_dungeon_dice_under_every_law(monkeypatch):
    monkeypatch.setattr(laws, "LOOK_EVERY", 100)
    settings = {"mode": "standard", "longest": 10, "bargains": "templates"}
    *_, last = lawful_game(DUNGEON_DICE, Random(2), 3, 2, settings)
    assert last.state.over


def test_a_game_without_end_is_stopped(monkeypatch):
    setup = draw_setup(DUNGEON_DICE, 0, 3)

    def for_ever(state):
        while True:
            pass

    monkeypatch.setattr(soak, "MOST_SECONDS", 1)
    monkeypatch.setattr(laws, "pieces_kept", for_ever)
    assert "every game ends" in play(DUNGEON_DICE, setup, lawful=False).trouble


def test_a_game_that_waits_for_a_busy_machine_is_not_stopped(monkeypatch):
    """The clock on the wall ran out while others had the processor."""
    monkeypatch.setattr(soak, "MOST_SECONDS", 1)
    monkeypatch.setattr(soak, "pieces_kept", lambda state: sleep(1.2))
    assert not play(game("crawl"), draw_setup(game("crawl"), 0, 3), lawful=False).trouble
