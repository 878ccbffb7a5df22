// Small screens: every game can be played on a phone held either way, everybody fits into the bar, and Back closes first what lies over the table.
import type { NewTable } from "../src/wire/wire";
import { Champion } from "./champion";
import { Delver } from "./delver";
import { DiceTable } from "./dice-table";
import { expect, test, type Page } from "./fixtures";
import { legible } from "./legible";
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

/** Plays some rounds, and on until a monster has been read if it is to be. */
async function play(page: Page, table: Table, monsters = ""): Promise<void> {
  let unread = monsters !== "";
  for (let round = 0; round < ROUNDS || unread; round++) {
    await fits(page);
    if (monsters && (await page.locator(monsters).count())) {
      await legible(page, monsters);
      unread = false;
    }
    expect(await table.answer()).toBe(true);
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
      await play(page, stone, ".hall .foe");
      const dice = new DiceTable(page, tap);
      await dice.open({ game: "dungeon_dice", places: bots(4), settings: {}, seed: 5 });
      await dice.asked();
      await play(page, dice, ".met");
      const delver = new Delver(page, tap);
      await delver.begin("story");
      await play(page, delver); // its fights are read in the story of delver.spec
      const champion = new Champion(page, tap);
      await champion.begin("village", bots(3));
      await champion.asked();
      await fits(page);
      await champion.begin("depths", bots(2));
      await champion.asked();
      await legible(page, ".beast");
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

/** What reaches out of a thing that should hold it. */
const outside = (holder: Element, parts: string): string[] => {
  const box = holder.getBoundingClientRect();
  return [...holder.querySelectorAll(parts)].flatMap((part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    const inside =
      left >= box.left - 1 && top >= box.top - 1 && right <= box.right + 1 && bottom <= box.bottom + 1;
    return inside ? [] : [part.textContent!.trim()];
  });
};

test.describe("a bargain held upright", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the cloth holds all that lies on it, and the Undo flag hides no words", async ({ page }) => {
    const table = new DiceTable(page, tap);
    await table.begin(5);
    await table.until(/confront it or run/);
    await table.choose(/Bargain with /);
    for (const whose of [".mine", ".theirs"]) {
      const before = await table.question();
      await table.press(page.locator(`${whose} .token .piece.lit > .hit`).first());
      await table.asked(before);
    }
    const cloth = page.getByRole("article", { name: "On the cloth" });
    await expect(cloth.getByRole("button", { name: /after it|after the fight/ }).first()).toBeVisible();
    expect(await cloth.evaluate(outside, ".when > *, .token")).toEqual([]);
    const flag = (await page.locator(".flag").boundingBox())!;
    for (const title of await cloth.locator("h4").all()) {
      const words = (await title.boundingBox())!;
      const apart = flag.y >= words.y + words.height || flag.y + flag.height <= words.y;
      expect(apart || flag.x >= words.x + words.width || flag.x + flag.width <= words.x).toBe(true);
    }
  });
});

test("no text of a card in the hall or in hand is cut on a laptop", async ({ page, table }) => {
  await table.open({ places: bots(2), seed: 3 });
  await table.asked();
  const cut = () =>
    page
      .locator(".upright :is(.text, .what)")
      .evaluateAll((texts) =>
        texts.filter((text) => text.scrollHeight > text.clientHeight + 2).map((text) => text.textContent),
      );
  await expect(page.locator(".hall .upright .text", { hasText: "Light Penalty remains" })).toHaveCount(1); // the Blink Dog
  for (let answers = 0; answers < 8; answers++) {
    expect(await cut()).toEqual([]);
    if (!(await table.answer())) break;
  }
});
