"""The Dungeonlord Phase: who pays for what, what is sent at whom, and in which order it strikes."""

import pytest
from tests.games.dungeoneer.teller import Story
from tests.marks import rule


@rule("DN-LORD-01", "DN-COMP-18")
def test_peril_cards_are_played_in_the_dungeonlord_phase_alone(table: Story) -> None:
    table.start(2)
    table.hand("ill_wind", "skeleton_guard", "haste")
    table.glory(9).peril(9, seat=1)
    assert table.offers == ["bane ill_wind seat1", "send skeleton_guard seat1", "build"]
    table.hero_phase()
    assert [offer for offer in table.offers if offer.split()[0] in ("bane", "send", "play")] == ["play haste"]


@rule("DN-EX-14", "DN-LORD-02", "DN-LORD-04", "DN-LORD-05", "DN-LORD-06", "DN-COMP-06")
def test_each_card_is_paid_by_one_opponent(table: Story) -> None:
    table.start(3).peril(6).peril(3, seat=1).peril(2, seat=2)
    table.hand("stitched_brute", "shambling_zombie", "the_lich_lord")
    offers = [
        "send stitched_brute seat1",
        "send shambling_zombie seat1",
        "send shambling_zombie seat2",
        "build",
    ]
    assert table.offers == offers
    table.refused("send stitched_brute seat2", "too_little_peril", 3, 2)
    table.refused("send the_lich_lord seat1", "too_little_peril", 6, 3)  # though they have 5, and oneself 6
    table.hand("shambling_zombie", "shambling_zombie")
    table.rolls(0, 1, 1).rolls(1, 6).rolls(2, 6)
    table.do("send shambling_zombie seat1", "attack", "pack shambling_zombie")
    table.do("send shambling_zombie seat2", "attack", "pack shambling_zombie")
    assert [table.peril_of(seat) for seat in range(3)] == [6, 1, 0]


@rule("DN-LORD-07", "DN-LORD-09", "DN-LORD-15", "DN-DP-05")
def test_banes_come_before_between_and_after_combats(table: Story) -> None:
    table.start(3).peril(9, seat=1).peril(9, seat=2)
    table.hand("ill_wind", "ill_wind", "ill_wind", "skeleton_guard", "skeleton_guard")
    table.rolls(1, 6, 6).rolls(2, 6, 6).rolls(0, 1, 1)
    table.do("bane ill_wind seat1", "send skeleton_guard seat1", "attack")
    table.do("bane ill_wind seat2", "send skeleton_guard seat2", "attack")
    assert (table.peril_of(1), table.peril_of(2)) == (7, 7)
    assert table.offers == ["bane ill_wind seat1", "bane ill_wind seat2", "build"]
    table.do("build")  # nothing has to be played


@rule("DN-LORD-08", "DN-COMBAT-11", "DN-OPEN-08", "DN-DP-06")
def test_encounters_for_a_hero_are_laid_down_together_and_fought_in_that_order(table: Story) -> None:
    table.start(3).peril(9, seat=1).peril(9, seat=2)
    table.hand("skeleton_guard", "carrion_bats", "ill_wind")
    table.do("send carrion_bats seat1")
    table.refused("send skeleton_guard seat2", "other_quarry", 1)
    assert table.offers == ["send skeleton_guard seat1", "attack"]  # no Bane in the middle
    table.rolls(0, 1, 1).rolls(1, 6, 6)
    table.do("send skeleton_guard seat1", "attack")
    assert [event[0] for event in table.happened("compared")] == [
        table.piece("carrion_bats"),
        table.piece("skeleton_guard"),
    ]


@rule("DN-OPEN-09")
@pytest.mark.parametrize("one_group", [True, False])
def test_a_second_group_for_the_same_hero(table: Story, one_group: bool) -> None:
    table.start(2, one_group=one_group).rolls(0, 1).rolls(1, 6)
    table.send("skeleton_guard")
    table.hand("carrion_bats")
    table.peril(9, seat=1)
    assert ("send carrion_bats seat1" in table.offers) is not one_group
    if one_group:
        table.refused("send carrion_bats seat1", "attacked_already")


@rule("DN-LORD-10", "DN-LORD-13", "DN-COMBAT-26", "DN-COMBAT-24")
def test_a_monster_in_the_pack_attacks_again_for_its_peril(table: Story) -> None:
    table.start(2)
    (brute,) = table.pack("stitched_brute")
    table.hurt(brute, 2).peril(2, seat=1)
    table.refused("send stitched_brute seat1", "too_little_peril", 3, 2)
    table.peril(3, seat=1).rolls(0, 1).rolls(1, 6).do("send stitched_brute seat1", "attack")
    assert (table.peril_of(1), table.discards) == (0, ["stitched_brute"])  # its third wound


@rule("DN-LORD-11", "DN-LORD-18")
def test_a_monster_starts_one_attack_a_turn(table: Story) -> None:
    table.start(3, one_group=False).rolls(0, 1).rolls(1, 6)
    table.send("shambling_zombie", spare=9)
    table.do("pack shambling_zombie").peril(9, seat=2)
    for seat in (1, 2):
        table.refused(f"send shambling_zombie seat{seat}", "attacked_already")
    table.idle_until(0).peril(9, seat=2)
    assert "send shambling_zombie seat2" in table.offers


@rule("DN-LORD-11")
def test_of_two_zombies_the_fresh_one_is_sent(table: Story) -> None:
    table.start(2, one_group=False)
    first, second = table.hand("shambling_zombie", "shambling_zombie")
    table.peril(4, seat=1).rolls(0, 1, 1).rolls(1, 6, 6)
    table.do("send shambling_zombie seat1", "attack", "take_back shambling_zombie")
    table.do("send shambling_zombie seat1", "attack", "take_back shambling_zombie")
    assert {event[0] for event in table.happened("compared")} == {first, second}


@rule("DN-LORD-10", "DN-LORD-11")
def test_a_monster_of_the_pack_can_be_sent_beside_one_of_its_kind_in_hand(table: Story) -> None:
    table.start(2)
    fresh, spare = table.hand("shambling_zombie", "shambling_zombie")
    hurt, whole = table.pack("shambling_zombie", "shambling_zombie")
    table.hurt(hurt, 1).peril(9, seat=1)
    sent = [option[1] for option in table.state.ask.options if option[0] == "send"]
    assert sent == [fresh, hurt, whole]
    assert spare not in sent


@rule("DN-LORD-16", "DN-OPEN-50", "DN-COMBAT-28")
def test_a_trap_in_the_group_is_sprung_when_its_turn_comes_and_answered_by_nobody(table: Story) -> None:
    table.start(2).stands("torchlit_passage", seat=1)
    table.hand("repel", seat=1)
    table.glory(3, seat=1).rolls(0, 1, 1).rolls(1, 6, 1, 6)
    table.send("skeleton_guard", "dart_slit", "carrion_bats")
    table.do("pass", "pass")  # step B of the Skeleton, and after the rolls
    assert table.happened("sprung") == [(0, table.piece("dart_slit"), 1)]
    assert table.offers == ["pass"]  # the Trap's die is rolled already
    table.do("pass", "pass", "pass")  # step B of the Bats, and after the rolls
    keys = [event.key for event in table.told if event.key in ("attack_roll", "threat")]
    assert keys == ["attack_roll", "threat", "attack_roll"]
    assert table.life_of(1) == 5  # 1 + 3 against 5


@rule("DN-LORD-17")
def test_a_group_needs_peril_for_all_of_it(table: Story) -> None:
    table.start(2).peril(5, seat=1)
    table.hand("stitched_brute", "shambling_zombie", "skeleton_guard")
    table.do("send stitched_brute seat1", "send shambling_zombie seat1")
    table.refused("send skeleton_guard seat1", "too_little_peril", 1, 0)
    table.rolls(0, 1, 1).rolls(1, 6, 6).do("attack")  # and nothing is left for the Brute's special
    table.do("pack stitched_brute", "pack shambling_zombie")


@rule("DN-LORD-08", "DN-WIN-04")
def test_what_is_left_of_a_group_when_its_hero_falls_goes_home(table: Story) -> None:
    table.start(3).stands("torchlit_passage", seat=1).life(1, seat=1).rolls(1, 1)
    table.send("dart_slit", "stitched_brute", "false_floor")
    assert table.life_of(1) == 0
    table.do("take_back stitched_brute")
    assert (table.hand_of(0), sorted(table.discards)) == (["stitched_brute"], ["dart_slit", "false_floor"])


@rule("DN-THREAT-06", "DN-WIN-04")
def test_a_dungeonlord_who_falls_into_the_own_trap_attacks_nobody_any_more(table: Story) -> None:
    table.start(3).life(1).rolls(0, 1).rolls(1, 6).rolls(2, 6)
    table.send("dart_slit", "stitched_brute")
    assert (table.life_of(0), table.asked) == (0, (1, "lord"))
    assert (table.happened("attack_roll"), sorted(table.discards)) == ([], ["dart_slit", "stitched_brute"])


@rule("DN-COMBAT-25", "DN-OPEN-03", "DN-DP-18")
@pytest.mark.parametrize(("limit", "kept"), [(3, 3), (0, 4)])
def test_a_pack_is_trimmed_when_the_phase_ends(table: Story, limit: int, kept: int) -> None:
    table.start(2, pack_limit=limit)
    table.pack("skeleton_guard", "carrion_bats", "bone_archer", "crypt_spider")
    table.do("build")
    if limit:
        assert table.asked == (0, "pack")
        table.do("discard bone_archer")
        assert table.pack_of(0) == ["skeleton_guard", "carrion_bats", "crypt_spider"]
    assert (len(table.pack_of(0)), table.asked) == (kept, (0, "hero"))
