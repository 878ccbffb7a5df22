"""Which dice a set-up puts on the table, and which set-ups are refused (DD-SETUP, DD-GEN-5)."""

from typing import Any

import pytest

from delvewright.games.dungeon_dice import GAME
from delvewright.games.dungeon_dice.gear import sets
from delvewright.games.dungeon_dice.kinds import KINDS
from delvewright.kernel.errors import BadSetup
from marks import rule

CORE_SPELLS = [kind.id for kind in KINDS.values() if kind.type == "spell" and "core" in kind.copies]


def sets_on_the_table(**settings: Any) -> set[str]:
    """The sets that every die of a new game could have come from."""
    state = GAME.start(seats=2, seed=1, **settings)
    return {name for kind in state.cast for name in kind.copies if len(kind.copies) == 1}


@rule("DD-GEN-5", "DD-SETUP-16")
def test_bosses_bring_their_own_set_and_no_other() -> None:
    assert sets_on_the_table(mode="core") == {"core"}
    assert sets_on_the_table(mode="core", bosses=True) == {"core", "boss_monsters"}
    assert sets_on_the_table(packs=("guilds",), bosses=True) == {"core", "guilds", "boss_monsters"}
    assert sets_on_the_table(packs=("guilds", "boss_monsters")) == {"core", "guilds"}


def test_everybody_begins_with_the_strongest_set_on() -> None:
    state = GAME.start(seats=4, seed=3, mode="core", bargains="none")
    while state.ask.question == "mulligan":
        state = GAME.answer(state, "pass")
    for seat, gear in enumerate(state.gear):
        assert gear == sets(state, seat)[0]
        assert gear


READINGS: dict[str, Any] = {
    "tie": "win_and_wound",
    "symbol_use": "die",
    "stun_in_armor_phase": True,
    "stun_spell_for_number": True,
    "focus_symbol_extra": False,
    "spell_once_for_both": True,
    "place_gives_immunity": True,
    "hammer_denies": "all",
    "pain_when_lost": True,
    "throw_needs_symbol": False,
    "gnome_fame": True,
    "bare_fists_need_bare_hands": True,
    "reward_face_extras": False,
    "boost_supply": "limited",
    "wounds_beyond_last": False,
    "gear_roll_symbols": "outside",
    "total_floor": True,
    "level_ignores_wounds": True,
}


def test_a_game_is_played_by_our_readings_unless_it_says_otherwise() -> None:
    rules = GAME.start(seats=2, seed=1).rules
    assert {name: getattr(rules, name) for name in READINGS} == READINGS
    assert (rules.mode, rules.dungeon_die, rules.bargains) == ("standard", "A", "full")
    assert (rules.terrain, rules.bosses, rules.longest, rules.goal) == (False, False, 300, 0)


@pytest.mark.parametrize("option", ["goal", "longest"])
def test_nothing_is_the_least_goal_and_length(option: str) -> None:
    assert getattr(GAME.start(seats=2, seed=1, **{option: 0}).rules, option) == 0
    with pytest.raises(BadSetup, match=option):
        GAME.start(seats=2, seed=1, **{option: -1})


@pytest.mark.parametrize(("seats", "welcome"), [(1, False), (2, True), (5, True), (6, False)])
def test_two_to_five_play(seats: int, welcome: bool) -> None:
    if welcome:
        assert len(GAME.start(seats=seats, seed=1).experience) == seats
    else:
        with pytest.raises(BadSetup, match="seats 2 to 5"):
            GAME.start(seats=seats, seed=1)


def test_a_banned_die_is_in_no_bag() -> None:
    state = GAME.start(seats=2, seed=1, ban=("wolf", "sword_black"))
    assert not {"wolf", "sword_black"} & {kind.id for kind in state.cast}


@pytest.mark.parametrize("left_out", range(1, len(CORE_SPELLS)))
def test_six_spells_are_the_least(left_out: int) -> None:
    banned = CORE_SPELLS[1 : 1 + left_out]
    with pytest.raises(BadSetup, match="too few spell dice"):
        GAME.start(seats=2, seed=1, mode="core", ban=banned)


@rule("DD-REST-2")
def test_whoever_rests_needs_the_healing_spell() -> None:
    with pytest.raises(BadSetup, match="'spell_healing' cannot be left out"):
        GAME.start(seats=2, seed=1, ban=("spell_healing",))


@pytest.mark.parametrize(("bag", "least"), [("equipment", 12), ("item", 10), ("encounter", 8)])
def test_a_bag_must_not_run_dry_at_once(bag: str, least: int) -> None:
    kinds = [kind for kind in KINDS.values() if kind.bag == bag and "core" in kind.copies]
    banned: list[str] = []
    left = sum(kind.copies["core"] for kind in kinds)
    for kind in kinds:
        if left - kind.copies["core"] >= least:
            banned.append(kind.id)
            left -= kind.copies["core"]
    assert left == least
    assert GAME.start(seats=2, seed=1, mode="core", ban=banned)
    banned.append(next(kind.id for kind in kinds if kind.id not in banned))
    with pytest.raises(BadSetup, match=f"fewer than {least} dice in the {bag} bag"):
        GAME.start(seats=2, seed=1, mode="core", ban=banned)


@pytest.mark.parametrize(("option", "words"), [("packs", "no set 'gilds'"), ("ban", "no die 'gilds'")])
def test_unknown_sets_and_dice_are_refused(option: str, words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        GAME.start(seats=2, seed=1, **{option: ("gilds",)})
    with pytest.raises(BadSetup, match=f"option '{option}' must be a list of names"):
        GAME.start(seats=2, seed=1, **{option: ("guilds", 3)})
