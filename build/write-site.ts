import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { hostHeaders } from "../deploy/host-headers.mjs";
import { nginxMaps, nginxServer } from "../deploy/nginx.mjs";
import { metaPolicy, policyOf, serviceWorkerFile } from "../deploy/policy.mjs";
import { compressFolder } from "./compress.ts";
import { faultsOf, htmlDocument } from "./document.ts";
import { revisionOf, splitByWeight, type BuiltFile } from "./offline-files.ts";
import {
  chunksInCircles,
  filesOfPage,
  siteStylesOf,
  viewsThatImportEntry,
  type Bundle,
} from "./page-files.ts";
import { bundleServiceWorker } from "./service-worker.ts";
import { hashOf, type Settings } from "./settings.ts";
import { fileNamesOf, siteFiles, type StaticPage } from "./site-files.ts";

/** src/app/prerender.tsx, built. */
export interface Prerender {
  pages: readonly StaticPage[];
  renderPage: (path: string, site: Settings) => Promise<{ head: string; body: string }>;
}

interface Site {
  /** Where the browser's files are already. */
  folder: string;
  settings: Settings;
  firstScript: { code: string; hash: string };
  bundle: Bundle;
  prerender: Prerender;
  stamp: string;
}

/** Completes the site: its pages, what goes beside them, and what servers need to know. */
export async function writeSite(site: Site): Promise<void> {
  const { folder, settings, firstScript, bundle, prerender, stamp } = site;
  const { pages } = prerender;
  const styleSheet = await readStyleSheet(folder, bundle);
  const delivery = {
    base: settings.base,
    scriptHash: firstScript.hash,
    styleHash: hashOf(styleSheet),
    externalAccess: Object.fromEntries(
      pages.flatMap(({ path, externalAccess }) =>
        externalAccess === undefined ? [] : [[path, externalAccess]],
      ),
    ),
  };
  const views = pages
    .flatMap(({ view }) => view ?? [])
    .filter((view) => view.endsWith("/view.tsx"));
  const entangled = viewsThatImportEntry(bundle, views);
  if (entangled.length > 0) throw new Error(`These import the entry: ${entangled.join(", ")}`);
  const circle = chunksInCircles(bundle);
  if (circle.length > 0) throw new Error(`These need each other: ${circle.join(", ")}`);

  const small = siteFiles(pages, settings, new Date());
  await writeAll(folder, { ...small, _headers: hostHeaders(delivery) });

  const documents = await renderAll(site, styleSheet, delivery);
  await writeAll(folder, documents.files);
  const list = {
    base: settings.base,
    entry: filesOfPage(bundle).entry,
    pages: documents.revisions,
    ...splitByWeight(await offlineFiles(folder)),
  };
  await writeAll(folder, { [serviceWorkerFile]: await bundleServiceWorker(list) });
  await compressFolder(folder);

  // Not public, hence beside the site and not in it.
  const aside = `${folder}-deploy`;
  await rm(aside, { recursive: true, force: true });
  await writeAll(aside, {
    "delivery.json": JSON.stringify(delivery, null, 2),
    "nginx/maps.conf": nginxMaps(delivery),
    "nginx/server.conf": nginxServer(delivery),
    stamp,
  });
}

async function renderAll(
  { settings, firstScript, bundle, prerender }: Site,
  styleSheet: string,
  delivery: Parameters<typeof policyOf>[1],
) {
  const files: Record<string, string> = {};
  const revisions: Record<string, string> = {};
  for (const page of prerender.pages) {
    const names = fileNamesOf(page.path, prerender.pages);
    const html = htmlDocument({
      base: settings.base,
      policy: metaPolicy(policyOf(`/${names[0]}`, delivery) ?? ""),
      firstScript: firstScript.code,
      styleSheet,
      files: filesOfPage(bundle, page.view),
      ...(await prerender.renderPage(page.path, settings)),
    });
    const faults = faultsOf(html, firstScript.code, styleSheet);
    if (faults.length > 0) throw new Error(`The page ${page.path} ${faults.join(", ")}`);
    for (const name of names) files[name] = html;
    revisions[page.path] = revisionOf(html);
  }
  return { files, revisions };
}

/** The site's own style sheet. There is one, named by the document that Vite starts from. */
async function readStyleSheet(folder: string, bundle: Bundle): Promise<string> {
  return (await readFile(join(folder, siteStylesOf(bundle)), "utf8")).trim();
}

/** What a page without a network may ask for, pages aside. */
async function offlineFiles(folder: string): Promise<BuiltFile[]> {
  const assets = await readdir(join(folder, "assets"), { recursive: true, withFileTypes: true });
  const names = assets
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  return Promise.all(
    [...names, "icon.svg", "manifest.webmanifest"].map(async (name) => ({
      name: name.replaceAll("\\", "/"),
      content: await readFile(join(folder, name)),
    })),
  );
}

async function writeAll(folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
