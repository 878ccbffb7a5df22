// How a printed card reads: its sort (frame, symbol, word), its classes and its figures, each in its fixed place.
import { compared, type Figure, type Print } from "../../table/objects/card/print";
import { capital } from "../../table/objects/words";
import type { PrintedCard } from "../../wire/dungeoneer";
import icons from "./icons.json?pictures";
import symbols from "./symbols.json?icons";

/** The word for each sort of card, and the colour of its frame. */
const SORTS = {
  hero: ["Hero", "#2b5a97"],
  boon: ["Boon", "#1f6a6a"],
  treasure: ["Treasure", "#8a5c0c"],
  bane: ["Bane", "#66399c"],
  monster: ["Monster", "#98222c"],
  trap: ["Trap", "#231f1c"],
  quest: ["Quest", "#35702f"],
  dungeon: ["Dungeon", "#56606b"],
  wilderness: ["Wilderness", "#5d6a1c"],
} as const;

export type Sort = keyof typeof SORTS;

/** What a card is to the eye: one frame colour, one symbol, one word. */
export function sortOf({ sort, subtype, space }: PrintedCard): Sort {
  if (space) return space.border === "wilderness" ? "wilderness" : "dungeon";
  if (sort === "encounter") return subtype === "trap" ? "trap" : "monster";
  return sort in SORTS ? (sort as Sort) : "boon";
}

export const toneOf = (printed: PrintedCard): string => SORTS[sortOf(printed)][1];

/** The word for each figure, and the colour of its symbol. */
export const STATS = {
  melee: ["Melee", "#7d2b12"],
  magic: ["Magic", "#66399c"],
  speed: ["Speed", "#1f568f"],
  life: ["Life", "#a81f22"],
  glory: ["Glory", "#8a5f00"],
  peril: ["Peril", "#98222c"],
} as const;

export type Stat = keyof typeof STATS;
export const FORMS = ["melee", "magic", "speed"] as const;

/** The word for a score that a Threat may name. */
export const statName = (stat: string): string => capital(stat);

export function figure(stat: Stat, value: number, printed = value): Figure {
  const [word, colour] = STATS[stat];
  return { stat, word, body: symbols[stat], colour, value, tone: compared(value, printed) };
}

/** What is known of a card beyond its print. */
export interface Standing {
  readonly life?: number;
}

/** Its scores and Life: a monster's as printed, a hero's at the lowest Level, a space's Glory and Peril. */
function figures(printed: PrintedCard, now: Standing): Figure[] {
  const foe = printed.monster ?? printed.quest?.foe;
  const scores = foe?.scores ?? printed.hero?.levels[0];
  const life = foe?.life ?? printed.hero?.life ?? 0;
  if (printed.space) return [figure("glory", printed.space.glory), figure("peril", printed.space.peril)];
  if (!scores) return [];
  const shown = FORMS.map((form, at) => figure(form, scores[at]!));
  return life ? [...shown, figure("life", now.life ?? life, life)] : shown;
}

/** What it is besides its sort: undead, a spell, worn as boots, played in response. */
function classesOf(printed: PrintedCard): string[] {
  const { subtype, tags, quest, hero, time, space } = printed;
  if (space) return [capital(subtype), ...space.terrain.map(capital)];
  if (quest) return quest.types.map(capital);
  if (hero) return [capital(hero.race), capital(hero.calling)];
  const own = printed.sort === "encounter" ? tags.map(capital) : [capital(subtype)];
  const when = time === "response" || time === "anytime" ? [capital(time)] : [];
  return [...own.filter((word) => !["Monster", "Trap"].includes(word)), ...when];
}

/** The whole card as it is drawn. */
export function printOf(printed: PrintedCard, now: Standing = {}): Print {
  const sort = sortOf(printed);
  const price = printed.resource === "peril" ? "peril" : "glory";
  return {
    name: printed.name,
    tone: toneOf(printed),
    picture: icons[printed.id] ?? symbols[sort],
    sort: { body: symbols[sort], word: SORTS[sort][0], classes: classesOf(printed) },
    figures: figures(printed, now),
    text: printed.text,
    cost: null,
    worth: printed.resource ? [figure(price, printed.cost)] : [],
  };
}
