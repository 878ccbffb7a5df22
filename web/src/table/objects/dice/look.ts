// What a die is made of, and what lies on the table of it: for every game alike.

/** Its colours: body, shade, edge, ink, and the border of a side. */
export interface Look {
  readonly face: string;
  readonly deep: string;
  readonly edge: string;
  readonly ink: string;
  readonly trim?: string | undefined;
}

/** The colours as the sides and the edge take them. */
export const styleOf = ({ face, deep, edge, ink, trim = "solid transparent" }: Look): string =>
  `--die-face: ${face}; --die-deep: ${deep}; --die-edge: ${edge}; --die-ink: ${ink}; --die-trim: ${trim}`;

/** A die as it lies there. */
export interface Lying {
  /** The side that lies on top; -1 when it has not been rolled. */
  readonly face?: number;
  readonly piece?: number;
  /** When it was rolled, by the log; 0 when it lies as it lay. */
  readonly rolledAt?: number;
  /** Whether it tumbles when it comes to the table already rolled. */
  readonly arrives?: boolean;
  readonly wounded?: boolean | undefined;
  /** It may not be used: set aside by fear, or a set that is fixed. */
  readonly locked?: boolean | undefined;
  /** It counts no more. */
  readonly out?: boolean | undefined;
}
