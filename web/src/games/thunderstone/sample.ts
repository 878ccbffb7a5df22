// A small Thunderstone table for the tests: printed cards, a view, and the table around it.
import { noting } from "../sample.svelte";
import type { Surroundings } from "./around";
import type { Card, Face, Foe, Open, Seat, Stack, View } from "../../wire/thunderstone";

const BLANK: Face = {
  id: "",
  name: "",
  type: "",
  pack: "base",
  group: "",
  copies: 1,
  level: 0,
  classes: [],
  cost: null,
  gold: null,
  strength: 0,
  weight: 0,
  attack: 0,
  magic: 0,
  light: 0,
  health: 0,
  xp: 0,
  vp: null,
  level_up: null,
  trophy: false,
  traits: [],
  trait_rules: [],
  text: [],
  rulings: [],
  note: "",
  provenance: "rulebook",
  unverified: [],
  rules: [],
};

const PRINTED: Partial<Face>[] = [
  {
    id: "militia",
    name: "Militia",
    type: "basic",
    group: "Militia",
    classes: ["militia", "hero"],
    cost: 0,
    strength: 2,
    attack: 1,
  },
  {
    id: "dagger",
    name: "Dagger",
    type: "basic",
    group: "Dagger",
    classes: ["weapon", "edged"],
    cost: 3,
    gold: 1,
    weight: 2,
    attack: 1,
  },
  {
    id: "torch",
    name: "Torch",
    type: "basic",
    group: "Torch",
    classes: ["item", "light"],
    cost: 3,
    gold: 2,
    light: 1,
  },
  {
    id: "elf_wizard",
    name: "Elf Wizard",
    type: "hero",
    group: "Elf",
    level: 1,
    classes: ["hero", "wizard"],
    cost: 5,
    strength: 3,
    magic: 2,
    light: 1,
    level_up: 2,
  },
  {
    id: "elf_sorcerer",
    name: "Elf Sorcerer",
    type: "hero",
    group: "Elf",
    level: 2,
    classes: ["hero", "wizard"],
    cost: 8,
    strength: 3,
    magic: 3,
    light: 2,
  },
  {
    id: "ghost",
    name: "Ghost",
    type: "monster",
    group: "Undead",
    classes: ["undead"],
    gold: 1,
    health: 6,
    xp: 1,
    vp: 4,
  },
  {
    id: "pegasus",
    name: "Pegasus",
    type: "monster",
    group: "Enchanted",
    classes: ["enchanted"],
    gold: 2,
    health: 6,
    xp: 1,
    vp: 2,
    attack: 1,
    trophy: true,
  },
];

export const faces: Record<string, Face> = Object.fromEntries(
  PRINTED.map((face) => [face.id, { ...BLANK, ...face }]),
);

export function held(piece: number, kind: string, more: Partial<Card> = {}): Card {
  const { gold, strength, attack, magic, light } = faces[kind]!;
  const marks = { holds: [], held_by: -1, used: [], lost: false, owner: -1, guise_of: "", left_out: false };
  return { piece, kind, same_as: piece, gold: gold ?? 0, strength, attack, magic, light, ...marks, ...more };
}

export function stack(group: string, piece: number, kind: string, more: Partial<Stack> = {}): Stack {
  const { cost, type } = faces[kind]!;
  return { group, type, piece, kind, count: 6, cost: cost ?? 0, affordable: true, levels: [], ...more };
}

export function foe(piece: number, kind: string, more: Partial<Foe> = {}): Foe {
  const { health, xp, vp, traits } = faces[kind]!;
  return {
    piece,
    kind,
    monster: true,
    health,
    darkness: 1,
    xp,
    vp: vp ?? 0,
    traits,
    breached: false,
    preview: null,
    ...more,
  };
}

export function seat(which: number, hand: Card[]): Seat {
  const piles = { known: [], discard: [], aside: [], penalties: [], owned: {}, unseen: {} };
  return { seat: which, xp: 0, vp: 0, deck: 6, hand, hidden: 0, ...piles };
}

export function view(more: Partial<View> = {}): View {
  return {
    game: "thunderstone",
    seat: 0,
    variant: "standard",
    phase: "dungeon",
    turn: 0,
    turns: 1,
    revealed: true,
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
    dungeon: {
      deck: 20,
      known: [],
      lurking: [{ kind: "ghost", first: 9, last: 19 }],
      sunk: [],
      horde: [],
      cages: [],
      score_pile: [],
      score_pile_vp: 0,
      counters: 0,
      quarry: -1,
      stones_seen: 0,
      stones_to_end: 1,
      skips_advance: false,
    },
    village: [stack("Torch", 20, "torch"), stack("Elf", 30, "elf_wizard", { levels: [4, 3, 2] })],
    diseases: 20,
    destroyed: 0,
    totals: { seat: 0, gold: 7, purchases: 1, smiths: 0, attack: 2, magic: 0, light: 0, diseases: 0 },
    asked: [0],
    ask: null,
    campaign: null,
    result: null,
    ...more,
  };
}

export const around = (question: Open | null, noted: string[] = []): Surroundings =>
  noting("thunderstone", faces, question, noted);
