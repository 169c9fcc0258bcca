import { jsonCodec, storedValue } from "#browser/storage.ts";
import type { Flavor } from "../logic.ts";

type Layout = "split" | "text" | "preview";

export interface Settings {
  flavor: Flavor;
  layout: Layout;
  sync: boolean; // both panes scroll together
}

export const defaultSettings: Settings = { flavor: "github", layout: "split", sync: true };

const layouts = ["split", "text", "preview"] as const;

/** Anyone can edit what is stored: what is not a proper setting becomes the default. */
function checkSettings(stored: unknown): Settings {
  const found: Partial<Record<keyof Settings, unknown>> =
    typeof stored === "object" && stored !== null ? stored : {};
  return {
    flavor: found.flavor === "commonmark" ? "commonmark" : defaultSettings.flavor,
    layout: layouts.find((layout) => layout === found.layout) ?? defaultSettings.layout,
    sync: found.sync !== false,
  };
}

/** How the visitor likes to write. What they typed is never kept. */
export const settings = storedValue("tabkit-markdown-preview", jsonCodec(checkSettings));
