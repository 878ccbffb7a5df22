// How a die tumbles: how long, when it starts, and how the cube turns until the rolled side faces us.

/** How long a die tumbles at each speed, in ms. */
export const ROLL_TIME = { slow: 1100, normal: 750, fast: 380, instant: 0 } as const;

/** The angles (around x, around y) at which each side of a cube is built: front, right, back, left, top, bottom. */
export const SIDES: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, 90],
  [0, 180],
  [0, -90],
  [90, 0],
  [-90, 0],
];

/** The turn of the cube at which that side faces us. */
export function facing(side: number): string {
  const [x, y] = SIDES[side % SIDES.length]!;
  return `rotateX(${-x}deg) rotateY(${-y}deg)`;
}

/** Dice that are thrown together do not start and land as one: each has a little delay of its own. */
export function delayOf(piece: number, time: number): number {
  return (((piece * 37) % 10) / 10) * time * 0.25;
}

/** The way of a thrown die: it comes in high and turning, bounces, and lies still with the rolled side up. */
export function tumble(from: number, to: number, piece: number): Keyframe[] {
  const wild = piece % 2 ? 1 : -1;
  const turned = (x: number, y: number, z: number) => `rotateX(${x}deg) rotateY(${y}deg) rotateZ(${z}deg)`;
  return [
    { transform: `translateY(-70%) scale(1.15) ${turned(wild * 520, 430, wild * 100)} ${facing(from)}` },
    { transform: `translateY(0) ${turned(wild * 260, 200, wild * 40)} ${facing(to)}`, offset: 0.45 },
    { transform: `translateY(-22%) ${turned(wild * 110, 80, wild * -12)} ${facing(to)}`, offset: 0.66 },
    { transform: `translateY(0) ${turned(wild * 20, 12, wild * 4)} ${facing(to)}`, offset: 0.86 },
    { transform: `translateY(0) ${turned(0, 0, 0)} ${facing(to)}` },
  ];
}

/** Whether a change on the table is a roll: another side, another throw, or a die that comes in rolled. */
export function wasRolled(before: Thrown | null, now: Thrown, arrives: boolean): boolean {
  if (now.face < 0) return false;
  if (!before) return arrives;
  return before.kind === now.kind && (before.face !== now.face || now.at > before.at);
}

export interface Thrown {
  readonly kind: string;
  readonly face: number;
  /** When it was rolled, by the log; 0 when it lies as it lay. */
  readonly at: number;
}
