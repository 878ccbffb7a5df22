// Dungeoneer by mouse, by finger and by key: the same story; and nothing on the way that cannot be read or reached.
import { Delver } from "./delver";
import { tell } from "./delver-story";
import { expect, test, type Page } from "./fixtures";
import { flaws } from "./flaws";
import { byKeys } from "./keys";
import { legible } from "./legible";
import { tap } from "./table";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const checked = (page: Page) => (screen: string) =>
  test.step(screen, async () => expect.soft(await flaws(page), screen).toEqual([]));

test("by clicks: a card laid, a lock opened, a spider fought, a Quest done", async ({ page }) => {
  await tell(new Delver(page), checked(page));
});

test("by keys alone", async ({ page }) => {
  await tell(new Delver(page, byKeys));
});

test("a map of forty cards: all of it in sight, the way to a space told beside it", async ({ page }) => {
  const delver = new Delver(page);
  await delver.begin("late");
  await delver.liesClear(".space");
  await checked(page)("late map");
  for (const border of ["Tomb Gate", "Arnum Hamlet"]) {
    await delver.space(border).hover();
    await expect(delver.way).toContainText(border);
    await delver.liesClear(`.space:has([aria-label^="${border}"])`);
  }
  await delver.space("Arnum Hamlet").click();
  await page.mouse.move(2, 300);
  await expect(delver.way).toContainText("Arnum Hamlet");
  await checked(page)("a way");
  await page.keyboard.press("Escape");
  await expect(delver.way).toHaveCount(0);
});

test.describe("390 × 844", () => {
  test.use(PHONE);

  test("a map of forty cards: seen as a whole, and each space with its way", async ({ page }) => {
    const delver = new Delver(page, tap);
    await delver.begin("late");
    await page.getByRole("button", { name: "Show all" }).tap();
    await delver.turnTo("Quests");
    await delver.liesClear(".space");
    await delver.space("Arnum Hamlet").tap();
    await expect(delver.way).toContainText("Arnum Hamlet");
    await delver.liesClear('.space:has([aria-label^="Arnum Hamlet"])');
    await checked(page)("late map");
  });

  test.describe("without confirmations", () => {
    test.use({ preferences: { speed: "instant", confirm: false } });

    test("by tapping", async ({ page }) => {
      const delver = new Delver(page, tap);
      await tell(delver, async (screen) => {
        if (screen === "challenge") await legible(page, ".fight .roller");
        if (screen === "lock opened") await legible(page, ".threat-faced");
        await checked(page)(screen);
      });
    });
  });
});
