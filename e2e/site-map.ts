import { existsSync, readFileSync } from "node:fs";

/** Every page of the site, from the sitemap that the build wrote. */
export const paths: readonly string[] = readSitemap();

/** The pages of tools, games and calculators: the rest is the site's own. */
export const unitPaths = paths.filter(
  (path) => !["/", "/favorites", "/games", "/recipes", "/privacy"].includes(path),
);

/** An address that leads nowhere. */
export const lostPath = "/no-such-page";

/**
 * A page of each kind: what takes minutes on all of them is tried on these in `npm test`, and on
 * all of them in `npm run proof`.
 */
export const samplePaths = [
  "/",
  "/json-formatter",
  "/ip-address",
  "/games/snake",
  "/calculator/loan",
];

/** The text of a page as the build wrote it, before any script has run. */
export const sourceOf = (path: string): string =>
  readFileSync(`dist${path === "/" ? "/index" : path}.html`, "utf8");

/** What stands in a page's first heading: how a test knows that it is there. */
export function headingOf(path: string): string {
  const [, html = ""] = /<h1[^>]*>(.*?)<\/h1>/s.exec(sourceOf(path)) ?? [];
  return html.replaceAll(/<[^>]+>/g, "").replaceAll("&amp;", "&");
}

function readSitemap(): string[] {
  const file = "dist/sitemap.xml";
  if (!existsSync(file)) throw new Error(`${file} is missing. Run: npm run build`);
  const addresses = readFileSync(file, "utf8").matchAll(/<loc>([^<]+)<\/loc>/g);
  return [...addresses].map(([, address = ""]) => new URL(address).pathname);
}
