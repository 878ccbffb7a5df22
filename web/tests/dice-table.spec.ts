// The table of Dungeon Dice: by mouse, by finger and by key, everything in sight, and nothing that cannot be read.
import type { Locator } from "@playwright/test";
import { expect, test, type Page } from "./fixtures";
import { flaws } from "./flaws";
import { click, Table, tap, type Press } from "./table";

/** A short game against bots. */
const SHORT = {
  game: "dungeon_dice",
  places: [{ sort: "me" }, { sort: "bot", bot: "thumb" }, { sort: "bot", bot: "thumb" }],
  settings: { mode: "standard", goal: 2, longest: 24 },
} as const;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

class DiceTable extends Table {
  readonly fight: Locator;
  readonly mine: Locator;
  readonly aiming: Locator;

  constructor(page: Page, press: Press = click) {
    super(page, press);
    this.fight = page.getByRole("region", { name: "Combat" });
    this.mine = page.getByRole("group", { name: "Your dice" });
    this.aiming = page.locator(".aim");
  }

  async begin(seed = 5, settings: object = {}): Promise<void> {
    await this.open({
      ...SHORT,
      places: [...SHORT.places],
      settings: { ...SHORT.settings, ...settings },
      seed,
    });
    await this.asked();
  }

  /** Answers as the hint says, on the dice wherever they are lit: aims, chooses from a menu, confirms. */
  override async act(): Promise<void> {
    const before = await this.question();
    await this.press(this.hint);
    await this.prompt.locator(".hint").waitFor();
    const marks = ".piece.hinted > .hit, .hero.hinted, .choice.hinted, .card .hinted, .answers .hinted";
    for (let presses = 0; presses < 6; presses++) {
      const gone = () => this.question().then((now) => now !== before);
      if (await gone()) return;
      const menu = this.page.locator("[popover]:popover-open .hinted");
      const lit = this.page.locator(marks);
      if (await menu.count()) await this.press(menu.first());
      else if (await this.confirming.count()) await this.press(this.prompt.locator(".answers .primary"));
      else if (await lit.count()) await this.press(lit.first());
      else {
        await this.press(this.prompt.getByRole("button", { name: /^All \d+/ }));
        await this.press(this.page.locator(".listed.hinted"));
      }
      await this.page.waitForTimeout(120);
    }
    await expect(this.prompt).not.toHaveAttribute("data-question", String(before));
  }

  /** Plays on as hinted until a question of that kind stands there, told by a button or by the words of the prompt. */
  async until(words: RegExp, most = 60): Promise<void> {
    for (let answers = 0; answers < most; answers++) {
      if (words.test((await this.prompt.locator(".question").textContent()) ?? "")) return;
      if (!(await this.answer())) break;
    }
    throw new Error(`never asked: ${words}`);
  }
}

/** Fight, totals, prompt and own dice lie inside the window, and the page does not scroll. */
async function fits(page: Page): Promise<void> {
  const outside = await page.evaluate(() => {
    const found: string[] = [];
    const all = (name: string, selector: string) => {
      for (const element of document.querySelectorAll(selector)) {
        const box = element.getBoundingClientRect();
        if (box.width === 0 || box.height === 0) found.push(`${name} is not there`);
        else if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
          found.push(`${name}: ${JSON.stringify(box)} in ${innerWidth} × ${innerHeight}`);
      }
    };
    const prompt = document.querySelector("section.prompt")!.getBoundingClientRect();
    for (const die of document.querySelectorAll(".fight .token, .totals")) {
      const box = die.getBoundingClientRect();
      if (box.bottom > prompt.top + 1)
        found.push(`a die or a total lies under the prompt: ${box.bottom} > ${prompt.top}`);
    }
    all("a die of the fight", ".fight .token");
    all("the totals", ".totals");
    all("the prompt", "section.prompt");
    all("an answer", "section.prompt button");
    all("a die of mine", ".mine .token");
    all("a bag", ".bag");
    const { scrollHeight, scrollWidth } = document.documentElement;
    if (scrollHeight > innerHeight + 1 || scrollWidth > innerWidth + 1)
      found.push(`the page scrolls: ${scrollWidth} × ${scrollHeight}`);
    return found;
  });
  expect(outside).toEqual([]);
}

test.describe("without confirmations", () => {
  test.use({ preferences: { speed: "instant", confirm: false } });

  test("a whole game on the dice themselves, everything in sight, to the fame part by part", async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const table = new DiceTable(page);
    await table.begin();
    const answers = await table.toTheEnd(async (given) => {
      if (given % 3 === 0) await fits(page);
    });
    expect(answers).toBeGreaterThan(10);
    const sums = await table.score.locator("section").evaluateAll((sections) =>
      sections.map((each) => ({
        told: Number(each.querySelector(".score b")!.textContent!.replace("−", "-")),
        parts: [...each.querySelectorAll("td")].map((cell) => Number(cell.textContent!.replace("−", "-"))),
      })),
    );
    expect(sums).toHaveLength(3);
    for (const { told, parts } of sums) expect(parts.reduce((sum, fame) => sum + fame, 0)).toBe(told);
  });

  test.describe("390 × 844", () => {
    test.use(PHONE);

    test("by tapping, everything in sight all the while", async ({ page }) => {
      test.setTimeout(200_000);
      const table = new DiceTable(page, tap);
      await table.begin(7);
      for (let answers = 0; answers < 30; answers++) {
        await fits(page);
        if (!(await table.answer())) break;
      }
    });
  });
});

test("a die takes aim, its goals stay lit, Escape lets go; a refused die says why", async ({ page }) => {
  test.setTimeout(120_000);
  const table = new DiceTable(page);
  await table.begin(5);
  await table.until(/^Ability phase/);
  const sword = table.fight.locator(".piece.lit > .hit").first();
  await sword.focus();
  await page.keyboard.press("Enter");
  await expect(table.aiming).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(table.aiming).toHaveCount(0);
  await table.fight.locator(".piece:not(.lit) > .hit").last().click();
  await expect(table.reasons.getByRole("button", { name: /^Rule / }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await table.fight.locator(".token .piece").last().click({ button: "right" });
  await expect(table.zoomed.getByRole("list", { name: "Sides" })).toBeVisible();
  await page.keyboard.press("Escape");
});

test("odds are told on request, and what is left in a bag", async ({ page }) => {
  const table = new DiceTable(page);
  await table.begin(5);
  await table.until(/confront it or run/);
  await expect(table.fight.getByText("On the numbers alone")).toBeVisible();
  await table.fight.getByRole("button", { name: "Odds" }).click();
  await expect(table.fight.getByRole("status")).toContainText(/\d/);
  await page.getByRole("button", { name: /^Encounters bag, / }).click();
  await expect(page.getByRole("dialog", { name: "Encounters bag" })).toContainText(/in 100/);
});

test("when I am asked is one panel, and it is kept", async ({ page }) => {
  const table = new DiceTable(page);
  await table.begin(5);
  const open = () => page.getByRole("button", { name: "When you are asked on others' turns" }).click();
  const panel = page.getByRole("dialog", { name: "When you are asked" });
  await open();
  expect(await panel.getByRole("group").count()).toBeGreaterThan(4);
  await panel.getByRole("button", { name: "Never" }).click();
  for (const group of await panel.getByRole("group").all())
    await expect(group.getByRole("radio", { name: "Never" })).toBeChecked();
  await panel.getByRole("group").first().getByRole("radio", { name: "Always" }).check();
  await page.reload();
  await table.asked();
  await open();
  await expect(panel.getByRole("group").first().getByRole("radio", { name: "Always" })).toBeChecked();
  await expect(panel.getByRole("group").last().getByRole("radio", { name: "Never" })).toBeChecked();
});

test("every die in the list, with its sides in full", async ({ page }) => {
  await page.goto("/cards/dungeon_dice");
  await expect(page.getByRole("heading", { name: "Dice of Dungeon Dice" })).toBeVisible();
  await page.getByLabel("Search the dice").fill("dragon");
  await page.getByRole("button", { name: "Dragon", exact: true }).click();
  const sides = page.getByRole("dialog", { name: "Dragon" }).getByRole("listitem");
  await expect(sides.nth(3)).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Dragon" })).toContainText("Fire");
});

for (const [size, shape] of Object.entries({ laptop: {}, phone: PHONE }))
  test.describe(size, () => {
    test.use({ ...shape, contextOptions: { reducedMotion: "reduce" } });

    test("nothing that cannot be read or reached", async ({ page }) => {
      test.setTimeout(200_000);
      const table = new DiceTable(page);
      const check = (screen: string) =>
        test.step(screen, async () => expect.soft(await flaws(page), screen).toEqual([]));
      await table.begin(5);
      await check("mulligan");
      await table.until(/^Your turn/);
      await check("turn");
      await page.getByRole("button", { name: /^Items bag, / }).click();
      await check("bag");
      await page.keyboard.press("Escape");
      await table.until(/confront it or run/);
      await check("prepare");
      await table.until(/^Ability phase/);
      await check("fight");
      await table.fight.locator(".token .piece").last().click({ button: "right" });
      await check("zoom");
      await page.keyboard.press("Escape");
      await table.fromMenu("When you are asked");
      await check("windows");
      await page.keyboard.press("Escape");
      await table.mine.getByRole("button", { name: /^Level / }).click();
      await check("a hero in full");
    });
  });
