// A set-up in the making: mode, packs, options and who sits where; and the settings they come to.
import type { Clock, GameInfo, Mode, SettingInfo, WantedPlace } from "../../wire/wire";
import type { Settings } from "./slots";

export interface Draft {
  mode: string;
  packs: string[];
  /** Options that differ from what is usual. */
  options: Settings;
  /** What the set-up shall have, by key. */
  wishes: string[];
  places: WantedPlace[];
  listed: boolean;
  clock: Clock | null;
  /** As typed; empty for a seed by chance. */
  seed: string;
}

/** The clocks one can choose from. */
export const CLOCKS: readonly (readonly [string, Clock])[] = [
  ["A minute for each move", { sort: "move", seconds: 60, increment: 0, over: "bot" }],
  ["5 minutes for each move", { sort: "move", seconds: 300, increment: 0, over: "bot" }],
  ["A day for each move", { sort: "move", seconds: 86_400, increment: 0, over: "bot" }],
  ["10 minutes, and 10 seconds a move", { sort: "game", seconds: 600, increment: 10, over: "bot" }],
  ["30 minutes, and 15 seconds a move", { sort: "game", seconds: 1_800, increment: 15, over: "bot" }],
  ["An hour, and 30 seconds a move", { sort: "game", seconds: 3_600, increment: 30, over: "bot" }],
];

export function firstDraft(game: GameInfo): Draft {
  const mode = game.modes[0]!;
  return {
    mode: mode.key,
    packs: [],
    options: {},
    wishes: [],
    places: seated(game, mode, []),
    listed: false,
    clock: null,
    seed: "",
  };
}

export function modeOf(game: GameInfo, draft: Pick<Draft, "mode">): Mode {
  return game.modes.find((mode) => mode.key === draft.mode) ?? game.modes[0]!;
}

/** The bot that takes a seat when nobody says which: the last of those on offer. */
export function usualBot(game: Pick<GameInfo, "bots">): string {
  return game.bots.at(-1)?.name ?? "";
}

/** As many places as the mode allows, those that were there first: me, then bots. */
export function seated(
  game: GameInfo,
  mode: Mode,
  places: readonly WantedPlace[],
  count?: number,
): WantedPlace[] {
  const [least, most] = mode.seats;
  const seats = Math.min(most, Math.max(least, count ?? Math.max(places.length, Math.min(2, most))));
  const found = places.slice(0, seats);
  while (found.length < seats)
    found.push(
      found.some(({ sort }) => sort === "me") ? { sort: "bot", bot: usualBot(game) } : { sort: "me" },
    );
  return found;
}

/** Puts somebody on a seat. You sit on one seat only: whoever sat there takes the seat you leave. */
export function placed(places: readonly WantedPlace[], seat: number, put: WantedPlace): WantedPlace[] {
  const before = places[seat];
  return places.map((place, at) => {
    if (at === seat) return put;
    return put.sort === "me" && place.sort === "me" && before ? before : place;
  });
}

/** Packs that a mode settles by itself, or null if they are free. */
export function packsOf(mode: Mode): string[] | null {
  return Array.isArray(mode.settings.packs) ? mode.settings.packs.map(String) : null;
}

/** Whether a pack is one of somebody's own: it comes on top of whatever a mode settles. */
export const isOwn = (pack: string) => pack.includes("@");

/** All packs that are chosen. */
export function packsIn(game: GameInfo, draft: Draft): string[] {
  const settled = packsOf(modeOf(game, draft));
  return settled ? [...settled, ...draft.packs.filter(isOwn)] : draft.packs;
}

/** The packs one begins with where they are free. */
export function firstPacks(game: GameInfo): string[] {
  const usual = game.settings.find((setting) => setting.name === "packs")?.default;
  return Array.isArray(usual) ? usual.map(String) : [];
}

/** The options that are left to choose: not those of the modes, the packs and the slots. */
export function openOptions(game: GameInfo): SettingInfo[] {
  const taken = new Set(["packs", "pick", "ban", ...Object.keys(game.groups)]);
  for (const mode of game.modes) for (const name of Object.keys(mode.settings)) taken.add(name);
  return game.settings.filter((setting) => !taken.has(setting.name));
}

/** Whether an option matters beside what else is chosen. */
export function matters({ when }: SettingInfo, settings: Settings): boolean {
  return !when || when[1].includes(String(settings[when[0]]));
}

/** Sorts of slots that are settings of their own, so that a lock goes there instead of into `pick`. */
export function ownSorts(game: GameInfo): Set<string> {
  return new Set(game.settings.map((setting) => setting.name));
}

/** What the server is told, without the slots. */
export function settingsOf(game: GameInfo, draft: Draft): Settings {
  const mode = modeOf(game, draft);
  const packs = packsIn(game, draft);
  return { ...draft.options, ...mode.settings, ...(packs.length ? { packs } : {}) };
}

/** An option put to a value; back to the usual one means not saying it. */
export function optioned(options: Settings, setting: SettingInfo, value: unknown): Settings {
  const { [setting.name]: _, ...rest } = options;
  const usual = JSON.stringify(value) === JSON.stringify(setting.default);
  return usual ? rest : { ...rest, [setting.name]: value };
}

/** The typed seed as a number, or null if there is none. */
export function seedOf(draft: Draft): number | null {
  const seed = Number.parseInt(draft.seed.trim(), 10);
  return Number.isSafeInteger(seed) && seed >= 0 ? seed : null;
}

/** "monster_groups" → "Monster groups". */
export function worded(name: unknown): string {
  const text = String(name).replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
