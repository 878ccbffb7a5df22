"""A player's side of the table: the hero with his scores and trackers, Inventory, Pack and Quests."""

from __future__ import annotations

from delvewright.games.dungeoneer import windows
from delvewright.games.dungeoneer.board import (
    DONE,
    HERO,
    INVENTORY,
    PACK,
    QUESTS,
    Board,
    attached_to,
    counted,
    hero,
    life_left,
)
from delvewright.games.dungeoneer.ending import quests_done
from delvewright.games.dungeoneer.powers import FREELY, PLAIN
from delvewright.games.dungeoneer.scores import (
    attack_forms,
    boon_limit,
    full_life,
    hand_size,
    treasure_limit,
)
from delvewright.games.dungeoneer.sorts import FORMS
from delvewright.views.dungeoneer.clash import hero_strength
from delvewright.views.dungeoneer.fight import monster
from delvewright.views.dungeoneer.ground import pieces
from delvewright.views.dungeoneer.model import Item, Score, Seat
from delvewright.views.dungeoneer.quests import quest_view
from delvewright.views.dungeoneer.reading import Reading
from delvewright.views.plain import figures


def seat_view(r: Reading, seat: int) -> Seat:
    p = r.p
    dealt = bool(p.zones[HERO + seat])  # before that nobody has a hero
    return Seat(
        seat=seat,
        figures=figures(r.figures(seat)),
        hero=pieces(p, p.zones[HERO + seat]),
        at=p.at[seat],
        out=p.life[seat] <= 0,
        level=p.level[seat],
        life=p.life[seat] if dealt else 0,
        full_life=full_life(p, seat) if dealt else 0,
        glory=p.glory[seat],
        peril=p.peril[seat],
        movement=p.movement[seat],
        tipped=bool(p.tipped[seat]),
        stands_up_at=p.tipped[seat] if p.tipped[seat] > 1 else 0,
        stuck=p.stuck[seat],
        attacked=dealt and hero(p, seat) in p.attacked,
        scores=scores(p, seat) if dealt else (),
        boons=boon_limit(p, seat) if dealt else 0,
        treasures=treasure_limit(p, seat) if dealt else 0,
        inventory=tuple([item(p, seat, card) for card in p.zones[INVENTORY + seat]]),
        banes=pieces(p, attached_to(p, hero(p, seat))) if dealt else (),
        pack=tuple([monster(p, card) for card in p.zones[PACK + seat]]),
        pack_limit=p.rules.pack_limit,
        quests=tuple([quest_view(r, quest, seat) for quest in p.zones[QUESTS + seat]]),
        done=tuple([quest_view(r, quest, seat, done=True) for quest in p.zones[DONE + seat]]),
        won=quests_done(p, seat),
        hand_size=hand_size(p, seat) if dealt else 0,
    )


def scores(p: Board, seat: int) -> tuple[Score, ...]:
    """Melee, Magic and Speed with nothing particular going on; a fight tells what counts in it."""
    if p.life[seat] <= 0:
        return ()
    forms = attack_forms(p, seat)
    found = []
    for stat, name in enumerate(FORMS):
        now, parts = hero_strength(p, seat, stat, PLAIN)
        found.append(Score(name, now, parts, stat in forms))
    return tuple(found)


def item(p: Board, seat: int, card: int) -> Item:
    """A card in an Inventory. One whose uses are all gone for now is spent."""
    kind = p.cast[card]
    minion = kind.sort == "encounter"
    limited = [use for use in kind.uses if use.limit != FREELY]
    gone = [use for use in limited if (card, windows.limit_key(p, card, use)) in p.used]
    return Item(
        piece=card,
        kind=kind.id,
        slot=kind.slot,
        tokens=counted(p.tokens, card),
        spent=(card, 0) in p.used if minion else bool(limited) and len(gone) == len(kind.uses),
        life=life_left(p, card) if minion else 0,
        attached=pieces(p, attached_to(p, card)),
    )
