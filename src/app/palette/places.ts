import { units } from "#catalog/catalog.ts";
import { sitePages } from "../site-pages.ts";
import { actions } from "./actions.ts";

/** Every page there is. */
export const pages = [...units, ...sitePages];

/** All that can be searched for. */
export const everything = [...pages, ...actions];
