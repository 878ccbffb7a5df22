"""The Map cards of The Sunken Crypt: what their spaces do to who enters or fights there."""

import pytest
from tests.games.dungeoneer.teller import Story
from tests.marks import card, rule

from delvewright.games.dungeoneer.board import ADVENTURE
from delvewright.games.dungeoneer.powers import ATTACK, COUNTER
from delvewright.games.dungeoneer.scores import monster_score
from delvewright.games.dungeoneer.sorts import MAGIC, MELEE


def walk_into(table: Story, room: str) -> None:
    """Seat 0 goes north from the Entrance into a room that lies there."""
    table.start(2).lay(tomb_gate=(0, 0), **{room: (-1, 0)}, torchlit_passage=(0, 1))
    table.hero_phase()


@card("hall_of_chains")
@rule("DN-HERO-10", "DN-COMP-13")
@pytest.mark.parametrize(("die", "left"), [(2, 2), (1, 1)])
def test_chains_hold_who_is_weak(table: Story, die: int, left: int) -> None:
    walk_into(table, "hall_of_chains")
    table.rolls(0, die).do("move north")
    assert table.threat == (die + 2, 4)
    assert (table.movement_of(0), table.glory_of(0), table.peril_of(0)) == (left, 2, 2)


@card("forge_of_sighs")
@pytest.mark.parametrize(("die", "life"), [(3, 6), (2, 5)])
def test_a_forge_burns(table: Story, die: int, life: int) -> None:
    table.start(2).lay(tomb_gate=(0, 0), forge_of_sighs=(-1, 0, 2))
    table.hero_phase().rolls(0, die).do("move north")
    assert (table.threat, table.life_of(0)) == ((die + 2, 5), life)


@card("flooded_chamber")
def test_a_flood_tips(table: Story) -> None:
    walk_into(table, "flooded_chamber")
    table.rolls(0, 1).do("move north")
    assert (table.threat, table.lies(0), table.movement_of(0)) == ((4, 5), True, 2)
    table.do("stand_up", "move south")
    assert (table.place_of(0), table.movement_of(0)) == ("tomb_gate", 0)


@card("flooded_chamber")
@rule("DN-OPEN-18")
@pytest.mark.parametrize("again", [True, False])
def test_a_space_works_at_every_entry_but_gives_once(table: Story, again: bool) -> None:
    table.start(2, obstacles_again=again).lay(tomb_gate=(0, 0), flooded_chamber=(-1, 0))
    table.hero_phase().rolls(0, *([2, 2] if again else [2]))
    table.do("move north", "move south", "move north")
    assert len(table.happened("threat")) == (2 if again else 1)
    assert (table.glory_of(0), table.peril_of(0)) == (2, 2)  # the Entrance was not new


@card("altar_of_dusk")
@rule("DN-DP-27", "DN-HERO-11")
def test_an_altar_heals_for_glory_just_collected(table: Story) -> None:
    walk_into(table, "altar_of_dusk")
    table.life(3).do("move north")
    assert (table.asked, table.offers) == ((0, "pay"), ["pay", "decline"])
    table.do("pay")
    assert (table.life_of(0), table.glory_of(0)) == (4, 0)


@card("altar_of_dusk")
def test_an_altar_may_be_passed_by(table: Story) -> None:
    walk_into(table, "altar_of_dusk")
    table.life(3).do("move north", "decline")
    assert (table.life_of(0), table.glory_of(0)) == (3, 2)
    table.glory(1).do("move south", "move north")  # nothing new to collect, too little to pay
    assert table.asked == (0, "hero")


@card("oracles_pool")
def test_the_pool_trades_a_glory_for_a_choice_of_cards(table: Story) -> None:
    walk_into(table, "oracles_pool")
    table.hand("ill_wind")
    table.deck("haste")
    table.do("move north", "pass", "pay")
    assert table.asked == (0, "throw_away")
    assert table.offers == ["discard ill_wind", "discard haste"]
    table.do("discard ill_wind")
    assert (table.hand_of(0), table.glory_of(0), table.discards) == (["haste"], 1, ["ill_wind"])


@card("oracles_pool")
def test_the_pool_never_tells_what_a_hand_holds(table: Story) -> None:
    """Whoever has but one choice is asked all the same: silence would say that the cards are alike."""
    table.start(2).lay(tomb_gate=(0, 0), oracles_pool=(-1, 0), torchlit_passage=(0, 1))
    table.idle_until(1).hand(seat=1)
    table.glory(0, seat=1).deck("haste")
    table.do("build", "move north", "pay")
    assert (table.asked, table.offers) == ((1, "throw_away"), ["discard haste"])
    table.do("discard haste")
    assert (table.hand_of(1), table.glory_of(1)) == ([], 1)


@card("oracles_pool")
def test_who_draws_nothing_and_has_nothing_discards_nothing(table: Story) -> None:
    table.start(2).lay(tomb_gate=(0, 0), oracles_pool=(-1, 0), torchlit_passage=(0, 1))
    table.idle_until(1).hand(seat=1)
    table.put(ADVENTURE)
    table.discard_pile()
    table.glory(0, seat=1).do("build", "move north", "pay")
    assert (table.asked, table.glory_of(1)) == ((1, "hero"), 1)


@card("flesh_laboratory", "ossuary")
@pytest.mark.parametrize(
    ("room", "helped"), [("flesh_laboratory", "stitched_brute"), ("ossuary", "grave_wight")]
)
def test_some_rooms_strengthen_who_attacks_there(table: Story, room: str, helped: str) -> None:
    table.start(2).lay(tomb_gate=(0, 0), **{room: (-1, 0)}, torchlit_passage=(0, 1))
    state = table.state
    for monster in table.pack("stitched_brute", "grave_wight", "carrion_bats"):
        kind = state.cast[monster]
        more = int(kind.id == helped)
        for place, bonus in (("tomb_gate", 0), (room, more)):
            table.stands(place, seat=1)
            assert monster_score(state, monster, MELEE, ATTACK, 0, 1) == kind.scores[MELEE] + bonus
            assert monster_score(state, monster, MELEE, COUNTER, 0, 1) == kind.scores[MELEE]
            assert monster_score(state, monster, MAGIC, ATTACK, 0, 1) == kind.scores[MAGIC]


@card("ossuary")
def test_bones_rise_stronger_in_the_ossuary(table: Story) -> None:
    table.start(2).lay(tomb_gate=(0, 0), ossuary=(-1, 0), torchlit_passage=(0, 1))
    table.stands("ossuary", seat=1).rolls(0, 1).rolls(1, 6)
    table.send("shambling_zombie")
    assert table.totals == (4, 9)
    table.do("pack shambling_zombie")


@card(
    "tomb_gate",
    "torchlit_passage",
    "worn_passage",
    "forked_passage",
    "upper_drain_crawl",
    "lower_drain_crawl",
    "inner_sanctum",
    "prison_cells",
    "throne_of_bones",
    "kings_vault",
    "bell_crypt",
)
@pytest.mark.parametrize(
    ("room", "turn", "glory", "peril"),
    [
        ("tomb_gate", 0, 1, 1),
        ("torchlit_passage", 0, 1, 1),
        ("worn_passage", 2, 1, 1),
        ("forked_passage", 0, 1, 1),
        ("upper_drain_crawl", 2, 1, 1),
        ("lower_drain_crawl", 0, 1, 1),
        ("inner_sanctum", 0, 3, 3),
        ("prison_cells", 0, 2, 2),
        ("throne_of_bones", 0, 3, 3),
        ("kings_vault", 2, 3, 2),
        ("bell_crypt", 0, 2, 2),
    ],
)
@rule("DN-HERO-07", "DN-HERO-08")
def test_plain_spaces_give_what_they_show(table: Story, room: str, turn: int, glory: int, peril: int) -> None:
    gate = "tomb_gate" if room != "tomb_gate" else "torchlit_passage"
    table.start(2).lay(**{gate: (0, 0), room: (-1, 0, turn)}).hero_phase()
    table.do("move north")
    assert (table.place_of(0), table.glory_of(0), table.peril_of(0)) == (room, glory, peril)
    assert table.asked == (0, "hero")


@card("crumbling_passage", "spiked_passage", "grim_passage", "grim_gallery")
@pytest.mark.parametrize(
    ("room", "needs", "lies", "life"),
    [
        ("crumbling_passage", 4, True, 6),
        ("grim_gallery", 5, True, 6),
        ("spiked_passage", 5, False, 5),
        ("grim_passage", 0, False, 6),
    ],
)
@rule("DN-OBST-02", "DN-OBST-04", "DN-OBST-05")
def test_obstacles_wait_in_some_passages(table: Story, room: str, needs: int, lies: bool, life: int) -> None:
    table.start(2).lay(tomb_gate=(0, 0), **{room: (-1, 0, 2 if room == "grim_gallery" else 0)})
    table.attached("curse_of_lead_feet", table.hero_of(0))
    table.hero_phase()
    if needs:
        table.rolls(0, 1)
    table.do("move north")
    assert (table.lies(0), table.life_of(0)) == (lies, life)
    assert [event[3:5] for event in table.happened("threat")] == ([(3, needs)] if needs else [])
