import type { Option, OptionValue } from "#domain/operation/options.ts";
import { Select } from "#ui/select.tsx";
import { Switch } from "#ui/switch.tsx";
import { TextInput } from "#ui/text-input.tsx";

interface Props {
  option: Option;
  value: OptionValue;
  onChange: (value: OptionValue) => void;
}

/** An option of an operation, as its declaration says. */
export function OptionField({ option, value, onChange }: Props) {
  const { label } = option;
  switch (option.is) {
    case "flag":
      return <Switch label={label} checked={value === true} onChange={onChange} />;
    case "choice":
      return (
        <Select
          label={label}
          options={option.choices.map((word) => [word, word] as const)}
          value={String(value)}
          onChange={onChange}
        />
      );
    default:
      return (
        <div className="w-56">
          <TextInput
            label={label}
            value={String(value)}
            onChange={onChange}
            hint={hintOf(option)}
          />
        </div>
      );
  }
}

/** What may stand there. A number that is not proper is refused by the step itself, in words. */
function hintOf(option: Option): string {
  if (option.is === "number") return `${option.min} to ${option.max}`;
  return option.is === "text" && option.secret ? "Kept in memory only." : "";
}
