"""Set-up: choosing the cards, the dungeon, the Village, decks and hands."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from tests.games.thunderstone.teller import Story

from delvewright.games.thunderstone import GAME, board, layout
from delvewright.games.thunderstone.kinds import KINDS, groups
from delvewright.games.thunderstone.packs import PACKS
from delvewright.games.thunderstone.settings import SETTINGS, Rules
from delvewright.kernel.errors import BadSetup
from marks import rule

WRATH = ["wrath"]


def games(count: int = 80, **settings: Any) -> list[Any]:
    return [GAME.start(seats=2, seed=seed, **settings) for seed in range(count)]


def ids(state: Any, *zones: int) -> list[str]:
    return [state.cast[piece].id for zone in zones for piece in state.zones[zone]]


def depths(state: Any) -> list[list[str]]:
    """The Dungeon Deck, depth by depth from the top."""
    return [ids(state, zone) for zone in range(board.DEPTHS, board.SUNK) if state.zones[zone]]


def dungeon(state: Any) -> Counter[str]:
    """Every card of the dungeon, in deck and hall."""
    return Counter(ids(state, *board.DECK_ZONES, *board.HALL))


def laid_out_in_order(state: Any, first: list[str]) -> Any:
    """Lay the same cards out again, the Dungeon Deck unshuffled but for these cards on top of it."""
    again = state.clone()
    pool = [piece for zone in (*board.DECK_ZONES, *board.RANKS) for piece in state.zones[zone]]
    special = ("thunderstone", "guardian")
    plain = sorted(piece for piece in pool if state.cast[piece].type not in special)
    top = []
    for id in first:
        top.append(next(piece for piece in plain if state.cast[piece].id == id and piece not in top))
    rest = [piece for piece in plain if piece not in top]
    lowest = 10 * (1 + ("guardian" in state.layout.features))
    again.loaded = ((board.DUNGEON_STREAM, (*rest[:lowest], *top, *rest[lowest:])),)
    layout.lay_out(again, 2)
    return again


# Choosing the cards ----------------------------------------------------------------------------------


@rule("TS-SETUP-01")
def test_a_game_uses_a_part_of_the_box() -> None:
    drawn, listed = GAME.start(seats=2), GAME.start(seats=2, layout="first_game")
    for state in (drawn, listed):
        chosen = state.layout
        assert (len(chosen.monsters), len(chosen.heroes), len(chosen.village)) == (3, 4, 8)
        here = {kind.group for kind in state.cast if kind.type in ("hero", "village", "monster")}
        assert here == {*chosen.monsters, *chosen.heroes, *chosen.village}


@rule("TS-SETUP-05")
def test_every_randomizer_of_a_pile_comes_up_and_none_twice() -> None:
    layouts = [state.layout for state in games()]
    for pile, type in (("monsters", "monster"), ("heroes", "hero"), ("village", "village")):
        drawn = [getattr(chosen, pile) for chosen in layouts]
        assert {name for names in drawn for name in names} == set(groups(type, "base"))
        assert all(len(set(names)) == len(names) for names in drawn)
        assert len(set(drawn)) > 40  # they are shuffled


@rule("TS-SETUP-08")
def test_four_monster_classes_make_a_longer_game() -> None:
    state = GAME.start(seats=2, monster_groups=4)
    assert len(state.layout.monsters) == 4
    assert dungeon(state).total() == 41


@rule("WR-SETUP-01")
def test_the_randomizers_of_both_sets_share_their_piles() -> None:
    for pile, type in (("heroes", "hero"), ("village", "village"), ("monsters", "monster")):
        base = set(groups(type, "base"))
        drawn = [set(getattr(state.layout, pile)) for state in games(packs=WRATH)]
        assert any(names & base and names - base for names in drawn)
        assert any(names - base for names in drawn)


@rule("WR-SETUP-02")
def test_feature_markers_lie_in_the_monster_pile() -> None:
    found = [state.layout.features for state in games(packs=WRATH)]
    assert any(found)
    assert not all(found)
    assert not any(state.layout.features for state in games(packs=WRATH, random_features=False))
    assert not any(state.layout.features for state in games(packs=[]))


def flipped(pile: list[str], features: list[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What a Monster pile and a feature pile in this order bring."""
    rules = GAME.start(seats=2, packs=WRATH).rules
    piles = iter((pile, features[::-1]))
    return layout._dungeon(rules, set(), lambda names: next(piles))


@rule("WR-SETUP-03")
def test_single_randomizers_are_flipped_until_three_classes_are_there() -> None:
    monsters, features = flipped(
        ["Ooze", "?", "Golem", "Dragon", "?", "Horde"], ["death_traps", "dire_traps"]
    )
    assert monsters == ("Ooze", "Golem", "Dragon")
    assert features == ("death_traps",)  # the second marker came too late


@rule("WR-SETUP-04")
def test_each_marker_draws_one_feature() -> None:
    pile = ["?", "Ooze", "?", "Golem", "Dragon"]
    assert flipped(pile, ["dire_traps", "guardian", "death_traps"])[1] == ("dire_traps", "guardian")


@rule("OR-22")
def test_pick_two_draws_two_more_features_and_a_second_guardian_is_ignored() -> None:
    pile = ["?", "Ooze", "?", "Golem", "Dragon"]
    assert flipped(pile, ["pick_two", "dire_traps", "guardian", "guardian", "death_traps"])[1] == (
        "dire_traps",
        "guardian",
    )
    assert PACKS["wrath"].markers == 3
    for state in games(packs=WRATH, features=["guardian"]):
        assert dungeon(state)["dark_champion"] == 1


@rule("WR-PRESET-00", "TS-SETUP-01")
def test_players_may_agree_on_any_set_of_cards() -> None:
    wish = [
        *("Elf", "Toryn", "Diin", "Amazon"),
        *("Dragon", "Horde", "Golem"),
        *("Sage", "Feast", "Spear", "Banish", "Lantern", "Claymore", "Trainer", "Hatchet"),
    ]
    for state in games(20, packs=WRATH, pick=wish):
        chosen = state.layout
        assert {*chosen.heroes, *chosen.monsters, *chosen.village} == set(wish)
    for state in games(40, packs=WRATH, ban=["Elf", "Dragon", "Sage"]):
        chosen = state.layout
        assert not {"Elf", "Dragon", "Sage"} & {*chosen.heroes, *chosen.monsters, *chosen.village}


@rule("WR-PRESET-00")
@pytest.mark.parametrize(
    ("settings", "complaint"),
    [
        ({"pick": ["Toryn"]}, "no group 'Toryn'"),  # needs the pack
        ({"pick": ["Elf"], "ban": ["Elf"]}, "both picked and banned"),
        ({"pick": ["Elf", "Dwarf", "Amazon", "Faeyn", "Regian"]}, "4 hero stacks"),
        ({"ban": groups("hero", "base")[:8]}, "only 3 are left"),
        ({"ban": groups("monster", "base")[:6]}, "only 2 are left"),
        ({"layout": "first_game", "pick": ["Elf"]}, "is fixed"),
        ({"layout": "holy_war"}, "needs the pack 'wrath'"),
        ({"features": ["guardian"]}, "wrath"),
        ({"packs": WRATH, "features": ["pick_two"]}, "'pick_two' is none"),
        ({"packs": WRATH, "features": ["Elf"]}, "'Elf' is none"),
        ({"pick": groups("village", "base")[:9]}, "8 village stacks are used, but 9"),
    ],
)
def test_a_choice_that_cannot_be_laid_out_is_refused(settings: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadSetup, match=complaint):
        GAME.start(seats=2, **settings)


# First games and presets -----------------------------------------------------------------------------


def check_layout(name: str, monsters: str, heroes: str, village: str, features: set[str]) -> None:
    state = GAME.start(seats=2, packs=WRATH, layout=name)
    chosen = state.layout
    for drawn, wanted in ((chosen.monsters, monsters), (chosen.heroes, heroes), (chosen.village, village)):
        assert sorted(drawn) == sorted(wanted.split(", "))
    assert set(chosen.features) == features
    assert set(chosen.stacks) == {
        "Militia",
        "Torch",
        "Iron Rations",
        "Dagger",
        *chosen.heroes,
        *chosen.village,
    }


@rule("TS-SETUP-02", "OR-26")
def test_the_first_game_meets_doomknights_enchanted_and_ooze() -> None:
    state = GAME.start(seats=2, layout="first_game")
    assert set(state.layout.monsters) == {"Doomknight • Humanoid", "Enchanted", "Ooze"}
    assert dungeon(state)["the_prince"] == 2  # a Doomknight, not an Undead


@rule("TS-SETUP-03")
def test_heroes_of_the_first_game_come_in_all_levels() -> None:
    state = GAME.start(seats=2, layout="first_game")
    assert set(state.layout.heroes) == {"Elf", "Lorigg", "Regian", "Thyrian"}
    for group in state.layout.heroes:
        levels = [state.cast[piece].level for piece in state.zones[board.stack_of_group(state, group)]]
        assert set(levels) == {1, 2, 3}


@rule("TS-SETUP-04")
def test_the_village_of_the_first_game() -> None:
    assert set(GAME.start(seats=2, layout="first_game").layout.village) == {
        *("Battle Fury", "Fireball", "Flaming Sword", "Lightstone Gem"),
        *("Magical Aura", "Short Sword", "Spear", "Town Guard"),
    }


@rule("WR-FIRST-01", "WR-FIRST-02", "WR-FIRST-03")
def test_the_first_wrath_game() -> None:
    check_layout(
        "first_wrath",
        "Horde, Elemental • Nature, Undead • Doom",
        "Chalice, Faeyn, Diin, Toryn",
        "Cursed Mace, Foresight Elixir, Lantern, Magi Staff, Magic Missile, Sage, Short Bow, Town Guard",
        {"guardian", "dire_traps"},
    )
    cards = dungeon(GAME.start(seats=2, packs=WRATH, layout="first_wrath"))
    assert cards["dark_champion"] == 1
    assert cards["the_cage"] + cards["delirium_poison"] + cards["poison_gas_trap"] == 6


@rule("WR-PRESET-01")
def test_high_fantasy() -> None:
    check_layout(
        "high_fantasy",
        "Dragon, Horde, Undead • Spirit",
        "Divine, Dwarf, Elf, Lorigg",
        "Barkeep, Blacksmith, Fireball, Goodberries, Lantern, Magic Missile, Polearm, Short Sword",
        {"death_traps"},
    )


@rule("WR-PRESET-02", "OR-43")
def test_holy_war() -> None:
    check_layout(
        "holy_war",
        "Doomknight • Humanoid, Undead • Doom, Undead • Spirit",
        "Blind, Chalice, Divine, Regian",
        "Ambrosia, Amulet of Power, Banish, Cursed Mace, Lightstone Gem, Magi Staff, Sage, Warhammer",
        {"guardian"},
    )


@rule("WR-PRESET-03", "OR-43")
def test_elemental_fury() -> None:
    check_layout(
        "elemental_fury",
        "Elemental • Nature, Elemental • Pain, Golem",
        "Diin, Outlands, Selurin, Toryn",
        "Amulet of Power, Creeping Death, Feast, Fireball, Hatchet, Illusory Blade, Magic Missile, Spear",
        {"dire_traps"},
    )


@rule("WR-PRESET-04", "OR-43")
def test_cut_throat() -> None:
    check_layout(
        "cut_throat",
        "Abyssal, Dragon, Elemental • Pain",
        "Gangland, Lorigg, Redblade, Runespawn",
        "Arcane Energies, Barkeep, Creeping Death, Foresight Elixir, Short Sword, Spear, Tavern Brawl, "
        "Tax Collector",
        {"dire_traps", "death_traps", "guardian"},
    )


# The dungeon -----------------------------------------------------------------------------------------


@rule("TS-SETUP-06")
def test_all_ten_cards_of_three_classes_make_the_dungeon_deck() -> None:
    state = GAME.start(seats=2)
    monsters = [kind for kind in KINDS.values() if kind.group in state.layout.monsters]
    assert dungeon(state) == {**{kind.id: kind.copies for kind in monsters}, "stone_of_mystery": 1}
    assert len({tuple(depths(game)[0]) for game in games(10, layout="first_game")}) == 10  # shuffled


@rule("TS-SETUP-07", "TS-EX-42")
def test_the_stone_lies_among_the_last_eleven_of_thirty_one() -> None:
    places = Counter()
    for state in games(200, layout="first_game"):
        top, bottom = depths(state)
        assert (len(top) + 3, len(bottom)) == (20, 11)
        places[bottom.index("stone_of_mystery")] += 1
    assert set(places) == set(range(11))


@rule("WR-SETUP-05", "WR-HORDE-01", "WR-HORDE-02")
def test_horde_placeholders_join_the_monsters_and_the_horde_deck_lies_beside() -> None:
    for state in games(20, packs=WRATH, pick=["Horde"], random_features=False):
        cards = dungeon(state)
        horde = [id for id in ids(state, *board.RANKS) if id.startswith("horde_")]
        beside = ids(state, board.HORDE_DECK)
        in_deck = sum(depth.count("horde_placeholder") for depth in depths(state))
        assert in_deck + len(horde) == 10
        assert horde + beside == [f"horde_{health}" for health in range(3, 13)]
        assert cards.total() == 31


@rule("WR-SETUP-06", "TS-EX-25")
@pytest.mark.parametrize(
    ("features", "cards"),
    [([], 30), (["dire_traps"], 36), (["death_traps", "dire_traps"], 42), (["guardian", "dire_traps"], 36)],
)
def test_thirty_to_forty_two_cards_before_guardian_and_stone(features: list[str], cards: int) -> None:
    for state in games(10, packs=WRATH, features=features, random_features=False):
        count = dungeon(state)
        apart = count["stone_of_mystery"] + count["dark_champion"]
        assert count.total() - apart == cards
        traps = sum(number for id, number in count.items() if KINDS[id].type == "trap")
        assert traps == 6 * sum(name in layout.TRAPS for name in features)


@rule("WR-SETUP-07", "WR-SETUP-08", "TS-EX-42")
def test_guardian_eleven_above_stone_eleven() -> None:
    places: dict[str, set[int]] = {"dark_champion": set(), "stone_of_mystery": set()}
    for state in games(200, packs=WRATH, features=["guardian"], random_features=False):
        top, guarded, bottom = depths(state)
        assert (len(top) + 3, len(guarded), len(bottom)) == (10, 11, 11)
        places["dark_champion"].add(guarded.index("dark_champion"))
        places["stone_of_mystery"].add(bottom.index("stone_of_mystery"))
    assert all(seen == set(range(11)) for seen in places.values())


@rule("WR-SETUP-09", "WR-STONE-03")
def test_both_stones_may_lie_in_the_bottom_ten() -> None:
    state = GAME.start(seats=2, packs=WRATH, stone="both", random_features=False)
    assert len(depths(state)[-1]) == 12
    assert {"stone_of_mystery", "stone_of_agony"} <= set(depths(state)[-1])
    assert state.layout.stones_to_end == 2


@rule("TS-SETUP-16")
def test_the_hall_has_three_ranks() -> None:
    for state in games(20):
        assert [len(state.zones[zone]) for zone in board.HALL] == [0, 1, 1, 1]


@rule("TS-SETUP-17")
def test_the_first_card_goes_to_rank_1_the_last_to_rank_3() -> None:
    state = laid_out_in_order(GAME.start(seats=2, layout="first_game"), ["pegasus", "nixie", "griffon"])
    assert ids(state, board.RANK_1, board.RANK_2, board.RANK_3) == ["pegasus", "nixie", "griffon"]


@rule("WR-SETUP-10")
def test_with_a_guardian_the_hall_is_dealt_alike_and_rank_0_is_free() -> None:
    state = GAME.start(seats=2, packs=WRATH, layout="holy_war")
    state = laid_out_in_order(state, ["haunt", "ghost", "wraith"])
    assert ids(state, *board.RANKS) == ["haunt", "ghost", "wraith"]
    assert state.zones[board.RANK_0] == ()


@rule("WR-SETUP-11")
def test_a_trap_at_set_up_goes_below_the_deck() -> None:
    state = GAME.start(seats=2, packs=WRATH, layout="elemental_fury")
    top = ["the_cage", "colossus", "poison_gas_trap", "the_cage", "iron_golem", "clay_golem"]
    state = laid_out_in_order(state, top)
    assert ids(state, *board.RANKS) == ["colossus", "iron_golem", "clay_golem"]
    assert ids(state, board.SUNK) == ["the_cage", "poison_gas_trap", "the_cage"]
    assert state.ask is None or state.ask.question == "turn.action"  # and did nothing
    assert [len(board.hand(state, seat)) for seat in (0, 1)] == [6, 6]


# The Village -----------------------------------------------------------------------------------------


@rule("TS-SETUP-09")
def test_hero_stacks_have_level_1_on_top_and_level_3_lowest() -> None:
    state = GAME.start(seats=2)
    assert len(state.layout.heroes) == 4
    for group in state.layout.heroes:
        stack = state.zones[board.stack_of_group(state, group)]
        assert [state.cast[piece].level for piece in stack] == [1] * 6 + [2] * 4 + [3] * 2
        assert {state.cast[piece].group for piece in stack} == {group}


@rule("TS-SETUP-10")
def test_heroes_are_bought_from_the_top(table: Story) -> None:
    table.hand("feast", "feast", "feast", "feast")
    table.village(elf=("elf_wizard", "elf_sorcerer", "elf_archmage"), barkeep=("barkeep",))
    table.do("village")
    assert "buy elf_sorcerer" not in table.offers
    table.do("buy elf_wizard")
    table.hand("feast", "feast", "feast", "feast", seat=1)
    table.do("village")
    assert sorted(table.offers) == ["buy barkeep", "buy elf_sorcerer", "done"]
    table.leave_open()


@rule("TS-SETUP-11")
def test_eight_village_stacks_of_eight() -> None:
    state = GAME.start(seats=2)
    assert len(state.layout.village) == 8
    for name in state.layout.village:
        stack = state.zones[board.stack_of_group(state, name)]
        assert [state.cast[piece].name for piece in stack] == [name] * 8


@rule("TS-SETUP-12", "TS-SETUP-13")
def test_decks_of_twelve_come_out_of_the_basic_stacks() -> None:
    state = GAME.start(seats=3)
    for seat in range(3):
        deck = Counter(state.cast[piece].id for piece in board.owned(state, seat))
        assert deck == {"militia": 6, "dagger": 2, "iron_rations": 2, "torch": 2}
    left = {group: len(state.zones[board.stack_of_group(state, group)]) for group in layout.BASICS}
    assert left == {"Militia": 30 - 18, "Dagger": 15 - 6, "Iron Rations": 15 - 6, "Torch": 15 - 6}


@rule("TS-SETUP-14")
def test_diseases_are_a_stack_of_their_own_and_nobody_has_xp_yet() -> None:
    for packs, diseases in (([], 15), (WRATH, 27)):
        state = GAME.start(seats=2, packs=packs)
        supply = state.zones[board.DISEASES]
        assert [state.cast[piece].name for piece in supply] == ["Disease"] * diseases
        assert "Disease" not in state.layout.stacks
        assert state.xp == [0, 0]


@rule("TS-SETUP-15")
def test_everything_but_monsters_is_on_sale_in_the_village(table: Story) -> None:
    table.start(packs=(), layout="first_game")
    table.hand("feast", "feast", "feast", "feast")
    table.do("village")
    assert table.offers == [
        *("buy militia", "buy torch", "buy iron_rations", "buy dagger"),
        *("buy elf_wizard", "buy lorigg_thief", "buy regian_cleric", "buy thyrian_squire"),
        *("buy battle_fury", "buy fireball", "buy flaming_sword", "buy lightstone_gem"),
        *("buy magical_aura", "buy short_sword", "buy spear", "buy town_guard"),
        "done",
    ]
    table.leave_open()


@rule("WR-SETUP-12", "TS-SETUP-18")
@pytest.mark.parametrize("packs", [[], WRATH])
def test_everybody_draws_six_of_a_shuffled_deck(packs: list[str]) -> None:
    hands = set()
    for state in games(20, packs=packs):
        for seat in (0, 1):
            base = seat * board.SEAT_ZONES
            sizes = [len(state.zones[base + zone]) for zone in (board.DECK, board.HAND, board.DISCARD)]
            assert sizes == [6, 6, 0]
            hands.add(tuple(ids(state, base + board.HAND)))
    assert len(hands) > 30


@rule("TS-SETUP-19")
def test_what_you_gain_and_discard_goes_on_your_own_pile(table: Story) -> None:
    table.hand("lightstone_gem", "militia")
    table.village(torch=("torch", "torch"))
    table.do("village", "buy torch")
    assert sorted(table.discards(0)) == ["lightstone_gem", "militia", "torch"]
    assert table.discards(1) == []


@rule("TS-SETUP-20", "TS-DECK-04")
def test_what_is_destroyed_goes_on_one_common_pile_for_good(table: Story) -> None:
    dagger, _ = table.hand("dagger", "militia")
    (torch,) = table.hand("torch", seat=1)
    table.do("rest", "destroy dagger", "rest", "destroy torch")
    assert {dagger, torch} <= set(table.state.zones[board.DESTROYED])
    assert dagger not in board.owned(table.state, 0)
    assert "dagger" not in table.discards(0)


@rule("WR-STONE-02", "WR-STONE-01")
def test_any_stone_may_lie_in_the_dungeon() -> None:
    def stones(**settings: Any) -> set[str]:
        return {state.layout.stones[0] for state in games(30, packs=WRATH, **settings)}

    assert stones() == {"stone_of_mystery"}
    assert stones(stone="stone_of_agony") == {"stone_of_agony"}
    assert stones(stone="random") == {"stone_of_mystery", "stone_of_agony"}
    assert KINDS["stone_of_agony"].vp == 1


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"pick": ["guardian"]}, "'guardian' is a dungeon feature; name it in the option 'features'"),
        ({"variant": "epic", "features": ["dire_traps"]}, "an epic dungeon has no Traps, so no 'dire_traps'"),
        ({"longest": -5}, "option 'longest' must be at least 0, not -5"),
        ({"monster_groups": 3.0}, "option 'monster_groups' cannot be 3.0"),
    ],
)
def test_a_setting_that_would_do_nothing_or_nonsense_is_refused(settings: dict[str, Any], words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        GAME.start(seats=2, packs=["wrath"], **settings)


@rule("OR-22", "WR-COMP-05", "WR-SETUP-04")
def test_pick_two_draws_two_more_features() -> None:
    rules: Any = Rules(**{name: each.default for name, each in SETTINGS.items()} | {"packs": ("wrath",)})

    def stacked(cards: Sequence[str]) -> list[str]:
        """A single marker ahead of the Monsters; the features are drawn from the end."""
        if "pick_two" in cards:
            return ["dire_traps", "guardian", "death_traps", "guardian", "pick_two"]
        return sorted(cards, key=lambda name: name != "?")[PACKS["wrath"].markers - 1 :]

    monsters, features = layout._dungeon(rules, set(), stacked)
    assert len(monsters) == 3
    assert features == ("guardian", "death_traps")


@rule("OR-11", "TS-SETUP-17")
def test_a_monster_dealt_to_rank_1_does_not_breach_when_the_hall_refills(table: Story) -> None:
    seed = 0
    while True:
        table.start(seed=seed, pick=("Dragon", "Elemental • Pain", "Abyssal"), random_features=False)
        front = table.state.zones[board.RANK_1][0]
        if table.state.cast[front].breach is not None:
            break
        seed += 1
    table.hand("torch")
    table.do("dungeon")
    table.do([name for name in table.offers if name.startswith("attack")][1])
    while table.asked[1] != "turn.action":
        table.do(table.offers[0])
    assert table.state.zones[board.RANK_1] == (front,)
    assert table.happened("turned_up")
    assert table.happened("breached") == []
