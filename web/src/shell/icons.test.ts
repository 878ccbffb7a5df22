// The maps of icons: ours by name, and an error for what game-icons does not have.
import { expect, test } from "vitest";
import { drawn, rounded } from "../../tools/icons.js";
import icons from "./icons.json?icons";

test("an icon comes as the body of an SVG", () => expect(icons.torch).toMatch(/^<path /));

test("an icon that is not there is an error that says where", () => {
  expect(() => drawn({ torch: "no-such-torch" }, "shell/icons.json")).toThrow(
    'shell/icons.json: "torch" asks for "no-such-torch"',
  );
});

test("a full circle is not rounded away", () => {
  expect(rounded('<path d="M9 9a4 4 0 1 1-.02 0z"/>')).toBe('<path d="M9 9a4 4 0 1 1-0.1 0z"/>');
});

test("points are rounded where they lie, so that no error adds up", () => {
  expect(rounded('<path d="m1.4.4 .4 0 .4 0h.4v-1.5z"/>')).toBe('<path d="m1 0l1 0 0 0h1v-1z"/>');
  expect(rounded('<path d="M10.6 9.6a20 20 0 014.4 3.2C1 2 3 4 5.4 6.6"/>')).toBe(
    '<path d="M11 10a18.38 18.38 0 0 1 4 3C1 2 3 4 5 7"/>',
  );
});
