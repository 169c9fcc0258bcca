import { jsonCodec, storedValue } from "#browser/storage.ts";
import { checkOptions } from "../logic.ts";

/** Zones, units and clocks. Dates and timestamps are never kept. */
export const settings = storedValue("tabkit-time-tools", jsonCodec(checkOptions));
