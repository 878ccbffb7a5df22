// Everything printed has its picture: its own, or that of all levels of a Hero or all Monsters of a kind.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import icons from "./icons.json?icons";
import symbols from "./symbols.json?icons";

const PRINTED = "../src/delvewright/games/barricades/data";
const NO_THINGS = ["sources", "box", "setups", "decks"];
const printed = readdirSync(PRINTED)
  .filter((path) => !NO_THINGS.includes(path.replace(".toml", "")))
  .flatMap((path) => [...readFileSync(`${PRINTED}/${path}`, "utf8").matchAll(/^(?:\[|id = ")(\w+)["\]]+$/gm)])
  .map((match) => match[1]!);
/** Monsters that are five times the same go by their group. */
const BY_GROUP = /^(plague_rats|dragon_whelps)_[a-e]$/;

test("the printed things are found", () => expect(printed.length).toBeGreaterThan(240));

test("every one has an icon, and none is for what is not printed", () => {
  expect(printed.filter((id) => !icons[id] && !BY_GROUP.test(id))).toEqual([]);
  expect(Object.keys(icons).filter((id) => !printed.includes(id))).toEqual([]);
});

test("different things look different", () => {
  expect(new Set(Object.values(icons)).size).toBe(Object.keys(icons).length);
});

test("every sort has its symbol", () => {
  for (const sort of ["hero", "item", "monster", "room", "prestige", "gear"])
    expect(symbols[sort]).toBeTruthy();
});
