// Every card has its picture, and different cards have different pictures.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import icons from "./icons.json?icons";

const PRINTED = "../src/delvewright/games/dungeoneer/data";
const printed = readdirSync(PRINTED)
  .filter((path) => path !== "sources.toml")
  .flatMap((path) =>
    [...readFileSync(`${PRINTED}/${path}`, "utf8").matchAll(/^\[(\w+)\]$/gm)].map((match) => match[1]!),
  );

test("the printed cards are found", () => expect(printed.length).toBeGreaterThan(200));

test("every card has an icon, and none is for what is not printed", () => {
  expect(printed.filter((id) => !icons[id])).toEqual([]);
  expect(Object.keys(icons).filter((id) => !printed.includes(id))).toEqual([]);
});

test("different cards look different", () => {
  expect(new Set(Object.values(icons)).size).toBe(printed.length);
});
