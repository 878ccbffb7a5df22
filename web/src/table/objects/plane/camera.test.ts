// Fitting, zooming, following: what is looked at is seen, and nobody gets lost.
import { expect, test } from "vitest";
import {
  centred,
  fitted,
  hull,
  kept,
  LEAST,
  MOST,
  onPlane,
  panned,
  revealed,
  zoomed,
  type Box,
} from "./camera";

const view = { width: 400, height: 200 };
const world: Box = { left: -100, top: -100, right: 500, bottom: 300 };
const seen = ({ x, y, scale }: { x: number; y: number; scale: number }, box: Box) => ({
  left: box.left * scale + x,
  top: box.top * scale + y,
  right: box.right * scale + x,
  bottom: box.bottom * scale + y,
});

test("all of it fits, with an edge around it, and is not blown up", () => {
  const box = seen(fitted(world, view, 1, 10), world);
  expect(box.top).toBeCloseTo(10);
  expect(box.bottom).toBeCloseTo(190);
  expect(box.left).toBeGreaterThanOrEqual(10);
  expect(fitted({ left: 0, top: 0, right: 10, bottom: 10 }, view, 1.2).scale).toBe(1.2);
  expect(fitted({ left: 0, top: 0, right: 1e6, bottom: 10 }, view, 1).scale).toBe(LEAST);
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
  expect(revealed(camera, { left: 20, top: 20, right: 60, bottom: 60 }, view, 10)).toEqual(camera);
  const right = revealed(camera, { left: 450, top: 50, right: 490, bottom: 90 }, view, 10);
  expect([right.x, right.y]).toEqual([-100, 0]);
  const up = revealed(camera, { left: 50, top: -80, right: 90, bottom: -40 }, view, 10);
  expect([up.x, up.y]).toEqual([0, 90]);
  const large = revealed(camera, { left: 0, top: 0, right: 1000, bottom: 50 }, view, 10);
  expect(large.x).toBe(-300);
});

test("the world can be pushed to the edge of the middle and no further", () => {
  const camera = fitted(world, view, 1);
  const far = seen(kept(panned(camera, 5000, -5000), world, view), world);
  expect(far.left).toBeCloseTo(200);
  expect(far.bottom).toBeCloseTo(100);
  expect(kept(camera, world, view)).toEqual(camera);
});
