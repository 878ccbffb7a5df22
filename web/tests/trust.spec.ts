// Why people may trust a table: its dice are promised and checked, and what a host may do is said and agreed.
import { callMe, expect, friend, test, type Page } from "./fixtures";
import { flaws } from "./flaws";
import { Table, untilBothAreDone } from "./table";

const CHECKED = "Every roll and shuffle was checked.";

/** No serious flaw for those who see little of a screen, on a laptop and on a phone. */
async function expectNoFlaws(page: Page): Promise<void> {
  const size = page.viewportSize()!;
  for (const shape of [{ width: 390, height: 844 }, size]) {
    await page.setViewportSize(shape);
    expect(await flaws(page)).toEqual([]);
  }
}

test("dice are promised before anybody sits down, and every one is checked after the end", async ({
  page,
  browser,
  server,
}) => {
  await page.context().unrouteAll(); // a deal by chance, as at any table that nobody chose a seed for
  const bo = await friend(browser, server.address, "Bo");
  const [ann, friendly] = [new Table(page), new Table(bo)];
  await callMe(page, "Ann");
  await page.goto("/setup/thunderstone");
  await page.getByText("Options", { exact: true }).click();
  await page.getByLabel(/^Call a game off/).fill("2");
  await page.getByLabel(/^Call a game off/).blur();
  await page.getByLabel("Seat 2").selectOption("open");
  await page.getByRole("button", { name: "Open the table" }).click();
  const promise = page.getByText("The dice are promised");
  const commitment = (await promise.locator("code").textContent())!;
  expect(commitment).toMatch(/^[0-9a-f]{64}$/);
  await bo.goto(page.url());
  await expect(bo.getByText("The dice are promised")).toContainText(commitment);
  await bo.getByRole("button", { name: "Sit here" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await untilBothAreDone(ann, friendly);

  for (const { score } of [ann, friendly]) {
    await score.getByText(CHECKED).click();
    await expect(score).toContainText(/[1-9]\d* draws, computed again from the secret/);
    await expect(score).toContainText(commitment);
    await expect(score).toContainText("2 players added a share.");
    await expect(score).toContainText("This browser saw the promise before the game began.");
  }
  await expectNoFlaws(page);
  await ann.score.getByRole("link", { name: "Watch the replay" }).click();
  await page.getByRole("region", { name: "Replay" }).waitFor();
  await page.getByText(CHECKED).click();
  await expect(page.getByText(commitment)).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollTop)).toBe(0); // nothing lies below the table
  await expectNoFlaws(page);

  const cy = await friend(browser, server.address, "Cy");
  await cy.goto(page.url());
  await cy.getByText(CHECKED).click();
  await expect(cy.getByText("This browser was not there when it was promised.")).toBeVisible();
});

test("a record with a die that was changed is found out, and the place is named", async ({ page, table }) => {
  await page.context().unrouteAll();
  await page.route("**/api/tables/*/record", async (route) => {
    const reply = await route.fetch({ maxRetries: 3 }); // an idle connection may just have been closed
    const record = await reply.text();
    await route.fulfill({ response: reply, body: record.replace(/^(\* order .*: )(\d+) (\d+)/m, "$1$3 $2") });
  });
  await table.open({ seed: null, settings: { layout: "first_game", longest: 2 } });
  await table.toTheEnd();
  await table.score.getByText("The dice could not be proved.").click();
  await expect(table.score).toContainText(/Line \d+ is not what the secret gives: \* order/);
});

test("a deal that somebody chose says so before anybody sits down", async ({ page, browser, server }) => {
  await new Table(page).open({ places: [{ sort: "me" }, { sort: "open" }] });
  const bo = await friend(browser, server.address, "Bo");
  await bo.goto(page.url());
  for (const one of [page, bo]) await expect(one.getByText("The deal was chosen by the host.")).toBeVisible();
});

test("a host opens a bot's seat when everybody agrees, and sends a guest away for good", async ({
  page,
  browser,
  server,
}) => {
  const bo = await friend(browser, server.address, "Bo");
  const [ann, friendly] = [new Table(page), new Table(bo)];
  await callMe(page, "Ann");
  await ann.open({ places: [{ sort: "me" }, { sort: "open" }, { sort: "bot", bot: "thumb" }] });
  await bo.goto(page.url());
  await bo.getByRole("button", { name: "Sit here" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();

  await ann.fromMenu("People at the table");
  const people = page.getByRole("dialog", { name: "At this table" });
  const open = people.getByRole("button", { name: "Open for people" });
  await open.click();
  await expect(people).toContainText("Everybody has to agree. Waiting for Bo.");
  await expect(people.getByRole("button", { name: "Agree" })).toHaveCount(0);
  await expect(friendly.prompt).toContainText("everybody has to agree");
  await friendly.fromMenu("People at the table");
  const theirs = bo.getByRole("dialog", { name: "At this table" });
  await expectNoFlaws(bo);
  await theirs.getByRole("button", { name: "Do not" }).click();
  await expect(people).not.toContainText("Everybody has to agree.");
  await expect(open).toBeVisible();
  await open.click();
  await theirs.getByRole("button", { name: "Agree" }).click();
  await expect(theirs.getByRole("button", { name: "Sit here" })).toBeVisible();
  await expect(open).toHaveCount(0);

  await people.getByRole("button", { name: "Remove Bo" }).click();
  await people.getByRole("button", { name: "Yes, remove Bo for good" }).click();
  await expect(bo.getByRole("heading", { name: "This table is not to be had" })).toBeVisible();
  await expect(people.getByText("bot", { exact: true })).toBeVisible();
  await expect(people.getByRole("button", { name: "Remove Bo" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(ann.log).toContainText("The host removed Bo.");
  await bo.reload();
  await expect(bo.getByRole("heading", { name: "This table is not to be had" })).toBeVisible();
});

test("a host sends a guest away from the waiting room, and the seat is free again", async ({
  page,
  browser,
  server,
}) => {
  await new Table(page).open({ places: [{ sort: "me" }, { sort: "open" }] });
  const bo = await friend(browser, server.address, "Bo");
  await bo.goto(page.url());
  await bo.getByRole("button", { name: "Sit here" }).click();
  const remove = page.getByRole("button", { name: "Remove Bo" });
  await remove.click();
  const sure = page.getByRole("button", { name: "Yes, remove Bo for good" });
  await expect(sure).toBeFocused();
  await expectNoFlaws(page);
  await sure.click();
  await expect(bo.getByRole("heading", { name: "This table is not to be had" })).toBeVisible();
  await expect(page.getByText("One seat is still free.")).toBeVisible();
  await expect(remove).toHaveCount(0);
});
