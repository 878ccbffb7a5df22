// Taking aim: a pressed object with several answers leaves only what it can be used with lit, until one answer is left.
import { createContext } from "svelte";
import type { Offer, Surroundings, Touch } from "../surroundings";
import { meets, touching } from "./reach";
import { same, type Reach, type Thing } from "./things";

export class Aim implements Reach {
  /** What has been pressed on the way, and the names of the answers still possible. */
  via = $state.raw<readonly Thing[]>([]);
  #left = $state.raw<readonly string[]>([]);
  /** What the goal under the pointer would come to. */
  told = $state("");
  readonly dropped: Reach["dropped"];
  readonly movable: Reach["movable"];
  readonly foreign: Reach["foreign"];
  #around: () => Surroundings;
  #reach: Reach;
  #aimed: (offer: Offer, beyond: readonly Touch[]) => boolean;

  /** `aimed` says of an answer whether it can be aimed: all it touches beyond what is pressed is seen on the board. */
  constructor(
    around: () => Surroundings,
    reach: Reach,
    aimed: (offer: Offer, beyond: readonly Touch[]) => boolean,
  ) {
    this.#around = around;
    this.#reach = reach;
    this.#aimed = aimed;
    ({ dropped: this.dropped, movable: this.movable, foreign: this.foreign } = reach);
  }

  get aiming(): boolean {
    return this.via.length > 0;
  }

  /** Whether nothing it could be used with is left: others have gone on meanwhile. */
  get lost(): boolean {
    const offers = this.#around().ask?.offers ?? [];
    return this.aiming && !offers.some(({ name }) => this.#left.includes(name));
  }

  /** While aiming, what was pressed answers only to what it can do without anything else. */
  offersOn(thing: Thing): readonly Offer[] {
    if (!this.aiming) return this.#reach.offersOn(thing);
    const left = this.#around().ask?.offers.filter((offer) => this.#left.includes(offer.name)) ?? [];
    const found = touching(left, thing);
    const pressed = this.via.some((each) => same(each, thing));
    return pressed ? found.filter((offer) => this.#beyond(offer).length === 0) : found;
  }

  /** One answer is given; several with different goals on the board are aimed; the rest is a small menu. */
  pressed(thing: Thing, offers: readonly Offer[], element: Element): void {
    this.via = [...this.via, thing];
    const goals = offers.map((offer) => this.#beyond(offer));
    const different = new Set(goals.map((goal) => JSON.stringify(goal)));
    if (different.size > 1 && offers.every((offer, at) => this.#aimed(offer, goals[at]!))) {
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
