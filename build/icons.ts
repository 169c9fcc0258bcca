import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import iconModules from "lucide-react/dynamicIconImports";
import type { LucideIconData } from "lucide-react/types";
import type { Plugin } from "vite";
import { mergeShapes, type Shape } from "./icon-shapes.ts";

const iconImport = /^lucide-react\/icons\/([a-z0-9-]+)$/;
const iconPrefix = "\0lucide/";
const catalogIcons = "virtual:catalog-icons";
const resolvedCatalogIcons = `\0${catalogIcons}`;

/** Whether a module is an icon, as this plugin makes them. */
export const isIcon = (id: string): boolean => id.startsWith(iconPrefix);

/**
 * Ships an icon as its shapes alone, drawn as one. The set's own wrapper knows sizes, contexts and
 * aliases that this site does not use, and every page would carry it.
 *
 * `virtual:catalog-icons` holds exactly the icons that the catalogue names. A manifest says
 * `icon: "key"` and stays data; this reads those names and writes the imports, so a new unit needs
 * no line anywhere else.
 */
export function icons(): Plugin {
  return {
    name: "icons",
    enforce: "pre",
    // Else the development server bundles the set's own components ahead.
    config: () => ({ optimizeDeps: { exclude: ["lucide-react"] } }),

    async resolveId(source) {
      if (source === catalogIcons) return resolvedCatalogIcons;
      const [, name] = iconImport.exec(source) ?? [];
      // By its own name: two aliases of one icon are one module.
      return name === undefined ? undefined : iconPrefix + (await readIcon(name)).name;
    },

    async load(id) {
      if (isIcon(id)) return iconModule((await readIcon(id.slice(iconPrefix.length))).shapes);
      if (id !== resolvedCatalogIcons) return;
      const files = catalogFiles();
      for (const file of files) this.addWatchFile(resolve(file));
      return catalogModule(files.flatMap(iconNames));
    },
  };
}

/** An icon by any of its names: what the set itself calls it, and its shapes. */
export async function readIcon(name: string): Promise<{ name: string; shapes: Shape[] }> {
  if (!isIconName(name)) throw new Error(`There is no icon called "${name}"`);
  // The set's own dynamic icons read the same data, which its types leave out.
  const { __iconData: icon } = (await iconModules[name]()) as unknown as {
    __iconData: LucideIconData;
  };
  const shapes = icon.node.map(([tag, { key: _forReact, ...attributes }]): Shape => {
    return [tag, attributes as Shape[1]];
  });
  return { name: icon.name ?? name, shapes };
}

const isIconName = (name: string): name is keyof typeof iconModules =>
  Object.hasOwn(iconModules, name);

function iconModule(shapes: readonly Shape[]): string {
  const drawn = JSON.stringify(mergeShapes(shapes));
  return `import { svgIcon } from "/src/ui/svg-icon.ts";\nexport default svgIcon(${drawn});`;
}

/** Every manifest. */
function catalogFiles(): string[] {
  return ["tools", "games", "calculators"].flatMap((wing) => {
    const folder = join("src", wing);
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .map((unit) => join(folder, unit, "manifest.ts"))
      .filter((file) => existsSync(file));
  });
}

const iconNames = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(/\bicon: "([a-z0-9-]+)"/g)].map(
    (match) => match[1] ?? "",
  );

function catalogModule(names: string[]): string {
  const unique = [...new Set(names)].sort();
  const imports = unique.map((name, i) => `import i${i} from "lucide-react/icons/${name}";`);
  const entries = unique.map((name, i) => `  ${JSON.stringify(name)}: i${i},`);
  return [...imports, "export const icons = {", ...entries, "};"].join("\n");
}
