// What this game makes of its objects: where cards go by each verb, and that a party is led to the Monster it attacks.
import { reachOf as shared, placeOf, verbOf, type Ways } from "../../table/objects/reach";
import type { Reach, Thing } from "../../table/objects/things";
import type { Card, Face, Offer, Open, Stack } from "../../wire/thunderstone";
import type { Surroundings } from "./around";

const WAYS: Ways = {
  goes: {
    buy: ["hand", "discard", "deck"],
    discard: ["discard"],
    destroy: ["destroyed"],
    put_down: ["hand"],
    send_down: ["dungeon"],
    snatch: ["discard", "hand"],
    cull: ["discard", "hand"],
    recruit: ["hand"],
    claim: ["hand", "discard"],
    borrow: ["hand"],
  },
  own: ["hand", "deck", "discard", "aside", "penalty"],
};

/** What a party does to the Monster it is led to. */
const STRIKES = ["attack", "hunt"];
const strikes = (offers: readonly Offer[]) => offers.filter((offer) => STRIKES.includes(verbOf(offer)));

const PILES: Record<string, string> = { dungeon: "dungeon_deck" };

/** The offers for cards that lie in a pile, where only its top can be seen. */
export function offersIn(ask: Open | null, zone: string): readonly Offer[] {
  const [name, seat = "-1"] = zone.split(":");
  const place = PILES[name!] ?? name;
  return (ask?.offers ?? []).filter((offer) =>
    offer.touches.some((touch) => touch.place === place && touch.seat === Number(seat)),
  );
}

/** A card of a hand answers for the one it cannot be told from. */
export function handThing({ piece, same_as }: Card, seat: number): Thing {
  return { pieces: piece === same_as ? [piece] : [piece, same_as], zone: `hand:${seat}` };
}

/** A stack answers for all its cards, not for its top one alone. */
export function stackThing({ piece, group }: Stack, faces: Record<string, Face>): Thing {
  return {
    pieces: piece >= 0 ? [piece] : [],
    means: ({ place, kind }) => place === "village" && faces[kind]?.group === group,
    zone: `village:${group}`,
  };
}

/** What this game makes of its objects, for the table that holds them. */
export function reachOf(around: () => Pick<Surroundings, "ask" | "me">): Reach {
  const reach = shared(around, WAYS);
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
