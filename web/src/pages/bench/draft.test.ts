import { expect, test } from "vitest";
import type { Field, Forms } from "../../wire/wire";
import {
  emptyPack,
  entriesOf,
  factsUnder,
  faultsAt,
  faultsElsewhere,
  formOf,
  freshRole,
  put,
  read,
  typed,
  withEntry,
} from "./draft";

const field = (name: string, sort: string): Field => ({ name, sort, maybe: false, fixed: false, known: [] });
const [cost, text, scores] = [field("cost", "number"), field("text", "lines"), field("scores", "numbers")];
const forms: Forms = {
  forms: { Printed: [cost, text], Monster: [scores] },
  kinds: {
    fireball: { name: "Fireball", form: "Printed", facts: { cost: 9, text: [] } },
    rat: { name: "Rat", form: "Monster", facts: { scores: [1, 0, 2] } },
  },
  words: [],
  new: ["Printed"],
};

test("what a pack holds is what its data says, however odd", () => {
  expect(entriesOf(emptyPack("delve").data)).toEqual([]);
  expect(entriesOf({ change: 3, new: { moon: 1, sun: { cost: 2 } } })).toEqual([
    { part: "new", role: "moon", table: {} },
    { part: "new", role: "sun", table: { cost: 2 } },
  ]);
});

test("the last kind that is taken out leaves no empty table behind", () => {
  const data = withEntry({ game: "g" }, "change", "fireball", { cost: 3 });
  expect(data).toEqual({ game: "g", change: { fireball: { cost: 3 } } });
  expect(withEntry(data, "change", "fireball", null)).toEqual({ game: "g" });
});

test("a kind has the form and the facts of the one it changes or is like", () => {
  const changed = { part: "change", role: "rat", table: {} } as const;
  expect(formOf(forms, changed)).toEqual([scores]);
  expect(factsUnder(forms, changed)).toEqual({ scores: [1, 0, 2] });
  const like = { part: "new", role: "moon", table: { like: "fireball" } } as const;
  expect(factsUnder(forms, like)).toEqual({ cost: 9, text: [] });
  expect(formOf(forms, { ...like, table: {} })).toEqual([cost, text]);
});

test("what is typed is read as the fact it is, and what is none stays for the server to refuse", () => {
  expect([read(cost, " -3 "), read(cost, ""), read(cost, "cheap"), read(cost, "1e9")]).toEqual([
    -3,
    undefined,
    "cheap",
    "1e9",
  ]);
  expect(read(scores, "1, 2 3")).toEqual([1, 2, 3]);
  expect(read(text, "Village: Draw.\n\n")).toEqual(["Village: Draw."]);
  expect([typed(scores, [1, 2]), typed(text, ["a", "b"]), typed(cost, null)]).toEqual(["1 2", "a\nb", ""]);
});

test("a fact that is as printed is not said", () => {
  expect(put({ cost: 3 }, "cost", 9, 9)).toEqual({});
  expect(put({}, "text", ["a"], [])).toEqual({ text: ["a"] });
  expect(put({ text: ["a"] }, "text", [], [])).toEqual({});
});

test("a fault stands at its field, or where no form has it", () => {
  const faults = [
    { path: ["change", "rat", "scores"], line: 3, text: "" },
    { path: ["change", "rat"], line: 2, text: "" },
    { path: ["game"], line: 1, text: "" },
  ];
  const rat = { part: "change", role: "rat", table: {} } as const;
  expect(faultsAt(faults, rat, "scores")).toEqual([faults[0]]);
  expect(faultsAt(faults, rat)).toEqual(faults.slice(0, 2));
  expect(faultsElsewhere(faults, [rat])).toEqual([faults[2]]);
});

test("a new kind has a name of its own", () => {
  expect(freshRole("rat", ["rat", "rat_2"])).toBe("rat_3");
});
