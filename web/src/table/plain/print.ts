// How a piece of any game is printed as a card, from what the plain view tells of it.
import type { Figure, Print } from "../objects/card/print";
import { capital } from "../objects/words";
import type { PrintedPiece } from "../../wire/plain";
import icons from "./icons.json?icons";

const TONES = ["#98222c", "#2b5a97", "#35702f", "#66399c", "#8a5c0c", "#56606b", "#705236", "#1f6a6a"];

/** One of the colours for a word, always the same. */
function tone(word: string): string {
  const sum = [...word].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return TONES[sum % TONES.length]!;
}

/** The colour of a piece: pieces of one type have the same. */
export const toneOf = (printed: PrintedPiece): string =>
  printed.type === "trap" ? "#231f1c" : tone(printed.type || printed.group);

/** The symbol of a word that many games have. */
export const symbolOf = (word: string): string | undefined => icons[word.toLowerCase()];

/** The picture of a piece: what its name or type means, or else its first letter. */
export function pictureOf({ name, type }: PrintedPiece): string {
  const words = [...name.toLowerCase().split(" ").reverse(), type];
  const known = words.map((word) => icons[word]).find(Boolean);
  const letter = name.charAt(0).replace(/[&<]/, "");
  return (
    known ??
    `<text x="256" y="390" font-size="400" font-weight="700" text-anchor="middle" fill="currentColor">${letter}</text>`
  );
}

export function printOf(printed: PrintedPiece): Print {
  const numbers = printed.facts.filter((fact) => typeof fact.value === "number");
  const words = printed.facts.filter((fact) => typeof fact.value === "string");
  return {
    name: printed.name,
    tone: toneOf(printed),
    picture: pictureOf(printed),
    sort: { body: icons.card, word: capital(printed.type || "card") },
    figures: numbers.map(({ label, value }): Figure => ({
      stat: label,
      word: label,
      body: symbolOf(label) ?? icons.figure,
      colour: "#1f568f",
      value: Number(value),
      tone: "plain",
    })),
    text: [...words.map(({ label, value }) => `${label}: ${value}.`), ...printed.text],
    cost: null,
    worth: [],
  };
}
