// The set-up page: ways to play, cards locked, banned and drawn again, options with their rules, saved set-ups.
import { expect, friend, test, type Page } from "./fixtures";

const slots = (page: Page, sort: string) =>
  page.getByRole("region", { name: sort, exact: true }).locator("li .look > .name");

const names = (page: Page, sort: string) => slots(page, sort).allTextContents();

test("random cards: lock, draw again, ban, re-roll one, choose by name", async ({ page, table }) => {
  await page.goto("/setup/thunderstone");
  await page.getByRole("button", { name: "Random", exact: true }).click();
  await page.getByText("Base set and Wrath of the Elements mixed").click();
  await expect(slots(page, "Heroes")).toHaveCount(4);
  const [kept, dropped] = await names(page, "Heroes");
  await page.getByRole("button", { name: `Lock ${kept}` }).click();
  const before = (await names(page, "Village")).join();
  await page.getByRole("button", { name: "Draw the others again" }).click();
  await expect.poll(async () => (await names(page, "Village")).join()).not.toBe(before);
  expect(await names(page, "Heroes")).toContain(kept);

  const [first] = (await names(page, "Heroes")).filter((name) => name !== kept);
  await page.getByRole("button", { name: `Ban ${first}` }).click();
  await expect(page.getByRole("button", { name: `Allow ${first} again` })).toBeVisible();
  await expect.poll(() => names(page, "Heroes")).not.toContain(first);

  const stalls = await names(page, "Village");
  await page.getByRole("button", { name: `Draw again instead of ${stalls[0]}` }).click();
  await expect.poll(() => names(page, "Village")).not.toContain(stalls[0]);
  expect((await names(page, "Village")).filter((name) => stalls.includes(name))).toHaveLength(
    stalls.length - 1,
  );

  const chosen = [kept, dropped, first].includes("Elf") ? "Dwarf" : "Elf";
  if (!(await names(page, "Heroes")).includes(chosen)) {
    const [another] = (await names(page, "Heroes")).filter((name) => name !== kept);
    await page.getByRole("button", { name: `Choose another instead of ${another}` }).click();
    await page.getByLabel("Find a name").fill(chosen);
    await page.getByRole("dialog").getByRole("button", { name: chosen, exact: true }).click();
  }
  const wanted = [...(await names(page, "Heroes")), ...(await names(page, "Village"))].sort();
  expect(wanted).toContain(chosen);
  await page.getByRole("button", { name: "Open the table" }).click();
  await table.asked();
  const there = await page
    .locator("[data-zone^='village:']")
    .evaluateAll((stacks) => stacks.map((stack) => (stack as HTMLElement).dataset.zone!.split(":")[1]));
  for (const name of wanted) expect(there.map((each) => each!.toLowerCase())).toContain(name.toLowerCase());
});

test("wishes by what cards print: granted, kept at the table, and refused with what is left", async ({
  page,
  table,
}) => {
  await page.goto("/setup/thunderstone");
  await page.getByRole("button", { name: "Random", exact: true }).click();
  await expect(slots(page, "Heroes")).toHaveCount(4);
  const wishes = page.getByRole("region", { name: "Wishes" });
  const wish = async (title: string) => {
    await wishes.getByRole("button", { name: "Add a wish…" }).click();
    await page.getByLabel("Find a name").fill(title);
    await page.getByRole("dialog").getByRole("button", { name: title, exact: true }).click();
  };
  const kept = wishes.getByRole("button", { name: "Give up the wish Archer" });
  await wish("Archer");
  await expect(kept).toHaveText(/Archer: .*(Amazon|Faeyn)/);
  await wish("Food");
  await expect(wishes.getByRole("button", { name: "Give up the wish Food" })).toHaveText(/Feast|Goodberries/);
  const drawn = [...(await names(page, "Heroes")), ...(await names(page, "Village"))];
  await wish("Weapon"); // there is one among eight cards: nothing is drawn again for it
  await expect(wishes.getByRole("button", { name: "Give up the wish Weapon" })).toHaveText(/: /);
  expect([...(await names(page, "Heroes")), ...(await names(page, "Village"))]).toEqual(drawn);
  const [archer] = drawn.filter((name) => ["Amazon", "Faeyn"].includes(name));

  await page.getByRole("button", { name: `Ban ${archer}` }).click();
  const other = archer === "Amazon" ? "Faeyn" : "Amazon";
  await expect(kept).toHaveText(new RegExp(`Archer: ${other}`));
  await page.getByRole("button", { name: `Ban ${other}` }).click();
  await expect(page.getByText(/nothing is left that is wished for as Archer.*Cleric/)).toBeVisible();
  const redrawn = page.waitForResponse((reply) => reply.url().endsWith("/layout"));
  await kept.click();
  await redrawn;
  await expect(kept).toHaveCount(0);

  await wish("Wizard");
  await expect(wishes.getByRole("button", { name: "Give up the wish Wizard" })).toHaveText(/: /);
  const wanted = [...(await names(page, "Heroes")), ...(await names(page, "Village"))];
  await page.getByRole("button", { name: `Lock ${wanted[0]}` }).click(); // with it, all lie there to stay
  await page.getByRole("button", { name: "Open the table" }).click();
  await table.asked();
  const there = await page
    .locator("[data-zone^='village:']")
    .evaluateAll((stacks) => stacks.map((stack) => (stack as HTMLElement).dataset.zone!.split(":")[1]));
  for (const name of wanted) expect(there.map((each) => each!.toLowerCase())).toContain(name.toLowerCase());
});

test("no cards come up under a mouse that lies still", async ({ page }) => {
  await page.goto("/setup/thunderstone");
  await page.getByRole("button", { name: "Random", exact: true }).click();
  await page.getByRole("button", { name: "Draw again", exact: true }).waitFor(); // the list of a first game is fixed
  const look = page.getByRole("region", { name: "Heroes" }).locator(".look").nth(3);
  const box = (await look.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2 - 120]; // above it nothing lies
  const over = () =>
    page.evaluate(([x, y]) => document.elementFromPoint(x!, y!)?.closest(".look") != null, [x, y]);
  await page.mouse.move(x, y);
  expect(await over()).toBe(false);
  await page.evaluate(() => scrollBy(0, 120)); // the cards come to the mouse
  await expect.poll(over).toBe(true);
  await page.waitForTimeout(800); // longer than a mouse must rest
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await page.mouse.move(x + 4, y + 2);
  await expect(page.getByRole("tooltip")).toBeVisible();
});

test("where sets are free to choose, a wish brings the set it needs", async ({ page }) => {
  await page.goto("/setup/dungeoneer");
  await page.getByRole("button", { name: "Sets", exact: true }).click();
  await expect(page.getByRole("region", { name: "Wishes" })).toHaveCount(0);
  await page.getByText("Sets of your choice").click();
  await expect(page.getByRole("checkbox", { name: "The Sunken Crypt" })).toBeChecked();
  await page.getByRole("button", { name: "Add a wish…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Swamp", exact: true }).click();
  const marches = page.getByRole("checkbox", { name: "The Haunted Marches" });
  await expect(marches).toBeChecked();
  await expect(marches).toBeDisabled();
  await expect(slots(page, "Sets")).toHaveText(["The Sunken Crypt", "The Haunted Marches"]);
  const opened = page.waitForRequest(
    (request) => request.url().endsWith("/api/tables") && request.method() === "POST",
  );
  await page.getByRole("button", { name: "Open the table" }).click();
  expect((await opened).postDataJSON().settings).toEqual({ packs: ["crypt", "marches"] });
});

test("modes seat as many as they are for, and fixed lists are fixed", async ({ page, table }) => {
  await page.goto("/setup/thunderstone");
  await expect(page.getByText("This list of cards is fixed.")).toBeVisible();
  await page.getByRole("button", { name: "One more" }).click();
  await expect(page.getByLabel("Seat 3")).toBeVisible();
  await page.getByRole("button", { name: "Solo", exact: true }).click();
  await expect(page.getByLabel("Seat 1")).toBeVisible();
  await expect(page.getByLabel("Seat 2", { exact: true })).toHaveCount(0);
  await page.getByText("Solo Nightmare").click();
  await page.getByRole("button", { name: "Open the table" }).click();
  expect(await table.asked()).toBe(true);
});

test("options tell their rule, and hold at the table", async ({ page, table }) => {
  await page.goto("/setup/thunderstone");
  await page.getByText("Readings", { exact: true }).click();
  await page.getByRole("button", { name: "Rule OR-01" }).click();
  const rule = page.getByRole("dialog", { name: "Rule OR-01" });
  await expect(rule).toContainText(/[a-z]{4}/);
  await rule.getByRole("link").press("Enter"); // placed late at times, outside the window
  await expect(page).toHaveURL(/rules\/thunderstone#OR-01/);
  await expect(page.locator(".rule.named")).toBeVisible();
  await page.goBack();
  await page.getByText("Options", { exact: true }).click();
  const longest = page.getByLabel("Call a game off");
  await longest.fill("2");
  await longest.blur();
  await expect(page.getByText("1 changed")).toBeVisible();
  await page.getByRole("button", { name: "Open the table" }).click();
  await table.asked();
  expect(await table.toTheEnd()).toBeLessThan(8);
});

test("a set-up is saved, found again after a reload, and passed on as text", async ({ page }) => {
  await page.goto("/setup/thunderstone");
  await page.getByRole("button", { name: "Random", exact: true }).click();
  await expect(slots(page, "Heroes")).toHaveCount(4);
  await page.getByLabel("Seat 2", { exact: true }).selectOption("hot");
  const drawn = await names(page, "Village");
  await page.getByRole("button", { name: "Saved set-ups" }).click();
  await page.getByLabel("Keep the set-up as it stands now").fill("Friday");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Copy as text" }).click();
  const text = await page.getByLabel("A set-up as text").inputValue();
  await page.reload();
  await page.getByRole("button", { name: "Saved set-ups (1)" }).click();
  await page.getByRole("button", { name: "Friday", exact: true }).click();
  await expect.poll(() => names(page, "Village")).toEqual(drawn);
  await expect(page.getByLabel("Seat 2", { exact: true })).toHaveValue("hot");
  await page.getByRole("button", { name: "Saved set-ups (1)" }).click();
  await page.getByRole("button", { name: "Delete Friday" }).click();
  await page.getByLabel("A set-up as text").fill(text);
  await page.getByRole("button", { name: "Take it up" }).click();
  await expect.poll(() => names(page, "Village")).toEqual(drawn);
});

test("an open table is found on the front page and joined by somebody else", async ({
  page,
  browser,
  server,
}) => {
  const bo = await friend(browser, server.address, "Bo");
  await page.goto("/setup/thunderstone");
  await page.getByLabel("Seat 2", { exact: true }).selectOption("open");
  await page.getByLabel("Listed").check();
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/\/table\//);
  const id = new URL(page.url()).pathname.split("/").at(-1)!;
  await bo.goto("/");
  await bo.getByRole("region", { name: "Open tables" }).locator(`a[href='/table/${id}']`).click();
  await bo.getByRole("button", { name: "Sit here" }).click();
  await expect(page.getByText("Everybody is here.")).toBeVisible();
  await page.getByRole("button", { name: "Start the game" }).click();
  await bo.getByRole("region", { name: "Dungeon hall" }).waitFor();
  await bo.goto("/");
  await expect(
    bo.getByRole("region", { name: "Your tables" }).locator(`a[href='/table/${id}']`),
  ).toBeVisible();
  await expect(bo.getByRole("region", { name: "Open tables" }).locator(`a[href='/table/${id}']`)).toHaveCount(
    0,
  );
});

test("the sets of Dungeon Dice are ticked as a mode has them, and free to choose in one", async ({
  page,
}) => {
  await page.goto("/setup/dungeon_dice");
  await page.getByRole("button", { name: "Standard", exact: true }).click();
  const [legendary, bosses] = [
    page.getByLabel("Legendary", { exact: true }),
    page.getByLabel("Boss Monsters", { exact: true }),
  ];
  await expect(legendary).toBeChecked();
  await expect(bosses).not.toBeChecked();
  for (const box of [legendary, bosses]) await expect(box).toBeDisabled();
  await expect(page.getByText("Settled by the mode: All sets.")).toBeVisible();
  await page.getByText("Sets of your choice").click();
  for (const box of [legendary, bosses]) await expect(box).toBeEnabled();
  await expect(page.getByText(/Settled by/)).toHaveCount(0);
  await expect(slots(page, "Sets")).toHaveText(["Core"]);
  await page.getByLabel("Guilds", { exact: true }).check();
  await expect(slots(page, "Sets")).toHaveText(["Core", "Guilds"]);
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByRole("region", { name: "What is asked" })).toContainText("Your first dice");
});

test("a table is opened for what was typed last, though its set-up is not drawn yet", async ({ page }) => {
  await page.goto("/setup/dungeon_dice");
  await page.locator(".parts .printed > *").first().waitFor();
  const opened = page.waitForRequest(
    (request) => request.url().endsWith("/api/tables") && request.method() === "POST",
  );
  await page.getByLabel(/^Seed/).evaluate((input: HTMLInputElement) => {
    input.value = "77";
    input.dispatchEvent(new Event("input", { bubbles: true }));
    document.querySelector<HTMLElement>("button.open")!.click();
  });
  expect((await opened).postDataJSON()).toMatchObject({ seed: 77 });
});
