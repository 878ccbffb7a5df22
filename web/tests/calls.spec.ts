// Calls at one's turn: a browser asked to be called, and a call that comes to its worker though no page is open.
import { expect, test } from "./fixtures";

/** Stands in for the browser's own push service, which no test reaches: keys are real, the address is not. */
function push() {
  let own: PushSubscription | null = null;
  PushManager.prototype.getSubscription = () => Promise.resolve(own);
  PushManager.prototype.subscribe = async (options) => {
    const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
    const text = (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll("+", "-")
        .replaceAll("/", "_")
        .replaceAll("=", "");
    const p256dh = text(await crypto.subtle.exportKey("raw", pair.publicKey));
    const auth = text(crypto.getRandomValues(new Uint8Array(16)));
    const key = String(options?.applicationServerKey);
    const found = {
      endpoint: `https://fcm.googleapis.com/fcm/send/${key}`,
      toJSON: () => ({ keys: { p256dh, auth } }),
      unsubscribe: () => Promise.resolve((own = null) === null),
    };
    return (own = found as unknown as PushSubscription);
  };
}

test("a browser is called by one click, and no more by another", async ({ page, context }) => {
  await context.grantPermissions(["notifications"]);
  await page.addInitScript(push);
  await page.goto("/");
  await page.getByRole("button", { name: "Preferences" }).click();
  const call = page.getByLabel("Call this browser");
  await expect(call).not.toBeChecked();
  await call.check();
  await expect(page.getByText("This browser will be called.")).toBeVisible();
  await expect(call).toBeChecked();
  await call.uncheck();
  await expect(page.getByText("This browser will not be called.")).toBeVisible();
  await expect(call).not.toBeChecked();
});

test("where the browser will not be called, it says so and stays off", async ({ page, context }) => {
  await context.grantPermissions([]);
  await page.addInitScript(() => {
    Notification.requestPermission = () => Promise.resolve("denied");
  });
  await page.goto("/");
  await page.getByRole("button", { name: "Preferences" }).click();
  const call = page.getByLabel("Call this browser");
  await call.click();
  await expect(page.getByText("The browser does not allow notifications here.")).toBeVisible();
  await expect(call).not.toBeChecked();
});

test("an address of one's own is kept with what signs its calls, and any other is refused in words", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Preferences" }).click();
  const address = page.getByLabel("Call an address of mine");
  await address.fill("https://elsewhere.example.org/x");
  await page.getByRole("button", { name: "Keep" }).click();
  await expect(page.getByText("this server calls only https://hooks.example.org")).toBeVisible();
  await expect(page.getByText("Calls are signed with")).toHaveCount(0);
  await address.fill("https://hooks.example.org/mine");
  await page.getByRole("button", { name: "Keep" }).click();
  await expect(page.getByText("Calls are signed with")).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Preferences" }).click();
  await expect(address).toHaveValue("https://hooks.example.org/mine");
  await address.fill("");
  await page.getByRole("button", { name: "Keep" }).click();
  await expect(page.getByText("You will not be called.")).toBeVisible();
  await expect(page.getByText("Calls are signed with")).toHaveCount(0);
});

test("a call shows a notification that leads to its table, whatever it says", async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(["notifications"]);
  await page.goto("/");
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/sw.js");
    await navigator.serviceWorker.ready;
  });
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    }),
  );
  await devtools.send("ServiceWorker.enable");
  const registrationId = await registered;
  const origin = new URL(server.address).origin;
  const shown = (data: string) =>
    devtools.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
  const notes = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      const all = await worker.getNotifications();
      return all.map((note) => [note.title, note.body, (note.data as { path: string }).path]).sort();
    });
  await shown(JSON.stringify({ text: "It is your turn: Thunderstone.", path: "/table/abc" }));
  const turn = ["Your turn", "It is your turn: Thunderstone.", "/table/abc"];
  await expect.poll(notes).toEqual([turn]);
  await shown(JSON.stringify({ text: "It is your turn: Thunderstone.", path: "/table/abc" })); // once a table
  await shown("nonsense");
  await shown(JSON.stringify({ text: 7, path: "https://evil.net/" }));
  await expect.poll(notes).toEqual([["Your turn", "A table waits for you.", "/"], turn]);
});
