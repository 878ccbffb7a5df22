// A game gone through moment by moment: which moment is shown, through whose eyes, and what is fetched ahead.
import type { Snippet } from "svelte";
import { complain } from "../shell/toasts.svelte";
import type { Line, Moment, Replay } from "../wire/wire";
import type { Beside } from "./play.svelte";
import type { Kind, Surroundings, TableView } from "./surroundings";

export interface ReplayMeans {
  fetch: (moment: number, seat: number) => Promise<Moment>;
  /** How long a moment is shown while the replay plays, in ms. */
  time: (moment: Moment) => number;
  stage: (change: () => void) => void;
}

const AHEAD = 3;

export class Replaying implements Surroundings {
  readonly live = false;
  readonly ask = null;
  readonly question = -1;
  readonly chosen = null;
  readonly hinted = null;
  readonly game: string;
  readonly kinds: Record<string, Kind>;
  readonly prompt: Snippet;
  readonly replay: Replay;
  #means: ReplayMeans;
  #shownAt = $state("");
  #fetched = new Map<string, Promise<Moment>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  beside = $state.raw<Beside | null>(null);
  zoomed = $state.raw<{ kind: string; piece: number } | null>(null);
  /** The moment that is wanted, and the one that is shown. */
  at = $state(0);
  me = $state(-1);
  shown = $state.raw<Moment | null>(null);
  playing = $state(false);

  view = $derived((this.shown?.view ?? null) as TableView | null);

  constructor(replay: Replay, kinds: Record<string, Kind>, prompt: Snippet, means: ReplayMeans) {
    this.replay = replay;
    this.game = replay.table.game;
    this.kinds = kinds;
    this.prompt = prompt;
    this.#means = means;
  }

  get last(): number {
    return this.replay.steps.at(-1)?.moment ?? 0;
  }

  get names(): readonly string[] {
    return this.replay.table.places.map((place) => place.name || `Seat ${place.seat + 1}`);
  }

  /** The turn a moment belongs to. */
  turnAt(moment: number): number {
    return (
      this.replay.steps.findLast((step) => step.moment <= moment)?.turn ?? this.replay.steps[0]?.turn ?? 1
    );
  }

  /** What happened at the moment that was gone to: known at once, in full when it is there. */
  get caption(): readonly Line[] {
    if (this.#shownAt === this.#key(this.at, this.me)) return this.shown?.entry?.lines ?? [];
    const text = this.replay.steps.find(({ moment }) => moment === this.at)?.text;
    return text ? [[text, []]] : [];
  }

  /** Shows a moment, through a seat's eyes. */
  async show(at: number, seat = this.me): Promise<void> {
    this.at = Math.max(0, Math.min(at, this.last));
    this.me = this.replay.seats.includes(seat) ? seat : -1;
    const wanted = this.#key(this.at, this.me);
    const moment = await this.#fetch(this.at, this.me);
    if (wanted !== this.#key(this.at, this.me)) return;
    this.#means.stage(() => {
      this.shown = moment;
      this.#shownAt = wanted;
    });
    for (let ahead = 1; ahead <= AHEAD && this.at + ahead <= this.last; ahead++) {
      this.#fetch(this.at + ahead, this.me).catch(() => {});
    }
  }

  step(by: number): void {
    this.pause();
    this.show(this.at + by).catch(complain);
  }

  /** The first moment of the turn after the shown one, or of the turn before. */
  turn(by: 1 | -1): void {
    const now = this.turnAt(this.at);
    const start = this.replay.steps.find((step) => step.turn === now)?.moment ?? 0;
    const wanted = by < 0 && this.at > start ? now : now + by;
    this.toTurn(wanted);
  }

  toTurn(turn: number): void {
    this.pause();
    const step = this.replay.steps.find((one) => one.turn >= turn);
    const first = this.replay.steps[0]?.turn ?? 1;
    this.show(turn <= first ? 0 : (step?.moment ?? this.last)).catch(complain);
  }

  play(): void {
    this.playing = true;
    this.#timer = setTimeout(
      () => {
        if (this.at >= this.last) return this.pause();
        this.show(this.at + 1).then(
          () => this.playing && this.play(),
          (error: unknown) => {
            this.pause();
            complain(error);
          },
        );
      },
      this.shown ? this.#means.time(this.shown) : 0,
    );
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  readonly prospects: readonly never[] = [];

  rolledAt(piece: number): number {
    return this.shown?.entry?.thrown.includes(piece) ? this.shown.entry.n : 0;
  }

  offersOf(): readonly never[] {
    return [];
  }

  offersAt(): readonly never[] {
    return [];
  }

  choose(): void {}

  pick(): void {}

  why(): void {}

  zoom(kind: string, piece = -1): void {
    this.zoomed = { kind, piece };
  }

  #key(moment: number, seat: number): string {
    return `${moment} ${seat}`;
  }

  #fetch(moment: number, seat: number): Promise<Moment> {
    const key = this.#key(moment, seat);
    let found = this.#fetched.get(key);
    if (!found) {
      found = this.#means.fetch(moment, seat);
      found.catch(() => this.#fetched.delete(key));
      this.#fetched.set(key, found);
    }
    return found;
  }
}
