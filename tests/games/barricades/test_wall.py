"""What a game that was played to its end says for Medals, and what it hangs on the Wall."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.games.barricades.teller import Story
from tests.marks import rule

from delvewright.games.barricades import board, closing
from delvewright.games.barricades.kinds import MEDALS
from delvewright.views.barricades import FRONT
from delvewright.views.barricades.honours import HONOURS, ending
from delvewright.views.digest import digest

TEN = ["adventurer"] * 3 + ["edlin_2", "rapier"]


def won(table: Story, seats: int = 1, **settings: Any) -> Story:
    """The Guardian has no Hit Points left, and the turn is played to its end."""
    table.start(seats, **{"difficulty": "legendary", **settings}).reveal()
    for seat in range(seats):
        table.deck(*TEN, seat=seat)
    table.state.hurt = board.hit_points(table.state)
    return table


def earned(table: Story, seat: int = 0) -> tuple[str, ...]:
    return FRONT.earned(table.state, seat).ids


def test_a_solo_victory_on_legendary(table: Story) -> None:
    won(table).has(potion=3, scroll=2, wounds=1)
    table.morning("draw").evening()
    assert table.end[0] == "won"
    assert {*earned(table)} == {
        *("the_keep_needs_us", "dont_need_help", "legend", "extra_gear", "adoring_fans"),
        *("no_frills", "not_even_a_scratch", "the_underdogs", "the_b_team"),
    }


def test_what_each_champion_has_wherever_it_lies(table: Story) -> None:
    won(table, 2).has(potion=1, scroll=2, wounds=3, rank=2).has(seat=1, wounds=0, rank=7)
    table.hand("dagger")
    table.discards("fireball", seat=1)
    table.put(board.ASIDE + 1, "joba")
    p = table.state
    closing.end_game(p, "won")
    facts = ending(p)
    assert (facts.won, facts.pyrrhic, facts.difficulty) == (True, False, "legendary")
    assert (facts.guardian, facts.all_monsters, facts.rules) == ("smorga_the_queen", False, p.rules)
    one, other = facts.champions
    assert (sorted(one.deck), one.gear, one.hp, one.rank) == (sorted([*TEN, "dagger"]), 3, 5, 2)
    assert (sorted(other.deck), other.hp, other.rank) == (sorted([*TEN, "fireball", "joba"]), 6, 7)


def test_a_card_that_is_lent_counts_as_its_owners(table: Story) -> None:
    won(table, 2)
    (card,) = table.hand("saga_of_the_five", seat=1)
    p = table.state
    p.lent = ((card, 0),)
    closing.end_game(p, "won")
    mine, theirs = ending(p).champions
    assert "saga_of_the_five" in mine.deck
    assert "saga_of_the_five" not in theirs.deck


@pytest.mark.parametrize(
    ("how", "ids"), [("lost", ("slugfest",)), ("called_off", ("slugfest",)), ("pyrrhic", ())]
)
def test_what_is_not_won(table: Story, how: str, ids: tuple[str, ...]) -> None:
    won(table)
    table.state.slain = True
    closing.end_game(table.state, how)
    assert earned(table) == ids
    assert FRONT.earned(table.state, 0).facts["won"] is False


def test_slugfest_is_seen_although_the_last_monsters_end_the_game(table: Story) -> None:
    won(table)
    p = table.state
    nodes = [node for node in range(len(board.NODES)) if board.level_of(node) in (1, 2, 3)]
    for zone in [*range(board.MONSTERS, board.MONSTERS + 3), *[board.DENS + node for node in nodes[1:]]]:
        table.put(zone)
    closing.end_game(p, "won")
    assert "slugfest" not in earned(table)
    table.put(board.DENS + nodes[0])
    assert not p.slain
    assert "slugfest" in earned(table)


def test_readings_of_the_game_are_those_of_its_medals(table: Story) -> None:
    won(table, underdogs_level=1)
    table.hand("edlin_1")
    closing.end_game(table.state, "won")
    assert "the_underdogs" not in earned(table)


def test_the_facts_of_games_are_plain_and_earn_together(table: Story) -> None:
    won(table, guardian="hive_mind")
    closing.end_game(table.state, "won")
    alone = json.loads(json.dumps(FRONT.earned(table.state, 0).facts))
    assert alone == {"won": True, "difficulty": "legendary", "guardian": "hive_mind", "champions": 1}
    assert HONOURS.over_all([alone, {**alone, "champions": 3}]) == ("what_lies_beneath",)
    assert HONOURS.over_all([alone, alone]) == ()


@rule("BQ-END-06")
def test_every_medal_hangs_on_the_wall_with_its_rule() -> None:
    book = digest("barricades")
    assert [one.id for one in HONOURS.all] == list(MEDALS)
    assert HONOURS.title == "Medals"
    for one in HONOURS.all:
        (rule,) = one.rules
        assert book[rule].text.startswith(one.title.rstrip("!"))
        assert book[rule].section.lower() == one.tier
