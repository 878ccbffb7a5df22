// My part in the dice of a table: a share at random, and what was promised to me when I gave it, kept in this browser.
import type { TableInfo } from "./wire";

const KEY = "delvewright.luck.";

export interface Kept {
  readonly commitment: string;
  readonly share: string;
}

/** Sixteen bytes of my own, as hexadecimal digits. */
export function newShare(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Remembers what I was promised at a table; the first promise counts. */
export function remember(table: string, kept: Kept): void {
  if (kept.commitment) localStorage.setItem(KEY + table, JSON.stringify(kept));
}

export function remembered(table: string): Kept | null {
  try {
    const { commitment, share } = JSON.parse(localStorage.getItem(KEY + table) ?? "null") as Kept;
    return typeof commitment === "string" && typeof share === "string" ? { commitment, share } : null;
  } catch {
    return null;
  }
}

/** Why somebody may know the deal of a table, in a sentence; nothing when nobody does. */
export function warning(table: Pick<TableInfo, "deal">): string {
  return (
    {
      chosen: "The deal was chosen by the host.",
      repeated: "This repeats a deal that somebody may know.",
      forked: "This goes on from a finished game: what comes may be known.",
      uploaded: "This comes from a record: the deal may be known.",
    }[table.deal] ?? ""
  );
}
