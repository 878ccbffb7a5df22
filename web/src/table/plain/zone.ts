// The name of a place on the table, and before whom it lies: "deck", "hand:1".
import type { Zone } from "../../wire/plain";

export const zoneOf = ({ place, owner }: Pick<Zone, "place" | "owner">): string =>
  owner < 0 ? place : `${place}:${owner}`;
