// Whose talk this browser does not show: by name, kept between visits.

const KEY = "delvewright.muted";

class Muted {
  #names = $state.raw<readonly string[]>(kept());

  has(name: string): boolean {
    return this.#names.includes(name);
  }

  /** Mutes somebody, or hears them again. */
  toggle(name: string): void {
    this.#names = this.has(name) ? this.#names.filter((one) => one !== name) : [...this.#names, name];
    localStorage.setItem(KEY, JSON.stringify(this.#names));
  }
}

function kept(): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}

export const muted = new Muted();
