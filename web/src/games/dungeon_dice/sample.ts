// A small Dungeon Dice table for the tests: printed dice, a view, and the table around it.
import type {
  Combat,
  CombatDie,
  Die,
  DieFace,
  Open,
  Piece,
  Seat,
  Side,
  Symbol,
  View,
} from "../../wire/dungeon_dice";
import { noting } from "../sample.svelte";
import type { Surroundings } from "./around";

export const symbol = (id: string, number = 0): Symbol => ({
  id,
  number,
  label: `${id.charAt(0)}${id.slice(1).toLowerCase()}${number ? ` ${number}` : ""}`,
});

export function side(value: number | null, symbols: Symbol[] = [], more: Partial<DieFace> = {}): DieFace {
  const parts = [value === null ? "" : String(value), ...symbols.map((each) => each.label)];
  const label = parts.filter(Boolean).join(" · ") || "blank";
  const foe = { level: 0, colour: "", fame: 0, reward: [], inert: [], level_dice: 0 };
  return { label, value, symbols, ...foe, hearts: null, experience: null, place: "", ...more };
}

const slash = symbol("SLASH");
const level = (number: number, colour: string, fame: number) =>
  side(null, [slash], { level: number, colour, fame, label: `Level ${number} (${colour}) · Slash` });

function die(id: string, name: string, faces: DieFace[], more: Partial<Die> = {}): Die {
  const shown = faces.flatMap((face) => [...face.symbols, ...face.reward]);
  const symbols = [...new Map(shown.map((each) => [each.id, each])).values()].map((each) => ({
    id: each.id,
    number: 0,
    name: each.label,
    text: `What ${each.label} does.`,
    param: "",
    timing: ["ability_phase"],
    rules: [`DD-${each.id}`],
  }));
  const what = {
    type: "equipment",
    bag: "equipment",
    pack: "core",
    group: "Sword",
    copies: 2,
    sets: { core: 2 },
  };
  const gear = { grade: "", slot: "none", hands: 0, counts_as: [], requirements: [] };
  const foe = { colour: "", level: 0, least_level: 0, fame: 0, immunities: [] };
  const words = {
    text: [`A ${name}.`],
    rulings: [],
    note: "",
    provenance: "rulebook",
    sources: {},
    rules: [],
  };
  return { id, name, faces, symbols, ...what, ...gear, ...foe, ...words, occasions: [], module: "", ...more };
}

const sides = (values: number[], ...symbols: Symbol[]) => values.map((value) => side(value, symbols));
const levelDie = (id: string, name: string, values: number[]) =>
  die(id, name, sides(values), { type: "level", bag: "setup" });
const worn = { grade: "grey", slot: "weapon", hands: 1 };
const chest = side(null, [], { reward: [symbol("TREASURE_CHEST")], label: "Reward: Treasure chest" });
const trophies = [level(1, "blue", 0), level(2, "blue", 0), level(2, "red", 1), level(3, "black", 2)];

export const kinds: Record<string, Die> = Object.fromEntries(
  [
    levelDie("hero_level", "Hero Level Die", [1, 1, 2, 2, 3, 4]),
    levelDie("boosted_level", "Boosted Hero Level Die", [3, 4, 4, 5, 3, 4]),
    levelDie("monster_level", "Monster Level Die", [1, 2, 3, 4, 5, 6]),
    die("sword_grey", "Worn Sword", [...sides([1, 1, 2, 2, 3]), side(1, [slash])], worn),
    die("bomb", "Bomb", sides([1, 2, 3, 4, 5, 6], symbol("BOMB")), { type: "one_use", bag: "item" }),
    die("goblin", "Goblin", [...trophies, level(3, "gold", 3), chest], {
      type: "monster",
      bag: "encounter",
      level: 3,
    }),
  ].map((each) => [each.id, each]),
);

export function owned(piece: number, kind: string, more: Partial<Piece> = {}): Piece {
  const hale = { equipped: false, wounded: false, feared: false, bound: false };
  return { piece, kind, face: -1, same_as: piece, ...hale, usable: true, fame: 0, note: "", ...more };
}

export function rolled(piece: number, kind: string, face: number, more: Partial<CombatDie> = {}): CombatDie {
  const printed = kinds[kind]!.faces[face]!;
  const plain = { index: piece % 1000, out: false, initial: true, boosted: false, used: [] };
  return { piece, kind, face, value: printed.value, ready: printed.symbols, ...plain, ...more };
}

export function seat(which: number, more: Partial<Seat> = {}): Seat {
  const tracker = { tracker: "tracker_standard", face: 0, fame: 0 };
  const dice = { gear: [], equipment: [], items: [], classes: [], familiars: [], relics: [], others: [] };
  const won = { trophies: [], stored: [], worth: [], fame: 0, goal: 4 };
  const used = { class_open: [], class_used: [], powers: [], spent: [] };
  return {
    seat: which,
    experience: { now: 1, most: 6, next_level_at: 2, ...tracker },
    levels: { level: 1, base: 1, ready: 1, wounded: 0, boosted: 0 },
    hands: 2,
    hands_free: 1,
    armor_slots: 1,
    ...dice,
    ...won,
    ...used,
    stone: false,
    hexed: false,
    asleep: false,
    locked: false,
    ...more,
  };
}

export function fighter(who: number, dice: CombatDie[], more: Partial<Side> = {}): Side {
  const team = who < 0 ? { camp: 1, role: "monster" } : { camp: 0, role: "active" };
  const total = dice.reduce((sum, each) => sum + (each.out ? 0 : (each.value ?? 0)), 0);
  const plain = { extras: [], powers: [], toad: false, fallen: false, denies: false, note: "" };
  return { who, ...team, level: 1, rolled: true, dice, total, ...plain, ...more };
}

export function combat(heroes: Side, foe: Side): Combat {
  const certain = heroes.rolled && foe.rolled;
  const ahead = heroes.total > foe.total;
  const coming = (side: Side) => (side.rolled ? { coming: 0, likely: 0 } : { coming: 2, likely: 7 });
  const members = (side: Side) => ({ members: [side.who], total: side.total, ...coming(side) });
  const camp = { camp: 0, name: "Heroes", ...members(heroes), leads: certain && ahead };
  const lair = { camp: 1, name: "Goblin", ...members(foe), leads: certain && !ahead };
  const none = { declared: [], lasts: [], spells: [], spent: [], prize: "" };
  return {
    mode: "monster",
    phase: "ability",
    round: 0,
    rounds: 0,
    controller: 1,
    sides: [heroes, foe],
    camps: [camp, lair],
    margin: certain ? Math.abs(heroes.total - foe.total) : 0,
    verdict: !certain ? "" : ahead ? "win" : "loss",
    text: "The heroes lead.",
    ...none,
  };
}

/** A fight: a worn sword (20) and two level dice (1000, 1001) against a Goblin (50) with two level dice (1002, 1003). */
export function view(more: Partial<View> = {}): View {
  const gear = [owned(20, "sword_grey", { equipped: true, face: 5 })];
  const heroes = fighter(0, [
    rolled(20, "sword_grey", 5),
    rolled(1000, "hero_level", 2),
    rolled(1001, "hero_level", 0),
  ]);
  const foes = fighter(-1, [rolled(1002, "monster_level", 0), rolled(1003, "monster_level", 1)]);
  const print = { level: 2, colour: "red", fame: 1, hearts: 0, immunities: [] };
  const rules = { game: "dungeon_dice", seat: 0, mode: "standard", sets: ["core"], goal: 4 };
  const turn = {
    phase: "combat",
    turn: 0,
    turns: 3,
    first: 0,
    asked: [0],
    resting: [],
    ask: null,
    window: "",
  };
  const centre = { spells: [], legendary: [], bosses: [], boosted_left: 5, spent: [], bargains: [] };
  return {
    ...rules,
    ...turn,
    ...centre,
    seats: [
      seat(0, { gear, equipment: gear, items: [owned(30, "bomb"), owned(31, "bomb", { same_as: 30 })] }),
      seat(1),
    ],
    bags: [{ id: "item", count: 3, left: { bomb: 3 } }],
    site: null,
    terrain: null,
    drawn: [owned(50, "goblin", { face: 2 })],
    encounter: {
      piece: 50,
      kind: "goblin",
      face: 2,
      ...print,
      symbols: [slash],
      reward: [symbol("TREASURE_CHEST")],
      carried: [],
      chances: [],
      text: "Goblin: Level 2 and Slash.",
    },
    combat: combat(heroes, foes),
    warder: -1,
    fleet: false,
    concerns: false,
    result: null,
    ...more,
  };
}

export const around = (open: Open | null, noted: string[] = [], question = 1): Surroundings =>
  noting("dungeon_dice", kinds, open, noted, question);
