// Two people and a bargain of their own: laid on the cloth die by die, signed, and the dice change hands.
import type { Die, Piece } from "../src/wire/dungeon_dice";
import { Hero, sitDown, somebodyAsked } from "./dice";
import { callMe, expect, friend, test } from "./fixtures";

const PREFERENCES = { speed: "instant", confirm: false, guide: false } as const;

/** The dice before a person, as the page of that person shows them. */
function pieces({ page }: Hero): Promise<(string | undefined)[]> {
  const dice = page.getByRole("group", { name: "Your dice" }).locator("[data-piece]");
  return dice.evaluateAll((all) => all.map((die) => (die as HTMLElement).dataset.piece));
}

/** What the dice are called. */
async function names({ page }: Hero): Promise<(die: Piece) => string> {
  const reply = await page.request.get("/api/games/dungeon_dice/cards");
  const printed = (await reply.json()) as Record<string, Die>;
  return ({ kind }) => printed[kind]!.name;
}

/** Both play on until Ada stands before a monster. */
async function toThePreparation(ada: Hero, bo: Hero): Promise<void> {
  for (let answers = 0; answers < 40;) {
    await somebodyAsked(ada, bo);
    for (const hero of [ada, bo]) {
      const ask = await hero.asked();
      if (!ask) continue;
      if (hero === ada && ask.question === "prepare") return;
      const named = (name: string) => ask.offers.find((offer) => offer.name === name);
      await hero.type(ask, named("draw") ?? named("pass") ?? ask.offers[0]!);
      answers++;
    }
  }
  throw new Error("Ada met no monster");
}

test.use({ preferences: PREFERENCES });

test("an offer of one's own: laid on the cloth, a term taken back, signed, and the dice change hands", async ({
  page,
  browser,
  server,
}) => {
  const friendly = await friend(browser, server.address, "Bo", PREFERENCES);
  await callMe(page, "Ada");
  const [ada, bo] = [new Hero(page, "Ada", 0), new Hero(friendly, "Bo", 1)];
  await sitDown(ada, bo, {
    places: [{ sort: "me" }, { sort: "open" }],
    settings: { mode: "standard", longest: 12 },
    seed: 5,
  });
  await toThePreparation(ada, bo);
  const [mine, theirs] = ada.view!.seats.map(({ items }) => items[0]!) as [Piece, Piece];
  const named = await names(ada);
  const [hers, his] = [named(mine), named(theirs)];
  const [card, cardOfBo] = [ada.offerCard, bo.offerCard];

  const cloth = page.getByRole("region", { name: "Bargaining" });
  const lay = (whose: RegExp, die: RegExp) =>
    cloth.getByRole("region", { name: whose }).getByRole("button", { name: die }).first().click();
  await page.getByRole("list", { name: "Seats" }).locator(".mini.lit").click();
  await page
    .locator("[popover]:popover-open")
    .getByRole("button", { name: /^Bargain with Bo/ })
    .click();
  await lay(/^What you have/, new RegExp(`^${hers}`));
  await expect(card).toContainText(`You give Bo ${hers}`);
  await cloth.getByRole("button", { name: /^Bo to you/ }).click();
  await ada.table.prompt.getByRole("button", { name: "No harm", exact: true }).click();
  await cloth
    .getByRole("button", { name: /no harm in this fight/ })
    .first()
    .click();
  await expect(card).toContainText("no harm");
  await card.getByRole("button", { name: /no harm/ }).click();
  await expect(card).not.toContainText("no harm");
  const die = cloth.getByRole("region", { name: "What Bo has" }).locator(`[data-piece="${theirs.piece}"]`);
  await die.dragTo(cloth.getByRole("region", { name: "Bo gives" }));
  const laid = (term: string) =>
    card.getByRole("button", { name: `Leave it out: Bo gives you ${his}, ${term}` });
  const turn = (term: string) =>
    expect(async () => {
      const button = card.getByRole("button", { name: `Bo gives you ${his}, ${term}`, exact: true });
      if (!(await laid(term).isVisible())) await button.click({ timeout: 5_000 });
      await expect(laid(term)).toBeVisible({ timeout: 5_000 });
    }).toPass();
  await expect(laid("now")).toBeVisible();
  await turn("if the fight is won");
  await turn("now");
  await ada.table.prompt.getByRole("button", { name: "Propose it" }).click();

  await expect(cardOfBo).toContainText(`You give Ada ${his}`);
  await expect(cardOfBo).toContainText(`Ada gives you ${hers}`);
  await bo.table.prompt.getByRole("button", { name: "Agree" }).click();

  for (const { table } of [ada, bo]) await expect(table.log).toContainText("It is agreed");
  await expect(async () => {
    const [before, after] = [mine, theirs].map(({ piece }) => String(piece));
    expect(await pieces(ada)).toContain(after);
    expect(await pieces(ada)).not.toContain(before);
    expect(await pieces(bo)).toContain(before);
    expect(await pieces(bo)).not.toContain(after);
  }).toPass();
});
