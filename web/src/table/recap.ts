// The log by turns, and what has happened since a seat last answered.
import type { Entry, Line } from "../wire/wire";

export interface Deed {
  readonly entry: Entry;
  readonly lines: readonly Line[];
}

export interface Turn {
  readonly turn: number;
  readonly heading: Line | null; // the line that announced the turn
  readonly deeds: readonly Deed[];
}

/** Groups the log by turns. An entry that opens a new turn belongs to the old one; its last line is the new heading. */
export function byTurn(entries: readonly Entry[]): readonly Turn[] {
  const turns: { turn: number; heading: Line | null; deeds: Deed[] }[] = [];
  let current: (typeof turns)[number] | undefined;
  for (const entry of entries) {
    if (!current) turns.push((current = { turn: Math.max(entry.turn, 0), heading: null, deeds: [] }));
    const opens = entry.sort === "answer" && entry.turn > current.turn && entry.lines.length > 0;
    current.deeds.push({ entry, lines: opens ? entry.lines.slice(0, -1) : entry.lines });
    if (opens) turns.push((current = { turn: entry.turn, heading: entry.lines.at(-1) ?? null, deeds: [] }));
    else if (entry.turn > 0) current.turn = entry.turn;
  }
  return turns;
}

/** What the others have done since the seat's last answer, or since the start. */
export function sinceLast(entries: readonly Entry[], seat: number): readonly Entry[] {
  const last = entries.findLastIndex((entry) => entry.sort === "answer" && entry.seat === seat);
  return entries
    .slice(last + 1)
    .filter((entry) => entry.sort !== "chat" && entry.sort !== "seat" && entry.lines.length);
}

/** Whether a turn has begun since the seat's last answer: only then is there something to recount. */
export function turnsPassed(entries: readonly Entry[], seat: number): boolean {
  const last = entries.findLast((entry) => entry.sort === "answer" && entry.seat === seat);
  return !last || entries.some((entry) => entry.n > last.n && entry.turn > last.turn);
}
