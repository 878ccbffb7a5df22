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

test("numbers are rounded, and stay apart", () => {
  expect(rounded("m1.52.04-.96 10.55l.5.25z")).toBe("m1.5 0-1 10.6l.5 .3z");
});
