// From a choice to an answer.
import { beforeEach, expect, test, vi } from "vitest";
import type { Weighed } from "../wire/wire";
import { Choice } from "./choice.svelte";
import { ask, offer } from "./fakes";

const [buy, rest] = ask(offer("buy"), offer("rest")).offers as [
  ReturnType<typeof offer>,
  ReturnType<typeof offer>,
];
const weighed = (frontier: boolean, ends = false): Weighed => ({
  type: "weighed",
  re: 1,
  news: true,
  ends_turn: ends,
  frontier,
  text: "",
});

function table(question = 4, frontier = true) {
  return {
    question,
    ask: ask(buy, rest),
    give: vi.fn(async () => {}),
    weigh: vi.fn(async () => weighed(frontier)),
  };
}

beforeEach(() => sessionStorage.clear());

test("what others would have to agree to take back waits for a second word; choosing it again is one", async () => {
  const session = table();
  const choice = new Choice(session, "t", () => true);
  await choice.choose(buy);
  expect(choice.offer).toBe(buy);
  expect(session.give).not.toHaveBeenCalled();
  await choice.choose(buy);
  expect(session.give).toHaveBeenCalledWith(buy);
  expect(choice.offer).toBeNull();
});

test("what one may take back oneself is answered at once, whatever it shows, and so is everything when confirmation is off", async () => {
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

test("while its meaning is on its way an offer is chosen, and choosing it again asks nothing more", async () => {
  const session = table();
  let tell: (meaning: Weighed) => void = () => {};
  session.weigh.mockImplementation(() => new Promise((told) => (tell = told)));
  const choice = new Choice(session, "t", () => true);
  const chosen = choice.choose(buy);
  expect(choice.weighing).toBe(buy);
  await choice.choose(buy);
  expect(session.weigh).toHaveBeenCalledTimes(1);
  tell(weighed(true));
  await chosen;
  expect([choice.weighing, choice.offer]).toEqual([null, buy]);
});

test("an offer whose meaning could not be had is no longer chosen", async () => {
  const session = table();
  session.weigh.mockRejectedValue(new Error("the line is down"));
  const choice = new Choice(session, "t", () => true);
  await expect(choice.choose(buy)).rejects.toThrow("down");
  expect([choice.weighing, choice.offer]).toEqual([null, null]);
});

test("whoever chooses otherwise meanwhile has not chosen the first", async () => {
  const session = table();
  const tell: ((meaning: Weighed) => void)[] = [];
  session.weigh.mockImplementation(() => new Promise((told) => tell.push(told)));
  const choice = new Choice(session, "t", () => true);
  const first = choice.choose(buy);
  const second = choice.choose(rest);
  tell[0]!(weighed(false));
  await first;
  expect(session.give).not.toHaveBeenCalled();
  tell[1]!(weighed(true));
  await second;
  expect(choice.offer).toBe(rest);
});
