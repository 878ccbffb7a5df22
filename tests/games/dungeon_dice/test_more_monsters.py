"""Every monster: what its die shows, what it does in a fight, and what beating it brings (DD-MONSTER)."""

import pytest
from tests.games.dungeon_dice.teller import FOE, Story

from delvewright.games.dungeon_dice.kinds import KINDS
from marks import die, rule

REWARDS = {
    "POTION": "asp bat cockatrice energy_gel frost_worm giant_spider imp killer_bees monstrous_crab "
    "mushroom_man ooze scarab scorpion siren slime will_o_wisp wolf zombie",
    "TREASURE_CHEST": "evil_eye fire_elemental ghost goblin golem ice_elemental lamia lightning_elemental "
    "minotaur octopus ogre skeleton spider_queen vampire wind_elemental",
    "LOCKED_CHEST": "basilisk dark_knight demon dragon giant mummy succubus witch",
    "ENCHANT": "cursed_book harpy magic_toad",
    "WORN_SPOILS": "gelatinous_cube",
    "MERCENARY": "mercenary",
    "HATCH": "summoner",
    "EMPTY_CHEST": "thief",
    "NECROMANCY_SPOILS": "necromancer",
    "LEGENDARY_SPOILS": "legendary_warrior",
    "PHILOSOPHERS_STONE": "lost_king",
}


def stocked(table: Story, **settings: object) -> Story:
    """A table whose reward bags hold one known die each."""
    table.start(**settings)
    table.bag("item", "bomb")
    table.bag("equipment", "armor_grey")
    table.bag("artifact", "artifact_sword")
    return table


def rolls_reward(monster: str, reward: str) -> object:
    return pytest.param(monster, reward, marks=die(monster), id=monster)


@rule("DD-MONSTER-GEN-2", "DD-REWARD-2", "DD-TURN-5", "DD-OR-34")
@pytest.mark.parametrize(
    ("monster", "reward"),
    [rolls_reward(name, reward) for reward, names in REWARDS.items() for name in names.split()],
)
def test_the_reward_side_gives_the_reward_without_a_fight(table: Story, monster: str, reward: str) -> None:
    stocked(table, mode="standard")
    table.bag("encounter", monster, "familiar_wolf")
    table.draws("encounter", monster).throws(0, f"{monster} reward").do("draw")
    assert table.happened("reward") == [(0, reward)]
    assert not table.happened("met")
    assert table.state.experience[0] == 0
    if reward == "LEGENDARY_SPOILS":
        table.do("pick aegis_shield")
    gained = {
        "POTION": ["bomb"],
        "TREASURE_CHEST": ["armor_grey"],
        "LOCKED_CHEST": ["armor_grey"],  # nobody can open it
        "ENCHANT": [],  # no sword to enchant
        "WORN_SPOILS": ["armor_grey"],
        "MERCENARY": ["mercenary"],
        "HATCH": ["familiar_wolf"],
        "EMPTY_CHEST": [],
        "NECROMANCY_SPOILS": ["necromancers_staff"],
        "LEGENDARY_SPOILS": ["aegis_shield"],
        "PHILOSOPHERS_STONE": ["lost_king"],
    }
    assert table.owned() == gained[reward]


@rule("DD-MONSTER-GEN-1", "DD-TURN-6", "DD-DICE-1")
@pytest.mark.parametrize("spec", ["wolf L2", "wolf L4", "ogre L5", "lost_king L6"])
def test_the_number_on_the_face_is_the_level(table: Story, spec: str) -> None:
    table.start()
    table.meets(spec)
    level = int(spec[-1])
    table.levels(0, 1).foe(*[2] * level).do("confront")
    if "lost_king" in spec:
        table.do("pass")
    assert table.compared == (1, 2 * level, "loss")


@rule("DD-MONSTER-WOLF", "DD-MONSTER-OGRE")
@pytest.mark.parametrize(("monster", "won"), [("wolf", "bomb"), ("ogre", "armor_grey")])
def test_some_monsters_have_no_abilities(table: Story, monster: str, won: str) -> None:
    stocked(table)
    table.meets(f"{monster} L2")
    table.levels(0, 4).foe(1, 1).do("confront")  # nobody is asked anything
    assert table.compared == (4, 2, "win")
    assert table.owned() == [won]


@rule("DD-MONSTER-ASP", "DD-MONSTER-OCTOPUS")
@pytest.mark.parametrize(("monster", "won"), [("asp", "bomb"), ("octopus", "armor_grey")])
def test_tangling_monsters_take_the_lowest_die(table: Story, monster: str, won: str) -> None:
    stocked(table).experience(3)
    table.meets(f"{monster} L2")
    table.levels(0, 4, 2).foe(1, 2).do("confront")
    assert table.offers == [f"use_die {monster} TANGLE seat0.hero_level.2", "pass"]
    table.do(f"use_die {monster} TANGLE seat0.hero_level.2")
    assert table.compared == (4, 3, "win")
    assert table.owned() == [won]


IMMUNE = {
    "GUST": "bat wind_elemental dragon genie",
    "STUN": "energy_gel lightning_elemental",
    "FREEZE": "frost_worm ice_elemental",
    "DRAIN": "giant_spider spider_queen vampire demon",
    "FIRE": "will_o_wisp fire_elemental dragon",
    "VOID": "evil_eye mummy",
    "TOAD": "magic_toad",
}


@rule(
    "DD-IMMUNE-1",
    "DD-IMMUNE-2",
    "DD-MONSTER-BAT",
    "DD-MONSTER-WIND-ELEMENTAL",
    "DD-MONSTER-DRAGON",
    "DD-MONSTER-ENERGY-GEL",
    "DD-MONSTER-LIGHTNING-ELEMENTAL",
    "DD-MONSTER-FROST-WORM",
    "DD-MONSTER-ICE-ELEMENTAL",
    "DD-MONSTER-GIANT-SPIDER",
    "DD-MONSTER-SPIDER-QUEEN",
    "DD-MONSTER-VAMPIRE",
    "DD-MONSTER-DEMON",
    "DD-MONSTER-WILL-O-WISP",
    "DD-MONSTER-FIRE-ELEMENTAL",
    "DD-MONSTER-EVIL-EYE",
    "DD-MONSTER-MUMMY",
    "DD-MONSTER-MAGIC-TOAD",
)
@pytest.mark.parametrize(
    ("spell", "monster"),
    [(spell, name) for spell, names in IMMUNE.items() for name in names.split() if name != "genie"],
)
def test_a_monster_is_proof_against_the_spell_it_has(table: Story, spell: str, monster: str) -> None:
    table.start(mode="standard")
    table.own("scroll")
    level = KINDS[monster].min_level
    table.meets(f"{monster} L{level}")
    table.levels(0, 1).foe(*[1] * level).do("confront", "roll scroll")
    assert table.refusal(f"use_piece scroll SCROLL spell_{spell.lower()}") == ("immune", spell)
    other = "drain" if spell != "DRAIN" else "toad"
    assert f"use_piece scroll SCROLL spell_{other}" in table.offers
    table.leave_open()


@rule("DD-MONSTER-BAT", "DD-MONSTER-WIND-ELEMENTAL", "DD-MONSTER-DRAGON")
@pytest.mark.parametrize("spec", ["bat L3", "wind_elemental L3", "dragon L3"])
def test_a_losing_monster_begins_anew_with_gust(table: Story, spec: str) -> None:
    stocked(table)
    monster = spec.split()[0]
    table.own("hammer_black")
    table.meets(spec)
    table.throws(0, "hammer_black 5").levels(0, 4).foe(1, 1, 1).do("confront")
    assert table.totals == (9, 3)
    table.throws(0, "hammer_black 2").levels(0, 1).foe(5, 5, 5).do(f"use {monster} GUST")
    if monster == "dragon":
        table.do("pass")
    assert table.compared == (3, 15, "loss")


@rule("DD-MONSTER-COCKATRICE", "DD-ABILITY-PETRIFY", "DD-OR-81")
@pytest.mark.parametrize(("foe", "result"), [((1, 1), "win"), ((6, 6), "loss")])
def test_the_cockatrice_petrifies_what_was_rolled(table: Story, foe: tuple[int, int], result: str) -> None:
    stocked(table)
    table.own("vorpal_sword", "artifact_armor", "sword_of_wounding", "dagger_black", "axe_black")
    table.meets("cockatrice L2")
    table.do("arm sword_of_wounding+dagger_black+artifact_armor")
    table.throws(0, "sword_of_wounding 3", "dagger_black 1", "artifact_armor 2").levels(0, 1).foe(*foe)
    table.do("confront")
    assert table.compared[2] == result
    assert table.wounded == ["artifact_armor", "dagger_black", "sword_of_wounding"]


@rule("DD-MONSTER-BASILISK", "DD-ABILITY-SNATCH", "DD-ABILITY-PETRIFY")
def test_the_basilisk_petrifies_and_snatches(table: Story) -> None:
    stocked(table)
    table.own("sword_black", "armor_black")
    table.meets("basilisk L3")
    table.throws(0, "sword_black 1", "armor_black 1").levels(0, 1).foe(6, 6, 6).do("confront")
    assert table.asked == (0, "snatch")
    table.do("give_up armor_black")
    assert table.owned() == ["sword_black"]
    assert table.wounded == ["sword_black"]
    assert table.in_bag("equipment") == ["armor_black", "armor_grey"]


@rule("DD-MONSTER-IMP", "DD-MONSTER-HARPY", "DD-ABILITY-SNATCH", "DD-OR-81")
@pytest.mark.parametrize("monster", ["imp", "harpy"])
def test_a_snatcher_not_beaten_takes_a_die_of_the_victims_choice(table: Story, monster: str) -> None:
    stocked(table)
    table.own("sword_black", "artifact_armor", "bomb")
    table.meets(f"{monster} L1")
    table.throws(0, "sword_black 1", "artifact_armor 2").levels(0, 1).foe(6).do("confront", "pass")
    assert table.offers == ["give_up sword_black", "give_up artifact_armor"]
    table.do("give_up artifact_armor")
    assert table.owned() == ["bomb", "sword_black"]
    assert "artifact_armor" in table.in_bag("artifact")


@rule("DD-MONSTER-IMP", "DD-MONSTER-HARPY", "DD-ABILITY-SNATCH")
@pytest.mark.parametrize("monster", ["imp", "harpy"])
def test_a_beaten_snatcher_takes_nothing(table: Story, monster: str) -> None:
    stocked(table)
    table.own("armor_black")
    table.meets(f"{monster} L1")
    table.throws(0, "armor_black 1").levels(0, 4).foe(1).do("confront")
    assert "armor_black" in table.owned()


@rule("DD-OR-57")
def test_running_from_a_snatcher_costs_nothing(table: Story) -> None:
    table.start()
    table.own("armor_black")
    table.meets("imp L1")
    table.do("run")
    assert table.owned() == ["armor_black"]


@rule("DD-MONSTER-ENERGY-GEL", "DD-MONSTER-LIGHTNING-ELEMENTAL", "DD-ABILITY-STUN-1")
@pytest.mark.parametrize("spec", ["energy_gel L2", "lightning_elemental L2"])
def test_a_stunning_monster_stops_one_ability(table: Story, spec: str) -> None:
    table.start()
    table.own("whip_black", "sword_black")
    table.meets(spec)
    table.throws(0, "whip_black 1 TANGLE", "sword_black 2 SLASH").levels(0, 1).foe(6, 3).do("confront")
    table.do("use_die whip_black TANGLE foe.monster_level.3")
    table.do(f"stun {spec.split()[0]}")
    assert table.totals == (4, 9)
    table.levels(0, 4).do("use_die sword_black SLASH seat0.hero_level.1")  # and no other one
    assert table.compared == (7, 9, "loss")


@rule("DD-MONSTER-FROST-WORM", "DD-MONSTER-ICE-ELEMENTAL", "DD-ABILITY-FREEZE-1", "DD-OR-81")
@pytest.mark.parametrize(("monster", "won"), [("frost_worm", "bomb"), ("ice_elemental", "armor_grey")])
def test_a_freezing_monster_wounds_a_die_after_combat(table: Story, monster: str, won: str) -> None:
    stocked(table)
    table.own("hammer_black", "vorpal_sword")
    table.meets(f"{monster} L2")
    table.do("arm hammer_black")
    table.throws(0, "hammer_black 5").levels(0, 4).foe(2, 2).do("confront")
    assert table.offers[:2] == [
        f"use_piece {monster} FREEZE hammer_black",
        f"use_piece {monster} FREEZE vorpal_sword",
    ]
    table.do(f"use_piece {monster} FREEZE vorpal_sword")
    assert table.compared == (9, 4, "win")  # the symbol lowers nothing
    assert table.wounded == ["vorpal_sword"]
    assert won in table.owned()


@rule("DD-MONSTER-GIANT-SPIDER", "DD-MONSTER-VAMPIRE", "DD-MONSTER-DEMON", "DD-ABILITY-DRAIN-1")
@pytest.mark.parametrize("spec", ["giant_spider L3", "vampire L3", "demon L3"])
def test_a_draining_monster_adds_what_it_takes(table: Story, spec: str) -> None:
    table.start().experience(3)
    table.meets(spec)
    table.levels(0, 4, 3).foe(1, 1, 1).do("confront")
    table.do(f"use_die {spec.split()[0]} DRAIN seat0.hero_level.3")
    assert table.compared == (4, 6, "loss")


@rule("DD-MONSTER-SPIDER-QUEEN")
def test_the_spider_queen_tangles_and_drains(table: Story) -> None:
    table.start().experience(5)
    table.meets("spider_queen L3")
    table.levels(0, 4, 3, 2).foe(1, 1, 1).do("confront")
    table.do(
        "use_die spider_queen TANGLE seat0.hero_level.2", "use_die spider_queen DRAIN seat0.hero_level.3"
    )
    assert table.compared == (4, 6, "loss")


@rule("DD-MONSTER-MONSTROUS-CRAB", "DD-MONSTER-GOLEM")
@pytest.mark.parametrize("spec", ["monstrous_crab L3", "golem L3"])
def test_an_armored_monster_has_a_good_die_rolled_again(table: Story, spec: str) -> None:
    table.start().experience(3)
    table.own("hammer_black")
    table.meets(spec)
    table.throws(0, "hammer_black 4 SHATTER").levels(0, 4, 4).foe(3, 3, 3).do("confront", "pass")
    table.throws(0, "hammer_black 2")
    table.do(f"use_die {spec.split()[0]} PROTECTION seat0.hammer_black.4")
    assert table.compared == (10, 9, "win")


@rule("DD-MONSTER-SCORPION")
def test_the_scorpion_poisons_before_and_guards_in_the_fight(table: Story) -> None:
    table.start().experience(3)
    table.meets("scorpion L2")
    table.do("confront")
    assert table.asked == (1, "monster_before")
    table.levels(0, 4).foe(2, 2).do("use_who scorpion POISON seat0")  # one level die less
    table.levels(0, 1).do("use_die scorpion PROTECTION seat0.hero_level.4")
    assert table.compared == (1, 4, "loss")


@rule("DD-MONSTER-DARK-KNIGHT")
def test_the_dark_knight_guards_and_slashes(table: Story) -> None:
    table.start().experience(3)
    table.meets("dark_knight L3")
    table.levels(0, 4, 4).foe(1, 1, 1).do("confront")
    assert table.asked == (1, "armor")
    table.levels(0, 2).do("use_die dark_knight PROTECTION seat0.hero_level.4")
    assert table.totals == (6, 3)
    table.foe(5).do("use_die dark_knight SLASH foe.monster_level.1")
    assert table.compared == (6, 7, "loss")


@rule("DD-MONSTER-GOBLIN")
def test_the_goblin_slashes(table: Story) -> None:
    stocked(table)
    table.meets("goblin L1")
    table.levels(0, 3).foe(1).do("confront")
    table.foe(2).do("use_die goblin SLASH foe.monster_level.1")
    assert table.compared == (3, 2, "win")
    assert table.owned() == ["armor_grey"]


@rule("DD-MONSTER-MUSHROOM-MAN", "DD-MONSTER-SUCCUBUS", "DD-ABILITY-SLEEP-3", "DD-OR-18", "DD-OR-56")
@pytest.mark.parametrize("spec", ["mushroom_man L1", "succubus L3"])
def test_a_beaten_sleeper_leaves_luck_and_drowsiness(table: Story, spec: str) -> None:
    table.start().experience(3)
    table.own("hammer_black")
    table.bag("item", "bomb", "scroll")
    table.bag("equipment", "armor_grey", "sword_purple")
    level = int(spec[-1])
    table.meets(spec)
    table.throws(0, "hammer_black 5").levels(0, 4, 4).foe(*[1] * level).do("confront")
    if level == 3:
        table.do("pass")  # the chest stays shut
    prize = "scroll" if level == 1 else "sword_purple"
    table.do(f"luck {spec.split()[0]} {prize}")
    assert prize in table.owned()
    assert table.state.asleep == (0,)


@rule("DD-MONSTER-MUSHROOM-MAN", "DD-OR-18")
def test_a_winning_sleeper_sends_the_heroes_to_rest(table: Story) -> None:
    table.start()
    table.bag("encounter", "mushroom_man", "mushroom_man")
    table.throws(0, "mushroom_man L1").do("draw").levels(0, 1).foe(6).do("confront")
    assert table.state.asleep == (0,)
    table.throws(1, "mushroom_man L1").do("draw").throws(0, "spell_healing FIZZLE").do("run")
    assert [seat for seat, _ in table.happened("rested")] == [0]  # by force; who ran is wide awake
    assert table.asked == (1, "turn")


@rule("DD-MONSTER-OOZE", "DD-ABILITY-PAIN-2", "DD-OR-17")
@pytest.mark.parametrize(("foe", "hurt"), [((1,), 1), ((6,), 2)])
def test_the_ooze_wounds_beaten_or_not(table: Story, foe: tuple[int], hurt: int) -> None:
    stocked(table).experience(3)
    table.meets("ooze L1")
    table.levels(0, 1, 1).foe(*foe).do("confront")
    assert table.state.hurt[0] == hurt


@rule("DD-OR-17")
def test_by_the_other_reading_a_pain_monster_that_wins_wounds_once(table: Story) -> None:
    table.start(pain_when_lost=False).experience(3)
    table.meets("ooze L1")
    table.levels(0, 1, 1).foe(6).do("confront")
    assert table.state.hurt[0] == 1


@rule("DD-MONSTER-KILLER-BEES", "DD-ABILITY-SWARM-1", "DD-ABILITY-SWARM-2", "DD-IMMUNE-6")
def test_killer_bees_swarm_and_poison(table: Story) -> None:
    stocked(table).experience(3)
    table.own("poison_vial", "strength_potion")
    table.meets("killer_bees L5")  # dice above 2 do not count
    table.do("confront")
    table.levels(0, 4).foe(6, 5, 3, 2, 1).do("use_who killer_bees POISON seat0")
    table.throws(0, "poison_vial POISON").do("roll poison_vial")
    assert table.refusal("use_who poison_vial POISON foe") == ("immune", "POISON")
    table.do("pass")
    table.throws(0, "strength_potion STRENGTH").do("roll strength_potion")
    assert table.refusal("use_who strength_potion STRENGTH foe") == ("immune", "STRENGTH")
    table.do("pass")
    assert table.compared == (4, 3, "win")
    assert table.owned() == ["bomb"]  # the 6 that does not count gives no potion


@rule("DD-MONSTER-SCARAB")
@pytest.mark.parametrize(("index", "counted"), [(0, 3), (1, 6), (3, 10), (4, 15)])
def test_a_scarabs_number_says_which_dice_count(table: Story, index: int, counted: int) -> None:
    stocked(table)
    table.bag("encounter", "scarab")
    table.load(0, index)
    table.do("draw").levels(0, 1).foe(1, 2, 3, 4, 5).do("confront")
    assert table.compared[1] == counted


@rule("DD-MONSTER-SIREN", "DD-MONSTER-LAMIA", "DD-ABILITY-CHARM", "DD-ASSIST-4")
@pytest.mark.parametrize("monster", ["siren", "lamia"])
def test_a_charming_monster_makes_all_refuse(table: Story, monster: str) -> None:
    table.start(seats=3)
    table.meets(f"{monster} L2")
    assert table.asked == (1, "monster_charm")
    table.do(f"use_mode {monster} CHARM refuse")
    assert table.refusal("invite seat1") == ("charmed",)
    table.do("run")


@rule("DD-MONSTER-SIREN", "DD-MONSTER-LAMIA", "DD-ABILITY-CHARM")
@pytest.mark.parametrize("monster", ["siren", "lamia"])
def test_a_charming_monster_makes_all_offer(table: Story, monster: str) -> None:
    table.start(seats=3)
    table.meets(f"{monster} L2")
    table.do(f"use_mode {monster} CHARM offer", "invite seat2")
    assert table.state.fighters == (0, 2)  # not asked
    table.do("run")


@rule("DD-MONSTER-SLIME", "DD-ABILITY-HEALING-3")
def test_the_beaten_slime_heals_each_hero_once(table: Story) -> None:
    stocked(table, seats=3).experience(3).experience(3, seat=1).wound("level").wound("level", seat=1)
    table.meets("slime L1")
    table.do("invite seat1", "accept").levels(0, 4).levels(1, 4).foe(1).do("confront")
    assert table.asked == (0, "heal")
    table.do("mend_level seat0")
    assert table.asked == (1, "heal")
    table.do("mend_level seat1")
    assert table.state.hurt == [0, 0, 0]
    assert table.owned() == ["bomb"]


@rule("DD-MONSTER-SLIME")
def test_a_slime_that_wins_heals_nobody(table: Story) -> None:
    table.start().experience(3).wound("level")
    table.meets("slime L1")
    table.levels(0, 1).foe(6).do("confront")
    assert table.state.hurt[0] == 2


@rule("DD-MONSTER-WILL-O-WISP", "DD-MONSTER-FIRE-ELEMENTAL", "DD-MONSTER-DRAGON", "DD-ABILITY-FIRE-1")
@pytest.mark.parametrize("spec", ["will_o_wisp L2", "fire_elemental L2", "dragon L3"])
def test_a_fiery_monster_casts_fire_for_its_number(table: Story, spec: str) -> None:
    table.start()
    monster, level = spec.split()[0], int(spec[-1])
    table.meets(spec)
    table.levels(0, 4).foe(*[1] * level).do("confront")
    table.throws(FOE, "spell_fire 5 FIRE").do(f"use {monster} FIRE", "use_who spell_fire FIRE foe")
    if monster == "dragon":
        table.do("pass")
    assert table.compared == (4, level + 5, "loss")


@rule("DD-MONSTER-ZOMBIE", "DD-MONSTER-SKELETON", "DD-ABILITY-FEAR-1")
@pytest.mark.parametrize(("monster", "won"), [("zombie", "bomb"), ("skeleton", "armor_grey")])
def test_a_fearsome_monster_bars_one_die(table: Story, monster: str, won: str) -> None:
    stocked(table)
    table.own("hammer_black")
    table.meets(f"{monster} L1")
    table.do("confront").levels(0, 3).foe(2).do(f"use_piece {monster} FEAR hammer_black")
    assert table.compared == (3, 2, "win")  # the hammer was not rolled
    assert won in table.owned()


@rule("DD-MONSTER-EVIL-EYE", "DD-MONSTER-MUMMY", "DD-ABILITY-VOID-1")
@pytest.mark.parametrize("spec", ["evil_eye L3", "mummy L3"])
def test_a_void_monster_takes_the_highest_die_last(table: Story, spec: str) -> None:
    table.start().experience(3)
    table.own("hammer_black")
    table.meets(spec)
    table.throws(0, "hammer_black 5").levels(0, 4, 3).foe(3, 3, 2).do("confront")
    assert table.asked == (1, "last")
    assert table.totals == (12, 8)
    table.do(f"use_who {spec.split()[0]} VOID seat0")
    assert table.compared == (7, 8, "loss")


@rule("DD-MONSTER-MINOTAUR")
@pytest.mark.parametrize(
    ("spec", "experience", "falls"), [("L3", 0, True), ("L3", 3, False), ("L4", 3, True)]
)
def test_the_minotaur_executes_low_levels(table: Story, spec: str, experience: int, falls: bool) -> None:
    stocked(table).experience(experience)
    table.own("hammer_purple")
    table.meets(f"minotaur {spec}")
    dice = 2 if experience else 1
    table.throws(0, "hammer_purple 6").levels(0, *[4] * dice).foe(*[1] * int(spec[1])).do("confront")
    if falls:
        table.do("use_who minotaur EXECUTE seat0")
    assert table.compared[2] == ("loss" if falls else "win")


@rule("DD-MONSTER-GIANT", "DD-ABILITY-QUAKE")
def test_the_giants_quake_bars_items_spells_and_familiars(table: Story) -> None:
    table.start()
    table.own("bomb", "scroll", "familiar_wolf", "familiar_owl", "strength_potion")
    table.own("bomb", seat=1)
    table.meets("giant L4")
    for name in ("roll scroll", "roll strength_potion", "call familiar_owl"):
        assert table.refusal(name) == ("quake",)
    table.levels(0, 1).foe(1, 1, 1, 1).do("confront")  # nobody can do anything
    assert table.compared == (1, 4, "loss")


@rule("DD-MONSTER-WITCH", "DD-MONSTER-CURSED-BOOK", "DD-SPELL-5")
@pytest.mark.parametrize("spec", ["witch L3", "cursed_book L3"])
def test_a_spellcasting_monster_rolls_a_spell_of_choice(table: Story, spec: str) -> None:
    table.start().experience(3)
    monster = spec.split()[0]
    table.meets(spec)
    table.levels(0, 4, 3).foe(1, 1, 1).do("confront")
    assert table.asked == (1, "monster")
    table.throws(FOE, "spell_drain DRAIN").do(f"use_piece {monster} SCROLL spell_drain")
    table.do("use_die spell_drain DRAIN seat0.hero_level.3")
    assert table.compared == (4, 6, "loss")


@rule("DD-MONSTER-MAGIC-TOAD", "DD-ABILITY-TOAD-1")
def test_the_magic_toad_turns_a_hero_into_its_like(table: Story) -> None:
    table.start(seats=3)
    table.meets("magic_toad L2")
    table.do("invite seat2", "accept").levels(0, 4).levels(2, 3).foe(1, 1).do("confront")
    table.do("use_who magic_toad TOAD seat0")
    assert table.compared == (3, 2, "win")
