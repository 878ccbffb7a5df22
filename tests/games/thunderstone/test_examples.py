"""The worked examples of the two books, with the books' numbers."""

from marks import card, rule
from storyteller import Story


@rule("TS-EX-01")
def test_erik_buys_the_flaming_sword(table: Story) -> None:
    table.hand("torch", "dagger", "bloodskull_orc", "iron_rations")
    table.stack("Flaming Sword", "flaming_sword")
    table.do("village")
    assert table.gold == 6
    table.do("buy flaming_sword")
    assert "flaming_sword" in table.discards()
    assert table.state.gold == 0  # the 1 left over is lost


@rule("TS-EX-05")
@card("the_prince")
def test_vincent_would_lose_to_the_prince(table: Story) -> None:
    table.hall(rank_3="the_prince")
    table.hand(
        "faeyn_marksman", "regian_cleric", "dwarf_guardian", "disease", "flaming_sword", "short_sword"
    )
    table.do("dungeon", "equip short_sword regian_cleric", "equip flaming_sword dwarf_guardian")
    before = table.muster("the_prince")
    assert (before.light, before.darkness, before.penalty) == (2, 3, 1)
    table.do("attack the_prince")
    assert table.happened("reckoned")[0][-2:] == (6, 7)
    assert table.happened("won") == []
    table.do("destroy dwarf_guardian")
    assert "the_prince" in table.sunk
