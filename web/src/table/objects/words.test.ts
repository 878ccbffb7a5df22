// What a screen reader hears of an object: whole sentences, and what may be done with it, told once.
import { expect, test } from "vitest";
import { chances, sentences } from "./words";

const buy = { label: "Buy Torch", text: "Buy Torch for 3 of 7 gold." };
const attack = { label: "Attack Rat", text: "Attack Rat: 4 of 6." };

test("parts become sentences, empty ones none", () =>
  expect(sentences("torch", "", "6 left!")).toBe("Torch. 6 left!"));

test("one offer is told in full, several by their labels", () => {
  expect(chances([])).toBe("");
  expect(chances([buy])).toBe(buy.text);
  expect(chances([buy, attack])).toBe("2 choices: Buy Torch; Attack Rat.");
});

test("what has been said is not said again", () => {
  expect(chances([attack], "Rat. 4 of 6.")).toBe("Attack Rat");
  expect(chances([attack], "Rat. 5 of 6.")).toBe(attack.text);
  expect(chances([buy], "Torch.")).toBe(buy.text);
});
