import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Panel } from "#ui/panel.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { Select } from "#ui/select.tsx";
import { SliderField } from "#ui/calculator/slider-field.tsx";
import { Switch } from "#ui/switch.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { countFields, formats, maxOwnWordsChars, modes, presets, type Draft } from "../logic.ts";
import type { Mode } from "../logic/prose.ts";
import { SeedField } from "./seed-field.tsx";

interface Props {
  options: Draft;
  onChange: (change: Partial<Draft>) => void;
}

/** What to make, and how to write it. */
export function OptionsBar({ options, onChange }: Props) {
  const { mode, counts } = options;
  const ask = (mode: Mode, count: number) =>
    onChange({ mode, counts: { ...counts, [mode]: count } });
  return (
    <Panel>
      <div className="flex flex-col gap-4">
        <Segmented
          label="What to generate"
          hideLabel
          options={modes}
          value={mode}
          onChange={(mode) => onChange({ mode })}
        />
        <SliderField
          key={mode}
          field={countFields[mode]}
          value={counts[mode]}
          onChange={(count) => ask(mode, count)}
        />
        <div role="group" aria-label="Presets" className="flex flex-wrap gap-2">
          {presets.map((preset) => (
            <Button
              key={preset.label}
              size="small"
              className="pointer-coarse:min-h-11"
              onClick={() => ask(preset.mode, preset.count)}
            >
              {preset.label}
            </Button>
          ))}
        </div>
        <Switch
          label="Start with “Lorem ipsum dolor sit amet…”"
          checked={options.classic}
          onChange={(classic) => onChange({ classic })}
        />
        <Select
          label="Format"
          options={formats}
          value={options.format}
          onChange={(format) => onChange({ format })}
        />
        <Disclosure summary="More options">
          <div className="flex flex-col gap-4">
            <SeedField seed={options.seed} onChange={(seed) => onChange({ seed })} />
            <TextInput
              label="Your own words"
              placeholder="chai samosa monsoon"
              value={options.ownWords}
              maxLength={maxOwnWordsChars}
              onChange={(ownWords) => onChange({ ownWords })}
              hint="In place of Latin. They stay on this page."
            />
          </div>
        </Disclosure>
      </div>
    </Panel>
  );
}
