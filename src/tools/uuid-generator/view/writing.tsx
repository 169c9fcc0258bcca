import { OptionsRow } from "#ui/options-row.tsx";
import { Select } from "#ui/select.tsx";
import { Switch } from "#ui/switch.tsx";
import { hasStyles, lists, type Options } from "../logic.ts";

interface Props {
  options: Options;
  onChange: (change: Partial<Options>) => void;
}

const listOptions = lists.map(({ id, name }) => [id, name] as const);

/** How identifiers are written. */
export function Writing({ options, onChange }: Props) {
  return (
    <OptionsRow label="How to write them">
      {hasStyles(options.kind) && (
        <>
          <Switch
            label="Upper case"
            checked={options.uppercase}
            onChange={(uppercase) => onChange({ uppercase })}
          />
          <Switch
            label="No hyphens"
            checked={options.noHyphens}
            onChange={(noHyphens) => onChange({ noHyphens })}
          />
          <Switch
            label="Braces"
            checked={options.braces}
            onChange={(braces) => onChange({ braces })}
          />
        </>
      )}
      <Select
        label="List as"
        options={listOptions}
        value={options.list}
        onChange={(list) => onChange({ list })}
      />
    </OptionsRow>
  );
}
