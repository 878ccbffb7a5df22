"""Wishes: a set-up has what is wished for by what is printed, or it is said what is left to wish for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import delvewright
from delvewright.games.barricades.kinds import GUARDIANS, STACKS
from delvewright.games.thunderstone.kinds import kinds_of_group
from delvewright.kernel.errors import BadSetup
from delvewright.views.front import Front, take
from delvewright.views.wishes import TRIES, Wish
from delvewright.words.own import Opened

THUNDERSTONE = delvewright.game("thunderstone")
WRATH = {"packs": ["wrath"]}
BARE: Mapping[str, Mapping[str, Any]] = {"thunderstone": WRATH, "dungeon_dice": {"mode": "core"}}
"""Set-ups with everything in the box that chance draws from, and nothing in it that is added on demand."""

WISHED = [(front, wish) for front in map(delvewright.game, delvewright.catalogue()) for wish in front.wishes]


def names(front: Front, settings: Mapping[str, Any], sort: str, seed: int = 7, seats: int = 2) -> list[str]:
    return [slot.name for slot in front.layout(seats, seed, settings) if slot.sort == sort]


@pytest.mark.parametrize(("front", "wish"), WISHED, ids=[f"{front.id}-{wish.key}" for front, wish in WISHED])
def test_every_wish_comes_true_by_settings_that_can_be_played(front: Front, wish: Wish) -> None:
    for seed in range(4):
        settings = front.grant(2, seed, BARE.get(front.id, {}), [wish.key])
        slots = front.layout(2, seed, settings)
        assert not wish.kinds.isdisjoint(kind for slot in slots for kind in slot.kinds)
        assert settings == front.grant(2, seed, BARE.get(front.id, {}), [wish.title])


def test_each_game_with_a_choice_of_cards_has_wishes_of_its_own_words() -> None:
    keys = {front.id: {wish.key for wish in front.wishes} for front, _ in WISHED}
    assert {"cleric", "source_of_light", "way_to_destroy_cards", "undead_monsters"} <= keys["thunderstone"]
    assert {"dwarf", "healing", "dragon_guardian", "room_with_a_treasure"} <= keys["barricades"]
    assert {"familiar_dice", "relic_dice", "terrain_dice", "ability_fury"} <= keys["dungeon_dice"]
    assert {"swamp", "epic_heroes", "wilderness_map", "beast_monsters"} <= keys["dungeoneer"]
    assert "hero" not in keys["thunderstone"]  # what all of a sort are need not be wished for


def granting(front: Front, key: str) -> dict[str, set[str]]:
    wish = next(wish for wish in front.wishes if wish.key == key)
    return {sort: set(found) for sort, found in wish.names.items()}


def test_wishes_are_read_off_the_cards() -> None:
    light = granting(THUNDERSTONE, "source_of_light")
    for sort, found in light.items():
        for name in THUNDERSTONE.groups[sort]:
            assert (name in found) == any(kind.light > 0 for kind in kinds_of_group(name)), name
    assert granting(THUNDERSTONE, "cleric") == {"heroes": {"Chalice", "Regian", "Blind", "Divine"}}
    destroys = granting(THUNDERSTONE, "way_to_destroy_cards")
    assert {"Banish", "Pawnbroker", "Trainer", "Sage"} <= destroys["village"]
    assert "Barkeep" not in destroys["village"]  # it destroys itself alone
    assert "Outlands" not in destroys["heroes"]  # Food alone
    assert "Blind" not in destroys["heroes"]  # light alone
    others = granting(THUNDERSTONE, "something_against_other_players")
    assert "Lorigg" in others["heroes"]
    assert "Tax Collector" in others["village"]
    barricades = delvewright.game("barricades")
    assert granting(barricades, "wizard")["heroes"] == {
        stack.name for stack in STACKS.values() if "Wizard" in stack.keywords
    }
    assert granting(barricades, "gentle_guardian")["guardian"] == {
        guardian.name for guardian in GUARDIANS.values() if guardian.difficulty == 1
    }


def test_what_the_draw_brings_by_itself_is_left_to_it() -> None:
    for seed in range(30):
        lucky = any(
            kind.light > 0
            for sort in ("heroes", "village")
            for name in names(THUNDERSTONE, WRATH, sort, seed)
            for kind in kinds_of_group(name)
        )
        settings = THUNDERSTONE.grant(2, seed, WRATH, ["source_of_light"])
        assert (settings == WRATH) == lucky


def test_chance_chooses_among_all_that_would_do() -> None:
    clerics = {
        name
        for seed in range(60)
        for name in names(THUNDERSTONE, THUNDERSTONE.grant(2, seed, WRATH, ["cleric"]), "heroes", seed)
    }
    assert granting(THUNDERSTONE, "cleric")["heroes"] <= clerics


def test_locks_bans_and_wishes_hold_together() -> None:
    said = {**WRATH, "pick": ["Elf"], "ban": ["Chalice", "Regian", "Divine"]}
    for seed in range(10):
        settings = THUNDERSTONE.grant(2, seed, said, ["cleric"])
        heroes = names(THUNDERSTONE, settings, "heroes", seed)
        assert {"Elf", "Blind"} <= {*heroes}
        assert not {*heroes} & {"Chalice", "Regian", "Divine"}
    assert said == {**WRATH, "pick": ["Elf"], "ban": ["Chalice", "Regian", "Divine"]}


def test_many_wishes_share_the_slots() -> None:
    """Four Hero stacks, five classes and more: some must be two at once."""
    wished = ["cleric", "wizard", "thief", "archer", "fighter", "hero_worth_gold", "traps", "dragon_monsters"]
    for seed in range(20):
        settings = THUNDERSTONE.grant(2, seed, WRATH, wished)
        slots = THUNDERSTONE.layout(2, seed, settings)
        for wish in THUNDERSTONE.wishes:
            assert wish.key not in wished or wish.granted(slots), (seed, wish.key)


def refused(settings: Mapping[str, Any], *wishes: str, front: Front = THUNDERSTONE, seats: int = 2) -> str:
    with pytest.raises(BadSetup) as caught:
        front.grant(seats, 7, settings, wishes)
    return str(caught.value)


def test_an_impossible_wish_says_what_is_left() -> None:
    said = refused({"ban": ["Amazon", "Faeyn"]}, "archer")
    assert "Archer (Amazon or Faeyn)" in said
    left = said.rpartition("Heroes: ")[2]
    assert "Cleric" in left
    assert "Wizard" in left
    assert "Archer" not in left
    assert "Features: nothing" in refused({}, "traps")  # which come with a pack


def test_wishes_without_room_name_each_other_and_are_given_up_in_time(monkeypatch: Any) -> None:
    four = ("dragon_monsters", "undead_monsters", "ooze_monsters", "golem_monsters")
    said = refused(WRATH, *four)
    assert "Dragon Monsters, Undead Monsters, Ooze Monsters and Golem Monsters" in said
    assert "no room" in said
    looked: list[int] = []
    whole = Front.layout

    def counted(self: Front, seats: int, seed: int, settings: Mapping[str, Any]) -> Any:
        looked.append(seed)
        return whole(self, seats, seed, settings)

    monkeypatch.setattr(Front, "layout", counted)
    refused(WRATH, *four, "cleric", "wizard", "thief", "archer", "spell", "food", "bow")
    assert len(looked) <= TRIES + 2


def test_what_is_fixed_grants_what_it_has_and_nothing_else() -> None:
    first = {"layout": "first_game"}
    assert THUNDERSTONE.grant(2, 7, first, ["source_of_light"]) == first
    assert "is fixed" in refused(first, "archer")
    barricades = delvewright.game("barricades")
    assert "guardian is hive_mind already" in refused(
        {"guardian": "hive_mind"}, "dragon_guardian", front=barricades
    )
    listed = {"layout": "first_night_together"}
    assert "its own Guardian" in refused(listed, "dragon_guardian", front=barricades)
    assert barricades.grant(2, 7, listed, ["gentle_guardian"]) == listed


def test_sets_are_added_and_a_module_only_where_it_is_wished_for() -> None:
    dice, core = delvewright.game("dungeon_dice"), {"mode": "core"}
    relics = dice.grant(2, 7, core, ["relic_dice", "location_dice"])
    assert relics == {**core, "packs": ["lost_king"]}
    assert dice.grant(2, 7, core, ["terrain_dice"]) == {**relics, "terrain": True}
    bosses = dice.grant(2, 7, {}, ["boss_dice"])
    assert bosses["bosses"] is True
    assert {"guilds", "boss_monsters"} <= {*bosses["packs"]}  # those of the mode stay
    dungeoneer = delvewright.game("dungeoneer")
    assert dungeoneer.grant(2, 7, {}, ["swamp"])["packs"] == ["crypt", "marches"]
    assert dungeoneer.grant(2, 7, {}, ["epic_heroes"]) == {"packs": ["crypt", "night"], "grade": "epic"}
    assert "heroic" in refused({"grade": "heroic"}, "epic_heroes", front=dungeoneer)


def own_pack(patch: pytest.MonkeyPatch, front: Front, kinds: list[Any]) -> str:
    """A pack of somebody's own that changes these into themselves, for as long as the test lasts."""
    for shelf in ("own", "taken", "bringing", "_boxes"):
        patch.setattr(front.kinds, shelf, dict(getattr(front.kinds, shelf)))
    text = "\n".join([f'[change.{kind.id}]\nname = "{kind.name}"' for kind in kinds])
    opened = Opened("wishful", front.id, "wishful", text)
    take(opened)
    return opened.id


def test_cards_that_a_pack_of_ones_own_has_changed_still_grant_wishes(monkeypatch: Any) -> None:
    own = own_pack(
        monkeypatch, THUNDERSTONE, [kind for kind in THUNDERSTONE.kinds.values() if kind.type == "hero"]
    )
    settings = THUNDERSTONE.grant(2, 7, {"packs": ["wrath", own]}, ["archer", "thief"])
    assert {"Amazon", "Faeyn"} & {*names(THUNDERSTONE, settings, "heroes")}
    dice = delvewright.game("dungeon_dice")
    own = own_pack(
        monkeypatch, dice, [kind for kind in dice.kinds.values() if kind.type in ("relic", "equipment")]
    )
    settings = dice.grant(2, 7, {"mode": "core", "packs": ["familiar_pack", own]}, ["relic_dice"])
    assert {"familiar_pack", own} < {*settings["packs"]}
    assert {"guilds", "lost_king"} & {*settings["packs"]}


def test_what_is_no_wish_is_said() -> None:
    assert "did you mean cleric?" in refused({}, "clerick")
    assert "no option" in refused({"picks": ["Elf"]}, "cleric")
    assert "no group 'Elfs'" in refused({"pick": ["Elfs"]}, "cleric")
    assert "seats 1 to 5" in refused({}, "cleric", seats=9)
    assert "nothing to wish for" in refused({}, "cleric", front=delvewright.game("crawl"))
