import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { createSiteServer } from "../scripts/serve.mjs";

/**
 * A server of our own, over a copy of the site that a test may change: the network can go away, a
 * hotel's log-in page can site in its way, and a new version can be put up.
 */
export interface TestSite {
  url: string;
  folder: string;
  /** `portal` answers everything with a page of its own, as a hotel's Wi-Fi does. */
  network: "up" | "down" | "portal";
  /** How much it has been asked for. */
  requests: number;
  close: () => Promise<void>;
}

/** Sets up a copy of a site, and its server on any free port. */
export async function openTestSite(original = "dist"): Promise<TestSite> {
  const temporary = await mkdtemp(join(tmpdir(), "tabkit-test-site-"));
  const folder = join(temporary, "site");
  await cp(original, folder, { recursive: true });
  await cp(`${original}-deploy`, `${folder}-deploy`, { recursive: true });
  const files = createSiteServer({ folder });
  const server = createServer((request, response) => {
    site.requests += 1;
    if (site.network === "down") request.socket.destroy();
    else if (site.network === "up") files.emit("request", request, response);
    else response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Room number?</h1>");
  });
  const site: TestSite = {
    url: `http://localhost:${await listen(server)}`,
    folder,
    network: "up",
    requests: 0,
    async close() {
      server.closeAllConnections();
      server.close();
      await rm(temporary, { recursive: true, force: true });
    },
  };
  return site;
}

/** As a fixture: set up for a test, and taken down after it. */
export async function provideTestSite(
  { context }: { context: BrowserContext },
  use: (site: TestSite) => Promise<void>,
): Promise<void> {
  const site = await openTestSite();
  await use(site);
  // First, or what they still load fails, and is heard.
  for (const page of context.pages()) await page.close();
  await site.close();
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
}

/**
 * Puts up a new version, as a host does that keeps no old files: every script has a new name, and
 * the pages say `<html data-version="2">`.
 */
export async function publish(site: TestSite, version: number): Promise<void> {
  const files = await readdir(site.folder, { recursive: true });
  for (const file of files.filter((name) => /\.(br|gz)$/.test(name))) {
    await rm(join(site.folder, file));
  }
  const scripts = files.filter((name) => /assets.*\.js$/.test(name));
  const renamed = new Map(scripts.map((name) => [name, nextName(name)]));
  for (const file of files.filter((name) => /\.(html|js)$/.test(name))) {
    let text = await readFile(join(site.folder, file), "utf8");
    for (const [from, to] of renamed) text = text.replaceAll(from.slice(7), to.slice(7));
    text = text.replace(/<html lang="en"[^>]*>/, `<html lang="en" data-version="${version}">`);
    if (file === "service-worker.js") text = text.replace(/([`"])[0-9a-f]{8}\1/g, newRevision);
    await writeFile(join(site.folder, file), text);
  }
  for (const [from, to] of renamed) {
    await rename(join(site.folder, from), join(site.folder, to));
  }
}

/** "assets/main-abc.js" is "assets/main-abcn.js" next: same length is not needed. */
const nextName = (name: string): string => name.replace(/\.js$/, "n.js");

/** Another eight digits: each pages' content has changed. */
const newRevision = (quoted: string): string =>
  quoted.replace(/[0-9a-f]/g, (digit) => ((Number.parseInt(digit, 16) + 1) % 16).toString(16));

/** Opens a page and waits until the service worker has stored everything and is in charge. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    while (!serviceWorker.controller) await new Promise((done) => setTimeout(done, 20));
  });
}

/** Changes one file of the site, and removes its compressed forms. */
export async function edit(
  site: TestSite,
  file: string,
  change: (text: string) => string | Promise<string>,
): Promise<void> {
  const name = join(site.folder, file);
  await writeFile(name, await change(await readFile(name, "utf8")));
  for (const ending of [".br", ".gz"]) await rm(name + ending, { force: true });
}

/** Looks for a new version, as the browser does by itself at every visit. */
export async function update(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
}
