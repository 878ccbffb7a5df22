// Pictures of a map that is too big to be sent whole: those that are drawn are fetched, all at once, and kept.
import { SvelteMap } from "svelte/reactivity";

const MANY = 100; // pictures at once, from which on the whole map comes
const AGAIN = 3_000; // ms until what did not come is asked for again

export type Pictures = Readonly<Record<string, string | undefined>>;

/** The map of these names at an address. A picture that is not here yet is empty, and drawn when it comes. */
export function pictures(
  address: string,
  names: readonly string[],
  fetched: (address: string) => Promise<Record<string, string>> = async (from) => (await fetch(from)).json(),
): Pictures {
  const known = new Set(names);
  const bodies = new SvelteMap<string, string>();
  let wanted = new Set<string>();
  let asking = false;

  async function ask(): Promise<void> {
    const these = [...wanted].sort();
    try {
      const found = await fetched(these.length > MANY ? address : `${address}?of=${these.join(",")}`);
      for (const [name, body] of Object.entries(found)) bodies.set(name, body);
      wanted = new Set([...wanted].filter((name) => !these.includes(name)));
      asking = false;
      if (wanted.size) want();
    } catch {
      setTimeout(() => void ask(), AGAIN);
    }
  }

  /** Asks when everything that is drawn now has been asked for. */
  function want(): void {
    if (asking) return;
    asking = true;
    setTimeout(() => void ask());
  }

  return new Proxy({} as Record<string, string | undefined>, {
    get(_, key) {
      const name = typeof key === "string" ? key.replace(/@.*/, "") : ""; // a changed card has the printed one's
      if (!known.has(name)) return undefined;
      const body = bodies.get(name);
      if (body === undefined && !wanted.has(name)) {
        wanted.add(name);
        want();
      }
      return body ?? "";
    },
  });
}
