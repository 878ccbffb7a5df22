// What a tile shows, from a laid space or from a printed card in some turn, and the shapes it is painted with.
import type { PrintedCard, Space } from "../../wire/dungeoneer";

/** A side of a tile: what kind of exit, its Threat, and whether what lies beyond is walled off. */
export interface Opening {
  readonly sort: string; // open, locked, trapped, wall
  readonly printed: string;
  readonly stat: string;
  readonly number: number;
  readonly blocked: boolean;
}

export interface Plan {
  readonly kind: string;
  readonly border: string;
  /** Passages and roads are narrow, rooms and sites wide. */
  readonly wide: boolean;
  readonly entrance: boolean;
  readonly grim: boolean;
  readonly openings: readonly Opening[]; // north, east, south, west as laid
  readonly terrain: readonly string[];
  readonly obstacle: { readonly sort: string; readonly stat: string; readonly number: number } | null;
  readonly sewer: string;
  readonly portal: string;
  readonly glory: number;
  readonly peril: number;
  /** Whether it still gives them. */
  readonly fresh: boolean;
}

function groundOf(printed: PrintedCard) {
  const { border, grim, sewer, portal } = printed.space!;
  const entrance = printed.subtype === "entrance";
  const wide = entrance || printed.subtype === "room" || printed.subtype === "site";
  return { kind: printed.id, border, wide, entrance, grim, sewer, portal };
}

/** A card as it is printed, turned clockwise by quarters. */
export function planOf(printed: PrintedCard, turn = 0): Plan {
  const space = printed.space!;
  const openings = [0, 1, 2, 3].map((side) => {
    const { sort, stat, number } = space.exits[(side - turn + 4) % 4]!;
    return { sort, printed: sort, stat, number, blocked: false };
  });
  const { terrain, obstacle, glory, peril } = space;
  return { ...groundOf(printed), openings, terrain, obstacle, glory, peril, fresh: true };
}

/** A card as it lies. */
export function planOfSpace(space: Space, printed: PrintedCard): Plan {
  const openings = space.exits.map(({ sort, printed, to, passable, hurdle }) => ({
    sort,
    printed,
    stat: hurdle?.stat ?? "",
    number: hurdle?.number ?? 0,
    blocked: sort !== "wall" && to >= 0 && !passable,
  }));
  const { terrain, obstacle, glory, peril } = space;
  return { ...groundOf(printed), openings, terrain, obstacle, glory, peril, fresh: space.new };
}

const MIDDLE = 60;

/** The floor of a tile: a middle of half its width `c`, and an arm of half its width `h` to every side that is open. */
export function floorOf(open: readonly boolean[], c: number, h: number, chamfer = 0): string {
  const points: [number, number][] = [];
  const cut = Math.min(chamfer, c - h);
  // A side as the north one: along its edge from left to right, then turned into place.
  [0, 1, 2, 3].forEach((side) => {
    const north: [number, number][] = open[side]
      ? [
          [-h, -c],
          [-h, -MIDDLE],
          [h, -MIDDLE],
          [h, -c],
        ]
      : [];
    const around: [number, number][] = [[-c + cut, -c], ...north, [c - cut, -c], [c, -c + cut]];
    for (const point of around) points.push(turned(point, side));
  });
  return `M${points.map(([x, y]) => `${MIDDLE + x} ${MIDDLE + y}`).join("L")}Z`;
}

function turned([x, y]: [number, number], quarters: number): [number, number] {
  let point: [number, number] = [x, y];
  for (let turn = 0; turn < quarters; turn++) point = [-point[1], point[0]];
  return [point[0] || 0, point[1] || 0];
}

/** Where something at a side lies, given for the north side. */
export function atSide(side: number, x: number, y: number): { x: number; y: number } {
  const [dx, dy] = turned([x - MIDDLE, y - MIDDLE], side);
  return { x: MIDDLE + dx, y: MIDDLE + dy };
}

/** Numbers between 0 and 1 that are always the same for a word: where the trees of a tile stand. */
export function scattered(word: string, count: number): number[] {
  let seed = [...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return Array.from({ length: count }, () => {
    seed = (seed * 1664525 + 1013904223) >>> 0;
    return seed / 2 ** 32;
  });
}

/** Points for the growth of a tile, off its roads and not over each other: corners first. */
export function growth(plan: Plan, count: number): { x: number; y: number; size: number }[] {
  const clear = plan.wide ? 42 : 26;
  const road = 20;
  const found: { x: number; y: number; size: number }[] = [];
  const numbers = scattered(plan.kind, 180);
  for (let at = 0; at + 2 < numbers.length && found.length < count; at += 3) {
    const [x, y] = [8 + numbers[at]! * 104, 8 + numbers[at + 1]! * 104];
    const size = 13 + numbers[at + 2]! * 6;
    const [dx, dy] = [x - MIDDLE, y - MIDDLE];
    const onRoad = plan.openings.some(
      ({ sort }, side) => sort !== "wall" && beside(turned([dx, dy], (4 - side) % 4), road),
    );
    if (Math.hypot(dx, dy) < clear || onRoad) continue;
    if (found.some((other) => Math.hypot(other.x - x, other.y - y) < (other.size + size) * 0.42)) continue;
    found.push({ x, y, size });
  }
  return found.sort((a, b) => a.y - b.y);
}

const beside = ([x, y]: [number, number], road: number) => y < 0 && Math.abs(x) < road;
