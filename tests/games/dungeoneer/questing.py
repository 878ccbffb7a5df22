"""Questing: a hero in the place of a Quest, for stories of what happens there."""

from __future__ import annotations

from typing import Any

from tests.games.dungeoneer.teller import Story

from delvewright.games.dungeoneer.kinds import KINDS

AWAY = {"dungeon": "tomb_gate", "wilderness": "arnum_hamlet"}
"""The Entrance of each border: where everybody else is."""
FOUND_AT = {"dungeon": "torchlit_passage", "wilderness": "old_kings_road"}
"""Beside it: where what is searched for has been found."""
EPIC_HEROES = ("tolva_hearthshield", "garrun_ironvow", "sithra_moonveil")
"""Who plays an epic game: of Level 4, with scores 4/2/3, 5/0/3 and 1/5/3."""


def on_quest(
    table: Story, quest: str, *, seats: int = 2, stage: int = 0, to_all: bool = False, **settings: Any
) -> int:
    """Seat 0's hero has walked to the place of his Quest, or of one that is Global, with no Movement left.
    What it searches for is found. Others are at the Entrance."""
    kind = KINDS[quest]
    if "packs" not in settings:
        settings["packs"] = ("crypt", "night") if kind.set == "night" else (kind.set,)
    if kind.set == "night":
        settings.setdefault("grade", "epic")
    table.start(seats, **settings)
    if table.state.rules.grade == "epic":
        for seat, hero in zip(range(seats), EPIC_HEROES, strict=False):
            table.hero(hero, seat=seat)
    if kind.places:
        borders = {other.border for other in table.state.cast if other.sort == "map"}
        place = next(id for id in kind.places[stage] if KINDS[id].border in borders)
        away = AWAY[KINDS[place].border]
        if place != away:
            table.lay(**{away: (0, 0), place: (0, 9)}).stands(place)
        else:
            table.lay(**{away: (0, 0)})
    elif table.state.rules.packs[0] == "marches":
        table.stands(FOUND_AT["wilderness"])
    else:
        table.stands(FOUND_AT["dungeon"])
    piece = (table.global_quests if to_all else table.quests)(quest)[0]
    table.hero_phase()
    if table.asked == (0, "lay_gate"):
        table.do("not_now")
    table.state.moved = True
    table.state.found = (piece,) if kind.search else ()
    table.movement(0)
    return piece


def next_turn(table: Story) -> None:
    """Seat 0's next Hero Phase, without a hand or Glory to ask about."""
    table.idle_until(0, "hero")
    table.hand()
    table.glory(0)


def failed(table: Story, quest: str, die: int, **settings: Any) -> Story:
    """A try that just fails, with seat 1's hero beside; everybody has 5 Glory and 1 Movement."""
    on_quest(table, quest, seats=3, **settings)
    beside(table, 1)
    for seat in range(3):
        table.glory(5, seat=seat).movement(1, seat=seat)
    table.rolls(0, die).do(f"attempt {quest}")
    total, number = table.threat
    assert total == number - 1
    return table


def achieved(table: Story, quest: str, *dice: int, **settings: Any) -> Story:
    """A try that just succeeds, with 2 Life and 4 Peril; what it leads on to is left open."""
    on_quest(table, quest, **settings)
    table.life(2).peril(4).leave_open()
    table.rolls(0, *dice).do(f"attempt {quest}")
    assert table.done_of(0) == [quest]
    assert KINDS[quest].stat < 0 or table.threat[0] == table.threat[1]
    return table


def delivered(table: Story, quest: str, **settings: Any) -> Story:
    """An Escort that was taken up where it begins comes to where it ends, with 2 Life."""
    on_quest(table, quest, **settings)
    table.do(f"take_up {quest}").life(2).leave_open()
    goals = [id for id in KINDS[quest].places[1] if KINDS[id].border == KINDS[table.place_of(0)].border]
    table.lay(**{goals[0]: (0, 0)}).do(f"deliver {quest}")
    assert table.done_of(0) == [quest]
    return table


def slain(table: Story, quest: str, *choices: str, **settings: Any) -> Story:
    """The last Life of a Quest's monster is lost to a counter-attack, with 2 Life and 4 Peril."""
    piece = on_quest(table, quest, **settings)
    foe = KINDS[quest].foe
    assert foe is not None
    table.life(2).peril(4).hurt(piece, foe.life - 1).leave_open()
    table.rolls(1, 1).rolls(0, 6).do(f"attempt {quest}", *choices)
    assert table.done_of(0) == [quest]
    return table


def drawn(table: Story, seat: int = 0) -> list[int]:
    """How many Adventure cards a seat has drawn, each time."""
    return [len(cards) for whose, cards in table.happened("drew") if whose == seat]


def beside(table: Story, *seats: int) -> None:
    """These heroes stand with seat 0's."""
    for seat in seats:
        table.stands(table.place_of(0), seat=seat)
