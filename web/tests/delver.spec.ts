// Dungeoneer by mouse, by finger and by key: the same story; and nothing on the way that cannot be read or reached.
import { Delver } from "./delver";
import { tell } from "./delver-story";
import { expect, test, type Page } from "./fixtures";
import { flaws } from "./flaws";
import { byKeys } from "./keys";
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

test.describe("390 × 844", () => {
  test.use(PHONE);

  test("by tapping", async ({ page }) => {
    await tell(new Delver(page, tap), checked(page));
  });
});
