"""Thunderstone's rules of thumb in positions in which they once were foolish."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.games.thunderstone.teller import FILLER, Story

from delvewright.bots.thunderstone.thumb import decide

STARTERS = ("militia", "militia", "militia", "dagger", "dagger", "iron_rations", "torch", "torch")
GOLEMS = ("iron_golem", "clay_golem", "stone_golem")


@pytest.fixture
def table() -> Iterator[Story]:
    story = Story().start(seed=3)
    story.dungeon_deck(*[FILLER] * 30)
    story.village()
    yield story
    story.may_stay_open = True
    story.close()


def sell(story: Story, *kinds: str) -> None:
    """These are on sale, one of each."""
    story.village(**{kind: (kind,) for kind in kinds})


def party(story: Story, hand: tuple[str, ...], rest: tuple[str, ...], seat: int = 0) -> None:
    story.hand(*hand, seat=seat)
    story.deck(*rest, seat=seat)
    story.discard_pile(seat=seat)


def thumb(story: Story) -> Story:
    """A turn as the rules of thumb play it."""
    turns = story.state.turns
    while not story.state.over and story.state.turns == turns:
        ask = story.state.ask
        story.do(story.offers[ask.options.index(decide(story.state))], seat=ask.seat)
    return story


# A plan is carried out -------------------------------------------------------------------------------


def test_a_poor_victory_is_armed_for_as_well(table: Story) -> None:
    """The Orc is worth nothing, but a fight with anything else is lost."""
    table.hall("clay_golem", "bloodskull_orc", "iron_golem")
    sell(table, "dagger", "short_bow")
    rest = ("amazon_archer", "amazon_archer", "elf_archmage", "elf_wizard", "illusory_blade", "lantern")
    party(
        table, ("amazon_archer", "dagger", "grayskin_lizard", "haunt", "illusory_blade", "militia"), rest * 2
    )
    assert thumb(table).happened("won")


def test_the_bearer_of_a_conjured_weapon_is_chosen_with_the_whole_party_in_mind(table: Story) -> None:
    """The Squire with the bow eats the Ambrosia, which is dear to a party of six cards and to no other."""
    table.hall("ghost", "revenant", "haunt")
    sell(table, "dagger", "short_bow")
    rest = ("battle_fury",) * 6 + ("illusory_blade",) * 4 + ("torch",) * 5 + STARTERS
    party(
        table,
        ("ambrosia", "battle_fury", "illusory_blade", "thyrian_squire", "torch", "toryn_scrapper"),
        (*rest, "stone_of_mystery", "toryn_duelist", "wraith"),
    )
    assert thumb(table).happened("won")


def test_an_attack_that_is_all_that_is_left_is_looked_at_too(table: Story) -> None:
    """With a Weapon used the Thunder Wraths cannot be attacked: the Horde is, at once."""
    table.hall("thunder_wrath", "thunder_wrath", "horde_8")
    sell(table, "dagger", "magi_staff", "short_bow")
    party(table, ("earth_wrath", "faeyn_archer", "illusory_blade", "militia", "torch", "torch"), STARTERS)
    assert thumb(table).happened("won")


def test_what_costs_cards_is_tried_last_so_that_a_plan_is_found_again(table: Story) -> None:
    """Once a Militia is a second Monk there are two Torches to burn, and more ways than are looked at."""
    table.hall(*GOLEMS)
    sell(table, "short_sword", "cursed_mace", "warhammer", "dagger")
    party(
        table, ("militia", "torch", "diin_beguiler", "blind_monk", "iron_rations", "illusory_blade"), STARTERS
    )
    assert thumb(table).happened("won")


def test_of_two_ways_to_the_same_victory_the_shorter_is_taken(table: Story) -> None:
    """The Magi Staff would send a Monster down, and nobody knows what comes up for it."""
    table.hall("red_jelly", "tormentor", "griffon")
    sell(table, "dagger", "magi_staff")
    party(
        table,
        ("illusory_blade", "redblade_poisoner", "dagger", "militia", "flaming_sword", "militia"),
        STARTERS,
    )
    assert thumb(table).happened("won")
    assert not table.happened("sent_down")


def test_whoever_wins_by_an_attack_uses_no_spell_that_forbids_it(table: Story) -> None:
    table.hall("thunder_wrath", table.state.layout.stones[-1], "the_prince")
    party(table, ("magical_aura", "magical_aura", "earth_wrath", "earth_wrath"), STARTERS)
    assert thumb(table).state.over
    assert table.state.result[1] == (0,)


def test_a_boosted_hero_is_armed_and_not_another_of_its_kind(table: Story) -> None:
    """The Darkness fears only those who hold a Weapon: the Dagger is for the Neophyte who burnt Light."""
    table.hall("darkness", "sphinx", "sphinx")
    hand = (
        "amulet_of_power",
        "amulet_of_power",
        "blind_neophyte",
        "blind_neophyte",
        "dagger",
        "iron_rations",
    )
    party(table, hand, (*STARTERS, "lightstone_gem", "kingdom", "wraith"))
    assert thumb(table).happened("won")


def test_a_plan_that_moves_the_hall_sees_the_end_of_the_game_coming(table: Story) -> None:
    """With the Colossus sent down the Stone Golem stands before the stone: its defeat would lose the game."""
    table.hall("colossus", "stone_golem", table.state.layout.stones[-1])
    hand = ("cursed_mace", "dwarf_janissary", "elf_archmage", "short_sword")
    party(table, hand, STARTERS)
    table.deck(*["sphinx"] * 6, seat=1)
    assert not thumb(table).happened("sent_down")


# What is given up ------------------------------------------------------------------------------------


def test_a_rest_gives_up_the_card_it_was_taken_for(table: Story) -> None:
    """Militia are sent away for less than a Dagger, which is missed less."""
    table.hall(*GOLEMS)
    rest = ("militia",) * 3 + ("dagger", "dagger", "elf_sorcerer", "elf_wizard", "torch", "torch")
    party(table, ("dagger", "hatchet", "militia", "militia", "militia", "torch"), rest)
    assert thumb(table).destroyed == ["militia"]


def test_light_is_not_given_up_while_others_bear_enough_of_it(table: Story) -> None:
    table.hall("noxious_slag", "shadow_torment", "shadow_torment")
    rest = ("elf_sorcerer", "elf_wizard", "ghost", "red_jelly", "blind_neophyte", "dagger", "iron_rations")
    hand = ("elf_sorcerer", "elf_sorcerer", "illusory_blade", "lightstone_gem", "militia", "militia")
    party(table, hand, (*rest, "iron_rations", "militia", "torch"))
    assert "lightstone_gem" not in thumb(table).destroyed


def test_the_one_arm_more_than_heroes_is_kept(table: Story) -> None:
    """Without it there would be as many as Heroes, and another would be bought."""
    table.hall("sphinx", "sphinx", "sphinx")
    heroes = ("gohlen_trapper", "gohlen_trapper", "elf_sorcerer", "toryn_scrapper")
    party(table, ("cursed_mace", "iron_rations", "torch"), (*heroes, *["cursed_mace"] * 4, "torch", "torch"))
    assert "cursed_mace" not in thumb(table).destroyed


def test_a_guardian_is_fed_with_whatever_can_be_bought(table: Story) -> None:
    table.hall("thunder_wrath", "thunder_wrath", "thunder_wrath", rank_0="dark_champion")
    sell(table, "militia")
    party(table, ("griffon", "knightmare", "runespawn_adept"), ("sphinx", "runespawn_witch"))
    assert thumb(table).happened("bought")


# Waiting ---------------------------------------------------------------------------------------------


def test_a_monster_that_no_hand_beats_is_sent_away(table: Story) -> None:
    table.hall("shadow_torment", "smoke_torment", "sphinx")
    party(table, STARTERS[:6], (*STARTERS[6:], "ghost", "ghost"))
    assert thumb(table).happened("retreated")


@pytest.mark.parametrize("guardian", ["", "dark_champion"])
def test_a_monster_no_hand_beats_is_sent_away_though_it_takes_a_good_card(
    table: Story, guardian: str
) -> None:
    """A Guardian would take none, and stay: to attack that is all in vain."""
    table.hall("thunder_wrath", "thunder_wrath", table.state.layout.stones[-1], guardian)
    party(table, ("fireball", "magic_missile", "redblade_assassin"), STARTERS)
    table.deck(*["sphinx"] * 6, seat=1)
    assert thumb(table).happened("retreated")


def test_whoever_is_behind_waits_for_a_better_hand_however_late_it_is(table: Story) -> None:
    table.hall("griffon", "griffon", "griffon")
    party(table, ("militia", "griffon", "sphinx", "lightstone_gem"), ("amazon_queen",) * 12)
    table.deck(*["knightmare"] * 6, seat=1)
    table.state.turns = 300
    assert not thumb(table).happened("attacked")


def test_equals_share_the_win_when_nobody_beats_anything_any_more(table: Story) -> None:
    table.hall("colossus", table.state.layout.stones[-1], "iron_golem")
    for seat in (0, 1):
        party(table, STARTERS[:6], STARTERS[6:], seat)
    for _ in range(4):
        if not table.state.over:
            thumb(table)
    assert table.state.over


# What is used before a fight that is lost anyway -----------------------------------------------------


def test_no_spell_is_used_that_keeps_the_wanted_monster_away(table: Story) -> None:
    """After a Spell a Thunder Wrath cannot be attacked, and a lost attack on the Guardian moves nothing."""
    table.hall("water_wrath", table.state.layout.stones[-1], "thunder_wrath", rank_0="dark_champion")
    fallen = ("fire_wrath", "lava_torment", "lava_torment", "air_wrath", "disease_wrath", "ghost")
    arms = ("polearm", "polearm", "polearm", "dagger", "dagger", "selurin_magician", "lorigg_thief")
    wares = ("feast", "feast", "torch", "torch", "creeping_death", "creeping_death", "stone_of_agony")
    party(table, ("creeping_death", "militia", "torch", "lorigg_outlaw"), (*fallen, *arms, *wares))
    table.deck(*["griffon"] * 6, seat=1)
    assert "thunder_wrath" in [table.state.cast[args[1]].id for args in thumb(table).happened("attacked")]


def test_a_staff_is_not_given_up_for_a_card_drawn(table: Story) -> None:
    table.hall("the_prince", "the_prince", "the_prince")
    party(table, ("magi_staff", "lorigg_thief", "militia", "torch", "militia"), STARTERS)
    table.do("dungeon")
    assert decide(table.state)[0] != "use"
