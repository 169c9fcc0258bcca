import { units } from "#catalog/catalog.ts";
import { sitePages } from "../site-pages.ts";

/** Every page there is, to be searched. */
export const pages = [...units, ...sitePages];
