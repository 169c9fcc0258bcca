import type { Flavor } from "./logic/options.ts";
import { parserOf } from "./logic/parse/parser.ts";

export { optionsShape } from "./logic/options.ts";
export type { Flavor, Options } from "./logic/options.ts";
export { hostOf, linkKind, remoteAddress } from "./logic/html/addresses.ts";

/** Exactly the HTML of the specification. Not for the page: raw HTML is in it as it was written. */
export const toRawHtml = (text: string, flavor: Flavor): string => parserOf(flavor).render(text);
