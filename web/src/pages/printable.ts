// What these pages need to know of a printed piece of any game.
import type { Printed } from "../wire/shared";

export interface Printable extends Printed {
  readonly classes?: readonly string[];
}

export type Kinds = Readonly<Record<string, Printable>>;
