import { Segmented } from "#ui/segmented.tsx";
import { Select } from "#ui/select.tsx";
import { Switch } from "#ui/switch.tsx";
import type { Options } from "../logic.ts";

interface Props {
  options: Options;
  onChange: (change: Partial<Options>) => void;
}

const layouts = [
  ["pretty", "Pretty"],
  ["minify", "Minify"],
] as const;

const indents = [
  ["2", "2 spaces"],
  ["3", "3 spaces"],
  ["4", "4 spaces"],
  ["tab", "Tab"],
] as const;

const inputs = [
  ["auto", "Auto"],
  ["json", "JSON"],
  ["lines", "JSON Lines"],
] as const;

/** How the JSON is to look. */
export function OptionsBar({ options, onChange }: Props) {
  const numbers = { "2": 2, "3": 3, "4": 4, tab: "tab" } as const;
  return (
    <>
      <Segmented
        label="Layout"
        hideLabel
        options={layouts}
        value={options.minify ? "minify" : "pretty"}
        onChange={(layout) => onChange({ minify: layout === "minify" })}
      />
      {!options.minify && (
        <Select
          label="Indent"
          options={indents}
          value={`${options.indent}`}
          onChange={(indent) => onChange({ indent: numbers[indent] })}
        />
      )}
      <Switch
        label="Sort keys"
        checked={options.sortKeys}
        onChange={(sortKeys) => onChange({ sortKeys })}
      />
      <Select
        label="Input is"
        options={inputs}
        value={options.input}
        onChange={(input) => onChange({ input })}
      />
    </>
  );
}
