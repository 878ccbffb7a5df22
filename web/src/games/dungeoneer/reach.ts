// What the objects of this table stand for, and which answers are given on them.
import { reachOf as shared } from "../../table/objects/reach";
import type { Reach, Thing } from "../../table/objects/things";
import type { Open, Seat, Touch } from "../../wire/dungeoneer";
import type { Surroundings } from "./around";

/** What lies before a seat. */
const OWN = ["hand", "inventory", "pack", "quests", "done", "hero"];

/** A hero: its cards, and whoever plays it. */
export function heroThing({ seat, hero }: Pick<Seat, "seat" | "hero">): Thing {
  const means = (touch: Touch) => touch.place === "seat" && touch.seat === seat;
  return { pieces: hero.map(({ piece }) => piece), means, zone: `seat:${seat}` };
}

/** A card of a hand answers for all of its kind there: options name one of them. */
export function handThing(piece: number, kind: string, seat: number): Thing {
  const means = (touch: Touch) => touch.place === "hand" && touch.seat === seat && touch.kind === kind;
  return { pieces: [piece], means, zone: `hand:${seat}` };
}

/** Whether an answer lays a card in a cell: it is given on the ghosts. */
export const laysCard = (touches: readonly Touch[]): boolean =>
  touches.some((touch) => touch.place.startsWith("cell_"));

/** What this game makes of its objects; where cards are laid, only the card that is held is lit beside the ghosts. */
export function reachOf(around: () => Pick<Surroundings, "ask" | "me">): Reach {
  const reach = shared(around, OWN);
  return { ...reach, movable: (grip) => reach.movable(grip) && !laysHere(around().ask) };
}

const laysHere = (ask: Open | null) => ask?.offers.some((offer) => laysCard(offer.touches)) ?? false;
