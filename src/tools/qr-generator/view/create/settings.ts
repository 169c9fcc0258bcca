import { jsonCodec, storedValue } from "#browser/storage.ts";
import { checkSettings } from "../../logic.ts";

/** How the visitor likes codes. What they hold is never kept. */
export const settings = storedValue("tabkit-qr-generator", jsonCodec(checkSettings));
