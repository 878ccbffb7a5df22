// A small Thunderstone table for the tests: printed cards, a view, and the table around it.
import { noting } from "../sample.svelte";
import type { Surroundings } from "./around";
import type { Card, Foe, Open, PrintedCard, Seat, Stack, View } from "../../wire/thunderstone";

const PRICES = {
  cost: null,
  gold: null,
  xp: 0,
  vp: null,
  level: 0,
  level_up: null,
  trophy: false,
  copies: 1,
};
const FIGURES = { strength: 0, weight: 0, attack: 0, magic: 0, light: 0, health: 0 };
const WORDS = { traits: [], trait_rules: [], text: [], rulings: [], note: "", unverified: [], rules: [] };

/** A printed card: "elf_wizard" of group "Elf" is an Elf Wizard. */
function card(
  id: string,
  type: string,
  group: string,
  classes: string,
  more: Partial<PrintedCard>,
): PrintedCard {
  const name = id.replaceAll(/(^|_)(.)/g, (_, before, letter) => (before && " ") + letter.toUpperCase());
  const what = { id, name, type, group, classes: classes.split(" "), pack: "base", provenance: "rulebook" };
  return { ...what, ...PRICES, ...FIGURES, ...WORDS, ...more };
}

const prey = { health: 6, xp: 1 };
const wizard = { strength: 3, magic: 2, light: 1 };
export const kinds: Record<string, PrintedCard> = Object.fromEntries(
  [
    card("militia", "basic", "Militia", "militia hero", { cost: 0, strength: 2, attack: 1 }),
    card("dagger", "basic", "Dagger", "weapon edged", { cost: 3, gold: 1, weight: 2, attack: 1 }),
    card("torch", "basic", "Torch", "item light", { cost: 3, gold: 2, light: 1 }),
    card("elf_wizard", "hero", "Elf", "hero wizard", { ...wizard, cost: 5, level: 1, level_up: 2 }),
    card("elf_sorcerer", "hero", "Elf", "hero wizard", { ...wizard, cost: 8, level: 2, magic: 3, light: 2 }),
    card("ghost", "monster", "Undead", "undead", { ...prey, gold: 1, vp: 4 }),
    card("pegasus", "monster", "Enchanted", "enchanted", {
      ...prey,
      gold: 2,
      vp: 2,
      attack: 1,
      trophy: true,
    }),
  ].map((each) => [each.id, each]),
);

export function held(piece: number, kind: string, more: Partial<Card> = {}): Card {
  const { gold, strength, attack, magic, light } = kinds[kind]!;
  const marks = { holds: [], held_by: -1, used: [], lost: false, owner: -1, guise_of: "", left_out: false };
  return { piece, kind, same_as: piece, gold: gold ?? 0, strength, attack, magic, light, ...marks, ...more };
}

export function stack(group: string, piece: number, kind: string, more: Partial<Stack> = {}): Stack {
  const { cost, type } = kinds[kind]!;
  return { group, type, piece, kind, count: 6, cost: cost ?? 0, affordable: true, levels: [], ...more };
}

export function foe(piece: number, kind: string, more: Partial<Foe> = {}): Foe {
  const { health, xp, vp, traits } = kinds[kind]!;
  const plain = { monster: true, darkness: 1, breached: false, preview: null };
  return { piece, kind, health, xp, vp: vp ?? 0, traits, ...plain, ...more };
}

export function seat(which: number, hand: Card[]): Seat {
  const piles = { known: [], discard: [], aside: [], penalties: [], owned: {}, unseen: {} };
  return { seat: which, xp: 0, vp: 0, deck: 6, hand, hidden: 0, ...piles };
}

export function view(more: Partial<View> = {}): View {
  const turn = { phase: "dungeon", turn: 0, turns: 1, revealed: true, asked: [0], resting: [], ask: null };
  const unseen = { known: [], sunk: [], horde: [], cages: [], score_pile: [], score_pile_vp: 0 };
  const stones = { stones_seen: 0, stones_to_end: 1, lurking: [{ kind: "ghost", first: 9, last: 19 }] };
  return {
    game: "thunderstone",
    seat: 0,
    variant: "standard",
    ...turn,
    seats: [
      seat(0, [held(1, "militia"), held(2, "militia", { same_as: 1 }), held(3, "dagger")]),
      seat(1, []),
    ],
    hall: [
      { rank: 0, cards: [] },
      { rank: 1, cards: [foe(50, "ghost")] },
      { rank: 2, cards: [foe(51, "pegasus", { darkness: 2 })] },
      { rank: 3, cards: [] },
    ],
    dungeon: { deck: 20, ...unseen, ...stones, counters: 0, quarry: -1, skips_advance: false },
    village: [stack("Torch", 20, "torch"), stack("Elf", 30, "elf_wizard", { levels: [4, 3, 2] })],
    totals: { seat: 0, gold: 7, purchases: 1, smiths: 0, attack: 2, magic: 0, light: 0, diseases: 0 },
    diseases: 20,
    destroyed: 0,
    campaign: null,
    result: null,
    ...more,
  };
}

export const around = (question: Open | null, noted: string[] = []): Surroundings =>
  noting("thunderstone", kinds, question, noted);
