// The log by turns, and the recap.
import { expect, test } from "vitest";
import { entry } from "./fakes";
import { atAGlance, byTurn, sinceLast, turnsPassed } from "./recap";

const log = [
  entry(1, 1, "Bo visited the Village."),
  {
    ...entry(2, 1, "", 2),
    lines: [
      ["Bo bought Torch.", []],
      ["Turn 2: you.", ["T-1"]],
    ] as [string, string[]][],
  },
  entry(3, 0, "You rested.", 2),
  {
    ...entry(4, 0, "", 3),
    lines: [
      ["You drew 6 cards.", []],
      ["Turn 3: Bo.", []],
    ] as [string, string[]][],
  },
  entry(5, -1, "Bo left.", 3, "seat"),
  entry(6, 1, "Bo rested.", 3),
  entry(7, 1, "hello", 3, "chat"),
];

test("an entry that opens a turn belongs to the turn before; its last line is the heading", () => {
  const turns = byTurn(log);
  expect(turns.map((turn) => [turn.turn, turn.heading?.[0] ?? ""])).toEqual([
    [1, ""],
    [2, "Turn 2: you."],
    [3, "Turn 3: Bo."],
  ]);
  expect(turns[0]!.deeds.at(-1)!.lines.map(([text]) => text)).toEqual(["Bo bought Torch."]);
  expect(turns[1]!.deeds.map((deed) => deed.entry.n)).toEqual([3, 4]);
});

test("what is told after a turn was announced belongs to it; the end of a game is a heading too", () => {
  const told = (...lines: string[]) => lines.map((line): [string, string[]] => [line, []]);
  const turns = byTurn([
    entry(0, 0, "You drew Bat.", 1),
    { ...entry(1, 0, "", 2), lines: told("You ran.", "Turn 2: Bo.", "Bo took up Axe.") },
    { ...entry(2, 1, "", 3), lines: told("Bo rested.", "Bo won.") },
  ]);
  expect(turns.map((turn) => turn.heading?.[0])).toEqual([undefined, "Turn 2: Bo.", "Bo won."]);
  expect(turns[1]!.deeds.map((deed) => deed.lines.map(([text]) => text))).toEqual([
    ["Bo took up Axe."],
    ["Bo rested."],
  ]);
});

test("what the set-up brought comes before the first turn", () => {
  const told = (...lines: string[]) => lines.map((line): [string, string[]] => [line, []]);
  const turns = byTurn([
    { ...entry(0, -1, "", 1, "start"), lines: told("The game began.", "Bo went first.", "Turn 1: Bo.") },
    entry(1, 1, "Bo rested.", 1),
  ]);
  expect(turns.map((turn) => [turn.turn, turn.heading?.[0]])).toEqual([
    [0, undefined],
    [1, "Turn 1: Bo."],
  ]);
  expect(turns[0]!.deeds[0]!.lines.map(([text]) => text)).toEqual(["The game began.", "Bo went first."]);
});

test("the recap holds what came after my last answer, without talk", () => {
  expect(sinceLast(log, 0).map((one) => one.n)).toEqual([6]);
  expect(sinceLast(log.slice(0, 2), 0).map((one) => one.n)).toEqual([1, 2]);
});

test("there is something to recount once a turn has begun since my last answer", () => {
  expect(turnsPassed(log, 0)).toBe(false);
  expect(turnsPassed([...log, entry(8, 1, "Bo rested.", 4)], 0)).toBe(true);
  expect(turnsPassed(log.slice(0, 2), 0)).toBe(true);
});

test("a recap is one line of signs for everybody who did something", () => {
  const bought = { ...entry(1, 1, "Bo bought Torch."), signs: [{ sign: "buy", text: "Torch" }] };
  const won = { ...entry(3, 1, "Bo defeated Slime."), signs: [{ sign: "win", text: "Slime" }] };
  const rested = { ...entry(2, 2, "Cy rested."), signs: [{ sign: "rest", text: "" }] };
  expect(atAGlance([bought, rested, won, entry(4, 0, "")])).toEqual([
    { by: "seat 1", signs: [...bought.signs, ...won.signs] },
    { by: "seat 2", signs: rested.signs },
  ]);
});
