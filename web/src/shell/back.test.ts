// Back: what lies over the page is closed first, the last one opened before the others.
import { beforeEach, expect, test, vi } from "vitest";
import { over, stepped } from "./back";

const back = vi.spyOn(history, "back").mockImplementation(() => {});
const push = vi.spyOn(history, "pushState");

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});

test("a step back closes what was opened last, and nothing more", () => {
  const closed: string[] = [];
  over(() => closed.push("dialog"));
  over(() => closed.push("zoom"));
  expect(push).toHaveBeenCalledOnce();
  expect([stepped(), stepped(), stepped()]).toEqual([true, true, false]);
  expect(closed).toEqual(["zoom", "dialog"]);
});

test("what is closed otherwise takes its step back itself; what opens in its place keeps it", () => {
  const shut = over(() => {});
  shut();
  const dialog = over(() => {});
  vi.runAllTimers();
  expect(back).not.toHaveBeenCalled();
  dialog();
  vi.runAllTimers();
  expect(back).toHaveBeenCalledOnce();
  expect([stepped(), stepped()]).toEqual([true, false]);
});

test("whoever goes elsewhere out of a menu stays there", () => {
  const leave = over(() => {});
  history.pushState(null, "", "/elsewhere");
  leave();
  vi.runAllTimers();
  expect(back).not.toHaveBeenCalled();
  expect(stepped()).toBe(false);
});
