// A newcomer's run, counted: clicks, confirmations, long tasks, bytes, and the wait on a slow line (`npm run newcomer` prints it).
import { expect, friend, sitDown, test, type Page } from "./fixtures";
import { Table, turn } from "./table";

const FIGURES = Boolean(process.env.FIGURES);
/** A deal that begins with you, some gold, and no Village effect in hand. */
const SHOPPING = 1;

const say = (what: string, figure: number | string) => FIGURES && console.log(`${what.padEnd(46)}${figure}`);

/** Counts what is pressed on a page, by capture. */
const counting = (page: Page) =>
  page.addInitScript(() => {
    const seen = Object.assign(window, { presses: 0, long: [] as number[] });
    addEventListener("click", (event) => event.isTrusted && (seen.presses += 1), true);
    new PerformanceObserver((list) => {
      for (const each of list.getEntries()) seen.long.push(Math.round(each.duration));
    }).observe({ type: "longtask", buffered: true });
  });
const presses = (page: Page) => page.evaluate(() => (window as unknown as { presses: number }).presses);

/** Shops as a newcomer does, by clicking what is lit; how many confirmations were asked. */
async function shop(page: Page, table: Table): Promise<number> {
  const begun = await page.locator(".turn").first().textContent();
  let sure = 0;
  for (;;) {
    const question = await table.question();
    const lit = page.locator(".village .piece.lit > .hit");
    const village = table.prompt.getByRole("button", { name: "Visit the Village" });
    const done = table.prompt.getByRole("button", { name: "Done" });
    if (await lit.count()) await lit.last().click();
    else await ((await village.count()) ? village : done).click();
    if (await table.prompt.locator(".means").isVisible()) sure += 1;
    if (!(await table.asked(question))) return sure;
    if ((await page.locator(".turn").first().textContent()) !== begun) return sure;
  }
}

test("one click to the first decision, one for a shopping turn, nothing asks whether one is sure", async ({
  page,
  table,
}) => {
  await counting(page);
  await page.goto("/");
  await table.box("Thunderstone").getByRole("button", { name: "Play now" }).click();
  await table.asked();
  const toDecide = await presses(page);
  await table.open({ seed: SHOPPING });
  await table.asked();
  const before = await presses(page);
  const sure = await shop(page, table);
  const shopping = (await presses(page)) - before;
  say("clicks to the first decision", toDecide);
  say("clicks for a shopping turn", shopping);
  say("confirmations against a bot in it", sure);
  if (FIGURES) return;
  expect(toDecide).toBe(1);
  expect(shopping).toBe(1);
  expect(sure).toBe(0);
});

test("one undo takes a purchase and the way to it back", async ({ page, table }) => {
  test.skip(FIGURES);
  await table.open({ seed: SHOPPING });
  await table.asked();
  const asked = await table.prompt.locator(".question").textContent();
  const dear = page.locator(".village .stack.dear .piece > .hit").first();
  await dear.click();
  await expect(table.reasons).toContainText(/Buy .*: Cost \d+, you have \d+ gold/);
  await page.keyboard.press("Escape");
  const question = await table.question();
  await page.locator(".village .piece.lit > .hit").first().click();
  await table.asked(question);
  const bought = await table.question();
  await expect(table.undo).toContainText("Take back: Buy ");
  await table.undo.click();
  await table.asked(bought);
  expect(await table.prompt.locator(".question").textContent()).toBe(asked);
  await expect(table.log).toContainText(/took back \d+ answers/);
});

test("against people one is asked only where they would have to agree", async ({ page, browser, server }) => {
  test.setTimeout(900_000);
  const bo = await friend(browser, server.address, "Bo");
  const frontiers: boolean[] = [];
  page.on("websocket", (line) =>
    line.on("framereceived", ({ payload }) => {
      const said = JSON.parse(String(payload)) as { type: string; frontier?: boolean };
      if (said.type === "weighed") frontiers.push(said.frontier === true);
    }),
  );
  await sitDown(page, bo);
  const [ann, other] = [new Table(page), new Table(bo)];
  let [answers, sure] = [0, 0];
  while (answers < 6) {
    const [now] = await turn(ann, other);
    if (now !== ann) {
      await other.act();
      continue;
    }
    const question = await ann.question();
    await ann.prompt.locator(".answers .button").first().click();
    const next = await ann.comesTo(question);
    answers += 1;
    if (next !== "confirm") continue;
    sure += 1;
    await ann.prompt.locator(".answers .primary").click();
    await ann.comesTo(question);
  }
  say("answers against a person, confirmed of them", `${answers}, ${sure}`);
  expect(sure).toBe(frontiers.filter(Boolean).length);
});

test("figures: bytes, long tasks, the wait on a slow line", async ({ page, context, table }) => {
  test.skip(!FIGURES);
  await counting(page);
  const line = await context.newCDPSession(page);
  await line.send("Network.enable");
  let bytes = 0;
  line.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  line.on("Network.webSocketFrameReceived", ({ response }) => (bytes += response.payloadData.length));
  const since = () => {
    const sum = bytes;
    bytes = 0;
    return sum;
  };
  const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
  await line.send("Network.emulateNetworkConditions", slow);
  const start = Date.now();
  await page.goto("/");
  const play = table.box("Thunderstone").getByRole("button", { name: "Play now" });
  await play.waitFor();
  say("front page on 400 kbit/s, 400 ms: seconds", ((Date.now() - start) / 1000).toFixed(1));
  await page.waitForLoadState("networkidle");
  say("front page: bytes on the wire", since());
  const pressed = Date.now();
  await play.click();
  await table.asked();
  say("first question after Play now: seconds", ((Date.now() - pressed) / 1000).toFixed(1));
  await page.waitForLoadState("networkidle");
  say("table: bytes on the wire (frames unpacked)", since());
  const long = await page.evaluate(() => (window as unknown as { long: number[] }).long);
  say("long tasks, the longest in ms", `${long.length}, ${Math.max(0, ...long)}`);
});
