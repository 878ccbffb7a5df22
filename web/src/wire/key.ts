// The key of the server's bench: its owner brings it in the address, and this browser keeps it.
const KEY = "delvewright.bench";

export function keyHere(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

export function keepKey(key: string): void {
  if (key) localStorage.setItem(KEY, key);
  else localStorage.removeItem(KEY);
}
