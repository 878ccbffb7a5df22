// The keyboard alone: Tab from zone to zone and button to button, the arrows within a zone, Enter to press.
import type { Locator, Page } from "@playwright/test";
import { nearest, STEPS } from "../src/table/objects/roving";
import type { Press } from "./table";

const FAR = 80; // presses after which something counts as out of reach

/** Presses Tab, or Shift+Tab, until the focus is where it is wanted. */
export async function tabTo(page: Page, selector: string, text = "", key = "Tab"): Promise<void> {
  for (let presses = 0; presses < FAR; presses++) {
    await page.keyboard.press(key);
    const there = await page.evaluate(
      ([wanted, words]) => {
        const focused = document.activeElement;
        return Boolean(focused?.matches(wanted!) && focused.textContent?.includes(words!));
      },
      [selector, text],
    );
    if (there) return;
  }
  throw new Error(`${key} does not reach ${selector} ${text}`);
}

/** Goes to something: Tab to it or to its zone, then along that by the arrow keys. False if it is gone before. */
export async function walkTo(target: Locator): Promise<boolean> {
  const { keyboard } = target.page();
  for (let presses = 0; presses < FAR; presses++) {
    const [stands = "gone"] = await target.first().evaluateAll(standing);
    if (stands === "there" || stands === "gone") return stands === "there";
    await keyboard.press(typeof stands === "string" ? stands : arrowTo(stands.boxes, stands.from, stands.to));
  }
  throw new Error(`the keys do not reach ${target}`);
}

type Stands = "there" | "Tab" | "Shift+Tab" | { boxes: DOMRect[]; from: number; to: number };

/** Where the focus is, seen from its aim. */
function standing(targets: (HTMLElement | SVGElement)[]): Stands[] {
  return targets.map((target) => {
    const focused = document.activeElement as HTMLElement;
    if (focused === target) return "there";
    const zone = target.matches("[data-rove]") ? target.closest("[data-roving]") : null;
    if (!zone || !focused.matches("[data-rove]") || !zone.contains(focused)) {
      const before = target.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
      return before ? "Shift+Tab" : "Tab";
    }
    const all = [...zone.querySelectorAll<HTMLElement>("[data-rove]")].filter((each) =>
      each.checkVisibility(),
    );
    const boxes = all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect);
    return { boxes, from: all.indexOf(focused), to: all.indexOf(target as HTMLElement) };
  });
}

/** The first arrow key on the shortest way from one object of a zone to another. */
function arrowTo(boxes: readonly DOMRect[], from: number, to: number): string {
  const first = new Map([[from, ""]]);
  for (const [at, way] of first)
    for (const [key, step] of Object.entries(STEPS)) {
      const next = nearest(boxes[at]!, boxes, step);
      if (next >= 0 && !first.has(next)) first.set(next, way || key);
    }
  const key = first.get(to);
  if (!key)
    throw new Error(`no arrow key leads from ${JSON.stringify(boxes[from])} to ${JSON.stringify(boxes[to])}`);
  return key;
}

/** Walks there and presses Enter. */
export const byKeys: Press = async (target) => {
  await target.waitFor();
  if (await walkTo(target)) await target.page().keyboard.press("Enter");
};
