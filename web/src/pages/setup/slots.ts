// The slots of a drawn set-up as they are kept, banned and drawn again one by one: plain functions on plain values.
import type { Slot } from "../../wire/wire";

export type Settings = Record<string, unknown>;

/** A slot on the page: what came up, and whether it shall stay when all is drawn again. */
export interface Held extends Slot {
  readonly locked: boolean;
}

export interface Drawing {
  readonly slots: readonly Held[];
  readonly banned: readonly string[];
  /** Whether slots were changed one by one, so that the seed alone does not bring them back. */
  readonly changed: boolean;
  /** Settings beyond those that were asked for, which the wishes took. */
  readonly granted: Settings;
}

export const NOTHING: Drawing = { slots: [], banned: [], changed: false, granted: {} };

/** The names that a setting lists. */
function listed(settings: Settings, name: string): string[] {
  const found = settings[name];
  return Array.isArray(found) ? found.map(String) : [];
}

/** Settings that ask for these slots: by `pick`, or by the setting that has the name of their sort. */
function asking(
  settings: Settings,
  slots: readonly Slot[],
  banned: readonly string[],
  own: ReadonlySet<string>,
): Settings {
  const wanted = { ...settings };
  for (const slot of slots) {
    if (slot.fixed) continue;
    const name = own.has(slot.sort) ? slot.sort : "pick";
    wanted[name] = [...new Set([...listed(wanted, name), slot.name])];
  }
  if (banned.length) wanted.ban = [...new Set([...listed(settings, "ban"), ...banned])];
  return wanted;
}

/** Settings for drawing everything again but what is locked. `own` are the sorts that are settings themselves. */
export function forDraw(drawing: Drawing, settings: Settings, own: ReadonlySet<string>): Settings {
  const locked = drawing.slots.filter((slot) => slot.locked);
  return asking(settings, locked, drawing.banned, own);
}

/** Settings for drawing one slot again: all the others stay, and what lies there may not come back. */
export function forReroll(
  drawing: Drawing,
  settings: Settings,
  own: ReadonlySet<string>,
  slot: Slot,
): Settings {
  const others = drawing.slots.filter((other) => other !== slot);
  return asking(settings, others, [...drawing.banned, slot.name], own);
}

/** Settings for opening the table with exactly these slots: what wishes took of them is among them. */
export function forTable(drawing: Drawing, settings: Settings, own: ReadonlySet<string>): Settings {
  if (!drawing.changed) return { ...forDraw(drawing, settings, own), ...drawing.granted };
  const sorts = new Set(["pick", ...drawing.slots.filter((slot) => !slot.fixed).map((slot) => slot.sort)]);
  const others = Object.entries(drawing.granted).filter(([name]) => !sorts.has(name));
  return asking({ ...settings, ...Object.fromEntries(others) }, drawing.slots, drawing.banned, own);
}

/** A whole new draw: what was locked stays locked. */
export function drawn(drawing: Drawing, slots: readonly Slot[], granted: Settings = {}): Drawing {
  const locked = new Set(drawing.slots.filter((slot) => slot.locked).map(key));
  return {
    ...drawing,
    slots: slots.map((slot) => ({ ...slot, locked: locked.has(key(slot)) })),
    changed: false,
    granted,
  };
}

/** One slot drawn again: of the new draw only what is new among its sort is taken. Nothing new: the slot goes. */
export function rerolled(drawing: Drawing, slot: Held, fresh: readonly Slot[]): Drawing {
  const before = new Set(drawing.slots.map(key));
  const found = fresh.find((one) => one.sort === slot.sort && !before.has(key(one)));
  const put = found ? [{ ...found, locked: false }] : [];
  return { ...drawing, slots: drawing.slots.flatMap((one) => (one === slot ? put : [one])), changed: true };
}

/** A group chosen by name for a slot, and locked there; without a slot it is added. */
export function chosen(drawing: Drawing, slot: Held | null, put: Slot): Drawing {
  const held = { ...put, locked: true };
  const slots = slot ? drawing.slots.map((one) => (one === slot ? held : one)) : [...drawing.slots, held];
  const banned = drawing.banned.filter((name) => name !== put.name);
  return { ...drawing, slots, banned, changed: true };
}

/** A slot locked or let go. The seed would bring others beside another lock: so what lies there is meant. */
export function toggled(drawing: Drawing, slot: Held): Drawing {
  const slots = drawing.slots.map((one) => (one === slot ? { ...one, locked: !one.locked } : one));
  return { ...drawing, slots, changed: true };
}

export function ban(drawing: Drawing, name: string): Drawing {
  return { ...drawing, banned: [...new Set([...drawing.banned, name])] };
}

export function unban(drawing: Drawing, name: string): Drawing {
  return { ...drawing, banned: drawing.banned.filter((one) => one !== name) };
}

const key = (slot: Slot) => `${slot.sort} ${slot.name}`;
