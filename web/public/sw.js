// Shows notifications for pages that nobody looks at and calls that come though none is open, and leads back from them.
// It keeps nothing and fetches nothing.
self.addEventListener("push", (event) => {
  let said = {};
  try {
    said = event.data?.json() ?? {};
  } catch {
    // a call of which nothing can be read is a call
  }
  const path = typeof said.path === "string" && /^\/table\/[\w-]+$/.test(said.path) ? said.path : "/";
  const body = typeof said.text === "string" ? said.text : "A table waits for you.";
  const note = { body, tag: path, icon: "/favicon.svg", data: { path } };
  event.waitUntil(self.registration.showNotification("Your turn", note));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data?.path ?? "/";
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
      const there = pages.find((page) => new URL(page.url).pathname === path);
      return there ? there.focus() : self.clients.openWindow(path);
    }),
  );
});
