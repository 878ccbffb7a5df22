"""The Boons of The Sunken Crypt: their prices, their moments and what they do."""

from tests.games.dungeoneer.teller import Story
from tests.marks import card, rule

from delvewright.games.dungeoneer.powers import ATTACK, COUNTER, EXIT, THREAT, TRAP
from delvewright.games.dungeoneer.sorts import LIFE, MAGIC, MELEE, SPEED

# In the Response step ---------------------------------------------------------------------------------


@card("repel")
@rule("DN-COMBAT-07", "DN-LORD-18")
def test_repel_discards_an_attacking_monster_of_choice(table: Story) -> None:
    table.start(2)
    table.hand("repel", seat=1)
    table.glory(3, seat=1)
    table.send("shambling_zombie", "stitched_brute")
    assert table.asked == (1, "window")
    table.do("play repel")
    assert table.offers == ["choose shambling_zombie", "choose stitched_brute"]
    table.rolls(0, 1).rolls(1, 6)
    table.do("choose stitched_brute")
    assert table.happened("compared") == [(table.piece("shambling_zombie"), 3, table.hero_of(1), 9)]
    assert (table.discards, table.hand_of(1)) == (["repel", "stitched_brute"], [])
    assert table.peril_of(1) == 0  # what was paid for the Brute is gone
    table.do("pack shambling_zombie")
    assert table.glory_of(1) == 1  # 3 were paid; 1 for the Zombie's wound


@card("repel")
@rule("DN-SPECIAL-02", "DN-COMP-18")
def test_repel_is_of_no_use_outside_the_response_step(table: Story) -> None:
    table.start(2)
    table.hand("repel")
    table.glory(9).hero_phase()
    assert "play repel" not in table.offers
    table.rolls(0, 6).rolls(1, 1)
    table.do("challenge kron_axereaver melee")
    for _ in ("before the roll", "after it"):  # asked, since the hand might hold other cards
        assert (table.asked, table.offers) == ((0, "window"), ["pass"])
        table.do("pass")


@card("repel")
def test_repel_is_for_attacks_on_oneself(table: Story) -> None:
    table.start(3)
    table.hand("repel", seat=2)
    table.glory(3, seat=2).rolls(0, 1).rolls(1, 6)
    table.send("shambling_zombie", at=1)
    table.do("pack shambling_zombie")
    assert table.hand_of(2) == ["repel"]


@card("repel", "the_lich_lord")
def test_repel_does_nothing_to_the_lich_lord(table: Story) -> None:
    table.start(2)
    table.hand("repel", seat=1)
    table.glory(3, seat=1).rolls(0, 1).rolls(1, 1)
    table.send("the_lich_lord")
    table.refused("play repel", "no_such_attacker")
    table.do("pass", "pass", "pack the_lich_lord", "give_peril seat1")
    assert table.totals == (5, 1)
    assert table.life_of(1) == 5


@card("repel", "the_lich_lord")
def test_repel_may_still_pick_another_beside_the_lich_lord(table: Story) -> None:
    table.start(2)
    table.hand("repel", seat=1)
    table.glory(3, seat=1).rolls(0, 1).rolls(1, 5)
    table.send("the_lich_lord", "skeleton_guard")
    table.do("play repel")
    assert table.discards == ["repel", "skeleton_guard"]
    table.do("take_back the_lich_lord")


@card("create_darkness")
def test_create_darkness_hinders_all_attackers_of_the_combat(table: Story) -> None:
    table.start(2)
    table.hand("create_darkness", seat=1)
    table.glory(2, seat=1).movement(1, seat=1).rolls(0, 5, 5, 5).rolls(1, 1, 2, 1)
    table.send("shambling_zombie", "carrion_bats")
    table.do("play create_darkness", "decline")
    assert [event[1::2] for event in table.happened("compared")] == [(5, 4), (5, 5)]  # -2 each
    assert table.glory_of(1) == 0
    table.do("challenge shambling_zombie melee", "give_peril seat1")
    assert table.totals == (5, 7)  # its counter-attack is no attack: 5 + 2; and 1 + 3 + 1 for Kron
    table.do("pack shambling_zombie", "pack carrion_bats", "give_peril seat1")
    assert table.life_of(1) == 4


# Around a roll ----------------------------------------------------------------------------------------


@card("dodge")
@rule("DN-OPEN-38", "DN-SPECIAL-01")
def test_dodge_undoes_a_melee_hit_after_both_rolls(table: Story) -> None:
    table.start(2)
    table.hand("dodge", seat=1)
    table.glory(1, seat=1).rolls(0, 6).rolls(1, 1)
    table.send("crypt_spider")
    table.do("form melee")
    assert table.asked == (1, "window")  # after the rolls: 8 against 4
    table.do("play dodge", "pack crypt_spider")
    assert (table.life_of(1), table.lies(1)) == (6, False)
    assert (table.glory_of(1), table.discards) == (0, ["dodge"])


@card("dodge")
def test_dodge_waits_for_a_melee_attack_that_hit(table: Story) -> None:
    table.start(2)
    table.hand("dodge", seat=1)
    table.glory(1, seat=1).rolls(0, 6, 1).rolls(1, 1, 6)
    table.send("carrion_bats", "skeleton_guard")  # a Speed attack that hits, a Melee attack that does not
    table.do("pack carrion_bats", "give_peril seat1")
    assert table.life_of(1) == 5
    assert table.hand_of(1) == ["dodge"]


@card("dodge")
def test_dodge_is_no_help_against_a_counter_attack(table: Story) -> None:
    table.start(2)
    table.hand("dodge")
    table.glory(1).hero_phase().rolls(0, 1).rolls(1, 6)
    table.do("challenge kron_axereaver melee")
    assert table.totals == (3, 9)
    assert (table.life_of(0), table.hand_of(0)) == (5, ["dodge"])


@card("dodge")
def test_there_is_nothing_to_dodge_once_an_attack_is_over(table: Story) -> None:
    table.start(2).stands("torchlit_passage", seat=1)
    table.hand("dodge", seat=1)
    table.glory(2, seat=1).rolls(0, 6).rolls(1, 1, 1)
    table.send("skeleton_guard", "dart_slit")
    table.do("pass", "pass")  # step B, and after the rolls: the wound is taken
    table.do("pack skeleton_guard", "give_peril seat1")
    table.refused("play dodge", "not_hit")  # after the roll against the Trap
    table.do("pass")
    assert table.life_of(1) == 4


@card("dodge")
def test_dodge_helps_against_heroes(table: Story) -> None:
    table.start(2)
    table.hand("dodge", seat=1)
    table.glory(1, seat=1).hero_phase().rolls(0, 6).rolls(1, 1)
    table.do("challenge kron_axereaver melee", "play dodge")
    assert table.totals == (8, 4)
    assert table.life_of(1) == 6


@card("mighty_blow")
@rule("DN-UNIV-03", "DN-COMBAT-13")
def test_mighty_blow_adds_a_wound_to_a_melee_attack_that_hits(table: Story) -> None:
    table.start(2)
    table.hand("mighty_blow")
    table.glory(2).hero_phase()
    table.do("challenge kron_axereaver melee")
    assert table.asked == (0, "window")  # before the roll
    table.rolls(0, 6).rolls(1, 1).do("play mighty_blow")
    assert (table.life_of(1), table.glory_of(0)) == (4, 0)


@card("mighty_blow", "fire_blast")
def test_blows_and_blasts_are_for_their_own_form_and_for_attacks(table: Story) -> None:
    table.start(2)
    table.hand("mighty_blow", "fire_blast")
    table.glory(3).hero_phase().do("challenge kron_axereaver magic")
    table.refused("play mighty_blow", "other_roll")
    table.rolls(0, 6).rolls(1, 6).do("play fire_blast")
    assert (table.totals, table.life_of(1)) == ((7, 6), 4)


@card("mighty_blow")
def test_a_counter_attack_is_no_attack(table: Story) -> None:
    table.start(2)
    table.hand("mighty_blow", seat=1)
    table.glory(2, seat=1).rolls(0, 1).rolls(1, 6)
    zombie = table.send("shambling_zombie")[0]
    for _ in range(2):  # in step B, and after the rolls; none before the counter-attack
        assert table.offers == ["pass"]
        table.do("pass")
    assert table.wounds_of(zombie) == 1
    table.do("pack shambling_zombie")


@card("fire_blast")
def test_a_blast_that_misses_does_nothing(table: Story) -> None:
    table.start(2)
    table.hand("fire_blast")
    table.glory(3).hero_phase().do("challenge kron_axereaver magic")
    table.rolls(0, 1).rolls(1, 2).do("play fire_blast")
    assert table.totals == (2, 2)
    assert (table.life_of(1), table.glory_of(0)) == (6, 0)


@card("borrowed_luck")
@rule("DN-OPEN-38")
def test_borrowed_luck_rolls_a_threat_again_and_keeps_the_new_number(table: Story) -> None:
    table.start(2)
    table.stands("torchlit_passage", seat=1)
    table.hand("borrowed_luck", seat=1)
    table.glory(2, seat=1).rolls(1, 2)
    table.hand("swinging_blade")
    table.peril(3, seat=1).do("send swinging_blade seat1", "attack")
    assert table.asked == (1, "window")  # 2 + 3 against 6
    table.rolls(1, 1).do("play borrowed_luck")
    assert table.threat == (4, 6)
    assert (table.life_of(1), table.glory_of(1)) == (4, 0)


@card("borrowed_luck")
@rule("DN-DP-11")
def test_a_dungeonlord_may_roll_for_a_monster_again(table: Story) -> None:
    table.start(2)
    table.glory(2).rolls(0, 1).rolls(1, 3)
    table.hand("borrowed_luck", "shambling_zombie")
    table.peril(2, seat=1).do("send shambling_zombie seat1", "attack")
    assert table.asked == (0, "window")  # 1 + 2 against 3 + 3
    table.rolls(0, 6).do("play borrowed_luck")
    assert table.totals == (8, 6)
    table.do("pack shambling_zombie", "give_peril seat1")
    assert table.life_of(1) == 5


@card("borrowed_luck")
def test_borrowed_luck_is_not_for_the_dice_of_others(table: Story) -> None:
    table.start(3)
    table.hand("borrowed_luck", seat=2)
    table.glory(2, seat=2).rolls(0, 6).rolls(1, 1)
    table.send("skeleton_guard", at=1)  # seat 2 is not asked
    table.do("pack skeleton_guard", "give_peril seat1")


# In the Hero Phase ------------------------------------------------------------------------------------


@card("haste")
@rule("DN-COMP-21", "DN-HERO-13")
def test_haste_gives_two_movement_and_is_gone(table: Story) -> None:
    table.start(2)
    table.hand("haste")
    table.glory(2).hero_phase().do("play haste")
    assert (table.movement_of(0), table.glory_of(0)) == (5, 0)
    assert (table.hand_of(0), table.inventory_of(0), table.discards) == ([], [], ["haste"])


@card("haste")
@rule("DN-COMP-17")
def test_what_cannot_be_paid_is_not_played(table: Story) -> None:
    table.start(2)
    table.hand("haste")
    table.glory(1).hero_phase()
    table.refused("play haste", "too_dear", 2, 1)


@card("second_wind")
@rule("DN-COMP-08", "DN-OPEN-57")
def test_second_wind_heals_two_but_not_above_the_printed_life(table: Story) -> None:
    table.start(2)
    table.hand("second_wind", "second_wind", "second_wind")
    table.glory(12).life(3).hero_phase()
    for life in (5, 6, 6):
        table.do("play second_wind")
        assert table.life_of(0) == life
    assert table.glory_of(0) == 0


@card("blessings_of_nakari")
@rule("DN-COMP-23")
def test_a_blessing_stays_and_raises_magic(table: Story) -> None:
    table.start(2)
    table.hand("blessings_of_nakari")
    table.glory(4).hero_phase().do("play blessings_of_nakari")
    assert (table.inventory_of(0), table.glory_of(0)) == (["blessings_of_nakari"], 0)
    assert [table.score_of(stat) for stat in (MELEE, MAGIC, SPEED)] == [2, 2, 3]
    assert table.score_of(MAGIC, uses=THREAT) == 2


@card("shield_discipline")
def test_shield_discipline_is_for_melee_counter_attacks(table: Story) -> None:
    table.start(2)
    table.hand("shield_discipline")
    table.glory(3).hero_phase().do("play shield_discipline")
    assert table.score_of(MELEE, uses=COUNTER) == 3
    assert table.score_of(MELEE, uses=ATTACK) == table.score_of(MELEE, uses=THREAT) == 2
    assert table.score_of(MAGIC, uses=COUNTER) == 1


@card("trapfinders_eye")
@rule("DN-EXIT-13", "DN-THREAT-07")
def test_trapfinders_eye_sees_traps_and_obstacles(table: Story) -> None:
    table.start(2)
    table.hand("trapfinders_eye")
    table.glory(2).hero_phase().do("play trapfinders_eye")
    assert table.score_of(SPEED, uses=THREAT | TRAP) == 5
    assert table.score_of(LIFE, uses=THREAT | TRAP) == 8
    assert table.score_of(SPEED, uses=THREAT | EXIT) == table.score_of(SPEED, uses=THREAT) == 3


@card("trapfinders_eye")
@rule("DN-EXIT-13")
def test_trapfinders_eye_sees_a_trapped_exit_and_a_pit_but_no_lock(table: Story) -> None:
    table.start(2).lay(
        grim_passage=(0, 0), crumbling_passage=(0, 1), torchlit_passage=(0, 2), worn_passage=(0, -1)
    )
    table.inventory("trapfinders_eye")
    table.hero_phase().rolls(0, 1, 1, 1)
    table.do("move east")  # Trapped, Speed 5+; then a Pit, Speed 4+
    assert [event[3:5] for event in table.happened("threat")] == [(6, 5), (6, 4)]
    table.stands("grim_passage").do("move west", "stay")  # Locked, Speed 5+
    assert table.threat == (4, 5)


@card("lockwise")
@rule("DN-EXIT-12")
def test_lockwise_opens_locks_without_a_roll_for_everybody_after(table: Story) -> None:
    table.start(2).lay(grim_passage=(0, 0), worn_passage=(0, -1), torchlit_passage=(0, 1))
    table.hand("lockwise")
    table.glory(2).hero_phase().do("play lockwise", "move west")
    assert (table.place_of(0), table.movement_of(0)) == ("worn_passage", 2)
    grim = table.piece("grim_passage")
    assert table.state.unlocked == ((grim, 3),)
    table.stands("grim_passage").rolls(0, 1).do("move east")  # Trapped: a roll all the same
    assert table.threat == (4, 5)


@card("battle_trance")
@rule("DN-RESET-05", "DN-DP-03")
def test_battle_trance_is_kept_up_or_taken_back(table: Story) -> None:
    table.start(2)
    table.hand("battle_trance")
    table.glory(3).hero_phase().do("play battle_trance")
    assert table.score_of(MELEE) == 3
    table.idle_until(0, "upkeep")
    glory = table.glory_of(0)
    table.do("keep_up battle_trance")
    assert (table.glory_of(0), table.inventory_of(0)) == (glory - 1, ["battle_trance"])
    table.idle_until(0, "upkeep").do("take_back battle_trance")
    assert "battle_trance" in table.hand_of(0)
    assert (table.inventory_of(0), table.score_of(MELEE)) == ([], 2)


@card("battle_trance")
@rule("DN-EX-26", "DN-RESET-07", "DN-RESET-09")
def test_upkeep_that_cannot_be_paid_comes_before_the_movement(table: Story) -> None:
    table.start(2)
    table.idle_until(1)
    table.inventory("battle_trance")
    table.glory(0).movement(1)
    table.idle_until(0)
    assert "battle_trance" in table.hand_of(0)  # nobody was asked: it could only be taken back
    assert table.seen_by(1, owner=0) == ["battle_trance"]
    taken = max([index for index, event in enumerate(table.told) if event.key == "taken_back"])
    assert [event.key for event in table.told[taken:]] == ["taken_back", "movement"]
    assert table.movement_of(0) == 3
