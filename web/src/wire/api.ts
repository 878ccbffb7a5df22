// The server over HTTP: one function a route, typed; what is refused comes as a Refusal with the server's words.
import { forget, guest } from "./guest";
import { newShare, remember } from "./luck";
import type {
  Bench,
  Comparison,
  Draft,
  Forms,
  FoundRules,
  GameInfo,
  Hook,
  KeptPack,
  LayoutInfo,
  Moment,
  NewFork,
  NewPush,
  NewTable,
  Opened,
  Problem,
  Promise as Promised,
  Push,
  Replay,
  RuleInfo,
  TableInfo,
  Tables,
  Wall,
  WantedDraft,
  WantedLayout,
  WantedPack,
  WantedTrial,
  WishInfo,
} from "./wire";

/** Why the server did not do it. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

async function problem(reply: Response): Promise<Refusal> {
  const said = (await reply.json().catch(() => null)) as Problem | null;
  return new Refusal(reply.status, said?.code ?? "", said?.text ?? `The server answered ${reply.status}.`);
}

async function send(
  method: string,
  path: string,
  body?: string,
  again = true,
  signal?: AbortSignal,
): Promise<Response> {
  const { token } = await guest();
  const headers: Record<string, string> = { Authorization: `Bearer ${token}` };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let reply: Response;
  try {
    reply = await fetch(`/api${path}`, { method, headers, body: body ?? null, signal: signal ?? null });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Refusal(0, "offline", "The server cannot be reached.");
  }
  if (reply.ok) return reply;
  const why = await problem(reply);
  if (reply.status !== 401 || !again) throw why;
  forget(); // a token of another server or of a lost secret: begin anew as somebody
  return send(method, path, body, false, signal);
}

/** What is the same for everybody: nobody need say who they are, and it may be kept. */
async function open<T>(path: string): Promise<T> {
  const reply = await fetch(`/api${path}`).catch(() => {
    throw new Refusal(0, "offline", "The server cannot be reached.");
  });
  if (!reply.ok) throw await problem(reply);
  return (await reply.json()) as T;
}

const get = async <T>(path: string) => (await (await send("GET", path)).json()) as T;
const post = async <T>(path: string, body: unknown) =>
  (await (await send("POST", path, JSON.stringify(body))).json()) as T;

/** What comes line by line, each as JSON; when nobody listens any more, the server is told. */
async function* lines<T>(path: string, body: unknown, signal: AbortSignal): AsyncGenerator<T> {
  const reply = await send("POST", path, JSON.stringify(body), true, signal);
  const reader = reply.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const parts = (rest + value).split("\n");
    rest = parts.pop() ?? "";
    for (const part of parts) yield JSON.parse(part) as T;
  }
}

const games = new Map<string, string>(); // by the tables that were opened here

export const api = {
  games: () => open<GameInfo[]>("/games"),
  /** By its mark it is kept for ever. */
  cards: <Kind>(game: string, mark: string) => open<Record<string, Kind>>(`/games/${game}/cards?v=${mark}`),
  rules: (game: string, mark: string) => open<RuleInfo[]>(`/games/${game}/rules?v=${mark}`),
  search: (game: string, sought: string) =>
    open<FoundRules>(`/games/${game}/rules/search?q=${encodeURIComponent(sought)}`),
  /** What a set-up may be wished to have. */
  wishes: (game: string) => open<WishInfo[]>(`/games/${game}/wishes`),
  layout: (game: string, wanted: WantedLayout) => post<LayoutInfo>(`/games/${game}/layout`, wanted),
  /** The bench of the server's owner, and its packs. */
  bench: () => get<Bench>("/bench"),
  toTheBench: (key: string) => post<Bench>("/bench", { key }),
  forms: (game: string) => open<Forms>(`/games/${game}/bench`),
  pack: (id: string) => get<WantedPack>(`/bench/packs/${encodeURIComponent(id)}`),
  draft: (game: string, draft: WantedDraft) => post<Draft>(`/games/${game}/bench/draft`, draft),
  keep: (game: string, pack: WantedPack) => post<KeptPack>(`/games/${game}/bench/packs`, pack),
  compare: (game: string, trial: WantedTrial, signal: AbortSignal) =>
    lines<Comparison>(`/games/${game}/bench/trial`, trial, signal),
  tables: () => get<Tables>("/tables"),
  wall: () => get<Wall[]>("/wall"),
  /** Where I am called at my turn, and whom the server calls at all. */
  hook: () => get<Hook>("/hook"),
  setHook: (url: string) => post<Hook>("/hook", { url }),
  /** By which browsers I am called though no page is open, and the key for it. */
  push: () => get<Push>("/push"),
  addPush: (browser: NewPush) => post<Push>("/push", browser),
  forgetPush: (endpoint: string) => post<Push>("/push/forget", { endpoint }),
  promise: () => post<Promised>("/promises", {}),
  /** Opens a table by dice that were promised to me, with a share of mine in them, unless I chose the deal. */
  open: async (table: NewTable): Promise<Opened> => {
    const luck = table.seed != null ? null : { ...(await api.promise()), share: newShare() };
    const opened = await post<Opened>("/tables", { ...table, ...luck });
    if (luck) remember(opened.id, luck);
    games.set(opened.id, table.game);
    return opened;
  },
  /** Which game is played at a table: I need not ask when I have just opened it. */
  gameAt: async (id: string): Promise<string> => games.get(id) ?? (await api.table(id)).game,
  table: (id: string) => get<TableInfo>(`/tables/${id}`),
  /** Takes a table off my list. */
  putAway: (id: string) => post<Opened>(`/tables/${id}/away`, {}),
  record: async (id: string) => (await send("GET", `/tables/${id}/record`)).text(),
  replay: (id: string) => get<Replay>(`/tables/${id}/replay`),
  moment: (id: string, moment: number, seat: number) =>
    get<Moment>(`/tables/${id}/moments/${moment}?seat=${seat}`),
  fork: (id: string, fork: NewFork) => post<Opened>(`/tables/${id}/fork`, fork),
  report: (id: string, text: string) => post<Opened>(`/tables/${id}/reports`, { text }),
  /** Opens a record: a finished one as a replay, another as a table. */
  load: async (record: string) => (await (await send("POST", "/records", record)).json()) as Opened,
};
