// Says that it is your turn: in the title, and by a browser notification if that is wanted and you look elsewhere.
import { preferences } from "./preferences.svelte";
import { tone } from "./sound";

let title = "";
let yours = false;

function show() {
  document.title = [yours ? "● Your turn" : "", title, "Delvewright"].filter(Boolean).join(" · ");
}

/** The title of the page that is shown now; whose turn it is starts afresh. */
export function entitle(text: string): void {
  title = text;
  yours = false;
  show();
}

/** Marks the title while it is your turn; when it becomes so, it is told once. */
export function tellTurn(now: boolean, text = "The table waits for you."): void {
  if (now && !yours) {
    tone("turn");
    const away = document.hidden || !document.hasFocus();
    if (away && preferences.notify && permitted()) {
      const note = new Notification("Your turn", {
        body: text,
        tag: location.pathname,
        icon: "/favicon.svg",
      });
      note.onclick = () => {
        window.focus();
        note.close();
      };
    }
  }
  yours = now;
  show();
}

const permitted = () => "Notification" in window && Notification.permission === "granted";

/** Asks the browser for leave to notify; false if it is refused. */
export async function mayNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
