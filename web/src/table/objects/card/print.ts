// What is printed on a card, for every game alike: its name, picture, sort, figures, text and worth.

/** One number with its symbol. `tone` says how it stands: as printed, raised, lowered, not counted now, or a trophy's. */
export interface Figure {
  /** What it is of; each comes once on a card. */
  readonly stat: string;
  readonly word: string;
  /** Whether the number is told before the word: 2 VP. */
  readonly unit?: boolean;
  /** The body of its symbol, and its colour. */
  readonly body: string | undefined;
  readonly colour: string;
  readonly value: number;
  readonly tone: "plain" | "up" | "down" | "idle" | "trophy";
}

export interface Print {
  readonly name: string;
  /** The colour of its frame. */
  readonly tone: string;
  /** The body of its picture. */
  readonly picture: string | undefined;
  /** What it is: the body of a symbol, a word, and the classes besides. */
  readonly sort: {
    readonly body: string | undefined;
    readonly word: string;
    readonly classes?: readonly string[];
  };
  /** What it is and does, on the rail at its left edge. */
  readonly figures: readonly Figure[];
  readonly text: readonly string[];
  readonly cost: number | null;
  /** What it brings, at its foot. */
  readonly worth: readonly Figure[];
  /** Its level, as marks at the corner of the picture. */
  readonly level?: number;
  /** What it is besides, as a symbol in the picture: a trophy. */
  readonly prize?: { readonly body: string | undefined; readonly word: string } | undefined;
}

/** "Elf Wizard, Hero level 1, Wizard, strength 3, magic attack 2, light 1, cost 5" */
export function printName({ name, sort, level, figures, cost, worth }: Print): string {
  const what = level ? `${sort.word} level ${level}` : sort.word;
  const price = cost === null ? [] : [`cost ${cost}`];
  return [name, what, ...(sort.classes ?? []), ...figures.map(told), ...price, ...worth.map(told)].join(", ");
}

function told({ word, unit, value, tone }: Figure): string {
  const said = unit ? `${value} ${word}` : `${word} ${value}`;
  return tone === "trophy" ? `trophy ${said}` : tone === "idle" ? `${said} not counted` : said;
}

/** How a number stands that is printed otherwise. */
export const compared = (value: number, printed: number): "up" | "down" | "plain" =>
  value > printed ? "up" : value < printed ? "down" : "plain";
