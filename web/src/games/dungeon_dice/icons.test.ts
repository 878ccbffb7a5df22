// Every die, every symbol and every place has its picture, and different ones have different pictures.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import abilities from "./abilities.json?icons";
import icons from "./icons.json?icons";
import places from "./places.json?icons";

const PRINTED = "../src/delvewright/games/dungeon_dice/data";
const entries = (path: string) =>
  [...readFileSync(`${PRINTED}/${path}`, "utf8").matchAll(/^\[(\w+)\]$/gm)].map((match) => match[1]!);
const kinds = readdirSync(`${PRINTED}/dice`).flatMap((path) => entries(`dice/${path}`));
const symbols = entries("abilities.toml");
const sites = [...entries("locations.toml"), ...entries("terrains.toml")];

function fits(printed: readonly string[], drawn: Readonly<Record<string, string>>) {
  expect(printed.filter((id) => !drawn[id])).toEqual([]);
  expect(Object.keys(drawn).filter((id) => !printed.includes(id))).toEqual([]);
}

test("the printed dice are found", () => {
  expect(kinds.length).toBeGreaterThan(200);
  expect(symbols.length).toBeGreaterThan(130);
  expect(sites).toHaveLength(18);
});

test("every kind, symbol and place has an icon, and none is for what is not printed", () => {
  fits(kinds, icons);
  fits(symbols, abilities);
  fits(sites, places);
});

test("different symbols look different; so do dice, but for the grades of one weapon", () => {
  expect(new Set(symbols.map((id) => abilities[id])).size).toBe(symbols.length);
  const bare = (id: string) =>
    id.replace(/_(grey|black|purple|equipment|artifact)$/, "").replace(/^artifact_/, "");
  const families = new Map(kinds.map((id) => [bare(id), icons[id]]));
  expect(new Set(families.values()).size).toBe(families.size);
});
