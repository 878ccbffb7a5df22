// The server dies and comes back while a page is open: the page goes on by itself.
import { expect, test as shared } from "./fixtures";
import { Server } from "./server";
import { Table } from "./table";

/** A server that no other test needs, so that it may be killed. */
const test = shared.extend<{ own: Server }>({
  own: async ({}, use) => {
    const server = await Server.started();
    await use(server);
    await server.stop();
  },
});

test("after a kill the same question, and the choice that waited for a last word", async ({
  browser,
  own: server,
}) => {
  const context = await browser.newContext({ baseURL: server.address });
  const page = await context.newPage();
  const table = new Table(page);
  await table.open({ seed: 1 });
  await table.asked();
  await table.toTheVillage();
  const question = await table.question();
  await table.lit.first().click();
  await expect(table.confirming).toBeVisible();
  const chosen = await table.prompt.locator(".answers .primary").textContent();

  await server.kill();
  await expect(page.getByText("Line lost")).toBeVisible();
  await server.start();
  await expect(page.getByText("Line lost")).toHaveCount(0);
  expect(await table.question()).toBe(question);
  await expect(table.confirming).toBeVisible();
  await expect(table.prompt.locator(".answers .primary")).toHaveText(chosen!);

  await page.reload();
  await expect(table.confirming).toBeVisible();
  await expect(table.prompt.locator(".answers .primary")).toHaveText(chosen!);
  await table.settle(question);
  await table.asked(question);

  const now = await table.question();
  await server.kill();
  await expect(page.getByText("Line lost")).toBeVisible();
  await server.start();
  await expect(page.getByText("Line lost")).toHaveCount(0);
  await table.answer();
  expect(await table.question()).toBeGreaterThan(now);
  await context.close();
});
