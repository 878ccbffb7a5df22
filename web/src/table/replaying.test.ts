// Going through a replay: moments in order, whose eyes, by turn, and played by itself.
import type { Snippet } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Moment, Replay } from "../wire/wire";
import { entry } from "./fakes";
import { Replaying } from "./replaying.svelte";

const turns = [1, 1, 2, 2, 2, 3];
const replay = {
  table: { id: "t", game: "test", places: [] },
  steps: turns.map((turn, moment) => ({ moment, seat: 0, answer: "go", turn })),
  seats: [0, -1],
} as unknown as Replay;
const moment = (at: number, seat: number): Moment => ({ moment: at, seat, entry: null, view: { at, seat } });

let fetch: ReturnType<typeof vi.fn<(at: number, seat: number) => Promise<Moment>>>;
let replaying: Replaying;

beforeEach(() => {
  vi.useFakeTimers();
  fetch = vi.fn(async (at, seat) => moment(at, seat));
  replaying = new Replaying(replay, {}, {} as Snippet, {
    fetch,
    time: () => 100,
    stage: (change) => change(),
  });
});
afterEach(() => void vi.useRealTimers());

const settled = () => vi.advanceTimersByTimeAsync(0);

test("shows a moment within the game, through eyes that are allowed", async () => {
  await replaying.show(99, 0);
  expect([replaying.shown?.moment, replaying.me]).toEqual([5, 0]);
  await replaying.show(2, 7);
  expect([replaying.shown?.moment, replaying.me]).toEqual([2, -1]);
});

test("each moment is fetched once, and the next ones ahead", async () => {
  await replaying.show(0);
  await settled();
  expect(fetch.mock.calls.map(([at]) => at)).toEqual([0, 1, 2, 3]);
  await replaying.show(1);
  expect(fetch.mock.calls.map(([at]) => at)).toEqual([0, 1, 2, 3, 4]);
});

test("a slow answer to an old wish is not shown", async () => {
  let answer: (found: Moment) => void = () => {};
  fetch.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const slow = replaying.show(1);
  await replaying.show(4);
  answer(moment(1, -1));
  await slow;
  expect(replaying.shown?.moment).toBe(4);
});

test("jumps by turn: to the start of this one first, then to the one before", async () => {
  await replaying.show(4);
  replaying.turn(-1);
  expect(replaying.at).toBe(2);
  replaying.turn(-1);
  expect(replaying.at).toBe(0);
  replaying.turn(1);
  expect(replaying.at).toBe(2);
  replaying.toTurn(3);
  expect(replaying.at).toBe(5);
});

test("plays by itself to the end, and a step pauses it", async () => {
  await replaying.show(3);
  replaying.play();
  await vi.advanceTimersByTimeAsync(1000);
  expect([replaying.at, replaying.playing]).toEqual([5, false]);
  replaying.play();
  replaying.step(-2);
  expect([replaying.at, replaying.playing]).toEqual([3, false]);
});

test("a roll is told at its moment", async () => {
  fetch.mockImplementation(async (at, seat) => ({
    ...moment(at, seat),
    entry: { ...entry(at + 1, 0, "Rolled."), thrown: at === 2 ? [20] : [] },
  }));
  await replaying.show(2);
  expect(replaying.rolledAt(20)).toBe(3);
  await replaying.show(3);
  expect(replaying.rolledAt(20)).toBe(0);
});
