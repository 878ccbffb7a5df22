// Finds the names of printed cards in a sentence, so that each can open its card.

export interface Part {
  readonly text: string;
  readonly kind: string; // the printed card named here, or ""
  readonly tail: string; // the punctuation that must not part from a name
}

export type Names = (text: string) => readonly Part[];

interface Named {
  readonly name: string;
}

const readers = new WeakMap<object, Names>();

/** The reader of sentences for a game's cards, made once. */
export function namesIn(kinds: Record<string, Named>): Names {
  let reader = readers.get(kinds);
  if (!reader) readers.set(kinds, (reader = cardNames(kinds)));
  return reader;
}

/** A reader of sentences for these cards; the longest name wins, and a name is only found as whole words. */
export function cardNames(kinds: Record<string, Named>): Names {
  const byName = new Map<string, string>();
  for (const [kind, printed] of Object.entries(kinds))
    if (!byName.has(printed.name)) byName.set(printed.name, kind);
  const names = [...byName.keys()].sort((a, b) => b.length - a.length).map(escaped);
  if (!names.length) return (text) => [{ text, kind: "", tail: "" }];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join("|")})(?![\\p{L}\\p{N}])`, "gu");
  return (text) => {
    const parts: Part[] = [];
    let from = 0;
    for (const match of text.matchAll(pattern)) {
      if (match.index > from) parts.push({ text: text.slice(from, match.index), kind: "", tail: "" });
      from = match.index + match[0].length;
      const tail = /^[^\p{L}\p{N}\s]+/u.exec(text.slice(from))?.[0] ?? "";
      parts.push({ text: match[0], kind: byName.get(match[0]) ?? "", tail });
      from += tail.length;
    }
    if (from < text.length) parts.push({ text: text.slice(from), kind: "", tail: "" });
    return parts;
  };
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
