"""The beginning and the end of a turn: Reset, and Discard/Draw."""

import pytest
from tests.games.dungeoneer.teller import Story
from tests.marks import card, rule

from delvewright.games.dungeoneer import board
from delvewright.games.dungeoneer.kinds import KINDS
from delvewright.games.dungeoneer.sorts import MAGIC, MELEE

MARCHES = ("marches",)


# Reset --------------------------------------------------------------------------------------------------


@rule("DN-RESET-01", "DN-SETUP-14", "DN-DRAW-09")
def test_a_turn_has_its_phases_in_order_and_passes_to_the_left(table: Story) -> None:
    table.start(3)
    table.map_deck("grim_passage", "crumbling_passage", "grim_gallery")
    for seat in range(3):
        assert (table.asked, table.state.phase) == ((seat, "lord"), "lord")
        table.do("build")
        assert (table.asked, table.state.phase) == ((seat, "place"), "build")
        table.do(table.offers[0])
        assert (table.asked, table.state.phase) == ((seat, "hero"), "hero")
        table.hand("repel", seat=seat)
        table.do("end")
        assert (table.asked, table.state.phase) == ((seat, "discard"), "draw")
        table.do("discard repel", "spend_none")
    assert table.asked == (0, "lord")
    assert [args[0] for args in table.happened("turn")] == [1, 2, 0]


@rule("DN-SETUP-14", "DN-WIN-04")
def test_who_is_out_of_the_game_has_no_turn(table: Story) -> None:
    table.start(3).life(1, seat=1).rolls(0, 6).rolls(1, 1)
    table.send("shambling_zombie")
    table.do("pack shambling_zombie", "give_peril seat2").idle_until(2)
    assert [args[0] for args in table.happened("turn")] == [2]


@card("mind_fog")
@rule("DN-RESET-10")
def test_an_effect_with_an_end_of_its_own_lasts_until_then(table: Story) -> None:
    table.start(2).hero("lorel_alanus", seat=1)
    table.bane("mind_fog")
    assert table.score_of(MAGIC, seat=1) == 1
    table.idle_until(1)
    assert table.score_of(MAGIC, seat=1) == 1  # until the next Reset of who played it
    table.idle_until(0)
    assert table.score_of(MAGIC, seat=1) == 3


@card("lorel_alanus")
@rule("DN-RESET-04")
def test_what_was_used_this_turn_may_be_used_again_in_the_next(table: Story) -> None:
    table.start(2).hero("lorel_alanus", seat=1)
    table.glory(9, seat=1).stands("torchlit_passage")
    table.hand(seat=1)
    table.send("glyph_of_ruin", "glyph_of_ruin")
    table.rolls(1, 6, 6).do("use lorel_alanus spellweave")  # the second one unasked
    assert [args[3] for args in table.happened("threat")] == [10, 9]
    table.next_round().glory(9, seat=1).stands("torchlit_passage")
    table.send("glyph_of_ruin")
    assert "use lorel_alanus spellweave" in table.offers
    table.leave_open()


@card("battle_trance")
@rule("DN-RESET-05", "DN-RESET-09", "DN-DP-03", "DN-DP-04")
def test_upkeep_is_paid_card_by_card_in_the_players_order(
    table: Story, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(KINDS["boot_of_ala_hazad"], "upkeep", 2)  # there is but one card that asks for any
    table.start(2).inventory("battle_trance", "boot_of_ala_hazad", seat=1)
    table.glory(2, seat=1).do("build", "end", "spend_none")
    assert table.asked == (1, "upkeep")
    assert table.offers == [
        "keep_up battle_trance",
        "take_back battle_trance",
        "keep_up boot_of_ala_hazad",
        "take_back boot_of_ala_hazad",
    ]
    table.do("keep_up battle_trance")  # 1 Glory is left: not enough for the Boot
    assert (table.inventory_of(1), table.hand_of(1)) == (["battle_trance"], ["boot_of_ala_hazad"])
    assert (table.glory_of(1), table.movement_of(1)) == (1, 3)  # the Boot adds nothing any more


@rule("DN-RESET-06", "DN-DRAW-06", "DN-DRAW-05", "DN-RESET-07")
def test_a_saved_point_is_lost_at_the_next_reset(table: Story) -> None:
    table.start(2).hero_phase().do("move north", "end")
    assert table.asked == (0, "save")
    table.do("save")
    assert table.movement_of(0) == 1  # 1 of 2, for the turns of others
    table.idle_until(0)
    assert table.movement_of(0) == 3


@rule("DN-DRAW-05", "DN-DP-35", "DN-HERO-02")
def test_a_point_may_be_saved_or_not_if_there_is_one(table: Story) -> None:
    table.start(2).hero_phase().do("end", "spend_none")
    assert table.movement_of(0) == 0
    table.start(2).movement(1).hero_phase().do("move north", "end")
    assert table.asked == (1, "lord")  # none left: not asked


# Discard and draw ---------------------------------------------------------------------------------------


@rule("DN-DRAW-01", "DN-DRAW-02", "DN-DP-34")
def test_one_card_goes_of_hand_treasures_or_pack_and_no_boon(table: Story) -> None:
    table.start(2).inventory("lockwise", "dented_helm")
    table.pack("shambling_zombie")
    table.hand("repel", "repel", "dart_slit")
    table.movement(0).hero_phase().do("end")
    assert table.offers == [
        "discard repel",
        "discard dart_slit",
        "discard dented_helm",
        "discard shambling_zombie",
    ]
    table.refused("discard lockwise", "boons_stay")
    table.do("discard shambling_zombie")
    assert (table.discards, table.pack_of(0)) == (["shambling_zombie"], [])
    assert table.asked == (1, "lord")  # exactly one


@rule("DN-DRAW-01")
@pytest.mark.parametrize(("kind", "news"), [("repel", True), ("dented_helm", False)])
def test_what_all_have_seen_is_discarded_without_news(table: Story, kind: str, news: bool) -> None:
    """Out of the hand everybody sees it for the first time; then it can no longer be taken back for free."""
    table.start(2).inventory("dented_helm")
    table.hand(*["repel"] * 6)
    table.hero_phase().do("end", f"discard {kind}")
    assert table.asked == (0, "save")
    assert table.state.news == news
    table.leave_open()


@rule("DN-DRAW-03", "DN-OPEN-36")
def test_an_empty_hand_discards_nothing(table: Story) -> None:
    table.start(2).inventory("dented_helm")
    table.movement(0).hero_phase().do("end")
    assert (table.asked, table.inventory_of(0)) == ((1, "lord"), ["dented_helm"])


@rule("DN-OPEN-36")
def test_or_with_an_empty_hand_a_treasure_may_go(table: Story) -> None:
    table.start(2, empty_hand_discards=True).inventory("dented_helm")
    table.movement(0).hero_phase().do("end")
    assert table.offers == ["discard dented_helm", "keep_all"]
    table.do("discard dented_helm")
    assert table.inventory_of(0) == []


@rule("DN-OPT-10")
def test_the_discard_may_be_left_to_the_player(table: Story) -> None:
    table.start(2, optional_discard=True).hand("repel", "dart_slit")
    table.movement(0).hero_phase().do("end", "keep_all")
    assert table.hand_of(0)[:2] == ["repel", "dart_slit"]
    assert len(table.hand_of(0)) == 5
    assert table.discards == []


@rule("DN-DRAW-07")
def test_a_hand_of_5_or_more_draws_nothing(table: Story) -> None:
    table.start(2, optional_discard=True).hand(*["repel"] * 6)
    table.movement(0).hero_phase().do("end", "keep_all")
    assert table.hand_of(0) == ["repel"] * 6


@rule("DN-EX-27", "DN-DRAW-07", "DN-DRAW-08")
def test_when_the_deck_gives_out_the_pile_is_shuffled(table: Story) -> None:
    table.start(2)
    table.put(board.ADVENTURE, "haste")
    table.discard_pile("dart_slit", "dart_slit")
    table.hand("repel", "repel", "repel", "second_wind")
    table.movement(0).hero_phase().do("end", "discard second_wind")
    assert table.hand_of(0)[:4] == ["repel", "repel", "repel", "haste"]  # the last of the old deck first
    assert len(table.hand_of(0)) == 5
    assert (table.discards, len(table.kinds(board.ADVENTURE))) == ([], 2)
    assert table.happened("reshuffled") == [(board.ADVENTURE_STREAM,)]


@rule("DN-COMBINE-01", "DN-COMBINE-02", "DN-DP-36")
def test_of_two_decks_each_card_is_drawn_from_the_one_chosen(table: Story) -> None:
    table.start(2, packs=("crypt", "marches"))
    table.deck("haste", "repel")
    table.peril_deck("dart_slit", "ill_wind")
    table.hand("second_wind", "rope_snare", "rope_snare", "rope_snare")
    table.movement(0).hero_phase().do("end", "discard second_wind")
    assert table.offers == ["draw adventure", "draw peril_deck"]
    table.do("draw peril_deck", "draw adventure")
    assert table.hand_of(0)[-2:] == ["dart_slit", "haste"]
    assert (table.kinds(board.DISCARD), table.kinds(board.PERIL_DISCARD)) == (["second_wind"], [])
    glory = {"boon", "treasure"}
    assert {table.state.cast[piece].sort for piece in table.state.zones[board.ADVENTURE]} == glory
    assert {table.state.cast[piece].sort for piece in table.state.zones[board.PERIL_DECK]} == {
        "bane",
        "encounter",
    }


@rule("DN-COMBINE-02", "DN-DRAW-08")
def test_an_empty_deck_without_a_pile_is_not_offered(table: Story) -> None:
    table.start(2, packs=("crypt", "marches")).hand("second_wind", *["rope_snare"] * 4)
    table.put(board.PERIL_DECK)
    table.put(board.PERIL_DISCARD)
    table.movement(0).hero_phase().do("end", "discard second_wind")
    assert (len(table.hand_of(0)), table.asked) == (5, (1, "lord"))  # a Glory card, unasked


# Restricted Movement ------------------------------------------------------------------------------------


@rule("DN-OPT-07", "DN-DP-39", "DN-OPEN-40")
def test_with_restricted_movement_everybody_has_3_and_a_point_for_lying_down(table: Story) -> None:
    table.start(2, restricted_movement=True, packs=MARCHES).hero("ryghus_gar")
    table.level(3).stands("river_road", seat=1).inventory("wayfarers_boots")  # Speed 5
    table.idle_until(0, "hero")
    assert table.movement_of(0) == 3
    table.refused("tip", "movement_left")
    table.do("move north", "move south", "move north", "tip")
    assert (table.lies(0), table.movement_of(0)) == (True, 1)
    table.refused("move south", "tipped")
    table.refused("stand_up", "no_movement")
    table.stands("river_road").rolls(0, 1).rolls(1, 6).do("challenge kron_axereaver melee")
    assert (table.lies(0), table.movement_of(0), table.life_of(0)) == (True, 0, 5)
    table.refused("tip", "tipped")


@rule("DN-OPT-07")
def test_with_restricted_movement_no_point_is_saved(table: Story) -> None:
    table.start(2, restricted_movement=True).stands("torchlit_passage", seat=1).hero_phase().do("end")
    assert (table.asked, table.movement_of(0)) == ((1, "lord"), 0)


@rule("DN-OPT-07", "DN-DP-39")
def test_off_turn_too_a_hero_lies_down_for_a_point(table: Story) -> None:
    table.start(2, restricted_movement=True).movement(0, seat=1).hero_phase().do("end")
    assert (table.asked, "tip" in table.offers) == ((1, "aside"), True)
    table.do("tip")
    assert (table.lies(1), table.movement_of(1)) == (True, 1)
    assert table.score_of(MELEE, seat=1) == 3
    table.rolls(1, 6).rolls(0, 1).do("challenge raka melee")
    assert (table.life_of(0), table.movement_of(1)) == (5, 0)
    table.leave_open()
