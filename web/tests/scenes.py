"""Moments of Dungeoneer for the browser tests: what a table begins with, by the seed it asks for."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import count
from typing import Any

from tests.games.dungeoneer.teller import Story

import delvewright
from delvewright.bots import bot, look
from delvewright.games.dungeoneer.board import MAP

CHAMBERS = {
    "tomb_gate": (0, 0),
    "hall_of_chains": (-1, 0),
    "flesh_laboratory": (-1, 1, 2),
    "worn_passage": (0, 1),
    "forked_passage": (1, 0),
    "torchlit_passage": (0, -1),
}


def story() -> Any:
    """Two Quests done, a Trap in hand; behind a locked door the third, and the next player holds a spider."""
    table = Story().start(3).lay(**CHAMBERS).stands("hall_of_chains")
    table.done("drakys_hoard", "free_caedmans_soul")
    table.level(3).glory(4).peril(1).peril(1, seat=1).peril(1, seat=2)
    table.quests("wreck_the_flesh_laboratory")
    table.quests("the_captive_princess", seat=1)
    table.quests("the_bone_colossus", seat=2)
    table.global_quests("dice_with_the_bone_oracle")
    table.inventory("trapfinders_eye")
    table.hand("create_darkness", "haste", "false_floor")
    table.hand("crypt_spider", seat=1)
    table.deck("second_wind", "shield_discipline", "battle_trance")
    table.map_deck("spiked_passage", "upper_drain_crawl", "altar_of_dusk", "ossuary", "oracles_pool")
    table.rolls(0, 6, 3, 6, 6)  # the lock, against the spider, the Challenge, the Quest
    table.rolls(1, 5, 1)  # the spider's
    return table.state


@cache  # a server asks for it more than once
def late() -> Any:
    """A map of forty cards, as bots have come to it."""
    return next(p for p in map(grown, count()) if p.ask is not None)


def grown(seed: int) -> Any:
    """A game of bots up to seat 0's Hero Phase on such a map, or to its end."""
    game, thumb = delvewright.game("dungeoneer"), bot("thumb")
    p = game.start(3, seed, packs=("crypt", "marches"))
    while p.ask is not None and (len(p.zones[MAP]) < 40 or (p.ask.seat, p.ask.question) != (0, "hero")):
        p = game.answer(p, thumb.choose(look(game, p, p.ask.seat, p.turns)))
    return p


FIRST = 9001
SCENES: tuple[Callable[[], Any], ...] = (story, late)  # by seeds from the first on
