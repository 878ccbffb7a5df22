// Twins answer for one another, heroes as a whole, and bargains are answered elsewhere.
import { expect, test } from "vitest";
import { heroThing, ownThing, reachOf } from "./reach";
import { ask, offer, touch } from "../sample.svelte";
import { owned } from "./sample";

const bomb = ownThing(owned(31, "bomb", { same_as: 30 }), "owned:0");
const spare = ownThing(owned(21, "sword_grey"), "owned:0");
const question = ask(
  offer(0, "roll bomb", touch("owned", "bomb", 30, 0)),
  offer(1, "invite 1", touch("seat", "", -1, 1)),
);
const names = (offers: readonly { name: string }[]) => offers.map((each) => each.name);
const reach = reachOf(() => ({ ask: question, me: 0 }));

test("a die answers for its twin, a hero as a whole", () => {
  expect(names(reach.offersOn(bomb))).toEqual(["roll bomb"]);
  expect(names(reach.offersOn(heroThing(1)))).toEqual(["invite 1"]);
  expect(reach.offersOn(heroThing(2))).toEqual([]);
});

test("what others own is only looked at, what they fight with is not", () => {
  expect(reach.foreign(ownThing(owned(40, "bomb"), "owned:1"))).toBe(true);
  expect(reach.foreign({ pieces: [1002], zone: "combat:-1" })).toBe(false);
});

test("a worn die that can be put away answers to that alone, and no die to a bargain", () => {
  const worn = ask(
    offer(0, "arm 21", touch("gear", "", 21, 0)),
    offer(1, "put_away 21", touch("gear", "", 21, 0)),
  );
  expect(names(reachOf(() => ({ ask: worn, me: 0 })).offersOn(spare))).toEqual(["put_away 21"]);
  const bargain = { ...question, question: "bargain" };
  expect(reachOf(() => ({ ask: bargain, me: 0 })).offersOn(bomb)).toEqual([]);
});
