// What dice are made of: the word for the sort, then body, shade, edge, ink and trim; each edge differs, so that colour never stands alone.
import type { Look } from "../../table/objects/dice/look";
import type { Die } from "../../wire/dungeon_dice";

type Colours = readonly [word: string, face: string, deep: string, edge: string, ink: string, trim?: string];

const MATERIALS = {
  hero: ["level die", "#3f74b8", "#25508a", "#163257", "#fffaf0"],
  boosted: ["level die", "#3792c7", "#1d6493", "#0f3d5c", "#ffffff", "solid #ffd773"],
  foe: ["level die", "#3b2b28", "#1b1211", "#0a0605", "#ffd8c4", "solid #a03a31"],
  tracker: ["tracker", "#4a4038", "#2a231d", "#15110d", "#f8edd6"],
  spell: ["spell", "#f7f2e8", "#d5cbb8", "#9c8f78", "#43236e", "dotted #8d6cc4"],
  worn: ["worn equipment", "#a8a298", "#827c72", "#55504a", "#1c1712", "dashed #5b554d"],
  standard: ["equipment", "#4a453f", "#26231f", "#131110", "#f8edd6"],
  fine: ["fine equipment", "#7c4bb8", "#542f86", "#341c56", "#fdf6ff", "double #d7b6ff"],
  artifact: ["artifact", "#f0c24a", "#c48f22", "#80590c", "#2c1b03", "double #fff0b8"],
  legendary: ["legendary artifact", "#332c22", "#17130d", "#060503", "#ffd978", "double #e3ab3a"],
  cursed: ["cursed artifact", "#39422a", "#1d2413", "#0c1006", "#e3f0a0", "dotted #9db83c"],
  item: ["one-use die", "#bd3d33", "#8a231c", "#56120e", "#fff4ea"],
  relic: ["relic", "#a8322f", "#74191a", "#470d0d", "#ffe9b8", "double #f0c24a"],
  monster: ["monster", "#cfc8bc", "#a59c8d", "#6c6457", "#4d1013", "solid #98222c"],
  class: ["class", "#c3ccd4", "#93a0ac", "#5c6772", "#14304f", "double #2b5a97"],
  familiar: ["familiar", "#c5cdb8", "#98a488", "#616b53", "#1d3c19", "dashed #35702f"],
  event: ["", "#cdbfa8", "#a29174", "#6a5b42", "#2e2010", "dotted #5d4526"],
  epic: ["epic monster", "#57191d", "#2a0a0d", "#120304", "#ffe6cf", "double #d9713f"],
  place: ["", "#3f7549", "#24502d", "#12301a", "#f4f8e4"],
} as const satisfies Record<string, Colours>;

export type Material = keyof typeof MATERIALS;

const BY_ID: Record<string, Material> = {
  hero_level: "hero",
  boosted_level: "boosted",
  monster_level: "foe",
};

const BY_TYPE: Record<string, Material> = {
  tracker: "tracker",
  spell: "spell",
  artifact: "artifact",
  legendary: "legendary",
  cursed: "cursed",
  one_use: "item",
  relic: "relic",
  monster: "monster",
  class: "class",
  familiar: "familiar",
  shrine: "event",
  trap: "event",
  event: "event",
  epic: "epic",
  boss: "epic",
  location: "place",
  terrain: "place",
};

const BY_GRADE: Record<string, Material> = { grey: "worn", black: "standard", purple: "fine" };

/** What a die is to the eye: one colour and one edge. */
export function materialOf(die: Die): Material {
  return BY_ID[die.id] ?? BY_TYPE[die.type] ?? BY_GRADE[die.grade] ?? "standard";
}

/** The word for its sort: "fine equipment", "one-use die", "monster". */
export function wordOf(die: Die): string {
  return die.type === "boss" ? "boss monster" : MATERIALS[materialOf(die)][0] || die.type;
}

/** The colour of its card. */
export const toneOf = (die: Die): string => MATERIALS[materialOf(die)][2];

/** Its colours, for the sides and the edge it is drawn with. */
export function lookOf(die: Die): Look {
  const [, face, deep, edge, ink, trim]: Colours = MATERIALS[materialOf(die)];
  return { face, deep, edge, ink, trim };
}
