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
export function namesIn(faces: Record<string, Named>): Names {
  let reader = readers.get(faces);
  if (!reader) readers.set(faces, (reader = cardNames(faces)));
  return reader;
}

/** A reader of sentences for these cards; the longest name wins, and a name is only found as whole words. */
export function cardNames(faces: Record<string, Named>): Names {
  const kinds = new Map<string, string>();
  for (const [kind, face] of Object.entries(faces)) if (!kinds.has(face.name)) kinds.set(face.name, kind);
  const names = [...kinds.keys()].sort((a, b) => b.length - a.length).map(escaped);
  if (!names.length) return (text) => [{ text, kind: "", tail: "" }];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join("|")})(?![\\p{L}\\p{N}])`, "gu");
  return (text) => {
    const parts: Part[] = [];
    let from = 0;
    for (const match of text.matchAll(pattern)) {
      if (match.index > from) parts.push({ text: text.slice(from, match.index), kind: "", tail: "" });
      from = match.index + match[0].length;
      const tail = /^[^\p{L}\p{N}\s]+/u.exec(text.slice(from))?.[0] ?? "";
      parts.push({ text: match[0], kind: kinds.get(match[0]) ?? "", tail });
      from += tail.length;
    }
    if (from < text.length) parts.push({ text: text.slice(from), kind: "", tail: "" });
    return parts;
  };
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
