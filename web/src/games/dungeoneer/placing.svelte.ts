// Laying a Map card: the first press tries it in a free place, a turn turns it there, the second press lays it.
import type { Ghost, Offer, Spot } from "../../wire/dungeoneer";

export const keyOf = ({ piece, border, row, column }: Ghost): string => `${piece} ${border} ${row} ${column}`;

export class Placing {
  #ghosts: () => readonly Ghost[];
  #lay: (offer: number) => void;
  #tried = $state("");
  #turn = $state(0);
  #held = $state(-1);

  constructor(ghosts: () => readonly Ghost[], lay: (offer: Offer["index"]) => void) {
    this.#ghosts = ghosts;
    this.#lay = lay;
  }

  /** The cards that may be laid: the one in hand, or all that may be shifted. */
  get cards(): readonly number[] {
    return [...new Set(this.#ghosts().map((ghost) => ghost.piece))];
  }

  /** The card that is held: the only one, or the one that was chosen; -1 when there is none. */
  get card(): number {
    const { cards } = this;
    return cards.length === 1 ? cards[0]! : cards.includes(this.#held) ? this.#held : -1;
  }

  /** The free places of the card that is held. */
  get ghosts(): readonly Ghost[] {
    return this.#ghosts().filter((ghost) => ghost.piece === this.card);
  }

  /** Where it is tried. */
  get tried(): Ghost | undefined {
    return this.ghosts.find((ghost) => keyOf(ghost) === this.#tried);
  }

  /** How it lies in a place: turned as wished, or else as it fits. */
  spotIn(ghost: Ghost): Spot {
    return ghost.spots.find((spot) => spot.turn === this.#turn) ?? ghost.spots[0]!;
  }

  get turn(): number {
    return this.tried ? this.spotIn(this.tried).turn : this.#turn;
  }

  /** The turns it can be brought into: in the place where it is tried, or anywhere. */
  get turns(): readonly number[] {
    const among = this.tried ? [this.tried] : this.ghosts;
    return [...new Set(among.flatMap((ghost) => ghost.spots.map((spot) => spot.turn)))].sort((a, b) => a - b);
  }

  hold(card: number): void {
    this.#held = card;
    this.#tried = "";
  }

  /** Tries it in a place; there already, it is laid. */
  press(ghost: Ghost): void {
    if (this.#tried === keyOf(ghost)) this.lay();
    else this.#tried = keyOf(ghost);
  }

  rotate(): void {
    const { turns, turn } = this;
    this.#turn = turns.find((each) => each > turn) ?? turns[0] ?? 0;
  }

  lay(): void {
    if (this.tried) this.#lay(this.spotIn(this.tried).offer);
  }

  reset(): void {
    this.#tried = "";
    this.#turn = 0;
    this.#held = -1;
  }
}
