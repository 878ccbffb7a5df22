"""Asides: what a person may type besides an answer, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.text import Text

from delvewright import counsel
from delvewright.bots import bot, hints, look, title_of
from delvewright.cli.choices import read_policies
from delvewright.cli.zoom import find_cards, matching
from delvewright.kernel.errors import DelveError
from delvewright.views.digest import Rule, example, find
from delvewright.views.model import ONCE, Window

if TYPE_CHECKING:
    from delvewright.cli.host import Host

HELP = """\
A number gives that answer; so do its name (as much of it as is clear) and its whole sentence.
Tab completes, the arrow keys bring back what you typed. Besides:
  ? NAME          a {piece} in full, with its rulings; ? 3 is answer 3 with its rules
  why NAME        why a {piece} on the table is not offered; why alone: everything that is refused
  undo            take your last answer back, if it showed nobody anything new
  {parts}    draw that again, and never answer
  answer NAME     give that answer, though its name is one of these words
  log [N]         what happened last
  save [FILE]     write the game down, to go on with: delve play --resume FILE
  quit"""

RULES = "\n  rules WORDS     search the rules; rules {example} is one of them"
HINT = "\n  hint            what a {bot} would do, and what the guide says"
ODDS = "\n  odds            how the fight may end"
POLICY = "\n  policy          when you are asked about others' doings; policy meddle=never changes it"
NEXT = (
    "\n  next [NAME]     let the next one answer who is asked; by name also one who is done, to think again"
)
SPEAK = "\n  speak           be asked at the next chance to say something unasked, that once"

MOST_CARDS, MOST_RULES, MOST_LINES = 4, 8, 20

Aside = Callable[["Host", str, Any], bool]
"""(host, the rest of the line, the view it was typed at) → whether the game has moved."""


def redraw(host: Host, words: str, view: Any) -> bool:
    host.show(view)
    return False


def zoom(host: Host, words: str, view: Any) -> bool:
    """A card in full, an answer with its rules, or the help."""
    if not words:
        host.talk.say(Text(help_text(host)))
    elif words.isdigit() and 1 <= int(words) <= len(view.ask.offers):
        offer = view.ask.offers[int(words) - 1]
        host.talk.say(Text(f"{offer.text} ({offer.name})"))
        for id in offer.rules:
            host.talk.say(*rule_lines(find(host.game.id, id)))
    else:
        for printed in find_cards(host.kinds, words)[:MOST_CARDS]:
            host.talk.say(*host.screen.card(printed, host.screen.style(printed.id) or "bold"))
    return False


def help_text(host: Host) -> str:
    """What can be typed, for the game at hand."""
    screen, piece = host.screen, host.game.pieces.one
    names = [name for name in screen.parts() if name != "dungeon"]
    text = HELP.format(piece=piece, parts=", ".join(names))
    number = example(host.game.id)
    advised = HINT.format(bot=title_of("thumb"))
    there = {
        RULES.format(example=number): number,
        advised: hints(host.game.id),
        ODDS: counsel.weighs(host.game),
        POLICY: host.game.windows,
        SPEAK: _spoken_in(host),
        NEXT: host.game.position.LANED and len(host.people) > 1,
    }
    own = "".join(f"\n  {lookup.help}" for lookup in screen.lookups().values())
    return text + own + "".join(line for line, wanted in there.items() if wanted)


def why(host: Host, words: str, view: Any) -> bool:
    """The refusal of one card on the table, or all refusals."""
    if not words:
        lines = [f"{one.label}: {one.text}" for one in view.ask.refusals]
        host.talk.say(*(Text(line) for line in lines or ["Nothing is refused here."]))
        return False
    found = matching(words, [(host.kinds[one.kind].name, one) for one in host.screen.on_the_table(view)])
    if not found:
        printed = find_cards(host.kinds, words)[0]
        raise DelveError(f"{printed.name} is nowhere on the table that you can see.")
    for one in {one.kind: one for one in reversed(found)}.values():
        lines = host.game.why(host.sitting.state, view.seat, one.piece, host.names) or [
            offered(view, one.kind)
        ]
        host.talk.say(*(Text(f"{host.kinds[one.kind].name}: {line}") for line in lines))
    return False


def offered(view: Any, kind: str) -> str:
    """Which answers are about a card."""
    offers = [
        f"{number} {offer.label}"
        for number, offer in enumerate(view.ask.offers, 1)
        if any(touch.kind == kind for touch in offer.touches)
    ]
    return f"it is offered: {', '.join(offers)}" if offers else "nothing stands in its way"


def hint(host: Host, words: str, view: Any) -> bool:
    """What Thumb would do, and what a newcomer is told."""
    if not hints(host.game.id):
        raise DelveError(f"Nobody knows {host.game.title} well enough for a hint.")
    state = host.sitting.state
    chosen = bot("thumb").choose(look(host.game, state, view.seat, len(host.sitting.record.answers)))
    ask = next(ask for ask in state.asks if ask.seat == view.seat)
    number = ask.options.index(chosen)
    host.talk.say(Text(f"{title_of('thumb')} would choose {number + 1}: {view.ask.offers[number].text}"))
    if why := counsel.reason(host.game, state, ask, chosen, host.names):
        host.talk.say(Text(f"  {why.text}"))
    host.talk.say(
        *(
            Text(f"  {line.text}", style="dim")
            for line in counsel.guide(host.game, state, view.seat, host.names)
        )
    )
    return False


def undo(host: Host, words: str, view: Any) -> bool:
    if host.take_back(view.seat):
        host.talk.say("Taken back, although it had shown something new: the record says so.")
        if host.talk.clears:
            host.talk.ask("Press Enter. ")
    return True


def log(host: Host, words: str, view: Any) -> bool:
    count = int(words) if words.isdigit() else MOST_LINES
    host.talk.tell(host.lines(view.seat, 0)[-count:])
    return False


def rules(host: Host, words: str, view: Any) -> bool:
    if not words:
        raise DelveError(
            f"rules WORDS: which? Words of the game, or a number such as {example(host.game.id)}."
        )
    found = find(host.game.id, words)
    host.talk.say(*rule_lines(found[:MOST_RULES]))
    if len(found) > MOST_RULES:
        host.talk.say(f"… and {len(found) - MOST_RULES} more: say it more closely.", style="dim")
    return False


def rule_lines(found: Sequence[Rule]) -> list[Text]:
    return [
        Text(rule.id, style="bold")
        .append(f"  {rule.text}", style="not bold")
        .append(f"  ({rule.place})", style="dim")
        for rule in found
    ]


def save(host: Host, words: str, view: Any) -> bool:
    host.save(Path(words).expanduser() if words else None)
    return False


def quit(host: Host, words: str, view: Any) -> bool:
    host.quit()
    return False


def show(host: Host, words: str, view: Any) -> bool:
    """Draw one part of the table again."""
    parts = host.screen.parts()
    if words not in parts:
        raise DelveError(f"show what? {', '.join(parts)}")
    host.talk.say(*parts[words](view))
    return False


def look_up(host: Host, word: str, words: str, view: Any) -> bool:
    """What only this game's screen can tell."""
    host.talk.say(*host.screen.lookups()[word].draw(view, words))
    return False


def odds(host: Host, words: str, view: Any) -> bool:
    """How the fight may end."""
    lines = counsel.odds(host.game, host.sitting.state, view.seat, host.names)
    host.talk.say(*(Text(line.text) for line in lines) if lines else ["There is no fight to weigh."])
    return False


def policy(host: Host, words: str, view: Any) -> bool:
    """Show or change when the people here are asked about others' doings."""
    changed = read_policies(words.split())
    host.game.check_policies(changed)
    host.policies.update(changed)
    for window in host.game.windows:
        chosen = host.policies.get(window.key, window.default)
        host.talk.say(Text(f"{window.key}={chosen}  {window.title}. {window.text}"))
    return False


def speak(host: Host, words: str, view: Any) -> bool:
    """Be asked at the next chance, and as usual after that."""
    windows = _spoken_in(host)
    if not windows:
        raise DelveError(f"{host.game.title} has nothing to be said unasked.")
    host.policies.update(dict.fromkeys([window.key for window in windows], ONCE))
    host.talk.say(*(Text(f"{window.once}: so you will. {window.text}") for window in windows))
    return False


def next_one(host: Host, words: str, view: Any) -> bool:
    """Pass the keyboard on, where several are asked side by side."""
    host.call(words)
    return True


def _spoken_in(host: Host) -> list[Window]:
    return [window for window in host.game.windows if window.once]


def refuse(host: Host, line: str, view: Any) -> bool:
    """Not an answer: a part of the table to draw again, or refused, or it means nothing here."""
    if line.lower() in host.screen.parts():
        show(host, line.lower(), view)
        for number, offer in enumerate(view.ask.offers, 1):
            if offer.name == line.lower():
                host.talk.say(Text(f"{offer.text} That is {number}, or: answer {offer.name}"))
        return False
    refused = matching(line, [(one.name, one) for one in view.ask.refusals])
    if not refused:
        raise DelveError(f"{line!r} is no answer here; ? shows what you can type.")
    host.talk.say(*(Text(f"{one.label}: {one.text}") for one in refused[:MOST_CARDS]))
    return False


def answer(host: Host, words: str, view: Any) -> bool:
    """What follows was no answer, or it would have been given."""
    if not words:
        raise DelveError("answer NAME: which? A number or the name of an answer.")
    raise DelveError(f"{words!r} is no answer here; ? shows what you can type.")


def completions(host: Host) -> list[str]:
    """What Tab may make of a line besides an answer."""
    names = [printed.name for printed in host.kinds.values()]
    words = [word for word in ASIDES if len(word) > 1 and word not in LACKING]
    words += host.screen.lookups()
    return [*words, *host.screen.parts(), *(f"{word} {name}" for word in ("?", "why") for name in names)]


LACKING = ("exit",)  # another word for one that is there

ASIDES: dict[str, Aside] = {
    "": redraw,
    "?": zoom,
    "help": zoom,
    "why": why,
    "hint": hint,
    "undo": undo,
    "log": log,
    "rules": rules,
    "save": save,
    "quit": quit,
    "exit": quit,
    "q": quit,
    "show": show,
    "answer": answer,
    "odds": odds,
    "policy": policy,
    "speak": speak,
    "next": next_one,
}
