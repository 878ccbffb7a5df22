"""The guide: short hints on the open question for a newcomer."""

from __future__ import annotations

from collections.abc import Callable

from delvewright.counsel.hints import Hints, hint, told_by
from delvewright.games.dungeon_dice.board import FOE, MONSTER, face_of, of_type, owned
from delvewright.games.dungeon_dice.dice import combatants, foe_total, hero_total, kind_of, value
from delvewright.games.dungeon_dice.fame import fame, goal
from delvewright.games.dungeon_dice.policy import mean
from delvewright.games.dungeon_dice.trade import artifact_price
from delvewright.kernel.ask import Ask
from delvewright.views.dungeon_dice.chances import all_rolled, chances, to_come
from delvewright.views.dungeon_dice.model import Chance
from delvewright.views.dungeon_dice.reading import Reading
from delvewright.views.english import average, count
from delvewright.views.model import Line

GOOD, FAIR = 60, 40
"""Wins in a hundred that are worth a fight, and those worth a thought."""


def guide(r: Reading) -> list[Line]:
    """Hints on what this seat is asked."""
    return told_by(GUIDE, r)


# The turn --------------------------------------------------------------------------------------------


def _turn(r: Reading, ask: Ask) -> Hints:
    p, seat = r.p, ask.seat
    hurt = p.hurt[seat] + sum(1 for piece in p.wounded if piece in owned(p, seat))
    yield hint(f"You have {fame(p, seat)} fame; {goal(p)} win.", "DD-WIN-2", "DD-WIN-4")
    if hurt:
        text = f"Wounded: {count(hurt, 'die')}. A rest may heal, a fight would do without."
        yield hint(text, "DD-REST-2", "DD-HEAL-1")
    else:
        yield hint("Draw: you can still run from what you find.", "DD-TURN-1", "DD-PREP-1")
    dice = len(of_type(p, seat, "equipment"))
    if dice >= 3:
        price = artifact_price(p, seat)
        yield hint(f"{price} equipment dice buy an artifact; you have {dice}.", "DD-EQUIP-7")


def _mulligan(r: Reading, ask: Ask) -> Hints:
    for piece in of_type(r.p, ask.seat, "equipment"):
        kind = r.p.cast[piece]
        yield hint(f"{kind.name}: {average(mean(kind))} on average.", "DD-EQUIP-6")
    yield hint("A weapon in each hand and armor is a good beginning.", "DD-EQUIP-1")


def _prepare(r: Reading, ask: Ask) -> Hints:
    found = chances(r)
    if found:
        alone = found[0]
        yield hint(
            f"On the dice alone you win {alone.win} in 100: {_advice(alone)}", "DD-COMBAT-5", "DD-COMBAT-15"
        )
        best = max(found[1:], key=lambda one: one.win, default=None)
        if best is not None and alone.win < GOOD and best.win > alone.win:
            helper = r.someone(best.helpers[-1])
            yield hint(f"With {helper} at your side it would be {best.win}.", "DD-ASSIST-1", "DD-ASSIST-9")
    worth = face_of(r.p, r.p.foe).fame
    if worth:
        yield hint(f"Beaten now it is a trophy worth {worth} fame.", "DD-TROPHY-1")
    yield hint(
        "Running costs nothing; a lost fight costs a level die until it is healed.", "DD-PREP-7", "DD-AFTER-3"
    )


def _advice(chance: Chance) -> str:
    if chance.win >= GOOD:
        return "a fight to take."
    return "about even; help or a potion may turn it." if chance.win >= FAIR else "better find help, or run."


def _end(r: Reading, ask: Ask) -> Hints:
    if any(option[0] == "trade_in" for option in ask.options):
        yield hint("You can trade equipment for an artifact: 1 fame for good.", "DD-EQUIP-7", "DD-WIN-4")
    yield hint(
        "What your dice still show is lost when the turn ends; use healing now.", "DD-TURN-10", "DD-TURN-13"
    )


# Fights ----------------------------------------------------------------------------------------------


def score(r: Reading) -> str:
    """How a fight stands; while dice are still to come, what is certain."""
    mine, theirs = hero_total(r.p), foe_total(r.p)
    if not all_rolled(r.p):
        coming = sum([to_come(r.p, (who,))[0] for who in combatants(r.p)])
        return f"So far {mine} to {theirs}, with {count(coming, 'die')} still to come"
    state = "ahead" if mine > theirs else "behind" if mine < theirs else "even"
    return f"The heroes are {state}, {mine} to {theirs}"


def _ability(r: Reading, ask: Ask) -> Hints:
    p = r.p
    if p.mode == MONSTER and p.dice:
        ahead = all_rolled(p) and hero_total(p) > foe_total(p)
        tip = "keep one-use dice for a closer fight." if ahead else "now is the time for what you have."
        yield hint(f"{score(r)}: {tip}", "DD-COMBAT-8", "DD-COMBAT-15")
    best = _best_reroll(r, ask)
    if best:
        yield hint(best, "DD-ABILITY-SLASH-1")
    yield hint(
        "To pass gives nothing up; the phase ends when all pass in a row.", "DD-COMBAT-10", "DD-COMBAT-13"
    )


def _best_reroll(r: Reading, ask: Ask) -> str:
    """Which die a Slash would help most."""
    p = r.p
    found = [
        (mean(kind_of(p, p.dice[option[3]][1])) - (value(p, p.dice[option[3]]) or 0), option[3])
        for option in ask.options
        if option[0] == "use_die" and option[2] == "SLASH"
    ]
    gain, index = max(found, default=(0.0, -1))
    return f"Rerolling {r.die(index)} gains {average(gain)} on average." if gain > 0 else ""


def _armor(r: Reading, ask: Ask) -> Hints:
    p = r.p
    found = [
        (value(p, p.dice[option[3]]) or 0, option[3]) for option in ask.options if option[0] == "use_die"
    ]
    if found:
        _, index = max(found)
        yield hint(f"Have the highest die rerolled: {r.die(index)}.", "DD-ABILITY-PROTECTION-1")
    yield hint("Armor works in this phase alone.", "DD-COMBAT-6")


def _meddle(r: Reading, ask: Ask) -> Hints:
    p = r.p
    if p.mode == MONSTER and p.dice:
        yield hint(f"{score(r)}; a tie is a win with a wound.", "DD-COMBAT-16")
    leader = max(range(len(p.experience)), key=lambda seat: fame(p, seat))
    if leader in p.fighters and leader != ask.seat:
        yield hint(
            f"{r.who(leader)} leads with {fame(p, leader)} of {goal(p)} fame: worth a die against the fight.",
            "DD-COMBAT-9",
        )
    yield hint("A one-use die is gone once it is rolled.", "DD-ONEUSE-1")


def _monster(r: Reading, ask: Ask) -> Hints:
    if r.p.dice and r.p.mode == MONSTER:
        yield hint(f"{score(r)}: you play for the monster.", "DD-COMBAT-2")
    yield hint("Aim at the hero who counts most.", "DD-COMBAT-12")


def _assist(r: Reading, ask: Ask) -> Hints:
    found = [one for one in chances(r) if ask.seat in one.helpers]
    if found:
        yield hint(f"Together the dice alone win {found[0].win} in 100.", "DD-COMBAT-5")
    yield hint(
        "A win gives you 1 experience too; the rewards are the active player's.", "DD-AFTER-4", "DD-NEG-1"
    )


# Bargains --------------------------------------------------------------------------------------------


def _answer(r: Reading, ask: Ask) -> Hints:
    if r.p.mode == MONSTER and r.p.foe >= 0 and not r.p.dice:
        for one in chances(r)[:2]:
            yield hint(f"{one.label}: {one.win} wins in 100.", "DD-COMBAT-5")
    yield hint(
        "What you agree to is carried out for you: nobody can break a deal.", "DD-NEG-2", "DD-BARGAIN-1"
    )


def _heal(r: Reading, ask: Ask) -> Hints:
    p, seat = r.p, ask.seat
    if p.hurt[seat]:
        yield hint("A level die is a die in every fight: heal it first.", "DD-HEAL-1", "DD-WOUND-4")
    elif any(option[0] == "boost" for option in ask.options):
        yield hint("Unwounded, a heart boosts a level die for your next fight.", "DD-DICE-7")
    yield hint("You may heal others too, for nothing or by agreement.", "DD-HEAL-1")


def _foe(r: Reading, ask: Ask) -> Hints:
    if ask.value("who", ask.seat) == FOE:
        yield from _monster(r, ask)
    else:
        yield from _ability(r, ask)


GUIDE: dict[str, Line | Callable[[Reading, Ask], Hints]] = {
    "mulligan": _mulligan,
    "turn": _turn,
    "encounter": hint("Choose what you can beat, or what gives most.", "DD-TURN-2"),
    "prepare": _prepare,
    "assist": _assist,
    "equip": hint(
        "Classes and places may ask for a weapon; what you put on stays on until you change it.",
        "DD-EQUIP-4",
        "DD-CLASS-GEN-2",
    ),
    "meanwhile": hint("A deal binds; without one nobody owes you anything.", "DD-TRADE-3", "DD-NEG-2"),
    "trap": hint("Using a class fixes it, and the set it needs, for this turn.", "DD-OR-31", "DD-OR-47"),
    "arm": hint("Two hands and one armor; the set is fixed once it is rolled.", "DD-EQUIP-1", "DD-EQUIP-5"),
    "others_before": hint("Most one-use dice can wait for the fight itself.", "DD-PREP-6"),
    "monster_before": _monster,
    "hammer": hint("Denying armor costs nothing.", "DD-ABILITY-SHATTER-3"),
    "armor": _armor,
    "again": _armor,
    "ability": _ability,
    "monster": _monster,
    "outsiders": _meddle,
    "aim": _foe,
    "respond_stun": hint(
        "A Stun stops one ability: keep it for one that turns the fight.", "DD-ABILITY-STUN-1"
    ),
    "respond_stun_outside": hint("A Stun stops one ability: is this fight worth it?", "DD-ABILITY-STUN-1"),
    "spell_number": hint("Add it to the side you want to win.", "DD-ABILITY-STUN-4"),
    "respond_focus": hint("A staff has one use a turn; only the new side counts.", "DD-ABILITY-FOCUS-1"),
    "permit": hint("You need not allow anything.", "DD-ONEUSE-WARDING"),
    "keep_wand": hint("An experience lost may cost a level.", "DD-ONEUSE-WAND-3"),
    "last": hint("Last effects are worked out together, when all is announced.", "DD-COMBAT-14"),
    "snatch": hint("Give up what you would equip last.", "DD-ABILITY-SNATCH"),
    "acid": hint("A worn die is lost altogether, a better one only gets worse.", "DD-ABILITY-ACID-2"),
    "trophy": hint("A trophy is fame; keep it.", "DD-TROPHY-1"),
    "reward_order": hint("Draw potions before a locked chest: one may be a key.", "DD-OR-25"),
    "secret_passage": hint("A locked chest is worth most if you can open it.", "DD-CLASS-ROGUE-4"),
    "luck": hint("Take what completes your set.", "DD-ONEUSE-LUCK"),
    "crown": hint("1 fame, but anybody may duel you for it.", "DD-ABILITY-CROWN-3"),
    "pick": hint("Take what you lack.", "DD-REWARD-1"),
    "artifact": hint("Each artifact is 1 fame; the legendary ones are strong as well.", "DD-ARTIFACT-2"),
    "legend": hint("The sword rerolls your own dice, the shield the monster's.", "DD-ARTIFACT-3"),
    "enchant": hint("An artifact is 1 fame: a plain die is a small price.", "DD-REWARD-ENCHANT-1"),
    "chest": hint(
        "Opened it holds an artifact, left alone a piece of equipment.", "DD-REWARD-LOCKED-CHEST-2"
    ),
    "chest_help": hint("Helping for nothing makes another player richer.", "DD-NEG-5"),
    "heal": _heal,
    "boost": hint("A boosted die counts in your next combat only.", "DD-DICE-11"),
    "end_of_turn": _end,
    "trade_in": hint("Give the dice you would equip last; wounded ones will do.", "DD-EQUIP-10"),
    "class": hint("One class a turn.", "DD-CLASS-GEN-7"),
    "hireling": hint("Its dice count for you in this fight.", "DD-ASSIST-9"),
    "hireling_class": hint("It rolls one class die; another is left for you.", "DD-CLASS-GEN-7"),
    "train": hint("Above all when it would escape.", "DD-FAMILIAR-ESCAPE"),
    "bad_luck": hint("Lose the one you would use last.", "DD-OR-62"),
    "rescue": hint("You share the win, or the wound.", "DD-ASSIST-9"),
    "trap_fear": hint("Name the die your rival would miss most.", "DD-ABILITY-FEAR-1"),
    "challenge": hint("A lost duel costs no wound: choose the weakest rival.", "DD-DUEL-8"),
    "cursed_reward": hint("One costs 1 fame, two nothing, three win the game.", "DD-WIN-11", "DD-WIN-13"),
    "either_place": hint("Stay where your gear earns the bonus.", "DD-LOC-2"),
    "new_place": hint("The place helps whoever has the right gear.", "DD-LOC-2"),
    "monster_charm": _monster,
    "charisma": hint("Take the reward that is worth most to you.", "DD-CLASS-BARD-2"),
    "epic_join": hint(
        "A tie wounds both; every wound you deal helps you win the trophy.", "DD-EPIC-21", "DD-EPIC-27"
    ),
    "epic_lowest": hint("You have the least fame, so you choose for the monster.", "DD-EPIC-17"),
    "epic_after": hint("Familiars and what works outside a fight may be used now.", "DD-EPIC-8"),
    "epic_before": hint("What works before a fight may be used now.", "DD-EPIC-13"),
    "duel_before": hint("What works before a fight may be used now.", "DD-DUEL-2"),
    "duel": hint("One ability at a time; two passes in a row end it.", "DD-DUEL-6"),
    "duel_outsiders": _meddle,
    "spoils": hint("It costs nothing.", "DD-EVENT-CHALLENGE"),
    "performer": hint("Take the stronger one.", "DD-ABILITY-PERFORM-2"),
    "exchange": hint("Put back what you would miss least.", "DD-ABILITY-EXCHANGE-1"),
    "slash_on": hint("Stop while the numbers are high.", "DD-ARTIFACT-VORPAL-SWORD-2"),
    "grasp": hint("Take up your best weapon that fits.", "DD-ABILITY-MAGIC-HAND-2"),
    "void": hint("They count alike; take one that shows something.", "DD-ABILITY-VOID-1"),
    "wounding": hint("The lowest will be missed least.", "DD-ARTIFACT-SWORD-OF-WOUNDING-1"),
    "inspire": hint("All or nothing: reroll a poor roll only.", "DD-CLASS-KNIGHT-4"),
    "respond_bless": hint("A blessing saves a die that came out badly.", "DD-CLASS-CLERIC-3"),
    "bless_side": hint("Choose the highest number, or the symbol you need.", "DD-CLASS-CLERIC-3"),
    "bless": hint("Choose the highest number, or the symbol you need.", "DD-CLASS-CLERIC-3"),
    "haggle": hint(
        "A potion offered for peace may be cheaper than a lost fight.", "DD-NEG-3", "DD-BARGAIN-NO-HARM"
    ),
    "volunteer": hint("Ask for the reward or for a roll of the dice about it.", "DD-NEG-8"),
    "bargain": hint("Both must gain, or it is turned down.", "DD-NEG-2"),
    "answer_offer": _answer,
    "compose": hint("A few terms a side; what you propose binds once all agree.", "DD-BARGAIN-5"),
    "compose_term": hint("Dice, rewards, help or peace can be promised; fame cannot.", "DD-BARGAIN-9"),
    "compose_particular": hint("What cannot be promised now is not listed.", "DD-BARGAIN-6"),
    "replacement": hint("Take the best of what is left.", "DD-BARGAIN-6"),
}
"""What a newcomer is told at each question."""
