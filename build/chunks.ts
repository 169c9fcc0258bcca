import type { Rolldown } from "vite";

type Output = Rolldown.OutputOptions;

const unitFile =
  /src[\\/](?:tools|games|calculators)[\\/]([^\\/]+)[\\/]([^\\/]+?)(?:\.module)?\.\w+$/;
const unitFolder = /src[\\/](?:tools|games|calculators)[\\/][^\\/]+/;
const reactFile = /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler)[\\/]/;
const appFile = /src[\\/]app[\\/]/;
const iconFile = /node_modules[\\/]lucide-react[\\/]/;
const ourParts = /src[\\/](ui|browser|domain)[\\/].*(?<!\.css)$/;
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
          [ourParts, preloadHelper].some((part) => part.test(id)) ||
          (/node_modules/.test(id) && !id.endsWith(".css")),
        tags: ["$initial"],
        priority: 2,
      },
      // What the site's own pages use besides, so that they need none of the units' parts.
      {
        debugName: "pages",
        name: (id, modules) => (isUsedByApp(id, modules) ? "pages" : null),
        test: (id) => ourParts.test(id) || iconFile.test(id),
        priority: 2,
      },
      // What most units of a wing use, light as it is: one or two requests instead of a dozen. What
      // only a few use stays apart, so that the others do not load it.
      {
        debugName: "parts",
        name: (id, modules) => (isLight(id, modules) ? partsFor(id, modules) : null),
        test: (id) => ourParts.test(id) || iconFile.test(id),
        minShareCount: 2,
        priority: 1,
      },
    ],
  },
};

/** Whether the site's own files import a module, directly or through others. */
const isUsedByApp = (id: string, modules: Rolldown.ChunkingContext): boolean =>
  [...importersOf(id, modules)].some((file) => appFile.test(file));

/** Workers get a folder of their own, since servers must send the policy with them. */
export const workerOutput: Output = {
  entryFileNames: ({ name, facadeModuleId }) =>
    `assets/workers/${nameAfterUnit(facadeModuleId) ?? name}-[hash].js`,
  chunkFileNames: "assets/workers/[name]-[hash].js",
  assetFileNames: "assets/[name]-[hash][extname]",
};

/** "json-formatter" for its view, "json-formatter-worker" for its worker. */
export function nameAfterUnit(file: string | null | undefined): string | undefined {
  const [, unit, role] = unitFile.exec(file?.split("?")[0] ?? "") ?? [];
  return role === "view" ? unit : unit && `${unit}-${role}`;
}

/** Whether a module can be loaded with every unit: it brings no library along. */
function isLight(id: string, modules: Rolldown.ChunkingContext): boolean {
  const reached = new Set([id]);
  for (const each of reached) {
    const isLibrary = each.includes("node_modules");
    if (isLibrary && !iconFile.test(each) && !reactFile.test(each)) return false;
    if (isLibrary) continue;
    for (const imported of modules.getModuleInfo(each)?.importedIds ?? []) reached.add(imported);
  }
  return true;
}

/** So many units make a part everybody's, most of its wing's, or that of some of them. */
const [many, several, some] = [15, 9, 4];

/**
 * The file for a part, by who uses it: a page should load little that it does not use, but not a
 * dozen tiny files either. What only two or three units share stays apart.
 */
function partsFor(id: string, modules: Rolldown.ChunkingContext): string | null {
  const folders = [...importersOf(id, modules)].flatMap((file) => unitFolder.exec(file)?.[0] ?? []);
  const users = new Set(folders);
  if (users.size >= many) return "parts";
  if (users.size < some) return null;
  const wings = new Set([...users].map((folder) => folder.split(/[\\/]/)[1]));
  return `${[...wings].toSorted().join("-")}-${users.size >= several ? "parts" : "extras"}`;
}

/** A module, all that import it, all that import those, and so on. */
function importersOf(id: string, modules: Rolldown.ChunkingContext): Set<string> {
  const reached = new Set([id]);
  for (const each of reached) {
    for (const importer of modules.getModuleInfo(each)?.importers ?? []) reached.add(importer);
  }
  return reached;
}
