import { jsonCodec, storedValue } from "#browser/storage.ts";
import { checkOptions } from "../logic.ts";

/** How the visitor likes digests. What they hash, and with which key, is never kept. */
export const settings = storedValue("tabkit-hash-generator", jsonCodec(checkOptions));
