// What the bar tells of a seat: its figures, the first in full.
import type { Seat } from "../../wire/plain";
import type { Count } from "../SeatCounts.svelte";
import { symbolOf } from "./print";

export const counts = ({ figures }: Seat): Count[] =>
  figures.map(({ label, value }, at) => ({
    body: symbolOf(label),
    word: label,
    value,
    tone: at ? "soft" : undefined,
  }));
