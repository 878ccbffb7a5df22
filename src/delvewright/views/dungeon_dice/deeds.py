"""Deeds: what the verbs of a turn and of a fight mean, as a sentence with the numbers."""

from __future__ import annotations

from delvewright.games.dungeon_dice.board import ARTIFACT_BAG, ENCOUNTER_BAG, MONSTER_LEVEL, face_of
from delvewright.games.dungeon_dice.dice import kind_of, powers
from delvewright.games.dungeon_dice.gear import set_for_class
from delvewright.games.dungeon_dice.kinds import ABILITIES, KINDS
from delvewright.games.dungeon_dice.levels import level_dice
from delvewright.games.dungeon_dice.policy import mean, seen_reroll
from delvewright.kernel.ask import Ask
from delvewright.views.dungeon_dice.bargains import bundle_words, on_the_table
from delvewright.views.dungeon_dice.chances import chances
from delvewright.views.dungeon_dice.reading import Reading, ability, the
from delvewright.views.english import average, capital, count
from delvewright.views.speech import Says, Verb


def _draw(r: Reading, ask: Ask) -> str:
    p = r.p
    bag = p.zones[ENCOUNTER_BAG]
    monsters = sum(1 for piece in bag if p.cast[piece].type == "monster")
    return f"Draw one of {count(len(bag), 'encounter die')}: {count(monsters, 'monster')} among them."


def _rest(r: Reading, ask: Ask) -> str:
    spell = KINDS["spell_healing"]
    hearts = sum(number for face in spell.faces for name, number in face.symbols if name == "HEALING")
    wounds = r.p.hurt[ask.seat] + sum(1 for one in r.p.wounded if one in r.p.zones[ask.seat])
    return (
        f"Roll the Healing spell, {average(hearts / 6)} hearts on average; you have {count(wounds, 'wound')}."
    )


def _hunt(r: Reading, ask: Ask, chosen: tuple[int, ...]) -> str:
    bows = sum(1 for piece in chosen if "bow" in r.p.cast[piece].counts_as)
    return f"Take up {r.set(chosen)} for this turn and draw {bows + 1} encounter dice, to meet one of them."


def _fight_stored(r: Reading, ask: Ask, foe: int) -> str:
    return f"Meet {the(r.name(foe))} you stopped, at level {face_of(r.p, foe).level}, in place of a draw."


def _choose(r: Reading, ask: Ask, piece: int) -> str:
    kind = r.p.cast[piece]
    rest = " and put the rest back" if len(ask.options) > 1 else ""
    return f"Meet {kind.name}{rest}: {r.sides(piece)}."


def _confront(r: Reading, ask: Ask) -> str:
    found = chances(r)
    if not found:
        return f"Fight {r.monster}: no more running and no more help."
    win, tie, lose = found[0].win, found[0].tie, found[0].lose
    return f"Fight {r.monster}: on the dice alone you win {win} in 100, tie {tie} and lose {lose}."


def _dressed(ask: Ask) -> int:
    """Whose set it is about."""
    seat: int = ask.value("seat") if ask.question == "arm" else ask.seat
    return seat


def _arm(r: Reading, ask: Ask, chosen: tuple[int, ...]) -> str:
    p = r.p
    seat = _dressed(ask)
    gear = sum(mean(p.cast[piece]) for piece in chosen)
    levels = sum(mean(kind_of(p, code)) for code in level_dice(p, seat))
    return f"{capital(r.set(chosen))}: {average(gear)} on average, {average(gear + levels)} with level dice."


def _equip(r: Reading, ask: Ask) -> str:
    worn = r.name_all(r.p.gear[ask.seat])
    return f"You wear {worn}: put on something else, or put dice away." if worn else "Put something on."


def _put_away(r: Reading, ask: Ask, piece: int) -> str:
    seat = _dressed(ask)
    left = tuple([other for other in r.p.gear[seat] if other != piece])
    return f"Without {r.name(piece)}: {r.set(left)}, until the set is changed again."


def _dress_as(r: Reading, ask: Ask, piece: int) -> str:
    name = r.p.cast[piece].id
    chosen = set_for_class(r.p, ask.seat, name) or ()
    worn = "" if chosen == r.p.gear[ask.seat] else f"Put on {r.set(chosen)}: as "
    does = "the trap does not concern you" if ask.question == "trap" else "you need no key"
    told = f"{worn or 'As '}a {r.name(piece)} {does}"
    return f"{told}; the set is fixed for this turn."


def _hand_out(r: Reading, ask: Ask, chosen: tuple[int, ...]) -> str:
    return f"{capital(r.set(chosen))}: {average(sum(mean(r.p.cast[piece]) for piece in chosen))} on average."


def _invite(r: Reading, ask: Ask, other: int) -> str:
    found = [chance for chance in chances(r) if other in chance.helpers]
    told = f": on the dice alone {found[0].win} wins in 100 together" if found else ""
    return f"Ask {r.someone(other)} to fight at your side{told}."


def _reach(r: Reading, ask: Ask, piece: int) -> str:
    gear = r.set(r.p.gear[ask.seat])
    return f"Roll your combat dice before you decide; they stand, and {gear} is your set this turn."


def _roll(r: Reading, ask: Ask, piece: int) -> str:
    kind = r.p.cast[piece]
    symbols = {face.symbols for face in kind.faces}
    if len(symbols) == 1 and len({face.value for face in kind.faces}) == 1:
        name = next(iter(symbols))[0][0]
        return f"Use {kind.name} up. {ABILITIES[name].text}"
    return f"Roll {kind.name}; it is spent whatever it shows: {r.sides(piece)}."


def _stun(r: Reading, ask: Ask, source: int) -> str:
    actor, name = ask.value("actor"), ask.value("symbol")
    if source >= 0 and not any(
        at == source and shown == "STUN" for at, shown, _ in powers(r.p, ask.value("who", ask.seat))
    ):
        spell = f"Cast the Stun spell with {r.source(source)}"
        return f"{spell} to stop {r.whose(actor)} {ability(name)}; it may fizzle."
    seen = seen_reroll(r.p)
    if seen is not None:
        return f"{capital(r.die(seen[0]))} is turned back to {r.face(r.p.dice[seen[0]][1], seen[1])}."
    return f"{capital(r.whose(actor))} {ability(name)} does not happen."


def _add_to(r: Reading, ask: Ask, who: int) -> str:
    number = face_of(r.p, ask.value("spell")).value or 0
    return f"Add {number} to {r.whose(who)} {r.total(who)}."


def _duel_for(r: Reading, ask: Ask, piece: int) -> str:
    _, owner = r.place(piece)
    return f"Duel with {r.someone(owner)}: the winner has {r.name(piece)} and gains 1 experience."


def _call_off(r: Reading, ask: Ask) -> str:
    then = "your turn is spent" if r.p.rules.duel_called_off == "turn_is_spent" else "your turn goes on"
    return f"No duel with {r.someone(r.p.fighters[1])}; {then}."


def _call(r: Reading, ask: Ask, piece: int) -> str:
    kind = r.p.cast[piece]
    away = sum(1 for face in kind.faces if any(name == "ESCAPE" for name, _ in face.symbols))
    risk = f"; it escapes on {away} of 6 sides" if away else ""
    return f"Roll {kind.name}: {r.sides(piece)}{risk}."


def _wind(r: Reading, ask: Ask, piece: int) -> str:
    if r.p.cast[piece].subtype == "key":
        return f"{r.name(piece)} goes back to the bag and the Clockwork Gnome works again."
    good = sum(1 for face in r.p.cast[piece].faces if face.symbols)
    return f"{r.name(piece)} winds it up on {good} of 6 sides."


def _turn_label(r: Reading, ask: Ask, index: int, face: int) -> str:
    return f"Turn it to {r.face(r.p.dice[index][1], face)}"


def _turn_to(r: Reading, ask: Ask, index: int, face: int) -> str:
    return f"{capital(r.die(index))} is turned to {r.face(r.p.dice[index][1], face)}."


def _hire(r: Reading, ask: Ask, piece: int) -> str:
    level = face_of(r.p, piece).level
    more = f"level {level}" if level else "a rolled level"
    return f"{r.name(piece)} adds {more} and fights with gear and a class you leave; then it is gone."


def _invoke(r: Reading, ask: Ask, piece: int) -> str:
    power = r.p.cast[piece].trophy_power
    return (
        f"{r.name(piece)} casts the {ability(power.use)} spell for you, once a turn."
        if power
        else "Cast a spell."
    )


def _primal(r: Reading, ask: Ask, piece: int, dice: int) -> str:
    more = mean(kind_of(r.p, MONSTER_LEVEL)) - mean(KINDS["hero_level"])
    return (
        f"Roll {count(dice, 'monster level die')} for your own, {average(dice * more)} more on average; "
        "you must rest next turn."
    )


def _rescue(r: Reading, ask: Ask) -> str:
    lone = r.someone(r.p.fighters[0])
    return f"Join {lone} against {r.monster}: your dice are added, and you share win or wound."


def _draw_artifact(r: Reading, ask: Ask) -> str:
    return f"Draw one of {count(len(r.p.zones[ARTIFACT_BAG]), 'artifact')} blind: 1 fame."


def _agree(r: Reading, ask: Ask) -> str:
    return f"{bundle_words(r, on_the_table(r))} It binds."


FIGHT = ("combat", "encounter")
"""Where dice of a fight are thrown."""

DEEDS = {
    "reject": Verb(
        "Put back {set}",
        lambda r, ask, some: f"Put back {r.name_all(some)} and draw {count(len(some), 'die')} for good.",
        "DD-SETUP-9",
        goes=("bag",),
    ),
    # The turn
    "draw": Verb(
        "Draw an encounter",
        _draw,
        "DD-TURN-1",
        within={
            "artifact": Verb("Draw an artifact", _draw_artifact, "DD-ARTIFACT-1"),
            "spoils": Verb(
                "Draw",
                lambda r, ask: (
                    "Draw an artifact." if ask.value("what") == "colosseum" else "Draw a piece of equipment."
                ),
                "DD-EVENT-CHALLENGE",
                "DD-EVENT-COLOSSEUM",
            ),
        },
    ),
    "rest": Verb("Rest", _rest, "DD-REST-1", "DD-REST-2"),
    "hunt": Verb("Hunt with {set}", _hunt, "DD-ABILITY-HUNT-1", "DD-ABILITY-HUNT-2"),
    "fight_stored": Verb("Fight {foe}", _fight_stored, "DD-ABILITY-STOP-2"),
    "fight_boss": Verb("Fight {foe}", "Fight {foe} in place of a draw.", "DD-OR-60"),
    "choose": Verb("Meet {piece}", _choose, "DD-TURN-2"),
    "challenge": Verb(
        "Challenge {seat}",
        "Duel with {seat}: the winner gains 1 experience and may draw a piece of equipment.",
        "DD-EVENT-CHALLENGE",
    ),
    "call_off": Verb("Call it off", _call_off, "DD-OR-83", "DD-ABILITY-REACH-1", "DD-ABILITY-SCOUT-1"),
    "duel_for": Verb("Duel for {piece}", _duel_for, "DD-ABILITY-CROWN-3", "DD-ARTIFACT-CURSED-4"),
    "roll_place": Verb(
        "Roll the Dungeon die", "Roll the Dungeon die: a new place for everybody.", "DD-LOC-4", "DD-LOC-5"
    ),
    "settle_in": Verb(
        "Stay in {place}",
        "{place}: {place.place_text}",
        "DD-BOSS-LEVIATHAN",
        "DD-LOC-1",
    ),
    "roll_gear": Verb(
        "Roll your gear",
        "Roll the gear you did not roll this turn; what works outside combat may be used.",
        "DD-TURN-11",
        "DD-OR-33",
    ),
    "roll_bag": Verb("Roll {piece}", "Roll {piece}: {piece.sides}.", "DD-ABILITY-EXCHANGE-2"),
    # Preparing
    "confront": Verb("Confront it", _confront, "DD-PREP-7", "DD-COMBAT-1"),
    "run": Verb("Run", "No penalty; {monster} goes back to the bag.", "DD-PREP-1", "DD-OR-41"),
    "arm": Verb(
        "Arm: {set}",
        _arm,
        "DD-EQUIP-1",
        "DD-EQUIP-4",
        within={"hireling": Says(_hand_out, "DD-REWARD-MERCENARY-2")},
        goes=("gear",),
    ),
    "equip": Verb("Change equipment", _equip, "DD-EQUIP-4", "DD-OFFTURN-1", aside=True),
    "put_away": Verb("Put away {piece}", _put_away, "DD-EQUIP-1", "DD-EQUIP-4", aside=True),
    "dress_as": Verb("Be a {piece}", _dress_as, "DD-EQUIP-4", "DD-CLASS-ROGUE-2", "DD-OR-31"),
    "invite": Verb("Ask {seat} for help", _invite, "DD-ASSIST-1", "DD-ASSIST-2"),
    "accept": Verb(
        "Join the fight",
        "Your dice count for the heroes; you share the win or the wound, and gain 1 experience if it is won.",
        "DD-ASSIST-9",
        within={"answer_offer": Verb("Agree", _agree, "DD-TRADE-3", "DD-NEG-2")},
    ),
    "reach": Verb("Roll ahead with {piece}", _reach, "DD-ABILITY-REACH-1", "DD-OR-28", goes=FIGHT),
    "try": Verb(
        "Roll {piece} ahead",
        "Roll {piece} before you decide: {piece.sides}.",
        "DD-ABILITY-SCOUT-2",
        goes=FIGHT,
    ),
    "perform": Verb(
        "Perform on {piece}",
        "Roll {piece}, once a round: if it shows Perform you are taken along.",
        "DD-ABILITY-PERFORM-1",
    ),
    "take_along": Verb(
        "Take {seat} along", "{Seat} fights at your side.", "DD-ASSIST-3", "DD-ABILITY-PERFORM-2"
    ),
    "hire": Verb("Hire {piece}", _hire, "DD-REWARD-MERCENARY-1", "DD-REWARD-MERCENARY-2"),
    # In combat
    "roll": Verb("Roll {piece}", _roll, "DD-ONEUSE-1", "DD-ONEUSE-3", goes=FIGHT),
    "throw": Verb(
        "Throw {piece} for {who}",
        "{piece} adds {piece.mean} on average to {who's} {who.total}; once a round.",
        "DD-ABILITY-THROW-1",
        "DD-OR-19",
    ),
    "hurl": Verb(
        "Throw {piece} for {who}",
        "{piece} adds {piece.mean} on average to {who's} {who.total}.",
        "DD-ARTIFACT-MAGIC-BOOMERANG-1",
    ),
    "assassinate": Verb(
        "{piece} for {who}",
        "{piece} adds {piece.mean} on average to {who's} {who.total}.",
        "DD-CLASS-ASSASSIN-3",
    ),
    "intimidate": Verb("Intimidate {seat}", "1 less for {seat}.", "DD-CLASS-ASSASSIN-2"),
    "stun": Verb("Stun with {source}", _stun, "DD-ABILITY-STUN-1"),
    "focus": Verb(
        "Focus with {staff}",
        "{ask.piece} is rolled again and only the new side counts; {staff} has one use a turn.",
        "DD-ABILITY-FOCUS-1",
        "DD-ABILITY-FOCUS-3",
    ),
    "add_to": Verb("Add to {who}", _add_to, "DD-ABILITY-STUN-4"),
    "permit": Verb("Allow it", "{Seat} may roll {piece}: {piece.sides}.", "DD-ONEUSE-WARDING"),
    "deny": Verb(
        "Deny armor",
        "The other side may use no armor ability in this combat.",
        "DD-ABILITY-SHATTER-3",
        "DD-OR-16",
    ),
    "rescue": Verb("Rescue", _rescue, "DD-CLASS-KNIGHT-2", "DD-OR-48"),
    "reroll_all": Verb(
        "Reroll all", "Reroll all your combat dice; those removed stay out.", "DD-CLASS-KNIGHT-4"
    ),
    "lose_die": Verb(
        "Lose {die}",
        "{Die} leaves the combat.",
        "DD-ARTIFACT-SWORD-OF-WOUNDING-1",
    ),
    "turn_to": Verb(_turn_label, _turn_to, "DD-CLASS-CLERIC-3"),
    "bless": Verb("Bless {piece}", "{piece} may be turned to any side.", "DD-CLASS-CLERIC-3"),
    "turn_up": Verb(
        lambda r, ask, piece, side: f"Turn it to {r.face(piece, side)}",
        lambda r, ask, piece, side: f"{r.name(piece)} is turned to {r.face(piece, side)}.",
        "DD-CLASS-CLERIC-3",
    ),
    "grasp": Verb(
        "Take up {piece}",
        "Take up {piece} and roll it: {piece.sides}.",
        "DD-ABILITY-MAGIC-HAND-2",
    ),
    # Classes, familiars and trophies
    "study": Verb("Roll {piece}", "Roll {piece}: {piece.sides}.", "DD-CLASS-GEN-2", "DD-CLASS-GEN-6"),
    "master_heal": Verb(
        "Master Healer", "One Healing for any player, once on your turn.", "DD-CLASS-CLERIC-2"
    ),
    "call": Verb("Call {piece}", _call, "DD-FAMILIAR-2", "DD-FAMILIAR-ESCAPE"),
    "train": Verb("Roll {piece} again", "Roll {piece} again, once a turn.", "DD-CLASS-DRUID-2"),
    "wind": Verb("Wind it up with {piece}", _wind, "DD-FAMILIAR-CLOCKWORK-GNOME-3"),
    "invoke": Verb("Invoke {piece}", _invoke, "DD-EPICMON-GEN-3"),
    "primal": Verb(
        "Primal dice of {piece}: {number}",
        _primal,
        "DD-EPICMON-LEGENDARY-BEAST-1",
        "DD-EPICMON-LEGENDARY-BEAST-2",
    ),
    "join_in": Verb(
        "Join in",
        "Fight {monster}, {hearts:heart} left: matching its total wounds it, not beating it wounds you.",
        "DD-EPIC-9",
        "DD-EPIC-20",
        "DD-EPIC-21",
    ),
}
"""Verbs of turn and fight."""
