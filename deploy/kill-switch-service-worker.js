// The way back, should a service worker of ours ever go wrong: put this file up as service-worker.js
// (below the base path, sent with `Cache-Control: no-cache`) in place of the built one. Browsers look
// for a new one at every visit, and at the latest after a day. It goes into service at once, throws
// away what Tabkit stored and removes itself. Pages that are open are left alone, since someone may
// be typing; the next load comes from the network. Leave it up for some months.

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => event.waitUntil(removeEverything()));

async function removeEverything() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith("tabkit ")).map((name) => caches.delete(name)),
  );
  await self.registration.unregister();
}
