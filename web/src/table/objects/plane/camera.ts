// Where a plane that is larger than its window is seen from: fitting, zooming, following, for every map alike.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A point of the plane is seen in the window at `point * scale + (x, y)`. */
export interface Camera extends Point {
  readonly scale: number;
}

/** How small and how large the plane may be seen. */
export const LEAST = 0.2;
export const MOST = 1.7;
/** How small what is followed may be seen for what lies next to it. */
const NEAR = 0.6;

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/** The least box that holds them all. */
export function hull(boxes: readonly Box[]): Box {
  if (!boxes.length) return { left: 0, top: 0, right: 0, bottom: 0 };
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

export const middle = ({ left, top, right, bottom }: Box): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

/** The camera that has a point of the plane in the middle of the window. */
export function centred(point: Point, scale: number, view: Size): Camera {
  return { x: view.width / 2 - point.x * scale, y: view.height / 2 - point.y * scale, scale };
}

/** How much of a window lies under something else, from each of its edges. */
export interface Under {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** What of a window is bare. */
const bare = (view: Size, { top, right, bottom, left }: Under): Size => ({
  width: view.width - left - right,
  height: view.height - top - bottom,
});

/** The camera that has a point of the plane in the middle of what is bare of the window. */
export function followed(point: Point, scale: number, view: Size, under: Under): Camera {
  return panned(centred(point, scale, bare(view, under)), under.left, under.top);
}

/** The scale at which a box is followed: `most`, or less, so that what lies next to it is seen by its middle. */
export function nearby(box: Box, view: Size, most: number, under: Under): number {
  const room = bare(view, under);
  const least = Math.min(room.width / (box.right - box.left), room.height / (box.bottom - box.top));
  return between(Math.min(NEAR, most), least / 2.4, most);
}

/** The camera that shows a whole box clear of what lies over the window: large, no larger than `most`, near the middle. */
export function fitted(box: Box, view: Size, most: number, under: Under): Camera {
  const room = bare(view, under);
  const [width, height] = [box.right - box.left || 1, box.bottom - box.top || 1];
  const scale = between(LEAST, Math.min(room.width / width, room.height / height), most);
  return revealed(centred(middle(box), scale, view), box, view, under);
}

/** Nearer or farther by a factor; what lies under a point of the window stays there. */
export function zoomed(camera: Camera, factor: number, at: Point): Camera {
  const scale = between(LEAST, camera.scale * factor, MOST);
  const by = scale / camera.scale;
  return { x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by, scale };
}

export const panned = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x + dx,
  y: camera.y + dy,
});

/** The same, moved as little as needed for a box of the plane to be seen beside what lies over the window. */
export function revealed(camera: Camera, box: Box, view: Size, under: Under): Camera {
  const shift = (from: number, to: number, least: number, most: number) => {
    if (to - from > most - least) return (least + most) / 2 - (from + to) / 2;
    return Math.max(least - from, 0) + Math.min(most - to, 0);
  };
  const { x, y, scale } = camera;
  return panned(
    camera,
    shift(box.left * scale + x, box.right * scale + x, under.left, view.width - under.right),
    shift(box.top * scale + y, box.bottom * scale + y, under.top, view.height - under.bottom),
  );
}

/** The same, but some of the world stays in the middle of the window: nobody gets lost. */
export function kept(camera: Camera, world: Box, view: Size): Camera {
  const { scale } = camera;
  const [x, y] = [view.width / 2, view.height / 2];
  return {
    x: between(x - world.right * scale, camera.x, x - world.left * scale),
    y: between(y - world.bottom * scale, camera.y, y - world.top * scale),
    scale,
  };
}

/** Where a point of the window lies on the plane. */
export const onPlane = (camera: Camera, { x, y }: Point): Point => ({
  x: (x - camera.x) / camera.scale,
  y: (y - camera.y) / camera.scale,
});
