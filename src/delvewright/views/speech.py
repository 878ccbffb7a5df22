"""Speech: everything that is said of a verb, a question, a reason or an event, declared in one place.

A sentence is a function of a reading and of what it is about, or a template that names its fields:

    "{Seat} asked {other} for help."       a capital begins a sentence
    "{Seat's} Gust", "{Seat:have} no gold"  whose it is; the right form of a verb
    "{number:heart} left"                  a number of things: "1 heart left", "2 hearts left"
    "{card.cost} of {gold} gold"           what a reading knows of a thing, and a fact of the reading itself
    "{Ask.seat} fights without you."       what the question is about, in the words of an option

The fields of a verb are those of the game's door, the fields of a question those its candidates are given;
the key of a reason and of an event names them, "too_few have need". A field is named by its sort (`Thing`).
What has no words is told by its name, so that a new game can be played before it has any.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from string import Formatter
from typing import Any, TypeVar

from delvewright.kernel.ask import Ask, Option, Question, Reason, questions_of, refusals
from delvewright.kernel.errors import near
from delvewright.kernel.events import Event
from delvewright.kernel.game import Game
from delvewright.kernel.sight import NOBODY
from delvewright.views import onward
from delvewright.views.apart import told_apart
from delvewright.views.english import capital, count, worded
from delvewright.views.model import Line, Offer, Open, Refusal, Touch
from delvewright.views.reading import Reading

Words = str | Callable[..., str | Line]
"""A sentence or a template, or a function of a reading and of what it is about."""

PEOPLE = ("seat", "combatant")
"""Sorts that do something, and own something."""


class Says:
    """What is said, and the rules it rests on.

    `within` one question it may be something else; what is left out there is as everywhere. A question may
    say what it is `about`, to whoever points at something else.
    """

    __slots__ = ("about", "fields", "rules", "text", "within")

    def __init__(
        self, text: Words = "", *rules: str, within: Mapping[str, Says] | None = None, about: str = ""
    ):
        self.text = text
        self.rules = rules
        self.within: Mapping[str, Says] = within or {}
        self.about = about
        self.fields: tuple[str, ...] | None = None  # those a template is told; a function takes what it takes

    def line(self, r: Any, about: tuple[Any, ...]) -> Line:
        text = self.text
        said = text if isinstance(text, str) else text(r, *about)
        return said if isinstance(said, Line) else Line(said, self.rules)

    def ready(self, fit: Callable[[Words], Words], usual: Says) -> Says:
        """The same with its templates made ready."""
        text, rules = fit(self.text or usual.text), self._cited(usual)
        return Says(text, *rules, within=self._fitted(fit), about=self.about)

    def _cited(self, usual: Says) -> tuple[str, ...]:
        return self.rules or (() if self.text else usual.rules)

    def _fitted(self, fit: Callable[[Words], Words]) -> dict[str, Says]:
        return {question: said.ready(fit, self) for question, said in self.within.items()}


class Verb(Says):
    """What an option says: on a button, and as a sentence. Without rules it rests on those of the question.

    An aside is no answer itself, it leads back to the question. What it touches `goes` to one of some places.
    It `leads` to options of other verbs (see onward.py), and is itself given in one go with what leads to it
    where `at_once` says so of a reading, the ask and what it is about; None: the two have nothing in common.
    """

    __slots__ = ("aside", "at_once", "goes", "label", "leads")
    within: Mapping[str, Verb]

    def __init__(
        self,
        label: Words,
        text: Words = "",
        *rules: str,
        within: Mapping[str, Says] | None = None,
        aside: bool = False,
        goes: tuple[str, ...] = (),
        leads: tuple[str, ...] = (),
        at_once: Callable[..., bool | None] | None = None,
    ):
        super().__init__(text, *rules)
        self.within = {question: Verb.of(said) for question, said in (within or {}).items()}
        self.label = label
        self.aside = aside
        self.goes = goes
        self.leads = leads
        self.at_once = at_once

    @classmethod
    def of(cls, said: Says) -> Verb:
        """Within a question a sentence will do: the button is the usual one."""
        return said if isinstance(said, Verb) else cls("", said.text, *said.rules)

    def ready(self, fit: Callable[[Words], Words], usual: Says) -> Verb:
        own = usual if isinstance(usual, Verb) else self
        return Verb(
            fit(self.label or own.label),
            fit(self.text or usual.text),
            *self._cited(usual),
            within=self._fitted(fit),
            aside=self.aside or own.aside,
            goes=self.goes or own.goes,
            leads=self.leads or own.leads,
            at_once=self.at_once or own.at_once,
        )


UNKNOWN = Verb("")
Entry = TypeVar("Entry", bound=Says)


def no_part(r: Any, ask: Ask, piece: int) -> str:
    """That the open question is not about a piece."""
    text = f"{r.name(piece)}, in {r.where(piece)}, is not part of this"
    said = r.speech.prompts.get(ask.question)
    return f"{text}: it is about {said.about}." if said is not None and said.about else f"{text}."


USUAL = {
    "over": Says("The game is over."),
    "unseen": Says("You cannot see that."),
    "not_asked seats": Says("{Seats} must answer first; you are not asked now."),
    "no_part": Says(no_part),
}
"""Why a piece is not offered where no rule refuses it; a game may have more to say of it."""

HEARD = {
    "turn seat turns": Says(
        lambda r, seat, turns: f"Turn {turns}: {'everybody' if seat == NOBODY else r.who(seat)}."
    )
}
"""What the shared words tell."""


class Speech:
    """All the words of a game."""

    def __init__(
        self,
        reading: type[Any],
        *,
        verbs: Mapping[str, Verb] | None = None,
        prompts: Mapping[str, Says] | None = None,
        reasons: Mapping[str, Says] | None = None,
        events: Mapping[str, Says] | None = None,
    ):
        reading.speech = self
        self.reading = reading
        self.game = reading.game
        questions = _questions(self.game)
        self.verbs: dict[str, Verb] = declared(reading, "verb", verbs or {}, self.game.verbs)
        self.prompts: dict[str, Says] = declared(
            reading, "question", prompts or {}, {name: one.fields for name, one in questions.items()}
        )
        self.reasons: dict[str, Says] = declared(reading, "reason", unless_said(USUAL, reasons or {}))
        self.events: dict[str, Says] = declared(reading, "event", unless_said(HEARD, events or {}))

    def missing(self) -> list[str]:
        """The verbs and questions of the game that have no words."""
        verbs = [verb for verb in self.game.verbs if verb not in self.verbs]
        return verbs + [name for name in questions_of(self.game.id) if name not in self.prompts]

    def cited(self) -> set[str]:
        """The number of every rule that is named."""
        tables: tuple[Mapping[str, Says], ...] = (self.verbs, self.prompts, self.reasons, self.events)
        entries = [entry for table in tables for entry in table.values()]
        return {rule for entry in entries for said in (entry, *entry.within.values()) for rule in said.rules}

    # A question and its options --------------------------------------------------------------------

    def prompt(self, r: Any, ask: Ask) -> Line:
        """What is asked, in one sentence."""
        said = self.prompts.get(ask.question)
        return Line(f"{worded(ask.question)}?") if said is None else said.line(r, (ask, *ask.values))

    def verb(self, ask: Ask, option: Option) -> Verb:
        """What is said of an option's verb within its question."""
        verb = self.verbs.get(option[0], UNKNOWN)
        return verb.within.get(ask.question, verb) if verb.within else verb

    def label(self, r: Any, ask: Ask, option: Option) -> str:
        """An option in a few words."""
        return self._label(self.verb(ask, option), r, ask, option)

    def _label(self, verb: Verb, r: Any, ask: Ask, option: Option) -> str:
        label = verb.label
        if isinstance(label, str):
            return label or worded(self.game.name(r.p, option))
        return label(r, ask, *option[1:])  # type: ignore[return-value]

    def say(self, r: Any, ask: Ask, option: Option) -> Line:
        """What an option means, and the rules it rests on."""
        return self._said(self.verb(ask, option), r, ask, option, self.prompt(r, ask).rules)

    def _said(self, verb: Verb, r: Any, ask: Ask, option: Option, usual: tuple[str, ...]) -> Line:
        line = verb.line(r, (ask, *option[1:]))
        text, rules = line
        if text and rules:
            return line
        return Line(text or f"{self._label(verb, r, ask, option)}.", rules or usual)

    def offer(
        self, r: Any, ask: Ask, usual: tuple[str, ...], index: int, name: str, opens: tuple[Touch, ...] = ()
    ) -> Offer:
        """An option as it is offered, with what it leads to."""
        option = ask.options[index]
        verb = self.verb(ask, option)
        label = self._label(verb, r, ask, option)
        text, rules = self._said(verb, r, ask, option, usual)
        return Offer(index, name, label, text, rules, r.touches(option), verb.aside, verb.goes, opens)

    def explain(self, r: Any, reason: Reason) -> Line:
        """A refusal in words: "Weight 5, Strength 4 · TS-BATTLE-02"."""
        said = self.reasons.get(reason[0])
        if said is None:
            return Line(" ".join([worded(reason[0]), *[str(number) for number in reason[1:]]]))
        ask = r.asked or r.p.ask
        if said.within and ask is not None:
            said = said.within.get(ask.question, said)
        return said.line(r, reason[1:])

    def open_question(self, r: Any) -> Open | None:
        """What the reading's seat is asked, with its offers and refusals."""
        ask = r.asked
        if ask is None:
            return None
        p, game = r.p, self.game
        asked, usual = self.prompt(r, ask)
        opens, beyond = onward.beyond(r, ask)
        offers = tuple(
            [
                self.offer(r, ask, usual, index, name, opens.get(option, ()))
                for index, (name, option) in enumerate(zip(game.names(p, ask), ask.options, strict=True))
            ]
        )
        offers = told_apart(r, ask, offers)
        refused = []
        for option, reason in refusals(p, ask):
            text, rules = self.explain(r, reason)
            label = self.label(r, ask, option)
            refused.append(Refusal(game.name(p, option), label, text, rules, r.touches(option)))
        refused.sort(key=lambda refusal: refusal.name)
        rests = ask.form.rests
        return Open(ask.seat, ask.question, asked, usual, offers, tuple(refused), rests, beyond)

    def why(self, r: Any, piece: int) -> list[Line]:
        """Why a piece is not offered: each refusal of it, or what is asked and why it has no part in that."""
        p, ask = r.p, r.asked
        if p.over:
            return [self.explain(r, ("over",))]
        if not r.sees(piece):
            return [self.explain(r, ("unseen",))]
        if ask is None:
            return [self.explain(r, ("not_asked", [one.seat for one in p.awaited]))]
        meant = {piece, r.stand_in(piece)}
        for way, there in ((r, ask), *onward.ways(r, ask)):  # here, or where an answer leads to
            lines = self._against(way, there, meant)
            about = [touch for option in there.options for touch in way.touches(option)]
            if lines or any([touch.piece in meant for touch in about]):
                return lines
        asked, (text, rules) = self.prompt(r, ask), self.explain(r, ("no_part", ask, piece))
        return [asked, Line(text, rules or asked.rules)]

    def _against(self, r: Any, ask: Ask, meant: set[int]) -> list[Line]:
        """Each refusal of some pieces, with why."""
        lines = []
        for option, reason in refusals(r.p, ask):
            if any([touch.piece in meant for touch in r.touches(option)]):
                text, rules = self.explain(r, reason)
                lines.append(Line(f"{self.label(r, ask, option)}: {text}", rules))
        return lines

    # What happened ---------------------------------------------------------------------------------

    def narrate(self, r: Any, event: Event) -> Line | None:
        """One event as the reading's seat may see it; None when nothing of it is for that seat."""
        args = event.seen_by(r.seat)
        if not args and event.seat != -1:
            return None
        said = self.events.get(event.key)
        line = Line(f"{worded(event.key)}.") if said is None else said.line(r, args)
        return line if line.text else None

    def recount(
        self, before: Any, after: Any, told: Sequence[Event], seat: int, names: Sequence[str]
    ) -> list[Line]:
        """Everything that followed from one answer."""
        r = self.reading(after, seat, names)
        lines = []
        for event in told:
            line = self.narrate(r, event)
            if line is not None:
                lines.append(line)
        return lines


# Templates ---------------------------------------------------------------------------------------------

Part = Callable[[Any, tuple[Any, ...]], str]


def declared(
    reading: type[Reading],
    what: str,
    entries: Mapping[str, Entry],
    known: Mapping[str, tuple[str, ...]] | None = None,
) -> dict[str, Any]:
    """Entries by their bare keys, with their templates made ready.

    Of verbs and questions the fields are `known`, and their sentences are told the ask before them.
    """
    found: dict[str, Any] = {}  # of the sort that was declared
    for declaration, entry in entries.items():
        key, *fields = declaration.split()
        if known is not None:
            if key not in known:
                raise ValueError(f"the game has no {what} {key!r}; {near(key, known)}")
            fields = ["ask", *known[key]]
        if key in found:
            raise ValueError(f"the {what} {key!r} is declared twice")
        try:
            said = entry.ready(_fitting(reading, tuple(fields)), Says())
        except ValueError as error:
            raise ValueError(f"the {what} {key!r} speaks of what it is not told: {error}") from None
        said.fields = tuple(fields) if isinstance(entry.text, str) else None
        found[key] = said
    return found


def unless_said(usual: Mapping[str, Says], own: Mapping[str, Says]) -> dict[str, Says]:
    """What a game says, and what is usually said of that which it does not speak of."""
    said = [declaration.split()[0] for declaration in own]
    return {key: says for key, says in usual.items() if key.split()[0] not in said} | dict(own)


def _fitting(reading: type[Reading], fields: tuple[str, ...]) -> Callable[[Words], Words]:
    def fit(words: Words) -> Words:
        return template(reading, words, fields) if isinstance(words, str) and "{" in words else words

    return fit


def template(reading: type[Reading], text: str, fields: tuple[str, ...]) -> Callable[..., str]:
    """A template as a function of a reading and the values of its fields."""
    shape, parts = "", []
    for literal, name, spec, _ in Formatter().parse(text):
        shape += literal.replace("%", "%%")
        if name is not None:
            shape += "%s"
            low = name[0].lower() + name[1:]
            parts.append(_field(reading, low, spec or "", fields, low != name))
    if len(parts) == 1:  # most have few: a list of them would take as long as what is in it
        (one,) = parts
        return lambda r, *values: shape % (one(r, values),)
    if len(parts) == 2:
        one, two = parts
        return lambda r, *values: shape % (one(r, values), two(r, values))
    if len(parts) == 3:
        one, two, three = parts
        return lambda r, *values: shape % (one(r, values), two(r, values), three(r, values))
    return lambda r, *values: shape % tuple([part(r, values) for part in parts])


def _field(reading: type[Reading], name: str, spec: str, fields: tuple[str, ...], begins: bool) -> Part:
    """One field of a template: with a verb if it is somebody, with a noun if it is a number."""
    bare, _, word = name.removesuffix("'s").partition(".")
    if bare == "ask":
        bare, word, value = word, "", _asked(reading, word)
    elif bare in fields:
        value = _told(fields.index(bare))
    elif bare in reading.facts:
        value = _fact(bare)
    else:
        raise ValueError(f"there is no field {bare!r}; {near(bare, (*fields, *reading.facts))}")
    sort = reading.sorts.get(bare) or reading.game.sorts.get(bare, bare)
    if word and not hasattr(reading, word):
        raise ValueError(f"a reading knows no {word!r} of {bare!r}")
    people, named = sort in PEOPLE and not word, getattr(reading, word) if word else reading.named(sort)
    if name.endswith("'s"):
        named = reading.owner if begins else reading.whose
    elif spec:
        named = _acting(spec, begins) if people else _counted(spec, named)
    elif begins and (people or sort == "seats"):
        named = reading.who if people else reading.everyone
    elif begins:
        return lambda r, values: capital(named(r, value(r, values)) if named else value(r, values))
    if named is None:
        return value
    if bare in fields and not name.startswith("ask."):
        at = fields.index(bare)
        return lambda r, values: named(r, values[at])
    return lambda r, values: named(r, value(r, values))


def _told(at: int) -> Part:
    return lambda r, values: values[at]


def _fact(name: str) -> Part:
    return lambda r, values: getattr(r, name)


def _asked(reading: type[Reading], field: str) -> Part:
    if not any([field in one.fields for one in _questions(reading.game).values()]):
        raise ValueError(f"no question is about {field!r}")
    return lambda r, values: values[0].value(field)


def _acting(verb: str, begins: bool) -> Callable[[Any, Any], str]:
    return (lambda r, who: r.does(who, verb)) if begins else lambda r, who: r.acts(who, verb)


def _counted(noun: str, number: Callable[[Any, Any], Any] | None) -> Callable[[Any, Any], str]:
    return lambda r, what: count(number(r, what) if number else what, noun)


def _questions(game: Game) -> dict[str, Question]:
    """What a game may ask: its own questions, and those of the words that it shares."""
    return {**questions_of("words"), **questions_of(game.id)}
