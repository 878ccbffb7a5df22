// Keys and what they ask for.
import { afterEach, expect, test } from "vitest";
import { catchesUp, commandOf } from "./keyboard";

afterEach(() => document.body.replaceChildren());

/** What a key means when it is pressed in an element. */
function pressed(key: string, within = document.body, more: KeyboardEventInit = {}) {
  let command: ReturnType<typeof commandOf> = null;
  const hear = (event: KeyboardEvent) => void (command = commandOf(event));
  document.addEventListener("keydown", hear);
  within.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
  document.removeEventListener("keydown", hear);
  return command;
}

function added(tag: string): HTMLElement {
  return document.body.appendChild(document.createElement(tag));
}

test("numbers choose offers, letters do what they stand for", () => {
  expect(pressed("1")).toEqual({ key: "offer", index: 0 });
  expect(pressed("9")).toEqual({ key: "offer", index: 8 });
  expect(pressed("0")).toBeNull();
  expect(pressed("u")).toEqual({ key: "undo" });
  expect(pressed("?")).toEqual({ key: "help" });
  expect(pressed("x")).toBeNull();
});

test("the browser's keys and typing are left alone", () => {
  expect(pressed("r", document.body, { ctrlKey: true })).toBeNull();
  expect(pressed("l", document.body, { metaKey: true })).toBeNull();
  expect(pressed("u", added("input"))).toBeNull();
  expect(pressed("1", added("textarea"))).toBeNull();
  expect(pressed("1", added("dialog"))).toBeNull();
});

test("Enter confirms unless a button has the focus", () => {
  expect(pressed("Enter")).toEqual({ key: "confirm" });
  expect(pressed("Enter", added("button"))).toBeNull();
});

test("any key goes on while moves are shown, but not those of somebody who types", () => {
  const heard: boolean[] = [];
  const hear = (event: KeyboardEvent) => void heard.push(catchesUp(event));
  document.addEventListener("keydown", hear);
  for (const place of [document.body, added("input")])
    place.dispatchEvent(new KeyboardEvent("keydown", { key: "x", bubbles: true }));
  document.removeEventListener("keydown", hear);
  expect(heard).toEqual([true, false]);
});
