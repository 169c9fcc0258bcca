import { unitAt } from "#catalog/catalog.ts";
import { notFoundPage, sitePages } from "./site-pages.ts";

export const siteName = "Tabkit";

interface PageHead {
  name: string; // "JSON Formatter"
  title: string; // "JSON Formatter – Tabkit"
  description: string;
}

/** What the browser's tab, a search engine and a shared link say of a page. */
export function headOf(path: string): PageHead {
  const page = unitAt(path) ?? sitePages.find((one) => one.path === path) ?? notFoundPage;
  const { name, description } = page;
  const title = "title" in page ? page.title : undefined;
  return { name, title: title ?? `${name} – ${siteName}`, description };
}

export const titleOf = (path: string): string => headOf(path).title;
