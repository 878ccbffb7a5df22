// Offers find their objects, and a drop means the offer that touches both ends, or what the place is for.
import { expect, test } from "vitest";
import { ask, offer, touch } from "../../games/sample.svelte";
import { reachOf } from "./reach";
import { pieceThing, placeThing, wholeThing } from "./things";

const lamp = pieceThing(1, "hand:0");
const oil = pieceThing(2, "hand:0");
const ann = wholeThing("seat", "before:0");
const bo = wholeThing("seat", "before:1");
const question = ask(
  offer(0, "fill", touch("hand", "oil", 2, 0), touch("hand", "lamp", 1, 0)),
  offer(1, "throw", touch("hand", "oil", 2, 0), touch("seat", "", -1, 1)),
  { ...offer(2, "discard", touch("hand", "lamp", 1, 0)), goes: ["pile"] },
  offer(3, "look", touch("deck", "", -1)),
);
const reach = reachOf(() => ({ ask: question, me: 0 }), ["hand", "pile"]);
const names = (offers: readonly { name: string }[]) => offers.map((each) => each.name);

test("a thing answers to the offers that touch it, a seat or place as a whole to those that name it", () => {
  expect(names(reach.offersOn(lamp))).toEqual(["fill", "discard"]);
  expect(names(reach.offersOn(bo))).toEqual(["throw"]);
  expect(reach.offersOn(ann)).toEqual([]);
  expect(names(reach.offersOn(wholeThing("deck", "deck")))).toEqual(["look"]);
  expect(reachOf(() => ({ ask: null, me: 0 })).offersOn(lamp)).toEqual([]);
});

test("what an offer opens leads to it, where there is nothing nearer", () => {
  const shop = { ...offer(0, "visit"), leads: [touch("shop", "oil", 2), touch("hand", "lamp", 1, 0)] };
  const buy = { ...offer(0, "buy", touch("shop", "oil", 2)), via: "visit" };
  const there = reachOf(() => ({ ask: { ...ask(shop), beyond: [buy] }, me: 0 }));
  expect(names(there.offersOn(oil))).toEqual(["buy"]);
  expect(names(there.offersOn(lamp))).toEqual(["visit"]);
});

test("a drop is the offer that touches both ends, whichever is dropped on which", () => {
  expect(names(reach.dropped(oil, lamp))).toEqual(["fill"]);
  expect(names(reach.dropped(lamp, oil))).toEqual(["fill"]);
  expect(names(reach.dropped(oil, bo))).toEqual(["throw"]);
  expect(reach.dropped(lamp, lamp)).toEqual([]);
});

test("a piece goes where its answer says, but never before somebody else", () => {
  expect(names(reach.dropped(lamp, placeThing("pile:0")))).toEqual(["discard"]);
  expect(reach.dropped(lamp, placeThing("pile:1"))).toEqual([]);
  expect(reach.dropped(lamp, placeThing("deck"))).toEqual([]);
});

test("what has somewhere to go is picked up; what others own is only looked at", () => {
  expect([lamp, oil, pieceThing(9, "hand:0")].map(reach.movable)).toEqual([true, true, false]);
  expect([lamp, pieceThing(9, "hand:1"), pieceThing(9, "rank_1")].map(reach.foreign)).toEqual([
    false,
    true,
    false,
  ]);
});
