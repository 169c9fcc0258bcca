import { Disclosure } from "#ui/disclosure.tsx";
import { Select } from "#ui/select.tsx";
import { delaysMs, repeatsMs, softFactors, type Options } from "../logic.ts";

interface Props {
  options: Options;
  onChange: (part: Partial<Options>) => void;
}

const choicesOf = (values: readonly number[], unit: string) =>
  values.map((value) => [String(value), value === 0 ? "at once" : `${value}${unit}`] as const);

/** How the game answers to held keys. */
export default function HandlingPanel({ options, onChange }: Props) {
  return (
    <Disclosure summary="Handling">
      <div className="flex flex-col gap-3">
        <Select
          label="Delay before a held key repeats"
          options={choicesOf(delaysMs, " ms")}
          value={String(options.delayMs)}
          onChange={(text) => onChange({ delayMs: Number(text) })}
        />
        <Select
          label="Then a cell every"
          options={choicesOf(repeatsMs, " ms")}
          value={String(options.repeatMs)}
          onChange={(text) => onChange({ repeatMs: Number(text) })}
        />
        <Select
          label="Soft drop is faster by"
          options={choicesOf(softFactors, " times")}
          value={String(options.softFactor)}
          onChange={(text) => onChange({ softFactor: Number(text) })}
        />
      </div>
    </Disclosure>
  );
}
