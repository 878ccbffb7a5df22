"""Games played through the command line: whole ones, broken-off ones, and ones with several people."""

from pathlib import Path
from typing import Any

import pytest

import delvewright
from delvewright.bots import bot, look
from delvewright.cli.line import endings
from delvewright.kernel.record import Record, Sitting

GAME = delvewright.game("thunderstone")
FIRST = ("--layout", "first_game", "--seed", 5)


def thumb_plays(seats: int, people: int, seed: int, turns: int = 10_000, **settings: Any) -> list[str]:
    """What to type so that people at the first seats play as Thumb would, to the end or for some turns."""
    sitting, thumb, typed = Sitting(GAME, seats, seed, **settings), bot("thumb"), []
    while not sitting.state.over and sitting.state.turns <= turns:
        seat = sitting.state.ask.seat
        chosen = thumb.choose(look(GAME, sitting.state, seat, len(sitting.record.answers)))
        sitting.answer(chosen, seat)
        if seat < people:
            typed.append(f"answer {sitting.record.answers[-1][1]}")
    return typed


def test_a_whole_game_typed_by_name_ends_with_scores_card_by_card(delve: Any) -> None:
    typed = thumb_plays(2, 1, 5, layout="first_game")
    played = delve("play", *FIRST, "--bots", "thumb", typed=[*typed, "y"])
    assert played.exit_code == 0, played.output
    assert "VP  " in played.output.split("YOUR HAND")[-1]
    assert "See it again with: delve replay thunderstone-5.delve" in played.output
    record = Record.read(Path("thunderstone-5.delve").read_text())
    assert [name for seat, name in record.answers if seat == 0] == [
        line.removeprefix("answer ") for line in typed
    ]
    assert record.notes == {"seat 0": "human", "seat 1": "thumb"}
    again = delve("play", "--resume", "thunderstone-5.delve")
    assert again.exit_code == 0
    assert "Save the record?" not in again.output
    told = delve("replay", "thunderstone-5.delve")
    assert told.exit_code == 0
    scores = played.output.split("Save the record?")[0].strip().splitlines()[-1]
    assert scores.strip() in told.output


def test_a_game_typed_by_number_is_called_off_in_the_end(delve: Any) -> None:
    played = delve("play", *FIRST, "--bots", "thumb", "--set", "longest=12", typed=["1"] * 200)
    assert played.exit_code == 0
    assert "VP" in played.output


def test_a_solo_game(delve: Any) -> None:
    typed = thumb_plays(1, 1, 3, variant="solo_normal")
    played = delve("play", "--variant", "solo_normal", "--seed", 3, typed=[*typed, "n"])
    assert played.exit_code == 0
    assert "Got past you" in played.output
    assert not list(Path().glob("*.delve"))


def test_what_the_options_leave_open_is_asked(delve: Any) -> None:
    played = delve("play", typed=["", "", "", ""])
    assert played.exit_code == 0
    for question in (
        "Which game?",
        "What do you want to play?",
        "How many seats?",
        "Who sits at seat 2?",
        "Your turn",
    ):
        assert question in played.output
    assert "no such thing" not in played.output


def test_every_mode_can_be_asked_for(delve: Any) -> None:
    for mode in ("random", "preset", "campaign", "solo", "prowling"):
        assert "Your turn" in delve("play", "thunderstone", typed=[mode, *[""] * 4]).output, mode


def test_the_end_of_input_saves_the_game_and_resume_goes_on(delve: Any) -> None:
    typed = thumb_plays(2, 1, 5, turns=8, layout="first_game")
    left = delve("play", *FIRST, "--bots", "thumb", typed=typed)
    assert left.exit_code == 0
    assert "Go on with: delve play --resume thunderstone-5.delve" in left.output
    rest = thumb_plays(2, 1, 5, layout="first_game")[len(typed) :]
    resumed = delve("play", "--resume", "thunderstone-5.delve", typed=[*rest, "y"])
    assert resumed.exit_code == 0
    assert "See it again" in resumed.output
    whole = delve("play", *FIRST, "--bots", "thumb", typed=[*typed, *rest, "y"])
    assert Path("thunderstone-5-2.delve").read_text() == Path("thunderstone-5.delve").read_text()
    assert whole.output.splitlines()[-6] in resumed.output


def test_quit_offers_to_save(delve: Any) -> None:
    assert "Saved: thunderstone-5.delve" in delve("play", *FIRST, typed=["quit", "y"]).output
    assert "Saved" not in delve("play", *FIRST, typed=["quit", "n"]).output


def test_save_to_a_named_file(delve: Any) -> None:
    played = delve("play", *FIRST, typed=["save mine.delve", "quit"])
    assert "Saved: mine.delve" in played.output
    assert "Save the game before you go?" not in played.output
    assert Record.read(Path("mine.delve").read_text()).seed == 5
    refused = delve("play", *FIRST, typed=["save nowhere/at/all.delve", "quit", "n"])
    assert "nowhere/at/all.delve: No such file or directory" in refused.output


# Undo ------------------------------------------------------------------------------------------------


def test_undo_against_bots_is_always_there_and_marked(delve: Any) -> None:
    played = delve("play", *FIRST, "--bots", "thumb", typed=["undo", "1", "undo", "rest", "save a.delve"])
    assert "There is nothing of yours to take back." in played.output
    assert "Taken back, although it had shown something new: the record says so." in played.output
    record = Record.read(Path("a.delve").read_text())
    assert record.notes["taken back"] == "1"
    assert "rest" in [name for seat, name in record.answers if seat == 0]


def test_undo_among_people_stops_at_new_information(delve: Any) -> None:
    played = delve("play", *FIRST, "--bots", "human,human", typed=["", "1", "undo"])
    assert "It stays: somebody has learnt something new since" in played.output


def test_undo_is_free_while_nothing_new_was_shown(delve: Any) -> None:
    """Equipping shows nothing new, so among people too it may be taken back."""
    for seed in range(40):
        state = GAME.start(2, seed, layout="first_game")
        seat = state.ask.seat
        inside = GAME.answer(state, "dungeon")
        equip = [name for name in GAME.names(inside) if name.startswith("equip")]
        if equip:
            break
    typed = ["", "answer dungeon", equip[0], "undo", "save a.delve", "quit"]
    played = delve("play", "--layout", "first_game", "--seed", seed, "--bots", "human,human", typed=typed)
    assert "It stays" not in played.output
    assert Record.read(Path("a.delve").read_text()).answers == [(seat, "dungeon")]


# Several people --------------------------------------------------------------------------------------


def test_nobody_sees_another_hand(delve: Any) -> None:
    """Between two people the screen is covered, and each block shows one hand only."""
    seed = 5
    state = GAME.start(2, seed, layout="first_game")
    first = state.ask.seat
    played = delve("play", *FIRST, "--bots", "human,human", typed=["", "rest", "spare", ""])
    blocks = played.output.split("is asked. Everybody else, look away.")
    assert len(blocks) == 3
    assert f"Player {first + 1} " in blocks[0].splitlines()[-1]
    assert f"Player {2 - first} " in blocks[1].splitlines()[-1]
    assert blocks[0].count("YOUR HAND") == 0
    assert f"Player {2 - first}'s hand".lower() not in blocks[1].lower()
    for block in blocks[1:]:
        hands = [line for line in block.splitlines() if "HAND:" in line]
        assert set(hands) <= {line for line in hands if line.startswith("YOUR HAND")}


def test_bots_and_people_sit_where_they_are_put(delve: Any) -> None:
    played = delve("play", *FIRST, "--seats", 4, "--bots", "thumb,human,uniform", typed=[""])
    for name in ("Player 1", "Veteran", "Player 3", "Wanderer"):
        assert name in played.output


# What can be typed -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("?", "undo"),
        ("help", "undo"),
        ("? fireball", "Magic Attack 3"),
        ("? 1", "WR-VILLAGE-01"),
        ("? nosuchcard", "there is no card 'nosuchcard'"),
        ("why fireball", "Buy Fireball: Cost 9, you have 6 gold"),
        ("why nosuchcard", "there is no card"),
        ("why tyxr", "is nowhere on the table"),
        ("why", "Nothing is refused here."),
        ("hint", "Veteran would choose"),
        ("hint", "This hand beats nothing in the hall, and has"),
        ("rules light penalty", "TS-LIGHT"),
        ("rules", "which?"),
        ("rules xyzzy", "no rule speaks of 'xyzzy'"),
        ("log", "Veteran"),
        ("hall", "DUNGEON"),
        ("hand", "YOUR HAND"),
        ("show village", "VILLAGE"),
        ("table", "Thunderstone"),
        ("99", "There are answers 1 to 3."),
        ("0", "There are answers 1 to 3."),
        ("frobnicate", "'frobnicate' is no answer here"),
        ("buy fireball", "'buy fireball' is no answer here"),
    ],
)
def test_what_can_be_typed_at_any_question(delve: Any, typed: str, told: str) -> None:
    played = delve("play", *FIRST, "--bots", "thumb", typed=[typed, "quit", "n"])
    after = played.output.split(f"> {typed}\n", 1)[1]
    assert told in after
    assert played.exit_code == 0


def test_a_refused_purchase_says_why_in_numbers(delve: Any) -> None:
    played = delve("play", *FIRST, "--bots", "thumb", typed=["1", "why fireball", "why", "buy fireball"])
    refusal = "Cost 9, you have 6 gold"
    assert played.output.count(refusal) == 3


def test_an_answer_may_be_begun_or_be_the_card_alone(delve: Any) -> None:
    assert "You bought Short Sword" in delve("play", *FIRST, typed=["vill", "buy short"]).output
    assert "You bought Short Sword" in delve("play", *FIRST, typed=["1", "short sword"]).output
    assert "Which one?" in delve("play", *FIRST, typed=["1", "buy"]).output


def test_what_is_asked_only_in_the_village_can_be_typed_on_the_way_there(delve: Any) -> None:
    played = delve("play", *FIRST, typed=["buy short sword", "save a.delve", "quit"])
    assert "You bought Short Sword" in played.output
    answers = [name for seat, name in Record.read(Path("a.delve").read_text()).answers if seat == 0]
    assert answers == ["village", "buy short_sword"]


def test_words_of_an_answer_and_its_printed_sentence_give_it(delve: Any) -> None:
    assert "You bought Town Guard" in delve("play", *FIRST, typed=["1", "buy guard"]).output
    for typed in ("Buy Short Sword for 6 of 6 gold.", "9. Buy Short Sword for 6 of 6 gold."):
        assert "You bought Short Sword" in delve("play", *FIRST, typed=["1", typed]).output, typed


def test_a_part_of_the_table_is_drawn_and_never_an_answer_by_mistake(delve: Any) -> None:
    drawn = delve("play", *FIRST, typed=["village", "save a.delve", "quit"]).output
    assert "That is 1, or: answer village" in drawn
    assert Record.read(Path("a.delve").read_text()).answers[-1][0] == 1
    delve("play", *FIRST, typed=["answer village", "save b.delve", "quit"])
    assert Record.read(Path("b.delve").read_text()).answers[-1][1] == "village"


def test_the_seats_are_as_many_as_are_typed(delve: Any) -> None:
    played = delve("play", "thunderstone", typed=["", "3", "", ""])
    assert "Who sits at seat 3?" in played.output
    assert "Who sits at seat 4?" not in played.output
    two = delve("play", "thunderstone", typed=["", "2", ""])
    assert "Who sits at seat 3?" not in two.output


def test_every_game_is_offered(delve: Any) -> None:
    played = delve("play", typed=["dungeon_dice", "", "", ""])
    assert "Which game?" in played.output
    assert "Your first dice" in played.output


def test_what_is_printed_to_go_on_with_can_be_typed(delve: Any) -> None:
    played = delve("play", *FIRST, typed=["save my game.delve", "quit"])
    assert "delve play --resume 'my game.delve'" in played.output


def test_tab_goes_on_with_a_word() -> None:
    words = ["buy short sword", "buy spear", "village"]
    assert endings(words, "buy s") == ["short sword", "spear"]
    assert endings(words, "VI") == ["village"]


# What is wrong ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("nosuchgame",), "there is no game 'nosuchgame'"),
        (("--seats", "9"), "seats 1 to 5, not 9"),
        (("--seats", "two"), "Invalid value for '--seats'"),
        (("--seed", "-1"), "a seed is a whole number"),
        (("--bots", "gandalf"), "there is no bot 'gandalf'"),
        (("--bots", "search:x"), "search"),
        (("--seats", "2", "--bots", "thumb,thumb,thumb"), "3 bots are named for 2 seats"),
        (("--layout", "firstgame"), "option 'layout' cannot be 'firstgame'"),
        (("--variant", "epic"), "add the pack 'wrath'"),
        (("--variant", "solo_normal", "--seats", "2"), "for one seat"),
        (("--packs", "rath"), "there is no pack 'rath'"),
        (("--pick", "Fireballs"), "did you mean Fireball?"),
        (("--pick", "undead"), "which of Undead • Doom, Undead • Spirit?"),
        (("--pick", "Elf", "--ban", "elf"), "both picked and banned"),
        (("--set", "longest"), "key=value"),
        (("--set", "longst=3"), "did you mean longest?"),
        (("--set", "longest=three"), "must be a whole number"),
        (("--resume", "nowhere.delve"), "nowhere.delve: No such file"),
        (("--resume", ".", "--seed", "3"), "no other options"),
    ],
)
def test_bad_options_are_one_line_and_exit_code_2(delve: Any, words: tuple[str, ...], told: str) -> None:
    refused = delve("play", *words)
    assert refused.exit_code == 2
    assert told in refused.output
    assert "Traceback" not in refused.output


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (b"", "line 1"),
        (b"\xff\xfe\x00", "not a text file"),
        (b"hello", "line 1: a record begins with"),
        (b"delvewright record 1\ngame: thunderstone\n", "does not say its"),
        (b"delvewright record 1\ngame: chess\nrules: 1\nseats: 2\nseed: 1\n", "there is no game 'chess'"),
        (b"delvewright record 1\ngame: thunderstone\nrules: 0\nseats: 2\nseed: 1\n", "under rules 0"),
        (
            b"delvewright record 1\ngame: thunderstone\nrules: 2\nseats: 2\nseed: 1\nset seats: 3\n",
            "sets 'seats'",
        ),
        (
            b"delvewright record 1\ngame: thunderstone\nrules: 2\nseats: 2\nseed: 1\n\n0 fly\n",
            "answer 1 (0 fly)",
        ),
        (
            b"delvewright record 1\ngame: thunderstone\nrules: 2\nseats: 2\nseed: 1\nset packs: [\n",
            "not JSON",
        ),
    ],
)
def test_bad_files_are_one_line_and_exit_code_2(delve: Any, text: bytes, told: str) -> None:
    Path("bad.delve").write_bytes(text)
    for command in (("play", "--resume"), ("replay",)):
        refused = delve(*command, "bad.delve")
        assert refused.exit_code == 2
        assert told in refused.output
        assert len(refused.output.strip().splitlines()) == 1
