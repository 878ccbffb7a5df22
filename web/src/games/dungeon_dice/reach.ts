// What the open question makes of the dice on this table: which offers a die or a hero answers to, and where it may be dropped.
import type { Thing } from "../../table/objects/things";
import type { Offer, Open, Piece, Touch } from "../../wire/dungeon_dice";

const place = (zone: string) => zone.split(":")[0]!;
const owner = (zone: string) => Number(zone.split(":")[1] ?? NaN);
const verb = (offer: Offer) => offer.name.split(" ")[0]!;

/** Whether a touch means this thing: the die itself, or the hero, monster, bag or place it stands for. */
export function meets(touch: Touch, thing: Thing): boolean {
  if (touch.piece >= 0) return thing.pieces.includes(touch.piece);
  if (touch.place !== thing.group) return false;
  return touch.seat < 0 || touch.seat === owner(thing.zone);
}

/** The offers of a list that touch a thing. */
export function touching(offers: readonly Offer[], thing: Thing): readonly Offer[] {
  return offers.filter((offer) => offer.touches.some((touch) => meets(touch, thing)));
}

/** The offers that dropping one thing on another stands for. */
export function dropped(ask: Open | null, grip: Thing, onto: Thing): readonly Offer[] {
  if (!ask || grip.pieces.some((piece) => onto.pieces.includes(piece))) return [];
  const held = touching(ask.offers, grip);
  const both = touching(held, onto);
  if (both.length) return both;
  return held.filter((offer) => GOES[verb(offer)]?.includes(place(onto.zone)));
}

/** Where a die goes by each verb that names no goal of its own. */
const GOES: Record<string, readonly string[]> = {
  arm: ["gear"],
  reach: ["combat", "monster", "fight"],
  roll: ["combat", "monster", "fight"],
  try: ["combat", "monster", "fight"],
  reject: ["bag"],
  give: ["bag"],
  give_up: ["bag"],
  choose: ["fight"],
};

/** Whether a thing is worth picking up: some offer would follow from dropping it somewhere. */
export function movable(ask: Open | null, grip: Thing): boolean {
  if (!ask) return false;
  return touching(ask.offers, grip).some((offer) => {
    const others = offer.touches.filter((touch) => !meets(touch, grip));
    return others.length > 0 || verb(offer) in GOES;
  });
}

/** Whether a die lies among what somebody else owns: nothing is asked about it, it is only looked at. */
export function isForeign({ zone }: Thing, me: number): boolean {
  return ["owned", "gear"].includes(place(zone)) && owner(zone) !== me;
}

/** A die before a seat; twins answer for one another. */
export function ownThing({ piece, same_as }: Piece, zone: string): Thing {
  return { pieces: piece === same_as ? [piece] : [piece, same_as], zone };
}

/** What a seat wears and holds, as a whole: bare hands are chosen there. */
export function gearThing(seat: number): Thing {
  return { pieces: [], group: "gear", zone: `gear:${seat}` };
}

/** A hero as a whole, or the monster. */
export function heroThing(who: number, foe: number): Thing {
  return who < 0
    ? { pieces: foe >= 0 ? [foe] : [], group: "monster", zone: "monster:-1" }
    : { pieces: [], group: "seat", zone: `combat:${who}` };
}
