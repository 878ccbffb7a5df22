// Which answers are shown as small cards over the table: those for things that lie nowhere in sight.
import type { Offer, Open } from "../../wire/barricades";

const UNSEEN = new Set([
  "classes",
  "guilds",
  "discard",
  "destroyed",
  "wounds",
  "treasures",
  "monsters",
  "legends",
  "thralls",
  "box",
  "deck",
  "aside",
  "bag",
]);

/** The answers that name something out of sight; the others stay where they are. */
export function listedOffers(ask: Open | null): readonly Offer[] {
  return (ask?.offers ?? []).filter((offer) =>
    offer.touches.some(({ place, kind }) => kind !== "" && UNSEEN.has(place)),
  );
}
