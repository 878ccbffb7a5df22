// What the dice and heroes of this table stand for, and which answers are given on them.
import { placeOf, reachOf as shared } from "../../table/objects/reach";
import { type Reach, type Thing, wholeThing } from "../../table/objects/things";
import type { Offer, Piece } from "../../wire/dungeon_dice";
import type { Surroundings } from "./around";
import { onTheDie } from "./choices";
import { isChip, isHaggling } from "./haggling";

/** A die before a seat; twins answer for one another. */
export function ownThing({ piece, same_as }: Piece, zone: string): Thing {
  return { pieces: piece === same_as ? [piece] : [piece, same_as], zone };
}

/** What a seat wears and holds, as a whole: bare hands are chosen there. */
export const gearThing = (seat: number): Thing => wholeThing("gear", `gear:${seat}`);

/** A hero as a whole. */
export const heroThing = (seat: number): Thing => wholeThing("seat", `combat:${seat}`);

/** What this game makes of its dice; bargains are made on a cloth, and whole sets of dice chosen from a list. */
export function reachOf(around: () => Pick<Surroundings, "ask" | "me">): Reach {
  const reach = shared(around, ["owned", "gear"]);
  const haggling = () => isHaggling(around().ask);
  const chipOffers = (thing: Thing) => {
    const { ask } = around();
    return isChip(thing) ? (ask?.offers ?? []).filter(({ name }) => thing.answers.includes(name)) : [];
  };
  return {
    offersOn(thing) {
      if (haggling()) return chipOffers(thing);
      const offers = reach.offersOn(thing);
      const away = offers.filter(onTheDie);
      return away.length ? away : offers;
    },
    dropped(grip, onto) {
      if (!haggling()) return reach.dropped(grip, onto);
      return chipOffers(grip).filter((offer) => offer.goes.includes(placeOf(onto.zone)));
    },
    movable: (grip) => (haggling() ? chipOffers(grip).length > 0 : reach.movable(grip)),
    foreign: (thing) => !haggling() && reach.foreign(thing),
  };
}

/** Answers that name a whole set of dice: they are chosen from a list, not die by die. */
export const isSet = (offer: Offer): boolean => /^(arm|reject|hunt) /.test(offer.name);
