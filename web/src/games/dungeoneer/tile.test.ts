// What a tile shows: exits turn with it, floors reach open sides only, and nothing grows on a road.
import { expect, test } from "vitest";
import { exit, hurdle, kinds, space, tile } from "./sample";
import { atSide, floorOf, growth, planOf, planOfSpace, scattered } from "./tile";

const cells = kinds.prison_cells!; // locked, wall, locked, open
const sorts = (plan: { openings: readonly { sort: string }[] }) => plan.openings.map(({ sort }) => sort);

test("exits turn clockwise with the card", () => {
  expect(sorts(planOf(cells))).toEqual(["locked", "wall", "locked", "open"]);
  expect(sorts(planOf(cells, 1))).toEqual(["open", "locked", "wall", "locked"]);
  expect(sorts(planOf(cells, 2))).toEqual(["locked", "open", "locked", "wall"]);
  expect(planOf(cells, 1).openings[1]).toMatchObject({ stat: "speed", number: 5 });
});

test("a laid card shows its exits as they are now, and what is walled off beyond", () => {
  const laid = space(3, "prison_cells", 0, 0, {
    new: false,
    exits: [
      exit(0, 9, { printed: "locked" }),
      exit(1, -1, { sort: "wall", printed: "wall" }),
      exit(2, 8, { sort: "locked", printed: "locked", hurdle: hurdle(3, 2) }),
      exit(3, 7, { passable: false }),
    ],
  });
  const plan = planOfSpace(laid, cells);
  expect(sorts(plan)).toEqual(["open", "wall", "locked", "open"]);
  expect(plan.openings.map(({ blocked }) => blocked)).toEqual([false, false, false, true]);
  expect(plan.openings[0]!.printed).toBe("locked");
  expect(plan.fresh).toBe(false);
});

test("the floor reaches the edge where it is open, and nowhere else", () => {
  const floor = floorOf([true, false, false, true], 30, 20);
  const points = [...floor.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  const at = (test: (x: number, y: number) => boolean) => points.filter(([x, y]) => test(x!, y!)).length;
  expect(at((_, y) => y === 0)).toBe(2); // north: both corners of the arm
  expect(at((x) => x === 0)).toBe(2); // west
  expect(at((x, y) => x === 120 || y === 120)).toBe(0);
});

test("something at the north side lies likewise at the others", () => {
  expect([0, 1, 2, 3].map((side) => atSide(side, 60, 16))).toEqual([
    { x: 60, y: 16 },
    { x: 104, y: 60 },
    { x: 60, y: 104 },
    { x: 16, y: 60 },
  ]);
});

test("nothing grows on roads or in the middle, and each kind grows its own way, always the same", () => {
  const wild = tile("forest_road", "road", undefined, "wilderness");
  const plan = planOf({ ...wild, space: { ...wild.space!, terrain: ["forest"] } });
  const plants = growth(plan, 12);
  expect(plants.length).toBeGreaterThan(5);
  for (const { x, y } of plants)
    expect(Math.min(Math.abs(x - 60), Math.abs(y - 60))).toBeGreaterThanOrEqual(20);
  expect(growth(plan, 12)).toEqual(plants);
  expect(scattered("a", 3)).not.toEqual(scattered("b", 3));
});
