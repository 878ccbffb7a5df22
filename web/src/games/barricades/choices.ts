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

/** Cards of others are told of in full, and lie nowhere on this table. */
const OTHERS = new Set(["hand", "play"]);

/** The answers that name something out of sight of `me`; the others stay where they are. */
export function listedOffers(ask: Open | null, me: number): readonly Offer[] {
  return (ask?.offers ?? []).filter((offer) =>
    offer.touches.some(
      ({ place, kind, seat }) =>
        kind !== "" && (UNSEEN.has(place) || (OTHERS.has(place) && seat >= 0 && seat !== me)),
    ),
  );
}
