// The server dies and comes back while a page is open: the page goes on by itself.
import { expect, friend, sitDown, test as shared } from "./fixtures";
import { Server } from "./server";
import { Table, turn } from "./table";

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
  const [ann, bo] = [
    await friend(browser, server.address, "Ann"),
    await friend(browser, server.address, "Bo"),
  ];
  await sitDown(ann, bo);
  const [table] = await turn(new Table(ann), new Table(bo));
  const { page } = table;
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
  await turn(new Table(ann), new Table(bo));

  await server.kill();
  await expect(page.getByText("Line lost")).toBeVisible();
  await server.start();
  await expect(page.getByText("Line lost")).toHaveCount(0);
  const [now] = await turn(new Table(ann), new Table(bo));
  const asked = await now.question();
  await now.act();
  await expect.poll(() => now.question()).not.toBe(asked);
  await ann.context().close();
  await bo.context().close();
});
