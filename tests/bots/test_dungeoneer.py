"""Rules of thumb of Dungeoneer: Quests, ways, places, Peril and points, and where they had gone wrong."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.dungeoneer.teller import Story

from delvewright.bots import bot, look
from delvewright.bots.dungeoneer.placing import place
from delvewright.bots.dungeoneer.plans import HOPELESS, plans
from delvewright.bots.dungeoneer.ways import MOVE, Ground, Ways
from delvewright.games.dungeoneer import GAME, build
from delvewright.games.dungeoneer.revealed import LAY
from delvewright.kernel.ask import Ask
from delvewright.words.maps import row_and_column


@pytest.fixture
def table() -> Story:
    return Story()


def choice(table: Story) -> str:
    """What thumb answers who sees what the asked seat sees."""
    state = table.state
    option = bot("thumb").choose(look(GAME, state, state.ask.seat, 5))
    return str(GAME.name(state, option))


def wanted(table: Story) -> list[str]:
    """The Quests of seat 0, the quickest first."""
    state = table.state
    found = plans(state, 0, Ground(state), Ways(state, 0).cost)
    return [state.cast[plan.quest].id for plan in found]


# Where it had gone wrong ------------------------------------------------------------------------------


def test_who_has_fallen_chooses_a_new_hero() -> None:
    """A seat that is out for the moment is asked all the same, and stands among nobody."""
    state, luck = GAME.start(2, seed=3, reincarnation=True), Random(3)
    while state.ask.question != "reincarnate":
        state = GAME.answer(state, luck.choice(state.ask.options))
    assert state.life[state.ask.seat] == 0
    assert len(state.ask.options) > 1
    assert bot("thumb").choose(look(GAME, state, state.ask.seat, seed=1)) in state.ask.options


def test_who_waits_for_a_place_that_fits_nowhere_ends_the_turn(table: Story) -> None:
    """Exploring was free, and the place was always said to come next."""
    table.start(2, packs=("crypt", "marches"), two_map_decks=False)
    table.quests("break_the_vault_cipher")
    table.map_deck("ossuary", "forge_of_sighs")
    table.do("build")
    for _ in range(12):
        if table.asked != (0, "hero"):
            return
        table.do(choice(table))
    raise AssertionError("a Hero Phase without end")


@pytest.mark.parametrize(("life", "answer"), [(6, "attempt blood_for_the_altar"), (3, "end")])
def test_a_sacrifice_is_made_that_costs_less_than_a_quest_is_worth(
    table: Story, life: int, answer: str
) -> None:
    """It was left, and come back to later, whenever another Quest came sooner."""
    table.start(2).lay(altar_of_dusk=(0, 0), oracles_pool=(1, 0, 2)).inventory("dented_helm")
    table.quests("blood_for_the_altar", "dice_with_the_bone_oracle")
    table.life(life).hero_phase().movement(0)
    assert wanted(table)[0] == "dice_with_the_bone_oracle"
    assert choice(table) == answer


def test_a_hurt_hero_goes_where_one_is_healed(table: Story) -> None:
    table.start(2).lay(tomb_gate=(0, 0), altar_of_dusk=(-1, 0), ossuary=(1, 0))
    table.life(2).glory(4).hero_phase()
    assert choice(table) == "move north"
    table.do("move north")
    assert table.asked == (0, "pay")
    assert choice(table) == "pay"


def test_a_hale_hero_is_not_drawn_to_healing(table: Story) -> None:
    table.start(2).lay(tomb_gate=(0, 0), altar_of_dusk=(-1, 0), ossuary=(1, 0))
    table.quests("the_bone_colossus")
    table.glory(4).hero_phase()
    assert choice(table) == "move south"


def test_what_a_space_offers_costs_nobody_anything(table: Story) -> None:
    table.start(2).lay(tomb_gate=(0, 0), altar_of_dusk=(-1, 0), ossuary=(1, 0))
    ways = Ways(table.state, 0)
    assert ways.entering(table.piece("altar_of_dusk")) == ways.entering(table.piece("ossuary"))


def test_what_a_space_threatens_costs_what_failing_does(table: Story) -> None:
    """A wound is the dearer, the less Life is left; who cannot fail fears nothing."""
    table.start(2).lay(tomb_gate=(0, 0), forge_of_sighs=(-1, 0), ossuary=(1, 0))
    forge, plain = table.piece("forge_of_sighs"), table.piece("ossuary")

    def dearer() -> int:
        ways = Ways(table.state, 0)
        return ways.entering(forge) - ways.entering(plain)

    table.hero("pell_duskwick")
    hale = dearer()
    table.life(1)
    assert dearer() > hale > 0
    table.life(6).hero("kron_axereaver")
    assert dearer() < hale


@pytest.mark.parametrize("mine", ["forge_of_sighs", "oracles_pool"])
def test_each_card_of_a_revealed_map_is_judged_for_itself(table: Story, mine: str) -> None:
    """All were judged as if they were the first: the one a Quest names, and what is the rival's."""
    corridor(table)
    quests = {"forge_of_sighs": "break_the_vault_cipher", "oracles_pool": "dice_with_the_bone_oracle"}
    theirs = next(kind for kind in quests if kind != mine)
    table.quests(quests[mine])
    table.quests(quests[theirs], seat=1)
    state = table.state
    for first, second in ((mine, theirs), (theirs, mine)):
        cards = [table.piece(first), table.piece(second)]
        options = tuple([option for card in cards for option, why in build.spots(state, card) if not why])
        _, tile, cell, _ = place(state, Ask(0, LAY, (0,), options))
        assert state.cast[tile].id == mine
        assert abs(off_the_gate(table, cell)[1]) <= 1


# Quests -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("far", ["oracles_pool", "forge_of_sighs"])
def test_of_two_games_of_dice_the_nearer_is_played_first(table: Story, far: str) -> None:
    near = "forge_of_sighs" if far == "oracles_pool" else "oracles_pool"
    table.start(2)
    table.quests("dice_with_the_bone_oracle", "break_the_vault_cipher")
    table.lay(
        **{
            "tomb_gate": (0, 0),
            "torchlit_passage": (-1, 0),
            "worn_passage": (-2, 0, 2),
            "ossuary": (-3, 0),
            far: (-4, 0, 2),
            near: (1, 0),
        }
    )
    place_of = {"oracles_pool": "dice_with_the_bone_oracle", "forge_of_sighs": "break_the_vault_cipher"}
    assert wanted(table)[0] == place_of[near]


def turns_of(table: Story) -> float:
    """How long the one Quest of seat 0 will take."""
    state = table.state
    (plan,) = plans(state, 0, Ground(state), Ways(state, 0).cost)
    return plan.turns


def test_the_better_a_hero_is_at_it_the_sooner_a_threat_is_done(table: Story) -> None:
    table.start(2).lay(tomb_gate=(0, 0), flesh_laboratory=(-1, 0))
    table.quests("wreck_the_flesh_laboratory")  # Melee 7+
    table.hero("kron_axereaver")
    strong = turns_of(table)
    table.hero("pell_duskwick")
    assert turns_of(table) > strong


def test_a_slay_takes_longer_for_who_has_little_life(table: Story) -> None:
    table.start(2).lay(tomb_gate=(0, 0), ossuary=(-1, 0))
    table.quests("the_bone_colossus")
    hale = turns_of(table)
    table.life(1)
    assert turns_of(table) > hale


def test_an_escort_counts_both_ways(table: Story) -> None:
    """Four moves with Speed 3, on spaces that bring no more than they take."""
    table.start(2).lay(tomb_gate=(0, 0), torchlit_passage=(-1, 0), prison_cells=(-2, 0))
    table.quests("the_captive_princess")
    there = Ways(table.state, 0).cost[table.piece("prison_cells")] / MOVE / 3
    assert turns_of(table) >= there + 2 / 3


def test_a_place_in_the_deck_is_worth_waiting_for_and_one_out_of_the_game_is_not(table: Story) -> None:
    table.start(2)
    table.quests("break_the_vault_cipher")
    assert turns_of(table) >= HOPELESS
    table.map_deck("forge_of_sighs", "ossuary")
    assert turns_of(table) < HOPELESS
    table.map_deck("bell_crypt", "oracles_pool", "kings_vault", "throne_of_bones", "flooded_chamber")
    assert turns_of(table) >= HOPELESS


# Ways -------------------------------------------------------------------------------------------------


def test_of_two_ways_the_one_without_spikes(table: Story) -> None:
    """Two moves either way; the danger is on the one that brings more Glory."""
    table.start(2).hero("pell_duskwick")
    table.lay(
        tomb_gate=(0, 0), spiked_passage=(-1, 0, 2), ossuary=(-1, 1), torchlit_passage=(0, 1)
    )  # the Ossuary lies north-east
    ways = Ways(table.state, 0)
    assert ways.first_step(table.piece("ossuary")) == table.piece("torchlit_passage")


def test_a_locked_exit_costs_the_tries_it_takes(table: Story) -> None:
    table.start(2).lay(prison_cells=(0, 0), torchlit_passage=(-1, 0), ossuary=(0, -1))
    ways = Ways(table.state, 0)
    north, west = table.piece("torchlit_passage"), table.piece("ossuary")
    assert ways.leaving(table.piece("prison_cells"), 0) > 0
    assert ways.leaving(table.piece("prison_cells"), 3) == 0
    assert ways.cost[north] - ways.entering(north) > ways.cost[west] - ways.entering(west)


def test_wounds_are_feared_more_the_fewer_one_can_take(table: Story) -> None:
    table.start(2).lay(tomb_gate=(0, 0), spiked_passage=(-1, 0))
    table.hero("pell_duskwick")
    spikes = table.piece("spiked_passage")
    hale = Ways(table.state, 0).entering(spikes)
    table.life(1)
    assert Ways(table.state, 0).entering(spikes) > hale


# Placing ----------------------------------------------------------------------------------------------


def laid_at(table: Story) -> tuple[int, int]:
    """(row, column) from the Entrance where thumb puts the card it has turned up."""
    state = table.state
    assert state.ask.question == "place"
    option = bot("thumb").choose(look(GAME, state, state.ask.seat, 5))
    return off_the_gate(table, option[2])


def off_the_gate(table: Story, cell: int) -> tuple[int, int]:
    """A cell as (row, column) from the Entrance."""
    middle = row_and_column(table.state.places[table.piece("tomb_gate")])
    row, column = row_and_column(cell)
    return row - middle[0], column - middle[1]


def corridor(table: Story) -> None:
    """Seat 0 stands at the west end of a row of spaces and seat 1 at its east end."""
    table.start(2).lay(
        tomb_gate=(0, 0), worn_passage=(0, 1), ossuary=(0, 2), flooded_chamber=(0, 3), torchlit_passage=(0, 4)
    )
    table.stands("torchlit_passage", seat=1)


def test_what_my_quest_names_lies_near_me(table: Story) -> None:
    corridor(table)
    table.quests("break_the_vault_cipher")
    table.map_deck("forge_of_sighs")
    table.do("build")
    assert abs(laid_at(table)[1]) <= 1


def test_what_anothers_quest_names_lies_far_from_him(table: Story) -> None:
    corridor(table)
    table.quests("break_the_vault_cipher", seat=1)
    table.map_deck("forge_of_sighs")
    table.do("build")
    assert laid_at(table)[1] <= 0


# Peril ------------------------------------------------------------------------------------------------


def test_the_dungeonlord_spends_peril_on_who_is_about_to_win(table: Story) -> None:
    table.start(3)
    table.done("the_bone_colossus", "free_caedmans_soul", seat=2)
    table.hand("grave_wight")
    table.peril(6, seat=1).peril(6, seat=2)
    assert choice(table) == "send grave_wight seat2"


def test_the_dungeonlord_finishes_who_is_about_to_fall(table: Story) -> None:
    table.start(3).life(1, seat=1)
    table.hand("grave_wight")
    table.peril(6, seat=1).peril(6, seat=2)
    assert choice(table) == "send grave_wight seat1"


def test_a_monster_that_would_lose_stays_in_hand(table: Story) -> None:
    """It would cost the hero nothing, and give him Glory."""
    table.start(2)
    table.hero("kron_axereaver", seat=1)
    table.level(3, seat=1).movement(1, seat=1)
    table.hand("carrion_bats")
    table.peril(1, seat=1)
    assert choice(table) == "build"


# Points -----------------------------------------------------------------------------------------------


def test_a_point_that_is_left_is_saved(table: Story) -> None:
    table.start(2).hero_phase().do("end")
    assert table.asked == (0, "save")
    assert choice(table) == "save"


def test_a_point_is_not_saved_while_it_leads_to_a_quest(table: Story) -> None:
    table.start(2).lay(tomb_gate=(0, 0), forge_of_sighs=(1, 0))
    table.quests("break_the_vault_cipher")
    table.movement(1).hero_phase()
    assert choice(table) == "move south"


@pytest.mark.parametrize(("life", "answer"), [(6, "challenge raka melee"), (1, "pass")])
def test_a_saved_point_strikes_where_that_pays(table: Story, life: int, answer: str) -> None:
    """At a hero who is weaker; not with the last Life, which a blow back would cost."""
    table.start(2).stands("torchlit_passage", seat=1).movement(1, seat=1).life(life, seat=1)
    table.hero_phase().do("move north")
    assert table.asked == (1, "aside")
    assert choice(table) == answer


def test_who_lies_stands_up_with_the_saved_point(table: Story) -> None:
    table.start(2).stands("torchlit_passage", seat=1).tipped(seat=1).movement(1, seat=1).hero_phase()
    table.do("end")
    assert choice(table) == "stand_up"
