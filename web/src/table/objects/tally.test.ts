// Pieces are counted as they lie, or by how many there are.
import { expect, test } from "vitest";
import { counted, ranked } from "./tally";

test("neighbours of a kind become one line, and the order stays", () =>
  expect(counted([{ kind: "rat" }, { kind: "rat" }, { kind: "bat" }, { kind: "rat" }])).toEqual([
    { kind: "rat", count: 2 },
    { kind: "bat", count: 1 },
    { kind: "rat", count: 1 },
  ]));

test("the most frequent come first, then by name", () =>
  expect(ranked({ rat: 1, cat: 3, bat: 1 }).map((each) => each.kind)).toEqual(["cat", "bat", "rat"]));
