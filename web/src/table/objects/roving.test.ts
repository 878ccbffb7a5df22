// The arrow keys go to what lies in their direction.
import { expect, test, vi } from "vitest";
import { nearest, roving } from "./roving";

const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 }) as DOMRect;
const grid = [box(0, 0), box(20, 0), box(40, 0), box(0, 20), box(20, 20)];

test("right and down find the neighbour", () => {
  expect(nearest(grid[0]!, grid, [1, 0])).toBe(1);
  expect(nearest(grid[0]!, grid, [0, 1])).toBe(3);
  expect(nearest(grid[4]!, grid, [0, -1])).toBe(1);
});

test("at the edge there is nothing further", () => {
  expect(nearest(grid[0]!, grid, [-1, 0])).toBe(-1);
  expect(nearest(grid[3]!, grid, [0, 1])).toBe(-1);
});

test("what lies far aside is reached when nothing else lies that way", () => {
  const row = [0, 20, 40, 60].map((left) => box(left, 0));
  const under = box(30, 5);
  expect(nearest(row[0]!, [...row, under], [0, 1])).toBe(4);
  expect(nearest(row[0]!, [...row, under, box(0, 20)], [0, 1])).toBe(5);
});

test("one of a zone can be reached by Tab, which is settled once a frame and never in the midst of a change", async () => {
  const laidOut = vi.fn(() => true);
  HTMLElement.prototype.checkVisibility = laidOut;
  document.body.innerHTML = `<div><button data-rove></button><button data-rove></button></div>`;
  const zone = document.body.firstElementChild as HTMLElement;
  const stops = () => [...zone.children].map((each) => (each as HTMLElement).tabIndex);
  const leave = roving(zone);
  expect(laidOut).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(stops()).toEqual([0, -1]));
  laidOut.mockClear();
  zone.insertAdjacentHTML("beforeend", `<button data-rove></button>`);
  await Promise.resolve(); // the change is seen, and waits for its frame
  expect(laidOut).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(stops()).toEqual([0, -1, -1]));
  leave();
});
