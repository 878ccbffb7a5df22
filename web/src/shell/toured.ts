// Which games' tours this browser has shown: each by itself once.
const KEY = "delvewright.toured";

function seen(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

export const toured = (game: string): boolean => seen().includes(game);

export function keepToured(game: string): void {
  localStorage.setItem(KEY, JSON.stringify([...new Set([...seen(), game])]));
}
