"""The Boons and Treasures of The Long Night."""

import pytest
from tests.games.dungeoneer.teller import Story
from tests.games.dungeoneer.test_night_heroes import epic
from tests.marks import card, rule

from delvewright.games.dungeoneer.board import FIGHT, PERIL_DISCARD
from delvewright.games.dungeoneer.kinds import KINDS
from delvewright.games.dungeoneer.powers import ATTACK, COUNTER, PLAIN, THREAT
from delvewright.games.dungeoneer.sorts import MAGIC, MELEE, SPEED

USES = (PLAIN, ATTACK, COUNTER, THREAT)


# Boons --------------------------------------------------------------------------------------------------


@card("command_fiend")
@rule("DN-EFFECT-07", "DN-EFFECT-29")
def test_a_commanded_fiend_fights_for_the_hero_it_attacked(table: Story) -> None:
    epic(table, "garrun_ironvow", "tolva_hearthshield").hand("command_fiend", seat=1)
    table.glory(5, seat=1)
    fiend, knight = table.send("pit_fiend", "death_knight")
    table.do("form melee")
    table.rolls(0, 1).do("play command_fiend")  # the only fiend there is
    assert (table.inventory_of(1), table.kinds(FIGHT)) == (["pit_fiend"], ["death_knight"])
    assert table.state.minions == ((fiend, 3),)
    assert table.asked == (1, "defender")  # the Knight attacks; its attack is off
    table.rolls(1, 1).do("minion pit_fiend")
    assert table.happened("compared")[-1] == (knight, 6, fiend, 6)  # 1 + 5 against 1 + 5
    table.do("pack death_knight")


@card("command_fiend")
@rule("DN-EFFECT-29", "DN-DP-43", "DN-OPEN-63")
def test_a_fiend_needs_the_place_of_a_treasure(table: Story) -> None:
    epic(table, "garrun_ironvow", "tolva_hearthshield").hand("command_fiend", seat=1)
    table.inventory("worldcleaver", *["skeleton_key"] * 4, seat=1)  # all that Tolva can carry
    table.glory(5, seat=1)
    (fiend,) = table.send("pit_fiend")
    table.hurt(fiend, 1).do("form melee", "play command_fiend")
    assert table.asked == (1, "forfeit")
    assert "discard pit_fiend" not in table.offers
    table.do("discard worldcleaver")
    assert table.inventory_of(1) == [*["skeleton_key"] * 4, "pit_fiend"]
    assert table.state.minions == ((fiend, 2),)  # with the Life it has left


@card("command_fiend")
@rule("DN-QUEST-35", "DN-OPEN-52")
def test_only_fiends_that_are_on_no_quest_can_be_commanded(table: Story) -> None:
    epic(table, "garrun_ironvow", "tolva_hearthshield").hand("command_fiend", seat=1)
    table.glory(5, seat=1)
    table.send("soul_reaver")
    table.refused("play command_fiend", "no_such_attacker")
    table.leave_open()
    epic(table, "tolva_hearthshield", "garrun_ironvow").hand("command_fiend")
    (quest,) = table.quests("prince_of_the_fiend_pits")
    places = table.state.cast[quest].places[0]
    place = next(place for place in places if KINDS[place].border == "wilderness")
    table.lay(**{place: (0, 0)}).glory(9).hero_phase().do("attempt prince_of_the_fiend_pits")
    assert table.asked == (1, "form")
    table.rolls(0, 6).rolls(1, 1).do("form melee")  # no Response that could be played: no window
    assert (table.totals, table.hand_of(0)) == ((7, 10), ["command_fiend"])


@card("banish")
def test_banish_discards_an_attacker(table: Story) -> None:
    epic(table, "garrun_ironvow", "tolva_hearthshield").hand("banish", seat=1)
    table.glory(5, seat=1)
    table.send("stone_titan", "death_knight")
    table.do("play banish")
    assert table.offers == ["choose stone_titan", "choose death_knight"]
    table.rolls(0, 1).rolls(1, 6).do("choose stone_titan")
    assert (table.kinds(PERIL_DISCARD), table.totals) == (["stone_titan"], (6, 10))
    table.do("pack death_knight")


@card("banish", "malthorin")
def test_banish_does_nothing_to_malthorin(table: Story) -> None:
    epic(table, "garrun_ironvow", "tolva_hearthshield").hand("banish", seat=1)
    table.glory(5, seat=1)
    table.rolls(0, 1).rolls(1, 6)
    table.send("malthorin")  # nothing that could be played: no window
    assert (table.totals, table.hand_of(1)) == ((5, 8), ["banish"])
    table.do("pack malthorin")


@card("unseen_step")
@rule("DN-OPEN-38")
def test_an_unseen_step_undoes_a_hit_of_any_form(table: Story) -> None:
    epic(table, "garrun_ironvow", "tolva_hearthshield").hand("unseen_step", seat=1)
    table.glory(3, seat=1).rolls(0, 6).rolls(1, 1)
    table.send("night_stalker")
    table.do("form speed", "play unseen_step")  # not in the Response step, but after the rolls
    assert (table.totals, table.life_of(1), table.lies(1)) == ((11, 4), 8, False)
    table.do("pack night_stalker")
    assert table.glory_of(1) == 0


@card("unseen_step")
def test_an_unseen_step_is_for_attacks_that_hit(table: Story) -> None:
    epic(table, "garrun_ironvow", "tolva_hearthshield").hand("unseen_step")
    table.glory(3).hero_phase().rolls(0, 1).rolls(1, 6)
    table.do("challenge tolva_hearthshield melee")  # her counter-attack is no attack
    while table.asked[1] == "window":
        assert "play unseen_step" not in table.offers
        table.do("pass")
    assert table.life_of(0) == 7


@pytest.mark.parametrize(
    ("kind", "melee", "magic", "speed"),
    [
        pytest.param("mastery_of_war", (1, 1, 2, 1), (0,) * 4, (0,) * 4, marks=card("mastery_of_war")),
        pytest.param(
            "mastery_of_the_art", (0,) * 4, (1, 1, 2, 1), (0,) * 4, marks=card("mastery_of_the_art")
        ),
        pytest.param("worldcleaver", (2,) * 4, (0,) * 4, (0,) * 4, marks=card("worldcleaver")),
        pytest.param("staff_of_nine_winds", (0,) * 4, (2,) * 4, (0,) * 4, marks=card("staff_of_nine_winds")),
        pytest.param(
            "boots_of_undead_crushing", (0,) * 4, (0,) * 4, (1,) * 4, marks=card("boots_of_undead_crushing")
        ),
        pytest.param(
            "plate_of_gwildor",
            (0, 0, 1, 0),
            (0, 0, 1, 0),
            (0, 0, 1, 0),
            marks=card("plate_of_gwildor"),
        ),
    ],
)
def test_what_raises_scores(
    table: Story, kind: str, melee: tuple[int, ...], magic: tuple[int, ...], speed: tuple[int, ...]
) -> None:
    """For a plain reading, an attack, a counter-attack and a Threat: by so much each."""
    epic(table, "tolva_hearthshield", "garrun_ironvow")
    before = {(stat, use): table.score_of(stat, uses=use) for stat in (MELEE, MAGIC, SPEED) for use in USES}
    (piece,) = table.hand(kind)
    table.glory(table.state.cast[piece].cost).hero_phase().do(f"play {kind}")
    assert (table.inventory_of(0), table.glory_of(0)) == ([kind], 0)
    for stat, raised in ((MELEE, melee), (MAGIC, magic), (SPEED, speed)):
        for use, more in zip(USES, raised, strict=True):
            assert table.score_of(stat, uses=use) == before[stat, use] + more


@card("hour_of_glory")
def test_an_hour_of_glory_moves_on_and_heals(table: Story) -> None:
    epic(table, "tolva_hearthshield", "garrun_ironvow").hand("hour_of_glory")
    table.glory(4).life(3).hero_phase().do("play hour_of_glory")
    assert (table.movement_of(0), table.life_of(0), table.discards) == (5, 4, ["hour_of_glory"])


# Treasures ----------------------------------------------------------------------------------------------


@card("boots_of_undead_crushing")
def test_the_boots_crush_the_undead_that_one_challenges(table: Story) -> None:
    epic(table, "garrun_ironvow", "tolva_hearthshield").inventory("boots_of_undead_crushing", seat=1)
    table.movement(1, seat=1).rolls(0, 1, 1).rolls(1, 2, 1)
    table.send("death_knight")
    assert table.totals == (6, 6)  # a counter-attack: 2 + 4
    table.do("challenge death_knight melee")
    assert table.totals == (7, 6)  # 1 + 4 + 2
    table.do("pack death_knight")
    table.next_round().movement(1, seat=1).rolls(0, 1, 1).rolls(1, 3, 1)
    table.send("stone_titan")
    table.do("challenge stone_titan melee")
    assert table.totals == (5, 7)  # no undead
    table.do("give_peril seat0", "pack stone_titan")


@card("plate_of_gwildor")
def test_the_plate_is_best_against_demons(table: Story) -> None:
    epic(table, "tolva_hearthshield", "garrun_ironvow").inventory("plate_of_gwildor")
    fiend, knight = table.make("pit_fiend"), table.make("death_knight")
    assert [table.score_of(MELEE, uses=COUNTER, foe=foe) for foe in (fiend, knight)] == [6, 5]
    assert table.score_of(MELEE, uses=ATTACK, foe=fiend) == 4


@card("potion_of_rejuvenation")
@rule("DN-COMP-08")
def test_rejuvenation_heals_all(table: Story) -> None:
    epic(table, "tolva_hearthshield", "garrun_ironvow").inventory("potion_of_rejuvenation")
    table.life(1).hero_phase().do("use potion_of_rejuvenation drink")
    assert (table.life_of(0), table.inventory_of(0)) == (8, [])


@card("ring_of_the_second_heart")
@rule("DN-DP-14")
def test_the_ring_keeps_a_hero_alive(table: Story) -> None:
    epic(table, "garrun_ironvow", "bel_brewspirits").inventory("ring_of_the_second_heart", seat=1)
    table.life(2, seat=1).stands("river_road").rolls(1, 1)
    table.send("hall_of_blades")  # 2 wounds
    assert table.asked == (1, "window")
    table.do("use ring_of_the_second_heart second_heart")
    assert (table.life_of(1), table.inventory_of(1)) == (1, [])
    assert table.discards == ["ring_of_the_second_heart"]


@card("ring_of_the_second_heart")
def test_the_ring_is_for_the_last_life_only(table: Story) -> None:
    epic(table, "garrun_ironvow", "bel_brewspirits").inventory("ring_of_the_second_heart", seat=1)
    table.life(3, seat=1).stands("river_road").rolls(1, 1)
    table.send("hall_of_blades")
    assert (table.life_of(1), table.inventory_of(1)) == (1, ["ring_of_the_second_heart"])
    table.rolls(0, 6).rolls(1, 1)
    table.state.quelled = ()
    table.send("giant_rats")
    table.do("pass")  # it may be kept, too
    assert table.state.over


@card("bottomless_coffer")
@rule("DN-EFFECT-19", "DN-OPEN-35")
def test_the_coffer_holds_3_more_until_it_is_lost(table: Story) -> None:
    epic(table, "garrun_ironvow", "tolva_hearthshield").inventory(*["skeleton_key"] * 5)
    table.hand("bottomless_coffer", "worldcleaver", "potion_of_rejuvenation")
    table.glory(13).hero_phase().refused("play worldcleaver", "no_room", 5, 5)
    table.do("play bottomless_coffer", "play worldcleaver", "play potion_of_rejuvenation")
    assert len(table.inventory_of(0)) == 8
    table.idle_until(1).hand("rust_of_empires", seat=1)
    table.peril(5).do("bane rust_of_empires seat0", "discard bottomless_coffer")
    assert table.asked == (0, "forfeit")
    table.do("discard skeleton_key", "discard skeleton_key")
    assert len(table.inventory_of(0)) == 5


@card("runeblade_etching")
@rule("DN-COMBAT-13")
def test_the_runes_bite_undead_demons_and_dragons_in_any_form(table: Story) -> None:
    for kind, wounds in (("death_knight", 2), ("pit_fiend", 2), ("storm_drake", 2), ("stone_titan", 1)):
        epic(table, "garrun_ironvow", "tolva_hearthshield")
        (weapon,) = table.inventory("worldcleaver", seat=1)
        table.attached("runeblade_etching", weapon)
        table.rolls(0, 1).rolls(1, 6)
        (foe,) = table.send(kind)
        if table.asked == (0, "form"):
            table.do("form melee")
        assert table.wounds_of(foe) == wounds  # a counter-attack
        table.do(f"pack {kind}")
        assert table.glory_of(1) == wounds


@card("runeblade_etching")
def test_the_runes_bite_on_attacks_with_magic_too(table: Story) -> None:
    epic(table, "garrun_ironvow", "tolva_hearthshield")
    (weapon,) = table.inventory("worldcleaver", seat=1)
    table.attached("runeblade_etching", weapon)
    table.movement(1, seat=1).rolls(0, 5, 1).rolls(1, 4, 6)
    (knight,) = table.send("death_knight")
    assert table.totals == (10, 10)
    table.do("challenge death_knight magic")
    assert (table.totals, table.wounds_of(knight)) == ((8, 3), 2)
    table.do("pack death_knight")


@card("runeblade_etching")
@rule("DN-COMP-19")
def test_the_runes_go_under_a_weapon_and_do_nothing_to_heroes(table: Story) -> None:
    epic(table, "tolva_hearthshield", "garrun_ironvow").hand("runeblade_etching")
    table.inventory("worldcleaver")
    table.glory(3).hero_phase().do("play runeblade_etching").rolls(0, 6).rolls(1, 1)
    table.do("challenge garrun_ironvow melee")
    assert (table.totals, table.life_of(1)) == ((12, 6), 7)


@rule("DN-COMBINE-16", "DN-OPEN-38")
def test_nobody_is_asked_about_heroic_cards_that_are_not_in_the_game(table: Story) -> None:
    epic(table, "garrun_ironvow", "tolva_hearthshield").hand("banish", seat=1)
    table.glory(2, seat=1).rolls(0, 1).rolls(1, 6)  # enough for a Sidestep or a Beast Tongue, not for these
    table.send("giant_rats")
    assert "giant_rats" in table.kinds(PERIL_DISCARD)
