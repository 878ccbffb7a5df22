// One tab stop for a zone: the arrow keys go to the nearest object in their direction, Home and End to the ends.
export const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const OBJECTS = "[data-rove]";

/** The object one step away: near along the arrow and hardly off to the side, or whatever lies that way at all. */
export function nearest(from: DOMRect, others: readonly DOMRect[], step: readonly [number, number]): number {
  const middle = (box: DOMRect): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];
  const [x, y] = middle(from);
  let best = -1;
  let least = Infinity;
  let straight = false;
  others.forEach((box, at) => {
    const [dx, dy] = [middle(box)[0] - x, middle(box)[1] - y];
    const ahead = dx * step[0] + dy * step[1];
    const aside = Math.abs(dx * step[1]) + Math.abs(dy * step[0]);
    if (ahead <= 1) return;
    const hardlyAside = aside <= ahead * 3;
    const far = ahead + aside * 2;
    if (hardlyAside === straight ? far < least : hardlyAside)
      [best, least, straight] = [at, far, hardlyAside];
  });
  return best;
}

export function roving(zone: HTMLElement): () => void {
  const seen = (each: HTMLElement) => each.checkVisibility?.() ?? true;
  const objects = () => [...zone.querySelectorAll<HTMLElement>(OBJECTS)].filter(seen);

  function settle(current?: HTMLElement) {
    const all = objects();
    if (!all.length) return;
    const stop = current ?? all.find((each) => each.tabIndex === 0) ?? all[0];
    for (const each of all) {
      const wanted = each === stop ? 0 : -1;
      if (each.tabIndex !== wanted) each.tabIndex = wanted;
    }
  }

  function focused(event: FocusEvent) {
    const object = (event.target as HTMLElement).closest<HTMLElement>(OBJECTS);
    if (object) settle(object);
  }

  function typed(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const all = objects();
    const at = all.indexOf(event.target as HTMLElement);
    if (at < 0) return;
    const step = STEPS[event.key];
    const others = all.map((each) => each.getBoundingClientRect());
    const to = step
      ? nearest(others[at]!, others, step)
      : event.key === "Home"
        ? 0
        : event.key === "End"
          ? all.length - 1
          : -1;
    if (to < 0 || to === at) return;
    event.preventDefault();
    all[to]!.focus();
  }

  /** With the next frame, when all is laid out anyway: to ask for it in the midst of a change is dear. */
  let frame = 0;
  const settleLater = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      settle();
    });
  };

  zone.dataset.roving = "";
  settleLater();
  const watch = new MutationObserver(settleLater);
  watch.observe(zone, { childList: true, subtree: true, attributeFilter: ["class"] });
  zone.addEventListener("focusin", focused);
  zone.addEventListener("keydown", typed);
  return () => {
    cancelAnimationFrame(frame);
    watch.disconnect();
    zone.removeEventListener("focusin", focused);
    zone.removeEventListener("keydown", typed);
  };
}
