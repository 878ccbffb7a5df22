// How a printed card reads: its sort (frame, symbol, word), its classes and its figures, each in its fixed place.
import { compared, type Figure, type Print } from "../../table/objects/card/print";
import { capital } from "../../table/objects/words";
import type { Card, PrintedCard } from "../../wire/thunderstone";
import icons from "./icons.json?pictures";
import symbols from "./symbols.json?icons";

/** The word for each sort of card, and the colour of its frame. */
const SORTS = {
  hero: ["Hero", "#2b5a97"],
  militia: ["Hero", "#705236"],
  weapon: ["Weapon", "#56606b"],
  spell: ["Spell", "#66399c"],
  item: ["Item", "#35702f"],
  villager: ["Villager", "#8a5c0c"],
  monster: ["Monster", "#98222c"],
  guardian: ["Guardian", "#98222c"],
  horde: ["Monster", "#98222c"],
  trap: ["Trap", "#231f1c"],
  stone: ["Thunderstone", "color-mix(in oklab, #c5d5e6 45%, #1d3a5c)"],
  disease: ["Disease", "#666d12"],
  experience: ["Experience", "#705236"],
} as const;

export type Sort = keyof typeof SORTS;

/** The sorts that a type of card names otherwise. */
const BY_TYPE: Record<string, Sort> = { placeholder: "horde", thunderstone: "stone", xp: "experience" };

/** What a card is to the eye: one frame colour, one symbol, one word. */
export function sortOf({ type, classes }: PrintedCard): Sort {
  if (type in SORTS) return type as Sort;
  const among = (["militia", "weapon", "spell", "villager"] as const).find((sort) => classes.includes(sort));
  return BY_TYPE[type] ?? among ?? "item";
}

export const wordOf = (printed: PrintedCard): string => SORTS[sortOf(printed)][0];
export const toneOf = (printed: PrintedCard): string => SORTS[sortOf(printed)][1];

const SAID_BY_WORD = new Set(["hero", "weapon", "spell", "item", "villager", "guardian", "trap"]);
const NEVER_SAID = new Set(["thunderstone", "disease", "special", "xp"]);

/** The classes besides the word itself: Fighter, Cleric; Edged; Undead, Doom. */
export function classesOf(printed: PrintedCard): string[] {
  return printed.classes.filter((name) => !SAID_BY_WORD.has(name) && !NEVER_SAID.has(name)).map(capital);
}

/** The word for each figure, and the colour of its symbol. */
export const STATS = {
  health: ["health", "#a81f22"],
  strength: ["strength", "#1f568f"],
  weight: ["weight", "#4b545c"],
  attack: ["attack", "#7d2b12"],
  magic: ["magic attack", "#66399c"],
  light: ["light", "#9a5a00"],
  gold: ["gold", "#8a5f00"],
  xp: ["XP", "#7a4b8f"],
  vp: ["VP", "#96661a"],
} as const;

export type Stat = keyof typeof STATS;

/** What is known of a card beyond its print: numbers as they stand in a hand or in the hall. */
export type Standing = Partial<Record<Stat, number>>;

/** The rail on the left edge: what a card is and does in a fight, always in this order. */
export function fighting(printed: PrintedCard, now: Standing = {}): Figure[] {
  const prey = printed.health > 0;
  const found: Figure[] = [];
  if (prey) found.push(figure("health", now.health ?? printed.health, printed.health));
  if (printed.strength > 0)
    found.push(figure("strength", now.strength ?? printed.strength, printed.strength));
  if (printed.weight > 0) found.push(figure("weight", printed.weight));
  for (const stat of ["attack", "magic", "light"] as const) {
    const [usual, standing] = [printed[stat], now[stat]];
    if (standing) found.push(figure(stat, standing, usual));
    else if (usual) {
      const tone = prey ? "trophy" : standing === undefined ? "plain" : "idle";
      found.push({ ...figure(stat, usual), tone });
    }
  }
  return found;
}

/** The foot of a card beside its price: what it brings, always in this order. */
export function worth(printed: PrintedCard, now: Standing = {}): Figure[] {
  const found: Figure[] = [];
  for (const stat of ["gold", "xp", "vp"] as const) {
    const usual = printed[stat];
    const value = now[stat] ?? usual;
    if (value === null || (value === 0 && stat !== "vp")) continue;
    found.push(figure(stat, value));
  }
  return found;
}

function figure(stat: Stat, value: number, printed = value): Figure {
  const [word, colour] = STATS[stat];
  return {
    stat,
    word,
    body: symbols[stat],
    colour,
    value,
    tone: compared(value, printed),
    unit: word === word.toUpperCase(),
  };
}

/** The whole card as it is drawn. */
export function printOf(printed: PrintedCard, now: Standing = {}): Print {
  const sort = sortOf(printed);
  return {
    name: printed.name,
    tone: toneOf(printed),
    picture: icons[printed.id] ?? symbols[sort], // a pack of somebody's own brings no icons
    sort: { body: symbols[sort], word: wordOf(printed), classes: classesOf(printed) },
    figures: fighting(printed, now),
    text: printed.text,
    cost: printed.cost,
    worth: worth(printed, now),
    level: printed.level,
    prize: printed.trophy ? { body: symbols.trophy, word: "Trophy" } : undefined,
  };
}

/** A hand card as it stands; only the party that the totals speak of has figures of its own. */
export function standing(card: Card, counted: boolean): Standing {
  const { strength, attack, magic, light } = card;
  return counted ? { strength, attack, magic, light } : { strength };
}
