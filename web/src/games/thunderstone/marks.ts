// What has happened to a card of a hand this turn.
import type { Mark } from "../../table/objects/Marks.svelte";
import type { Card, PrintedCard } from "../../wire/thunderstone";
import symbols from "./symbols.json?icons";

export function marksOf(card: Card, kinds: Record<string, PrintedCard>): Mark[] {
  const real = kinds[card.guise_of]?.name ?? "another card";
  const marks = [
    { on: card.lost, body: symbols.lost, word: "Lost", text: "Destroyed when the battle ends", bad: true },
    { on: card.left_out, body: symbols.left_out, word: "Out", text: "Kept out of the battle", bad: true },
    { on: card.owner >= 0, body: symbols.borrowed, word: "Borrowed", text: "Borrowed" },
    { on: card.guise_of !== "", body: symbols.guise, word: real, text: `Really ${real}` },
    { on: card.used.length > 0, body: symbols.used, word: "Used", text: "Used this turn" },
  ];
  return marks.filter((mark) => mark.on);
}
