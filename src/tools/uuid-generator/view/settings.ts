import { jsonCodec, storedValue } from "#browser/storage.ts";
import { checkOptions } from "../logic.ts";

/** How the visitor likes identifiers. Names and pasted identifiers are never kept. */
export const settings = storedValue("tabkit-uuid-generator", jsonCodec(checkOptions));
