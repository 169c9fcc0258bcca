import { lazy, Suspense } from "react";
import { ColorField } from "#ui/color-field.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { OptionsRow } from "#ui/options-row.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { Select } from "#ui/select.tsx";
import { SliderField } from "#ui/calculator/slider-field.tsx";
import { Switch } from "#ui/switch.tsx";
import { formatChoices, numberRanges, qualityField, type Options } from "../logic.ts";
import { NumberField } from "./number-field.tsx";

// Few choose these formats: what they offer is loaded with the choice.
const FormatOptions = lazy(() => import("./format-options.tsx"));

interface Props {
  options: Options;
  onChange: (change: Partial<Options>) => void;
}

/** Format and quality, in sight at all times. */
export function OptionsBar({ options, onChange }: Props) {
  const { format, hasTarget, isSlow } = options;
  return (
    <div className="flex flex-col gap-2 rounded-lg border border-line bg-raised px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <Segmented
          hideLabel
          label="Format"
          options={formatChoices}
          value={format}
          onChange={(chosen) => onChange({ format: chosen })}
        />
        <Switch
          label="Smaller, slower"
          checked={isSlow}
          onChange={(checked) => onChange({ isSlow: checked })}
        />
      </div>
      {format === "png" || format === "best" ? (
        <div className="flex min-h-26 flex-col justify-center gap-1 text-sm text-soft">
          <Suspense>
            <FormatOptions options={options} onChange={onChange} />
          </Suspense>
        </div>
      ) : hasTarget ? (
        <p className="flex min-h-26 items-center text-sm text-soft">
          Quality is chosen for you: the best that fits into {options.targetKb} KB.
        </p>
      ) : (
        <SliderField
          field={qualityField}
          value={options.quality}
          onChange={(quality) => onChange({ quality: Math.round(quality) })}
        />
      )}
    </div>
  );
}

const resizes = [
  ["none", "Keep the size"],
  ["side", "Longest side"],
  ["width", "Width"],
  ["height", "Height"],
  ["percent", "Percent"],
] as const;

/** Resizing, a target size, what is kept, and what is put under transparent pixels. */
export function MoreOptions({ options, onChange }: Props) {
  const { resize, hasTarget, format, background } = options;
  return (
    <Disclosure summary="Resize, target size, originals, metadata and background">
      <div className="flex flex-col gap-3">
        <OptionsRow label="Resize">
          <Select
            label="Resize"
            options={resizes}
            value={resize}
            onChange={(chosen) => onChange({ resize: chosen })}
          />
          {resize === "percent" && (
            <NumberField
              label="To"
              unit="%"
              value={options.percent}
              range={numberRanges.percent}
              onChange={(percent) => onChange({ percent })}
            />
          )}
          {resize !== "percent" && resize !== "none" && (
            <NumberField
              label="At most"
              unit="px"
              value={options.pixels}
              range={numberRanges.pixels}
              onChange={(pixels) => onChange({ pixels })}
            />
          )}
          {resize !== "none" && (
            <span className="text-xs text-soft">The shape is kept. Only SVG is enlarged.</span>
          )}
        </OptionsRow>
        {format !== "best" && (
          <OptionsRow label="Target size">
            <Switch
              label="Target size"
              checked={hasTarget}
              onChange={(checked) => onChange({ hasTarget: checked })}
            />
            {hasTarget && (
              <NumberField
                label="At most"
                unit="KB"
                value={options.targetKb}
                range={numberRanges.targetKb}
                onChange={(targetKb) => onChange({ targetKb })}
              />
            )}
          </OptionsRow>
        )}
        <OptionsRow label="What is kept">
          <Switch
            label="Keep originals that are smaller"
            checked={options.keepsSmaller}
            onChange={(keepsSmaller) => onChange({ keepsSmaller })}
          />
          <Switch
            label="Keep metadata"
            checked={options.keepsMetadata}
            onChange={(keepsMetadata) => onChange({ keepsMetadata })}
          />
          {options.keepsMetadata && (
            <span className="text-xs text-soft">
              Camera data, the place it was taken and the color profile stay in JPEG, PNG and WebP.
            </span>
          )}
        </OptionsRow>
        {format === "jpeg" && (
          <ColorField
            label="Background under transparent areas"
            value={background}
            onChange={(next) => onChange({ background: next })}
          />
        )}
      </div>
    </Disclosure>
  );
}
