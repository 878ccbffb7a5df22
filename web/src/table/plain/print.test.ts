// Any piece can be printed: by the picture of a word it is called by, or by its first letter.
import { expect, test } from "vitest";
import { printName } from "../objects/card/print";
import { pictureOf, printOf, symbolOf, toneOf } from "./print";

const printed = (name: string, type = "", facts: { label: string; value: number | string }[] = []) => ({
  ...{ id: name, name, type, pack: "base", group: name, copies: 1, text: ["It bites."], rulings: [] },
  ...{ note: "", provenance: "", rules: [], facts },
});

test("the last word of a name that has a picture gives it", () => {
  expect(pictureOf(printed("Giant Rat"))).toBe(symbolOf("rat"));
  expect(pictureOf(printed("Gribble", "monster"))).toBe(symbolOf("monster"));
});

test("what has no picture shows its first letter, and nothing that is markup", () => {
  expect(pictureOf(printed("Quux"))).toContain(">Q<");
  expect(pictureOf(printed("<b>"))).toContain("></text>");
});

test("pieces of one type have one colour", () => {
  expect(toneOf(printed("Rat", "monster"))).toBe(toneOf(printed("Orc", "monster")));
});

test("numbers are figures, words are text", () => {
  const print = printOf(
    printed("Rat", "monster", [
      { label: "Treasure", value: 1 },
      { label: "Lair", value: "cellar" },
    ]),
  );
  expect(printName(print)).toBe("Rat, Monster, Treasure 1");
  expect(print.text).toEqual(["Lair: cellar.", "It bites."]);
});
