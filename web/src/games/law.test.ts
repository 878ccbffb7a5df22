// A law: only its own folder and its own types know a game; shell, pages and table are anybody's.
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";

const inside = (path: string, games: readonly string[]) =>
  games.some((game) => path.startsWith(`games/${game}/`) || path === `wire/${game}.ts`);

test("nothing outside its folder names a game", () => {
  const games = readdirSync("src/games", { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map((each) => each.name);
  expect(games.length).toBeGreaterThan(1);
  const named = new RegExp(games.map((game) => game.replaceAll("_", "[ _]")).join("|"), "i");
  const paths = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
    (path) => /\.(ts|svelte|css|json)$/.test(basename(path)) && !inside(path, games),
  );
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.filter((path) => named.test(readFileSync(`src/${path}`, "utf8")))).toEqual([]);
});
