// What this game makes of its objects: a stack answers for all its cards, and a party is led to the Monster it attacks.
import { reachOf as shared, placeOf } from "../../table/objects/reach";
import type { Reach, Thing } from "../../table/objects/things";
import type { Card, Offer, PrintedCard, Stack } from "../../wire/thunderstone";
import type { Surroundings } from "./around";

/** What lies before a seat. */
const OWN = ["hand", "deck", "discard", "aside", "penalty"];

/** What a party does to the Monster it is led to. */
const strikes = (offers: readonly Offer[]) => offers.filter((offer) => /^(attack|hunt) /.test(offer.name));

/** A card of a hand answers for the one it cannot be told from. */
export function handThing({ piece, same_as }: Card, seat: number): Thing {
  return { pieces: piece === same_as ? [piece] : [piece, same_as], zone: `hand:${seat}` };
}

/** A stack answers for all its cards, not for its top one alone. */
export function stackThing({ piece, group }: Stack, kinds: Record<string, PrintedCard>): Thing {
  return {
    pieces: piece >= 0 ? [piece] : [],
    means: ({ place, kind }) => place === "village" && kinds[kind]?.group === group,
    zone: `village:${group}`,
  };
}

/** What this game makes of its objects, for the table that holds them. */
export function reachOf(around: () => Pick<Surroundings, "ask" | "me">): Reach {
  const reach = shared(around, OWN);
  const inHand = ({ zone }: Thing) => placeOf(zone) === "hand";
  return {
    ...reach,
    dropped(grip, onto) {
      const found = reach.dropped(grip, onto);
      const led = !found.length && inHand(grip) && onto.zone.startsWith("rank_");
      return led ? strikes(reach.offersOn(onto)) : found;
    },
    movable: (grip) =>
      reach.movable(grip) || (inHand(grip) && strikes(around().ask?.offers ?? []).length > 0),
  };
}
