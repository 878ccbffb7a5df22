// What a fight came to, in every game: held up while the fight is in sight; the question and the log wait; then what was won flies home.
import { Champion } from "./champion";
import { Delver } from "./delver";
import { DiceTable } from "./dice-table";
import { expect, test, type Page } from "./fixtures";
import { flaws } from "./flaws";
import type { Table } from "./table";

const LONG = 150; // ms: whatever waits longer waits for people

interface Held {
  holding: boolean;
  goOn: () => void;
}

/** From now on a verdict that is held up stays so until one lets it go on. */
async function holdVerdicts(page: Page): Promise<void> {
  await page.addInitScript((long) => {
    const timer = window.setTimeout;
    let waiting: (() => void)[] = [];
    const held = Object.assign(window as unknown as Held, {
      holding: true,
      goOn() {
        held.holding = false;
        for (const one of waiting.splice(0)) one();
      },
    });
    const up = () => held.holding && document.querySelector("p.verdict[role=status]") !== null;
    const wait = (act: () => void, time = 0) =>
      timer(() => (time >= long && up() ? void (waiting = [...waiting, act]) : act()), time);
    window.setTimeout = wait as typeof window.setTimeout;
  }, LONG);
}
const goOn = (page: Page) => page.evaluate(() => (window as unknown as Held).goOn());

/** Plays on as hinted until a verdict is held up. */
async function fight(page: Page, table: Table): Promise<void> {
  const verdict = page.locator("p.verdict[role=status]");
  for (let answers = 0; answers < 60; answers++) {
    const before = await table.question();
    await table.act();
    const come = await page.waitForFunction(
      (question) => {
        if (document.querySelector("p.verdict[role=status]")) return "verdict";
        const now = document.querySelector<HTMLElement>("[data-question]")?.dataset.question;
        return now !== undefined && Number(now) > question && "asked";
      },
      before,
      { polling: 20 },
    );
    if ((await come.jsonValue()) === "verdict") return expect(verdict).toBeVisible();
  }
  throw new Error("nobody fought");
}

/** Nothing is asked while it is held up, and nothing is wrong with it. */
async function heldUp(page: Page): Promise<void> {
  await expect(page.locator("[data-question]")).toHaveCount(0);
  expect(await flaws(page)).toEqual([]);
}

test.use({ preferences: { speed: "fast", guide: false } });
test.beforeEach(({ page }) => holdVerdicts(page));

test("Dungeon Dice: the dice lie there under the verdict; then the fight goes", async ({ page }) => {
  const table = new DiceTable(page);
  await table.begin(5);
  await fight(page, table);
  await expect(table.fight).toBeVisible();
  await expect(table.fight.locator(".token").first()).toBeVisible();
  await heldUp(page);
  await goOn(page);
  await expect(table.fight).toHaveCount(0);
});

test("Thunderstone: the Monster stands in the hall under the verdict, and goes to the discards after it", async ({
  page,
  table,
}) => {
  await table.open({ seed: 1 });
  await table.asked();
  await fight(page, table);
  const [, name] = /attacked ([^.]+?) in Rank \d/.exec((await table.log.textContent()) ?? "")!;
  const monster = table.hall.getByRole("button", { name: new RegExp(`^${name}`) });
  await expect(monster).toBeVisible();
  await heldUp(page);
  await goOn(page);
  await expect(monster).toHaveCount(0);
});

test("Dungeoneer and Barricades Mode: the roll and the battle stay for the verdict and after it", async ({
  page,
}) => {
  const delver = new Delver(page);
  await delver.begin("late");
  await fight(page, delver);
  const rolled = page.locator(".roller").first();
  await expect(rolled).toBeVisible();
  await heldUp(page);
  await goOn(page);
  await expect(page.locator("p.verdict[role=status]")).toHaveCount(0);
  await expect(rolled).toBeVisible();

  const champion = new Champion(page);
  await champion.begin("alone", [{ sort: "me" }]);
  await champion.isAsked(/Where do you go/);
  await champion.say(/Not to the Village/);
  await champion.isAsked(/what do you do/);
  await champion.press(champion.card("Rapier"));
  await champion.press(champion.card("Edlin"));
  await champion.press(champion.place("Goblin Runt"));
  await expect(page.locator("p.verdict[role=status]")).toContainText("Goblin Runt defeated");
  await expect(champion.battle("Abandoned Gate")).toBeVisible();
  await heldUp(page);
  await goOn(page);
  await champion.isAsked(/What do you take/);
  await expect(champion.battle("Abandoned Gate")).toBeVisible();
});
