import { jsonCodec, storedValue } from "#browser/storage.ts";
import { checkOptions } from "../logic.ts";

/** How the visitor likes to convert. What they typed is never kept. */
export const settings = storedValue("tabkit-css-to-tailwind", jsonCodec(checkOptions));
