// Seats that go on side by side, as they are drawn: who is at it, who is done, and whose the screen may be.
import type { Snippet } from "svelte";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { show } from "../games/sample.svelte";
import type { Drawing } from "../games";
import type { Place, Plea } from "../wire/wire";
import Answers from "./Answers.svelte";
import type { Choice } from "./choice.svelte";
import Cover from "./Cover.svelte";
import { ask, offer, update } from "./fakes";
import { Play } from "./play.svelte";
import Prompt from "./Prompt.svelte";
import SeatsBar from "./SeatsBar.svelte";
import type { Session } from "./session.svelte";
import { provideSurroundings, type TableView } from "./surroundings";

const names = ["Ada", "Bo", "Cy"];
const view = (asked: number[], resting: number[]) =>
  ({ ...(update(1, -1).view as object), asked, resting, turn: -1 }) as TableView;

function prompting(rests: boolean, plea: Partial<Plea> | null = null) {
  const open = { ...ask(offer("think again")), text: "You are done.", rests };
  const session = { ask: open, question: 4, me: 0, names, answer: "", waiting: 0, entries: [], shown: null };
  if (plea) Object.assign(session, { shown: update(1, 4, [], { plea: plea as Plea }) });
  Object.assign(session, { view: view(rests ? [1, 2] : [0, 1, 2], rests ? [0] : []) });
  const choice = { offer: null, weighing: null, choose: vi.fn(async () => {}) };
  const play = new Play(
    session as unknown as Session,
    choice as unknown as Choice,
    "test",
    {},
    {} as Snippet,
  );
  const around: typeof Prompt = (anchor, props) => {
    provideSurroundings(play);
    return Prompt(anchor, props);
  };
  const props = { play, onscore: () => {} };
  prompts.push(mount(around, { target: document.body, props, context: new Map() }));
  flushSync();
  return choice;
}

const prompts: object[] = [];
afterEach(async () => void (await Promise.all(prompts.splice(0).map((each) => unmount(each)))));

const text = () => document.body.textContent!.replace(/\s+/g, " ");
const button = (label: string) =>
  [...document.querySelectorAll("button")].find((each) => each.textContent.includes(label))!;

test("who is done reads whom everybody waits for, and takes it back with one press", () => {
  const choice = prompting(true);
  expect(text()).toContain("You are done. Waiting for Bo, Cy");
  expect(document.querySelector(".prompt.asked")).toBeNull();
  expect(button("Hint")).toBeUndefined();
  button("think again").click();
  expect(choice.choose).toHaveBeenCalledOnce();
});

test("nothing moves in an open list of answers: what others take stays in its place, and is no answer", () => {
  const offers = ["buy", "sell", "rest", "pray", "done"].map((name) => offer(name, { piece: 1 }));
  const session = { ask: ask(...offers), question: 4, me: 0 } as unknown as Session;
  const choice = { choose: vi.fn(async () => {}) } as unknown as Choice;
  const play = new Play(session, choice, "test", {}, {} as Snippet);
  const props = show(Answers, { play, ask: session.ask!, ontell: () => {} });
  const list = () =>
    [...document.querySelectorAll(".listed")].map((each) => each.textContent.replace(/\s+/g, " ").trim());
  button("All 5").click();
  flushSync();
  expect(list()).toHaveLength(5);
  props.ask = session.ask = ask(offers[0]!, offers[2]!, offers[4]!);
  flushSync();
  expect(list().map((text) => text.slice(0, 6))).toEqual(["1 buyb", "2 sell", "3 rest", "4 pray", "5 done"]);
  const [, sell, rest] = document.querySelectorAll<HTMLButtonElement>(".listed");
  expect(sell!.getAttribute("aria-disabled")).toBe("true");
  sell!.click();
  expect(choice.choose).not.toHaveBeenCalled();
  rest!.click();
  expect(choice.choose).toHaveBeenCalledWith(expect.objectContaining({ name: "rest" }));
});

test("who is at it is asked, whoever else is", () => {
  prompting(false);
  expect(text()).not.toContain("Waiting for");
  expect(document.querySelector(".prompt.asked")).not.toBeNull();
});

test("what somebody asks of others hides no question of mine; what is mine to decide comes first", () => {
  const plea = { n: 1, sort: "undo", seat: 1, text: "Bo asks to take back.", waiting_for: [2], yours: false };
  prompting(false, plea);
  expect(button("think again")).toBeDefined();
  expect(text()).not.toContain("Bo asks");
  prompting(false, { ...plea, yours: true });
  expect(button("Agree")).toBeDefined();
});

test("each seat says whether it is at it or done, in words too", () => {
  const places = names.map((name, seat) => ({ seat, name, sort: "person", online: true }) as Place);
  show(SeatsBar, { places, view: view([1], [0]), me: 0, drawing: {} as Drawing });
  const said = [...document.querySelectorAll("li")].map((each) =>
    [...each.querySelectorAll("[aria-label]")].map((mark) => mark.getAttribute("aria-label")).join(),
  );
  expect(said).toEqual(["is done", "is asked", ""]);
});

test("the screen is taken by whoever is asked, or by another of mine", async () => {
  const taken: number[] = [];
  const ontake = async (seat: number) => void taken.push(seat);
  show(Cover, { next: 1, others: [0], names, ontake });
  button("I am Bo").click();
  flushSync();
  await vi.waitFor(() => expect(button("I am Ada").disabled).toBe(false));
  button("I am Ada").click();
  expect(taken).toEqual([1, 0]);
});
