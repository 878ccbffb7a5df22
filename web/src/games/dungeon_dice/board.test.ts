// The board as it is drawn: lit dice, taking aim, reasons, totals, and updates that patch what is there.
import { flushSync } from "svelte";
import { expect, test } from "vitest";
import Board from "./Board.svelte";
import { ask, expectNamesAndStops, offer, show, touch } from "../sample.svelte";
import { around, combat, fighter, owned, rolled, seat, view } from "./sample";
import Zoom from "./Zoom.svelte";

const slash = (target: number, index: number) =>
  offer(
    index,
    `use_die SLASH ${target}`,
    touch("combat", "sword_grey", 20, 0),
    ...(target === 20 ? [] : [touch("combat", "hero_level", target, 0)]),
  );

function lay(question = ask(slash(20, 0), slash(1000, 1), slash(1001, 2), offer(3, "pass"))) {
  const noted: string[] = [];
  const props = show(Board, { view: view(), around: around(question, noted) });
  return { noted, props };
}

const piece = (id: number) => document.querySelector<HTMLElement>(`[data-piece="${id}"]`)!;
const press = (id: number) => {
  piece(id).querySelector<HTMLElement>(".hit")!.click();
  flushSync();
};
const lit = (id: number) => piece(id).classList.contains("lit");

test("what is asked for is lit, the rest stays calm", () => {
  lay();
  expect([20, 1000, 1001].map(lit)).toEqual([true, true, true]);
  expect([1002, 30].map(lit)).toEqual([false, false]);
});

test("a die with several goals takes aim: its goals stay lit, and one of them is the answer", () => {
  const { noted } = lay();
  press(20);
  expect(document.querySelector(".aim")).not.toBeNull();
  expect(noted).toEqual([]);
  press(1001);
  expect(noted).toEqual(["pick use_die SLASH 1001"]);
  expect(document.querySelector(".aim")).toBeNull();
});

test("while aiming, the die itself is the answer that needs nothing else", () => {
  const { noted } = lay();
  press(20);
  press(20);
  expect(noted).toEqual(["pick use_die SLASH 20"]);
});

test("what a goal would come to is told while it is looked at", () => {
  lay();
  press(20);
  piece(1000).parentElement!.dispatchEvent(new Event("pointerenter"));
  flushSync();
  expect(document.querySelector(".aim")!.textContent).toContain("To use_die SLASH 1000.");
});

test("aim is kept while others answer or talk, and ends with its question", () => {
  const { noted, props } = lay();
  const slashes = () => ask(slash(20, 0), slash(1000, 1), slash(1001, 2), offer(3, "pass"));
  press(20);
  props.around = around(slashes(), noted);
  flushSync();
  expect(document.querySelector(".aim")).not.toBeNull();
  press(20);
  expect(noted).toEqual(["pick use_die SLASH 20"]);
  press(20);
  props.around = around(slashes(), noted, 2);
  flushSync();
  expect(document.querySelector(".aim")).toBeNull();
  press(20);
  props.around = around(ask(offer(3, "pass")), noted, 2); // others have gone on: nothing of it is left
  flushSync();
  expect(document.querySelector(".aim")).toBeNull();
});

test("Escape stops aiming", () => {
  const { noted } = lay();
  press(20);
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  flushSync();
  expect(document.querySelector(".aim")).toBeNull();
  press(1000);
  expect(noted).toEqual(["pick use_die SLASH 1000"]);
});

test("a refused die is asked why; twins answer for one another", () => {
  const { noted, props } = lay();
  press(1002);
  expect(noted).toEqual(["why 1002"]);
  props.around = around(ask(offer(0, "roll bomb", touch("owned", "bomb", 30, 0)), offer(1, "pass")), noted);
  flushSync();
  expect([30, 31].map(lit)).toEqual([true, true]);
});

test("the totals of both sides are told, and follow the dice", () => {
  const { props } = lay();
  const totals = () => document.querySelector(".totals")!.textContent!.replace(/\s/g, "");
  expect(totals()).toBe("4:3");
  const heroes = fighter(0, [rolled(20, "sword_grey", 5), rolled(1000, "hero_level", 5)]);
  const kept = piece(20);
  props.view = view({
    combat: combat(heroes, fighter(-1, [rolled(1002, "monster_level", 0, { out: true })])),
  });
  flushSync();
  expect(totals()).toBe("5:0");
  expect(piece(20)).toBe(kept);
});

test("nobody is ahead while dice are still to roll: what is to come is a ghost, with the chances", () => {
  const { props } = lay();
  const standing = () => document.querySelector<HTMLElement>(".standing")!;
  const sizes = () => [...standing().querySelectorAll<HTMLElement>(".gauge i")].map((i) => i.style.flexGrow);
  const early = fighter(0, [rolled(20, "sword_grey", 2)]);
  const chances = [{ label: "You alone", helpers: [], win: 0, tie: 1, lose: 99 }];
  props.view = view({
    combat: { ...combat(early, fighter(-1, [], { rolled: false })), phase: "before" },
    encounter: { ...view().encounter!, chances },
  });
  flushSync();
  expect(standing().textContent).not.toMatch(/win by|ahead/i);
  expect(standing().textContent).toContain("+2 dice");
  expect(standing().querySelector("table")!.textContent).toContain("0 win");
  expect(sizes()).toEqual(["2", "0", "7", "0"]);
  props.view = view({ combat: combat(early, fighter(-1, [rolled(1002, "monster_level", 0)])) });
  flushSync();
  expect(standing().textContent).toMatch(/Ahead by \d|Behind by \d/);
  expect(standing().querySelector("table")).toBeNull();
});

test("dice that are in the combat lie there, not before me", () => {
  lay();
  expect(document.querySelectorAll('[data-piece="20"]')).toHaveLength(1);
  expect(document.querySelector(".slot.away")).not.toBeNull();
});

test("between fights the other heroes are there, and whole sets are rows of dice", () => {
  const { noted, props } = lay();
  props.view = view({ combat: null, encounter: null, drawn: [], phase: "turn" });
  flushSync();
  expect(document.querySelector(".others")).not.toBeNull();
  const bare = offer(1, "arm", touch("gear", "", -1, 0));
  const sets = ask(offer(0, "arm 20", touch("gear", "sword_grey", 20, 0)), bare);
  props.around = around({ ...sets, question: "arm" }, noted);
  flushSync();
  const rows = [...document.querySelectorAll<HTMLElement>(".choice")];
  expect(rows).toHaveLength(2);
  rows[1]!.click();
  document.querySelector<HTMLElement>(".gear.lit > .all")!.click();
  expect(noted).toEqual(["choose arm", "pick arm"]);
});

test("equipment is changed at the gear: a small button opens the sets, a worn die is put away by itself", () => {
  const { noted, props } = lay();
  const calm = view({ combat: null, encounter: null, drawn: [], phase: "turn" });
  props.view = calm;
  props.around = around(ask(offer(0, "draw"), { ...offer(1, "equip"), aside: true }), noted);
  flushSync();
  document.querySelector<HTMLElement>(".gear .button")!.click();
  const away = { ...offer(1, "put_away sword_grey", touch("gear", "sword_grey", 20, 0)), aside: true };
  const sets = ask(offer(0, "arm sword_grey", touch("gear", "sword_grey", 20, 0)), away, offer(2, "pass"));
  props.around = around({ ...sets, question: "equip" }, noted);
  flushSync();
  expect(document.querySelectorAll(".choice")).toHaveLength(1);
  expect(document.querySelector(".gear .button")).toBeNull();
  press(20);
  expect(noted).toEqual(["choose equip", "pick put_away sword_grey"]);
});

test("whoever wants to speak up says so, and sees that it is wanted", () => {
  const { noted, props } = lay();
  const chance = { label: "Speak up", wanted: true, toggle: () => void noted.push("toggled") };
  props.around = { ...around(ask(offer(0, "draw")), noted), chances: [chance] };
  flushSync();
  const button = document.querySelector<HTMLElement>(".speak")!;
  expect(button.getAttribute("aria-pressed")).toBe("true");
  button.click();
  expect(noted).toEqual(["toggled"]);
});

test("wounds are drawn on the level dice and said", () => {
  const { props } = lay();
  props.view = view({
    seats: [seat(0, { levels: { level: 2, base: 2, ready: 1, wounded: 1, boosted: 0 } }), seat(1)],
  });
  flushSync();
  expect(document.querySelectorAll(".hero .wounded")).toHaveLength(1);
  expect(document.querySelector(".hero")!.textContent).toContain("1 wounded");
});

test("every object has a name, and each zone is one tab stop", async () => {
  const { props } = lay();
  const site = { id: "forest", name: "Forest", kind: "", face: 0, text: "", rules: [], monsters_gain: [] };
  const place = { ...site, bonus: "", bonus_needs: "", bonus_for: [] };
  props.view = view({ site: place, spent: [owned(40, "bomb", { face: 1 })] });
  flushSync();
  await expectNamesAndStops();
  props.view = view({ combat: null, encounter: null, drawn: [], phase: "turn" });
  flushSync();
  await expectNamesAndStops();
});

test("a die in full shows each side once, with how often it comes up", () => {
  show(Zoom, { kind: "sword_grey", around: around(null) });
  const sides = [...document.querySelectorAll(".side p")].map((each) => each.getAttribute("aria-label"));
  expect(sides).toEqual(["2 of 6: 1", "2 of 6: 2", "1 of 6: 3", "1 of 6: 1 · Slash"]);
  expect(document.body.textContent).toContain("What Slash does.");
});
