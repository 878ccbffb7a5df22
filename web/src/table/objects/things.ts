// Objects on a board, for every game alike: what can be picked up or dropped on, and what the open question makes of it.
import { answersOf } from "../offers";
import type { Offer, Open, Surroundings, Touch } from "../surroundings";

/** Something that can be picked up, or that something can be dropped on. */
export interface Thing {
  /** The piece itself and the one that options name in its stead; empty for a bare place. */
  readonly pieces: readonly number[];
  /** What else it stands for as a whole: the cards of a stack, a hero, a place. */
  readonly means?: (touch: Touch) => boolean;
  /** Where it lies, and before whom: hand:0, rank_2, combat:1, … */
  readonly zone: string;
}

/** What a game makes of its objects. */
export interface Reach {
  /** The offers that a thing answers to. */
  offersOn(thing: Thing): readonly Offer[];
  /** The offers that dropping one thing on another stands for. */
  dropped(grip: Thing, onto: Thing): readonly Offer[];
  /** Whether a thing is worth picking up. */
  movable(thing: Thing): boolean;
  /** Whether nothing is ever asked about it here: it is only looked at. */
  foreign(thing: Thing): boolean;
  /** What a click on a lit thing does, if not the answer or a small menu of answers. */
  pressed?(thing: Thing, offers: readonly Offer[], element: Element): void;
}

/** Whether the question is about objects at all, so that those it leaves out can be asked why. */
export function concernsObjects(ask: Open | null): boolean {
  return ask !== null && [...answersOf(ask), ...ask.refusals].some((offer) => offer.touches.length > 0);
}

export function pieceThing(piece: number, zone: string): Thing {
  return { pieces: [piece], zone };
}

/** A place as a whole: an offer that names it, and nobody else's, is answered there. */
export function wholeThing(place: string, zone: string, pieces: readonly number[] = []): Thing {
  const seat = Number(zone.split(":")[1] ?? -1);
  const means = (touch: Touch) =>
    touch.piece < 0 && touch.place === place && (touch.seat < 0 || touch.seat === seat);
  return { pieces, means, zone };
}

export function placeThing(zone: string): Thing {
  return { pieces: [], zone };
}

/** Whether two things are the same object on the table. */
export function same(a: Thing | null, b: Thing): boolean {
  return a !== null && a.zone === b.zone && a.pieces[0] === b.pieces[0];
}

/** Whether the offer that waits for confirmation, or that a hint points at, is among these. */
export function marked(
  offers: readonly Offer[],
  around: Pick<Surroundings, "chosen" | "hinted">,
): "chosen" | "hinted" | "" {
  if (around.chosen !== null && offers.some((offer) => offer.name === around.chosen)) return "chosen";
  return around.hinted !== null && offers.some((offer) => offer.name === around.hinted) ? "hinted" : "";
}
