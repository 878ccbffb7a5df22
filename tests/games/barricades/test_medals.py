"""Medals: who earns each, and who just does not (BQ-MEDAL)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.marks import card, rule

from delvewright.games.barricades.board import LAST_RANK
from delvewright.games.barricades.kinds import GUARDIANS, MEDALS, PRESTIGE
from delvewright.games.barricades.medals import Facts, Feat, Stand, earned, over_all
from delvewright.games.barricades.settings import Rules

ADVENTURERS = ("adventurer",) * 6
PLAIN = Stand(deck=(*ADVENTURERS[:2], "dagger", "edlin_1", "edlin_4", "treasure_cache"), gear=0, hp=5, rank=0)
"""Nothing about this Champion earns anything."""


def champion(*more: str, without: str = "", **facts: Any) -> Stand:
    deck = tuple([id for id in PLAIN.deck if id != without])
    return PLAIN._replace(deck=deck + more, **facts)


def end(*champions: Stand, difficulty: str = "medium", **facts: Any) -> Facts:
    """A game that was won against Smorga, by two plain Champions if nobody else is named."""
    given = {"won": True, "guardian": "smorga_the_queen", **facts}
    return Facts(difficulty=difficulty, champions=champions or (PLAIN, PLAIN), **given)


def test_a_plain_victory_earns_one_medal_and_a_defeat_none() -> None:
    assert earned(end()) == earned(end(PLAIN)) == ("the_keep_needs_us",)
    assert earned(end(won=False)) == ()


@rule("BQ-MEDAL-04")
def test_whoever_has_nothing_left_at_all_has_won_all_the_same() -> None:
    assert "the_keep_needs_us" in earned(end(Stand(deck=(), gear=0, hp=0, rank=0)))


def both(id: str, facts: Facts, *others: Facts) -> None:
    """The first end earns a Medal and the others do not; neither does the first if it was not plainly won."""
    assert id in earned(facts)
    for other in (*others, facts._replace(won=False), facts._replace(won=False, pyrrhic=True)):
        assert id not in earned(other), other


# Bronze -----------------------------------------------------------------------------------------------


@rule("BQ-MEDAL-01")
@card("big_and_bad")
def test_big_and_bad_is_for_25_cards_in_every_deck() -> None:
    big = champion(*["hammer"] * 19)
    both("big_and_bad", end(big, big), end(big, big._replace(deck=big.deck[1:])))


@rule("BQ-MEDAL-02")
@card("extra_gear")
def test_extra_gear_is_for_5_tokens_with_every_champion() -> None:
    rich = champion(gear=5)
    both("extra_gear", end(rich, rich), end(rich, champion(gear=4)))
    assert "save_them_for_next_time" not in earned(end(rich, rich))


@rule("BQ-MEDAL-03", "BQ-OPEN-29")
@card("fisticuffs")
def test_fisticuffs_is_for_one_champion_without_weapons_and_spells() -> None:
    bare, armed = champion(without="dagger"), champion("rapier", without="dagger")
    both("fisticuffs", end(bare), end(PLAIN), end(armed), end(bare, bare))
    assert "fisticuffs" not in earned(end(champion("fireball", without="dagger")))


@rule("BQ-OPEN-29")
def test_otherwise_the_daggers_of_the_start_do_not_count_for_fisticuffs() -> None:
    lenient = Rules(fisticuffs_daggers=False)
    assert "fisticuffs" in earned(end(PLAIN, rules=lenient))
    assert "fisticuffs" not in earned(end(champion("rapier"), rules=lenient))


@rule("BQ-MEDAL-04")
@card("the_keep_needs_us")
@pytest.mark.parametrize("difficulty", ["first_time", "easy", "medium", "hard", "legendary"])
def test_the_keep_needs_us_is_for_any_victory(difficulty: str) -> None:
    both("the_keep_needs_us", end(difficulty=difficulty))


@rule("BQ-MEDAL-05")
@card("we_are_legends")
def test_we_are_legends_is_for_three_with_a_legendary_card_each() -> None:
    legend, hero = champion("bulwark_halberd"), champion("aldara_sword_of_the_five")
    both("we_are_legends", end(legend, legend, hero), end(legend, hero), end(legend, hero, PLAIN))


# Silver -----------------------------------------------------------------------------------------------


@rule("BQ-MEDAL-06")
@card("adoring_fans")
def test_adoring_fans_is_for_3_adventurers_in_every_deck() -> None:
    loved = champion("adventurer")
    both("adoring_fans", end(loved, loved), end(loved, PLAIN))


@rule("BQ-MEDAL-07")
@card("dont_need_help")
def test_dont_need_help_is_for_a_solo_victory_on_hard_or_above() -> None:
    both("dont_need_help", end(PLAIN, difficulty="hard"), end(PLAIN), end(difficulty="hard"))
    assert "dont_need_help" in earned(end(PLAIN, difficulty="legendary"))


@rule("BQ-MEDAL-08")
@card("full_party")
def test_full_party_is_for_6_champions() -> None:
    both("full_party", end(*[PLAIN] * 6), end(*[PLAIN] * 5))


@rule("BQ-MEDAL-09")
@card("no_frills")
def test_no_frills_is_for_one_champion_without_a_treasure() -> None:
    frugal = champion(without="treasure_cache")
    both("no_frills", end(frugal), end(PLAIN), end(frugal, frugal))


@rule("BQ-MEDAL-10")
@card("save_them_for_next_time")
def test_save_them_for_next_time_is_for_10_tokens_with_every_champion() -> None:
    rich = champion(gear=10)
    both("save_them_for_next_time", end(rich, rich), end(rich, champion(gear=9)))


@rule("BQ-MEDAL-11", "BQ-OPEN-29", "BQ-FAQ-25")
@card("slugfest")
def test_slugfest_is_for_all_monsters_even_in_a_lost_game() -> None:
    slain = end(all_monsters=True)
    for facts in (slain, slain._replace(won=False)):
        assert "slugfest" in earned(facts)
    for facts in (end(), slain._replace(won=False, pyrrhic=True)):
        assert "slugfest" not in earned(facts)


@rule("BQ-OPEN-29")
def test_otherwise_slugfest_needs_a_victory() -> None:
    slain = end(all_monsters=True, rules=Rules(slugfest_needs_win=True))
    both("slugfest", slain)


@rule("BQ-MEDAL-12")
@card("weve_got_this")
def test_weve_got_this_is_for_several_who_win_on_hard_or_above() -> None:
    both("weve_got_this", end(difficulty="hard"), end(), end(PLAIN, difficulty="hard"))
    assert "weve_got_this" in earned(end(difficulty="legendary"))


# Gold -------------------------------------------------------------------------------------------------


@rule("BQ-MEDAL-13")
@card("legend")
def test_legend_is_for_a_solo_victory_on_legendary() -> None:
    legendary = end(PLAIN, difficulty="legendary")
    both("legend", legendary, end(PLAIN, difficulty="hard"), end(difficulty="legendary"))


@rule("BQ-MEDAL-14")
@card("not_even_a_scratch")
def test_not_even_a_scratch_is_for_6_hp_solo() -> None:
    fresh = champion(hp=6)
    both("not_even_a_scratch", end(fresh), end(PLAIN), end(fresh, fresh))


@rule("BQ-MEDAL-15")
@card("saviors_of_the_keep")
def test_saviors_of_the_keep_is_for_several_who_win_on_legendary() -> None:
    legendary = end(difficulty="legendary")
    both("saviors_of_the_keep", legendary, end(difficulty="hard"), end(PLAIN, difficulty="legendary"))


@rule("BQ-MEDAL-16", "BQ-OPEN-28")
@card("the_underdogs")
def test_the_underdogs_is_for_one_champion_without_heroes_of_level_4() -> None:
    under = champion("edlin_3", without="edlin_4")
    both("the_underdogs", end(under), end(PLAIN), end(under, under))


@rule("BQ-OPEN-28")
def test_otherwise_the_underdogs_do_without_level_1() -> None:
    stroke = Rules(underdogs_level=1)
    assert "the_underdogs" in earned(end(champion(without="edlin_1"), rules=stroke))
    assert "the_underdogs" not in earned(end(champion(without="edlin_4"), rules=stroke))


@rule("BQ-MEDAL-17")
@card("training_complete")
def test_training_complete_is_for_several_who_all_are_of_the_last_rank() -> None:
    assert {len(board.ranks) for board in PRESTIGE.values()} == {LAST_RANK}
    trained = champion(rank=7)
    both("training_complete", end(trained, trained), end(trained, champion(rank=6)), end(trained))


# Platinum ---------------------------------------------------------------------------------------------


@rule("BQ-MEDAL-18")
@card("defeat_the_mighty")
def test_defeat_the_mighty_is_for_4_who_win_on_legendary() -> None:
    four = end(*[PLAIN] * 4, difficulty="legendary")
    both("defeat_the_mighty", four, four._replace(champions=(PLAIN,) * 3), four._replace(difficulty="hard"))


@rule("BQ-MEDAL-20", "BQ-OPEN-28")
@card("the_b_team")
def test_the_b_team_is_for_victory_on_hard_without_heroes_above_level_2() -> None:
    team = champion("guardsman", "stalker_2", without="edlin_4")
    hard = end(team, team, difficulty="hard")
    both("the_b_team", hard, hard._replace(difficulty="medium"), end(team, PLAIN, difficulty="hard"))
    third = champion("stalker_3", without="edlin_4")
    assert "the_b_team" not in earned(end(team, third, difficulty="hard"))


@rule("BQ-OPEN-28")
def test_otherwise_the_b_team_does_without_level_2_as_well() -> None:
    lower = Rules(b_team_level=2)
    novice = champion(without="edlin_4")
    assert "the_b_team" in earned(end(novice, difficulty="hard", rules=lower))
    assert "the_b_team" not in earned(
        end(champion("stalker_2", without="edlin_4"), difficulty="hard", rules=lower)
    )


@rule("BQ-MEDAL-21", "BQ-OPEN-28")
@card("the_champions")
def test_the_champions_is_for_4_heroes_of_level_3_or_higher_solo() -> None:
    high = champion("edlin_3", "stalker_3", "aldara_sword_of_the_five")
    both("the_champions", end(high), end(champion("edlin_3", "stalker_3", "guardsman")), end(high, high))


@rule("BQ-OPEN-28")
def test_otherwise_level_2_counts_for_the_champions() -> None:
    high = champion("edlin_2", "stalker_2", "guardsman")
    assert "the_champions" in earned(end(high, rules=Rules(champions_level=2)))
    assert "the_champions" not in earned(
        end(champion("edlin_2", "guardsman"), rules=Rules(champions_level=2))
    )


@rule("BQ-MEDAL-22")
@card("the_lich_threat")
def test_the_lich_threat_is_for_baalok_on_legendary_without_a_thrall() -> None:
    lich = end(difficulty="legendary", guardian="baalok_the_flesh_weaver")
    cursed = lich._replace(champions=(PLAIN, champion("baaloks_thrall")))
    both("the_lich_threat", lich, cursed, lich._replace(difficulty="hard"), end(difficulty="legendary"))


@rule("BQ-MEDAL-23")
@card("the_scion_threat")
def test_the_scion_threat_is_for_miricelle_on_legendary() -> None:
    scion = end(difficulty="legendary", guardian="miricelle_scion_defender")
    both("the_scion_threat", scion, scion._replace(difficulty="hard"), end(difficulty="legendary"))


# Over all games ---------------------------------------------------------------------------------------


def feats(*guardians: str, difficulty: str = "legendary", champions: int = 2, won: bool = True) -> list[Feat]:
    return [Feat(won, difficulty, guardian, champions) for guardian in guardians]


@rule("BQ-MEDAL-19", "BQ-OPEN-30")
@card("finally_safe")
def test_finally_safe_is_for_7_different_guardians_on_legendary() -> None:
    seven = list(GUARDIANS)[:7]
    assert over_all(feats(*seven)) == ("finally_safe",)
    for fewer in (feats(*seven[:6], seven[0]), feats(*seven[:6]) + feats(seven[6], difficulty="hard")):
        assert over_all(fewer) == ()
    assert over_all(feats(*seven[:6]) + feats(seven[6], won=False)) == ()


@rule("BQ-MEDAL-24")
@card("what_lies_beneath")
def test_what_lies_beneath_is_for_the_hive_mind_solo_and_together() -> None:
    solo, together = feats("hive_mind", champions=1), feats("hive_mind")
    assert over_all(solo + together) == ("what_lies_beneath",)
    for less in (
        solo * 2,
        together + feats("hive_mind", champions=3),
        together + feats("hive_mind", champions=1, difficulty="hard"),
        together + feats("hive_mind", champions=1, won=False),
        together + feats("orgrum_coldthunder", champions=1),
    ):
        assert over_all(less) == ()


def test_each_medal_is_for_one_game_or_for_all_of_them() -> None:
    hard = {"difficulty": "legendary", "all_monsters": True}
    solo = champion(*["hammer"] * 25, *["edlin_3"] * 3, *ADVENTURERS, gear=10, hp=6, rank=7)
    once = {*earned(end(solo, **hard)), *earned(end(*[champion("saga_of_the_five", rank=7)] * 6, **hard))}
    once |= {*earned(end(champion(without="edlin_4", rank=0), **hard))}
    once |= {*earned(end(Stand(ADVENTURERS, 0, 0, 0), **hard))}
    for guardian in ("baalok_the_flesh_weaver", "miricelle_scion_defender"):
        once |= {*earned(end(guardian=guardian, **hard))}
    always = {*over_all(feats(*GUARDIANS) + feats("hive_mind", champions=1))}
    assert once | always == set(MEDALS)
    assert once & always == set()


def test_a_feat_is_what_all_games_remember_of_one() -> None:
    assert end(PLAIN, difficulty="easy").feat == Feat(True, "easy", "smorga_the_queen", 1)
    assert end(won=False, pyrrhic=True).feat.won is False
