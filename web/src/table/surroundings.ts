// What a board may ask of the table around it: the same in play and in a replay.
import { createContext, type Snippet } from "svelte";
import type { Offer, Open } from "../wire/shared";
import type { Line, Prospect } from "../wire/wire";

export type { Offer, Open, Refusal, TableView, Touch } from "../wire/shared";

/* Every game has its own printed cards or dice; only the game's components look into them. */
export type Kind = any;

/** A moment on others' turns that one may wait for once. */
export interface Chance {
  readonly label: string;
  readonly wanted: boolean;
  /** Wants it, or wants it no more. */
  toggle(): void;
}

export interface Surroundings<Printed = Kind> {
  /** The id of the game. */
  readonly game: string;
  /** False in a replay: nothing can be chosen. */
  readonly live: boolean;
  /** The seat looked through, -1 a spectator. */
  readonly me: number;
  /** The names of the seats. */
  readonly names: readonly string[];
  /** The printed cards or dice by kind. */
  readonly kinds: Record<string, Printed>;
  /** The open question if it is mine and not yet answered. */
  readonly ask: Open | null;
  /** Its number, which stays while others answer theirs or talk; -1 when there is none. */
  readonly question: number;
  /** The name of the offer that waits for confirmation. */
  readonly chosen: string | null;
  /** The name of the offer a hint points at. */
  readonly hinted: string | null;
  /** What the hand could make of things, where that is more than they show. */
  readonly prospects: readonly Prospect[];
  /** The bar with the question and its buttons: the board places it between what is shared and the hand. */
  readonly prompt: Snippet;
  /** The offers that touch this piece. */
  offersOf(piece: number): readonly Offer[];
  /** The offers that touch a place without a piece. */
  offersAt(place: string, seat?: number): readonly Offer[];
  /** The number in the log of a roll of this piece that has just come; 0 when there is none. */
  rolledAt(piece: number): number;
  /** Answers; asks for confirmation first where that is switched on. */
  choose(offer: Offer, origin?: Element): void;
  /** One offer: chooses it; several: a small menu at the object. */
  pick(offers: readonly Offer[], origin: Element): void;
  /** A popover with the reasons why a piece is not offered, from the question or asked of the server. */
  why(piece: number, origin: Element): void;
  /** The card or die in full. */
  zoom(kind: string, piece?: number): void;
  /** Shows everybody a piece; not there where nobody else is. */
  readonly point?: ((piece: number) => void) | undefined;
  /** How likely the fight at hand is won, in words; not there where no game can tell. */
  readonly odds?: (() => Promise<readonly Line[]>) | undefined;
  /** Opens the panel that says when I want to be asked on others' turns; not there where there is no such moment. */
  readonly openWindows?: (() => void) | undefined;
  /** The windows in which I may ask to be asked at the next chance, and whether I have. */
  readonly chances?: readonly Chance[] | undefined;
}

export const [surroundings, provideSurroundings] = createContext<Surroundings>();
