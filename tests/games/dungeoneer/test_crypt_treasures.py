"""The Treasures of The Sunken Crypt: what bearing and using them does, and when they leave."""

from tests.games.dungeoneer.teller import Story
from tests.marks import card, rule

from delvewright.games.dungeoneer.powers import ATTACK, COUNTER, THREAT
from delvewright.games.dungeoneer.sorts import MAGIC, MELEE, SEARCH, SPEED

# What is drunk, read, thrown --------------------------------------------------------------------------


@card("potion_of_healing")
@rule("DN-SPECIAL-03")
def test_a_potion_is_paid_for_once_and_drunk_later(table: Story) -> None:
    table.start(2)
    table.hand("potion_of_healing")
    table.glory(2).life(3).hero_phase().do("play potion_of_healing")
    assert (table.inventory_of(0), table.glory_of(0), table.life_of(0)) == (["potion_of_healing"], 0, 3)
    table.do("use potion_of_healing drink")
    assert (table.inventory_of(0), table.life_of(0), table.discards) == ([], 5, ["potion_of_healing"])


@card("potion_of_healing")
@rule("DN-OPEN-38", "DN-DP-14")
def test_a_potion_may_be_drunk_when_a_blow_is_about_to_fall(table: Story) -> None:
    table.start(2)
    table.inventory("potion_of_healing", seat=1)
    table.life(1, seat=1).rolls(0, 6).rolls(1, 1)
    table.send("skeleton_guard")
    table.do("pass", "pass")  # in step B and before the counter-attack roll
    assert (table.asked, table.state.blow) == ((1, "window"), 1)
    table.do("use potion_of_healing drink", "pack skeleton_guard", "give_peril seat1")
    assert (table.life_of(1), table.state.blow) == (2, 0)  # 1 + 2 - 1


@card("potion_of_healing")
@rule("DN-EX-20", "DN-EFFECT-19", "DN-EFFECT-24", "DN-HERO-14", "DN-COMP-24")
def test_full_slots_leave_room_for_a_potion_and_for_storage_but_not_for_a_helmet(table: Story) -> None:
    table.start(2)
    table.hero("lorel_alanus")  # three Treasures
    table.inventory("boot_of_ala_hazad", "grave_silver_ring", "mail_of_the_warden")
    table.hand("potion_of_healing", "satchel_of_many_pockets", "dented_helm", "scroll_of_recall")
    table.glory(9).life(3).hero_phase()
    table.refused("play dented_helm", "no_room", 3, 3)
    table.refused("play potion_of_healing", "no_room", 3, 3)
    table.do("use_up potion_of_healing drink")
    assert (table.life_of(0), table.glory_of(0), table.discards) == (5, 7, ["potion_of_healing"])
    assert not [offer for offer in table.offers if "dented_helm" in offer]  # it is not used up at once
    table.do("play satchel_of_many_pockets", "play dented_helm")
    assert (len(table.inventory_of(0)), table.glory_of(0)) == (5, 3)
    table.refused("play scroll_of_recall", "no_room", 5, 5)


@card("satchel_of_many_pockets")
@rule("DN-DP-40", "DN-OPEN-35")
def test_who_loses_the_satchel_loses_what_was_in_it(table: Story) -> None:
    table.start(2)
    table.hero("lorel_alanus")
    table.inventory(
        "satchel_of_many_pockets",
        "boot_of_ala_hazad",
        "grave_silver_ring",
        "mail_of_the_warden",
        "dented_helm",
    )
    table.hand("haste")
    table.hero_phase().do("end", "discard satchel_of_many_pockets")
    assert table.asked == (0, "forfeit")
    table.do("discard dented_helm")
    assert len(table.inventory_of(0)) == 3
    table.idle_until(1)


@card("scroll_of_recall")
@rule("DN-EFFECT-25", "DN-EFFECT-26", "DN-EFFECT-27", "DN-OPEN-17")
def test_a_scroll_recalls_its_reader_to_the_entrance(table: Story) -> None:
    table.start(2).stands("torchlit_passage").tipped()
    table.inventory("scroll_of_recall")
    table.hero_phase().do("use scroll_of_recall read")
    assert (table.place_of(0), table.lies(0)) == ("tomb_gate", True)
    assert (table.glory_of(0), table.peril_of(0)) == (1, 1)  # entered on the own turn
    assert (table.movement_of(0), table.inventory_of(0)) == (3, [])
    table.idle_until(1)
    assert table.glory_of(0) == 1  # moved, so nothing for staying


@card("scroll_of_recall")
def test_who_stands_on_the_only_entrance_keeps_the_scroll(table: Story) -> None:
    table.start(2)
    table.inventory("scroll_of_recall")
    table.hero_phase()
    table.refused("use scroll_of_recall read", "no_such_space")


@card("scroll_of_recall")
def test_nobody_reads_a_scroll_on_anothers_turn_or_as_dungeonlord(table: Story) -> None:
    table.start(2).stands("torchlit_passage", seat=1)
    table.inventory("scroll_of_recall", seat=1)
    table.rolls(0, 6).rolls(1, 1)
    table.send("skeleton_guard")  # no window
    table.do("pack skeleton_guard", "give_peril seat1")
    assert table.inventory_of(1) == ["scroll_of_recall"]


@card("holy_water_flask")
@rule("DN-COMBAT-33", "DN-COMBAT-07")
def test_holy_water_burns_an_attacking_undead_before_it_strikes(table: Story) -> None:
    table.start(2)
    table.inventory("holy_water_flask", seat=1)
    table.rolls(0, 1).rolls(1, 6)
    table.send("shambling_zombie", "stitched_brute", "skeleton_guard")
    table.do("use holy_water_flask throw")
    assert table.offers == ["choose shambling_zombie", "choose skeleton_guard"]  # no fiend
    table.rolls(0, 1).rolls(1, 4)
    table.do("choose skeleton_guard")
    assert table.discards == ["holy_water_flask", "skeleton_guard"]
    assert [event[0] for event in table.happened("compared")] == [
        table.piece("shambling_zombie"),
        table.piece("stitched_brute"),
    ]
    table.do("pack shambling_zombie", "pack stitched_brute")
    assert table.glory_of(1) == 3  # one for each wound, the flask's too


@card("holy_water_flask")
def test_holy_water_is_kept_when_no_undead_attacks(table: Story) -> None:
    table.start(2)
    table.inventory("holy_water_flask", seat=1)
    table.rolls(0, 1).rolls(1, 6)
    table.send("stitched_brute")
    table.do("pack stitched_brute")
    assert table.inventory_of(1) == ["holy_water_flask"]


@card("rope_and_grapnel")
@rule("DN-OBST-02")
def test_a_rope_swings_over_a_pit(table: Story) -> None:
    table.start(2).lay(tomb_gate=(0, 0), crumbling_passage=(0, -1, 2), torchlit_passage=(0, 1))
    table.inventory("rope_and_grapnel")
    table.hero_phase().do("move west")
    assert table.offers == ["use rope_and_grapnel swing_across", "pass"]
    assert table.glory_of(0) == 2  # collected before
    table.do("use rope_and_grapnel swing_across")
    assert (table.lies(0), table.inventory_of(0), table.happened("threat")) == (False, [], [])


@card("rope_and_grapnel")
@rule("DN-EX-10", "DN-OBST-02", "DN-OBST-03", "DN-EFFECT-20")
def test_a_rope_helps_out_of_a_pit_or_else_movement_does(table: Story) -> None:
    table.start(2).lay(tomb_gate=(0, 0), grim_gallery=(0, -1), torchlit_passage=(0, 1))
    table.inventory("rope_and_grapnel")
    table.hero_phase().rolls(0, 1).do("move west", "pass")
    assert table.threat == (4, 5)
    assert (table.lies(0), table.glory_of(0), table.peril_of(0)) == (True, 2, 2)
    table.refused("move east", "tipped")
    table.do("use rope_and_grapnel climb_out")
    assert (table.lies(0), table.movement_of(0)) == (False, 2)
    table.rolls(0, 1).do("move east", "move west")
    assert table.lies(0)
    table.stands("grim_gallery").movement(1).do("stand_up")
    assert (table.lies(0), table.movement_of(0)) == (False, 0)


# What is worn and wielded -----------------------------------------------------------------------------


@card("boot_of_ala_hazad")
@rule("DN-EFFECT-16", "DN-EFFECT-17", "DN-RESET-07")
def test_a_boot_gives_speed_now_and_movement_at_the_next_reset(table: Story) -> None:
    table.start(2)
    table.hand("boot_of_ala_hazad")
    table.glory(3).hero_phase().do("play boot_of_ala_hazad")
    assert (table.score_of(SPEED), table.movement_of(0)) == (4, 3)
    table.idle_until(0)
    assert table.movement_of(0) == 4


@card("sword_of_fiendslaying")
@rule("DN-UNIV-07")
def test_a_sword_of_fiendslaying_is_worth_two_against_fiends(table: Story) -> None:
    table.start(2)
    table.inventory("sword_of_fiendslaying")
    brute, zombie = table.pack("stitched_brute", "shambling_zombie", seat=1)
    for uses in (ATTACK, COUNTER):
        assert table.score_of(MELEE, uses=uses, foe=brute) == 4
        assert table.score_of(MELEE, uses=uses, foe=zombie) == 2 + 1 + 1  # Raka hates undead
    assert table.score_of(MELEE) == table.score_of(MELEE, uses=THREAT) == 3
    assert table.score_of(MAGIC, uses=ATTACK, foe=brute) == 1


@card("axe_of_weeping_wounds")
@rule("DN-COMBAT-13", "DN-DP-13")
def test_an_axe_makes_a_melee_hit_worse_for_a_glory(table: Story) -> None:
    table.start(2)
    table.inventory("axe_of_weeping_wounds")
    table.glory(3).hero_phase().rolls(0, 6).rolls(1, 1)
    table.do("challenge kron_axereaver melee", "use axe_of_weeping_wounds weep")
    assert (table.life_of(1), table.glory_of(0)) == (4, 2)  # once for each attack


@card("axe_of_weeping_wounds")
def test_an_axe_does_not_weep_for_a_counter_attack_or_for_magic(table: Story) -> None:
    table.start(2)
    table.inventory("axe_of_weeping_wounds")
    table.inventory("axe_of_weeping_wounds", seat=1)
    table.glory(3).glory(3, seat=1).hero_phase().rolls(0, 6).rolls(1, 1)
    table.do("challenge kron_axereaver magic")
    assert (table.life_of(1), table.glory_of(0)) == (5, 3)
    table.idle_until(1).do("build").rolls(1, 1).rolls(0, 6)
    table.inventory("axe_of_weeping_wounds", seat=0)
    table.hand(seat=0)
    table.do("challenge raka melee")  # the counter-attack wins
    assert table.life_of(1) == 4


@card("cloak_of_phasing")
def test_a_cloak_of_phasing_leads_through_a_wall(table: Story) -> None:
    table.start(2).lay(worn_passage=(0, 0), torchlit_passage=(1, 0), tomb_gate=(0, 1))
    table.inventory("cloak_of_phasing")
    table.glory(4).hero_phase()
    table.refused("move south", "walled")
    table.do("use cloak_of_phasing phase", "move south")
    assert (table.place_of(0), table.movement_of(0)) == ("torchlit_passage", 2)
    assert table.glory_of(0) == 3  # 2 paid, 1 collected
    table.refused("move north", "walled")  # the Wall is on the other side now
    table.refused("use cloak_of_phasing phase", "used_already", table.piece("cloak_of_phasing"))


@card("cloak_of_phasing")
def test_a_cloak_of_phasing_passes_a_wall_on_the_far_side_and_one_only(table: Story) -> None:
    table.start(2).lay(torchlit_passage=(0, 0), worn_passage=(-1, 0), tomb_gate=(0, 1))
    table.inventory("cloak_of_phasing")
    table.glory(2).hero_phase().do("use cloak_of_phasing phase", "move north")
    assert table.place_of(0) == "worn_passage"
    table.refused("move south", "walled")


@card("cloak_of_phasing")
def test_a_cloak_of_phasing_saves_the_roll_of_one_exit(table: Story) -> None:
    table.start(2).lay(grim_passage=(0, 0), worn_passage=(0, -1), torchlit_passage=(0, 1))
    table.inventory("cloak_of_phasing")
    table.glory(2).hero_phase().do("use cloak_of_phasing phase", "move west")
    assert (table.place_of(0), table.movement_of(0), table.state.unlocked) == ("worn_passage", 2, ())
    table.stands("grim_passage").rolls(0, 6).do("move west")
    assert table.threat == (9, 5)


@card("cloak_of_phasing", "windrunner")
def test_what_is_used_up_leaves_what_came_after_it(table: Story) -> None:
    table.start(2).lay(worn_passage=(0, 0), torchlit_passage=(1, 0))
    table.inventory("cloak_of_phasing")
    table.hand("windrunner")
    table.glory(4).hero_phase()
    table.do("use cloak_of_phasing phase", "play windrunner", "move south")
    assert [table.state.cast[effect.card].id for effect in table.state.lasting] == ["windrunner"]


@card("dented_helm")
@rule("DN-DP-14")
def test_a_helm_takes_one_wound_of_a_blow(table: Story) -> None:
    table.start(2).stands("torchlit_passage", seat=1)
    table.inventory("dented_helm", seat=1)
    table.rolls(1, 1)
    table.send("swinging_blade")
    assert table.offers == ["use dented_helm take_the_blow", "pass"]
    table.do("use dented_helm take_the_blow")
    assert (table.life_of(1), table.inventory_of(1), table.discards) == (
        5,
        [],
        ["swinging_blade", "dented_helm"],
    )


@card("dented_helm")
@rule("DN-COMBAT-29", "DN-COMBAT-32")
def test_a_wound_that_was_prevented_gives_no_peril(table: Story) -> None:
    table.start(2)
    table.inventory("dented_helm", seat=1)
    table.rolls(0, 6).rolls(1, 1)
    table.send("skeleton_guard")
    table.do("use dented_helm take_the_blow", "pack skeleton_guard")
    assert (table.life_of(1), table.peril_of(1)) == (6, 0)


@card("mail_of_the_warden", "grave_silver_ring")
def test_mail_and_ring_are_for_counter_attacks(table: Story) -> None:
    table.start(2)
    table.inventory("mail_of_the_warden", "grave_silver_ring")
    assert [table.score_of(stat, uses=COUNTER) for stat in (MELEE, MAGIC, SPEED)] == [3, 2, 3]
    for uses in (ATTACK, THREAT):
        assert [table.score_of(stat, uses=uses) for stat in (MELEE, MAGIC, SPEED)] == [2, 1, 3]


@card("mail_of_the_warden")
def test_mail_wins_a_fight(table: Story) -> None:
    table.start(2)
    table.inventory("mail_of_the_warden", seat=1)
    table.rolls(0, 4).rolls(1, 3)
    table.send("shambling_zombie")
    assert table.totals == (6, 7)
    table.do("pack shambling_zombie")


@card("wand_of_cinders")
@rule("DN-EFFECT-23", "DN-UNIV-03")
def test_a_wand_burns_three_times(table: Story) -> None:
    table.start(2)
    table.hand("wand_of_cinders")
    table.glory(3).hero_phase().do("play wand_of_cinders")
    wand = table.piece("wand_of_cinders")
    assert (table.glory_of(0), dict(table.state.tokens)) == (0, {wand: 3})
    for left in (2, 1, 0):
        table.glory(0).hand()
        table.rolls(0, 1).rolls(1, 1).do("challenge kron_axereaver magic", "use wand_of_cinders burn")
        assert table.totals == (4, 1)  # 1 + 1 + 2; once for each attack
        assert dict(table.state.tokens).get(wand, 0) == left
        table.state.attacked = ()  # as on another turn
        table.ask_anew()
    assert (table.inventory_of(0), table.discards) == ([], ["wand_of_cinders"])


@card("wand_of_cinders")
def test_a_wand_is_for_magic_attacks(table: Story) -> None:
    table.start(2)
    table.hand("wand_of_cinders")
    table.glory(3).hero_phase().do("play wand_of_cinders").rolls(0, 1).rolls(1, 1)
    table.do("challenge kron_axereaver melee")  # no window
    assert table.totals == (3, 4)


@card("lantern_of_bright_oil")
def test_a_lantern_is_for_searching(table: Story) -> None:
    table.start(2)
    assert table.score_of(SEARCH) == 0
    table.hand("lantern_of_bright_oil")
    table.glory(2).hero_phase().do("play lantern_of_bright_oil")
    assert table.score_of(SEARCH) == 2


@card("rune_of_keenness")
@rule("DN-COMP-19", "DN-COMP-20", "DN-DP-29")
def test_a_rune_needs_a_weapon_and_goes_with_it(table: Story) -> None:
    table.start(2)
    table.hero("lorel_alanus")
    table.inventory("boot_of_ala_hazad", "dented_helm")
    table.hand("rune_of_keenness", "axe_of_weeping_wounds", "sword_of_fiendslaying")
    table.glory(12).hero_phase()
    table.refused("play rune_of_keenness", "no_host", table.piece("rune_of_keenness"))
    table.do("play axe_of_weeping_wounds", "play rune_of_keenness")  # counts toward no limit
    for stat, plain in ((MELEE, 1), (MAGIC, 3), (SPEED, 3)):
        assert table.score_of(stat, uses=ATTACK) == plain + 1
        assert table.score_of(stat, uses=COUNTER) == plain
    assert len(table.inventory_of(0)) == 3
    table.do("play sword_of_fiendslaying")  # in the axe's place
    assert table.inventory_of(0) == ["boot_of_ala_hazad", "dented_helm", "sword_of_fiendslaying"]
    assert table.discards == ["axe_of_weeping_wounds", "rune_of_keenness"]
    assert table.score_of(MAGIC, uses=ATTACK) == 3


@rule("DN-HERO-15", "DN-OPEN-34", "DN-DP-28")
def test_of_two_weapons_one_is_carried(table: Story) -> None:
    table.start(2)
    table.inventory("wand_of_cinders", "dented_helm")
    table.hand("sword_of_fiendslaying")
    table.glory(4).hero_phase().do("play sword_of_fiendslaying")
    assert table.inventory_of(0) == ["dented_helm", "sword_of_fiendslaying"]
    assert table.discards == ["wand_of_cinders"]
