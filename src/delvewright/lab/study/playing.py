"""Playing: some deals of a study's table, and what is written down of them.

A block is the same wherever it is played: all of it follows from the plan and its number.
"""

from __future__ import annotations

import csv
import zlib
from collections import Counter
from io import StringIO
from itertools import pairwise
from random import Random
from typing import Any

import msgspec

import delvewright
from delvewright.bots import bot, look
from delvewright.bots.sight import go_round
from delvewright.bots.skill import skill_of
from delvewright.kernel.errors import DelveError
from delvewright.lab.known import known
from delvewright.lab.lengths import called_off
from delvewright.lab.study.plan import Job, Plan, Table
from delvewright.views.front import take


class Deal(msgspec.Struct):
    """What a deal came to, over all its rounds: what questions are answered from."""

    turns: float = 0.0
    answers: float = 0.0
    wins: dict[str, float] = {}  # by bot
    score: dict[str, float] = {}


Packed = tuple[int, bytes]
"""The number of a block, and the block."""


class Block(msgspec.Struct):
    """What came of a job: rows of each result table as CSV, and its deals."""

    number: int
    rows: dict[str, str]
    deals: list[Deal]


def packed(plan: Plan, job: Job) -> Packed:
    """A job, played: as small as it gets, for it may have a long way to go."""
    for one in plan.own:
        take(one)
    return job.number, zlib.compress(msgspec.msgpack.encode(play_block(plan, job)), 6)


def unpacked(body: bytes) -> Block:
    return msgspec.msgpack.decode(zlib.decompress(body), type=Block)


class Failed(DelveError):
    """A game of a study that could not be played to its end."""


def play_block(plan: Plan, job: Job) -> Block:
    table, deals = plan.tables[job.table], []
    sheets = {name: StringIO() for name in ("games", "seats", *plan.measures)}
    writers = {name: csv.writer(sheet, lineterminator="\n") for name, sheet in sheets.items()}
    for number in range(job.first, job.end):
        seed, rounds = plan.dealt(job.table, number), plan.rounds(table)
        deal = Deal(0.0, 0.0, {}, {})
        for count in range(rounds):
            first = count if plan.paired else number % table.rounds
            close = number % plan.sampled == 0
            try:
                game = Played(table, seed, first, plan.measures, close)
            except Exception as error:
                where = f"table {table.name!r}, deal {number} (seed {seed}), round {first}"
                raise Failed(f"{where}: {type(error).__name__}: {error}") from error
            game.write(writers, (table.name, number, first))
            game.add_to(deal, rounds)
        deals.append(deal)
    return Block(job.number, {name: sheet.getvalue() for name, sheet in sheets.items()}, deals)


class Played:
    """One game from its first question to its end, the bots moved `first` seats round the table."""

    def __init__(self, table: Table, seed: int, first: int, measures: tuple[str, ...], close: bool) -> None:
        self.game = game = delvewright.game(table.game)
        self.table, self.seed = table, seed
        self.count = count = len(table.bots)
        self.sits = [table.bots[(seat - first) % count] for seat in range(count)]
        lucks = [Random(f"luck of bot {(seat - first) % count} in game {seed}") for seat in range(count)]
        bots = [bot(name) for name in self.sits]
        self.known = known(table.game)
        self.measures = measures
        self.taken: Counter[tuple[int, str]] = Counter()
        self.asked: Counter[str] = Counter()
        self.offered: Counter[str] = Counter()
        self.interrupts: Counter[str] = Counter()
        self.curve: list[tuple[int, int, float | None, float | None]] = []
        self.leads: int | None = None
        takes = (
            {verb: 1 + game.verbs[verb].index(field) for verb, field in self.known.takes.items()}
            if "cards" in measures
            else {}
        )
        asks = close and "questions" in measures
        curves = close and "curves" in measures
        self.told: list[Any] = []
        state = self.state = game.start(count, seed, told=self.told, **table.settings)
        state.told = self.told
        self.begins = state.turn
        seat, turns = -1, state.turns
        spoke: list[int] = []
        offers: list[int] = []
        while not state.over:
            seat = go_round(state, seat)
            ask, player = state.ask, bots[seat]
            chosen = player.choose(look(game, state, seat, lucks[seat].getrandbits(62), player.blind))
            spoke.append(seat)
            offers.append(len(ask.options))
            if chosen[0] in takes:
                self.taken[seat, state.cast[chosen[takes[chosen[0]]]].id] += 1
            if asks:
                self.asked[ask.question] += 1
                self.offered[ask.question] += len(ask.options)
                self.interrupts[ask.question] += seat != state.turn
            game.apply(state, chosen, seat)
            if curves and state.turns != turns and not state.over:
                turns = state.turns
                self._stand(state, turns)
        self.answers = [spoke.count(each) for each in range(count)]
        self.options, self.most = sum(offers), max(offers, default=0)
        self.waits = waits(spoke, count)
        result = game.outcome(state)
        self.scores, self.winners = [float(score) for score in result[0]], tuple(result[1])
        skill = skill_of(table.game)
        self.turns = skill.clock(state) if skill else state.turns
        if curves:
            self._stand(state, turns + 1, self.scores)
            self.leads = self._lead_changes()

    def _stand(self, state: Any, turn: int, scores: Any = None) -> None:
        """How everybody stands after a turn: by score, and by the judgement of rules of thumb."""
        skill, count = skill_of(self.table.game), self.count
        count_up = self.known.scores
        if scores is None and count_up is not None:
            scores = count_up(state)
        standing = skill.judge(state) if skill else None
        if scores is None and standing is None:
            return
        for seat in range(count):
            self.curve.append(
                (
                    turn,
                    seat,
                    None if scores is None else float(scores[seat]),
                    None if standing is None else round(float(standing[seat]), 4),
                )
            )

    def _lead_changes(self) -> int:
        """How often somebody else came to lead alone."""
        which = 2 if self.known.scores is not None else 3
        turns: dict[int, list[float]] = {}
        for row in self.curve:
            turns.setdefault(row[0], []).append(float(row[which] or 0.0))
        leaders = [
            standing.index(max(standing)) for standing in turns.values() if standing.count(max(standing)) == 1
        ]
        return sum([before != after for before, after in pairwise(leaders)])

    def share(self, seat: int) -> float:
        """A seat's share of the win; all of it, where all win together."""
        if seat not in self.winners:
            return 0.0
        return 1.0 if self.game.cooperative else 1 / len(self.winners)

    def add_to(self, deal: Deal, rounds: int) -> None:
        deal.turns += self.turns / rounds
        deal.answers += sum(self.answers) / rounds
        for name in dict.fromkeys(self.sits):
            mine = [seat for seat in range(self.count) if self.sits[seat] == name]
            wins = [self.share(seat) for seat in mine]
            won = max(wins) if self.game.cooperative else sum(wins)
            score = sum([self.scores[seat] for seat in mine]) / len(mine)
            deal.wins[name] = deal.wins.get(name, 0.0) + won / rounds
            deal.score[name] = deal.score.get(name, 0.0) + score / rounds

    def write(self, sheets: dict[str, Any], where: tuple[str, int, int]) -> None:
        """All rows of this game."""
        answers = sum(self.answers)
        why = getattr(self.state.result, "why", "")
        sheets["games"].writerow(
            (
                *where,
                self.table.game,
                self.seed,
                self.count,
                self.turns,
                answers,
                round(self.options / max(1, answers), 3),
                self.most,
                round(sum(self.waits) / max(1, answers), 3),
                max(self.waits, default=0),
                len(self.winners),
                "" if self.leads is None else self.leads,
                int(called_off(self.told)),
                why,
            )
        )
        for seat in range(self.count):
            sheets["seats"].writerow(
                (
                    *where,
                    seat,
                    self.sits[seat],
                    int(seat == self.begins),
                    self.scores[seat],
                    round(self.share(seat), 6),
                    self.answers[seat],
                )
            )
        if "cards" in self.measures:
            sheets["cards"].writerows([(*where, *row) for row in self._cards()])
        if "curves" in self.measures:
            sheets["curves"].writerows([(*where, *row) for row in self.curve])
        if "questions" in self.measures:
            sheets["questions"].writerows(
                [
                    (*where, name, times, self.offered[name], self.interrupts[name])
                    for name, times in sorted(self.asked.items())
                ]
            )

    def _cards(self) -> list[tuple[int, str, int, int]]:
        """What each seat took, and has at the end, by kind."""
        state, place = self.state, self.state.ZONES.place
        kept: Counter[tuple[int, str]] = Counter()
        for zone, pieces in enumerate(state.zones):
            owner = place(zone)[1] if pieces else -1
            if 0 <= owner < self.count:
                for piece in pieces:
                    kept[owner, getattr(state.cast[piece], "id", str(state.cast[piece]))] += 1
        return [(*key, self.taken[key], kept[key]) for key in sorted({*self.taken, *kept})]


def waits(spoke: list[int], seats: int) -> list[int]:
    """Before each answer, how many others gave theirs since the same seat's last."""
    last, found = [-1] * seats, []
    for number, seat in enumerate(spoke):
        found.append(number - last[seat] - 1)
        last[seat] = number
    return found
