"""Games of Thunderstone to look at: every variant."""

from __future__ import annotations

from random import Random
from typing import Any

from delvewright import game
from delvewright.games.thunderstone.board import monsters_in_hall
from delvewright.games.thunderstone.muster import muster
from delvewright.kernel.ask import Ask, Option
from views.play import Games, Tables

FRONT = game("thunderstone")
WRATH = {"packs": ["wrath"]}
TABLES: Tables = {
    "base": (2, {}),
    "wrath": (3, WRATH),
    "five seats": (5, WRATH),
    "cut-throat": (2, {**WRATH, "layout": "cut_throat", "longest": 150}),
    "elemental fury": (3, {**WRATH, "layout": "elemental_fury", "longest": 150}),
    "high fantasy": (2, {**WRATH, "layout": "high_fantasy"}),
    "holy war": (2, {**WRATH, "layout": "holy_war", "level_up": "before_buy"}),
    "first wrath": (2, {**WRATH, "layout": "first_wrath", "breach_after_draw": True, "longest": 150}),
    "epic": (2, {**WRATH, "variant": "epic", "longest": 120}),
    "prowling": (3, {**WRATH, "variant": "prowling", "longest": 120}),
    "crawl": (2, {**WRATH, "variant": "dungeon_crawl", "longest": 60}),
    "trackdown": (2, {**WRATH, "variant": "trackdown", "longest": 60}),
    "odyssey": (3, {**WRATH, "variant": "odyssey", "longest": 60}),
    "solo": (1, {**WRATH, "variant": "solo_normal"}),
    "warrior": (1, {**WRATH, "variant": "solo_warrior"}),
    "nightmare": (1, {**WRATH, "variant": "solo_nightmare"}),
}


def pick(state: Any, ask: Ask, luck: Random) -> Option:
    """Fights that can be won, dear purchases, and anything else at random."""
    options = ask.options
    if luck.random() < 0.2:
        return luck.choice(options)
    if ask.question == "turn.action":
        if any(muster(state, ask.seat, foe).wins for foe in monsters_in_hall(state)):
            return ("dungeon",)
        return ("rest",) if luck.random() < 0.1 else ("village",)
    if ask.question in ("village.buy", "battle.spoils_buy"):
        return max(options, key=lambda option: state.cast[option[1]].cost if len(option) > 1 else -1)
    if ask.question == "dungeon.ready":
        ready = [option for option in options if option[0] in ("use", "equip")]
        if ready and luck.random() < 0.7:
            return luck.choice(ready)
        won = [
            option for option in options if option[0] == "attack" and muster(state, ask.seat, option[1]).wins
        ]
        return luck.choice(won or options)
    return luck.choice([option for option in options if len(option) > 1] or options)


GAMES = Games(FRONT, TABLES, pick)
played, game_played = GAMES.played, GAMES.game_played
