// The front page: one sentence and one button for a newcomer, the table that waits for others, every game a box.
import { expect, test } from "./fixtures";
import { flaws } from "./flaws";

test("a newcomer finds one button, and with it the first decision", async ({ page, table }) => {
  await page.goto("/");
  const welcome = page.getByRole("region", { name: "Welcome" });
  await expect(page.locator(".button.primary")).toHaveCount(1);
  await welcome.getByRole("button", { name: /^Play / }).click();
  expect(await table.asked()).toBe(true);
});

test("the table that waits for me comes first, before the shelf", async ({ page, table }) => {
  const id = await table.open({ seed: 1 });
  await table.asked();
  await page.goto("/");
  const waits = page.getByRole("region", { name: "Continue" });
  await expect(waits).toContainText("It is your turn");
  await expect(page.getByRole("region", { name: "Welcome" })).toHaveCount(0);
  const first = await page.locator("main a, main button").first().getAttribute("href");
  expect(first).toBe(`/table/${id}`);
  expect(await flaws(page)).toEqual([]);
  await waits.getByRole("link", { name: "Continue" }).click();
  expect(await table.asked()).toBe(true);
});

test("every game of the server is a box with a lid of its own", async ({ page, request, server }) => {
  const token = (
    (await (await request.post("/api/guests", { data: { name: "Ann" } })).json()) as { token: string }
  ).token;
  const reply = await request.get(`${server.address}/api/games`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const games = (await reply.json()) as { id: string; title: string }[];
  expect(games.length).toBeGreaterThan(1);
  await page.goto("/");
  const faces = new Set<string>();
  for (const { title } of games) {
    const lid = page.getByRole("article", { name: title }).locator(".lid svg").first();
    await lid.waitFor();
    faces.add((await lid.innerHTML()).replaceAll(/id="[^"]*"|url\([^)]*\)/g, ""));
  }
  expect(faces.size).toBe(games.length);
});

test("all ways to a game lie on the first screen of a laptop", async ({ page, table }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto("/");
  for (const game of ["Thunderstone", "Dungeon Dice", "Dungeoneer", "Barricades Mode", "Crawl"])
    for (const way of await table.box(game).locator(".ways :is(a, button)").all())
      await expect(way).toBeInViewport({ ratio: 1 });
  await expect(table.box("Barricades Mode").getByRole("link", { name: "Medals" })).toBeVisible();
});
