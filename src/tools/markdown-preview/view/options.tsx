import type { ReactNode } from "react";
import { OptionsRow } from "#ui/options-row.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { Select } from "#ui/select.tsx";
import { Switch } from "#ui/switch.tsx";
import type { Options } from "../logic.ts";

interface Props {
  options: Options;
  onChange: (change: Partial<Options>) => void;
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
export function OptionsBar({ options, onChange, children }: Props) {
  return (
    <OptionsRow label="Preview options">
      <Segmented
        label="Layout"
        hideLabel
        options={layouts}
        value={options.layout}
        onChange={(layout) => onChange({ layout })}
      />
      <Select
        label="Flavor"
        options={flavors}
        value={options.flavor}
        onChange={(flavor) => onChange({ flavor })}
      />
      {options.layout === "split" && (
        <div className="max-lg:hidden">
          <Switch
            label="Scroll together"
            checked={options.sync}
            onChange={(sync) => onChange({ sync })}
          />
        </div>
      )}
      {children}
    </OptionsRow>
  );
}
