// Small screens: every game can be played on a phone held either way, everybody fits into the bar, and Back closes first what lies over the table.
import type { NewTable } from "../src/wire/wire";
import { Champion } from "./champion";
import { Delver } from "./delver";
import { DiceTable } from "./dice-table";
import { expect, test, type Page } from "./fixtures";
import { Table, tap } from "./table";

const bot = { sort: "bot", bot: "thumb" } as const;
const bots = (count: number): NewTable["places"] => [
  { sort: "me" } as const,
  ...Array.from({ length: count }, () => bot),
];
const ROUNDS = 4;

/** What is asked, its answers and everybody at the table lie inside the window, and the page does not scroll. */
async function fits(page: Page): Promise<void> {
  const outside = await page.evaluate(() => {
    const shown = [
      ...document.querySelectorAll(
        "section.prompt .answers .button, [aria-label=Seats] > li, .tools .button",
      ),
    ];
    const out = shown.filter((element) => {
      const box = element.getBoundingClientRect();
      return box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
    });
    const root = document.documentElement;
    const scrolls = root.scrollHeight > innerHeight + 1 || root.scrollWidth > innerWidth + 1;
    return [...out.map((element) => element.textContent?.trim()), ...(scrolls ? ["the page scrolls"] : [])];
  });
  expect(outside).toEqual([]);
}

async function play(page: Page, table: Table): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    await fits(page);
    if (!(await table.answer())) return;
  }
}

for (const [held, viewport] of Object.entries({
  upright: { width: 390, height: 844 },
  "on its side": { width: 844, height: 390 },
}))
  test.describe(held, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test("all four games are played with as many as can sit down", async ({ page }) => {
      const stone = new Table(page, tap);
      await stone.open({ places: bots(4), settings: { layout: "first_game" } });
      await stone.asked();
      await play(page, stone);
      const dice = new DiceTable(page, tap);
      await dice.open({ game: "dungeon_dice", places: bots(4), settings: {}, seed: 5 });
      await dice.asked();
      await play(page, dice);
      const delver = new Delver(page, tap);
      await delver.begin("story");
      await play(page, delver);
      const champion = new Champion(page, tap);
      await champion.begin("village", bots(3));
      await champion.asked();
      await fits(page);
    });

    test("Back closes the card in full, then the menu, and leaves the table last", async ({
      page,
      table,
    }) => {
      await page.goto("/about");
      await table.open({ settings: { layout: "first_game" } });
      await table.asked();
      const address = page.url();
      await page.locator(".hall .piece").first().click({ button: "right" });
      await expect(table.zoomed).toBeVisible();
      await page.goBack();
      await expect(table.zoomed).toBeHidden();
      await table.fromMenu("Preferences");
      await expect(page.getByRole("dialog", { name: "Preferences" })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole("dialog", { name: "Preferences" })).toBeHidden();
      await page.getByRole("button", { name: "Log, recap and chat" }).tap();
      await expect(table.log).toBeVisible();
      await page.goBack();
      await expect(table.log).toBeHidden();
      expect(page.url()).toBe(address);
    });
  });
