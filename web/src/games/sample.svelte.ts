// For the tests of every game's board: an open question, a table around the board that takes notes, and laying it on a page.
import { createRawSnippet, flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, expect, vi } from "vitest";
import type { Offer, Open, Surroundings, Touch } from "../table/surroundings";

export function touch(place: string, kind: string, piece: number, seat = -1): Touch {
  return { place, kind, piece, seat };
}

export function offer(index: number, name: string, ...touches: Touch[]): Offer {
  return {
    index,
    name,
    label: name,
    text: `To ${name}.`,
    rules: [],
    touches,
    aside: false,
    goes: [],
    leads: [],
    via: "",
  };
}

export function ask(...offers: Offer[]): Open {
  return {
    seat: 0,
    question: "test",
    text: "What now?",
    rules: [],
    offers,
    refusals: [],
    rests: false,
    beyond: [],
  };
}

/** A table around a board that writes down what it is asked to do. */
export function noting<Kind>(
  game: string,
  kinds: Record<string, Kind>,
  open: Open | null,
  noted: string[],
  question = 1,
): Surroundings<Kind> {
  const names = (offers: readonly Offer[]) => offers.map((each) => each.name).join("; ");
  return {
    game,
    live: true,
    me: 0,
    names: ["Ann", "Bo"],
    kinds,
    ask: open,
    question: open ? question : -1,
    chosen: null,
    hinted: null,
    prospects: [],
    prompt: createRawSnippet(() => ({ render: () => "<p>What now?</p>" })),
    rolledAt: () => 0,
    offersOf: () => [],
    offersAt: () => [],
    choose: (each) => void noted.push(`choose ${each.name}`),
    pick: (offers) => void noted.push(`pick ${names(offers)}`),
    why: (piece) => void noted.push(`why ${piece}`),
    zoom: (kind) => void noted.push(`zoom ${kind}`),
  };
}

const shown: object[] = [];

afterEach(async () => {
  await Promise.all(shown.splice(0).map((each) => unmount(each)));
  document.body.innerHTML = "";
});

/** Shows a component until the test is over; its props may be changed afterwards. */
export function show<Props extends Record<string, any>>(component: Component<Props>, props: Props): Props {
  const changing = $state(props);
  shown.push(mount(component, { target: document.body, props: changing }));
  flushSync();
  return changing;
}

/** Everything has a name and can be reached by keys: each object lies in a zone, and each zone is one tab stop. */
export async function expectNamesAndStops(): Promise<void> {
  const said = (button: Element) => button.getAttribute("aria-label") ?? button.textContent ?? "";
  expect([...document.querySelectorAll("button")].filter((button) => !said(button).trim())).toEqual([]);
  const all = [...document.querySelectorAll<HTMLElement>("[data-rove]")];
  const lost = all.filter((each) => !each.closest("[data-roving]"));
  expect(lost.map((each) => each.ariaLabel)).toEqual([]);
  const stops = (zone: Element) => all.filter((each) => zone.contains(each) && each.tabIndex === 0);
  const zones = [...document.querySelectorAll("[data-roving]:has([data-rove])")];
  await vi.waitFor(() => expect(zones.map((zone) => stops(zone).length)).toEqual(zones.map(() => 1)));
}
