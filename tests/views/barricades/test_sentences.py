"""What options say is what comes of them: prices, who is armed, whether anybody else is still at it."""

from __future__ import annotations

import pytest
from tests.games.barricades.ground import after_a_battle, in_dungeon, in_village, strong
from tests.games.barricades.teller import Story

from delvewright.games.barricades import board
from delvewright.views.barricades import FRONT


def offered(table: Story, seat: int = 0) -> list[str]:
    """The sentences of what is offered."""
    told = FRONT.view(table.state, seat, ("Ann", "Bo")[: table.seats]).ask
    assert told is not None
    return [offer.text for offer in told.offers]


def told(table: Story) -> list[str | None]:
    """What has been told, as the first Champion reads it."""
    return [FRONT.narrate(table.state, event, 0, ("Ann", "Bo")) for event in table.told]


@pytest.mark.parametrize("saved", [False, True])
def test_a_level_up_for_nothing_says_so(saved: bool) -> None:
    table = after_a_battle(Story(saved=saved), "joba", "adventurer").do("use joba teach")
    assert "Adventurer becomes Edlin of level 1 for 0 of 0 XP." in offered(table)
    table.leave_open()


def test_one_xp_less_is_said_beforehand() -> None:
    table = Story().start(2, guardian="death_sentinel").reveal().stands("lair")
    table.hand("edlin_1")
    table.put(board.TREASURES)
    strong(table.morning().dungeon()).do("battle", "choose edlin_1", seat=0)
    assert any(sentence.startswith("Edlin becomes Edlin of level 2 for 2 of") for sentence in offered(table))
    table.leave_open()


def test_of_two_heroes_alike_the_armed_one_is_told_by_his_weapon() -> None:
    table = in_dungeon(Story(), "joba", "adventurer", "adventurer", "dagger").do("wield dagger adventurer")
    strong(table).do("battle").do("use joba teach")
    edlin = [sentence for sentence in offered(table) if "becomes Edlin" in sentence]
    assert sorted(edlin) == [
        "Adventurer becomes Edlin of level 1 for 0 of 0 XP.",
        "Adventurer with Dagger becomes Edlin of level 1 for 0 of 0 XP.",
    ]
    table.leave_open()


def test_the_last_gold_that_is_missing_is_one() -> None:
    table = in_village(Story(), *["thunderstone_pieces"] * 5)
    assert table.gold() == 10
    assert "Pledge 9 of 10 gold for the Barricade of the Temple: 1 is missing then." in offered(table)
    assert "Pledge 8 of 10 gold for the Barricade of the Temple: 2 are missing then." in offered(table)
    table.leave_open()


@pytest.mark.parametrize(
    ("seats", "said"), [(1, "You are done."), (2, "You are done; others may still be at it.")]
)
def test_alone_nobody_else_is_still_at_it(seats: int, said: str) -> None:
    table = in_village(Story(), "joba", seats=seats)
    assert said in offered(table)
    table.leave_open()


def test_what_the_bazaar_and_the_shop_sell_is_offered_at_the_price_of_the_moment() -> None:
    table = Story().start(2).stamp("bazaar", "chit_bazaar_advanced")
    table.stamp("shop_of_arcane_wonders", "chit_shop_of_arcane_wonders_advanced")
    table.hand(*["thunderstone_pieces"] * 5)
    table.hand(*["thunderstone_pieces"] * 5, seat=1)
    table.morning().place("bazaar", "shop_of_arcane_wonders")
    assert "Buy Lantern token for 4 of 10 gold." in offered(table)
    shop = [text for text in offered(table, 1) if "top Treasure" in text]
    assert shop == ["Buy the top Treasure, unseen until it is bought, for 9 of 10 gold."]
    table.leave_open()


def test_an_opportunity_that_waited_says_what_it_does() -> None:
    table = Story().start(1, classes=("Town Guard",))
    table.hand("joba")
    table.morning("heroic_opportunity").place("temple")
    assert [text for text in offered(table) if text.startswith("Town Guard: ")] == [
        "Town Guard: raise. Once you are at a location this turn, you may build its Barricade for 0 gold."
    ]
    table.leave_open()


def test_a_location_and_a_room_are_named_within_a_sentence() -> None:
    table = Story().start(2)
    table.room("left_1", "the_lichs_tomb", "goblin_runt")
    table.hand(*["lantern"] * 5)
    table.deck("dagger")
    table.morning().place("marketplace").do("use marketplace draw", seat=0)
    assert "You use the Marketplace." in told(table)
    table.do("done", seat=0).place("", "stay").do("done", seat=1)
    assert any(text.startswith("Go to the Lich's Tomb: ") for text in offered(table))
    table.leave_open()


def test_a_level_up_is_told_with_the_level() -> None:
    table = in_village(Story(), "edlin_1").has(xp=3).do("level_up edlin_1 edlin_2", seat=0)
    assert any(
        text and text.startswith("Your Edlin becomes Edlin of level 2 for 3 XP.") for text in told(table)
    )
    table.leave_open()


def test_who_joins_you_joins_your_party() -> None:
    table = in_dungeon(Story(), "joba").do("invite seat1", seat=0).do("join seat0", seat=1)
    assert any(text and text.startswith("Bo joins your Party.") for text in told(table))
    table.leave_open()


def test_iron_rations_are_lost_by_number() -> None:
    table = Story().start(2, guardian="ezuzrius_the_noble").has(iron_rations=1)
    table.morning("attack_b").do("destroy_token iron_rations", seat=0)
    assert "You lose 1 Iron Rations." in told(table)
    table.leave_open()
