import { storedShape } from "#browser/storage.ts";
import { optionsShape } from "../../logic.ts";

/** How the visitor likes codes. What they hold is never kept. */
export const settings = storedShape("tabkit-qr-generator", optionsShape);
