// Where everything lies: cells join, two maps lie apart, ways lead through exits, and figures stand side by side.
import { expect, test } from "vitest";
import { boxOf, centreOf, feetOf, markAt, originsOf, sideTowards, SIZE, standing, trailOf } from "./chart";
import { CELLS, hurdle, route, space, spaces, WORN } from "./sample";

const [gate, passage, worn] = spaces as [(typeof spaces)[0], (typeof spaces)[0], (typeof spaces)[0]];

test("cells of one border join edge to edge", () => {
  const origins = originsOf(spaces, 2);
  const [here, north, east] = [gate, passage, worn].map((each) => boxOf(each, origins)) as [
    ReturnType<typeof boxOf>,
    ReturnType<typeof boxOf>,
    ReturnType<typeof boxOf>,
  ];
  expect(north.bottom).toBe(here.top);
  expect(east.left).toBe(here.right);
  expect(here.right - here.left).toBe(SIZE);
});

test("two maps never touch: side by side, or one above the other where the window is high", () => {
  const wild = [60, 61].map((column) => space(column, "forest_road", 32, column, { border: "wilderness" }));
  const all = [...spaces, ...wild];
  for (const high of [false, true]) {
    const origins = originsOf(all, high ? 0.1 : 10);
    const boxes = (some: typeof all) => some.map((each) => boxOf(each, origins));
    const [near, far] = high ? (["bottom", "top"] as const) : (["right", "left"] as const);
    const end = Math.max(...boxes(wild).map((box) => box[near]));
    const begin = Math.min(...boxes(spaces).map((box) => box[far]));
    expect(begin - end).toBeGreaterThan(SIZE / 2);
  }
});

test("the sides of a space, and where their exits are", () => {
  const origins = originsOf(spaces, 2);
  expect(sideTowards(gate, passage)).toBe(0);
  expect(sideTowards(gate, worn)).toBe(1);
  expect(sideTowards(worn, gate)).toBe(3);
  expect(sideTowards(passage, worn)).toBe(-1);
  const middle = centreOf(gate, origins);
  expect(markAt(gate, -1, origins)).toEqual(middle);
  expect(markAt(gate, 1, origins)).toEqual({ x: middle.x + SIZE * 0.36, y: middle.y });
});

test("a way goes from middle to middle, with its hurdles where they wait", () => {
  const origins = originsOf(spaces, 2);
  const way = route(CELLS, [WORN, CELLS], { hurdles: [hurdle(WORN, 1)] });
  const trail = trailOf(way, gate, spaces, origins);
  expect(trail.stretches.map(({ hop }) => hop)).toEqual([false, false]);
  const [a, b] = [centreOf(gate, origins), centreOf(worn, origins)];
  expect(trail.stretches[0]!.d).toBe(`M${a.x} ${a.y}L${b.x} ${b.y}`);
  expect(trail.marks.map(({ at }) => at)).toEqual([markAt(worn, 1, origins)]);
  expect(trail.end).toEqual(centreOf(spaces[3]!, origins));
});

test("through a Sewer one hops; without a hero there is no way", () => {
  const origins = originsOf(spaces, 2);
  const trail = trailOf(route(CELLS, [CELLS]), gate, spaces, origins);
  expect(trail.stretches.map(({ hop }) => hop)).toEqual([true]);
  expect(trailOf(route(CELLS, []), undefined, spaces, origins)).toEqual({
    stretches: [],
    end: null,
    marks: [],
  });
});

test("figures stand apart and within their space, however many there are", () => {
  for (const count of [1, 2, 3, 4, 6]) {
    const feet = standing(count);
    expect(feet).toHaveLength(count);
    for (const { x, y } of feet) {
      expect(x).toBeGreaterThan(15);
      expect(x).toBeLessThan(SIZE - 15);
      expect(y).toBeLessThan(SIZE);
    }
    expect(new Set(feet.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
  }
});

test("a hero stands among those in his space, or on the exit his token holds open", () => {
  const origins = originsOf(spaces, 2);
  const { left, right } = boxOf(gate, origins);
  const feet = feetOf(gate, 0, -1, origins);
  expect(feet.x).toBeLessThan(feetOf(gate, 1, -1, origins).x);
  expect(feet.x).toBeGreaterThan(left);
  expect(feetOf(gate, 1, 1, origins).x).toBeGreaterThan((left + right) / 2 + SIZE / 4);
});
