import { jsonCodec, storedValue } from "#browser/storage.ts";
import { checkOptions } from "../logic.ts";

/** How the visitor likes to compare. The texts are never kept. */
export const settings = storedValue("tabkit-diff-checker", jsonCodec(checkOptions));
