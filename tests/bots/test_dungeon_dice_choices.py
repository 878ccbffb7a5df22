"""Rules of thumb for Dungeon Dice in positions in which they once were foolish."""

from __future__ import annotations

from tests.games.dungeon_dice.teller import Story, face
from tests.games.dungeon_dice.test_more_events import draws_two

from delvewright.bots.dungeon_dice.thumb import decide
from delvewright.games.dungeon_dice import GAME, board
from delvewright.words.zones import find


def boss_there(level: int) -> Story:
    """A Leviathan has come, and a well-armed seat 0 may fight it in place of a draw."""
    story = Story(saved=False).start(mode="standard", bosses=True)
    boss = find(story.state, board.CENTRE, "boss_leviathan")
    story.state.faces[boss] = face(f"boss_leviathan L{level}")
    story.experience(12).own("artifact_sword", "artifact_whip", "artifact_armor")
    story.ready(0)
    assert "fight_boss boss_leviathan" in story.offers
    return story


def chosen(story: Story) -> str:
    return GAME.name(story.state, decide(story.state))


def test_a_boss_is_named_by_who_would_fight_it_and_not_by_who_would_run() -> None:
    assert chosen(boss_there(3)) == "fight_boss boss_leviathan"
    assert chosen(boss_there(5)) == "draw"


def test_a_fear_trap_sets_aside_what_is_worn_where_another_die_would_do_as_well() -> None:
    story = Story(saved=False).start()
    story.own("sword_black", "bow_black")
    story.ready(0)
    draws_two(story, "trap_a", "wolf L2", "FEAR").do("draw")
    assert story.gear() == ["bow_black"]
    assert story.asked == (1, "trap_fear")
    assert chosen(story) == "use_piece trap_a FEAR bow_black"
