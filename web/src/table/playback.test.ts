// One thing after the other, each for its time.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { entry } from "./fakes";
import { pauseAfter, Playback, viewingTime } from "./playback";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("each item stays alone for its time", () => {
  const shown: string[] = [];
  const playback = new Playback<string>(
    (items) => shown.push(items.join("+")),
    (item) => item.length * 100,
  );
  for (const item of ["aa", "b", "c"]) playback.push(item);
  expect(shown).toEqual(["aa"]);
  vi.advanceTimersByTime(200);
  expect(shown).toEqual(["aa", "b"]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual(["aa", "b", "c"]);
  vi.advanceTimersByTime(100);
  playback.push("d");
  expect(shown.at(-1)).toBe("d");
});

test("a skip shows the rest at once, and what takes no time does not wait", () => {
  const shown: string[] = [];
  const playback = new Playback<string>(
    (items) => shown.push(items.join("+")),
    (item) => (item === "quick" ? 0 : 100),
  );
  for (const item of ["a", "b", "c"]) playback.push(item);
  playback.skip();
  expect(shown).toEqual(["a", "b+c"]);
  playback.push("quick");
  playback.push("d");
  expect(shown.slice(2)).toEqual(["quick", "d"]);
});

test("others' deeds are shown longer than mine, talk takes no time, and nobody waits in a hidden window", () => {
  const mine = { entries: [entry(1, 0, "mine")] };
  const theirs = { entries: [entry(1, 1, "theirs")] };
  const talk = { entries: [entry(1, 1, "hello", 1, "chat")] };
  expect(viewingTime(theirs, 0, "normal")).toBeGreaterThan(viewingTime(mine, 0, "normal"));
  expect(viewingTime(theirs, 0, "slow")).toBeGreaterThan(viewingTime(theirs, 0, "fast"));
  expect(viewingTime(talk, 0, "slow")).toBe(0);
  expect(viewingTime(theirs, 0, "instant")).toBe(0);
  expect(viewingTime(theirs, 0, "slow", false)).toBe(0);
});

test("a pause lasts as long as something moves and a verdict is read; nothing takes time where nothing may", () => {
  const fight = { ...entry(1, 0, "lost"), beat: { text: "Lost", tone: "lost", pieces: [] } };
  const roll = { ...entry(1, 0, "rolled"), thrown: [4] };
  const after = (one: object, ...how: [] | [boolean] | [boolean, boolean]) =>
    pauseAfter({ entries: [one as typeof fight] }, "normal", how[0] ?? false, how[1]);
  expect(after(fight)).toEqual({ still: 320, beat: 900 });
  expect(after(roll)).toEqual({ still: 750, beat: 0 });
  expect(after(fight, true)).toEqual({ still: 0, beat: 900 });
  expect(after(entry(1, 1, "hello", 1, "chat"))).toEqual({ still: 0, beat: 0 });
  expect(after(fight, false, false)).toEqual({ still: 0, beat: 0 });
  expect(pauseAfter({ entries: [fight] }, "instant", false)).toEqual({ still: 0, beat: 0 });
  expect(pauseAfter({ entries: [fight] }, "fast", false).beat).toBeLessThan(900);
});
