/**
 * The site without a network, and its next version. The service worker stores every page; when a
 * newer version of the site is stored too, it waits until someone asks for it, because a reload
 * would lose what is typed.
 */
import { onActivity } from "./visitor-activity.ts";

const workerFile = "service-worker.js";
const updateEveryMs = 60 * 60 * 1000;
/** The worker answers at once unless it is stuck; then the reload goes ahead without it. */
const patienceMs = 3000;

const listeners = new Set<() => void>();
let registration: ServiceWorkerRegistration | undefined;
let ready = false;

/** Makes the site work offline from the next visit on. Waits until the page has loaded. */
export function registerOffline(): void {
  if (!("serviceWorker" in navigator)) return;
  // The event is over when a module was waited for.
  if (document.readyState === "complete") void register();
  else globalThis.addEventListener("load", () => void register(), { once: true });
}

/** True when a newer version is there and waits for a reload. */
export const isUpdateReady = (): boolean => ready;

/** Calls back when a newer version is ready. Returns how to stop. */
export function subscribeToUpdate(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes to the newer version: reloads this page, and only this one. */
export function applyUpdate(): void {
  const waiting = registration?.waiting;
  // Another page has changed to it already.
  if (!waiting) return reload();
  navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
  setTimeout(reload, patienceMs);
  waiting.postMessage("skip-waiting");
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  watchController(serviceWorker);
  try {
    registration = await serviceWorker.register(import.meta.env.BASE_URL + workerFile, {
      updateViaCache: "none",
    });
  } catch {
    return; // Private windows and strict settings refuse. The site works, but online only.
  }
  const { waiting } = registration;
  if (waiting) announce();
  registration.addEventListener("updatefound", () => watchInstall(registration?.installing));
  watchInstall(registration.installing);
  lookForUpdates(registration);
}

function watchInstall(worker: ServiceWorker | null | undefined): void {
  if (!worker) return;
  // The worker stores the whole site meanwhile: the visitor must not notice.
  const stopTelling = onActivity(() => worker.postMessage("rest"));
  worker.addEventListener("statechange", () => {
    stopTelling();
    // The first worker of all is no update: nothing is in charge before it.
    if (worker.state === "installed" && navigator.serviceWorker.controller) announce();
  });
}

/** Another page may have changed to the newer version; then this one is old. */
function watchController(serviceWorker: ServiceWorkerContainer): void {
  let controlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    if (controlled) announce();
    controlled = true;
  });
}

/** A browser looks only when a page is loaded, and a tab may stay open for weeks. */
function lookForUpdates(current: ServiceWorkerRegistration): void {
  let lookedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - lookedAt < updateEveryMs) return;
    lookedAt = Date.now();
    current.update().catch(() => undefined); // Offline: next time.
  });
}

function reload(): void {
  globalThis.location.reload();
}

function announce(): void {
  ready = true;
  for (const listener of listeners) listener();
}
