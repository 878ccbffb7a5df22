// A set-up in the making: seats, packs, options; and saved set-ups.
import { beforeEach, expect, test } from "vitest";
import type { GameInfo, SettingInfo } from "../../wire/wire";
import {
  firstDraft,
  firstPacks,
  matters,
  modeOf,
  openOptions,
  optioned,
  placed,
  seated,
  seedOf,
  settingsOf,
  worded,
} from "./draft";
import { allSaved, asText, fromText, remove, save } from "./saved";
import { NOTHING } from "./slots";

const setting = (name: string, fallback: unknown): SettingInfo => ({
  name,
  part: "play",
  default: fallback,
  help: "",
  choices: null,
  rule: "",
  least: null,
  when: null,
});
const game: GameInfo = {
  id: "delve",
  title: "Delve",
  rules: "1",
  marks: ["", ""],
  own: true,
  text: "",
  seats: [1, 4],
  packs: { more: "More" },
  modes: [
    { key: "first", title: "First", text: "", settings: { layout: "first" }, seats: [2, 4], family: "" },
    {
      key: "epic",
      title: "Epic",
      text: "",
      settings: { packs: ["more"], variant: "epic" },
      seats: [2, 4],
      family: "",
    },
    { key: "solo", title: "Solo", text: "", settings: { variant: "solo" }, seats: [1, 1], family: "" },
    { key: "free", title: "Free", text: "", settings: {}, seats: [2, 4], family: "" },
  ],
  settings: [setting("packs", []), setting("variant", "usual"), setting("pick", []), setting("longest", 500)],
  pieces: { one: "card", many: "cards" },
  tour: null,
  windows: [],
  hints: true,
  odds: false,
  honours: "",
  bots: [
    { name: "deep", title: "Deep", text: "" },
    { name: "thumb", title: "Thumb", text: "" },
  ],
  groups: { heroes: ["Elf"] },
};

beforeEach(() => localStorage.clear());

test("the first draft is me against a bot that answers at once", () => {
  expect(firstDraft(game).places).toEqual([{ sort: "me" }, { sort: "bot", bot: "thumb" }]);
});

test("seats follow the mode", () => {
  const places = firstDraft(game).places;
  expect(seated(game, modeOf(game, { mode: "solo" }), places)).toEqual([{ sort: "me" }]);
  expect(seated(game, game.modes[0]!, places, 9)).toHaveLength(4);
  expect(seated(game, game.modes[0]!, places, 1)).toHaveLength(2);
});

test("you sit on one seat only", () => {
  const places = [{ sort: "me" }, { sort: "bot", bot: "deep" }, { sort: "open" }];
  expect(placed(places, 1, { sort: "me" })).toEqual([
    { sort: "bot", bot: "deep" },
    { sort: "me" },
    { sort: "open" },
  ]);
  expect(placed(places, 2, { sort: "hot", name: "Bo" })[2]).toEqual({ sort: "hot", name: "Bo" });
});

test("packs come from the mode where it settles them", () => {
  const draft = { ...firstDraft(game), packs: ["more"] };
  expect(settingsOf(game, { ...draft, mode: "free" })).toEqual({ packs: ["more"] });
  expect(settingsOf(game, { ...draft, packs: [], mode: "epic" })).toEqual({
    packs: ["more"],
    variant: "epic",
  });
});

test("a pack of one's own comes on top of what a mode settles, and is not settled by it", () => {
  const draft = { ...firstDraft(game), packs: ["mine@0123456789"] };
  expect(settingsOf(game, { ...draft, mode: "epic" }).packs).toEqual(["more", "mine@0123456789"]);
  expect(settingsOf(game, { ...draft, mode: "free" }).packs).toEqual(["mine@0123456789"]);
});

test("packs that are free begin as usual", () => {
  const settings = [setting("packs", ["more"])];
  expect([firstPacks(game), firstPacks({ ...game, settings })]).toEqual([[], ["more"]]);
});

test("only options that nothing else settles are left to choose", () => {
  expect(openOptions(game).map((option) => option.name)).toEqual(["longest"]);
});

test("an option is there only where it matters: beside one of the values it is tied to", () => {
  const tied = { ...setting("bans", false), when: ["variant", ["solo", "epic"]] as [string, string[]] };
  expect(["solo", "epic", "usual"].map((variant) => matters(tied, { variant }))).toEqual([true, true, false]);
  expect([matters(tied, {}), matters(setting("longest", 500), {})]).toEqual([false, true]);
});

test("an option at its usual value is not said", () => {
  const longest = setting("longest", 500);
  expect(optioned({}, longest, 300)).toEqual({ longest: 300 });
  expect(optioned({ longest: 300, other: 1 }, longest, 500)).toEqual({ other: 1 });
});

test("a seed is a number or chance", () => {
  const draft = firstDraft(game);
  expect(["", " 42 ", "abc", "-3"].map((seed) => seedOf({ ...draft, seed }))).toEqual([null, 42, null, null]);
});

test("names are worded for people", () => expect(worded("death_traps")).toBe("Death traps"));

test("set-ups are saved by name, passed on as text, and removed", () => {
  const mine = { name: "Friday", draft: firstDraft(game), drawing: NOTHING };
  save("delve", mine);
  save("delve", { ...mine, draft: { ...mine.draft, seed: "7" } });
  expect(allSaved("delve").map((one) => one.draft.seed)).toEqual(["7"]);
  expect(fromText("delve", asText("delve", mine))).toEqual(mine);
  expect(() => fromText("delve", "{}")).toThrow("not the text of a set-up");
  expect(() => fromText("other", asText("delve", mine))).toThrow("another game");
  expect(remove("delve", "Friday")).toEqual([]);
});

test("what was kept wrongly is left out", () => {
  localStorage.setItem("delvewright.setups.delve", '[{"name": "broken"}, 3]');
  expect(allSaved("delve")).toEqual([]);
});
