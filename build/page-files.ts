import { basename } from "node:path";

/** What we read of a bundle; Vite's chunks have all of it. */
interface Chunk {
  fileName: string;
  facadeModuleId: string | null;
  imports: readonly string[];
  css: readonly string[];
}

export interface Bundle {
  root: string; // the project's folder, with which module names start
  chunks: readonly Chunk[];
  assets: readonly string[];
}

/** The files that a page needs at once, all below the base. */
export interface PageFiles {
  entry: string;
  /** The styles of the view; the site's own are printed into the page. */
  styles: readonly string[];
  /** Scripts to fetch beside the entry, so that no chain of imports is waited for. */
  preloads: readonly string[];
  font: string;
}

const entryModule = "src/app/main.tsx";

/** What a page loads first: the entry and, on a unit's page, its view, with all they import. */
export function filesOfPage(bundle: Bundle, view?: string): PageFiles {
  const entry = chunkOf(bundle, entryModule);
  const first = [entry, ...(view === undefined ? [] : [chunkOf(bundle, view)])];
  const chunks = withImports(bundle, first);
  const siteStyles = siteStylesOf(bundle);
  const styles = chunks.flatMap(({ css }) => css).filter((file) => file !== siteStyles);
  return {
    entry: entry.fileName,
    styles: [...new Set(styles)],
    preloads: chunks.filter((chunk) => chunk !== entry).map(({ fileName }) => fileName),
    font: assetNamed(bundle, /^inter-.*\.woff2$/),
  };
}

/** The style sheet that every page has. */
export const siteStylesOf = (bundle: Bundle): string => assetNamed(bundle, /^base-.*\.css$/);

/**
 * The views whose script imports the entry, which must be none: the entry changes with every view,
 * and whatever imports it would change along.
 */
export function viewsThatImportEntry(bundle: Bundle, views: readonly string[]): string[] {
  const entry = chunkOf(bundle, entryModule);
  return views.filter((view) => withImports(bundle, [chunkOf(bundle, view)]).includes(entry));
}

/**
 * The scripts that need each other, which must be none: one of them would run before what it needs.
 */
export function chunksInCircles(bundle: Bundle): string[] {
  return bundle.chunks
    .filter((chunk) => withImports(bundle, importedBy(bundle, chunk)).includes(chunk))
    .map(({ fileName }) => fileName);
}

const importedBy = ({ chunks }: Bundle, { imports }: Chunk): Chunk[] =>
  chunks.filter(({ fileName }) => imports.includes(fileName));

function chunkOf({ chunks, root }: Bundle, module: string): Chunk {
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === `${root}/${module}`);
  if (chunk === undefined) throw new Error(`No script was built from ${module}`);
  return chunk;
}

/** Breadth first: what is imported directly is asked for first. */
function withImports({ chunks }: Bundle, first: readonly Chunk[]): Chunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set(first);
  for (const chunk of found) {
    for (const name of chunk.imports) {
      const imported = byName.get(name);
      if (imported !== undefined) found.add(imported);
    }
  }
  return [...found];
}

function assetNamed({ assets }: Bundle, pattern: RegExp): string {
  const asset = assets.find((file) => pattern.test(basename(file)));
  if (asset === undefined) throw new Error(`No file was built that matches ${String(pattern)}`);
  return asset;
}
