// Made by tools/types.js from the schema of dungeon_dice: change it there.
import type { Printed, TableView, Verdict } from "./shared";
export type { Offer, Open, Refusal, Touch } from "./shared";

/**
 * Everything one seat may know of a table: all but the luck to come.
 *
 *     Its phases are setup, turn, draw, prepare, combat, after, end and over.
 */
export interface View extends TableView {
  result: Result | null;
  mode: string;
  sets: string[];
  goal: number;
  first: number;
  seats: Seat[];
  bags: Bag[];
  spells: Spell[];
  legendary: Piece[];
  bosses: Piece[];
  boosted_left: number;
  site: Site | null;
  terrain: Site | null;
  drawn: Piece[];
  encounter: Encounter | null;
  spent: Piece[];
  combat: Combat | null;
  bargains: Bargain[];
  warder: number;
  fleet: boolean;
  window: string;
  concerns: boolean;
}
/**
 * The end: fame, winners, and how each fame comes about.
 */
export interface Result extends Verdict {
  scores: Score[];
  why: string;
}
/**
 * A seat's final fame and where it comes from.
 */
export interface Score {
  seat: number;
  fame: number;
  worth: Worth[];
}
/**
 * A part of somebody's fame.
 */
export interface Worth {
  what: string;
  text: string;
  piece: number;
  kind: string;
  fame: number;
}
/**
 * One player's side of the table.
 */
export interface Seat {
  seat: number;
  experience: Experience;
  levels: Levels;
  fame: number;
  goal: number;
  worth: Worth[];
  hands: number;
  hands_free: number;
  armor_slots: number;
  gear: Piece[];
  equipment: Piece[];
  items: Piece[];
  classes: Piece[];
  familiars: Piece[];
  relics: Piece[];
  others: Piece[];
  trophies: Piece[];
  stored: Piece[];
  stone: boolean;
  hexed: boolean;
  asleep: boolean;
  locked: boolean;
  class_open: string[];
  class_used: string[];
  powers: Power[];
  spent: string[];
}
/**
 * The tracker of a hero.
 */
export interface Experience {
  now: number;
  most: number;
  next_level_at: number;
  tracker: string;
  face: number;
  fame: number;
}
/**
 * The level dice of a hero.
 */
export interface Levels {
  level: number;
  base: number;
  ready: number;
  wounded: number;
  boosted: number;
}
/**
 * A die that lies on the table, outside the bags.
 */
export interface Piece {
  piece: number;
  kind: string;
  face: number;
  same_as: number;
  equipped: boolean;
  wounded: boolean;
  feared: boolean;
  bound: boolean;
  usable: boolean;
  fame: number;
  note: string;
}
/**
 * A symbol somebody may still use.
 */
export interface Power {
  symbol: Symbol;
  piece: number;
  kind: string;
  source: string;
}
/**
 * A symbol on a face; what it means stands with the die.
 */
export interface Symbol {
  id: string;
  number: number;
  label: string;
}
/**
 * A bag: everybody knows what is left in it, nobody what comes next.
 */
export interface Bag {
  id: string;
  count: number;
  left: {
    [k: string]: number;
  };
}
/**
 * A spell die in the centre.
 */
export interface Spell {
  piece: number;
  kind: string;
  face: number;
  in_combat: boolean;
}
/**
 * Where the heroes are: the side of the Dungeon die, or of the terrain die.
 */
export interface Site {
  id: string;
  kind: string;
  face: number;
  name: string;
  text: string;
  rules: string[];
  monsters_gain: Symbol[];
  bonus: string;
  bonus_needs: string;
  bonus_for: number[];
}
/**
 * What was drawn and lies in the centre.
 */
export interface Encounter {
  piece: number;
  kind: string;
  face: number;
  level: number;
  colour: string;
  fame: number;
  hearts: number;
  symbols: Symbol[];
  reward: Symbol[];
  immunities: string[];
  carried: Piece[];
  chances: Chance[];
  text: string;
}
/**
 * How a combat would end on the numbers alone: no symbol used, nobody meddling. Per hundred.
 */
export interface Chance {
  label: string;
  helpers: number[];
  win: number;
  tie: number;
  lose: number;
}
/**
 * A combat under way.
 */
export interface Combat {
  mode: string;
  phase: string;
  round: number;
  rounds: number;
  controller: number;
  sides: Side[];
  camps: Camp[];
  margin: number;
  verdict: string;
  declared: Declared[];
  lasts: Declared[];
  spells: string[];
  spent: Piece[];
  prize: string;
  text: string;
}
/**
 * A combatant. The values of its dice that are not out and its extras come to `total`.
 */
export interface Side {
  who: number;
  camp: number;
  role: string;
  level: number;
  rolled: boolean;
  dice: CombatDie[];
  extras: Extra[];
  total: number;
  powers: Power[];
  toad: boolean;
  fallen: boolean;
  denies: boolean;
  note: string;
}
/**
 * A die in the combat.
 */
export interface CombatDie {
  piece: number;
  index: number;
  kind: string;
  face: number;
  value: number | null;
  out: boolean;
  initial: boolean;
  boosted: boolean;
  ready: Symbol[];
  used: Symbol[];
}
/**
 * Something besides the dice that counts for a combatant.
 */
export interface Extra {
  text: string;
  amount: number;
  piece: number;
  kind: string;
}
/**
 * Combatants who win or lose together.
 */
export interface Camp {
  camp: number;
  name: string;
  members: number[];
  total: number;
  leads: boolean;
  coming: number;
  likely: number;
}
/**
 * An ability that has been announced and has not taken effect: it can still be answered.
 */
export interface Declared {
  who: number;
  symbol: string;
  piece: number;
  kind: string;
  text: string;
}
/**
 * An offer on the table, or an agreement in force.
 */
export interface Bargain {
  id: number;
  state: string;
  window: string;
  proposer: number;
  parties: number[];
  waits_for: number[];
  gives: Term[];
  takes: Term[];
  text: string;
}
/**
 * One clause of a bargain.
 */
export interface Term {
  key: string;
  text: string;
  giver: number;
  taker: number;
  pieces: number[];
  kinds: string[];
  when: string;
}
/**
 * A printed die; its pack is the first set it comes in.
 */
export interface Die extends Printed {
  bag: string;
  colour: string;
  sets: {
    [k: string]: number;
  };
  faces: DieFace[];
  symbols: Meaning[];
  grade: string;
  slot: string;
  hands: number;
  counts_as: string[];
  level: number;
  least_level: number;
  fame: number;
  immunities: string[];
  requirements: string[][];
  occasions: string[];
  module: string;
  sources: {
    [k: string]: string;
  };
}
/**
 * One side of a die.
 */
export interface DieFace {
  label: string;
  value: number | null;
  symbols: Symbol[];
  level: number;
  colour: string;
  fame: number;
  reward: Symbol[];
  inert: Symbol[];
  hearts: number | null;
  experience: number | null;
  level_dice: number;
  place: string;
}
/**
 * What a symbol means.
 */
export interface Meaning {
  id: string;
  number: number;
  name: string;
  text: string;
  param: string;
  timing: string[];
  rules: string[];
}
