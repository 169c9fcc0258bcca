import { basename } from "node:path";
import type { Rolldown } from "vite";
import { isIcon } from "./icons.ts";
import { groupIntoChunks, type SharedModule } from "./shared-chunks.ts";

type Output = Rolldown.OutputOptions;

const unitFile =
  /src[\\/](?:tools|games|calculators)[\\/]([^\\/]+)[\\/]([^\\/]+?)(?:\.module)?\.\w+$/;
const namesPages =
  /src[\\/](?:app[\\/]site-pages\.ts|(?:tools|games|calculators)[\\/][^\\/]+[\\/]manifest\.ts)$/;
const reactFile = /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler)[\\/]/;
const ourPart = /src[\\/](?:ui|browser|domain)[\\/].*\.(?:tsx?|module\.css)$/;
const catalogPart = /src[\\/]catalog[\\/].*\.ts$|[\\/]manifest\.ts\?\w+$|virtual:catalog-icons$/;
const sitePart = /src[\\/]app[\\/].*\.tsx?$/;
const preloadHelper = /vite[\\/]preload-helper/;

/**
 * Which module goes into which file. Two wishes: a visitor who comes back after a change loads only
 * what changed, and a page needs few requests.
 *
 * So a unit's view is one file, which only the entry names; and no view imports the entry, because
 * whatever both use is in a file of its own. (A file's name holds the hash of its content, and its
 * content holds the names that it imports.)
 */
export const siteOutput: Output = {
  entryFileNames: "assets/[name]-[hash].js",
  chunkFileNames: ({ name, facadeModuleId }) =>
    `assets/${nameAfterUnit(facadeModuleId) ?? name}-[hash].js`,
  assetFileNames: ({ originalFileNames }) =>
    `assets/${nameAfterUnit(originalFileNames[0]) ?? "[name]"}-[hash][extname]`,
  codeSplitting: {
    // Else a group swallows what its members import, and the groups come to need each other.
    includeDependenciesRecursively: false,
    groups: [
      { name: "react", test: reactFile, priority: 3 },
      // What the frame around every page uses.
      {
        name: "frame",
        test: (id) =>
          isIcon(id) ||
          [ourPart, preloadHelper].some((part) => part.test(id)) ||
          (/node_modules/.test(id) && !id.endsWith(".css")),
        tags: ["$initial"],
        priority: 2,
      },
      // What several pages share, light as it is: few requests, and little that a page does not use.
      {
        debugName: "parts",
        name: (id, modules) => sharedChunkOf(id, modules),
        test: (id) => isPart(id),
        minShareCount: 2,
        priority: 1,
      },
    ],
  },
};

/** "json-formatter" for its view, "json-formatter-worker" for its worker. */
export function nameAfterUnit(file: string | null | undefined): string | undefined {
  const [, unit, role] = unitFile.exec(file?.split("?")[0] ?? "") ?? [];
  return role === "view" ? unit : unit && `${unit}-${role}`;
}

const isPart = (id: string): boolean =>
  isIcon(id) || [ourPart, catalogPart, sitePart].some((part) => part.test(id));

type Modules = Rolldown.ChunkingContext;
const chunkNames = new WeakMap<Modules, Map<string, string>>();

/** The chunk for a module, if it is one of those that pages share. */
function sharedChunkOf(id: string, modules: Modules): string | null {
  const known = chunkNames.get(modules) ?? nameChunks(sharedModules(id, modules));
  chunkNames.set(modules, known);
  return known.get(id) ?? null;
}

/** Named after the largest module in the chunk. */
const nameChunks = (shared: readonly SharedModule[]): Map<string, string> =>
  new Map(
    groupIntoChunks(shared).flatMap((group) => {
      const [largest] = group.toSorted((a, b) => b.size - a.size);
      const name = basename(largest?.id ?? "").replace(/\..*/, "");
      return group.map(({ id }) => [id, `parts-${name}`] as const);
    }),
  );

/** About what minifying and compressing leave of a module. */
const compression = 0.2;

/** The modules that more than one page loads, and not every page from the start. */
function sharedModules(anyId: string, modules: Modules): SharedModule[] {
  const importsOf = (id: string) => modules.getModuleInfo(id)?.importedIds ?? [];
  const importersOf = (id: string) => modules.getModuleInfo(id)?.importers ?? [];
  const lazyImportersOf = (id: string) => modules.getModuleInfo(id)?.dynamicImporters ?? [];
  const all = spread([anyId], (id) => [
    ...importsOf(id),
    ...importersOf(id),
    ...lazyImportersOf(id),
    ...(modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
  ]);
  const initial = spread(
    [...all].filter((id) => modules.getModuleInfo(id)?.isEntry),
    importsOf,
  );
  const isPage = (id: string) => lazyImportersOf(id).some((file) => namesPages.test(file));
  return [...all]
    .filter((id) => isPart(id) && !initial.has(id) && isLight(id, modules))
    .toSorted()
    .map((id) => ({
      id,
      size: (modules.getModuleInfo(id)?.code?.length ?? 0) * compression,
      pages: new Set([...spread([id], importersOf)].filter(isPage)),
      imports: importsOf(id),
    }))
    .filter(({ pages }) => pages.size > 1);
}

/** Whether a module brings no library along. */
function isLight(id: string, modules: Modules): boolean {
  const reached = spread([id], (each) =>
    isLibrary(each) ? [] : (modules.getModuleInfo(each)?.importedIds ?? []),
  );
  return ![...reached].some((each) => isLibrary(each) && !reactFile.test(each));
}

const isLibrary = (id: string): boolean => id.includes("node_modules");

/** The modules given, those next to them, those next to these, and so on. */
function spread(from: readonly string[], nextTo: (id: string) => readonly string[]): Set<string> {
  const reached = new Set(from);
  for (const each of reached) for (const next of nextTo(each)) reached.add(next);
  return reached;
}
