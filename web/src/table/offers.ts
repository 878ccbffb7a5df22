// Which offers and refusals of the open question belong to which object on the table.
import type { Offer, Open, Refusal } from "./surroundings";

const NONE: readonly never[] = [];

/** Everything that can be answered: what is asked for, and what lies beyond, given in one go. */
export function answersOf(ask: Open | null): readonly Offer[] {
  return ask ? [...ask.offers, ...ask.beyond] : NONE;
}

export function offersOf(ask: Open | null, piece: number): readonly Offer[] {
  if (piece < 0) return NONE;
  return answersOf(ask).filter((offer) => offer.touches.some((touch) => touch.piece === piece));
}

export function offersAt(ask: Open | null, place: string, seat = -1): readonly Offer[] {
  return answersOf(ask).filter((offer) =>
    offer.touches.some((t) => t.piece < 0 && t.place === place && (seat < 0 || t.seat === seat)),
  );
}

export function refusalsOf(ask: Open | null, piece: number): readonly Refusal[] {
  if (!ask || piece < 0) return NONE;
  return ask.refusals.filter((refusal) => refusal.touches.some((touch) => touch.piece === piece));
}

/** The offers that become buttons: those without an object, and all of them when they are few; asides never. */
export function buttonsOf(ask: Open, few = 4): readonly Offer[] {
  const answers = ask.offers.filter((offer) => !offer.aside);
  return answers.length <= few ? answers : answers.filter((offer) => offer.touches.length === 0);
}
