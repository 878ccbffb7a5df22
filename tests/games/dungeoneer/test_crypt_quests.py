"""The Quests of The Sunken Crypt, card by card: what a failed try, a success and the way there bring."""

from __future__ import annotations

from tests.games.dungeoneer.questing import achieved, beside, delivered, drawn, failed, on_quest, slain
from tests.games.dungeoneer.teller import Story
from tests.marks import card, rule

from delvewright.games.dungeoneer.powers import ATTACK, COUNTER, THREAT
from delvewright.games.dungeoneer.sorts import MAGIC, MELEE, SPEED


def of_all(table: Story, what: str) -> list[int]:
    """Of those who were there, and of the one who was not."""
    return [getattr(table.state, what)[seat] for seat in range(3)]


@card("free_caedmans_soul")
def test_caedmans_soul_costs_those_who_fail_glory(table: Story) -> None:
    assert of_all(failed(table, "free_caedmans_soul", 4), "glory") == [4, 4, 5]
    achieved(table, "free_caedmans_soul", 5)
    assert (table.glory_of(0), table.life_of(0)) == (3, 3)


@card("drakys_hoard")
def test_draky_guards_two_cards(table: Story) -> None:
    slain(table, "drakys_hoard", "form melee")
    assert drawn(table)[0] == 2


@card("wreck_the_flesh_laboratory")
def test_the_laboratory_wounds_those_who_fail(table: Story) -> None:
    assert of_all(failed(table, "wreck_the_flesh_laboratory", 4), "life") == [5, 5, 6]
    achieved(table, "wreck_the_flesh_laboratory", 5)
    assert table.glory_of(0) == 4


@card("the_captive_princess")
def test_the_princess_slows_down(table: Story) -> None:
    on_quest(table, "the_captive_princess")
    assert table.score_of(SPEED, uses=THREAT) == 3
    table.do("take_up the_captive_princess")
    assert table.score_of(SPEED, uses=THREAT) == 2
    assert table.score_of(SPEED) == 3
    assert table.score_of(MELEE, uses=THREAT) == 2
    delivered(table, "the_captive_princess")
    assert (table.glory_of(0), table.place_of(0)) == (4, "tomb_gate")
    assert table.score_of(SPEED, uses=THREAT) == 3


@card("the_bone_colossus")
def test_the_colossus_is_worth_glory_and_life(table: Story) -> None:
    slain(table, "the_bone_colossus")
    assert (table.glory_of(0), table.life_of(0)) == (2, 4)


@card("topple_the_pale_regent")
def test_the_regents_fall_gives_others_peril(table: Story) -> None:
    slain(table, "topple_the_pale_regent", "hold_back topple_the_pale_regent", seats=3)
    assert table.glory_of(0) == 3
    assert of_all(table, "peril") == [4, 1, 1]


@card("topple_the_pale_regent")
@rule("DN-COMBAT-04", "DN-DP-52")
def test_the_regents_threat_costs_every_hero_there_glory(table: Story) -> None:
    on_quest(table, "topple_the_pale_regent", seats=3)
    beside(table, 2)
    for seat in range(3):
        table.glory(2, seat=seat)
    table.do("attempt topple_the_pale_regent")
    assert table.asked == (1, "special")
    table.rolls(0, 4, 6).rolls(2, 3).rolls(1, 1)  # Magic 1 each; the last two are the fight
    table.do("special topple_the_pale_regent 0")
    assert of_all(table, "glory") == [2, 2, 1]


@card("topple_the_pale_regent")
@rule("DN-QUEST-08")
def test_undead_that_attack_the_regents_holder_have_more_magic(table: Story) -> None:
    for monster, form, expected in (
        ("mournful_ghost", "magic", 1),
        ("wererat_mage", "magic", 0),
        ("grave_wight", "melee", 0),
    ):
        table.start(2)
        table.quests("topple_the_pale_regent", seat=1)
        table.hand(monster)
        table.peril(9, seat=1).rolls(0, 2).rolls(1, 1).leave_open()
        table.do(f"send {monster} seat1", "attack")
        while table.asked[1] in ("form", "special"):
            table.do(f"form {form}" if table.asked[1] == "form" else f"hold_back {monster}")
        printed = table.state.cast[table.piece(monster)].scores[0 if form == "melee" else 1]
        assert table.totals[0] == 2 + printed + expected


@card("carry_the_ember_urn")
def test_the_urn_helps_against_magic(table: Story) -> None:
    on_quest(table, "carry_the_ember_urn")
    table.do("take_up carry_the_ember_urn")
    assert [table.score_of(MAGIC, uses=use) for use in (COUNTER, ATTACK, THREAT)] == [2, 1, 1]
    delivered(table, "carry_the_ember_urn")
    assert table.life_of(0) == 4


@card("crown_of_quiet_kings")
def test_who_grasps_at_the_crown_in_vain_falls(table: Story) -> None:
    assert of_all(failed(table, "crown_of_quiet_kings", 2), "tipped") == [1, 1, 0]
    on_quest(table, "crown_of_quiet_kings")
    table.life(1).rolls(2).do("attempt crown_of_quiet_kings")
    assert table.lies()
    achieved(table, "crown_of_quiet_kings", 3)
    assert (table.score_of(MAGIC), table.score_of(MELEE)) == (1 + 1, 3)


@card("the_blade_under_the_dust")
def test_the_dust_takes_movement(table: Story) -> None:
    assert of_all(failed(table, "the_blade_under_the_dust", 2), "movement") == [0, 0, 1]
    achieved(table, "the_blade_under_the_dust", 3)
    assert (table.score_of(MELEE), table.score_of(MAGIC)) == (3 + 1, 1)


@card("the_lost_cartographer")
@rule("DN-DP-33")
def test_the_cartographer_shows_a_place(table: Story) -> None:
    on_quest(table, "the_lost_cartographer")
    table.map_deck("ossuary")
    table.rolls(0, 1).do("attempt the_lost_cartographer")
    assert table.threat == (4, 4)
    assert table.glory_of(0) == 2
    assert table.offers == ["explore", "decline"]
    table.do("explore")
    assert table.asked == (0, "place")
    table.do(table.offers[0])
    assert "ossuary" in table.map_now


@card("the_lost_cartographer")
def test_one_may_do_without_and_without_maps_there_is_no_question(table: Story) -> None:
    on_quest(table, "the_lost_cartographer")
    table.map_deck("ossuary")
    table.rolls(0, 1).do("attempt the_lost_cartographer", "decline")
    assert "ossuary" not in table.map_now
    achieved(table, "the_lost_cartographer", 1)
    assert table.asked == (1, "lord")


@card("the_lost_cartographer")
def test_to_fail_the_cartographer_costs_nothing(table: Story) -> None:
    on_quest(table, "the_lost_cartographer")
    table.hero("veshna_dool")  # Speed 2
    table.glory(2).rolls(0, 1).do("attempt the_lost_cartographer")
    assert (table.glory_of(0), table.peril_of(0), table.life_of(0)) == (2, 0, 6)


@card("dice_with_the_bone_oracle")
def test_the_bone_oracle_pays_in_cards(table: Story) -> None:
    on_quest(table, "dice_with_the_bone_oracle")
    table.rolls(0, 1, 2, 3).do("attempt dice_with_the_bone_oracle")
    assert table.peril_of(0) == 1
    achieved(table, "dice_with_the_bone_oracle", 6, 2, 6)
    assert drawn(table)[0] == 3


@card("break_the_vault_cipher")
def test_the_cipher_is_worth_5_glory(table: Story) -> None:
    on_quest(table, "break_the_vault_cipher")
    table.glory(3).rolls(0, 1, 2, 4, 6).do("attempt break_the_vault_cipher")
    assert table.glory_of(0) == 2
    achieved(table, "break_the_vault_cipher", 6, 3, 4, 5)
    assert table.glory_of(0) == 5


@card("blood_for_the_altar")
def test_the_altar_takes_all_peril(table: Story) -> None:
    on_quest(table, "blood_for_the_altar")
    table.inventory("dented_helm")
    table.peril(7).do("attempt blood_for_the_altar")
    assert (table.glory_of(0), table.peril_of(0), table.life_of(0)) == (3, 0, 4)
    assert table.inventory_of(0) == []


@card("silence_the_wailing_bell")
@rule("DN-UNIV-06", "DN-OPEN-53")
def test_the_bell_is_heard_by_who_would_silence_it(table: Story) -> None:
    assert of_all(failed(table, "silence_the_wailing_bell", 5), "peril") == [1, 1, 0]
    on_quest(table, "silence_the_wailing_bell")
    table.hero("kron_axereaver")  # Magic 0: not less
    table.life(2).tipped().movement(0).rolls(0, 6).do("attempt silence_the_wailing_bell")
    assert table.threat == (6, 6)
    assert (table.glory_of(0), table.life_of(0), table.lies(0)) == (3, 3, False)
