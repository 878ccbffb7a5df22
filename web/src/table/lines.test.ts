// Names of cards in sentences.
import { expect, test } from "vitest";
import { cardNames, namesIn } from "./lines";

const kinds = {
  torch: { name: "Torch" },
  golem: { name: "Golem" },
  iron_golem: { name: "Iron Golem" },
  horde: { name: "Horde (placeholder)" },
  militia: { name: "Militia" },
  militia_base: { name: "Militia" },
};
const named = (text: string) => cardNames(kinds)(text).filter((part) => part.kind);

test("names are found as whole words, the longest first", () => {
  expect(named("Iron Golem met Golem and Torchbearer.").map((part) => part.kind)).toEqual([
    "iron_golem",
    "golem",
  ]);
  expect(named("Horde (placeholder) came.").map((part) => part.kind)).toEqual(["horde"]);
});

test("nothing of the sentence is lost, and punctuation stays with its name", () => {
  const text = "You drew 6 cards: 2 Militia, Torch.";
  const parts = cardNames(kinds)(text);
  expect(parts.map((part) => part.text + part.tail).join("")).toBe(text);
  expect(named(text).map((part) => part.text + part.tail)).toEqual(["Militia,", "Torch."]);
});

test("of two kinds with one name the first is meant, and a reader is made once", () => {
  expect(named("Militia")[0]!.kind).toBe("militia");
  expect(namesIn(kinds)).toBe(namesIn(kinds));
});
