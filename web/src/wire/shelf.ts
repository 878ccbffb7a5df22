// What does not change while the page is open, fetched once: the catalogue, printed cards, rules.
import { api } from "./api";
import type { GameInfo, RuleInfo } from "./wire";

const kept = new Map<string, Promise<unknown>>();

function once<T>(key: string, fetched: () => Promise<T>): Promise<T> {
  let found = kept.get(key) as Promise<T> | undefined;
  if (!found) {
    found = fetched();
    found.catch(() => kept.delete(key));
    kept.set(key, found);
  }
  return found;
}

/** Forgets it all: another pack has come to the server. */
export const anew = () => kept.clear();

export const games = () => once("games", api.games);
export const cards = <Kind>(game: string) =>
  once(`cards ${game}`, async () => api.cards<Kind>(game, (await gameOf(game))?.marks[0] ?? ""));
export const rules = (game: string) =>
  once(`rules ${game}`, async () => api.rules(game, (await gameOf(game))?.marks[1] ?? ""));

/** A game of the catalogue, if there is one of that name. */
export async function gameOf(id: string): Promise<GameInfo | undefined> {
  return (await games()).find((game) => game.id === id);
}

/** A rule of a game, if it has that number. */
export async function ruleOf(game: string, id: string): Promise<RuleInfo | undefined> {
  return (await rules(game)).find((rule) => rule.id === id);
}

/** The cards of a game that is played with these packs: one of somebody's own may have come since they were fetched. */
export async function cardsWith<Kind extends { readonly pack: string }>(game: string, packs: unknown) {
  const here = await cards<Kind>(game);
  const own = Array.isArray(packs) ? packs.filter((pack) => String(pack).includes("@")) : [];
  const known = new Set(Object.values(here).map(({ pack }) => pack));
  if (own.every((pack) => known.has(pack))) return here;
  anew();
  return cards<Kind>(game);
}
