"""Who places a Map card, and two maps at one table (DN-OPT-02, DN-COMBINE)."""

from __future__ import annotations

from tests.games.dungeoneer.ground import (
    ALONE,
    BOTH,
    answer,
    building,
    cell,
    do,
    ground,
    lay,
    names,
    offered,
    piece,
    stack,
    told,
)
from tests.marks import rule

from delvewright.games.dungeoneer import build, paths
from delvewright.games.dungeoneer.board import (
    DRAWN,
    DUNGEON_MAPS,
    GLOBAL,
    MAP,
    MAPS,
    QUESTS,
    Board,
)
from delvewright.words.zones import move, zone_of

# Who places -------------------------------------------------------------------------------------------


CIPHER, URN = ("break_the_vault_cipher",), ("carry_the_ember_urn",)
"""A Quest at the Forge of Sighs, and an Escort from there to the Altar of Dusk."""


def drawn_by_the_first(card: str, *quests: tuple[str, ...], unbiased: bool = True) -> Board:
    """Seat 0 turns up a card; these are the Personal Quests of the seats."""
    p = ground(*ALONE, seats=len(quests), unbiased_placement=unbiased)
    for seat, kinds in enumerate(quests):
        for kind in kinds:
            move(p, piece(p, kind), zone_of(p, piece(p, kind)), QUESTS + seat)
    lay(p, tomb_gate=(0, 0))
    p.told = []
    return building(p, card)


def asked(p: Board) -> int:
    assert p.ask is not None
    return p.ask.seat


@rule("DN-EX-23", "DN-OPT-02")
def test_a_card_that_quests_name_goes_on_to_the_first_neighbour_without_one() -> None:
    p = drawn_by_the_first("forge_of_sighs", CIPHER, URN, ())
    assert asked(p) == 2
    assert told(p, "handed") == [(0, 2, piece(p, "forge_of_sighs"))]
    answer(p, "place", piece(p, "forge_of_sighs"), cell(0, 1), 2)
    assert told(p, "laid") == [(2, piece(p, "forge_of_sighs"), cell(0, 1), 2)]


@rule("DN-OPT-02")
def test_without_the_option_whoever_drew_it_places_it() -> None:
    assert asked(drawn_by_the_first("forge_of_sighs", CIPHER, (), unbiased=False)) == 0


@rule("DN-OPT-02")
def test_a_card_that_only_others_want_stays_with_whoever_drew_it() -> None:
    assert asked(drawn_by_the_first("forge_of_sighs", (), CIPHER)) == 0


@rule("DN-OPT-13")
def test_come_full_circle_the_drawer_places_the_card() -> None:
    assert asked(drawn_by_the_first("forge_of_sighs", URN, CIPHER)) == 0


@rule("DN-OPT-03")
def test_of_an_escort_only_the_first_place_counts() -> None:
    assert asked(drawn_by_the_first("altar_of_dusk", URN, ())) == 0
    assert asked(drawn_by_the_first("forge_of_sighs", URN, ())) == 1


@rule("DN-OPT-03")
def test_global_quests_hand_nothing_on() -> None:
    p = ground(*ALONE, unbiased_placement=True)
    quest = piece(p, CIPHER[0])
    move(p, quest, zone_of(p, quest), GLOBAL)
    lay(p, tomb_gate=(0, 0))
    assert asked(building(p, "forge_of_sighs")) == 0


@rule("DN-OPT-02")
def test_a_player_who_is_out_places_nothing() -> None:
    p = ground(*ALONE, seats=3, unbiased_placement=True)
    p.life[1] = 0
    move(p, piece(p, CIPHER[0]), zone_of(p, piece(p, CIPHER[0])), QUESTS)
    lay(p, tomb_gate=(0, 0))
    assert asked(building(p, "forge_of_sighs")) == 2


@rule("DN-OPT-13")
def test_exploring_hands_cards_on_likewise() -> None:
    p = ground(*ALONE, unbiased_placement=True)
    move(p, piece(p, CIPHER[0]), zone_of(p, piece(p, CIPHER[0])), QUESTS)
    lay(p, tomb_gate=(0, 0))
    p.at[0] = piece(p, "tomb_gate")
    stack(p, MAPS, "forge_of_sighs")
    do(p, build.explore, 0)
    assert asked(p) == 1
    assert p.movement == [2, 3]


# Two maps ---------------------------------------------------------------------------------------------


def two_maps(**settings: bool) -> Board:
    """Both borders: the Wilderness has begun, the Dungeon Entrance waits."""
    p = ground(*BOTH, **settings)
    do(p, build.lay_first_map)
    p.at = [piece(p, "arnum_hamlet")] * 2
    return p


@rule("DN-COMBINE-06")
def test_with_both_borders_the_game_begins_in_the_wilderness() -> None:
    p = two_maps()
    assert {p.cast[tile].border for tile in p.zones[MAP]} == {"wilderness"}
    assert names(p, p.zones[DRAWN]) == ["tomb_gate"]
    assert len(p.zones[MAPS]) == 17
    assert len(p.zones[DUNGEON_MAPS]) == 21


@rule("DN-COMBINE-03", "DN-DP-23")
def test_a_hero_draws_from_the_deck_of_his_border() -> None:
    p = two_maps()
    lay(p, hollow_oak=(0, 2), tomb_gate=(0, 0))
    p.at[1] = piece(p, "tomb_gate")
    assert (build.deck_for(p, 0), build.deck_for(p, 1)) == (MAPS, DUNGEON_MAPS)
    stack(p, DUNGEON_MAPS, "ossuary")
    do(p, build.place_one, 1)
    assert names(p, p.zones[DRAWN]) == ["ossuary"]


@rule("DN-BUILD-11", "DN-COMBINE-04")
def test_a_card_joins_only_its_own_border() -> None:
    p = two_maps()
    lay(p, hollow_oak=(0, 2), tomb_gate=(0, 0))
    p.at[0] = piece(p, "tomb_gate")
    stack(p, DUNGEON_MAPS, "flooded_chamber")
    do(p, build.place_one, 0)
    assert offered(p) == {(-1, 0, 0), (0, 1, 0), (1, 0, 0), (0, -1, 0)}


@rule("DN-COMBINE-03")
def test_with_one_deck_cards_of_the_dungeon_wait_for_its_entrance() -> None:
    p = two_maps(two_map_decks=False)
    assert len(p.zones[MAPS]) == 17 + 21
    stack(p, MAPS, "ossuary", "necrotower")
    p.told = []
    do(p, build.build_phase, 0)
    assert told(p, "put_under") == [(0, piece(p, "ossuary"))]
    assert names(p, p.zones[DRAWN]) == ["tomb_gate", "necrotower"]


def portal_placed() -> Board:
    """Seat 0 has just placed Hollow Oak, the first Portal."""
    p = two_maps()
    stack(p, MAPS, "hollow_oak")
    do(p, build.build_phase, 0)
    assert p.ask is not None
    answer(p, *p.ask.options[0])
    return p


@rule("DN-EX-24", "DN-COMBINE-05", "DN-COMBINE-07", "DN-DP-22")
def test_whoever_places_the_first_portal_may_lay_the_dungeon_entrance_apart() -> None:
    p = portal_placed()
    gate, oak = piece(p, "tomb_gate"), piece(p, "hollow_oak")
    assert p.ask is not None
    assert (p.ask.seat, p.ask.question) == (0, "lay_gate")
    assert p.ask.options == (("place", gate, cell(0, 0), 0), ("not_now",))
    assert paths.links(p, oak) == []
    answer(p, "place", gate, cell(0, 0), 0)
    assert (paths.links(p, oak), paths.links(p, gate)) == ([gate], [oak])
    assert paths.adjoining(p, gate) == []
    assert (p.zones[DRAWN], p.ask) == ((), None)


@rule("DN-OPEN-32")
def test_who_builds_later_may_lay_the_entrance_that_was_declined() -> None:
    p = portal_placed()
    answer(p, "not_now")
    assert (names(p, p.zones[DRAWN]), p.ask) == (["tomb_gate"], None)
    do(p, build.build_phase, 1)
    assert p.ask is not None
    assert (p.ask.seat, p.ask.question) == (1, "lay_gate")
    answer(p, "place", piece(p, "tomb_gate"), cell(0, 0), 0)
    assert p.ask.question == "place"  # and then builds
    assert paths.links(p, piece(p, "hollow_oak")) == [piece(p, "tomb_gate")]


@rule("DN-COMBINE-07")
def test_without_a_portal_nobody_is_asked_about_the_entrance() -> None:
    p = two_maps()
    stack(p, MAPS, "necrotower")
    do(p, build.build_phase, 0)
    assert p.ask is not None
    assert p.ask.question == "place"
    answer(p, *p.ask.options[0])
    assert p.ask is None


@rule("DN-COMBINE-21")
def test_a_portal_of_one_border_alone_lays_nothing_out() -> None:
    p = ground("marches")
    do(p, build.lay_first_map)
    p.at[0] = piece(p, "arnum_hamlet")
    stack(p, MAPS, "hollow_oak")
    do(p, build.build_phase, 0)
    assert p.ask is not None
    answer(p, *p.ask.options[0])
    assert p.ask is None
