// Being called though no page is open: this browser's own address at its push service, told to the server or taken back.
import { api } from "../wire/api";
import { mayNotify } from "./notify";

/** What this browser is called by now, if it can be called at all. */
async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker?.getRegistration("/");
  return (await worker?.pushManager?.getSubscription()) ?? null;
}

/** Whether the server calls browsers, and this one among them. */
export async function isCalled(): Promise<{ offered: boolean; called: boolean }> {
  const [told, own] = await Promise.all([api.push(), subscription().catch(() => null)]);
  return { offered: told.key !== "", called: own !== null && told.endpoints.includes(own.endpoint) };
}

/** Has this browser called; an error says in words for people why it cannot be. */
export async function callHere(): Promise<void> {
  const { key } = await api.push();
  if (!(await mayNotify())) throw new Error("The browser does not allow notifications here.");
  const worker = await navigator.serviceWorker.ready;
  if (!("pushManager" in worker)) throw new Error("This browser can only notify while a page is open.");
  await (await worker.pushManager.getSubscription())?.unsubscribe(); // it may be by another server's key
  const own = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch((error: Error) => {
      throw new Error(`The browser's push service cannot be had: ${error.message}`);
    });
  const { p256dh = "", auth = "" } = own.toJSON().keys ?? {};
  await api.addPush({ endpoint: own.endpoint, key: p256dh, auth });
}

/** Has this browser called no more. */
export async function callNoMore(): Promise<void> {
  const own = await subscription();
  if (!own) return;
  await api.forgetPush(own.endpoint);
  await own.unsubscribe();
}
