// The session at a table over a fake socket: order, resume, answers under way, hot seats.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RequestRefused } from "../wire/stream";
import type { TableInfo } from "../wire/wire";
import { ask, entry, FakeSocket, offer, update } from "./fakes";
import { type Means, Session } from "./session.svelte";

let sockets: FakeSocket[];
let session: Session;

const line = () => sockets.at(-1)!;
const offers = () => session.ask!.offers;

function sitDown(time = 0, more: Partial<Means> = {}): void {
  sockets = [];
  session = new Session({
    address: "ws://test",
    token: "secret",
    time: () => time,
    ...more,
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
  });
  line().opens();
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

test("says hello, and shows what comes in order", () => {
  sitDown(100);
  expect(line().last("hello")).toMatchObject({ token: "secret", last: -1, seat: -1 });
  line().says(update(1, -1, [entry(1, 1, "one")]));
  line().says(update(2, -1, [entry(2, 1, "two")]));
  line().says(update(3, 3, [entry(3, 1, "three")]));
  expect([session.shown?.n, session.waiting]).toEqual([2, 1]);
  expect(session.ask).toBeNull();
  vi.advanceTimersByTime(100);
  expect(session.shown?.n).toBe(3);
  expect(session.entries.map((one) => one.n)).toEqual([1, 2, 3]);
  expect(session.ask?.text).toBe("Well?");
});

const BATTLE = {
  ...entry(2, 0, "You lost."),
  beat: { text: "Lost by 3", tone: "lost", pieces: [], parting: false },
};
const PARTING = { ...BATTLE, beat: { ...BATTLE.beat, parting: true } };
const fought = (battle = BATTLE, more: Partial<Means> = {}) => {
  sitDown(0, {
    ...more,
    pause: ({ entries }) => ({ still: 300, beat: entries.some((one) => one.beat) ? 900 : 0 }),
  });
  line().says(update(1, 1));
  session.give(offers()[0]!).catch(() => {}); // the line closes with the test
  line().says(update(2, 2, [battle], { view: { ...(update(2, 2).view as object), turns: 7 } }));
};

test("the question and the log wait until all lies still, and a verdict comes before them", () => {
  fought();
  expect([session.shown?.n, session.ask, session.told, session.beat]).toEqual([2, null, [], null]);
  vi.advanceTimersByTime(300);
  expect([session.ask, session.told.length, session.beat?.text]).toEqual([null, 1, "Lost by 3"]);
  line().says(update(3, 2, [entry(3, 1, "hello", 1, "chat")]));
  expect([session.shown?.n, session.beat?.text]).toEqual([2, "Lost by 3"]);
  vi.advanceTimersByTime(900);
  expect([session.ask?.text, session.beat, session.told.length]).toEqual(["Well?", null, 2]);
});

test("a press goes on at once, and what is shown later waits for the verdict before it", () => {
  fought();
  line().says(update(3, 3, [entry(3, 1, "their turn")]));
  vi.advanceTimersByTime(1000);
  expect([session.shown?.n, session.beat?.text]).toEqual([2, "Lost by 3"]);
  session.skip();
  expect([session.shown?.n, session.busy, session.ask?.text]).toEqual([3, false, "Well?"]);
  expect(session.told.map((one) => one.n)).toEqual([2, 3]);
});

test("a fight that leaves the table by its end stays in sight under the verdict, and flies off after it", () => {
  const stage = vi.fn((change: () => void) => change());
  const turn = () => session.view?.turns;
  fought(PARTING, { stage });
  const before = turn();
  expect(before).not.toBe(7);
  expect([session.beat?.text, session.told.length]).toEqual(["Lost by 3", 1]);
  vi.advanceTimersByTime(899);
  expect([turn(), session.beat?.text]).toEqual([before, "Lost by 3"]);
  const staged = stage.mock.calls.length;
  vi.advanceTimersByTime(1);
  expect([turn(), session.beat, session.ask]).toEqual([7, null, null]);
  expect(stage.mock.calls.length).toBe(staged + 1);
  vi.advanceTimersByTime(300);
  expect(session.ask?.text).toBe("Well?");
});

test("a press lets a fight go that is kept in sight, flying", () => {
  const stage = vi.fn((change: () => void) => change());
  fought(PARTING, { stage });
  const staged = stage.mock.calls.length;
  session.skip();
  expect([session.view?.turns, session.busy, session.ask?.text]).toEqual([7, false, "Well?"]);
  expect(stage.mock.calls.length).toBe(staged + 1);
});

test("nothing flies without a line in the log", () => {
  const stage = vi.fn((change: () => void) => change());
  sitDown(0, { stage });
  line().says(update(1, -1, [entry(1, 1, "")]));
  expect([stage.mock.calls.length, session.shown?.n]).toEqual([0, 1]);
  line().says(update(2, -1, [entry(2, 1, "two")]));
  expect([stage.mock.calls.length, session.shown?.n]).toEqual([1, 2]);
});

test("a skip shows everything that waits, and nothing of the log is lost", () => {
  sitDown(1000);
  for (const n of [1, 2, 3, 4]) line().says(update(n, -1, [entry(n, 1, `${n}`)]));
  session.skip();
  expect([session.shown?.n, session.waiting]).toEqual([4, 0]);
  expect(session.entries.map((one) => one.n)).toEqual([1, 2, 3, 4]);
});

test("resumes after a lost line with the last number it has seen", () => {
  sitDown();
  line().says(update(7, -1, [entry(7, 1, "seven")]));
  line().breaks();
  expect(session.line).toBe("lost");
  vi.advanceTimersByTime(1000);
  expect(sockets).toHaveLength(2);
  line().opens();
  expect(line().last("hello")).toMatchObject({ last: 7, seat: 0 });
  line().says(update(8, -1, [entry(8, 1, "eight")]));
  expect(session.line).toBe("open");
  expect(session.entries.map((one) => one.n)).toEqual([7, 8]);
});

test("a hint asked for while another is thought about is asked for after it", async () => {
  sitDown();
  line().says(update(1, 1));
  const [first, second] = [session.say("hint"), session.say("odds")];
  const asked = () => line().sent.filter(({ type }) => type === "hint" || type === "odds");
  await vi.advanceTimersByTimeAsync(0);
  expect(asked()).toHaveLength(1);
  line().says({ type: "refused", re: line().last("hint").re!, code: "stale", text: "Too late.", rules: [] });
  await expect(first).rejects.toThrow("Too late.");
  await vi.advanceTimersByTimeAsync(0);
  line().says({
    type: "said",
    re: line().last("odds").re!,
    lines: [["Even.", []]],
    option: "",
    prospects: [],
  });
  await expect(second).resolves.toMatchObject({ lines: [["Even.", []]] });
});

test("waits longer after each failure", () => {
  sitDown();
  for (let failure = 0; failure < 6; failure++) {
    line().breaks();
    vi.advanceTimersByTime(10_000);
  }
  const count = sockets.length;
  line().breaks();
  vi.advanceTimersByTime(1000);
  expect(sockets).toHaveLength(count);
  session.hurry();
  expect(sockets).toHaveLength(count + 1);
});

test("an answer names its question, and the question is closed while it is under way", async () => {
  sitDown();
  line().says(update(5, 5));
  const given = session.give(offers()[0]!);
  expect(session.ask).toBeNull();
  const sent = line().last("answer");
  expect(sent).toMatchObject({ question: 5, option: "go", via: "", seat: 0 });
  line().says({ type: "done", re: sent.re!, text: "" });
  await given;
  line().says(update(6, 6, [entry(6, 0, "went")]));
  expect(session.ask).not.toBeNull();
});

test("an update may say that an answer is stored", async () => {
  sitDown();
  line().says(update(5, 5));
  const given = session.give(offers()[0]!);
  const { re } = line().last("answer");
  line().says(update(6, -1, [entry(6, 0, "went")], { done: [re!] }));
  await given;
  expect(session.answer).toBe("");
});

test("a refused answer opens the question again and says why", async () => {
  sitDown();
  line().says(update(5, 5));
  const given = session.give(offers()[0]!);
  const re = line().last("answer").re!;
  line().says({ type: "refused", re, code: "stale", text: "That was another question.", rules: ["X-1"] });
  await expect(given).rejects.toThrow(RequestRefused);
  expect(session.ask).not.toBeNull();
});

test("an answer lost with the line is sent again when its question is still open", async () => {
  sitDown();
  line().says(update(5, 5));
  const given = session.give(offers()[1]!);
  line().breaks();
  await vi.advanceTimersByTimeAsync(1000);
  line().opens();
  line().says(update(5, 5));
  await vi.advanceTimersByTimeAsync(0);
  const again = line().last("answer");
  expect(again).toMatchObject({ question: 5, option: "stay" });
  line().says({ type: "done", re: again.re!, text: "" });
  await given;
});

test("an answer that had arrived before the line broke is not sent twice", async () => {
  sitDown();
  line().says(update(5, 5));
  const given = session.give(offers()[1]!);
  line().breaks();
  await vi.advanceTimersByTimeAsync(1000);
  line().opens();
  line().says(update(6, 6, [entry(6, 0, "stayed")]));
  await given;
  expect(line().sent.map((message) => message.type)).toEqual(["hello"]);
  expect(session.ask).not.toBeNull();
});

test("a request without reply counts as a lost line", async () => {
  sitDown();
  line().says(update(5, 5));
  const weighed = session.weigh(offers()[0]!).catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await weighed).toContain("line");
  expect(session.line).toBe("lost");
});

test("a line turned away stays closed; a seat that is mine no more is given up", () => {
  sitDown();
  line().says(update(5, 5));
  line().breaks();
  vi.advanceTimersByTime(1000);
  line().opens();
  const refusal = { type: "refused" as const, text: "no", rules: [] };
  line().says({ ...refusal, re: line().last("hello").re!, code: "seat" });
  vi.advanceTimersByTime(1000);
  line().opens();
  expect(line().last("hello")).toMatchObject({ seat: -1, last: -1 });
  line().says({ ...refusal, re: line().last("hello").re!, code: "token" });
  const count = sockets.length;
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(count);
  expect(session.turnedAway?.code).toBe("token");
});

test("with two seats of mine the screen is passed to the one that is asked, and the log is read anew", async () => {
  sitDown();
  const place = { sort: "person", bot: "", yours: true, host: true, online: true, resigned: false };
  const places = [
    { ...place, seat: 0, name: "Ada" },
    { ...place, seat: 1, name: "Bo" },
  ];
  line().says({ type: "table", table: { id: "t", game: "test", places } as unknown as TableInfo });
  line().says(update(1, -1, [entry(1, 0, "You drew a Torch.")]));
  expect(session.passTo).toBe(1);
  const looked = session.look(1);
  const re = line().last("look").re!;
  const view = { ...(update(1, 1).view as object), seat: 1, asked: [1] };
  line().says(update(1, 1, [entry(1, 0, "Ada drew a card.")], { seat: 1, view }));
  line().says({ type: "done", re, text: "" });
  await looked;
  expect(session.passTo).toBe(-1);
  expect(session.entries.map((one) => one.lines[0]![0])).toEqual(["Ada drew a card."]);
});

test("what others do beside my question leaves it as it was, and is shown at once", () => {
  sitDown(1000);
  line().says(update(4, 4));
  line().says(update(5, 4, [entry(5, 1, "bought")]));
  line().says(update(6, 4, [entry(6, 2, "drew")]));
  expect([session.shown?.n, session.waiting, session.question]).toEqual([6, 0, 4]);
  line().says(update(7, 7, [entry(7, 1, "called you")]));
  line().says(update(8, -1, [entry(8, 1, "went on")]));
  expect([session.shown?.n, session.waiting, session.ask]).toEqual([7, 1, null]);
});

test("an answer under way stays so while others answer", async () => {
  sitDown();
  line().says(update(4, 4));
  const given = session.give(offers()[0]!);
  line().says(update(5, 4, [entry(5, 1, "bought")]));
  expect(session.ask).toBeNull();
  line().says(update(6, 6, [entry(6, 0, "went")], { done: [line().last("answer").re!] }));
  await given;
  expect(session.question).toBe(6);
});

test("who is called back while thinking again hears no complaint; any other stale answer is told", async () => {
  sitDown();
  const rested = (rests: boolean) => ({
    ...(update(4, 4).view as object),
    ask: { ...ask(offer("go")), rests },
  });
  const refuse = () => {
    const re = line().last("answer").re!;
    line().says({ type: "refused", re, code: "stale", text: "Too late.", rules: [] });
  };
  line().says(update(4, 4, [], { view: rested(true) }));
  const again = session.give(offers()[0]!);
  refuse();
  await expect(again).resolves.toBeUndefined();
  line().says(update(5, 5, [entry(5, 1, "called")], { view: rested(false) }));
  const went = session.give(offers()[0]!);
  refuse();
  await expect(went).rejects.toThrow("Too late.");
});

test("the screen goes round my seats: to one that is asked, back to one that is done if nobody else is", () => {
  sitDown();
  const place = { sort: "person", bot: "", yours: true, host: true, online: true, resigned: false };
  const places = ["Ada", "Bo", "Cy"].map((name, seat) => ({ ...place, seat, name, yours: seat < 2 }));
  line().says({ type: "table", table: { id: "t", game: "test", places } as unknown as TableInfo });
  const seen = (seat: number, asked: number[], resting: number[]) => {
    line().says(
      update(1, -1, [], { seat, view: { ...(update(1, -1).view as object), seat, asked, resting } }),
    );
    return [session.passTo, session.mineAsked];
  };
  expect(seen(0, [0, 1, 2], [])).toEqual([-1, [0, 1]]);
  expect(seen(0, [1, 2], [0])).toEqual([1, [1, 0]]);
  expect(seen(0, [2], [0, 1])).toEqual([-1, [0, 1]]);
  expect(seen(-1, [2], [0, 1])).toEqual([0, [0, 1]]);
  expect(seen(-1, [1, 2], [0])).toEqual([1, [1, 0]]);
  session.look(0).catch(() => {}); // who is done takes the screen, to think again
  expect(seen(0, [1, 2], [0])).toEqual([-1, [1, 0]]);
  session.look(-1).catch(() => {});
  expect(seen(0, [1, 2], [0])).toEqual([1, [1, 0]]);
});
