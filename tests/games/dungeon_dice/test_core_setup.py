"""Setting up, level dice and the experience tracker (DD-GEN, DD-SETUP, DD-DICE, DD-XP)."""

from typing import Any

import pytest
from tests.games.dungeon_dice.teller import FOE, Story

from delvewright.games.dungeon_dice import GAME, board
from delvewright.games.dungeon_dice.kinds import KINDS, pieces_of
from delvewright.games.dungeon_dice.layout import first_player
from delvewright.games.dungeon_dice.levels import base_level, level_dice
from delvewright.kernel.errors import BadRecord
from delvewright.kernel.steps import push, run
from marks import die, rule

SPELLS = [kind.id for kind in KINDS.values() if kind.type == "spell"]


def kinds(state: Any, zone: int) -> list[str]:
    return sorted(state.cast[piece].id for piece in state.zones[zone])


def opened(**settings: Any) -> Any:
    """A new game at its first question."""
    return GAME.start(**{"seats": 3, "seed": 7, "bargains": "none", **settings})


# Setting up ---------------------------------------------------------------------------------------------


@rule("DD-GEN-1", "DD-SETUP-1", "DD-SETUP-2", "DD-SETUP-14")
def test_the_centre_holds_the_dice_of_the_green_bag(table: Story) -> None:
    state = opened(mode="standard")
    centre = kinds(state, board.CENTRE)
    assert set(centre) == {
        *SPELLS,
        "vorpal_sword",
        "aegis_shield",
        "necromancers_staff",
        "location_a",
        "location_b",
    }
    assert state.boosts_left == 5


@rule("DD-GEN-5")
def test_the_bags_hold_what_the_chosen_sets_print() -> None:
    state = opened(mode="core")
    assert sorted(
        kind.id for kind in pieces_of(("core",)) if kind.type not in ("level", "tracker")
    ) == sorted(kind.id for kind in state.cast)


@rule("DD-SETUP-3", "DD-SETUP-4", "DD-XP-4")
@pytest.mark.parametrize("mode", ["standard", "epic"])
def test_every_hero_begins_with_one_level_die_and_no_experience(mode: str) -> None:
    state = opened(mode=mode)
    for seat in range(3):
        assert state.experience[seat] == 0
        assert base_level(state, seat) == 1
        assert level_dice(state, seat) == [board.HERO_LEVEL]


@rule("DD-SETUP-5", "DD-OR-36")
def test_the_highest_roll_begins_and_tied_players_roll_again() -> None:
    state = opened(mode="core").clone()
    state.ask = None
    state.stack = ()
    for zone in range(3):
        for piece in state.zones[board.OWNED + zone]:
            board.leave(state, piece, board.home(state, piece))
    state.loaded = tuple((board.SETUP_STREAM, number - 1) for number in (5, 2, 5, 3, 6))
    push(state, first_player, (0, 1, 2))
    told: list[Any] = []
    state.told = told
    run(state)
    assert state.first == 2
    rolls = [event.args for event in told if event.key == "rolled_for_first"]
    assert rolls == [((0, 1, 2), (5, 2, 5)), ((0, 2), (3, 6))]
    assert not state.loaded
    assert state.ask.seat == 2
    assert state.ask.question == "mulligan"


@rule("DD-SETUP-6", "DD-SETUP-11")
def test_everybody_draws_two_equipment_and_two_item_dice() -> None:
    relics = 0
    for seed in range(12):
        state = opened(mode="standard", seed=seed)
        for seat in range(3):
            owned = [state.cast[piece] for piece in state.zones[board.OWNED + seat]]
            assert sorted(kind.bag for kind in owned) == ["equipment", "equipment", "item", "item"]
            relics += sum(kind.type == "relic" for kind in owned)
    assert relics > 0


@rule("DD-SETUP-13")
def test_a_mimic_or_genie_is_put_back_at_the_start() -> None:
    for seed in range(40):
        state = opened(mode="standard", seed=seed, seats=5)
        assert "mimic" in kinds(state, board.EQUIPMENT_BAG)
        assert "genie" in kinds(state, board.ITEM_BAG)


@rule("DD-SETUP-7")
def test_the_dungeon_die_is_rolled_before_the_first_turn() -> None:
    places = {opened(mode="standard", seed=seed, dungeon_die="A").place for seed in range(20)}
    assert places == {"forest", "crypt", "dungeon", "volcano", "ice_cavern", "bazaar"}
    assert opened(mode="standard", dungeon_die="none").place == ""


@rule("DD-SETUP-8", "DD-SETUP-9", "DD-SETUP-10")
def test_the_mulligan_replaces_equipment_once_and_rejected_dice_wait() -> None:
    state = opened(mode="core")
    first = state.first
    before = [piece for piece in state.zones[board.OWNED + first] if state.cast[piece].type == "equipment"]
    items = [piece for piece in state.zones[board.OWNED + first] if state.cast[piece].type == "one_use"]
    assert state.ask.question == "mulligan"
    assert state.ask.seat == first
    sets = [option[1] for option in state.ask.options if option[0] == "reject"]
    assert sorted(sets) == sorted([(before[0],), (before[1],), tuple(before)])
    state = GAME.answer(state, ("reject", tuple(before)))
    mine = state.zones[board.OWNED + first]
    assert len(mine) == 4
    assert not set(before) & set(mine)
    assert set(items) <= set(mine)
    assert state.zones[board.REJECTED] == tuple(before)
    order = board.round_from(state, first)
    assert state.ask.seat == order[1]
    assert state.ask.question == "mulligan"
    while state.ask.question == "mulligan":
        assert not set(before) & set(state.zones[board.EQUIPMENT_BAG])
        state = GAME.answer(state, "pass")
    assert set(before) <= set(state.zones[board.EQUIPMENT_BAG])
    assert state.ask.question == "turn"
    assert state.ask.seat == first


@rule("DD-SETUP-15")
def test_monsters_lie_in_the_encounter_bag_and_epic_ones_in_their_own() -> None:
    state = opened(mode="epic")
    assert {state.cast[piece].type for piece in state.zones[board.EPIC_BAG]} == {"epic"}
    assert "epic" not in {state.cast[piece].type for piece in state.zones[board.ENCOUNTER_BAG]}
    assert not opened(mode="core").zones[board.EPIC_BAG]


@rule("DD-SETUP-16", "DD-SETUP-17")
def test_bosses_and_terrain_are_modules() -> None:
    for bosses, terrain in ((False, False), (True, True)):
        state = opened(mode="standard", bosses=bosses, terrain=terrain)
        types = {kind.type for kind in state.cast}
        assert ("boss" in types) is bosses
        assert ("terrain" in types) is terrain
        assert bool(state.terrain) is terrain


@rule("DD-OR-67")
def test_everybody_sees_every_die(table: Story) -> None:
    table.start()
    assert all(GAME.sees(table.state, zone, seat) for zone in range(board.ZONES.count) for seat in range(2))


# The loop of the game -------------------------------------------------------------------------------------


@rule("DD-GEN-2", "DD-XP-1", "DD-XP-2", "DD-DICE-1", "DD-DICE-4", "DD-REWARD-2")
def test_a_hero_beats_a_monster_and_earns_a_die_and_experience(table: Story) -> None:
    table.start().experience(2)
    table.bag("equipment", "sword_black")
    table.meets("goblin L2")
    table.levels(0, 4).foe(1, 1).do("confront", "pass")
    assert table.compared == (4, 2, "win")
    assert table.owned() == ["sword_black"]
    assert table.state.experience[0] == 3
    assert len(level_dice(table.state, 0)) == 2


@rule("DD-GEN-3", "DD-COMBAT-9", "DD-OFFTURN-3", "DD-ONEUSE-3")
@pytest.mark.parametrize(("side", "result"), [("seat0", (6, 3, "win")), ("foe", (2, 7, "loss"))])
def test_others_help_or_sabotage(table: Story, side: str, result: tuple[int, int, str]) -> None:
    table.start()
    table.own("bomb", seat=1)
    table.meets("wolf L2")
    table.bag("item", "key")
    table.levels(0, 2).foe(2, 1).do("confront")
    assert table.asked == (1, "outsiders")
    table.throws(1, "bomb 4 BOMB").do("roll bomb", f"use_who bomb BOMB {side}")
    assert table.compared == result


@die("monster_level")
@pytest.mark.parametrize("number", range(1, 7))
def test_every_side_of_the_monster_level_die_counts(table: Story, number: int) -> None:
    table.start().own("bomb")
    table.meets("asp L1")
    table.levels(0, 3).foe(number).do("confront")
    assert table.totals == (3, number)
    table.do("pass")
    table.leave_open()


@die("hero_level")
@rule("DD-DICE-5")
@pytest.mark.parametrize(("side", "number"), list(enumerate((1, 1, 2, 2, 3, 4))))
def test_every_side_of_the_hero_level_die_counts(table: Story, side: int, number: int) -> None:
    table.start().own("bomb")
    table.meets("wolf L2")
    table.load(0, side)
    table.foe(3, 3).do("confront")
    assert table.totals == (number, 6)
    table.do("pass")


@die("boosted_level")
@pytest.mark.parametrize(("side", "number"), list(enumerate((3, 4, 4, 5, 3, 4))))
def test_every_side_of_the_boosted_die_counts(table: Story, side: int, number: int) -> None:
    table.start(mode="standard").own("bomb")
    table.state.boosted[0] = 1
    table.meets("wolf L3")
    table.load(0, side)
    table.foe(6, 6, 6).do("confront")
    assert table.totals == (number, 18)
    assert ("use level_die BOOST" in table.offers) is (side >= 4)
    table.do("pass")


@rule("DD-DICE-2", "DD-DICE-3", "DD-OR-35", "DD-REWARD-POTION", "DD-ABILITY-POTION")
def test_only_a_six_still_in_the_combat_gives_a_potion(table: Story) -> None:
    table.start().experience(5)
    table.own("whip_black")
    table.bag("item", "bomb", "bomb", "bomb", "bomb")
    table.meets("wolf L2")
    table.throws(0, "whip_black 2 TANGLE").levels(0, 4, 4, 4).foe(6, 6).do("confront")
    table.do("use_die whip_black TANGLE foe.monster_level.6")
    assert table.compared == (14, 6, "win")
    assert table.owned() == ["bomb", "bomb", "whip_black"]  # the wolf's own and one six


@rule("DD-DICE-6", "DD-WOUND-1", "DD-WOUND-4", "DD-AFTER-3", "DD-COMBAT-15")
def test_a_loss_takes_a_level_die_until_it_is_healed(table: Story) -> None:
    table.start().experience(5)
    table.meets("ogre L4")
    table.levels(0, 1, 1, 1).foe(6, 6, 6, 6).do("confront")
    assert table.compared[2] == "loss"
    assert table.state.hurt[0] == 1
    assert len(level_dice(table.state, 0)) == 2
    assert table.state.experience[0] == 5
    assert not table.owned()


@rule("DD-DICE-9", "DD-DICE-7", "DD-HEAL-1")
def test_two_hearts_boost_two_dice_but_never_more_than_there_are(table: Story) -> None:
    table.start(mode="standard").experience(1)
    table.own("healing_potion")
    table.meets("wolf L2")
    table.load(0, 4)  # two hearts
    table.do("roll healing_potion", "use healing_potion HEALING", "boost seat0")
    assert table.refusal("boost seat0") == ("all_boosted", 1)
    table.do("boost seat1")
    assert table.state.boosted == [1, 1]
    assert table.state.boosts_left == 3
    table.do("run")


@rule("DD-DICE-10", "DD-OR-37")
def test_with_none_left_a_boosted_die_is_taken_from_another(table: Story) -> None:
    table.start(mode="standard")
    table.own("healing_potion")
    table.state.boosts_left, table.state.boosted[1] = 0, 1
    table.meets("wolf L2")
    table.load(0, 0)
    table.do("roll healing_potion", "use healing_potion HEALING")
    assert table.refusal("boost seat0") == ("no_boosted_dice",)
    table.do("boost_from seat0 seat1")
    assert table.state.boosted == [1, 0]
    table.do("run")


@rule("DD-OR-37")
def test_boosted_dice_without_limit(table: Story) -> None:
    table.start(mode="standard", boost_supply="unlimited")
    table.own("healing_potion")
    table.state.boosts_left = 0
    table.meets("wolf L2")
    table.load(0, 0)
    table.do("roll healing_potion", "use healing_potion HEALING", "boost seat0", "run")
    assert table.state.boosted[0] == 1


@rule("DD-DICE-8", "DD-DICE-9")
def test_experience_beyond_the_tracker_boosts_even_a_wounded_hero(table: Story) -> None:
    table.start(mode="standard").experience(6).wound("level")
    table.bag("item", "key")
    table.meets("slime L1")
    table.levels(0, 4, 4).foe(1).do("confront", "pass", "boost seat0")
    assert table.state.experience[0] == 6
    assert table.state.boosted[0] == 1
    assert table.state.hurt[0] == 1


# The tracker ------------------------------------------------------------------------------------------------


@rule("DD-XP-3", "DD-XP-5", "DD-XP-7", "DD-WIN-10")
@die("tracker_standard")
@pytest.mark.parametrize(
    ("points", "level", "fame"),
    [(0, 1, 0), (1, 1, 0), (2, 1, 0), (3, 2, 0), (4, 2, 0), (5, 3, 0), (6, 3, 1)],
)
def test_the_standard_tracker(table: Story, points: int, level: int, fame: int) -> None:
    table.start(mode="standard").experience(points)
    assert base_level(table.state, 0) == level
    assert table.fame() == fame


@rule("DD-XP-3", "DD-XP-6", "DD-XP-7", "DD-WIN-10")
@die("tracker_epic")
@pytest.mark.parametrize(
    ("points", "level", "fame"),
    [(0, 1, 0), (2, 1, 0), (3, 2, 0), (5, 3, 0), (6, 3, 1), (7, 4, 1), (8, 4, 1), (9, 4, 2)],
)
def test_the_epic_tracker(table: Story, points: int, level: int, fame: int) -> None:
    table.start(mode="epic").experience(points)
    assert base_level(table.state, 0) == level
    assert table.fame() == fame


@rule("DD-XP-8", "DD-OR-66")
def test_a_monster_never_runs_out_of_level_dice(table: Story) -> None:
    assert sum(KINDS["monster_level"].copies.values()) == 5
    assert [face.value for face in KINDS["tracker_standard"].faces] == [1, 2, 3, 4, 5, 6]
    table.start(mode="standard")
    table.meets("lost_king L6")
    table.levels(0, 1).foe(1, 1, 1, 1, 1, 1).do("confront", "pass")
    assert table.compared[1] == 6
    assert len([event for event in table.happened("rolled") if event[0] == FOE]) == 6


def test_a_position_of_the_first_rules_plays_on() -> None:
    """They called the packs sets."""
    state = opened(packs=("guilds",))
    now = f'"rules":"{GAME.version}"'.encode()
    old = GAME.save(state).replace(now, b'"rules":"1"').replace(b'"packs":', b'"sets":')
    assert b'"sets":' in old
    assert GAME.load(old, other_rules=True) == state


def test_a_position_of_the_second_rules_plays_on() -> None:
    """They did not know yet that a hero may choose to wear less."""
    state = opened()
    old = GAME.save(state).replace(b'"scant":[],', b"")
    assert old != GAME.save(state)
    assert GAME.load(old, other_rules=True) == state
    with pytest.raises(BadRecord, match="wrong fields: scant"):
        GAME.load(old)
