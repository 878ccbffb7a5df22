"""Monsters of the base set. Traits are printed facts; here is what happens."""

from __future__ import annotations

from delvewright.games.thunderstone import kinds, moves
from delvewright.games.thunderstone.board import (
    ASIDE,
    DESTROYED,
    EACH_HERO,
    HAND,
    SEAT_ZONES,
    STACKS,
    Board,
    distinct,
    hand,
    heroes,
    strength,
)
from delvewright.games.thunderstone.cards.shared import buys
from delvewright.games.thunderstone.muster import muster
from delvewright.games.thunderstone.sorts import ANY, CLERIC, FIGHTER, FOOD, HERO, MILITIA, SPELL, WEAPON
from delvewright.games.thunderstone.words import (
    Filter,
    battle,
    battle_end,
    breach,
    card,
    choose_from_hand,
    destroy,
    discard,
    disease,
    each_equipped_hero,
    each_hero,
    each_player,
    spoils,
    when,
)
from delvewright.kernel.ask import Candidates, Option, Question, ask
from delvewright.kernel.events import tell
from delvewright.kernel.steps import Word, push, step


def destroy_every(test: Filter) -> Word:
    """All such Heroes of the party die when the battle is over."""

    def word(p: Board, seat: int, me: int, it: int) -> None:
        for piece in hand(p, seat):
            if test.test(p, piece) and piece not in p.doomed:
                moves.destroy(p, piece, seat * SEAT_ZONES + HAND)

    return word


# Abyssal


def _empty_the_barracks(p: Board, seat: int, me: int, it: int) -> None:
    """TS-NOTE-02. The top two cards of every Hero stack, Militia too."""
    for zone in range(STACKS, len(p.zones)):
        stack = p.zones[zone]
        if stack and p.cast[stack[0]].classes & kinds.HERO:
            p.zones[zone] = stack[2:]
            p.zones[DESTROYED] += stack[:2]
            for piece in stack[:2]:
                tell(p, "destroyed", -1, piece)


HOLY_OR_WISE = Filter(
    "Cleric or Wizard", lambda p, piece: bool(p.cast[piece].classes & (kinds.CLERIC | kinds.WIZARD))
)
card("archduke_of_pain", breach(_empty_the_barracks), battle_end(destroy_every(HOLY_OR_WISE)))
card("tormentor", battle_end(destroy(CLERIC)))
card("the_unchained", battle(disease()))

# Doomknight • Humanoid


def _judged(p: Board, seat: int, me: int) -> Candidates:
    yield ("lose_attack",), None
    yield ("lose_magic",), None


def _judgement(p: Board, option: Option, seat: int, me: int) -> None:
    attack, magic = (-1, 0) if option[0] == "lose_attack" else (0, -1)
    p.boosts += ((me, EACH_HERO, -2, attack, magic),)
    tell(p, "boosted", seat, me, EACH_HERO, -2, attack, magic)


JUDGEMENT = Question("judgement.which", _judged, _judgement)


def _judge(p: Board, seat: int, me: int, it: int) -> None:
    """Strength -2 and Attack -1 for each Hero, or Magic Attack -1 where the party has any and prefers it."""
    m = muster(p, seat, me)
    if m.party and m.magic > 0:
        ask(p, JUDGEMENT, seat, me)
    else:
        _judgement(p, ("lose_attack",), seat, me)


card("judgement", battle(_judge))
card("knightmare", battle_end(destroy(FIGHTER)))
card("the_prince", battle(each_hero(attack=-2)), battle_end(destroy(FIGHTER)))

# Dragon


def _strongest(p: Board, seat: int, me: int, it: int) -> list[int]:
    """TS-NOTE-10. Ties are the attacker's to break."""
    party = [hero for hero in heroes(p, seat) if hero not in p.doomed]
    strongest = [h for h in party if all(strength(p, h) >= strength(p, other) for other in party)]
    return distinct(p, strongest)


card("ebon_fume", battle_end(destroy(HERO, pool=_strongest)))
card("mythlurian", battle_end(destroy(HERO)))
card("skaladak", battle_end(destroy(WEAPON)))
card("tyxr_the_old", breach(each_player(discard(ANY), discard(ANY))), battle_end(destroy(HERO)))
card("uyril_unending", battle_end(destroy(MILITIA)))

# Enchanted


def _riddle(p: Board, seat: int) -> Candidates:
    for piece in distinct(p, p.zones[seat * SEAT_ZONES + ASIDE]):
        yield ("destroy", piece), None
    yield ("done",), None


def _riddled(p: Board, option: Option, seat: int) -> None:
    if option[0] == "destroy":
        moves.destroy(p, option[1], seat * SEAT_ZONES + ASIDE, seat)
        push(p, riddle, seat)
    else:
        moves.clear_aside(p, seat)


RIDDLE = Question("sphinx.which", _riddle, _riddled)


@step
def riddle(p: Board, seat: int) -> None:
    ask(p, RIDDLE, seat)


def _six_cards(p: Board, seat: int, me: int, it: int) -> None:
    """Sphinx: six cards off your deck; destroy any of them, the others are discarded."""
    moves.turn_over(p, seat, 6)
    push(p, riddle, seat)


card("sphinx", spoils(_six_cards))

# Humanoid

card("deadbone_troll", battle(disease()))
card("grayskin_lizard", battle(each_equipped_hero(attack=1)))

# Ooze


def _unarmed(p: Board, seat: int, me: int, it: int) -> bool:
    return not p.held


card("black_slime", battle_end(destroy(MILITIA)))
card("gray_ooze", battle_end(when(_unarmed, destroy(HERO))), spoils(buys(kinds.FOOD)))
card("green_blob", battle_end(destroy(FOOD)))
card("red_jelly", battle_end(destroy(WEAPON)))

# Undead • Doom

card("famine", battle(disease()))
card("harbinger", battle_end(destroy(SPELL)))
card("kingdom", battle(disease()))
card("lord_of_death", battle(disease(2)))
card("suffering", battle(each_hero(strength=-2), disease()))

# Undead • Spirit


def _leave_out(p: Board, seat: int, me: int, it: int) -> None:
    p.left_out = it
    tell(p, "left_out", seat, it)


SPENT = Filter("Hero of no Strength", lambda p, piece: HERO.test(p, piece) and strength(p, piece) <= 0)

card("ghost", battle(each_hero(strength=-2)))
card("haunt", battle(choose_from_hand("leave_out", HERO, _leave_out)))
card("revenant", battle(each_hero(strength=-4)), battle_end(destroy_every(SPENT)))
card("spectre", battle_end(destroy(MILITIA)))
card("wraith", battle_end(destroy(MILITIA)))
