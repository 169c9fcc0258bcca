/**
 * The site without a network. Every page and every light file is stored when the worker is
 * installed; heavy ones when they are first used. Pages come from the store first, so that a page
 * and its scripts are always of one version; a newer version is stored beside it and waits until a
 * page asks for it.
 */
import type { OfflineList } from "./offline-list.ts";
import { pageOf } from "./page-address.ts";
import { pauseInstall, rest } from "./install-throttle.ts";

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build, wherever it is named: so it is named once. */
declare const builtOfflineList: OfflineList;

const list = builtOfflineList;

// Other sites may live on the same host, even another Tabkit.
const storeName = `tabkit ${list.base} site`;
const heavyStoreName = `tabkit ${list.base} heavy`;

/** The keys that the version before this one used, kept until the next. */
const lastKeysKey = `${list.base}stored-keys`;

/** So as not to crowd out what the page itself is loading. */
const downloadsAtOnce = 3;

const pageKey = (page: string) => `${list.base}${page.slice(1)}?revision=${list.pages[page]}`;

/** Each file's path and its key; they differ where the content may change under one name. */
const lightFiles = new Map(list.files.map((file) => [pathOf(file), list.base + file]));
const heavyFiles = new Set(list.heavy.map(pathOf));
const allKeys = [...Object.keys(list.pages).map(pageKey), ...lightFiles.values(), ...heavyFiles];

self.addEventListener("install", (event) => event.waitUntil(storeEverything()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => {
  if (event.data === "skip-waiting") event.waitUntil(self.skipWaiting());
  if (event.data === "rest") pauseInstall();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // What goes elsewhere is none of our business, and must not look as if it came from here.
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (!pathname.startsWith(list.base)) return;
  if (request.mode === "navigate") event.respondWith(answerWithPage(request, pathname));
  else if (pathname.startsWith(`${list.base}assets/`) || lightFiles.has(pathname)) {
    event.respondWith(answerWithFile(event, pathname));
  }
});

async function answerWithPage(request: Request, pathname: string): Promise<Response> {
  const page = pageOf(pathname, list.base);
  const isKnown = Object.hasOwn(list.pages, page) && page !== "/404";
  const found = isKnown ? await stored(pageKey(page)) : undefined;
  if (found) return found;
  try {
    return await fetch(request);
  } catch {
    const notFound = await stored(pageKey("/404"));
    if (!notFound) return Response.error();
    return new Response(notFound.body, { status: 404, headers: notFound.headers });
  }
}

async function answerWithFile(event: FetchEvent, pathname: string): Promise<Response> {
  const found = await stored(lightFiles.get(pathname) ?? pathname);
  if (found) return found;
  const response = await fetch(event.request);
  if (heavyFiles.has(pathname) && isFile(response)) {
    const copy = response.clone();
    // No room is no reason to fail: it is loaded again next time.
    const done = caches.open(heavyStoreName).then((store) => store.put(pathname, copy));
    event.waitUntil(done.catch(() => undefined));
  }
  return response;
}

/** Our own stores only: others on this host may have stored the same address. */
async function stored(key: string): Promise<Response | undefined> {
  for (const cacheName of [storeName, heavyStoreName]) {
    const response = await caches.match(key, { cacheName, ignoreVary: true });
    if (response) return response;
  }
  return undefined;
}

/** Stores what is not stored yet, all or nothing: a site with holes must not go into service. */
async function storeEverything(): Promise<void> {
  const store = await caches.open(storeName);
  const known = new Set((await store.keys()).map(({ url }) => keyOf(url)));
  const jobs = [
    ...Object.keys(list.pages).map((page) => ({ key: pageKey(page), load: () => loadPage(page) })),
    ...[...lightFiles.values()].map((key) => ({ key, load: () => loadFile(key) })),
  ].filter(({ key }) => !known.has(key));
  const workThrough = async () => {
    for (let job = jobs.pop(); job; job = jobs.pop()) {
      await store.put(job.key, await job.load());
      await rest(); // the browser compiles each script that is stored, which a game would notice
    }
  };
  await Promise.all(Array.from({ length: downloadsAtOnce }, workThrough));
}

/** A page of this very build. A log-in page of a hotel's Wi-Fi, or an older page, is refused. */
async function loadPage(page: string): Promise<Response> {
  const response = await fetch(list.base + page.slice(1), { cache: "no-cache" });
  const html = await response.text();
  // The not-found page may arrive with its own status.
  const hasStatus = response.ok || (page === "/404" && response.status === 404);
  if (!hasStatus || !html.includes(list.entry)) throw new Error(`Not our page: ${response.url}`);
  // A fresh answer, because a browser refuses one for a page that was redirected.
  return new Response(html, { headers: withoutEncoding(response.headers) });
}

async function loadFile(key: string): Promise<Response> {
  const response = await fetch(key);
  if (!isFile(response)) throw new Error(`Not our file: ${response.url}`);
  return response;
}

/** No file of ours is a page, whatever the network says. */
const isFile = ({ ok, redirected, headers }: Response): boolean =>
  ok && !redirected && !(headers.get("Content-Type") ?? "text/html").startsWith("text/html");

function withoutEncoding(headers: Headers): Headers {
  const kept = new Headers(headers);
  kept.delete("Content-Encoding");
  kept.delete("Content-Length");
  return kept;
}

/** Throws away all but this version and the one before it, which other tabs may still show. */
async function takeOver(): Promise<void> {
  const store = await caches.open(storeName);
  const last: string[] = await store.match(lastKeysKey).then((answer) => answer?.json() ?? []);
  const kept = new Set([...allKeys, ...last, lastKeysKey]);
  for (const each of [store, await caches.open(heavyStoreName)]) {
    const old = (await each.keys()).filter(({ url }) => !kept.has(keyOf(url)));
    await Promise.all(old.map((request) => each.delete(request)));
  }
  await store.put(lastKeysKey, Response.json(allKeys));
  await self.clients.claim();
}

function pathOf(file: string): string {
  return list.base + (file.split("?")[0] ?? file);
}

function keyOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
