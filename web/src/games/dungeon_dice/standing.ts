// The bar between two sides: what each has for certain and, as a ghost, what its dice still to roll bring on average.
import type { Camp } from "../../wire/dungeon_dice";

export interface Share {
  /** Classes of the part: whose it is, and whether it is certain. */
  readonly sort: string;
  readonly size: number;
}

type Counted = Pick<Camp, "total" | "likely">;

/** The parts from left to right; null while there is nothing to compare. */
export function shares(ours: Counted, theirs: Counted): readonly Share[] | null {
  const [mine, foes] = [Math.max(ours.total, 0), Math.max(theirs.total, 0)];
  if (mine + foes + ours.likely + theirs.likely === 0) return null;
  return [
    { sort: "ours sure", size: mine },
    { sort: "ours ghost", size: ours.likely },
    { sort: "theirs ghost", size: theirs.likely },
    { sort: "theirs sure", size: foes },
  ];
}
