// Ten pictures for docs/tour.md, as they are seen at the table: `npm run tour`.
import { join } from "node:path";
import type { NewTable } from "../src/wire/wire";
import { Champion } from "./champion";
import { Delver } from "./delver";
import { DiceTable } from "./dice-table";
import { test, type Page } from "./fixtures";
import { click, Table, tap } from "./table";

const DOCS = join(import.meta.dirname, "..", "..", "docs", "tour");
const bot = { sort: "bot", bot: "thumb" } as const;
const bots = (count: number): NewTable["places"] => [
  { sort: "me" } as const,
  ...Array.from({ length: count }, () => bot),
];

async function postcard(page: Page, name: string): Promise<void> {
  await page.mouse.move(2, 300);
  await page.waitForTimeout(700); // light and cards come to rest
  await page.screenshot({ path: join(DOCS, `${name}.jpg`), type: "jpeg", quality: 66 });
}

/** The table of a fight, a bargain and a quiet moment. */
async function dice(table: DiceTable, named: (name: string) => Promise<void>): Promise<void> {
  await table.begin(5);
  await table.until(/^Your turn/);
  await named("dice");
  await table.until(/confront it or run/);
  await table.choose(/Bargain with /);
  for (const whose of [".mine", ".theirs"]) {
    const before = await table.question();
    await table.press(table.page.locator(`${whose} .token .piece.lit > .hit`).first());
    await table.asked(before);
  }
  await table.page.locator(".flag").waitFor({ state: "hidden" });
  await named("bargain");
  await table.choose(/Give it up/);
  await table.choose(/Confront/);
  await named("fight");
}

test.describe("a laptop", () => {
  test.use({ deviceScaleFactor: 0.75, preferences: { speed: "instant", guide: false } });

  test("Thunderstone", async ({ page, table }) => {
    await table.open({ places: bots(2), settings: { layout: "first_game" }, seed: 3 });
    await table.asked();
    for (let answers = 0; answers < 8; answers++) await table.answer();
    await postcard(page, "thunderstone");
  });

  test("Dungeon Dice", async ({ page }) => {
    await dice(new DiceTable(page, click), (name) => postcard(page, name));
  });

  test("Dungeoneer and Barricades Mode", async ({ page }) => {
    await new Delver(page).begin("late");
    await postcard(page, "dungeoneer");
    const champion = new Champion(page);
    await champion.begin("depths", bots(2));
    await champion.asked();
    await postcard(page, "barricades");
  });
});

test.describe("a phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    preferences: { speed: "instant", guide: false, theme: "light" },
  });

  test("held upright", async ({ page }) => {
    const table = new Table(page, tap);
    await table.open({ places: bots(4), settings: { layout: "first_game" } });
    await table.asked();
    await postcard(page, "phone-thunderstone");
    const other = new DiceTable(page, tap);
    await other.begin(5);
    await other.until(/confront it or run/);
    await other.choose(/Bargain with /);
    await postcard(page, "phone-bargain");
  });

  test("on its side", async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    const table = new DiceTable(page, tap);
    await table.begin(5);
    await table.until(/^Your turn/);
    await postcard(page, "phone-dice");
    const champion = new Champion(page, tap);
    await champion.begin("village", bots(3));
    await champion.asked();
    await postcard(page, "phone-barricades");
  });
});
