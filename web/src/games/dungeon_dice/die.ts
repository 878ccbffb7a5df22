// What stands where on each side of a die: numbers, symbols, levels and hearts, in hundredths of its edge.
import { signed } from "../../shell/numbers";
import type { Die, DieFace, Symbol } from "../../wire/dungeon_dice";

/** One mark on a side, in hundredths of its edge; x and y are the middle. */
export interface Mark {
  readonly sort: "number" | "ability" | "kind" | "place" | "small";
  /** The number or small word, or the name of the icon. */
  readonly what: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** The symbol it stands for, if it is one. */
  readonly symbol?: Symbol;
}

export type Medal = "blue" | "red" | "black" | "gold" | "boss";

export interface Layout {
  readonly marks: readonly Mark[];
  /** The trophy colour of a monster: the shape its level stands in. */
  readonly medal: {
    readonly colour: Medal;
    readonly x: number;
    readonly y: number;
    readonly size: number;
  } | null;
  /** A reward lies in a ring; what only reminds (requirements, passives) lies in a dashed one. */
  readonly ring: "reward" | "inert" | null;
  /** Rows of small marks: pips on top for the level, stars, hearts or level dice below. */
  readonly pips: number;
  readonly below: { readonly what: "star" | "heart" | "level"; readonly count: number } | null;
}

const BLANK: Layout = { marks: [], medal: null, ring: null, pips: 0, below: null };
const MEDALS: readonly string[] = ["blue", "red", "black", "gold", "boss"];

/** What stands on a side; -1 is a die that has not been rolled: its picture. */
export function layoutOf(die: Die, at: number, value?: number | null): Layout {
  const face = die.faces[at];
  if (!face) return { ...BLANK, marks: [{ sort: "kind", what: die.id, x: 50, y: 50, size: 68 }] };
  if (face.place) return { ...BLANK, marks: [{ sort: "place", what: face.place, x: 50, y: 50, size: 70 }] };
  if (face.experience !== null) return tracked(face);
  if (face.level || face.hearts !== null) return monstrous(die, face);
  const ring = face.reward.length ? "reward" : face.inert.length ? "inert" : null;
  const number = value === undefined ? face.value : value;
  return {
    ...BLANK,
    ring,
    marks: numbered(number, [...face.symbols, ...face.reward, ...face.inert], ring ? 46 : 72),
  };
}

function tracked(face: DieFace): Layout {
  return {
    ...BLANK,
    marks: [{ sort: "number", what: String(face.experience), x: 50, y: 44, size: 62 }],
    below: { what: "level", count: face.level_dice },
    medal: face.fame ? { colour: face.fame > 1 ? "black" : "red", x: 50, y: 42, size: 64 } : null,
  };
}

function monstrous(die: Die, face: DieFace): Layout {
  const colour = MEDALS.includes(face.colour)
    ? (face.colour as Medal)
    : die.type === "epic"
      ? "black"
      : "blue";
  const shown = [...face.symbols, ...face.reward, ...face.inert];
  const x = shown.length ? 36 : 50;
  const hearts = face.hearts !== null;
  const below = hearts
    ? ({ what: "heart", count: face.hearts ?? 0 } as const)
    : face.fame
      ? ({ what: "star", count: face.fame } as const)
      : null;
  const y = below ? 47 : 52;
  const level: Mark[] = face.level
    ? [{ sort: "number", what: String(face.level), x, y, size: 48 }]
    : [{ sort: "kind", what: die.id, x, y, size: 40 }];
  return {
    marks: [...level, ...column(shown)],
    medal: { colour, x, y, size: 60 },
    ring: null,
    pips: face.level,
    below,
  };
}

function column(symbols: readonly Symbol[]): Mark[] {
  const many = symbols.length;
  const size = many > 2 ? 23 : many > 1 ? 31 : 37;
  const step = many > 2 ? 24 : 32;
  return symbols.flatMap((symbol, at) => {
    const y = 52 + (at - (many - 1) / 2) * step;
    return [mark(symbol, 81 - size * 0.08, y, size), ...counted(symbol, 81 - size * 0.08, y, size)];
  });
}

function numbered(value: number | null, symbols: readonly Symbol[], alone: number): Mark[] {
  const number = (x: number, y: number, size: number): Mark => ({
    sort: "number",
    what: value === null ? "" : signed(value),
    x,
    y,
    size,
  });
  const spots: [number, number][] =
    symbols.length === 1
      ? [[69, 69]]
      : symbols.length === 2
        ? [
            [69, 31],
            [69, 71],
          ]
        : [
            [72, 27],
            [72, 72],
            [30, 72],
          ];
  const size = symbols.length > 1 ? 40 : 46;
  if (value === null) {
    const [one] = symbols;
    if (one && symbols.length === 1) return [mark(one, 50, 50, alone), ...counted(one, 50, 50, alone)];
    const [two] =
      symbols.length === 2
        ? [
            [
              [30, 34],
              [69, 66],
            ] as const,
          ]
        : [spots];
    return symbols.flatMap((each, at) => {
      const [x, y] = two[at] ?? [30, 30];
      return [mark(each, x, y, 46), ...counted(each, x, y, 46)];
    });
  }
  if (!symbols.length) return [number(50, 50, 78)];
  return [
    symbols.length === 1 ? number(31, 34, 56) : number(29, symbols.length > 2 ? 30 : 50, 60),
    ...symbols.flatMap((each, at) => {
      const [x, y] = spots[at] ?? [50, 50];
      return [mark(each, x, y, size), ...counted(each, x, y, size)];
    }),
  ];
}

function mark(symbol: Symbol, x: number, y: number, size: number): Mark {
  return { sort: "ability", what: symbol.id, x, y, size, symbol };
}

/** The number of a symbol (Execute 2, two hearts) stands at its foot, if its name tells it. */
function counted(symbol: Symbol, x: number, y: number, size: number): Mark[] {
  if (!/\d$/.test(symbol.label)) return [];
  return [
    { sort: "small", what: String(symbol.number), x: x + size * 0.42, y: y + size * 0.38, size: 27, symbol },
  ];
}
