// Which offers belong to which objects.
import { expect, test } from "vitest";
import { ask, offer } from "./fakes";
import { buttonsOf, offersAt, offersOf, refusalsOf } from "./offers";

const equip = offer("equip", { piece: 3 }, { piece: 4 });
const attack = offer("attack", { place: "rank_1", piece: 9 });
const give = offer("give", { place: "seat", seat: 1 });
const done = offer("done");
const open = ask(equip, attack, give, done);

test("an offer belongs to every piece it touches", () => {
  expect(offersOf(open, 3).map((one) => one.name)).toEqual(["equip"]);
  expect(offersOf(open, 4).map((one) => one.name)).toEqual(["equip"]);
  expect(offersOf(open, 5)).toEqual([]);
  expect(offersOf(open, -1)).toEqual([]);
  expect(offersOf(null, 3)).toEqual([]);
});

test("what lies beyond the question is answered at its object, and is no button", () => {
  const buy = { ...offer("buy", { place: "village", piece: 7 }), via: "visit" };
  const further = { ...ask(done), beyond: [buy] };
  expect(offersOf(further, 7)).toEqual([buy]);
  expect(buttonsOf(further).map((one) => one.name)).toEqual(["done"]);
});

test("an offer without a piece belongs to its place", () => {
  expect(offersAt(open, "seat", 1).map((one) => one.name)).toEqual(["give"]);
  expect(offersAt(open, "seat", 0)).toEqual([]);
  expect(offersAt(open, "rank_1")).toEqual([]);
});

test("a refusal belongs to the pieces it touches", () => {
  const refused = { ...open, refusals: [offer("attack the other", { place: "rank_2", piece: 8 })] };
  expect(refusalsOf(refused, 8)).toHaveLength(1);
  expect(refusalsOf(refused, 9)).toHaveLength(0);
});

test("few offers are all buttons; of many only those without an object", () => {
  expect(buttonsOf(open)).toHaveLength(4);
  expect(buttonsOf(open, 3).map((one) => one.name)).toEqual(["done"]);
});

test("an aside is no button, and does not make the others many", () => {
  const small = { ...offer("change"), aside: true };
  expect(buttonsOf({ ...open, offers: [...open.offers, small] })).toEqual(open.offers);
});
