// Barricades Mode in browsers: two and a bot against the Guardian to the end, one alone on a phone, one by keys alone.
import { Champion } from "./champion";
import { expect, friend, test } from "./fixtures";
import { flaws } from "./flaws";
import { tap } from "./table";

const LOOK = process.env.LOOK ?? "";

test("two build, lend, go together and bring the Guardian down", async ({ page, browser, server }) => {
  const there = await friend(browser, server.address, "Bo");
  const [ann, bo] = [new Champion(page), new Champion(there)];
  const look = async (screen: string) => {
    if (LOOK) await page.screenshot({ path: `${LOOK}/story-${screen}.png` });
    expect.soft(await flaws(page), screen).toEqual([]);
    await page.evaluate(() => (document.documentElement.dataset.theme = "dark"));
  };
  await ann.begin("siege", [{ sort: "me" }, { sort: "open" }, { sort: "bot", bot: "thumb" }]);
  await there.goto(page.url());
  await there.getByRole("button", { name: "Sit here" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();

  await ann.isAsked(/Which die/);
  await expect(ann.horde).toContainText("5 chits fall on the Village tonight");
  await look("dice");
  await ann.answerOn(ann.die("Wound"));
  await bo.isAsked(/Which die/);
  await bo.answerOn(bo.die("Draw"));

  await ann.isAsked(/Where do you go/);
  await look("place");
  await ann.answerOn(ann.building("The Marketplace"));
  await bo.isAsked(/Where do you go/);
  await bo.answerOn(bo.building("The Marketplace"));

  await look("visit");
  await ann.answerOn(ann.barricade("The Marketplace"), /Pledge 5 gold/);
  await expect(bo.barricade("The Marketplace")).toHaveAccessibleName(/: 5 of 1?\d gold are pledged/);
  await look("pledged");
  await bo.answerOn(bo.barricade("The Marketplace"), /Pledge 5 gold/);
  await expect(ann.barricade("The Marketplace")).toHaveAccessibleName(/It is up/);

  await bo.answerOn(bo.building("The Marketplace"), /Marketplace: borrow/);
  await bo.answerOn(there.getByRole("button", { name: /lend you Hand Axe/ }));
  const request = page.getByRole("group", { name: "A request" });
  await expect(request).toContainText("Bo asks you to lend Hand Axe");
  await look("request");
  await ann.answerOn(request.getByRole("button", { name: "Lend it" }));
  await expect(bo.card("Hand Axe")).toBeVisible();
  await ann.say(/Done/);
  await bo.say(/Done/);

  await ann.isAsked(/what do you do/);
  await ann.carry(ann.figure("You"), ann.figure("Bo"));
  await bo.isAsked(/what do you do/);
  await bo.answerOn(bo.figure(".*Join "), /Join/);
  await expect(page.getByRole("region", { name: "Party of You" })).toContainText("You lead");
  await bo.say(/Ready to fight/);
  await look("party");
  await ann.answerOn(ann.place("Sewer Raccoon"));
  await look("spoils");
  await ann.press(page.getByRole("button", { name: "Take the next Rank" }).first());
  await ann.say(/Done/);
  await bo.say(/Done/);

  await expect(ann.reveal).toContainText("Smorga the Queen");
  await look("reveal");
  await ann.press(ann.reveal.getByRole("button", { name: "Seen" }));
  await bo.press(bo.reveal.getByRole("button", { name: "Seen" }));
  for (const one of [ann, bo]) {
    await one.isAsked(/Where do you go/);
    await one.say(/Not to the Village/);
  }
  await ann.isAsked(/what do you do/);
  await ann.answerOn(ann.figure("Bo"), /Invite/);
  await bo.isAsked(/what do you do/);
  await bo.answerOn(bo.figure(".*Join "), /Join/);
  for (const room of ["Abandoned Gate", "Tree House", "Vault", "The Lair"]) await ann.go(room);
  await bo.say(/Ready to fight/);
  await look("lair");
  await ann.answerOn(ann.place("Smorga the Queen"));
  for (const one of [ann, bo]) await one.say(/Leave it/);
  await ann.say(/Done/);
  await bo.say(/Done/);
  await expect(ann.score).toContainText("The Guardian is destroyed");
  await look("end");
  await expect(bo.score).toContainText("the Champions won");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a turn alone, by tabs", async ({ page }) => {
    const me = new Champion(page, tap);
    const look = async (screen: string) => {
      if (LOOK) await page.screenshot({ path: `${LOOK}/phone-${screen}.png` });
      expect.soft(await flaws(page), screen).toEqual([]);
      await page.evaluate(() => (document.documentElement.dataset.theme = "dark"));
    };
    await me.begin("alone", [{ sort: "me" }]);
    await me.isAsked(/Where do you go/);
    await expect(page.getByRole("tab", { name: "Village" })).toHaveAttribute("aria-selected", "true");
    await look("village");
    await me.answerOn(me.building("The Marketplace"));
    await me.answerOn(me.card("Treasure Cache"), /learn|sell/);
    await look("visit");
    await me.say(/Done/);
    await me.isAsked(/what do you do/);
    await expect(page.getByRole("tab", { name: "Dungeon" })).toHaveAttribute("aria-selected", "true");
    await look("dungeon");
    await me.press(page.getByRole("tab", { name: "Mine" }));
    await look("mine");
    await me.press(page.getByRole("tab", { name: "Dungeon" }));
    await me.answerOn(me.place("Goblin Runt"));
    await expect(me.place("Abandoned Gate")).toHaveAccessibleName(/Here: You/);
    await me.say(/Done/);
  });
});

test("one press goes to the Temple and heals, one goes to a Monster and battles it; one undo takes both back", async ({
  page,
}) => {
  const me = new Champion(page);
  await me.begin("alone", [{ sort: "me" }]);
  await me.isAsked(/Where do you go/);
  const hurt = () => page.locator(".bar .seats").first().innerText();
  const before = await hurt();
  await me.press(me.building("The Temple"));
  await expect(me.undo).toContainText(/Take back: The Temple: heal/);
  expect(await hurt()).not.toBe(before);
  await me.undo.click();
  await me.isAsked(/Where do you go/);
  await expect.poll(hurt).toBe(before);
  await me.say(/Not to the Village/);
  await me.isAsked(/what do you do/);
  await me.press(me.card("Rapier"));
  await me.press(me.card("Edlin"));
  await me.press(me.place("Goblin Runt"));
  await expect(me.log).toContainText(/Goblin Runt is defeated/);
  await expect(me.place("Abandoned Gate")).toHaveAccessibleName(/Here: You/);
});

test("a turn by keys alone", async ({ page }) => {
  const me = new Champion(page);
  await me.begin("alone", [{ sort: "me" }]);
  await me.isAsked(/Where do you go/);
  const enter = async (target: Champion["prompt"]) => {
    const before = await me.question();
    await target.focus();
    await page.keyboard.press("Enter");
    for (;;) {
      const next = await me.comesTo(before);
      if (next === "gone") return me.asked(before);
      await page.keyboard.press("Enter");
      await expect.poll(() => me.comesTo(before)).not.toBe(next);
    }
  };
  await me.building("The Marketplace").focus();
  await page.keyboard.press("ArrowRight");
  await expect(me.building("The Guilds' Quarter")).toBeFocused();
  await enter(me.building("The Temple"));
  await me.isAsked(/What do you do in the Village/);
  await enter(me.prompt.getByRole("button", { name: /Done/ }));
  await me.isAsked(/what do you do/);
  await enter(me.place("Mine"));
  await expect(me.place("Mine")).toHaveAccessibleName(/Here: You/);
  await me.card("Edlin").focus();
  await page.keyboard.press("z");
  await expect(me.zoomed).toContainText("Edlin");
});
