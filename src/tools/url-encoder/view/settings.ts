import { jsonCodec, storedValue } from "#browser/storage.ts";
import { checkOptions } from "../logic.ts";

/** How the visitor likes URLs. What they typed is never kept. */
export const settings = storedValue("tabkit-url-encoder", jsonCodec(checkOptions));
