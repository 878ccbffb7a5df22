// Lets cards fly: what moved, came or went between two states of a table is animated, for every game alike.
// A board may say in data-kept which pieces are still somewhere on the table when they are not drawn: these fade.
// A card is any [data-piece]; a zone is any [data-zone], which may say where its cards come from and go to;
// copies in flight live in the nearest [data-flights], so that they are styled like the cards on the board.
import { tick } from "svelte";

interface Seen {
  readonly element: HTMLElement;
  readonly box: DOMRect;
  readonly zone: string;
  readonly home: DOMRect | undefined; // where its zone lies
  readonly sky: HTMLElement; // what carries its copies
  readonly to: string; // the zone a card goes to when it leaves the sight
}

interface Sight {
  readonly pieces: Map<string, Seen>;
  readonly zones: Map<string, DOMRect>;
  /** Pieces that are on the table, drawn or not. */
  readonly kept: ReadonlySet<string>;
}

const STAGGER = 45;
const MOST_STAGGER = 270;
const EASE = "cubic-bezier(0.3, 0.7, 0.25, 1)";

export class Flight {
  /** The element whose cards fly. */
  board: HTMLElement | null = null;
  #duration: () => number;
  #landing: (() => void)[] = [];
  /** Where what carries copies has its corner: asked once a flight, for every question means a layout. */
  #corners = new Map<HTMLElement, DOMRect>();

  constructor(duration: () => number) {
    this.#duration = duration;
  }

  /** Carries a change of the table out and animates what it did. */
  stage(change: () => void): void {
    const board = this.board;
    const duration = this.#duration();
    if (!board || duration <= 0) return change();
    const before = sightOf(board);
    this.land();
    change();
    void tick().then(() => this.#fly(board, before, duration));
  }

  /** Ends every flight at once. */
  land(): void {
    for (const end of this.#landing.splice(0)) end();
  }

  #fly(board: HTMLElement, before: Sight, duration: number): void {
    if (before.pieces.size === 0) return;
    this.#corners.clear();
    const after = sightOf(board);
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    let flights = 0;
    const delay = () => Math.min(flights++ * STAGGER, MOST_STAGGER);
    for (const [piece, now] of after.pieces) {
      const was = before.pieces.get(piece);
      const hidden = !was && before.kept.has(piece);
      const from = was?.box ?? (hidden ? undefined : placeOf(before, originOf(now.element)));
      if (was && unmoved(was, now)) continue;
      if (still || !from) this.#play(now.element, [{ opacity: 0 }, { opacity: 1 }], duration);
      else if (was?.zone === now.zone) {
        this.#play(now.element, [{ transform: between(now.box, from) }, { transform: "none" }], duration);
      } else this.#carry(now, from, was ? 1 : 0.3, duration, delay());
    }
    if (still) return;
    for (const [piece, was] of before.pieces) {
      if (after.pieces.has(piece) || was.element.isConnected) continue;
      if (after.kept.has(piece)) this.#leave(was, undefined, duration, 0);
      else this.#leave(was, placeOf(after, was.to), duration, delay());
    }
  }

  /** Flies a copy above everything, from a box to the card's own place. */
  #carry(now: Seen, from: DOMRect, opacity: number, duration: number, delay: number): void {
    const copy = now.element.cloneNode(true) as HTMLElement;
    const frames = [
      { transform: between(now.box, from), opacity },
      { transform: "none", opacity: 1 },
    ];
    this.#play(now.element, [{ opacity: 0 }, { opacity: 0 }], duration + delay);
    this.#overlay(now.sky, copy, now.box, frames, duration, delay);
  }

  #leave(was: Seen, to: DOMRect | undefined, duration: number, delay: number): void {
    const frames = to
      ? [{ transform: "none" }, { transform: between(was.box, to), opacity: 0.2 }]
      : [{ opacity: 1 }, { opacity: 0 }];
    this.#overlay(was.sky, was.element, was.box, frames, duration, delay);
  }

  #overlay(
    sky: HTMLElement,
    element: HTMLElement,
    box: DOMRect,
    frames: Keyframe[],
    duration: number,
    delay: number,
  ): void {
    for (const part of [element, ...element.querySelectorAll("[data-piece]")])
      part.removeAttribute("data-piece");
    element.setAttribute("aria-hidden", "true");
    element.inert = true;
    Object.assign(element.style, {
      position: "fixed",
      left: "0",
      top: "0",
      width: `${box.width}px`,
      height: `${box.height}px`,
      margin: "0",
      zIndex: "60",
      pointerEvents: "none",
    });
    sky.append(element);
    const corner = this.#corners.get(sky) ?? element.getBoundingClientRect();
    this.#corners.set(sky, corner);
    element.style.left = `${box.left - corner.left}px`;
    element.style.top = `${box.top - corner.top}px`;
    this.#play(element, frames, duration, delay, () => element.remove());
  }

  #play(element: HTMLElement, frames: Keyframe[], duration: number, delay = 0, end?: () => void): void {
    const flight = element.animate(frames, { duration, delay, easing: EASE, fill: "backwards" });
    const landed = () => {
      flight.cancel();
      end?.();
    };
    this.#landing.push(landed);
    flight.onfinish = () => {
      this.#landing = this.#landing.filter((one) => one !== landed);
      end?.();
    };
  }
}

export const FLIGHT_TIME = { slow: 450, normal: 320, fast: 170, instant: 0 } as const;

function sightOf(board: HTMLElement): Sight {
  const pieces = new Map<string, Seen>();
  const zones = new Map<string, DOMRect>();
  for (const zone of board.querySelectorAll<HTMLElement>("[data-zone]")) {
    const name = zone.dataset.zone ?? "";
    if (!zones.has(name)) zones.set(name, zone.getBoundingClientRect());
  }
  for (const element of board.querySelectorAll<HTMLElement>("[data-piece]")) {
    const piece = element.dataset.piece ?? "";
    const box = element.getBoundingClientRect();
    if (box.width === 0 || pieces.has(piece)) continue;
    const zone = element.closest<HTMLElement>("[data-zone]");
    const sky = element.closest<HTMLElement>("[data-flights]") ?? board;
    const name = zone?.dataset.zone ?? "";
    const to = element.closest<HTMLElement>("[data-to]")?.dataset.to ?? "";
    pieces.set(piece, { element, box, sky, zone: name, home: zones.get(name), to });
  }
  const kept = board.querySelector<HTMLElement>("[data-kept]")?.dataset.kept?.split(" ");
  return { pieces, zones, kept: new Set(kept) };
}

/** Where a zone lies; one that is not drawn lies at its owner's seat. */
function placeOf(sight: Sight, zone: string): DOMRect | undefined {
  return sight.zones.get(zone) ?? sight.zones.get(`seat:${zone.split(":")[1]}`);
}

function originOf(element: HTMLElement): string {
  return element.closest<HTMLElement>("[data-from]")?.dataset.from ?? "";
}

/** Whether a card lies where it lay: on the table, or in its zone while the whole zone was shifted. */
function unmoved(was: Seen, now: Seen): boolean {
  if (near(was.box, now.box, 0, 0)) return true;
  if (was.zone !== now.zone || !was.home || !now.home) return false;
  return near(was.box, now.box, now.home.left - was.home.left, now.home.top - was.home.top);
}

function near(a: DOMRect, b: DOMRect, x: number, y: number): boolean {
  return Math.abs(b.left - a.left - x) + Math.abs(b.top - a.top - y) + Math.abs(b.width - a.width) < 3;
}

/** The transform that lays a box over another, centre on centre, so that it fits in. */
export function between(box: DOMRect, over: DOMRect): string {
  const x = over.left + over.width / 2 - (box.left + box.width / 2);
  const y = over.top + over.height / 2 - (box.top + box.height / 2);
  const scale = Math.min(over.width / box.width, over.height / box.height);
  return `translate(${x}px, ${y}px) scale(${Math.min(scale, 2)})`;
}
