// Who I am to the server: a name and a token, kept in this browser; made silently the first time it is needed.
import type { Guest, Problem } from "./wire";

const KEY = "delvewright.guest";
const FIRST =
  "Amber Bold Brave Bright Calm Clever Copper Gentle Hardy Keen Lucky Merry Quiet Quick Steady Wry";
const LAST =
  "Badger Dwarf Falcon Fox Hedgehog Heron Lantern Otter Owl Pike Raven Rook Squire Thistle Torch Wren";

/** A friendly name for somebody who has not said one. */
export function randomName(chance: () => number = Math.random): string {
  const one = (words: string) => {
    const list = words.split(" ");
    return list[Math.floor(chance() * list.length)] ?? "";
  };
  return `${one(FIRST)} ${one(LAST)}`;
}

/** The guest of this browser, or null before the first. */
export function known(): Guest | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    const { name, token } = (kept ?? {}) as Partial<Guest>;
    return typeof name === "string" && typeof token === "string" ? { name, token } : null;
  } catch {
    return null;
  }
}

/** Forgets the guest: its token is no good any more. */
export function forget(): void {
  localStorage.removeItem(KEY);
}

let underway: Promise<Guest> | null = null;

/** The guest of this browser; several calls at once make one. */
export function guest(): Promise<Guest> {
  const here = known();
  if (here) return Promise.resolve(here);
  underway ??= register(randomName()).finally(() => (underway = null));
  return underway;
}

/** Takes another name. */
export async function rename(name: string): Promise<Guest> {
  return register(name.trim().slice(0, 24), known()?.token);
}

async function register(name: string, token?: string): Promise<Guest> {
  const headers: Record<string, string> = { "Content-Type": "application/json" };
  if (token) headers.Authorization = `Bearer ${token}`;
  const reply = await fetch("/api/guests", { method: "POST", headers, body: JSON.stringify({ name }) });
  if (!reply.ok) throw new Error(((await reply.json()) as Problem).text);
  const made = (await reply.json()) as Guest;
  localStorage.setItem(KEY, JSON.stringify({ name: made.name, token: made.token }));
  return made;
}
