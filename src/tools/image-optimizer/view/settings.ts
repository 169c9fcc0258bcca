import { jsonCodec, storedValue } from "#browser/storage.ts";
import { checkOptions } from "../logic.ts";

/** How the visitor likes pictures. The pictures themselves are never kept. */
export const settings = storedValue("tabkit-image-optimizer", jsonCodec(checkOptions));
