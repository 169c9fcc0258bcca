import { separators } from "#domain/csv-read.ts";
import { OptionsRow } from "#ui/options-row.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { Select } from "#ui/select.tsx";
import { Switch } from "#ui/switch.tsx";
import type { ChosenForm, Form } from "../../logic.ts";

interface Props {
  form: Form;
  onChange: (change: ChosenForm) => void;
}

const kinds = [
  ["lines", "Line"],
  ["table", "Row of a table"],
] as const;
const separatorNames = { ",": "Comma", ";": "Semicolon", "\t": "Tab" };
const separatorOptions = separators.map((one) => [one, separatorNames[one]] as const);
const otherNames = [
  ["content", "From the content"],
  ["row", "Row numbers"],
] as const;

/** How the list is read: guessed, and to be set right. */
export function ListOptions({ form, onChange }: Props) {
  const { isTable, separator, hasHeader, columns, contentColumn, nameSource } = form;
  const columnOptions = columns.map((name, column) => [String(column), name] as const);
  const nameOptions = isTable ? [...columnOptions, ...otherNames] : otherNames;
  return (
    <OptionsRow label="How the list is read">
      <Segmented
        label="A code for each"
        options={kinds}
        value={isTable ? "table" : "lines"}
        onChange={(kind) => onChange({ isTable: kind === "table" })}
      />
      {isTable && (
        <>
          <Select
            label="Separator"
            options={separatorOptions}
            value={separator}
            onChange={(next) => onChange({ separator: next })}
          />
          <Switch
            label="First row is a header"
            checked={hasHeader}
            onChange={(next) => onChange({ hasHeader: next })}
          />
          <Select
            label="Content column"
            options={columnOptions}
            value={String(contentColumn)}
            onChange={(column) => onChange({ contentColumn: Number(column) })}
          />
        </>
      )}
      <Select
        label="File names"
        options={nameOptions}
        value={!isTable && typeof nameSource === "number" ? "content" : String(nameSource)}
        onChange={(next) =>
          onChange({ nameSource: next === "content" || next === "row" ? next : Number(next) })
        }
      />
    </OptionsRow>
  );
}
