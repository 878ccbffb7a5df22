// What has just been rolled: told apart from what lay there before by looking at two views in a row.
import { untrack } from "svelte";
import type { Blow, Fight, Throw, View } from "../../wire/dungeoneer";

export class Lately {
  #seen: View | null = null;
  #struck = $state.raw<Blow | null>(null);
  #faced = $state.raw<Throw | null>(null);

  /** Follows the views of a table, for as long as its board is there. */
  constructor(view: () => View) {
    $effect.pre(() => {
      const now = view();
      untrack(() => this.#look(now));
    });
  }

  /** An attack that was settled with the last answer, as the fight that is over. */
  get fight(): Fight | null {
    const blow = this.#struck;
    if (!blow) return null;
    return { step: "E", lord: blow.attack.seat, victim: blow.counter.seat, monsters: [], blow, wound: 0 };
  }

  /** A roll against a number that was judged with the last answer. */
  get faced(): Throw | null {
    return this.#faced;
  }

  #look(now: View): void {
    const before = this.#seen;
    const news = <What>(of: (view: View) => What | null): What | null =>
      before && JSON.stringify(of(before)) !== JSON.stringify(of(now)) ? of(now) : null;
    this.#struck = news((view) => view.struck);
    this.#faced = news((view) => view.faced);
    this.#seen = now;
  }
}
