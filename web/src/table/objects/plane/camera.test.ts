// Fitting, zooming, following: what is looked at is seen, and nobody gets lost.
import { expect, test } from "vitest";
import {
  centred,
  fitted,
  followed,
  hull,
  kept,
  LEAST,
  MOST,
  nearby,
  onPlane,
  panned,
  revealed,
  zoomed,
  type Box,
} from "./camera";

const view = { width: 400, height: 200 };
const NOTHING = { top: 0, right: 0, bottom: 0, left: 0 };
const EDGE = { top: 10, right: 10, bottom: 10, left: 10 };
const world: Box = { left: -100, top: -100, right: 500, bottom: 300 };
const seen = ({ x, y, scale }: { x: number; y: number; scale: number }, box: Box) => ({
  left: box.left * scale + x,
  top: box.top * scale + y,
  right: box.right * scale + x,
  bottom: box.bottom * scale + y,
});

test("all of it fits, with an edge around it, and is not blown up", () => {
  const box = seen(fitted(world, view, 1, EDGE), world);
  expect(box.top).toBeCloseTo(10);
  expect(box.bottom).toBeCloseTo(190);
  expect(box.left).toBeGreaterThanOrEqual(10);
  expect(fitted({ left: 0, top: 0, right: 10, bottom: 10 }, view, 1.2, NOTHING).scale).toBe(1.2);
  expect(fitted({ left: 0, top: 0, right: 1e6, bottom: 10 }, view, 1, NOTHING).scale).toBe(LEAST);
});

test("what lies over the window hides nothing, and moves it no further than it must", () => {
  const small: Box = { left: 0, top: 0, right: 100, bottom: 60 };
  expect(fitted(small, view, 1, { ...EDGE, right: 140 })).toEqual(fitted(small, view, 1, EDGE));
  const pushed = seen(fitted(small, view, 1, { ...EDGE, right: 220 }), small);
  expect([pushed.left, pushed.right, pushed.top]).toEqual([80, 180, 70]);
  const squeezed = seen(fitted(world, view, 1, { ...EDGE, left: 250 }), world);
  expect(squeezed.left).toBeCloseTo(250);
  expect(squeezed.right).toBeCloseTo(390);
  const middle = seen(followed({ x: 50, y: 30 }, 1, view, { ...EDGE, right: 220 }), small);
  expect([middle.left, middle.right]).toEqual([45, 145]);
});

test("beside what is followed its neighbours are seen by their middles, unless there is hardly any room", () => {
  const tile: Box = { left: 0, top: 0, right: 100, bottom: 100 };
  expect(nearby(tile, { width: 400, height: 400 }, 0.85, NOTHING)).toBe(0.85);
  const scale = nearby(tile, view, 0.85, EDGE);
  expect(scale).toBeCloseTo(0.75);
  const { y } = followed({ x: 50, y: 50 }, scale, view, EDGE);
  expect(y - 50 * scale).toBeGreaterThan(10);
  expect(nearby(tile, view, 0.85, { ...EDGE, bottom: 120 })).toBe(0.6);
});

test("a hull holds every box, and none is a point", () => {
  const boxes = [world, { left: 0, top: -400, right: 900, bottom: 0 }];
  expect(hull(boxes)).toEqual({ left: -100, top: -400, right: 900, bottom: 300 });
  expect(hull([])).toEqual({ left: 0, top: 0, right: 0, bottom: 0 });
});

test("zooming keeps what lies under the pointer, and knows its bounds", () => {
  const camera = centred({ x: 50, y: 20 }, 0.5, view);
  const at = { x: 333, y: 44 };
  const near = zoomed(camera, 1.7, at);
  expect(near.scale).toBeCloseTo(0.85);
  expect(onPlane(near, at).x).toBeCloseTo(onPlane(camera, at).x);
  expect(onPlane(near, at).y).toBeCloseTo(onPlane(camera, at).y);
  expect(zoomed(camera, 100, at).scale).toBe(MOST);
  expect(zoomed(camera, 0.001, at).scale).toBe(LEAST);
});

test("a box that is out of sight comes in by the shortest way; one that is seen moves nothing", () => {
  const camera = centred({ x: 200, y: 100 }, 1, view);
  expect(camera).toMatchObject({ x: 0, y: 0 });
  expect(revealed(camera, { left: 20, top: 20, right: 60, bottom: 60 }, view, EDGE)).toEqual(camera);
  const right = revealed(camera, { left: 450, top: 50, right: 490, bottom: 90 }, view, EDGE);
  expect([right.x, right.y]).toEqual([-100, 0]);
  const up = revealed(camera, { left: 50, top: -80, right: 90, bottom: -40 }, view, EDGE);
  expect([up.x, up.y]).toEqual([0, 90]);
  const large = revealed(camera, { left: 0, top: 0, right: 1000, bottom: 50 }, view, EDGE);
  expect(large.x).toBe(-300);
});

test("the world can be pushed to the edge of the middle and no further", () => {
  const camera = fitted(world, view, 1, NOTHING);
  const far = seen(kept(panned(camera, 5000, -5000), world, view), world);
  expect(far.left).toBeCloseTo(200);
  expect(far.bottom).toBeCloseTo(100);
  expect(kept(camera, world, view)).toEqual(camera);
});
