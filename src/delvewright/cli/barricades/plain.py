"""Plain drawing: a Barricades view line by line, for pipes and screen readers; it computes no rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from delvewright.cli.screen import Part, Screen, several
from delvewright.views.english import count

STAGES = {
    "setup": "choosing",
    "prep": "Prep and Village",
    "dungeon": "Dungeon",
    "closing": "end of the turn",
}
AT = {
    "prep": "at the dice",
    "place": "not placed yet",
    "village": "shopping",
    "dungeon": "delving",
    "ready": "ready to fight",
    "fighting": "fighting",
    "spoils": "sharing out",
    "done": "done",
}


class Plain(Screen):
    """The words of a table. `Drawing` lays the same words out for a screen."""

    def parts(self) -> dict[str, Part]:
        return {
            "champions": self.champions,
            "village": self.village,
            "shops": self.shops,
            "dungeon": self.dungeon,
            "horde": self.horde,
            "mine": self.mine,
            "table": self.table,
        }

    def table(self, view: Any) -> Iterator[RenderableType]:
        yield Text(self.headline(view))
        if view.setup:
            yield from self.places(view)
            return
        for part in (self.horde, self.village, self.dungeon, self.champions, self.mine):
            yield from part(view)

    def again(self, view: Any) -> Iterator[RenderableType]:
        """What may have changed while a phase goes on."""
        if view.setup:
            return
        yield from self.horde(view)
        yield from self.champions(view)
        yield from self.mine(view)

    def heading(self, view: Any) -> list[str]:
        return [self.game.title, self.name(view.difficulty)]

    def doing(self, view: Any) -> str:
        return STAGES.get(view.stage, view.stage)

    def name(self, kind: str) -> str:
        return str(self.kinds[kind].name) if kind in self.kinds else kind.replace("_", " ")

    # The Horde and the Guardian ------------------------------------------------------------------

    def horde(self, view: Any) -> Iterator[RenderableType]:
        """What will come over the Village, and how the Guardian stands."""
        coming, guardian = view.horde, view.guardian
        told = [count(coming.icons, "icon"), f"{coming.removed} removed", f"{coming.destruction} Destruction"]
        told.append(f"the Village would gain {count(coming.chits, 'chit')} now, {coming.most} at most")
        yield self.title("HORDE", ", ".join(told))
        sides = self.kinds[guardian.kind].guardian
        track = sides.guardian_track if guardian.revealed else sides.lair_track
        facts = [f"{count(guardian.threat, 'die')} each", f"space {guardian.space + 1} of {len(track)}"]
        if guardian.revealed:
            facts.append(
                f"Health {guardian.health}, {guardian.hurt} of {guardian.hit_points} Hit Points gone"
            )
        else:
            facts.append("in the Lair")
        yield self.title(self.name(guardian.kind).upper(), ", ".join(facts))

    # The Village ---------------------------------------------------------------------------------

    def village(self, view: Any) -> Iterator[RenderableType]:
        """A line a building: what is left of it, its Barricade, who is there."""
        yield self.title(
            "VILLAGE", f"{view.destroyed} of {view.limit} locations lost, {view.bag} chits in the bag"
        )
        for place in view.locations:
            yield Text(f"  {self.name(place.kind)}: {', '.join(self.place_facts(view, place))}")

    def place_facts(self, view: Any, place: Any) -> list[str]:
        if not place.standing:
            return ["destroyed"]
        facts = [f"{len(place.chits)} of {place.damage} spots broken"]
        if place.active:
            facts.append("Barricade stands")
        else:
            pledged = sum([pledge.gold for pledge in place.pledges])
            facts.append(f"Barricade {place.price} gold" + (f", {pledged} pledged" if pledged else ""))
        return [*facts, *[f"{self.who(view, seat)} here" for seat in place.visitors]]

    def shops(self, view: Any) -> Iterator[RenderableType]:
        """What is for sale."""
        for stack in view.stacks:
            if stack.top is not None:
                yield Text(f"  {self.name(stack.top.kind)}: {stack.price} gold, {stack.left} left")
        for token in view.supply:
            yield Text(f"  {self.name(token.kind)}: {token.count} gold at the Bazaar")
        yield Text(f"  Treasure: {view.treasure_price} gold at the Shop, {view.treasures} left")

    # The Dungeon ---------------------------------------------------------------------------------

    def dungeon(self, view: Any) -> Iterator[RenderableType]:
        """A line a room: the Light it asks for, who lives there, what it brings, who is there."""
        yield self.title("DUNGEON", "")
        for room in view.rooms:
            yield Text(f"  {self.room_line(view, room)}")
        for fight in view.battles:
            yield Text(f"  {self.battle_line(view, fight)}")

    def room_name(self, room: Any) -> str:
        return self.name(room.tile.kind) if room.tile else room.node.replace("_", " ")

    def room_line(self, view: Any, room: Any) -> str:
        facts = [f"level {room.level}", f"Light {room.light}"]
        if room.monster is not None:
            dice = f"+{several(room.dice)}d6" if room.dice else ""
            facts.append(f"{self.name(room.monster.kind)}, Health {room.health}{dice.replace(' ', '')}")
            facts += [f"Armor {room.armor}"] if room.armor else []
            facts += [f"Magic Resistance {room.resistance}"] if room.resistance else []
            facts += [count(room.wounds, "Wound")] if room.wounds else []
            facts += [f"{room.xp} XP"] if room.xp else []
            facts += ["Treasure"] if room.treasure else []
            facts += [self.name(token) for token in room.gear]
        elif room.node == "lair":
            facts.append("closed" if not view.guardian.revealed else "empty")
        facts += ["had its battle"] if room.fought else []
        facts += [f"{left.number} {left.what} waits" for left in room.left]
        facts += [f"{self.who(view, seat)} here" for seat in room.champions]
        facts += [f"{self.who(view, seat)} means to come" for seat in room.aims]
        return f"{self.room_name(room)}: {', '.join(facts)}"

    def battle_line(self, view: Any, fight: Any) -> str:
        who = " and ".join([self.who(view, seat) for seat in fight.members])
        foes = " and ".join([self.name(foe.kind) for foe in fight.foes])
        end = ("won" if fight.won else "lost") if fight.over else "under way"
        return f"{who} against {foes}: Attack {fight.value}, Health {fight.health}, {end}"

    # Champions -----------------------------------------------------------------------------------

    def champions(self, view: Any) -> Iterator[RenderableType]:
        """A line a Champion."""
        for seat in view.seats:
            yield Text(f"{self.who(view, seat.seat)}: {', '.join(self.seat_facts(view, seat))}")

    def seat_facts(self, view: Any, seat: Any) -> list[str]:
        facts = []
        if seat.prestige is not None:
            facts.append(f"{self.name(seat.prestige.kind)} {seat.prestige.rank}")
        facts += [f"HP {seat.hp}", f"{seat.xp} XP", f"Attack {seat.physical}+{seat.magic}"]
        facts += [f"Light {seat.light_left}", f"{seat.gold} gold"]
        facts += [f"{several(token.count)}{self.name(token.kind)}" for token in seat.gear]
        if seat.party >= 0:
            facts.append(f"in the Party of {self.who(view, seat.party)}")
        if seat.stage in AT:
            facts.append(AT[seat.stage])
        return facts

    def mine(self, view: Any) -> Iterator[RenderableType]:
        """The viewer's own cards, what each gives, and the dice."""
        seat = next((one for one in view.seats if one.seat == view.seat), None)
        if seat is None:
            return
        if seat.dice:
            yield self.title("DICE", ", ".join([self.name(die.face) for die in seat.dice]))
        for word, cards in (("HAND", seat.hand), ("IN PLAY", seat.play)):
            if cards:
                yield self.title(word, self.cards_line(cards))
        yield self.title("DECK", f"{count(seat.deck, 'card')}, {seat.discard} in the discard pile")

    def cards_line(self, cards: Sequence[Any]) -> str:
        """ "2 Adventurer, Dagger (Joba)" """
        told = Counter([self.card_words(card) for card in cards])
        return ", ".join([f"{several(number)}{words}" for words, number in told.items()])

    def card_words(self, card: Any) -> str:
        name = self.name(card.kind)
        held = [self.name(weapon.kind) for weapon in card.wields]
        level = getattr(self.kinds.get(card.kind), "level", 0)
        name = f"{name} {level}" if level else name
        return f"{name} with {' and '.join(held)}" if held else name

    def scores(self, view: Any) -> Iterator[tuple[int, str, list[str]]]:
        """All win or lose together: each Champion's Rank is told beside it."""
        for seat in view.seats:
            rank = seat.prestige.rank if seat.prestige else 0
            yield seat.seat, f"Rank {rank}, HP {seat.hp}", []
