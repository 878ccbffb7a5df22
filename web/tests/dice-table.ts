// A player's hands at a table of Dungeon Dice: a short game, answered on the dice themselves.
import { expect, type Locator, type Page } from "@playwright/test";
import { click, Table, type Press } from "./table";

/** A short game against bots. */
const SHORT = {
  game: "dungeon_dice",
  places: [{ sort: "me" }, { sort: "bot", bot: "thumb" }, { sort: "bot", bot: "thumb" }],
  settings: { mode: "standard", goal: 2, longest: 24 },
} as const;

/** Whatever the hint marks, wherever it is answered. */
export const HINTED =
  ".piece.hinted > .hit, .hero.hinted, .choice.hinted, .card .hinted, .answers .hinted, .gear button.hinted";

export class DiceTable extends Table {
  readonly fight: Locator;
  readonly mine: Locator;
  readonly aiming: Locator;
  /** The button that lists all answers; it is gone while one is under way. */
  readonly all: Locator;

  constructor(page: Page, press: Press = click) {
    super(page, press);
    this.fight = page.getByRole("region", { name: "Combat" });
    this.mine = page.getByRole("group", { name: "Your dice" });
    this.aiming = page.locator(".aim");
    this.all = this.prompt.getByRole("button", { name: /^All \d+/ });
  }

  async begin(seed = 5, settings: object = {}): Promise<void> {
    await this.open({
      ...SHORT,
      places: [...SHORT.places],
      settings: { ...SHORT.settings, ...settings },
      seed,
    });
    await this.asked();
  }

  /** Answers as the hint says, on the dice wherever they are lit: aims, chooses from a menu, confirms. */
  override async act(): Promise<void> {
    const before = await this.question();
    if (!(await this.hinted(before))) return;
    for (let presses = 0; presses < 40; presses++) {
      const stands = await this.standing();
      if (stands.question !== before) return;
      const lit = this.page.locator(HINTED);
      if (stands.menu) await this.press(this.page.locator("[popover]:popover-open .hinted").first());
      else if (stands.confirms) await this.press(this.prompt.locator(".answers .primary"));
      else if (await lit.count()) await this.press(lit.first());
      else if (await this.all.count()) {
        await this.press(this.all);
        await this.press(this.page.locator(".listed.hinted"));
      }
      await this.moved(stands);
    }
    await expect(this.prompt).not.toHaveAttribute("data-question", String(before));
  }

  /** Gives an answer from the list of all, the first with these words. */
  async choose(words: RegExp): Promise<void> {
    const before = await this.question();
    const many = (await this.all.count()) > 0;
    if (many) await this.press(this.all);
    const answers = this.page.locator(many ? ".listed" : ".answers .button");
    await this.press(answers.filter({ hasText: words }).first());
    await this.settle(before);
    await this.asked(before);
  }

  /** How far the answer has come. */
  standing(): Promise<Standing> {
    return this.page.evaluate(standing);
  }

  /** Waits until it has come further, and what it means is known: every press counts. */
  async moved(from: Standing): Promise<void> {
    const further = async () => {
      const now = await this.standing();
      expect(now).not.toEqual(from);
      expect(now.weighs).toBe(false);
    };
    await expect(further).toPass({ intervals: [20], timeout: 60_000 });
  }

  /** Plays on as hinted until a question of that kind stands there, told by the words of the prompt. */
  async until(words: RegExp, most = 60): Promise<void> {
    for (let answers = 0; answers < most; answers++) {
      if (words.test((await this.prompt.locator(".question").textContent()) ?? "")) return;
      if (!(await this.answer())) break;
    }
    throw new Error(`never asked: ${words}`);
  }
}

export interface Standing {
  readonly question: number;
  readonly menu: boolean;
  readonly confirms: boolean;
  /** Whether the meaning of an answer is still on its way. */
  readonly weighs: boolean;
  /** The dice that are lit now: others while one takes aim. */
  readonly lit: readonly string[];
}

function standing(): Standing {
  const there = (selector: string) => document.querySelector(selector) !== null;
  return {
    question: Number(document.querySelector<HTMLElement>("[data-question]")?.dataset.question ?? -1),
    menu: there("[popover]:popover-open .hinted"),
    confirms: there("[data-question] .means"),
    weighs: there("[data-question][aria-busy=true]"),
    lit: [...document.querySelectorAll<HTMLElement>(".aim, .piece.lit")].map(
      (each) => each.dataset.piece ?? each.className,
    ),
  };
}
