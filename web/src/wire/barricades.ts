// Made by tools/types.js from the schema of barricades: change it there.
import type { Printed, TableView, Verdict } from "./shared";
export type { Offer, Open, Refusal, Touch } from "./shared";

/**
 * Everything one seat may know of a table: all sit on one side, only decks and the bag are hidden.
 */
export interface View extends TableView {
  result: Result | null;
  figures: Figure[];
  seats: Seat[];
  zones: Zone[];
  stage: string;
  difficulty: string;
  limit: number;
  destroyed: number;
  locations: Location[];
  stacks: Stack[];
  supply: Gear[];
  treasures: number;
  treasure_price: number;
  bag: number;
  rooms: Room[];
  guardian: Guardian;
  horde: Horde;
  parties: Party[];
  battles: Battle[];
  requests: Request[];
  done: number[];
  setup: boolean;
}
/**
 * One result for all: won, pyrrhic, lost, called_off.
 */
export interface Result extends Verdict {
  scores: number[];
  unit: string;
  how: string;
  destroyed: number;
  medals: string[];
}
/**
 * Something told of a seat, of the table or of a printed piece: a word and a value.
 */
export interface Figure {
  label: string;
  value: number | string;
}
/**
 * A Champion: the board, the cards, what they come to, where he is.
 */
export interface Seat {
  seat: number;
  figures: Figure[];
  hp: number;
  most_hp: number;
  wounds: number;
  spaces: number;
  xp: number;
  gear: Gear[];
  prestige: Prestige | null;
  guild: Piece | null;
  hand: InPlay[];
  play: InPlay[];
  deck: number;
  discard: number;
  aside: Piece[];
  physical: number;
  magic: number;
  light: number;
  light_left: number;
  gold: number;
  dice: Die[];
  node: string;
  location: string;
  stage: string;
  party: number;
  aim: string;
  eye: number;
}
/**
 * Gear tokens of a sort.
 */
export interface Gear {
  piece: number;
  kind: string;
  count: number;
}
/**
 * A Prestige board and how far its Champion has come.
 */
export interface Prestige {
  piece: number;
  kind: string;
  rank: number;
  earned: number;
  bought: number;
  cost: number;
}
/**
 * A printed thing that lies open.
 */
export interface Piece {
  piece: number;
  kind: string;
}
/**
 * A card of a hand or in play, as it counts now.
 */
export interface InPlay {
  piece: number;
  kind: string;
  physical: number;
  magic: number;
  skill: number;
  spare: number;
  wields: Piece[];
  wielder: number;
  owner: number;
  used: boolean;
}
/**
 * A Guardian die as it lies.
 */
export interface Die {
  index: number;
  face: string;
  resolved: boolean;
  benefit: boolean;
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
 * A building of the Village.
 */
export interface Location {
  piece: number;
  kind: string;
  spots: number;
  damage: number;
  chits: Piece[];
  standing: boolean;
  free: number;
  visitors: number[];
  barricade: Piece;
  active: boolean;
  price: number;
  pledges: Pledge[];
}
/**
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Pledge".
 */
export interface Pledge {
  seat: number;
  gold: number;
}
/**
 * A stack of the Village: what lies on top, and how many there are of each card.
 */
export interface Stack {
  stack: string;
  sort: string;
  top: Piece | null;
  price: number;
  left: number;
  levels: number[];
  eyed: number[];
}
/**
 * A place of the Dungeon.
 */
export interface Room {
  node: string;
  level: number;
  joined: string[];
  tile: Piece | null;
  monster: Piece | null;
  light: number;
  health: number;
  dice: number;
  armor: number;
  resistance: number;
  wounds: number;
  wound_cards: number;
  xp: number;
  treasure: number;
  gear: string[];
  champions: number[];
  aims: number[];
  fought: boolean;
  left: Leaving[];
}
/**
 * What waits in a room for its next battle.
 */
export interface Leaving {
  what: string;
  number: number;
  now: boolean;
}
/**
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Guardian".
 */
export interface Guardian {
  piece: number;
  kind: string;
  revealed: boolean;
  hurt: number;
  hit_points: number;
  health: number;
  threat: number;
  space: number;
}
/**
 * What the Horde will do as things stand.
 */
export interface Horde {
  icons: number;
  removed: number;
  left: number;
  destruction: number;
  chits: number;
  most: number;
}
/**
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Party".
 */
export interface Party {
  leader: number;
  members: number[];
  ready: number[];
  invited: number[];
  light: number;
  attack: number;
  health: number;
}
/**
 * A battle of this turn.
 */
export interface Battle {
  leader: number;
  members: number[];
  node: string;
  foes: Piece[];
  value: number;
  health: number;
  armor: number;
  resistance: number;
  rolled: number[];
  over: boolean;
  won: boolean;
  xp: number;
  gear: string[];
  treasures: Piece[];
}
/**
 * Somebody asks another for a card, or invites him.
 */
export interface Request {
  asker: number;
  asked: number;
  piece: number;
  kind: string;
}
/**
 * A printed thing: a card, a Monster, a room, a board, a token.
 */
export interface PrintedCard extends Printed {
  facts: Figure[];
  sort: string;
  keywords: string[];
  level: number;
  attack: number;
  attack_type: string;
  skill: number;
  skill_req: number;
  skill_boost: number;
  light: number;
  gold: number;
  cost: number;
  level_xp: number;
  horde: number;
  sides: number;
  location: string;
  effects: Told[];
  fight: Fight | null;
  guardian: Lord | null;
  prestige: Calling | null;
}
/**
 * A text, and what kind of moment it is for.
 */
export interface Told {
  when: string;
  text: string;
  benefit: boolean;
}
/**
 * The numbers of a battle: a Monster's own, or what a room adds.
 */
export interface Fight {
  health: number;
  dice: number;
  armor: number;
  resistance: number;
  wounds: number;
  wound_cards: number;
  xp: number;
  treasure: number;
  gear: string[];
}
/**
 * A Guardian: both sides of its board, and its attack table.
 */
export interface Lord {
  lair_track: number[];
  guardian_track: number[];
  hit_points: number[];
  attacks: Told[];
  reveal: Told[];
  lasting: Told[];
  defeated: Told[];
  end_of_turn: Told[];
}
/**
 * A Prestige board: what earns Ranks, and what they bring.
 */
export interface Calling {
  one_rank: string;
  two_ranks: string;
  opportunity: string;
  ranks: Step[];
}
/**
 * A Rank of a Prestige board.
 */
export interface Step {
  xp: number;
  texts: Told[];
}
