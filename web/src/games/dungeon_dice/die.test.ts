// What stands on a side, what a die is made of, and how it is named.
import { expect, test } from "vitest";
import { layoutOf } from "./die";
import { materialOf, wordOf } from "./materials";
import { dieName } from "./names";
import { kinds, side, symbol } from "./sample";

const { sword_grey: sword, goblin, bomb, hero_level: hero } = kinds as Record<string, (typeof kinds)[string]>;

test("each sort of die has its material and its word", () => {
  expect([sword, goblin, bomb, hero].map((die) => materialOf(die!))).toEqual([
    "worn",
    "monster",
    "item",
    "hero",
  ]);
  expect(wordOf(sword!)).toBe("worn equipment");
});

test("a die that has not been rolled shows its picture", () => {
  expect(layoutOf(sword!, -1).marks.map((mark) => mark.what)).toEqual(["sword_grey"]);
});

test("number and symbol stand apart, and every mark stays on its side", () => {
  const three = { ...sword!, faces: [side(3, [symbol("SLASH"), symbol("LUCK"), symbol("EXECUTE", 2)])] };
  const [number, ...rest] = layoutOf(sword!, 5).marks;
  expect(number!.what).toBe("1");
  expect(rest.map((mark) => mark.what)).toEqual(["SLASH"]);
  for (const { sort, x, y, size } of [...layoutOf(three, 0).marks, ...layoutOf(goblin!, 3).marks]) {
    const half = sort === "number" || sort === "small" ? size * 0.36 : size / 2;
    for (const at of [x, y]) {
      expect(at - half).toBeGreaterThanOrEqual(0);
      expect(at + half).toBeLessThanOrEqual(100);
    }
  }
});

test("a monster shows level, pips, trophy shape and stars; never colour alone", () => {
  const black = layoutOf(goblin!, 3);
  expect(black.pips).toBe(3);
  expect(black.medal?.colour).toBe("black");
  expect(black.below).toEqual({ what: "star", count: 2 });
  expect(layoutOf(goblin!, 5).ring).toBe("reward");
});

test("a value that changed is the one that is shown", () => {
  expect(layoutOf(hero!, 0, 4).marks[0]!.what).toBe("4");
});

test("the name tells kind, side, meaning and how it stands", () => {
  expect(dieName(sword!, 5, { wounded: true })).toBe(
    "Worn Sword, worn equipment. Shows 1, Slash. Wounded. Slash: What Slash does.",
  );
  expect(dieName(sword!, 5, { spent: ["SLASH"] })).toContain("Slash is used.");
  expect(dieName(hero!, 0, { value: 3, out: true })).toContain("counts 3. Removed from the combat.");
});
