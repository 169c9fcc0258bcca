import { Segmented } from "#ui/segmented.tsx";
import { Select } from "#ui/select.tsx";
import { Switch } from "#ui/switch.tsx";
import type { Options } from "../logic.ts";

interface Props {
  options: Options;
  onChange: (change: Partial<Options>) => void;
}

const extents = [
  ["each", "Each line"],
  ["whole", "Whole text"],
] as const;

const languageNames = [
  ["any", "Any language"],
  ["tr", "Turkish, Azerbaijani"],
  ["el", "Greek"],
  ["lt", "Lithuanian"],
] as const;

/** What the cases apply to, and how words are told apart. */
export const OptionsBar = ({ options, onChange }: Props) => (
  <>
    <Segmented
      label="Convert"
      hideLabel
      options={extents}
      value={options.lines}
      onChange={(lines) => onChange({ lines })}
    />
    <Select
      label="Letters of"
      options={languageNames}
      value={options.language}
      onChange={(language) => onChange({ language })}
    />
    <Switch
      label="Keep acronyms"
      checked={options.keepAcronyms}
      onChange={(keepAcronyms) => onChange({ keepAcronyms })}
    />
    <Switch
      label="Split numbers"
      checked={options.splitNumbers}
      onChange={(splitNumbers) => onChange({ splitNumbers })}
    />
    <Switch
      label="Keep _ and $ in front"
      checked={options.keepPrefix}
      onChange={(keepPrefix) => onChange({ keepPrefix })}
    />
  </>
);
