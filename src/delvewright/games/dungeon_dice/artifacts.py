"""Artifacts: earned, legendary or enchanted, and rewards that are one particular die (DD-ARTIFACT)."""

from __future__ import annotations

from delvewright.games.dungeon_dice.abilities.register import power
from delvewright.games.dungeon_dice.board import (
    ARTIFACT_BAG,
    BEFORE,
    CENTRE,
    ENCOUNTER,
    ENCOUNTER_BAG,
    EQUIPMENT_BAG,
    NONE,
    OUTSIDE,
    Board,
    distinct,
    leave,
    owned,
    owner_of,
)
from delvewright.games.dungeon_dice.bonds import enchanted, shared
from delvewright.games.dungeon_dice.contracts import spoken_for
from delvewright.games.dungeon_dice.declare import PASS
from delvewright.games.dungeon_dice.dice import draw_blind
from delvewright.games.dungeon_dice.rewards import draw, gain, reward
from delvewright.kernel.ask import Candidates, Option, Question, ask
from delvewright.kernel.events import tell
from delvewright.kernel.steps import step

LEGENDS = ("vorpal_sword", "aegis_shield")


@step
def artifact(p: Board, seat: int) -> None:
    """DD-ARTIFACT-3, OR-44. An artifact is earned: drawn, or a legendary one that lies in the centre."""
    if any([p.cast[piece].role in LEGENDS for piece in p.zones[CENTRE]]):
        ask(p, ARTIFACT, seat)
    elif p.zones[ARTIFACT_BAG]:
        draw(p, seat, ARTIFACT_BAG)
    else:
        draw(p, seat, EQUIPMENT_BAG)


def _artifact(p: Board, seat: int) -> Candidates:
    yield ("draw",), None if p.zones[ARTIFACT_BAG] else ("empty_bag",)
    for piece in p.zones[CENTRE]:
        if p.cast[piece].role in LEGENDS:
            yield ("pick", piece), None


def _artifact_chosen(p: Board, option: Option, seat: int) -> None:
    if option[0] == "draw":
        draw(p, seat, ARTIFACT_BAG)
    else:
        gain(p, seat, option[1])


ARTIFACT = Question("artifact", _artifact, _artifact_chosen)


@reward("LEGENDARY_SPOILS")
def legendary_spoils(p: Board, seat: int) -> None:
    """DD-REWARD-LEGENDARY-SPOILS. One of the two from the centre, never from a player."""
    legends = [piece for piece in p.zones[CENTRE] if p.cast[piece].role in LEGENDS]
    if len(legends) == 1:
        gain(p, seat, legends[0])
    elif legends:
        ask(p, LEGEND, seat)
    else:
        tell(p, "none_left", seat, "LEGENDARY_SPOILS")


def _legend(p: Board, seat: int) -> Candidates:
    for piece in p.zones[CENTRE]:
        if p.cast[piece].role in LEGENDS:
            yield ("pick", piece), None


def _legend_chosen(p: Board, option: Option, seat: int) -> None:
    gain(p, seat, option[1])


LEGEND = Question("legend", _legend, _legend_chosen)


@reward("NECROMANCY_SPOILS")
def necromancy_spoils(p: Board, seat: int) -> None:
    """DD-REWARD-NECROMANCY. The Necromancer's Staff, even from its owner."""
    for piece, kind in enumerate(p.cast):
        if kind.role == "necromancers_staff":
            gain(p, seat, piece)


@reward("MERCENARY")
def mercenary(p: Board, seat: int) -> None:
    """DD-REWARD-MERCENARY-1. Keep the die for a later combat."""
    for piece in (*p.zones[ENCOUNTER], *p.zones[ENCOUNTER_BAG]):
        if p.cast[piece].role == "mercenary":
            gain(p, seat, piece)
            return


@reward("PHILOSOPHERS_STONE")
def philosophers_stone(p: Board, seat: int) -> None:
    """DD-REWARD-PHILOSOPHERS-STONE-1, OR-43. Two fame; without a won combat the die itself is the stone."""
    p.stone = seat
    tell(p, "stone", seat)


# ENCHANT ---------------------------------------------------------------------------------------------


@reward("ENCHANT")
def enchant(p: Board, seat: int) -> None:
    """DD-REWARD-ENCHANT-1/2, OR-27. A random artifact for equipment of its type, else it goes back."""
    piece = draw_blind(p, ARTIFACT_BAG)
    if piece == NONE:
        tell(p, "none_left", seat, "ENCHANT")
        return
    tell(p, "drew", seat, piece)
    if matching(p, seat, piece):
        ask(p, ENCHANT, seat, piece)
    else:
        tell(p, "no_match", seat, piece)


def matching(p: Board, seat: int, artifact: int) -> list[int]:
    wanted = p.cast[artifact].counts_as
    return [
        piece
        for piece in (*distinct(p, owned(p, seat)), *shared(p, seat))
        if p.cast[piece].type == "equipment" and any([what in wanted for what in p.cast[piece].counts_as])
    ]


def _enchant(p: Board, seat: int, artifact: int) -> Candidates:
    for piece in matching(p, seat, artifact):
        yield ("swap", piece, artifact), spoken_for(p, seat, piece)
    yield PASS, None


def _enchanted(p: Board, option: Option, seat: int, artifact: int) -> None:
    if option[0] == "swap":
        keeper = enchanted(p, seat, option[1])
        tell(p, "lost", owner_of(p, option[1]), option[1])
        leave(p, option[1], EQUIPMENT_BAG)
        gain(p, keeper, artifact)


ENCHANT = Question("enchant", _enchant, _enchanted)


@power("ENCHANT", when=BEFORE | OUTSIDE)
def enchant_symbol(p: Board, who: int, source: int, param: int, target: int) -> None:
    enchant(p, who)
