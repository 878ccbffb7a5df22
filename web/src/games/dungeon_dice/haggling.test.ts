// Bargaining: what can be laid on the cloth, what lies there, and what all of a list have in common.
import { expect, test } from "vitest";
import type { Offer, Term } from "../../wire/dungeon_dice";
import { ask, offer } from "../sample.svelte";
import { beginning, isHaggling, laid, listsOf, said, stockOf, timeOf } from "./haggling";
import { reachOf } from "./reach";
import { owned, seat } from "./sample";

const told = (index: number, name: string, text: string) => ({ ...offer(index, name), text });
const touching = (piece: number, each: Offer): Offer => ({
  ...each,
  touches: [{ place: "owned", kind: "bomb", piece, seat: 0 }],
  goes: ["cloth"],
});
const bargaining = (...offers: Offer[]) => ({ ...ask(...offers), question: "compose" });

const bomb = touching(30, offer(0, "put give_dice:0>1:bomb:now"));
const question = bargaining(
  bomb,
  offer(1, "put trophy_to:0>1"),
  offer(2, "put assist:1>0"),
  offer(3, "pass"),
);
const term = (more: Partial<Term>): Term => ({
  key: "give_dice",
  text: "you give Bo Bomb, now",
  giver: 0,
  taker: 1,
  pieces: [30],
  kinds: ["bomb"],
  when: "now",
  ...more,
});
const deal = (gives: Term[]) => ({
  id: 0,
  state: "draft",
  window: "W1",
  proposer: 0,
  parties: [0, 1],
  waits_for: [1],
  gives,
  takes: [],
  text: "",
});

test("dice and promises of a seat answer for their terms, twins for one another", () => {
  const mine = seat(0, { items: [owned(30, "bomb"), owned(31, "bomb", { same_as: 30 }), owned(32, "key")] });
  const { dice, promises } = stockOf(mine, question, undefined);
  expect(dice.map(({ chip }) => chip.answers)).toEqual([[bomb.name], [bomb.name], []]);
  expect(promises.map(({ key }) => key)).toEqual(["trophy_to"]);
  expect(stockOf(seat(1), question, undefined).promises.map(({ key }) => key)).toEqual(["assist"]);
});

test("what lies on the cloth is not beside it, is taken back by a press, and may be given at other times", () => {
  const later = touching(30, offer(1, "put give_dice:0>1:bomb:win"));
  const drop = told(0, "drop give_dice:0>1:bomb:now", "Leave it out: you give Bo Bomb, now.");
  const open = bargaining(drop, later);
  const mine = seat(0, { items: [owned(30, "bomb")] });
  expect(stockOf(mine, open, deal([term({})])).dice).toEqual([]);
  const [only] = laid([term({})], open);
  expect(only!.chip.answers).toEqual([drop.name]);
  expect(only!.times.map(({ name }) => timeOf(name))).toEqual(["if won"]);
});

test("a die is dropped on the cloth, and on nothing else", () => {
  const reach = reachOf(() => ({ ask: question, me: 0 }));
  const chip = { pieces: [30], zone: "stock:0", answers: [bomb.name] };
  expect(reach.dropped(chip, { pieces: [], zone: "cloth:1" })).toEqual([bomb]);
  expect(reach.dropped(chip, { pieces: [], zone: "stock:1" })).toEqual([]);
  expect(reach.offersOn({ pieces: [30], zone: "owned:0" })).toEqual([]);
});

test("whole offers are listed, those that begin alike together, and told from there on", () => {
  const help = "You help Bo in this fight.";
  const open = {
    ...ask(
      told(0, "counter a", `${help} The reward goes to you.`),
      told(1, "counter b", "Bo does you no harm."),
      told(2, "counter c", `${help} Bo gives you Bomb, now.`),
      told(3, "counter d", `${help} The trophy goes to you.`),
      offer(4, "accept"),
    ),
    question: "answer_offer",
  };
  expect(isHaggling(open)).toBe(true);
  const [alike, others] = listsOf(open);
  expect(alike!.shared).toBe(help);
  expect(alike!.offers.map((each) => said(each, alike!.shared))).toEqual([
    "The reward goes to you.",
    "Bo gives you Bomb, now.",
    "The trophy goes to you.",
  ]);
  expect(others!.offers.map(({ name }) => name)).toEqual(["counter b"]);
  expect(beginning(["One. Two.", "One."])).toBe("");
  expect(beginning(["Alone."])).toBe("");
});

test("a promise to be added is told by who owes whom", () => {
  expect(said({ ...offer(0, "between seat0 seat1"), label: "you to Bo" }, "")).toBe("You to Bo");
});
