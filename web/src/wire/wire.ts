// Made by tools/types.js from the schema of delvewright.server.schema: change it there.

/**
 * One sentence and the numbers of the rules it rests on.
 *
 * @minItems 2
 * @maxItems 2
 */
export type Line = [string, string[]];
/**
 * This interface was referenced by `DelvewrightWire`'s JSON-Schema
 * via the `definition` "ClientMessage".
 */
export type ClientMessage =
  | Hello
  | Look
  | Answer
  | Weigh
  | Why
  | Hint
  | Guide
  | Odds
  | Policies
  | Undo
  | Consent
  | Chat
  | Nod
  | Sit
  | Stand
  | Resign
  | Swap
  | Remove
  | Start
  | Rematch;
/**
 * This interface was referenced by `DelvewrightWire`'s JSON-Schema
 * via the `definition` "ServerMessage".
 */
export type ServerMessage = Update | Table | Clocks | Signed | Done | Refused | Said | Weighed;

export interface DelvewrightWire {
  [k: string]: unknown;
}
/**
 * The first message on a stream: who you are, and the last number of the log you have seen.
 */
export interface Hello {
  type: "hello";
  token: string;
  last?: number;
  seat?: number;
  views?: "all" | "asked";
  re?: number;
}
/**
 * Look through another of your seats (hot seat), or through none (-1): the cover between two players.
 */
export interface Look {
  type: "look";
  seat: number;
  re?: number;
}
/**
 * Answer the question that was opened at `question` in the log, with an offer's name.
 */
export interface Answer {
  type: "answer";
  question: number;
  option: string;
  seat: number;
  via?: string;
  re?: number;
}
/**
 * Ask what an answer would mean before giving it: whether it brings news or hands the turn on.
 */
export interface Weigh {
  type: "weigh";
  question: number;
  option: string;
  seat: number;
  via?: string;
  re?: number;
}
/**
 * Ask why a piece is not offered.
 */
export interface Why {
  type: "why";
  piece: number;
  seat: number;
  re?: number;
}
/**
 * Ask what a bot would answer.
 */
export interface Hint {
  type: "hint";
  seat: number;
  re?: number;
}
/**
 * Ask for the first-game hints on the open question.
 */
export interface Guide {
  type: "guide";
  seat: number;
  re?: number;
}
/**
 * Ask how likely it is that the fight at hand is won.
 */
export interface Odds {
  type: "odds";
  seat: number;
  re?: number;
}
/**
 * Say in which windows you want to be asked; a window you do not name is treated as usual.
 */
export interface Policies {
  type: "policies";
  seat: number;
  policies: {
    [k: string]: "ask" | "concerns" | "never" | "once";
  };
  re?: number;
}
/**
 * Take back your last answer: at once when it is free, else the other people are asked.
 */
export interface Undo {
  type: "undo";
  at: number;
  seat: number;
  re?: number;
}
/**
 * Agree to what somebody asks of everybody (to take back, to open a seat), or do not.
 */
export interface Consent {
  type: "consent";
  plea: number;
  seat: number;
  agree: boolean;
  re?: number;
}
/**
 * Say something to everybody at the table.
 */
export interface Chat {
  type: "chat";
  text: string;
  re?: number;
}
/**
 * Show everybody a sign; `look` points at a piece that everybody sees.
 */
export interface Nod {
  type: "nod";
  sign: "hello" | "look" | "oops" | "thanks" | "wait" | "well_played" | "wow";
  piece?: number;
  re?: number;
}
/**
 * Take an open seat. A seat you hold besides another is a hot seat.
 */
export interface Sit {
  type: "sit";
  seat: number;
  name: string;
  share?: string;
  re?: number;
}
/**
 * Give a seat up: before the start it is open again, in a running game a bot plays on.
 */
export interface Stand {
  type: "stand";
  seat: number;
  bot?: string;
  re?: number;
}
/**
 * Lose the game on purpose. While other people play a bot plays the seat on; else the game is over.
 */
export interface Resign {
  type: "resign";
  seat: number;
  re?: number;
}
/**
 * The host puts a bot on a seat, or opens it for people again (bot: ""), in a running game by consent.
 */
export interface Swap {
  type: "swap";
  seat: number;
  bot?: string;
  re?: number;
}
/**
 * The host sends somebody away for good: who holds a seat, or by name who watches (seat: -1).
 */
export interface Remove {
  type: "remove";
  seat?: number;
  name?: string;
  re?: number;
}
/**
 * The host starts the game; every seat must be taken.
 */
export interface Start {
  type: "start";
  re?: number;
}
/**
 * A new table with the same people; `same` deals the very same game again.
 */
export interface Rematch {
  type: "rematch";
  same?: boolean;
  commitment?: string;
  share?: string;
  re?: number;
}
/**
 * The log up to `n` as your seat reads it, and the table after it. The first one answers Hello.
 */
export interface Update {
  type: "update";
  n: number;
  entries: Entry[];
  seat: number;
  view: unknown;
  question: number;
  take: Take;
  plea: Plea | null;
  moment: number;
  done: number[];
}
/**
 * One number of the log, as a seat may read it.
 */
export interface Entry {
  n: number;
  sort: string;
  seat: number;
  by: string;
  lines: Line[];
  at: number;
  turn: number;
  thrown: number[];
  beat: Beat | null;
  said: Saying | null;
  signs: Sign[];
}
/**
 * What a fight came to, in a few words: held up for a moment before the next question.
 *
 *     A game says it by `Voice.beat`, of what followed from one answer; the table does the rest, for every game.
 */
export interface Beat {
  text: string;
  tone: string;
  pieces: number[];
  parting: boolean;
}
/**
 * What somebody says by an answer to others: it stands in a bubble at the seat.
 */
export interface Saying {
  seat: number;
  text: string;
}
/**
 * What happened to a seat, or to all (-1), in a symbol and a name or two: for a recap at a glance.
 */
export interface Sign {
  sign: string;
  text: string;
  seat: number;
}
/**
 * What the undo button would do.
 */
export interface Take {
  how: string;
  text: string;
  seen: boolean;
}
/**
 * Somebody asks to take back an answer that has brought news, or to open a bot's seat for people.
 */
export interface Plea {
  n: number;
  sort: string;
  seat: number;
  text: string;
  waiting_for: number[];
  yours: boolean;
}
/**
 * Who sits where; sent whenever that changes.
 */
export interface Table {
  type: "table";
  table: TableInfo;
}
/**
 * A table as it stands apart from its game.
 */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  rules: string;
  status: string;
  listed: boolean;
  settings: {
    [k: string]: unknown;
  };
  places: Place[];
  watching: number;
  watchers: string[];
  hosting: boolean;
  forked_from: string;
  next_table: string;
  saw_ahead: number;
  deal: string;
  commitment: string;
  ending: Ending | null;
  clock: Clock | null;
}
/**
 * A seat at the table and who sits there.
 */
export interface Place {
  seat: number;
  sort: string;
  name: string;
  bot: string;
  yours: boolean;
  may_return: boolean;
  host: boolean;
  online: boolean;
  resigned: boolean;
  shared: boolean;
  policies: {
    [k: string]: string;
  };
}
/**
 * How a game ended that was not played to its end.
 */
export interface Ending {
  winners: number[];
  text: string;
}
/**
 * How long people may think: anew for each move, or for the game and a little more for each move.
 */
export interface Clock {
  sort: "game" | "move";
  seconds: number;
  increment: number;
  over: "bot" | "resign" | "shown";
}
/**
 * What is left of everybody's time when this is said, and whose runs; below nothing: by how much.
 */
export interface Clocks {
  type: "clocks";
  left: number[];
  running: number[];
}
/**
 * Somebody shows a sign: told to those who are there, kept nowhere.
 */
export interface Signed {
  type: "sign";
  sign: "hello" | "look" | "oops" | "thanks" | "wait" | "well_played" | "wow";
  by: string;
  seat: number;
  piece: number;
}
/**
 * A request is done, and stored; unless an update says so. `text` is where a rematch is.
 */
export interface Done {
  type: "done";
  re: number;
  text: string;
}
/**
 * A request is refused; nothing has changed.
 */
export interface Refused {
  type: "refused";
  re: number;
  code: string;
  text: string;
  rules: string[];
}
/**
 * The reply to Why, Hint, Guide and Odds: lines, the option a hint is for, and what a guide foresees.
 */
export interface Said {
  type: "said";
  re: number;
  lines: Line[];
  option: string;
  prospects: Prospect[];
}
/**
 * What something could come to if the hand did all that it can: the table shows it beside what is.
 */
export interface Prospect {
  piece: number;
  value: number;
  wins: boolean;
  text: string;
}
/**
 * The reply to Weigh, as far as your seat can know.
 */
export interface Weighed {
  type: "weighed";
  re: number;
  news: boolean;
  ends_turn: boolean;
  frontier: boolean;
  text: string;
}
/**
 * A name to be known by; with a token, the new name of that guest.
 */
export interface NewGuest {
  name: string;
}
/**
 * A set-up to be drawn.
 */
export interface WantedLayout {
  seats: number;
  settings?: {
    [k: string]: unknown;
  };
  seed?: number | null;
  /**
   * @maxItems 24
   */
  wishes?: string[];
}
/**
 * A table to be opened. It starts at once when no seat is open.
 */
export interface NewTable {
  game: string;
  /**
   * @minItems 1
   * @maxItems 32
   */
  places: [WantedPlace, ...WantedPlace[]];
  settings?: {
    [k: string]: unknown;
  };
  seed?: number | null;
  layout?: number | null;
  listed?: boolean;
  clock?: Clock | null;
  commitment?: string;
  share?: string;
}
/**
 * Who shall sit on a seat: me, hot (a friend at my screen), bot, or open.
 */
export interface WantedPlace {
  sort: string;
  name?: string;
  bot?: string;
}
/**
 * Play on from a moment of a finished game: you on one seat, bots on the others.
 */
export interface NewFork {
  moment: number;
  seat?: number;
  bot?: string;
}
/**
 * Where to call you when it is your turn and you are away; empty: nowhere.
 */
export interface NewHook {
  url: string;
}
/**
 * A browser to call you by when it is your turn and you are away: as its subscription has it.
 */
export interface NewPush {
  endpoint: string;
  key: string;
  auth: string;
}
/**
 * A browser that is not to be called any more.
 */
export interface OldPush {
  endpoint: string;
}
/**
 * A bug report; the record is added where it is kept.
 */
export interface NewReport {
  text: string;
}
/**
 * What the server printed for its owner when it started.
 */
export interface BenchKey {
  key: string;
}
/**
 * A pack as far as it is written: as a text, or as data that a form has filled in.
 */
export interface WantedDraft {
  name: string;
  text?: string | null;
  data?: {
    [k: string]: unknown;
  } | null;
}
/**
 * A pack to be played with.
 */
export interface WantedPack {
  name: string;
  text: string;
}
/**
 * A pack to be compared with the printed game.
 */
export interface WantedTrial {
  name: string;
  text: string;
  deals?: number;
}
/**
 * Who you are. The token is the only key to your seats.
 */
export interface Guest {
  name: string;
  token: string;
}
/**
 * A game of the catalogue.
 */
export interface GameInfo {
  id: string;
  title: string;
  rules: string;
  text: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  seats: [number, number];
  packs: {
    [k: string]: string;
  };
  modes: Mode[];
  settings: SettingInfo[];
  bots: BotInfo[];
  groups: {
    [k: string]: string[];
  };
  pieces: Sort;
  tour: Tour | null;
  windows: Window[];
  hints: boolean;
  odds: boolean;
  honours: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  marks: [string, string];
  own: boolean;
}
/**
 * A way to play, as a person chooses among them.
 */
export interface Mode {
  key: string;
  title: string;
  text: string;
  settings: {
    [k: string]: unknown;
  };
  /**
   * @minItems 2
   * @maxItems 2
   */
  seats: [number, number];
  family: string;
}
/**
 * Something a set-up may say.
 */
export interface SettingInfo {
  name: string;
  part: string;
  default: unknown;
  help: string;
  choices: unknown[] | null;
  rule: string;
  least: number | null;
  when: [string, string[]] | null;
}
/**
 * A bot that can take a seat.
 */
export interface BotInfo {
  name: string;
  title: string;
  text: string;
}
/**
 * What a game is played with, in a word.
 */
export interface Sort {
  one: string;
  many: string;
}
/**
 * A game in half a minute, for somebody who has never played it.
 */
export interface Tour {
  goal: Line;
  turn: Line[];
  end: Line;
}
/**
 * A kind of moment at which seats may answer what others do; a policy for it saves them being asked.
 */
export interface Window {
  key: string;
  title: string;
  text: string;
  default: string;
  questions: string[];
  once: string;
}
/**
 * A numbered rule of the digest.
 */
export interface RuleInfo {
  id: string;
  text: string;
  chapter: string;
  section: string;
}
/**
 * The rules a question means, by number, the best first.
 */
export interface FoundRules {
  ids: string[];
  words: string[];
}
/**
 * Something printed that a set-up may be wished to have.
 */
export interface WishInfo {
  key: string;
  title: string;
  names: {
    [k: string]: string[];
  };
}
/**
 * A set-up that was drawn.
 */
export interface LayoutInfo {
  seed: number;
  slots: Slot[];
  granted: {
    [k: string]: unknown;
  };
}
/**
 * One place of a set-up, and what came up in it.
 */
export interface Slot {
  sort: string;
  name: string;
  kinds: string[];
  fixed: boolean;
}
/**
 * The hash of a secret for the dice of a table that you open: name it there, with a share of yours.
 */
export interface Promise {
  commitment: string;
}
/**
 * Where you are called when it is your turn, and what signs the calls.
 */
export interface Hook {
  allowed: string[];
  url: string;
  secret: string;
}
/**
 * The browsers you are called by, and the key that calls are signed with.
 */
export interface Push {
  key: string;
  endpoints: string[];
}
/**
 * Your tables, those that wait for you first; and open tables of other people.
 */
export interface Tables {
  mine: TableLine[];
  open: TableLine[];
}
/**
 * A table in a list.
 */
export interface TableLine {
  table: TableInfo;
  your_turn: boolean;
  touched: number;
  turn: number;
}
/**
 * The honours of a game, tier by tier.
 */
export interface Wall {
  game: string;
  title: string;
  name: string;
  ended: number;
  honours: WallHonour[];
}
/**
 * An honour of a game, and whether you have it.
 */
export interface WallHonour {
  id: string;
  title: string;
  tier: string;
  text: string;
  rules: string[];
  at: number;
  table: string;
}
/**
 * Where a new table, fork, rematch or report is.
 */
export interface Opened {
  id: string;
}
/**
 * A game to be gone through moment by moment; moment 0 is before the first answer.
 */
export interface Replay {
  table: TableInfo;
  steps: Step[];
  seats: number[];
}
/**
 * One answer of a replay, for its scrubber.
 */
export interface Step {
  moment: number;
  seat: number;
  text: string;
  turn: number;
}
/**
 * The table after so many answers, as a seat sees it.
 */
export interface Moment {
  moment: number;
  seat: number;
  entry: Entry | null;
  view: unknown;
}
/**
 * The bench: whether there is one, whether it is yours, and the packs that are here.
 */
export interface Bench {
  open: boolean;
  yours: boolean;
  packs: BenchPack[];
}
/**
 * A pack of the owner's own that tables may be played with.
 */
export interface BenchPack {
  id: string;
  name: string;
  game: string;
  title: string;
}
/**
 * All that a bench must know of a game: its kinds, their forms, and its words.
 */
export interface Forms {
  forms: {
    [k: string]: Field[];
  };
  kinds: {
    [k: string]: Sample;
  };
  words: Word[];
  new: string[];
}
/**
 * A fact that may be filled in.
 */
export interface Field {
  name: string;
  sort: string;
  maybe: boolean;
  fixed: boolean;
  known: string[];
}
/**
 * A kind of the box that may be changed: which form it has, and what the form says of it.
 */
export interface Sample {
  name: string;
  form: string;
  facts: {
    [k: string]: unknown;
  };
}
/**
 * A word in which kinds may say what they do.
 */
export interface Word {
  name: string;
  sort: string;
  form: string;
  text: string;
}
/**
 * A pack as far as it is written: its text, that as data, and what is wrong with it; and its cards, by
 *     role, as they would lie on a table.
 */
export interface Draft {
  text: string;
  data: {
    [k: string]: unknown;
  };
  faults: Fault[];
  cards: {
    [k: string]: unknown;
  };
  id: string;
}
/**
 * What is wrong, at which key, in which line; of a file that cannot be read at all, at no key.
 */
export interface Fault {
  path: string[];
  line: number;
  text: string;
}
/**
 * A pack that tables may be played with from now on, and the settings that bring it into a game.
 */
export interface KeptPack {
  id: string;
  settings: {
    [k: string]: unknown;
  };
}
/**
 * What a comparison has come to so far: one line of JSON after the other.
 */
export interface Comparison {
  pack: string;
  game: string;
  deals: number;
  of: number;
  same: number;
  changes: Change[];
  wrong: string;
}
/**
 * One measure of a comparison, and its 95 % interval.
 */
export interface Change {
  key: string;
  text: string;
  pairs: number;
  without: number;
  within: number;
  low: number;
  mean: number;
  high: number;
  found: boolean;
}
/**
 * Why a request was refused, with an HTTP status that fits.
 */
export interface Problem {
  code: string;
  text: string;
}
