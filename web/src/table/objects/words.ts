// The names of objects for a screen reader: parts become sentences, and what may be done comes last.
import type { Offer, Surroundings } from "../surroundings";

/** What may be done with it: the sentence of the only offer, unless it repeats what is said, or the words of several. */
export function chances(offers: readonly Pick<Offer, "label" | "text">[], said = ""): string {
  const [only] = offers;
  if (!only) return "";
  if (offers.length === 1)
    return said.includes(only.text.split(": ").slice(1).join(": ") || only.text) ? only.label : only.text;
  return `${offers.length} choices: ${offers.map((offer) => offer.label).join("; ")}.`;
}

/** Whoever sits there: You, or by name. */
export const whoIs = (seat: number, { me, names }: Pick<Surroundings, "me" | "names">): string =>
  seat === me ? "You" : (names[seat] ?? "");

/** With a capital letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Each part that says something as a sentence. */
export function sentences(...parts: string[]): string {
  return parts
    .filter(Boolean)
    .map(capital)
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`))
    .join(" ");
}
