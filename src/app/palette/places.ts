import { searchedUnits } from "#catalog/searched-units.ts";
import { describedPages } from "../described-pages.ts";

/** Every page there is, to be searched. */
export const pages = [...searchedUnits, ...describedPages];
