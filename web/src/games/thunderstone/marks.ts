// What has happened to a card of a hand this turn: a symbol, a word for the card, a sentence for who wants to know.
import type { Card, Face } from "../../wire/thunderstone";

export interface Mark {
  readonly symbol: string;
  readonly word: string;
  readonly text: string;
  readonly bad: boolean;
}

export function marksOf(card: Card, faces: Record<string, Face>): Mark[] {
  const marks: Mark[] = [];
  const real = faces[card.guise_of]?.name ?? "another card";
  if (card.lost)
    marks.push({ symbol: "lost", word: "Lost", text: "Destroyed when the battle ends", bad: true });
  if (card.left_out)
    marks.push({ symbol: "left_out", word: "Out", text: "Kept out of the battle", bad: true });
  if (card.owner >= 0) marks.push({ symbol: "borrowed", word: "Borrowed", text: "Borrowed", bad: false });
  if (card.guise_of) marks.push({ symbol: "guise", word: real, text: `Really ${real}`, bad: false });
  if (card.used.length) marks.push({ symbol: "used", word: "Used", text: "Used this turn", bad: false });
  return marks;
}
