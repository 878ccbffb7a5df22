"""Legendary cards."""

from __future__ import annotations

import pytest
from tests.games.barricades.ground import after_a_battle, hears, in_dungeon, in_village, strong
from tests.games.barricades.test_treasures import no_levels
from tests.marks import card, rule

from delvewright.games.barricades import board, shapes
from delvewright.games.barricades.kinds import CARDS

LEGENDARY = [id for id, kind in CARDS.items() if kind.deck == "legendary"]


@rule("BQ-BASE-51")
@pytest.mark.parametrize("legend", [pytest.param(id, marks=card(id)) for id in LEGENDARY])
def test_a_legendary_card_gives_what_it_prints_a_weapon_only_gold(table, legend):
    kind = CARDS[legend]
    in_village(table, legend)
    assert table.gold() == kind.gold
    table.dungeon()
    works = kind.sort != "weapon"
    assert table.attack() == (kind.attack * works, 0)
    assert table.light() == kind.light * works


@card("hound_of_the_keep")
def test_the_hound_hunts_for_heroes_with_gold(table):
    in_dungeon(table, "hound_of_the_keep", "stalker_1", "hawkswood_1", "edlin_1")
    assert table.attack() == (2 + 2 + 1 + 1 + 2, 0)


@card("eye_of_providence")
def test_the_eye_sees_three_cards_and_draws_one(table):
    in_village(table, "eye_of_providence").deck("dagger", "joba", "adventurer", "tent")
    table.do("use eye_of_providence watch")
    assert table.offers == ["draw dagger", "draw joba", "draw adventurer"]
    table.do("draw adventurer", "lay_next joba")
    assert table.in_zone(board.DECK) == ["joba", "dagger", "tent"]
    assert table.in_zone(board.PLAY) == ["eye_of_providence", "adventurer"]
    table.dungeon()
    assert table.refusal("use eye_of_providence watch") == ("used_up", 1)


@card("eye_of_providence")
def test_the_eye_heals_after_a_battle(table):
    after_a_battle(table, "eye_of_providence").has(wounds=2).do("use eye_of_providence mend")
    assert table.state.wounds[0] == 1


@card("cloak_of_a_thousand_faces")
@rule("BQ-LEX-01")
def test_the_cloak_hides_from_all_alarms_and_doubles_a_spell(table):
    in_dungeon(table, "cloak_of_a_thousand_faces", "magic_missile", "fireball", "pylorian_1", "moonlight")
    assert (hears(table, "room"), hears(table, "kobold_slinger")) == (False, False)
    assert table.attack() == (0, 3 + 4 + 3)
    table.do("use cloak_of_a_thousand_faces double")
    assert table.refusal("double moonlight")[0] == "gives_no_attack"
    table.do("double magic_missile")
    assert table.attack() == (0, 3 + 4 + 3 + 3)
    in_dungeon(table, "cloak_of_a_thousand_faces", "moonlight")
    assert table.refusal("use cloak_of_a_thousand_faces double")[0] == "you_have_none"


# Saga of the Five ---------------------------------------------------------------------------------------


@card("saga_of_the_five")
@pytest.mark.parametrize(
    ("hero", "attack"),
    [
        ("edlin_2", (3, 0)),
        ("edlin_3", (4 + 1, 0)),
        ("edlin_4", (6 + 1, 0)),
        ("regalen_3", (0, 5 + 1)),
        ("hendrik_the_brainless", (5, 0)),
    ],
)
def test_the_saga_praises_heroes_of_level_3_and_4(table, hero, attack):
    in_dungeon(table, "saga_of_the_five", hero)
    assert table.attack() == attack


@card("saga_of_the_five")
@rule("BQ-CHIT-14")
def test_the_saga_levels_up_a_hero_for_two_xp_less(table):
    after_a_battle(table, "saga_of_the_five", "edlin_1", "adventurer").has(xp=1)
    table.do("use saga_of_the_five tell")
    assert "level_up adventurer edlin_1" in table.offers
    table.do("level_up edlin_1 edlin_2")
    assert (table.state.xp[0], table.in_zone(board.DISCARD)) == (0, ["edlin_2"])
    after_a_battle(table, "saga_of_the_five", "edlin_1").has(xp=0)
    assert table.refusal("use saga_of_the_five tell") == ("nobody_can_level",)


# The Village's ------------------------------------------------------------------------------------------


@card("kerkenzen_saffron")
@rule("BQ-BASE-25")
def test_saffron_allows_one_purchase_more(table):
    in_village(table, "kerkenzen_saffron", "kerkenzen_saffron", "kerkenzen_saffron")
    wares = [name for name in table.offers if name.startswith("buy ")]
    table.do(next(name for name in wares if CARDS[name.split()[1]].gold_cost <= 4))
    assert not [name for name in table.offers if name.startswith("buy ")]
    table.do("use kerkenzen_saffron trade")
    again = [name for name in table.offers if name.startswith("buy ")]
    assert again
    table.do(min(again, key=lambda name: CARDS[name.split()[1]].gold_cost))
    assert not [name for name in table.offers if name.startswith("buy ")]


@card("kerkenzen_saffron")
def test_saffron_brings_a_token_after_a_battle(table):
    after_a_battle(table, "kerkenzen_saffron").do("use kerkenzen_saffron find", "gain_token scroll")
    assert table.tokens("scroll") == 1


@card("seal_of_the_council")
@rule("BQ-BARR-03", "BQ-PARTY-11")
def test_the_seal_makes_a_barricade_cheaper_and_all_there_draw(table):
    in_village(table, "seal_of_the_council", "kerkenzen_saffron", seats=3, at="bazaar")
    table.place("", "bazaar", "temple")
    for seat in range(3):
        table.deck("dagger", "dagger", seat=seat)
    table.do("use seal_of_the_council seal", seat=0)
    assert [len(table.happened("drew"))] == [2]
    assert table.in_zone(board.PLAY, 1) == ["dagger"]
    assert table.in_zone(board.PLAY, 2) == []
    assert table.gold() == 3 + 4 + 2
    table.do("pledge barricade_bazaar 7", seat=0)
    assert [deed.seat for deed in table.state.deeds if deed.what == board.BUILT] == [0]
    assert table.gold() == 2


@card("bulwark_halberd")
@rule("BQ-BASE-14")
def test_a_halberd_is_strong_behind_barricades_and_removes_an_icon(table):
    in_dungeon(table, "edlin_2", "bulwark_halberd").do("wield bulwark_halberd edlin_2")
    assert table.attack() == (3 + 1 + 3, 0)
    table.barricade("temple", "bazaar")
    assert table.attack() == (3 + 1 + 3 + 2, 0)
    strong(table).do("battle")
    assert table.icons == 2
    table.do("use bulwark_halberd hold")
    assert table.icons == 1
    after_a_battle(table, "edlin_2", "bulwark_halberd")
    assert table.refusal("use bulwark_halberd hold") == ("not_wielded",)


@card("chalice_of_the_coven")
@pytest.mark.parametrize(("wounds", "attack"), [(0, 0), (1, 0), (2, 1), (5, 2), (6, 3), (9, 3)])
def test_the_chalice_turns_wounds_into_magic(table, wounds, attack):
    in_dungeon(table, "chalice_of_the_coven").has(wounds=wounds)
    assert table.attack() == (0, attack)


@card("chalice_of_the_coven")
@pytest.mark.parametrize("monsters", [1, 2])
def test_the_chalice_heals_for_each_monster_defeated(table, monsters):
    after_a_battle(table, "chalice_of_the_coven").has(wounds=5)
    table.state.deeds += (shapes.Deed(0, board.DEFEATED, 1, 0),) * (monsters - 1)
    table.do("use chalice_of_the_coven drink")
    assert table.state.wounds[0] == 5 - monsters


@card("aldara_sword_of_the_five")
@rule("BQ-LEX-09")
def test_aldara_likes_heroes_of_level_4_and_has_no_levels(table):
    in_dungeon(table, "aldara_sword_of_the_five", "regalen_3")
    assert table.attack() == (5, 5)
    in_dungeon(table, "aldara_sword_of_the_five", "regalen_4", "regalen_4")
    assert table.attack() == (5 + 1, 14)
    no_levels(table, "aldara_sword_of_the_five")
