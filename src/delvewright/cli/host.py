"""The host: seats people and bots at one sitting, shows each their table, and takes their answers."""

from __future__ import annotations

import re
import shlex
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from rich.text import Text

from delvewright.bots import bot, look
from delvewright.cli import asides
from delvewright.cli.choices import PERSON, seat_names
from delvewright.cli.files import free_path, write_record
from delvewright.cli.screen import Screen, drawing
from delvewright.cli.talk import Gone, Talk
from delvewright.cli.zoom import key, matching
from delvewright.kernel.errors import BuiltOn, DelveError
from delvewright.kernel.lanes import parted_since
from delvewright.kernel.record import Sitting
from delvewright.kernel.sight import NOBODY
from delvewright.views.front import Front

MANY = 1000  # lines of news where nothing is short of room


def as_printed(line: str) -> str:
    """A sentence as it stands on the screen, without the number before it and the rules behind it."""
    return re.sub(r"^\d+[.\s]\s*|(\s+[A-Z]{2,}(-[A-Z0-9]+)+)+$", "", line)


def _after(seat: int, seats: Sequence[int]) -> int:
    """The one of some seats that comes after a seat, all the way round."""
    return next((one for one in seats if one > seat), seats[0])


class Host:
    """One game at one keyboard."""

    def __init__(
        self,
        talk: Talk,
        sitting: Sitting,
        seated: Sequence[str],
        path: Path | None = None,
        policies: Mapping[str, str] | None = None,
    ):
        self.talk = talk
        self.sitting = sitting
        self.game = cast(Front, sitting.game)
        self.kinds: Any = self.game.cards()
        self.names = seat_names(seated)
        self.bots = {seat: bot(name) for seat, name in enumerate(seated) if name != PERSON}
        self.people = [seat for seat, name in enumerate(seated) if name == PERSON]
        self.present = self.people[0] if len(self.people) == 1 else NOBODY
        self.heard = dict.fromkeys((NOBODY, *self.people), 0)
        self.path = path
        self.policies = dict(policies or {})
        self.called = NOBODY  # to the keyboard, where several go on side by side
        self.saved = -1  # how many answers the saved file holds
        sitting.record.notes.update({f"seat {seat}": name for seat, name in enumerate(seated)})

    def run(self) -> None:
        """Play to the end, or until nobody is there."""
        try:
            while not self.sitting.state.over:
                seat = self.next_seat()
                if seat in self.bots:
                    self.bots_answer()
                elif not self.answered_by_policy(seat):
                    self.person_answers(seat)
            self.finish()
        except (Gone, KeyboardInterrupt):
            self.leave()

    def next_seat(self) -> int:
        """Who answers now. Where seats go on side by side bots do so first, in turns: nobody waits for them;
        then who was called to the keyboard, who is there, or the next one."""
        state = self.sitting.state
        if not (state.LANED and state.waiting):
            return int(state.ask.seat)
        asked = [ask.seat for ask in state.awaited]
        bots = [seat for seat in asked if seat in self.bots]
        if bots:
            return _after(self.last_answer_of(), bots)
        if any(ask.seat == self.called for ask in state.asks):
            return self.called
        return self.present if self.present in asked else _after(self.present, asked)

    def call(self, name: str) -> None:
        """Give the keyboard to the next who is asked, or to somebody by name: also one who is done."""
        state = self.sitting.state
        others = [ask.seat for ask in state.asks if ask.seat in self.people and ask.seat != self.present]
        awaited = [ask.seat for ask in state.awaited if ask.seat in others]
        found = [seat for seat in others if name and key(self.names[seat]).startswith(key(name))]
        if name and len(found) != 1:
            raise DelveError(
                f"Who? {', '.join(self.names[seat] for seat in others) or 'Nobody else plays now'}."
            )
        if not name and not awaited:
            raise DelveError("Nobody else is asked now.")
        self.called = found[0] if name else _after(self.present, awaited)

    def bots_answer(self) -> None:
        """Let bots answer until a person is asked or the game is over."""
        sitting = self.sitting
        with self.talk.waiting(f"{self.names[self.next_seat()]} is thinking"):
            while not sitting.state.over and (seat := self.next_seat()) in self.bots:
                player = self.bots[seat]
                sight = look(self.game, sitting.state, seat, len(sitting.record.answers), player.blind)
                sitting.answer(player.choose(sight), seat)

    def answered_by_policy(self, seat: int) -> bool:
        """Whether the open question is one that the people here need not be asked."""
        state = self.sitting.state
        option = self.game.reflex(state, next(ask for ask in state.asks if ask.seat == seat), self.policies)
        if option is not None:
            self.sitting.answer(option, seat)
        return option is not None

    # Somebody at the keyboard --------------------------------------------------------------------

    def person_answers(self, seat: int) -> None:
        if seat != self.present:
            self.cover(seat)
        view = self.game.view(self.sitting.state, seat, self.names)
        self.show(view)
        words = [offer.name.replace("_", " ") for offer in view.ask.offers]
        words += asides.completions(self)
        while not self.heed(self.talk.ask(words=words), view):
            pass

    def cover(self, seat: int) -> None:
        """Nothing of one hand stays on the screen when the next person comes to it."""
        self.present = NOBODY
        self.talk.clear()
        if self.talk.clears:
            self.talk.say("\n" * self.talk.height)
            self.talk.clear()
        self.talk.say(f"{self.names[seat]} is asked. Everybody else, look away.", style="bold")
        self.talk.ask(f"Press Enter when {self.names[seat]} is ready. ")
        self.present = seat

    def show(self, view: Any) -> None:
        """What is new, the table, and the question; on a screen, as much news as there is room for."""
        screen = self.screen
        turn_goes_on = self.talk.plain and view.phase != "turn" and self.last_answer_of() == view.seat
        table = [*(screen.again(view) if turn_goes_on else screen.table(view)), *screen.question(view)]
        table += screen.beside(view)
        self.talk.clear()
        self.tell_news(view.seat, self.talk.height - self.talk.rows(*table) - 2 if self.talk.clears else MANY)
        self.talk.say(*table)

    def tell_news(self, seat: int, room: int = MANY) -> None:
        """What happened since this seat last looked, the latest of it where room is short."""
        lines = self.lines(seat, self.heard[seat], self.screen.routine if self.talk.clears else ())
        self.heard[seat] = len(self.sitting.events)
        if len(lines) > room > 1:
            self.talk.say(f"({len(lines) - room + 1} earlier lines: log)", style="dim")
            room -= 1
        self.talk.tell(lines[-max(1, room) :])
        if lines and room > 1 and not self.talk.plain:
            self.talk.say("")

    def lines(self, seat: int, first: int, but: tuple[str, ...] = ()) -> list[str]:
        """The log from one position on, as a seat may read it; without events of some sorts."""
        positions, events = self.sitting.positions, self.sitting.events
        lines = []
        for index in range(first, len(events)):
            told = [event for event in events[index] if event.key not in but]
            before = positions[index - 1] if index else None
            lines += self.game.recount(before, positions[index], told, seat, self.names)
        return [line.text for line in lines]

    @property
    def screen(self) -> Screen:
        return drawing(self.game, self.talk, self.names)

    def last_answer_of(self) -> int:
        answers = self.sitting.record.answers
        return answers[-1][0] if answers else NOBODY

    # What somebody types -------------------------------------------------------------------------

    def heed(self, line: str, view: Any) -> bool:
        """Do what was typed; whether the game has moved."""
        try:
            offer = self.meant(line, view)
            if offer is not None:
                before = self.sitting.state
                for name in filter(None, (offer.via, offer.name)):
                    self.sitting.answer(name, view.seat)
                ask = next(ask for ask in before.asks if ask.seat == view.seat)
                self.policies = self.game.policies_after(ask, self.policies)
                self.called = NOBODY
                return True
            word, _, rest = ("?", "", line[1:]) if line.startswith("?") else line.partition(" ")
            if word.lower() in self.screen.lookups():
                return asides.look_up(self, word.lower(), rest.strip(), view)
            aside = asides.ASIDES.get(word.lower())
            if aside is None:
                return asides.refuse(self, line, view)
            return aside(self, rest.strip(), view)
        except DelveError as error:
            self.talk.say(Text(str(error), style="" if self.talk.plain else "yellow"))
            return False

    def meant(self, line: str, view: Any) -> Any:
        """The answer a line gives, or None when it gives none."""
        offers = view.ask.offers
        if line.isdigit():
            if not 1 <= int(line) <= len(offers):
                raise DelveError(f"There are answers 1 to {len(offers)}.")
            return offers[int(line) - 1]
        offers += view.ask.beyond  # by name, what comes after can be answered at once
        word, _, rest = line.partition(" ")
        certain = word.lower() == "answer" and bool(rest.strip())
        line = rest.strip() if certain else line
        wanted, printed = key(line), key(as_printed(line))
        if not certain and line.lower() in self.screen.parts():
            return None  # the word draws a part of the table: no answer is given by mistake
        exact = [offer for offer in offers if wanted and wanted == key(offer.name)]
        exact += [offer for offer in offers if printed and printed in (key(offer.text), key(offer.label))]
        if exact:
            return exact[0]
        aside = line.partition(" ")[0].lower() in (*asides.ASIDES, *self.screen.lookups())
        if line.startswith("?") or aside or len(wanted) < 3:
            return None
        found = matching(line, [(offer.name, offer) for offer in offers]) or [
            offer for offer in offers if all(key(part) in key(offer.name) for part in line.split())
        ]
        if len(found) > 1:
            raise DelveError(f"Which one? {', '.join(offer.name for offer in found)}")
        return found[0] if found else None

    def take_back(self, seat: int) -> bool:
        """Undo this seat's last answer: free up to the last new information, always against bots alone."""
        answers, sitting = self.sitting.record.answers, self.sitting
        last = max((index for index, (who, _) in enumerate(answers) if who == seat), default=-1)
        if last < 0:
            raise DelveError("There is nothing of yours to take back.")
        if parted_since(sitting.state, sitting.positions[last]):
            try:
                return self.take_back_beside(seat, last)
            except BuiltOn as error:  # bots alone may do it all again
                if len(self.people) > 1:
                    raise DelveError(f"It stays: {self.names[error.seat]} has built on it since.") from error
        others = [who for who, _ in answers[last:] if who in self.people and who != seat]
        if others:
            raise DelveError(f"{self.names[others[0]]} has answered since: it stays.")
        news = [index for index in range(last + 1, len(sitting.positions)) if sitting.positions[index].news]
        if news and len(self.people) > 1:
            told = self.lines(seat, news[0])
            raise DelveError(
                f"It stays: somebody has learnt something new since. {told[0] if told else ''}".strip()
            )
        for _ in range(len(answers) - last):
            sitting.undo(consent=True)
        self.heard = {one: min(count, len(sitting.events)) for one, count in self.heard.items()}
        if news:
            self.count_taken_back()
        return bool(news)

    def take_back_beside(self, seat: int, last: int) -> bool:
        """The same where others go on beside it: what they have answered since stands."""
        sitting = self.sitting
        news: bool = sitting.positions[last + 1].news
        if news and len(self.people) > 1:
            told = self.lines(seat, last + 1)
            raise DelveError(f"It stays: it has shown something new. {told[0] if told else ''}".strip())
        sitting.undo(consent=True, seat=seat)
        self.heard = {one: count - (count > last + 1) for one, count in self.heard.items()}
        if news:
            self.count_taken_back()
        return news

    def count_taken_back(self) -> None:
        notes = self.sitting.record.notes
        notes["taken back"] = str(int(notes.get("taken back", "0")) + 1)

    # Coming and going ----------------------------------------------------------------------------

    def save(self, path: Path | None = None) -> Path:
        path = path or self.path or free_path(self.sitting.record)
        write_record(path, self.sitting.record)
        self.path, self.saved = path, len(self.sitting.record.answers)
        self.talk.say(Text(f"Saved: {path}"))
        return path

    def quit(self) -> None:
        if self.saved != len(self.sitting.record.answers) and self.talk.yes("Save the game before you go?"):
            self.save()
        self.saved = len(self.sitting.record.answers)
        raise Gone

    def leave(self) -> None:
        """Nobody is there: what is not saved yet is saved."""
        if self.saved != len(self.sitting.record.answers):
            self.save()
        if self.path is not None and not self.sitting.state.over:
            self.talk.say(Text(f"Go on with: delve play --resume {shlex.quote(str(self.path))}"))

    def finish(self) -> None:
        """The last news, the scores card by card, and the record."""
        seat = self.people[0] if len(self.people) == 1 else NOBODY
        self.talk.clear()
        self.tell_news(seat)
        view = self.game.view(self.sitting.state, seat, self.names)
        self.talk.say(*self.screen.result(view))
        taken = self.sitting.record.notes.get("taken back")
        if taken:
            self.talk.say(f"{taken} taken back past new information.")
        elif self.game.honours:
            state = self.sitting.state
            earned = [(self.names[seat], self.game.earned(state, seat).ids) for seat in self.people]
            self.talk.tell(filter(None, [self.game.honours.told(earned)]))
        if self.people and self.saved != len(self.sitting.record.answers):
            self.quit_saving()

    def quit_saving(self) -> None:
        if self.talk.yes("Save the record?"):
            self.save()
            self.talk.say(Text(f"See it again with: delve replay {shlex.quote(str(self.path))}"))
