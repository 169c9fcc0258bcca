import { jsonCodec, storedValue } from "#browser/storage.ts";
import { checkSettings } from "../logic.ts";

/** How long a search may take. Patterns and texts are never kept. */
export const settings = storedValue("tabkit-regex-tester", jsonCodec(checkSettings));
