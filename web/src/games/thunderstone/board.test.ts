// The board as it is drawn: lit objects, clicks, reasons, and updates that patch what is there.
import { flushSync } from "svelte";
import { expect, test } from "vitest";
import SeatCounts from "../../table/SeatCounts.svelte";
import { provideSurroundings } from "../../table/surroundings";
import * as drawing from ".";
import Board from "./Board.svelte";
import Score from "./Score.svelte";
import { ask, expectNamesAndStops, offer, show, touch } from "../sample.svelte";
import { around, foe, held, seat, view } from "./sample";
import Zoom from "./Zoom.svelte";

function lay(question = ask(offer(0, "attack ghost", touch("rank_1", "ghost", 50)))) {
  const noted: string[] = [];
  const props = show(Board, { view: view(), around: around(question, noted) });
  return { noted, props };
}

const piece = (id: number) => document.querySelector<HTMLElement>(`[data-piece="${id}"]`)!;
const press = (id: number) => piece(id).querySelector<HTMLElement>(".hit")!.click();

test("what is asked for is lit, the rest stays calm", () => {
  lay();
  expect(piece(50).classList.contains("lit")).toBe(true);
  expect(piece(51).classList.contains("lit")).toBe(false);
});

test("a click picks an offer, and a refused object is asked why", () => {
  const { noted } = lay();
  press(50);
  press(51);
  expect(noted).toEqual(["pick attack ghost", "why 51"]);
});

test("without a question a click opens the card", () => {
  const { noted, props } = lay();
  props.around = around(null, noted);
  flushSync();
  press(51);
  expect(noted).toEqual(["zoom pegasus"]);
});

test("beside what an attack comes to, the hall shows what it could come to", () => {
  const preview = { seat: 0, attack: 1, magic: 0, light: 0, penalty: 0, diseases: 0, value: 1, health: 4 };
  const more = { wins: false, needs: 3, needs_magic: false, xp: 1, vp: 2, costs: [], refusal: "" };
  const weighed = foe(50, "ghost", { preview: { ...preview, ...more, text: "1 of 4." } });
  const hall = [{ rank: 1, cards: [weighed] }];
  const props = show(Board, { view: view({ hall }), around: around(null) });
  const widths = () =>
    [...document.querySelectorAll<HTMLElement>(".forecast .gauge i")].map((bar) => bar.style.width);
  expect(widths()).toEqual(["25%"]);
  const could = { piece: 50, value: 5, wins: true, text: "1 of 4, 5 with your Weapons handed out." };
  props.around = { ...around(null), prospects: [could] };
  flushSync();
  expect(widths()).toEqual(["100%", "25%"]);
  expect(document.querySelector(".forecast")!.textContent).toMatch(/1\s+of 4\s+could be\s+5/);
});

test("every object has a name, and each zone is one tab stop", async () => {
  lay();
  await expectNamesAndStops();
});

test("an update patches: cards that stay keep their element", () => {
  const { props } = lay();
  const [ghost, militia, dagger] = [piece(50), piece(1), piece(3)];
  const hand = [held(1, "militia", { holds: [3] }), held(2, "militia"), held(3, "dagger", { held_by: 1 })];
  props.view = view({ seats: [seat(0, hand), seat(1, [])] });
  flushSync();
  expect(piece(50)).toBe(ghost);
  expect(piece(1)).toBe(militia);
  expect(piece(3)).toBe(dagger);
  expect(dagger.parentElement!.classList.contains("under")).toBe(true);
});

test("zones have the names that flights go by", () => {
  lay();
  const zones = [...document.querySelectorAll<HTMLElement>("[data-zone]")].map((each) => each.dataset.zone);
  for (const zone of [
    "dungeon_deck",
    "rank_1",
    "rank_3",
    "village:Elf",
    "hand:0",
    "deck:0",
    "discard:0",
    "destroyed",
  ])
    expect(zones).toContain(zone);
});

test("a hand that lies open is shown beside mine", () => {
  const { props } = lay();
  props.view = view({ turn: 1, seats: [seat(0, [held(1, "militia")]), seat(1, [held(9, "torch")])] });
  flushSync();
  expect(piece(9).closest("[data-zone]")!.getAttribute("data-zone")).toBe("hand:1");
  expect(piece(1)).toBeTruthy();
});

test("a spectator sees the backs of a closed hand", () => {
  const { props } = lay();
  props.view = view({ revealed: false, seats: [{ ...seat(0, []), hidden: 6 }, seat(1, [])] });
  props.around = { ...around(null), me: -1 };
  flushSync();
  expect(document.querySelectorAll('[data-zone="hand:0"] .back')).toHaveLength(6);
});

test("the score is explained card by card, the winner first", () => {
  const cards = [
    [{ kind: "ghost", count: 2, each: 4, vp: 8 }],
    [{ kind: "pegasus", count: 5, each: 2, vp: 10 }],
  ];
  const result = {
    scores: [8, 10],
    winners: [1],
    against: null,
    cards,
    score_pile: [],
    text: "Bo won.",
    rules: [],
  };
  show(Score, { view: view({ result }), around: around(null) });
  expect([...document.querySelectorAll("h3")].map((each) => each.textContent?.trim())).toEqual(["Bo", "Ann"]);
  expect(document.body.textContent).toContain("2 × 4");
});

test("a card in full shows all levels of its Hero", () => {
  const noted: string[] = [];
  show(Zoom, { kind: "elf_wizard", around: around(null, noted) });
  const levels = [...document.querySelectorAll<HTMLElement>(".levels button")];
  expect(levels.map((each) => each.ariaPressed ?? each.getAttribute("aria-pressed"))).toEqual([
    "true",
    "false",
  ]);
  levels[1]!.click();
  expect(noted).toEqual(["zoom elf_sorcerer"]);
});

test("a seat in the bar shows its public state, and is lit when it is an answer", () => {
  const noted: string[] = [];
  const challenge = offer(0, "challenge 1", touch("seat", "", -1, 1));
  const inBar: typeof SeatCounts = (anchor, props) => {
    provideSurroundings({ ...around(ask(challenge), noted), offersAt: () => [challenge] });
    return SeatCounts(anchor, props);
  };
  show(inBar, { seat: 0, shown: view().seats[0], drawing });
  const button = document.querySelector("button")!;
  expect(button.textContent?.replace(/\s+/g, " ").trim()).toBe("0 0 3 6 0");
  expect(button.classList.contains("lit")).toBe(true);
  button.click();
  expect(noted).toEqual(["pick challenge 1"]);
});
