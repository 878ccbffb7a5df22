// Which screens are small: a phone, upright or lying on its side.

/** Narrow, or too low for everything one above the other; the same as in the styles. */
export const SMALL = "(max-width: 700px), (max-height: 500px)";
