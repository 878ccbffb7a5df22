"""The end of a turn: Horde against Village, win and loss, new hands, rooms and Threat."""

from __future__ import annotations

import pytest
from tests.games.barricades.teller import FACES, MONSTERS
from tests.marks import card, rule

from delvewright.games.barricades import board, closing, reckoning, shapes
from delvewright.games.barricades.kinds import GUARDIANS

STRONG = 40


def mighty(table, *seats):
    """These win every battle."""
    for seat in seats or (0,):
        table.state.boosts += (shapes.Boost(0, seat, board.NONE, physical=STRONG, magic=STRONG),)
    return table


def ruined(table):
    return sum([len(table.state.zones[board.RUINS + place]) for place in range(5)])


def last_space(table):
    """The Threat token stands on the last space of the Lair."""
    table.state.space = len(board.guardian_kind(table.state).lair_track) - 1
    return table


# The Horde ------------------------------------------------------------------------------------------------


@rule("BQ-HORDE-01", "BQ-HORDE-02", "BQ-HORDE-03", "BQ-HORDE-04", "BQ-EX-11", "BQ-DICE-07")
@pytest.mark.parametrize(
    ("nodes", "left", "chits"),
    [((), 5, 6), (("left_1",), 4, 5), (("left_1", "left_3"), 1, 2), (("lair",), 0, 1)],
)
def test_levels_defeated_remove_icons_and_never_destruction(table, nodes, left, chits):
    table.start(4)
    if "lair" in nodes:
        table.reveal()
    for seat, node in enumerate(nodes):
        table.stands(node, seat=seat)
    faces = ("horde_2", "horde_2", "horde_1", "destruction")
    if table.state.revealed:
        table.morning(*[f"{face} wound wound" for face in faces])
    else:
        table.morning(*faces)
    assert table.icons == 5
    table.place(*["stay"] * 4).dungeon()
    mighty(table, *range(len(nodes)))
    for seat in range(len(nodes)):
        table.do("battle", seat=seat)
    assert table.icons == left
    closing.horde_strikes(table.state)
    count = 0
    stack = table.state.stack
    while stack:
        count, stack = count + 1, stack[1]
    assert count == chits
    table.state.stack = ()


@rule("BQ-HORDE-02", "BQ-OPEN-21")
def test_a_guardian_counts_7_each_time_it_is_defeated_and_the_wilderness_0(table):
    table.start(3).reveal().stands("lair").stands("lair", seat=1)
    table.morning(*["horde_2 horde_2 horde_2"] * 3)
    assert table.icons == 18
    table.place("stay", "stay", "stay").dungeon()
    mighty(table, 0, 1, 2)
    table.do("battle", seat=2)
    assert table.icons == 18
    table.do("battle", seat=0)
    assert table.icons == 11
    table.do("battle", seat=1)
    assert table.icons == 4
    table.leave_open()


@rule("BQ-HORDE-02", "BQ-BASE-42")
def test_a_lost_battle_removes_nothing(table):
    table.start(2).stands("left_3")
    table.morning("horde_2", "wound").place("stay", "stay").dungeon()
    table.do("battle", seat=0)
    assert not table.happened("defeated")
    assert table.icons == 2
    assert table.kinds(board.DENS + board.NODES.index("left_3")) == ["royal_spears"]
    table.leave_open()


@rule("BQ-HORDE-06")
def test_more_may_be_removed_than_there_is_and_effects_add_icons(table):
    table.start(2).stands("left_3")
    table.morning("horde_1", "wound").place("stay", "stay").dungeon()
    table.state.horde += 1
    assert table.icons == 2
    mighty(table).do("battle", seat=0)
    assert table.icons == 0
    table.evening()
    assert ruined(table) == 0


@rule("BQ-HORDE-05")
def test_the_next_turn_begins_without_a_horde(table):
    table.start(2).morning("horde_2", "horde_1").evening()
    assert ruined(table) == 3
    assert table.state.horde == 0
    assert (
        table.icons
        == reckoning.horde_icons(table.state)
        == sum([closing.FACES[face].horde for _, face in table.state.dice])
    )


@rule("BQ-HORDE-05", "BQ-HORDE-06")
def test_what_adds_to_the_next_horde_does_so_once(table):
    table.start(2).state.omens = 2
    table.morning("wound", "wound")
    assert (table.state.horde, table.state.omens, table.icons) == (2, 0, 2)
    for seat in (0, 1):
        table.load(board.DICE_STREAM + seat, FACES["wound"])
    table.evening()
    assert table.icons == 0
    assert ruined(table) == 2


@rule("BQ-HORDE-04")
def test_chits_are_drawn_one_by_one(table):
    table.start(2).morning("horde_2", "horde_2").evening()
    assert len(table.happened("chit")) == 4
    assert len({chit for _, chit in table.happened("chit")}) == 4


# Won, lost and in between ---------------------------------------------------------------------------------


def at_the_end(table, left, fallen, difficulty="hard"):
    """The Guardian with so many of its Hit Points left, and so many locations destroyed."""
    table.start(4, difficulty=difficulty).reveal()
    for place in board.PLACES[:fallen]:
        table.ruins(**{place: 4})
    table.state.hurt = board.hit_points(table.state) - left
    return table


@rule("BQ-END-01", "BQ-GUARD-10", "BQ-GUARD-08")
@pytest.mark.parametrize("fallen", [0, 2])
def test_won_when_the_guardian_is_destroyed_and_the_village_stands(table, fallen):
    at_the_end(table, 0, fallen).morning(*["wound " * 3] * 4).evening()
    assert table.end == ("won", 1, fallen)


@rule("BQ-END-02")
@pytest.mark.parametrize(
    ("difficulty", "fallen", "lost"),
    [("hard", 3, True), ("hard", 2, False), ("legendary", 1, True), ("legendary", 0, False)],
)
def test_lost_when_as_many_locations_fell_as_the_difficulty_says(table, difficulty, fallen, lost):
    at_the_end(table, 1, fallen, difficulty)
    closing.judge(table.state)
    assert table.end == (("lost", 0, fallen) if lost else ())


@rule("BQ-END-03", "BQ-END-04", "BQ-GUARD-11", "BQ-OPEN-06")
def test_pyrrhic_when_the_village_falls_in_the_turn_the_guardian_does(table):
    table.start(4, difficulty="legendary").reveal().stamp("temple", *["chit_temple"] * 3)
    table.put(board.BAG, "chit_temple")
    table.state.hurt = board.hit_points(table.state) - 1
    table.stands("lair").morning(*["horde_2 wound destruction"] + ["wound wound wound"] * 3)
    table.place("stay", "stay", "stay", "stay").dungeon()
    mighty(table).do("battle", seat=0)
    assert board.guardian_falls(table.state)
    assert not table.end
    table.night()
    assert table.end == ("pyrrhic", 1, 1)


@rule("BQ-END-05")
def test_a_champion_at_0_hp_stays_in_the_game(table):
    table.start(2).hand("dagger")
    table.has(wounds=12).morning("wound", "wound").place("temple", "stay")
    table.do("heal").evening()
    assert table.state.turns == 2
    assert table.offers_of(0)


@rule("BQ-END-05")
def test_a_game_may_be_called_off_after_so_many_turns_as_lost(table):
    table.start(2, longest=2).morning("wound", "wound").evening()
    assert not table.end
    table.morning_over().evening()
    assert table.end == ("called_off", 2, 0)


@rule("BQ-END-06")
def test_the_end_tells_how_when_and_what_had_fallen(table):
    at_the_end(table, 0, 1).morning(*["wound " * 3] * 4).evening()
    assert table.happened("ended") == [("won", 1, 1)]
    assert table.state.result[:2] == ((1, 1, 1, 1), (0, 1, 2, 3))


@rule("BQ-END-06")
@pytest.mark.parametrize("how", ["lost", "pyrrhic", "called_off"])
def test_together_they_win_or_nobody_does(table, how):
    table.start(2)
    closing.end_game(table.state, how)
    assert table.state.result[:2] == ((0, 0), ())


# The order ------------------------------------------------------------------------------------------------


@rule("BQ-TURN-13", "BQ-OPEN-06", "BQ-TURN-08", "BQ-TURN-12", "BQ-GUARD-03")
def test_the_evening_goes_in_its_order(table):
    table.start(2).hand("dagger")
    table.deck(*["adventurer"] * 6)
    table.put(board.DENS + 1)
    table.morning("horde_1", "wound").place("stay", "stay")
    before = len(table.told)
    table.evening()
    keys = [event.key for event in table.told[before:]]
    order = ["horde_strikes", "chit", "drew", "threat", "turn"]
    assert [key for key in keys if key in order] == order
    assert table.in_zone(board.HAND) == ["adventurer"] * 6
    assert table.in_zone(board.DISCARD) == ["dagger"]
    assert len(table.kinds(board.DENS + 1)) == 1


@rule("BQ-TURN-12", "BQ-BASE-43", "BQ-BASE-42")
def test_a_cleared_room_is_filled_only_as_the_turn_ends(table):
    table.start(2).stands("left_1").stands("left_1", seat=1)
    table.morning("wound", "wound").place("stay", "stay").dungeon()
    mighty(table).do("battle", seat=0)
    assert table.kinds(board.DENS + 1) == []
    assert "goblin_runt" in table.kinds(board.DESTROYED)
    top = table.state.zones[board.MONSTERS][0]
    table.evening()
    assert table.state.zones[board.DENS + 1] == (top,)


@rule("BQ-BASE-53", "BQ-OPEN-42")
def test_rooms_of_an_empty_deck_stay_empty(table):
    table.start(2)
    table.put(board.MONSTERS)
    table.put(board.DENS + 1)
    table.morning("wound", "wound").evening()
    assert table.kinds(board.DENS + 1) == []
    assert not table.state.slain


@rule("BQ-FAQ-25", "BQ-OPEN-42")
def test_when_all_monsters_of_all_decks_are_destroyed_they_come_back_shuffled(table):
    table.start(2)
    for level in range(3):
        table.put(board.MONSTERS + level)
    dead = []
    for node in range(1, 7):
        dead += table.state.zones[board.DENS + node]
        table.put(board.DENS + node)
    state = table.state
    for piece in dead:
        board_zone = next(zone for zone, pieces in enumerate(state.zones) if piece in pieces)
        state.zones[board_zone] = tuple([one for one in state.zones[board_zone] if one != piece])
        state.zones[board.DESTROYED] += (piece,)
    for level in range(3):
        table.load(board.MONSTER_STREAM + level, (dead[2 * level + 1], dead[2 * level]))
    table.morning("wound", "wound").evening()
    assert table.state.slain
    assert table.happened("monsters_return") == [()]
    living = [piece for node in range(1, 7) for piece in table.state.zones[board.DENS + node]]
    assert living == [dead[place] for place in (1, 0, 3, 2, 5, 4)]


@rule("BQ-FAQ-25")
def test_one_monster_that_is_left_keeps_the_others_away(table):
    table.start(2)
    for level in range(3):
        table.put(board.MONSTERS + level)
    for node in range(1, 7):
        table.put(board.DENS + node)
    for zone, kind in enumerate(MONSTERS, board.DENS + 1):
        table.put(zone, kind)
        closing.all_gone(table.state)
        assert not table.state.slain
        table.put(zone)
    for level in range(3):
        table.put(board.MONSTERS + level, MONSTERS[2 * level])
        closing.all_gone(table.state)
        assert not table.state.slain
        table.put(board.MONSTERS + level)
    closing.all_gone(table.state)
    assert table.state.slain


# New hands ------------------------------------------------------------------------------------------------


@rule("BQ-BASE-03", "BQ-BASE-05", "BQ-FAQ-17", "BQ-EX-15")
@pytest.mark.parametrize(("wounds", "cards"), [(0, 6), (3, 5), (11, 1), (12, 0)])
def test_everybody_draws_as_many_cards_as_he_has_hp(table, wounds, cards):
    table.start(2).deck(*["adventurer"] * 9)
    table.has(wounds=wounds).morning("horde_1", "horde_1").evening()
    assert table.in_zone(board.HAND) == ["adventurer"] * cards


@rule("BQ-BASE-10")
@pytest.mark.parametrize(("more", "lost", "cards"), [(1, 0, 7), (2, 0, 8), (0, 1, 5), (1, 1, 6)])
def test_hp_of_effects_are_cards_more_or_less_at_that_draw(table, more, lost, cards):
    table.start(2).deck(*["adventurer"] * 14)
    table.morning("horde_1", "horde_1")
    table.state.boosts += (shapes.Boost(0, 0, board.NONE, hp=more),)
    table.state.lost_hp = (0,) * lost
    table.evening()
    assert len(table.in_zone(board.HAND)) == cards


@rule("BQ-BASE-10", "BQ-FAQ-17")
def test_at_0_hp_they_bring_no_card(table):
    table.start(2).deck(*["adventurer"] * 3)
    table.has(wounds=12).morning("horde_1", "horde_1")
    table.state.boosts += (shapes.Boost(0, 0, board.NONE, hp=2),)
    table.evening()
    assert table.in_zone(board.HAND) == []


@rule("BQ-OPEN-38")
def test_cards_drawn_in_a_turn_are_never_cut_down(table):
    table.start(2).hand(*["adventurer"] * 8)
    table.deck(*["dagger"] * 9)
    table.morning("draw", "wound").place("stay", "stay").dungeon()
    assert len(table.in_zone(board.PLAY)) == 9
    table.evening()


@rule("BQ-TURN-08", "BQ-BASE-09")
def test_what_lingers_ends_and_hand_and_play_go_to_the_discards(table):
    table.start(2).hand("adventurer", "dagger")
    table.hand("joba", seat=1)
    for seat in (0, 1):
        table.deck(*["bree_setim"] * 7, seat=seat)
    table.morning("horde_1", "horde_1").place("temple", "stay").dungeon()
    table.do("wield dagger adventurer", seat=0)
    table.state.boosts += (shapes.Boost(0, 0, table.state.zones[board.PLAY][0], physical=3),)
    table.evening()
    assert sorted(table.in_zone(board.DISCARD)) == ["adventurer", "dagger"]
    assert table.in_zone(board.DISCARD, seat=1) == ["joba"]
    state = table.state
    assert state.boosts == state.wielded == state.played == state.visits == ()


@rule("BQ-TURN-08")
def test_each_discards_the_own_hand_and_play_and_draws_of_the_own_deck(table):
    table.start(3)
    for seat, (held, played) in enumerate((("dagger", "joba"), ("tent", "lantern"), ("fireball", "haste"))):
        table.hand(held, seat=seat)
        table.put(board.PLAY + seat, played)
        table.put(board.ASIDE + seat, "bree_setim")
        table.deck(*[held] * 6, seat=seat)
    closing.new_hands(table.state)
    for seat, (held, played) in enumerate((("dagger", "joba"), ("tent", "lantern"), ("fireball", "haste"))):
        assert table.in_zone(board.HAND, seat) == ["bree_setim"] + [held] * 6
        assert sorted(table.in_zone(board.DISCARD, seat)) == sorted([held, played])
        assert table.in_zone(board.PLAY, seat) == table.in_zone(board.ASIDE, seat) == []


@rule("BQ-TURN-13")
def test_what_lingers_ends_before_the_guardian_is_revealed(table):
    table.start(2).hand("adventurer")
    hero = table.state.zones[board.HAND][0]
    table.state.boosts = (shapes.Boost(0, 0, hero, physical=3),)
    table.state.magical = table.state.unclassed = (hero,)
    closing.new_hands(table.state)
    assert table.state.boosts == table.state.magical == table.state.unclassed == ()
    assert table.attack() == (0, 0)


# Lent cards -----------------------------------------------------------------------------------------------


@rule("BQ-FAQ-21", "BQ-FAQ-22", "BQ-OPEN-36", "BQ-LEX-02", "BQ-LEX-03", "BQ-PARTY-04")
@pytest.mark.parametrize("where", ["play", "hand", "discard"])
def test_a_lent_card_goes_home_from_where_it_is(table, where):
    table.start(2)
    zone = {"play": board.PLAY, "hand": board.HAND, "discard": board.DISCARD}[where]
    card = table.put(zone + 1, "joba")[0]
    table.state.lent = ((card, 0),)
    closing.send_home(table.state)
    assert table.in_zone(zone) == ["joba"]
    assert table.state.lent == ()


@rule("BQ-OPEN-36", "BQ-FAQ-22")
@pytest.mark.parametrize(("others", "place", "first"), [(2, 0, True), (2, 2, False), (1, 1, False)])
def test_from_a_deck_it_goes_to_the_same_end_of_the_owners(table, others, place, first):
    table.start(2).deck("dagger", "dagger")
    cards = ["adventurer"] * others
    cards.insert(place, "joba")
    lent = table.deck(*cards, seat=1)[place]
    table.state.lent = ((lent, 0),)
    closing.send_home(table.state)
    assert table.in_zone(board.DECK) == (
        ["joba", "dagger", "dagger"] if first else ["dagger", "dagger", "joba"]
    )


@rule("BQ-FAQ-22", "BQ-FAQ-09")
def test_what_was_destroyed_stays_so(table):
    table.start(2)
    card = table.put(board.DESTROYED, "joba")[0]
    table.state.lent = ((card, 0),)
    closing.send_home(table.state)
    assert table.kinds(board.DESTROYED) == ["joba"]


@rule("BQ-TURN-13", "BQ-LEX-02")
def test_lent_cards_are_back_before_anything_is_discarded(table):
    table.start(2).hand("joba")
    for seat in (0, 1):
        table.deck(*["adventurer"] * 7, seat=seat)
    table.morning("horde_1", "horde_1").place("marketplace", "stay")
    table.do("use marketplace lend")
    assert table.in_zone(board.HAND, seat=1) == ["joba"]
    table.evening()
    assert table.in_zone(board.DISCARD) == ["joba"]
    assert table.in_zone(board.DISCARD, seat=1) == []


# Threat ---------------------------------------------------------------------------------------------------


@rule("BQ-GUARD-03", "BQ-GUARD-04", "BQ-TURN-08", "BQ-DICE-02")
@pytest.mark.parametrize("guardian", [pytest.param(id, marks=card(id)) for id in GUARDIANS])
def test_the_token_moves_on_a_space_a_turn(table, guardian):
    track = GUARDIANS[guardian].lair_track
    table.start(1, guardian=guardian)
    for space, level in enumerate(track):
        assert (table.state.space, board.threat_level(table.state)) == (space, level)
        assert closing.advance(table.state) == (space + 1 < len(track))
    assert table.state.space == len(track) - 1


@rule("BQ-GUARD-05", "BQ-TURN-13", "BQ-EX-06")
def test_where_the_lairs_track_ends_the_board_turns_over(table):
    last_space(table.start(2)).morning("wound", "wound").evening()
    assert table.state.revealed
    assert table.state.space == 0
    assert board.threat_level(table.state) == 3
    assert table.happened("revealed") == [(table.state.guardian,)]
    table.leave_open()


@rule("BQ-OPEN-06", "BQ-GUARD-06", "BQ-TURN-13")
def test_what_falls_as_the_guardian_is_revealed_may_lose_the_game(table):
    table.start(2, difficulty="legendary", guardian="ezuzrius_the_noble")
    table.stamp("temple", *["chit_temple"] * 3)
    last_space(table).morning(*["wound wound"] * 2).evening()
    assert table.state.revealed
    assert table.end == ("lost", 1, 1)


@rule("BQ-BASE-43")
def test_a_monster_that_comes_into_a_room_is_news_and_a_full_dungeon_none(table):
    p = table.start(2).state
    p.news = False
    closing.refill(p)
    assert not p.news
    table.put(board.DENS + 3)
    closing.refill(p)
    assert p.news
    assert table.kinds(board.DENS + 3) != []


@rule("BQ-GUARD-18", "BQ-OPEN-34")
def test_on_the_last_space_of_the_guardians_side_it_stays(table):
    table.start(1).reveal()
    table.state.space = 3
    assert board.threat_level(table.state) == 5
    assert not closing.advance(table.state)
    closing.move_threat(table.state)
    assert table.state.space == 3
    assert table.state.stack == ()


@rule("BQ-OPEN-34")
@pytest.mark.parametrize(("more", "space"), [(False, 0), (True, 1)])
def test_otherwise_each_defeat_of_the_guardian_moves_it_on_too(table, more, space):
    table.start(4, threat_on_defeat=more).reveal().stands("lair")
    table.morning(*["wound wound wound"] * 4).place(*["stay"] * 4).dungeon()
    mighty(table).do("battle", seat=0)
    assert table.state.space == space
    table.leave_open()


@rule("BQ-OPEN-47")
def test_the_speaker_is_the_next_seat_each_turn(table):
    table.start(3).morning("wound", "wound", "wound")
    assert table.state.turn == 0
    table.evening()
    assert table.state.turn == 1
    table.morning_over().evening()
    table.morning_over().evening()
    assert table.state.turn == 0
    table.leave_open()


@rule("BQ-OPEN-46")
def test_hands_and_piles_lie_open_and_decks_and_bag_do_not(table):
    table.start(2)
    sees = [zone for zone in range(board.STACKS) if table.game.sees(table.state, zone, 1)]
    for zone in (board.HAND, board.PLAY, board.DISCARD, board.ASIDE):
        assert zone in sees
    for zone in (board.DECK, board.DECK + 1, board.BAG, board.WOUNDS, board.TREASURES, board.MONSTERS):
        assert zone not in sees


# Stories --------------------------------------------------------------------------------------------------


@rule("BQ-EX-06", "BQ-GUARD-14", "BQ-OPEN-11")
def test_turn_8_of_four_on_hard(table):
    table.start(4, difficulty="hard", guardian="ezuzrius_the_noble")
    assert len(board.guardian_kind(table.state).lair_track) == 8
    table.stamp("bazaar", "chit_bazaar").stamp("temple", *["chit_temple"] * 2)
    table.stamp("guilds_quarter", *["chit_guilds_quarter"] * 3)
    last_space(table).state.turns = 7
    table.stands("left_3").morning("wound wound wound", *["wound wound wound"] * 3)
    table.evening()
    lying = [len(table.state.zones[board.RUINS + place]) for place in range(5)]
    assert lying == [1, 4, 2, 3, 1]
    assert board.destroyed(table.state) == 1
    assert table.state.revealed
    assert (table.state.space, board.threat_level(table.state)) == (0, 4)
    assert not table.end
    assert table.state.turns == 9
    table.leave_open()


@rule("BQ-EX-08", "BQ-GUARD-12", "BQ-GUARD-13", "BQ-GUARD-16", "BQ-CHIT-09", "BQ-BARR-02")
def test_turn_9_against_ezuzrius(table):
    kenneth, toril, ray, scott = range(4)
    table.start(4, difficulty="hard", guardian="ezuzrius_the_noble").reveal()
    table.stamp("temple", "chit_temple_advanced").barricade("marketplace", "bazaar")
    table.hand(*["dagger"] * 3, seat=scott)
    table.hand(*["dagger"] * 2, seat=ray)
    table.has(seat=ray, xp=1).has(seat=scott, xp=1)
    table.stands("lair", seat=kenneth).stands("lair", seat=toril)
    table.morning(
        "horde_2 horde_2 horde_1 wound",
        "horde_2 horde_2 wound wound",
        "horde_2 wound wound wound",
        "wound " * 4,
    )
    assert len(table.state.dice) == 16
    assert reckoning.horde_icons(table.state) == 11
    table.place("stay", "stay", "temple", "temple")
    assert table.state.xp[ray] == table.state.xp[scott] == 0
    table.do("pledge barricade_temple 4", seat=ray).do("pledge barricade_temple 6", seat=scott)
    assert len(table.state.active) == 3
    table.dungeon()
    state = table.state
    for seat, attack in ((toril, 15), (kenneth, 11), (ray, STRONG), (scott, STRONG)):
        state.boosts += (shapes.Boost(0, seat, board.NONE, physical=attack, light=2),)
    table.ask_all_anew()
    table.do("invite seat1", seat=kenneth).do("join seat0", seat=toril).do("ready", seat=toril)
    table.do("battle", seat=kenneth)
    reckoned = table.happened("reckoned")[-1]
    assert reckoned[1:3] == (26, 26)
    assert reckoned[-1]
    assert (table.state.hurt, board.hit_points(table.state)) == (1, 4)
    assert board.monster_at(table.state, board.LAIR) == table.state.guardian
    for seat, way in ((ray, "left_1"), (scott, "right_1")):
        table.do(f"move {way}", "battle", seat=seat)
    assert table.icons == 11 - 9
    table.leave_open()
