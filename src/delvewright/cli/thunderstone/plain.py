"""Plain drawing: a Thunderstone view line by line, for pipes and screen readers; it computes no rule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from rich.console import RenderableType
from rich.text import Text

from delvewright.cli.screen import Part, Screen, several
from delvewright.cli.thunderstone import card as printed_card

SHELVES = (("basic", "Basic"), ("hero", "Heroes"), ("village", "Village"))


class Plain(Screen):
    """The words of a table. `Drawing` lays the same words out for a screen."""

    routine: ClassVar[tuple[str, ...]] = ("turn", "drew")
    sourced: ClassVar[str] = "numbers"

    def parts(self) -> dict[str, Part]:
        return {
            "hall": self.hall,
            "dungeon": self.hall,
            "village": self.village,
            "hand": self.hand,
            "table": self.table,
        }

    def again(self, view: Any) -> Iterator[RenderableType]:
        return self.hand(view)

    def described(self, printed: Any) -> str:
        return printed_card.described(printed)

    def facts(self, printed: Any) -> str:
        return " · ".join(printed_card.facts(printed))

    def source(self, printed: Any) -> str:
        doubts = f"; not verified: {', '.join(printed.unverified)}" if printed.unverified else ""
        return f"{super().source(printed)}{doubts}"

    def on_the_table(self, view: Any) -> list[Any]:
        """Hall, Village, hands and piles."""
        cards = [foe for rank in view.hall for foe in rank.cards] + [
            stack for stack in view.village if stack.count
        ]
        for seat in sorted(view.seats, key=lambda one: one.seat != view.seat):
            cards += [*seat.hand, *seat.discard[::-1], *seat.penalties]
        return cards

    def table(self, view: Any) -> Iterator[RenderableType]:
        """Everything on the table."""
        yield Text(self.headline(view))
        for part in (self.seats, self.hall, self.village, self.hand):
            yield from part(view)

    def heading(self, view: Any) -> list[str]:
        """Which game it is, of how many."""
        parts = [self.game.title]
        if view.variant != "standard":
            parts.append(view.variant.replace("_", " "))
        if view.campaign is not None and view.campaign.past:
            parts.append(f"game {view.campaign.number}")
        return parts

    def doing(self, view: Any) -> str:
        return {"village": "in the Village", "dungeon": "in the dungeon"}.get(view.phase) or super().doing(
            view
        )

    # Seats ---------------------------------------------------------------------------------------

    def seat_facts(self, view: Any, seat: Any) -> list[str]:
        """Score, XP, and how many cards are where."""
        facts = [
            f"{seat.vp} VP",
            f"{seat.xp} XP",
            f"hand {len(seat.hand) + seat.hidden}",
            f"deck {seat.deck}",
        ]
        facts.append(f"discard {len(seat.discard)}")
        if seat.penalties:
            facts.append(f"{len(seat.penalties)} penalty cards")
        if view.campaign is not None and any(view.campaign.points):
            facts.append(f"{view.campaign.points[seat.seat]} Game Points")
        return facts

    # The hall ------------------------------------------------------------------------------------

    def hall(self, view: Any) -> Iterator[RenderableType]:
        """Each rank: who stands there, how dark it is, and what an attack would come to."""
        yield self.title("DUNGEON", " · ".join(self.dungeon_facts(view.dungeon)))
        for rank, foe in self.ranks(view):
            line = f"  Rank {rank}: {self.kinds[foe.kind].name}"
            if foe.monster:
                line += f", Health {foe.health}, darkness {foe.darkness}, {foe.xp} XP, {foe.vp} VP"
            if foe.preview is not None:
                line += f". {foe.preview.refusal or foe.preview.text}"
            yield Text(line)

    def ranks(self, view: Any) -> list[tuple[int, Any]]:
        return sorted(((rank.rank, foe) for rank in view.hall for foe in rank.cards), key=lambda row: row[0])

    def dungeon_facts(self, dungeon: Any) -> list[str]:
        """What is left in the deck, how deep the stone may lie, and what lies beside it."""
        facts = [f"{dungeon.deck} cards in the deck"]
        for one in dungeon.lurking:
            where = str(one.first + 1) if one.first == one.last else f"{one.first + 1} to {one.last + 1}"
            facts.append(f"{self.kinds[one.kind].name} {where} down")
        if dungeon.horde:
            facts.append(f"Horde Deck {len(dungeon.horde)}")
        if dungeon.counters:
            facts.append(f"{dungeon.counters} prowling on Rank 1")
        if dungeon.cages:
            facts.append("caged: " + ", ".join(self.kinds[one.kind].name for one in dungeon.cages))
        if dungeon.score_pile:
            facts.append(f"got past you: {len(dungeon.score_pile)}, {dungeon.score_pile_vp} VP")
        if dungeon.skips_advance:
            facts.append("the next advance is skipped")
        return facts

    # The Village ---------------------------------------------------------------------------------

    def village(self, view: Any) -> Iterator[RenderableType]:
        """Every stack with its price and what is left."""
        yield self.title("VILLAGE", " · ".join(self.purse(view)))
        for word, stacks in self.shelves(view):
            for stack in stacks:
                if not stack.count:
                    yield Text(f"  {word}: {stack.group}, sold out")
                    continue
                can = ", you can pay" if stack.affordable else ""
                yield Text(
                    f"  {word}: {self.kinds[stack.kind].name}, {stack.cost} gold{can}, {left(stack)} left"
                )

    def purse(self, view: Any) -> list[str]:
        if view.totals is None:
            return []
        buys = [f"{view.totals.purchases} to buy"] if view.phase == "village" else []
        return [f"{view.totals.gold} gold", *buys]

    def shelves(self, view: Any) -> list[tuple[str, list[Any]]]:
        """The stacks by sort, the cheapest first."""
        return [
            (word, sorted((stack for stack in view.village if stack.type == type), key=lambda one: one.cost))
            for type, word in SHELVES
        ]

    # The hand ------------------------------------------------------------------------------------

    def hand(self, view: Any) -> Iterator[RenderableType]:
        """The open hand, Weapons beside the Heroes that hold them, and what it all comes to."""
        totals = view.totals
        if totals is None:
            return
        facts = [
            f"gold {totals.gold}",
            f"Attack {totals.attack}",
            f"Magic {totals.magic}",
            f"Light {totals.light}",
        ]
        if totals.diseases:
            facts.append(f"Disease -{totals.diseases}")
        owner = "YOUR HAND" if totals.seat == view.seat else f"{self.names[totals.seat].upper()}'S HAND"
        yield self.title(owner, " · ".join(facts))
        yield from self.cards(self.held(view.seats[totals.seat]))

    def held(self, seat: Any) -> dict[tuple[str, str, tuple[str, ...]], int]:
        """(kind, name, facts) of each sort of card in a hand, and how many there are; held Weapons are named
        with their Hero."""
        cards: dict[tuple[str, str, tuple[str, ...]], int] = {}
        for card in seat.hand:
            if card.held_by < 0:
                weapons = [other for other in seat.hand if other.held_by == card.piece]
                name = " + ".join(self.kinds[one.kind].name for one in (card, *weapons))
                look = (card.kind, name, tuple(self.card_facts(card)))
                cards[look] = cards.get(look, 0) + 1
        return cards

    def card_facts(self, card: Any) -> list[str]:
        printed = self.kinds[card.kind]
        weapon = "weapon" in printed.classes
        own = printed if weapon else card
        numbers = {
            "gold": card.gold,
            "strength": card.strength if "hero" in printed.classes else 0,
            "weight": printed.weight if weapon else 0,
            "attack": own.attack,
            "magic": own.magic,
            "light": own.light,
        }
        marks = {
            "will be lost": card.lost,
            "stays out of the battle": card.left_out,
            "borrowed": card.owner >= 0,
            "in disguise": bool(card.guise_of),
            "used: " + ", ".join(card.used): bool(card.used),
        }
        facts = [f"{word} {number}" for word, number in numbers.items() if number]
        return facts + [mark for mark, holds in marks.items() if holds]

    def cards(self, held: Mapping[tuple[str, str, tuple[str, ...]], int]) -> Iterator[RenderableType]:
        if not held:
            yield Text("  no cards")
        for (_, name, facts), count in held.items():
            yield Text(f"  {several(count)}{name}{': ' if facts else ''}{', '.join(facts)}")

    # The end --------------------------------------------------------------------

    def result(self, view: Any) -> Iterator[RenderableType]:
        """Who won, every score card by card, and what got past a lone player."""
        yield from super().result(view)
        if view.result.against is not None:
            yield self.title("Got past you", f"{view.result.against} VP")
            yield from (Text(f"  {part}") for part in self.worth(view.result.score_pile))

    def scores(self, view: Any) -> Iterator[tuple[int, str, list[str]]]:
        points = "Game Points" if view.campaign is not None and any(view.campaign.points) else "VP"
        for seat, cards in enumerate(view.result.cards):
            yield seat, f"{view.result.scores[seat]} {points}", self.worth(cards)

    def worth(self, cards: Sequence[Any]) -> list[str]:
        """Cards that score, each sort with what it is worth."""
        found = []
        for scored in cards:
            count = f", {scored.count} x {scored.each}" if scored.count > 1 else ""
            found.append(f"{scored.vp:>3} VP  {self.kinds[scored.kind].name}{count}")
        return found or ["no card worth any VP"]


def left(stack: Any) -> str:
    """How many cards a stack still has; of Heroes, by level."""
    return "/".join(str(count) for count in stack.levels) if stack.levels else str(stack.count)
