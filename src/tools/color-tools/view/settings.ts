import { jsonCodec, storedValue } from "#browser/storage.ts";
import { checkSettings } from "../logic.ts";

/** What the visitor last looked at. The color itself is not kept. */
export const settings = storedValue("tabkit-color-tools", jsonCodec(checkSettings));
