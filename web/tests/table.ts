// A player's hands and eyes at a table: what is asked, what lies where, and how it is answered.
import { expect, type Locator, type Page } from "@playwright/test";
import type { NewTable } from "../src/wire/wire";

/** The deal of a table that asks for no other. */
export const SEED = 1;

type Spot = { x: number; y: number };
export type Press = (target: Locator, position?: Spot) => Promise<void>;
export const click: Press = (target, position) => target.click({ position });
export const tap: Press = (target, position) => target.tap({ position });

export class Table {
  readonly page: Page;
  /** Clicks with a mouse, or taps with a finger. */
  readonly press: Press;
  readonly prompt: Locator;
  readonly hand: Locator;
  readonly hall: Locator;
  readonly village: Locator;
  readonly totals: Locator;
  readonly score: Locator;
  readonly zoomed: Locator;
  readonly reasons: Locator;
  readonly log: Locator;
  readonly undo: Locator;
  readonly hint: Locator;
  /** The objects that an answer touches. */
  readonly lit: Locator;
  readonly confirming: Locator;

  constructor(page: Page, press: Press = click) {
    this.page = page;
    this.press = press;
    this.prompt = page.locator("section.prompt");
    this.hand = page.getByRole("group", { name: "Your hand" });
    this.hall = page.getByRole("region", { name: "Dungeon hall" });
    this.village = page.getByRole("region", { name: "Village" });
    this.totals = page.locator(".totals");
    this.score = page.getByRole("dialog", { name: "The score" });
    this.zoomed = page.locator("dialog[open]", { has: page.locator(".zoom") });
    this.reasons = page.locator("[popover][aria-label='Why not']");
    this.log = page.getByRole("log", { name: "Log" });
    this.undo = this.prompt.locator(".undo");
    this.hint = this.prompt.locator("[aria-keyshortcuts=h]");
    this.lit = page.locator(".piece.lit > .hit");
    this.confirming = this.prompt.locator(".means");
  }

  /** The box of a game on the front page. */
  box(game: string): Locator {
    return this.page.getByRole("article", { name: game });
  }

  /** From the front page to the first decision of a first game against a bot. */
  async playNow(game = "Thunderstone"): Promise<void> {
    await this.page.goto("/");
    await this.press(this.box(game).getByRole("button", { name: "Play now" }));
    await this.asked();
  }

  /** Opens a table over HTTP as the guest of this browser, and goes there. */
  async open(wanted: Partial<NewTable> = {}): Promise<string> {
    if (!this.page.url().startsWith("http")) await this.page.goto("/about");
    const token = await this.page.waitForFunction(() => {
      const kept = localStorage.getItem("delvewright.guest");
      return kept && (JSON.parse(kept) as { token: string }).token;
    });
    const reply = await this.page.request.post("/api/tables", {
      headers: { Authorization: `Bearer ${await token.jsonValue()}` },
      data: {
        game: "thunderstone",
        places: [{ sort: "me" }, { sort: "bot", bot: "thumb" }],
        settings: { layout: "first_game" },
        seed: SEED,
        ...wanted,
      },
    });
    expect(reply.ok(), await reply.text()).toBe(true);
    const { id } = (await reply.json()) as { id: string };
    await this.page.goto(`/table/${id}`);
    return id;
  }

  /** The number of the question that is open, or -1. */
  async question(): Promise<number> {
    return Number((await this.prompt.getAttribute("data-question")) ?? -1);
  }

  /** Waits for a question after the one with that number, or for the end; false at the end. */
  async asked(after = -1): Promise<boolean> {
    const found = await this.page.waitForFunction(
      (before) => {
        if (document.querySelector("dialog[open] h2")?.textContent === "The score") return "over";
        const question = document.querySelector<HTMLElement>("[data-question]")?.dataset.question;
        return question !== undefined && Number(question) > before && "asked";
      },
      after,
      { polling: 20 },
    );
    return (await found.jsonValue()) === "asked";
  }

  /** Presses a button of the prompt, and confirms where that is asked. */
  async say(answer: string | RegExp): Promise<boolean> {
    const before = await this.question();
    await this.press(this.prompt.locator(".answers").getByRole("button", { name: answer }));
    await this.settle(before);
    return this.asked(before);
  }

  /** Answers as hinted, and waits for the next question; false at the end. */
  async answer(): Promise<boolean> {
    const before = await this.question();
    await this.act();
    return this.asked(before);
  }

  /** Asks for a hint, by its button or otherwise; false if others have closed the question before it came. */
  async hinted(question: number, ask = () => this.press(this.hint)): Promise<boolean> {
    if (!(await this.prompt.locator(".hint").count())) await ask();
    const found = await this.page.waitForFunction(
      (before) => {
        const now = document.querySelector<HTMLElement>("[data-question]")?.dataset.question;
        if (now === undefined || Number(now) !== before) return "closed";
        return document.querySelector("[data-question] .hint") !== null && "hinted";
      },
      question,
      { polling: 20 },
    );
    return (await found.jsonValue()) === "hinted";
  }

  /** Answers as the table's own hint says: by the lit object, by a button, or from the list of all answers. */
  async act(): Promise<void> {
    const before = await this.question();
    if (!(await this.hinted(before))) return;
    const marked = this.page.locator(".piece.hinted > .hit, .answers .hinted");
    const bare = await marked.evaluateAll(uncovered);
    if (bare) await this.press(marked.nth(bare.at), bare.spot);
    else {
      await this.press(this.prompt.getByRole("button", { name: /^All \d+/ }));
      await this.press(this.page.locator(".listed.hinted"));
    }
    await this.settle(before);
  }

  /** Answers on something: chooses what is meant from a menu, confirms where that is asked, until the next question. */
  async answerOn(target: Locator, meant = /./): Promise<boolean> {
    const before = await this.question();
    await this.give(target, meant);
    return this.asked(before);
  }

  /** Answers on something, and waits for nothing else: others may still be at it. */
  async give(target: Locator, meant = /./, spot?: Spot): Promise<void> {
    const before = await this.question();
    await this.press(target, spot);
    for (;;) {
      const next = await this.comesTo(before);
      if (next === "gone") return;
      if (next === "menu")
        await this.press(
          this.page.locator("[popover]:popover-open button").filter({ hasText: meant }).first(),
        );
      else await this.press(this.prompt.locator(".answers .primary"));
      await expect.poll(() => this.comesTo(before)).not.toBe(next);
    }
  }

  /** What has come of a press. */
  async comesTo(before: number): Promise<"menu" | "confirm" | "gone"> {
    const state = await this.page.waitForFunction(
      (question) => {
        const prompt = document.querySelector<HTMLElement>("[data-question]");
        if (Number(prompt?.dataset.question ?? -1) !== question) return "gone";
        if (prompt!.querySelector(".means") && prompt!.ariaBusy !== "true") return "confirm";
        return document.querySelector("[popover]:popover-open button") ? "menu" : false;
      },
      before,
      { polling: 20 },
    );
    return (await state.jsonValue()) as "menu" | "confirm" | "gone";
  }

  /** What comes of choosing: a small menu, a question whether one is sure, or the question is gone. */
  async follows(before: number): Promise<"menu" | "confirm" | "gone"> {
    const state = await this.page.waitForFunction(
      (question) => {
        if (document.querySelector("[popover]:popover-open .hinted")) return "menu";
        const now = document.querySelector<HTMLElement>("[data-question]")?.dataset.question;
        if (now === undefined || Number(now) !== question) return "gone";
        return document.querySelector("[data-question] .means") ? "confirm" : false;
      },
      before,
      { polling: 20 },
    );
    return (await state.jsonValue()) as "menu" | "confirm" | "gone";
  }

  /** Chooses the hinted one from a small menu if there is one, and confirms if that is asked. */
  async settle(before: number): Promise<void> {
    for (;;) {
      const next = await this.follows(before);
      if (next === "gone") return;
      if (next === "menu") await this.press(this.page.locator("[popover] .hinted").first());
      else await this.press(this.prompt.locator(".answers .primary"));
    }
  }

  /** Plays on as hinted until the score is there; gives the number of answers. */
  async toTheEnd(each: (answers: number) => Promise<void> = async () => {}): Promise<number> {
    let answers = 0;
    while (await this.asked()) {
      await each(answers);
      answers += 1;
      if (!(await this.answer())) break;
    }
    await expect(this.score).toBeVisible();
    return answers;
  }

  /** Goes to the Village, where stacks can be bought and others are too dear. */
  async toTheVillage(): Promise<void> {
    await this.say("Visit the Village");
    await expect(this.lit.first()).toBeVisible();
  }

  /** Opens something from the menu of the table. */
  async fromMenu(item: string): Promise<void> {
    await this.press(this.page.getByRole("button", { name: "Menu", exact: true }));
    await this.press(this.page.getByRole("dialog", { name: "Menu" }).getByText(item, { exact: true }));
  }
}

/** The table of whoever is asked now, and the other's. */
export async function turn(one: Table, other: Table): Promise<[now: Table, other: Table]> {
  let found: [Table, Table] | undefined;
  await expect(async () => {
    if ((await one.question()) >= 0) found = [one, other];
    else if ((await other.question()) >= 0) found = [other, one];
    expect(found).toBeDefined();
  }).toPass({ intervals: [30] });
  return found!;
}

/** Two people play as hinted until both have the score before them. */
export async function untilBothAreDone(one: Table, other: Table): Promise<void> {
  for (let over = false; !over;) {
    await expect(async () => {
      over = (await one.score.count()) > 0;
      const asked = await Promise.all([one.question(), other.question()]);
      expect(over || asked.some((question) => question >= 0)).toBe(true);
    }).toPass({ intervals: [30] });
    if (!over) await (await turn(one, other))[0].act();
  }
  for (const table of [one, other]) await expect(table.score).toBeVisible();
}

/** The first of some elements that shows anywhere, and a spot of it that no other element lies over. */
function uncovered(elements: Element[]): { at: number; spot: Spot } | undefined {
  for (const [at, element] of elements.entries()) {
    const box = element.getBoundingClientRect();
    for (const part of [0.5, 0.15, 0.85]) {
      const spot = { x: box.width * part, y: box.height / 2 };
      const top = document.elementFromPoint(box.x + spot.x, box.y + spot.y);
      if (top && (element === top || element.contains(top))) return { at, spot };
    }
  }
  return undefined;
}
