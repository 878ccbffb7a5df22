// Shows what arrives one after the other, each for its time, so that quick moves can be followed.
import { FLIGHT_TIME } from "./flight";
import { ROLL_TIME } from "./objects/dice/roll";

export class Playback<T> {
  #show: (items: readonly T[]) => void;
  #time: (item: T) => number;
  #queue: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `show` gets one item, or several at once after a skip; `time` says how many ms an item stays alone. */
  constructor(show: (items: readonly T[]) => void, time: (item: T) => number) {
    this.#show = show;
    this.#time = time;
  }

  get waiting(): number {
    return this.#queue.length;
  }

  push(item: T): void {
    this.#queue.push(item);
    if (this.#timer === undefined) this.#next();
  }

  /** Catches up: everything that waits is shown now. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const items = this.#queue.splice(0);
    if (items.length) this.#show(items);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
  }

  #next(): void {
    this.#timer = undefined;
    const item = this.#queue.shift();
    if (item === undefined) return;
    const time = this.#time(item);
    if (time > 0) this.#timer = setTimeout(() => this.#next(), time);
    this.#show([item]);
    if (time <= 0) this.#next();
  }
}

const PACE = { slow: 1.8, normal: 1, fast: 0.4, instant: 0 } as const;

/** How long a verdict is held up before what follows, in ms. */
const BEAT_TIME = 900;

interface Played {
  readonly entries: readonly {
    readonly sort: string;
    readonly seat: number;
    readonly lines: readonly unknown[];
    readonly thrown?: readonly unknown[];
    readonly beat?: unknown;
  }[];
}

/** How long an update is worth looking at, in ms: longer when somebody else did more; talk takes no time. */
export function viewingTime(update: Played, me: number, speed: keyof typeof PACE, watched = true): number {
  const deeds = update.entries.filter((entry) => entry.sort === "answer" || entry.sort === "undo");
  if (!watched || deeds.length === 0) return 0;
  if (deeds.every((entry) => entry.seat === me)) return 600 * PACE[speed];
  const lines = deeds.reduce((sum, entry) => sum + entry.lines.length, 0);
  return Math.min(650 + 300 * lines, 2600) * PACE[speed];
}

/** How long the question and the log wait, in ms: until what moved lies still, and then for what a fight came to. */
export interface Pause {
  readonly still: number;
  readonly beat: number;
}

/** The pause after an update. Fades hold nobody up; a verdict is read by everybody, unless nothing is to take time. */
export function pauseAfter(
  { entries }: Played,
  speed: keyof typeof PACE,
  calm: boolean,
  watched = true,
): Pause {
  const deeds = entries.filter((entry) => entry.sort === "answer" && entry.lines.length > 0);
  if (!watched || !deeds.length || speed === "instant") return { still: 0, beat: 0 };
  const thrown = deeds.some((entry) => entry.thrown?.length);
  const still = calm ? 0 : thrown ? ROLL_TIME[speed] : FLIGHT_TIME[speed];
  return { still, beat: deeds.some((entry) => entry.beat) ? BEAT_TIME * PACE[speed] : 0 };
}
