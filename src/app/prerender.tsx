import { prerender } from "react-dom/static";
import { unitAt } from "#catalog/catalog.ts";
import { routes } from "#catalog/routes.ts";
import type { ExternalAccess, Route } from "#catalog/unit.ts";
import { describedPages } from "./described-pages.ts";
import { siteName, titleOf } from "./head.ts";
import { catalogParts } from "./later.tsx";
import { notFoundPage } from "./site-pages.ts";
import { Site } from "./site.tsx";

/** A page that the build prints. */
export interface StaticPage {
  path: string; // "/games/2048"
  inSitemap: boolean;
  /** The view's file, so that its chunk is asked for with the page. */
  view?: string;
  /** What this page alone may do. */
  externalAccess?: ExternalAccess;
}

interface SiteAddress {
  url: string; // "https://tabkit.example"
  base: string; // "/"
}

export const pages: readonly StaticPage[] = [
  ...describedPages.map(({ path, file }) => ({ path, inSitemap: true, view: file })),
  { path: notFoundPage.path, inSitemap: false, view: "src/app/pages/not-found.tsx" },
  ...routes.map(unitPage),
];

function unitPage(unit: Route): StaticPage {
  const page = {
    path: unit.path,
    inSitemap: true,
    view: `src/${unit.wing}/${unit.id}/view.tsx`,
  };
  return unit.wing === "tools" && unit.externalAccess
    ? { ...page, externalAccess: unit.externalAccess }
    : page;
}

/** The inside of `<head>` and of the root element. */
export async function renderPage(path: string, site: SiteAddress) {
  await catalogParts;
  const { prelude } = await prerender(<Site path={path} />, {
    // Else React prints an inline script for a page that is loaded lazily.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  return { head: headHtml(path, site), body: await new Response(prelude).text() };
}

function headHtml(path: string, site: SiteAddress): string {
  const title = titleOf(path);
  const { description } = describedAt(path);
  const address = new URL(site.base + path.slice(1), site.url).href;
  const image = new URL(`${site.base}og.png`, site.url).href;
  const tags = [
    `<title>${escape(title)}</title>`,
    meta("name", "description", description),
    meta("property", "og:type", "website"),
    meta("property", "og:site_name", siteName),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:image", image),
    meta("name", "twitter:card", "summary_large_image"),
  ];
  if (path === notFoundPage.path) return [...tags, meta("name", "robots", "noindex")].join("\n");
  return [
    ...tags,
    `<link rel="canonical" href="${escape(address)}">`,
    meta("property", "og:url", address),
    jsonLd(path, site, address),
  ].join("\n");
}

/** What a search engine and a shared link say of a page. */
const describedAt = (path: string): { name: string; description: string } =>
  unitAt(path) ??
  describedPages.find((page) => page.path === path) ?? {
    name: notFoundPage.name,
    description: "There is no such page.",
  };

const meta = (kind: "name" | "property", name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escape(content)}">`;

/** A data block, which no policy needs to allow. `<` is escaped so that nothing can close it. */
function jsonLd(path: string, site: SiteAddress, address: string): string {
  const home = new URL(site.base, site.url).href;
  const application = {
    "@type": "WebApplication",
    name: path === "/" ? siteName : describedAt(path).name,
    description: describedAt(path).description,
    url: address,
    applicationCategory: path.startsWith("/games") ? "GameApplication" : "DeveloperApplication",
    operatingSystem: "Any",
    browserRequirements: "Requires JavaScript",
    offers: { "@type": "Offer", price: "0", priceCurrency: "INR" },
  };
  const crumbs = {
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: siteName, item: home },
      ...(path === "/"
        ? []
        : [{ "@type": "ListItem", position: 2, name: application.name, item: address }]),
    ],
  };
  const data = { "@context": "https://schema.org", "@graph": [application, crumbs] };
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
}

const escape = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
