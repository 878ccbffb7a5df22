// What can be read on a small screen: text large enough for arm's length, and nothing cut off.
import { expect, type Page } from "@playwright/test";

/** Of things that are there everything can be read. */
export async function legible(page: Page, things: string, least = 13): Promise<void> {
  const found = page.locator(things);
  await expect(found.first()).toBeVisible();
  expect(await found.evaluateAll(unread, least)).toEqual([]);
}

/** What of the text of some things is too small to be read at arm's length, or cut off. */
function unread(things: Element[], least: number): string[] {
  return things.flatMap((thing) => {
    const walker = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const [text, element] = [walker.currentNode.textContent!.trim(), walker.currentNode.parentElement!];
      const box = element.getBoundingClientRect();
      if (!text || element.closest(".unseen, svg") || box.width < 2 || !element.checkVisibility()) continue;
      const size = parseFloat(getComputedStyle(element).fontSize);
      if (size < least) found.push(`${text}: ${size} px`);
      for (let one: Element | null = element; one && thing.contains(one); one = one.parentElement) {
        const { overflow } = getComputedStyle(one);
        const cut = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + size * 0.5;
        if (overflow !== "visible" && cut) found.push(`${text}: cut off`);
      }
    }
    return found;
  });
}
