// For the tests: printed cards, spaces, seats and a table that are just large enough, and what is around them.
import type {
  Blow,
  Exit,
  Fight,
  Hurdle,
  PrintedCard,
  Quest,
  Roller,
  Route,
  Seat,
  Space,
  View,
} from "../../wire/dungeoneer";
import { noting } from "../sample.svelte";
import type { Open } from "../../table/surroundings";
import type { Surroundings } from "./around";

export function printed(id: string, sort: string, more: Partial<PrintedCard> = {}): PrintedCard {
  const name = id.replaceAll("_", " ").replace(/^./, (letter) => letter.toUpperCase());
  const book = {
    pack: "crypt",
    group: "The Crypt",
    copies: 1,
    rulings: [],
    note: "",
    provenance: "",
    rules: [],
  };
  const play = { cost: 0, resource: "", variable: false, time: "", duration: "", slot: "", tags: [] };
  const kinds = { hero: null, space: null, quest: null, monster: null };
  const what = { sort, subtype: "", grade: "heroic", sets: ["crypt"], type: sort, facts: [] };
  return { id, name, text: [], ...book, ...play, ...kinds, ...what, ...more };
}

const OPEN = { sort: "open", stat: "", number: 0 };
const WALL = { sort: "wall", stat: "", number: 0 };
export const LOCK = { sort: "locked", stat: "speed", number: 5 };

export function tile(id: string, subtype: string, doors = [OPEN, OPEN, OPEN, OPEN], border = "dungeon") {
  const ground = {
    border,
    grim: false,
    exits: doors,
    glory: 1,
    peril: 2,
    terrain: [],
    sewer: "",
    portal: "",
  };
  return printed(id, "map", { subtype, space: { ...ground, obstacle: null } });
}

const foe = { name: "Draky", tags: ["dragon"], attacks: ["melee"], life: 2, text: "" };

export const kinds: Record<string, PrintedCard> = Object.fromEntries(
  [
    tile("tomb_gate", "entrance"),
    tile("torchlit_passage", "passage"),
    tile("prison_cells", "room", [LOCK, WALL, LOCK, OPEN]),
    tile("worn_passage", "passage", [OPEN, OPEN, WALL, OPEN]),
    printed("raka", "hero", {
      hero: {
        race: "half_orc",
        calling: "fighter",
        ability: "",
        life: 6,
        levels: [[2, 1, 2]],
        stacked: [],
        forms: ["melee"],
        boons: 2,
        treasures: 3,
      },
    }),
    printed("pell_duskwick", "hero", { hero: null }),
    printed("dodge", "boon", { subtype: "maneuver", time: "response", cost: 1, resource: "glory" }),
    printed("haste", "boon", { subtype: "spell", time: "hero", cost: 2, resource: "glory" }),
    printed("skeleton_key", "treasure", { subtype: "tool", cost: 2, resource: "glory" }),
    printed("grave_wight", "encounter", {
      subtype: "monster",
      tags: ["undead"],
      cost: 3,
      resource: "peril",
      monster: { ...foe, name: "Grave Wight", scores: [2, 2, 1] },
    }),
    printed("dart_slit", "encounter", { subtype: "trap", cost: 2, resource: "peril" }),
    printed("drakys_hoard", "quest", {
      quest: {
        types: ["slay"],
        places: [["prison_cells"]],
        search: 0,
        threat: null,
        dice: "",
        price: "",
        foe: { ...foe, scores: [3, 2, 2] },
        reward: "",
        artifact: "",
      },
    }),
  ].map((each) => [each.id, each]),
);

/** Kinds by piece: 1 to 4 are spaces, 20 and 21 heroes. */
export const [GATE, PASSAGE, CELLS, WORN, RAKA, PELL, HOARD] = [1, 2, 3, 4, 20, 21, 40];

export function exit(side: number, to: number, more: Partial<Exit> = {}): Exit {
  return { side, sort: "open", printed: "open", to, passable: to >= 0, hurdle: null, held_by: [], ...more };
}

export const hurdle = (space: number, side: number, more: Partial<Hurdle> = {}): Hurdle => ({
  ...{ space, side, sort: "locked", stat: "speed", number: 5, odds: 67 },
  ...more,
});

export function space(
  piece: number,
  kind: string,
  row: number,
  column: number,
  more: Partial<Space> = {},
): Space {
  const where = { border: "dungeon", row, column, turn: 0 };
  const what = {
    links: [],
    glory: 1,
    peril: 2,
    new: true,
    terrain: [],
    obstacle: null,
    ice: false,
    depth: 0,
  };
  const on = { heroes: [], tokens: [], attached: [], wanted: [] };
  const exits = [0, 1, 2, 3].map((side) => exit(side, -1));
  return { piece, kind, ...where, exits, ...what, ...on, ...more };
}

/** The gate in the middle, a passage to its north, worn to its east, and beyond it the cells behind a lock. */
export const spaces: Space[] = [
  space(GATE, "tomb_gate", 0, 0, {
    heroes: [0, 1],
    exits: [exit(0, PASSAGE), exit(1, WORN), exit(2, -1), exit(3, -1)],
  }),
  space(PASSAGE, "torchlit_passage", -1, 0),
  space(WORN, "worn_passage", 0, 1),
  space(CELLS, "prison_cells", 0, 2, { wanted: [HOARD] }),
];

export function route(to: number, path: number[], more: Partial<Route> = {}): Route {
  const cost = {
    moves: path.length,
    most: path.length,
    hurdles: [],
    odds: 100,
    within: true,
    glory: 1,
    peril: 2,
  };
  return { to, path, ...cost, ...more };
}

export function quest(more: Partial<Quest> = {}): Quest {
  const goals = [{ kinds: ["prison_cells"], spaces: [CELLS], moves: 2 }];
  const state = { done: false, counts: true, stage: 0, search: 0, found: false, tried: false, token: false };
  const next = { dropped_at: -1, life: 2, odds: -1, need: "Defeat Draky at Prison Cells" };
  return { piece: HOARD, kind: "drakys_hoard", owner: 0, goals, ...state, ...next, ...more };
}

export function seat(which: number, more: Partial<Seat> = {}): Seat {
  const numbers = { level: 1, life: 6, full_life: 6, glory: 3, peril: 2, movement: 2, won: 0, hand_size: 5 };
  const states = { at: GATE, out: false, tipped: false, stands_up_at: 0, stuck: -1, attacked: false };
  const cards = { inventory: [], banes: [], pack: [], quests: [], done: [] };
  const hero = [which ? { piece: PELL, kind: "pell_duskwick" } : { piece: RAKA, kind: "raka" }];
  const scores = [{ stat: "melee", now: 2, parts: [{ ...hero[0]!, amount: 2 }], attacks: true }];
  const limits = { boons: 2, treasures: 3, pack_limit: 3 };
  return { seat: which, figures: [], hero, ...states, ...numbers, scores, ...limits, ...cards, ...more };
}

export function roller(which: number, piece: number, kind: string, more: Partial<Roller> = {}): Roller {
  const dice = { die: 0, score: 2, parts: [{ piece, kind, amount: 2 }], total: 2 };
  return { seat: which, piece, kind, name: kinds[kind]!.name, ...dice, ...more };
}

export function fight(blow: Partial<Blow> = {}): Fight {
  const attack = roller(1, 50, "grave_wight");
  const counter = roller(0, RAKA, "raka");
  const both = { form: "melee", challenge: false, attack, counter, hits: 42, misses: 42, verdict: "" };
  const monster = {
    piece: 50,
    kind: "grave_wight",
    life: 2,
    wounds: 0,
    fought: true,
    form: "melee",
    attached: [],
  };
  return { step: "B", lord: 1, victim: 0, monsters: [monster], blow: { ...both, ...blow }, wound: 0 };
}

export function view(more: Partial<View> = {}): View {
  const table = {
    game: "dungeoneer",
    seat: 0,
    phase: "hero",
    turn: 0,
    turns: 3,
    asked: [0],
    resting: [],
    ask: null,
  };
  const hand = [
    { piece: 30, kind: "haste" },
    { piece: 31, kind: "grave_wight" },
    { piece: 32, kind: "dodge" },
  ];
  const zones = [
    { place: "hand", owner: 0, label: "hand", pieces: hand, hidden: 0 },
    { place: "maps", owner: -1, label: "maps", pieces: [], hidden: 9 },
  ];
  const routes = [
    route(PASSAGE, [PASSAGE]),
    route(WORN, [WORN]),
    route(CELLS, [WORN, CELLS], { hurdles: [hurdle(WORN, 1)], odds: 67, most: 3 }),
  ];
  const play = { group: null, fight: null, roll: null, struck: null, faced: null, dice: [], effects: [] };
  return {
    ...table,
    ...play,
    result: null,
    figures: [],
    seats: [seat(0, { quests: [quest()] }), seat(1)],
    zones,
    sets: ["crypt"],
    grade: "heroic",
    goal: 3,
    map: { spaces, routes, ghosts: [], drawn: [] },
    quests: [],
    ...more,
  };
}

export const around = (open: Open | null, noted: string[] = [], question = 1): Surroundings => {
  const table = noting("dungeoneer", kinds, open, noted, question);
  const touching = (piece: number) =>
    open?.offers.filter((offer) => offer.touches.some((touch) => touch.piece === piece)) ?? [];
  return { ...table, offersOf: touching };
};
