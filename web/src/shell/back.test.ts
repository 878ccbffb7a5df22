// Back: what lies over the page is closed first, the last one opened before the others.
import { expect, test, vi } from "vitest";
import { over, stepped } from "./back";

test("a step back closes what was opened last, and nothing more", () => {
  const closed: string[] = [];
  over(() => closed.push("dialog"));
  over(() => closed.push("zoom"));
  expect([stepped(), stepped(), stepped()]).toEqual([true, true, false]);
  expect(closed).toEqual(["zoom", "dialog"]);
});

test("what is closed otherwise takes its step back itself, unless one has gone elsewhere", () => {
  const back = vi.spyOn(history, "back").mockImplementation(() => {});
  const closed: string[] = [];
  over(() => closed.push("dialog"))();
  expect(back).toHaveBeenCalledOnce();
  expect(stepped()).toBe(true);
  expect(stepped()).toBe(false);

  const leave = over(() => closed.push("menu"));
  history.pushState(null, "", "/elsewhere");
  leave();
  expect(back).toHaveBeenCalledOnce();
  expect(stepped()).toBe(false);
  expect(closed).toEqual([]);
});
