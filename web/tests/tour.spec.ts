// The tour of a game: by itself before the first one, never again but from the menu; by keys, left at any page.
import { expect, test } from "./fixtures";
import { flaws } from "./flaws";

test.use({ preferences: { speed: "instant", tour: true } });

test("half a minute before a first game, once, and again from the menu", async ({ page, table }) => {
  await table.open({ seed: 1 });
  const tour = page.getByRole("dialog", { name: "Thunderstone in half a minute" });
  await expect(tour).toContainText("Victory Points");
  expect(await flaws(page)).toEqual([]);
  await expect(tour.getByRole("button", { name: "Next" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(tour.getByRole("heading", { name: "What you do" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(tour).toContainText("Rank 1");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowRight");
  await tour.getByRole("button", { name: "Rule TS-END-01" }).click();
  await expect(page.getByRole("dialog", { name: "Rule TS-END-01" })).toContainText(/[a-z]{4}/);
  await page.keyboard.press("Escape");
  await expect(tour).toBeVisible();
  await tour.getByRole("button", { name: "I am ready" }).click();
  await expect(tour).toHaveCount(0);
  expect(await table.asked()).toBe(true);
  await table.open({ seed: 1 });
  await table.asked();
  await table.fromMenu("A tour of the game");
  await tour.getByRole("button", { name: "Skip" }).click();
  await expect(tour).toHaveCount(0);
});

test("the shelf has the tour of every game", async ({ page }) => {
  await page.goto("/");
  await page.locator("article").first().waitFor();
  for (const box of await page.locator("article").all()) {
    await box.getByRole("button", { name: "Tour" }).click();
    const tour = page.getByRole("dialog");
    for (const next of ["Next", "Next", "I am ready"]) await tour.getByRole("button", { name: next }).click();
    await expect(tour).toHaveCount(0);
  }
});
