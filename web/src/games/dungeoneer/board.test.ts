// The board as it is drawn: lit spaces and figures, ways, ghosts, fights, and updates that patch what is there.
import { flushSync } from "svelte";
import { expect, test } from "vitest";
import type { Offer } from "../../table/surroundings";
import { ask, expectNamesAndStops, offer, show, touch } from "../sample.svelte";
import Board from "./Board.svelte";
import { around, CELLS, fight, HOARD, kinds, PASSAGE, PELL, roller, seat, view, WORN } from "./sample";
import Zoom from "./Zoom.svelte";

const north = offer(0, "move north", touch("map", "torchlit_passage", PASSAGE));
const east = offer(1, "move east", touch("map", "worn_passage", WORN));

function lay(offers: Offer[] = [north, east, offer(2, "end")], seen = view()) {
  const noted: string[] = [];
  const props = show(Board, { view: seen, around: around(ask(...offers), noted) });
  return { noted, props };
}

const piece = (id: number) => document.querySelector<HTMLElement>(`.spaces [data-piece="${id}"]`)!;
const press = (element: Element | null) => {
  element!.querySelector<HTMLElement>(":scope > .hit")!.click();
  flushSync();
};
const lit = (id: number) => piece(id).classList.contains("lit");
const way = () => document.querySelector(".way[role=status]")?.textContent ?? "";

test("a space one can go to is lit, and a press goes there", () => {
  const { noted } = lay();
  expect([PASSAGE, WORN, CELLS].map(lit)).toEqual([true, true, false]);
  press(piece(PASSAGE));
  expect(noted).toEqual(["pick move north"]);
});

test("what is looked at shows its way: cost, Threats and odds", () => {
  lay();
  const cells = piece(CELLS).parentElement!;
  cells.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
  flushSync();
  expect(way()).toContain("2 moves");
  expect(way()).toContain("to 3");
  expect(way()).toMatch(/Speed 5\+ 67%/);
  expect(document.querySelectorAll(".trail path.way")).toHaveLength(2);
  cells.dispatchEvent(new PointerEvent("pointerleave", { pointerType: "mouse" }));
  flushSync();
  expect(document.querySelector(".trail")).toBeNull();
});

test("a far space keeps its way when it is pressed; pressed again, the first step is taken", () => {
  const { noted } = lay();
  press(piece(CELLS));
  expect(noted).toEqual([]);
  expect(way()).toContain("move east");
  press(piece(CELLS));
  expect(noted).toEqual(["choose move east"]);
});

test("a card is tried in a free place, turned by R, and laid by the second press", () => {
  const spot = (column: number, turn: number, index: number) =>
    offer(index, `place worn ${column} ${turn}`, touch(`cell_0_${column}`, "", -1));
  const cell = { piece: 60, border: "dungeon", row: 0 };
  const spots = [
    { turn: 0, offer: 0 },
    { turn: 2, offer: 1 },
  ];
  const ghosts = [
    { ...cell, column: -1, spots },
    { ...cell, column: 3, spots: [{ turn: 2, offer: 2 }] },
  ];
  const { map } = view();
  const seen = view({
    phase: "build",
    map: { ...map, ghosts, drawn: [{ piece: 60, kind: "prison_cells" }] },
  });
  const { noted, props } = lay([spot(-1, 0, 0), spot(-1, 2, 1), spot(3, 2, 2)], seen);
  const free = () => [...document.querySelectorAll<HTMLElement>(".ghost-spot button")];
  expect(free()).toHaveLength(2);
  free()[0]!.click();
  flushSync();
  expect(free().map((each) => each.getAttribute("aria-pressed"))).toEqual(["true", "false"]);
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "r" }));
  flushSync();
  expect(noted).toEqual([]);
  free()[0]!.click();
  expect(noted).toEqual(["choose place worn -1 2"]);
  props.around = around(ask(north), noted, 2);
  props.view = view();
  flushSync();
  expect(free()).toHaveLength(0);
});

test("a Peril card is aimed at a hero on the map", () => {
  const send = (to: number, index: number) =>
    offer(
      index,
      `send grave_wight seat${to}`,
      touch("hand", "grave_wight", 31, 0),
      touch("seat", "", -1, to),
    );
  const seats = [seat(0), seat(1), seat(2, { hero: [{ piece: 22, kind: "raka" }] })];
  const { noted } = lay([send(1, 0), send(2, 1), offer(2, "build")], view({ phase: "lord", seats }));
  press(document.querySelector('.hand [data-piece="31"]'));
  expect(document.querySelector(".aim")).not.toBeNull();
  press(document.querySelector(`.figure [data-piece="${PELL}"]`));
  expect(noted).toEqual(["pick send grave_wight seat1"]);
});

test("two of a kind in a hand answer for one another", () => {
  const zones = [
    {
      place: "hand",
      owner: 0,
      label: "hand",
      hidden: 0,
      pieces: [30, 33].map((id) => ({ piece: id, kind: "haste" })),
    },
  ];
  const { noted } = lay(
    [offer(0, "play haste", touch("hand", "haste", 30, 0)), offer(1, "end")],
    view({ zones }),
  );
  press(document.querySelector('.hand [data-piece="33"]'));
  expect(noted).toEqual(["pick play haste"]);
});

test("a fight shows who strikes whom, both dice with their scores, its step and what comes of it", () => {
  const { props } = lay([offer(0, "pass")], view({ fight: fight() }));
  const combat = () => document.querySelector("section.fight")!;
  expect(combat().querySelector("[aria-current=step]")!.textContent).toContain("Response");
  expect(combat().textContent).toContain("42%");
  props.view = view({
    fight: {
      ...fight({
        attack: roller(1, 50, "grave_wight", { die: 3, total: 5 }),
        counter: roller(0, 20, "raka", { die: 4, total: 6 }),
        verdict: "riposte",
      }),
      step: "E",
    },
  });
  flushSync();
  expect([...combat().querySelectorAll(".total")].map((each) => each.textContent)).toEqual(["5", "6"]);
  expect(combat().querySelector(".verdict")!.textContent).toBe("Hit back");
  expect(combat().querySelectorAll(".roller.wins")).toHaveLength(1);
});

test("what was rolled with the last answer is still seen, and gone with the next", () => {
  const { props } = lay();
  const faced = { stat: "speed", number: 5, roller: roller(0, 20, "raka", { die: 4, total: 6 }), odds: 100 };
  const threat = () => document.querySelector(".threat-faced")?.textContent ?? "";
  expect(threat()).toBe("");
  props.view = view({ faced });
  flushSync();
  expect(threat()).toContain("Overcome");
  props.view = view({ faced, turns: 4 });
  flushSync();
  expect(threat()).toBe("");
});

test("Encounters that are laid down lie there in order, for whom they are", () => {
  const cards = [
    { piece: 50, kind: "grave_wight" },
    { piece: 51, kind: "dart_slit" },
  ];
  lay([offer(0, "attack")], view({ phase: "lord", group: { quarry: 1, cards } }));
  const group = document.querySelector("section.group")!;
  expect(group.getAttribute("aria-label")).toBe("Laid down for Bo");
  expect([...group.querySelectorAll(".card-place > b")].map((each) => each.textContent)).toEqual(["1", "2"]);
});

test("trackers fill, wounds are counted, and a tipped hero lies", () => {
  const hurt = seat(0, { life: 4, glory: 5, peril: 9, tipped: true });
  lay(undefined, view({ seats: [hurt, seat(1)] }));
  const hero = document.querySelector(".hero")!;
  expect(hero.querySelectorAll(".tracker")[0]!.querySelectorAll("i.full")).toHaveLength(5);
  expect(hero.querySelectorAll(".tracker")[1]!.textContent).toContain("+1");
  expect(hero.textContent).toContain("4/6");
  expect(document.querySelectorAll(".figures .pawn.lying")).toHaveLength(1);
});

test("a Quest is answered on its card", () => {
  const { noted } = lay([
    offer(0, "attempt drakys_hoard", touch("quests", "drakys_hoard", HOARD, 0)),
    offer(1, "end"),
  ]);
  press(document.querySelector(`.quests [data-piece="${HOARD}"]`));
  expect(noted).toEqual(["pick attempt drakys_hoard"]);
});

test("cards that lie nowhere in sight are chosen from small ones over the map", () => {
  const { noted } = lay([
    offer(0, "pick raka", touch("heroes", "raka", -1)),
    offer(1, "pick pell", touch("heroes", "pell_duskwick", -1)),
  ]);
  const choices = [...document.querySelectorAll<HTMLElement>(".choice")];
  const shown = choices.map((choice) => choice.querySelector(".pieces")?.textContent);
  expect(shown).toEqual([expect.stringContaining("Raka"), expect.stringContaining("Pell duskwick")]);
  choices[1]!.click();
  expect(noted).toEqual(["choose pick pell"]);
});

test("every object has a name, and each zone is one tab stop", async () => {
  const { props } = lay(undefined, view({ fight: fight() }));
  await expectNamesAndStops();
  props.view = view({ group: { quarry: 1, cards: [{ piece: 50, kind: "grave_wight" }] } });
  flushSync();
  await expectNamesAndStops();
});

test("every sort of card is shown in full", () => {
  for (const kind of Object.keys(kinds)) {
    show(Zoom, { kind, around: around(null) });
    expect(document.body.textContent).toContain(kinds[kind]!.name);
  }
});
