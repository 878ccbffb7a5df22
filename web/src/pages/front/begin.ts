// The shortest way to a table: the first mode of a game, me and a bot.
import { drawingOf } from "../../games";
import { go } from "../../router.svelte";
import { api } from "../../wire/api";
import { guest } from "../../wire/guest";
import { cards } from "../../wire/shelf";
import type { GameInfo } from "../../wire/wire";
import { firstDraft, settingsOf } from "../setup/draft";

/** Fetches what the table needs: a hand on the button, or a table on its way. */
export function prepare(game: GameInfo): void {
  for (const needed of [import("../Table.svelte"), drawingOf(game.id), cards(game.id)])
    needed.catch(() => {});
}

/** Opens it and goes there. */
export async function begin(game: GameInfo): Promise<void> {
  const draft = firstDraft(game);
  const { name } = await guest();
  const [first, ...rest] = draft.places.map((place) => (place.sort === "me" ? { ...place, name } : place));
  const table = api.open({
    game: game.id,
    places: [first!, ...rest],
    settings: settingsOf(game, draft),
  });
  prepare(game);
  go(`/table/${(await table).id}`);
}
