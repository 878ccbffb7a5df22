"""Stories of the end: three Quests, the last hero who stands, and who comes back (DN-WIN, DN-OPT-08)."""

from __future__ import annotations

import pytest
from tests.games.dungeoneer.questing import on_quest
from tests.games.dungeoneer.teller import QUIET, Story
from tests.marks import rule

from delvewright.games.dungeoneer import board, shapes
from delvewright.kernel.sight import NOBODY, known_to

TWO = ("the_mire_hydra", "impress_the_guild")


@rule("DN-WIN-01", "DN-WIN-06", "DN-DP-33")
def test_the_third_quest_wins_at_once_before_its_reward(table: Story) -> None:
    on_quest(table, "climb_to_the_aerie")
    table.done(*TWO)
    table.rolls(0, 6).do("attempt climb_to_the_aerie")  # its reward would ask something
    assert table.state.over
    assert table.state.result == ((3, 0), (0,))


@rule("DN-WIN-01", "DN-WIN-03")
def test_any_player_may_win_so(table: Story) -> None:
    table.start(2, packs=("marches",))
    table.lay(hollow_oak=(0, 0))
    table.quests("the_antler_crown", seat=1)
    table.done(*TWO, seat=1)
    table.idle_until(1, "hero")
    table.hand(seat=1)
    table.glory(9, seat=1).do("attempt the_antler_crown")
    assert table.state.result == ((0, 3), (1,))


def test_a_game_that_takes_too_long_is_called_off(table: Story) -> None:
    """By the setting `longest`: whoever has completed most Quests wins, or several share it."""
    table.start(3, longest=3)
    table.done("drakys_hoard", seat=1)
    table.done("the_bone_colossus", seat=2)
    while not table.state.over:
        table.do(QUIET.get(table.asked[1], table.offers[0]))
    assert table.state.turns == 3 + 1
    assert table.state.result == ((0, 1, 1), (1, 2))
    assert table.happened("called_off") == [(3,)]


@rule("DN-WIN-01")
def test_two_quests_do_not_win(table: Story) -> None:
    on_quest(table, "the_antler_crown")
    table.done(TWO[0])
    table.glory(9).do("attempt the_antler_crown")
    assert not table.state.over


@rule("DN-WIN-05", "DN-COMBINE-16")
def test_in_an_epic_game_heroes_begin_at_level_4_and_epic_quests_win(table: Story) -> None:
    on_quest(table, "give_up_a_name")
    assert table.level_of(0) == 4
    table.done("free_caedmans_soul", "the_bone_colossus", "the_sunfire_relic")
    table.glory(9).do("attempt give_up_a_name")
    assert not table.state.over
    assert table.level_of(0) == 5
    on_quest(table, "give_up_a_name")
    table.done("the_sunfire_relic", "the_vanished_legion")
    table.glory(9).do("attempt give_up_a_name")
    assert table.state.result == ((3, 0), (0,))


def attacked(table: Story, seats: int = 2, **settings: object) -> Story:
    """Seat 0 sends a Skeleton at the last Life of seat 1's hero."""
    table.start(seats, **settings)
    table.hand("skeleton_guard")
    table.peril(9, seat=1).life(1, seat=1).rolls(0, 6).rolls(1, 1)
    return table.do("send skeleton_guard seat1", "attack")


@rule("DN-WIN-02", "DN-WIN-03", "DN-WIN-04", "DN-COMBAT-16")
def test_the_last_hero_who_stands_wins(table: Story) -> None:
    attacked(table)
    assert table.state.result == ((0, 0), (0,))
    assert table.life_of(1) == 0


@rule("DN-WIN-06")
def test_who_falls_by_his_own_challenge_ends_the_game_before_any_reward(table: Story) -> None:
    table.start(2, peril_to_oneself=False)
    table.hero("roderik_talus", seat=1)  # Melee 2
    table.life(1, seat=1).movement(1, seat=1).rolls(0, 3, 6).rolls(1, 2, 1)
    table.send("skeleton_guard")  # Melee 1: a tie
    table.do("challenge skeleton_guard melee")
    assert table.state.result == ((0, 0), (0,))


@rule("DN-WIN-04")
def test_with_others_left_the_player_is_out_and_the_game_goes_on(table: Story) -> None:
    attacked(table, 3).do("take_back skeleton_guard", "give_peril seat2")
    assert not table.state.over
    table.idle_until(2)  # seat 1 is passed over
    assert [name for name in table.offers if "seat1" in name] == []


@rule("DN-WIN-07", "DN-OPEN-42")
@pytest.mark.parametrize("trapper", [0, 1])
def test_when_one_trap_fells_the_last_heroes_its_player_wins(table: Story, trapper: int) -> None:
    table.start(2)
    if trapper:
        table.idle_until(1)
    victim = 1 - trapper
    table.hand("dart_slit", seat=trapper)
    table.hand(seat=victim)
    for seat in (0, 1):
        table.life(1, seat=seat).glory(0, seat=seat).rolls(seat, 1)
    table.stands("torchlit_passage", seat=0).stands("torchlit_passage", seat=1)
    table.peril(9, seat=victim).do(f"send dart_slit seat{victim}", "attack")
    assert table.state.result == ((0, 0), (trapper,))


@rule("DN-WIN-07")
def test_if_no_card_of_anybody_does_it_the_active_player_wins(table: Story) -> None:
    table.start(2)
    table.hero_phase()
    table.lay(tomb_gate=(0, 0), spiked_passage=(1, 0))
    table.state.life[1], table.state.at[1] = 0, board.NONE  # fell a moment ago
    table.life(1).rolls(0, 1)
    table.do("move south")
    assert table.state.result[1] == (0,)


@rule("DN-OPEN-29")
def test_a_fallen_heros_cards_are_discarded_and_the_quests_go_under_their_deck(table: Story) -> None:
    table.start(3)
    table.hand("repel", seat=1)
    table.inventory("boot_of_ala_hazad", "lockwise", seat=1)
    table.pack("carrion_bats", seat=1)
    table.quests("the_bone_colossus", "drakys_hoard", seat=1)
    table.done("crown_of_quiet_kings", "free_caedmans_soul", seat=1)
    curse = table.attached("curse_of_lead_feet", table.piece("kron_axereaver"))
    table.hand("skeleton_guard")
    table.peril(9, seat=1).life(1, seat=1).rolls(0, 6).rolls(1, 1)
    table.do("send skeleton_guard seat1", "attack", "take_back skeleton_guard", "give_peril seat2")
    for zone in (board.HAND, board.INVENTORY, board.PACK, board.QUESTS):
        assert table.kinds(zone + 1) == []
    assert {"repel", "boot_of_ala_hazad", "lockwise", "carrion_bats"} <= {*table.discards}
    assert curse in table.state.zones[board.DISCARD]
    assert table.kinds(board.QUEST_DECKS)[-2:] == ["the_bone_colossus", "drakys_hoard"]
    assert {*table.state.zones[board.QUEST_DECKS][-2:]} <= known_to(table.state, NOBODY)  # all have seen them
    assert table.done_of(1) == ["free_caedmans_soul"]


# Reincarnation ----------------------------------------------------------------------------------------


@rule("DN-OPT-08", "DN-OPT-12", "DN-OPEN-55", "DN-DP-44", "DN-DP-45")
def test_a_fallen_player_comes_back_with_a_new_hero_where_the_left_neighbour_says(table: Story) -> None:
    table.start(3, packs=("crypt", "marches"), reincarnation=True)
    table.lay(arnum_hamlet=(0, 0), hollow_oak=(1, 0), tomb_gate=(0, 0))
    table.hand("repel", seat=1)
    table.inventory("boot_of_ala_hazad", seat=1)
    table.pack("carrion_bats", seat=1)
    table.quests("the_bone_colossus", seat=1)
    table.done("crown_of_quiet_kings", seat=1)
    table.put(board.HEROES, "veshna_dool", "enraka_tyvus", "bel_brewspirits")
    table.hand("skeleton_guard")
    table.peril(9, seat=1).glory(0, seat=1).life(1, seat=1).level(3, seat=1).rolls(0, 6).rolls(1, 1)
    table.do("send skeleton_guard seat1", "attack", "take_back skeleton_guard", "give_peril seat2")
    assert table.asked == (1, "reincarnate")
    assert table.offers == ["pick veshna_dool", "pick enraka_tyvus"]  # no epic one
    table.do("pick veshna_dool")
    assert table.asked == (1, "deck")  # a new hand at once
    table.do(*["draw adventure"] * 5)
    assert table.asked == (2, "entrance")
    assert table.offers == ["choose arnum_hamlet", "choose tomb_gate"]
    table.do("choose tomb_gate")
    assert (table.asked, table.place_of(1)) == ((0, "lord"), "tomb_gate")
    assert (table.level_of(1), table.life_of(1), table.movement_of(1)) == (1, 6, 0)
    assert table.kinds(board.HERO + 1) == ["veshna_dool"]
    assert (len(table.hand_of(1)), table.inventory_of(1)) == (5, [])
    assert (table.pack_of(1), table.peril_of(1)) == (["carrion_bats"], 9 - 1)
    assert (table.quests_of(1), table.done_of(1)) == (["the_bone_colossus"], ["crown_of_quiet_kings"])


@rule("DN-OPT-08")
def test_what_was_on_the_fallen_hero_is_not_on_the_new_one(table: Story) -> None:
    table.start(3, reincarnation=True)
    fog = table.piece("mind_fog")
    table.state.lasting = tuple([shapes.Lasting(fog, 0, seat, board.UNTIL_MY_RESET) for seat in (1, 2)])
    table.hand("skeleton_guard")
    table.peril(9, seat=1).life(1, seat=1).rolls(0, 6).rolls(1, 1)
    table.put(board.HEROES, "lorel_alanus", "veshna_dool")
    table.do("send skeleton_guard seat1", "attack", "take_back skeleton_guard", "give_peril seat0")
    table.do("pick lorel_alanus")
    assert [effect.on for effect in table.state.lasting] == [2]


@rule("DN-OPT-12")
def test_nobody_wins_by_felling_others_where_they_come_back(table: Story) -> None:
    attacked(table, reincarnation=True).do("take_back skeleton_guard", "give_peril seat1")
    assert table.peril_of(1) == 9 - 1 + 1  # the wounded player included
    table.do("pick lorel_alanus")  # of one Entrance nobody is asked
    assert not table.state.over
    assert table.asked == (0, "lord")
    assert table.place_of(1) == "tomb_gate"


@rule("DN-OPT-08")
def test_on_the_own_turn_it_goes_on_without_movement(table: Story) -> None:
    table.start(2, reincarnation=True)
    table.hero_phase()
    table.lay(tomb_gate=(0, 0), spiked_passage=(1, 0))
    table.life(1).movement(3).rolls(0, 1)
    table.do("move south", "pick lorel_alanus")
    assert table.asked == (0, "hero")
    assert (table.place_of(0), table.movement_of(0), table.life_of(0)) == ("tomb_gate", 0, 6)
    table.do("end")
    assert table.asked == (0, "discard")
    table.do(table.offers[0])
    assert (table.glory_of(0), table.peril_of(0)) == (2, 1)  # of the Spikes' space; the Entrance gave nothing


@rule("DN-OPT-08")
def test_two_who_fall_together_come_back_one_after_the_other(table: Story) -> None:
    table.start(2, reincarnation=True)
    table.put(board.HEROES, "lorel_alanus", "veshna_dool", "roderik_talus")
    table.hand("dart_slit")
    for seat in (0, 1):
        table.life(1, seat=seat).rolls(seat, 1)
    table.peril(9, seat=1).do("send dart_slit seat1", "attack")
    assert table.asked == (0, "reincarnate")
    table.do("pick lorel_alanus")
    assert table.asked == (1, "reincarnate")
    assert table.offers == ["pick roderik_talus", "pick veshna_dool"]
    table.do("pick veshna_dool")
    assert table.asked == (0, "lord")


@rule("DN-OPT-08")
def test_when_no_hero_is_left_one_that_fell_may_come_again(table: Story) -> None:
    table.start(2, reincarnation=True)
    table.put(board.HEROES)
    table.hand("skeleton_guard")
    table.peril(9, seat=1).life(1, seat=1).rolls(0, 6).rolls(1, 1)
    table.do("send skeleton_guard seat1", "attack", "take_back skeleton_guard", "give_peril seat0")
    assert "pick lorel_alanus" in table.offers
    assert "pick raka" not in table.offers  # somebody else's
    table.do("pick lorel_alanus")


@rule("DN-OPT-08")
def test_a_dropped_token_waits_for_the_player_who_came_back(table: Story) -> None:
    table.start(2, reincarnation=True)
    quest = table.quests("the_captive_princess", seat=1)[0]
    table.state.escorted, table.state.begun = (quest,), ((quest, table.piece("prison_cells")),)
    table.stands("torchlit_passage", seat=1)
    table.hand("skeleton_guard")
    table.peril(9, seat=1).life(1, seat=1).rolls(0, 6).rolls(1, 1)
    table.do("send skeleton_guard seat1", "attack", "take_back skeleton_guard", "give_peril seat0")
    table.do("pick lorel_alanus")
    assert table.quests_of(1) == ["the_captive_princess"]
    assert table.state.dropped == ((quest, table.piece("torchlit_passage")),)


@rule("DN-OPEN-29", "DN-OPEN-04")
def test_a_fallen_heros_quest_is_for_all_when_the_deck_had_given_out(table: Story) -> None:
    for left, turned_up in (((), ["wreck_the_flesh_laboratory"]), (("the_bone_colossus",), [])):
        table.start(3).put(board.QUEST_DECKS)
        table.quests("wreck_the_flesh_laboratory", seat=1)
        table.global_quests(*left)
        table.life(1, seat=1).rolls(0, 6).rolls(1, 1)
        table.send("skeleton_guard")
        assert table.kinds(board.GLOBAL) == [*left, *turned_up]
        assert table.kinds(board.QUEST_DECKS) == ([] if turned_up else ["wreck_the_flesh_laboratory"])
        table.do("pack skeleton_guard", "give_peril seat2")
