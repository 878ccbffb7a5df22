// No serious violation of accessibility on any screen or overlay, in both themes and on both sizes.
import { expect, test, type Page } from "./fixtures";
import { flaws } from "./flaws";
import { Table } from "./table";

const SIZES = {
  laptop: { viewport: { width: 1366, height: 768 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/** Every page, and what comes last on it. */
const PAGES = [
  ["/", ".shelf .lid svg"],
  ["/setup/thunderstone", ".parts .printed > *"],
  ["/setup/dungeon_dice", ".parts .printed > *"],
  ["/setup/dungeoneer", ".parts .printed > *"],
  ["/setup/barricades", ".parts .printed > *"],
  ["/rules/thunderstone", "main .rule"],
  ["/cards/thunderstone", "li .printed > *"],
  ["/cards/dungeon_dice", "li .printed > *"],
  ["/cards/barricades", "li .printed > *"],
  ["/wall", ".honour"],
  ["/cards/dungeoneer", "li .printed > *"],
  ["/about", "main h1"],
  ["/nowhere", "main h1"],
] as const;

for (const [size, shape] of Object.entries(SIZES))
  test.describe(size, () => {
    test.use({ ...shape, contextOptions: { reducedMotion: "reduce" } });

    const check = (page: Page, screen: string) =>
      test.step(screen, async () => {
        expect.soft(await flaws(page), screen).toEqual([]);
      });

    test("pages", async ({ page }) => {
      for (const [path, last] of PAGES) {
        await page.goto(path);
        await page.locator(last).first().waitFor();
        if (path.startsWith("/cards")) await page.getByLabel(/^Search the /).fill("elf");
        await check(page, path);
      }
      await page.goto("/setup/thunderstone");
      await page.getByRole("button", { name: "Random", exact: true }).click();
      await page.getByText("Options", { exact: true }).click();
      await page.getByText("Readings", { exact: true }).click();
      await page
        .getByRole("button", { name: /^Lock / })
        .first()
        .click();
      await check(page, "set-up, everything open");
      await page.getByRole("button", { name: "Saved set-ups" }).click();
      await check(page, "saved set-ups");
      await page.keyboard.press("Escape");
      await page.getByLabel("Seat 2").selectOption("open");
      await page.getByRole("button", { name: "Open the table" }).click();
      await page.getByLabel("The link to this table").waitFor();
      await check(page, "waiting room");
      await page.goto("/cards/thunderstone");
      await page.getByRole("listitem").first().click();
      await check(page, "a card of the list");
      await page.goto("/");
      await page.getByRole("button", { name: "Preferences" }).click();
      await check(page, "preferences");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Load a record" }).click();
      await check(page, "load a record");
    });

    test("table", async ({ page, table }) => {
      const side = async (tab: string) => {
        if (size === "phone") await page.getByRole("button", { name: "Log, recap and chat" }).click();
        await page.getByRole("tab", { name: tab }).click();
        await check(page, tab);
        await page.keyboard.press("Escape");
      };
      await table.open({ seed: 1, settings: { layout: "first_game", longest: 6 } });
      await table.asked();
      await check(page, "turn");
      await table.toTheVillage();
      await check(page, "village");
      if (size === "phone") await page.getByRole("button", { name: /^Market/ }).click();
      await page.locator(".shelves .piece:not(.lit) > .hit").filter({ visible: true }).first().click();
      await expect(table.reasons).toBeVisible();
      await check(page, "why not");
      await table.reasons
        .getByRole("button", { name: /^Rule / })
        .first()
        .click();
      await check(page, "a rule");
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      await table.prompt.getByRole("button", { name: /^All \d+/ }).click();
      await check(page, "all answers");
      await page.keyboard.press("Escape");
      await page.locator(".hall .piece").first().click({ button: "right" });
      await check(page, "zoom of a Monster");
      await page.keyboard.press("Escape");
      if (size === "phone") await page.getByRole("button", { name: /^Heroes/ }).click();
      await page.locator(".hero .piece").filter({ visible: true }).first().click({ button: "right" });
      await check(page, "zoom of a Hero");
      await page.keyboard.press("Escape");
      const question = await table.question();
      if (size === "phone") await page.getByRole("button", { name: /^Basics/ }).click();
      await table.lit.first().click();
      await table.asked(question);
      await check(page, "what has just been answered");
      await check(page, "recap in brief");
      for (const tab of ["Log", "Recap", "Chat"]) await side(tab);
      await table.say("Enter the dungeon");
      await check(page, "dungeon");
      for (const item of ["People at the table", "Preferences", "Keys", "Report a problem"]) {
        await table.fromMenu(item);
        await check(page, item);
        await page.keyboard.press("Escape");
      }
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await check(page, "menu");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: /^Deck, / }).click();
      await check(page, "a seat's cards");
      await page.keyboard.press("Escape");
      await table.toTheEnd();
      await check(page, "score");
      await table.score.getByRole("link", { name: "Watch the replay" }).click();
      await page.getByRole("region", { name: "Replay" }).waitFor();
      await check(page, "replay");
      await page.getByRole("button", { name: "Play on from here" }).click();
      await check(page, "fork");
    });

    test("cover", async ({ page }) => {
      await new Table(page).open({ places: [{ sort: "me" }, { sort: "hot", name: "Bo" }] });
      await page.getByRole("dialog", { name: /^Pass the screen/ }).waitFor();
      await check(page, "cover");
    });
  });
