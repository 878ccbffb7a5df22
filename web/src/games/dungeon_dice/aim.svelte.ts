// Taking aim: a pressed die with several answers leaves only what it can be used with lit, until one answer is left.
import { createContext } from "svelte";
import type { Reach, Thing } from "../../table/objects/things";
import type { Offer, Touch } from "../../wire/dungeon_dice";
import type { Surroundings } from "./around";
import { onTheDie } from "./choices";
import { haggles } from "./haggling";
import { dropped, isForeign, meets, movable, touching } from "./reach";

/** Answers that name a whole set of dice: they are chosen from a list, not die by die. */
const SETS = /^(arm|reject|hunt) /;

/** A die that can be put away answers to that: whole sets with it are chosen from the list. */
const foremost = (offers: readonly Offer[]) => {
  const away = offers.filter(onTheDie);
  return away.length ? away : offers;
};

export class Aim implements Reach {
  /** What has been pressed on the way, and the names of the answers still possible. */
  via = $state.raw<readonly Thing[]>([]);
  #left = $state.raw<readonly string[]>([]);
  /** What the goal under the pointer would come to. */
  told = $state("");
  #around: () => Surroundings;
  #drawn: (touch: Touch) => boolean;

  /** `drawn` says whether what a touch means can be seen on the board. */
  constructor(around: () => Surroundings, drawn: (touch: Touch) => boolean) {
    this.#around = around;
    this.#drawn = drawn;
  }

  get aiming(): boolean {
    return this.via.length > 0;
  }

  /** While aiming, what was pressed answers only to what it can do without anything else. */
  offersOn(thing: Thing): readonly Offer[] {
    const { ask } = this.#around();
    if (!ask || haggles(ask.question)) return []; // bargains are answered on their cards
    if (!this.aiming) return foremost(touching(ask.offers, thing));
    const left = ask.offers.filter((offer) => this.#left.includes(offer.name));
    const found = touching(left, thing);
    const pressed = this.via.some((each) => each.zone === thing.zone && each.pieces[0] === thing.pieces[0]);
    return pressed ? found.filter((offer) => this.#beyond(offer).length === 0) : found;
  }

  dropped(grip: Thing, onto: Thing): readonly Offer[] {
    return dropped(this.#around().ask, grip, onto);
  }

  movable(thing: Thing): boolean {
    return movable(this.#around().ask, thing);
  }

  foreign(thing: Thing): boolean {
    return isForeign(thing, this.#around().me);
  }

  /** One answer is given; several with different goals on the board are aimed; the rest is a small menu. */
  pressed(thing: Thing, offers: readonly Offer[], element: Element): void {
    this.via = [...this.via, thing];
    const goals = offers.map((offer) => this.#beyond(offer));
    const different = new Set(goals.map((goal) => JSON.stringify(goal)));
    const seen = goals.flat().every((touch) => this.#drawn(touch));
    if (different.size > 1 && seen && !offers.some((offer) => SETS.test(offer.name))) {
      this.#left = offers.map((offer) => offer.name);
      return;
    }
    this.cancel();
    this.#around().pick(offers, element);
  }

  /** The pointer or the focus has come to a thing, or left it. */
  look(thing: Thing | null): void {
    const [only, other] = thing && this.aiming ? this.offersOn(thing) : [];
    this.told = only && !other ? only.text : "";
  }

  cancel(): void {
    this.via = [];
    this.#left = [];
    this.told = "";
  }

  /** What an answer touches besides what has been pressed. */
  #beyond(offer: Offer): Touch[] {
    return offer.touches.filter((touch) => !this.via.some((thing) => meets(touch, thing)));
  }
}

export const [aimed, provideAim] = createContext<Aim>();
