import { jsonCodec, storedValue } from "#browser/storage.ts";
import { checkSettings } from "../logic.ts";

/** How the visitor likes passwords. The passwords themselves are never kept. */
export const settings = storedValue("tabkit-password-generator", jsonCodec(checkSettings));
