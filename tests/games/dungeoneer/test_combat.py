"""Combat step by step: attack, response, rolls, hits, Challenge, Pack and Reward."""

import pytest
from tests.games.dungeoneer.teller import Story
from tests.marks import card, rule

from delvewright.games.dungeoneer.board import PERIL_DISCARD
from delvewright.games.dungeoneer.sorts import MAGIC, MELEE, SPEED


def steps(table: Story, *keys: str) -> list[str]:
    return [event.key for event in table.told if event.key in keys]


# A to E -----------------------------------------------------------------------------------------------


@rule("DN-EX-02", "DN-COMBAT-01", "DN-COMBAT-06", "DN-COMBAT-23", "DN-COMBAT-29")
def test_an_undead_and_a_demon_attack_move_by_move(table: Story) -> None:
    table.start(2).stands("torchlit_passage", seat=1)
    table.hero("roderik_talus", seat=1)  # Melee 2, Magic 1
    table.hand("repel", seat=1)
    table.glory(3, seat=1).rolls(0, 4).rolls(1, 4, 1)
    demon = table.send("shambling_zombie", "whispering_demon")[1]
    table.do("special whispering_demon 0")  # A: both attack with Melee, their only form
    assert table.offers == ["pass"]  # after the Threat's roll
    table.do("pass")
    assert table.threat == (5, 5)
    assert (table.asked, table.life_of(1)) == ((1, "window"), 6)
    table.do("play repel", "choose shambling_zombie")  # B
    assert table.discards == ["repel", "shambling_zombie"]
    assert table.totals == (5, 3)  # C: 4 + 1; D: 1 + 2
    assert table.life_of(1) == 5  # E; F: nobody asks, without a saved point
    table.do("pack whispering_demon")  # G
    assert table.pack_of(0) == ["whispering_demon"]
    assert demon not in [host for _, host in table.state.hosts]
    table.do("give_peril seat1")  # H
    assert (table.peril_of(1), table.glory_of(1)) == (1, 0)


@rule("DN-COMBAT-01", "DN-COMBAT-09", "DN-COMBAT-11", "DN-OPEN-08", "DN-DP-09")
def test_monsters_attack_together_respond_once_and_strike_one_by_one(table: Story) -> None:
    table.start(2)
    table.hand("repel", seat=1)
    table.glory(3, seat=1).rolls(0, 1, 1).rolls(1, 6, 6)
    table.send("skeleton_guard", "grave_wight")
    table.do("form melee")
    assert steps(table, "attacks", "attack_roll") == ["attacks", "attacks"]
    assert table.asked == (1, "window")
    table.do("pass")  # step B, for both of them
    keys = ("attack_roll", "counter_roll", "compared")
    assert steps(table, *keys) == ["attack_roll", "counter_roll"]
    table.do("pass", "pass")  # after the rolls of each attack
    assert steps(table, *keys) == [*keys, *keys]
    table.do("pack grave_wight")


@rule("DN-OPEN-08")
def test_monsters_may_be_made_to_attack_one_after_the_other(table: Story) -> None:
    table.start(2, attack_together=False).rolls(0, 1, 1).rolls(1, 6, 6)
    table.send("skeleton_guard", "grave_wight")
    assert steps(table, "attacks", "compared") == ["attacks", "compared"]
    table.do("form melee", "pack grave_wight")
    assert steps(table, "attacks", "compared") == ["attacks", "compared", "attacks", "compared"]


@rule("DN-COMBAT-10", "DN-COMBAT-35")
@pytest.mark.parametrize(("form", "attack", "counter"), [("melee", 3, 9), ("magic", 3, 6)])
def test_both_sides_fight_in_the_form_the_attacker_chose(
    table: Story, form: str, attack: int, counter: int
) -> None:
    table.start(2)
    table.hand("grave_wight")
    table.peril(3, seat=1).do("send grave_wight seat1", "attack")
    assert table.offers == ["form melee", "form magic"]  # it has a Speed, but no attack symbol there
    table.rolls(0, 1).rolls(1, 6).do(f"form {form}", "pack grave_wight")
    assert table.totals == (attack, counter)  # Kron: Melee 3, Magic 0


@rule("DN-COMBAT-08", "DN-EFFECT-05")
def test_who_leaves_before_the_attack_roll_is_not_attacked(table: Story) -> None:
    table.start(2)
    table.hand("repel", seat=1)
    table.glory(3, seat=1)
    table.send("shambling_zombie")
    assert table.asked == (1, "window")
    table.stands("torchlit_passage", seat=1).do("pass")  # gone, whatever took him away
    assert table.happened("attack_roll") == []
    table.do("pack shambling_zombie")
    assert table.life_of(1) == 6


@rule("DN-COMBAT-12", "DN-COMBAT-14")
@pytest.mark.parametrize(("die", "life", "wounds"), [(5, 6, 0), (6, 5, 0), (4, 6, 1)])
def test_the_higher_total_hits_and_a_tie_does_nothing(table: Story, die: int, life: int, wounds: int) -> None:
    table.start(2).rolls(0, die).rolls(1, 4)
    zombie = table.send("shambling_zombie")[0]
    assert table.totals == (die + 2, 7)
    assert (table.life_of(1), table.wounds_of(zombie)) == (life, wounds)
    table.do("pack shambling_zombie", *(["give_peril seat1"] if life == 5 else []))
    assert table.glory_of(1) == wounds


@rule("DN-COMBAT-16", "DN-WIN-04", "DN-OPEN-29")
def test_a_hero_without_life_is_out_and_his_cards_are_discarded(table: Story) -> None:
    table.start(3).life(1, seat=1).rolls(0, 6).rolls(1, 1)
    table.hand("haste", seat=1)
    table.inventory("lockwise", seat=1)
    table.pack("carrion_bats", seat=1)
    table.send("skeleton_guard")
    table.do("pack skeleton_guard", "give_peril seat2")
    assert (table.life_of(1), table.state.at[1]) == (0, -1)
    assert sorted(table.discards) == ["carrion_bats", "haste", "lockwise"]
    assert not [offer for offer in table.offers if offer.endswith("seat1")]
    table.idle_until(2)


@rule("DN-WIN-02", "DN-WIN-06")
def test_the_last_hero_standing_has_won_in_the_middle_of_a_combat(table: Story) -> None:
    table.start(2).life(1, seat=1).rolls(0, 6).rolls(1, 1)
    table.send("skeleton_guard")  # nobody is asked about Pack or Reward
    assert table.state.ask is None
    assert table.state.result[1] == (0,)


# F Challenge ------------------------------------------------------------------------------------------


@rule(
    "DN-EX-13", "DN-COMBAT-12", "DN-COMBAT-17", "DN-COMBAT-18", "DN-COMBAT-30", "DN-COMBAT-34", "DN-DRAW-05"
)
def test_a_saved_point_pays_for_a_challenge(table: Story) -> None:
    table.start(2)
    table.stands("torchlit_passage", seat=1)
    table.idle_until(1).do("build", "move south", "move north")
    assert table.movement_of(1) == 1
    table.hand(seat=1)
    table.do("end", "save")
    assert (table.asked, table.movement_of(1)) == ((0, "lord"), 1)
    table.hand(seat=1)
    glory = table.glory_of(1)
    table.rolls(0, 2, 4).rolls(1, 3, 5)
    table.send("shambling_zombie")
    assert table.totals == (4, 6)
    table.do("challenge shambling_zombie melee")
    assert table.totals == (9, 6)  # 5 + 3, and Kron's 1 more against what attacked him
    assert (table.discards, table.movement_of(1)) == (["shambling_zombie"], 0)
    assert table.glory_of(1) == glory + 2


@rule("DN-COMBAT-18", "DN-COMBAT-20", "DN-LORD-12", "DN-SPECIAL-04", "DN-SPECIAL-08", "DN-SPECIAL-10")
def test_a_hero_challenges_once_a_turn_for_one_movement(table: Story) -> None:
    table.start(2).movement(2, seat=1).rolls(0, 6, 6, 6).rolls(1, 5, 4, 5)
    table.send("shambling_zombie", "stitched_brute")
    table.do("challenge shambling_zombie melee")  # straight after its attack
    assert table.movement_of(1) == 1
    table.do("pack shambling_zombie", "pack stitched_brute")  # and not once more at the end
    assert [event[0] for event in table.happened("challenged")] == [1]


@rule("DN-COMBAT-17", "DN-COMBAT-18")
def test_without_a_point_or_lying_down_nobody_challenges(table: Story) -> None:
    table.start(2).rolls(0, 1).rolls(1, 1)
    table.send("stitched_brute")  # not asked
    table.do("pack stitched_brute")
    table.idle_until(0).movement(1, seat=1).tipped(seat=1)
    table.glory(0, seat=1).rolls(0, 1).rolls(1, 1)
    table.send("stitched_brute")
    table.do("pack stitched_brute")
    assert table.happened("challenged") == []


@rule("DN-COMBAT-17", "DN-DP-15")
def test_a_challenge_may_go_to_any_attacker_left_or_to_a_hero_beside(table: Story) -> None:
    table.start(3).stands("torchlit_passage", seat=2).movement(1, seat=1)
    table.rolls(0, 1, 1, 1).rolls(1, 1, 6, 1)
    table.send("stitched_brute", "skeleton_guard", "shambling_zombie")
    assert table.offers == ["challenge stitched_brute melee", "challenge raka melee", "decline"]
    table.do("decline")  # the Skeleton falls: only a hero is left to challenge after it
    assert table.offers == ["challenge raka melee", "decline"]
    table.do("decline")
    assert table.offers == [
        "challenge stitched_brute melee",
        "challenge shambling_zombie melee",
        "challenge raka melee",
        "decline",
    ]
    table.rolls(1, 6).rolls(0, 1)
    table.do("challenge raka melee", "decline")  # Raka, attacked by a hero, might answer
    assert table.life_of(0) == 5
    table.do("pack stitched_brute", "pack shambling_zombie")


@rule("DN-COMBAT-19", "DN-COMBAT-21")
def test_a_challenge_has_no_challenge_of_its_own_and_the_dungeonlord_rolls(table: Story) -> None:
    table.start(2).movement(1, seat=1).rolls(0, 3, 2).rolls(1, 2, 2)
    table.send("stitched_brute")
    table.do("challenge stitched_brute melee")
    rolls = [event[0] for event in table.happened("attack_roll") + table.happened("counter_roll")]
    assert rolls == [0, 1, 1, 0]
    assert table.totals == (6, 4)
    assert [fight.challenge for fight in (table.state.struck,) if fight] == [True]
    table.do("pack stitched_brute")


@card("hunters_mark")
@rule("DN-COMBAT-19")
def test_an_attack_that_answers_a_monster_is_a_challenge(table: Story) -> None:
    table.start(2, packs=("crypt", "marches"))
    table.inventory("hunters_mark", seat=1)
    table.movement(1, seat=1).rolls(0, 1, 1).rolls(1, 1, 1)
    table.send("stitched_brute")
    assert table.totals == (3, 4)
    table.do("challenge stitched_brute melee")
    assert table.totals == (6, 3)  # 1 + 3, 1 of Kron's own and 1 of the Mark
    table.do("pack stitched_brute")


@rule("DN-COMBAT-29", "DN-COMBAT-34")
def test_a_monster_that_wins_a_challenge_is_rewarded_for_it(table: Story) -> None:
    table.start(3).movement(1, seat=1).rolls(0, 1, 6).rolls(1, 6, 1)
    table.send("stitched_brute")
    table.do("challenge stitched_brute melee")
    assert (table.totals, table.life_of(1)) == ((5, 8), 5)
    table.do("give_peril seat2", "pack stitched_brute")
    assert (table.peril_of(2), table.glory_of(1)) == (1, 1)


@rule("DN-COMBAT-35", "DN-OPEN-20")
@pytest.mark.parametrize(("forms", "open"), [("printed", ["melee"]), ("any", ["melee", "magic", "speed"])])
def test_heroes_attack_in_their_own_forms(table: Story, forms: str, open: list[str]) -> None:
    table.start(2, hero_forms=forms).movement(1, seat=1).rolls(0, 1).rolls(1, 1)
    table.stands("torchlit_passage", seat=1)
    table.send("stitched_brute")
    assert table.offers == [*[f"challenge stitched_brute {form}" for form in open], "decline"]
    table.do("decline", "pack stitched_brute")


# G Pack and H Reward ----------------------------------------------------------------------------------


@rule("DN-COMBAT-22", "DN-COMBAT-24", "DN-OPEN-02", "DN-COMP-22", "DN-DP-17")
@pytest.mark.parametrize("heals", [True, False])
def test_in_the_pack_wounds_stay_and_in_hand_they_go(table: Story, heals: bool) -> None:
    table.start(2, pack_heals=heals).rolls(0, 1, 1).rolls(1, 6, 6)
    brute, zombie = table.send("stitched_brute", "shambling_zombie")
    assert (table.wounds_of(brute), table.wounds_of(zombie)) == (1, 1)
    table.do("pack stitched_brute", "take_back shambling_zombie")
    assert (table.pack_of(0), table.hand_of(0)) == (["stitched_brute"], ["shambling_zombie"])
    assert (table.wounds_of(brute), table.wounds_of(zombie)) == (0 if heals else 1, 0)
    assert table.seen_by(1, owner=0) == ["shambling_zombie"]  # everybody saw where it went


@rule("DN-COMBAT-29", "DN-COMBAT-30", "DN-OPEN-01", "DN-DP-19")
@pytest.mark.parametrize("reward", ["each_wound", "once"])
def test_each_wound_is_rewarded(table: Story, reward: str) -> None:
    table.start(3, reward=reward).rolls(0, 6, 6, 1, 1).rolls(1, 1, 1, 6, 6)
    table.send("skeleton_guard", "carrion_bats", "bone_archer", "skeleton_guard")
    table.do("pack skeleton_guard", "pack carrion_bats")
    table.do("give_peril seat1", *(["give_peril seat2"] if reward == "each_wound" else []))
    assert (table.life_of(1), table.glory_of(1)) == (4, 2 if reward == "each_wound" else 1)
    assert [table.peril_of(seat) for seat in range(3)] == [0, 1, 1 if reward == "each_wound" else 0]


@rule("DN-OPEN-48")
@pytest.mark.parametrize("allowed", [True, False])
def test_the_peril_of_a_reward_may_go_to_oneself(table: Story, allowed: bool) -> None:
    table.start(3, peril_to_oneself=allowed).rolls(0, 6).rolls(1, 1)
    table.send("skeleton_guard")
    table.do("pack skeleton_guard")
    if not allowed:
        table.refused("give_peril seat0", "own_peril")
    table.do("give_peril seat0" if allowed else "give_peril seat1")


@rule("DN-COMBAT-33", "DN-COMBAT-13")
def test_glory_is_for_life_that_was_really_lost(table: Story) -> None:
    table.start(2)
    table.inventory("axe_of_weeping_wounds", seat=1)
    table.glory(1, seat=1).movement(1, seat=1).rolls(0, 2, 1).rolls(1, 1, 6)
    zombie = table.send("shambling_zombie")[0]
    table.hurt(zombie, 1)
    table.do("challenge shambling_zombie melee", "use axe_of_weeping_wounds weep")
    assert (table.discards, table.glory_of(1)) == (["shambling_zombie"], 1)  # 2 wounds for 1 Life


@rule("DN-COMBAT-30", "DN-OPEN-01")
def test_heroes_gain_nothing_from_wounding_heroes(table: Story) -> None:
    table.start(2).hero_phase().rolls(0, 6).rolls(1, 1)
    table.do("challenge kron_axereaver melee")
    assert (table.life_of(1), table.glory_of(0), table.peril_of(1)) == (5, 0, 0)
    assert [table.score_of(stat) for stat in (MELEE, MAGIC, SPEED)] == [2, 1, 3]


@rule("DN-EFFECT-05", "DN-LORD-16")
def test_what_was_laid_down_for_a_hero_who_got_away_finds_nothing(table: Story) -> None:
    table.start(2, packs=("crypt", "marches")).stands("old_kings_road", seat=1).rolls(1, 1)
    table.hand("witchlight_lure", "dart_slit", "stitched_brute")
    table.peril(7, seat=1)
    table.do("send witchlight_lure seat1", "send dart_slit seat1", "send stitched_brute seat1", "attack")
    assert table.place_of(1) == "arnum_hamlet"  # the only space beside the road
    assert table.happened("sprung")[1:] == []
    table.do("take_back stitched_brute")
    assert (table.life_of(1), table.hand_of(0)) == (6, ["stitched_brute"])
    assert table.kinds(PERIL_DISCARD) == ["witchlight_lure", "dart_slit"]


@rule("DN-OPEN-66")
@pytest.mark.parametrize(("life", "glory"), [(2, 1), (1, 0)])
def test_who_falls_in_a_combat_earns_nothing_by_it(table: Story, life: int, glory: int) -> None:
    table.start(2, reincarnation=True).life(life, seat=1).rolls(0, 1, 6).rolls(1, 6, 1)
    table.send("shambling_zombie", "giant_rats")
    table.do("pack shambling_zombie", "pack giant_rats", "give_peril seat0")
    assert table.life_of(1) == life - 1
    assert table.glory_of(1) == glory
    table.leave_open()
