// Playing with the keyboard alone: from the front page over the set-up to the score, without a mouse.
import { DiceTable, HINTED } from "./dice-table";
import { expect, test, type Page } from "./fixtures";
import { tabTo, walkTo } from "./keys";
import type { Table } from "./table";

const ON_BOARD = `:is(${HINTED}):not(.answers *)`;

/** Answers as hinted: by number, or by walking to the lit object; Enter for menus and confirmations. */
async function answer(page: Page, table: Table, walk: boolean): Promise<boolean> {
  const before = await table.question();
  await table.hinted(before, () => page.keyboard.press("h"));
  const lit = ".piece.hinted > .hit";
  const number = await page.locator(".answers .hinted kbd").allTextContents();
  if (number.length && !(walk && (await page.locator(lit).count()))) await page.keyboard.press(number[0]!);
  else {
    await walkTo(page.locator(lit));
    await page.keyboard.press("Enter");
  }
  for (;;) {
    const next = await table.follows(before);
    if (next === "gone") return table.asked(before);
    if (next === "menu" && !(await page.evaluate(() => document.activeElement?.matches(".hinted"))))
      await tabTo(page, "[popover] .hinted");
    await page.keyboard.press("Enter");
  }
}

/** Answers as hinted at a table of dice: by number, or by walking there; aims, chooses from menus, confirms. */
async function answerOnDice(page: Page, table: DiceTable): Promise<boolean> {
  const before = await table.question();
  await table.hinted(before, () => page.keyboard.press("h"));
  for (let presses = 0; presses < 40; presses++) {
    const stands = await table.standing();
    if (stands.question !== before) return table.asked(before); // given, or others closed it meanwhile
    if (stands.menu) await openTo(page, "[popover] .hinted");
    else if (stands.confirms) await page.keyboard.press("Enter");
    else if (await page.locator(ON_BOARD).count()) {
      if (await walkTo(page.locator(ON_BOARD))) await page.keyboard.press("Enter");
    } else if (await page.locator(HINTED).count()) {
      const [number] = await page.locator(".answers .hinted kbd").allTextContents();
      if (!number) await tabTo(page, ".answers .hinted"); // behind the ninth answer
      await page.keyboard.press(number ?? "Enter");
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
  await walkTo(page.locator(".hall .piece > .hit"));
  await page.keyboard.press("z");
  await expect(table.zoomed).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(table.zoomed).toHaveCount(0);
  await page.keyboard.press("1");
  await expect(table.lit.first()).toBeVisible();
  await walkTo(page.locator(".village .piece:not(.lit) > .hit"));
  await page.keyboard.press("w");
  await expect(table.reasons).toContainText(/Cost \d+/);
  await page.keyboard.press("Escape");
  await page.keyboard.press("c");
  await expect(page.getByRole("tab", { name: "Chat" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByLabel("Say something")).toBeFocused();
  await page.keyboard.type("hi 123");
  await expect(page.getByLabel("Say something")).toHaveValue("hi 123"); // and no answer to what is asked
  await page.keyboard.press("Escape");
  await page.keyboard.press("r");
  await expect(page.getByRole("tab", { name: "Recap" })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("l");
  await expect(page.getByRole("tab", { name: "Log" })).toHaveAttribute("aria-selected", "true");
  const question = await table.question();
  await page.keyboard.press("u");
  await table.asked(question);
  await expect(table.prompt.locator(".question")).toContainText("Your turn");
});
