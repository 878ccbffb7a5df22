// How this person likes the table: kept in the browser, the same for every game.
export type Theme = "system" | "dark" | "light";
export type Speed = "slow" | "normal" | "fast" | "instant";

export interface Preferences {
  theme: Theme;
  /** How long a move is shown. */
  speed: Speed;
  /** Ask before an answer that other people would have to agree to take back. */
  confirm: boolean;
  /** Answer by itself when there is only one option. */
  autoAnswer: boolean;
  /** Hints of the first game. */
  guide: boolean;
  /** What a game is about, before the first one of it. */
  tour: boolean;
  sound: boolean;
  /** A browser notification when it is my turn. */
  notify: boolean;
}

export const DEFAULTS: Preferences = {
  theme: "system",
  speed: "normal",
  confirm: true,
  autoAnswer: false,
  guide: true,
  tour: true,
  sound: false,
  notify: false,
};

const CHOICES = {
  theme: ["system", "dark", "light"],
  speed: ["slow", "normal", "fast", "instant"],
} as const;
const KEY = "delvewright.preferences";

/** What was kept, as far as it makes sense; the rest by default. */
export function parsed(text: string | null): Preferences {
  const found = { ...DEFAULTS };
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? "{}");
  } catch {
    return found;
  }
  if (typeof kept !== "object" || kept === null) return found;
  for (const [name, value] of Object.entries(kept)) {
    if (!(name in DEFAULTS)) continue;
    const choices: readonly unknown[] = CHOICES[name as keyof typeof CHOICES] ?? [true, false];
    if (choices.includes(value)) Object.assign(found, { [name]: value });
  }
  return found;
}

export const preferences: Preferences = $state(parsed(localStorage.getItem(KEY)));

/** Keeps the preferences and shows the theme, from now on. */
export function follow(): () => void {
  return $effect.root(() => {
    $effect(() => localStorage.setItem(KEY, JSON.stringify(preferences)));
    $effect(() => {
      if (preferences.theme === "system") delete document.documentElement.dataset.theme;
      else document.documentElement.dataset.theme = preferences.theme;
    });
  });
}
