// What the objects of this table stand for, and which answers are given on them.
import { ownerOf, placeOf, reachOf as shared } from "../../table/objects/reach";
import type { Reach, Thing } from "../../table/objects/things";
import type { Offer, Open, PrintedCard, Touch } from "../../wire/barricades";
import type { Surroundings } from "./around";

/** What lies before a Champion. */
const OWN = ["hand", "play", "dice", "board", "discard", "gear"];

/** Gear tokens are bought at the Bazaar and used from the own board: the same piece stands for both. */
export const BOUGHT = /^(buy|gain_token|eye|use bazaar) /;

/** A stack answers for any of its cards that a question names. */
export function stackThing(piece: number, stack: string, kinds: Record<string, PrintedCard>): Thing {
  const group = (kind: string) => kinds[kind]?.group === stack || kind === stack;
  return {
    pieces: [piece],
    means: (touch) => touch.place === "stacks" && (group(touch.kind) || kinds[touch.kind]?.id === stack),
    zone: "stacks",
  };
}

/** A place of the Dungeon: its tile, and the place as a whole. */
export function roomThing(node: string, tile: number): Thing {
  return {
    pieces: tile >= 0 ? [tile] : [],
    means: (touch) => touch.piece < 0 && touch.place === node,
    zone: `room ${node}`,
  };
}

/** The figure of a Champion, wherever it stands. */
export function figureThing(seat: number): Thing {
  return {
    pieces: [],
    means: (touch) => touch.place === "seat" && touch.seat === seat,
    zone: `figure:${seat}`,
  };
}

export function dieThing(seat: number, index: number): Thing {
  const means = (touch: Touch) => touch.place === "dice" && touch.seat === seat && touch.kind === `${index}`;
  return { pieces: [], means, zone: `dice:${seat}:${index}` };
}

/** Whoever lives somewhere: to press it is to go there, and where I am to battle it. */
export function foeThing(node: string, piece: number): Thing {
  return { ...roomThing(node, piece), zone: `foe ${node}` };
}

export const VERB = (offer: Pick<Offer, "name">): string => offer.name.split(" ")[0]!;

/** The plan that pressing a thing makes, where it is no answer. */
export function planOn(ask: Open | null, thing: Thing): Offer | undefined {
  return ask?.offers.find(
    (offer) =>
      offer.aside &&
      offer.touches.some(
        (touch) => (touch.piece >= 0 && thing.pieces.includes(touch.piece)) || thing.means?.(touch),
      ),
  );
}

/** What this game makes of its objects; `here` is where my figure stands. */
export function reachOf(around: () => Pick<Surroundings, "ask" | "me">, here: () => string): Reach {
  const reach = shared(around, OWN);
  const answers = (verb: string) => (around().ask?.offers ?? []).filter((offer) => VERB(offer) === verb);
  const mine = (thing: Thing) => placeOf(thing.zone) === "figure" && ownerOf(thing.zone) === around().me;

  /** To go there and battle whoever is sure to fall, in one go. */
  const battleThere = (node: string) => {
    const found = (around().ask?.beyond ?? []).filter(
      (offer) => offer.name === "battle" && offer.via === `move ${node}`,
    );
    return found.length ? found : null;
  };

  /** A visit with the one thing that one goes there for, in one go. */
  function whatForOf(found: readonly Offer[]): readonly Offer[] {
    const beyond = found.filter(({ via }) => via);
    return beyond.length === 1 ? beyond : found.filter(({ via }) => !via);
  }

  function offersOn(thing: Thing): readonly Offer[] {
    const found = reach.offersOn(thing).filter((offer) => !offer.aside);
    const place = placeOf(thing.zone);
    if (place === "supply") return found.filter(({ name }) => BOUGHT.test(name));
    if (place === "gear") return found.filter(({ name }) => !BOUGHT.test(name));
    if (thing.zone === `foe ${here()}`) return [...answers("battle"), ...found];
    if (thing.zone.startsWith("foe ")) return battleThere(thing.zone.slice("foe ".length)) ?? found;
    const visits = place === "locations" && found.some((offer) => VERB(offer) === "visit");
    return visits ? whatForOf(found) : found;
  }

  return {
    ...reach,
    offersOn,
    dropped(grip, onto) {
      if (!mine(grip)) return reach.dropped(grip, onto).filter((offer) => !offer.aside);
      const goes = ["move", "invite", "join", "visit", "battle"];
      return offersOn(onto).filter((offer) => goes.includes(VERB(offer)));
    },
    movable: (grip) =>
      mine(grip)
        ? ["move", "invite", "join", "visit", "battle"].some((verb) => answers(verb).length > 0)
        : reach.movable(grip),
  };
}
