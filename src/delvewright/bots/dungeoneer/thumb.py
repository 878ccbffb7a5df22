"""Rules of thumb for every question Dungeoneer asks."""

from __future__ import annotations

from collections.abc import Sequence

from delvewright.bots.dungeoneer import clashes, placing
from delvewright.bots.dungeoneer.heroics import hero
from delvewright.bots.dungeoneer.judge import SAVED, standing
from delvewright.bots.dungeoneer.lords import lord
from delvewright.bots.dungeoneer.moment import Moment
from delvewright.bots.dungeoneer.worth import carried
from delvewright.games.dungeoneer.board import HAND, NONE, PACK, Board, alive
from delvewright.games.dungeoneer.play import no_room, same_slot
from delvewright.kernel.ask import Ask, Option
from delvewright.views.dungeoneer.windows import concerns

TOO_GOOD = 0.2  # what nobody has to discard
PERIL_CARD, INSTANT, COST = 0.2, 0.2, 0.07
INCOME = 3  # Glory and Peril a turn
FEW = 8  # options that are tried out; of more, those that look best at a glance


def decide(p: Board) -> Option:
    """A sensible answer to whatever is asked."""
    ask = p.ask
    assert ask is not None
    if len(ask.options) == 1:
        return ask.options[0]
    return QUESTIONS.get(ask.question, tried)(p, ask)


def tried(p: Board, ask: Ask) -> Option:
    """What is best as far as one can see, for questions without a rule of their own."""
    return best_of(p, ask.options)


def best_of(p: Board, options: Sequence[Option]) -> Option:
    if len(options) == 1:
        return options[0]
    moment = Moment(p)
    if len(options) > FEW:
        options = sorted(options, key=lambda option: -moment.value(moment.played(option, 3)))[: FEW // 2]
    return moment.best(options)


def window(p: Board, ask: Ask) -> Option:
    """Nothing where nothing could change what matters."""
    return tried(p, ask) if concerns(p, ask) else ask.options[-1]


def aside(p: Board, ask: Ask) -> Option:
    """On another's turn: up, if the hero lies; at a hero beside, if that pays."""
    if ("stand_up",) in ask.options:
        return ("stand_up",)
    strikes = [option for option in ask.options if option[0] == "challenge"]
    strike = clashes.rival(p, ask.seat, strikes, SAVED)
    if strike is not None:
        return strike
    return best_of(p, [one for one in ask.options if one not in strikes])


def discard(p: Board, ask: Ask) -> Option:
    """The card one can do least with."""
    return min(ask.options, key=lambda option: _keep(p, ask.seat, option))


def _keep(p: Board, seat: int, option: Option) -> float:
    """What a card is worth to who could discard it."""
    if option[0] != "discard":
        return TOO_GOOD
    card = option[1]
    kind = p.cast[card]
    if card not in p.zones[HAND + seat]:
        return carried(p, seat, card) if kind.sort == "treasure" else PERIL_CARD + COST * kind.cost
    if kind.resource == "peril":
        rich = max([p.peril[other] for other in alive(p) if other != seat])
        return (PERIL_CARD + COST * kind.cost) * min((rich + INCOME) / kind.cost, 1.0)
    if kind.duration == "instant":
        worth = INSTANT + COST * kind.cost
    else:
        worn = same_slot(p, seat, kind)
        worth = carried(p, seat, card) - (carried(p, seat, worn) if worn != NONE else 0.0)
        if no_room(p, seat, card) is not None:
            worth *= 0.3
    return worth * min((p.glory[seat] + INCOME) / kind.cost, 1.0)


def save(p: Board, ask: Ask) -> Option:
    return ("save",)


def deck(p: Board, ask: Ask) -> Option:
    """Glory and Peril cards in like numbers; more Peril cards while others have much Peril."""
    hand = p.zones[HAND + ask.seat]
    glory = sum([p.cast[card].resource == "glory" for card in hand])
    rich = sum([p.peril[other] for other in alive(p) if other != ask.seat])
    wants_peril = len(hand) - glory < (3 if rich > 4 else 2)
    return ask.options[-1] if wants_peril else ask.options[0]


def reward(p: Board, ask: Ask) -> Option:
    """Peril to whoever is ahead."""
    others = [option for option in ask.options if option[1] != ask.seat]
    return max(others, key=lambda option: standing(p, option[1])) if others else ask.options[0]


def retire(p: Board, ask: Ask) -> Option:
    """To the Pack while there is room: a hand holds five, and the Pack is seen by all the same."""
    limit = p.rules.pack_limit
    return ask.options[0] if not limit or len(p.zones[PACK + ask.seat]) < limit else ask.options[1]


def pick(p: Board, ask: Ask) -> Option:
    """Speed is Movement and most Threats."""
    return max(
        ask.options, key=lambda option: sum(p.cast[option[1]].levels[0]) + p.cast[option[1]].levels[0][2]
    )


def upkeep(p: Board, ask: Ask) -> Option:
    return next((option for option in ask.options if option[0] == "keep_up"), ask.options[0])


def forfeit(p: Board, ask: Ask) -> Option:
    """Of one's own what is worth least, of others' what is worth most."""
    return min(ask.options, key=lambda option: carried(p, ask.seat, option[1]))


def first(p: Board, ask: Ask) -> Option:
    return ask.options[0]


QUESTIONS = {
    "lord": lord,
    "hero": hero,
    "challenge": clashes.challenge,
    "form": clashes.form,
    "aside": aside,
    "window": window,
    "place": placing.place,
    "lay": placing.place,
    "lay_gate": first,
    "discard": discard,
    "save": save,
    "deck": deck,
    "reward": reward,
    "retire": retire,
    "pick": pick,
    "upkeep": upkeep,
}
