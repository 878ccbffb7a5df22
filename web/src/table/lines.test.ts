// Names of cards in sentences.
import { expect, test } from "vitest";
import { cardNames, namesIn } from "./lines";

const faces = {
  torch: { name: "Torch" },
  golem: { name: "Golem" },
  iron_golem: { name: "Iron Golem" },
  horde: { name: "Horde (placeholder)" },
  militia: { name: "Militia" },
  militia_base: { name: "Militia" },
};
const kinds = (text: string) => cardNames(faces)(text).filter((part) => part.kind);

test("names are found as whole words, the longest first", () => {
  expect(kinds("Iron Golem met Golem and Torchbearer.").map((part) => part.kind)).toEqual([
    "iron_golem",
    "golem",
  ]);
  expect(kinds("Horde (placeholder) came.").map((part) => part.kind)).toEqual(["horde"]);
});

test("nothing of the sentence is lost, and punctuation stays with its name", () => {
  const text = "You drew 6 cards: 2 Militia, Torch.";
  const parts = cardNames(faces)(text);
  expect(parts.map((part) => part.text + part.tail).join("")).toBe(text);
  expect(kinds(text).map((part) => part.text + part.tail)).toEqual(["Militia,", "Torch."]);
});

test("of two kinds with one name the first is meant, and a reader is made once", () => {
  expect(kinds("Militia")[0]!.kind).toBe("militia");
  expect(namesIn(faces)).toBe(namesIn(faces));
});
