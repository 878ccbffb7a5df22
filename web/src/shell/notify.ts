// Says that it is your turn: in the title, and by a browser notification if that is wanted and you look elsewhere.
import { preferences } from "./preferences.svelte";
import { tone } from "./sound";

let worker: ServiceWorkerRegistration | undefined; // phones let nobody else notify
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
      notify(text);
    }
  }
  yours = now;
  show();
}

/** By the worker, whose notifications outlast the page; by the page where there is none. */
function notify(body: string): void {
  const path = location.pathname;
  const note = { body, tag: path, icon: "/favicon.svg", data: { path } };
  if (worker) return void worker.showNotification("Your turn", note);
  const shown = new Notification("Your turn", note);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}

/** Sets the worker up that shows notifications; without one the page does. */
export async function engage(): Promise<void> {
  worker = await navigator.serviceWorker?.register("/sw.js").catch(() => undefined);
}

const permitted = () => "Notification" in window && Notification.permission === "granted";

/** Asks the browser for leave to notify; false if it is refused. */
export async function mayNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  if ((await Notification.requestPermission()) !== "granted") return false;
  await engage();
  return true;
}
