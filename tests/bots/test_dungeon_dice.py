"""Rules of thumb for Dungeon Dice: an answer to everything, sound odds, sense in a fight and in a bargain."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest
from tests.games.dungeon_dice.teller import Story

from delvewright.bots import bot, look
from delvewright.bots.dungeon_dice.acts import missed
from delvewright.bots.dungeon_dice.haggling import deal_worth
from delvewright.bots.dungeon_dice.judge import judge, standing
from delvewright.bots.dungeon_dice.odds import beats, chances, monster, pool
from delvewright.bots.dungeon_dice.thumb import QUESTIONS, decide
from delvewright.bots.dungeon_dice.worth import kind_worth
from delvewright.bots.skill import skill_of
from delvewright.games.dungeon_dice import GAME
from delvewright.games.dungeon_dice.abilities.register import POWERS, Power, simply
from delvewright.games.dungeon_dice.board import ABILITY, FOE, face_of
from delvewright.games.dungeon_dice.kinds import KINDS, read_kinds
from delvewright.kernel.ask import Ask, questions_of

SETUPS: list[tuple[int, dict[str, Any]]] = [
    (2, {"mode": "core"}),
    (3, {"mode": "standard", "dungeon_die": "B"}),
    (4, {"mode": "epic", "bargains": "templates", "terrain": True, "bosses": True}),
    (5, {"mode": "standard", "bargains": "none"}),
]
HERO, SWORD, BOMB = KINDS["hero_level"], KINDS["sword_grey"], KINDS["bomb"]


# Answers ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "settings"), SETUPS)
def test_every_question_gets_an_answer(seats: int, settings: dict[str, Any]) -> None:
    """Chance sits at some seats, and now and then at the others, so that odd questions come up."""
    for seed in range(2):
        luck = Random(seed)
        state = GAME.start(seats, seed, longest=60, **settings)
        for _ in range(700):
            if state.over:
                break
            ask = luck.choice(state.asks)
            state.ask = ask
            option = decide(state)
            assert option in ask.options, (ask, option)
            if (ask.seat + seed) % 2 or luck.random() < 0.2:
                option = luck.choice(ask.options)
            GAME.apply(state, option, ask.seat)


def test_every_question_of_the_game_has_a_rule_of_thumb_except_those_for_people() -> None:
    """Composing an offer term by term is for people; bots take ready ones."""
    rules = set(questions_of("dungeon_dice"))
    for_people = {name for name in rules if name.startswith("compose")}
    assert rules - set(QUESTIONS) - for_people == set()


def test_rules_of_thumb_do_not_hang_on_luck_to_come() -> None:
    thumb, luck = bot("thumb"), Random(3)
    state = GAME.start(3, 5)
    for number in range(150):
        if state.over:
            break
        seat = state.ask.seat
        chosen = thumb.choose(look(GAME, state, seat, number))
        assert thumb.choose(look(GAME, GAME.imagine(state, seat, number + 999), seat, number + 500)) == chosen
        GAME.apply(state, chosen if luck.random() < 0.7 else luck.choice(state.ask.options))


def test_of_several_seats_asked_at_once_each_decides_for_itself() -> None:
    """The bomb is seat 2's, and only seat 2 may throw it at a would-be winner."""
    story = table_of(seats=4)
    story.own("scroll", seat=1)
    story.own("bomb", seat=2)
    story.experience(5)
    story.state.famed[0] = 3
    story.meets("wolf L2")
    story.levels(0, 1, 1, 1).foe(1, 1).do("confront")
    state = story.state
    assert [ask.seat for ask in state.asks] == [1, 2]
    for name in ("thumb", "search:6"):
        for ask in state.asks:
            assert bot(name).choose(look(GAME, state, ask.seat, 3)) in ask.options
    assert bot("thumb").choose(look(GAME, state, 2, 3))[0] == "roll"


def test_deciding_changes_no_world() -> None:
    state = GAME.start(3, 8)
    for _ in range(150):
        if state.over:
            break
        before = state.clone()
        option = decide(state)
        assert state == before, (state.ask, state.differences(before))
        GAME.apply(state, option)


def test_the_same_sight_and_iterations_give_the_same_choice() -> None:
    state = GAME.start(2, 4, mode="core", bargains="none")
    while state.ask.question not in ("ability", "turn") or state.turns < 4:
        GAME.apply(state, decide(state))
    sights = [look(GAME, state, state.ask.seat, 5) for _ in range(2)]
    first, second = (bot("search:12").choose(sight) for sight in sights)
    assert first == second
    assert first in state.ask.options


def test_what_is_worth_a_search_begins_with_the_favourite_and_is_offered() -> None:
    skill = skill_of("dungeon_dice")
    assert skill is not None
    state = GAME.start(3, 2)
    for _ in range(200):
        if state.over:
            break
        worth_it = skill.prune(state, state.ask.options)
        assert worth_it[0] == decide(state)
        assert all(option in state.ask.options for option in worth_it)
        assert len(set(worth_it)) == len(worth_it)
        GAME.apply(state, worth_it[0])


def test_thumb_beats_chance() -> None:
    wins = 0
    for seed in range(8):
        state, luck = GAME.start(2, seed, mode="core", bargains="none"), Random(seed)
        while not state.over:
            mine = (state.ask.seat + seed) % 2 == 0
            GAME.apply(state, decide(state) if mine else luck.choice(state.ask.options))
        wins += (seed % 2) in state.result.winners
    assert wins >= 7


# Odds ---------------------------------------------------------------------------------------------


def test_a_spread_is_whole() -> None:
    assert sum(pool((HERO, HERO, SWORD), 2)) == pytest.approx(1)
    assert sum(monster(3, 0)) == pytest.approx(1)
    assert sum(monster(5, 2)) == pytest.approx(1)


def test_odds_of_level_dice_are_those_of_counting() -> None:
    """Two hero level dice and a lead of one against a monster of level two, every roll counted."""
    mine = [face.value or 0 for face in HERO.faces]
    rolls = list(product(mine, mine, range(1, 7), range(1, 7)))
    win = sum(a + b + 1 > c + d for a, b, c, d in rolls) / len(rolls)
    tie = sum(a + b + 1 == c + d for a, b, c, d in rolls) / len(rolls)
    assert beats((HERO, HERO), 2, 0, 1) == pytest.approx((win, tie))


def test_a_swarm_counts_low_dice_only() -> None:
    strong, weak = chances((HERO,), 5, 2, 0.0), chances((HERO,), 5, 5, 0.0)
    assert strong[0] > weak[0]


def test_an_axe_beats_what_it_may_execute() -> None:
    axe = KINDS["axe_black"]
    assert chances((axe,), 2, 0, -9.0)[0] == pytest.approx(1 / 3, abs=0.02)
    assert chances((axe,), 3, 0, -9.0)[0] < 0.05


# Sense in a fight ---------------------------------------------------------------------------------


def table_of(seats: int = 2, **settings: Any) -> Story:
    story = Story()
    story.start(seats=seats, **settings)
    return story


def test_a_hopeless_fight_is_left_and_an_easy_one_fought() -> None:
    story = table_of()
    story.meets("ogre L5")
    assert decide(story.state) == ("run",)
    story = table_of()
    story.own("sword_purple", "sword_black", "armor_purple")
    story.experience(5)
    story.meets("goblin L1")
    assert decide(story.state) == ("confront",)


def test_a_bomb_is_thrown_when_it_turns_a_fight_and_saved_when_it_does_not() -> None:
    for numbers, chosen in (((4,), "roll"), ((1,), "pass")):
        story = table_of(seats=3)
        story.own("bomb")
        story.meets("wolf L2")
        story.levels(0, 3).foe(*numbers, 1).do("confront")
        assert decide(story.state)[0] == chosen, numbers


def test_a_would_be_winner_is_sabotaged_and_others_are_spared() -> None:
    """The sixth experience is a fame: the fourth for one who has three, and nothing yet for a beginner."""
    for famed, experience, chosen in ((3, 5, "roll"), (0, 0, "pass")):
        story = table_of(seats=4)
        story.own("bomb", seat=1)
        story.experience(experience)
        story.state.famed[0] = famed
        story.meets("wolf L2")
        story.levels(0, *(1, 1, 1) if experience else (4,)).foe(1, 1).do("confront")
        assert story.state.ask.question == "outsiders"
        assert decide(story.state)[0] == chosen, famed


@pytest.mark.parametrize(("famed", "chosen"), [(0, "accept"), (3, "pass")])
def test_between_two_one_helps_the_other_while_the_goal_is_far(famed: int, chosen: str) -> None:
    """Both gain experience, which makes a level for the helper; a rival with three fame wins by it."""
    story = table_of(bargains="none")
    story.own("sword_purple", "sword_purple", "armor_purple", seat=1)
    story.ready(1)
    story.experience(2, seat=1).experience(5 if famed else 0)
    story.state.famed[0] = famed
    story.meets("slime L2")
    story.do("invite seat1")
    assert story.asked == (1, "assist")
    assert decide(story.state)[0] == chosen


def test_the_best_set_is_put_on() -> None:
    story = table_of()
    story.own("sword_grey", "dagger_grey", "hammer_purple")
    story.state.gear[0] = ()
    story.meets("wolf L2")
    state = story.state
    if decide(state)[0] == "arm":
        state = GAME.answer(state, decide(state))
    assert [state.cast[piece].id for piece in state.gear[0]] == ["hammer_purple"]


def test_a_reward_is_stolen_from_a_monster_that_cannot_be_beaten() -> None:
    story = table_of()
    story.own("invisibility_potion")
    story.meets("dragon L5")
    assert decide(story.state)[0] == "roll"
    story.throws(0, "invisibility_potion INVISIBILITY").do("roll invisibility_potion")
    assert story.asked == (0, "aim")
    assert decide(story.state)[2] == "INVISIBILITY"


def test_poison_is_not_rolled_at_a_monster_of_its_lowest_level() -> None:
    for level, numbers, chosen in ((2, (3, 3), "roll"), (1, (6,), "pass")):
        story = table_of()
        story.own("poison_vial", "sword_grey")
        story.meets(f"wolf L{level}")
        story.throws(0, "sword_grey 2").levels(0, 3).foe(*numbers)
        story.do("confront")
        while story.asked[1] != "ability":
            story.do("pass")
        assert story.totals == (5, 6)
        assert decide(story.state)[0] == chosen, level


def test_what_is_rolled_is_used_though_it_may_not_be_enough() -> None:
    story = table_of()
    story.own("poison_vial")
    story.meets("ogre L5")
    story.levels(0, 1).foe(6, 6, 6, 6, 6)
    story.throws(0, "poison_vial POISON")
    story.do("confront")
    story.do("roll poison_vial")
    assert story.asked == (0, "aim")
    assert decide(story.state)[2:] == ("POISON", FOE)


def test_fear_is_of_the_die_that_would_be_missed() -> None:
    story = table_of()
    worn, spare, bomb = story.own("sword_purple", "armor_grey", "key")
    story.ready(0)
    assert missed(story.state, 0, worn) > missed(story.state, 0, spare) > missed(story.state, 0, bomb) == 0
    (twin,) = story.own("armor_grey")
    assert missed(story.state, 0, spare) == missed(story.state, 0, twin) == 0


def test_nobody_fights_alone_who_has_charmed_the_others() -> None:
    story = table_of(seats=3)
    story.own("charm_philtre")
    story.own("sword_purple", "armor_purple", seat=1)
    story.ready(1)
    story.experience(5, seat=1)
    story.meets("vampire L3")
    story.throws(0, "charm_philtre CHARM").do("roll charm_philtre")
    assert story.asked == (0, "aim")
    assert decide(story.state)[2:] == ("CHARM", "offer")
    story.do(story.offers[story.state.ask.options.index(decide(story.state))])
    assert decide(story.state) == ("invite", 1)


NEW_DIE = """
[boon]
name = "Boon"
type = "one_use"
bag = "item"
copies = { core = 1 }
faces = ["STOP x6"]
subtype = "boon"
rule = "DD-ONEUSE-1"
provenance = { die = "designed", faces = "designed", copies = "designed", set = "designed" }
"""


@pytest.mark.parametrize(("brings", "chosen"), [(2, "use"), (-2, "pass")])
def test_an_ability_that_no_rule_of_thumb_knows_is_judged_by_what_it_does(
    monkeypatch: pytest.MonkeyPatch, brings: int, chosen: str
) -> None:
    def boon(p: Any, who: int, source: int, param: int, target: int) -> None:
        p.experience[who] += brings

    monkeypatch.setitem(POWERS, "STOP", Power(ABILITY, simply, boon, False))
    monkeypatch.setitem(KINDS, "boon", next(read_kinds(NEW_DIE, "a test")))
    story = table_of()
    story.own("boon")
    story.experience(2)
    story.meets("goblin L2")
    story.levels(0, 1, 1).foe(6, 6).do("confront", "roll boon")
    assert story.asked == (0, "aim")
    assert decide(story.state)[0] == chosen


def test_a_class_is_chosen_though_none_need_be() -> None:
    """On Dual Class terrain a hireling may go without one."""
    story = table_of(mode="standard")
    (die,) = story.own("class_knight")
    ask = Ask(0, questions_of("dungeon_dice")["hireling_class"], (), (("pass",), ("study", die)))
    assert QUESTIONS["hireling_class"](story.state, ask) == ("study", die)


def test_the_badly_hurt_rest() -> None:
    story = table_of()
    story.experience(3).wound("level", "level")
    assert decide(story.state) == ("rest",)


# Offers -------------------------------------------------------------------------------------------


def test_a_gift_is_welcome_and_giving_is_not() -> None:
    story = table_of(seats=3, bargains="full")
    (bomb,) = story.own("bomb", seat=1)
    gift = (("GIVE_DICE", 1, 0, (bomb,), "now"),)
    assert deal_worth(story.state, 0, gift) > 0
    assert deal_worth(story.state, 1, gift) < 0


def test_nobody_signs_under_a_threat() -> None:
    story = table_of(seats=3, bargains="full")
    (bomb,) = story.own("bomb", seat=1)
    (scroll,) = story.own("scroll", seat=0)
    threat = (("GIVE_DICE", 0, 1, (scroll,), "now"), ("THREAT", 1, 0, "refuses", -1, bomb, 5))
    assert deal_worth(story.state, 0, threat) < 0


def test_the_reward_makes_help_worth_more_to_the_helper() -> None:
    story = table_of(seats=3, bargains="full")
    story.own("sword_purple", seat=1)
    story.ready(1)
    story.meets("vampire L3")
    assert face_of(story.state, story.state.foe).level == 3
    bare, paid = ((("ASSIST", 1, 0),), (("ASSIST", 1, 0), ("REWARD_TO", 0, 1, "main")))
    assert deal_worth(story.state, 1, paid) > deal_worth(story.state, 1, bare)
    assert deal_worth(story.state, 0, paid) < deal_worth(story.state, 0, bare)


def test_an_offer_that_lacks_little_is_countered_with_one_that_serves_both() -> None:
    story = table_of(seats=3, bargains="templates")
    story.own("sword_purple", "armor_grey", seat=1)
    story.ready(1)
    story.meets("goblin L2")
    story.do("bargain seat1", "offer assist:1>0,roll_off:0>1:main:12")
    verb, bundle = decide(story.state)
    assert verb == "counter"
    assert deal_worth(story.state, 1, bundle) > deal_worth(story.state, 1, story.state.offers[-1][4])
    assert deal_worth(story.state, 0, bundle) > 0


def test_bots_bargain_they_open_high_counter_and_refuse() -> None:
    keys: Counter[str] = Counter()
    for seed in range(12):
        told: list[Any] = []
        state = GAME.start(4, seed, mode="standard")
        state.told = told
        while not state.over:
            GAME.apply(state, decide(state))
        keys.update(event.key for event in told)
    assert 0 < keys["turned_down"] < keys["agreed"] < keys["offered"]


def test_an_offer_that_lacks_much_is_turned_down() -> None:
    story = table_of(seats=3, bargains="full")
    story.own("artifact_sword", "bomb", seat=1)
    story.own("bomb")
    story.throws(0, "spell_healing FIZZLE").do("rest", "bargain seat1", "compose")
    story.do("between seat1 seat0", "add give_now", "put give_dice:1>0:artifact_sword:now", "propose")
    assert story.asked == (1, "answer_offer")
    assert decide(story.state) == ("pass",)


def test_spare_dice_are_swapped_when_both_would_wear_the_others() -> None:
    story = table_of(seats=4, bargains="templates")
    story.own("armor_black", "armor_black")
    story.own("sword_black", "sword_black", "sword_black", seat=1)
    story.ready(0, 1)
    story.throws(0, "spell_healing FIZZLE").do("rest")
    assert story.asked == (0, "end_of_turn")
    assert decide(story.state) == ("bargain", 1)
    story.do("bargain seat1")
    while story.asked[1] != "end_of_turn":
        GAME.apply(story.state, decide(story.state))
    assert sorted(story.owned(0)) == ["armor_black", "sword_black"]
    assert decide(story.state) == ("pass",)  # once a turn


def test_what_is_worn_is_not_swapped_away() -> None:
    story = table_of(seats=4, bargains="templates")
    story.own("armor_black")
    story.own("sword_black", "sword_black", "sword_black", seat=1)
    story.ready(0, 1)
    story.throws(0, "spell_healing FIZZLE").do("rest")
    assert decide(story.state) == ("pass",)


# The judge ----------------------------------------------------------------------------------------


def test_the_judge_shares_out_one_win() -> None:
    story = table_of(seats=4)
    assert sum(judge(story.state)) == pytest.approx(1)
    story.state.famed[2] = 2
    assert max(judge(story.state)) == judge(story.state)[2]


def test_the_judge_counts_the_fame_of_a_die_and_of_experience_once() -> None:
    story = table_of()
    story.own("artifact_sword")
    story.state.famed[0] = 1
    lead = standing(story.state, 0) - standing(story.state, 1)
    assert lead == pytest.approx(kind_worth(KINDS["artifact_sword"]))
    story = table_of()
    story.experience(5)
    before = standing(story.state, 0)
    story.experience(6)
    story.state.famed[0] = 1  # the sixth point is a fame, long on its way
    assert 0 < standing(story.state, 0) - before < 0.5
