"""The Banes of The Sunken Crypt: whom they may be played on, who pays, and what they do."""

from tests.games.dungeoneer.teller import Story
from tests.marks import card, rule

from delvewright.games.dungeoneer.powers import ATTACK, THREAT
from delvewright.games.dungeoneer.sorts import MAGIC, SPEED


@card("undead_awakening")
@rule("DN-LORD-07", "DN-RESET-03")
def test_an_awakening_strengthens_the_undead_one_attacks_with_this_turn(table: Story) -> None:
    table.start(2)
    table.hand("undead_awakening", "shambling_zombie", "stitched_brute", "grave_wight")
    table.peril(10, seat=1).rolls(0, 1, 1, 1).rolls(1, 6, 6, 6)
    table.do("bane undead_awakening seat1")
    table.do("send shambling_zombie seat1", "send stitched_brute seat1", "send grave_wight seat1", "attack")
    table.do("form magic")
    assert [event[1] for event in table.happened("compared")] == [4, 3, 4]  # 1 + 2 + 1, 1 + 2, 1 + 2 + 1
    table.do("pack shambling_zombie", "pack stitched_brute", "pack grave_wight")
    table.idle_until(0).glory(0, seat=1).peril(2, seat=1).rolls(0, 1).rolls(1, 6).do(
        "send shambling_zombie seat1", "attack"
    )
    assert table.totals == (3, 9)


@card("undead_awakening")
def test_an_awakening_is_for_attacks_not_for_counter_attacks(table: Story) -> None:
    table.start(2)
    table.hand("undead_awakening", "shambling_zombie")
    table.peril(4, seat=1).movement(1, seat=1).rolls(0, 1, 1).rolls(1, 1, 6)
    table.do("bane undead_awakening seat1", "send shambling_zombie seat1", "attack")
    table.do("challenge shambling_zombie melee")
    assert table.totals == (10, 3)
    table.do("pack shambling_zombie")


@card("undead_awakening", "topple_the_pale_regent")
def test_the_undead_of_another_dungeonlord_are_not_awakened(table: Story) -> None:
    """Seat 1 attacks with the Pale Regent: 1 + 4, and 1 for the Quest that seat 0 holds."""
    table.start(2).lay(tomb_gate=(0, 0), throne_of_bones=(0, 9)).stands("throne_of_bones")
    table.quests("topple_the_pale_regent")
    table.bane("undead_awakening")
    table.hero_phase().rolls(1, 1).rolls(0, 6).do("attempt topple_the_pale_regent")
    table.do("hold_back topple_the_pale_regent")
    assert table.totals == (1 + 4 + 1, 6 + 1)
    table.leave_open()


@card("curse_of_lead_feet")
@rule("DN-COMP-19", "DN-EFFECT-16", "DN-OPEN-44")
def test_lead_feet_weigh_until_their_bearer_buys_them_off(table: Story) -> None:
    table.start(2)
    table.hand("curse_of_lead_feet")
    table.peril(3, seat=1).do("bane curse_of_lead_feet seat1")
    assert table.score_of(SPEED, seat=1) == 2
    table.idle_until(1)
    assert table.movement_of(1) == 2
    table.glory(3, seat=1).do("build", "use curse_of_lead_feet shake_off")
    assert (table.score_of(SPEED, seat=1), table.movement_of(1), table.glory_of(1)) == (3, 2, 0)
    assert table.discards[-1] == "curse_of_lead_feet"


@card("curse_of_lead_feet")
def test_only_the_cursed_player_may_buy_lead_feet_off_and_for_three(table: Story) -> None:
    table.start(2)
    curse = table.attached("curse_of_lead_feet", table.hero_of(1))
    table.glory(9).hero_phase()
    assert not [offer for offer in table.offers if "curse_of_lead_feet" in offer]
    table.idle_until(1).glory(2, seat=1).do("build")
    table.refused("use curse_of_lead_feet shake_off", "too_dear", 3, 2)
    assert (curse, table.hero_of(1)) in table.state.hosts


@card("bolt_the_doors")
@rule("DN-LORD-03", "DN-RESET-10", "DN-OPEN-43")
def test_bolted_doors_are_locked_until_the_bolters_next_reset(table: Story) -> None:
    table.start(3)
    table.hand("bolt_the_doors")
    table.peril(2, seat=2).do("bane bolt_the_doors seat2", "attach tomb_gate")
    table.idle_until(1).do("build").rolls(1, 1).do("move north", "stay")
    assert (table.threat, table.movement_of(1), table.place_of(1)) == ((4, 5), 2, "tomb_gate")
    table.idle_until(2).do("build").rolls(2, 1).do("move north")
    assert (table.threat, table.place_of(2)) == ((5, 5), "torchlit_passage")  # locked again after a Reset
    assert "bolt_the_doors" not in table.discards
    table.idle_until(0)
    assert "bolt_the_doors" in table.discards
    table.hero_phase().do("move north")
    assert len(table.happened("threat")) == 2


@card("bolt_the_doors")
def test_doors_are_bolted_where_a_dungeon_lies_beside_the_wilderness(table: Story) -> None:
    table.start(2, packs=("crypt", "marches")).hand("bolt_the_doors")
    table.peril(2, seat=1).refused("bane bolt_the_doors seat1", "no_dungeon")
    table.lay(arnum_hamlet=(0, 0), river_road=(0, 1), tomb_gate=(0, 0), torchlit_passage=(-1, 0))
    table.do("bane bolt_the_doors seat1")
    assert table.offers == ["attach tomb_gate", "attach torchlit_passage"]
    table.do("attach tomb_gate")


@card("bolt_the_doors")
def test_bolts_lock_open_exits_of_one_card_and_no_others(table: Story) -> None:
    table.start(2).lay(grim_passage=(0, 0), torchlit_passage=(-1, 0), worn_passage=(0, 1))
    table.hand("bolt_the_doors")
    table.peril(2, seat=1).do("bane bolt_the_doors seat1", "attach grim_passage").do("build")
    table.rolls(0, 3).do("move north")
    assert table.threat == (6, 5)
    table.do("move south")  # the exit on the side one enters by does not matter
    table.rolls(0, 3).do("move east")  # Trapped, as printed
    assert len(table.happened("threat")) == 2
    assert table.happened("lock_held") == []


@card("thieving_shade")
@rule("DN-DP-43", "DN-EFFECT-29")
def test_a_shade_takes_the_treasure_its_victim_minds_least(table: Story) -> None:
    table.start(2)
    table.hand("thieving_shade")
    table.inventory("lockwise", "dented_helm", "boot_of_ala_hazad", seat=1)
    table.minion("skeleton_guard", 1, seat=1)
    table.peril(3, seat=1).do("bane thieving_shade seat1")
    assert table.asked == (1, "forfeit")
    assert table.offers == ["discard dented_helm", "discard boot_of_ala_hazad", "discard skeleton_guard"]
    table.do("discard skeleton_guard")
    assert table.inventory_of(1) == ["lockwise", "dented_helm", "boot_of_ala_hazad"]
    assert table.discards == ["thieving_shade", "skeleton_guard"]


@card("thieving_shade")
@rule("DN-OPEN-64")
def test_a_shade_finds_nothing_where_there_is_nothing(table: Story) -> None:
    table.start(2)
    table.hand("thieving_shade")
    table.inventory("lockwise", seat=1)
    table.peril(3, seat=1).do("bane thieving_shade seat1")
    assert (table.inventory_of(1), table.peril_of(1)) == (["lockwise"], 0)


@card("mind_fog")
@rule("DN-RESET-10", "DN-UNIV-06")
def test_mind_fog_dulls_magic_until_the_next_reset_of_who_played_it(table: Story) -> None:
    table.start(2)
    table.hero("lorel_alanus", seat=1)
    table.hand("mind_fog")
    table.peril(2, seat=1).do("bane mind_fog seat1")
    assert table.score_of(MAGIC, seat=1) == table.score_of(MAGIC, seat=1, uses=ATTACK) == 1
    assert table.discards == ["mind_fog"]
    table.idle_until(1)
    assert table.score_of(MAGIC, seat=1, uses=THREAT) == 1
    table.idle_until(0)
    assert table.score_of(MAGIC, seat=1) == 3


@card("mind_fog")
@rule("DN-UNIV-06", "DN-OPEN-53")
def test_no_score_falls_below_nothing(table: Story) -> None:
    for floor, magic in ((True, 0), (False, -2)):
        table.start(2, score_floor=floor)
        table.hand("mind_fog")
        table.peril(2, seat=1).do("bane mind_fog seat1")
        assert table.score_of(MAGIC, seat=1) == magic  # Kron has Magic 0


@card("mind_fog")
@rule("DN-RESET-10")
def test_a_fog_lifts_when_who_sent_it_falls(table: Story) -> None:
    table.start(3).stands("torchlit_passage").life(1)
    table.hand("mind_fog")
    table.peril(2, seat=1).do("bane mind_fog seat1").idle_until(1)
    table.hero("lorel_alanus", seat=1)
    assert table.score_of(MAGIC, seat=1) == 1
    table.hand("dart_slit", seat=1)
    table.peril(2, seat=0).rolls(0, 1).do("send dart_slit seat0", "attack")
    assert (table.life_of(0), table.score_of(MAGIC, seat=1)) == (0, 3)


@card("ill_wind")
def test_an_ill_wind_tips_who_is_slow(table: Story) -> None:
    table.start(2)
    table.hand("ill_wind", "ill_wind")
    table.peril(2, seat=1).rolls(1, 2).do("bane ill_wind seat1")
    assert (table.threat, table.lies(1)) == ((5, 5), False)
    table.rolls(1, 1).do("bane ill_wind seat1")
    assert (table.threat, table.lies(1)) == ((4, 5), True)


@card("ill_wind")
@rule("DN-THREAT-07", "DN-OBST-01")
def test_a_bane_is_no_trap(table: Story) -> None:
    table.start(2).lay(grim_passage=(0, 0), torchlit_passage=(-1, 0))
    table.inventory("trapfinders_eye", seat=1)
    table.hand("ill_wind")
    table.peril(1, seat=1).rolls(1, 2).do("bane ill_wind seat1")
    assert table.threat == (5, 5)  # neither +2 nor the Hazard; and seat 0, who stands there, rolls not


@card("drain_of_ages")
@rule("DN-EFFECT-06", "DN-OPEN-28")
def test_a_drain_takes_a_level_but_never_the_first(table: Story) -> None:
    table.start(2)
    table.hand("drain_of_ages", "drain_of_ages", "drain_of_ages")
    table.level(2, seat=1).peril(12, seat=1).rolls(1, 6)
    table.do("bane drain_of_ages seat1")
    assert (table.threat, table.level_of(1)) == ((6, 6), 2)  # Magic 0
    table.rolls(1, 5).do("bane drain_of_ages seat1")
    assert (table.threat, table.level_of(1)) == ((5, 6), 1)
    table.rolls(1, 5).do("bane drain_of_ages seat1")
    assert table.level_of(1) == 1


@card("dragged_back")
@rule("DN-EFFECT-25", "DN-EFFECT-27", "DN-HERO-09")
def test_who_is_dragged_back_collects_nothing_off_turn(table: Story) -> None:
    table.start(2).stands("torchlit_passage", seat=1).tipped(seat=1)
    table.hand("dragged_back", "dragged_back")
    table.peril(6, seat=1).rolls(1, 6).do("bane dragged_back seat1")
    assert (table.threat, table.place_of(1)) == ((6, 6), "torchlit_passage")
    table.rolls(1, 5).do("bane dragged_back seat1")
    assert (table.place_of(1), table.lies(1)) == ("tomb_gate", True)
    assert (table.glory_of(1), table.peril_of(1)) == (0, 0)


@card("dragged_back")
@rule("DN-EFFECT-28")
def test_who_is_dragged_back_stays_on_the_border(table: Story) -> None:
    table.start(2, packs=("crypt", "marches"))
    table.lay(
        arnum_hamlet=(0, 0),
        hollow_oak=(-1, 0),
        tomb_gate=(0, 0),
        torchlit_passage=(-1, 0),
        worn_passage=(0, 1),
    )
    table.stands("hollow_oak", seat=1).hand("dragged_back", "dragged_back")
    table.peril(6, seat=1).rolls(1, 1).do("bane dragged_back seat1")
    assert table.place_of(1) == "arnum_hamlet"
    table.stands("torchlit_passage", seat=1).rolls(1, 1).do("bane dragged_back seat1")
    assert table.place_of(1) == "tomb_gate"


@card("loose_lips")
def test_loose_lips_show_a_hand_to_one_player_who_discards_of_it(table: Story) -> None:
    table.start(3)
    table.hand("loose_lips")
    table.hand("haste", "ill_wind", "dented_helm", "haste", seat=1)
    table.peril(1, seat=1).do("bane loose_lips seat1")
    assert table.offers == ["discard haste", "discard dented_helm"]  # Glory cards, and one must go
    assert sorted(table.seen_by(0, owner=1)) == ["dented_helm", "haste", "haste", "ill_wind"]
    assert table.seen_by(2, owner=1) == []
    table.do("discard dented_helm")
    assert table.hand_of(1) == ["haste", "ill_wind", "haste"]
    assert len(table.seen_by(0, owner=1)) == 3
    looked = [event for event in table.told if event.key == "looked"]
    assert len(looked) == 1


@card("loose_lips")
def test_loose_lips_find_nothing_to_take_among_peril_cards(table: Story) -> None:
    table.start(2)
    table.hand("loose_lips", "loose_lips")
    table.hand("ill_wind", seat=1)
    table.peril(2, seat=1).do("bane loose_lips seat1")
    assert table.offers == ["pass"]
    table.do("pass")
    assert table.hand_of(1) == ["ill_wind"]
    table.hand(seat=1)
    table.do("bane loose_lips seat1")  # an empty hand: nothing to look at
    assert table.asked == (0, "lord")


@card("weeping_veil")
@rule("DN-EFFECT-02", "DN-COMP-05", "DN-LORD-06")
def test_a_weeping_veil_costs_everybody_glory_and_the_own_peril_pays_nothing(table: Story) -> None:
    table.start(3).peril(9)
    table.hand("weeping_veil")
    table.glory(5).glory(1, seat=1).glory(2, seat=2).peril(3, seat=2)
    table.refused("bane weeping_veil seat1", "too_little_peril", 3, 0)
    table.do("bane weeping_veil seat2")
    assert [table.glory_of(seat) for seat in range(3)] == [3, 0, 0]
    assert [table.peril_of(seat) for seat in range(3)] == [9, 0, 0]


# Shifts: which results are legal is told in test_shift.py ---------------------------------------------


@card("twisting_halls")
@rule("DN-EFFECT-11", "DN-DP-41")
def test_halls_twist_where_nobody_stands(table: Story) -> None:
    table.start(2)
    table.hand("twisting_halls")
    table.peril(2, seat=1).do("bane twisting_halls seat1")
    table.refused("choose tomb_gate", "is_entrance")
    table.do("choose worn_passage", "shift worn_passage 96:65 2")
    assert table.lying("worn_passage") == (0, 1, 2)
    assert table.discards == ["twisting_halls"]


@card("twisting_halls")
@rule("DN-EFFECT-15")
def test_halls_do_not_twist_without_a_legal_result(table: Story) -> None:
    table.start(2).lay(tomb_gate=(0, 0), torchlit_passage=(0, 1))
    table.hand("twisting_halls")
    table.stands("torchlit_passage", seat=1).peril(2, seat=1)
    table.refused("bane twisting_halls seat1", "nothing_to_shift")


@card("planar_rift")
@rule("DN-EFFECT-30", "DN-OPEN-54", "DN-EFFECT-11")
def test_a_rift_swaps_the_ground_under_two_heroes(table: Story) -> None:
    table.start(2).stands("torchlit_passage", seat=1)
    table.hand("planar_rift")
    table.peril(3, seat=1).do("bane planar_rift seat1", "choose tomb_gate")
    assert (table.lying("tomb_gate"), table.lying("torchlit_passage")) == ((-1, 0, 0), (0, 0, 0))
    assert (table.place_of(0), table.place_of(1)) == ("torchlit_passage", "tomb_gate")
    assert [(table.glory_of(seat), table.peril_of(seat)) for seat in (0, 1)] == [(1, 1), (0, 0)]


@card("planar_rift")
def test_a_rift_needs_heroes_on_two_cards(table: Story) -> None:
    table.start(2)
    table.hand("planar_rift")
    table.peril(3, seat=1)
    table.refused("bane planar_rift seat1", "nothing_to_shift")
