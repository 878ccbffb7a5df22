"""Heroes with scrolls, for stories about spells."""

from tests.games.dungeon_dice.teller import Story


def fight(table: Story, spec: str = "wolf L2", *dice: str, scrolls: int = 1, **settings: object) -> Story:
    """A combat of seat 0, who has some scrolls, up to its ability phase; load the dice before."""
    table.start(**{"mode": "standard", **settings})  # type: ignore[arg-type]
    table.own(*["scroll"] * scrolls, *dice)
    table.bag("item", "key")
    table.bag("equipment", "sword_grey")
    table.meets(spec)
    return table


def cast(table: Story, spell: str, seat: int = 0) -> Story:
    """Cast this side of a spell by a scroll: cast("spell_fire 5 FIRE")."""
    table.do("roll scroll").throws(seat, spell)
    return table.do(f"use_piece scroll SCROLL {spell.split()[0]}")
