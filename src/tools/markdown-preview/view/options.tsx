import type { ReactNode } from "react";
import { OptionsRow } from "#ui/options-row.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { Select } from "#ui/select.tsx";
import { Switch } from "#ui/switch.tsx";
import type { Settings } from "./settings.ts";

interface Props {
  settings: Settings;
  onChange: (change: Partial<Settings>) => void;
  /** At the end of the row: Run. */
  children?: ReactNode;
}

const layouts = [
  ["split", "Split"],
  ["text", "Text"],
  ["preview", "Preview"],
] as const;

const flavors = [
  ["github", "GitHub"],
  ["commonmark", "CommonMark"],
] as const;

/** How the document is read, and what is seen of it. */
export function Options({ settings, onChange, children }: Props) {
  return (
    <OptionsRow label="Preview options">
      <Segmented
        label="Layout"
        hideLabel
        options={layouts}
        value={settings.layout}
        onChange={(layout) => onChange({ layout })}
      />
      <Select
        label="Flavor"
        options={flavors}
        value={settings.flavor}
        onChange={(flavor) => onChange({ flavor })}
      />
      {settings.layout === "split" && (
        <div className="max-lg:hidden">
          <Switch
            label="Scroll together"
            checked={settings.sync}
            onChange={(sync) => onChange({ sync })}
          />
        </div>
      )}
      {children}
    </OptionsRow>
  );
}
