// A game without drawings of its own: played to the end by clicks on the plain table, which has no flaw that axe finds.
import { expect, test, type Page } from "./fixtures";
import { flaws } from "./flaws";

const SIZES = { laptop: { width: 1366, height: 768 }, phone: { width: 390, height: 844 } };

test.use({ preferences: { speed: "instant", confirm: false, guide: false } });

/** What is lit in a place: the pile, or the cards that lie there. */
const lit = (page: Page, place: string) => page.locator(`.place[data-zone="${place}"] .lit > button`).first();

for (const [size, viewport] of Object.entries(SIZES))
  test(`a whole game by clicks on what is lit: ${size}`, async ({ page, table }) => {
    const shoot = async (name: string) => {
      if (process.env.SCREENS) await page.screenshot({ path: `screens/plain-${size}-${name}.png` });
    };
    await page.setViewportSize(viewport);
    await page.goto("/setup/crawl");
    await expect(page.getByLabel("Seat 2").locator("option")).toContainText(["Wanderer"]);
    await expect(page.getByText("Veteran")).toHaveCount(0);
    await page.getByRole("button", { name: "Open the table" }).click();
    const shown = async () => [...(await page.locator("header.bar, .places").allInnerTexts())].join();
    let seen = 0;
    while (!(await table.score.isVisible())) {
      await expect(lit(page, "deck").or(table.score).first()).toBeVisible();
      if (await table.score.isVisible()) break;
      const found = await page.locator(".place[data-zone=haul] [data-piece]").count();
      const before = await shown();
      if (found > 2 && (await lit(page, "haul").isVisible())) await lit(page, "haul").click();
      else await lit(page, "deck").click();
      await expect.poll(shown).not.toBe(before);
      if (++seen === 12) {
        expect(await flaws(page)).toEqual([]);
        await shoot("table");
      }
    }
    await shoot("score");
    await expect(table.score).toContainText("won with");
  });

test("a printed piece in full, the cards and the rules", async ({ page, table }) => {
  await page.goto("/cards/crawl");
  await page.getByRole("listitem").filter({ hasText: "Dragon" }).first().click();
  await expect(table.zoomed).toContainText("Treasure 6");
  expect(await flaws(page)).toEqual([]);
  await page.goto("/rules/crawl");
  await expect(page.locator("main .rule").first()).toContainText("CW-");
});
