import { jsonCodec, storedValue } from "#browser/storage.ts";
import { defaultOptions, type FormatOptions } from "../logic.ts";

const indents = [2, 3, 4, "tab"] as const;
const inputs = ["auto", "json", "lines"] as const;

/** Anyone can edit what is stored: what is not a proper setting becomes the default. */
function checkSettings(stored: unknown): FormatOptions {
  const found: Partial<Record<keyof FormatOptions, unknown>> =
    typeof stored === "object" && stored !== null ? stored : {};
  return {
    indent: indents.find((indent) => indent === found.indent) ?? defaultOptions.indent,
    minify: found.minify === true,
    sortKeys: found.sortKeys === true,
    input: inputs.find((input) => input === found.input) ?? defaultOptions.input,
  };
}

/** How the visitor likes JSON. What they typed is never kept. */
export const settings = storedValue("tabkit-json-formatter", jsonCodec(checkSettings));
