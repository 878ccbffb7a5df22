// For the tests: a socket that does what it is told, and the shortest updates and questions that make sense.
import type { Socket } from "../wire/stream";
import type { ClientMessage, Entry, ServerMessage, Update } from "../wire/wire";
import type { Offer, Open, Touch } from "./surroundings";

export class FakeSocket implements Socket {
  readonly sent: ClientMessage[] = [];
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {}

  opens(): void {
    this.onopen?.call(this as never, new Event("open"));
  }

  says(message: ServerMessage): void {
    this.onmessage?.call(this as never, { data: JSON.stringify(message) } as MessageEvent);
  }

  breaks(): void {
    this.onclose?.call(this as never, {} as CloseEvent);
  }

  /** The last message of a type that was sent. */
  last<T extends ClientMessage["type"]>(type: T): Extract<ClientMessage, { type: T }> {
    return this.sent.findLast((message) => message.type === type) as Extract<ClientMessage, { type: T }>;
  }
}

export function offer(name: string, ...touches: Partial<Touch>[]): Offer {
  const full = touches.map((touch) => ({ place: "hand", kind: "", piece: -1, seat: -1, ...touch }));
  return {
    index: 0,
    name,
    label: name,
    text: name,
    rules: [],
    touches: full,
    aside: false,
    goes: [],
    leads: [],
    via: "",
  };
}

export function ask(...offers: Offer[]): Open {
  const numbered = offers.map((one, index) => ({ ...one, index }));
  return {
    seat: 0,
    question: "test",
    text: "Well?",
    rules: [],
    offers: numbered,
    refusals: [],
    rests: false,
    beyond: [],
  };
}

export function entry(n: number, seat: number, text: string, turn = 1, sort = "answer"): Entry {
  return {
    n,
    sort,
    seat,
    by: `seat ${seat}`,
    lines: text ? [[text, []]] : [],
    at: 0,
    turn,
    thrown: [],
    beat: null,
    said: null,
    signs: [],
  };
}

export function update(
  n: number,
  question: number,
  entries: Entry[] = [],
  more: Partial<Update> = {},
): Update {
  const open = question >= 0 ? ask(offer("go"), offer("stay")) : null;
  return {
    type: "update",
    done: [],
    n,
    entries,
    seat: 0,
    view: {
      game: "test",
      seat: 0,
      turn: 0,
      turns: 1,
      asked: question >= 0 ? [0] : [1],
      resting: [],
      ask: open,
      result: null,
    },
    question,
    take: { how: "none", text: "", seen: false },
    plea: null,
    moment: n,
    ...more,
  };
}
