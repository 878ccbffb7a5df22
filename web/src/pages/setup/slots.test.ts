// Lock, ban, re-roll and choice of slots, as the settings that are sent and the slots that stay.
import { expect, test } from "vitest";
import {
  ban,
  chosen,
  drawn,
  forDraw,
  forReroll,
  forTable,
  NOTHING,
  rerolled,
  toggled,
  unban,
  type Drawing,
  type Held,
} from "./slots";

const OWN = new Set(["features", "packs"]);
const slot = (sort: string, name: string, fixed = false) => ({ sort, name, kinds: [], fixed });
const first = drawn(NOTHING, [
  slot("monsters", "Ooze"),
  slot("features", "guardian"),
  slot("heroes", "Elf"),
  slot("heroes", "Dwarf"),
  slot("stones", "stone", true),
]);
const at = (drawing: Drawing, name: string) => drawing.slots.find((one) => one.name === name) as Held;
const names = (drawing: Drawing) => drawing.slots.map((one) => one.name);

test("nothing locked asks for nothing", () => {
  expect(forDraw(first, { packs: ["x"] }, OWN)).toEqual({ packs: ["x"] });
  expect(forTable(first, { packs: ["x"] }, OWN)).toEqual({ packs: ["x"] });
});

test("a lock is a pick, or goes into the setting of its sort", () => {
  const locked = toggled(toggled(first, at(first, "Elf")), at(first, "guardian"));
  expect(forDraw(locked, {}, OWN)).toEqual({ pick: ["Elf"], features: ["guardian"] });
});

test("what was locked stays locked after another draw, and can be let go", () => {
  const locked = toggled(first, at(first, "Elf"));
  const again = drawn(locked, [slot("heroes", "Elf"), slot("heroes", "Faeyn")]);
  expect(again.slots.map((one) => one.locked)).toEqual([true, false]);
  expect(forDraw(toggled(again, at(again, "Elf")), {}, OWN)).toEqual({});
});

test("drawing one again keeps all the others and rules out what lay there", () => {
  expect(forReroll(first, { pick: ["Ooze"], ban: ["Rat"] }, OWN, at(first, "Elf"))).toEqual({
    pick: ["Ooze", "Dwarf"],
    features: ["guardian"],
    ban: ["Rat", "Elf"],
  });
});

test("of the new draw only the new one of that sort is taken", () => {
  const fresh = [
    slot("monsters", "Ooze"),
    slot("features", "traps"),
    slot("heroes", "Dwarf"),
    slot("heroes", "Faeyn"),
  ];
  const next = rerolled(first, at(first, "Elf"), fresh);
  expect(names(next)).toEqual(["Ooze", "guardian", "Faeyn", "Dwarf", "stone"]);
});

test("when nothing new comes up the slot goes", () => {
  const next = rerolled(first, at(first, "guardian"), [slot("monsters", "Ooze")]);
  expect(names(next)).toEqual(["Ooze", "Elf", "Dwarf", "stone"]);
});

test("after a change one by one the table is asked for exactly these slots", () => {
  const next = rerolled(first, at(first, "Elf"), [slot("heroes", "Faeyn")]);
  expect(forTable(next, {}, OWN)).toEqual({ pick: ["Ooze", "Faeyn", "Dwarf"], features: ["guardian"] });
});

test("a lock keeps at the table what lies beside it", () => {
  const locked = toggled(first, at(first, "Elf"));
  expect(forTable(locked, {}, OWN)).toEqual({ pick: ["Ooze", "Elf", "Dwarf"], features: ["guardian"] });
});

test("what wishes took goes to the table with what was drawn", () => {
  const granted = { pick: ["Elf"], packs: ["x"], dragon: "old" };
  const wished = drawn(NOTHING, [...first.slots, slot("dragon", "Old", true)], granted);
  expect(forTable(wished, { longest: 3 }, OWN)).toEqual({ longest: 3, ...granted });
  const fresh = [slot("heroes", "Faeyn")];
  expect(forTable(rerolled(wished, at(wished, "Elf"), fresh), {}, OWN)).toEqual({
    packs: ["x"],
    dragon: "old",
    pick: ["Ooze", "Faeyn", "Dwarf"],
    features: ["guardian"],
  });
});

test("a ban holds for every draw until it is lifted", () => {
  const banned = ban(ban(first, "Elf"), "Elf");
  expect(forDraw(banned, {}, OWN)).toEqual({ ban: ["Elf"] });
  expect(forDraw(unban(banned, "Elf"), {}, OWN)).toEqual({});
});

test("a group chosen by name is locked in its slot and no longer banned", () => {
  const next = chosen(ban(first, "Faeyn"), at(first, "Elf"), slot("heroes", "Faeyn"));
  expect(names(next)).toEqual(["Ooze", "guardian", "Faeyn", "Dwarf", "stone"]);
  expect(at(next, "Faeyn").locked).toBe(true);
  expect(next.banned).toEqual([]);
  expect(names(chosen(first, null, slot("features", "traps")))).toContain("traps");
});

test("fixed slots are never asked for", () => {
  const fixed = drawn(NOTHING, [slot("heroes", "Elf", true)]);
  expect(forTable({ ...fixed, changed: true }, { layout: "first" }, OWN)).toEqual({ layout: "first" });
});
