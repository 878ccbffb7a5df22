// Offers find their objects, and a drop means the offer that touches both ends.
import { expect, test } from "vitest";
import { pieceThing, placeThing } from "../../table/objects/things";
import { dropped, handThing, isForeign, movable, offersIn, offersOn, stackThing } from "./reach";
import { ask, offer, touch } from "../sample.svelte";
import { faces, held, stack } from "./sample";

const militia = handThing(held(1, "militia"), 0);
const twin = handThing(held(2, "militia", { same_as: 1 }), 0);
const dagger = handThing(held(3, "dagger"), 0);
const elf = stackThing(stack("Elf", 30, "elf_wizard"));
const ghost = pieceThing(50, "rank_1");

const question = ask(
  offer(0, "equip dagger militia", touch("hand", "dagger", 3, 0), touch("hand", "militia", 1, 0)),
  offer(1, "put_down dagger", touch("hand", "dagger", 3, 0)),
  offer(2, "attack ghost", touch("rank_1", "ghost", 50)),
  offer(
    3,
    "level_up militia elf_sorcerer",
    touch("hand", "militia", 1, 0),
    touch("village", "elf_sorcerer", 34),
  ),
  offer(4, "buy elf_wizard", touch("village", "elf_wizard", 30)),
  offer(5, "done"),
);
const names = (offers: readonly { name: string }[]) => offers.map((each) => each.name);
const drop = (grip: Parameters<typeof dropped>[1], onto: Parameters<typeof dropped>[2]) =>
  names(dropped(question, grip, onto, 0, faces));

test("a piece answers to the offers that touch it", () => {
  expect(names(offersOn(question, dagger, faces))).toEqual(["equip dagger militia", "put_down dagger"]);
  expect(names(offersOn(question, ghost, faces))).toEqual(["attack ghost"]);
  expect(offersOn(null, ghost, faces)).toEqual([]);
});

test("a card answers for the one it cannot be told from", () => {
  expect(offersOn(question, twin, faces)).toEqual(offersOn(question, militia, faces));
});

test("a stack answers for all its cards, not for its top one alone", () => {
  expect(names(offersOn(question, elf, faces))).toEqual(["level_up militia elf_sorcerer", "buy elf_wizard"]);
});

test("a pile answers for the cards that lie in it", () => {
  const buried = ask(
    offer(0, "take torch", touch("discard", "torch", 8, 0)),
    offer(1, "stack", touch("dungeon_deck", "ghost", -1)),
  );
  expect(names(offersIn(buried, "discard:0"))).toEqual(["take torch"]);
  expect(offersIn(buried, "discard:1")).toEqual([]);
  expect(names(offersIn(buried, "dungeon"))).toEqual(["stack"]);
});

test("a Weapon on a Hero is equipped, whichever is dropped on which", () => {
  expect(drop(dagger, militia)).toEqual(["equip dagger militia"]);
  expect(drop(twin, dagger)).toEqual(["equip dagger militia"]);
});

test("a card of a stack goes to my hand or discard pile, and nobody else's", () => {
  expect(drop(elf, placeThing("hand:0"))).toEqual(["buy elf_wizard"]);
  expect(drop(elf, placeThing("discard:0"))).toEqual(["buy elf_wizard"]);
  expect(drop(elf, placeThing("hand:1"))).toEqual([]);
});

test("a Hero levels up on its stack and attacks on a Monster", () => {
  expect(drop(militia, elf)).toEqual(["level_up militia elf_sorcerer"]);
  expect(drop(militia, ghost)).toEqual(["attack ghost"]);
});

test("nothing comes of dropping a thing on itself or where it means nothing", () => {
  expect(drop(dagger, dagger)).toEqual([]);
  expect(drop(ghost, placeThing("hand:0"))).toEqual([]);
  expect(drop(dagger, placeThing("dungeon"))).toEqual([]);
});

test("a Weapon is put down in the hand", () =>
  expect(drop(dagger, placeThing("hand:0"))).toEqual(["put_down dagger"]));

test("only what can lead somewhere is picked up", () => {
  expect(movable(question, dagger, faces)).toBe(true);
  expect(movable(question, elf, faces)).toBe(true);
  expect(movable(question, ghost, faces)).toBe(false);
  expect(movable(null, dagger, faces)).toBe(false);
});

test("what lies before somebody else is only looked at", () => {
  expect(isForeign(handThing(held(9, "torch"), 1), 0)).toBe(true);
  for (const thing of [militia, elf, ghost]) expect(isForeign(thing, 0)).toBe(false);
});
