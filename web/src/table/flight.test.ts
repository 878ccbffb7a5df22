// Where a flight begins, and when there is none.
import { expect, test, vi } from "vitest";
import { between, Flight } from "./flight";

const box = (left: number, top: number, width: number, height: number) =>
  new DOMRect(left, top, width, height);

test("a card is laid over the place it comes from, centre on centre", () => {
  expect(between(box(100, 100, 50, 70), box(0, 0, 25, 35))).toBe("translate(-112.5px, -117.5px) scale(0.5)");
  expect(between(box(0, 0, 10, 10), box(0, 0, 100, 100))).toContain("scale(2)");
});

test("without a board, or when moves are instant, the change is simply made", () => {
  const change = vi.fn();
  new Flight(() => 300).stage(change);
  const instant = new Flight(() => 0);
  instant.board = document.body;
  instant.stage(change);
  expect(change).toHaveBeenCalledTimes(2);
});
