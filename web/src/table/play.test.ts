// The table around a board: menus and reasons beside objects, hints, the only answer given by itself.
import type { Snippet } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Said, Weighed } from "../wire/wire";
import type { Choice } from "./choice.svelte";
import { ask, entry, offer, update } from "./fakes";
import { Play } from "./play.svelte";
import type { Session } from "./session.svelte";
import type { Open } from "./surroundings";

const said: Said = {
  type: "said",
  re: 1,
  lines: [["It is not for sale.", ["R-1"]]],
  option: "",
  prospects: [],
};
const buy = offer("buy", { piece: 3 });
const sell = offer("sell", { piece: 3 });
const refused = offer("take", { piece: 7 });

function around(open: Open | null, asksFirst = false) {
  const session = {
    ask: open,
    question: 4,
    me: 0,
    names: [],
    answer: "",
    give: vi.fn(async () => {}),
    whyNot: vi.fn(async () => said),
    say: vi.fn(async () => ({ ...said, option: "buy" })),
  };
  const choice = {
    offer: null,
    weighed: null as Weighed | null,
    choose: vi.fn(async () => {}),
    resume: async () => {},
    asksFirst: async () => asksFirst,
  };
  const play = new Play(
    session as unknown as Session,
    choice as unknown as Choice,
    "test",
    {},
    {} as Snippet,
  );
  return { play, session, choice };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what the guide tells and foresees belongs to its question alone", async () => {
  const { play, session } = around(ask(buy));
  const foreseen = { piece: 3, value: 5, wins: true, text: "2 of 4, 5 with your Weapons handed out." };
  session.say.mockResolvedValue({ ...said, option: "", prospects: [foreseen] });
  play.turnTo(false);
  expect(session.say).toHaveBeenCalledWith("guide");
  await vi.waitFor(() => expect(play.prospects).toEqual([foreseen]));
  play.turnTo(false);
  expect(play.prospects).toEqual([]);
  session.question = 5; // before the reply
  await vi.advanceTimersByTimeAsync(1);
  expect(play.prospects).toEqual([]);
});

test("what I have just answered carries a flag for a few seconds, if nobody needs to be asked", () => {
  const { play, session } = around(ask(sell));
  const shown = (how: string) => Object.assign(session, { shown: { take: { how, text: "", seen: false } } });
  Object.assign(session, { given: buy });
  shown("consent");
  play.flag();
  expect(play.fresh).toBeNull();
  shown("alone");
  play.flag();
  expect(play.fresh).toBe(buy);
  vi.advanceTimersByTime(4000);
  play.flag(); // somebody talks
  vi.advanceTimersByTime(1500);
  expect(play.fresh).toBeNull();
  play.flag();
  expect(play.fresh).toBeNull();
  Object.assign(session, { given: sell });
  play.flag();
  expect(play.fresh).toBe(sell);
  shown("none");
  play.flag();
  expect(play.fresh).toBeNull();
});

test("one offer is chosen, several open a menu at the object", () => {
  const { play, choice } = around(ask(buy, sell));
  play.pick([buy], document.body);
  expect(choice.choose).toHaveBeenCalledWith(buy);
  expect(play.beside).toBeNull();
  play.pick([buy, sell], document.body);
  expect(play.beside?.offers).toEqual([buy, sell]);
});

test("a refusal of the question says why; for anything else the server is asked", async () => {
  const { play, session } = around({
    ...ask(buy),
    refusals: [{ ...refused, text: "Cost 7, you have 5 gold" }],
  });
  play.why(7, document.body);
  expect(play.beside?.lines).toEqual([["Cost 7, you have 5 gold", []]]);
  expect(session.whyNot).not.toHaveBeenCalled();
  play.why(9, document.body);
  await vi.advanceTimersByTimeAsync(0);
  expect(play.beside?.lines).toEqual(said.lines);
});

test("nobody is asked why while there is no question", () => {
  const { play, session } = around(null);
  play.why(9, document.body);
  expect(session.whyNot).not.toHaveBeenCalled();
  expect(play.beside).toBeNull();
});

test("what is no piece is refused without a reason of its own", () => {
  const { play, session } = around(ask(buy));
  play.why(-1, document.body);
  expect(session.whyNot).not.toHaveBeenCalled();
});

test("a hint points at an offer, and goes when asked for again", async () => {
  const { play } = around(ask(buy));
  play.askHint();
  await vi.advanceTimersByTimeAsync(0);
  expect(play.hinted).toBe("buy");
  play.askHint();
  expect(play.hinted).toBeNull();
});

test("a hint that comes after its question points at nothing of the next", async () => {
  const { play, session } = around(ask(buy));
  play.askHint();
  session.question = 5;
  await vi.advanceTimersByTimeAsync(0);
  expect(play.hinted).toBeNull();
});

test("reasons that come late do not take the place of what was opened since", async () => {
  const { play } = around(ask(buy, sell));
  play.why(9, document.body);
  play.pick([buy, sell], document.body);
  await vi.advanceTimersByTimeAsync(0);
  expect(play.beside?.offers).toEqual([buy, sell]);
});

test("the only answer is given by itself after a moment in which it can be seen", async () => {
  const { play, session } = around(ask(buy));
  play.turnTo(true);
  await vi.advanceTimersByTimeAsync(100);
  expect(play.auto?.name).toBe("buy");
  expect(session.give).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(session.give).toHaveBeenCalledOnce();
});

test("it is not given where there is a choice, a confirmation, or another question by then", async () => {
  const several = around(ask(buy, sell));
  several.play.turnTo(true);
  const weighty = around(ask(buy), true);
  weighty.play.turnTo(true);
  const gone = around(ask(buy));
  const leave = gone.play.turnTo(true);
  await vi.advanceTimersByTimeAsync(100);
  leave();
  await vi.advanceTimersByTimeAsync(2000);
  for (const { session } of [several, weighty, gone]) expect(session.give).not.toHaveBeenCalled();
});

test("a roll is told for as long as its update is shown", () => {
  const { play, session } = around(null);
  const rolled = { ...entry(4, 1, "Rolled again."), thrown: [20] };
  Object.assign(session, { shown: update(4, -1, [entry(3, 1, "Met."), rolled]) });
  expect([20, 21].map((piece) => play.rolledAt(piece))).toEqual([4, 0]);
});

test("what somebody else has taken is offered no more: neither beside an object nor waiting for a second word", () => {
  const { play, session, choice } = around(ask(buy, sell));
  const cancel = vi.fn();
  Object.assign(choice, { offer: buy, cancel });
  play.pick([buy, sell], document.body);
  session.ask = ask(buy, sell);
  play.keepUp();
  expect(cancel).not.toHaveBeenCalled();
  expect(play.beside?.offers).toEqual([buy, sell]);
  session.ask = ask(sell);
  play.keepUp();
  expect(cancel).toHaveBeenCalledOnce();
  expect(play.beside?.offers).toEqual([sell]);
  session.ask = ask(offer("rest"));
  play.keepUp();
  expect(play.beside).toBeNull();
});

test("nobody who is done thinks again by itself", async () => {
  const { play, session } = around({ ...ask(offer("again")), rests: true });
  play.turnTo(true);
  await vi.advanceTimersByTimeAsync(2000);
  expect(session.give).not.toHaveBeenCalled();
});

test("an answer keeps its number while its question stands, and a number is never another's", () => {
  const { play, session } = around(ask(buy, sell));
  const rest = offer("rest");
  expect([play.numberOf(buy), play.numberOf(sell)]).toEqual([0, 1]);
  session.ask = ask(rest, sell);
  expect(play.numberOf(session.ask.offers[1]!)).toBe(1);
  expect([0, 1, 2].map((number) => play.numbered(number)?.name)).toEqual([undefined, "sell", "rest"]);
  session.question = 5;
  expect(play.numbered(0)?.name).toBe("rest");
});
