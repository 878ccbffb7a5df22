// The games that can be drawn: which components stand for the board, a card in full, a score, a seat in the bar.
import type { Component } from "svelte";
import type { Surroundings } from "../table/surroundings";
import * as dungeon_dice from "./dungeon_dice";
import * as thunderstone from "./thunderstone";

/* Every game has its own view and its own printed cards; only the game's components look into them. */
type Own = any;

export interface Drawing {
  readonly Board: Component<{ view: Own; around: Surroundings }>;
  /** A card in full; it also does without a table. */
  readonly Zoom: Component<{
    kind: string;
    piece?: number;
    view?: Own;
    around: Pick<Surroundings, "faces" | "zoom">;
  }>;
  readonly Score: Component<{ view: Own; around: Surroundings }>;
  readonly Mini: Component<{ view: Own; seat: number }>;
  /** A printed card; it fills the box it is put in: slim lies across, the others stand 100 to 142. */
  readonly Card: Component<{ face: Own; size?: "slim" | "hand" | "full" }>;
}

export const drawings: Readonly<Record<string, Drawing>> = { dungeon_dice, thunderstone };
