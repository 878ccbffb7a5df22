// A guest's session at one table: what has arrived, what is shown, and what is asked and answered.
import { known } from "../wire/guest";
import { LineLost, RequestRefused, Stream, type LineState, type Socket, type Wanted } from "../wire/stream";
import type { Beat, Clocks, Entry, Refused, Said, Signed, TableInfo, Update, Weighed } from "../wire/wire";
import { Playback, type Pause } from "./playback";
import type { Offer, Open, TableView } from "./surroundings";

const SIGN_TIME = 4_000; // ms

/** Something to do, and how long it stands alone, in ms. */
type Step = readonly [() => void, number];

export interface Means {
  address: string; // of the stream
  token: string;
  /** How long an update is shown alone, in ms. */
  time: (update: Update, seat: number) => number;
  /** How long the question and the log wait after an update. */
  pause?: (update: Update) => Pause;
  /** Carries a change of the table out, so that it can be animated. */
  stage?: (change: () => void) => void;
  open?: (address: string) => Socket;
}

export class Session {
  #stream: Stream;
  #playback: Playback<Update>;
  #thought: Promise<unknown> = Promise.resolve(); // the last hint or odds that were asked for

  table = $state.raw<TableInfo | null>(null);
  /** Everybody's time where there are clocks, and when we heard of it. */
  clocks = $state.raw<(Clocks & { readonly at: number }) | null>(null);
  /** The signs that are being shown. */
  signs = $state.raw<readonly Signed[]>([]);
  line = $state<LineState>("opening");
  turnedAway = $state.raw<Refused | null>(null);
  /** The update on the table now, the newest that has arrived, and how many wait between them. */
  shown = $state.raw<Update | null>(null);
  newest = $state.raw<Update | null>(null);
  waiting = $state(0);
  /** The log as far as it is shown; and as far as it is told, while what happened last is still moving. */
  entries = $state.raw<readonly Entry[]>([]);
  told = $state.raw<readonly Entry[]>([]);
  /** Whether cards fly, dice roll or a verdict is held up: the next question and the log wait for it. */
  settling = $state(false);
  /** What a fight came to, while it is held up. */
  beat = $state.raw<Beat | null>(null);
  /** The table as it was, kept in sight while it is read what a fight came to that is no more on it. */
  #held = $state.raw<TableView | null>(null);
  #pause: (update: Update) => Pause;
  #stage: (change: () => void) => void;
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** The question an answer is under way to, and that answer. */
  #answered = $state(-1);
  answer = $state.raw("");
  /** The last answer I gave here, until it is taken back. */
  given = $state.raw<Offer | null>(null);
  /** The seat that somebody took the screen for: it keeps it, though it may be done, until it answers. */
  #taken = $state(-1);

  view = $derived(this.#held ?? ((this.shown?.view ?? null) as TableView | null));
  me = $derived(this.shown?.seat ?? -1);
  names = $derived((this.table?.places ?? []).map((place) => place.name || `Seat ${place.seat + 1}`));
  mine = $derived((this.table?.places ?? []).filter((place) => place.yours).map((place) => place.seat));
  /** Whether I only look on. */
  watching = $derived(this.table !== null && !this.mine.length);
  /** What I am called at the table: by my seats, or as one who watches. */
  called = $derived.by(() => {
    const seats = this.mine.map((seat) => this.names[seat] ?? "");
    return seats.length ? seats : [`${known()?.name ?? ""} (watching)`];
  });
  /** Whether the game is over: played to its end, or given up. */
  over = $derived(Boolean(this.view?.result ?? this.table?.ending));
  /** Whether other people sit at the table: bots agree to everything. */
  among = $derived((this.table?.places ?? []).some((place) => place.sort === "person" && !place.yours));
  question = $derived(this.shown && this.shown.question === this.newest?.question ? this.shown.question : -1);
  ask = $derived<Open | null>(
    this.question >= 0 && this.question !== this.#answered && !this.settling
      ? (this.view?.ask ?? null)
      : null,
  );
  /** Those of my seats that are asked, then those that are done and may think again. */
  mineAsked = $derived(
    [...(this.view?.asked ?? []), ...(this.view?.resting ?? [])].filter((seat) => this.mine.includes(seat)),
  );
  /** Whom the screen must be passed to: another of my seats is asked, not the one looked through. */
  passTo = $derived.by(() => {
    const [next] = this.mineAsked;
    if (this.mine.length < 2 || next === undefined || this.busy || this.#answered >= 0) return -1;
    if (this.me < 0) return next;
    const asked = this.view?.asked ?? [];
    if (this.#taken === this.me && this.view?.resting.includes(this.me)) return -1;
    return asked.includes(this.me) || !asked.includes(next) ? -1 : next;
  });

  /** Whether something that has happened is still being shown. */
  get busy(): boolean {
    return this.waiting > 0 || this.settling;
  }

  constructor(means: Means) {
    this.#pause = means.pause ?? (() => ({ still: 0, beat: 0 }));
    this.#stage = means.stage ?? ((change) => change());
    this.#playback = new Playback<Update>(
      (updates) => {
        const reason = updates.some(({ entries }) => entries.some(({ lines }) => lines.length));
        if (reason) this.#stage(() => this.#show(updates));
        else this.#show(updates); // nothing flies without a reason in the log
      },
      (update) => {
        if (this.#atOnce(update)) return 0;
        const { still, beat } = this.#pause(update);
        return Math.max(means.time(update, this.me), still + beat);
      },
    );
    this.#stream = new Stream(
      means.address,
      means.token,
      {
        update: (update) => this.#arrive(update),
        table: (table) => (this.table = table),
        sign: (sign) => this.#wave(sign),
        clocks: (clocks) => (this.clocks = { ...clocks, at: performance.now() }),
        line: (line) => (this.line = line),
        turnedAway: (refused) => (this.turnedAway = refused),
      },
      means.open,
    );
  }

  request: Stream["request"] = (message) => this.#stream.request(message);

  /** Gives an answer. When the line breaks it is sent again only if its question is still open. */
  async give(offer: Offer): Promise<void> {
    const question = this.question;
    const rested = this.ask?.rests;
    const answer: Wanted = { type: "answer", question, option: offer.name, via: offer.via, seat: this.me };
    this.#answered = question;
    this.#taken = -1;
    this.answer = offer.name;
    this.given = offer;
    this.skip(); // what comes of it is shown at once
    try {
      while (this.newest?.question === question) {
        try {
          await this.#stream.request(answer);
          return;
        } catch (error) {
          if (!(error instanceof LineLost) || this.line === "closed") throw error;
          await this.#stream.ready();
        }
      }
    } catch (error) {
      this.#answered = -1;
      this.given = null;
      const woken = rested && error instanceof RequestRefused && error.code === "stale";
      if (!woken) throw error; // somebody has called me back meanwhile: that was what I wanted
    } finally {
      this.answer = "";
    }
  }

  weigh(offer: Offer): Promise<Weighed> {
    const { name: option, via } = offer;
    return this.request({ type: "weigh", question: this.question, option, via, seat: this.me });
  }

  /** What is thought about is asked for one after the other: the server takes one such question at a time. */
  say(type: "hint" | "guide" | "odds"): Promise<Said> {
    const ask = () => this.request({ type, seat: this.me });
    if (type === "guide") return ask();
    const said = this.#thought.then(ask);
    this.#thought = said.catch(() => {});
    return said;
  }

  whyNot(piece: number): Promise<Said> {
    return this.request({ type: "why", piece, seat: this.me });
  }

  async undo(): Promise<void> {
    this.given = null;
    await this.request({ type: "undo", at: this.newest?.n ?? 0, seat: this.me });
  }

  /** Looks through one of my seats. */
  async look(seat: number): Promise<void> {
    this.#taken = seat;
    await this.request({ type: "look", seat });
  }

  skip(): void {
    this.#playback.skip();
    this.waiting = this.#playback.waiting;
    if (this.#held) this.#stage(() => this.#settled());
    else this.#settled();
  }

  hurry(): void {
    this.#stream.hurry();
  }

  lose(): void {
    this.#stream.lose();
  }

  close(): void {
    clearTimeout(this.#rest);
    this.#playback.stop();
    this.#stream.close();
  }

  /** Shows a sign for a while; the newest of a person takes the place of the one before. */
  #wave(sign: Signed): void {
    this.signs = [...this.signs.filter((one) => one.by !== sign.by), sign];
    setTimeout(() => (this.signs = this.signs.filter((one) => one !== sign)), SIGN_TIME);
  }

  /** Whether nobody waits to see an update: what others do beside my own question holds nothing up. */
  #atOnce(update: Update): boolean {
    const { shown } = this;
    return !shown || !update.entries.length || (shown.question >= 0 && shown.question === update.question);
  }

  #arrive(update: Update): void {
    const before = this.newest;
    this.newest = update;
    if (update.question !== this.#answered) this.#answered = -1;
    if (before && before.seat !== update.seat) {
      this.#playback.skip();
      this.#playback.push(update);
      this.#playback.skip();
      this.#settled();
    } else {
      this.#playback.push(update);
    }
    this.waiting = this.#playback.waiting;
  }

  #show(updates: readonly Update[]): void {
    const [only] = updates;
    const calm = updates.length !== 1 || !only || this.#atOnce(only);
    const before = this.shown?.view as TableView | null | undefined;
    for (const update of updates) {
      const known = this.shown && this.shown.seat === update.seat ? this.entries : [];
      const from = update.entries[0]?.n ?? Infinity;
      this.entries = [...known.filter((entry) => entry.n < from), ...update.entries];
      this.shown = update;
    }
    this.waiting = this.#playback.waiting;
    if (calm) this.#settled();
    else this.#settle(only, before ?? null);
  }

  /** Lets the question and the log wait until nothing moves, and what a fight came to has been read. */
  #settle(update: Update, before: TableView | null): void {
    this.#settled(this.told);
    const { still, beat } = this.#pause(update);
    const verdict = (beat > 0 && update.entries.findLast((entry) => entry.beat)?.beat) || null;
    if (still <= 0 && !verdict) return this.#settled();
    this.settling = true;
    const read: Step = [
      () => {
        this.told = this.entries;
        this.beat = verdict;
      },
      beat,
    ];
    if (verdict?.parting && before) {
      this.#held = before;
      this.#follow([read, [() => this.#stage(() => this.#part()), still]]);
    } else this.#follow([[() => {}, still], ...(verdict ? [read] : [])]);
  }

  /** Takes steps one after the other, each for its time; then all is settled. */
  #follow([first, ...then]: readonly Step[]): void {
    if (!first) return this.#settled();
    const [step, time] = first;
    step();
    this.#rest = setTimeout(() => this.#follow(then), time);
  }

  /** What fought leaves the table. */
  #part(): void {
    this.#held = null;
    this.beat = null;
  }

  #settled(told = this.entries): void {
    clearTimeout(this.#rest);
    this.settling = false;
    this.#part();
    this.told = told;
  }
}
