import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { mergeShapes, type Shape } from "./icon-shapes.ts";

const moduleId = "virtual:catalog-icons";
const resolvedId = `\0${moduleId}`;

/**
 * Bundles exactly the icons that the catalogue names. A manifest says `icon: "key"` and stays data;
 * this reads those names and writes the imports, so a new unit needs no line anywhere else.
 */
export function catalogIcons(): Plugin {
  return {
    name: "catalog-icons",
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    load(id) {
      if (id !== resolvedId) return;
      const files = catalogFiles();
      for (const file of files) this.addWatchFile(resolve(file));
      return iconModule(files.flatMap(iconNames));
    },
  };
}

const iconFile = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][a-z0-9-]+\.mjs$/;
const nodesOf = /\bnode: (\[.*?\])(?:,\n  aliases: .*?)?\n\};/s;

/** The shapes of an icon, out of the set's source; undefined when it holds none. */
export function readShapes(code: string): Shape[] | undefined {
  const nodes = nodesOf.exec(code)?.[1];
  if (nodes === undefined) return undefined;
  // Without its key, which the set gives to React.
  const bare = nodes.replaceAll(/,\s*key: "[^"]*"/g, "");
  return JSON.parse(bare.replaceAll(/([{,]\s*)(\w+):/g, '$1"$2":'));
}

/**
 * Ships an icon as its shapes alone, drawn as one. The set's own wrapper knows sizes, contexts and
 * aliases that this site does not use, and every page would carry it.
 */
export function leanIcons(): Plugin {
  return {
    name: "lean-icons",
    apply: "build",
    config: () => ({ environments: { ssr: { resolve: { noExternal: ["lucide-react"] } } } }),
    transform: {
      filter: { id: iconFile },
      handler(code) {
        const shapes = readShapes(code);
        if (shapes === undefined && code.includes("createLucideIcon")) {
          this.error("The icon set writes its icons in another way than this build reads");
        }
        if (shapes === undefined) return; // an old name, which only points to the new one
        const part = JSON.stringify(resolve("src", "ui", "svg-icon.ts"));
        const drawn = JSON.stringify(mergeShapes(shapes));
        return {
          code: `import { svgIcon } from ${part};\nexport default svgIcon(${drawn});`,
          map: null,
        };
      },
    },
  };
}

/** Every manifest, and the list of categories. */
function catalogFiles(): string[] {
  const manifests = ["tools", "games", "calculators"].flatMap((wing) => {
    const folder = join("src", wing);
    if (!existsSync(folder)) return [];
    return readdirSync(folder).map((unit) => join(folder, unit, "manifest.ts"));
  });
  return [join("src", "catalog", "categories.ts"), ...manifests].filter((file) => existsSync(file));
}

const iconNames = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(/\bicon: "([a-z0-9-]+)"/g)].map(
    (match) => match[1] ?? "",
  );

function iconModule(names: string[]): string {
  const unique = [...new Set(names)].sort();
  const files = iconFiles();
  const imports = unique.map((name, i) => {
    const file = files.get(name);
    if (file === undefined) throw new Error(`There is no icon called "${name}"`);
    return `import i${i} from "lucide-react/icons/${file}";`;
  });
  const entries = unique.map((name, i) => `  ${JSON.stringify(name)}: i${i},`);
  return [...imports, "export const icons = {", ...entries, "};"].join("\n");
}

/** Which file holds an icon. Some names are aliases, and the set's own table knows them. */
function iconFiles(): Map<string, string> {
  const table = fileURLToPath(import.meta.resolve("lucide-react/dynamicIconImports"));
  const text = readFileSync(join(dirname(table), "dist", "esm", "dynamicIconImports.mjs"), "utf8");
  const entries = text.matchAll(
    /"([a-z0-9-]+)": \(\) => import\('\.\/icons\/([a-z0-9-]+)\.mjs'\)/g,
  );
  return new Map([...entries].map(([, name = "", file = ""]) => [name, file]));
}
