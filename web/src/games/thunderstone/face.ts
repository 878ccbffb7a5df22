// How a printed card reads: its sort (frame, symbol, word), its classes and its figures, each in its fixed place.
import type { Card, Face } from "../../wire/thunderstone";

export type Sort =
  | "hero"
  | "militia"
  | "weapon"
  | "spell"
  | "item"
  | "villager"
  | "monster"
  | "guardian"
  | "horde"
  | "trap"
  | "stone"
  | "disease"
  | "experience";

const BY_TYPE: Record<string, Sort> = {
  hero: "hero",
  monster: "monster",
  guardian: "guardian",
  horde: "horde",
  placeholder: "horde",
  trap: "trap",
  thunderstone: "stone",
  disease: "disease",
  xp: "experience",
};

/** What a card is to the eye: one frame colour, one symbol, one word. */
export function sortOf(face: Face): Sort {
  const known = BY_TYPE[face.type];
  if (known) return known;
  if (face.classes.includes("militia")) return "militia";
  for (const sort of ["weapon", "spell", "villager", "item"] as const)
    if (face.classes.includes(sort)) return sort;
  return "item";
}

const WORDS: Record<Sort, string> = {
  hero: "Hero",
  militia: "Hero",
  weapon: "Weapon",
  spell: "Spell",
  item: "Item",
  villager: "Villager",
  monster: "Monster",
  guardian: "Guardian",
  horde: "Monster",
  trap: "Trap",
  stone: "Thunderstone",
  disease: "Disease",
  experience: "Experience",
};

export function wordOf(face: Face): string {
  return WORDS[sortOf(face)];
}

const SAID_BY_WORD = new Set(["hero", "weapon", "spell", "item", "villager", "guardian", "trap"]);
const NEVER_SAID = new Set(["thunderstone", "disease", "special", "xp"]);

/** The classes besides the word itself: Fighter, Cleric; Edged; Undead, Doom. */
export function classesOf(face: Face): string[] {
  return face.classes
    .filter((name) => !SAID_BY_WORD.has(name) && !NEVER_SAID.has(name))
    .map((name) => name.charAt(0).toUpperCase() + name.slice(1));
}

export type Stat = "health" | "strength" | "weight" | "attack" | "magic" | "light" | "gold" | "xp" | "vp";

export const STAT_WORDS: Record<Stat, string> = {
  health: "health",
  strength: "strength",
  weight: "weight",
  attack: "attack",
  magic: "magic attack",
  light: "light",
  gold: "gold",
  xp: "XP",
  vp: "VP",
};

/** One number on a card. `tone` says how it stands: as printed, raised, lowered, not counted now, or a trophy's. */
export interface Figure {
  readonly stat: Stat;
  readonly value: number;
  readonly tone: "plain" | "up" | "down" | "idle" | "trophy";
}

/** What is known of a card beyond its print: numbers as they stand in a hand or in the hall. */
export type Standing = Partial<Record<Stat, number>>;

/** The rail on the left edge: what a card is and does in a fight, always in this order. */
export function fighting(face: Face, now: Standing = {}): Figure[] {
  const prey = face.health > 0;
  const found: Figure[] = [];
  if (prey) found.push(compared("health", now.health ?? face.health, face.health));
  if (face.strength > 0) found.push(compared("strength", now.strength ?? face.strength, face.strength));
  if (face.weight > 0) found.push({ stat: "weight", value: face.weight, tone: "plain" });
  for (const stat of ["attack", "magic", "light"] as const) {
    const [printed, standing] = [face[stat], now[stat]];
    if (standing) found.push(compared(stat, standing, printed));
    else if (printed)
      found.push({
        stat,
        value: printed,
        tone: prey ? "trophy" : standing === undefined ? "plain" : "idle",
      });
  }
  return found;
}

/** The foot of a card beside its price: what it brings, always in this order. */
export function worth(face: Face, now: Standing = {}): Figure[] {
  const found: Figure[] = [];
  for (const stat of ["gold", "xp", "vp"] as const) {
    const printed = face[stat];
    const value = now[stat] ?? printed;
    if (value === null || (value === 0 && stat !== "vp")) continue;
    found.push({ stat, value, tone: "plain" });
  }
  return found;
}

function compared(stat: Stat, value: number, printed: number): Figure {
  return { stat, value, tone: value > printed ? "up" : value < printed ? "down" : "plain" };
}

/** A hand card as it stands; only the party that the totals speak of has figures of its own. */
export function standing(card: Card, counted: boolean): Standing {
  const { strength, attack, magic, light } = card;
  return counted ? { strength, attack, magic, light } : { strength };
}
