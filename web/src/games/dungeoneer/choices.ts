// Which answers are shown as small cards over the map: those for cards that lie nowhere in sight.
import type { Offer, Open } from "../../wire/dungeoneer";

const UNSEEN = new Set([
  "heroes",
  "discard",
  "peril_discard",
  "maps",
  "dungeon_maps",
  "held",
  "aside",
  "adventure",
  "peril_deck",
]);

/** The answers that name a card out of sight; the others stay where they are. */
export function listedOffers(ask: Open | null): readonly Offer[] {
  return (ask?.offers ?? []).filter((offer) =>
    offer.touches.some(({ place, kind }) => kind !== "" && UNSEEN.has(place)),
  );
}
