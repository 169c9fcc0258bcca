import { jsonCodec, storedValue } from "#browser/storage.ts";
import { readSettings } from "../logic.ts";

/** The generator as it was left. */
export const settings = storedValue("tabkit-css-generator", jsonCodec(readSettings));
