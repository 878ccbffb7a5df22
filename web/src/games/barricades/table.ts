// What every part of the table asks of a view: who is who, where he stands, and what is asked of him.
import { initials } from "../../table/objects/seats";
import type { PrintedCard, Seat, View } from "../../wire/barricades";
import type { Surroundings } from "./around";

/** The letters of every seat's figure. */
export const lettersOf = (view: View, around: Pick<Surroundings, "names">): string[] =>
  initials(view.seats.map(({ seat }) => around.names[seat] ?? ""));

export const titleOf = (seat: Seat, kinds: Record<string, PrintedCard>): string =>
  kinds[seat.prestige?.kind ?? ""]?.name ?? "";

/** Whether a Champion's figure stands in the Village: he was placed there, and the Dungeon has not begun for him. */
export const inVillage = (seat: Seat): boolean =>
  seat.location !== "" && (seat.stage === "village" || seat.stage === "place" || seat.stage === "prep");

/** Where each figure stands: a location, the square, or a place of the Dungeon. */
export function placeOfSeat(view: View, seat: Seat): string {
  const waits = view.stage === "prep" && seat.location !== "";
  return waits || inVillage(seat) ? seat.location : seat.node;
}

export const WORDS: Record<string, string> = { wilderness: "The Wilderness", lair: "The Lair" };

/** What the Champions are at, all together. */
export function momentOf(view: View): "setup" | "village" | "dungeon" | "over" {
  if (view.stage === "over") return "over";
  if (view.setup) return "setup";
  return view.stage === "dungeon" || view.stage === "closing" ? "dungeon" : "village";
}
