// Pictures of every screen to look at, into the folder SCREENS: `SCREENS=pictures npm run screens`.
import { execFileSync } from "node:child_process";
import { join, resolve } from "node:path";
import { Champion } from "./champion";
import { Delver } from "./delver";
import { tell } from "./delver-story";
import { DiceTable } from "./dice-table";
import { expect, friend, test, type Page } from "./fixtures";
import { PYTHON } from "./server";
import { click, Table, tap } from "./table";

const record = execFileSync(PYTHON, [join(import.meta.dirname, "record.py")], { encoding: "utf8" });
const SIZES = {
  laptop: { viewport: { width: 1366, height: 768 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

for (const [size, shape] of Object.entries(SIZES))
  for (const theme of ["dark", "light"] as const)
    test.describe(`${size} ${theme}`, () => {
      test.use({ ...shape, preferences: { speed: "instant", theme } });

      const picture = async (page: Page, name: string) => {
        await page.mouse.move(2, 300);
        await page.waitForTimeout(500);
        const path = resolve(process.env.SCREENS ?? "screens", `${size}-${theme}-${name}.png`);
        await page.screenshot({ path });
      };

      test("pages", async ({ page }) => {
        for (const [path, name] of [
          ["/", "front"],
          ["/setup/thunderstone", "setup"],
          ["/rules/thunderstone", "rules"],
          ["/cards/thunderstone", "cards"],
          ["/setup/dungeon_dice", "dice-setup"],
          ["/rules/dungeon_dice", "dice-rules"],
          ["/cards/dungeon_dice", "dice-cards"],
          ["/about", "about"],
        ] as const) {
          await page.goto(path);
          await page.waitForLoadState("networkidle");
          await picture(page, name);
        }
        await page.goto("/setup/thunderstone");
        await page.getByRole("button", { name: "Random", exact: true }).click();
        await page
          .getByRole("button", { name: /^Lock / })
          .first()
          .click();
        await picture(page, "setup-random");
        await page.getByLabel("Seat 2").selectOption("open");
        await page.getByRole("button", { name: "Open the table" }).click();
        await page.getByLabel("The link to this table").waitFor();
        await picture(page, "room");
      });

      test("table", async ({ page, table }) => {
        test.setTimeout(200_000);
        await table.open({ seed: 1, settings: { layout: "first_game", longest: 24 } });
        await table.asked();
        await picture(page, "turn");
        await table.toTheVillage();
        await picture(page, "village");
        if (size === "phone") await page.getByRole("button", { name: /^Market/ }).click();
        await page.locator(".shelves .piece:not(.lit) > .hit").filter({ visible: true }).first().click();
        await expect(table.reasons).toBeVisible();
        await page.waitForTimeout(400);
        await page.screenshot({
          path: resolve(process.env.SCREENS ?? "screens", `${size}-${theme}-why.png`),
        });
        await page.keyboard.press("Escape");
        await page.locator(".hall .piece").first().click({ button: "right" });
        await picture(page, "zoom-monster");
        await page.keyboard.press("Escape");
        await page.locator(".shelves .piece").filter({ visible: true }).first().click({ button: "right" });
        await picture(page, "zoom-stack");
        await page.keyboard.press("Escape");
        const question = await table.question();
        await table.lit.filter({ visible: true }).first().click();
        await table.asked(question);
        await picture(page, "recap-brief");
        await table.say("Enter the dungeon");
        await picture(page, "dungeon");
        if (size === "phone") {
          await page.getByRole("button", { name: "Log, recap and chat" }).click();
          await picture(page, "log");
          await page.keyboard.press("Escape");
        }
        await page.getByRole("button", { name: "Menu", exact: true }).click();
        await picture(page, "menu");
        await page.keyboard.press("Escape");
        await table.fromMenu("Preferences");
        await picture(page, "preferences");
        await page.keyboard.press("Escape");
        await table.fromMenu("People at the table");
        await picture(page, "people");
        await page.keyboard.press("Escape");
        await table.toTheEnd();
        await picture(page, "score");
      });

      test("dice", async ({ page }) => {
        test.setTimeout(200_000);
        const table = new DiceTable(page);
        const overlay = async (name: string) => {
          await picture(page, name);
          await page.keyboard.press("Escape");
        };
        await table.begin(5);
        await picture(page, "dice-mulligan");
        await table.until(/^Your turn/);
        await picture(page, "dice-turn");
        await page.getByRole("button", { name: /^Items bag, / }).click();
        await overlay("dice-bag");
        await table.fromMenu("When you are asked");
        await overlay("dice-policies");
        await table.mine.getByRole("button", { name: /^Level / }).click();
        await overlay("dice-hero");
        await table.until(/confront it or run/);
        await picture(page, "dice-prepare");
        await table.choose(/Bargain with /);
        await picture(page, "dice-offers");
        await table.choose(/Compose an offer/);
        await table.choose(/ to you$/);
        await picture(page, "dice-terms");
        await table.choose(/Give a die now/);
        await table.choose(/ gives you .*, now/);
        await picture(page, "dice-compose");
        await table.choose(/Give it up/);
        await table.until(/^Ability phase/);
        await picture(page, "dice-fight");
        await table.fight.locator(".token .piece").last().click({ button: "right" });
        await overlay("dice-zoom");
        await table.toTheEnd();
        await picture(page, "dice-score");
      });

      test("delver", async ({ page }) => {
        test.setTimeout(200_000);
        const table = new Delver(page, size === "phone" ? tap : click);
        const named = (screen: string) => picture(page, `delver-${screen.replaceAll(" ", "-")}`);
        await tell(table, named);
        await table.begin("late");
        await named("late map");
        if (size === "phone") await page.getByRole("button", { name: "Show all" }).tap();
        await named("whole late map");
      });

      test("champion", async ({ page }) => {
        test.setTimeout(200_000);
        const table = new Champion(page, size === "phone" ? tap : click);
        const bot = { sort: "bot", bot: "thumb" } as const;
        for (const scene of ["alone", "village", "depths", "siege"] as const) {
          const others = { alone: 0, village: 3, depths: 2, siege: 2 }[scene];
          await table.begin(scene, [{ sort: "me" }, ...Array.from({ length: others }, () => bot)]);
          await table.asked();
          await picture(page, `champion-${scene}`);
        }
      });

      test("replay", async ({ page }) => {
        await page.goto("/");
        await page.getByRole("button", { name: "Load a record" }).click();
        await page.getByLabel("or paste its text").fill(record);
        await picture(page, "load");
        await page.getByRole("button", { name: "Open it" }).click();
        await page.getByRole("region", { name: "Replay" }).waitFor();
        await page.getByLabel("Moment").fill("61");
        await page.getByLabel("Look through the eyes of").selectOption("1");
        await picture(page, "replay");
        await page.getByRole("button", { name: "Play on from here" }).click();
        await picture(page, "fork");
      });

      test("promised dice, and what a host may do", async ({ page, browser, server, table }) => {
        await page.context().unrouteAll();
        const bo = await friend(browser, server.address, "Bo");
        await table.open({
          seed: null,
          places: [{ sort: "me" }, { sort: "open" }, { sort: "bot", bot: "thumb" }],
        });
        await bo.goto(page.url());
        await bo.getByRole("button", { name: "Sit here" }).click();
        await page.getByRole("button", { name: "Remove Bo" }).waitFor();
        await picture(page, "room-promise");
        await page.getByRole("button", { name: "Start the game" }).click();
        await table.fromMenu("People at the table");
        await page.getByRole("button", { name: "Open for people" }).click();
        await page.getByText("Everybody has to agree.").waitFor();
        await picture(page, "people-host");
        await bo.setViewportSize(shape.viewport);
        await bo.getByRole("button", { name: "Agree" }).waitFor();
        await picture(bo, "plea");
        await new Table(bo).fromMenu("People at the table");
        await picture(bo, "people-plea");
        await table.open({ seed: null, settings: { layout: "first_game", longest: 2 } });
        await table.toTheEnd();
        await picture(page, "score-checked");
        await page.getByText("Every roll and shuffle was checked.").click();
        await picture(page, "score-proof");
        await table.score.getByRole("link", { name: "Watch the replay" }).click();
        await page.getByRole("region", { name: "Replay" }).waitFor();
        if (size === "phone") await page.getByRole("button", { name: "Moves" }).click();
        await page.getByText("Every roll and shuffle was checked.").click();
        await picture(page, "replay-proof");
      });

      test("cover and three seats with Wrath", async ({ page, table }) => {
        await new Table(page).open({ places: [{ sort: "me" }, { sort: "hot", name: "Bo" }] });
        await page.getByRole("dialog", { name: /^Pass the screen/ }).waitFor();
        await picture(page, "cover");
        await table.open({
          places: [
            { sort: "me" },
            { sort: "bot", bot: "thumb" },
            { sort: "bot", bot: "thumb" },
            { sort: "bot", bot: "thumb" },
          ],
          settings: { layout: "first_wrath", packs: ["wrath"] },
          seed: 3,
        });
        await table.asked();
        for (let answers = 0; answers < 10; answers++) await table.answer();
        await picture(page, "four-seats");
      });
    });
