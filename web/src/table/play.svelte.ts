// The table around the board while a game is played: the live Surroundings, and what is open over the board.
import { tone } from "../shell/sound";
import { complain, toast } from "../shell/toasts.svelte";
import type { GameInfo, Line, Policies, Said } from "../wire/wire";
import type { Snippet } from "svelte";
import { Choice } from "./choice.svelte";
import { answersOf, offersAt, offersOf, refusalsOf } from "./offers";
import type { Session } from "./session.svelte";
import type { Kind, Offer, Surroundings } from "./surroundings";

export interface Beside {
  readonly anchor: Element;
  readonly offers: readonly Offer[]; // a small menu, or
  readonly lines: readonly Line[]; // the reasons against it
}

const FLAG_TIME = 5000; // ms in which a way back is shown beside what has moved
const AUTO_DELAY = 900; // ms in which the only answer can be seen before it is given

export class Play implements Surroundings {
  readonly live = true;
  readonly session: Session;
  readonly choice: Choice;
  readonly game: string;
  readonly kinds: Record<string, Kind>;
  readonly prompt: Snippet;

  /** A small menu or a reason beside an object. */
  beside = $state.raw<Beside | null>(null);
  /** The card that is looked at in full. */
  zoomed = $state.raw<{ kind: string; piece: number } | null>(null);
  /** What the catalogue says of the game, once it is there. */
  info = $state.raw<GameInfo | null>(null);
  /** Whether the panel on when I am asked is open. */
  windowing = $state(false);
  /** What a bot would do here. */
  hint = $state.raw<Said | null>(null);
  /** What the guide tells and foresees of the open question, once it has. */
  guide = $state.raw<Said | null>(null);

  /** The only answer, about to be given by itself. */
  auto = $state.raw<Offer | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #numbered = -1; // the question whose answers are numbered
  #names: string[] = [];

  constructor(session: Session, choice: Choice, game: string, kinds: Record<string, Kind>, prompt: Snippet) {
    this.session = session;
    this.choice = choice;
    this.game = game;
    this.kinds = kinds;
    this.prompt = prompt;
  }

  get me(): number {
    return this.session.me;
  }

  get names(): readonly string[] {
    return this.session.names;
  }

  get ask() {
    return this.session.ask;
  }

  get question(): number {
    return this.ask ? this.session.question : -1;
  }

  get chosen(): string | null {
    return ((this.choice.offer ?? this.choice.weighing)?.name ?? this.session.answer) || null;
  }

  get prospects() {
    return this.guide?.prospects ?? [];
  }

  /** The answer that has just been given and can be taken back without asking anybody; for a few seconds. */
  fresh = $state.raw<Offer | null>(null);
  #flagged: Offer | null = null;
  #lowering: ReturnType<typeof setTimeout> | undefined;

  /** Shows a way back beside what has just moved; the reply takes it away. */
  flag(): void {
    const { given, shown } = this.session;
    const how = shown?.take.how;
    if (!given || (how !== "free" && how !== "alone")) this.fresh = null;
    else if (given !== this.#flagged) {
      this.fresh = this.#flagged = given;
      clearTimeout(this.#lowering);
      this.#lowering = setTimeout(() => (this.fresh = null), FLAG_TIME);
    }
  }

  get hinted(): string | null {
    return this.hint?.option || null;
  }

  /** Whether somebody knows the game well enough to be asked. */
  get hints(): boolean {
    return this.info?.hints ?? true;
  }

  get odds(): Surroundings["odds"] {
    if (!this.info?.odds || this.me < 0) return undefined;
    return () => this.session.say("odds").then((said) => said.lines);
  }

  get openWindows(): Surroundings["openWindows"] {
    return this.info?.windows.length && this.me >= 0 ? () => void (this.windowing = true) : undefined;
  }

  get chances(): Surroundings["chances"] {
    if (this.me < 0) return undefined;
    const kept = this.session.table?.places[this.me]?.policies ?? {};
    return this.info?.windows
      .filter(({ once }) => once)
      .map(({ key, once }) => {
        const wanted = kept[key] === "once";
        return { label: once, wanted, toggle: () => this.#attempt(this.#wait(key, !wanted)) };
      });
  }

  rolledAt(piece: number): number {
    return this.session.shown?.entries.findLast(({ thrown }) => thrown.includes(piece))?.n ?? 0;
  }

  /** The place of an answer among all that its question has offered: it stays while others take some away. */
  numberOf(offer: Offer): number {
    if (this.#numbered !== this.question) {
      this.#numbered = this.question;
      this.#names = [];
    }
    for (const { name } of this.ask?.offers ?? []) if (!this.#names.includes(name)) this.#names.push(name);
    return this.#names.indexOf(offer.name);
  }

  /** The answer in a place, if it is still offered. */
  numbered(number: number): Offer | undefined {
    return this.ask?.offers.find((offer) => this.numberOf(offer) === number);
  }

  offersOf(piece: number): readonly Offer[] {
    return offersOf(this.ask, piece);
  }

  offersAt(place: string, seat?: number): readonly Offer[] {
    return offersAt(this.ask, place, seat);
  }

  choose(offer: Offer): void {
    this.beside = null;
    this.fresh = null;
    this.#attempt(this.choice.choose(offer));
  }

  pick(offers: readonly Offer[], origin: Element): void {
    const [only] = offers;
    if (only && offers.length === 1) this.choose(only);
    else if (only) this.beside = { anchor: origin, offers, lines: [] };
  }

  why(piece: number, origin: Element): void {
    if (!this.ask || piece < 0) return;
    const refusals = refusalsOf(this.ask, piece);
    if (refusals.length) {
      const lines = refusals.map((refusal): Line => [refusal.text, [...refusal.rules]]);
      this.beside = { anchor: origin, offers: [], lines };
    } else this.#attempt(this.#askWhy(piece, origin));
  }

  /** Points at a piece for everybody, and lets me see the table again. */
  get point(): ((piece: number) => void) | undefined {
    if (!this.session.among || this.session.me < 0) return undefined;
    return (piece) => {
      this.zoomed = null;
      this.session.request({ type: "nod", sign: "look", piece }).catch(complain);
    };
  }

  zoom(kind: string, piece = -1): void {
    this.beside = null;
    this.zoomed = { kind, piece };
  }

  /** A new question is shown, or none: what was open for the old one goes; a lone answer may give itself. */
  turnTo(autoAnswer: boolean): () => void {
    this.hint = null;
    this.guide = null;
    this.beside = null;
    this.#listen(this.session.question).catch(() => {}); // one can play without
    this.#attempt(this.choice.resume().then(() => (autoAnswer ? this.#answerAlone() : undefined)));
    return () => {
      clearTimeout(this.#timer);
      this.auto = null;
    };
  }

  /** The question offers something else than before: what waits or is open for what is gone goes with it. */
  keepUp(): void {
    if (!this.ask) return;
    const offered = answersOf(this.ask);
    const still = ({ name }: Offer) => offered.some((offer) => offer.name === name);
    const { offer } = this.choice;
    if (offer && !still(offer)) {
      this.choice.cancel();
      toast(`${offer.label}: that is not offered any more.`);
    }
    const { beside } = this;
    if (!beside?.offers.length || beside.offers.every(still)) return;
    const offers = beside.offers.filter(still);
    this.beside = offers.length ? { ...beside, offers } : null;
  }

  confirm(): void {
    this.#attempt(this.choice.confirm());
  }

  undo(): void {
    this.choice.cancel();
    this.#attempt(this.session.undo());
  }

  /** Asks what a bot would do; asked again, the hint goes away. */
  askHint(): void {
    if (this.hint) this.hint = null;
    else if (this.ask && this.hints) this.#attempt(this.#hear(this.session.question));
  }

  async #listen(question: number): Promise<void> {
    if (this.me < 0) return;
    const said = await this.session.say("guide");
    if (this.session.question === question) this.guide = said;
  }

  /** A hint that comes when its question is closed is for nobody. */
  async #hear(question: number): Promise<void> {
    const said = await this.session.say("hint");
    if (this.session.question === question) this.hint = said;
  }

  /** Be asked at the next chance in a window and as usual after that, or as usual at once. */
  async #wait(key: string, wanted: boolean): Promise<void> {
    const { [key]: _, ...others } = this.session.table?.places[this.me]?.policies ?? {};
    const policies = { ...others, ...(wanted && { [key]: "once" }) } as Policies["policies"];
    await this.session.request({ type: "policies", seat: this.me, policies });
  }

  async #answerAlone(): Promise<void> {
    const [only, other] = this.ask?.offers ?? [];
    if (!only || other || this.ask?.rests || this.choice.offer || (await this.choice.asksFirst(only))) return;
    this.auto = only;
    this.#timer = setTimeout(() => this.#attempt(this.session.give(only)), AUTO_DELAY);
  }

  async #askWhy(piece: number, anchor: Element): Promise<void> {
    const open = this.beside;
    const said = await this.session.whyNot(piece);
    if (this.beside !== open) return; // something else was opened since
    if (said.lines.length && anchor.isConnected) this.beside = { anchor, offers: [], lines: said.lines };
  }

  #attempt(attempt: Promise<void>): void {
    attempt.catch((error: unknown) => {
      tone("refused");
      complain(error);
    });
  }
}
