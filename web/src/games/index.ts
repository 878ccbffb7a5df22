// The games that can be drawn; what draws a game is fetched when it is first needed.
import type { Component } from "svelte";
import type { Count } from "../table/SeatCounts.svelte";
import type { Open, Surroundings } from "../table/surroundings";

/* Every game has its own view and its own printed cards; only the game's components look into them. */
type Own = any;

/** Which components stand for the board, a card in full, a score, a seat. */
export interface Drawing {
  readonly Board: Component<{ view: Own; around: Surroundings }>;
  /** A card in full; it also does without a table. */
  readonly Zoom: Component<{
    kind: string;
    piece?: number;
    view?: Own;
    around: Pick<Surroundings, "kinds" | "zoom" | "game">;
  }>;
  readonly Score: Component<{ view: Own; around: Surroundings }>;
  /** All there is to know of a seat, and what the bar tells of it. */
  readonly Sheet: Component<{ seat: Own; around: Surroundings }>;
  readonly counts: (seat: Own) => readonly Count[];
  /** Whether a question is answered apart, and not at the seats it touches. */
  readonly apart?: (ask: Open | null) => boolean;
}

/** A printed card; it fills the box it is put in: slim lies across, the others stand 100 to 142. */
export type Card = Component<{ printed: Own; size?: "slim" | "hand" | "full" }>;

/* Where a page is a game's, its element says so, and the game's own colours hold in it. */
import.meta.glob("./*/mood.css", { eager: true });

/** What is drawn on the lid of its box; it fills what it is put in, the title comes over its upper quarter. */
export type Lid = Component<{ game: string }>;

/* A game is found by its folder; one without is drawn from the plain view. The card stands by itself: pages that only show
   cards do without the rest; so does the lid, for the shelf. */
const drawings = import.meta.glob<Drawing>("./*/index.ts");
const cards = import.meta.glob<{ default: Card }>("./*/Card.svelte");
const lids = import.meta.glob<{ default: Lid }>("./*/Lid.svelte");

export const drawingOf = async (game: string): Promise<Drawing> =>
  (drawings[`./${game}/index.ts`] ?? (() => import("../table/plain")))();
export const cardOf = async (game: string): Promise<Card> =>
  (await (cards[`./${game}/Card.svelte`] ?? (() => import("../table/plain/Card.svelte")))()).default;
export const lidOf = async (game: string): Promise<Lid> =>
  (await (lids[`./${game}/Lid.svelte`] ?? (() => import("../table/plain/Lid.svelte")))()).default;

/** Turns the whole page to the mood of a game, or back to nobody's. */
export function setMood(game: string): void {
  if (game) document.documentElement.dataset.game = game;
  else delete document.documentElement.dataset.game;
}
