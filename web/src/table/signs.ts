// Signs in words: what the buttons show, and what the others read.
import type { Nod } from "../wire/wire";

export const SIGNS: readonly (readonly [Exclude<Nod["sign"], "look">, string])[] = [
  ["hello", "Hello!"],
  ["thanks", "Thanks!"],
  ["well_played", "Well played!"],
  ["oops", "Oops!"],
  ["wow", "Wow!"],
  ["wait", "One moment…"],
];

export const signText = (sign: Nod["sign"]): string =>
  SIGNS.find(([key]) => key === sign)?.[1] ?? "Look here!";
