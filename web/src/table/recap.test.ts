// The log by turns, and the recap.
import { expect, test } from "vitest";
import { entry } from "./fakes";
import { atAGlance, byTurn, sinceLast, soundOf, turnsPassed } from "./recap";

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

test("a recap goes back to my last turn, not to what I answered in a turn of others", () => {
  const told = (...lines: string[]) => lines.map((line): [string, string[]] => [line, []]);
  const game = [
    { ...entry(0, -1, "", 1, "start"), lines: told("Turn 1: you.") },
    { ...entry(1, 0, "", 2), lines: told("You rested.", "Turn 2: Bo.") },
    entry(2, 1, "Bo drew a Bat.", 2),
    entry(3, 0, "You let him.", 2),
    { ...entry(4, 1, "", 3), lines: told("Bo won.", "Turn 3: you.") },
  ];
  expect(sinceLast(game, 0).map((one) => one.n)).toEqual([2, 3, 4]);
  expect(sinceLast(game.slice(0, 2), 0)).toEqual([]);
  const last = { ...entry(5, 0, "", 3), lines: told("You let him.", "Turn 3: you.") };
  expect(turnsPassed([...game.slice(0, 4), last], 0)).toBe(true); // though my own answer has begun it
  expect(turnsPassed([...game.slice(0, 4), last, entry(6, 0, "You rested.", 3)], 0)).toBe(false);
});

test("where everybody has every turn, it goes back to my last answer", () => {
  const game = [
    entry(1, 1, "Turn 1: Bo speaks for the group.", 1),
    entry(2, 0, "You go."),
    entry(3, 1, "Bo goes."),
  ];
  expect(sinceLast(game, 0).map((one) => one.n)).toEqual([3]);
});

test("a recap is one line of signs for everybody to whom something happened, whoever brought it about", () => {
  const torch = { sign: "buy", text: "Torch", seat: 1 };
  const harm = { sign: "harm", text: "1 wound (Slime)", seat: 0 };
  const rest = { sign: "rest", text: "", seat: 2 };
  const all = { sign: "ruin", text: "The Bazaar", seat: -1 };
  const log = [
    { ...entry(0, -1, "", 1, "start"), signs: [{ sign: "gain", text: "Axe", seat: 2 }] },
    { ...entry(1, 1, "Bo bought Torch."), signs: [torch] },
    { ...entry(2, 2, "Cy rested."), signs: [rest, harm] },
    { ...entry(3, 1, "Bo bought Torch."), signs: [torch, all] },
    entry(4, 0, ""),
  ];
  expect(atAGlance(log)).toEqual([
    { seat: 1, signs: [{ ...torch, times: 2 }] },
    { seat: 2, signs: [{ ...rest, times: 1 }] },
    { seat: 0, signs: [{ ...harm, times: 1 }] },
    { seat: -1, signs: [{ ...all, times: 1 }] },
  ]);
});

test("a fight sounds by how it ended, then dice, then cards drawn; talk is silent", () => {
  const fight = (tone: string) => ({
    ...entry(1, 1, "Bo drew 2 cards."),
    beat: { text: "", tone, pieces: [], parting: false },
  });
  const rolled = { ...entry(2, 1, "Bo rolled 3."), thrown: [7] };
  expect(soundOf([fight("won"), rolled])).toBe("win");
  expect(soundOf([fight("lost")])).toBe("hit");
  expect(soundOf([fight("even"), rolled])).toBe("roll");
  expect(soundOf([entry(3, 1, "Bo drew 6 cards."), entry(4, 1, "hi", 1, "chat")])).toBe("draw");
  expect(soundOf([entry(5, 1, "Bo rested.")])).toBe("card");
  expect(soundOf([entry(6, 1, "hi", 1, "chat")])).toBe(null);
});
