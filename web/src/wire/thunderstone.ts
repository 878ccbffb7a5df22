// Made by tools/types.js from the schema of thunderstone: change it there.
import type { Printed, TableView, Verdict } from "./shared";
export type { Offer, Open, Refusal, Touch } from "./shared";

/**
 * Everything one seat may know of a table; its phases are turn, village, dungeon, battle and over.
 */
export interface View extends TableView {
  result: Result | null;
  variant: string;
  revealed: boolean;
  seats: Seat[];
  hall: Rank[];
  dungeon: Dungeon;
  village: Stack[];
  diseases: number;
  destroyed: number;
  totals: Totals | null;
  campaign: Campaign | null;
}
/**
 * The end: scores, winners, and how each score comes about.
 */
export interface Result extends Verdict {
  scores: number[];
  against: number | null;
  cards: Scored[][];
  score_pile: Scored[];
}
/**
 * Cards of one kind in a final score.
 */
export interface Scored {
  kind: string;
  count: number;
  each: number;
  vp: number;
}
/**
 * One player's side of the table.
 */
export interface Seat {
  seat: number;
  xp: number;
  vp: number;
  deck: number;
  known: Known[];
  hand: Card[];
  hidden: number;
  discard: Piece[];
  aside: Piece[];
  penalties: Piece[];
  owned: {
    [k: string]: number;
  };
  unseen: {
    [k: string]: number;
  };
}
/**
 * A card of a face-down deck that the viewer knows the place of; 0 is the top.
 */
export interface Known {
  index: number;
  piece: number;
  kind: string;
}
/**
 * A card of a hand that the viewer sees, as it stands now.
 */
export interface Card {
  piece: number;
  kind: string;
  same_as: number;
  gold: number;
  strength: number;
  attack: number;
  magic: number;
  light: number;
  holds: number[];
  held_by: number;
  used: string[];
  lost: boolean;
  owner: number;
  guise_of: string;
  left_out: boolean;
}
/**
 * A card that lies open.
 */
export interface Piece {
  piece: number;
  kind: string;
}
/**
 * A rank of the hall; Rank 0 is there for Guardians only.
 */
export interface Rank {
  rank: number;
  cards: Foe[];
}
/**
 * A card in the hall.
 */
export interface Foe {
  piece: number;
  kind: string;
  monster: boolean;
  health: number;
  darkness: number;
  xp: number;
  vp: number;
  traits: string[];
  breached: boolean;
  preview: Preview | null;
}
/**
 * What an attack on a Monster would come to, Battle effects counted.
 */
export interface Preview {
  seat: number;
  attack: number;
  magic: number;
  light: number;
  penalty: number;
  diseases: number;
  value: number;
  health: number;
  wins: boolean;
  needs: number;
  needs_magic: boolean;
  xp: number;
  vp: number;
  costs: string[];
  text: string;
  refusal: string;
}
/**
 * The Dungeon Deck and what lies beside it.
 */
export interface Dungeon {
  deck: number;
  known: Known[];
  lurking: Lurking[];
  sunk: Piece[];
  horde: Piece[];
  cages: Piece[];
  score_pile: Piece[];
  score_pile_vp: number;
  counters: number;
  quarry: number;
  stones_seen: number;
  stones_to_end: number;
  skips_advance: boolean;
}
/**
 * A Thunderstone or Guardian still in the Dungeon Deck: between which places (0 is the top) it lies.
 */
export interface Lurking {
  kind: string;
  first: number;
  last: number;
}
/**
 * A stack of the Village, its top card first in line.
 */
export interface Stack {
  group: string;
  type: string;
  piece: number;
  kind: string;
  count: number;
  cost: number;
  affordable: boolean;
  levels: number[];
}
/**
 * What a hand comes to as it stands, before any Monster is named.
 */
export interface Totals {
  seat: number;
  gold: number;
  purchases: number;
  smiths: number;
  attack: number;
  magic: number;
  light: number;
  diseases: number;
}
/**
 * Where a campaign stands.
 */
export interface Campaign {
  variant: string;
  number: number;
  stones: string[];
  holders: Holder[];
  points: number[];
  past: number[][];
  carried: string[][];
}
/**
 * Who holds a Thunderstone in a campaign.
 */
export interface Holder {
  stone: string;
  seat: number;
}
/**
 * A printed card.
 */
export interface PrintedCard extends Printed {
  level: number;
  classes: string[];
  cost: number | null;
  gold: number | null;
  strength: number;
  weight: number;
  attack: number;
  magic: number;
  light: number;
  health: number;
  xp: number;
  vp: number | null;
  level_up: number | null;
  trophy: boolean;
  traits: string[];
  trait_rules: string[];
  unverified: string[];
}
