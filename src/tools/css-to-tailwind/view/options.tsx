import type { ReactNode } from "react";
import { Segmented } from "#ui/segmented.tsx";
import { Select } from "#ui/select.tsx";
import { Switch } from "#ui/switch.tsx";
import type { Options } from "../logic.ts";

interface Props {
  options: Options;
  onChange: (change: Partial<Options>) => void;
  /** Beside the modes: Convert. */
  children: ReactNode;
}

const modeNames = [
  ["plain", "Simple"],
  ["exact", "Exact"],
] as const;

const layoutNames = [
  ["classes", "Classes"],
  ["apply", "@apply rules"],
] as const;

/** How to convert. */
export function OptionsBar({ options, onChange, children }: Props) {
  return (
    <>
      <Segmented
        label="Mode"
        hideLabel
        options={modeNames}
        value={options.mode}
        onChange={(mode) => onChange({ mode })}
      />
      {children}
      {options.mode === "exact" && (
        <>
          <Select
            label="Write"
            options={layoutNames}
            value={options.layout}
            onChange={(layout) => onChange({ layout })}
          />
          <Switch
            label="16px = 1rem"
            checked={options.remAsPx}
            onChange={(remAsPx) => onChange({ remAsPx })}
          />
          <Switch
            label="Use hover:"
            checked={options.namedHover}
            onChange={(namedHover) => onChange({ namedHover })}
          />
        </>
      )}
    </>
  );
}
