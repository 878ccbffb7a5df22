"""The last Life: who has one left does all that others do, and who has lost it nothing more."""

from tests.games.dungeoneer.questing import on_quest
from tests.games.dungeoneer.teller import Story
from tests.games.dungeoneer.test_night_heroes import epic
from tests.games.dungeoneer.test_second_seat import second
from tests.marks import card, rule

from delvewright.games.dungeoneer import board
from delvewright.games.dungeoneer.sorts import MAGIC
from delvewright.words.zones import move, zone_of

MARCHES = ("marches",)


# One Life left ----------------------------------------------------------------------------------------


@card("mind_fog")
@rule("DN-RESET-10")
def test_a_fog_comes_over_who_has_one_life_left(table: Story) -> None:
    table.start(2).life(1, seat=1)
    before = table.score_of(MAGIC, seat=1)
    table.hero("lorel_alanus", seat=1)
    table.life(1, seat=1)
    assert table.score_of(MAGIC, seat=1) > before
    foggy = table.score_of(MAGIC, seat=1) - 2
    table.bane("mind_fog")
    assert table.score_of(MAGIC, seat=1) == foggy


@card("malthorin")
@rule("DN-EFFECT-25")
def test_who_has_one_life_left_is_driven_out_of_the_forest(table: Story) -> None:
    table.start(2, packs=MARCHES).stands("forest_road", seat=1).life(2, seat=1).rolls(0, 3).rolls(1, 1)
    table.send("malthorin")
    assert (table.life_of(1), table.place_of(1)) == (1, "arnum_hamlet")
    table.do("pack malthorin", "give_peril seat0")


@rule("DN-BUILD-01", "DN-COMBAT-29", "DN-DRAW-07")
def test_a_turn_on_the_last_life_has_all_its_phases(table: Story) -> None:
    table.start(2).life(1).map_deck("ossuary")
    table.rolls(0, 6).rolls(1, 1)
    table.send("skeleton_guard")
    table.do("pack skeleton_guard", "give_peril seat1", "build")
    assert table.asked == (0, "place")
    table.do(table.offers[0], "end", "spend_none")
    assert (table.asked, len(table.hand_of(0))) == ((1, "lord"), 5)


@card("free_caedmans_soul")
@rule("DN-WIN-01")
def test_the_third_quest_wins_on_the_last_life(table: Story) -> None:
    on_quest(table, "free_caedmans_soul")
    table.done("the_bone_colossus", "drakys_hoard")
    table.life(1).rolls(0, 6).hero("lorel_alanus")
    table.life(1).movement(0).do("attempt free_caedmans_soul")
    assert table.state.result[1] == (0,)


# None left --------------------------------------------------------------------------------------------


@card("whispering_demon", "enraka_tyvus")
@rule("DN-COMBAT-16", "DN-COMBAT-06")
def test_who_fell_to_one_whisper_hears_no_second_and_responds_to_nothing(table: Story) -> None:
    table.start(3).hero("enraka_tyvus", seat=1)
    table.stands("torchlit_passage", seat=1).life(1, seat=1).glory(9, seat=1).rolls(1, 1)
    table.send("whispering_demon", "whispering_demon")
    table.do("special whispering_demon 0")
    while table.asked == (1, "window"):
        assert table.offers == ["pass"]
        table.do("pass")
    assert (table.life_of(1), table.asked, table.happened("attack_roll")) == (0, (0, "retire"), [])
    table.do("pack whispering_demon", "pack whispering_demon")


@card("whispering_demon")
@rule("DN-WIN-04", "DN-COMBAT-29", "DN-BUILD-01", "DN-DRAW-07")
def test_a_dungeonlord_whose_own_hero_falls_has_no_more_of_the_turn(table: Story) -> None:
    table.start(3).life(1).map_deck("ossuary")
    table.stands("torchlit_passage", seat=2).inventory("potion_of_healing", seat=2)
    table.rolls(1, 6, 1).rolls(0, 1, 6)
    table.send("whispering_demon")
    table.do("special whispering_demon 0")
    assert (table.life_of(0), table.life_of(1)) == (0, 5)
    assert (table.asked, table.peril_of(1), table.hand_of(0)) == ((1, "lord"), 0, [])
    assert table.discards == ["whispering_demon"]


@rule("DN-OPT-08")
def test_a_new_hero_comes_for_who_fell_and_not_for_who_has_one_life_left(table: Story) -> None:
    table.start(3, reincarnation=True).put(board.HEROES, "lorel_alanus", "veshna_dool")
    table.life(1, seat=1).life(1, seat=2).stands("torchlit_passage", seat=2).rolls(0, 6).rolls(1, 1)
    table.send("skeleton_guard")
    table.do("pack skeleton_guard", "give_peril seat2")
    assert table.asked == (1, "reincarnate")
    table.do("pick lorel_alanus")
    assert (table.asked, table.life_of(2)) == ((0, "lord"), 1)


@rule("DN-OPT-08", "DN-OPT-12")
def test_a_new_hero_of_any_seat_stands_on_the_same_epic_card(table: Story) -> None:
    table.start(2, packs=("marches", "night"), grade="campaign", reincarnation=True)
    table.put(board.HEROES, "tahewyn_draexis")
    table.hero("hakka_stormhide", "bel_brewspirits", seat=1)
    table.life(1, seat=1).rolls(0, 6).rolls(1, 1)
    table.send("giant_rats")
    table.do("pack giant_rats", "give_peril seat0")
    assert table.kinds(board.HERO + 1) == ["tahewyn_draexis", "bel_brewspirits"]
    table.leave_open()


@card("skeleton_guard")
@rule("DN-LORD-11", "DN-LORD-18")
def test_of_two_alike_in_hand_the_one_that_has_not_attacked_is_sent(table: Story) -> None:
    table.start(3).rolls(0, 6, 6).rolls(1, 1).rolls(2, 1)
    table.send("skeleton_guard")
    table.do("take_back skeleton_guard", "give_peril seat1")
    fresh = table.make("skeleton_guard")
    move(table.state, fresh, zone_of(table.state, fresh), board.HAND)
    table.peril(2, seat=2).do(
        "send skeleton_guard seat2", "attack", "pack skeleton_guard", "give_peril seat1"
    )
    assert table.state.zones[board.PACK] == (fresh,)


# The second seat --------------------------------------------------------------------------------------


@card("morra_skyhowl")
def test_thunder_follows_whoever_is_morra(table: Story) -> None:
    epic(table, "garrun_ironvow", "morra_skyhowl", "bel_brewspirits").idle_until(1)
    for seat in range(3):
        table.hand(seat=seat)
        table.glory(0, seat=seat)
    table.do("build").rolls(1, 6).rolls(0, 1, 1).rolls(2, 1)
    table.do("challenge garrun_ironvow magic")
    assert [table.life_of(seat) for seat in range(3)] == [6, 8, 7]


@card("boot_of_ala_hazad", "wayfarers_boots")
@rule("DN-HERO-15")
def test_nobody_wears_two_pairs_of_boots(table: Story) -> None:
    second(table, ("crypt", "marches")).inventory("boot_of_ala_hazad", seat=1)
    table.hand("wayfarers_boots", seat=1)
    table.glory(9, seat=1).do("build", "play wayfarers_boots")
    assert table.inventory_of(1) == ["wayfarers_boots"]


@rule("DN-OPEN-36")
def test_an_empty_hand_keeps_all_in_any_seat(table: Story) -> None:
    second(table, empty_hand_discards=True).inventory("dented_helm", seat=1)
    table.movement(0, seat=1).do("build", "end")
    assert table.offers == ["discard dented_helm", "keep_all"]
    table.do("keep_all").idle_until(0)


@card("the_lich_lord")
def test_the_lich_lord_raises_for_whoever_sent_him(table: Story) -> None:
    second(table).discard_pile("grave_wight")
    table.hand("the_lich_lord", seat=1)
    table.peril(9).rolls(1, 1).rolls(0, 1)
    table.do("send the_lich_lord seat0", "attack", "special the_lich_lord 2")
    assert table.pack_of(1) == ["grave_wight"]
    table.do("pack the_lich_lord", "give_peril seat0")


@rule("DN-OPEN-01", "DN-COMBAT-29")
def test_a_single_reward_is_for_wounds_and_not_for_none(table: Story) -> None:
    table.start(2, reward="once").rolls(0, 3).rolls(1, 2)
    table.send("shambling_zombie")
    assert table.totals == (5, 5)
    table.do("pack shambling_zombie")
    assert (table.asked, table.peril_of(1)) == ((0, "lord"), 0)


@rule("DN-COMBAT-17", "DN-OPEN-07")
def test_nobody_answers_a_hero_who_fell_by_his_own_attack(table: Story) -> None:
    table.start(3).stands("torchlit_passage", seat=2).life(1).movement(1, seat=1).hero_phase()
    table.rolls(0, 1).rolls(1, 6).do("challenge kron_axereaver melee")
    assert (table.life_of(0), table.asked, table.movement_of(1)) == (0, (1, "lord"), 3)
    assert table.happened("challenged") == [(0, table.hero_of(1), 0)]
