// What is heard of a table: its places in their order, and every object once, by the name of its button.
import { Champion } from "./champion";
import { Delver } from "./delver";
import { DiceTable } from "./dice-table";
import { expect, test, type Page } from "./fixtures";

const bot = { sort: "bot", bot: "thumb" } as const;

/** The places of a board with names, in the order in which they are read. */
async function places(page: Page): Promise<string[]> {
  const read = await page.locator("main").ariaSnapshot();
  return [...read.matchAll(/^ *- (?:region|group|status) "([^"]+)"/gm)].map(([, name]) => name!);
}

/** Words that are read just before the button that says the same. */
async function readTwice(page: Page): Promise<string[]> {
  const lines = (await page.locator("main").ariaSnapshot()).split("\n").map((line) => line.trim());
  return lines.filter((line, at) => {
    const words = /^- text: "?([A-Z][a-z' ]{5,})/.exec(line)?.[1]?.trim();
    return (
      words && lines.slice(at + 1, at + 4).some((next) => next.includes("button") && next.includes(words))
    );
  });
}

test("the four tables are read from the top to what is mine, and nothing twice", async ({ page, table }) => {
  await table.open({ seed: 3 });
  await table.asked();
  expect(await places(page)).toEqual(
    expect.arrayContaining(["Dungeon hall", "Rank 3", "Village", "What is asked", "Your hand"]),
  );
  const order = (found: string[], ...names: string[]) =>
    expect(found.filter((name) => names.includes(name))).toEqual(names);
  order(await places(page), "Dungeon hall", "Village", "What is asked", "Your hand");
  expect(await readTwice(page)).toEqual([]);

  const dice = new DiceTable(page);
  await dice.begin(5);
  await dice.until(/^Ability phase/);
  order(await places(page), "Bags", "Combat", "How the combat stands", "What is asked", "Your dice");
  expect(await readTwice(page)).toEqual([]);

  const delver = new Delver(page);
  await delver.begin("late");
  order(await places(page), "Quests", "Map", "What is asked");
  expect(await readTwice(page)).toEqual([]);

  const champion = new Champion(page);
  await champion.begin("village", [{ sort: "me" }, bot, bot, bot]);
  await champion.asked();
  order(await places(page), "Champions", "The Horde", "Village", "Dungeon", "What is asked", "Your hand");
  expect(await readTwice(page)).toEqual([]);
});
