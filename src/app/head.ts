import { routeAt } from "#catalog/routes.ts";
import { notFoundPage, sitePages } from "./site-pages.ts";

export const siteName = "Tabkit";

/** What the browser's tab says of a page: "JSON Formatter – Tabkit". */
export function titleOf(path: string): string {
  const page = routeAt(path) ?? sitePages.find((one) => one.path === path) ?? notFoundPage;
  return ("title" in page ? page.title : undefined) ?? `${page.name} – ${siteName}`;
}
