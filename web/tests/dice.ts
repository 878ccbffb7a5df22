// A person at a table of Dungeon Dice: what the page asks, how it is answered there, how often on others' turns.
import { expect, type Locator, type Page } from "@playwright/test";
import type { Bargain, Combat, Offer, Open, Side, View } from "../src/wire/dungeon_dice";
import type { NewTable, ServerMessage } from "../src/wire/wire";
import { Table } from "./table";

export class Hero {
  readonly table: Table;
  readonly name: string;
  readonly seat: number;
  readonly fight: Locator;
  readonly standing: Locator;
  readonly bargains: Locator;
  /** The card of the offer one has to answer. */
  readonly offerCard: Locator;
  /** What the stream said last: the table, the number of the open question. */
  view: View | null = null;
  #question = -1;
  /** The question on the page that is being answered. */
  #standing = -1;
  /** Every line of the log, and in what sort of combat it was told. */
  readonly heard: { text: string; mode: string }[] = [];
  /** Turns of others, and the questions this person was asked on them by name. */
  readonly foreignTurns = new Set<string>();
  readonly foreignQuestions = new Map<string, string>();

  constructor(page: Page, name: string, seat: number) {
    this.table = new Table(page);
    this.name = name;
    this.seat = seat;
    this.fight = page.getByRole("region", { name: "Combat" });
    this.standing = page.getByRole("group", { name: "How the combat stands" });
    this.bargains = page.getByRole("button", { name: /^Bargains: / });
    this.offerCard = page.getByRole("region", { name: "Bargaining" }).getByRole("article");
    page.on("websocket", (line) =>
      line.on("framereceived", ({ payload }) =>
        this.#hear(line.url(), JSON.parse(String(payload)) as ServerMessage),
      ),
    );
  }

  get page(): Page {
    return this.table.page;
  }

  #hear(table: string, message: ServerMessage): void {
    if (message.type !== "update" || !message.view) return;
    this.view = message.view as View;
    const mode = this.combat?.mode ?? "";
    for (const { lines } of message.entries) this.heard.push(...lines.map(([text]) => ({ text, mode })));
    this.#question = message.question;
    const { turn, turns, ask } = this.view;
    if (!turns || turn === this.seat || this.view.result) return;
    this.foreignTurns.add(`${table} ${turns}`);
    if (ask) this.foreignQuestions.set(`${table} ${message.question}`, ask.question);
  }

  get combat(): Combat | null {
    return this.view?.combat ?? null;
  }

  /** A combatant of the fight on the table; -1 is the monster. */
  fighter(who: number): Side | undefined {
    return this.combat?.sides.find((side) => side.who === who);
  }

  /** Where that combatant stands on the page. */
  combatant(who: number): Locator {
    return this.fight.locator(`[data-zone="combat:${who}"]`);
  }

  /** The question that stands on the page now. */
  async asked(): Promise<Open | null> {
    this.#standing = await this.table.question();
    return this.#standing === this.#question ? (this.view?.ask ?? null) : null;
  }

  /** Whether it still stands: somebody else may have closed the window meanwhile. */
  async stillAsked(): Promise<boolean> {
    return (await this.table.question()) === this.#standing;
  }

  async over(): Promise<boolean> {
    return this.view?.result != null && (await this.table.score.count()) > 0;
  }

  /** Gives an answer with the mouse: by its button there, or from the list of all. */
  give(ask: Open, offer: Offer, where = this.table.prompt.locator(".answers")): Promise<void> {
    const alike = ask.offers.filter(({ label }) => label === offer.label);
    const here = this.page.locator(`:root:has([data-question="${this.#standing}"])`); // and at no later one
    const buttons = here.locator(where).getByRole("button", { name: offer.label, exact: true });
    return this.#answer(`${ask.question}: ${offer.name}`, async () => {
      await this.page.mouse.move(2, 300); // off the buttons, which tell more under a pointer
      if ((await buttons.count()) === alike.length) return buttons.nth(alike.indexOf(offer)).click();
      const listed = here.locator(".listed");
      if ((await listed.count()) === 0) await here.getByRole("button", { name: /^All \d+/ }).click();
      await listed.nth(ask.offers.indexOf(offer)).click();
    });
  }

  /** Gives an answer by its key, if it has one. */
  type(ask: Open, offer: Offer): Promise<void> {
    if (offer.index >= 9) return this.give(ask, offer);
    return this.#answer(`${ask.question}: ${offer.name}`, () =>
      this.page.keyboard.press(String(offer.index + 1)),
    );
  }

  /** Answers once, and waits until the question is gone; others may have closed it before. */
  async #answer(what: string, answer: () => Promise<void>): Promise<void> {
    if (!(await this.stillAsked())) return;
    const gone = expect(this.table.prompt, what).not.toHaveAttribute("data-question", String(this.#standing));
    const given = answer();
    given.catch(() => {}); // there is nothing to press any more
    await Promise.race([gone, given]);
    await gone;
  }

  /** The offer that waits for this person's answer. */
  get offer(): Bargain | undefined {
    return this.view?.bargains.find((bargain) => bargain.waits_for.includes(this.seat));
  }

  /** Opens the contracts in force, and reads the card of the one. */
  async readContract(): Promise<Locator> {
    await this.bargains.click();
    const card = this.page.getByRole("dialog", { name: "Bargains" }).getByRole("article");
    return card.filter({ hasText: "Agreed" });
  }

  async closeDialog(): Promise<void> {
    await this.page.keyboard.press("Escape");
    await expect(this.page.locator("dialog[open]")).toHaveCount(0);
  }

  get rolled(): boolean {
    return this.combat?.sides.every((side) => side.rolled) ?? false;
  }

  /** Both totals, as the page shows them. */
  get score(): RegExp {
    const [left, right] = this.combat!.camps;
    return new RegExp(`${left!.total}\\s*:\\s*${right!.total}`);
  }

  /** The names around the table. */
  async names(): Promise<string[]> {
    const seats = this.page.getByRole("list", { name: "Seats" }).locator("li .name");
    return seats.allTextContents();
  }

  /** How many questions each turn of another brought, on average. */
  get promptsPerForeignTurn(): number {
    return this.foreignQuestions.size / Math.max(1, this.foreignTurns.size);
  }

  /** The same in words, question by question. */
  get report(): string {
    const counted = new Map<string, number>();
    for (const question of this.foreignQuestions.values())
      counted.set(question, (counted.get(question) ?? 0) + 1);
    const most = [...counted].sort(([, one], [, other]) => other - one);
    return (
      `${this.name}: ${this.promptsPerForeignTurn.toFixed(2)} questions a foreign turn ` +
      `(${this.foreignQuestions.size} in ${this.foreignTurns.size}): ` +
      most.map(([question, times]) => `${question} ${times}`).join(", ")
    );
  }
}

/** Waits until one of them is asked, by the stream and on the page; false when the game is over for all. */
export async function somebodyAsked(...heroes: Hero[]): Promise<boolean> {
  let asked = false;
  await expect(async () => {
    const asks = await Promise.all(heroes.map((hero) => hero.asked()));
    asked = asks.some((ask) => ask !== null);
    if (!asked) expect(await Promise.all(heroes.map((hero) => hero.over()))).not.toContain(false);
  }).toPass({ intervals: [20] });
  return asked;
}

/** One opens a table, and the other sits down by the link. */
export async function sitDown(one: Hero, other: Hero, wanted: Partial<NewTable>): Promise<void> {
  await one.table.open({ game: "dungeon_dice", ...wanted });
  await other.page.goto(one.page.url());
  await other.page.getByRole("button", { name: "Sit here" }).click();
  await one.page.getByRole("button", { name: "Start the game" }).click();
}
