"""Plain drawing: a Dungeon Dice view line by line, for pipes and screen readers; it computes no rule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from rich.console import RenderableType
from rich.text import Text

from delvewright.cli.dungeon_dice import die
from delvewright.cli.screen import Part, Screen

PHASES = {
    "setup": "setting up",
    "turn": "",
    "draw": "drawing",
    "prepare": "before the fight",
    "combat": "fighting",
    "after": "afterwards",
    "end": "end of the turn",
}
STATES = {"agreed": "AGREED", "draft": "YOUR DRAFT"}
ROLES = {"active": "", "assistant": "helping", "monster": "monster", "duelist": "", "ally": ""}
HEAPS = (
    ("equipment", "gear"),
    ("items", "one-use"),
    ("classes", "classes"),
    ("familiars", "familiars"),
    ("relics", "relics"),
    ("others", "other dice"),
    ("trophies", "trophies"),
    ("stored", "stopped"),
)


class Plain(Screen):
    """The words of a table. `Drawing` lays the same words out for a screen."""

    sourced: ClassVar[str] = "sides"

    def parts(self) -> dict[str, Part]:
        return {
            "heroes": self.heroes,
            "place": self.place,
            "fight": self.fight,
            "deals": self.deals,
            "bags": self.bags,
            "table": self.table,
        }

    def table(self, view: Any) -> Iterator[RenderableType]:
        yield Text(self.headline(view))
        for part in (self.heroes, self.place, self.deals, self.fight):
            yield from part(view)

    def again(self, view: Any) -> Iterator[RenderableType]:
        yield from self.deals(view)
        yield from self.fight(view)

    def heading(self, view: Any) -> list[str]:
        return [self.game.title, f"to {view.goal} fame"]

    def doing(self, view: Any) -> str:
        return PHASES.get(view.phase, view.phase)

    # Heroes --------------------------------------------------------------------------------------

    def heroes(self, view: Any) -> Iterator[RenderableType]:
        """A line a seat, and what it holds."""
        for seat in view.seats:
            yield Text(f"{self.who(view, seat.seat)}: {', '.join(self.seat_facts(view, seat))}")
            for line in self.holdings(seat):
                yield Text(f"  {line}")

    def seat_facts(self, view: Any, seat: Any) -> list[str]:
        levels = seat.levels
        facts = [f"{seat.fame} fame", f"{seat.experience.now} experience", f"level {levels.level}"]
        facts.append(f"{levels.ready} level {'die' if levels.ready == 1 else 'dice'} ready")
        if levels.wounded:
            facts.append(f"{levels.wounded} wounded")
        if levels.boosted:
            facts.append(f"{levels.boosted} boosted")
        marks = {"cursed": seat.hexed, "must rest": seat.asleep, "holds the Stone": seat.stone}
        facts += [mark for mark, holds in marks.items() if holds]
        facts += [f"{self.kinds[kind].name} this turn" for kind in seat.class_used]
        return facts

    def holdings(self, seat: Any) -> list[str]:
        """What a hero holds, by sort; equipped dice are marked."""
        found = []
        for heap, word in HEAPS:
            dice = getattr(seat, heap)
            if dice:
                found.append(f"{word}: {', '.join(self.named(one) for one in dice)}")
        if seat.powers:
            found.append("ready: " + ", ".join(f"{one.symbol.label} ({one.source})" for one in seat.powers))
        if seat.spent:
            found.append("used this round: " + ", ".join(seat.spent))
        return found

    def named(self, piece: Any) -> str:
        """A die on the table with its marks: "*Sword", "Axe (wounded)"."""
        marks = []
        for mark, holds in (("wounded", piece.wounded), ("feared", piece.feared), ("bound", piece.bound)):
            marks += [mark] if holds else []
        marks += [f"{piece.fame} fame"] if piece.fame else []
        marks += [piece.note] if piece.note else []
        told = f" ({', '.join(marks)})" if marks else ""
        return f"{'*' if piece.equipped else ''}{self.kinds[piece.kind].name}{told}"

    # Where ---------------------------------------------------------------------------------------

    def place(self, view: Any) -> Iterator[RenderableType]:
        """The Dungeon die, the terrain, and what lies in the centre."""
        for site in (view.site, view.terrain):
            if site is not None:
                yield self.title(site.name.upper(), self.site_facts(view, site))

    def site_facts(self, view: Any, site: Any) -> str:
        text = [site.text]
        if site.bonus:
            who = [self.who(view, seat) for seat in site.bonus_for]
            text.append(f"Bonus: {site.bonus}{f' ({chr(44).join(who)})' if who else ''}")
        return " ".join(text)

    def bags(self, view: Any) -> Iterator[RenderableType]:
        """What is left in each bag, and the spells."""
        for bag in view.bags:
            dice = [f"{count} {self.kinds[kind].name}" for kind, count in bag.left.items()]
            yield self.title(
                f"{bag.id.upper()} BAG", f"{bag.count} dice: {', '.join(dice)}" if dice else "empty"
            )
        yield self.title("SPELLS", ", ".join(self.kinds[spell.kind].name for spell in view.spells))

    # The fight -----------------------------------------------------------------------------------

    def fight(self, view: Any) -> Iterator[RenderableType]:
        """What was met, and every combatant's dice."""
        if view.encounter is not None:
            yield self.title(*self.met(view.encounter))
            for chance in view.encounter.chances:
                yield Text(f"  {self.chance(chance)}")
        elif view.drawn:
            yield self.title("DRAWN", ", ".join(self.kinds[one.kind].name for one in view.drawn))
        combat = view.combat
        if combat is None or not any(side.dice for side in combat.sides):
            return
        for side in combat.sides:
            yield Text(f"  {self.side_name(view, side)}: {self.side_dice(side)} = {side.total}")
        if combat.text:
            yield Text(f"  {combat.text}")
        yield from self.announced(combat)

    def met(self, encounter: Any) -> tuple[str, str]:
        facts = [f"level {encounter.level}"] if encounter.level else []
        if encounter.hearts:
            facts.append(f"{encounter.hearts} hearts")
        if encounter.fame:
            facts.append(f"{encounter.fame} fame as a trophy")
        facts += [symbol.label for symbol in encounter.symbols]
        if encounter.reward:
            facts.append("reward " + " and ".join(symbol.label for symbol in encounter.reward))
        if encounter.immunities:
            facts.append(f"immune to {', '.join(encounter.immunities)}")
        if encounter.carried:
            facts.append("carries " + ", ".join(self.named(one) for one in encounter.carried))
        return self.kinds[encounter.kind].name.upper(), " · ".join(facts)

    def chance(self, chance: Any) -> str:
        return f"{chance.label}: wins {chance.win} and ties {chance.tie} in 100 on the dice alone"

    def side_name(self, view: Any, side: Any) -> str:
        if side.who < 0:
            return self.kinds[view.encounter.kind].name if view.encounter else "the monster"
        role = ROLES.get(side.role, "")
        return f"{self.who(view, side.who)}{f' ({role})' if role else ''}"

    def side_dice(self, side: Any) -> str:
        told = [self.rolled(one) for one in side.dice]
        told += [f"{extra.text} {extra.amount:+d}" for extra in side.extras]
        return ", ".join(told) or "no dice"

    def rolled(self, one: Any) -> str:
        """A die in combat: "Sword 3 [Slash]"; used symbols in small, removed dice struck out by words."""
        number = "-" if one.value is None else str(one.value)
        symbols = [symbol.label for symbol in one.ready] + [f"{symbol.label} used" for symbol in one.used]
        told = f"{self.kinds[one.kind].name} {number}{f' [{chr(44).join(symbols)}]' if symbols else ''}"
        return f"({told}, out)" if one.out else told

    def announced(self, combat: Any) -> Iterator[RenderableType]:
        for one in combat.declared:
            yield Text(f"  Announced: {one.text}.")
        for one in combat.lasts:
            yield Text(f"  At the end: {one.text}.")
        if combat.prize:
            yield Text(f"  For {combat.prize}.")

    def deals(self, view: Any) -> Iterator[RenderableType]:
        """Offers on the table and agreements in force."""
        for one in view.bargains:
            yield self.title(STATES.get(one.state, "OFFER"), one.text or "nothing yet")

    # The end -------------------------------------------------------------------------------------

    def scores(self, view: Any) -> Iterator[tuple[int, str, list[str]]]:
        """Every fame part by part."""
        for score in view.result.scores:
            parts = [f"{part.fame:>3} fame  {part.text}" for part in score.worth]
            yield score.seat, f"{score.fame} fame", parts or ["nothing worth any fame"]

    def described(self, printed: Any) -> str:
        return die.described(printed)

    def facts(self, printed: Any) -> str:
        return f"Sides: {', '.join(die.sides(printed))}"

    def on_the_table(self, view: Any) -> list[Any]:
        """Dice of every hero, in the centre and in combat."""
        dice: list[Any] = []
        for seat in sorted(view.seats, key=lambda one: one.seat != view.seat):
            for heap, _ in HEAPS:
                dice += getattr(seat, heap)
        dice += [*view.drawn, *view.spells, *view.legendary, *view.bosses]
        if view.combat is not None:
            dice += [one for side in view.combat.sides for one in side.dice]
        return dice
