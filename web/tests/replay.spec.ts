// After the game: step and scrub through it, look through any eyes, link to a moment, fork, pass the record on.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, type Page } from "./fixtures";
import { PYTHON } from "./server";
import { Table } from "./table";

const record = execFileSync(PYTHON, [join(import.meta.dirname, "record.py")], { encoding: "utf8" });
const moments = record.split("\n\n")[1]!.trim().split("\n").length;

async function upload(page: Page, text: string): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Load a record" }).click();
  const choose = page.waitForEvent("filechooser");
  await page.getByText("Choose a file").click();
  const file = { name: "game.record", mimeType: "text/plain", buffer: Buffer.from(text) };
  await (await choose).setFiles(file);
}

test("step, scrub, turn by turn, through any eyes, and by link", async ({ page }) => {
  await upload(page, record);
  const replay = page.getByRole("region", { name: "Replay" });
  await expect(replay).toContainText(`0 / ${moments}`);
  await replay.getByRole("button", { name: "Step on" }).click();
  await expect(page).toHaveURL(/moment=1&/);
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/moment=2&/);
  await replay.getByRole("button", { name: "Step back" }).click();
  await expect(page).toHaveURL(/moment=1&/);
  await replay.getByRole("button", { name: "Turn after" }).click();
  await expect(replay.getByRole("combobox", { name: "Turn" })).toHaveValue("2");
  await replay.getByLabel("Moment").fill("60");
  await expect(page).toHaveURL(/moment=60&/);
  await expect(replay).toContainText(`60 / ${moments}`);

  const eyes = page.getByLabel("Look through the eyes of");
  await eyes.selectOption("1");
  const hand = page.getByRole("group", { name: "Your hand" });
  await expect(hand.locator("[data-piece]").first()).toBeVisible();
  const theirs = await hand
    .locator("[data-kind]")
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.kind));
  await eyes.selectOption("0");
  await expect(page).toHaveURL(/seat=0/);
  await expect(hand.locator("[data-zone='hand:0'], [data-zone='hand:0'] *").first()).toBeAttached();
  await eyes.selectOption("1");

  const link = page.url();
  const other = await page.context().newPage();
  await other.goto(link);
  await expect(other.getByRole("region", { name: "Replay" })).toContainText(`60 / ${moments}`);
  const there = other.getByRole("group", { name: "Your hand" });
  await expect(there.locator("[data-kind]")).toHaveCount(theirs.length);
  await other.close();

  await page.getByRole("list", { name: "Moves" }).getByRole("button").last().click();
  await expect(replay).toContainText(`${moments} / ${moments}`);
  await replay.getByLabel("Moment").fill("0");
  await replay.getByRole("button", { name: "Play" }).click();
  await expect(page).toHaveURL(/moment=([4-9]|\d\d)&/);
  await replay.getByRole("button", { name: "Pause" }).click();
});

test("fork a moment and play on against bots", async ({ page }) => {
  await upload(page, record);
  const replay = page.getByRole("region", { name: "Replay" });
  await replay.getByLabel("Moment").fill(String(moments - 12));
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Play on", exact: true }).click();
  await expect(page).toHaveURL(/\/table\//);
  const table = new Table(page);
  await table.asked();
  const answers = await table.toTheEnd();
  expect(answers).toBeGreaterThan(0);
  await table.score.getByRole("link", { name: "Watch the replay" }).click();
  await expect(page.getByRole("region", { name: "Replay" })).toBeVisible();
});

test("download the record, load it again, and report a problem with it", async ({ page }) => {
  await upload(page, record);
  await page.getByRole("region", { name: "Replay" }).waitFor();
  const first = page.url();
  const table = new Table(page);
  const saving = page.waitForEvent("download");
  await table.fromMenu("Download the record");
  const saved = readFileSync(await (await saving).path(), "utf8");
  expect(saved.split("\n\n")[1]!.trim()).toBe(record.split("\n\n")[1]!.trim());
  await table.fromMenu("Report a problem");
  await page.getByLabel("What happened, and what did you expect?").fill("The Prince looks at me.");
  await page.getByRole("button", { name: "Send the report" }).click();
  await expect(page.getByText("Your report has the number")).toBeVisible();
  await upload(page, saved);
  await expect(page.getByRole("region", { name: "Replay" })).toContainText(`0 / ${moments}`);
  expect(page.url()).not.toBe(first);
});

test("an unfinished record goes on as a table, and a broken one says what is wrong", async ({
  page,
  table,
}) => {
  const lines = record.trim().split("\n");
  await upload(
    page,
    `${lines.slice(0, -8).join("\n")}\n`.replace("note seat 0: thumb", "note seat 0: human"),
  );
  await expect(page).toHaveURL(/\/table\//);
  expect(await table.asked()).toBe(true);
  await upload(page, "delvewright record 1\ngame: chess\n\n");
  await expect(page.getByRole("alert")).toContainText(/\w/);
});
