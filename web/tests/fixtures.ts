// What every test starts from: a server for each worker, the page of a guest, preferences set beforehand.
import { test as plain, type Browser, type BrowserContext, type Page } from "@playwright/test";
import type { Preferences } from "../src/shell/preferences.svelte";
import { Server } from "./server";
import { SEED, Table } from "./table";

interface Own {
  server: Server;
}

interface Each {
  /** Preferences of the browser before the page is first loaded. */
  preferences: Partial<Preferences>;
  /** The table on the page. */
  table: Table;
}

export const test = plain.extend<Each, Own>({
  server: [
    async ({}, use) => {
      const server = await Server.started();
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: ({ server }, use) => use(server.address),
  preferences: [{ speed: "instant" }, { option: true }],
  context: async ({ context, preferences }, use) => {
    await prepare(context, preferences);
    await use(context);
  },
  table: ({ page }, use) => use(new Table(page)),
});

/** Sets preferences for the first page of a browser, which stay as they are changed there; and leaves no deal to chance. */
async function prepare(context: BrowserContext, preferences: Partial<Preferences>): Promise<void> {
  let draws = SEED;
  for (const [address, seed] of [
    ["**/api/tables", () => SEED],
    ["**/api/games/*/layout", () => draws++],
  ] as const)
    await context.route(address, (route, request) => {
      if (request.method() !== "POST") return route.fallback();
      const wanted = request.postDataJSON() as { seed?: number | null };
      return route.continue({ postData: { ...wanted, seed: wanted.seed ?? seed() } });
    });
  await context.addInitScript(
    (chosen) => {
      const key = "delvewright.preferences";
      if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify(chosen));
    },
    { tour: false, ...preferences },
  );
}

/** The browser of somebody else, by name. */
export async function friend(
  browser: Browser,
  address: string,
  name: string,
  preferences: Partial<Preferences> = { speed: "instant" },
): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1366, height: 768 } });
  await prepare(context, preferences);
  const page = await context.newPage();
  await callMe(page, name);
  return page;
}

/** Makes the guest of this browser one of that name, at the front page. */
export async function callMe(page: Page, name: string): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Your name" }).click();
  await page.getByLabel("The others see you as").fill(name);
  await page.getByRole("button", { name: "Keep" }).click();
  await page.getByRole("button", { name: `Your name: ${name}` }).waitFor();
  await page.waitForFunction(() => !(history.state as { over?: boolean } | null)?.over); // the dialog's step is taken back
}

/** Ann opens a table by the set-up page, and Bo joins by the link. */
export async function sitDown(ann: Page, bo: Page): Promise<void> {
  await callMe(ann, "Ann");
  await ann.goto("/setup/thunderstone");
  await ann.getByLabel("Seat 2").selectOption("open");
  await ann.getByRole("button", { name: "Open the table" }).click();
  const link = await ann.getByLabel("The link to this table").inputValue();
  await bo.goto(new URL(link).pathname);
  await bo.getByRole("button", { name: "Sit here" }).click();
  await ann.getByRole("button", { name: "Start the game" }).click();
  await bo.getByRole("region", { name: "Dungeon hall" }).waitFor();
}

export { expect, type Page } from "@playwright/test";
