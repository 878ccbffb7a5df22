// Playing with the keyboard alone: from the front page over the set-up to the score, without a mouse.
import { DiceTable, HINTED } from "./dice-table";
import { expect, test, type Page } from "./fixtures";
import type { Table } from "./table";

const ON_BOARD = `:is(${HINTED}):not(.answers *)`;
const FAR = 80; // presses of Tab after which something counts as out of reach

/** Presses Tab, or Shift+Tab, until the focus is where it is wanted. */
async function tabTo(page: Page, selector: string, text = "", key = "Tab"): Promise<void> {
  for (let presses = 0; presses < FAR; presses++) {
    await page.keyboard.press(key);
    const there = await page.evaluate(
      ([wanted, words]) => {
        const focused = document.activeElement;
        return Boolean(focused?.matches(wanted!) && focused.textContent?.includes(words!));
      },
      [selector, text],
    );
    if (there) return;
  }
  throw new Error(`${key} does not reach ${selector} ${text}`);
}

/** Goes to an object on the board: Tab to its zone, then along it by the arrow keys. */
async function walkTo(page: Page, selector: string): Promise<void> {
  const keys: Record<string, string> = {
    left: "ArrowLeft",
    right: "ArrowRight",
    up: "ArrowUp",
    down: "ArrowDown",
    before: "Shift+Tab",
    after: "Tab",
  };
  for (let presses = 0; presses < FAR; presses++) {
    const way = await page.evaluate((wanted) => {
      const target = document.querySelector<HTMLElement>(wanted)!;
      const focused = document.activeElement as HTMLElement;
      if (focused === target) return "there";
      const zone = target.closest("[data-roving]");
      if (!focused.matches("[data-rove]") || !zone?.contains(focused)) {
        const before = target.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
        return before ? "before" : "after";
      }
      const [to, from] = [target.getBoundingClientRect(), focused.getBoundingClientRect()];
      const [dx, dy] = [to.x + to.width / 2 - from.x - from.width / 2, to.y - from.y];
      if (Math.abs(dy) > from.height / 2) return dy > 0 ? "down" : "up";
      return dx > 0 ? "right" : "left";
    }, selector);
    if (way === "there") return;
    await page.keyboard.press(keys[way]!);
  }
  throw new Error(`the keys do not reach ${selector}`);
}

/** Answers as hinted: by number, or by walking to the lit object; Enter for menus and confirmations. */
async function answer(page: Page, table: Table, walk: boolean): Promise<boolean> {
  const before = await table.question();
  await page.keyboard.press("h");
  await table.prompt.locator(".hint").waitFor();
  const lit = ".piece.hinted > .hit";
  const number = await page.locator(".answers .hinted kbd").allTextContents();
  if (number.length && !(walk && (await page.locator(lit).count()))) await page.keyboard.press(number[0]!);
  else {
    await walkTo(page, lit);
    await page.keyboard.press("Enter");
  }
  for (;;) {
    const state = await page.waitForFunction(
      (question) => {
        if (document.querySelector("[popover]:popover-open .hinted")) return "menu";
        const now = document.querySelector<HTMLElement>("[data-question]")?.dataset.question;
        if (now === undefined || Number(now) !== question) return "gone";
        return document.querySelector("[data-question] .means") ? "confirm" : false;
      },
      before,
      { polling: 20 },
    );
    const next = await state.jsonValue();
    if (next === "gone") return table.asked(before);
    if (next === "menu" && !(await page.evaluate(() => document.activeElement?.matches(".hinted"))))
      await tabTo(page, "[popover] .hinted");
    await page.keyboard.press("Enter");
  }
}

/** Answers as hinted at a table of dice: by number, or by walking there; aims, chooses from menus, confirms. */
async function answerOnDice(page: Page, table: DiceTable): Promise<boolean> {
  const before = await table.question();
  await page.keyboard.press("h");
  await table.prompt.locator(".hint").waitFor();
  for (let presses = 0; presses < 8; presses++) {
    const stands = await table.standing();
    if (stands.question !== before) return table.asked(before);
    if (stands.menu) await openTo(page, "[popover] .hinted");
    else if (stands.confirms) await page.keyboard.press("Enter");
    else if (await page.locator(ON_BOARD).count()) {
      await walkTo(page, ON_BOARD);
      await page.keyboard.press("Enter");
    } else if (await page.locator(HINTED).count()) {
      await page.keyboard.press((await page.locator(".answers .hinted kbd").textContent())!);
    } else if (await table.all.count()) {
      await tabTo(page, ".answers button", "All ");
      await page.keyboard.press("Enter");
      await openTo(page, ".listed.hinted");
    }
    await table.moved(stands);
  }
  throw new Error("the hinted answer cannot be given by keys");
}

/** Goes to something in the menu that is open, and presses it. */
async function openTo(page: Page, selector: string): Promise<void> {
  const there = (wanted: string) => document.activeElement?.matches(wanted);
  if (!(await page.evaluate(there, selector))) await tabTo(page, selector);
  await page.keyboard.press("Enter");
}

test("a whole game of dice without a mouse, from the front page to the fame", async ({ page }) => {
  test.setTimeout(200_000);
  const table = new DiceTable(page);
  await page.goto("/");
  await table.box("Dungeon Dice").waitFor();
  await tabTo(page, "a[href='/setup/dungeon_dice']");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Set up Dungeon Dice" }).waitFor();
  await tabTo(page, "summary", "Options");
  await page.keyboard.press("Enter");
  await tabTo(page, "input[id$=-goal]");
  await page.keyboard.type("2");
  await tabTo(page, "input[id$=-longest]");
  await page.keyboard.type("14");
  await tabTo(page, "input[inputmode=numeric]");
  await page.keyboard.type("5");
  await tabTo(page, "button.open", "Open the table");
  await page.keyboard.press("Enter");
  let answers = 0;
  while (await table.asked()) {
    answers += 1;
    if (!(await answerOnDice(page, table))) break;
  }
  expect(answers).toBeGreaterThan(8);
  await expect(table.score).toContainText("of 2 fame");
});

test("a whole game without a mouse, from the front page to the score", async ({ page, table }) => {
  test.setTimeout(300_000);
  await page.goto("/");
  await table.box("Thunderstone").getByRole("link", { name: "Set up a game" }).waitFor();
  await tabTo(page, "a", "Set up a game");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Set up Thunderstone" }).waitFor();
  await tabTo(page, "select[aria-label='Seat 2']");
  await page.keyboard.type("Bot");
  await tabTo(page, "summary", "Options", "Shift+Tab");
  await page.keyboard.press("Enter");
  await tabTo(page, "input[type=number]");
  await page.keyboard.type("24");
  await tabTo(page, "button.open", "Open the table");
  await page.keyboard.press("Enter");
  let answers = 0;
  while (await table.asked()) {
    answers += 1;
    if (!(await answer(page, table, answers < 12))) break;
  }
  expect(answers).toBeGreaterThan(15);
  await expect(table.score).toBeVisible();
  await tabTo(page, "dialog[open] a", "Watch the replay");
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: "Replay" }).waitFor();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/moment=1/);
});

test("every overlay by its key", async ({ page, table }) => {
  await table.open({ seed: 1 });
  await table.asked();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  await page.keyboard.press("Escape");
  await walkTo(page, ".hall .piece > .hit");
  await page.keyboard.press("z");
  await expect(table.zoomed).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(table.zoomed).toHaveCount(0);
  await page.keyboard.press("1");
  await expect(table.confirming).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(table.lit.first()).toBeVisible();
  await walkTo(page, ".village .piece:not(.lit) > .hit");
  await page.keyboard.press("w");
  await expect(table.reasons).toContainText(/Cost \d+/);
  await page.keyboard.press("Escape");
  await page.keyboard.press("c");
  await expect(page.getByRole("tab", { name: "Chat" })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("r");
  await expect(page.getByRole("tab", { name: "Recap" })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("l");
  await expect(page.getByRole("tab", { name: "Log" })).toHaveAttribute("aria-selected", "true");
  const question = await table.question();
  await page.keyboard.press("u");
  await table.asked(question);
  await expect(table.prompt.locator(".question")).toContainText("Your turn");
});
