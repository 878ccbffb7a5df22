// The answers of a bargaining question, sorted into what stands on the card, what strikes out a term, and lists to choose from.
import { capital } from "../../table/objects/words";
import type { Offer, Open } from "../../wire/dungeon_dice";

const QUESTIONS = new Set(["bargain", "answer_offer", "compose", "compose_term", "compose_particular"]);

export function isHaggling(ask: Open | null): ask is Open {
  return ask !== null && QUESTIONS.has(ask.question);
}

export interface Sorted {
  readonly answers: readonly Offer[];
  readonly strikes: readonly Offer[];
  readonly groups: readonly Group[];
}

interface Group {
  readonly title: string;
  readonly offers: readonly Offer[];
  /** The sentences with which all of them begin: they are told once. */
  readonly shared: string;
}

const TITLES: Record<string, string> = {
  offer: "Offer",
  counter: "Counter with",
  between: "Add a promise of",
  include: "Let somebody else join",
  put: "Which",
};

/** Struck out on the card itself, or plain enough to be buttons of the prompt alone. */
const ELSEWHERE = new Set(["drop", "add"]);

const verb = (offer: Offer) => offer.name.split(" ")[0]!;

/** Accept, refuse, propose and the like are buttons of the card; terms and whole offers are lists. */
export function sorted(ask: Open): Sorted {
  const groups = Object.entries(TITLES)
    .map(([key, title]) => {
      const offers = ask.offers.filter((offer) => verb(offer) === key);
      return { title, offers, shared: beginning(offers.map((offer) => offer.text)) };
    })
    .filter((group) => group.offers.length > 0);
  return {
    answers: ask.offers.filter((offer) => !(verb(offer) in TITLES) && !ELSEWHERE.has(verb(offer))),
    strikes: ask.offers.filter((offer) => verb(offer) === "drop"),
    groups,
  };
}

/** An answer without what all of its group have in common. */
export function said(offer: Offer, shared: string): string {
  if (verb(offer) === "between") return capital(offer.label);
  return offer.text.slice(shared.length).trim() || offer.label;
}

/** The whole sentences with which all texts begin, if they go on after them. */
export function beginning(texts: readonly string[]): string {
  const [first = "", ...others] = texts;
  if (!others.length) return "";
  let shared = "";
  for (const sentence of first.match(/[^.]+\.\s*/g) ?? []) {
    const longer = shared + sentence;
    if (!others.every((text) => text.startsWith(longer.trimEnd()))) break;
    shared = longer;
  }
  return texts.some((text) => text.length <= shared.length) ? "" : shared.trimEnd();
}
