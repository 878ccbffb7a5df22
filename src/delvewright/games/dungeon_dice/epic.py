"""Epic combat: all heroes against one great monster over three combats (DD-EPIC, DD-EPICMON)."""

from __future__ import annotations

from delvewright.games.dungeon_dice import bargain, classes, combat, spells
from delvewright.games.dungeon_dice.abilities.register import POWERS
from delvewright.games.dungeon_dice.actions import act, actions, carry_out, offer
from delvewright.games.dungeon_dice.board import (
    ABILITY,
    ARMOR,
    BEFORE,
    CENTRE,
    ENCOUNTER,
    EPIC,
    EPIC_BAG,
    FOE,
    GEAR,
    HERO_LEVEL,
    LAST,
    NONE,
    OUTSIDE,
    TROPHIES,
    Board,
    face_of,
    find,
    home,
    leave,
    owned,
    owner_of,
    refresh,
    round_from,
    trophies,
    type_of,
)
from delvewright.games.dungeon_dice.book import EPIC_COMBATS, EPIC_FREE_WOUNDS, EPIC_HEARTS
from delvewright.games.dungeon_dice.declare import PASS, ask_combatant
from delvewright.games.dungeon_dice.dice import (
    draw_blind,
    foe_total,
    powers,
    roll,
    roll_in,
    total,
)
from delvewright.games.dungeon_dice.fame import check
from delvewright.games.dungeon_dice.gear import tidy
from delvewright.games.dungeon_dice.health import gain_experience, revert_boosts, wound, wound_piece
from delvewright.games.dungeon_dice.items import return_items
from delvewright.games.dungeon_dice.levels import foe_level, level_dice
from delvewright.games.dungeon_dice.prepare import choose_set
from delvewright.games.dungeon_dice.rewards import come_due
from delvewright.games.dungeon_dice.weapons import dice_come_home, roll_foe, roll_hero
from delvewright.kernel.ask import Candidates, Option, Question, ask
from delvewright.kernel.events import tell
from delvewright.kernel.steps import STEPS, push, step
from delvewright.words.dice import d6, leaders
from delvewright.words.zones import move


@step
def appears(p: Board, seat: int) -> None:
    """DD-EPIC-2…4. One is drawn from the epic bag and starts with five hearts."""
    foe = draw_blind(p, EPIC_BAG)
    if foe == NONE:
        return
    move(p, foe, EPIC_BAG, ENCOUNTER)
    _show_hearts(p, foe, EPIC_HEARTS)
    p.struck = ()
    tell(p, "epic", seat, foe)
    push(p, combat_of, seat, foe, 1)


def _show_hearts(p: Board, foe: int, hearts: int) -> None:
    p.faces[foe] = next(n for n, face in enumerate(p.cast[foe].faces) if face.hearts == max(hearts, 0))


@step
def combat_of(p: Board, seat: int, foe: int, number: int) -> None:
    """DD-EPIC-9. From the active player on everybody joins in or passes this combat."""
    p.clear("combat")
    p.mode, p.phase, p.foe = EPIC, BEFORE, foe
    refresh(p)
    p.used = tuple([mark for mark in p.used if mark[0] != foe and mark[1] != "CLASS"])
    p.kept = tuple([one for one in p.kept if type_of(p, one[1]) != "class"])  # rolled anew
    tell(p, "epic_combat", number, foe, face_of(p, foe).hearts)
    push(p, prepare, seat, foe, number)
    for other in reversed(round_from(p, seat)):
        push(p, joining, other)
    push(p, bargain.window, "W5", seat)


@step
def joining(p: Board, seat: int) -> None:
    """DD-EPIC-30. A hero under SLEEP passes the next combat."""
    if seat in p.asleep:
        p.asleep = tuple([other for other in p.asleep if other != seat])
        tell(p, "slept_through", seat)
    else:
        ask(p, JOIN, seat)


def _join(p: Board, seat: int) -> Candidates:
    yield ("join_in",), None
    yield PASS, None


def _joined(p: Board, option: Option, seat: int) -> None:
    if option[0] == "join_in":
        p.fighters += (seat,)
        tell(p, "joined", seat)


JOIN = Question("epic_join", _join, _joined)


@step
def prepare(p: Board, seat: int, foe: int, number: int) -> None:
    """DD-EPIC-13. The monster first, then each participant, may use what works before combat."""
    push(p, reckon, seat, foe, number)
    if not p.fighters:
        return
    if ("RAISE_THE_DEAD", 0) in face_of(p, foe).symbols:
        for hero in p.fighters:
            for piece in trophies(p, hero):
                if p.cast[piece].type == "monster":
                    p.extras += ((FOE, face_of(p, piece).level, piece),)
    push(p, begin)
    for hero in reversed(p.fighters):
        push(p, mastery, hero)
        push(p, ready, hero)
        push(p, choose_set, hero)
    _assault(p, BEFORE)


@step
def ready(p: Board, seat: int) -> None:
    tidy(p, seat)
    ask(p, READY, seat)


def _ready(p: Board, seat: int) -> Candidates:
    yield from actions(p, seat)
    yield PASS, None


def _readied(p: Board, option: Option, seat: int) -> None:
    if option[0] != "pass":
        push(p, ready, seat)
        carry_out(p, seat, option)


READY = Question("epic_before", _ready, _readied)


@step
def mastery(p: Board, seat: int) -> None:
    """DD-ARTIFACT-RING-OF-MASTERY-1/2. Rolled before each combat; its symbol wounds an epic monster."""
    for piece in owned(p, seat):
        if p.cast[piece].role == "ring_of_mastery" and piece not in p.wounded:
            face = roll(p, piece, seat)
            tell(p, "rolled", seat, piece, p.faces[piece], -1)
            if face.symbols:
                strike(p, seat)


def strike(p: Board, seat: int) -> None:
    """A wound dealt to the epic monster."""
    counts = dict(p.struck)
    counts[seat] = counts.get(seat, 0) + 1
    p.struck = tuple(sorted(counts.items()))
    tell(p, "struck", seat)


@step
def begin(p: Board) -> None:
    """DD-EPIC-15…19. Heroes roll, the monster rolls and uses its abilities, armor, then all else."""
    for seat in p.fighters:
        roll_hero(p, seat)
    roll_foe(p, foe_level(p))
    push(p, combat.last_phase, 0)
    push(p, combat.ability_phase, 0)
    push(p, combat.armor_phase, 0)
    push(p, combat.hammers, 0)
    push(p, onslaught)
    push(p, classes.forced, 0)


@step
def onslaught(p: Board) -> None:
    """DD-EPIC-14/17. Each ability that targets heroes hits every hero in the combat, and so do those of the
    trophies a Lich has raised."""
    p.phase = ABILITY
    _assault(p, ABILITY | ARMOR | LAST)


def _assault(p: Board, when: int) -> None:
    """Let everything the monster has for this moment loose, one ability after the other."""
    for source, name, param in reversed(powers(p, FOE)):
        if name in HITS and POWERS[name].when & when:
            for seat in reversed(p.fighters):
                push(p, lose_lowest, seat, name, source, param)
        elif when & ABILITY and name in ("VOID", "MAUL", "FIRE"):
            push(p, unleash, name)
        elif when & ABILITY and source != p.foe and name not in ("STUN", "GUST") and name in POWERS:
            push(p, lose_lowest, FOE, name, source, param)
        else:
            continue
        p.used += ((source, name),)


HITS = ("TANGLE", "DRAIN", "FREEZE", "PROTECTION", "TOAD", "EXECUTE", "FEAR", "POISON")
"""Abilities that pick somebody or something of a hero: in epic combat of each hero."""


@step
def unleash(p: Board, name: str) -> None:
    """DD-EPIC-14. What strikes all heroes at once: VOID, MAUL, and FIRE, which nobody can turn aside."""
    if name != "FIRE":  # which is told when it is cast
        tell(p, "used", FOE, p.foe, name, NONE)
    if name == "VOID":
        p.lasts += tuple([(FOE, "VOID", p.foe, seat) for seat in p.fighters])
    elif name == "MAUL":
        roll_in(p, FOE, HERO_LEVEL)
    else:
        spell = find(p, CENTRE, "spell_fire")
        if spell not in p.spells_in:
            spells.cast(p, FOE, spell, True)


@step
def lose_lowest(p: Board, seat: int, name: str, source: int, param: int) -> None:
    """DD-EPIC-17. What the ability does to this hero the player with the least fame chooses; what is aimed at
    no hero the monster may also leave (FOE in the place of the hero)."""
    if any([True for _ in _lowest(p, -1, FOE, seat, name, source, param)]):
        ask_combatant(p, LOWEST, FOE, seat, name, source, param)


def _lowest(p: Board, chooser: int, who: int, seat: int, name: str, source: int, param: int) -> Candidates:
    phase, p.phase = p.phase, ARMOR if name == "PROTECTION" else p.phase
    found = list(POWERS[name].targets(p, FOE, source, name, param))
    p.phase = phase
    for option, why in found:
        if why is None and (seat == FOE or _struck(p, option) == seat):
            yield option, None
    if seat == FOE and found:
        yield PASS, None


def _struck(p: Board, option: Option) -> int:
    """The hero an option is aimed at."""
    if option[0] == "use_die":
        return p.dice[option[3]][0]
    return owner_of(p, option[3]) if option[0] == "use_piece" else int(option[3])


def _lowest_chosen(
    p: Board, option: Option, chooser: int, who: int, seat: int, name: str, source: int, param: int
) -> None:
    if option[0] == "pass":
        return
    _, source, _, target = option
    tell(p, "used", FOE, source, name, target)
    POWERS[name].effect(p, FOE, source, param, target)


LOWEST = Question("epic_lowest", _lowest, _lowest_chosen)


@step
def reckon(p: Board, seat: int, foe: int, number: int) -> None:
    """DD-EPIC-20…24. Each hero compares alone; the monster takes one more wound by itself."""
    theirs = foe_total(p)
    names = [name for name, _ in face_of(p, foe).symbols]
    hurt = []
    results: tuple[tuple[int, bool], ...] = ()
    for hero in p.fighters:
        mine = max(total(p, hero), 0)
        tell(p, "compared_epic", hero, mine, theirs)
        outright = hero in p.fallen
        results += ((hero, mine >= theirs or outright),)
        if mine >= theirs or outright:
            strike(p, hero)
            gain_experience(p, hero)
        if mine <= theirs and not outright:
            hurt.append(hero)
    _aftermath(p, names)
    for hero in hurt:
        wound(p, hero)
    hearts = EPIC_HEARTS - number * EPIC_FREE_WOUNDS - sum([count for _, count in p.struck])
    _show_hearts(p, foe, hearts)
    tell(p, "hearts", foe, max(hearts, 0))
    fighters, later = p.fighters, p.later
    p.clear("combat")
    if hearts <= 0:
        push(p, roll_off, seat, foe, tuple([hero for hero, _ in p.struck]))
    elif number >= EPIC_COMBATS:
        push(p, over, seat, foe)
    else:
        push(p, combat_of, seat, foe, number + 1)
    for hero in reversed(fighters):
        push(p, parting, hero)
    push(p, bargain.settle, True, results)
    if "ACID" in names:
        for hero in reversed(fighters):
            push(p, STEPS["dungeon_dice.after.acid"], hero)
    p.later = later
    come_due(p)


@step
def parting(p: Board, seat: int) -> None:
    """DD-EPIC-8. Each combat ends with a chance to use familiars and what else works outside combat."""
    ask(p, PARTING, seat)


def _parting(p: Board, seat: int) -> Candidates:
    for option, why in actions(p, seat):
        if option[0] not in ("trade_in", "bazaar"):
            yield option, why
    yield PASS, None


def _parted(p: Board, option: Option, seat: int) -> None:
    if option[0] != "pass":
        push(p, parting, seat)
        carry_out(p, seat, option)


PARTING = Question("epic_after", _parting, _parted)


def _aftermath(p: Board, names: list[str]) -> None:
    return_items(p)
    dice_come_home(p)
    for seat in p.fighters:
        revert_boosts(p, seat)
    if "PETRIFY" in names:
        for who, piece, _, _ in p.dice:
            if who != FOE and type_of(p, piece) in GEAR and piece in owned(p, who):
                wound_piece(p, piece)
    for _, _, piece in p.extras:
        if piece in p.zones[ENCOUNTER] and type_of(p, piece) == "monster":
            leave(p, piece, home(p, piece))


@step
def roll_off(p: Board, seat: int, foe: int, entrants: tuple[int, ...]) -> None:
    """DD-EPIC-26…28, OR-51. A monster level die plus the wounds dealt; equals roll again."""
    counts = dict(p.struck)
    scores = [d6(p, one) + counts[one] for one in entrants]
    tell(p, "roll_off", entrants, tuple(scores))
    best = leaders(entrants, scores)
    if len(best) > 1:
        push(p, roll_off, seat, foe, best)
        return
    if best:
        leave(p, foe, TROPHIES + best[0])
        tell(p, "trophy", best[0], foe, 1)
    push(p, over, seat, foe)


@step
def over(p: Board, seat: int, foe: int) -> None:
    """DD-EPIC-25/29. The active player's turn ends; an unbeaten monster goes back to its bag."""
    for piece in p.zones[ENCOUNTER]:
        leave(p, piece, home(p, piece))
    p.struck = ()
    tell(p, "epic_over", foe)
    while p.stack and p.stack[0][0] in ("dungeon_dice.turn.end_of_turn", "dungeon_dice.turn.closing"):
        p.stack = p.stack[1]
    push(p, check)


# Powers of epic trophies -----------------------------------------------------------------------------


@offer(ABILITY)
def invoking(p: Board, seat: int) -> Candidates:
    """DD-EPICMON-WATCHER and kin. A trophy that casts a spell once a turn, in combat."""
    for piece in trophies(p, seat):
        power = p.cast[piece].trophy_power
        if power is not None and power.spell and seat in p.fighters and piece not in p.feared:
            spell = find(p, CENTRE, f"spell_{power.use.lower()}")
            why = ("once_a_turn",) if (piece, "INVOKE") in p.used else None
            if spell != NONE:
                yield ("invoke", piece), why or spells.refused(p, seat, spell)


@act("invoke")
def invoke(p: Board, seat: int, option: Option) -> None:
    piece = option[1]
    power = p.cast[piece].trophy_power
    p.used += ((piece, "INVOKE"),)
    tell(p, "used", seat, piece, power.use if power else "", -1)
    spells.cast(p, seat, find(p, CENTRE, f"spell_{power.use.lower() if power else ''}"))


@offer(BEFORE | ABILITY | OUTSIDE, outsiders=True)
def lending(p: Board, seat: int) -> Candidates:
    """DD-EPICMON-CHIMERA, -QUEEN-SLIME. Powers that work without being in the combat: POISON in anybody's,
    HEALING outside on the own turn. (In combat a trophy's power is one of the hero's symbols.)"""
    if seat in p.fighters:
        return
    for piece in trophies(p, seat):
        power = p.cast[piece].trophy_power
        idle = piece in p.feared or (piece, power.use if power else "") in p.used
        if power is None or power.requires not in ("", "own_turn") or idle:
            continue
        spent = power.per == "round" and (seat, power.use) in p.spent_round
        if not spent and bool(p.mode) == (not power.requires) and (p.mode or seat == p.turn):
            yield from POWERS[power.use].targets(p, seat, piece, power.use, 1)


@offer(BEFORE)
def primal(p: Board, seat: int) -> Candidates:
    """DD-EPICMON-LEGENDARY-BEAST-1/2. Monster level dice for your own in this combat; then you must rest."""
    for piece in trophies(p, seat):
        if p.cast[piece].role == "epic_legendary_beast" and piece not in p.feared:
            why = ("already_rolled",) if seat in p.rolled or (piece, "PRIMAL") in p.used else None
            for number in range(level_dice(p, seat).count(HERO_LEVEL), 0, -1):
                yield ("primal", piece, number), why


@act("primal")
def use_primal(p: Board, seat: int, option: Option) -> None:
    """As many level dice as the hero likes; each swap leaves its mark until they are rolled."""
    _, piece, number = option
    p.used += ((piece, "PRIMAL"),) * number
    tell(p, "primal", seat, piece, number)
    if -1 - seat not in p.asleep:
        p.asleep += (-1 - seat,)
        tell(p, "asleep", seat)
