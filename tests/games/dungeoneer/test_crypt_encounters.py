"""The Encounters of The Sunken Crypt: monsters with their specials and hit effects, and Traps."""

import pytest
from tests.games.dungeoneer.teller import Story
from tests.marks import card, rule

from delvewright.games.dungeoneer.sorts import STATS

# Monsters that only fight -----------------------------------------------------------------------------


@card("skeleton_guard", "shambling_zombie", "bone_archer", "carrion_bats")
@pytest.mark.parametrize(
    ("monster", "form", "score", "life"),
    [
        ("skeleton_guard", "melee", 1, 1),
        ("shambling_zombie", "melee", 2, 2),
        ("bone_archer", "speed", 2, 1),
        ("carrion_bats", "speed", 2, 1),
    ],
)
@rule("DN-COMBAT-02", "DN-COMBAT-03", "DN-COMBAT-09", "DN-COMBAT-15", "DN-COMBAT-16")
def test_a_plain_monster_has_one_form_a_score_and_life(
    table: Story, monster: str, form: str, score: int, life: int
) -> None:
    table.start(2).rolls(0, 1).rolls(1, 6)
    piece = table.send(monster)[0]
    assert table.totals == (1 + score, 9)  # Kron has Melee 3 and Speed 3
    assert [STATS[event[3]] for event in table.happened("attacks")] == [form]
    if life == 1:
        assert table.discards == [monster]
    else:
        assert table.wounds_of(piece) == 1
        table.do(f"pack {monster}")
    assert table.glory_of(1) == 1


# Hit effects ------------------------------------------------------------------------------------------


@card("mournful_ghost")
@rule("DN-COMBAT-13", "DN-COMBAT-32")
def test_a_ghost_takes_glory_and_no_life(table: Story) -> None:
    table.start(2).glory(1, seat=1).rolls(0, 1).rolls(1, 1)
    table.send("mournful_ghost")
    assert table.totals == (4, 1)
    table.do("pack mournful_ghost")  # and no Peril: there was no wound
    assert (table.life_of(1), table.glory_of(1), table.peril_of(1)) == (6, 0, 0)


@card("mournful_ghost")
def test_a_ghost_takes_two_of_more(table: Story) -> None:
    table.start(2).glory(7, seat=1).rolls(0, 1).rolls(1, 1)
    table.send("mournful_ghost")
    table.do("pack mournful_ghost")
    assert table.glory_of(1) == 5


@card("grave_wight")
@rule("DN-COMBAT-03", "DN-DP-07")
def test_a_wight_wounds_and_takes_a_card_at_random(table: Story) -> None:
    table.start(2)
    table.hand("haste", "repel", "ill_wind", seat=1)
    table.rolls(0, 6).rolls(1, 1).picks_at_random(1)
    table.send("grave_wight")
    assert table.offers == ["form melee", "form magic"]
    table.do("form magic")
    assert table.totals == (8, 1)
    table.do("pack grave_wight", "give_peril seat1")
    assert (table.life_of(1), table.hand_of(1), table.discards) == (5, ["haste", "ill_wind"], ["repel"])


@card("grave_wight")
def test_a_wight_finds_nothing_in_an_empty_hand(table: Story) -> None:
    table.start(2).rolls(0, 6).rolls(1, 1)
    table.send("grave_wight")
    table.do("form melee", "pack grave_wight", "give_peril seat0")
    assert (table.life_of(1), table.peril_of(0)) == (5, 1)


@card("crypt_spider")
@rule("DN-COMBAT-13", "DN-EFFECT-20")
def test_a_spider_wounds_and_tips(table: Story) -> None:
    table.start(2).rolls(0, 6).rolls(1, 1)
    table.send("crypt_spider")
    assert table.offers == ["form melee", "form speed"]
    table.do("form speed")
    assert table.totals == (8, 4)
    table.do("take_back crypt_spider", "give_peril seat1")
    assert (table.life_of(1), table.lies(1)) == (5, True)


@card("crypt_spider")
@rule("DN-OPEN-22")
@pytest.mark.parametrize("works", [True, False])
def test_a_hit_effect_of_who_was_challenged(table: Story, works: bool) -> None:
    table.start(2, hit_effect_on_counter=works)
    table.movement(1, seat=1).rolls(0, 1, 6).rolls(1, 1, 1)
    table.send("crypt_spider")
    table.do("form speed", "challenge crypt_spider melee", "give_peril seat1")
    assert table.totals == (5, 8)
    assert (table.life_of(1), table.lies(1)) == (5, works)
    table.do("pack crypt_spider")


# Specials ---------------------------------------------------------------------------------------------


@card("whispering_demon")
@rule("DN-COMBAT-04", "DN-COMBAT-06", "DN-COMBAT-32", "DN-EFFECT-10", "DN-THREAT-05", "DN-DP-52")
def test_a_demon_whispers_to_every_hero_before_it_strikes(table: Story) -> None:
    table.start(3).stands("torchlit_passage", seat=2)
    table.rolls(0, 4, 1).rolls(1, 4, 6)
    table.send("whispering_demon", at=1)
    assert table.offers == ["special whispering_demon 0", "hold_back whispering_demon"]
    table.do("special whispering_demon 0")
    rolled = [event[:1] + event[3:] for event in table.happened("threat")]
    assert rolled == [(0, 5, 5, True), (1, 4, 5, False)]  # the Dungeonlord's own hero too, nobody elsewhere
    assert [event.key for event in table.told].index("threat") < [event.key for event in table.told].index(
        "attack_roll"
    )
    assert (table.life_of(0), table.life_of(1), table.totals) == (6, 5, (2, 9))
    table.do("pack whispering_demon")  # no Peril for the wound of a Threat
    assert (table.peril_of(1), table.glory_of(1)) == (0, 1)


@card("whispering_demon")
@rule("DN-COMBAT-04")
def test_a_demon_whispers_to_a_hero_on_the_last_life(table: Story) -> None:
    table.start(2).life(1, seat=1).rolls(0, 4, 1).rolls(1, 5, 6)
    table.send("whispering_demon", at=1)
    table.do("special whispering_demon 0")
    assert (table.life_of(1), table.totals) == (1, (2, 9))
    table.do("pack whispering_demon")


@card("whispering_demon")
@rule("DN-OPEN-51")
def test_all_wounds_of_attackers_may_count_for_the_reward(table: Story) -> None:
    table.start(2, reward_wounds="all").stands("torchlit_passage", seat=1)
    table.rolls(0, 1).rolls(1, 1, 6)
    table.send("whispering_demon")
    table.do("special whispering_demon 0", "pack whispering_demon", "give_peril seat1")
    assert (table.life_of(1), table.peril_of(1)) == (5, 1)


@card("whispering_demon")
@rule("DN-COMBAT-04")
def test_a_demon_may_hold_its_tongue(table: Story) -> None:
    table.start(2).life(1).rolls(0, 1).rolls(1, 1)
    table.send("whispering_demon")
    table.do("hold_back whispering_demon", "pack whispering_demon")
    assert table.happened("threat") == []


@card("stitched_brute")
@rule("DN-EX-21", "DN-EFFECT-01", "DN-EFFECT-09", "DN-COMBAT-05", "DN-LORD-17")
def test_a_brute_grows_by_the_peril_that_is_left(table: Story) -> None:
    table.start(2).peril(4).rolls(0, 1, 1).rolls(1, 6, 1).movement(1, seat=1)
    table.send("stitched_brute", spare=2)
    assert table.offers == [
        "special stitched_brute 1",
        "special stitched_brute 2",
        "hold_back stitched_brute",
    ]
    table.do("special stitched_brute 2")
    assert table.totals == (5, 9)  # 1 + 2 + 2
    assert (table.peril_of(0), table.peril_of(1)) == (4, 0)  # the attacked player's, not the own
    table.do("challenge stitched_brute melee")
    assert table.totals == (5, 3)  # the attack alone had more
    table.do("pack stitched_brute")


@card("stitched_brute")
def test_what_a_brute_grows_by_is_for_itself_alone(table: Story) -> None:
    table.start(2).rolls(0, 1, 1).rolls(1, 6, 6)
    table.send("stitched_brute", "shambling_zombie", spare=2)
    table.do("special stitched_brute 2")
    assert [attack for _, attack, _, _ in table.happened("compared")] == [1 + 2 + 2, 1 + 2]
    table.do("pack stitched_brute", "pack shambling_zombie")


@card("stitched_brute")
@rule("DN-COMBAT-05")
def test_a_brute_grows_by_no_more_than_there_is(table: Story) -> None:
    table.start(2).rolls(0, 1).rolls(1, 6)
    table.send("stitched_brute", spare=1)
    assert table.offers == ["special stitched_brute 1", "hold_back stitched_brute"]
    assert table.game.why_not(table.state) == []
    table.do("hold_back stitched_brute", "pack stitched_brute")


@card("stitched_brute")
def test_a_brute_without_peril_fights_as_printed(table: Story) -> None:
    table.start(2).rolls(0, 1).rolls(1, 6)
    table.send("stitched_brute")  # nobody is asked about a special
    assert table.totals == (3, 9)
    table.do("pack stitched_brute")


@card("the_lich_lord")
@rule("DN-COMBAT-05", "DN-DP-08", "DN-OPEN-03", "DN-COMBAT-25")
def test_the_lich_lord_raises_an_undead_into_the_pack(table: Story) -> None:
    table.start(2)
    table.discard_pile("haste", "skeleton_guard", "grave_wight", "stitched_brute")
    table.pack("carrion_bats", "crypt_spider")
    table.rolls(0, 1).rolls(1, 1)
    table.send("the_lich_lord", spare=2)
    table.do("special the_lich_lord 2")
    assert table.offers == ["choose skeleton_guard", "choose grave_wight"]
    table.do("choose grave_wight", "pack the_lich_lord", "give_peril seat1")
    assert table.pack_of(0) == ["carrion_bats", "crypt_spider", "grave_wight", "the_lich_lord"]
    assert (table.totals, table.peril_of(1), table.life_of(1)) == ((5, 1), 1, 5)
    table.do("build")
    assert table.asked == (0, "pack")  # one more than a Pack holds at the end of the phase
    table.do("discard carrion_bats")
    assert len(table.pack_of(0)) == 3


@card("the_lich_lord")
def test_the_lich_lord_raises_nobody_without_undead_or_peril(table: Story) -> None:
    table.start(2)
    table.discard_pile("stitched_brute")
    table.rolls(0, 1).rolls(1, 5)
    table.send("the_lich_lord", spare=2)  # no question
    assert table.totals == (5, 5)
    table.do("take_back the_lich_lord")
    assert (table.hand_of(0), table.peril_of(1)) == (["the_lich_lord"], 2)


# Traps ------------------------------------------------------------------------------------------------


@card("dart_slit")
@rule("DN-EX-01", "DN-THREAT-01", "DN-THREAT-02", "DN-THREAT-03", "DN-THREAT-04")
@pytest.mark.parametrize(("die", "total", "life"), [(3, 5, 6), (2, 4, 5)])
def test_a_dart_flies_past_who_is_quick_enough(table: Story, die: int, total: int, life: int) -> None:
    table.start(2).stands("torchlit_passage", seat=1)
    table.hero("lorel_alanus", seat=1)  # Speed 2
    table.rolls(1, die)
    table.send("dart_slit")
    assert (table.threat, table.life_of(1)) == ((total, 5), life)
    assert (table.peril_of(1), table.discards) == (0, ["dart_slit"])


@card("swinging_blade")
def test_a_swinging_blade_wounds_twice(table: Story) -> None:
    table.start(2).stands("torchlit_passage", seat=1)
    table.rolls(1, 2)
    table.send("swinging_blade")
    assert (table.threat, table.life_of(1)) == ((5, 6), 4)
    table.rolls(1, 3)
    table.state.quelled = ()
    table.send("swinging_blade")
    assert (table.threat, table.life_of(1)) == ((6, 6), 4)


@card("gas_vent")
@rule("DN-THREAT-02", "DN-RESET-10")
def test_gas_is_met_with_the_life_one_has_and_slows_the_next_turn(table: Story) -> None:
    table.start(2).stands("torchlit_passage", seat=1)
    table.life(5, seat=1).rolls(1, 1)
    table.send("gas_vent")
    assert (table.threat, table.life_of(1)) == ((6, 7), 4)
    table.idle_until(1)
    assert table.movement_of(1) == 2
    table.idle_until(1)
    assert table.movement_of(1) == 3


@card("gas_vent")
def test_who_is_hale_smells_nothing(table: Story) -> None:
    table.start(2).stands("torchlit_passage", seat=1)
    table.rolls(1, 1)
    table.send("gas_vent")
    assert (table.threat, table.life_of(1)) == ((7, 7), 6)
    table.idle_until(1)
    assert table.movement_of(1) == 3


@card("glyph_of_ruin")
def test_a_glyph_costs_life_and_glory(table: Story) -> None:
    table.start(2).stands("torchlit_passage", seat=1)
    table.glory(3, seat=1).rolls(1, 5)
    table.send("glyph_of_ruin")
    assert (table.threat, table.life_of(1), table.glory_of(1)) == ((5, 6), 5, 1)


@card("false_floor")
@rule("DN-EFFECT-21")
def test_a_false_floor_tips(table: Story) -> None:
    table.start(2).stands("torchlit_passage", seat=1)
    table.rolls(1, 1)
    table.send("false_floor")
    assert (table.threat, table.lies(1), table.life_of(1)) == ((4, 5), True, 6)


@rule("DN-EX-15", "DN-THREAT-06", "DN-OBST-01", "DN-OPEN-21", "DN-LORD-14", "DN-EFFECT-04")
def test_a_trap_reaches_all_in_the_space_and_a_hazard_makes_it_harder(table: Story) -> None:
    table.start(4).lay(grim_passage=(0, 0), torchlit_passage=(-1, 0))
    table.stands("torchlit_passage", seat=2).stands("torchlit_passage", seat=3)
    table.rolls(0, 3).rolls(1, 2)
    table.send("dart_slit", at=1)
    rolled = [(event[0], *event[3:]) for event in table.happened("threat")]
    assert rolled == [(0, 6, 6, True), (1, 5, 6, False)]  # 5+ became 6+; both have Speed 3
    assert [table.life_of(seat) for seat in range(4)] == [6, 5, 6, 6]
