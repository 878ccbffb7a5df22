"""Rules of thumb for every question Dungeon Dice asks."""

from __future__ import annotations

from delvewright.bots.dungeon_dice import acts, company, haggling, meeting, spoils
from delvewright.bots.dungeon_dice.acts import PASS, best_act
from delvewright.games.dungeon_dice.board import BEFORE, MONSTER, Board
from delvewright.kernel.ask import Ask, Option


def decide(p: Board) -> Option:
    """A sensible answer to whatever is asked."""
    ask = p.ask
    assert ask is not None
    options = ask.options
    if len(options) == 1:
        return options[0]
    answer = QUESTIONS.get(ask.question)
    chosen = answer(p, ask) if answer else unknown(p, ask)
    return chosen if chosen in options else options[0]


def act(p: Board, ask: Ask) -> Option:
    """In a combat: for oneself, or for the monster one runs."""
    return best_act(p, ask, ask.value("who"))


def interfere(p: Board, ask: Ask) -> Option:
    """From outside a combat."""
    return best_act(p, ask, ask.seat)


def duel(p: Board, ask: Ask) -> Option:
    """One ability at a time against another hero."""
    return best_act(p, ask, ask.seat)


def aim(p: Board, ask: Ask) -> Option:
    """What has been rolled is spent: use it, if it helps at all."""
    if not p.mode:
        return spoils.end_of_turn(p, ask)
    if p.mode == MONSTER and p.phase == BEFORE:
        return meeting.shown(p, ask)
    return acts.spend(p, ask, ask.value("who"))


def unknown(p: Board, ask: Ask) -> Option:
    """A question without a rule: decline it, or take the first answer."""
    return PASS if PASS in ask.options else ask.options[0]


QUESTIONS = {
    "mulligan": meeting.mulligan,
    "turn": meeting.turn,
    "encounter": meeting.encounter,
    "prepare": meeting.prepare,
    "assist": meeting.assist,
    "arm": meeting.arm,
    "equip": meeting.equip,
    "others_before": meeting.early,
    "monster_before": act,
    "hammer": spoils.hammer,
    "armor": act,
    "again": act,
    "ability": act,
    "monster": act,
    "last": act,
    "outsiders": interfere,
    "aim": aim,
    "respond_stun": acts.stun,
    "respond_stun_outside": acts.stun,
    "respond_focus": acts.refocus,
    "spell_number": acts.add_number,
    "permit": spoils.permit,
    "keep_wand": spoils.keep_wand,
    "snatch": spoils.give_up,
    "acid": spoils.give_up,
    "trophy": spoils.trophy,
    "reward_order": spoils.reward_order,
    "secret_passage": spoils.secret_passage,
    "luck": spoils.luck,
    "crown": spoils.crown,
    "pick": spoils.take,
    "artifact": spoils.artifact,
    "legend": spoils.take,
    "enchant": spoils.enchant,
    "chest": spoils.chest,
    "chest_help": spoils.chest_help,
    "heal": spoils.heal,
    "boost": spoils.heal,
    "end_of_turn": spoils.end_of_turn,
    "trade_in": spoils.give_up,
    "exchange": spoils.give_up,
    "bad_luck": spoils.give_up,
    "replacement": spoils.take_any,
    "slash_on": act,
    "void": act,
    "class": meeting.study,
    "hireling": meeting.hand_out,
    "hireling_class": meeting.study,
    "duel": duel,
    "duel_outsiders": interfere,
    "duel_before": company.ready,
    "epic_before": company.ready,
    "epic_after": spoils.end_of_turn,
    "epic_join": company.join_in,
    "epic_lowest": act,
    "spoils": company.spoils,
    "challenge": company.challenge,
    "rescue": company.rescue,
    "cursed_reward": company.cursed_reward,
    "train": company.train,
    "new_place": company.new_place,
    "either_place": company.either_place,
    "monster_charm": company.charm,
    "charisma": company.charisma,
    "performer": company.performer,
    "grasp": company.grasp,
    "inspire": company.inspire,
    "bless": company.bless,
    "respond_bless": company.respond_bless,
    "bless_side": company.bless_side,
    "wounding": company.wounding,
    "trap": company.dress_up,
    "trap_fear": company.trap,
    "haggle": haggling.haggle,
    "volunteer": haggling.volunteer,
    "meanwhile": haggling.meanwhile,
    "bargain": haggling.propose,
    "answer_offer": haggling.answer,
}
