// Small things of the pages: search, links, how long ago, credits.
import { expect, test } from "vitest";
import own from "../shell/icons.json";
import { iconsOf, iconsUsed } from "./credits";
import { ago } from "../shell/ago";
import { tableIn } from "./front/link";
import { chapters, finds, marked, words } from "./search";

test("a search finds every word, in any order and case", () => {
  expect(finds(words(" Light  penalty "), "The Penalty", "for LIGHT")).toBe(true);
  expect(finds(words("light rank"), "Light only")).toBe(false);
});

test("words that begin with what was sought are marked whole, letters with a meaning in patterns left alone", () => {
  expect(marked("Ranks (1) and unranked rank 2", ["rank", "(1"])).toEqual([
    { text: "Ranks", hit: true },
    { text: " (1) and unranked ", hit: false },
    { text: "rank", hit: true },
    { text: " 2", hit: false },
  ]);
});

test("rules stand by chapter and section", () => {
  const rule = (id: string, chapter: string, section: string) => ({ id, text: "", chapter, section });
  const found = chapters([
    rule("A-1", "The hall", ""),
    rule("A-2", "The hall", "Ranks"),
    rule("B-1", "Light", ""),
  ]);
  expect(found.map(({ title, anchor, count }) => [title, anchor, count])).toEqual([
    ["The hall", "the-hall", 2],
    ["Light", "light", 1],
  ]);
  expect(found[0]?.sections.map((section) => section.title)).toEqual(["", "Ranks"]);
});

test("a table is found in a link, its end or its id", () => {
  for (const text of [
    "https://x.test/table/ab-1",
    "/table/ab-1/",
    "ab-1",
    " http://x.test/table/ab-1?seat=2 ",
  ])
    expect(tableIn(text)).toBe("ab-1");
  for (const text of ["", "https://x.test/", "https://x.test/rules/ab", "two words"])
    expect(tableIn(text)).toBe("");
});

test("how long ago", () => {
  expect([5, 61, 7300, 200_000].map((gone) => ago(1000, 1000 + gone))).toEqual([
    "just now",
    "1 min ago",
    "2 h ago",
    "2 d ago",
  ]);
});

test("the icons in use are those of all maps", () => {
  expect(iconsOf([{ lamp: "torch", door: "key" }, { light: "torch" }])).toEqual(["key", "torch"]);
  expect(iconsUsed).toEqual(expect.arrayContaining(iconsOf([own])));
  expect(iconsUsed.length).toBeGreaterThan(iconsOf([own]).length);
});
