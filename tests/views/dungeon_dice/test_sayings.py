"""What a seat reads at questions that random games seldom come to, and which of them it is spared."""

from tests.games.dungeon_dice.teller import Story, face

from delvewright.games.dungeon_dice import table as board
from delvewright.views.dungeon_dice.options import say
from delvewright.views.dungeon_dice.prompts import prompt
from delvewright.views.dungeon_dice.reading import Reading
from delvewright.views.dungeon_dice.windows import reflex


def told(table: Story, name: str = "") -> str:
    """What the asked seat is asked, or what an option would do."""
    state = table.state
    r = Reading(state, state.ask.seat, ("Ann", "Bob", "Cay"))
    if not name:
        return prompt(r, state.ask).text
    return say(r, state.ask, state.ask.options[table.offers.index(name)]).text


def slashes(before: int, after: int) -> Story:
    """Seat 1 runs an Energy Gel and may undo a SLASH of seat 0."""
    table = Story(saved=False).start()
    table.own("sword_black")
    table.meets("energy_gel L1")
    table.throws(0, "sword_black 2 SLASH").levels(0, before).foe(4).do("confront")
    return table.levels(0, after).do(f"use_die sword_black SLASH seat0.hero_level.{before}")


def test_whoever_may_undo_a_reroll_reads_what_it_was() -> None:
    table = slashes(1, 4)
    assert "was 1 before: undo it with a Stun?" in told(table)
    assert "is turned back to 1." in told(table, "stun energy_gel")


def test_a_reroll_that_was_in_vain_is_nobodys_concern() -> None:
    spared, asked = slashes(4, 1), slashes(1, 4)
    assert reflex(spared.state, spared.state.ask, {}) == ("pass",)
    assert reflex(asked.state, asked.state.ask, {}) is None


def test_a_hireling_is_handed_dice_with_their_numbers() -> None:
    table = Story(saved=False).start(mode="standard")
    (mercenary,) = table.own("mercenary")
    table.state.faces[mercenary] = face("mercenary L2")
    table.own("hammer_black", "sword_black")
    table.meets("wolf L2")
    assert "gear and a class you leave" in told(table, "hire mercenary")
    table.do("hire mercenary", "confront")
    assert told(table).startswith("What does Mercenary fight with?")
    assert told(table, "arm sword_black").endswith("2.2 on average.")


def test_the_one_who_chooses_for_an_epic_monster_reads_whose_die_it_is() -> None:
    table = Story(saved=False).start(mode="standard").experience(5)
    table.own("sword_black")
    table.ready(0)
    table.bag("epic", "epic_kraken")
    table.bag("encounter", "event_epic", "wolf")
    table.draws("encounter", "event_epic").do("draw", "join_in", "pass")
    table.throws(0, "sword_black 1").levels(0, 1, 4, 4).foe(2, 2, 2, 2).do("arm sword_black")
    assert table.asked == (1, "epic_lowest")
    assert told(table) == "Tangle of the Kraken: which of Ann's lowest dice goes?"


def test_primal_dice_are_counted() -> None:
    table = Story(saved=False).start(mode="standard").experience(5)
    beast = table.make("epic_legendary_beast")
    board.leave(table.state, beast, board.TROPHIES)
    table.meets("wolf L2")
    assert told(table, "primal epic_legendary_beast 2").startswith("Roll 2 monster level dice for your own")
