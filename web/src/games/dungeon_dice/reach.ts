// What the dice and heroes of this table stand for, and which answers are given on them.
import { reachOf as shared } from "../../table/objects/reach";
import { type Reach, type Thing, wholeThing } from "../../table/objects/things";
import type { Offer, Piece } from "../../wire/dungeon_dice";
import type { Surroundings } from "./around";
import { onTheDie } from "./choices";
import { isHaggling } from "./haggling";

/** A die before a seat; twins answer for one another. */
export function ownThing({ piece, same_as }: Piece, zone: string): Thing {
  return { pieces: piece === same_as ? [piece] : [piece, same_as], zone };
}

/** What a seat wears and holds, as a whole: bare hands are chosen there. */
export const gearThing = (seat: number): Thing => wholeThing("gear", `gear:${seat}`);

/** A hero as a whole. */
export const heroThing = (seat: number): Thing => wholeThing("seat", `combat:${seat}`);

/** What this game makes of its dice; bargains are answered on their cards, and whole sets of dice from a list. */
export function reachOf(around: () => Pick<Surroundings, "ask" | "me">): Reach {
  const reach = shared(around, ["owned", "gear"]);
  return {
    ...reach,
    offersOn(thing) {
      const offers = isHaggling(around().ask) ? [] : reach.offersOn(thing);
      const away = offers.filter(onTheDie);
      return away.length ? away : offers;
    },
  };
}

/** Answers that name a whole set of dice: they are chosen from a list, not die by die. */
export const isSet = (offer: Offer): boolean => /^(arm|reject|hunt) /.test(offer.name);
