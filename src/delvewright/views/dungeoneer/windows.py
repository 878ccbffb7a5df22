"""The response windows of Dungeoneer, and which of its questions concern a seat.

What concerns a seat is told by what it holds itself: it is the seat's own reflex, and nobody else's view.
"""

from __future__ import annotations

from collections.abc import Iterator

from delvewright.games.dungeoneer.board import QUESTS, Board, hero, seats
from delvewright.games.dungeoneer.powers import (
    AFTER_ROLL,
    ANYTIME,
    ATTACK,
    BANED,
    BEFORE_ROLL,
    COUNTER,
    DEFEATED,
    DRAW_TIME,
    EMPTIED,
    ENTERED,
    HIT,
    MY_HERO,
    OBSTACLE,
    RESPONSE,
    THREAT,
    WOUNDED,
)
from delvewright.games.dungeoneer.quests import shows
from delvewright.games.dungeoneer.scores import score
from delvewright.games.dungeoneer.shapes import Roll
from delvewright.games.dungeoneer.sorts import HAZARD
from delvewright.games.dungeoneer.words import threat
from delvewright.kernel.ask import Ask, Option
from delvewright.views.dungeoneer.chances import beats, duel
from delvewright.views.dungeoneer.clash import attacking, countering, strength
from delvewright.views.model import CONCERNS, NEVER, Window
from delvewright.views.windows import PASS, Responses

GO_ON: Option = ("build",)


def _window(key: str, title: str, text: str, *questions: str) -> Window:
    return Window(key, title, text, CONCERNS, questions or ("window",))


WINDOWS = (
    _window(
        "before_roll",
        "Before a roll",
        "Play or use something before your hero rolls; it matters where it changes that roll.",
    ),
    _window(
        "after_roll",
        "After a roll",
        "Roll a die again, or make an attack come to nothing; it matters when the roll is lost.",
    ),
    _window("wounded", "About to be wounded", "Prevent wounds that your hero would take."),
    _window("response", "Response step", "Answer an attack on your hero before it is rolled."),
    _window(
        "entering",
        "Entering a space",
        "Play or use something before what waits in a space; it matters where it helps against it.",
    ),
    _window(
        "hit",
        "After a success",
        "Add to a hit of your hero, keep a monster he defeated or a Treasure you used up.",
    ),
    _window("bane", "A Bane on you", "Answer a Bane that is played on you."),
    _window("draw", "Discard/Draw Phase", "Use something at the end of your own turn."),
    _window(
        "off_turn",
        "On another's turn",
        "Attack a hero who stands beside yours, or stand up, with a point you saved, where it pays.",
        "aside",
    ),
    Window(
        "nothing",
        "Nothing to choose",
        "Your Dungeonlord Phase while no card of yours can be played: you would be asked only to say so.",
        NEVER,
        ("lord",),
    ),
)
"""Every response window: what it is called, how it is played unless a seat says otherwise, what it covers."""

MOMENTS = {
    BEFORE_ROLL: "before_roll",
    AFTER_ROLL: "after_roll",
    WOUNDED: "wounded",
    RESPONSE: "response",
    ENTERED: "entering",
    HIT: "hit",
    DEFEATED: "hit",
    EMPTIED: "hit",
    BANED: "bane",
    DRAW_TIME: "draw",
}
"""Which window is open at a moment."""


def opens(ask: Ask, window: Window) -> bool:
    return ask.question != "window" or MOMENTS[ask.value("moment")] == window.key


def concerns(p: Board, ask: Ask) -> bool:
    """Whether what the seat might do now could change a result that matters to it."""
    acts = [option for option in ask.options if option != PASS]
    if ask.question == "aside":
        return any([_worth_it(p, ask.seat, option) for option in acts])
    moment = ask.value("moment")
    if moment == BEFORE_ROLL:
        return p.roll is not None and _open(p, p.roll) and any([_for_roll(p, p.roll, one) for one in acts])
    if moment == AFTER_ROLL:
        return bool(acts) and _lost(p, ask.seat)
    if moment == ENTERED:
        return any([_for_space(p, ask.seat, option) for option in acts])
    if moment in (RESPONSE, DRAW_TIME):
        return any([_pointed(p, option) for option in acts])
    return bool(acts)


# What an option is good for -----------------------------------------------------------------------------


def _moments(p: Board, option: Option) -> int:
    """When what an option plays or uses may be used."""
    verb, card, *rest = option
    kind = p.cast[card]
    return kind.moments if verb == "play" else kind.uses[rest[0]].moments


def _pointed(p: Board, option: Option) -> bool:
    """Whether it is for some moments only: what is good at any time can wait for a better one."""
    return _moments(p, option) & ANYTIME != ANYTIME


def _for_roll(p: Board, roll: Roll, option: Option) -> bool:
    """Whether it is for rolls, or changes the score of this one."""
    return _pointed(p, option) or _changes(p, option, roll.stat, roll.uses)


def _changes(p: Board, option: Option, stat: int, uses: int) -> bool:
    """Whether a card gives its player's hero something for a roll."""
    kind = p.cast[option[1]]
    return any(
        [
            modifier.of == MY_HERO and stat in modifier.stats and bool(modifier.uses & uses)
            for power in (kind, kind.spell)
            for modifier in power.modifiers
        ]
    )


def _for_space(p: Board, seat: int, option: Option) -> bool:
    """Whether it helps against what waits in the space a hero has entered."""
    kind = p.cast[option[1]]
    if SPARES & (kind.flags.keys() | kind.spell.flags.keys()):
        return True
    return any(
        [
            beats(score(p, seat, stat, uses), number) < 100 and _changes(p, option, stat, uses)
            for stat, number, uses in _waiting(p, p.at[seat])
        ]
    )


def _waiting(p: Board, place: int) -> Iterator[tuple[int, int, int]]:
    """The Threats of a space: (score, number, what it is rolled for)."""
    kind = p.cast[place]
    if kind.obstacle is not None and kind.obstacle.sort != HAZARD:
        yield kind.obstacle.stat, kind.obstacle.number, THREAT | OBSTACLE
    for word in kind.enter.words if kind.enter is not None else ():
        if isinstance(word, threat):
            yield word.stat, word.number, THREAT


SPARES = {"no_obstacles", "no_pit", "no_obstacle_once", "no_map_effects"}
"""What spares a hero something in a space."""


# How things stand -------------------------------------------------------------------------------------


def _open(p: Board, roll: Roll) -> bool:
    """Whether a roll to come may go either way."""
    if roll.number:
        return beats(score(p, roll.seat, roll.stat, roll.uses), roll.number) < 100
    fight = p.fight
    if fight is None:
        return True
    hits, misses = duel(attacking(p, fight).score, countering(p, fight).score, fight.attack, fight.counter)
    return (hits if roll.seat == fight.lord else misses) < 100


def _lost(p: Board, seat: int) -> bool:
    """Whether the dice just rolled are against a seat."""
    if p.roll is not None:
        roll = p.roll
        return roll.die + score(p, roll.seat, roll.stat, roll.uses) < roll.number
    if p.fight is not None:
        ahead = p.fight.attack + p.fight.might - p.fight.counter - p.fight.guard
        return ahead <= 0 if seat == p.fight.lord else ahead >= 0
    return not _lucky(p, seat)


def _lucky(p: Board, seat: int) -> bool:
    """Whether the dice of a Chance Quest show what it asks for."""
    return any([p.cast[quest].dice == len(p.dice) and shows(p.cast[quest], p.dice) for quest in p.tried[-1:]])


def _worth_it(p: Board, seat: int, option: Option) -> bool:
    """Whether something to do on another's turn is more likely to pay than not."""
    if option[0] == "stand_up":
        return True
    if option[0] == "use":
        return _pointed(p, option)
    if option[0] != "challenge":
        return False
    _, card, form = option
    rival = next(other for other in seats(p) if card == hero(p, other))
    might = strength(p, seat, hero(p, seat), form, ATTACK, card, rival).score
    guard = strength(p, rival, card, form, COUNTER, hero(p, seat), seat).score
    hits, misses = duel(might, guard)
    prey = p.life[rival] == 1 or any([quest in p.escorted for quest in p.zones[QUESTS + rival]])
    return hits > misses or (prey and hits > 0 and p.life[seat] > 1)


def passes(ask: Ask) -> bool:
    """Besides what may be passed: the Dungeonlord's question, when nothing can be played."""
    return PASS in ask.options or ask.options == (GO_ON,)


def unasked(p: Board, ask: Ask) -> Option:
    return GO_ON if ask.question == "lord" else PASS


RESPONSES = Responses(WINDOWS, opens, concerns, unasked, passes)
