// Pieces by kind: one line with how many in place of a line each.
export interface Counted {
  readonly kind: string;
  readonly count: number;
}

/** Neighbours of the same kind become one; the order stays. */
export function counted(pieces: readonly { readonly kind: string }[]): Counted[] {
  const found: { kind: string; count: number }[] = [];
  for (const { kind } of pieces) {
    const last = found.at(-1);
    if (last?.kind === kind) last.count += 1;
    else found.push({ kind, count: 1 });
  }
  return found;
}

/** A table of kinds, the most frequent first. */
export function ranked(kinds: Readonly<Record<string, number>>): Counted[] {
  return Object.entries(kinds)
    .map(([kind, count]) => ({ kind, count }))
    .sort((a, b) => b.count - a.count || a.kind.localeCompare(b.kind));
}
