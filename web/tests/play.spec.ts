// Playing by mouse: a whole first game, and everything a table promises on the way.
import type { View } from "../src/wire/thunderstone";
import type { ServerMessage } from "../src/wire/wire";
import { expect, test } from "./fixtures";

/** A deal that begins with you and 3 gold: some of the Village can be bought, most of it cannot. */
const POOR = 1;
/** A deal whose game is among the shorter ones. */
const SHORT = 312;

test("from the front page to the first decision: two clicks", async ({ page, table }) => {
  await page.goto("/");
  const play = table.box("Thunderstone").getByRole("button", { name: "Play now" });
  await expect(play).toBeVisible();
  await play.click();
  await table.asked();
  const question = await table.question();
  await table.prompt.locator(".answers .button").first().click();
  await table.asked(question); // against a bot nothing asks whether one is sure
});

test.describe("without confirmations", () => {
  test.use({ preferences: { speed: "instant", confirm: false } });

  test("a whole first game by clicking what is lit, to the score card by card", async ({ page, table }) => {
    await table.open({ seed: SHORT });
    const answers = await table.toTheEnd();
    expect(answers).toBeGreaterThan(20);
    const sums = await table.score.locator("table").evaluateAll((tables) =>
      tables.map((each) => ({
        told: Number(/: (-?\d+) VP/.exec(each.querySelector("caption")!.textContent!)![1]),
        cards: [...each.querySelectorAll<HTMLElement>("tr td:last-child")].map((cell) =>
          Number(cell.textContent!.replace("−", "-").match(/-?\d+/)![0]),
        ),
      })),
    );
    expect(sums).toHaveLength(2);
    for (const { told, cards } of sums) expect(cards.reduce((sum, vp) => sum + vp, 0)).toBe(told);
    await expect(table.score.getByRole("button", { name: "Rematch" })).toBeVisible();
    await expect(page).toHaveTitle(/^(?!.*Your turn)/);
  });
});

test.describe("at a slow pace", () => {
  test.use({ preferences: { speed: "slow", confirm: false } });

  test("what a battle came to is held up before anything else, until it is pressed", async ({
    page,
    table,
  }) => {
    await table.open({ seed: POOR });
    await table.asked();
    const told = table.log.getByText("You lost;");
    await table.prompt.getByRole("button", { name: "Enter the dungeon" }).click();
    await page.locator(".hall .piece.lit > .hit").first().click();
    const verdict = table.prompt.getByRole("status");
    await expect(verdict).toHaveText(/^\s*Lost by \d+ .* went under the deck$/);
    await expect(told).toBeVisible();
    await verdict.click();
    await expect(verdict).toHaveCount(0);
  });
});

test("whatever is refused says why, with the rule", async ({ page, table }) => {
  await table.open({ seed: POOR });
  await table.asked();
  await table.toTheVillage();
  const dear = page.locator(".village .piece:not(.lit) > .hit");
  const count = await dear.count();
  expect(count).toBeGreaterThan(3);
  for (let at = 0; at < count; at++) {
    await dear.nth(at).click();
    await expect(table.reasons).toContainText(/Cost \d+, you have \d+ gold/);
    await expect(table.reasons.getByRole("button", { name: /^Rule / }).first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(table.reasons).toHaveCount(0);
  }
  for (const zone of [".hall .piece", ".party .piece"]) {
    await page.locator(`${zone}:not(.lit) > .hit`).first().click();
    await expect(table.reasons.getByRole("button", { name: /^Rule / }).first()).toBeVisible();
    await page.keyboard.press("Escape");
  }
  await dear.first().hover();
  await expect(table.reasons).toContainText(/Cost \d+/);
  await table.reasons
    .getByRole("button", { name: /^Rule / })
    .first()
    .click();
  await expect(page.getByRole("dialog", { name: /^Rule / })).toContainText(/[a-z]{4}/);
});

test("undo shows beforehand what it does: free, or with what was seen", async ({ page, table }) => {
  await table.open({ seed: POOR });
  await table.asked();
  const first = await table.prompt.locator(".question").textContent();
  await expect(table.undo).toHaveAttribute("aria-disabled", "true");
  await table.say("Visit the Village");
  await expect(table.undo).toHaveClass(/free|alone/);
  await expect(table.undo).toHaveAttribute("aria-disabled", "false");
  const now = await table.question();
  await table.undo.click();
  await table.asked(now);
  expect(await table.prompt.locator(".question").textContent()).toBe(first);
  await table.say("Visit the Village");
  const buying = await table.question();
  await table.lit.first().click();
  await table.asked(buying);
  await expect(table.undo).toHaveClass(/alone/);
  await expect(table.undo).toContainText("You keep what you have seen");
  const after = await table.question();
  await page.keyboard.press("u");
  await table.asked(after);
  await expect(table.prompt.locator(".question")).toContainText("Buy with");
});

test("what has just been bought carries a flag, and one press takes it back", async ({ page, table }) => {
  await table.open({ seed: POOR });
  await table.asked();
  await table.toTheVillage();
  const question = await table.question();
  await table.lit.first().click();
  await table.asked(question);
  const flag = page.getByRole("button", { name: /^Undo: Buy / });
  await expect(flag).toBeVisible();
  const after = await table.question();
  await flag.click();
  await table.asked(after);
  await expect(table.prompt.locator(".question")).toContainText("Buy with");
  await expect(flag).toHaveCount(0);
});

test("gives the only answer by itself when that is wanted", async ({ page, table }) => {
  await page.routeWebSocket(/stream$/, (line) => {
    const server = line.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as ServerMessage;
      const ask = message.type === "update" ? (message.view as View).ask : null;
      if (ask?.question === "turn.action")
        ask.offers = ask.offers.filter((offer) => offer.name === "dungeon");
      line.send(JSON.stringify(message));
    });
  });
  await page.clock.install();
  await table.open({ seed: POOR });
  await table.asked();
  const question = await table.question();
  await expect(table.prompt.locator(".answers .button")).toHaveCount(1);
  await page.clock.runFor(5_000);
  expect(await table.question()).toBe(question);
  await page.getByRole("button", { name: "Preferences" }).click();
  await page.getByLabel("Ask before there is no free way back").uncheck();
  await page.getByLabel("Answer by itself when there is only one answer").check();
  await page.keyboard.press("Escape");
  await table.asked(question);
  await expect(table.log).toContainText("You entered the dungeon");
});

test("preferences survive a reload, and a closed guide stays closed", async ({ page, table }) => {
  await table.playNow();
  const guide = page.getByRole("complementary", { name: "Guide" });
  await expect(guide).toBeVisible();
  await guide
    .getByRole("button", { name: /^Rule / })
    .first()
    .click();
  await expect(page.getByRole("dialog", { name: /^Rule / })).toContainText(/[a-z]{4}/);
  await page.keyboard.press("Escape");
  await guide.getByRole("button", { name: "Close the guide" }).click();
  await expect(guide).toHaveCount(0);
  await table.say("Visit the Village");
  await page.getByRole("button", { name: "Preferences" }).click();
  await page.getByText("Daylight").click();
  await page.getByText("Fast", { exact: true }).click();
  await page.getByLabel("Sound").check();
  await page.reload();
  await table.asked();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expect(guide).toHaveCount(0);
  await page.getByRole("button", { name: "Preferences" }).click();
  await expect(page.getByLabel("Sound")).toBeChecked();
  await expect(page.getByRole("radio", { name: "Fast" })).toBeChecked();
  await page.keyboard.press("Escape");
  await table.fromMenu("Open the guide");
  await expect(guide).toBeVisible();
});

test("what others did can be followed: recap, log with cards, title", async ({ page, table }) => {
  await table.open({ seed: POOR });
  await table.asked();
  await expect(page).toHaveTitle(/Your turn/);
  await table.toTheVillage();
  const question = await table.question();
  await table.lit.first().click();
  await table.settle(question);
  await table.asked(question);
  const strip = page.getByRole("complementary", { name: "Since your last turn, in brief" });
  await expect(strip.getByRole("listitem").first()).toContainText(/\w/);
  await strip.getByRole("button", { name: "Close the recap" }).click();
  await expect(strip).toHaveCount(0);
  await page.getByRole("tab", { name: "Recap" }).click();
  await expect(page.getByRole("region", { name: "Since your last turn" })).toContainText(
    /\w+ (bought|entered|visited)/,
  );
  await page.getByRole("tab", { name: "Log" }).click();
  const card = table.log.getByRole("button", { name: /see the card/ }).first();
  const name = (await card.textContent())!;
  await card.click();
  await expect(table.zoomed.getByRole("heading", { name })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(table.zoomed).toHaveCount(0);
  await table.log
    .getByRole("button", { name: /^Rule / })
    .first()
    .click();
  await expect(page.getByRole("dialog", { name: /^Rule / })).toContainText(/[a-z]{4}/);
});

test.describe("at normal speed", () => {
  test.use({ preferences: { speed: "normal" } });

  test("cards fly, a bot's moves queue up, and a card can be looked at meanwhile", async ({
    page,
    table,
  }) => {
    await table.open({ seed: POOR });
    await table.asked();
    await table.say("Visit the Village");
    await page.clock.install(); // what is shown waits for a key, not for the clock
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.evaluate(() => {
      const counted = Object.assign(window, { flown: 0 });
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...given) {
        counted.flown += 1;
        return animate.apply(this, given);
      };
    });
    const question = await table.question();
    await table.lit.first().click();
    await table.settle(question);
    await expect(table.prompt.getByRole("button", { name: "Skip" })).toBeVisible();
    await page.locator(".hall .piece > .hit").first().click();
    await expect(table.zoomed).toBeVisible();
    await page.keyboard.press("Escape");
    expect(await page.evaluate(() => (window as { flown?: number }).flown)).toBeGreaterThan(2);
    await page.keyboard.press("Shift");
    await table.asked(question);
    await expect(table.prompt.getByRole("button", { name: "Skip" })).toHaveCount(0);
  });
});

test("cards can be dragged to where they go", async ({ table }) => {
  await table.open({ seed: POOR });
  await table.asked();
  await table.toTheVillage();
  const question = await table.question();
  await table.lit.first().dragTo(table.hand);
  expect(await table.asked(question)).toBe(true);
});
