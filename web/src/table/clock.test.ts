// Times as they are read at a seat, and the rule of a clock in a sentence.
import { expect, test } from "vitest";
import { clockText, duration, timeLeft } from "./clock";

test("what is left is told in minutes, hours or days", () => {
  expect([0, 4.2, 65, 600, 3600, 4 * 86_400].map(timeLeft)).toEqual([
    "0:00",
    "0:05",
    "1:05",
    "10:00",
    "1:00:00",
    "4 days",
  ]);
});

test("time over is told with a minus, from its first whole second on", () => {
  expect([-0.4, -1, -2.5, -75.5].map(timeLeft)).toEqual(["0:00", "−0:00", "−0:02", "−1:15"]);
});

test("a rule is a sentence", () => {
  expect([60, 90, 300, 86_400].map(duration)).toEqual(["a minute", "90 seconds", "5 minutes", "a day"]);
  expect(clockText({ sort: "game", seconds: 600, increment: 10, over: "bot" })).toBe(
    "10 minutes for the game, and 10 seconds more for each move. When it is over, a bot plays on, until you come back.",
  );
  expect(clockText({ sort: "move", seconds: 60, increment: 0, over: "shown" })).toBe(
    "A minute for each move. When it is over, it is shown, and no more.",
  );
});
