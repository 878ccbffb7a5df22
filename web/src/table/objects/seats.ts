// How seats are told apart on a board: a colour, and the letters of a name, so that no colour stands alone.

export interface Tone {
  readonly body: string;
  /** What is written on it. */
  readonly ink: string;
}

const TONES: readonly Tone[] = [
  { body: "#c8452c", ink: "#fff6ea" },
  { body: "#2a6fb5", ink: "#ffffff" },
  { body: "#e3b23c", ink: "#2a1c00" },
  { body: "#3d8f5b", ink: "#ffffff" },
  { body: "#8d55b5", ink: "#ffffff" },
  { body: "#d9d5cc", ink: "#221c14" },
];

export const toneOf = (seat: number): Tone => TONES[seat % TONES.length]!;

/** A letter for each name, and its number if it ends with one; more letters where that would be the same. */
export function initials(names: readonly string[]): string[] {
  const bare = names.map((name, seat) => name.trim() || String(seat + 1));
  const ways = [
    (name: string) => name.charAt(0) + (/\D(\d)$/.exec(name)?.[1] ?? ""),
    (name: string) => name.slice(0, 2),
  ];
  return bare.map((name, seat) => {
    const alone = ways.find((way) => bare.every((other, at) => at === seat || way(other) !== way(name)));
    return alone?.(name) ?? `${name.charAt(0)}${seat + 1}`;
  });
}
