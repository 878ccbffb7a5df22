// How large the dice around the table are: as large as fits, and never too small to be told apart.
import { expect, test } from "vitest";
import { roomFor } from "./room";

test("few dice are large, many are smaller, and all of them fit", () => {
  const few = roomFor(2, 5, 1050, 300);
  const many = roomFor(2, 18, 1050, 300);
  expect(few).toBeGreaterThanOrEqual(72);
  expect(many).toBeLessThan(few);
  const inRow = Math.floor((1050 / 2 - 52) / (many * 1.13));
  expect(Math.ceil(18 / inRow) * many).toBeLessThanOrEqual(300 - 44);
});

test("on a phone everybody has a row, and dice a finger can hit", () => {
  expect(roomFor(4, 6, 382, 420)).toBeGreaterThanOrEqual(42);
  expect(roomFor(5, 40, 382, 300)).toBe(26);
});
