// Every card of the printed boxes has its picture, and every figure and sort its symbol.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { printOf, sortOf, STATS } from "./print";
import icons from "./icons.json?icons";
import { kinds } from "./sample";
import symbols from "./symbols.json?icons";

const RULES = "../src/delvewright/games/thunderstone";
const lists = [`${RULES}/data`, `${RULES}/packs/wrath/data`].flatMap((box) =>
  readdirSync(box).map((name) => `${box}/${name}`),
);
const boxed = lists.flatMap((path) =>
  [...readFileSync(path, "utf8").matchAll(/^\[(\w+)\]$/gm)].map((match) => match[1]!),
);

test("the printed cards are found", () => expect(boxed.length).toBeGreaterThan(160));

test("every kind has an icon, and none is for a card that is not printed", () => {
  expect(boxed.filter((kind) => !icons[kind])).toEqual([]);
  expect(Object.keys(icons).filter((kind) => !boxed.includes(kind))).toEqual([]);
});

test("different cards have different pictures, but for the same card in two boxes", () => {
  const twins = new Set(["militia_wrath", "disease_wrath"]);
  const bodies = boxed.filter((kind) => !twins.has(kind)).map((kind) => icons[kind]);
  expect(new Set(bodies).size).toBe(bodies.length);
});

test("a card of somebody's own pack shows the symbol of its sort", () => {
  const printed = Object.values(kinds)[0]!;
  expect(printOf({ ...printed, id: "nobody_drew_it" }).picture).toBe(symbols[sortOf(printed)]);
});

test("every figure and every sort of card has a symbol", () => {
  for (const stat of Object.keys(STATS)) expect(symbols[stat]).toBeTruthy();
  for (const printed of Object.values(kinds)) expect(symbols[sortOf(printed)]).toBeTruthy();
});
