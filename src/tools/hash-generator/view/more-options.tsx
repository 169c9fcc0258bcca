import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { OptionsRow } from "#ui/options-row.tsx";
import { Select } from "#ui/select.tsx";
import { Switch } from "#ui/switch.tsx";
import { algorithms, optionsShape, type AlgorithmId, type Options } from "../logic.ts";

interface Props {
  options: Options;
  onChange: (change: Partial<Options>) => void;
}

const encodings = [
  ["text", "Text (UTF-8)"],
  ["utf-16", "Text (UTF-16LE)"],
  ["hex", "Hex"],
  ["base64", "Base64"],
] as const;

const lineEnds = [
  ["as-is", "As they are"],
  ["lf", "LF (Unix, macOS)"],
  ["crlf", "CRLF (Windows)"],
] as const;

/** What is rarely needed: how a text becomes bytes, and which algorithms are shown. */
export function MoreOptions({ options, onChange }: Props) {
  const isText = options.encoding === "text" || options.encoding === "utf-16";
  return (
    <Disclosure summary="Algorithms and text options">
      <div className="flex flex-col gap-4">
        <Choice chosen={options.chosen} onChange={(chosen) => onChange({ chosen })} />
        <OptionsRow label="Text options">
          <Select
            label="The text is"
            options={encodings}
            value={options.encoding}
            onChange={(encoding) => onChange({ encoding })}
          />
          {isText && (
            <>
              <Select
                label="Line endings"
                options={lineEnds}
                value={options.lineEnds}
                onChange={(chosen) => onChange({ lineEnds: chosen })}
              />
              <Switch
                label="Add a final line break, as echo does"
                checked={options.addsLineEnd}
                onChange={(addsLineEnd) => onChange({ addsLineEnd })}
              />
            </>
          )}
        </OptionsRow>
      </div>
    </Disclosure>
  );
}

interface ChoiceProps {
  chosen: readonly AlgorithmId[];
  onChange: (chosen: readonly AlgorithmId[]) => void;
}

function Choice({ chosen, onChange }: ChoiceProps) {
  const toggle = (id: AlgorithmId) =>
    onChange(
      algorithms
        .map((algorithm) => algorithm.id)
        .filter((other) => chosen.includes(other) !== (other === id)),
    );
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1 text-sm font-semibold">Algorithms</legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3 lg:grid-cols-5">
        {algorithms.map(({ id, name }) => (
          <label
            key={id}
            className="flex min-h-9 items-center gap-2 text-sm select-none pointer-coarse:min-h-11"
          >
            <input
              type="checkbox"
              className="size-4 accent-accent"
              checked={chosen.includes(id)}
              // One at least must stay.
              disabled={chosen.length === 1 && chosen[0] === id}
              onChange={() => toggle(id)}
            />
            {name}
          </label>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button size="small" onClick={() => onChange(optionsShape.initial.chosen)}>
          The usual ones
        </Button>
        <Button size="small" onClick={() => onChange(algorithms.map(({ id }) => id))}>
          All
        </Button>
        <span className="text-sm text-soft">Fewer are faster with very large files.</span>
      </div>
    </fieldset>
  );
}
