// The shortest way to a table: the first mode of a game, me and a bot.
import { drawingOf } from "../../games";
import { go } from "../../router.svelte";
import { api } from "../../wire/api";
import { guest } from "../../wire/guest";
import type { GameInfo } from "../../wire/wire";
import { firstDraft, settingsOf } from "../setup/draft";

/** Opens it and goes there. */
export async function begin(game: GameInfo): Promise<void> {
  void drawingOf(game.id).catch(() => {}); // on its way while the table is opened
  const draft = firstDraft(game);
  const { name } = await guest();
  const [first, ...rest] = draft.places.map((place) => (place.sort === "me" ? { ...place, name } : place));
  const table = await api.open({
    game: game.id,
    places: [first!, ...rest],
    settings: settingsOf(game, draft),
  });
  go(`/table/${table.id}`);
}
