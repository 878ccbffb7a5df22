// Twins, stacks and piles answer for their cards, and cards go where their verbs say.
import { expect, test } from "vitest";
import { pieceThing, placeThing, type Thing } from "../../table/objects/things";
import { offersIn } from "../../table/objects/reach";
import { handThing, reachOf, stackThing } from "./reach";
import { ask, offer, touch } from "../sample.svelte";
import { held, kinds, stack } from "./sample";

const militia = handThing(held(1, "militia"), 0);
const twin = handThing(held(2, "militia", { same_as: 1 }), 0);
const dagger = handThing(held(3, "dagger"), 0);
const elf = stackThing(stack("Elf", 30, "elf_wizard"), kinds);
const ghost = pieceThing(50, "rank_1");

const question = ask(
  offer(0, "equip dagger militia", touch("hand", "dagger", 3, 0), touch("hand", "militia", 1, 0)),
  { ...offer(1, "put_down dagger", touch("hand", "dagger", 3, 0)), goes: ["hand"] },
  offer(2, "attack ghost", touch("rank_1", "ghost", 50)),
  offer(
    3,
    "level_up militia elf_sorcerer",
    touch("hand", "militia", 1, 0),
    touch("village", "elf_sorcerer", 34),
  ),
  { ...offer(4, "buy elf_wizard", touch("village", "elf_wizard", 30)), goes: ["hand", "discard"] },
  offer(5, "done"),
);
const names = (offers: readonly { name: string }[]) => offers.map((each) => each.name);
const reach = reachOf(() => ({ ask: question, me: 0 }));
const drop = (grip: Thing, onto: Thing) => names(reach.dropped(grip, onto));

test("a card answers for the one it cannot be told from", () => {
  expect(reach.offersOn(twin)).toEqual(reach.offersOn(militia));
});

test("a stack answers for all its cards, not for its top one alone", () => {
  expect(names(reach.offersOn(elf))).toEqual(["level_up militia elf_sorcerer", "buy elf_wizard"]);
});

test("a pile answers for the cards that lie in it", () => {
  const buried = ask(
    offer(0, "take torch", touch("discard", "torch", 8, 0)),
    offer(1, "stack", touch("dungeon_deck", "ghost", -1)),
  );
  expect(names(offersIn(buried, "discard:0"))).toEqual(["take torch"]);
  expect(offersIn(buried, "discard:1")).toEqual([]);
  expect(names(offersIn(buried, "dungeon_deck"))).toEqual(["stack"]);
});

test("a Weapon on a Hero is equipped, whichever is dropped on which", () => {
  expect(drop(dagger, militia)).toEqual(["equip dagger militia"]);
  expect(drop(twin, dagger)).toEqual(["equip dagger militia"]);
});

test("a card of a stack goes to my hand or discard pile", () => {
  expect(drop(elf, placeThing("hand:0"))).toEqual(["buy elf_wizard"]);
  expect(drop(elf, placeThing("discard:0"))).toEqual(["buy elf_wizard"]);
});

test("a Hero levels up on its stack and attacks on a Monster", () => {
  expect(drop(militia, elf)).toEqual(["level_up militia elf_sorcerer"]);
  expect(drop(militia, ghost)).toEqual(["attack ghost"]);
});

test("a Weapon is put down in the hand", () =>
  expect(drop(dagger, placeThing("hand:0"))).toEqual(["put_down dagger"]));

test("a party can be led, a Monster cannot", () => {
  const led = reachOf(() => ({ ask: ask(offer(0, "attack ghost", touch("rank_1", "ghost", 50))), me: 0 }));
  expect([militia, ghost].map(led.movable)).toEqual([true, false]);
});

test("what lies before somebody else is only looked at, the Village by all", () => {
  expect(reach.foreign(handThing(held(9, "torch"), 1))).toBe(true);
  expect([militia, elf, ghost].map(reach.foreign)).toEqual([false, false, false]);
});
