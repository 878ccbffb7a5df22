// Which key asks for what at a table. Nothing here clashes with a browser's own keys.

export type Command =
  | { readonly key: "offer"; readonly index: number }
  | {
      readonly key:
        "confirm" | "cancel" | "undo" | "log" | "recap" | "chat" | "hint" | "zoom" | "why" | "help";
    };

const KEYS: Record<string, Exclude<Command["key"], "offer">> = {
  Enter: "confirm",
  Escape: "cancel",
  u: "undo",
  l: "log",
  r: "recap",
  c: "chat",
  h: "hint",
  z: "zoom",
  w: "why",
  "?": "help",
};

/** For the page of keys. */
export const KEY_TEXTS: readonly (readonly [string, string])[] = [
  ["1 … 9", "Choose an answer by its number"],
  ["Enter", "Confirm the answer that waits"],
  ["Esc", "Do not confirm it; close what is open"],
  ["Tab, arrows", "Go from zone to zone, and along a zone"],
  ["u", "Take back"],
  ["z", "See the card in full"],
  ["w", "Why can this card not be chosen"],
  ["h", "What would the bot do"],
  ["l, r, c", "Log, recap, chat"],
  ["any key", "Catch up with moves that are still being shown"],
  ["?", "These keys"],
];

const TYPING = "input, textarea, select, [contenteditable]";

function modified(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey;
}

function within(event: KeyboardEvent, places: string): boolean {
  return event.target instanceof Element && event.target.closest(places) !== null;
}

/** Whether a key press means "go on" while moves are still being shown: any but those of somebody who types. */
export function catchesUp(event: KeyboardEvent): boolean {
  return !modified(event) && !within(event, TYPING);
}

/** The command a key press asks for, or null: while typing, in a dialog, or with a modifier it asks for nothing. */
export function commandOf(event: KeyboardEvent): Command | null {
  if (modified(event) || event.defaultPrevented || event.repeat) return null;
  if (within(event, `${TYPING}, dialog, [role=dialog], [role=menu]`)) return null;
  if (document.querySelector("dialog[open]")) return null;
  if (/^[1-9]$/.test(event.key)) return { key: "offer", index: Number(event.key) - 1 };
  if (event.key === "Enter" && within(event, "button, a, summary, [role=button], [role=tab]")) return null;
  const key = KEYS[event.key];
  return key ? { key } : null;
}
