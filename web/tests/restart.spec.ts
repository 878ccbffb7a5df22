// The server dies and comes back while a page is open: the page goes on by itself.
import { expect, friend, sitDown, test as shared, type Page } from "./fixtures";
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

/** Kills the server and starts it again; all pages lose their lines by it, and have them back. */
async function restarted(server: Server, ...pages: Page[]) {
  await server.kill();
  for (const page of pages) await expect(page.getByText("Line lost")).toBeVisible();
  await server.start();
  for (const page of pages) await expect(page.getByText("Line lost")).toHaveCount(0);
}

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

  await restarted(server, ann, bo);
  expect(await table.question()).toBe(question);
  await expect(table.confirming).toBeVisible();
  await expect(table.prompt.locator(".answers .primary")).toHaveText(chosen!);

  await page.reload();
  await expect(table.confirming).toBeVisible();
  await expect(table.prompt.locator(".answers .primary")).toHaveText(chosen!);
  await table.settle(question);
  await turn(new Table(ann), new Table(bo));

  await restarted(server, ann, bo);
  const [now] = await turn(new Table(ann), new Table(bo));
  const asked = await now.question();
  await now.act();
  await expect.poll(() => now.question()).not.toBe(asked);
  await ann.context().close();
  await bo.context().close();
});
