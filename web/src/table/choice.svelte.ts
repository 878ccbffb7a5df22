// A choice on its way to becoming an answer: where others would have to agree to take it back it is weighed and
// confirmed first, and kept over a reload.
import type { Weighed } from "../wire/wire";
import { answersOf } from "./offers";
import type { Session } from "./session.svelte";
import type { Offer } from "./surroundings";

type Choosing = Pick<Session, "weigh" | "give" | "ask" | "question">;

export class Choice {
  #session: Choosing;
  #shelf: string;
  #confirms: () => boolean;

  /** The offer that waits for confirmation, and what it would mean. */
  offer = $state.raw<Offer | null>(null);
  weighed = $state.raw<Weighed | null>(null);
  /** The offer whose meaning is being asked for: chosen already, not yet an answer. */
  weighing = $state.raw<Offer | null>(null);

  constructor(session: Choosing, table: string, confirms: () => boolean) {
    this.#session = session;
    this.#shelf = `delvewright.choice.${table}`;
    this.#confirms = confirms;
  }

  /** Answers, or waits for confirmation where the way back is not one's own any more. Twice is a confirmation. */
  async choose(offer: Offer): Promise<void> {
    if (this.offer?.name === offer.name) return this.confirm();
    if (this.weighing?.name === offer.name) return;
    this.cancel();
    if (await this.asksFirst(offer)) return;
    await this.#session.give(offer);
  }

  /** Lets an offer wait if it has to be confirmed. */
  async asksFirst(offer: Offer): Promise<boolean> {
    if (!this.#confirms()) return false;
    const question = this.#session.question;
    this.weighing = offer;
    let weighed: Weighed;
    let still: boolean;
    try {
      weighed = await this.#session.weigh(offer);
    } finally {
      still = this.weighing === offer && this.#session.question === question;
      if (this.weighing === offer) this.weighing = null;
    }
    if (!still) return true; // taken back, or another was chosen meanwhile
    if (!weighed.frontier) return false;
    this.offer = offer;
    this.weighed = weighed;
    sessionStorage.setItem(this.#shelf, JSON.stringify({ question, option: offer.name }));
    return true;
  }

  async confirm(): Promise<void> {
    const offer = this.offer;
    this.cancel();
    if (offer) await this.#session.give(offer);
  }

  cancel(): void {
    this.offer = null;
    this.weighed = null;
    this.weighing = null;
    sessionStorage.removeItem(this.#shelf);
  }

  /** After a new question: drops what waited for the old one, or takes up what waited before a reload. */
  async resume(): Promise<void> {
    const kept = sessionStorage.getItem(this.#shelf);
    this.offer = null;
    this.weighed = null;
    if (!kept) return;
    const { question, option } = JSON.parse(kept) as { question: number; option: string };
    const offer = answersOf(this.#session.ask).find((offered) => offered.name === option);
    if (offer && question === this.#session.question) await this.asksFirst(offer);
    else if (this.#session.question >= 0) this.cancel();
  }
}
