"""The Helm of Reflection: what is taken from a monster is the monster's no more."""

import pytest
from tests.games.dungeon_dice.teller import Story

from marks import die, rule

HELM = "use_mode helm_of_reflection HELM_OF_REFLECTION"


def reflects(table: Story, foe: str, *dice: str) -> Story:
    """A hero whose helm shows its symbol, 9 against 1 for each die of a weak monster."""
    table.start(mode="standard").experience(3)
    table.own("helm_of_reflection", *dice)
    table.bag("equipment", "armor_grey")
    table.bag("item", "key")
    table.meets(foe)
    table.do(next(offer for offer in table.offers if offer.startswith("arm") and "helm" in offer))
    return table


@rule("DD-ARTIFACT-HELM-OF-REFLECTION-1")
@pytest.mark.parametrize(
    ("foe", "symbol", "level"),
    [("ooze", "PAIN", 1), ("mushroom_man", "SLEEP", 1), ("cockatrice", "PETRIFY", 1)],
)
def test_what_was_taken_does_not_hit_afterwards(table: Story, foe: str, symbol: str, level: int) -> None:
    reflects(table, f"{foe} L{level}")
    table.throws(0, "helm_of_reflection 1 HELM_OF_REFLECTION").levels(0, 4, 4).foe(*[1] * level)
    table.do("confront", f"{HELM} {symbol}")
    while table.asked[1] in ("ability", "luck"):
        table.do("pass")
    assert table.compared == (9, level, "win")
    assert (table.state.hurt[0], table.state.asleep, table.wounded) == (0, (), [])
    table.leave_open()


@rule("DD-ARTIFACT-HELM-OF-REFLECTION-1")
@die("gelatinous_cube")
def test_acid_that_was_taken_eats_nothing(table: Story) -> None:
    reflects(table, "gelatinous_cube L2", "sword_black")
    table.throws(0, "sword_black 3", "helm_of_reflection 1 HELM_OF_REFLECTION").levels(0, 4, 4).foe(1, 1)
    table.do("confront", f"{HELM} ACID")
    assert table.compared == (12, 2, "win")
    assert table.asked[1] != "acid"
    table.leave_open()


@rule("DD-ARTIFACT-HELM-OF-REFLECTION-1", "DD-ABILITY-SNATCH")
@die("imp")
def test_a_snatch_that_was_taken_takes_nothing(table: Story) -> None:
    reflects(table, "imp L2", "sword_black")
    table.throws(0, "sword_black 3", "helm_of_reflection 1 HELM_OF_REFLECTION").levels(0, 1, 1).foe(6, 6)
    table.do("confront", f"{HELM} SNATCH")
    assert table.compared == (6, 12, "loss")
    assert table.owned() == ["helm_of_reflection", "sword_black"]


@rule("DD-ARTIFACT-HELM-OF-REFLECTION-1", "DD-ABILITY-QUAKE")
@die("giant")
def test_the_ground_is_still_once_the_quake_was_taken(table: Story) -> None:
    reflects(table, "giant L4", "bomb")
    table.throws(0, "helm_of_reflection 1 HELM_OF_REFLECTION").levels(0, 1, 1).foe(1, 1, 1, 1)
    table.do("confront", f"{HELM} QUAKE")
    table.throws(0, "bomb 5 BOMB").do("roll bomb", "use_who bomb BOMB seat0")
    assert table.compared == (8, 4, "win")
    table.leave_open()


@rule("DD-ARTIFACT-HELM-OF-REFLECTION-1", "DD-ABILITY-GUST-2")
@die("helm_of_reflection", "ooze", "spell_gust")
def test_after_a_gust_everybody_has_the_own_abilities_again(table: Story) -> None:
    reflects(table, "ooze L1", "scroll")
    table.throws(0, "helm_of_reflection 1 HELM_OF_REFLECTION").levels(0, 1, 1).foe(1)
    table.do("confront", f"{HELM} PAIN", "roll scroll")
    table.throws(0, "spell_gust GUST").do("use_piece scroll SCROLL spell_gust")
    table.throws(0, "helm_of_reflection 2").levels(0, 4, 4).foe(1).do("use spell_gust GUST")
    assert table.compared == (10, 1, "win")
    assert table.state.hurt[0] == 1


@rule("DD-ABILITY-GUST-1", "DD-ABILITY-SONG-OF-PROTECTION")
@die("harp_black")
def test_the_protection_of_a_song_is_blown_away(table: Story) -> None:
    table.start(mode="standard").own("harp_black", "scroll")
    table.meets("ooze L2")
    table.throws(0, "harp_black PERFORM SONG_OF_PROTECTION").levels(0, 1).foe(6, 6).do("confront")
    table.do("use_heroes harp_black SONG_OF_PROTECTION seat0")
    table.foe(1).do("use_die gift PROTECTION foe.monster_level.6", "roll scroll")
    table.throws(0, "spell_gust GUST").do("use_piece scroll SCROLL spell_gust")
    table.throws(0, "harp_black 4").levels(0, 4).foe(5, 4).do("use spell_gust GUST")
    assert table.compared == (8, 9, "loss")  # no PROTECTION was left


@rule("DD-ARTIFACT-HELM-OF-REFLECTION-1", "DD-EVENT-MIMIC-1")
@die("helm_of_reflection", "mimic")
def test_what_was_taken_is_gone_in_the_next_combat_of_the_turn(table: Story) -> None:
    reflects(table, "goblin L1").bag("equipment", "mimic")
    table.throws(0, "helm_of_reflection 1 HELM_OF_REFLECTION").levels(0, 4, 4).foe(1)
    table.do("confront", f"{HELM} SLASH")
    table.throws(0, "mimic L2", "helm_of_reflection 2").levels(0, 1, 1).foe(6, 6).do("pass")
    assert table.compared == (4, 12, "loss")  # nobody was asked for a SLASH
    table.leave_open()
