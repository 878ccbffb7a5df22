"""Immunity: what monsters are proof against (DD-IMMUNE)."""

import pytest
from tests.games.dungeon_dice.spells import cast, fight
from tests.games.dungeon_dice.teller import Story

from delvewright.games.dungeon_dice import board
from delvewright.games.dungeon_dice.dice import immune
from delvewright.games.dungeon_dice.kinds import KINDS
from marks import rule


@rule("DD-IMMUNE-1", "DD-IMMUNE-2")
@pytest.mark.parametrize(
    ("foe", "spell"),
    [
        ("fire_elemental", "fire"),
        ("wind_elemental", "gust"),
        ("magic_toad", "toad"),
        ("vampire", "drain"),
        ("lightning_elemental", "stun"),
        ("ice_elemental", "freeze"),
        ("mummy", "void"),
    ],
)
def test_heroes_cannot_cast_the_spell_a_monster_lives_by(table: Story, foe: str, spell: str) -> None:
    fight(table, f"{foe} L3").levels(0, 1).foe(5, 5, 5).do("confront")
    table.do("roll scroll")
    assert table.refusal(f"use_piece scroll SCROLL spell_{spell}") == ("immune", spell.upper())
    assert sum(offer.startswith("use_piece scroll") for offer in table.offers) == 12
    table.leave_open()


@rule("DD-IMMUNE-1")
def test_other_sources_of_the_ability_fail_too(table: Story) -> None:
    fight(table, "giant_spider L2", "wand", scrolls=0).levels(0, 1).foe(5, 5).do("confront")
    table.throws(0, "wand DRAIN").do("roll wand", "pass")
    assert table.compared == (1, 10, "loss")


@rule("DD-IMMUNE-3", "DD-ONEUSE-TOAD-2")
def test_a_toad_keeps_its_immunity(table: Story) -> None:
    fight(table, "vampire L3", scrolls=2).levels(0, 1).foe(5, 5, 5).do("confront")
    cast(table, "spell_toad TOAD").do("use_who spell_toad TOAD foe", "roll scroll")
    assert table.refusal("use_piece scroll SCROLL spell_drain") == ("immune", "DRAIN")
    table.do("pass")


@rule("DD-IMMUNE-6", "DD-ABILITY-SWARM-2")
@pytest.mark.parametrize("item", ["poison_vial POISON", "strength_potion STRENGTH"])
def test_a_swarm_is_proof_against_level_changes(table: Story, item: str) -> None:
    kind, symbol = item.split()
    fight(table, "scarab L5", kind, scrolls=0)
    table.throws(0, item).do(f"roll {kind}")
    assert table.refusal(f"use_who {kind} {symbol} foe") == ("immune", symbol)
    table.do("pass", "run")


@rule("DD-IMMUNE-7", "DD-EPIC-5")
@pytest.mark.parametrize("kind", [kind.id for kind in KINDS.values() if kind.type == "epic"])
def test_epic_monsters_are_immune_to_their_own_abilities_and_eight_more(table: Story, kind: str) -> None:
    table.start(mode="epic")
    table.state.foe, table.state.mode = table.make(kind), board.EPIC
    table.state.faces[table.state.foe] = 0
    eight = ("PAIN", "HEALING", "POISON", "STRENGTH", "STOP", "STUN", "GUST", "TOAD")
    assert all(immune(table.state, name) for name in (*eight, *KINDS[kind].abilities))


@rule("DD-OR-14")
@pytest.mark.parametrize("proof", [True, False])
def test_an_ability_of_the_place_makes_immune(table: Story, proof: bool) -> None:
    table.start(mode="standard", dungeon_die="A", place_gives_immunity=proof).own("scroll")
    table.state.place = "volcano"
    table.bag("item", "key")
    table.meets("wolf L2")
    table.levels(0, 1).foe(5, 5).do("confront", "roll scroll")
    assert ("use_piece scroll SCROLL spell_fire" in table.offers) is not proof
    table.leave_open()
