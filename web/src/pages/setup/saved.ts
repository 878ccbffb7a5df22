// Saved set-ups: named, kept in this browser, and passed on as text.
import type { Draft } from "./draft";
import type { Drawing } from "./slots";

export interface Saved {
  readonly name: string;
  readonly draft: Draft;
  readonly drawing: Drawing;
}

const key = (game: string) => `delvewright.setups.${game}`;

export function allSaved(game: string): Saved[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(game)) ?? "[]");
    return Array.isArray(kept) ? kept.filter(sound) : [];
  } catch {
    return [];
  }
}

/** Keeps a set-up under its name; one of that name before is replaced. */
export function save(game: string, saved: Saved): Saved[] {
  const others = allSaved(game).filter((one) => one.name !== saved.name);
  return keep(
    game,
    [...others, saved].sort((a, b) => a.name.localeCompare(b.name)),
  );
}

export function remove(game: string, name: string): Saved[] {
  return keep(
    game,
    allSaved(game).filter((one) => one.name !== name),
  );
}

function keep(game: string, all: Saved[]): Saved[] {
  localStorage.setItem(key(game), JSON.stringify(all));
  return all;
}

/** A set-up as text, to be sent to somebody. */
export function asText(game: string, saved: Saved): string {
  return JSON.stringify({ delvewright: "set-up", game, ...saved });
}

/** A set-up from such a text; an error says what is wrong with it. */
export function fromText(game: string, text: string): Saved {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new Error("This is not the text of a set-up.");
  }
  if (!sound(found)) throw new Error("This is not the text of a set-up.");
  const of = (found as { game?: unknown }).game;
  if (of !== game) throw new Error(`This set-up is for another game: ${String(of)}.`);
  return { name: found.name, draft: found.draft, drawing: found.drawing };
}

function sound(found: unknown): found is Saved {
  const { name, draft, drawing } = (found ?? {}) as Partial<Saved>;
  return (
    typeof name === "string" &&
    typeof draft?.mode === "string" &&
    typeof draft.seed === "string" &&
    typeof draft.options === "object" &&
    Array.isArray(draft.packs) &&
    Array.isArray(draft.places) &&
    Array.isArray(drawing?.slots) &&
    Array.isArray(drawing.banned)
  );
}
