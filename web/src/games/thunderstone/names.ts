// The names of things for a screen reader: everything the eye finds on a card, in one sentence.
import { printName } from "../../table/objects/card/print";
import { sentences } from "../../table/objects/words";
import type { Card, Foe, PrintedCard, Stack } from "../../wire/thunderstone";
import { printOf, type Standing } from "./print";
import { marksOf } from "./marks";

/** A card in one sentence, printed or as it stands. */
export const cardName = (printed: PrintedCard, now: Standing = {}): string =>
  printName(printOf(printed, now));

/** A card of a hand with its marks. */
export function heldName(
  card: Card,
  now: Standing,
  kinds: Record<string, PrintedCard>,
  hand: readonly Card[],
): string {
  const called = (piece: number) =>
    kinds[hand.find((each) => each.piece === piece)?.kind ?? ""]?.name ?? "a card";
  return sentences(
    cardName(kinds[card.kind]!, now),
    card.holds.length ? `Holds ${card.holds.map(called).join(" and ")}` : "",
    card.held_by >= 0 ? `Held by ${called(card.held_by)}` : "",
    marksOf(card, kinds)
      .map((mark) => mark.text)
      .join(", "),
  );
}

/** A card of the hall: where it is, what it is, what an attack would come to. */
export function foeName(foe: Foe, rank: number, printed: PrintedCard): string {
  return sentences(
    cardName(printed, { health: foe.health, xp: foe.xp, vp: printed.vp === null ? undefined : foe.vp }),
    foe.darkness ? `Rank ${rank}, darkness ${foe.darkness}` : `Rank ${rank}`,
    foe.traits.join(", "),
    foe.breached ? "Its Breach has happened" : "",
    foe.preview?.refusal ? `May not be attacked: ${foe.preview.refusal}` : (foe.preview?.text ?? ""),
    foe.preview?.costs.join(" ") ?? "",
  );
}

/** A stack of the Village: its top card, how many are left, whether it is too dear. */
export function stackName(stack: Stack, printed: PrintedCard | undefined, gold: number): string {
  if (!printed || stack.count === 0) return `${stack.group}, sold out.`;
  const levels = stack.levels.map((left, at) => `${left} of level ${at + 1}`).join(", ");
  return sentences(
    cardName(printed),
    levels ? `${stack.count} left: ${levels}` : `${stack.count} left`,
    stack.affordable || gold < 0 ? "" : `Costs ${stack.cost} of ${gold} gold`,
  );
}
