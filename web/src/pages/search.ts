// Searching texts by words, marking what was found, and sorting rules into chapters.
import { grouped } from "../shell/grouped";
import type { RuleInfo } from "../wire/wire";

/** The words that are sought, in small letters. */
export function words(sought: string): string[] {
  return sought.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Whether every word is somewhere in these texts. */
export function finds(wanted: readonly string[], ...texts: readonly string[]): boolean {
  const whole = texts.join(" ").toLowerCase();
  return wanted.every((word) => whole.includes(word));
}

export interface Part {
  readonly text: string;
  readonly hit: boolean;
}

/** A text cut into what was sought, words that begin so, and what lies between. */
export function marked(text: string, wanted: readonly string[]): Part[] {
  if (!wanted.length) return [{ text, hit: false }];
  const escaped = wanted.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const parts = text.split(new RegExp(`\\b((?:${escaped.join("|")})\\w*)`, "gi"));
  return parts.map((part, at) => ({ text: part, hit: at % 2 === 1 })).filter((part) => part.text);
}

export interface Chapter {
  readonly title: string;
  readonly anchor: string;
  readonly count: number;
  readonly sections: readonly { readonly title: string; readonly rules: readonly RuleInfo[] }[];
}

/** Rules by chapter and section, in the order of the digest. */
export function chapters(rules: readonly RuleInfo[]): Chapter[] {
  return grouped(rules, (rule) => rule.chapter).map(([title, inside]) => ({
    title,
    anchor: title.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
    count: inside.length,
    sections: grouped(inside, (rule) => rule.section).map(([name, list]) => ({ title: name, rules: list })),
  }));
}
