// The table on a phone, by tapping; and that nothing that matters has to be scrolled for, on either size.
import { expect, test, type Page } from "./fixtures";
import { Table, tap } from "./table";

/** Hall, prompt, totals and hand lie inside the window, and the page does not scroll. */
async function fits(page: Page): Promise<void> {
  const outside = await page.evaluate(() => {
    const found: string[] = [];
    const inside = (name: string, element: Element | null) => {
      const box = element?.getBoundingClientRect();
      if (!box || box.width === 0 || box.height === 0) return found.push(`${name} is not there`);
      if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
        found.push(`${name}: ${JSON.stringify(box)} in ${innerWidth} × ${innerHeight}`);
    };
    inside("hall", document.querySelector(".hall"));
    for (const card of document.querySelectorAll(".hall .piece")) inside("a card of the hall", card);
    inside("prompt", document.querySelector("section.prompt"));
    for (const button of document.querySelectorAll("section.prompt button")) inside("an answer", button);
    inside("totals", document.querySelector(".totals"));
    for (const card of document.querySelectorAll("[aria-label='Your hand'] .piece"))
      inside("a card in hand", card);
    const page = document.documentElement;
    if (page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1)
      found.push(`the page scrolls: ${page.scrollWidth} × ${page.scrollHeight}`);
    return found;
  });
  expect(outside).toEqual([]);
}

test.describe("390 × 844", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a whole game by tapping, everything in sight all the while", async ({ page }) => {
    const table = new Table(page, tap);
    await table.open({ settings: { layout: "first_game", longest: 30 } });
    await table.asked();
    await fits(page);
    const answers = await table.toTheEnd(async (given) => {
      if (given % 4 === 0) await fits(page);
    });
    expect(answers).toBeGreaterThan(20);
    await expect(table.score.getByRole("button", { name: "Rematch" })).toBeVisible();
  });

  test("the Village is a drawer, the log a sheet, and a refused card says why when tapped", async ({
    page,
  }) => {
    const table = new Table(page, tap);
    await table.open({ seed: 1 });
    await table.asked();
    await table.toTheVillage();
    await fits(page);
    const shelves = page.getByRole("group", { name: "Shelves of the Village" });
    await shelves.getByRole("button", { name: /Market/ }).tap();
    await expect(page.locator(".shelf.village")).toBeVisible();
    await expect(page.locator(".shelf.hero")).toBeHidden();
    await page.locator(".shelf.village .piece:not(.lit) > .hit").first().tap();
    await expect(table.reasons).toContainText(/Cost \d+/);
    await page.keyboard.press("Escape");
    await shelves.getByRole("button", { name: /Basics/ }).tap();
    await expect(page.locator(".shelf.basic")).toBeVisible();
    await page.getByRole("button", { name: "Log, recap and chat" }).tap();
    await expect(table.log).toBeVisible();
    await page.getByRole("tab", { name: "Chat" }).tap();
    await page.getByLabel("Say something").fill("Well met");
    await page.getByRole("button", { name: "Send" }).tap();
    await expect(page.getByRole("region", { name: "Chat" })).toContainText("Well met");
    await page
      .getByRole("complementary", { name: "Beside the table" })
      .getByRole("button", { name: "Close" })
      .tap();
    await expect(table.log).toBeHidden();
  });
});

test("1366 × 768: everything in sight at every step of several turns", async ({ page, table }) => {
  await table.open({ seed: 12, settings: { layout: "first_wrath", packs: ["wrath"], longest: 14 } });
  await table.asked();
  await table.toTheEnd(() => fits(page));
});
