// The title says whose turn it is; a notification comes once, only if it is wanted and you look elsewhere.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { engage, entitle, tellTurn } from "./notify";
import { preferences } from "./preferences.svelte";

const told: string[] = [];

beforeEach(() => {
  told.length = 0;
  class Note {
    static permission = "granted";
    constructor(title: string, options: NotificationOptions) {
      told.push(`${title}: ${options.body}`);
    }
  }
  vi.stubGlobal("Notification", Note);
  vi.spyOn(document, "hasFocus").mockReturnValue(false);
  entitle("Marbles");
});

afterEach(() => {
  preferences.notify = false;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("the title carries a mark while it is your turn", () => {
  tellTurn(true);
  expect(document.title).toBe("● Your turn · Marbles · Delvewright");
  tellTurn(false);
  expect(document.title).toBe("Marbles · Delvewright");
  expect(told).toEqual([]);
});

test("a wanted notification comes once a turn", () => {
  preferences.notify = true;
  tellTurn(true, "Visit the Village?");
  tellTurn(true, "Buy a card?");
  expect(told).toEqual(["Your turn: Visit the Village?"]);
  tellTurn(false);
  tellTurn(true, "Again");
  expect(told).toHaveLength(2);
});

test("nothing comes while you look at the table", () => {
  preferences.notify = true;
  vi.spyOn(document, "hasFocus").mockReturnValue(true);
  tellTurn(true);
  expect(told).toEqual([]);
});

test("where a worker can be had, it shows the notification, and knows the way back", async () => {
  preferences.notify = true;
  const shown = vi.fn();
  vi.stubGlobal("navigator", {
    serviceWorker: { register: () => Promise.resolve({ showNotification: shown }) },
  });
  await engage();
  tellTurn(true, "Visit the Village?");
  expect(shown).toHaveBeenCalledWith(
    "Your turn",
    expect.objectContaining({ body: "Visit the Village?", data: { path: location.pathname } }),
  );
  expect(told).toEqual([]);
  vi.stubGlobal("navigator", {});
  await engage();
});
