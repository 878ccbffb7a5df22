// What the open question makes of the objects on a table: which offers a thing answers to, and where it may be dropped.
import type { Offer, Surroundings, Touch } from "../surroundings";
import type { Reach, Thing } from "./things";

/** What a game says of its places and verbs. */
export interface Ways {
  /** Where a piece goes by each verb that names no goal of its own. */
  readonly goes?: Readonly<Record<string, readonly string[]>>;
  /** The places before a seat: what lies there is only looked at by others, and takes nothing from them. */
  readonly own?: readonly string[];
}

/** The name of a zone, and before whom it lies. */
export const placeOf = (zone: string): string => zone.split(":")[0]!;
export const ownerOf = (zone: string): number => Number(zone.split(":")[1] ?? NaN);
export const verbOf = (offer: Pick<Offer, "name">): string => offer.name.split(" ")[0]!;

/** Whether a touch means this thing: the piece itself, or what it stands for as a whole. */
export function meets(touch: Touch, { pieces, means }: Thing): boolean {
  return (touch.piece >= 0 && pieces.includes(touch.piece)) || (means?.(touch) ?? false);
}

/** The offers of a list that touch a thing. */
export function touching(offers: readonly Offer[], thing: Thing): readonly Offer[] {
  return offers.filter((offer) => offer.touches.some((touch) => meets(touch, thing)));
}

/** The reach of a table: things answer to what touches them, and a drop is the offer that touches both ends. */
export function reachOf(
  around: () => Pick<Surroundings, "ask" | "me">,
  { goes = {}, own = [] }: Ways = {},
): Reach {
  const foreign = ({ zone }: Thing) => own.includes(placeOf(zone)) && ownerOf(zone) !== around().me;
  const offersOn = (thing: Thing) => touching(around().ask?.offers ?? [], thing);
  return {
    offersOn,
    foreign,
    dropped(grip, onto) {
      if (grip.pieces.some((piece) => onto.pieces.includes(piece))) return [];
      const held = offersOn(grip);
      const both = touching(held, onto);
      if (both.length || foreign(onto)) return both;
      return held.filter((offer) => goes[verbOf(offer)]?.includes(placeOf(onto.zone)));
    },
    movable: (grip) =>
      offersOn(grip).some(
        (offer) => verbOf(offer) in goes || offer.touches.some((touch) => !meets(touch, grip)),
      ),
  };
}
