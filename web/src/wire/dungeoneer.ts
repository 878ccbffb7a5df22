// Made by tools/types.js from the schema of dungeoneer: change it there.
import type { Printed, TableView, Verdict } from "./shared";
export type { Offer, Open, Refusal, Touch } from "./shared";

/**
 * Everything one seat may know of a table.
 *
 *     Its phases are setup, reset, lord, build, hero, draw and over.
 */
export interface View extends TableView {
  result: Result | null;
  figures: Figure[];
  seats: Seat[];
  zones: Zone[];
  sets: string[];
  grade: string;
  goal: number;
  map: MapView;
  quests: Quest[];
  group: Group | null;
  fight: Fight | null;
  roll: Throw | null;
  struck: Blow | null;
  faced: Throw | null;
  dice: number[];
  effects: Effect[];
}
/**
 * The end. The scores are completed Quests that count; the seats tell which.
 */
export interface Result extends Verdict {
  scores: number[];
  unit: string;
  why: string;
}
/**
 * Something told of a seat, of the table or of a printed piece: a word and a value.
 */
export interface Figure {
  label: string;
  value: number | string;
}
/**
 * One player's side of the table. The hand is among the zones.
 */
export interface Seat {
  seat: number;
  figures: Figure[];
  hero: Piece[];
  at: number;
  out: boolean;
  level: number;
  life: number;
  full_life: number;
  glory: number;
  peril: number;
  movement: number;
  tipped: boolean;
  stands_up_at: number;
  stuck: number;
  attacked: boolean;
  scores: Score[];
  boons: number;
  treasures: number;
  inventory: Item[];
  banes: Piece[];
  pack: Monster[];
  pack_limit: number;
  quests: Quest[];
  done: Quest[];
  won: number;
  hand_size: number;
}
/**
 * A card that lies open.
 */
export interface Piece {
  piece: number;
  kind: string;
}
/**
 * Melee, Magic or Speed as it counts now: its parts together, and never less than 0.
 */
export interface Score {
  stat: string;
  now: number;
  parts: Part[];
  attacks: boolean;
}
/**
 * What a number is made of: a card and what it adds.
 */
export interface Part {
  piece: number;
  kind: string;
  amount: number;
}
/**
 * A card in an Inventory: a Boon, a Treasure or a Minion.
 */
export interface Item {
  piece: number;
  kind: string;
  slot: string;
  tokens: number;
  spent: boolean;
  life: number;
  attached: Piece[];
}
/**
 * A monster in a Pack or in a fight.
 */
export interface Monster {
  piece: number;
  kind: string;
  life: number;
  wounds: number;
  fought: boolean;
  form: string;
  attached: Piece[];
}
/**
 * A Quest on the table.
 */
export interface Quest {
  piece: number;
  kind: string;
  owner: number;
  done: boolean;
  counts: boolean;
  goals: Goal[];
  stage: number;
  search: number;
  found: boolean;
  tried: boolean;
  token: boolean;
  dropped_at: number;
  life: number;
  odds: number;
  need: string;
}
/**
 * A place a Quest leads to: any of these kinds of space.
 */
export interface Goal {
  kinds: string[];
  spaces: number[];
  moves: number;
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
 * The map, and the ways of the viewer through it.
 */
export interface MapView {
  spaces: Space[];
  routes: Route[];
  ghosts: Ghost[];
  drawn: Piece[];
}
/**
 * A Map card on the table.
 */
export interface Space {
  piece: number;
  kind: string;
  border: string;
  row: number;
  column: number;
  turn: number;
  exits: Exit[];
  links: Link[];
  glory: number;
  peril: number;
  new: boolean;
  terrain: string[];
  obstacle: Hurdle | null;
  ice: boolean;
  depth: number;
  heroes: number[];
  tokens: Piece[];
  attached: Piece[];
  wanted: number[];
}
/**
 * A side of a laid card, as it is now.
 */
export interface Exit {
  side: number;
  sort: string;
  printed: string;
  to: number;
  passable: boolean;
  hurdle: Hurdle | null;
  held_by: number[];
}
/**
 * A Threat that waits at an exit or in a space, for the hero whose view it is.
 */
export interface Hurdle {
  space: number;
  side: number;
  sort: string;
  stat: string;
  number: number;
  odds: number;
}
/**
 * A Sewer or a Portal of a space; it leads somewhere once its other end lies, too.
 */
export interface Link {
  sort: string;
  letter: string;
  to: number[];
}
/**
 * How the viewer's hero would get to a space: the fewest moves, and of those the fewest Threats.
 */
export interface Route {
  to: number;
  path: number[];
  moves: number;
  most: number;
  hurdles: Hurdle[];
  odds: number;
  within: boolean;
  glory: number;
  peril: number;
}
/**
 * A free cell where the Map card in hand may lie.
 */
export interface Ghost {
  piece: number;
  border: string;
  row: number;
  column: number;
  spots: Spot[];
}
/**
 * A turn in which a Map card may lie in a cell, and the offer that lays it so.
 */
export interface Spot {
  turn: number;
  offer: number;
}
/**
 * Encounters laid down for one hero, in the order in which they will be fought.
 */
export interface Group {
  quarry: number;
  cards: Piece[];
}
/**
 * A combat under way, step by step.
 */
export interface Fight {
  step: string;
  lord: number;
  victim: number;
  monsters: Monster[];
  blow: Blow | null;
  wound: number;
}
/**
 * One attack of a combat: who strikes whom, and both rolls.
 */
export interface Blow {
  form: string;
  challenge: boolean;
  attack: Roller;
  counter: Roller;
  hits: number;
  misses: number;
  verdict: string;
}
/**
 * One side of a roll: the die, and what is added to it.
 */
export interface Roller {
  seat: number;
  piece: number;
  kind: string;
  name: string;
  die: number;
  score: number;
  parts: Part[];
  total: number;
}
/**
 * A Threat being faced.
 */
export interface Throw {
  stat: string;
  number: number;
  roller: Roller;
  odds: number;
}
/**
 * Something that outlasts its card.
 */
export interface Effect {
  piece: number;
  kind: string;
  seat: number;
  on: number;
  card: number;
  until: string;
}
/**
 * A printed card. Of what it may be it is one: a hero, a space, a Quest, or an Adventure card.
 */
export interface PrintedCard extends Printed {
  facts: Figure[];
  sort: string;
  subtype: string;
  grade: string;
  sets: string[];
  cost: number;
  resource: string;
  variable: boolean;
  time: string;
  duration: string;
  slot: string;
  tags: string[];
  hero: Champion | null;
  space: Ground | null;
  quest: Errand | null;
  monster: Foe | null;
}
/**
 * A hero.
 */
export interface Champion {
  race: string;
  calling: string;
  ability: string;
  life: number;
  levels: [number, number, number][];
  stacked: [number, number, number][];
  forms: string[];
  boons: number;
  treasures: number;
}
/**
 * A space.
 */
export interface Ground {
  border: string;
  grim: boolean;
  exits: Door[];
  glory: number;
  peril: number;
  terrain: string[];
  sewer: string;
  portal: string;
  obstacle: Door | null;
}
/**
 * An exit, or what lies in the middle of a space.
 */
export interface Door {
  sort: string;
  stat: string;
  number: number;
}
/**
 * A Quest.
 */
export interface Errand {
  types: string[];
  places: string[][];
  search: number;
  threat: Door | null;
  dice: string;
  price: string;
  foe: Foe | null;
  reward: string;
  artifact: string;
}
/**
 * A monster: an Encounter, or the one of a Slay Quest.
 */
export interface Foe {
  name: string;
  tags: string[];
  /**
   * @minItems 3
   * @maxItems 3
   */
  scores: [number, number, number];
  attacks: string[];
  life: number;
  text: string;
}
