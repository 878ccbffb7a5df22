// Offers find their dice, heroes and monsters, and a drop means the offer that touches both ends.
import { expect, test } from "vitest";
import { placeThing } from "../../table/objects/things";
import { dropped, heroThing, isForeign, movable, ownThing, touching } from "./reach";
import { ask, offer, touch } from "../sample.svelte";
import { owned } from "./sample";

const sword = { pieces: [20], zone: "combat:0" };
const level = { pieces: [1000], zone: "combat:0" };
const bomb = ownThing(owned(31, "bomb", { same_as: 30 }), "owned:0");
const spare = ownThing(owned(21, "sword_grey"), "owned:0");
const goblin = heroThing(-1, 50);
const bo = heroThing(1, -1);

const question = ask(
  offer(0, "use_die SLASH", touch("combat", "sword_grey", 20, 0), touch("combat", "hero_level", 1000, 0)),
  offer(1, "throw foe", touch("owned", "bomb", 30, 0), touch("encounter", "goblin", 50)),
  offer(2, "throw bo", touch("owned", "bomb", 30, 0), touch("seat", "", -1, 1)),
  offer(3, "arm 21", touch("owned", "sword_grey", 21, 0)),
  offer(4, "pass"),
);
const names = (offers: readonly { name: string }[]) => offers.map((each) => each.name);

test("a die answers to the offers that touch it or its twin; a hero and the monster as a whole", () => {
  expect(names(touching(question.offers, bomb))).toEqual(["throw foe", "throw bo"]);
  expect(names(touching(question.offers, goblin))).toEqual(["throw foe"]);
  expect(names(touching(question.offers, bo))).toEqual(["throw bo"]);
  expect(touching(question.offers, heroThing(2, -1))).toEqual([]);
});

test("a drop is the offer that touches both ends, or what the place is for", () => {
  expect(names(dropped(question, sword, level))).toEqual(["use_die SLASH"]);
  expect(names(dropped(question, bomb, bo))).toEqual(["throw bo"]);
  expect(names(dropped(question, spare, placeThing("gear:0")))).toEqual(["arm 21"]);
  expect(dropped(question, sword, goblin)).toEqual([]);
  expect(dropped(question, sword, sword)).toEqual([]);
});

test("what has somewhere to go can be picked up; what others own is only looked at", () => {
  expect([sword, bomb, spare].map((thing) => movable(question, thing))).toEqual([true, true, true]);
  expect(movable(question, placeThing("gear:0"))).toBe(false);
  expect(movable(null, sword)).toBe(false);
  expect(isForeign(ownThing(owned(40, "bomb"), "owned:1"), 0)).toBe(true);
  expect(isForeign({ pieces: [1002], zone: "combat:-1" }, 0)).toBe(false);
});
