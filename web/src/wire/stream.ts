// The one ordered stream to a table: opens the socket, resumes after a lost line, and makes requests promises.
import type {
  ClientMessage,
  Clocks,
  Done,
  Hello,
  Refused,
  Said,
  ServerMessage,
  Signed,
  TableInfo,
  Update,
  Weighed,
} from "./wire";

export type LineState = "opening" | "open" | "lost" | "closed";

type WithoutNumber<M> = M extends unknown ? Omit<M, "re"> : never;
export type Wanted = WithoutNumber<Exclude<ClientMessage, Hello>>;
type ReplyTo<M extends Wanted> = M["type"] extends "weigh"
  ? Weighed
  : M["type"] extends "why" | "hint" | "guide" | "odds"
    ? Said
    : Done;

/** The table said no; nothing has changed. */
export class RequestRefused extends Error {
  readonly code: string;
  readonly rules: readonly string[];
  constructor(refused: Pick<Refused, "code" | "text" | "rules">) {
    super(refused.text);
    this.code = refused.code;
    this.rules = refused.rules;
  }
}

/** The line broke before a reply came: the request may or may not have been done. */
export class LineLost extends Error {
  constructor() {
    super("The line to the table is down. It comes back by itself.");
  }
}

export interface Hearing {
  update(update: Update): void;
  table(table: TableInfo): void;
  clocks(clocks: Clocks): void;
  sign(sign: Signed): void;
  line(state: LineState): void;
  turnedAway(refused: Refused): void;
}

/** The part of a WebSocket that a stream uses. */
export type Socket = Pick<WebSocket, "send" | "close" | "onopen" | "onmessage" | "onclose">;

interface Pending {
  resolve(reply: Done | Said | Weighed): void;
  reject(error: Error): void;
  timer: ReturnType<typeof setTimeout>;
}

const PATIENCE = 15_000; // ms until a request without reply counts as a lost line
const FIRST_WAIT = 300;
const LONGEST_WAIT = 2_000;

export class Stream {
  #url: string;
  #token: string;
  #hearing: Hearing;
  #open: (url: string) => Socket;
  #socket: Socket | null = null;
  #pending = new Map<number, Pending>();
  #resumed: (() => void)[] = [];
  #re = 0;
  #hello = -1;
  #greeted = false;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** The last number of the log that has arrived, and the seat it was read through. */
  last = -1;
  seat = -1;

  constructor(
    url: string,
    token: string,
    hearing: Hearing,
    open: (url: string) => Socket = (address) => new WebSocket(address),
  ) {
    this.#url = url;
    this.#token = token;
    this.#hearing = hearing;
    this.#open = open;
    this.#connect();
  }

  /** Sends a request; fails with RequestRefused, or LineLost when no reply came. */
  request<M extends Wanted>(message: M): Promise<ReplyTo<M>> {
    return new Promise((resolve, reject) => {
      if (!this.#greeted || !this.#socket) return reject(new LineLost());
      const re = ++this.#re;
      const timer = setTimeout(() => this.#drop(), PATIENCE);
      this.#pending.set(re, { resolve: resolve as Pending["resolve"], reject, timer });
      this.#socket.send(JSON.stringify({ ...message, re }));
    });
  }

  /** Resolves once the line is there: at once, or after the first update of the next one. */
  async ready(): Promise<void> {
    if (!this.#greeted) await new Promise<void>((resolve) => this.#resumed.push(resolve));
  }

  /** Tries again at once when a line is missing: the browser is online or looked at again. */
  hurry(): void {
    if (this.#closed || this.#socket) return;
    clearTimeout(this.#retry);
    this.#connect();
  }

  /** The browser has gone offline: a line that only seems open is given up. */
  lose(): void {
    if (this.#socket) this.#drop();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    this.#drop();
    this.#hearing.line("closed");
  }

  #connect(): void {
    const socket = this.#open(this.#url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#hello = ++this.#re;
      const hello: Hello = {
        type: "hello",
        token: this.#token,
        last: this.last,
        seat: this.seat,
        re: this.#hello,
      };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data as string) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#drop();
    };
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        return this.#hearing.table(message.table);
      case "sign":
        return this.#hearing.sign(message);
      case "clocks":
        return this.#hearing.clocks(message);
      case "update":
        this.last = message.n;
        this.seat = message.seat;
        this.#hearing.update(message);
        for (const re of message.done) this.#settle(re)?.resolve({ type: "done", re, text: "" });
        return this.#greet();
      case "refused":
        if (message.re === this.#hello && !this.#greeted) return this.#turnAway(message);
        return this.#settle(message.re)?.reject(new RequestRefused(message));
      default:
        this.#settle(message.re)?.resolve(message);
    }
  }

  #greet(): void {
    if (this.#greeted) return;
    this.#greeted = true;
    this.#failures = 0;
    this.#hearing.line("open");
    for (const resolve of this.#resumed.splice(0)) resolve();
  }

  /** Hello was refused: a seat that is mine no more is given up, a busy table asked again, anything else is final. */
  #turnAway(refused: Refused): void {
    if (refused.code === "busy") return this.#drop();
    const seatGone = refused.code === "seat" && this.seat >= 0;
    this.#closed = !seatGone;
    this.seat = -1;
    this.last = -1;
    this.#drop();
    if (!seatGone) this.#hearing.turnedAway(refused);
  }

  #settle(re: number): Pending | undefined {
    const pending = this.#pending.get(re);
    this.#pending.delete(re);
    clearTimeout(pending?.timer);
    return pending;
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#greeted = false;
    socket?.close();
    for (const re of [...this.#pending.keys()]) this.#settle(re)?.reject(new LineLost());
    if (this.#closed) return;
    this.#hearing.line("lost");
    const wait = Math.min(FIRST_WAIT * 2 ** this.#failures++, LONGEST_WAIT);
    this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }
}

/** Where the stream of a table is, seen from this page. */
export function streamAddress(table: string, page: Location = location): string {
  return `${page.protocol === "https:" ? "wss" : "ws"}://${page.host}/api/tables/${table}/stream`;
}
