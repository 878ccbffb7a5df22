// How large the dice around the table can be.
const SIZES = [100, 92, 84, 78, 72, 66, 60, 54, 48, 42, 36, 30];
const UPRIGHT = 1.5; // how much wider than high a phone held upright is at most: there everybody has a row, elsewhere a column
const HEAD = 44; // px for a name
const LEAST = 26;

/** The edge of a die in px, so that `most` dice fit before each of `seats` in a place of that width and height. */
export function roomFor(seats: number, most: number, width: number, height: number): number {
  const narrow = width < height * UPRIGHT;
  const across = narrow ? width - 30 : width / seats - 52;
  const down = (narrow ? height / seats : height) - HEAD;
  const largest = narrow ? 56 : Math.max(72, width / 13);
  const fits = (size: number) => {
    const [inRow, step] = [Math.floor((across + size * 0.13) / (size * 1.13)), size * 1.13];
    return inRow > 0 && Math.ceil(most / inRow) * step <= down;
  };
  return SIZES.find((size) => size <= largest && fits(size)) ?? LEAST;
}
