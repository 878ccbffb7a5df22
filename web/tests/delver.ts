// A player's hands at a table of Dungeoneer: with the mouse, a finger or the keys alone.
import { expect, type Locator, type Page } from "@playwright/test";
import { click, Table, type Press } from "./table";

/** Moments that a table may begin with: see scenes.py. */
export const SCENES = { story: 9001, late: 9002 } as const;

export class Delver extends Table {
  readonly map: Locator;
  /** The Map card in hand. */
  readonly tray: Locator;
  /** Whoever I play, with all that he has. */
  readonly hero: Locator;
  /** What is told of the space that is looked at. */
  readonly way: Locator;
  /** What is aimed at, over the prompt. */
  readonly aim: Locator;
  readonly fight: Locator;
  readonly threat: Locator;
  /** The step of a combat it stands at. */
  readonly step: Locator;

  constructor(page: Page, press: Press = click) {
    super(page, press);
    this.map = page.getByRole("region", { name: "Map", exact: true });
    this.tray = page.getByRole("group", { name: "The Map card in hand" });
    this.hero = page.locator(".mine .hero .hit");
    this.way = this.map.locator("div.way");
    this.aim = page.locator(".aim");
    this.fight = page.getByRole("region", { name: "Combat" });
    this.threat = page.getByRole("region", { name: "Threat" });
    this.step = this.fight.locator("[aria-current=step]");
  }

  async begin(scene: keyof typeof SCENES): Promise<void> {
    const bot = { sort: "bot", bot: "thumb" } as const;
    await this.open({
      game: "dungeoneer",
      places: [{ sort: "me" }, bot, bot],
      seed: SCENES[scene],
      settings: {},
    });
    await this.asked();
  }

  /** A space of the map. */
  space(name: string): Locator {
    return this.map.locator(".space").getByRole("button", { name: new RegExp(`^${name}, `) });
  }

  /** A free place for the Map card in hand. */
  ghost(where: RegExp): Locator {
    return this.map.locator(".ghost-spot").getByRole("button", { name: where });
  }

  card(name: string): Locator {
    return this.hand.getByRole("button", { name: new RegExp(`^${name}`) });
  }

  quest(name: string): Locator {
    return this.page
      .getByRole("region", { name: "Quests" })
      .getByRole("button", { name: new RegExp(`^${name}`) });
  }

  figure(name: string): Locator {
    return this.map.locator(".figure").getByRole("button", { name: new RegExp(`^${name}, `) });
  }

  /** Heroes, free places and whatever else is named lie clear of all that lies over the map. */
  async liesClear(besides = ""): Promise<void> {
    const things = `.figure.me, .figure.lit, .ghost-spot${besides && `, ${besides}`}`;
    await expect.poll(() => this.map.evaluate(hidden, things)).toEqual([]);
  }

  /** Brings up what lies under another tab, where there are tabs. */
  async turnTo(tab: "Hand" | "Gear" | "Quests"): Promise<void> {
    const there = this.page.getByRole("tab", { name: new RegExp(`^${tab} `) });
    if ((await there.count()) && (await there.getAttribute("aria-selected")) !== "true")
      await this.press(there);
  }

  /** Lays the Map card in hand where it fits, whatever it is. */
  async layAnywhere(): Promise<void> {
    await this.press(this.ghost(/./).first());
    await this.answerOn(this.tray.getByRole("button", { name: "Lay it" }));
  }
}

/** What of the map lies under something else, or out of it. */
function hidden(map: Element, things: string): string[] {
  const box = (element: Element) => element.getBoundingClientRect();
  const named = (element: Element) => element.querySelector("button")?.ariaLabel ?? element.className;
  const table = document.querySelector("main.board")!;
  const over = ".bar > *, .tray, div.way, .looks button, .event > *, .aim, .guide, section.prompt";
  const slack = 2; // px that a rim may reach under another
  const scrolls = [...document.querySelectorAll("main.board, main.board .board")].some(
    (board) => board.scrollHeight > board.clientHeight + 1,
  );
  if (scrolls) return ["the board scrolls"];
  return [...map.querySelectorAll(things)].flatMap((thing) => {
    const [a, all] = [box(thing), box(map)];
    const inside = a.left >= all.left && a.right <= all.right && a.top >= all.top && a.bottom <= all.bottom;
    const covers = [...table.querySelectorAll(over)].filter((each) => {
      const b = box(each);
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return Math.min(wide, high) > slack;
    });
    return [
      ...(inside ? [] : [`${named(thing)} is out of sight`]),
      ...covers.map((each) => `${named(thing)} lies under ${each.className}`),
    ];
  });
}
