// What the ear learns: everything the eye finds on a space, a Quest, a card.
import { expect, test } from "vitest";
import { awayName, cardName, exitWord, questName, routeName, spaceName } from "./names";
import { CELLS, exit, hurdle, kinds, quest, route, space, WORN } from "./sample";

test("a space tells what it gives, its exits, who is there and how one gets there", () => {
  const exits = [
    exit(0, -1),
    exit(1, CELLS, { sort: "locked", printed: "locked", hurdle: hurdle(WORN, 1) }),
    exit(2, -1, { sort: "wall", printed: "wall" }),
    exit(3, 1, { printed: "locked" }),
  ];
  const told = spaceName(
    space(WORN, "worn_passage", 0, 1, { exits, obstacle: hurdle(WORN, -1, { sort: "pit", number: 4 }) }),
    kinds.worn_passage!,
    ["You", "Bo"],
    ["Draky's Hoard"],
    route(WORN, [WORN], { hurdles: [hurdle(WORN, 1)], odds: 67, most: 2 }),
  );
  expect(told).toContain("Glory 1, Peril 2.");
  expect(told).toContain("Exits: north open, east locked Speed 5+, south wall, west unlocked.");
  expect(told).toContain("Pit Speed 4+.");
  expect(told).toContain("Here: You, Bo.");
  expect(told).toContain("1 move away, up to 2; Speed 5+: 67 in 100.");
});

test("the wilderness has its own words for exits", () => {
  expect(exitWord("wilderness", "locked")).toBe("lost");
  expect(exitWord("dungeon", "locked")).toBe("locked");
});

test("a Quest tells what is next and how far it is", () => {
  expect(questName(quest({ odds: 33, tried: true }), kinds.drakys_hoard!)).toBe(
    "Drakys hoard. Defeat Draky at Prison Cells. 2 moves away. 33 in 100. Tried this turn.",
  );
  expect(awayName(quest({ goals: [{ kinds: [], spaces: [3], moves: 0 }] }))).toBe("here");
  expect(awayName(quest({ goals: [{ kinds: [], spaces: [], moves: -1 }] }))).toBe("not on the map yet");
  expect(awayName(quest({ goals: [{ kinds: [], spaces: [3], moves: -1 }] }))).toBe("no way there");
  expect(awayName(quest({ goals: [] }))).toBe("anywhere");
});

test("a way without Threats is only so many moves", () => {
  expect(routeName(route(CELLS, [WORN, CELLS]))).toBe("2 moves away");
});

test("a card tells its sort, its scores and its price", () => {
  expect(cardName(kinds.grave_wight!)).toBe(
    "Grave wight, Monster, Undead, Melee 2, Magic 2, Speed 1, Life 2, Peril 3.",
  );
  expect(cardName(kinds.dodge!)).toBe("Dodge, Boon, Maneuver, Response, Glory 1.");
});
