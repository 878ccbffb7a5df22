"""Prompts: what each question asks, in one sentence for the seat that is asked."""

from __future__ import annotations

from delvewright.games.dungeon_dice.board import FOE, face_of
from delvewright.games.dungeon_dice.levels import most_experience
from delvewright.games.dungeon_dice.policy import seen_reroll
from delvewright.games.dungeon_dice.rewards import Due, symbols_of
from delvewright.games.dungeon_dice.trade import artifact_price
from delvewright.kernel.ask import Ask
from delvewright.views.dungeon_dice import deals
from delvewright.views.dungeon_dice.reading import BAG_WORDS, Reading, ability
from delvewright.views.dungeon_dice.texts import words
from delvewright.views.english import count, listed
from delvewright.views.speech import Says


def _arm(r: Reading, ask: Ask, seat: int) -> str:
    return (
        "Choose what you fight with." if seat == ask.seat else f"Choose what {r.someone(seat)} fights with."
    )


def _equip(r: Reading, ask: Ask) -> str:
    worn = r.name_all(r.p.gear[ask.seat])
    return f"You wear {worn}: choose a set, or put a die away." if worn else "You wear nothing: choose a set."


def _hammer(r: Reading, ask: Ask, who: int) -> str:
    whose = "Your hammer" if who == ask.seat else f"The hammer of {r.someone(who)}"
    return f"{whose} may deny the other side its armor in this fight."


def _again(r: Reading, ask: Ask, who: int, source: int, symbol: str, times: int) -> str:
    left = f" {count(times, 'use')} left." if times else ""
    return f"{ability(symbol)} again?{left}{r.score}"


def _stun(r: Reading, ask: Ask, *rest: object) -> str:
    actor, symbol, seen = ask.value("actor"), ask.value("symbol"), seen_reroll(r.p)
    if seen is None:
        return f"{r.does(actor, 'use')} {ability(symbol)}: stop it with a Stun?"
    die, before = seen
    now = f"{r.die(die)} was {r.face(r.p.dice[die][1], before)}"
    return f"{r.does(actor, 'use')} {ability(symbol)}, {now} before: undo it with a Stun?"


def _spell_number(r: Reading, ask: Ask, who: int, spell: int) -> str:
    number = face_of(r.p, spell).value or 0
    return f"{r.name(spell)} shows {number}: whose total grows?"


def _keep_wand(r: Reading, ask: Ask, piece: int) -> str:
    return f"Pay 1 of your {r.p.experience[ask.seat]} experience to keep {r.name(piece)}?"


def _order(r: Reading, ask: Ask, pending: tuple[Due, ...], won: bool) -> str:
    return f"Which reward comes next: {listed([ability(name) for name in symbols_of(pending)], 'or')}?"


def _pick(r: Reading, ask: Ask, zone: int, what: str, optional: bool) -> str:
    where = BAG_WORDS.get(zone, "the centre")
    return (
        f"Take a {SORTS.get(what, words(what))} of your choice from {where}{', or none' if optional else ''}."
    )


SORTS = {"worn": "worn equipment die", "familiar": "familiar", "key": "key", "scroll": "scroll"}


def _boost(r: Reading, ask: Ask) -> str:
    return f"You are at {most_experience(r.p)} experience, the most there is: boost a level die in its place?"


def _trade_in(r: Reading, ask: Ask, what: str, given: tuple[int, ...]) -> str:
    if what == "bazaar":
        return f"The Bazaar wants 3 one-use dice for a piece of equipment: {len(given)} given."
    price = artifact_price(r.p, ask.seat)
    return f"An artifact costs {count(price, 'equipment die')}: {len(given)} given."


def _rescue(r: Reading, ask: Ask) -> str:
    return f"{r.who(r.p.fighters[0])} is losing to {r.monster}: come to the rescue?{r.score}"


def _performer(r: Reading, ask: Ask, seat: int) -> str:
    return f"{r.who(r.p.performer)} and {r.someone(seat)} perform for you: whom do you take along?"


def _epic_lowest(r: Reading, ask: Ask, who: int, seat: int, name: str, *rest: int) -> str:
    if seat == FOE:
        return f"{ability(name)} of {r.monster}: use it?"
    if name in ("TANGLE", "DRAIN"):
        return f"{ability(name)} of {r.monster}: which of {r.whose(seat)} lowest dice goes?"
    return f"{ability(name)} of {r.monster}: on what of {r.whose(seat)}?"


def _spoils(r: Reading, ask: Ask, what: str) -> str:
    return f"You won: draw {'an artifact' if what == 'colosseum' else 'a piece of equipment'}?"


PROMPTS = {
    **deals.PROMPTS,
    "class": Says("Which class do you use this turn?", "DD-CLASS-GEN-7", "DD-OR-47"),
    "hireling": Says(
        "What does {piece} fight with? It takes two hands and one armor of what you leave.",
        "DD-REWARD-MERCENARY-2",
    ),
    "hireling_class": Says("Which of your classes does the hireling use?", "DD-REWARD-MERCENARY-2"),
    "train": Says("{Owner's} {piece} shows {piece.shows}: roll it again?", "DD-CLASS-DRUID-2"),
    "bad_luck": Says("Bad luck: which one-use die do you lose?", "DD-OR-62"),
    "rescue": Says(_rescue, "DD-CLASS-KNIGHT-2", "DD-OR-48"),
    "trap_fear": Says(
        "A trap frightens {seat}: which die is of no use this turn?", "DD-EVENT-TRAP-1", "DD-ABILITY-FEAR-1"
    ),
    "challenge": Says("Challenge: whom do you duel?", "DD-EVENT-CHALLENGE"),
    "cursed_reward": Says(
        "The Cursed Monster is beaten: take a cursed artifact in place of its reward?",
        "DD-EVENT-CURSED-MONSTER-2",
    ),
    "either_place": Says("Adventure Ring: in which of the two places do you stay?", "DD-BOSS-LEVIATHAN"),
    "new_place": Says("You may roll the Dungeon die: leave the {here}?", "DD-LOC-4", "DD-LOC-5"),
    "monster_charm": Says("You run {monster}: whom does its Charm bind?", "DD-ABILITY-CHARM", "DD-OR-29"),
    "charisma": Says("Charisma: take one of the rewards?", "DD-CLASS-BARD-2"),
    "epic_join": Says("{Monster}, {hearts:heart} left: fight it in this combat?", "DD-EPIC-9"),
    "epic_lowest": Says(_epic_lowest, "DD-EPIC-17", "DD-EPIC-14"),
    "epic_before": Says("Before the combat with {monster}: use something?", "DD-EPIC-13"),
    "epic_after": Says("This combat is over: use a familiar, or something else?", "DD-EPIC-8"),
    "duel_before": Says("Before the duel: use something?", "DD-DUEL-2"),
    "duel": Says("Duel: one ability, or pass.{totals}", "DD-DUEL-6", "DD-COLOSSEUM-2"),
    "duel_outsiders": Says("The duel is about to end: meddle with it, or let it be?{totals}", "DD-DUEL-13"),
    "spoils": Says(_spoils, "DD-EVENT-CHALLENGE", "DD-EVENT-COLOSSEUM"),
    "performer": Says(_performer, "DD-ABILITY-PERFORM-2", "DD-ASSIST-3"),
    "exchange": Says("Exchange: which die goes back to {bag}?", "DD-ABILITY-EXCHANGE-1"),
    "slash_on": Says(
        "Vorpal Sword again? A lower number ends it and wounds the sword.{score}",
        "DD-ARTIFACT-VORPAL-SWORD-1",
        "DD-ARTIFACT-VORPAL-SWORD-2",
    ),
    "grasp": Says("Magic Hand: fill it with which weapon?", "DD-ABILITY-MAGIC-HAND-2"),
    "void": Says("Void: which of {target's} highest dice leaves?", "DD-ABILITY-VOID-1"),
    "wounding": Says(
        "The Sword of Wounding: which of your level dice leaves the combat?",
        "DD-ARTIFACT-SWORD-OF-WOUNDING-1",
    ),
    "inspire": Says("Inspire: reroll all your combat dice, or none?", "DD-CLASS-KNIGHT-4"),
    "bless": Says("Bless: turn {die} to which side?", "DD-CLASS-CLERIC-3"),
    "respond_bless": Says("{Roller:roll} {piece.shows} with {piece}: bless it?", "DD-CLASS-CLERIC-3"),
    "bless_side": Says("Bless: turn {piece} to which side?", "DD-CLASS-CLERIC-3"),
    "mulligan": Says(
        "Your first dice: put back one or both pieces of equipment, once?", "DD-SETUP-8", "DD-SETUP-9"
    ),
    "turn": Says("Your turn: draw an encounter, or do something in its place.", "DD-TURN-1", "DD-TURN-9"),
    "encounter": Says("You drew {drawn}: choose the one you meet.", "DD-TURN-2"),
    "prepare": Says(
        "{Encounter}: arm yourself, ask for help, then confront it or run.", "DD-PREP-1", "DD-PREP-2"
    ),
    "assist": Says(
        "{Seat:ask} for your help against {the_encounter}: join the fight?", "DD-ASSIST-2", "DD-ASSIST-9"
    ),
    "arm": Says(_arm, "DD-PREP-3", "DD-EQUIP-1"),
    "equip": Says(_equip, "DD-EQUIP-1", "DD-EQUIP-4"),
    "trap": Says("{piece}, {symbol}: be a Rogue and ignore it?", "DD-EVENT-TRAP-1", "DD-CLASS-ROGUE-2"),
    "others_before": Says(
        "{Seat:are} about to fight {the_encounter}: use something before it begins?",
        "DD-PREP-4",
        "DD-OFFTURN-3",
    ),
    "monster_before": Says("You run {monster}: use what it has before the fight?", "DD-COMBAT-2", "DD-OR-29"),
    "hammer": Says(_hammer, "DD-ABILITY-SHATTER-3"),
    "armor": Says("Armor phase: have {who's} opponent reroll a die?{score}", "DD-COMBAT-6"),
    "again": Says(_again, "DD-DUEL-12"),
    "ability": Says("Ability phase: use something, or pass.{score}", "DD-COMBAT-8", "DD-OR-7"),
    "monster": Says(
        "You run {monster}: use one of its abilities, or pass.{score}", "DD-COMBAT-2", "DD-COMBAT-12"
    ),
    "outsiders": Says(
        "The fight of {fighters} is about to end: meddle with it, or let it be?{score}", "DD-COMBAT-9"
    ),
    "aim": Says("{source} shows {source.shows}: what is it used on?", "DD-ONEUSE-2", "DD-OR-42"),
    "respond_stun": Says(_stun, "DD-ABILITY-STUN-1", "DD-ABILITY-STUN-2"),
    "respond_stun_outside": Says(_stun, "DD-ABILITY-STUN-1", "DD-ABILITY-STUN-2"),
    "spell_number": Says(_spell_number, "DD-ABILITY-STUN-4"),
    "respond_focus": Says(
        "{Roller:roll} {piece.shows} with {piece}: have it rolled again?",
        "DD-ABILITY-FOCUS-1",
        "DD-ABILITY-FOCUS-2",
    ),
    "permit": Says("{Seat:want} to roll {piece} in spite of your Warding: allow it?", "DD-ONEUSE-WARDING"),
    "keep_wand": Says(_keep_wand, "DD-ONEUSE-WAND-2"),
    "last": Says("Last effects: announce one for {who}?{score}", "DD-COMBAT-14", "DD-OR-8"),
    "snatch": Says("{Monster} snatches: which piece of gear do you give up?", "DD-ABILITY-SNATCH"),
    "acid": Says(
        "The acid of {monster} eats one equipment die: which?", "DD-ABILITY-ACID-1", "DD-ABILITY-ACID-2"
    ),
    "trophy": Says("Keep {foe} as a trophy worth {worth} fame?", "DD-AFTER-7", "DD-TROPHY-1"),
    "reward_order": Says(_order, "DD-OR-25"),
    "secret_passage": Says("Secret Passage: which reward gets better?", "DD-CLASS-ROGUE-4"),
    "luck": Says("Luck: choose the die you take from {bag}, or draw blind.", "DD-ONEUSE-LUCK"),
    "crown": Says("You drew the Crown: keep it, or put it back and draw again?", "DD-ABILITY-CROWN-2"),
    "pick": Says(_pick, "DD-REWARD-1"),
    "artifact": Says("An artifact: draw one, or take a legendary one.", "DD-ARTIFACT-3", "DD-OR-44"),
    "legend": Says("Take one of the legendary artifacts.", "DD-REWARD-LEGENDARY-SPOILS"),
    "enchant": Says(
        "Enchant drew {artifact}: which equipment die goes back for it?", "DD-REWARD-ENCHANT-1", "DD-OR-27"
    ),
    "chest": Says(
        "A locked chest: open it for an artifact, or leave it for a piece of equipment.",
        "DD-REWARD-LOCKED-CHEST-1",
        "DD-OR-26",
    ),
    "chest_help": Says("{Seat:stand} before a locked chest: help to open it?", "DD-OFFTURN-1", "DD-OR-26"),
    "heal": Says("Healing, {hearts:heart} to give: what is it for?", "DD-HEAL-1"),
    "boost": Says(_boost, "DD-DICE-8", "DD-DICE-10"),
    "end_of_turn": Says("End of your turn: trade in, use what is left, or pass the turn on.", "DD-TURN-10"),
    "trade_in": Says(_trade_in, "DD-TRADE-5", "DD-EQUIP-7"),
}
"""Every question: what it says of its values, and the rules it rests on."""


def is_monsters(ask: Ask) -> bool:
    """Whether the seat is asked on behalf of the monster."""
    return ask.value("who", ask.seat) == FOE and ask.question in MONSTER_ASKS


MONSTER_ASKS = (
    "monster_before",
    "hammer",
    "armor",
    "again",
    "monster",
    "aim",
    "respond_stun",
    "spell_number",
    "last",
    "slash_on",
    "void",
    "monster_charm",
    "epic_lowest",
)
