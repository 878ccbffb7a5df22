// Two people at one screen: a cover between them, and never a hand in the page that is not the looker's own.
import { expect, test } from "./fixtures";

test("two people on one screen pass it on under a cover", async ({ page, table }) => {
  await page.addInitScript(() => {
    const slips: string[] = [];
    Object.assign(window, { slips });
    const look = () => {
      const cards = [...document.querySelectorAll<HTMLElement>("[data-zone^='hand:'] [data-piece]")];
      const hands = new Set(cards.map((card) => card.closest<HTMLElement>("[data-zone]")!.dataset.zone));
      if (hands.size > 1) slips.push(`two hands: ${[...hands].join(", ")}`);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  });
  await page.goto("/setup/thunderstone");
  await page.getByLabel("Seat 2").selectOption("hot");
  await page.getByLabel("Name of the friend on seat 2").fill("Bo");
  await page.getByRole("button", { name: "Open the table" }).click();
  const cover = page.getByRole("dialog", { name: /^Pass the screen to/ });
  const looked: string[] = [];
  for (let answers = 0; answers < 12; answers++) {
    await cover.or(page.locator("[data-question]")).first().waitFor();
    if (await cover.count()) {
      const name = (await cover.getByRole("heading").textContent())!.replace("Pass the screen to ", "");
      expect(looked.at(-1)).not.toBe(name);
      looked.push(name);
      await expect(page.locator("[data-zone^='hand:'] [data-piece]")).toHaveCount(0);
      await cover.getByRole("button", { name: `I am ${name}` }).click();
      await table.asked();
      await expect(table.hand.locator("[data-piece]").first()).toBeVisible();
    }
    await table.act();
  }
  expect(looked.length).toBeGreaterThan(3);
  expect(looked).toContain("Bo");
  expect(await page.evaluate(() => (window as unknown as { slips: string[] }).slips)).toEqual([]);
});
