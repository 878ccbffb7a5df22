"""Epic combat, the ten epic monsters, and the powers of their trophies (DD-EPIC, DD-EPICMON)."""

import pytest
from tests.games.dungeon_dice.teller import FOE, Story

from delvewright.games.dungeon_dice import epic
from delvewright.games.dungeon_dice import table as board
from delvewright.games.dungeon_dice.kinds import KINDS
from marks import die, rule

EPICS = [name for name, kind in KINDS.items() if kind.type == "epic"]


def arrives(table: Story, name: str, *dice: str, seats: int = 2, **settings: object) -> Story:
    """The event brings this epic monster to heroes of level 3; the active one owns some dice."""
    table.start(seats=seats, mode="standard", **settings)
    for seat in range(seats):
        table.experience(5, seat=seat)
    table.own(*dice)
    table.ready(0)
    table.bag("epic", name)
    table.bag("encounter", "event_epic", "wolf")
    return table.draws("encounter", "event_epic").do("draw")


def slain(table: Story, name: str, seat: int = 0) -> int:
    """A trophy of an epic monster, its power side up."""
    piece = table.make(name)
    board.leave(table.state, piece, board.TROPHIES + seat)
    table.state.faces[piece] = 5
    table.state.famed[seat] = 1
    table._ask_anew()
    return piece


def fights(
    table: Story, name: str, *dice: str, foe: str = "wolf L2", numbers: tuple[int, ...] = (5, 4)
) -> Story:
    """An ordinary fight of the trophy's owner: level dice 4 and 3 against these."""
    table.start(mode="standard").experience(3)
    table.own(*dice)
    table.ready(0)
    table.bag("item", "key", "key", "key")
    slain(table, name)
    table.meets(foe)
    table.levels(0, 4, 3).foe(*numbers)
    return table


def compared(table: Story) -> list[tuple[int, int]]:
    return [event[1:] for event in table.happened("compared_epic")]


# The fight -------------------------------------------------------------------------------------------


@rule("DD-EPICMON-GEN-1", "DD-EPIC-4")
@pytest.mark.parametrize("name", [pytest.param(name, marks=die(name)) for name in EPICS])
def test_every_epic_monster_starts_with_five_hearts_and_wastes_away(table: Story, name: str) -> None:
    arrives(table, name)
    assert KINDS[name].faces[table.state.faces[table.state.foe]].hearts == 5
    table.do("pass", "pass", "pass", "pass")
    assert KINDS[name].faces[table.state.faces[table.state.foe]].hearts == 3
    table.do("pass", "pass")
    assert table.in_bag("epic") == [name]
    assert table.asked == (1, "turn")


@rule("DD-EPIC-6", "DD-ABILITY-EXECUTE-1")
@die("epic_archdemon")
def test_execute_wounds_an_epic_monster_of_its_level(table: Story) -> None:
    arrives(table, "epic_archdemon", "axe_black").do("join_in", "pass")
    table.throws(0, "axe_black 2 EXECUTE").levels(0, 1, 1, 1).foe(6, 6).do("arm axe_black")
    table.do("use_who axe_black EXECUTE foe")
    assert compared(table) == [(4, 13)]  # DRAIN took a 1
    assert table.happened("hearts")[-1][1] == 3  # struck once, and one by itself
    assert table.state.experience[0] == 6
    assert table.state.hurt[0] == 0
    table.leave_open()


@rule("DD-EPIC-6", "DD-CLASS-MONK-3")
@die("epic_archdemon", "class_monk")
def test_fury_wounds_an_epic_monster_of_lower_level(table: Story) -> None:
    arrives(table, "epic_archdemon", "class_monk")
    table.levels(0, 1, 1, 1, 1).foe(6, 6).load(0, 2)  # four levels, and FURY
    table.do("join_in", "pass", "use_who class_monk FURY foe")
    assert table.happened("hearts")[-1][1] == 3
    table.leave_open()


@rule("DD-EPIC-7", "DD-LOC-3")
@die("epic_legendary_beast", "location_b")
def test_the_place_has_no_part_in_epic_combat(table: Story) -> None:
    table.start(seats=2, mode="standard", dungeon_die="B")
    table.state.place = "tavern"
    table.bag("epic", "epic_legendary_beast")
    table.bag("encounter", "event_epic")
    table.levels(0, 4).foe(1, 1, 1, 1, 1).do("draw", "join_in", "pass")
    assert compared(table) == [(4, 5)]
    table.leave_open()


@rule("DD-EPIC-12", "DD-EPIC-11")
@die("epic_legendary_beast")
def test_allies_are_no_targets_but_for_spells_and_items(table: Story) -> None:
    arrives(table, "epic_legendary_beast", "whip_black", "poison_vial", "scroll")
    table.throws(0, "whip_black 2 TANGLE").levels(0, 4, 4, 4).levels(1, 4, 4, 1).foe(2, 2, 2, 2, 3)
    table.do("join_in", "join_in")
    table.do("arm whip_black", "pass")
    assert [name for name in table.offers if "TANGLE" in name] == [
        "use_die whip_black TANGLE foe.monster_level.2"
    ]
    table.throws(0, "poison_vial POISON").do("roll poison_vial")
    assert "use_who poison_vial POISON seat1" in table.offers
    table.do("pass", "roll scroll")
    table.throws(0, "spell_drain DRAIN").do("use_piece scroll SCROLL spell_drain")
    assert "use_die spell_drain DRAIN seat1.hero_level.1" in table.offers
    table.do("use_die spell_drain DRAIN seat1.hero_level.1")
    assert table.total(0) == 15
    assert table.total(1) == 8
    table.leave_open()


@rule("DD-EPIC-13")
@die("epic_lich")
def test_before_each_combat_the_monster_comes_first_then_the_heroes_in_order(table: Story) -> None:
    table.start(seats=3, mode="standard")
    table.own("strength_potion", seat=1)
    table.own("strength_potion", seat=2)
    table.trophy("ghost L3", seat=1)
    table.bag("epic", "epic_lich")
    table.bag("encounter", "event_epic")
    table.do("draw", "join_in", "join_in", "join_in")
    assert table.total(FOE) == 3  # the dead have risen
    assert table.asked == (1, "epic_before")
    table.do("pass")
    assert table.asked == (2, "epic_before")
    table.leave_open()


@rule("DD-EPIC-17", "DD-OR-50")
@die("epic_kraken")
@pytest.mark.parametrize(
    ("fame", "chooser"), [((0, 0, 0), 1), ((0, 1, 1), 0), ((1, 1, 0), 2), ((1, 0, 0), 1)]
)
def test_the_least_famous_player_chooses_for_the_monster(
    table: Story, fame: tuple[int, ...], chooser: int
) -> None:
    arrives(table, "epic_kraken", "sword_black", seats=3)
    for seat, count in enumerate(fame):
        table.state.famed[seat] = count
    table.throws(0, "sword_black 1").levels(0, 1, 1, 1).foe(2, 2, 2, 2).do("join_in", "pass", "pass")
    table.strongest()
    assert table.asked == (chooser, "epic_lowest")
    table.leave_open()


@rule("DD-EPIC-18")
@die("epic_legendary_beast")
def test_in_epic_combat_armor_comes_in_turn_and_a_pass_is_final(table: Story) -> None:
    arrives(table, "epic_legendary_beast", "armor_black")
    table.own("armor_black", seat=1)
    table.throws(0, "armor_black 1 PROTECTION").levels(0, 1, 1, 1)
    table.throws(1, "armor_black 1 PROTECTION").levels(1, 1, 1, 1).foe(6, 6, 6, 6, 6)
    table.do("join_in", "join_in")
    table.strongest()
    assert table.asked == (0, "armor")
    table.do("pass")
    assert table.asked == (1, "armor")
    table.foe(1).do("use_die armor_black PROTECTION foe.monster_level.6")
    assert compared(table) == [(4, 25), (4, 25)]
    table.leave_open()


@rule("DD-EPIC-19")
@die("epic_legendary_beast")
def test_then_all_else_from_the_active_player_on(table: Story) -> None:
    arrives(table, "epic_legendary_beast", "bomb")
    table.own("bomb", seat=1)
    table.levels(0, 1, 1, 1).levels(1, 1, 1, 1).foe(6, 6, 6, 6, 6).do("join_in", "join_in")
    assert table.asked == (0, "ability")
    table.do("pass")
    assert table.asked == (1, "ability")
    table.throws(1, "bomb 4 BOMB").do("roll bomb", "use_who bomb BOMB seat1", "pass")
    assert compared(table) == [(3, 30), (7, 30)]
    table.leave_open()


@rule("DD-EPIC-19")
@die("epic_legendary_beast")
def test_abilities_go_round_one_at_a_time(table: Story) -> None:
    arrives(table, "epic_legendary_beast", "bomb", "bomb", seats=3)
    for seat in (1, 2):
        table.own("bomb", seat=seat)
    table.levels(0, 1, 1, 1).levels(1, 1, 1, 1).levels(2, 1, 1, 1).foe(6, 6, 6, 6, 6)
    table.do("join_in", "join_in", "join_in")
    table.throws(0, "bomb 4 BOMB").do("roll bomb", "use_who bomb BOMB seat0")
    assert table.asked == (1, "ability")  # not the active player again
    table.do("pass")
    assert table.asked == (2, "ability")
    table.throws(2, "bomb 4 BOMB").do("roll bomb", "use_who bomb BOMB seat2")
    assert table.asked == (0, "ability")
    table.do("pass", "pass")
    assert compared(table) == [(7, 30), (3, 30), (7, 30)]
    table.leave_open()


@rule("DD-EPIC-8", "DD-FAMILIAR-2")
@die("epic_legendary_beast", "familiar_wolf")
def test_familiars_are_rolled_in_each_of_the_three_combats(table: Story) -> None:
    arrives(table, "epic_legendary_beast", "familiar_wolf")
    for number in range(2):
        table.levels(0, *[1] * (3 - number)).foe(*[6] * (5 - number)).do("join_in", "pass")
        table.throws(0, "familiar_wolf WOLF_BITE").do("call familiar_wolf", "use familiar_wolf WOLF_BITE")
    assert [mine for mine, _ in compared(table)] == [5, 4]
    table.leave_open()


@rule("DD-EPIC-15")
@die("epic_legendary_beast", "class_barbarian")
def test_class_dice_are_rolled_in_each_of_the_three_combats(table: Story) -> None:
    arrives(table, "epic_legendary_beast", "class_barbarian", "axe_black")
    for number, side in enumerate((0, 1)):
        table.throws(0, "axe_black 2").levels(0, *[1] * (3 - number)).foe(*[6] * (5 - number)).load(0, side)
        table.do("join_in", "pass")
        table.strongest()
    assert len(table.happened("studied")) == 2
    table.leave_open()


@rule("DD-EPIC-16", "DD-EPIC-26")
@die("epic_archdemon")
def test_sixes_of_an_epic_monster_bring_no_potions(table: Story) -> None:
    arrives(table, "epic_archdemon", "hammer_purple")
    table.bag("item", "key")
    table.throws(0, "hammer_purple 6").levels(0, 4, 4, 4).foe(6, 1).do("join_in")
    table.strongest()
    table.do("pass")
    table.strongest()
    assert table.happened("hearts")[-1][1] == 3
    assert table.in_bag("item") == ["key"]
    table.leave_open()


@rule("DD-OR-51")
@die("epic_kraken")
def test_only_those_who_wounded_it_roll_for_the_trophy(table: Story) -> None:
    arrives(table, "epic_kraken", "hammer_purple", seats=3)
    table.state.struck = ((0, 3),)
    table.throws(0, "hammer_purple 6").levels(0, 4, 4, 4).levels(1, 1, 1, 1).foe(1, 1, 1, 1)
    table.load(0, 0)
    table.do("join_in", "join_in")
    table.do("pass", "arm hammer_purple")
    assert table.happened("roll_off") == [((0,), (5,))]
    assert table.trophies(0) == ["epic_kraken"]


@rule("DD-OR-51")
@die("epic_kraken")
def test_with_nobody_to_roll_the_trophy_goes_back(table: Story, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the book three wounds of its own never are enough; of a monster that wastes away twice as fast
    they are."""
    monkeypatch.setattr(epic, "EPIC_FREE_WOUNDS", 2)
    arrives(table, "epic_kraken").do(*["pass"] * 6)
    assert [hearts for _, hearts in table.happened("hearts")] == [3, 1, 0]
    assert table.happened("roll_off") == [((), ())]
    assert table.trophies(0) == table.trophies(1) == []
    assert table.in_bag("epic") == ["epic_kraken"]
    assert table.asked == (1, "turn")


@rule("DD-EPIC-17", "DD-EPIC-14", "DD-OR-50")
@pytest.mark.parametrize(
    ("name", "symbol", "level"),
    [
        pytest.param("epic_kraken", "TANGLE", 4, marks=die("epic_kraken")),
        pytest.param("epic_archdemon", "DRAIN", 2, marks=die("epic_archdemon")),
    ],
)
@pytest.mark.parametrize("lost", ["sword_black", "hero_level"])
def test_of_equally_low_dice_the_least_famous_player_chooses(
    table: Story, name: str, symbol: str, level: int, lost: str
) -> None:
    arrives(table, name, "sword_black").do("join_in", "join_in")
    table.state.famed[1] = 1  # seat 0 has the least fame, though it is the victim
    table.throws(0, "sword_black 1").levels(0, 1, 4, 4).levels(1, 2, 4, 4).foe(*[2] * level)
    table.do("arm sword_black")
    assert table.asked == (0, "epic_lowest")
    assert len(table.offers) == 2
    table.do(f"use_die {name} {symbol} seat0.{lost}.1")
    gone = [table.state.cast[piece].id if piece >= 0 else "hero_level" for _, piece, _, _ in _removed(table)]
    assert gone == [lost, "hero_level"]  # seat 1 has one lowest die: nothing to choose
    drained = 3 if symbol == "DRAIN" else 0
    assert compared(table) == [(9, 2 * level + drained), (8, 2 * level + drained)]
    table.leave_open()


def _removed(table: Story) -> list[tuple[int, int, int, int]]:
    return table.happened("removed")


@rule("DD-ARTIFACT-RING-OF-MASTERY-1", "DD-ARTIFACT-RING-OF-MASTERY-2", "DD-ABILITY-RING-OF-MASTERY")
@die("ring_of_mastery", "epic_kraken")
def test_the_ring_of_mastery_wounds_before_each_combat(table: Story) -> None:
    arrives(table, "epic_kraken", "ring_of_mastery", "hammer_black")
    for hearts in (3, 1):
        table.throws(0, "ring_of_mastery RING_OF_MASTERY", "hammer_black 2")
        table.levels(0, *([4, 1, 1] if hearts == 3 else [4, 1])).foe(6, 6, 6, 6).do("join_in", "pass")
        table.strongest()
        assert table.happened("hearts")[-1][1] == hearts  # the ring's wound, and one by itself
    assert table.state.struck == ((0, 2),)
    table.leave_open()


@rule("DD-EPIC-2", "DD-EPIC-3", "DD-OR-54")
@die("event_epic")
def test_only_the_event_brings_one_in_a_standard_game(table: Story) -> None:
    table.start(mode="standard", goal=9)
    table.trophy("dragon L5")
    table.own("artifact_bow", "artifact_sword")
    table.throws(0, "spell_healing FIZZLE").do("rest")
    assert table.fame() == 5
    assert table.asked == (1, "turn")


# The monsters ----------------------------------------------------------------------------------------


@rule("DD-EPICMON-TIAMAT", "DD-EPIC-14")
@die("epic_tiamat")
def test_tiamat_breathes_fire(table: Story) -> None:
    arrives(table, "epic_tiamat")
    table.levels(0, 4, 4, 4).levels(1, 4, 4, 4).foe(2, 2, 2, 2).throws(FOE, "spell_fire 5 FIRE")
    table.do("join_in", "join_in")  # nobody may spare himself, nor leave it
    assert compared(table) == [(12, 13), (12, 13)]
    table.leave_open()


@rule("DD-EPIC-14", "DD-OR-63", "DD-BOSS-PHOENIX")
@die("epic_tiamat", "boss_phoenix")
def test_the_fire_of_tiamat_does_not_burn_the_ring_of_resistance(table: Story) -> None:
    arrives(table, "epic_tiamat")
    ring = table.make("boss_phoenix")
    board.leave(table.state, ring, board.TROPHIES + 1)
    table.levels(0, 4, 4, 4).levels(1, 4, 4, 4).foe(2, 2, 2, 2).throws(FOE, "spell_fire 5 FIRE")
    table.do("join_in", "join_in")
    assert [mine >= theirs for mine, theirs in compared(table)] == [False, True]
    table.leave_open()


@rule("DD-EPICMON-MEDUSA", "DD-ABILITY-PETRIFY")
@die("epic_medusa")
def test_medusa_petrifies_what_every_hero_rolled(table: Story) -> None:
    arrives(table, "epic_medusa", "hammer_black")
    table.own("sword_black", "dagger_black", seat=1)
    table.throws(0, "hammer_black 5").levels(0, 4, 4, 4).throws(1, "sword_black 1", "dagger_black 1")
    table.levels(1, 1, 1, 1).foe(2, 2, 2, 2).do("join_in", "join_in")
    table.strongest()
    assert compared(table) == [(17, 8), (5, 8)]
    assert table.wounded == ["dagger_black", "hammer_black", "sword_black"]
    table.leave_open()


@rule("DD-EPICMON-CYCLOPS", "DD-ABILITY-QUAKE")
@die("epic_cyclops")
def test_the_cyclops_shakes_items_and_familiars_out_of_hands(table: Story) -> None:
    arrives(table, "epic_cyclops", "bomb", "familiar_wolf", "scroll")
    table.levels(0, 4, 4, 4).foe(2, 2, 2, 2).do("join_in", "pass")  # nothing can be done
    assert compared(table) == [(12, 8)]
    table.leave_open()


@rule("DD-EPICMON-CHIMERA", "DD-ABILITY-MAUL", "DD-ABILITY-ACID-1")
@die("epic_chimera")
def test_the_chimera_mauls_burns_and_corrodes(table: Story) -> None:
    arrives(table, "epic_chimera", "sword_black")
    table.bag("equipment", "sword_grey")
    table.throws(0, "sword_black 1").levels(0, 4, 4, 4).foe(2, 2, 2)
    table.throws(FOE, "spell_fire FIZZLE", "hero_level 3")
    table.do("join_in", "pass", "arm sword_black")
    assert compared(table) == [(13, 9)]
    assert table.owned() == ["sword_grey"]
    table.leave_open()


@rule("DD-EPICMON-QUEEN-SLIME", "DD-ABILITY-GOO")
@die("epic_queen_slime")
def test_the_queen_slimes_goo_bars_all_equipment(table: Story) -> None:
    arrives(table, "epic_queen_slime", "hammer_purple", "dagger_black")
    table.levels(0, 4, 4, 4).foe(2, 2).do("join_in", "pass")  # neither rolled nor thrown
    assert compared(table) == [(12, 4)]
    table.leave_open()


@rule("DD-EPIC-5", "DD-IMMUNE-7")
@die("epic_tiamat", "hammer_purple")
def test_no_stun_symbol_stops_an_epic_monster(table: Story) -> None:
    arrives(table, "epic_tiamat", "hammer_purple")
    table.throws(0, "hammer_purple 4 SHATTER STUN").levels(0, 4, 4, 4).foe(1, 1, 1, 1)
    table.throws(FOE, "spell_fire 4 FIRE").do("join_in", "pass", "arm hammer_purple")
    assert not table.happened("stunned")
    assert compared(table) == [(16, 8)]
    table.leave_open()


@rule("DD-ABILITY-GOO", "DD-ARTIFACT-CURSED-2")
@die("epic_queen_slime", "sword_of_wounding")
def test_goo_frees_nobody_from_a_cursed_sword(table: Story) -> None:
    table.start(mode="standard").experience(5).own("sword_of_wounding", "armor_black", "class_assassin")
    table.state.gear[0] = table.state.zones[board.OWNED][:2]
    table.bag("epic", "epic_queen_slime")
    table.bag("encounter", "event_epic")
    table.do("draw").levels(0, 4, 4, 4).foe(2, 2).do("join_in", "pass")
    assert compared(table) == [(12, 4)]  # neither the sword nor the Assassin was rolled
    assert "sword_of_wounding" in table.gear()
    table.leave_open()


@rule("DD-EPICMON-LICH", "DD-ABILITY-RAISE-THE-DEAD-1", "DD-EPICMON-GEN-4", "DD-TROPHY-7")
@die("epic_lich")
def test_the_lich_raises_the_trophies_of_all_heroes_but_no_epic_ones(table: Story) -> None:
    table.start(mode="standard").experience(5).experience(5, seat=1)
    table.trophy("ghost L3")
    table.trophy("wolf L4", seat=1)
    slain(table, "epic_watcher", seat=1)
    table.bag("epic", "epic_lich")
    table.bag("encounter", "event_epic")
    table.levels(0, 4, 4, 4).levels(1, 4, 4, 4).foe(2).do("draw", "join_in", "join_in")
    assert table.asked == (1, "ability")  # the power of the epic trophy is its owner's
    table.do("pass")
    assert compared(table) == [(12, 9), (12, 9)]
    assert table.trophies(0) == ["ghost"]
    assert table.trophies(1) == ["epic_watcher", "wolf"]
    table.leave_open()


@rule("DD-EPIC-14", "DD-EPICMON-LICH")
@die("epic_lich", "asp")
def test_a_trophy_raised_by_the_lich_hits_each_hero(table: Story) -> None:
    table.start(mode="standard").experience(5).experience(5, seat=1)
    table.trophy("asp L1", seat=1)
    table.bag("epic", "epic_lich")
    table.bag("encounter", "event_epic")
    table.levels(0, 4, 4, 1).levels(1, 4, 4, 2).foe(2).do("draw", "join_in", "join_in")
    assert compared(table) == [(8, 3), (8, 3)]  # both lose their lowest die; 2 and the Asp's 1
    table.leave_open()


@rule("DD-EPIC-13", "DD-EPIC-14", "DD-EPICMON-LICH")
@die("epic_lich", "scorpion")
def test_a_raised_scorpion_poisons_each_hero_before_the_combat(table: Story) -> None:
    table.start(mode="standard").experience(5).experience(5, seat=1)
    table.trophy("scorpion L2", seat=1)
    table.bag("epic", "epic_lich")
    table.bag("encounter", "event_epic")
    table.levels(0, 4, 4, 1).levels(1, 4, 4, 2).foe(2).do("draw", "join_in", "join_in")
    assert compared(table) == [(5, 4), (6, 4)]  # two level dice each, and its PROTECTION rerolled one of them
    table.leave_open()


@rule("DD-EPIC-14", "DD-EPICMON-LICH", "DD-ABILITY-EXECUTE-1")
@die("epic_lich", "minotaur")
def test_a_raised_minotaur_sends_low_heroes_out_of_the_combat(table: Story) -> None:
    table.start(mode="standard").experience(5)
    table.trophy("minotaur L3", seat=1)
    table.bag("epic", "epic_lich")
    table.bag("encounter", "event_epic")
    table.levels(0, 4, 4, 4).levels(1, 4).foe(1).do("draw", "join_in", "join_in")
    assert compared(table) == [(12, 4), (0, 4)]
    assert table.state.struck == ((0, 1),)
    table.leave_open()


@rule("DD-EPIC-8", "DD-FAMILIAR-FAERIE")
@die("familiar_faerie", "epic_kraken")
@pytest.mark.parametrize("when", ["epic_before", "epic_after"])
def test_the_faerie_heals_at_the_start_and_the_end_of_each_combat(table: Story, when: str) -> None:
    arrives(table, "epic_kraken").wound("level", seat=1)
    table.own("familiar_faerie", seat=1)
    table.do("pass", "join_in")
    assert table.asked == (1, "epic_before")
    if when == "epic_after":
        table.levels(1, 1, 1).foe(6, 6, 6, 6).do("pass", "pass")
        assert table.asked == (1, "epic_after")
    hurt = table.state.hurt[1]
    table.throws(1, "familiar_faerie HEALING").do("call familiar_faerie", "use familiar_faerie HEALING")
    table.do("mend_level seat1")
    assert table.state.hurt[1] == hurt - 1
    assert "call familiar_faerie" not in table.offers  # once a combat
    table.leave_open()


# Their trophies --------------------------------------------------------------------------------------


@rule("DD-EPICMON-GEN-3", "DD-EPICMON-TIAMAT")
@die("epic_tiamat")
def test_tiamats_trophy_gives_fire_once_a_turn(table: Story) -> None:
    fights(table, "epic_tiamat").do("confront")
    table.throws(0, "spell_fire 4 FIRE").do("use epic_tiamat FIRE", "use_who spell_fire FIRE seat0")
    assert table.compared == (11, 9, "win")
    assert table.trophies() == ["epic_tiamat"]


@rule("DD-EPICMON-MEDUSA", "DD-ABILITY-STOP-1")
@die("epic_medusa")
def test_medusas_trophy_stops_a_combat_of_the_active_player(table: Story) -> None:
    fights(table, "epic_medusa").do("confront")
    table.bag("encounter", "asp")
    table.do("use epic_medusa STOP")
    assert table.kinds(board.STORED) == ["wolf"]
    assert not table.happened("compared")


@rule("DD-EPICMON-MEDUSA")
@die("epic_medusa")
def test_an_assistant_cannot_use_medusas_trophy(table: Story) -> None:
    table.start(mode="standard")
    slain(table, "epic_medusa", seat=1)
    table.meets("wolf L2")
    table.do("invite seat1", "accept").levels(0, 1).levels(1, 1).foe(6, 6).do("confront")
    assert table.compared == (2, 12, "loss")


@rule("DD-EPICMON-KRAKEN")
@die("epic_kraken")
def test_the_krakens_trophy_tangles(table: Story) -> None:
    fights(table, "epic_kraken").do("confront", "use_die epic_kraken TANGLE foe.monster_level.4")
    assert table.compared == (7, 5, "win")


@rule("DD-EPICMON-WATCHER", "DD-ABILITY-CURSE-1")
@die("epic_watcher")
@pytest.mark.parametrize("side", ["VOID", "CURSE"])
def test_the_watchers_trophy_casts_void(table: Story, side: str) -> None:
    fights(table, "epic_watcher").do("confront")
    table.throws(0, f"spell_void {side}").do("invoke epic_watcher")
    if side == "VOID":
        table.do("use_who spell_void VOID foe")
        assert table.compared == (7, 4, "win")
    else:
        assert table.compared == (3, 9, "loss")
        assert table.state.hexed == 0


@rule("DD-EPICMON-ARCHDEMON")
@die("epic_archdemon")
def test_the_archdemons_trophy_casts_drain_once_a_turn(table: Story) -> None:
    fights(table, "epic_archdemon", "bomb").do("confront")
    table.throws(0, "spell_drain DRAIN").do(
        "invoke epic_archdemon", "use_die spell_drain DRAIN foe.monster_level.4"
    )
    assert table.totals == (11, 5)
    assert table.refusal("invoke epic_archdemon") == ("once_a_turn",)
    table.do("pass")


@rule("DD-EPICMON-CYCLOPS")
@die("epic_cyclops")
def test_the_cyclopes_trophy_casts_stun(table: Story) -> None:
    fights(table, "epic_cyclops").do("confront")
    table.throws(0, "spell_stun 3 STUN").do("invoke epic_cyclops", "use_who spell_stun STUN seat0")
    assert table.compared == (10, 9, "win")


@rule("DD-EPICMON-CYCLOPS", "DD-ABILITY-STUN-1")
@die("epic_cyclops")
def test_the_cyclopes_trophy_answers_an_ability(table: Story) -> None:
    fights(table, "epic_cyclops", foe="asp L2").do(
        "confront", "pass", "use_die asp TANGLE seat0.hero_level.3"
    )
    assert table.asked == (0, "respond_stun")
    table.throws(0, "spell_stun 3 STUN").do("stun epic_cyclops", "add_to seat0")
    assert table.compared == (10, 9, "win")


@rule("DD-EPICMON-LEGENDARY-BEAST-1", "DD-EPICMON-LEGENDARY-BEAST-2", "DD-ABILITY-PRIMAL-DICE", "DD-XP-8")
@die("epic_legendary_beast")
def test_the_beasts_trophy_swaps_level_dice_at_the_price_of_a_rest(table: Story) -> None:
    table.start(mode="standard").experience(3)
    slain(table, "epic_legendary_beast")
    table.bag("item", "key", "bomb")
    table.meets("wolf L2")
    table.do("primal epic_legendary_beast 2")
    assert table.state.rolled == ()
    assert "run" in table.offers
    table.throws(0, "monster_level 6 POTION", "monster_level 6 POTION").foe(5, 5).do("confront")
    assert table.compared == (12, 10, "win")
    assert len(table.owned()) == 1  # a hero's sixes give no potions
    table.do("pass") if table.asked[1] == "end_of_turn" else None
    table.throws(1, "spell_healing FIZZLE").throws(0, "spell_healing FIZZLE").do("rest")
    assert [seat for seat, _ in table.happened("rested")] == [1, 0]
    assert table.asked[0] == 1
    table.leave_open()


@rule("DD-EPICMON-LEGENDARY-BEAST-2", "DD-EPIC-30")
@die("epic_legendary_beast", "epic_kraken")
def test_whoever_swapped_dice_fights_on_in_epic_combat_and_rests_on_the_next_turn(table: Story) -> None:
    arrives(table, "epic_kraken")
    slain(table, "epic_legendary_beast")
    for _ in range(2):
        table.do("join_in", "pass")
        table.throws(0, "monster_level 5").levels(0, 1, 2).foe(1, 1, 1, 1).do("primal epic_legendary_beast 1")
    assert compared(table) == [(7, 4), (7, 4)]
    table.load(0, 0)  # alone in the roll-off
    table.do("pass", "pass", "pass")  # and no boost for the experience beyond the last
    assert table.asked == (1, "turn")
    table.throws(1, "spell_healing FIZZLE").throws(0, "spell_healing FIZZLE").do("rest")
    assert [seat for seat, _ in table.happened("rested")] == [1, 0]
    table.leave_open()


@rule("DD-EPICMON-LEGENDARY-BEAST-1")
@die("epic_legendary_beast", "boosted_level")
def test_the_beasts_trophy_swaps_as_many_level_dice_as_its_owner_likes(table: Story) -> None:
    table.start(mode="standard").experience(5)
    slain(table, "epic_legendary_beast")
    table.state.boosted[0] = 1  # a boosted die is no plain one to swap
    table.bag("item", "key", "bomb")
    table.meets("wolf L2")
    assert [name for name in table.offers if "primal" in name] == [
        "primal epic_legendary_beast 2",
        "primal epic_legendary_beast 1",
    ]
    table.do("primal epic_legendary_beast 1")
    assert table.refusal("primal epic_legendary_beast 1") == ("already_rolled",)  # once a combat
    table.throws(0, "boosted_level 5", "monster_level 5").levels(0, 1).foe(5, 5).do("confront")
    assert table.compared == (11, 10, "win")


@rule("DD-EPICMON-LEGENDARY-BEAST-1", "DD-ONEUSE-POISON-1")
@die("epic_legendary_beast", "poison_vial")
def test_a_level_lost_after_the_swap_takes_a_primal_die(table: Story) -> None:
    table.start(mode="standard").experience(3).own("poison_vial")
    slain(table, "epic_legendary_beast")
    table.meets("wolf L2")
    table.throws(0, "poison_vial POISON").do("primal epic_legendary_beast 2", "roll poison_vial")
    table.throws(0, "monster_level 5").foe(5, 5).do("use_who poison_vial POISON seat0", "confront")
    assert table.compared == (5, 10, "loss")


@rule("DD-EPICMON-CHIMERA")
@die("epic_chimera")
def test_the_chimeras_trophy_poisons_once_a_round_even_from_outside(table: Story) -> None:
    table.start(mode="standard", seats=3).experience(3)
    slain(table, "epic_chimera", seat=2)
    table.bag("encounter", "wolf", "wolf")
    table.throws(0, "wolf L2").do("draw").levels(0, 4, 3).foe(5, 4).do("confront")
    table.do("pass")
    assert table.asked == (2, "outsiders")
    table.do("use_who epic_chimera POISON seat0")
    assert table.compared == (4, 9, "loss")
    table.throws(1, "wolf L2").do("draw").levels(1, 4).foe(5, 4).do("confront")  # once a round
    assert table.compared == (4, 9, "loss")


@rule("DD-EPICMON-QUEEN-SLIME")
@die("epic_queen_slime")
def test_the_queen_slimes_trophy_heals_once_on_the_own_turn(table: Story) -> None:
    table.start(mode="standard").experience(5).wound("level", "level")
    slain(table, "epic_queen_slime")
    table.throws(0, "spell_healing FIZZLE").do("rest")
    assert table.asked == (0, "end_of_turn")
    table.do("use epic_queen_slime HEALING", "mend_level seat0")
    assert table.state.hurt[0] == 1
    assert table.asked == (1, "turn")  # and not again


@rule("DD-EPICMON-QUEEN-SLIME")
@die("epic_queen_slime")
def test_on_anothers_turn_the_queen_slimes_trophy_heals_nobody(table: Story) -> None:
    table.start(mode="standard").experience(3, seat=1).wound("level", seat=1)
    slain(table, "epic_queen_slime", seat=1)
    table.meets("wolf L2")
    table.do("invite seat1", "accept").levels(0, 1).levels(1, 1).foe(6, 6).do("confront")  # nothing to use
    assert table.compared == (2, 12, "loss")
    assert table.state.hurt == [1, 2]


@rule("DD-EPICMON-LICH", "DD-ABILITY-NECROMANCY")
@die("epic_lich")
def test_the_lichs_trophy_animates_an_ordinary_trophy(table: Story) -> None:
    fights(table, "epic_lich")
    table.trophy("giant_spider L4")
    table.do("confront", "use_piece epic_lich NECROMANCY giant_spider")
    assert table.totals == (11, 9)
    table.do("pass")
    assert table.compared == (11, 9, "win")
    assert table.trophies() == ["epic_lich", "giant_spider"]


@rule("DD-OR-78")
@die("giant", "epic_cyclops")
def test_quake_binds_players_only(table: Story) -> None:
    """In the Volcano the shaking Giant has FIRE: it casts, the hero cannot."""
    table.start(mode="standard", dungeon_die="A").experience(5)
    table.state.place = "volcano"
    table.own("scroll")
    table.meets("giant L4")
    table.levels(0, 4, 4, 4).foe(2, 2, 2, 2).do("confront")
    table.throws(FOE, "spell_fire 5 FIRE").do("use place FIRE", "use_who spell_fire FIRE foe")
    assert table.compared == (12, 13, "loss")
    table.leave_open()
