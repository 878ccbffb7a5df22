"""Stories of Escorts: tokens taken up, delivered, dropped, picked up and stolen (DN-QUEST-10…15, -36)."""

from __future__ import annotations

from tests.games.dungeoneer.questing import next_turn, on_quest
from tests.games.dungeoneer.teller import Story
from tests.marks import rule

from delvewright.games.dungeoneer import board

LILY, ALLEY, INN = "rescue_lily", "thieves_alley", "inn_of_the_wily_wench"
STREET = {"arnum_hamlet": (0, 0), "inn_of_the_wily_wench": (0, 1), "thieves_alley": (0, 2, 2)}
"""From the hamlet to the east: the inn and the alley behind it, the way between them open."""


def street(table: Story, seats: int = 2, **settings: object) -> Story:
    """Lily is to be brought from the alley to the inn, and seat 0's hero stands in the alley."""
    table.start(seats, packs=("marches",), **settings)
    table.lay(**STREET).stands(ALLEY)
    table.quests(LILY)
    return table.hero_phase()


@rule("DN-QUEST-10", "DN-QUEST-11", "DN-DP-24")
def test_a_token_is_taken_up_in_the_first_place_and_delivered_in_the_second(table: Story) -> None:
    street(table).life(3).movement(1)
    assert "deliver rescue_lily" not in table.offers
    table.do("take_up rescue_lily").refused("deliver rescue_lily", "not_here", (table.piece(INN),))
    assert table.movement_of(0) == 1
    table.do("move west", "deliver rescue_lily")
    assert table.done_of(0) == [LILY]
    assert (table.level_of(0), table.life_of(0)) == (2, 5)


@rule("DN-QUEST-10")
def test_it_is_taken_up_nowhere_else(table: Story) -> None:
    street(table).stands(INN).refused("take_up rescue_lily", "not_here", (table.piece(ALLEY),))


@rule("DN-QUEST-11", "DN-OPEN-19")
def test_a_hero_who_lies_and_has_no_movement_may_do_it(table: Story) -> None:
    street(table).tipped().movement(0)
    table.do("take_up rescue_lily")
    table.stands(INN)
    table.do("deliver rescue_lily")
    assert table.done_of(0) == [LILY]


@rule("DN-QUEST-12", "DN-HERO-20")
def test_a_global_escort_becomes_personal_and_is_replaced(table: Story) -> None:
    on_quest(table, LILY, to_all=True)
    table.quests("impress_the_guild", "the_mire_hydra")
    table.quest_deck("the_antler_crown")
    table.do("take_up rescue_lily")
    assert table.quests_of(0) == ["impress_the_guild", "the_mire_hydra", LILY]
    assert table.kinds(board.GLOBAL) == ["the_antler_crown"]


@rule("DN-QUEST-13", "DN-QUEST-14", "DN-QUEST-36", "DN-DP-51", "DN-COMP-26")
def test_a_dropped_token_is_for_whoever_comes_there(table: Story) -> None:
    street(table).movement(3).do("take_up rescue_lily", "move west")
    table.refused("drop rescue_lily", "at_goal")
    table.rolls(0, 6).do("move east", "drop rescue_lily")  # a roll for what waits in the alley
    token = (table.piece(LILY), table.piece(ALLEY))
    assert table.state.dropped == (token,)
    assert table.quests_of(0) == [LILY]  # the card stays with its player
    table.refused("pick_up rescue_lily", "just_dropped")
    table.idle_until(1, "hero")
    table.quests("impress_the_guild", "the_mire_hydra", seat=1)
    table.refused("pick_up rescue_lily", "not_here", (table.piece(ALLEY),))
    table.rolls(1, 6).do("move east", "move east", "pick_up rescue_lily").glory(0, seat=1)
    assert table.quests_of(0) == []
    assert table.quests_of(1) == ["impress_the_guild", "the_mire_hydra", LILY]  # a third one
    assert table.state.dropped == ()
    table.do("move west", "deliver rescue_lily")
    assert table.done_of(1) == [LILY]


@rule("DN-QUEST-36")
def test_who_dropped_it_may_pick_it_up_on_coming_back_or_on_the_next_turn(table: Story) -> None:
    street(table).movement(2).do("take_up rescue_lily", "drop rescue_lily", "move west")
    table.refused("pick_up rescue_lily", "not_here", (table.piece(ALLEY),))
    table.rolls(0, 6).do("move east", "pick_up rescue_lily", "drop rescue_lily")
    next_turn(table)
    table.do("pick_up rescue_lily")
    assert (table.quests_of(0), table.state.dropped) == ([LILY], ())


@rule("DN-QUEST-13")
def test_a_token_that_lies_somewhere_is_not_taken_up_a_second_time(table: Story) -> None:
    street(table).movement(1).do("take_up rescue_lily", "drop rescue_lily")
    assert not [offer for offer in table.offers if LILY in offer]


@rule("DN-OPEN-26")
def test_the_token_goes_with_its_card_on_a_warp(table: Story) -> None:
    on_quest(table, "the_captive_princess")
    table.inventory("scroll_of_recall")
    table.do("take_up the_captive_princess", "use scroll_of_recall read")
    assert table.place_of(0) == "tomb_gate"
    table.do("deliver the_captive_princess")
    assert table.done_of(0) == ["the_captive_princess"]


@rule("DN-QUEST-15", "DN-SPECIAL-06", "DN-DP-13", "DN-OPEN-27")
def test_an_escort_is_stolen_in_place_of_all_wounds(table: Story) -> None:
    street(table).stands(ALLEY, seat=1).movement(1).do("take_up rescue_lily")
    table.idle_until(1, "hero")
    table.hand(seat=1)
    table.hand(seat=0)
    table.movement(1, seat=1).rolls(1, 6).rolls(0, 1)
    table.do("challenge raka melee")
    assert table.offers == ["wound seat0", "steal rescue_lily"]
    table.do("steal rescue_lily")
    assert (table.quests_of(0), table.quests_of(1)) == ([], [LILY])
    assert table.life_of(0) == 6
    assert table.movement_of(1) == 0
    table.stands(INN, seat=1)
    table.do("deliver rescue_lily")
    assert table.done_of(1) == [LILY]


@rule("DN-QUEST-12", "DN-QUEST-15", "DN-SPECIAL-06")
def test_any_player_may_claim_it_and_any_other_steal_it(table: Story) -> None:
    on_quest(table, LILY, to_all=True)
    table.do("end").idle_until(1, "hero")
    table.stands(ALLEY, seat=1).do("take_up rescue_lily")
    assert (table.quests_of(0), table.quests_of(1)) == ([], [LILY])
    table.do("end").idle_until(0, "hero")
    table.hand(seat=1)
    table.hand(seat=0)
    table.stands(ALLEY).movement(1).rolls(0, 6).rolls(1, 1)
    table.do("challenge kron_axereaver melee", "steal rescue_lily")
    assert (table.quests_of(0), table.quests_of(1)) == ([LILY], [])


@rule("DN-SPECIAL-06")
def test_who_is_attacked_and_hits_back_steals_nothing(table: Story) -> None:
    street(table).stands(ALLEY, seat=1).movement(1).do("take_up rescue_lily")
    table.hand()
    table.rolls(0, 1).rolls(1, 6).do("challenge kron_axereaver melee")
    assert (table.life_of(0), table.quests_of(0), table.quests_of(1)) == (5, [LILY], [])


@rule("DN-QUEST-15")
def test_without_its_token_nothing_can_be_stolen(table: Story) -> None:
    street(table).stands(ALLEY, seat=1).movement(1).rolls(0, 6).rolls(1, 1)
    table.quests("rescue_olaf_flanda", seat=1)
    table.do("challenge kron_axereaver melee")
    assert table.life_of(1) == 5


@rule("DN-OPEN-29")
def test_the_token_of_a_fallen_hero_stays_there_and_its_quest_is_for_whoever_comes(
    table: Story,
) -> None:
    street(table, seats=3).stands(ALLEY, seat=1).do("take_up rescue_lily", "end")
    table.idle_until(1)
    _fell(table, 0)
    assert table.quests_of(0) == [LILY]
    table.idle_until(1, "hero")
    table.do("pick_up rescue_lily")
    assert (table.quests_of(0), table.quests_of(1)) == ([], [LILY])


def _fell(table: Story, seat: int) -> None:
    """The hero of a seat falls to a monster of seat 1."""
    table.hand("dire_wolf", seat=1)
    table.hand(seat=seat)
    table.peril(9, seat=seat).glory(0, seat=seat).life(1, seat=seat)
    table.rolls(1, 6).rolls(seat, 1)
    table.do(f"send dire_wolf seat{seat}", "attack")
    while table.asked[1] != "lord":
        table.do(table.offers[0])
    assert table.life_of(seat) == 0


@rule("DN-QUEST-36", "DN-OPEN-29")
def test_who_fells_the_bearer_in_his_hero_phase_must_come_again_for_the_token(table: Story) -> None:
    street(table, seats=3).stands(ALLEY, seat=1).do("take_up rescue_lily", "end")
    table.idle_until(1, "hero")
    table.hand(seat=1)
    table.hand(seat=0)
    table.life(1).glory(0).glory(0, seat=1).movement(3, seat=1).rolls(1, 6).rolls(0, 1)
    table.do("challenge raka melee", "wound seat0")
    table.refused("pick_up rescue_lily", "just_dropped")
    table.rolls(1, 6).do("move west", "move east", "pick_up rescue_lily")
    assert table.quests_of(1) == [LILY]


# Borders ----------------------------------------------------------------------------------------------


@rule("DN-QUEST-10")
def test_an_escort_of_one_border_ends_on_the_border_it_began_on(table: Story) -> None:
    table.start(2, packs=("crypt", "marches", "night"), grade="epic")
    table.lay(oracle_dunes=(0, 1), arnum_hamlet=(0, 0), tomb_gate=(0, 0), ossuary=(0, 1))
    table.quests("bring_the_oracle_home")
    table.hero_phase().do("take_up bring_the_oracle_home").stands("ossuary")
    homes = (table.piece("arnum_hamlet"), table.piece("tomb_gate"))
    table.refused("deliver bring_the_oracle_home", "not_here", homes)
    table.stands("tomb_gate")
    table.refused("deliver bring_the_oracle_home", "other_border", table.piece("oracle_dunes"))
    table.do("drop bring_the_oracle_home")
    next_turn(table)
    table.do("pick_up bring_the_oracle_home").stands("tomb_gate")
    table.refused("deliver bring_the_oracle_home", "other_border", table.piece("oracle_dunes"))
    table.stands("arnum_hamlet").do("deliver bring_the_oracle_home")
    assert table.done_of(0) == ["bring_the_oracle_home"]
    table.idle_until(1)
