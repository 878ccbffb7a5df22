"""What is counted as foolish in Dungeoneer, and what has a reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from tests.games.dungeoneer.teller import Story
from tests.games.dungeoneer.test_searches import FAR

from delvewright.lab.follies import count, follies, sheet

TWO = ("drakys_hoard", "the_bone_colossus")
FOLLIES = follies("dungeoneer")[1]


@pytest.fixture
def table() -> Iterator[Story]:
    story = Story()
    yield story
    story.leave_open()
    story.close()


def watched(story: Story, *names: str) -> Counter[str]:
    """The follies seen while these answers are given."""
    watch, seen = follies("dungeoneer")[0](), Counter[str]()
    for name in names:
        before, told = story.state, len(story.told)
        option = before.ask.options[story.offers.index(name)]
        story.do(name)
        seen.update(watch(before, option, story.state, story.told[told:]))
    return Counter({name: times for name, times in seen.items() if name in FOLLIES})


def test_thumb_plays_these_games_without_a_folly() -> None:
    """It left Sacrifices undone that it could pay (32, 72), for another Quest that came sooner."""
    games = count("dungeoneer", (0, 1, 32, 72))
    text = sheet("dungeoneer", games)
    assert [(one.seed, name) for one in games for name in FOLLIES if one.counts[name]] == [], text
    assert sum(one.counts["tries at Quests"] for one in games) > 10


# The Hero Phase ---------------------------------------------------------------------------------------


def test_the_third_turn_that_does_nothing(table: Story) -> None:
    table.start(2).map_deck()
    watch, seen = follies("dungeoneer")[0](), []
    while len(seen) < 3:
        before, told = table.state, len(table.told)
        mine = table.asked == (0, "hero")
        quiet = {"hero": "end", "lord": "build", "save": "spend_none", "aside": "pass", "window": "pass"}
        name = quiet.get(table.asked[1], table.offers[0])
        option = before.ask.options[table.offers.index(name)]
        table.do(name)
        found = list(watch(before, option, table.state, table.told[told:]))
        if mine:
            seen.append(found)
    assert seen == [[], [], ["idle"]]


@pytest.mark.parametrize(("glory", "seen"), [(0, 1), (1, 0)])
def test_going_to_and_fro_is_foolish_where_nothing_is_gained(table: Story, glory: int, seen: int) -> None:
    table.start(2).hero_phase()
    if not glory:  # the passage has been emptied this turn
        table.state.visited += (table.piece("torchlit_passage"),)
    assert watched(table, "move north", "move south")["to and fro"] == seen


def test_coming_back_to_be_healed_is_a_reason(table: Story) -> None:
    table.start(2).lay(altar_of_dusk=(0, 0), ossuary=(1, 0)).hero_phase()
    table.state.visited += (table.piece("ossuary"),)
    assert watched(table, "move south", "move north") == {"to and fro": 1}
    table.start(2).lay(altar_of_dusk=(0, 0), ossuary=(1, 0)).life(2).glory(2).hero_phase()
    table.state.visited += (table.piece("ossuary"),)
    assert watched(table, "move south", "move north") == {}


@pytest.mark.parametrize(("hero", "seen"), [("kron_axereaver", 1), ("veshna_dool", 0)])
def test_a_free_try_that_likely_completes_a_quest_is_not_left(table: Story, hero: str, seen: int) -> None:
    table.start(2).hero(hero)
    table.quests("wreck_the_flesh_laboratory")
    table.lay(flesh_laboratory=(0, 0), ossuary=(1, 0)).hero_phase()
    assert watched(table, "end")["undone"] == seen
    table.start(2).hero(hero)
    table.quests("wreck_the_flesh_laboratory")
    table.lay(flesh_laboratory=(0, 0), ossuary=(1, 0)).life(1).hero_phase()
    assert watched(table, "end")["undone"] == 0  # the last Life is at stake


@pytest.mark.parametrize(("place", "seen"), [("forge_of_sighs", 1), ("altar_of_dusk", 0)])
def test_a_token_within_reach_is_not_left(table: Story, place: str, seen: int) -> None:
    table.start(2).lay(altar_of_dusk=(0, 0), forge_of_sighs=(1, 0))
    table.quests("carry_the_ember_urn")
    table.stands(place).hero_phase()
    assert watched(table, "end")["undone"] == seen


@pytest.mark.parametrize(("place", "seen"), [("worn_passage", 0), ("ossuary", 1)])
def test_a_search_that_likely_finds_something_is_made(table: Story, place: str, seen: int) -> None:
    table.start(2).lay(**FAR)
    table.quests("the_lost_cartographer")
    table.stands(place).hero_phase().movement(1)
    assert watched(table, "end")["no search"] == seen


def test_what_can_not_succeed_is_not_tried(table: Story) -> None:
    table.start(2)
    table.quests("the_lost_cartographer")  # Search 7+, on the Entrance
    table.hero_phase()
    assert watched(table, "search the_lost_cartographer") == {"hopeless try": 1}
    table.stands("worn_passage")
    assert watched(table, "search the_lost_cartographer") == {}


@pytest.mark.parametrize(("bane", "seen"), [("curse_of_lead_feet", 1), ("hex_of_clumsy_hands", 0)])
def test_the_last_life_is_not_staked_on_a_threat_that_likely_takes_it(
    table: Story, bane: str, seen: int
) -> None:
    """Spikes 5+ for a Speed of 1, or of 2."""
    table.start(3).lay(tomb_gate=(0, 0), spiked_passage=(-1, 0))
    (hero,) = table.hero("veshna_dool")
    table.attached(bane, hero)
    table.life(1).hero_phase().movement(1).rolls(0, 1)
    assert watched(table, "move north")["last Life"] == seen
    assert table.life_of(0) == 0


# Fights and cards -------------------------------------------------------------------------------------


def test_an_attack_that_can_not_hit(table: Story) -> None:
    table.start(2).hero("lorel_alanus")
    table.hero("kron_axereaver", seat=1)
    table.hero_phase()
    assert watched(table, "challenge kron_axereaver magic") == {}
    table.start(2).hero("lorel_alanus")
    table.hero("kron_axereaver", seat=1)
    table.inventory(*["grave_silver_ring"] * 8, seat=1)  # Magic is beyond reach
    table.hero_phase()
    assert watched(table, "challenge kron_axereaver magic") == {"hopeless blow": 1}


def test_a_monster_that_can_do_nothing_is_not_sent_out_of_the_pack(table: Story) -> None:
    table.start(2).inventory(*["mail_of_the_warden"] * 6, seat=1)
    table.hand("shambling_zombie")
    table.peril(9, seat=1)
    assert watched(table, "send shambling_zombie seat1") == {}  # it makes room in the hand
    table.start(2).inventory(*["mail_of_the_warden"] * 6, seat=1)
    table.pack("shambling_zombie")
    table.peril(9, seat=1)
    assert watched(table, "send shambling_zombie seat1") == {"sent in vain": 1}


def test_a_shade_is_not_sent_to_who_has_no_treasure(table: Story) -> None:
    table.start(2).hand("thieving_shade")
    table.peril(9, seat=1)
    assert watched(table, "bane thieving_shade seat1") == {"nothing to take": 1}
    table.start(2).hand("thieving_shade")
    table.inventory("dented_helm", seat=1)
    table.peril(9, seat=1)
    assert watched(table, "bane thieving_shade seat1") == {}


@pytest.mark.parametrize(
    ("life", "done", "seen"),
    [
        (2, TWO, 1),
        (6, TWO, 0),
        (2, (), 0),
    ],
)
def test_nothing_is_held_back_from_a_leader_near_his_end(
    table: Story, life: int, done: tuple[str, ...], seen: int
) -> None:
    table.start(2).life(life, seat=1).hero("veshna_dool")
    table.hero("veshna_dool", seat=1)
    table.life(life, seat=1).done(*done, seat=1)
    table.hand("stitched_brute")
    table.peril(9, seat=1)
    assert watched(table, "build")["held back"] == seen


def test_healing_at_full_life_is_foolish_unless_it_comes_with_something_else(table: Story) -> None:
    table.start(2).inventory("potion_of_healing")
    table.hero_phase()
    assert watched(table, "use potion_of_healing drink") == {"healed nobody": 1}
    table.start(2).inventory("potion_of_healing")
    table.life(5).hero_phase()
    assert watched(table, "use potion_of_healing drink") == {}
