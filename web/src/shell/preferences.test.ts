// Preferences: what is kept, what is believed, what shows.
import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { DEFAULTS, follow, parsed, preferences } from "./preferences.svelte";

test("nothing or nonsense gives what is usual", () => {
  for (const text of [null, "", "nonsense", "null", "3", "[]"]) expect(parsed(text)).toEqual(DEFAULTS);
});

test("what makes sense is taken, the rest is not", () => {
  const kept = { theme: "light", speed: "warp", sound: true, confirm: "yes", unknown: 1 };
  expect(parsed(JSON.stringify(kept))).toEqual({ ...DEFAULTS, theme: "light", sound: true });
});

test("sound and notifications are off until somebody wants them", () => {
  expect([DEFAULTS.sound, DEFAULTS.notify]).toEqual([false, false]);
});

test("a change is kept and the theme shows", () => {
  const stop = follow();
  preferences.theme = "light";
  flushSync();
  expect(document.documentElement.dataset.theme).toBe("light");
  expect(parsed(localStorage.getItem("delvewright.preferences")).theme).toBe("light");
  preferences.theme = "system";
  flushSync();
  expect(document.documentElement.dataset.theme).toBeUndefined();
  stop();
});
