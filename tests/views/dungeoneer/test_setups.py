"""What a front page and a set-up page are told of Dungeoneer."""

from __future__ import annotations

import pytest

from delvewright.games.dungeoneer.printed import SETS
from delvewright.kernel.errors import BadSetup
from delvewright.views.model import Mode
from views.dungeoneer.tables import FRONT


@pytest.mark.parametrize("mode", FRONT.modes, ids=lambda mode: mode.key)
def test_every_mode_can_be_played_by_as_many_as_it_says(mode: Mode) -> None:
    low, high = mode.seats
    for seats in (low, high):
        assert FRONT.start(seats, 7, **mode.settings).ask is not None
    for seats in {low - 1, high + 1}:
        with pytest.raises(BadSetup):
            FRONT.start(seats, 7, **mode.settings)


def test_the_modes_reach_every_set_and_grade_and_the_first_is_the_first_game() -> None:
    assert {name for mode in FRONT.modes for name in mode.settings.get("packs", ())} == set(SETS)
    assert {mode.settings.get("grade", "heroic") for mode in FRONT.modes} == set(
        FRONT.settings["grade"].choices or ()
    )
    assert FRONT.modes[0].key == "first_game"
    assert len({mode.key for mode in FRONT.modes}) == len(FRONT.modes)
    assert all(mode.title and mode.text.endswith(".") and mode.family for mode in FRONT.modes)


def test_the_game_is_told_in_a_sentence() -> None:
    assert FRONT.text.endswith(".")
    assert FRONT.text.count(".") == 1


def test_a_set_up_names_its_sets_with_their_cards() -> None:
    slots = FRONT.layout(3, 7, {"packs": ["crypt", "marches"]})
    assert [slot.name for slot in slots] == [SETS["crypt"], SETS["marches"]]
    printed = FRONT.cards()
    assert all(kind in printed for slot in slots for kind in slot.kinds)


def test_every_option_has_its_part_of_the_page() -> None:
    parts: dict[str, list[str]] = {}
    for name, setting in FRONT.settings.items():
        parts.setdefault(setting.part, []).append(name)
        if setting.part == "readings":
            assert setting.rule.startswith("DN-OPEN-")
    assert set(parts) == {"play", "cards", "options", "readings"}


def test_every_card_is_described_in_full() -> None:
    for printed in FRONT.cards().values():
        assert printed.type
        assert printed.facts
        ways = [printed.hero, printed.space, printed.quest, printed.monster]
        assert sum(way is not None for way in ways) <= 1
        assert (printed.resource != "") == (printed.sort in ("boon", "treasure", "bane", "encounter"))
    draky = FRONT.cards()["drakys_hoard"].quest
    assert (draky.foe.name, draky.foe.life, draky.foe.attacks) == ("Draky", 2, ("melee", "magic"))
