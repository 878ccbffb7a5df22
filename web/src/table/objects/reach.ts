// What the open question makes of the objects on a table: which offers a thing answers to, and where it may be dropped.
import { answersOf } from "../offers";
import type { Offer, Open, Surroundings, Touch } from "../surroundings";
import type { Reach, Thing } from "./things";

/** The name of a zone, and before whom it lies. */
export const placeOf = (zone: string): string => zone.split(":")[0]!;
export const ownerOf = (zone: string): number => Number(zone.split(":")[1] ?? NaN);

/** Whether a touch means this thing: the piece itself, or what it stands for as a whole. */
export function meets(touch: Touch, { pieces, means }: Thing): boolean {
  return (touch.piece >= 0 && pieces.includes(touch.piece)) || (means?.(touch) ?? false);
}

/** The offers of a list that touch a thing. */
export function touching(offers: readonly Offer[], thing: Thing): readonly Offer[] {
  return offers.filter((offer) => offer.touches.some((touch) => meets(touch, thing)));
}

/** The offers of a list that open a thing to be chosen: it is a way in to them. */
export function leadingTo(offers: readonly Offer[], thing: Thing): readonly Offer[] {
  return offers.filter((offer) => offer.leads.some((touch) => meets(touch, thing)));
}

/** The offers for pieces that lie in a pile, where only its top can be seen. */
export function offersIn(ask: Open | null, zone: string): readonly Offer[] {
  const [place, seat = "-1"] = zone.split(":");
  return (ask?.offers ?? []).filter((offer) =>
    offer.touches.some((touch) => touch.place === place && touch.seat === Number(seat)),
  );
}

/**
 * The reach of a table: things answer to what touches them, and a drop is the offer that touches both ends, or by
 * which a piece goes there. In the places before a seat, `own`, what others have is only looked at and takes nothing.
 */
export function reachOf(around: () => Pick<Surroundings, "ask" | "me">, own: readonly string[] = []): Reach {
  const foreign = ({ zone }: Thing) => own.includes(placeOf(zone)) && ownerOf(zone) !== around().me;
  const offersOn = (thing: Thing) => {
    const offers = touching(answersOf(around().ask), thing);
    return offers.length ? offers : leadingTo(around().ask?.offers ?? [], thing);
  };
  return {
    offersOn,
    foreign,
    dropped(grip, onto) {
      if (grip.pieces.some((piece) => onto.pieces.includes(piece))) return [];
      const held = offersOn(grip);
      const both = touching(held, onto);
      if (both.length || foreign(onto)) return both;
      return held.filter((offer) => offer.goes.includes(placeOf(onto.zone)));
    },
    movable: (grip) =>
      offersOn(grip).some(
        (offer) => offer.goes.length > 0 || offer.touches.some((touch) => !meets(touch, grip)),
      ),
  };
}
