"""Bonds: what a contract forbids its parties, and what it demands of them (DD-BARGAIN)."""

from __future__ import annotations

from delvewright.games.dungeon_dice.board import FOE, MONSTER, NONE, Board, distinct, owned, owner_of
from delvewright.games.dungeon_dice.contracts import Term, owed_to, replace, terms
from delvewright.games.dungeon_dice.kinds import ABILITIES
from delvewright.kernel.ask import Candidates, Option, Reason
from delvewright.kernel.events import tell

COVERED = ("one_use", "spell", "familiar", "class")
"""What NO HARM covers besides THROW and duels: the weapons of those outside a combat."""
RAISES, LOWERS = {"MAUL", "STRENGTH"}, {"POISON", "SHURIKEN", "TOAD"}
"""What may be used on anybody and is good or bad for it: that much is not printed."""
TOTALS = ("either_side_total", "own_or_target_total")
RIVALS = ("opponent", "opponent_combat_die", "opponent_hero", "hero")
HELPS = (
    RAISES
    | {name for name, one in ABILITIES.items() if one.target in TOTALS or one.spell_number == "add"} - LOWERS
)
HARMS = LOWERS | {name for name, one in ABILITIES.items() if one.target in RIVALS}
"""What helps whom it is used on, and what harms it."""


def bound(p: Board, who: int, candidates: Candidates) -> Candidates:
    """DD-TRADE-3. The candidates, with those refused that a contract forbids."""
    return _bound(p, who, candidates) if p.contracts else candidates


def _bound(p: Board, who: int, candidates: Candidates) -> Candidates:
    pacts = [to for _, by, to, _ in terms(p, "NO_HARM") if by == who]
    uses = {piece: side for _, by, _, piece, side in terms(p, "PROMISE_USE") if by == who}
    for option, why in candidates:
        yield option, why or _forbidden(p, option, pacts, uses)


def _forbidden(p: Board, option: Option, pacts: list[int], uses: dict[int, int]) -> Reason | None:
    piece, symbol, target = _aimed(p, option)
    if target == NONE:
        return None
    if piece in uses and (uses[piece] == FOE) == ((target == FOE) == (symbol in HARMS)):
        return ("promised", uses[piece])
    for friend in pacts:
        if against(p, friend, symbol, target):
            return ("no_harm", friend)
    return None


def _aimed(p: Board, option: Option) -> tuple[int, str, int]:
    """(die, symbol, combatant) of an option that NO HARM or a promise may speak about."""
    verb = option[0]
    if verb in ("throw", "hurl", "assassinate"):
        return option[1], "BOMB", option[2]
    if verb == "add_to":
        return NONE, "BOMB", option[1]
    if verb in ("challenge", "intimidate"):
        return NONE, "PAIN", option[1]
    if verb == "duel_for":
        return NONE, "PAIN", owner_of(p, option[1])
    if verb in ("use_who", "use_die", "use_piece") and option[1] >= 0:
        _, source, symbol, target = option
        if p.cast[source].type in COVERED or any([piece == source for piece, _ in p.summoned]):
            if verb == "use_die":
                target = p.dice[target][0]
            elif verb == "use_piece":
                target = owner_of(p, target)
            return source, symbol, target
    return NONE, "", NONE


def against(p: Board, seat: int, symbol: str, target: int) -> bool:
    """Whether a symbol used on a combatant is used against a seat: on the side the seat fights for or on the
    other one, as it helps or harms."""
    together = target == seat or (p.mode == MONSTER and seat in p.fighters and target in p.fighters)
    if symbol in HARMS:
        return together
    return symbol in HELPS and seat in p.fighters and not together


def peaceful(p: Board, seat: int, other: int) -> bool:
    """Whether a seat has promised another no harm."""
    return any([(by, to) == (seat, other) for _, by, to, _ in terms(p, "NO_HARM")])


def must_use(p: Board, who: int, source: int) -> bool:
    """DD-BARGAIN-PROMISE-USE. Whether a die just rolled may not be wasted."""
    uses = [piece for _, by, _, piece, _ in terms(p, "PROMISE_USE") if by == who]
    return source in uses or source in [piece for _, by, _, _, piece in terms(p, "HEAL") if by == who]


def healing(p: Board, healer: int, candidates: Candidates) -> Candidates:
    """DD-BARGAIN-HEAL. A healing that is owed goes to whom it is owed, if that hero has use for it."""
    owed = [to for _, by, to, *_ in terms(p, "HEAL") if by == healer]
    listed = list(candidates) if owed else []
    for friend in owed:
        if any([why is None and _mends(p, option, friend) for option, why in listed]):
            for option, why in listed:
                yield option, why or (None if _mends(p, option, friend) else ("owes_healing", friend))
            return
    yield from listed or candidates


def _mends(p: Board, option: Option, seat: int) -> bool:
    if option[0] in ("mend_level", "lift"):
        return bool(option[1] == seat)
    return option[0] == "mend" and option[1] in owned(p, seat)


def healed(p: Board, healer: int, option: Option) -> None:
    for term in terms(p, "HEAL"):
        kind, by, to, count, _ = term
        if by == healer and _mends(p, option, to):
            replace(p, term, (kind, by, to, count - 1, -1) if count > 1 else None)
            tell(p, "kept_word", by, to, kind)
            return


def sharers(p: Board, seat: int) -> list[Term]:
    """DD-REWARD-ENCHANT-3, DD-BARGAIN-ENCHANT-SHARE. Agreements that open others' equipment to an ENCHANT."""
    return owed_to(p, seat, "ENCHANT_SHARE")


def shared(p: Board, seat: int) -> list[int]:
    return [piece for _, by, *_ in sharers(p, seat) for piece in distinct(p, owned(p, by))]


def enchanted(p: Board, seat: int, piece: int) -> int:
    """Who keeps the artifact that a piece is swapped for; the agreement about it is fulfilled."""
    for term in sharers(p, seat):
        kind, by, _, keeper, _ = term
        if piece in owned(p, by):
            replace(p, term, None)
            tell(p, "kept_word", by, seat, kind)
            return int(keeper)
    return seat


def debts(p: Board, seat: int) -> list[Term]:
    """DD-BARGAIN-FUTURE-ASSIST. The helps owed to a seat."""
    return owed_to(p, seat, "FUTURE_ASSIST")
