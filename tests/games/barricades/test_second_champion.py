"""The cards of the second Champion: what is done is done with his own cards, deck and board."""

from __future__ import annotations

from tests.games.barricades.teller import FACES
from tests.marks import card, rule

from delvewright.games.barricades import board, levels

pytestmark = rule("BQ-PARTY-11", "BQ-FAQ-05")
OTHERS = ("fireball", "moonlight", "pylorian_4", "avania_4", "hand_axe", "stalker_4")
"""What the first Champion has; nothing of it is the second's."""


def second(table, *hand, deck=(), discards=(), village=False, **has):
    """The second Champion acts, with the first one beside him who has all sorts of cards."""
    table.start(2)
    table.hand(*OTHERS)
    table.hand(*hand, seat=1)
    table.morning("horde_1", "horde_1").place("temple", "bazaar" if village else "stay")
    table.deck(*deck, seat=1)
    table.discards(*discards, seat=1)
    table.has(1, **has)
    return table if village else table.dungeon()


def do(table, *names):
    return table.do(*names, seat=1)


def untouched(table):
    """The first Champion has what he had."""
    p = table.state
    return (
        table.in_zone(board.PLAY) == list(OTHERS)
        and not any(p.zones[zone] for zone in (board.DECK, board.DISCARD, board.HAND))
        and (p.wounds[0], p.xp[0], sum(p.gear[0])) == (0, 0, 0)
    )


@card("regalen_1")
@card("regalen_2")
def test_spells_are_recalled_from_the_own_pile(table):
    second(table, "regalen_1", deck=("dagger",), discards=("moonlight",))
    do(table, "use regalen_1 recall")
    assert table.in_zone(board.DECK, 1) == ["moonlight", "dagger"]
    second(table, "regalen_2", discards=("moonlight",))
    do(table, "use regalen_2 recall")
    assert table.in_zone(board.PLAY, 1) == ["regalen_2", "moonlight"]
    assert untouched(table)


@card("uvina_the_delver_1")
@card("battlepick")
@card("haste")
def test_cards_are_dug_from_the_own_deck(table):
    second(table, "uvina_the_delver_1", "edlin_2", deck=("battlepick", "haste", "dagger"))
    do(table, "use uvina_the_delver_1 dig")
    while "leave" not in table.offers_of(1):
        do(table, "strengthen edlin_2")
    do(table, "wield_it edlin_2")
    if "strengthen edlin_2" in table.offers_of(1):
        do(table, "strengthen edlin_2")
    assert table.in_zone(board.PLAY, 1) == ["uvina_the_delver_1", "edlin_2", "battlepick"]
    assert table.in_zone(board.DISCARD, 1) == ["haste"]
    assert table.tokens("iron_rations", 1) == 1
    assert table.attack(1) == (1 + 3 + 1 + 2 + 1, 0)
    assert untouched(table)


@card("future_vision")
@card("eye_of_providence")
def test_one_looks_at_the_own_deck_and_nobody_else_does(table):
    second(table, "future_vision", "eye_of_providence", deck=("dagger", "joba", "tent", "adventurer"))
    do(table, "use future_vision foresee", "draw joba", "use eye_of_providence watch", "draw tent")
    do(table, "lay_next adventurer")
    assert table.in_zone(board.DECK, 1) == ["adventurer", "dagger"]
    assert {seats for _, seats in table.state.known} == {1 << 1}
    assert untouched(table)


@card("future_vision")
@rule("BQ-BASE-08")
def test_one_looks_on_in_the_own_discard_pile(table):
    second(table, "future_vision", deck=("dagger",), discards=("joba",))
    do(table, "use future_vision foresee", "draw joba")
    assert (table.in_zone(board.DECK, 1), table.in_zone(board.DISCARD, 1)) == (["dagger"], [])
    assert untouched(table)


@card("bracers_of_cleansing")
def test_wound_cards_are_cleansed_from_the_own_pile(table):
    second(table, "bracers_of_cleansing", deck=("diseased_wound", "joba", "dagger"))
    do(table, "use bracers_of_cleansing cleanse", "heal_card diseased_wound")
    assert table.in_zone(board.DISCARD, 1) == ["joba", "dagger"]
    assert board.total(table.state, 1, board.HEALED) == 1
    second(table, "bracers_of_cleansing", deck=("joba", "joba", "dagger"))
    do(table, "use bracers_of_cleansing cleanse")
    assert table.light(1) == 1
    assert untouched(table)


@card("scionic_annals")
@card("necklace_of_dawn")
@card("magic_missile")
@card("pylorian_1")
def test_others_spells_wizards_and_clerics_are_nobody_elses(table):
    second(table, "scionic_annals", "necklace_of_dawn", "magic_missile", "edlin_1")
    assert (table.attack(1), table.light(1)) == ((2, 2), 1)
    second(table, "pylorian_1", "scionic_annals", deck=("dagger", "dagger"))
    assert table.attack(1) == (0, 2)
    assert table.refusal("use scionic_annals read", 1) == ("you_have_none", "spell")


@card("gendarme_1")
@card("gemini_dagger")
@card("saga_of_the_five")
def test_what_strengthens_heroes_and_weapons_strengthens_the_own(table):
    second(table, "gendarme_1", "gemini_dagger", "saga_of_the_five", "edlin_3", "dagger")
    first = table.attack()
    do(table, "wield gemini_dagger edlin_3", "wield dagger edlin_3")
    assert table.attack(1) == (4 + 1 + 2 + 2 + 1 + 2, 2 + 1)
    assert table.attack() == first


@card("dark_fire_touch")
@card("form_of_the_juggernaut")
def test_what_is_discarded_or_changed_is_the_own(table):
    second(table, "dark_fire_touch", "silver_lantern", "pylorian_1", "form_of_the_juggernaut")
    do(table, "use dark_fire_touch quench", "use form_of_the_juggernaut transform")
    assert table.in_zone(board.DISCARD, 1) == ["silver_lantern"]
    assert table.attack(1) == (3, 2 + 1 + 6)
    assert untouched(table)


@card("graeme_crawford_2")
@card("elemental_elixir")
def test_a_hero_of_the_own_is_doubled_or_turned(table):
    second(table, "graeme_crawford_2", "elemental_elixir")
    do(table, "use graeme_crawford_2 turn_magic", "use elemental_elixir drink")
    assert table.attack(1) == (0, 6)
    assert untouched(table)


@card("stormland_mirror")
@card("true_vision")
def test_the_mirror_shows_the_own_cards(table):
    second(table, "stormland_mirror", "true_vision", deck=("dagger", "joba", "tent"))
    do(table, "use stormland_mirror reflect", "discard joba")
    assert table.in_zone(board.PLAY, 1) == ["stormland_mirror", "true_vision", "dagger"]
    assert table.in_zone(board.DISCARD, 1) == ["joba"]
    second(table, "stormland_mirror", "wand_of_illumination")
    do(table, "use stormland_mirror reflect")
    assert (table.attack(1), table.light(1)) == ((0, 2), 2)
    assert untouched(table)


@card("outlands_1")
@card("stalker_1")
def test_the_own_tokens_are_used(table):
    second(table, "outlands_1", "stalker_1", iron_rations=1, potion=1)
    table.has(0, iron_rations=2)
    do(table, "use outlands_1 feed", "use stalker_1 stalk")
    assert table.attack(1) == (2 + 2 + 1 + 2, 0)
    assert sum(table.state.gear[1]) == 0
    assert table.tokens("iron_rations") == 2


@card("joba")
@card("studded_leather_shirt")
def test_the_own_heroes_learn_and_are_dressed(table):
    second(table, "joba", "adventurer", "studded_leather_shirt", "hendrik_the_brainless")
    do(table, "use studded_leather_shirt give", "battle", "use joba teach", "level_up adventurer edlin_1")
    assert table.in_zone(board.DISCARD, 1) == ["edlin_1"]
    assert untouched(table)


@card("web_weaver")
def test_a_spider_webs_the_own_weapon(table):
    second(table, "adventurer", "dagger")
    table.room("left_1", "abandoned_gate", "web_weaver")
    table.stands("left_1", seat=1)
    do(table, "wield dagger adventurer", "battle")
    assert table.state.wielded == ()


@rule("BQ-LEX-09")
def test_the_own_hero_levels_down(table):
    second(table, "edlin_2")
    table.put(board.DESTROYED, "edlin_1")
    levels.level_down(table.state, 1, table.state.zones[board.PLAY + 1][0])
    assert table.in_zone(board.PLAY, 1) == ["edlin_1"]
    assert untouched(table)
    table.ask_all_anew()


@rule("BQ-BASE-08")
def test_the_own_discards_become_the_own_deck(table):
    second(table, "joba", discards=("dagger",), scroll=1)
    do(table, "use scroll read")
    assert table.in_zone(board.PLAY, 1) == ["joba", "dagger"]
    assert untouched(table)


@card("temple")
def test_the_own_card_is_set_aside(table):
    table.start(2).hand("joba")
    table.hand("dagger", seat=1)
    table.morning("horde_1", "horde_1").place("stay", "temple").night()
    assert table.asked == (1, "last_words")
    table.do("use temple set_aside")
    assert table.in_zone(board.HAND, 1) == ["dagger"]


@card("bloodhound")
def test_the_own_heroes_track_and_hunt_in_a_pack(table):
    table.start(2).of_class("bloodhound", seat=1, rank=7)
    table.hand("hawkswood_1")
    table.hand("stalker_1", seat=1)
    table.morning("horde_1", "horde_1").place("temple", "temple")
    first, before = table.gold(0), table.gold(1)
    do(table, "use bloodhound tracking_all")
    assert (table.gold(0), table.gold(1)) == (first, before + 1)
    table.dungeon().load(board.BATTLE_STREAM, 4 - 1)
    first, (physical, magic) = table.attack(0), table.attack(1)
    do(table, "use bloodhound pack")
    assert (table.attack(0), table.attack(1)) == (first, (physical + 4, magic))


@card("divine_oracle")
def test_without_an_own_deck_nothing_is_foreseen(table):
    table.start(2).of_class("divine_oracle", seat=1, rank=2)
    table.deck("dagger")
    table.dawn("horde_1", "horde_1")
    assert table.asked[1] == "place"


def test_whoever_imagines_knows_the_order_of_no_deck(table):
    p = table.start(2).state
    for seat in (0, 1):
        table.deck(*OTHERS, "dagger", "joba", seat=seat)
    for viewer in (0, 1):
        world = table.game.imagine(p, viewer, 5)
        for deck in (board.DECK, board.DECK + 1):
            assert world.zones[deck] != p.zones[deck]
            assert sorted(world.zones[deck]) == sorted(p.zones[deck])


@card("travellers_purse")
@card("avania_1")
def test_a_purse_goes_from_the_second_champion_to_the_first(table):
    second(table, "travellers_purse", "avania_1", village=True, wounds=2)
    do(table, "use travellers_purse hand_on", "gain_token potion", "use avania_1 mend")
    assert table.in_zone(board.DISCARD, 0) == ["travellers_purse"]
    assert (table.tokens("potion", 1), table.state.wounds) == (1, [0, 1])


@card("watchmans_bell")
@card("gamblers_bones")
@rule("BQ-LEX-01")
def test_the_own_dice_are_rolled_again_or_joined(table):
    table.start(2).hand("watchmans_bell", "gamblers_bones", seat=1)
    table.dawn("horde_1", "wound")
    table.load(board.DICE_STREAM + 1, FACES["horde_2"])
    table.load(board.DICE_STREAM + 1, FACES["horde_2"])
    do(table, "use gamblers_bones gamble", "use watchmans_bell ring", "reroll wound", "done")
    assert table.icons == 1 + 2 + 2
    assert (table.state.xp, table.state.wounds) == ([0, 1], [0, 0])
    assert table.in_zone(board.DISCARD, 1) == ["watchmans_bell"]


@card("smugglers_chest")
def test_the_own_things_are_hidden(table):
    second(table, "smugglers_chest", xp=1)
    table.has(0, xp=3)
    table.stands(board.NODES[2], seat=1)
    do(table, "use smugglers_chest hide", "leave_xp")
    assert (table.state.xp, table.state.left[0].node) == ([3, 1], 2)


@card("vampire_coven")
def test_the_own_board_works_for_its_champion(table):
    second(table, "adventurer", wounds=1)
    table.has(0, wounds=1)
    first = table.attack()
    table.of_class("vampire_coven", seat=1, rank=1)
    assert table.attack(1) == (1, 1)
    assert table.attack() == first


@card("baaloks_thrall")
def test_the_temple_destroys_the_own_thrall(table):
    table.start(2).hand("baaloks_thrall", seat=1)
    table.morning("horde_1", "horde_1").place("bazaar", "temple")
    do(table, "use temple heal")
    assert table.in_zone(board.PLAY, 1) == []
    assert table.in_zone(board.DESTROYED) == ["baaloks_thrall"]
