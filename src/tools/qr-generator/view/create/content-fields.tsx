import { useId } from "react";
import { Select } from "#ui/select.tsx";
import { Switch } from "#ui/switch.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { problemOf, type Content, type Field, type Values } from "../../logic.ts";
import { ownZone } from "./fresh-stamp.ts";
import { TextArea } from "./text-area.tsx";

interface Props {
  content: Content;
  values: Values;
  onChange: (values: Values) => void;
}

/** The fields of what a code can hold: a Wi-Fi network, a contact, a payment. */
export function ContentFields({ content, values, onChange }: Props) {
  return (
    <div className="grid gap-x-4 gap-y-3 p-4 sm:grid-cols-2">
      {content.fields.map((field) => (
        <div key={field.id} className={field.kind === "lines" ? "sm:col-span-2" : "min-w-0"}>
          <FieldInput
            field={field}
            values={values}
            onChange={(value) => onChange({ ...values, [field.id]: value })}
          />
        </div>
      ))}
      {content.note !== undefined && (
        <p role="status" className="text-xs text-soft empty:hidden sm:col-span-2">
          {content.note(values)}
        </p>
      )}
    </div>
  );
}

interface FieldProps {
  field: Field;
  values: Values;
  onChange: (value: string) => void;
}

function FieldInput({ field, values, onChange }: FieldProps) {
  const { kind = "line", label, options = [] } = field;
  const value = values[field.id] ?? "";
  const problem = problemOf(field, values);
  switch (kind) {
    case "choice":
      return (
        <div className="flex h-full items-end pb-0.5">
          <Select
            label={label}
            options={options}
            value={value || (options[0]?.[0] ?? "")}
            onChange={onChange}
          />
        </div>
      );
    case "zone":
      return (
        <div className="flex h-full items-end pb-0.5">
          <Select
            label={label}
            options={zoneOptions()}
            value={value || ownZone()}
            onChange={onChange}
          />
        </div>
      );
    case "switch":
      return (
        <div className="flex h-full items-end">
          <Switch
            label={label}
            checked={value === "on"}
            onChange={(isOn) => onChange(isOn ? "on" : "")}
          />
        </div>
      );
    case "lines":
      return <TextArea label={label} value={value} onChange={onChange} />;
    case "moment":
      return <Moment label={label} value={value} problem={problem} onChange={onChange} />;
    case "line":
      return (
        <TextInput
          label={label}
          value={value}
          onChange={onChange}
          invalid={problem !== ""}
          hint={problem}
          {...(field.placeholder === undefined ? {} : { placeholder: field.placeholder })}
        />
      );
  }
}

/** The visitor's own zone, UTC, and every other that the browser knows. */
function zoneOptions(): (readonly [string, string])[] {
  const zones = new Set([ownZone(), "UTC", ...Intl.supportedValuesOf("timeZone")]);
  return [...zones].map((zone) => [zone, zone.replaceAll("_", " ")]);
}

interface MomentProps {
  label: string;
  value: string;
  problem: string;
  onChange: (value: string) => void;
}

/** A date and a time, by the browser's own picker. */
function Moment({ label, value, problem, onChange }: MomentProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1 text-sm">
      <label htmlFor={id} className="text-soft">
        {label}
      </label>
      <input
        id={id}
        type="datetime-local"
        value={value}
        aria-invalid={problem !== ""}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={`h-11 w-full min-w-0 rounded-md border bg-raised px-3 text-ink ${problem === "" ? "border-edge" : "border-bad"}`}
      />
      <p id={`${id}-hint`} aria-live="polite" className="text-xs font-medium text-bad empty:hidden">
        {problem}
      </p>
    </div>
  );
}
