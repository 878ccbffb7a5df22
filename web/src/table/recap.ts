// The log by turns, and what has happened since a seat last answered.
import type { Entry, Line, Sign } from "../wire/wire";

export interface Deed {
  readonly entry: Entry;
  readonly lines: readonly Line[];
}

export interface Turn {
  readonly turn: number;
  readonly heading: Line | null; // the line that announced the turn
  readonly deeds: readonly Deed[];
}

/** What comes before the first turn is the set-up. */
export const turnName = (turn: number): string => (turn ? `Turn ${turn}` : "Set-up");

/** Groups the log by turns. What an entry tells before it announces a new turn belongs to the old one. */
export function byTurn(entries: readonly Entry[]): readonly Turn[] {
  const turns: { turn: number; heading: Line | null; deeds: Deed[] }[] = [];
  let current: (typeof turns)[number] | undefined;
  for (const entry of entries) {
    const first = entry.sort === "start" ? 0 : Math.max(entry.turn, 0);
    if (!current) turns.push((current = { turn: first, heading: null, deeds: [] }));
    const plays = entry.sort === "answer" || entry.sort === "start";
    const opens = plays && entry.turn > current.turn && entry.lines.length > 0;
    const at = opens ? announced(entry) : entry.lines.length;
    current.deeds.push({ entry, lines: entry.lines.slice(0, at) });
    if (opens) turns.push((current = { turn: entry.turn, heading: entry.lines[at]!, deeds: [] }));
    else if (entry.turn > 0) current.turn = entry.turn;
    const rest = entry.lines.slice(at + 1);
    if (rest.length) current.deeds.push({ entry, lines: rest });
  }
  return turns;
}

/** Which line says that the turn begins: at the end of a game it is the last one. */
function announced({ turn, lines }: Entry): number {
  const at = lines.findLastIndex(([text]) => text.startsWith(`Turn ${turn}:`));
  return at < 0 ? lines.length - 1 : at;
}

/** How what happened sounds: a fight by how it ended, then dice, then cards that are drawn. */
export function soundOf(entries: readonly Entry[]): "win" | "hit" | "roll" | "draw" | "card" | null {
  const deeds = entries.filter((entry) => entry.sort === "answer");
  const beat = deeds.findLast((entry) => entry.beat)?.beat;
  if (beat && beat.tone !== "even") return beat.tone === "won" ? "win" : "hit";
  if (deeds.some((entry) => entry.thrown.length)) return "roll";
  if (deeds.some((entry) => entry.lines.some(([text]) => / dr[ae]w \d+ /.test(text)))) return "draw";
  return deeds.length ? "card" : null;
}

/** What the others have done since the seat's last answer, or since the start. */
export function sinceLast(entries: readonly Entry[], seat: number): readonly Entry[] {
  const last = entries.findLastIndex((entry) => entry.sort === "answer" && entry.seat === seat);
  return entries
    .slice(last + 1)
    .filter((entry) => entry.sort !== "chat" && entry.sort !== "seat" && entry.lines.length);
}

/** What everybody has done at a glance, in the order of the first deeds; nothing where a game has no signs. */
export function atAGlance(entries: readonly Entry[]): readonly { by: string; signs: readonly Sign[] }[] {
  const all = new Map<string, Sign[]>();
  for (const { by, seat, signs } of entries)
    if (seat >= 0 && signs.length) all.set(by, [...(all.get(by) ?? []), ...signs]);
  return [...all].map(([by, signs]) => ({ by, signs }));
}

/** Whether a turn has begun since the seat's last answer: only then is there something to recount. */
export function turnsPassed(entries: readonly Entry[], seat: number): boolean {
  const last = entries.findLast((entry) => entry.sort === "answer" && entry.seat === seat);
  return !last || entries.some((entry) => entry.n > last.n && entry.turn > last.turn);
}
