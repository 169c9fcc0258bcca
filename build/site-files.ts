import type { ExternalAccess } from "../deploy/policy.mjs";
import type { Settings } from "./settings.ts";

/** The parts of src/app/prerender.tsx that the build uses. */
export interface StaticPage {
  path: string; // "/", "/games/2048", "/404"
  inSitemap: boolean;
  view?: string; // "src/games/2048/view.tsx", to preload
  externalAccess?: ExternalAccess;
}

/** Offered when someone holds the app's icon: the first four of these that exist. */
const shortcuts = [
  { name: "JSON Formatter", path: "/json-formatter" },
  { name: "Password Generator", path: "/password-generator" },
  { name: "Scientific Calculator", path: "/calculator/scientific" },
  { name: "2048", path: "/games/2048" },
  { name: "Loan Calculator", path: "/calculator/loan" },
];
const shortcutCount = 4; // more are cut off

const yearMs = 365 * 24 * 60 * 60 * 1000;

/** A page's address below the base: "/games" is "/kit/games". */
const addressOf = (base: string, path: string): string => base + path.slice(1);

/**
 * The files of a page. A page with others below it is also written as a folder's index, for hosts
 * that look there first.
 */
export function fileNamesOf(path: string, pages: readonly StaticPage[]): string[] {
  if (path === "/") return ["index.html"];
  const name = path.slice(1);
  const hasPagesBelow = pages.some((page) => page.path.startsWith(`${path}/`));
  return [`${name}.html`, ...(hasPagesBelow ? [`${name}/index.html`] : [])];
}

/** Everything small that search engines, browsers and people look for by name. */
export function siteFiles(pages: readonly StaticPage[], site: Settings, now: Date) {
  return {
    "sitemap.xml": sitemap(pages, site),
    "robots.txt": `User-agent: *\nAllow: /\nSitemap: ${site.url}${site.base}sitemap.xml\n`,
    "manifest.webmanifest": webManifest(pages, site.base),
    ".well-known/security.txt": securityText(site, now),
  };
}

function sitemap(pages: readonly StaticPage[], { url, base }: Settings): string {
  const entries = pages
    .filter(({ inSitemap }) => inSitemap)
    .map(({ path }) => `  <url><loc>${url}${addressOf(base, path)}</loc></url>`);
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries,
    `</urlset>`,
    ``,
  ].join("\n");
}

function webManifest(pages: readonly StaticPage[], base: string): string {
  const paths = new Set(pages.map(({ path }) => path));
  const icon = (file: string, size: number, purpose: "any" | "maskable") => ({
    src: base + file,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const manifest = {
    id: base,
    name: "Tabkit",
    short_name: "Tabkit",
    description:
      "Developer tools, mini games and calculators that run entirely in one browser tab.",
    lang: "en",
    dir: "ltr",
    start_url: base,
    scope: base,
    display: "standalone",
    background_color: "#f7f5f2",
    theme_color: "#4340c9",
    categories: ["developer", "productivity", "utilities", "games"],
    icons: [
      { src: `${base}icon.svg`, sizes: "any", type: "image/svg+xml", purpose: "any" },
      icon("icon-192.png", 192, "any"),
      icon("icon-512.png", 512, "any"),
      icon("icon-maskable-512.png", 512, "maskable"),
    ],
    shortcuts: shortcuts
      .filter(({ path }) => paths.has(path))
      .slice(0, shortcutCount)
      .map(({ name, path }) => ({ name, url: addressOf(base, path) })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** RFC 9116: whom to tell of a weakness. It must expire, so that nobody trusts a forgotten one. */
function securityText({ url, base }: Settings, now: Date): string {
  return [
    `Contact: mailto:security@${new URL(url).hostname}`,
    `Expires: ${new Date(now.getTime() + yearMs).toISOString()}`,
    `Preferred-Languages: en`,
    `Canonical: ${url}${base}.well-known/security.txt`,
    ``,
  ].join("\n");
}
