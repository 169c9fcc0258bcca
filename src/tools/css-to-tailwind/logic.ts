export { optionsShape } from "./logic/options.ts";
export type { Mode, Options } from "./logic/options.ts";
export { transformPlain } from "./logic/plain.ts";
export { supportedGroups } from "./logic/table.data.ts";
