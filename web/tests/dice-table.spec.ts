// The table of Dungeon Dice: by mouse, by finger and by key, everything in sight, and nothing that cannot be read.
import { DiceTable } from "./dice-table";
import { expect, test, type Page } from "./fixtures";
import { flaws } from "./flaws";
import { tap } from "./table";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

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
    const table = new DiceTable(page);
    await table.begin(5, { longest: 15 });
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
      await table.choose(/Bargain with /);
      await check("offers");
      await table.choose(/Compose an offer/);
      await table.choose(/ to you/);
      await check("terms");
      await table.choose(/Give a die now/);
      await table.choose(/ gives you .*, now/);
      await check("an offer of one's own");
      await page.getByRole("button", { name: /^Bargains: / }).click();
      await check("bargains");
      await page.keyboard.press("Escape");
      await table.choose(/Give it up/);
      await table.until(/^Ability phase/);
      await table.fight.getByRole("button", { name: "Odds" }).click();
      await table.fight.getByRole("status").waitFor();
      await check("fight with its odds");
      await table.fight.locator(".piece.lit > .hit").first().click();
      await table.aiming.waitFor();
      await check("aim");
      await page.keyboard.press("Escape");
      await table.fight.locator(".piece:not(.lit) > .hit").last().click();
      await table.reasons.waitFor();
      await check("why not");
      await page.keyboard.press("Escape");
      await table.fight.locator(".token .piece").last().click({ button: "right" });
      await check("zoom");
      await page.keyboard.press("Escape");
      await table.fromMenu("When you are asked");
      await check("windows");
      await page.keyboard.press("Escape");
      await table.mine.getByRole("button", { name: /^Level / }).click();
      await check("a hero in full");
      await table.begin(5, { longest: 1 });
      await table.toTheEnd();
      await check("score");
      await table.score.getByRole("link", { name: "Watch the replay" }).click();
      await page.getByRole("region", { name: "Replay" }).waitFor();
      await check("replay");
    });
  });
