// Which answers are listed as rows of dice in the middle of the table.
import type { Offer, Open } from "../../wire/dungeon_dice";

/** Questions whose answers are whole sets, or dice that lie in a bag or in the centre. */
const LISTS = new Set([
  "mulligan",
  "arm",
  "equip",
  "hireling",
  "pick",
  "artifact",
  "legend",
  "luck",
  "enchant",
  "cursed",
  "explore",
]);
const HIDDEN = new Set(["bag", "centre"]);

/** What is answered on the die itself, although it lies beside a list. */
export const onTheDie = (offer: Offer) => offer.name.startsWith("put_away ");

/** The answers of such a question that show dice; the others stay buttons of the prompt. */
export function listedOffers(ask: Open | null): readonly Offer[] {
  if (!ask) return [];
  const hidden = (offer: Offer) => offer.touches.some((touch) => HIDDEN.has(touch.place));
  if (LISTS.has(ask.question))
    return ask.offers.filter((offer) => offer.touches.length > 0 && !onTheDie(offer));
  const found = ask.offers.filter(hidden);
  return found.length > 1 && found.length >= ask.offers.length - 1 ? found : [];
}
