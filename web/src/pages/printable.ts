// What these pages need to know of a printed card or die of any game.
export interface Printable {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly pack: string;
  readonly group: string;
  readonly text: readonly string[];
  readonly classes?: readonly string[];
}

export type Faces = Readonly<Record<string, Printable>>;
