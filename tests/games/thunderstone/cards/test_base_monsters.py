"""Monsters of the base box: what all of them are worth, and the effects several of them share."""

import pytest
from tests.games.thunderstone.teller import Story

from marks import card, rule

# Attack 12, Magic Attack 12 and Light 3 without a single Hero: enough to beat anybody in Rank 1.
HOARD = ("ebon_fume",) * 4 + ("tyxr_the_old",) * 6 + ("lightstone_gem",)


@pytest.fixture
def table(table: Story) -> Story:
    return table.start(packs=()).quiet()


def monster(id: str, health: int, xp: int, gold: int, vp: int) -> object:
    return pytest.param(id, health, xp, gold, vp, id=id, marks=card(id))


@pytest.mark.parametrize(
    ("id", "health", "xp", "gold", "vp"),
    [
        monster("archduke_of_pain", 10, 3, 3, 8),
        monster("grudgebeast", 4, 1, 1, 2),
        monster("succubus", 6, 2, 2, 4),
        monster("tormentor", 8, 3, 2, 6),
        monster("the_unchained", 5, 1, 1, 3),
        monster("darkness", 6, 2, 1, 4),
        monster("judgement", 5, 1, 1, 3),
        monster("knightmare", 8, 3, 1, 6),
        monster("lord_mortis", 4, 1, 1, 2),
        monster("the_prince", 7, 2, 1, 5),
        monster("ebon_fume", 11, 3, 1, 8),
        monster("mythlurian", 8, 2, 3, 4),
        monster("skaladak", 7, 2, 3, 3),
        monster("tyxr_the_old", 10, 3, 2, 6),
        monster("uyril_unending", 9, 2, 2, 5),
        monster("blink_dog", 3, 1, 1, 2),
        monster("griffon", 7, 2, 1, 4),
        monster("nixie", 5, 1, 4, 1),
        monster("pegasus", 6, 1, 2, 2),
        monster("sphinx", 8, 3, 2, 7),
        pytest.param(
            "bloodskull_orc", 5, 1, 1, 0, id="bloodskull_orc", marks=[card("bloodskull_orc"), rule("OR-30")]
        ),
        monster("deadbone_troll", 7, 2, 2, 5),
        monster("firebrand_cyclops", 6, 2, 1, 4),
        monster("grayskin_lizard", 6, 1, 2, 3),
        monster("griknack_goblin", 4, 1, 1, 1),
        monster("black_slime", 5, 1, 1, 2),
        monster("gray_ooze", 6, 2, 1, 3),
        monster("green_blob", 5, 1, 1, 2),
        monster("noxious_slag", 7, 3, 1, 6),
        monster("red_jelly", 6, 2, 2, 2),
        monster("famine", 4, 1, 1, 2),
        monster("harbinger", 3, 1, 2, 1),
        monster("kingdom", 5, 1, 2, 3),
        monster("lord_of_death", 9, 3, 2, 7),
        monster("suffering", 6, 2, 2, 4),
        monster("ghost", 6, 1, 1, 4),
        monster("haunt", 4, 1, 1, 2),
        monster("revenant", 7, 2, 2, 5),
        monster("spectre", 5, 1, 1, 3),
        monster("wraith", 6, 2, 2, 4),
    ],
)
def test_a_monster_is_worth_its_xp_its_vp_and_its_gold(
    table: Story, id: str, health: int, xp: int, gold: int, vp: int
) -> None:
    table.hand(id)
    table.do("village")
    assert table.gold == gold
    table.do("done")
    table.hall(rank_1=id)
    table.hand(*HOARD, seat=1)
    table.do("dungeon", f"attack {id}")
    assert table.fought[1] == health
    assert (table.xp_of(1), dict(table.points_of(1)).get(id, 0)) == (xp, vp)
    table.leave_open()


@pytest.mark.parametrize(
    ("id", "short", "enough"),
    [
        pytest.param(
            "grudgebeast", ("redblade_poisoner",), ("redblade_assassin",), marks=card("grudgebeast")
        ),
        pytest.param("nixie", ("redblade_assassin",), ("outlands_slayer",), marks=card("nixie")),
        pytest.param(
            "bloodskull_orc", ("redblade_assassin",), ("outlands_slayer",), marks=card("bloodskull_orc")
        ),
        pytest.param(
            "griknack_goblin", ("redblade_poisoner",), ("redblade_assassin",), marks=card("griknack_goblin")
        ),
        pytest.param("pegasus", ("outlands_slayer",), ("outlands_slayer", "militia"), marks=card("pegasus")),
        pytest.param(
            "firebrand_cyclops",
            ("outlands_slayer",),
            ("outlands_slayer", "militia"),
            marks=card("firebrand_cyclops"),
        ),
        pytest.param("griffon", ("outlands_slayer", "militia"), ("outlands_khan",), marks=card("griffon")),
    ],
)
def test_a_plain_monster_falls_to_its_health_and_does_no_harm(
    table: Story, id: str, short: tuple[str, ...], enough: tuple[str, ...]
) -> None:
    table.hall(rank_1=id, rank_2=id)
    table.hand(*short, "torch")
    table.hand(*enough, "torch", seat=1)
    table.do("dungeon", f"attack {id}")
    assert table.fought[0] == table.fought[1] - 1
    assert table.sunk == [id]
    table.do("dungeon", f"attack {id}")
    assert table.fought[0] == table.fought[1]
    assert id in table.discards(1)
    assert (table.destroyed, table.happened("diseased")) == ([], [])


@pytest.mark.parametrize(
    "id",
    [
        pytest.param(id, marks=[card(id), rule("TS-NOTE-34")])
        for id in (
            *("darkness", "judgement", "knightmare", "lord_mortis", "the_prince"),
            *("famine", "harbinger", "kingdom", "lord_of_death", "suffering"),
            *("ghost", "haunt", "revenant", "spectre", "wraith"),
        )
    ],
)
def test_doomknights_and_undead_dread_a_clerics_warhammer(table: Story, id: str) -> None:
    table.hall(rank_1=id)
    table.hand("chalice_quester", "warhammer", "lightstone_gem")
    table.do("dungeon", "equip warhammer chalice_quester")
    assert table.muster(id).attack == 2 + 6
    assert table.muster("griknack_goblin").attack == 2 + 3
    table.leave_open()


# Battle effects that cost a card when the battle is over


def toll(id: str, lost: str, other: str, safe: str) -> object:
    return pytest.param(id, lost, other, safe, id=id, marks=card(id))


TOLLS = [
    toll("tormentor", "regian_cleric", "chalice_quester", "elf_wizard"),
    toll("knightmare", "dwarf_guardian", "thyrian_squire", "elf_wizard"),
    toll("the_prince", "dwarf_guardian", "thyrian_squire", "elf_wizard"),
    toll("mythlurian", "militia", "elf_wizard", "torch"),
    toll("skaladak", "dagger", "hatchet", "militia"),
    toll("tyxr_the_old", "militia", "elf_wizard", "torch"),
    toll("uyril_unending", "militia", "militia_wrath", "elf_wizard"),
    toll("black_slime", "militia", "militia_wrath", "elf_wizard"),
    toll("green_blob", "iron_rations", "feast", "torch"),
    toll("red_jelly", "dagger", "hatchet", "militia"),
    toll("harbinger", "banish", "battle_fury", "torch"),
    toll("spectre", "militia", "militia_wrath", "elf_wizard"),
    toll("wraith", "militia", "militia_wrath", "elf_wizard"),
]


@pytest.mark.parametrize(("id", "lost", "other", "safe"), TOLLS)
@rule("OR-08", "TS-BATTLE-10")
def test_in_defeat_the_attacker_says_what_is_destroyed(
    table: Story, id: str, lost: str, other: str, safe: str
) -> None:
    table.hall(rank_1=id)
    table.hand(lost, other, safe)
    table.do("dungeon", f"attack {id}")
    assert table.happened("won") == []
    assert table.offers == [f"destroy {lost}", f"destroy {other}"]
    table.do(f"destroy {lost}")
    assert table.destroyed == [lost]
    assert table.discards()[:2] == [other, safe]


@pytest.mark.parametrize(("id", "lost", "other", "safe"), TOLLS)
@rule("OR-08", "TS-BATTLE-10")
def test_in_victory_it_is_destroyed_just_the_same(
    table: Story, id: str, lost: str, other: str, safe: str
) -> None:
    table.hall(rank_1=id)
    table.hand(lost, safe, *HOARD)
    table.do("dungeon", f"attack {id}")
    assert table.happened("won")
    assert table.destroyed == [lost]


@pytest.mark.parametrize(("id", "lost", "other", "safe"), TOLLS)
def test_a_party_with_none_to_lose_loses_none(
    table: Story, id: str, lost: str, other: str, safe: str
) -> None:
    table.hall(rank_1=id)
    table.hand(safe)
    table.do("dungeon", f"attack {id}")
    assert table.destroyed == []
    assert table.asked == (1, "turn.action")


# Battle effects that bring Diseases


@pytest.mark.parametrize(
    ("id", "count"),
    [
        pytest.param("the_unchained", 1, marks=card("the_unchained")),
        pytest.param("deadbone_troll", 1, marks=card("deadbone_troll")),
        pytest.param("famine", 1, marks=card("famine")),
        pytest.param("kingdom", 1, marks=card("kingdom")),
        pytest.param("lord_of_death", 2, marks=card("lord_of_death")),
        pytest.param("suffering", 1, marks=card("suffering")),
    ],
)
def test_it_gives_the_attacker_diseases_in_victory_and_in_defeat(table: Story, id: str, count: int) -> None:
    table.hall(rank_1=id, rank_2=id)
    table.hand(*HOARD)
    table.hand("militia", "torch", seat=1)
    table.do("dungeon", f"attack {id}")
    assert table.fought[0] == 24  # a new Disease is in the discard pile, not in this battle
    assert table.discards().count("disease") == count
    table.do("dungeon", f"attack {id}")
    assert [seat for seat, *_ in table.happened("won")] == [0]
    assert table.discards(1).count("disease") == count
    assert table.discards(0).count("disease") == count  # nobody else takes any


# Trophies


@pytest.mark.parametrize(
    ("id", "attack", "magic", "light"),
    [
        pytest.param("the_unchained", 0, 1, 0, marks=card("the_unchained")),
        pytest.param("ebon_fume", 3, 0, 0, marks=card("ebon_fume")),
        pytest.param("tyxr_the_old", 0, 2, 0, marks=card("tyxr_the_old")),
        pytest.param("uyril_unending", 0, 1, 0, marks=card("uyril_unending")),
        pytest.param("griffon", 0, 1, 0, marks=card("griffon")),
        pytest.param("pegasus", 1, 0, 0, marks=card("pegasus")),
        pytest.param("sphinx", 0, 2, 0, marks=card("sphinx")),
        pytest.param("red_jelly", 0, 0, 1, marks=[card("red_jelly"), rule("TS-NOTE-25")]),
    ],
)
def test_a_trophy_helps_from_the_hand_without_a_hero_and_does_no_harm_there(
    table: Story, id: str, attack: int, magic: int, light: int
) -> None:
    table.hall(rank_3=id)  # one in the hall gives nothing
    table.hand(id, "dagger")
    table.do("dungeon")
    goblin = table.muster("griknack_goblin")
    assert (goblin.attack, goblin.magic, goblin.light) == (attack, magic, light)
    table.do("attack griknack_goblin")
    assert (table.destroyed, table.happened("diseased")) == ([], [])
