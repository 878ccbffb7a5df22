"""Bosses: when they come, how each of them fights, and what becomes of one not beaten (DD-BOSS)."""

import pytest
from tests.games.dungeon_dice.teller import FOE, Story

from delvewright.games.dungeon_dice import board
from marks import die, rule


def comes(table: Story, name: str, *dice: str, seats: int = 2) -> int:
    """This boss waits in the centre at level 3, for a hero with three level dice."""
    table.start(seats=seats, mode="standard", bosses=True).experience(5)
    table.own(*dice)
    table.bag("item", "key")
    table.bag("encounter", "wolf")
    boss = table.make(name)
    table.state.faces[boss] = 0
    return boss


def faces(table: Story, name: str, *dice: str, seats: int = 2) -> Story:
    comes(table, name, *dice, seats=seats)
    table.ready(0)
    return table.do(f"fight_boss {name}")


@rule("DD-OR-60", "DD-BOSS-GEN-1", "DD-SETUP-16")
@pytest.mark.parametrize(
    ("mode", "fame", "arrives"),
    [("standard", 1, False), ("standard", 2, True), ("epic", 2, False), ("epic", 3, True)],
)
def test_the_first_boss_comes_at_two_fame_or_three_in_an_epic_game(
    table: Story, mode: str, fame: int, arrives: bool
) -> None:
    table.start(mode=mode, bosses=True)
    for name in ["artifact_bow", "artifact_axe", "artifact_harp"][:fame]:
        table.own(name)
    table.throws(0, "spell_healing FIZZLE").do("rest")
    assert bool(table.happened("boss")) is arrives
    assert any(name.startswith("fight_boss") for name in table.offers) is arrives


@rule("DD-OR-60")
def test_without_the_module_no_boss_is_in_the_box(table: Story) -> None:
    table.start(mode="standard")
    assert not [kind.id for kind in table.state.cast if kind.type == "boss"]


@rule("DD-OR-60")
@die("boss_wraith")
def test_the_next_boss_comes_when_fame_is_next_gained(table: Story) -> None:
    faces(table, "boss_wraith")
    table.levels(0, 4, 4, 4).foe(1, 1, 1).do("confront", "pass", "keep boss_wraith")
    assert len(table.happened("boss")) == 1  # the trophy's own fame brings the next one
    assert table.happened("boss")[0][0] != table.make("boss_wraith")


@rule("DD-OR-60")
@die("boss_trainer")
def test_who_runs_from_a_boss_leaves_it_where_it_was(table: Story) -> None:
    faces(table, "boss_trainer").do("run")
    assert "fight_boss boss_trainer" in table.offers
    assert table.asked == (1, "turn")


@rule("DD-OR-60", "DD-AFTER-3")
@die("boss_trainer")
def test_an_unbeaten_boss_stays_in_the_centre(table: Story) -> None:
    faces(table, "boss_trainer").levels(0, 1, 1, 1).foe(6, 6, 6).do("confront", "pass", "pass")
    assert table.compared == (3, 18, "loss")
    assert table.state.hurt[0] == 1
    assert "fight_boss boss_trainer" in table.offers


@rule("DD-OR-60", "DD-ASSIST-9", "DD-WIN-9")
@die("boss_trainer")
def test_a_boss_beaten_together_gives_experience_to_each_and_one_trophy(table: Story) -> None:
    faces(table, "boss_trainer", seats=3).do("invite seat1", "accept")
    table.levels(0, 4, 4, 4).levels(1, 4).foe(1, 1, 1).do("confront", "pass", "pass", "keep boss_trainer")
    assert table.state.experience == [6, 1, 0]
    assert table.fame(0) == 1 + 1
    assert table.fame(1) == 0


@rule("DD-BOSS-TRAINER")
@die("boss_trainer")
def test_the_trainer_guards_and_slashes(table: Story) -> None:
    faces(table, "boss_trainer").levels(0, 4, 4, 4).foe(1, 1, 1).do("confront")
    table.levels(0, 1).do("use_die boss_trainer PROTECTION seat0.hero_level.4")
    table.foe(6).do("use_die boss_trainer SLASH foe.monster_level.1")
    assert table.compared == (9, 8, "win")
    table.do("pass")


@rule("DD-BOSS-LEVIATHAN")
@die("boss_leviathan")
def test_the_leviathan_tangles_and_blows(table: Story) -> None:
    faces(table, "boss_leviathan", "scroll").levels(0, 4, 4, 3).foe(1, 1, 1).do("confront", "roll scroll")
    assert table.refusal("use_piece scroll SCROLL spell_gust") == ("immune", "GUST")
    table.do("pass", "use_die boss_leviathan TANGLE seat0.hero_level.3")
    assert table.totals == (8, 3)
    table.levels(0, 1, 1, 1).foe(5, 5, 5).do("use boss_leviathan GUST")
    assert table.totals == (3, 15)  # and TANGLE may be used again
    table.do("use_die boss_leviathan TANGLE seat0.hero_level.1")
    assert table.compared == (2, 15, "loss")


@rule("DD-BOSS-PHOENIX", "DD-ABILITY-HEALING-3")
@die("boss_phoenix")
def test_the_phoenix_burns_and_heals_who_beats_it(table: Story) -> None:
    faces(table, "boss_phoenix").wound("level")
    table.levels(0, 4, 4).foe(1, 1, 1).do("confront")
    table.throws(FOE, "spell_fire 2 FIRE").do("use boss_phoenix FIRE", "use_who spell_fire FIRE foe")
    assert table.compared == (8, 5, "win")
    table.do("mend_level seat0", "pass")
    assert table.state.hurt[0] == 0


@rule("DD-BOSS-YETI")
@die("boss_yeti")
def test_the_yeti_frightens_and_freezes(table: Story) -> None:
    faces(table, "boss_yeti", "hammer_black", "sword_black").do("confront")
    table.do("use_piece boss_yeti FEAR hammer_black")
    table.throws(0, "sword_black 2").levels(0, 4, 4, 4).foe(1, 1, 1)
    table.do("arm sword_black", "use_piece boss_yeti FREEZE sword_black")
    assert table.compared == (14, 3, "win")
    assert table.wounded == ["sword_black"]
    table.do("pass")


@rule("DD-BOSS-WRAITH", "DD-ABILITY-PAIN-2")
@die("boss_wraith")
def test_the_wraith_voids_and_hurts_even_when_beaten(table: Story) -> None:
    faces(table, "boss_wraith").levels(0, 4, 4, 4).foe(1, 1, 1).do(
        "confront", "use_who boss_wraith VOID seat0"
    )
    assert table.compared == (8, 3, "win")
    assert table.state.hurt[0] == 1
    table.do("pass")


@rule("DD-BOSS-GEN-1", "DD-ABILITY-STOP-2")
@die("boss_trainer")
def test_a_stopped_boss_waits_for_its_stopper(table: Story) -> None:
    faces(table, "boss_trainer", "scroll").levels(0, 1, 1, 1).foe(6, 6, 6).do(
        "confront", "pass", "roll scroll"
    )
    table.throws(0, "spell_stop STOP").do("use_piece scroll SCROLL spell_stop", "use spell_stop STOP")
    assert table.kinds(board.STORED) == ["boss_trainer"]
    table.throws(1, "spell_healing FIZZLE").do("rest")
    assert "fight_stored boss_trainer" in table.offers


@rule("DD-LOC-TERRAIN-ILLUSION", "DD-OR-60")
@die("boss_trainer", "terrain")
def test_an_illusion_never_turns_a_boss_into_its_ring(table: Story) -> None:
    faces(table, "boss_trainer").state.terrain = "illusion"
    table.load(0, 5)  # the ring
    table.load(0, 1)
    table.levels(0, 1, 1, 1).foe(6, 6, 6, 6).do("confront", "pass", "pass")
    assert table.compared == (3, 24, "loss")


@rule("DD-CLASS-RANGER-4", "DD-OR-60")
@die("boss_trainer", "class_ranger")
def test_a_boss_is_no_encounter_die_for_the_trapper(table: Story) -> None:
    faces(table, "boss_trainer", "class_ranger", "spear_black").load(0, 4)
    table.do("study class_ranger")
    assert [name for name in table.offers if "TRAPPER" in name] == []
    table.do("run")
