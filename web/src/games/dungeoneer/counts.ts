// What the bar tells of a hero: Quests, Life, Level, Glory, Peril, and the Movement that is left.
import type { Count } from "../../table/SeatCounts.svelte";
import type { Seat } from "../../wire/dungeoneer";
import symbols from "./symbols.json?icons";

/** How many Quests win, in every grade. */
export const GOAL = 3;

export function counts({ won, life, full_life, level, glory, peril, movement, out, tipped }: Seat): Count[] {
  const quests: Count = { body: symbols.won, word: "Quests", text: "Completed Quests", value: won, of: GOAL };
  if (out) return [quests, { body: symbols.out, word: "Defeated", tone: "bad" }];
  const hurt = full_life > 0 && life * 2 <= full_life;
  const found: Count[] = [
    quests,
    { body: symbols.life, word: "Life", value: life, tone: hurt ? "bad" : undefined },
    { body: symbols.peril, word: "Peril", text: "Peril, which the others spend", value: peril },
    { body: symbols.glory, word: "Glory", value: glory, tone: "soft" },
    { body: symbols.level, word: "Level", value: level, tone: "soft" },
  ];
  if (movement)
    found.push({
      body: symbols.movement,
      word: "Movement",
      text: "Movement left, or saved for others' turns",
      value: movement,
      tone: "soft",
    });
  if (tipped) found.push({ body: symbols.tipped, word: "Tipped", tone: "bad" });
  return found;
}
