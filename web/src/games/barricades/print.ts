// How a printed thing reads: its sort (frame, symbol, word), its keywords and its figures, each in its fixed place.
import { compared, type Figure, type Print } from "../../table/objects/card/print";
import { capital } from "../../table/objects/words";
import type { PrintedCard } from "../../wire/barricades";
import icons from "./icons.json?pictures";
import symbols from "./symbols.json?icons";

/** The word for each sort, and the colour of its frame. */
const SORTS: Record<string, readonly [string, string]> = {
  hero: ["Hero", "#2b5a97"],
  stack: ["Hero stack", "#2b5a97"],
  weapon: ["Weapon", "#56606b"],
  spell: ["Spell", "#66399c"],
  item: ["Item", "#35702f"],
  ally: ["Ally", "#8a5c0c"],
  wound: ["Wound", "#7a1710"],
  curse: ["Curse", "#666d12"],
  monster: ["Monster", "#98222c"],
  group: ["Monster group", "#98222c"],
  guardian: ["Guardian", "#5c0f1c"],
  room: ["Room", "#4b4038"],
  map: ["Map", "#4b4038"],
  location: ["Location", "#8a5c0c"],
  barricade: ["Barricade", "#6b4a24"],
  chit: ["Chit", "#a03a10"],
  gear: ["Gear token", "#1f6a6a"],
  prestige: ["Prestige class", "#6a3d7c"],
  guild: ["Guild", "#1f6a6a"],
  face: ["Guardian die", "#231f1c"],
  medal: ["Medal", "#8a5c0c"],
  champion: ["Champion", "#2b5a97"],
  board: ["Champion board", "#2b5a97"],
  difficulty: ["Difficulty", "#705236"],
};
const SPECIAL = "#8a5c0c";

export const toneOf = (printed: PrintedCard): string =>
  ["item", "weapon", "spell", "ally"].includes(printed.sort) && /^(Treasure|Legendary)/.test(printed.type)
    ? `color-mix(in oklab, ${SORTS[printed.sort]![1]} 55%, ${SPECIAL})`
    : (SORTS[printed.sort]?.[1] ?? "#705236");

export const wordOf = (printed: PrintedCard): string => SORTS[printed.sort]?.[0] ?? capital(printed.sort);

/** Its own picture, or that of all levels of a Hero, of all Monsters of a kind. */
export const pictureOf = (printed: PrintedCard): string | undefined =>
  icons[printed.id] ?? icons[printed.group] ?? symbols[printed.sort];

/** The word for each figure, and the colour of its symbol. */
export const STATS = {
  physical: ["physical Attack", "#7d2b12"],
  magic: ["magic Attack", "#66399c"],
  attack: ["Attack", "#7d2b12"],
  skill: ["Skill", "#1f568f"],
  need: ["Skill needed", "#4b545c"],
  light: ["Light", "#9a5a00"],
  gold: ["gold", "#8a5f00"],
  health: ["Health", "#a81f22"],
  dice: ["dice of Health", "#a81f22"],
  armor: ["Armor", "#4b545c"],
  resistance: ["Magic resistance", "#66399c"],
  wound: ["Wounds", "#98222c"],
  wound_card: ["Wound cards", "#7a1710"],
  xp: ["XP", "#7a4b8f"],
  treasure: ["Treasures", "#8a5c0c"],
  level: ["XP to level up", "#7a4b8f"],
} as const;

export type Stat = keyof typeof STATS;

const SYMBOLS: Partial<Record<Stat, string>> = { need: "skill" };

export function figure(stat: Stat, value: number, printed = value): Figure {
  const [word, colour] = STATS[stat];
  return { stat, word, body: symbols[SYMBOLS[stat] ?? stat], colour, value, tone: compared(value, printed) };
}

/** What is known of a thing beyond its print: numbers as they stand in play or in a room. */
export type Standing = Partial<Record<Stat, number>>;

/** What a card is and does in a battle, on its rail; a Monster's own or a room's. */
export function fighting(printed: PrintedCard, now: Standing = {}): Figure[] {
  const { fight, attack_type, attack, skill, skill_req, light } = printed;
  if (fight) {
    const found: Figure[] = [];
    const own = { health: fight.health, dice: fight.dice, armor: fight.armor, resistance: fight.resistance };
    for (const stat of ["health", "dice", "armor", "resistance"] as const) {
      const value = now[stat] ?? own[stat];
      if (value) found.push(figure(stat, value, own[stat]));
    }
    return light ? [...found, figure("light", light)] : found;
  }
  const found: Figure[] = [];
  for (const stat of ["physical", "magic"] as const) {
    const usual = attack_type === stat || (stat === "physical" && attack_type === "" && attack) ? attack : 0;
    const value = now[stat] ?? usual;
    if (value) found.push(figure(stat, value, usual));
    else if (usual) found.push({ ...figure(stat, usual), tone: "idle" });
  }
  if (skill || (now.skill ?? -1) >= 0) found.push(figure("skill", now.skill ?? skill, skill));
  if (skill_req) found.push(figure("need", skill_req));
  if (light) found.push(figure("light", light));
  return found;
}

/** What it brings: gold, or the rewards of a Monster. */
export function worth({ gold, fight, level_xp }: PrintedCard): Figure[] {
  const found: Figure[] = [];
  if (gold) found.push(figure("gold", gold));
  if (level_xp >= 0) found.push(figure("level", level_xp));
  if (fight?.wounds) found.push(figure("wound", fight.wounds));
  if (fight?.wound_cards) found.push(figure("wound_card", fight.wound_cards));
  if (fight?.xp) found.push(figure("xp", fight.xp));
  if (fight?.treasure) found.push(figure("treasure", fight.treasure));
  return found;
}

/** The whole thing as it is drawn. */
export function printOf(printed: PrintedCard, now: Standing = {}): Print {
  return {
    name: printed.name,
    tone: toneOf(printed),
    picture: pictureOf(printed),
    sort: {
      body: symbols[printed.sort],
      word: wordOf(printed),
      classes: printed.keywords.filter((word) => word !== wordOf(printed)),
    },
    figures: fighting(printed, now),
    text: printed.text,
    cost: printed.cost || null,
    worth: worth(printed),
    ...(printed.sort === "hero" || printed.sort === "monster" ? { level: printed.level } : {}),
  };
}
