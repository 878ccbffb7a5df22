// The geometry of the map: where spaces and ghosts lie on the plane, ways between them, where figures stand.
import { hull, type Box, type Point } from "../../table/objects/plane/camera";
import type { Ghost, Hurdle, Route, Space } from "../../wire/dungeoneer";

/** How wide a space is on the plane. */
export const SIZE = 120;
/** How far the two maps lie apart, in spaces. */
const APART = 0.8;

/** North, east, south, west: columns and rows. */
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

export type Cell = Pick<Space | Ghost, "border" | "row" | "column">;

/** Where each border's map begins on the plane. */
export type Origins = Readonly<Record<string, Point>>;

/** The two maps lie side by side or one above the other, middle beside middle: as fills a window of that shape better. */
export function originsOf(cells: readonly Cell[], shape: number): Origins {
  const [beside, above] = [laidOut(cells, false), laidOut(cells, true)];
  const room = (origins: Origins) => {
    const { left, top, right, bottom } = hull(cells.map((cell) => boxOf(cell, origins)));
    return Math.max((right - left) / shape, bottom - top);
  };
  return room(above) < room(beside) ? above : beside;
}

function laidOut(cells: readonly Cell[], high: boolean): Origins {
  const origins: Record<string, Point> = {};
  let edge = 0;
  for (const border of [...new Set(cells.map((cell) => cell.border))].sort().reverse()) {
    const box = hull(cells.filter((cell) => cell.border === border).map(bare));
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    origins[border] = high ? { x: -x, y: edge - box.top } : { x: edge - box.left, y: -y };
    edge += (high ? box.bottom - box.top : box.right - box.left) + APART * SIZE;
  }
  return origins;
}

function bare({ row, column }: Cell): Box {
  const [left, top] = [column * SIZE, row * SIZE];
  return { left, top, right: left + SIZE, bottom: top + SIZE };
}

/** The box of a cell on the plane. */
export function boxOf(cell: Cell, origins: Origins): Box {
  const box = bare(cell);
  const { x, y } = origins[cell.border] ?? { x: 0, y: 0 };
  return { left: box.left + x, top: box.top + y, right: box.right + x, bottom: box.bottom + y };
}

export function centreOf(cell: Cell, origins: Origins): Point {
  const { left, top } = boxOf(cell, origins);
  return { x: left + SIZE / 2, y: top + SIZE / 2 };
}

/** Where an exit of a space is, a little inside; without a side, its middle. */
export function markAt(cell: Cell, side: number, origins: Origins): Point {
  const { x, y } = centreOf(cell, origins);
  const [dx, dy] = STEPS[side] ?? [0, 0];
  return { x: x + dx * SIZE * 0.36, y: y + dy * SIZE * 0.36 };
}

/** The side of a space at which another lies, or -1. */
export function sideTowards(from: Cell, to: Cell): number {
  if (from.border !== to.border) return -1;
  return STEPS.findIndex(([dx, dy]) => from.column + dx === to.column && from.row + dy === to.row);
}

/** A stretch of a way: a path on the plane; a hop goes underground or through a Portal. */
export interface Stretch {
  readonly d: string;
  readonly hop: boolean;
}

export interface Trail {
  readonly stretches: readonly Stretch[];
  readonly end: Point | null;
  readonly marks: readonly { readonly at: Point; readonly hurdle: Hurdle }[];
}

/** The way of a route as it is drawn, from the space where the hero stands. */
export function trailOf(
  route: Route,
  from: Space | undefined,
  spaces: readonly Space[],
  origins: Origins,
): Trail {
  const find = (piece: number) => spaces.find((space) => space.piece === piece);
  const steps = [from, ...route.path.map(find)].filter((space) => space !== undefined);
  const stretches: Stretch[] = [];
  steps.slice(1).forEach((to, at) => {
    const before = steps[at]!;
    const [a, b] = [centreOf(before, origins), centreOf(to, origins)];
    if (sideTowards(before, to) >= 0) stretches.push({ d: `M${a.x} ${a.y}L${b.x} ${b.y}`, hop: false });
    else stretches.push({ d: `M${a.x} ${a.y}Q${bow(a, b)} ${b.x} ${b.y}`, hop: true });
  });
  const marks = route.hurdles.flatMap((hurdle) => {
    const space = find(hurdle.space);
    return space ? [{ at: markAt(space, hurdle.side, origins), hurdle }] : [];
  });
  const last = steps.at(-1);
  return { stretches, end: last && steps.length > 1 ? centreOf(last, origins) : null, marks };
}

/** The point a hop bends around: to the side of the straight line. */
function bow(a: Point, b: Point): string {
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  return `${x - (b.y - a.y) * 0.18} ${y + (b.x - a.x) * 0.18}`;
}

/** Where figures stand in a space, by their feet: one row above its name, more over all of it. */
export function standing(count: number): Point[] {
  const row = count <= 3 ? count : Math.ceil(count / 2);
  return Array.from({ length: count }, (_, at) => {
    const [line, place] = [Math.floor(at / row), at % row];
    const many = Math.min(row, count - line * row);
    const gap = many > 2 ? 28 : 32;
    return {
      x: SIZE / 2 + (place - (many - 1) / 2) * gap,
      y: 72 + line * 28,
    };
  });
}

/** Where the figure of a hero stands on the plane: among the others there, or on the exit it holds open. */
export function feetOf(space: Space, seat: number, stuck: number, origins: Origins): Point {
  if (stuck >= 0) {
    const { x, y } = markAt(space, stuck, origins);
    return { x, y: y + 12 };
  }
  const free = space.heroes;
  const { left, top } = boxOf(space, origins);
  const { x, y } = standing(free.length)[free.indexOf(seat)] ?? { x: SIZE / 2, y: 72 };
  return { x: left + x, y: top + y };
}
