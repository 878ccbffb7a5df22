// What the bar tells of a Champion: Rank, HP, XP, and Attack, Light and gold as they stand.
import type { Count } from "../../table/SeatCounts.svelte";
import type { Seat } from "../../wire/barricades";
import symbols from "./symbols.json?icons";

/** The last Rank, which is what a game is won by besides the Guardian's fall. */
export const LAST_RANK = 7;

export function counts({
  hp,
  most_hp,
  xp,
  prestige,
  physical,
  magic,
  light_left,
  gold,
  stage,
}: Seat): Count[] {
  const found: Count[] = [
    { body: symbols.rank, word: "Rank", text: "Prestige Rank", value: prestige?.rank ?? 0, of: LAST_RANK },
    { body: symbols.hp, word: "HP", value: hp, of: most_hp, tone: hp * 2 <= most_hp ? "bad" : undefined },
    { body: symbols.xp, word: "XP", value: xp },
  ];
  if (physical || magic)
    found.push({
      body: symbols.attack,
      word: "Attack",
      text: "Attack, physical and magic",
      value: `${physical}+${magic}`,
      tone: "soft",
    });
  if (light_left) found.push({ body: symbols.light, word: "Light", value: light_left, tone: "soft" });
  if (gold && ["place", "village", "prep"].includes(stage))
    found.push({ body: symbols.gold, word: "gold", value: gold, tone: "soft" });
  return found;
}
