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

/** Whose turn begins. */
const TURN = /^Turn \d+: (.+)\.$/;

const given = (entry: Entry, seat: number) => entry.sort === "answer" && entry.seat === seat;

/** Where turns are somebody's: the seat's last answer in a turn of its own, and where such a turn last began; -1: never. */
function ownTurns(entries: readonly Entry[], seat: number): { last: number; begun: number; now: boolean } {
  const found = { last: -1, begun: -1, now: false };
  for (const [at, entry] of entries.entries()) {
    if (found.now && given(entry, seat)) found.last = at;
    for (const [text] of entry.lines) {
      const whose = TURN.exec(text)?.[1];
      if (whose) found.now = whose === "you";
      if (whose === "you") found.begun = at;
    }
  }
  return found;
}

/** What came after the seat's last turn: after the last answer it gave in one. */
export function sinceLast(entries: readonly Entry[], seat: number): readonly Entry[] {
  const { last, begun } = ownTurns(entries, seat);
  const from = begun < 0 ? entries.findLastIndex((entry) => given(entry, seat)) : last;
  return entries
    .slice(from + 1)
    .filter((entry) => entry.sort !== "chat" && entry.sort !== "seat" && entry.lines.length);
}

export interface Glance {
  /** Whom it happened to; -1: everybody. */
  readonly seat: number;
  readonly signs: readonly (Sign & { readonly times: number })[];
}

/** What has happened to everybody at a glance, in the order of the first deeds; nothing where a game has no signs. */
export function atAGlance(entries: readonly Entry[]): readonly Glance[] {
  const all = new Map<number, (Sign & { times: number })[]>();
  for (const sign of entries.flatMap((entry) => (entry.seat < 0 ? [] : entry.signs))) {
    const line = all.get(sign.seat) ?? [];
    const same = line.find((each) => each.sign === sign.sign && each.text === sign.text);
    if (same) same.times += 1;
    else all.set(sign.seat, [...line, { ...sign, times: 1 }]);
  }
  return [...all].map(([seat, signs]) => ({ seat, signs }));
}

/** Whether a turn has begun since the seat's last answer, or its own has just begun: only then is there something to recount. */
export function turnsPassed(entries: readonly Entry[], seat: number): boolean {
  const own = ownTurns(entries, seat);
  if (own.now && own.last < own.begun) return true;
  const last = entries.findLast((entry) => given(entry, seat));
  return !last || entries.some((entry) => entry.n > last.n && entry.turn > last.turn);
}
