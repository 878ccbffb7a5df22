// The names of things for a screen reader: everything the eye finds on them, in one sentence or two.
import { printName } from "../../table/objects/card/print";
import { capital, sentences } from "../../table/objects/words";
import type { Exit, PrintedCard, Hurdle, Item, Monster, Quest, Route, Space } from "../../wire/dungeoneer";
import { printOf, statName, type Standing } from "./print";

export const SIDES = ["north", "east", "south", "west"] as const;

/** A card in one sentence, printed or as it stands, and what it does. */
export function cardName(printed: PrintedCard, now: Standing = {}): string {
  return sentences(printName(printOf(printed, now)), ...printed.text);
}

/** The exits of the wilderness have other names. */
const WORDS: Record<string, Record<string, string>> = {
  dungeon: { open: "open", locked: "locked", trapped: "trapped", wall: "wall" },
  wilderness: { open: "open", locked: "lost", trapped: "treacherous", wall: "impassable" },
};

export const exitWord = (border: string, sort: string): string => WORDS[border]?.[sort] ?? sort;

/** "Speed 5+" */
export const threatName = ({ stat, number }: Pick<Hurdle, "stat" | "number">): string =>
  stat ? `${statName(stat)} ${number}+` : `+${number}`;

function exitName({ side, sort, printed, hurdle, to, passable }: Exit, border: string): string {
  const what = exitWord(border, sort);
  const was = sort === "open" && printed === "locked" ? "unlocked" : what;
  const threat = hurdle ? ` ${threatName(hurdle)}` : "";
  const beyond = sort !== "wall" && to >= 0 && !passable ? ", walled off beyond" : "";
  return `${SIDES[side]} ${was}${threat}${beyond}`;
}

/** A way in a few words: "3 moves, up to 5; Speed 5+: 67 in 100". */
export function routeName(route: Route): string {
  const most = route.most > route.moves ? `, up to ${route.most}` : "";
  const moves = `${route.moves} ${route.moves === 1 ? "move" : "moves"} away${most}`;
  const threats = route.hurdles.filter(({ odds }) => odds >= 0).map(threatName);
  const odds = threats.length ? `${threats.join(", ")}: ${route.odds} in 100` : "";
  return [moves, odds].filter(Boolean).join("; ");
}

/** A space: what it is, what it gives, its exits, who and what is there, and how one gets there. */
export function spaceName(
  space: Space,
  printed: PrintedCard,
  people: readonly string[],
  quests: readonly string[],
  route: Route | undefined,
): string {
  const { glory, peril, obstacle, links, exits, border } = space;
  return sentences(
    `${printed.name}, ${printed.type}`,
    space.new ? `Glory ${glory}, Peril ${peril}` : `Glory ${glory} and Peril ${peril} are taken`,
    `Exits: ${exits.map((exit) => exitName(exit, border)).join(", ")}`,
    obstacle ? `${capital(obstacle.sort)} ${threatName(obstacle)}` : "",
    links.map((link) => `${capital(link.sort)} ${link.letter}`).join(", "),
    space.ice ? "Ice" : "",
    people.length ? `Here: ${people.join(", ")}` : "",
    quests.length ? `Quests lead here: ${quests.join(", ")}` : "",
    ...printed.text,
    route ? routeName(route) : "",
  );
}

/** A Quest: what is to be done next, how far that is, how likely the roll. */
export function questName(quest: Quest, printed: PrintedCard): string {
  return sentences(
    printed.name,
    quest.need,
    awayName(quest),
    quest.odds >= 0 ? `${quest.odds} in 100` : "",
    quest.tried ? "Tried this turn" : "",
    quest.token ? "Its token is with you" : "",
    ...printed.text,
  );
}

/** How far the place of a Quest is: "2 moves away", "not on the map yet". */
export function awayName(quest: Quest): string {
  const goal = quest.goals[quest.stage];
  if (!goal) return "anywhere";
  if (goal.moves === 0) return "here";
  if (goal.moves > 0) return `${goal.moves} ${goal.moves === 1 ? "move" : "moves"} away`;
  return goal.spaces.length ? "no way there" : "not on the map yet";
}

export function itemName(item: Item, printed: PrintedCard): string {
  const many = item.tokens === 1 ? "1 token" : `${item.tokens} tokens`;
  return sentences(
    cardName(printed, item.life ? { life: item.life } : {}),
    item.tokens ? many : "",
    item.spent ? "Used" : "",
  );
}

export function monsterName(monster: Monster, printed: PrintedCard): string {
  return sentences(
    cardName(printed, { life: monster.life }),
    monster.form ? `Attacks with ${statName(monster.form)}` : "",
    monster.fought ? "Has attacked this turn" : "",
  );
}
