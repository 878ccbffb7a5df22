"""What was rolled stays in sight: both dice of the last attack, the die of the last Threat, their parts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.games.dungeoneer.teller import Story

from delvewright import game
from delvewright.views.dungeoneer.model import View

FRONT = game("dungeoneer")


@pytest.fixture
def table() -> Iterator[Story]:
    story = Story()
    yield story
    story.close()


def seen(table: Story, seat: int = 0) -> View:
    view: View = FRONT.view(table.state, seat)
    return view


def test_an_attack_stays_in_sight_while_its_combat_goes_on_and_after(table: Story) -> None:
    table.start(2).hero("roderik_talus", seat=1)  # Melee 2
    table.rolls(0, 6).rolls(1, 3)
    table.send("shambling_zombie")
    fight = seen(table).fight
    assert fight is not None
    assert fight.blow is not None
    assert (fight.step, fight.blow.verdict) == ("G", "hit")
    assert (fight.blow.attack.die, fight.blow.attack.total) == (6, 8)
    assert (fight.blow.counter.die, fight.blow.counter.total) == (3, 5)
    table.do("pack shambling_zombie", "give_peril seat1")
    after = seen(table)
    assert (after.fight, after.struck) == (None, fight.blow)
    table.idle_until(1)
    assert seen(table).struck is None  # with the next turn it is over


def test_a_second_combat_does_not_show_the_blow_of_the_first(table: Story) -> None:
    table.start(3).rolls(0, 1).rolls(1, 6)
    table.send("shambling_zombie")
    table.do("pack shambling_zombie")
    table.hand("grave_wight")
    table.peril(3, seat=2).do("send grave_wight seat2", "attack")
    fight = seen(table).fight
    assert fight is not None
    assert (fight.step, fight.blow) == ("A", None)
    table.rolls(0, 1).rolls(2, 6).do("form melee", "pack grave_wight")


def test_a_threat_stays_in_sight_with_what_counted_when_it_was_rolled(table: Story) -> None:
    table.start(2).hero("lorel_alanus")
    table.lay(inner_sanctum=(0, 0), tomb_gate=(-1, 0)).glory(1).rolls(0, 1)
    magic = seen(table).seats[0].scores[1].now
    table.do("build", "move north", "use lorel_alanus spellweave")  # +1 on this roll alone
    faced = seen(table).faced
    assert faced is not None
    assert (faced.stat, faced.number, faced.roller.die) == ("magic", 6, 1)
    assert (faced.roller.score, faced.roller.total) == (magic + 1, magic + 2)
    assert sum([part.amount for part in faced.roller.parts]) == magic + 1
    assert faced.odds == 0
    assert table.state.roll is None
    table.do("stay")


def test_the_dice_of_a_quest_are_told_to_whoever_may_roll_one_again(table: Story) -> None:
    table.start(2).lay(oracles_pool=(0, 1)).stands("oracles_pool")
    table.global_quests("dice_with_the_bone_oracle")
    table.hand("borrowed_luck")
    table.glory(4).rolls(0, 1, 2, 4)
    table.hero_phase().do("attempt dice_with_the_bone_oracle")
    assert FRONT.prompt(table.state).startswith("You rolled 1, 2 and 4. Do something about it?")
    table.do("pass")
