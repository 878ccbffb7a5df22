// How dice tumble, and when.
import { createRawSnippet, flushSync } from "svelte";
import { expect, test } from "vitest";
import { show } from "../../../games/sample.svelte";
import Die from "./Die.svelte";
import { delayOf, facing, ROLL_TIME, SIDES, tumble, wasRolled } from "./roll";

test("a roll is another side, another throw, or a die that comes in rolled", () => {
  const before = { kind: "bomb", face: 1, at: 0 };
  expect(wasRolled(before, { ...before, face: 2 }, false)).toBe(true);
  expect(wasRolled(before, { ...before, at: 7 }, false)).toBe(true);
  expect(wasRolled(before, before, true)).toBe(false);
  expect(wasRolled(null, before, true)).toBe(true);
  expect(wasRolled(null, before, false)).toBe(false);
  expect(wasRolled(before, { ...before, face: -1 }, false)).toBe(false);
});

test("a tumble ends with the rolled side in front, faster when play is", () => {
  for (const side of SIDES.keys()) expect(tumble(0, side, 7).at(-1)!.transform).toContain(facing(side));
  expect(ROLL_TIME.fast).toBeLessThan(ROLL_TIME.normal);
  expect(delayOf(3, ROLL_TIME.normal)).toBeLessThan(ROLL_TIME.normal / 2);
});

test("a die rolled again onto the same side tumbles; one that only stays does not", () => {
  const still = { finished: new Promise(() => {}), cancel: () => {} };
  Element.prototype.animate = () => still as unknown as Animation;
  const look = { face: "", deep: "", edge: "", ink: "" };
  const side = createRawSnippet((at: () => number) => ({ render: () => `<i>${at()}</i>` }));
  const props = show(Die, { kind: "d6", look, side, face: 1, rolledAt: 0 });
  const flies = () => document.querySelector(".cube") !== null;
  expect(flies()).toBe(false);
  props.rolledAt = 7;
  flushSync();
  expect(flies()).toBe(true);
});
