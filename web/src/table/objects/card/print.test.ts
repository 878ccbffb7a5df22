// A card is told as it is drawn: name, sort, figures as they stand, price and worth.
import { expect, test } from "vitest";
import { compared, printName, type Figure, type Print } from "./print";

const figure = (word: string, value: number, more: Partial<Figure> = {}): Figure => ({
  stat: word,
  word,
  body: "",
  colour: "",
  value,
  tone: "plain",
  ...more,
});
const card: Print = {
  name: "Lantern",
  tone: "",
  picture: "",
  sort: { body: "", word: "Item", classes: ["Light"] },
  figures: [figure("light", 2), figure("attack", 1, { tone: "idle" })],
  text: [],
  cost: 3,
  worth: [figure("VP", 1, { unit: true })],
};

test("a card in one sentence, its level if it has one, and no price where there is none", () => {
  expect(printName(card)).toBe("Lantern, Item, Light, light 2, attack 1 not counted, cost 3, 1 VP");
  expect(printName({ ...card, level: 2, cost: null })).toMatch(
    /^Lantern, Item level 2, Light, .* counted, 1/,
  );
});

test("a number stands above, below or as printed", () =>
  expect([compared(3, 2), compared(1, 2), compared(2, 2)]).toEqual(["up", "down", "plain"]));
