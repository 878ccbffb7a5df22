// Made by tools/types.js from the schema of shared: change it there.

/**
 * What every view says of its table, whatever the game adds.
 */
export interface TableView {
  game: string;
  seat: number;
  phase: string;
  turn: number;
  turns: number;
  asked: number[];
  ask: Open | null;
  result: Verdict | null;
  resting: number[];
}
/**
 * The open question, as the seat that is asked reads it.
 */
export interface Open {
  seat: number;
  question: string;
  text: string;
  rules: string[];
  offers: Offer[];
  refusals: Refusal[];
  rests: boolean;
  beyond: Offer[];
}
/**
 * An option of the open question.
 */
export interface Offer {
  index: number;
  name: string;
  label: string;
  text: string;
  rules: string[];
  touches: Touch[];
  aside: boolean;
  goes: string[];
  leads: Touch[];
  via: string;
}
/**
 * Something an option touches, so that a table can light it up.
 */
export interface Touch {
  place: string;
  kind: string;
  piece: number;
  seat: number;
}
/**
 * A candidate of the open question that is not offered, and why.
 */
export interface Refusal {
  name: string;
  label: string;
  text: string;
  rules: string[];
  touches: Touch[];
}
/**
 * The end: who won, and why.
 */
export interface Verdict {
  winners: number[];
  text: string;
  rules: string[];
}
/**
 * What every printed piece says of itself, whatever the game adds.
 */
export interface Printed {
  id: string;
  name: string;
  type: string;
  pack: string;
  group: string;
  copies: number;
  text: string[];
  rulings: string[];
  note: string;
  provenance: string;
  rules: string[];
}
