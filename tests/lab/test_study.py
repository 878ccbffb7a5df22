"""Studies: plans read strictly, the same results wherever they are played, stopped and gone on with."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import duckdb
import pytest

from delvewright.kernel.errors import DelveError
from delvewright.lab.study import running, tables
from delvewright.lab.study.journal import Journal
from delvewright.lab.study.plan import BLOCK, Job, Plan, parsed, read_plan
from delvewright.lab.study.playing import Packed, packed, play_block, waits
from delvewright.lab.study.running import run
from delvewright.lab.study.workers import TRIES, Processes, alone, lost

PLAN = """
deals = 40
[[table]]
name = "alone"
game = "crawl"
bots = ["uniform"]
seats = [2, 3]
[[table]]
name = "Wrath"
game = "thunderstone"
bots = ["thumb", "uniform"]
mode = "first_game"
settings = { longest = 30 }
[[question]]
of = "wins"
bot = "thumb"
table = "Wrath"
[[question]]
of = "turns"
table = "alone-2"
against = "alone-3"
"""
FILES = ("games", "seats", "cards", "curves", "questions")


@pytest.fixture
def plan() -> Plan:
    return parsed(PLAN, "plan.toml", "plan")


def files(folder: Path) -> dict[str, bytes]:
    return {name: (folder / f"{name}.parquet").read_bytes() for name in FILES}


def rows(folder: Path, query: str) -> list[tuple]:
    with duckdb.connect() as db:
        return db.execute(query.replace("@", f"{folder}/")).fetchall()


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("study") / "plan"
    run(parsed(PLAN, "plan.toml", "plan"), folder)
    return folder


# The plan -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "line", "says"),
    [
        (("deals = 40", "deals = 0"), 2, "this must be 1 to"),
        (("deals = 40", "deals = 'many'"), 2, "Expected `int`"),
        (("deals = 40", ""), 1, "deals: this key is missing"),
        (("deals = 40", "deals = 40\ngames = 2"), 3, "games: unknown key"),
        (('"crawl"', '"craw"'), 5, "there is no game 'craw'; did you mean crawl?"),
        (('["uniform"]', '["uniforme"]'), 6, "there is no bot 'uniforme'"),
        (('["uniform"]', '["search:0.2s"]'), 6, "thinks by the clock"),
        (("[2, 3]", "[2, 9]"), 7, "seats 2 to 4, not 9"),
        (('mode = "first_game"', "seats = 3"), 11, "2 bots for 3 seats"),
        (("longest = 30", "long = 30"), 13, "table[2].settings.long: Thunderstone has no setting 'long'"),
        (("longest = 30", "longest = 'x'"), 13, "must be a whole number"),
        (('"first_game"', '"frist_game"'), 12, "has no mode 'frist_game'; did you mean first_game"),
        (('bot = "thumb"', 'bot = "thump"'), 16, "no 'thump' sits there; did you mean thumb?"),
        (('"wins"', '"luck"'), 15, "there is no 'luck'"),
        (('against = "alone-3"', 'against = "alone-2"'), 21, "never more than itself"),
        (('against = "alone-3"', ""), 18, "say against what"),
        (("deals = 40", "deals = 40\nmeasures = ['card']"), 3, "there is no 'card'; did you mean cards?"),
        (('name = "Wrath"', 'name = "alone-2"'), 9, "table[2].name: two tables are called 'alone-2'"),
        (("deals = 40", "deals ="), 2, "Invalid value"),
    ],
)
def test_a_plan_that_is_wrong_says_where(change: tuple[str, str], line: int, says: str) -> None:
    assert change[0] in PLAN
    with pytest.raises(DelveError) as error:
        parsed(PLAN.replace(*change), "plan.toml", "plan")
    text = str(error.value)
    assert text.startswith("plan.toml")
    assert says in text
    assert f"line {line}" in text


def test_a_plan_says_who_sits_where(plan: Plan) -> None:
    assert [(table.name, table.bots, table.rounds) for table in plan.tables] == [
        ("alone-2", ("uniform",) * 2, 1),
        ("alone-3", ("uniform",) * 3, 1),
        ("Wrath", ("thumb", "uniform"), 2),
    ]
    assert plan.games == 40 * 4
    assert plan.tables[2].settings == {"packs": [], "layout": "first_game", "longest": 30}
    assert plan.queries[0].against == 0.5
    assert [job.number for job in plan.jobs()] == list(range(9))


def test_the_plan_that_the_page_shows_is_one() -> None:
    plan = read_plan(Path(__file__).parents[2] / "docs/examples/first_study.toml")
    assert (plan.games, len(plan.queries)) == (200, 2)


def test_unpaired_tables_have_deals_of_their_own_and_each_is_played_once() -> None:
    plan = parsed("paired = false\n" + PLAN, "plan.toml", "plan")
    assert plan.games == 120
    assert plan.dealt(0, 5) == 5
    assert plan.dealt(2, 5) == 85


# The games ----------------------------------------------------------------------------------------------


def test_every_game_and_seat_is_written_down(played: Path) -> None:
    counted = rows(played, "SELECT \"table\", count(*) FROM '@games.parquet' GROUP BY 1 ORDER BY 1")
    assert counted == [("Wrath", 80), ("alone-2", 40), ("alone-3", 40)]
    assert rows(played, "SELECT count(*) FROM '@seats.parquet'") == [(80 * 2 + 40 * 2 + 40 * 3,)]
    shares = rows(played, "SELECT sum(win) FROM '@seats.parquet' GROUP BY \"table\", deal, round")
    assert all(share == pytest.approx(1) or share == 0 for (share,) in shares)
    moved = rows(
        played, "SELECT DISTINCT round, seat, bot FROM '@seats.parquet' WHERE \"table\"='Wrath' ORDER BY ALL"
    )
    assert moved == [(0, 0, "thumb"), (0, 1, "uniform"), (1, 0, "uniform"), (1, 1, "thumb")]
    assert rows(played, "SELECT count(*) FROM '@seats.parquet' WHERE began")[0] == (160,)
    same = "SELECT count(DISTINCT seed) FROM '@games.parquet' GROUP BY \"table\", deal"
    assert set(rows(played, same)) == {(1,)}


def test_curves_end_with_the_score_and_cards_tell_what_was_bought(played: Path) -> None:
    ends = """SELECT count(*), sum(curve.score = seat.score) FROM '@seats.parquet' seat JOIN (
        SELECT "table", deal, round, seat, arg_max(score, turn) AS score FROM '@curves.parquet'
        GROUP BY ALL) curve USING ("table", deal, round, seat)"""
    ((number, equal),) = rows(played, ends)
    assert number == equal == 360
    taken = rows(played, "SELECT sum(taken), sum(kept) FROM '@cards.parquet' WHERE \"table\"='Wrath'")[0]
    assert taken[0] > 200
    assert taken[1] > taken[0]
    asked = rows(played, "SELECT sum(asked) FROM '@questions.parquet'")
    assert asked == rows(played, "SELECT sum(answers) FROM '@games.parquet'")


def test_waits_are_the_answers_of_others_since_ones_own() -> None:
    assert waits([0, 0, 1, 1, 0, 1], 2) == [0, 0, 2, 0, 2, 1]


def test_a_game_that_fails_is_named(plan: Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("delvewright.bots.protocol.Uniform.choose", lambda self, sight: ("fly",))
    with pytest.raises(DelveError, match=r"table 'alone-2', deal 0 \(seed 0\), round 0: BadAnswer"):
        play_block(plan, Job(0, 0, 0, 1))


# The same wherever it is played --------------------------------------------------------------------------


def test_two_processes_give_the_same_files_as_one(plan: Plan, played: Path, tmp_path: Path) -> None:
    sheet = run(plan, tmp_path / "two", Processes(2))
    assert files(tmp_path / "two") == files(played)
    assert sheet == running.read_sheet(played)
    assert sorted(path.name for path in played.iterdir()) == sorted(
        [*(f"{name}.parquet" for name in FILES), "study.json", "study.log"]
    )


def shuffled(plan: Plan, jobs: Iterable[Job], log: object) -> Iterator[Packed]:
    yield from reversed([packed(plan, job) for job in jobs])


def test_the_order_in_which_blocks_come_makes_no_difference(plan: Plan, played: Path, tmp_path: Path) -> None:
    run(plan, tmp_path / "any", shuffled)
    assert files(tmp_path / "any") == files(played)


def test_a_study_that_was_stopped_goes_on_where_it_was(plan: Plan, played: Path, tmp_path: Path) -> None:
    folder, tried = tmp_path / "stopped", []

    def stops(after: int) -> Callable[..., Iterator[Packed]]:
        def work(plan: Plan, jobs: Iterable[Job], log: object) -> Iterator[Packed]:
            for count, job in enumerate(jobs):
                if count == after:
                    raise KeyboardInterrupt
                tried.append(job.number)
                yield packed(plan, job)

        return work

    for after in (2, 3):
        with pytest.raises(KeyboardInterrupt):
            run(plan, folder, stops(after))
    with (folder / "journal").open("ab") as file:
        file.write(b"dblk\0\0\0\7cut short")  # as a crash leaves it
    run(plan, folder, stops(99))
    assert tried == list(range(9))
    assert files(folder) == files(played)


def test_a_block_that_was_spoilt_on_the_disk_is_played_again(plan: Plan, tmp_path: Path) -> None:
    first = Journal(tmp_path / "journal")
    for number in range(3):
        first.add(*packed(plan, Job(number, 0, number, number + 1)))
    first.close()
    spoilt = bytearray((tmp_path / "journal").read_bytes())
    spoilt[-5] ^= 1
    (tmp_path / "journal").write_bytes(spoilt)
    again = Journal(tmp_path / "journal")
    assert list(again.places) == [0, 1]
    assert again.read(1) == play_block(plan, Job(1, 0, 1, 2))
    again.close()


def test_results_of_another_plan_or_study_are_left_alone(plan: Plan, played: Path, tmp_path: Path) -> None:
    with pytest.raises(DelveError, match="holds results of another plan"):
        run(parsed(PLAN.replace("40", "41"), "plan.toml", "plan"), played)
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(DelveError, match="is not empty"):
        run(plan, tmp_path)
    journal = Journal(tmp_path / "journal")
    with pytest.raises(DelveError, match="being played already"):
        Journal(tmp_path / "journal")
    journal.close()


def dies_once(folder: str, plan: Plan, job: Job) -> Packed:
    try:
        os.close(os.open(f"{folder}/died", os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        return packed(plan, job)
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def test_a_worker_that_is_killed_costs_only_what_it_was_playing(
    plan: Plan, played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from functools import partial

    from delvewright.lab.study import workers

    monkeypatch.setattr(workers, "packed", partial(dies_once, str(tmp_path)))
    said: list[str] = []
    run(plan, tmp_path / "killed", Processes(2), say=said.append)
    assert files(tmp_path / "killed") == files(played)
    assert any("a worker was lost: block" in line for line in said)
    assert "a worker was lost" in (tmp_path / "killed" / "study.log").read_text()


def test_a_block_that_kills_every_worker_ends_the_study() -> None:
    from collections import Counter

    tries: Counter[int] = Counter()
    for _ in range(TRIES - 1):
        lost(Job(4, 1, 16, 32), tries, lambda line: None)
    with pytest.raises(DelveError, match="3 workers were lost playing deals 16 to 31 of table 1"):
        lost(Job(4, 1, 16, 32), tries, lambda line: None)


# Questions ----------------------------------------------------------------------------------------------

STOPS = """
deals = 4000
stop = true
measures = []
[[table]]
name = "short"
game = "crawl"
bots = ["uniform"]
settings = { goal = 10 }
[[table]]
name = "long"
game = "crawl"
bots = ["uniform"]
[[question]]
of = "turns"
table = "long"
against = "short"
"""


def test_a_study_stops_once_it_knows_at_the_same_deal_wherever_it_is_played(tmp_path: Path) -> None:
    plan = parsed(STOPS, "plan.toml", "plan")
    sheet = run(plan, tmp_path / "one")
    assert sheet.deals == 2 * BLOCK
    (answer,) = sheet.answers
    assert answer.answered
    assert 0 < answer.low < answer.mean < answer.high
    assert running.read_sheet(tmp_path / "one") == sheet
    assert run(plan, tmp_path / "two", Processes(2)) == sheet
    counted = rows(tmp_path / "two", "SELECT \"table\", count(*) FROM '@games.parquet' GROUP BY 1")
    assert sorted(counted) == [("long", 32), ("short", 32)]


def test_a_study_of_nothing_does_not_stop_before_its_end(tmp_path: Path) -> None:
    plan = parsed(
        'deals = 320\nstop = true\nmeasures = []\n[[table]]\ngame = "crawl"\nbots=["uniform", "uniform"]\n'
        '[[question]]\nof = "score"\nagainst = 0.0\n',
        "plan.toml",
        "plan",
    )
    assert run(plan, tmp_path / "score").deals < 320  # scores are far above 0
    equal = parsed(STOPS.replace("goal = 10", "goal = 30").replace("4000", "160"), "plan.toml", "plan")
    sheet = run(equal, tmp_path / "equal")
    assert sheet.deals == 160
    assert (sheet.answers[0].mean, sheet.answers[0].answered) == (0, False)


# Memory, the command line, the page -----------------------------------------------------------------------


def test_memory_stays_flat_however_many_games(tmp_path: Path) -> None:
    """Ten times the games, hardly more at the peak."""
    code = (
        "import resource, sys; from pathlib import Path\n"
        "from delvewright.lab.study.plan import parsed\n"
        "from delvewright.lab.study.running import run\n"
        "text = 'deals = ' + sys.argv[1] + '\\n[[table]]\\ngame = \"crawl\"\\nbots = [\"uniform\"]\\n'\n"
        "run(parsed(text, 'p', 'p'), Path(sys.argv[2]))\n"
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)"
    )
    peaks = [
        int(
            subprocess.run(
                [sys.executable, "-c", code, str(deals), str(tmp_path / str(deals))],
                capture_output=True,
                text=True,
                check=True,
            ).stdout
        )
        for deals in (600, 6000)
    ]
    assert peaks[1] < peaks[0] + 20_000, f"{peaks} kB"


def test_the_page_of_results_is_that_of_the_tables() -> None:
    page = (Path(__file__).parents[2] / "docs/studies.md").read_text()
    assert tables.page() in page


def test_the_columns_are_as_the_page_says(played: Path) -> None:
    for name, (_, columns) in tables.TABLES.items():
        found = rows(played, f"DESCRIBE SELECT * FROM '@{name}.parquet'")
        assert [(row[0], row[1]) for row in found] == [(column.name, column.sort) for column in columns]


def test_alone_is_a_way_to_work(plan: Plan) -> None:
    assert next(iter(alone(plan, plan.jobs(), print)))[0] == 0
