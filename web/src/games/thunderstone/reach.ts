// What the open question makes of the objects on this table: which offers a piece answers to, and where it may be dropped.
import type { Card, Face, Offer, Open, Stack, Touch } from "../../wire/thunderstone";
import type { Reach, Thing } from "../../table/objects/things";
import type { Surroundings } from "./around";

type Faces = Record<string, Face>;

function meets(touch: Touch, thing: Thing, faces: Faces): boolean {
  if (thing.group !== undefined) return touch.place === "village" && faces[touch.kind]?.group === thing.group;
  return touch.piece >= 0 && thing.pieces.includes(touch.piece);
}

/** The offers that touch a thing. A stack answers for all its cards, a card for all it cannot be told from. */
export function offersOn(ask: Open | null, thing: Thing, faces: Faces): readonly Offer[] {
  if (!ask) return [];
  return ask.offers.filter((offer) => offer.touches.some((touch) => meets(touch, thing, faces)));
}

const PILES: Record<string, string> = { dungeon: "dungeon_deck" };

/** The offers for cards that lie in a pile, where only its top can be seen. */
export function offersIn(ask: Open | null, zone: string): readonly Offer[] {
  const [name, seat = "-1"] = zone.split(":");
  const place = PILES[name!] ?? name;
  return (ask?.offers ?? []).filter((offer) =>
    offer.touches.some((touch) => touch.place === place && touch.seat === Number(seat)),
  );
}

/** Where a card goes by each verb that names it alone. */
const GOES: Record<string, readonly string[]> = {
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
};

/** What a party does to the Monster it is led to. */
const STRIKES = new Set(["attack", "hunt"]);

const verb = (offer: Offer) => offer.name.split(" ")[0]!;
const place = (zone: string) => zone.split(":")[0]!;

/** The offers that dropping one thing on another stands for. */
export function dropped(
  ask: Open | null,
  grip: Thing,
  onto: Thing,
  me: number,
  faces: Faces,
): readonly Offer[] {
  if (!ask || (grip.pieces.length > 0 && grip.pieces.some((piece) => onto.pieces.includes(piece)))) return [];
  const both = offersOn(ask, grip, faces).filter((offer) =>
    offer.touches.some((touch) => meets(touch, onto, faces)),
  );
  if (both.length) return both;
  if (place(grip.zone) === "hand" && onto.zone.startsWith("rank_"))
    return offersOn(ask, onto, faces).filter((offer) => STRIKES.has(verb(offer)));
  const owner = onto.zone.split(":")[1];
  if (owner !== undefined && owner !== String(me)) return [];
  return offersOn(ask, grip, faces).filter(
    (offer) => offer.touches.length === 1 && GOES[verb(offer)]?.includes(place(onto.zone)),
  );
}

/** Whether a thing is worth picking up: some offer would follow from dropping it somewhere. */
export function movable(ask: Open | null, grip: Thing, faces: Faces): boolean {
  const fights = place(grip.zone) === "hand" && ask?.offers.some((offer) => STRIKES.has(verb(offer)));
  return fights || offersOn(ask, grip, faces).some((o) => o.touches.length > 1 || verb(o) in GOES);
}

export function handThing(card: Card, seat: number): Thing {
  return {
    pieces: card.same_as === card.piece ? [card.piece] : [card.piece, card.same_as],
    zone: `hand:${seat}`,
  };
}

export function stackThing(stack: Stack): Thing {
  return {
    pieces: stack.piece >= 0 ? [stack.piece] : [],
    group: stack.group,
    zone: `village:${stack.group}`,
  };
}

/** Whether a thing lies before somebody else: nothing is asked about it, it is only looked at. */
export function isForeign({ zone, group }: Thing, me: number): boolean {
  const owner = zone.split(":")[1];
  return group === undefined && owner !== undefined && owner !== String(me);
}

/** What this game makes of its objects, for the table that holds them. */
export function reachOf(around: () => Surroundings): Reach {
  return {
    offersOn: (thing) => offersOn(around().ask, thing, around().faces),
    dropped: (grip, onto) => dropped(around().ask, grip, onto, around().me, around().faces),
    movable: (thing) => movable(around().ask, thing, around().faces),
    foreign: (thing) => isForeign(thing, around().me),
  };
}
