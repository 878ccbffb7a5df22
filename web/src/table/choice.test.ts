// From a choice to an answer.
import { beforeEach, expect, test, vi } from "vitest";
import type { Weighed } from "../wire/wire";
import { Choice } from "./choice.svelte";
import { ask, offer } from "./fakes";

const [buy, rest] = ask(offer("buy"), offer("rest")).offers as [
  ReturnType<typeof offer>,
  ReturnType<typeof offer>,
];
const weighed = (news: boolean, ends = false): Weighed => ({
  type: "weighed",
  re: 1,
  news,
  ends_turn: ends,
  text: "",
});

function table(question = 4, news = true) {
  return {
    question,
    ask: ask(buy, rest),
    give: vi.fn(async () => {}),
    weigh: vi.fn(async () => weighed(news)),
  };
}

beforeEach(() => sessionStorage.clear());

test("what brings news waits for a second word; choosing it again is one", async () => {
  const session = table();
  const choice = new Choice(session, "t", () => true);
  await choice.choose(buy);
  expect(choice.offer).toBe(buy);
  expect(session.give).not.toHaveBeenCalled();
  await choice.choose(buy);
  expect(session.give).toHaveBeenCalledWith(buy);
  expect(choice.offer).toBeNull();
});

test("what brings none is answered at once, and so is everything when confirmation is off", async () => {
  const calm = table(4, false);
  await new Choice(calm, "t", () => true).choose(buy);
  expect(calm.give).toHaveBeenCalledWith(buy);
  const bold = table();
  await new Choice(bold, "t", () => false).choose(buy);
  expect(bold.weigh).not.toHaveBeenCalled();
  expect(bold.give).toHaveBeenCalledWith(buy);
});

test("another offer takes the place of the one that waits", async () => {
  const session = table();
  const choice = new Choice(session, "t", () => true);
  await choice.choose(buy);
  await choice.choose(rest);
  expect(choice.offer).toBe(rest);
  choice.cancel();
  expect(choice.offer).toBeNull();
});

test("a choice that waits survives a reload, but not its question", async () => {
  await new Choice(table(), "t", () => true).choose(rest);
  const again = new Choice(table(), "t", () => true);
  await again.resume();
  expect(again.offer?.name).toBe("rest");
  const later = new Choice(table(9), "t", () => true);
  await later.resume();
  expect(later.offer).toBeNull();
  expect(sessionStorage.length).toBe(0);
});
