// Whoever looks at a figure knows whose it is, by its letters too.
import { expect, test } from "vitest";
import { initials, toneOf } from "./seats";

test("one letter where it will do, two where it will not, a number as a last resort", () => {
  expect(initials(["Ada", "Bo", "Cy"])).toEqual(["A", "B", "C"]);
  expect(initials(["Ada", "Anne", "Cy"])).toEqual(["Ad", "An", "C"]);
  expect(initials(["Bot", "Bot 2", ""])).toEqual(["B", "B2", "3"]);
  expect(initials(["Bot", "Bot"])).toEqual(["B1", "B2"]);
});

test("six seats have six colours", () => {
  expect(new Set([0, 1, 2, 3, 4, 5].map((seat) => toneOf(seat).body)).size).toBe(6);
});
