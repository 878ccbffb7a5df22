"""Set-up: what lies on the table before the first turn, and what a set-up may say about it."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.marks import card, rule

from delvewright.games.barricades import GAME, board, closing, selection
from delvewright.games.barricades.kinds import (
    BOX,
    CARDS,
    CHAMPIONS,
    CHIT_KINDS,
    DIFFICULTIES,
    GROUPS,
    GUARDIANS,
    KINDS,
    MARKET,
    PRESTIGE,
    SETUPS,
    STACKS,
    STARTING_DECKS,
)
from delvewright.games.barricades.printed import CLASSES
from delvewright.kernel.errors import BadSetup

STARTERS = Counter(adventurer=6, dagger=2, bree_setim=1, joba=1)


def opened(seats=2, **settings):
    """A game whose first question is open."""
    return GAME.start(seats=seats, **settings)


def begun(seats=2, answers=(), **settings):
    """A game at its first morning: what is not said is answered by the first option."""
    p = opened(seats, **{"guardian_attacks": "once_revealed", **settings})  # nothing strikes the first hands
    answers = list(answers)
    while p.ask is not None and p.ask.question.startswith("setup"):
        names = GAME.names(p)
        said = next((one for one in answers if one in names), None)
        if said is not None:
            answers.remove(said)
        p = GAME.answer(p, said or names[0], p.ask.seat)
    assert not answers
    return p


def kinds(p, zone):
    return [p.cast[piece].id for piece in p.zones[zone]]


def deck(p, seat):
    return Counter([p.cast[piece].id for piece in board.owned(p, seat)])


def on_sale(p):
    return [kinds(p, zone) for zone in range(board.STACKS, len(p.zones))]


# Champions ------------------------------------------------------------------------------------------------


@rule("BQ-SETUP-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_one_to_six_champions_are_on_one_side(seats):
    p = begun(seats)
    assert len(p.at) == seats
    assert p.at == [board.WILDERNESS] * seats
    assert len(CHAMPIONS) == 6


@rule("BQ-SETUP-01")
@pytest.mark.parametrize("seats", [0, 7])
def test_nobody_and_seven_do_not_play(seats):
    with pytest.raises(BadSetup, match="seats 1 to 6"):
        opened(seats)


@rule("BQ-BASE-01", "BQ-BASE-04", "BQ-SETUP-10", "BQ-BASE-50", "BQ-OPEN-14", "BQ-OPEN-35", "BQ-PREST-02")
def test_a_champion_begins_whole_and_with_nothing():
    p = begun(3)
    for seat in range(3):
        assert board.hp(p, seat) == 6 == KINDS["champion_board"].hp
        assert p.wounds[seat] == p.xp[seat] == p.rank[seat] == board.tokens_of(p, seat) == 0
    assert {"iron_rations", "lantern_token", "potion", "scroll"} == {*board.TOKENS}  # no Keys


@rule("BQ-OPEN-35")
@pytest.mark.parametrize("seats", [1, 4])
def test_as_an_older_preview_has_it_each_has_as_much_xp_as_there_are_champions(seats):
    assert begun(seats, starting_xp="champions").xp == [seats] * seats


@card("champion_of_the_axe")
@rule("BQ-SETUP-11", "BQ-SETUP-12", "BQ-EX-01", "BQ-BASE-02", "BQ-BASE-03")
def test_alone_the_deck_has_two_staffs():
    p = begun(1)
    assert deck(p, 0) == STARTERS + Counter(thunderstone_staff=2)
    assert len(p.zones[board.HAND]) == 6 == len(p.zones[board.DECK])


@rule("BQ-SETUP-11", "BQ-SETUP-13", "BQ-BASE-02")
def test_together_every_deck_has_two_pieces_and_no_lantern_or_shard():
    p = begun(3)
    for seat in range(3):
        assert deck(p, seat) == STARTERS + Counter(thunderstone_pieces=2)
        assert len(p.zones[board.HAND + seat]) == 6
    base = STARTING_DECKS["deck_base"]
    assert Counter(base.cards) == Counter(adventurer=6, dagger=2, lantern=2, thunderstone_shard=2)
    assert not base.in_mode
    assert not {"lantern", "thunderstone_shard"} & {kind.id for kind in p.cast}


@rule("BQ-BASE-03")
def test_decks_are_shuffled():
    hands = {tuple(sorted(kinds(begun(1, seed=seed), board.HAND))) for seed in range(12)}
    assert len(hands) > 1


# Classes and guilds ---------------------------------------------------------------------------------------


@rule("BQ-SETUP-03", "BQ-DEC-01", "BQ-PREST-11")
def test_each_takes_a_board_and_each_board_is_there_once():
    p = opened(2)
    assert sorted(GAME.names(p)) == sorted([f"take_class {id}" for id in CLASS_IDS])
    p = GAME.answer(p, "take_class town_guard", 1)
    with pytest.raises(Exception, match="take_class town_guard"):
        GAME.answer(p, "take_class town_guard", 0)
    p = GAME.answer(p, "take_class bloodhound", 0)
    assert [kinds(p, board.BOARD + seat) for seat in (0, 1)] == [["bloodhound"], ["town_guard"]]


CLASS_IDS = tuple(PRESTIGE)


@rule("BQ-SETUP-03")
def test_whoever_has_chosen_may_think_again_until_all_have():
    p = GAME.answer(opened(2), "take_class town_guard", 0)
    p = GAME.answer(p, "think_again", 0)
    p = GAME.answer(p, "take_class town_guard", 1)
    assert kinds(p, board.BOARD + 1) == ["town_guard"]


def test_the_second_gives_his_boards_back_as_well():
    p = opened(2, guilds=True)
    for seat, board_of in enumerate(("town_guard", "bloodhound")):
        p = GAME.answer(p, f"take_class {board_of}", seat)
    p = GAME.answer(p, "take_guild relic_seekers", 1)
    p = GAME.answer(p, "think_again", 1)
    assert kinds(p, board.BOARD + 1) == []
    assert "take_class bloodhound" in GAME.names(p, p.ask_of(1))
    assert "relic_seekers" in kinds(p, board.GUILDS)


@rule("BQ-BASE-44")
def test_each_deck_is_shuffled_once_by_chances_of_its_own():
    p = begun(3)
    decks = (board.WOUND_STREAM, board.TREASURE_STREAM, board.BAG_STREAM)
    monsters = [board.MONSTER_STREAM + level for level in range(3)]
    assert [p.ticks[stream] for stream in (*board.seats(p), *decks, *monsters)] == [1] * 9


def test_a_stream_keeps_its_number_or_old_records_would_deal_other_cards():
    assert (board.DICE_STREAM, board.WOUND_STREAM, board.TREASURE_STREAM, board.BAG_STREAM) == (6, 12, 13, 14)
    assert (board.BATTLE_STREAM, board.GUARDIAN_STREAM, board.SETUP_STREAM) == (15, 16, 17)
    assert (board.MONSTER_STREAM, board.STREAMS) == (18, 21)


@rule("BQ-SETUP-03")
def test_a_set_up_may_name_the_classes():
    p = opened(3, classes=("Town Guard", "Vampire Coven"))
    assert [ask.seat for ask in p.awaited] == [2]
    assert "take_class town_guard" not in GAME.names(p)
    p = GAME.answer(p, "take_class bloodhound", 2)
    assert [kinds(p, board.BOARD + seat) for seat in range(3)] == [
        ["town_guard"],
        ["vampire_coven"],
        ["bloodhound"],
    ]


@rule("BQ-SETUP-03")
def test_whoever_is_not_named_one_chooses_of_what_is_left():
    p = opened(3, classes=("", "", "Town Guard"))
    assert [ask.seat for ask in p.awaited] == [0, 1]
    assert "take_class town_guard" not in GAME.names(p)
    assert kinds(p, board.BOARD + 2) == ["town_guard"]


@pytest.mark.parametrize(
    ("classes", "words"),
    [
        (("Town Gard",), "no Prestige class 'Town Gard'.*Town Guard"),
        (("Town Guard", "Town Guard"), "only once, and named 2 times"),
        (("Town Guard", "Bloodhound", "Illusionist"), "3 are named for 2 Champions"),
    ],
)
@rule("BQ-SETUP-03")
def test_classes_that_can_not_be_are_refused(classes, words):
    with pytest.raises(BadSetup, match=words):
        opened(2, classes=classes)


@rule("BQ-SETUP-09", "BQ-SETUP-19", "BQ-BASE-52")
def test_guilds_are_for_who_wants_one_and_all_may_take_the_same():
    p = opened(6)
    assert "take_guild explorers_guild" not in GAME.names(GAME.answer(p, GAME.names(p)[0], 0))
    p = begun(6, ["take_guild relic_seekers"] * 5 + ["no_guild"], guilds=True)
    boards = sorted([kinds(p, board.BOARD + seat)[1:] for seat in range(6)])
    assert boards == [[]] + [["relic_seekers"]] * 5
    assert Counter(kinds(p, board.GUILDS)) == Counter(
        explorers_guild=6, order_of_the_ancients=6, relic_seekers=1, the_churchs_order=6
    )


# Difficulty -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("difficulty", "replaced", "advanced", "locations"),
    [
        pytest.param("first_time", 2, 0, 5, marks=[card("first_time"), rule("BQ-DIFF-01")]),
        pytest.param("easy", 1, 0, 5, marks=[card("easy"), rule("BQ-DIFF-02")]),
        pytest.param("medium", 0, 0, 5, marks=[card("medium"), rule("BQ-DIFF-03")]),
        pytest.param("hard", 0, 8, 3, marks=[card("hard"), rule("BQ-DIFF-04")]),
        pytest.param("legendary", 0, 8, 1, marks=[card("legendary"), rule("BQ-DIFF-05")]),
    ],
)
def test_a_difficulty_says_decks_chits_and_what_may_fall(difficulty, replaced, advanced, locations):
    p = begun(2, difficulty=difficulty)
    for seat in (0, 1):
        cards = [p.cast[piece] for piece in board.owned(p, seat)]
        assert len(cards) == 12
        assert sum([one.id == "adventurer" for one in cards]) == 6 - replaced
        assert sum([one.sort == "hero" and one.level == 1 for one in cards]) == replaced
    assert sum([p.cast[chit].set == "advanced" for chit in p.zones[board.BAG]]) == advanced
    lost = [falls_with(p, count) for count in range(6)]
    assert lost.index(True) == locations


def falls_with(p, count):
    """Whether a game is lost with so many locations destroyed."""
    p = p.clone()
    for place in range(count):
        name = board.PLACES[place]
        p.zones[board.RUINS + place] = tuple(
            [chit for chit in p.zones[board.BAG] if p.cast[chit].location == name]
        )
    closing.judge(p)
    return bool(p.result)


@rule("BQ-SETUP-20", "BQ-DIFF-01", "BQ-LEX-04")
def test_heroes_for_adventurers_are_chosen_in_the_order_of_seats_off_the_stacks():
    p = opened(2, difficulty="first_time", pick=("Edlin", "Stalker", "Pylorian", "Avania"))
    for seat in (0, 1):
        p = GAME.answer(p, GAME.names(p, p.asks[0])[seat], seat)
    asked = []
    while p.ask.question == "setup.swap":
        asked.append(p.ask.seat)
        assert sorted(GAME.names(p)) == [
            "take_hero avania_1",
            "take_hero edlin_1",
            "take_hero pylorian_1",
            "take_hero stalker_1",
        ]
        p = GAME.answer(p, "take_hero edlin_1")
    assert asked == [0, 0, 1, 1]
    assert deck(p, 0)["edlin_1"] == deck(p, 1)["edlin_1"] == 2
    stack = next(cards for cards in on_sale(p) if cards[0].startswith("edlin"))
    assert stack.count("edlin_1") == 2
    assert "adventurer" not in kinds(p, board.DESTROYED)
    assert kinds(p, board.BOX).count("adventurer") == 4


@rule("BQ-DIFF-06")
def test_a_first_night_is_on_first_time_and_without_advanced_chits():
    first = [setup for setup in SETUPS.values() if setup.first]
    assert {seat for setup in first for seat in range(setup.seats[0], setup.seats[1] + 1)} == {*range(1, 7)}
    for setup in first:
        assert setup.difficulty == "first_time"
        assert DIFFICULTIES[setup.difficulty].chits == "blank"


# What is on the table -------------------------------------------------------------------------------------


@rule("BQ-BASE-49", "BQ-SETUP-02", "BQ-BASE-24", "BQ-BASE-31")
@pytest.mark.parametrize("seed", range(8))
def test_by_chance_four_stacks_cover_all_classes_and_the_market_has_all_sorts(seed):
    p = begun(2, seed=seed)
    stacks = on_sale(p)
    heroes, market = stacks[:4], stacks[4:]
    assert len(stacks) == 12
    for cards in heroes:
        levels = [CARDS[id].level for id in cards]
        assert levels == [1] * 6 + [2] * 4 + [3] * 3 + [4] * 2
    words = {word for cards in heroes for word in CARDS[cards[0]].keywords}
    assert words >= {*CLASSES}
    assert all([len(cards) == 8 and len({*cards}) == 1 for cards in market])
    sorts = Counter([CARDS[cards[0]].sort for cards in market])
    assert min(sorts[sort] for sort in ("item", "spell", "weapon")) >= 2
    assert sum(sorts.values()) == 8
    assert len({cards[0] for cards in stacks}) == 12


@rule("BQ-SETUP-14", "BQ-EX-01")
def test_alone_there_are_two_hero_stacks_and_four_of_the_market():
    stacks = on_sale(begun(1))
    assert [CARDS[cards[0]].sort == "hero" for cards in stacks] == [True] * 2 + [False] * 4


@rule("BQ-BASE-44", "BQ-BASE-32", "BQ-BASE-49", "BQ-BASE-43")
def test_six_rooms_two_of_each_level_hold_a_monster_of_one_group_each():
    p = begun(2)
    for node in range(1, 7):
        level = (node + 1) // 2
        room, den = kinds(p, board.ROOMS + node), kinds(p, board.DENS + node)
        assert KINDS[room[0]].level == KINDS[den[0]].level == level
    for level in (1, 2, 3):
        dens = [piece for node in (2 * level - 1, 2 * level) for piece in p.zones[board.DENS + node]]
        all_of_it = [*p.zones[board.MONSTERS + level - 1], *dens]
        groups = {p.cast[piece].group for piece in all_of_it}
        assert len(all_of_it) == 10
        assert len(groups) == 1
        assert GROUPS[groups.pop()].level == level
    assert len({tuple(kinds(begun(2, seed=seed), board.MONSTERS)) for seed in range(6)}) > 1


@rule("BQ-SETUP-04", "BQ-SETUP-05", "BQ-GUARD-02")
def test_the_guardian_waits_in_its_lair_and_the_threat_is_1():
    p = begun(2)
    assert not p.revealed
    assert board.NODES.index("lair") == board.LAIR
    assert kinds(p, board.DENS + board.LAIR)[0] in GUARDIANS
    assert (p.space, board.threat_level(p)) == (0, 1)


@rule("BQ-SETUP-06")
@pytest.mark.parametrize(
    "monster",
    [pytest.param(id, marks=card(id)) for id in ("giant_rat", "sewer_raccoon", "arctic_mosquitoes")],
)
def test_the_wilderness_of_this_box_has_one_of_three_monsters(monster):
    found = [begun(1, seed=seed) for seed in range(12)]
    assert all([kinds(p, board.ROOMS + board.WILDERNESS) == ["wilderness_barricades"] for p in found])
    assert any([kinds(p, board.DENS + board.WILDERNESS) == [monster] for p in found])


@rule("BQ-SETUP-08", "BQ-BARR-01", "BQ-VILLAGE-01")
def test_a_barricade_lies_inactive_on_each_of_five_locations():
    p = begun(2)
    assert kinds(p, board.VILLAGE) == list(board.PLACES)
    assert kinds(p, board.WALLS) == [f"barricade_{place}" for place in board.PLACES]
    assert p.active == ()
    assert [board.free_spots(p, place) for place in range(5)] == [6] * 5


BLANK = {f"chit_{place}": 4 for place in board.PLACES}


@rule("BQ-SETUP-07", "BQ-CHIT-07", "BQ-EX-01")
@card(*BLANK)
def test_the_blank_set_is_four_chits_of_each_location():
    p = begun(2)
    assert Counter(kinds(p, board.BAG)) == BLANK
    for chit in p.zones[board.BAG]:
        kind = p.cast[chit]
        assert kind.visit_xp == kind.gear_gold == kind.treasure_gold == kind.level_xp == 0


@rule("BQ-SETUP-07", "BQ-CHIT-08", "BQ-CHIT-11")
def test_advanced_chits_take_the_place_of_as_many_blank_ones():
    p = begun(2, difficulty="hard")
    assert Counter(kinds(p, board.BAG)) == Counter(
        chit_marketplace=3,
        chit_marketplace_advanced=1,
        chit_guilds_quarter=3,
        chit_guilds_quarter_advanced=1,
        chit_bazaar=2,
        chit_bazaar_advanced=2,
        chit_temple=3,
        chit_temple_advanced=1,
        chit_shop_of_arcane_wonders=1,
        chit_shop_of_arcane_wonders_advanced=3,
    )
    assert {*Counter([p.cast[chit].location for chit in p.zones[board.BAG]]).values()} == {4}


@rule("BQ-BASE-47", "BQ-BASE-51", "BQ-BASE-54")
def test_treasures_wound_cards_and_legends_lie_ready():
    p = begun(2)
    sizes = {
        zone: sum([one.copies for one in CARDS.values() if one.deck == sort])
        for zone, sort in (
            (board.WOUNDS, "wound"),
            (board.TREASURES, "treasure"),
            (board.LEGENDS, "legendary"),
        )
    }
    assert {zone: len(p.zones[zone]) for zone in sizes} == sizes
    assert {*kinds(p, board.WOUNDS)} == {"festering_wound", "diseased_wound"}
    assert {*Counter(kinds(p, board.LEGENDS)).values()} == {1}
    assert not GAME.sees(p, board.TREASURES, 0)
    assert not GAME.sees(p, board.WOUNDS, 0)
    assert len({tuple(kinds(begun(2, seed=seed), board.TREASURES)) for seed in range(4)}) == 4


@rule("BQ-SETUP-15", "BQ-SETUP-16")
def test_the_box_holds_what_the_game_lays_out():
    p = begun(6, difficulty="hard", guilds=True)
    cast = Counter([kind.id for kind in p.cast])
    assert BOX["starter_cards"].count == 26
    assert cast["thunderstone_pieces"] == 12
    assert cast["bree_setim"] == cast["joba"] == 6
    assert begun(1).cast.count(CARDS["thunderstone_staff"]) == 2
    chits = sum([kind.copies for kind in CHIT_KINDS.values()])
    assert chits == BOX["destruction_chits"].count == 28
    assert BOX["barricade_tiles"].count == len(p.zones[board.WALLS])
    assert BOX["guardian_dice"].count == board.MOST_DICE
    assert BOX["guild_sponsorships"].count == 24
    assert BOX["prestige_boards"].count == len(CLASS_IDS)
    assert not BOX["marketplace_overlays"].used


@pytest.mark.parametrize(
    ("id", "count"),
    [
        ("marketplace_overlays", 1),
        ("boxed_guardian_cards", 3),
        ("epic_cards", 31),
        ("village_randomizers", 10),
        ("monster_randomizers", 2),
        ("paper_dividers", 13),
        ("plastic_dividers", 13),
    ],
)
@rule("BQ-SETUP-15", "BQ-SETUP-16")
def test_what_the_box_holds_besides_is_not_played_with(id, count):
    assert BOX[id].count == count
    assert not BOX[id].used
    assert id not in {kind.id for kind in begun(6).cast}


# Recommended set-ups --------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", SETUPS)
def test_a_recommended_set_up_lays_out_what_it_says(id):
    fixed = SETUPS[id]
    p = begun(fixed.seats[1], layout=id)
    assert [cards[0] for cards in on_sale(p)] == [f"{hero}_1" for hero in fixed.heroes] + list(fixed.market)
    assert [kinds(p, board.ROOMS + node)[0] for node in range(1, 7)] == list(fixed.rooms)
    assert kinds(p, board.DENS + board.LAIR) == [fixed.guardian]
    assert kinds(p, board.DENS + board.WILDERNESS) == [selection.WANDERERS[0]]
    groups = [p.cast[p.zones[board.MONSTERS + level][0]].group for level in range(3)]
    assert groups == list(fixed.groups)


@rule("BQ-SETUP-02", "BQ-GUARD-01")
def test_another_guardian_may_be_named():
    p = begun(1, layout="jordans_first_night", guardian="hive_mind")
    assert kinds(p, board.DENS + board.LAIR) == ["hive_mind"]
    assert kinds(begun(2, guardian="death_sentinel"), board.DENS + board.LAIR) == ["death_sentinel"]


# Pick and ban ---------------------------------------------------------------------------------------------


@rule("BQ-SETUP-17")
@pytest.mark.parametrize("seed", range(5))
def test_what_is_picked_is_there_and_what_is_banned_is_not(seed):
    pick = ("Avania", "Rapier", "Shortsword", "Longsword", "Maul", "Mine", "Goblin Grunts")
    ban = ("Edlin", "Hand Axe", "Crypt")
    p = begun(2, seed=seed, pick=pick, ban=ban)
    names = {getattr(kind, "name", "") for kind in p.cast} | {
        STACKS[kind.stack].name for kind in p.cast if getattr(kind, "stack", "") in STACKS
    }
    names |= {GROUPS[kind.group].name for kind in p.cast if getattr(kind, "group", "") in GROUPS}
    assert names >= {*pick}
    assert not names & {*ban}


MAGES = tuple(
    [stack.name for stack in STACKS.values() if "Wizard" in stack.keywords or "Cleric" in stack.keywords]
)


@rule("BQ-SETUP-17", "BQ-BASE-49")
@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"pick": ("Edlyn",)}, "pick: there is no 'Edlyn'.*Edlin"),
        ({"ban": ("Edlyn",)}, "ban: there is no 'Edlyn'.*Edlin"),
        ({"pick": ("Edlin",), "ban": ("Edlin",)}, "'Edlin' is both picked and banned"),
        ({"pick": ("Edlin",), "layout": "the_dragon_comes"}, "fixed: nothing can be picked"),
        ({"layout": "jordans_first_night"}, "for 1 to 1 seats, not 2"),
        (
            {"pick": tuple([MARKET[id].name for id in MARKET if MARKET[id].sort == "weapon"][:5])},
            "are 3 further market stacks",
        ),
        (
            {"pick": tuple([group.name for group in GROUPS.values() if group.level == 1][:2])},
            "are 2 Monster groups",
        ),
        ({"ban": tuple([group.name for group in GROUPS.values() if group.level == 1])}, "and 0 are left"),
        (
            {"ban": tuple([one.name for one in MARKET.values() if one.sort == "spell"][1:])},
            "2 market stacks of spells",
        ),
        ({"ban": MAGES}, "no 4 Hero stacks with nobody cover all four classes"),
        ({"pick": tuple([stack.name for stack in STACKS.values()])}, "no 4 Hero stacks with"),
        ({"pick": ("Edlin", "Stalker", "Pylorian", "Avania", "Outlands")}, "no 4 Hero stacks with"),
    ],
)
def test_what_can_not_be_is_refused_with_a_reason(settings, words):
    with pytest.raises(BadSetup, match=words):
        opened(2, **settings)


@rule("BQ-SETUP-18")
def test_while_heroes_are_chosen_everybody_sees_what_the_others_have():
    """Advice: so that plans can be agreed on, nothing of a deck's making is hidden."""
    p = GAME.answer(opened(2, difficulty="easy"), "take_class town_guard", 0)
    assert GAME.sees(p, board.BOARD, 1)
    p = GAME.answer(p, "take_class bloodhound", 1)
    assert p.ask.question == "setup.swap"
    assert all([GAME.sees(p, zone, 1) for zone in range(board.STACKS, len(p.zones))])
