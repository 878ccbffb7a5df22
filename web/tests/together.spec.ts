// People at one table: by the link, each with a hand of their own, through lost lines and changing seats.
import type { View } from "../src/wire/thunderstone";
import type { ServerMessage } from "../src/wire/wire";
import { expect, friend, sitDown, test, type Page } from "./fixtures";
import { Table, turn, untilBothAreDone } from "./table";
import { Wire } from "./wire";

/** Every view that arrives on a page's stream, by its number in the log. */
function overhear(page: Page): Map<number, View> {
  const views = new Map<number, View>();
  page.on("websocket", (line) =>
    line.on("framereceived", ({ payload }) => {
      const message = JSON.parse(String(payload)) as ServerMessage;
      if (message.type === "update" && message.view) views.set(message.n, message.view as View);
    }),
  );
  return views;
}

/** Every piece that something speaks of. */
function piecesIn(found: unknown, pieces = new Set<number>()): Set<number> {
  if (Array.isArray(found)) for (const each of found) piecesIn(each, pieces);
  else if (found && typeof found === "object")
    for (const [key, value] of Object.entries(found)) {
      if (key === "piece" && typeof value === "number" && value >= 0) pieces.add(value);
      else piecesIn(value, pieces);
    }
  return pieces;
}

test("two browsers at one table: neither is ever told the other's hand", async ({
  page,
  browser,
  server,
}) => {
  const bo = await friend(browser, server.address, "Bo");
  const [told, toldBo] = [overhear(page), overhear(bo)];
  await sitDown(page, bo);
  const [ann, friendly] = [new Table(page), new Table(bo)];
  for (let answers = 0; answers < 14; answers++) {
    const [now] = await turn(ann, friendly);
    await now.act();
  }
  let compared = 0;
  for (const [mine, theirs, seat] of [
    [told, toldBo, 0],
    [toldBo, told, 1],
  ] as const)
    for (const [n, view] of theirs) {
      const owner = mine.get(n)?.seats[seat];
      if (!owner || (view.revealed && view.turn === seat)) continue;
      const seen = piecesIn(view);
      expect(view.seats[seat]!.hand, `hand of seat ${seat} at ${n}`).toEqual([]);
      expect(owner.hand.filter((card) => seen.has(card.piece))).toEqual([]);
      compared += owner.hand.length;
    }
  expect(compared).toBeGreaterThan(60);
  for (const [table, other] of [
    [ann, friendly],
    [friendly, ann],
  ] as const) {
    const mine = await table.hand
      .locator("[data-piece]")
      .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.piece));
    const there = await other.page
      .locator("[data-piece]")
      .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.piece));
    expect(mine.length).toBeGreaterThan(4);
    const open = (await other.page.locator(".theirs").count()) > 0;
    if (!open) expect(there.filter((piece) => mine.includes(piece))).toEqual([]);
  }
});

test("chat, mute, and taking back by consent", async ({ page, browser, server }) => {
  const bo = await friend(browser, server.address, "Bo");
  await sitDown(page, bo);
  const [ann, friendly] = [new Table(page), new Table(bo)];
  const talk = page.getByRole("region", { name: "Chat" });
  await page.getByRole("tab", { name: "Chat" }).click();
  const say = async (text: string) => {
    await bo.getByRole("tab", { name: "Chat" }).click();
    await bo.getByLabel("Say something").fill(text);
    await bo.getByRole("button", { name: "Send" }).click();
  };
  await say("<b>Hello</b>");
  await expect(talk).toContainText("<b>Hello</b>");
  await talk.getByRole("button", { name: "Mute Bo" }).click();
  await say("Anybody there?");
  await expect(bo.getByRole("region", { name: "Chat" })).toContainText("Anybody there?");
  await expect(talk).not.toContainText("Anybody there?");
  await talk.getByRole("button", { name: "hear Bo again" }).click();
  await expect(talk).toContainText("Anybody there?");

  const [now, other] = await turn(ann, friendly);
  const question = await now.question();
  const first = now.prompt.locator(".answers .button").first();
  await first.click();
  await expect(now.confirming).toContainText("the others would have to agree to take it back");
  await now.page.getByRole("button", { name: "Not yet" }).click();
  await expect(now.confirming).toHaveCount(0);
  expect(await now.question()).toBe(question);
  await now.page.getByRole("button", { name: "Preferences" }).click();
  await now.page.getByLabel("Ask before there is no free way back").uncheck();
  await now.page.keyboard.press("Escape");
  await first.click();
  await now.asked(question);
  await expect(now.undo).toContainText("Ask to undo");
  await now.undo.click();
  await other.page.getByRole("button", { name: "Do not" }).click();
  await expect(now.prompt.getByText("You asked to take back")).toHaveCount(0);
  const after = await now.question();
  await now.undo.click();
  await expect(now.prompt).toContainText("Waiting for");
  await other.page.getByRole("button", { name: "Agree" }).click();
  await now.asked(after);
  await expect(now.prompt.locator(".question")).toContainText("Your turn");
});

test("a lost line: the other plays on, and back again nothing is missing", async ({
  page,
  browser,
  server,
}) => {
  const wire = await Wire.to(server);
  const bo = await friend(browser, wire.address, "Bo");
  await sitDown(page, bo);
  const [ann, friendly] = [new Table(page), new Table(bo)];
  while ((await turn(ann, friendly))[0] === ann) await ann.act();
  const question = await friendly.question();
  const asked = await friendly.prompt.locator(".question").textContent();
  const lost = bo.getByText("Line lost");

  wire.cut();
  await expect(lost).toBeVisible();
  await expect(page.getByRole("list", { name: "Seats" })).toContainText("away");
  await page.getByRole("tab", { name: "Chat" }).click();
  await page.getByLabel("Say something").fill("Are you there?");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("region", { name: "Chat" })).toContainText("Are you there?");
  wire.mend();
  await expect(lost).toHaveCount(0);
  expect(await friendly.question()).toBe(question);
  expect(await friendly.prompt.locator(".question").textContent()).toBe(asked);
  await bo.getByRole("tab", { name: "Chat" }).click();
  await expect(bo.getByRole("region", { name: "Chat" })).toContainText("Are you there?");

  while ((await turn(friendly, ann))[0] === friendly) await friendly.act();
  wire.cut();
  await expect(lost).toBeVisible();
  do {
    await ann.act();
    await page.locator("[data-question]").or(ann.prompt.getByText("Waiting for")).first().waitFor();
  } while ((await ann.question()) >= 0);
  wire.mend();
  await friendly.asked(question);
  for (const one of [page, bo]) await one.getByRole("tab", { name: "Log" }).click();
  const told = await ann.log.locator("li").count();
  expect(told).toBeGreaterThan(3);
  await expect(friendly.log.locator("li")).toHaveCount(told);
  wire.close();
});

test("the browser goes offline and online, and a closed tab is opened again", async ({ page, table }) => {
  await table.open({ seed: 1 });
  await table.asked();
  const question = await table.question();
  await page.context().setOffline(true);
  await expect(page.getByText("Line lost")).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText("Line lost")).toHaveCount(0);
  expect(await table.question()).toBe(question);
  const again = new Table(await page.context().newPage());
  await page.close();
  await again.page.goto(page.url());
  await again.asked();
  expect(await again.question()).toBe(question);
});

test("spectators, bots for people and back, resigning", async ({ page, browser, server }) => {
  const bo = await friend(browser, server.address, "Bo");
  await sitDown(page, bo);
  const [ann, friendly] = [new Table(page), new Table(bo)];
  const cy = await friend(browser, server.address, "Cy");
  await cy.goto(page.url());
  await cy.getByRole("region", { name: "Dungeon hall" }).waitFor();
  await expect(cy.locator("[data-question]")).toHaveCount(0);
  await expect(cy.getByRole("group", { name: "Your hand" })).toHaveCount(0);

  await ann.fromMenu("People at the table");
  const people = page.getByRole("dialog", { name: "At this table" });
  await expect(people).toContainText("1 person watches");
  await people.getByRole("button", { name: "Put a bot here" }).click();
  await expect(people.getByRole("button", { name: "Open for people" })).toBeVisible();
  await friendly.fromMenu("People at the table");
  const theirs = bo.getByRole("dialog", { name: "At this table" });
  await theirs.getByRole("button", { name: "Sit down again" }).click();
  await expect(people.getByRole("button", { name: "Put a bot here" })).toBeVisible();
  await bo.keyboard.press("Escape");

  await people.getByRole("button", { name: "Resign" }).click();
  await people.getByRole("button", { name: "Yes, resign" }).click();
  for (const { score } of [ann, friendly]) await expect(score).toContainText("Ann resigned: Bo won.");
  await expect(cy.getByRole("list", { name: "Seats" })).toContainText("resigned");
});

test("a rematch takes everybody along", async ({ page, browser, server }) => {
  const bo = await friend(browser, server.address, "Bo");
  const [ann, friendly] = [new Table(page), new Table(bo)];
  await ann.open({
    places: [{ sort: "me" }, { sort: "open" }],
    settings: { layout: "first_game", longest: 2 },
  });
  await bo.goto(page.url());
  await bo.getByRole("button", { name: "Sit here" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await untilBothAreDone(ann, friendly);
  await ann.score.getByRole("button", { name: "Rematch" }).click();
  await friendly.score.getByRole("link", { name: "To the rematch" }).click();
  await expect(page).toHaveURL(bo.url());
  await expect(page.getByRole("region", { name: "Dungeon hall" })).toBeVisible();
});
