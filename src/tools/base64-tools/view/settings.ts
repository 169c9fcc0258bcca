import { jsonCodec, storedValue } from "#browser/storage.ts";
import { checkOptions } from "../logic.ts";

/** How the visitor likes Base64. What they typed is never kept. */
export const settings = storedValue("tabkit-base64-tools", jsonCodec(checkOptions));
