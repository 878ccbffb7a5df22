"""Heroes against heroes: whose turn it is, what costs none, the Colosseum; and the rings of the bosses."""

import pytest
from tests.games.dungeon_dice.teller import Story

from delvewright.games.dungeon_dice import board
from marks import die, rule


def duel(table: Story, mine: tuple[str, ...] = (), theirs: tuple[str, ...] = (), seats: int = 2) -> Story:
    """A duel for the Crown is about to begin; both have what they need in hand."""
    table.start(seats=seats)
    table.own(*mine)
    table.own("crown", *theirs, seat=1)
    return table.ready(0, 1)


def begin(table: Story) -> Story:
    """Everybody keeps the strongest set."""
    table.do("duel_for crown")
    table.strongest()
    return table


def totals(table: Story) -> tuple[int, ...]:
    return tuple(total for _, total in table.happened("duelled")[-1][0])


@rule("DD-DUEL-2")
def test_before_a_duel_each_hero_may_act_in_turn_order(table: Story) -> None:
    duel(table, ("strength_potion",), ("strength_potion",))
    begin(table)
    assert table.asked == (0, "duel_before")
    table.throws(0, "strength_potion STRENGTH").do(
        "roll strength_potion", "use_who strength_potion STRENGTH seat0"
    )
    assert table.asked == (1, "duel_before")
    table.levels(0, 2, 2).levels(1, 3).do("pass", "pass")
    assert totals(table) == (4, 3)


@rule("DD-DUEL-10", "DD-CLASS-ASSASSIN-2", "DD-ABILITY-INTIMIDATION")
@die("class_assassin")
def test_intimidation_costs_no_turn(table: Story) -> None:
    duel(table, ("class_assassin", "sword_black"), ("whip_black",))
    table.throws(0, "sword_black 2 SLASH").levels(0, 1).load(0, 1)
    table.throws(1, "whip_black 2 TANGLE").levels(1, 4)
    begin(table)
    assert table.asked == (0, "duel")
    table.do("intimidate seat1")
    assert table.asked == (0, "duel")  # still my turn
    table.levels(0, 4).do("use_die sword_black SLASH seat0.hero_level.1")
    assert table.asked == (1, "duel")
    table.do("use_die whip_black TANGLE seat0.sword_black.2")
    assert totals(table) == (4, 5)


@rule("DD-DUEL-10", "DD-ABILITY-FOCUS-2", "DD-ABILITY-FOCUS-3")
def test_focus_comes_with_the_staff_and_costs_no_turn(table: Story) -> None:
    duel(table, ("staff_black", "bomb", "boomerang"), ("bomb",))
    table.throws(0, "staff_black 1").levels(0, 1).levels(1, 3)
    begin(table)
    table.throws(0, "bomb 2 BOMB").do("roll bomb")
    assert table.asked == (0, "respond_focus")
    table.throws(0, "bomb 5 BOMB").do("focus staff_black", "use_who bomb BOMB seat0")
    assert table.asked == (1, "duel")  # one ability was used, not two
    table.leave_open()


@rule("DD-ABILITY-FOCUS-2", "DD-DUEL-10")
@die("staff_black", "bomb")
def test_of_two_duelists_the_active_one_focuses_the_bomb_of_the_other(table: Story) -> None:
    duel(table, ("staff_black", "bomb"), ("staff_black", "bomb"))
    table.throws(0, "staff_black 1").levels(0, 1).throws(1, "staff_black 1").levels(1, 3)
    begin(table).do("pass").throws(1, "bomb 5 BOMB").do("roll bomb")
    assert table.asked == (0, "respond_focus")
    table.throws(1, "bomb 2 BOMB").do("focus staff_black")
    assert table.asked == (1, "respond_focus")  # its own die
    table.do("pass", "use_who bomb BOMB seat1").throws(0, "bomb 5 BOMB").do("roll bomb")
    assert table.asked == (0, "aim")  # seat 0 has used its staff, and the die is none of seat 1's
    table.do("use_who bomb BOMB seat0")
    assert totals(table) == (7, 6)


@rule("DD-DUEL-10", "DD-CLASS-DRUID-2")
@die("class_druid")
def test_training_a_familiar_is_part_of_its_roll(table: Story) -> None:
    duel(table, ("class_druid", "whip_black", "familiar_wolf"), ("bomb",))
    table.throws(0, "whip_black 1").levels(0, 1).load(0, 1)
    table.levels(1, 3)
    begin(table)
    table.throws(0, "familiar_wolf ESCAPE").do("call familiar_wolf")
    table.throws(0, "familiar_wolf WOLF_BITE").do("train familiar_wolf", "use familiar_wolf WOLF_BITE")
    assert table.total(0) == 4
    assert table.asked == (1, "duel")
    table.leave_open()


@rule("DD-DUEL-11", "DD-ABILITY-STUN-1")
@die("clockwork_gnome")
def test_stun_costs_neither_duelist_a_turn(table: Story) -> None:
    duel(table, ("sword_black", "dagger_black", "bomb"), ("clockwork_gnome", "bomb"))
    table.throws(0, "sword_black 2 SLASH", "dagger_black 1").levels(0, 1).levels(1, 3)
    begin(table)
    assert table.asked == (0, "duel")
    table.do("pass")
    table.throws(1, "clockwork_gnome STUN").do("call clockwork_gnome")
    assert table.asked == (0, "duel")
    table.levels(0, 4).do("use_die sword_black SLASH seat0.hero_level.1")
    assert table.asked == (1, "respond_stun")
    table.do("stun clockwork_gnome")
    assert table.total(0) == 4  # what was rerolled is turned back
    assert table.asked == (0, "duel")  # and the turn is not lost
    table.throws(0, "bomb 5 BOMB").do("roll bomb", "use_who bomb BOMB seat0")
    assert table.asked == (1, "duel")
    table.leave_open()


# The Colosseum ---------------------------------------------------------------------------------------


@rule("DD-COLOSSEUM-1", "DD-COLOSSEUM-2", "DD-COLOSSEUM-3", "DD-COLOSSEUM-4", "DD-COLOSSEUM-7")
@rule("DD-ABILITY-COLOSSEUM", "DD-LOC-3")
@die("event_colosseum")
def test_the_colosseum_goes_round_one_ability_and_one_target_at_a_time(table: Story) -> None:
    table.start(seats=3, mode="standard", dungeon_die="B")
    table.state.place = "tavern"  # where bare hands would count two more
    table.own("whip_black", "armor_black")
    table.own("bomb", seat=1)
    table.own("armor_black", "familiar_wolf", seat=2)
    table.ready(0, 1, 2)
    table.bag("artifact", "artifact_bow")
    table.bag("encounter", "event_colosseum", "wolf")
    table.draws("encounter", "event_colosseum")
    table.throws(0, "whip_black 2 TANGLE", "armor_black 1 PROTECTION").levels(0, 2)
    table.levels(1, 3).throws(2, "armor_black 1 PROTECTION").levels(2, 4)
    table.do("draw")
    table.strongest()
    assert table.asked == (0, "armor")
    targets = [name for name in table.offers if "PROTECTION" in name]
    assert targets == [
        "use_die armor_black PROTECTION seat1.hero_level.3",
        "use_die armor_black PROTECTION seat2.armor_black.1",
        "use_die armor_black PROTECTION seat2.hero_level.4",
    ]  # everybody is an opponent; one hero is hit
    table.levels(2, 3).do("use_die armor_black PROTECTION seat2.hero_level.4")
    assert table.asked == (2, "armor")
    table.do("pass")
    assert table.asked == (0, "duel")
    table.do("use_die whip_black TANGLE seat1.hero_level.3")
    assert table.asked == (1, "duel")
    assert table.total(1) == 0
    table.throws(1, "bomb 5 BOMB").do("roll bomb", "use_who bomb BOMB seat1")  # roll and use: one ability
    assert table.asked == (2, "duel")
    table.throws(2, "familiar_wolf WOLF_BITE").do("call familiar_wolf", "use familiar_wolf WOLF_BITE")
    assert totals(table) == (5, 5, 6)
    assert table.asked == (2, "spoils")
    table.do("draw")
    table.do("draw")
    assert "artifact_bow" in table.owned(2)
    assert table.state.experience == [0, 0, 1]
    assert table.state.hurt == [0, 0, 0]
    table.leave_open()


@rule("DD-ABILITY-EXECUTE-1", "DD-CLASS-MONK-3", "DD-COLOSSEUM-4")
@die("event_colosseum", "class_monk")
def test_in_the_colosseum_an_executed_hero_leaves_and_the_others_compare(table: Story) -> None:
    table.start(seats=3).experience(3, seat=2)
    table.own("axe_black")
    table.own("class_monk", seat=1)
    table.ready(0, 1, 2)
    table.bag("encounter", "event_colosseum", "wolf")
    table.draws("encounter", "event_colosseum")
    table.throws(0, "axe_black 2 EXECUTE").levels(0, 1).levels(1, 2, 2).load(1, 2)  # FURY
    table.levels(2, 4, 4).do("draw")
    table.strongest()
    assert table.asked == (0, "last")
    table.do("use_who axe_black EXECUTE seat2")
    assert table.refusal("use_who class_monk FURY seat2") == ("level_too_high", 2, 1)
    table.do("use_who class_monk FURY seat0")  # level 1 against the Monk's 2
    assert table.happened("duelled")[0] == (((1, 4),), (1,))
    table.leave_open()


@rule("DD-RELIC-RING-OF-PROTECTION", "DD-DUEL-5")
@die("relic_ring_of_protection")
def test_the_ring_of_protection_guards_in_duels_too(table: Story) -> None:
    duel(table, ("relic_ring_of_protection",), ())
    table.levels(0, 2).levels(1, 4).do("duel_for crown")
    assert table.asked == (0, "armor")
    table.levels(1, 1).do("use_die relic_ring_of_protection PROTECTION seat1.hero_level.4")
    assert totals(table) == (2, 1)


@rule("DD-ABILITY-CHALLENGE", "DD-EVENT-CHALLENGE")
@die("event_challenge")
def test_a_challenge_names_one_opponent_and_equipment_is_the_prize(table: Story) -> None:
    table.start(seats=3)
    table.bag("equipment", "sword_grey")
    table.bag("encounter", "event_challenge", "wolf")
    table.draws("encounter", "event_challenge").do("draw")
    assert table.offers == ["challenge seat1", "challenge seat2"]
    table.levels(0, 1).levels(2, 4).do("challenge seat2")
    assert table.asked == (2, "spoils")
    table.do("draw")
    assert table.owned(2) == ["sword_grey"]
    assert table.state.experience == [0, 0, 1]


@rule("DD-ABILITY-EPIC-MONSTER-APPEARS", "DD-EVENT-EPIC-MONSTER-APPEARS")
@die("event_epic")
def test_the_event_draws_an_epic_monster(table: Story) -> None:
    table.start(mode="standard")
    table.bag("epic", "epic_kraken", "epic_lich")
    table.bag("encounter", "event_epic")
    table.draws("epic", "epic_lich").do("draw")
    assert table.asked == (0, "epic_join")
    assert table.state.cast[table.state.foe].id == "epic_lich"
    table.leave_open()


# Rings of the bosses ---------------------------------------------------------------------------------


def ring(table: Story, name: str, seat: int = 0) -> None:
    """The ring of a beaten boss."""
    piece = table.make(name)
    board.leave(table.state, piece, board.TROPHIES + seat)
    table.state.faces[piece] = 5
    table.state.famed[seat] = 1
    table.ask_anew()


@rule("DD-BOSS-GOLD-GOLEM", "DD-ABILITY-GOLD-RING")
@die("boss_gold_golem")
@pytest.mark.parametrize("worn", [True, False])
def test_with_the_gold_ring_four_dice_buy_an_artifact(table: Story, worn: bool) -> None:
    table.start()
    if worn:
        ring(table, "boss_gold_golem")
    table.own("sword_grey", "whip_grey", "axe_grey", "bow_grey")
    table.bag("artifact", "artifact_bow")
    table.throws(0, "spell_healing FIZZLE").do("rest")
    if not worn:
        assert table.asked == (1, "turn")
        return
    table.do("trade_in", "give sword_grey", "give whip_grey", "give axe_grey", "give bow_grey")
    assert table.owned() == ["artifact_bow"]
    assert table.fame() == 2


@rule("DD-BOSS-GOLD-GOLEM", "DD-ABILITY-PROTECTION-1")
@die("boss_gold_golem")
def test_the_gold_golem_guards_twice_and_drops_a_key(table: Story) -> None:
    table.start(mode="standard", bosses=True).experience(5)
    golem = table.make("boss_gold_golem")
    table.state.faces[golem] = 0
    table.ask_anew()
    table.bag("item", "key")
    table.do("fight_boss boss_gold_golem")
    table.levels(0, 4, 4, 4).foe(1, 1, 1).do("confront")
    assert table.asked == (1, "armor")
    table.levels(0, 3).do("use_die boss_gold_golem PROTECTION seat0.hero_level.4")
    assert table.asked == (1, "again")
    table.levels(0, 2).do("use_die boss_gold_golem PROTECTION seat0.hero_level.4")
    assert table.compared == (9, 3, "win")
    table.do("keep boss_gold_golem")
    assert table.owned() == ["key"]
    assert table.trophies() == ["boss_gold_golem"]
    table.leave_open()


@rule("DD-ABILITY-ADVENTURE-RING", "DD-BOSS-LEVIATHAN")
@die("boss_leviathan")
def test_the_adventure_ring_offers_two_places_once_on_the_own_turn(table: Story) -> None:
    table.start(mode="standard", dungeon_die="A")
    table.state.place = "bazaar"
    ring(table, "boss_leviathan")
    table.throws(0, "spell_healing FIZZLE").do("rest")
    rolls = [name for name in table.offers if "place" in name]
    assert rolls == ["roll_place"]
    table.load(board.PLACE_STREAM, 0)
    table.load(board.PLACE_STREAM, 3)
    table.do("roll_place")
    assert {"forest", "volcano"} == {name.split()[-1] for name in table.offers}
    table.do(next(name for name in table.offers if name.endswith("volcano")))
    assert table.state.place == "volcano"
    assert table.asked == (1, "turn")  # once


@rule("DD-ABILITY-FIRE-RESISTANCE-RING", "DD-BOSS-PHOENIX", "DD-OR-63")
@die("boss_phoenix")
def test_fire_is_never_added_against_the_owner_of_the_fire_ring(table: Story) -> None:
    table.start()
    ring(table, "boss_phoenix")
    table.own("scroll")
    table.own("scroll", seat=1)
    table.meets("wolf L2")
    table.levels(0, 1).foe(5, 4).do("confront", "pass")
    table.throws(1, "spell_fire 5 FIRE").do("roll scroll", "use_piece scroll SCROLL spell_fire")
    assert "use_who spell_fire FIRE foe" not in table.offers
    assert "use_who spell_fire FIRE seat0" in table.offers
    table.leave_open()


@rule("DD-ABILITY-ICE-RESISTANCE-RING", "DD-BOSS-YETI")
@die("boss_yeti")
def test_nothing_of_the_owner_of_the_ice_ring_freezes(table: Story) -> None:
    table.start(seats=3)
    ring(table, "boss_yeti")
    table.own("hammer_black")
    table.own("sword_black", seat=1)
    table.meets("frost_worm L2")
    table.do("invite seat1", "accept", "arm sword_black")
    table.throws(0, "hammer_black 2").levels(0, 1).throws(1, "sword_black 1").levels(1, 1).foe(6, 6)
    table.do("confront")
    assert [name for name in table.offers if "FREEZE" in name] == ["use_piece frost_worm FREEZE sword_black"]
    table.do("pass")


@rule("DD-ABILITY-PAIN-RESISTANCE-RING", "DD-BOSS-WRAITH")
@die("boss_wraith")
def test_the_owner_of_the_pain_ring_feels_none(table: Story) -> None:
    table.start(seats=3).experience(3).experience(3, seat=1)
    ring(table, "boss_wraith")
    table.bag("item", "key")
    table.meets("ooze L1")
    table.do("invite seat1", "accept").levels(0, 4, 4).levels(1, 4, 4).foe(1).do("confront")
    assert table.state.hurt == [0, 1, 0]


@rule("DD-ABILITY-DUELING-RING", "DD-BOSS-TRAINER")
@die("boss_trainer")
def test_the_dueling_ring_is_worth_experience_and_a_die(table: Story) -> None:
    table.start(seats=3)
    ring(table, "boss_trainer")
    table.bag("equipment", "sword_grey")
    assert {"challenge seat1", "challenge seat2"} <= set(table.offers)
    table.levels(0, 4).levels(2, 1).do("challenge seat2", "draw")
    assert table.owned() == ["sword_grey"]
    assert table.state.experience == [1, 0, 0]
    assert table.asked == (1, "turn")


@rule("DD-OR-77", "DD-ONEUSE-WAND-2", "DD-ONEUSE-WAND-3")
@die("wand")
def test_experience_paid_for_a_wand_takes_its_fame_and_its_level(table: Story) -> None:
    table.start(mode="epic").experience(7)
    table.own("wand", "bomb")
    table.state.famed[0] = 1
    table.meets("wolf L2")
    table.levels(0, 1, 1, 1, 1).foe(6, 6).do("confront")
    table.throws(0, "wand TANGLE").do(
        "roll wand", "use_die wand TANGLE foe.monster_level.6", "keep_wand wand"
    )
    assert table.state.experience[0] == 6
    assert table.fame() == 1
    table.leave_open()


@rule("DD-OR-77")
@die("wand")
def test_below_the_red_number_the_fame_is_gone(table: Story) -> None:
    table.start().experience(6)
    table.own("wand")
    assert table.fame() == 1
    table.meets("wolf L2")
    table.levels(0, 1, 1, 1).foe(6, 6).do("confront")
    table.throws(0, "wand TANGLE").do(
        "roll wand", "use_die wand TANGLE foe.monster_level.6", "keep_wand wand"
    )
    assert table.state.experience[0] == 5
    assert table.fame() == 0
    table.leave_open()
