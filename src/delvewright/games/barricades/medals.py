"""Medals: what one game, or all games of a player, have earned, by plain facts of their ends (BQ-MEDAL)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from delvewright.games.barricades.board import LAST_RANK
from delvewright.games.barricades.kinds import CARDS, DIFFICULTIES, MEDALS
from delvewright.games.barricades.printed import Card, Check, Medal
from delvewright.games.barricades.settings import Rules


class Stand(NamedTuple):
    """How one Champion came out of the game."""

    deck: tuple[str, ...]  # the kinds of all his cards, wherever they lie; what is lent is the owner's
    gear: int  # tokens of all sorts
    hp: int
    rank: int


class Facts(NamedTuple):
    """How one game ended. Not won, it was lost or called off; a Pyrrhic victory is not won either."""

    won: bool
    difficulty: str
    guardian: str
    champions: tuple[Stand, ...]
    pyrrhic: bool = False
    all_monsters: bool = False  # every Monster of every Monster deck was destroyed (BQ-FAQ-25)
    rules: Any = Rules()
    """The readings of the game (BQ-OPEN-28, BQ-OPEN-29)."""

    @property
    def feat(self) -> Feat:
        return Feat(self.won, self.difficulty, self.guardian, len(self.champions))


class Feat(NamedTuple):
    """What all games together ask of each of them."""

    won: bool
    difficulty: str
    guardian: str
    champions: int


def earned(facts: Facts) -> tuple[str, ...]:
    """The Medals of one game, by id in the order of printing. None is for a Pyrrhic victory."""
    return tuple(
        [id for id, medal in MEDALS.items() if not _lasting(medal.check) and _deserves(facts, medal)]
    )


def over_all(history: Iterable[Feat]) -> tuple[str, ...]:
    """The Medals of all games together (BQ-MEDAL-19, BQ-MEDAL-24)."""
    feats = [feat for feat in history if feat.won]
    return tuple([id for id, medal in MEDALS.items() if _lasting(medal.check) and _lasts(feats, medal.check)])


def _lasting(check: Check) -> bool:
    return bool(check.guardians_least or check.both_modes)


def _lasts(won: list[Feat], check: Check) -> bool:
    feats = [feat for feat in won if _hard(feat.difficulty, check) and _against(feat.guardian, check)]
    guardians = {feat.guardian for feat in feats}
    modes = {min(feat.champions, 2) for feat in feats}  # alone, or together
    return len(guardians) >= check.guardians_least and (not check.both_modes or len(modes) == 2)


def _deserves(facts: Facts, medal: Medal) -> bool:
    """Whether a game gave what a Medal asks for; whatever it leaves out is not asked."""
    check, champions = medal.check, facts.champions
    needs_win = check.win or (check.all_monsters and facts.rules.slugfest_needs_win)
    return (
        not facts.pyrrhic
        and (facts.won or not needs_win)
        and medal.mode in ("any", "solo" if len(champions) == 1 else "cooperative")
        and len(champions) >= check.champions_least
        and _hard(facts.difficulty, check)
        and _against(facts.guardian, check)
        and (facts.all_monsters or not check.all_monsters)
        and all([_stands(stand, medal, facts.rules) for stand in champions])
    )


def _hard(difficulty: str, check: Check) -> bool:
    """Whether a difficulty is the one a Medal asks for, or a harder one."""
    return not check.difficulty or DIFFICULTIES[difficulty].level >= DIFFICULTIES[check.difficulty].level


def _against(guardian: str, check: Check) -> bool:
    return check.guardian in ("", guardian)


def _stands(stand: Stand, medal: Medal, rules: Any) -> bool:
    """What every Champion must show."""
    check, deck = medal.check, [CARDS[id] for id in stand.deck]
    return (
        len(deck) >= check.deck_least
        and stand.gear >= check.gear_least
        and stand.hp >= check.hp_least
        and (stand.rank >= LAST_RANK or not check.final_rank)
        and stand.deck.count("adventurer") >= check.adventurers_least
        and (any([card.deck == "legendary" for card in deck]) or not check.legendary)
        and not any([card.sort in check.no_sorts and _counts(card, rules) for card in deck])
        and not any([word in check.no_keywords for card in deck for word in card.keywords])
        and _levels([card.level for card in deck if card.sort == "hero"], medal, rules)
    )


def _counts(card: Card, rules: Any) -> bool:
    """BQ-OPEN-29. Whether a Weapon or Spell stands in the way of Fisticuffs: Starters may not."""
    return card.deck != "starter" or rules.fisticuffs_daggers


def _levels(heroes: list[int], medal: Medal, rules: Any) -> bool:
    """BQ-OPEN-28. What a Medal says of the levels of Heroes: the marks are lost in print."""
    check = medal.check
    if medal.id == "the_underdogs":
        return rules.underdogs_level not in heroes
    most = rules.b_team_level - 1 if medal.id == "the_b_team" else check.level_most
    high = [level for level in heroes if level >= rules.champions_level]
    return not (most and any([level > most for level in heroes])) and len(high) >= check.high_heroes_least
