"""What a seat reads at questions that random games seldom come to, and which of them it is spared."""

from tests.games.dungeon_dice.teller import Story, face

from delvewright import counsel, game
from delvewright.games.dungeon_dice import board
from delvewright.kernel.events import Event
from delvewright.views.dungeon_dice.reading import Reading
from delvewright.views.dungeon_dice.windows import RESPONSES

FRONT = game("dungeon_dice")


def told(table: Story, name: str = "") -> str:
    """What the asked seat is asked, or what an option would do."""
    state = table.state
    r = Reading(state, state.ask.seat, ("Ann", "Bob", "Cay"))
    if not name:
        return r.speech.prompt(r, state.ask).text
    return r.speech.say(r, state.ask, state.ask.options[table.offers.index(name)]).text


def slashes(before: int, after: int) -> Story:
    """Seat 1 runs an Energy Gel and may undo a SLASH of seat 0."""
    table = Story().start()
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
    assert RESPONSES.reflex(spared.state, spared.state.ask, {}) == ("pass",)
    assert RESPONSES.reflex(asked.state, asked.state.ask, {}) is None


def test_a_hireling_is_handed_dice_with_their_numbers() -> None:
    table = Story().start(mode="standard")
    (mercenary,) = table.own("mercenary")
    table.state.faces[mercenary] = face("mercenary L2")
    table.own("hammer_black", "sword_black")
    table.meets("wolf L2")
    assert "gear and a class you leave" in told(table, "hire mercenary")
    table.do("hire mercenary", "confront")
    assert told(table).startswith("What does Mercenary fight with?")
    assert told(table, "arm sword_black").endswith("2.2 on average.")


def test_the_one_who_chooses_for_an_epic_monster_reads_whose_die_it_is() -> None:
    table = Story().start(mode="standard").experience(5)
    table.own("sword_black")
    table.ready(0)
    table.bag("epic", "epic_kraken")
    table.bag("encounter", "event_epic", "wolf")
    table.draws("encounter", "event_epic").do("draw", "join_in", "pass")
    table.throws(0, "sword_black 1").levels(0, 1, 4, 4).foe(2, 2, 2, 2).do("arm sword_black")
    assert table.asked == (1, "epic_lowest")
    assert told(table) == "Tangle of the Kraken: which of Ann's lowest dice goes?"


def test_primal_dice_are_counted() -> None:
    table = Story().start(mode="standard").experience(5)
    beast = table.make("epic_legendary_beast")
    board.leave(table.state, beast, board.TROPHIES)
    table.meets("wolf L2")
    assert told(table, "primal epic_legendary_beast 2").startswith("Roll 2 monster level dice for your own")


def log(table: Story, *keys: str) -> list[str]:
    """What everybody reads of these events."""
    r = Reading(table.state, 2, ("Ann", "Bob", "Cay"))
    lines = [r.speech.narrate(r, event) for event in table.told if event.key in keys]
    return [line.text for line in lines if line is not None]


def test_a_ring_of_protection_is_told_by_its_name_and_a_song_as_a_song() -> None:
    table = Story().start(mode="standard", dungeon_die="A")
    table.own("relic_ring_of_protection")
    table.meets("wolf L2")
    table.state.place = "ice_cavern"
    table.levels(0, 1).foe(6, 1).do("confront").foe(3)
    table.do("use_die relic_ring_of_protection PROTECTION foe.monster_level.6")
    (line,) = log(table, "used")
    assert line.startswith("Ann used Protection of Ring of Protection on ")
    assert Reading(table.state, 0, ("Ann", "Bob")).source(board.BONUS_SOURCE, "PROTECTION") == "a song"
    assert Reading(table.state, 0, ("Ann", "Bob")).source(board.BONUS_SOURCE, "SCROLL") != "a song"


def test_the_void_of_an_epic_monster_is_told() -> None:
    table = Story().start(mode="standard").experience(5)
    table.bag("epic", "epic_watcher")
    table.bag("encounter", "event_epic", "wolf")
    table.draws("encounter", "event_epic").do("draw")
    table.levels(0, 4, 3, 2).do("join_in", "pass")
    assert [event.args[1:3] for event in table.told if event.key == "used"] == [
        (table.state.zones[board.ENCOUNTER][-1], "VOID")
    ]
    assert "used Void" in log(table, "used")[0]


def test_an_enchant_that_finds_nothing_says_so() -> None:
    table = Story().start(mode="standard")
    table.bag("artifact", "halberd")
    table.meets("harpy reward")
    (line,) = log(table, "no_match")
    assert line == "Ann owned no equipment to turn into Halberd: it went back to the bag."


def test_legendary_spoils_with_none_left_say_so() -> None:
    table = Story().start(mode="standard")
    table.own("vorpal_sword", "aegis_shield", seat=1)
    table.meets("legendary_warrior reward")
    assert log(table, "none_left") == ["Nothing was left for Ann's Legendary Spoils."]


def test_a_roll_off_is_told_so_that_names_and_numbers_can_be_told_apart() -> None:
    table = Story().start(mode="standard")
    r = Reading(table.state, 2, ("Thumb 1", "Thumb 2", "Cay"))
    line = r.speech.narrate(r, Event("rolled_off", ((0, 1), (1, 1), -1, "main")))
    assert line is not None
    assert line.text.endswith(": 1 for Thumb 1 and 1 for Thumb 2. They roll again.")


def test_nobody_has_won_while_dice_are_still_to_come() -> None:
    """A spear rolls early: 4 to nothing, and the Wolf's two dice are still to come."""
    table = Story().start()
    table.own("spear_black")
    table.meets("wolf L2")
    before = FRONT.view(table.state, 0).combat
    assert [camp.coming for camp in before.camps] == [2, 2]
    table.throws(0, "spear_black 3").levels(0, 1).do("reach spear_black")
    early = FRONT.view(table.state, 0)
    heroes, wolf = early.combat.camps
    assert (heroes.total, heroes.coming, wolf.total, wolf.coming, wolf.likely) == (4, 0, 0, 2, 7)
    assert (early.combat.verdict, early.combat.margin, heroes.leads) == ("", 0, False)
    assert early.combat.text == "So far: You 4, The Wolf 0. Still to roll: The Wolf, 2 dice."
    (alone,) = [one for one in early.encounter.chances if not one.helpers]
    assert (alone.win, alone.tie, alone.lose) == (8, 8, 84)
    assert not any("ahead" in line.text for line in counsel.guide(FRONT, table.state, 0))
    table.foe(6, 6).do("confront")
    assert table.compared == (4, 12, "loss")


def test_a_tie_that_counts_as_lost_is_not_told_as_won() -> None:
    table = Story().start(tie="loss")
    table.own("sword_black")
    table.meets("wolf L1")
    table.throws(0, "sword_black 2 SLASH").levels(0, 1).foe(3).do("confront")
    combat = FRONT.view(table.state, 0).combat
    assert (combat.margin, combat.verdict) == (0, "loss")
