// The names of dice for a screen reader: kind, the side that lies on top and what it means, how it stands, what may be done.
import type { Die, DieFace, Piece, Symbol } from "../../wire/dungeon_dice";
import { sentences } from "../../table/objects/words";
import { wordOf } from "./materials";

export interface Standing {
  readonly wounded?: boolean;
  readonly locked?: boolean;
  readonly out?: boolean;
  readonly equipped?: boolean;
  readonly spent?: readonly string[];
  readonly value?: number | null;
}

/** How a die stands that lies before its owner. */
export const stateOf = ({ wounded, feared, equipped }: Piece): Standing => ({
  wounded,
  locked: feared,
  equipped,
});

/** "Sword, worn equipment" */
export function kindName(die: Die): string {
  const word = wordOf(die);
  return die.name.toLowerCase().includes(word.toLowerCase()) ? die.name : `${die.name}, ${word}`;
}

/** The whole side in words: "3, Slash" */
export function sideName(face: DieFace): string {
  return face.label.replaceAll(" · ", ", ");
}

/** What a symbol does, in the words printed with the die. */
export function meaningOf(die: Die, symbol: Symbol): string {
  const found =
    die.symbols.find((each) => each.id === symbol.id && each.number === symbol.number) ??
    die.symbols.find((each) => each.id === symbol.id);
  return found?.text ?? "";
}

/** A die in one go: kind, side, what its symbols mean, how it stands. */
export function dieName(die: Die, face = -1, now: Standing = {}): string {
  const side = die.faces[face];
  const shown = side ? [...side.symbols, ...side.reward] : [];
  const meanings = shown
    .filter((symbol, at) => shown.findIndex((each) => each.id === symbol.id) === at)
    .map((symbol) =>
      now.spent?.includes(symbol.id)
        ? `${symbol.label} is used`
        : `${symbol.label}: ${meaningOf(die, symbol)}`,
    );
  const counts =
    side && now.value !== undefined && now.value !== null && now.value !== side.value
      ? `counts ${now.value}`
      : "";
  return sentences(
    kindName(die),
    side ? [`Shows ${sideName(side)}`, counts].filter(Boolean).join(", ") : "",
    [
      now.equipped && "equipped",
      now.wounded && "wounded",
      now.locked && "cannot be used now",
      now.out && "removed from the combat",
    ]
      .filter(Boolean)
      .join(", "),
    ...meanings,
  );
}
