// A stream that is turned away comes back by itself where waiting helps, and only there.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Stream, type Socket } from "./stream";

const sockets: (Socket & { sent: string[] })[] = [];
const turned: string[] = [];

function open(): Socket {
  const sent: string[] = [];
  const socket = {
    sent,
    send: (text: string) => void sent.push(text),
    close: () => {},
    onopen: null,
    onmessage: null,
    onclose: null,
  } as unknown as Socket & { sent: string[] };
  sockets.push(socket);
  return socket;
}

/** The newest line opens, says hello, and hears this. */
function hears(message: object): void {
  const socket = sockets.at(-1)!;
  socket.onopen?.call(socket as unknown as WebSocket, new Event("open"));
  const re = (JSON.parse(socket.sent.at(-1)!) as { re: number }).re;
  const data = JSON.stringify({ re, ...message });
  socket.onmessage?.call(socket as unknown as WebSocket, new MessageEvent("message", { data }));
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets.length = turned.length = 0;
  new Stream(
    "ws://table",
    "token",
    {
      update() {},
      table() {},
      clocks() {},
      sign() {},
      line() {},
      turnedAway: (refused) => void turned.push(refused.code),
    },
    open,
  );
});
afterEach(() => vi.useRealTimers());

test("a table that is busy is asked again until it is not", () => {
  for (let times = 1; times <= 3; times++) {
    expect(sockets.length).toBe(times);
    hears({ type: "refused", code: "busy", text: "come back in a moment", rules: [] });
    vi.advanceTimersByTime(5_000);
  }
  expect(turned).toEqual([]);
});

test("a table that is not there is not asked again", () => {
  hears({ type: "refused", code: "table", text: "there is no such table", rules: [] });
  vi.advanceTimersByTime(60_000);
  expect([sockets.length, turned]).toEqual([1, ["table"]]);
});
