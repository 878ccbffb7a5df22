// Bargaining: what stands on the card, what is listed, and what all of a list have in common.
import { expect, test } from "vitest";
import { beginning, isHaggling, said, sorted } from "./haggling";
import { ask, offer } from "../sample.svelte";

const counter = (index: number, name: string, text: string) => ({ ...offer(index, `counter ${name}`), text });
const question = {
  ...ask(
    offer(0, "accept"),
    offer(1, "pass"),
    counter(2, "a", "You help Bo in this fight. The reward goes to you."),
    counter(3, "b", "You help Bo in this fight. Bo gives you Bomb, now."),
    offer(4, "compose"),
    offer(5, "drop heal"),
  ),
  question: "answer_offer",
};

test("answers are buttons of the card, terms strike out, whole offers are listed", () => {
  const { answers, strikes, groups } = sorted(question);
  expect(isHaggling(question)).toBe(true);
  expect(answers.map((each) => each.name)).toEqual(["accept", "pass", "compose"]);
  expect(strikes.map((each) => each.name)).toEqual(["drop heal"]);
  expect(groups.map((group) => group.title)).toEqual(["Counter with"]);
});

test("what all of a list begin with is told once", () => {
  const [group] = sorted(question).groups;
  expect(group!.shared).toBe("You help Bo in this fight.");
  expect(group!.offers.map((each) => said(each, group!.shared))).toEqual([
    "The reward goes to you.",
    "Bo gives you Bomb, now.",
  ]);
  expect(beginning(["One. Two.", "One."])).toBe("");
  expect(beginning(["Alone."])).toBe("");
});

test("a promise to be added is told by who owes whom", () => {
  expect(said({ ...offer(0, "between seat0 seat1"), label: "you to Bo" }, "")).toBe("You to Bo");
});

test("sorts of terms are buttons of the prompt alone", () => {
  const { answers, groups } = sorted(ask(offer(0, "add give_now"), offer(1, "add assist"), offer(2, "pass")));
  expect(answers.map((each) => each.name)).toEqual(["pass"]);
  expect(groups).toEqual([]);
});
