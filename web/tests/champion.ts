// A player's hands at a table of Barricades Mode: with the mouse, a finger or the keys alone.
import { expect, type Locator, type Page } from "@playwright/test";
import type { NewTable } from "../src/wire/wire";
import { click, Table, type Press } from "./table";

/** Moments that a table may begin with: see sieges.py. */
export const SIEGES = { siege: 9101, village: 9102, depths: 9103, alone: 9104 } as const;

export class Champion extends Table {
  readonly company: Locator;
  readonly dungeon: Locator;
  /** What the Horde will do tonight. */
  readonly horde: Locator;
  readonly reveal: Locator;

  constructor(page: Page, press: Press = click) {
    super(page, press);
    this.company = page.getByRole("region", { name: "Champions" });
    this.dungeon = page.getByRole("region", { name: "Dungeon", exact: true });
    this.horde = page.getByRole("status", { name: "The Horde" });
    this.reveal = page.getByRole("region", { name: "The Guardian is revealed" });
  }

  async begin(scene: keyof typeof SIEGES, places: NewTable["places"]): Promise<void> {
    await this.open({ game: "barricades", places, seed: SIEGES[scene], settings: {} });
  }

  /** A die before me, by what it shows. */
  die(name: string): Locator {
    return this.company.getByRole("button", { name: new RegExp(`^${name}: (?!.*Resolved)`) });
  }

  building(name: string): Locator {
    return this.village.getByRole("button", { name: new RegExp(`^${name}\\. `) });
  }

  barricade(name: string): Locator {
    return this.village.getByRole("button", { name: new RegExp(`^Barricade: ${name}`) });
  }

  /** A place of the Dungeon, or whoever lives there. */
  place(name: string): Locator {
    return this.dungeon.getByRole("button", { name: new RegExp(`^${name}[.,] `) });
  }

  figure(name: string): Locator {
    return this.page.getByRole("button", { name: new RegExp(`^Figure: ${name}`) });
  }

  card(name: string): Locator {
    return this.hand.getByRole("button", { name: new RegExp(`^${name},`) });
  }

  battle(where: string): Locator {
    return this.page.getByRole("region", { name: `Battle in ${where}` });
  }

  /** Side by side nobody waits for the next question: only for one to answer. */
  override async answerOn(target: Locator, meant = /./): Promise<boolean> {
    await this.page.locator("[data-question]").waitFor();
    await this.give(target, meant);
    return true;
  }

  /** Goes to a place of the Dungeon, beside whoever lives there. */
  async go(room: string): Promise<void> {
    await this.page.locator("[data-question]").waitFor();
    await this.give(this.place(room), /./, { x: 20, y: 44 });
  }

  override say(answer: string | RegExp): Promise<boolean> {
    return this.answerOn(this.prompt.locator(".answers").getByRole("button", { name: answer }));
  }

  /** Carries one thing onto another. */
  async carry(from: Locator, to: Locator): Promise<void> {
    const before = await this.question();
    const middle = async (each: Locator) => {
      const box = (await each.boundingBox())!;
      return [box.x + box.width / 2, box.y + box.height / 2] as const;
    };
    await this.page.mouse.move(...(await middle(from)));
    await this.page.mouse.down();
    await this.page.mouse.move(...(await middle(to)), { steps: 8 });
    await this.page.mouse.up();
    await this.settle(before);
  }

  /** Until the page asks this. */
  async isAsked(what: RegExp): Promise<void> {
    await expect(this.prompt.locator(".question")).toContainText(what);
  }
}
