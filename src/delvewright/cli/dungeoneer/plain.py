"""Plain drawing: a Dungeoneer view line by line, for pipes and screen readers; it computes no rule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from rich.console import RenderableType
from rich.text import Text

from delvewright.cli.dungeoneer.words import (
    PHASES,
    exit_words,
    hurdle_words,
    marks,
    route_lines,
    scores_words,
)
from delvewright.cli.screen import Lookup, Part, Screen
from delvewright.cli.zoom import matching
from delvewright.kernel.errors import DelveError

STEPS = {
    "A": "attack",
    "B": "response",
    "C": "attack roll",
    "D": "counter-attack roll",
    "E": "compare",
    "F": "challenge",
    "G": "Pack",
    "H": "reward",
}


class Plain(Screen):
    """The words of a table. `Drawing` lays the same words out for a screen."""

    routine: ClassVar[tuple[str, ...]] = ("turn", "movement", "turned_up")
    sourced: ClassVar[str] = "numbers"

    def parts(self) -> dict[str, Part]:
        return {
            "heroes": self.heroes,
            "map": self.map,
            "quests": self.quests,
            "hand": self.hand,
            "fight": self.fight,
            "piles": self.piles,
            "table": self.table,
        }

    def lookups(self) -> dict[str, Lookup]:
        return {"path": Lookup("path NAME       the way to a space, with its Threats and odds", self.path)}

    def table(self, view: Any) -> Iterator[RenderableType]:
        yield Text(self.headline(view))
        for part in (self.heroes, self.quests, self.map, self.hand, self.fight):
            yield from part(view)

    def again(self, view: Any) -> Iterator[RenderableType]:
        """Where the hero stands, what he is fighting, and what is in hand."""
        yield from self.here(view)
        yield from self.fight(view)
        yield from self.hand(view)

    def heading(self, view: Any) -> list[str]:
        return [self.game.title]

    def doing(self, view: Any) -> str:
        return PHASES.get(view.phase, view.phase)

    def on_the_table(self, view: Any) -> list[Any]:
        """Hands, Inventories, the map, Quests: all that lies open, the viewer's own first."""
        return [
            lying
            for zone in sorted(view.zones, key=lambda zone: zone.owner != view.seat)
            for lying in zone.pieces
        ]

    def named(self, piece: Any) -> str:
        name: str = self.kinds[piece.kind].name
        return name

    def space_name(self, view: Any, piece: int) -> str:
        return next((self.named(space) for space in view.map.spaces if space.piece == piece), "nowhere")

    # Heroes --------------------------------------------------------------------------------------

    def heroes(self, view: Any) -> Iterator[RenderableType]:
        """A line a seat, and what it holds."""
        for seat in view.seats:
            yield Text(f"{self.who(view, seat.seat)}: {', '.join(self.seat_facts(view, seat))}")
            for line in self.holdings(seat):
                yield Text(f"  {line}")

    def seat_facts(self, view: Any, seat: Any) -> list[str]:
        if seat.out:
            return [self.hero_name(seat), "out of the game"]
        facts = [
            f"{self.hero_name(seat)} at {self.space_name(view, seat.at)}",
            f"{seat.won} of {view.goal} Quests",
            f"Level {seat.level}",
            f"Life {seat.life} of {seat.full_life}",
            f"Glory {seat.glory}",
            f"Peril {seat.peril}",
            f"Movement {seat.movement}",
            *scores_words(seat),
            f"{self.hand_count(view, seat.seat)} cards in hand",
        ]
        return [*facts, *marks(seat)]

    def hero_name(self, seat: Any) -> str:
        return self.named(seat.hero[0]) if seat.hero else "no hero yet"

    def hand_count(self, view: Any, seat: int) -> int:
        return sum(
            len(zone.pieces) + zone.hidden
            for zone in view.zones
            if zone.owner == seat and zone.place == "hand"
        )

    def holdings(self, seat: Any) -> list[str]:
        """What a hero bears, what hangs on him, and his Pack."""
        found = []
        boons = [item for item in seat.inventory if self.kinds[item.kind].sort == "boon"]
        others = [item for item in seat.inventory if item not in boons]
        if boons:
            found.append(f"Boons ({len(boons)} of {seat.boons}): {', '.join(map(self.item, boons))}")
        if others:
            found.append(
                f"Treasures ({len(others)} of {seat.treasures}): {', '.join(map(self.item, others))}"
            )
        if seat.banes:
            found.append("Banes: " + ", ".join(map(self.named, seat.banes)))
        if seat.pack:
            limit = f" of {seat.pack_limit}" if seat.pack_limit else ""
            found.append(f"Pack ({len(seat.pack)}{limit}): {', '.join(map(self.monster, seat.pack))}")
        if seat.done:
            found.append("Quests done: " + ", ".join(map(self.named, seat.done)))
        return found

    def item(self, item: Any) -> str:
        """ "Wand of Cinders (2 tokens)", "Shambling Zombie (Minion, Life 1, spent)" """
        told = [f"Minion, Life {item.life}"] if item.life else []
        told += [f"{item.tokens} tokens"] if item.tokens else []
        told += ["used"] if item.spent else []
        told += [f"with {self.named(one)}" for one in item.attached]
        return f"{self.named(item)}{f' ({chr(44).join(told)})' if told else ''}"

    def monster(self, monster: Any, fighting: bool = False) -> str:
        told = [f"Life {monster.life}"] + (["has fought"] if monster.fought and not fighting else [])
        told += [f"with {self.named(one)}" for one in monster.attached]
        return f"{self.named(monster)} ({', '.join(told)})"

    # Quests --------------------------------------------------------------------------------------

    def quests(self, view: Any) -> Iterator[RenderableType]:
        """The viewer's Quests and the Global ones, then everybody's: what is needed, and how far it is."""
        for quest in view.quests:
            yield self.quest(view, "Global", quest)
        for seat in sorted(view.seats, key=lambda seat: seat.seat != view.seat):
            whose = "Yours" if seat.seat == view.seat else self.names[seat.seat]
            for quest in seat.quests:
                yield self.quest(view, whose, quest)

    def quest(self, view: Any, whose: str, quest: Any) -> RenderableType:
        return Text(f"Quest, {whose}: {self.named(quest)}. {self.quest_words(quest)}")

    def quest_words(self, quest: Any) -> str:
        goal = quest.goals[quest.stage] if quest.stage < len(quest.goals) else None
        told = [quest.need]
        if goal is not None and not goal.spaces:
            told.append("not on the map yet")
        elif goal is not None and goal.moves >= 0:
            told.append("here" if not goal.moves else f"{moves(goal.moves)} away")
        if quest.odds >= 0:
            told.append(f"{quest.odds} in 100")
        told += ["found"] if quest.found else []
        told += ["tried this turn"] if quest.tried else []
        return ", ".join(told)

    # The map -------------------------------------------------------------------------------------

    def map(self, view: Any) -> Iterator[RenderableType]:
        """Space by space: what is there, and where its exits lead."""
        for space in view.map.spaces:
            yield Text(self.space(view, space))

    def here(self, view: Any) -> Iterator[RenderableType]:
        """The space of the viewer's hero."""
        at = view.seats[view.seat].at if view.seat >= 0 else -1
        yield from (Text(self.space(view, space)) for space in view.map.spaces if space.piece == at)

    def space(self, view: Any, space: Any) -> str:
        told = [f"Glory {space.glory}, Peril {space.peril}"]
        told += [", ".join(self.who(view, seat) for seat in space.heroes)] if space.heroes else []
        told += [hurdle_words(space.obstacle, space.border)] if space.obstacle is not None else []
        told += [line.rstrip(".") for line in self.kinds[space.kind].text]
        told += ["ice"] if space.ice else []
        told += [f"the token of {self.named(one)}" for one in space.tokens]
        told += [self.named(one) for one in space.attached]
        exits = [
            exit_words(exit, self.space_name(view, exit.to), space.border)
            for exit in space.exits
            if exit.sort != "wall"
        ]
        links = [
            f"{link.sort.capitalize()} {link.letter} to {self.space_name(view, to)}".replace("  ", " ")
            for link in space.links
            for to in link.to
        ]
        return f"{self.named(space)}: {'; '.join(told)}. Exits: {'; '.join([*exits, *links])}."

    def path(self, view: Any, words: str) -> Iterator[RenderableType]:
        """The way to a space, or to all of them within reach."""
        routes = {route.to: route for route in view.map.routes}
        if not words:
            near = [route for route in view.map.routes if route.within]
            if not near:
                yield Text("No other space is within your Movement.")
            for route in near:
                yield from route_lines(self, view, route)
            return
        spaces = matching(words, [(self.named(space), space) for space in view.map.spaces])
        if not spaces:
            raise DelveError(f"no space {words!r} lies on the map")
        for space in spaces[:3]:
            if space.piece in routes:
                yield from route_lines(self, view, routes[space.piece])
            else:
                here = view.seat >= 0 and view.seats[view.seat].at == space.piece
                yield Text(f"{self.named(space)}: {'you are there' if here else 'no way leads there'}.")
            yield Text(f"  {self.space(view, space)}")

    # Cards ---------------------------------------------------------------------------------------

    def hand(self, view: Any) -> Iterator[RenderableType]:
        """The viewer's hand, a line a card: what it costs and when it is played."""
        for zone in view.zones:
            if zone.place in ("hand", "held") and zone.owner == view.seat and zone.pieces:
                yield self.title("YOUR HAND" if zone.place == "hand" else "YOUR MAP CARDS", "")
                for one in zone.pieces:
                    yield Text(f"  {self.card_line(one)}")

    def card_line(self, piece: Any) -> str:
        printed = self.kinds[piece.kind]
        cost = f", {printed.cost} {printed.resource.capitalize()}" if printed.resource else ""
        return f"{printed.name} ({printed.type}{cost}): {' '.join(printed.text)}".removesuffix(": ")

    def piles(self, view: Any) -> Iterator[RenderableType]:
        """Decks and piles."""
        for zone in view.zones:
            if zone.owner < 0 and zone.place not in ("map", "global", "fight", "drawn"):
                yield self.title(self.called(view, zone), self.lying(zone))

    # The fight -----------------------------------------------------------------------------------

    def fight(self, view: Any) -> Iterator[RenderableType]:
        """The combat step by step, the roll under way, Encounters that lie ready."""
        for card in {ghost.piece for ghost in view.map.ghosts}:
            yield from self.to_lay(view, card)
        if view.group is not None:
            cards = ", ".join(map(self.named, view.group.cards))
            yield self.title("READY", f"for {self.who(view, view.group.quarry)}: {cards}")
        fight = view.fight
        if fight is not None:
            sides = f"{self.who(view, fight.lord)} against {self.who(view, fight.victim)}"
            yield self.title(f"FIGHT, step {fight.step}, {STEPS[fight.step]}", sides)
            for one in fight.monsters:
                form = f" with {one.form.capitalize()}" if one.form else ""
                yield Text(f"  {self.monster(one, fighting=True)}{form}")
            if fight.blow is not None:
                yield from self.blow(view, fight.blow)
        if view.roll is not None:
            roll = view.roll
            number = f"{roll.stat.capitalize()} {roll.number}+"
            yield self.title("ROLL", f"{self.roller(view, roll.roller)} against {number}: {roll.odds} in 100")
        if view.dice:
            yield self.title("DICE", " ".join(str(die) for die in view.dice))

    def to_lay(self, view: Any, card: int) -> Iterator[RenderableType]:
        """A Map card that the viewer places, as it is printed."""
        for one in view.map.drawn:
            if one.piece == card:
                printed = self.kinds[one.kind]
                yield self.title(printed.name.upper(), " ".join([f"{self.facts(printed)}.", *printed.text]))

    def blow(self, view: Any, blow: Any) -> Iterator[RenderableType]:
        form = blow.form.capitalize()
        yield Text(f"  {form}: {self.roller(view, blow.attack)} against {self.roller(view, blow.counter)}")
        verdicts = {
            "hit": f"{blow.attack.name} hits",
            "riposte": f"{blow.counter.name} hits",
            "tie": "a tie",
            "nothing": "it comes to nothing",
            "": f"{blow.attack.name} hits {blow.hits} in 100, {blow.counter.name} {blow.misses}",
        }
        yield Text(f"  {verdicts[blow.verdict]}")

    def roller(self, view: Any, roller: Any) -> str:
        """ "Raka 4 + 3 = 7 (Sword +1)"; a die that is still to be rolled is a question mark."""
        die = str(roller.die) if roller.die else "?"
        total = f" = {roller.total}" if roller.die else ""
        more = [f"{self.part(one)} {one.amount:+d}" for one in roller.parts[1:] if one.amount]
        return f"{roller.name} {die} + {roller.score}{total}{f' ({chr(44).join(more)})' if more else ''}"

    def part(self, part: Any) -> str:
        return self.kinds[part.kind].name if part.kind else "other effects"

    # The end -------------------------------------------------------------------------------------

    def scores(self, view: Any) -> Iterator[tuple[int, str, list[str]]]:
        for seat in view.seats:
            done = [self.named(quest) for quest in seat.done]
            yield seat.seat, f"{seat.won} of {view.goal} Quests", done or ["no Quest completed"]


def moves(count: int) -> str:
    return "1 move" if count == 1 else f"{count} moves"
