import { jsonCodec, storedValue } from "#browser/storage.ts";
import { checkOptions } from "../logic.ts";

/** Which units the visitor uses. What was typed is never kept. */
export const settings = storedValue("tabkit-unit-converter", jsonCodec(checkOptions));
