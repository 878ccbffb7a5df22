// What the bar tells of a hero: fame, level with wounds, experience.
import type { Count } from "../../table/SeatCounts.svelte";
import type { Seat } from "../../wire/dungeon_dice";
import symbols from "./symbols.json?icons";

export function counts({ fame, goal, levels: { level, wounded }, experience, asleep }: Seat): Count[] {
  const found: Count[] = [
    { body: symbols.fame, word: "Fame", text: `Fame, ${goal} to win`, value: fame, of: goal },
    { body: symbols.level, word: "Level", value: level },
  ];
  if (wounded)
    found.push({
      body: symbols.wound,
      word: "Wounds",
      text: "Wounded level dice",
      value: wounded,
      tone: "bad",
    });
  found.push({ body: symbols.experience, word: "Experience", value: experience.now, tone: "soft" });
  if (asleep) found.push({ body: symbols.asleep, word: "Must rest", tone: "soft" });
  return found;
}
