// What a page weighs on the wire, from an empty cache: counted bytes, so that no machine is too slow for it.
import { expect, test, type Page } from "./fixtures";

interface Weighed {
  /** Bytes on the wire, headers and all, by sort of resource. */
  readonly sorts: Record<string, number>;
  readonly all: number;
  readonly files: readonly [number, string][];
}

/** Counts what comes over the wire from now on, until nothing more comes. */
async function weighing(page: Page): Promise<() => Promise<Weighed>> {
  const line = await page.context().newCDPSession(page);
  const wanted = new Map<string, { sort: string; url: string }>();
  const files: [number, string][] = [];
  const sorts: Record<string, number> = {};
  line.on("Network.requestWillBeSent", ({ requestId, type, request }) => {
    wanted.set(requestId, { sort: type ?? "Other", url: new URL(request.url).pathname });
  });
  line.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const { sort, url } = wanted.get(requestId) ?? { sort: "Other", url: "" };
    sorts[sort] = (sorts[sort] ?? 0) + encodedDataLength;
    files.push([encodedDataLength, url]);
  });
  await line.send("Network.enable");
  await line.send("Network.setCacheDisabled", { cacheDisabled: false });
  return async () => {
    await page.waitForLoadState("networkidle");
    const all = Object.values(sorts).reduce((sum, bytes) => sum + bytes, 0);
    if (process.env.WEIGHTS) {
      console.log(page.url().replace(/.*\/\/[^/]+/, ""), Math.round(all / 1000), "kB", sorts, files.length);
      if (process.env.WEIGHTS === "all")
        for (const file of files.sort((a, b) => b[0] - a[0])) console.log(file);
    }
    return { sorts, all, files };
  };
}

test("the front page, and the set-up", async ({ page, browser, baseURL }) => {
  const weighed = await weighing(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).first().waitFor();
  const front = await weighed();
  expect(front.all).toBeLessThan(130_000);
  expect(front.files.length).toBeLessThan(20);
  expect(front.files.filter(([, path]) => path.includes("thunderstone"))).toEqual([]); // nothing of a game yet
  const other = await browser.newPage({ baseURL: baseURL! });
  const setUp = await weighing(other);
  await other.goto("/setup/thunderstone");
  await other.getByRole("button", { name: "Draw again" }).or(other.getByText("is fixed")).waitFor();
  expect((await setUp()).all).toBeLessThan(250_000);
});

for (const [game, most] of [
  ["thunderstone", 230_000],
  ["dungeon_dice", 265_000],
  ["dungeoneer", 260_000],
  ["barricades", 260_000],
] as const)
  test(`a table of ${game}, and the same again`, async ({ browser, baseURL, page, table }) => {
    const id = await table.open({ game, settings: {}, seed: 1 });
    const state = await page.context().storageState();
    const cold = await browser.newPage({ baseURL: baseURL!, storageState: state });
    const weighed = await weighing(cold);
    await cold.goto(`/table/${id}`);
    await cold.locator("[data-question]").waitFor();
    const first = await weighed();
    expect(first.all).toBeLessThan(most);
    const others = ["thunderstone", "dungeon_dice", "dungeoneer", "barricades"].filter((one) => one !== game);
    expect(first.files.filter(([, path]) => others.some((one) => path.includes(one)))).toEqual([]);
    const again = await weighing(cold);
    await cold.reload();
    await cold.locator("[data-question]").waitFor();
    expect((await again()).all).toBeLessThan(10_000); // the rest was kept
  });

test("a replay", async ({ browser, baseURL, table, page }) => {
  const token = await table.open({ seed: 1 });
  const text = await page.evaluate(async (id) => {
    const { token } = JSON.parse(localStorage.getItem("delvewright.guest")!) as { token: string };
    return (await fetch(`/api/tables/${id}/replay`, { headers: { Authorization: `Bearer ${token}` } })).ok;
  }, token);
  expect(text).toBe(true);
  const cold = await browser.newPage({
    baseURL: baseURL!,
    storageState: await page.context().storageState(),
  });
  const weighed = await weighing(cold);
  await cold.goto(`/replay/${token}`);
  await cold.getByRole("slider").first().waitFor();
  expect((await weighed()).all).toBeLessThan(240_000);
});

// By the clock, and so for people to look at and for no machine to fail: WEIGHTS=1 npx playwright test weight
test("the first question over a slow line", async ({ browser, baseURL }) => {
  test.skip(!process.env.WEIGHTS, "a measurement");
  for (const game of ["Thunderstone", "Dungeon Dice", "Dungeoneer", "Barricades Mode"]) {
    const context = await browser.newContext({ baseURL: baseURL! });
    await context.addInitScript(() => {
      localStorage.setItem("delvewright.preferences", JSON.stringify({ tour: false }));
      const seen = ((window as any).long = [] as number[]);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.push(Math.round(entry.duration));
      }).observe({ type: "longtask", buffered: true });
    });
    const page = await context.newPage();
    const line = await context.newCDPSession(page);
    await line.send("Network.enable");
    const kbit = 400 * 128;
    await line.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 400,
      downloadThroughput: kbit,
      uploadThroughput: kbit,
    });
    const began = Date.now();
    await page.goto("/", { waitUntil: "commit" });
    const play = page.getByRole("article", { name: game }).getByRole("button", { name: "Play now" });
    await play.waitFor();
    const shown = Date.now();
    await play.click();
    await page.locator("[data-question]").waitFor();
    const long = await page.evaluate(() => (window as any).long as number[]);
    console.log(game, "front", shown - began, "question", Date.now() - began, "long tasks", long);
    await context.close();
  }
});
