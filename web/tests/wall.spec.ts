// The Wall: what a finished game has earned is lit, on the way from the front page; other honours stay dim.
import { expect, test } from "./fixtures";
import { flaws } from "./flaws";

const SIZES = { laptop: { width: 1366, height: 768 }, phone: { width: 390, height: 844 } };

test.use({ preferences: { speed: "instant", confirm: false, guide: false } });

for (const [size, viewport] of Object.entries(SIZES))
  test(`an honour is earned and hangs on the Wall: ${size}`, async ({ page, table }) => {
    await page.context().unrouteAll(); // a deal that somebody may know earns nothing
    await page.setViewportSize(viewport);
    await page.goto("/");
    const box = page.getByRole("article").filter({ has: page.getByRole("heading", { name: "Crawl" }) });
    await box.getByRole("link", { name: "Medals" }).click();
    const wall = page.getByRole("region", { name: "Crawl" });
    const medals = wall.getByRole("listitem");
    await expect(medals).toHaveCount(4);
    await expect(wall.getByText("0 of 4")).toBeVisible();
    await expect(wall.getByText("Not yet")).toHaveCount(4);
    await expect(wall.getByRole("heading", { name: "Crawl" })).toBeInViewport();
    expect(await flaws(page)).toEqual([]);

    await page.goto("/setup/crawl");
    await page.getByRole("button", { name: "Open the table" }).click();
    const lit = (place: string) => page.locator(`.place[data-zone="${place}"] .lit > button`).first();
    const shown = async () => [...(await page.locator("header.bar, .places").allInnerTexts())].join();
    while (!(await table.score.isVisible())) {
      await expect(lit("deck").or(table.score).first()).toBeVisible();
      if (await table.score.isVisible()) break;
      const before = await shown();
      const bank = await lit("haul").isVisible();
      await (bank ? lit("haul") : lit("deck")).click();
      await expect.poll(shown).not.toBe(before);
    }

    const earned = page.getByRole("region", { name: "Earned" });
    await expect(earned).toContainText("Alive");
    expect(await flaws(page)).toEqual([]);
    if (process.env.SCREENS) await page.screenshot({ path: `screens/wall-${size}-score.png` });
    await earned.getByRole("link", { name: "New on your Wall" }).click();
    const alive = medals.filter({ hasText: "Alive" });
    await expect(alive).toContainText("Earned");
    await expect(wall.getByText("Not yet").first()).toBeVisible();
    await expect(wall).toContainText("in 1 game");
    expect(await flaws(page)).toEqual([]);
    if (process.env.SCREENS) await page.screenshot({ path: `screens/wall-${size}.png`, fullPage: true });
    await alive.getByRole("link").click();
    await expect(page).toHaveURL(/\/replay\//);
  });

test("a rule of an honour can be read there", async ({ page }) => {
  await page.goto("/wall#crawl");
  await page.getByRole("button", { name: "Rule CW-END-01" }).click();
  await expect(page.getByText("CW-END-01 in the rules")).toBeVisible();
});
