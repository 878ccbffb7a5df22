// How numbers are written: with a minus that is as wide as a plus.
export const signed = (number: number): string => (number < 0 ? `−${-number}` : String(number));
