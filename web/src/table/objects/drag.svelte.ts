// Drag and drop with mouse, pen and finger: what is lifted, what lies under it, and the offers that follow.
import { createContext } from "svelte";
import type { Offer, Surroundings } from "../surroundings";
import type { Reach, Thing } from "./things";

const START = 7; // px before a press becomes a drag
const HOLD = 480; // ms before a resting finger asks for the card in full

interface Lift {
  readonly thing: Thing;
  readonly element: HTMLElement;
  readonly pointer: number;
  readonly from: { x: number; y: number };
  readonly movable: boolean;
}

export class Drag {
  /** What is in the air. */
  grip = $state.raw<Thing | null>(null);
  /** The thing under it that would take it. */
  over = $state.raw<Thing | null>(null);

  readonly reach: Reach;
  #around: () => Surroundings;
  #targets = new WeakMap<Element, () => Thing>();
  #lift: Lift | null = null;
  #ghost: HTMLElement | null = null;
  #hold: ReturnType<typeof setTimeout> | undefined;

  constructor(around: () => Surroundings, reach: Reach) {
    this.#around = around;
    this.reach = reach;
  }

  /** Makes an element something that can be dropped on. */
  target(thing: () => Thing): (element: Element) => () => void {
    return (element) => {
      this.#targets.set(element, thing);
      return () => this.#targets.delete(element);
    };
  }

  /** What dropping the thing in the air on this one would mean. */
  takes(thing: Thing): readonly Offer[] {
    return this.grip ? this.reach.dropped(this.grip, thing) : [];
  }

  /** A press on a thing: it becomes a drag, a long look, or a click. */
  press(event: PointerEvent, thing: Thing, movable: boolean, look: () => void): void {
    if (event.button !== 0 || !(event.currentTarget instanceof HTMLElement)) return;
    this.cancel();
    const element = event.currentTarget;
    this.#lift = {
      thing,
      element,
      pointer: event.pointerId,
      from: { x: event.clientX, y: event.clientY },
      movable,
    };
    if (event.pointerType !== "mouse")
      this.#hold = setTimeout(() => {
        this.#swallowClick();
        this.cancel();
        look();
      }, HOLD);
    addEventListener("pointermove", this.#moved);
    addEventListener("pointerup", this.#released);
    addEventListener("pointercancel", this.#cancelled);
    addEventListener("keydown", this.#typed, true);
  }

  cancel(): void {
    clearTimeout(this.#hold);
    removeEventListener("pointermove", this.#moved);
    removeEventListener("pointerup", this.#released);
    removeEventListener("pointercancel", this.#cancelled);
    removeEventListener("keydown", this.#typed, true);
    this.#ghost?.remove();
    this.#ghost = null;
    this.#lift = null;
    this.grip = null;
    this.over = null;
  }

  #moved = (event: PointerEvent) => {
    const lift = this.#lift;
    if (!lift || event.pointerId !== lift.pointer) return;
    const [dx, dy] = [event.clientX - lift.from.x, event.clientY - lift.from.y];
    if (!this.grip) {
      if (Math.hypot(dx, dy) < START) return;
      clearTimeout(this.#hold);
      if (!lift.movable) return this.cancel();
      this.#raise(lift);
    }
    if (this.#ghost) this.#ghost.style.translate = `${dx}px ${dy}px`;
    this.over = this.#under(event.clientX, event.clientY);
    event.preventDefault();
  };

  #released = (event: PointerEvent) => {
    const lift = this.#lift;
    if (!lift || event.pointerId !== lift.pointer) return;
    if (!this.grip) return this.cancel();
    this.#swallowClick();
    const found = this.over ? this.takes(this.over) : [];
    const origin = document.elementFromPoint(event.clientX, event.clientY) ?? lift.element;
    this.cancel();
    if (found.length === 1) this.#around().choose(found[0]!, lift.element);
    else if (found.length) this.#around().pick(found, origin);
  };

  #cancelled = () => this.cancel();

  #typed = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !this.grip) return;
    event.stopPropagation();
    this.cancel();
  };

  #raise(lift: Lift): void {
    const box = lift.element.getBoundingClientRect();
    const ghost = lift.element.cloneNode(true) as HTMLElement;
    for (const each of [ghost, ...ghost.querySelectorAll<HTMLElement>("[data-piece]")])
      delete each.dataset.piece;
    ghost.setAttribute("aria-hidden", "true");
    ghost.inert = true;
    Object.assign(ghost.style, {
      position: "fixed",
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
      margin: "0",
      zIndex: "900",
      pointerEvents: "none",
      transition: "none",
      transform: "none",
    });
    ghost.classList.add("ghost");
    lift.element.closest("[data-flights]")?.append(ghost);
    this.#ghost = ghost;
    this.grip = lift.thing;
  }

  /** The nearest thing under the pointer that would take what is in the air. */
  #under(x: number, y: number): Thing | null {
    let element = document.elementFromPoint(x, y);
    for (; element; element = element.parentElement) {
      const thing = this.#targets.get(element)?.();
      if (thing && this.takes(thing).length) return thing;
    }
    return null;
  }

  /** The click that ends a drag or a long look is none. */
  #swallowClick(): void {
    const swallow = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, true), 350);
  }
}

const [dragging, provideDragging] = createContext<Drag>();
export { dragging };

/** Lets the things of a board be dragged, for as long as the board is there. */
export function letDrag(around: () => Surroundings, reach: Reach): void {
  const drag = new Drag(around, reach);
  provideDragging(drag);
  $effect(() => () => drag.cancel());
}
