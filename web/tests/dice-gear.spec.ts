// Equipment is changed on the dice themselves, and who wants to speak up once is asked once.
import { resolve } from "node:path";
import { DiceTable } from "./dice-table";
import { expect, test } from "./fixtures";

const SIZES = {
  laptop: { viewport: { width: 1366, height: 768 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
const UNASKED = /make somebody an offer|offer your help unasked/;

for (const [size, shape] of Object.entries(SIZES))
  test.describe(size, () => {
    test.use({ ...shape, preferences: { speed: "instant" } });

    test("what one wears is put away and taken up, and something is said unasked, once", async ({ page }) => {
      const table = new DiceTable(page);
      const picture = async (name: string) => {
        if (!process.env.SCREENS) return;
        await page.mouse.move(2, 300);
        await page.screenshot({ path: resolve(process.env.SCREENS, `${size}-gear-${name}.png`) });
      };
      const gear = table.mine.locator(".gear [data-piece]");
      const worn = table.mine.locator(".gear .piece.lit > .hit");
      await table.begin(5);
      await table.until(/^Your turn/);
      await picture("turn");
      await expect(table.prompt.getByRole("button", { name: "Change equipment" })).toHaveCount(0);
      let question = await table.question();
      await table.mine.getByRole("button", { name: "Change equipment" }).click();
      await table.asked(question);
      await picture("sets");
      await expect(gear).toHaveCount(1);
      question = await table.question();
      await worn.click();
      await table.settle(question);
      await table.asked(question);
      await picture("bare");
      await expect(gear).toHaveCount(0);
      await expect(table.prompt).toContainText("You wear nothing");
      question = await table.question();
      await page.locator(".choice").filter({ hasText: "Fine Sword" }).click();
      await table.settle(question);
      await table.asked(question);
      await expect(gear).toHaveCount(1);

      const speak = page.locator(".speak");
      if (size === "phone") await table.fromMenu("Speak up at the next chance");
      else await speak.click();
      await expect(speak).toHaveAttribute("aria-pressed", "true");
      await table.until(UNASKED);
      await picture("unasked");
      await table.choose(/Say nothing/);
      await expect(speak).toHaveAttribute("aria-pressed", "false");
    });
  });
