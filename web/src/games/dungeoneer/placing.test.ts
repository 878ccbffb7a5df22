// Laying a card: tried by one press, turned, laid by the next; where several may be shifted, one is picked up first.
import { expect, test } from "vitest";
import type { Ghost } from "../../wire/dungeoneer";
import { Placing } from "./placing.svelte";

const ghost = (piece: number, column: number, ...turns: number[]): Ghost => ({
  ...{ piece, border: "dungeon", row: 0, column },
  spots: turns.map((turn, at) => ({ turn, offer: column * 10 + at })),
});

function begin(...ghosts: Ghost[]) {
  const laid: number[] = [];
  return {
    laid,
    placing: new Placing(
      () => ghosts,
      (offer) => void laid.push(offer),
    ),
  };
}

test("the first press tries, the second lays", () => {
  const [near, far] = [ghost(7, 1, 0, 2), ghost(7, 2, 2)];
  const { laid, placing } = begin(near, far);
  expect(placing.card).toBe(7);
  expect(placing.ghosts).toHaveLength(2);
  placing.press(near);
  expect(placing.tried).toBe(near);
  placing.press(far);
  expect([placing.tried, placing.turn]).toEqual([far, 2]); // it fits in one turn only
  expect(laid).toEqual([]);
  placing.press(far);
  expect(laid).toEqual([20]);
});

test("a turn turns it where it is tried, or wherever it goes next", () => {
  const near = ghost(7, 1, 0, 2);
  const { laid, placing } = begin(near, ghost(7, 3, 0));
  placing.rotate();
  expect(placing.turn).toBe(2);
  placing.press(near);
  expect(placing.spotIn(near)).toEqual({ turn: 2, offer: 11 });
  placing.rotate();
  expect(placing.turn).toBe(0);
  placing.rotate();
  placing.lay();
  expect(laid).toEqual([11]);
});

test("of several cards one is held first; nothing is laid untried", () => {
  const { laid, placing } = begin(ghost(7, 1, 0), ghost(8, 2, 0));
  expect(placing.card).toBe(-1);
  expect(placing.ghosts).toEqual([]);
  placing.hold(8);
  expect(placing.ghosts.map(({ column }) => column)).toEqual([2]);
  placing.lay();
  expect(laid).toEqual([]);
  placing.reset();
  expect(placing.card).toBe(-1);
});
