// Made by tools/types.js from the schema of plain: change it there.
import type { Printed, TableView, Verdict } from "./shared";
export type { Offer, Open, Refusal, Touch } from "./shared";

/**
 * Everything one seat may know of a table.
 */
export interface View extends TableView {
  result: Result | null;
  figures: Figure[];
  seats: Seat[];
  zones: Zone[];
}
/**
 * The end, with a score a seat.
 */
export interface Result extends Verdict {
  scores: number[];
  unit: string;
}
/**
 * Something told of a seat, of the table or of a printed piece: a word and a value.
 */
export interface Figure {
  label: string;
  value: number | string;
}
/**
 * One player's side of the table.
 */
export interface Seat {
  seat: number;
  figures: Figure[];
}
/**
 * A place where pieces lie.
 */
export interface Zone {
  place: string;
  owner: number;
  label: string;
  pieces: Lying[];
  hidden: number;
}
/**
 * A piece that the viewer sees.
 */
export interface Lying {
  piece: number;
  kind: string;
}
/**
 * A printed piece.
 */
export interface PrintedPiece extends Printed {
  facts: Figure[];
}
