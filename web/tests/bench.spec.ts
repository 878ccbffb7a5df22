// The bench: Fireball is changed and drawn as it changes, what is wrong is said at its field, a game is played with it, and
// the comparison comes in while one looks on.
import { readFileSync } from "node:fs";
import { expect, test, type Page } from "./fixtures";
import { flaws } from "./flaws";
import { Server } from "./server";

const BENCH = test.extend<object, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = await Server.started("--bench");
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

const SIZES = {
  laptop: { viewport: { width: 1366, height: 768 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

async function change(page: Page, name: string) {
  await page.getByLabel(/ to change$/).fill(name);
  await page.keyboard.press("Enter");
}

for (const [size, shape] of Object.entries(SIZES))
  BENCH.describe(size, () => {
    BENCH.use({ ...shape, contextOptions: { reducedMotion: "reduce" } });

    BENCH("a card is changed, played with and compared", async ({ page, server, table }) => {
      await page.goto("/bench/thunderstone");
      await expect(page.getByText("It is for the owner of this server")).toBeVisible();
      await page.getByLabel("The key, or the whole address").fill("0123");
      await page.getByRole("button", { name: "Come in" }).click();
      await expect(page.getByRole("alert")).toContainText("not the key");
      expect.soft(await flaws(page)).toEqual([]);
      await page.goto(server.bench);
      await expect(page.getByRole("heading", { name: "Bench of Thunderstone" })).toBeVisible();
      expect(new URL(page.url()).hash).toBe("");

      await change(page, "Fireball");
      const drawn = page.getByRole("region", { name: "Drawn" }).locator(".after");
      await page.getByLabel("Magic attack").fill("7");
      await page.getByLabel("Name", { exact: true }).fill("Ball of Embers");
      await expect(drawn).toContainText("Ball of Embers");
      await expect(page.getByRole("status").first()).toHaveText("All is well.");
      const play = page.getByRole("button", { name: "Play with it" });
      await expect(play).toBeEnabled();

      await page.getByLabel("Cost", { exact: true }).fill("cheap");
      const fault = page.getByRole("alert").filter({ hasText: "Expected `int" });
      await expect(fault).toContainText(/^Line \d+: /);
      await expect(page.getByLabel("Cost", { exact: true })).toHaveAttribute("aria-invalid", "true");
      await expect(play).toBeDisabled();
      expect.soft(await flaws(page), "a fault").toEqual([]);
      await page.getByLabel("Cost", { exact: true }).fill("2");
      await expect(play).toBeEnabled();

      await page.getByLabel(/^Does, /).fill("villag");
      await expect(page.getByRole("alert").filter({ hasText: "did you mean village" })).toBeVisible();
      await page.getByLabel(/^Does, /).fill("");
      await expect(play).toBeEnabled();

      await page.getByText("The file: pack.toml").click();
      const file = page.getByLabel(/^Whatever a form does not ask for/);
      await expect(file).toHaveValue(/\[change\.fireball\]\nmagic_attack = 7/);
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Download" }).click(),
      ]);
      const text = readFileSync(await download.path(), "utf8");
      expect(text).toContain("cost = 2");
      expect.soft(await flaws(page), "the file").toEqual([]);
      await page.getByRole("button", { name: "Begin anew" }).click();
      await expect(page.getByText("Nothing is changed yet.")).toBeVisible();
      await page
        .getByLabel("Load a file")
        .setInputFiles({ name: "embers.toml", mimeType: "application/toml", buffer: Buffer.from(text) });
      await expect(page.getByLabel("Magic attack")).toHaveValue("7");
      await page.reload();
      await expect(page.getByLabel("Magic attack")).toHaveValue("7");
      await expect(play).toBeEnabled();

      await page.getByLabel("How many deals").selectOption("50");
      await page.getByRole("button", { name: "Compare" }).click();
      const found = page.getByRole("region", { name: "Comparison" });
      await expect(found.getByRole("rowheader", { name: /^Ball of Embers taken/ })).toBeVisible({
        timeout: 600_000,
      });
      expect.soft(await flaws(page), "a comparison").toEqual([]);
      await page.getByRole("button", { name: "Stop" }).click();
      await expect(page.getByRole("button", { name: "Compare" })).toBeEnabled();

      await play.click();
      await page.getByRole("region", { name: "Dungeon hall" }).waitFor();
      await table.asked();
      if (size === "phone") await page.getByRole("button", { name: /^Market/ }).click();
      await expect(page.getByText("Ball of Embers").filter({ visible: true }).first()).toBeVisible();
    });
  });

BENCH("a die is changed by its faces", async ({ page, server }) => {
  await page.goto(server.bench.replace("thunderstone", "dungeon_dice"));
  await change(page, "Worn Sword");
  await page.getByLabel("Faces").fill("5 SLASH x6");
  await expect(page.getByRole("status").first()).toHaveText("All is well.");
  await page.getByLabel("Faces").fill("5 SLASHED x6");
  await expect(page.getByRole("alert").filter({ hasText: "SLASHED" })).toBeVisible();
});
