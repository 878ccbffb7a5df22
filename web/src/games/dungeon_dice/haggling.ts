// A bargaining question on its cloth: whose dice and promises can be laid there, what lies there, and whole offers to choose from.
import { placeThing, type Thing } from "../../table/objects/things";
import { capital } from "../../table/objects/words";
import type { Bargain, Offer, Open, Piece, Seat, Term } from "../../wire/dungeon_dice";

const QUESTIONS = new Set(["bargain", "answer_offer", "compose", "compose_term", "compose_particular"]);

export function isHaggling(ask: Open | null): ask is Open {
  return ask !== null && QUESTIONS.has(ask.question);
}

/** Something that lies on the cloth or may be laid there: it stands for answers by their names. */
export interface Chip extends Thing {
  readonly answers: readonly string[];
}

export const isChip = (thing: Thing): thing is Chip => "answers" in thing;

/** One half of the cloth: what is dropped there is promised. */
export const clothThing = (seat: number): Thing => placeThing(`cloth:${seat}`);
/** What a seat has beside the cloth: what is dropped there is promised no more. */
export const stockThing = (seat: number): Thing => placeThing(`stock:${seat}`);

/** A term as its stable name tells it: "put reward_to:0>1:main". */
interface Put {
  readonly offer: Offer;
  readonly key: string;
  readonly by: number;
  readonly what: string;
}

function puts(ask: Open): Put[] {
  return ask.offers.flatMap((offer) => {
    const [, key = "", by = "", what = ""] = /^put (\w+):(\d+)>\d+:?(.*)$/.exec(offer.name) ?? [];
    return key ? [{ offer, key, by: Number(by), what }] : [];
  });
}

const about = (offer: Offer, pieces: readonly number[]) =>
  offer.touches.some((touch) => touch.piece >= 0 && pieces.includes(touch.piece));

export interface Stock {
  readonly dice: readonly { readonly die: Piece; readonly chip: Chip }[];
  readonly promises: readonly { readonly offer: Offer; readonly key: string; readonly chip: Chip }[];
}

/** What a seat has to lay on the cloth; what lies there already is not with it any more. */
export function stockOf(seat: Seat, ask: Open, deal: Bargain | undefined): Stock {
  const own = puts(ask).filter((put) => put.by === seat.seat);
  const gone = new Set([...(deal?.gives ?? []), ...(deal?.takes ?? [])].flatMap((term) => term.pieces));
  const zone = `stock:${seat.seat}`;
  const dice = [
    ...seat.equipment,
    ...seat.items,
    ...seat.familiars,
    ...seat.classes,
    ...seat.relics,
    ...seat.others,
    ...seat.trophies,
  ]
    .filter((die) => !gone.has(die.piece))
    .map((die) => {
      const answers = own.filter((put) => about(put.offer, [die.piece, die.same_as]));
      return { die, chip: { pieces: [die.piece], zone, answers: answers.map((put) => put.offer.name) } };
    });
  const promises = own
    .filter((put) => !put.offer.touches.some((touch) => touch.piece >= 0))
    .map(({ offer, key, what }) => ({
      offer,
      key: what || key,
      chip: { pieces: [], zone: `${zone}:${what || key}`, answers: [offer.name] },
    }));
  return { dice, promises };
}

/** A term on the cloth: what takes it away, and the other times at which its dice may be given. */
export interface Laid {
  readonly term: Term;
  readonly chip: Chip;
  readonly times: readonly Offer[];
}

export function laid(terms: readonly Term[], ask: Open): Laid[] {
  const drops = ask.offers.filter((offer) => verb(offer) === "drop");
  return terms.map((term, at) => {
    const drop = drops.find((offer) => offer.text.toLowerCase().includes(term.text.toLowerCase()));
    const zone = `cloth:${term.giver}:${at}`;
    const times = puts(ask)
      .map((put) => put.offer)
      .filter((offer) => about(offer, term.pieces));
    return { term, chip: { pieces: term.pieces, zone, answers: drop ? [drop.name] : [] }, times };
  });
}

/** When a die is given, in two words, of the term or of its name: "if won". */
export function timeOf(name: string): string {
  const when = name.split(":").at(-1)!;
  return TIMES[when] ?? when;
}

const TIMES: Record<string, string> = {
  now: "now",
  win: "if won",
  loss: "if lost",
  after: "after it",
  opened: "if it opens",
};

/** Offers that are listed, under what they are. */
export interface Group {
  readonly title: string;
  readonly offers: readonly Offer[];
  /** The sentences with which all of them begin: they are told once. */
  readonly shared: string;
}

const TITLES: Record<string, string> = {
  offer: "The usual offers",
  counter: "Counter with",
  between: "More promises",
  include: "Let somebody else join",
};

const verb = (offer: Offer) => offer.name.split(" ")[0]!;

/** Whole offers and ways to more are listed; all else is a button of the prompt, or lies on the cloth. */
export function listsOf(ask: Open): Group[] {
  const titles = ask.question === "compose_particular" ? { put: "Which" } : TITLES;
  return Object.entries(titles).flatMap(([key, title]) =>
    byBeginning(ask.offers.filter((offer) => verb(offer) === key)).map((offers) => ({
      title,
      offers,
      shared: beginning(offers.map((offer) => offer.text)),
    })),
  );
}

/** Offers that go on alike after the same first sentence stand together; the others after them. */
function byBeginning(offers: readonly Offer[]): Offer[][] {
  const first = (offer: Offer) => /^[^.]+\.\s(?=\S)/.exec(offer.text)?.[0] ?? "";
  const groups = new Map<string, Offer[]>();
  const count = (begun: string) => offers.filter((offer) => first(offer) === begun).length;
  for (const offer of offers) {
    const begun = first(offer);
    const key = begun && count(begun) >= ALIKE ? begun : "";
    groups.set(key, [...(groups.get(key) ?? []), offer]);
  }
  return [...groups].sort(([one], [other]) => Number(!one) - Number(!other)).map(([, group]) => group);
}

const ALIKE = 3;

/** An answer without what all of its group have in common. */
export function said(offer: Offer, shared: string): string {
  if (verb(offer) === "between") return capital(offer.label);
  return offer.text.slice(shared.length).trim() || offer.label;
}

/** The whole sentences with which all texts begin, if they go on after them. */
export function beginning(texts: readonly string[]): string {
  const [first = "", ...others] = texts;
  if (!others.length) return "";
  let shared = "";
  for (const sentence of first.match(/[^.]+\.\s*/g) ?? []) {
    const longer = shared + sentence;
    if (!others.every((text) => text.startsWith(longer.trimEnd()))) break;
    shared = longer;
  }
  return texts.some((text) => text.length <= shared.length) ? "" : shared.trimEnd();
}
