"""Bosses, the designed module, and the rings they carry."""

import pytest
from tests.games.dungeon_dice.teller import Story

from delvewright.games.dungeon_dice import board
from delvewright.games.dungeon_dice.trade import artifact_price
from marks import die, rule

WITH = {"mode": "standard", "dungeon_die": "none", "bosses": True, "bargains": "none"}


def ring(table: Story, name: str, seat: int = 0) -> None:
    """A beaten boss, ring side up."""
    piece = table.make(name)
    board.leave(table.state, piece, board.TROPHIES + seat)
    table.state.faces[piece] = 5
    table.state.famed[seat] = 1
    table.ask_anew()


@rule("DD-BOSS-GEN-1", "DD-OR-60", "DD-SETUP-16", "DD-WIN-9")
@die("boss_gold_golem")
def test_a_boss_comes_with_fame_is_fought_and_kept(table: Story) -> None:
    table.start(**WITH).experience(5).own("artifact_sword")
    for piece in table.state.zones[board.CENTRE]:
        kind = table.state.cast[piece]
        if kind.type == "boss" and kind.id != "boss_gold_golem":
            board.leave(table.state, piece, board.OUT)
    table.bag("item", "bomb")
    table.meets("wolf L2")
    table.throws(0, "artifact_sword 3").levels(0, 4, 4, 4).foe(1, 1)
    table.throws(0, "boss_gold_golem L3").do("confront")
    assert table.happened("boss")[0][1] == 0
    table.do("pass") if table.asked[1] == "end_of_turn" else None
    table.throws(1, "spell_healing FIZZLE").do("rest")
    table.bag("item", "key")
    table.do("fight_boss boss_gold_golem")
    table.throws(0, "artifact_sword 4").levels(0, 4, 4, 4).foe(1, 1, 1).do("confront")
    while table.asked[1] in ("armor", "ability", "monster", "again", "boost"):
        table.do("pass")
    table.do("keep boss_gold_golem")
    assert table.trophies() == ["boss_gold_golem"]
    assert table.fame() == 1 + 1 + 1  # sword, tracker, boss
    assert "key" in table.owned()
    assert artifact_price(table.state, 0) == 4
    table.leave_open()


@rule("DD-BOSS-TRAINER")
@die("boss_trainer")
def test_the_dueling_ring_challenges_anybody(table: Story) -> None:
    table.start(**WITH)
    assert "challenge seat1" not in table.offers
    ring(table, "boss_trainer")
    table.levels(0, 4).levels(1, 1).do("challenge seat1", "pass")
    assert table.state.experience[0] == 1


@rule("DD-BOSS-LEVIATHAN")
@die("boss_leviathan")
def test_the_adventure_ring_rolls_the_place_twice(table: Story) -> None:
    table.start(**{**WITH, "dungeon_die": "A"})
    table.state.place = "crypt"
    ring(table, "boss_leviathan")
    table.throws(0, "spell_healing FIZZLE").do("rest")
    table.load(board.PLACE_STREAM, 0)
    table.load(board.PLACE_STREAM, 5)
    table.do("roll_place", "settle_in forest")
    assert table.state.place == "forest"


@rule("DD-BOSS-YETI", "DD-BOSS-WRAITH", "DD-BOSS-PHOENIX", "DD-OR-63")
@die("boss_yeti", "boss_wraith", "boss_phoenix")
@pytest.mark.parametrize(
    ("boss", "spell", "name", "target"),
    [
        ("boss_yeti", "spell_freeze 3 FREEZE", "FREEZE", "seat1"),
        ("boss_wraith", "spell_pain PAIN", "PAIN", "seat1"),
        ("boss_phoenix", "spell_fire 3 FIRE", "FIRE", "seat0"),
    ],
)
def test_rings_of_resistance(table: Story, boss: str, spell: str, name: str, target: str) -> None:
    table.start(seats=3, **WITH).own("scroll")
    ring(table, boss, seat=1)
    table.bag("encounter", "event_challenge")
    table.do("draw").levels(0, 1).levels(1, 1).do("challenge seat1")
    die_name = spell.split()[0]
    while table.asked[1] == "duel_before":
        table.do("pass")
    table.throws(0, spell).do("roll scroll", f"use_piece scroll SCROLL {die_name}")
    if table.asked[1] == "aim":
        assert table.refusal(f"use_who {die_name} {name} {target}") == ("ring", name)
    table.leave_open()
