// The names of things for a screen reader: everything the eye finds on them, in one sentence or two.
import { printName } from "../../table/objects/card/print";
import { sentences } from "../../table/objects/words";
import type { Battle, Location, PrintedCard, Room, Seat, Stack } from "../../wire/barricades";
import { printOf, type Standing } from "./print";

/** A card in one sentence, printed or as it stands, and what it does. */
export const cardName = (printed: PrintedCard, now: Standing = {}): string =>
  sentences(printName(printOf(printed, now)), ...printed.text);

export const many = (count: number, one: string, more = `${one}s`): string =>
  `${count} ${count === 1 ? one : more}`;

const listed = (names: readonly string[]): string => names.join(", ");

/** A building: whole, damaged or a ruin; its spots, its Barricade, who is there, what it does. */
export function locationName(
  location: Location,
  printed: PrintedCard,
  who: (seat: number) => string,
): string {
  const { chits, damage, standing, free, active, price, pledges, visitors } = location;
  return sentences(
    printed.name,
    standing ? `${many(chits.length, "chit")} of ${damage}` : "Destroyed",
    standing ? `${many(free, "free spot")}` : "",
    active ? "Barricade up" : `Barricade down, ${price} gold raise it`,
    listed(pledges.map(({ seat, gold }) => `${who(seat)} pledged ${gold} gold`)),
    visitors.length ? `Here: ${listed(visitors.map(who))}` : "",
    ...printed.text,
  );
}

export function stackName(
  stack: Stack,
  printed: PrintedCard,
  affordable: boolean,
  who: (seat: number) => string,
): string {
  const levels = stack.levels.length ? `by level ${stack.levels.join(", ")}` : "";
  return sentences(
    cardName(printed),
    `${many(stack.left, "card")} left${levels ? `, ${levels}` : ""}`,
    affordable ? "" : "too dear for you now",
    stack.eyed.length ? `${listed(stack.eyed.map(who))} mean to buy it` : "",
  );
}

/** What a battle in a room comes to: "Health 7 and 1 die, Armor 1; lost: 2 Wounds; won: 2 XP, 1 Treasure". */
export function battleName(room: Room, kinds: Record<string, PrintedCard>): string {
  const { health, dice, armor, resistance, wounds, wound_cards, xp, treasure, gear } = room;
  const foe = [
    `Health ${health}${dice ? ` and ${many(dice, "die", "dice")}` : ""}`,
    armor ? `Armor ${armor}` : "",
    resistance ? `Magic resistance ${resistance}` : "",
  ];
  const hurt = [wounds ? many(wounds, "Wound") : "", wound_cards ? many(wound_cards, "Wound card") : ""];
  const won = [
    xp ? `${xp} XP` : "",
    treasure ? many(treasure, "Treasure") : "",
    ...gear.map((token) => kinds[token]?.name ?? token),
  ];
  const some = (words: readonly string[]) => listed(words.filter(Boolean));
  return [
    some(foe),
    some(hurt) ? `it deals ${some(hurt)}` : "",
    some(won) ? `won, it brings ${some(won)}` : "",
  ]
    .filter(Boolean)
    .join("; ");
}

export function roomName(room: Room, title: string, text: readonly string[], who: (seat: number) => string) {
  return sentences(
    title,
    room.level && room.level < 7 ? `Level ${room.level}` : "",
    `Light ${room.light}`,
    room.fought ? "battled in this turn" : "",
    room.champions.length ? `Here: ${listed(room.champions.map(who))}` : "",
    room.aims.length ? `${listed(room.aims.map(who))} mean to come here` : "",
    ...room.left.map(({ what, number }) => `${number} ${what} left here`),
    ...text,
  );
}

/** What a Champion is at, in a word or two. */
export const STAGES: Record<string, string> = {
  setup: "choosing",
  prep: "rolling",
  place: "choosing a place",
  village: "in the Village",
  waiting: "waits",
  dungeon: "in the Dungeon",
  ready: "ready to fight",
  fighting: "in battle",
  spoils: "taking spoils",
  done: "done",
};

export const stageWord = ({ stage }: Pick<Seat, "stage">): string => STAGES[stage] ?? "";

export function championName(seat: Seat, name: string, title: string): string {
  return sentences(
    `${name}${title ? `, ${title}` : ""}`,
    `HP ${seat.hp} of ${seat.most_hp}, ${many(seat.wounds, "Wound")} of ${seat.spaces}`,
    `Rank ${seat.prestige?.rank ?? 0}, ${seat.xp} XP`,
    `Attack ${seat.physical} physical and ${seat.magic} magic, Light ${seat.light_left}, gold ${seat.gold}`,
    stageWord(seat),
  );
}

/** "7 against 9: two short" */
export function verdictOf({ value, health, over, won }: Battle): string {
  if (over) return won ? "Won" : "Lost";
  return value >= health ? "Enough" : `${health - value} short`;
}
