import { Select } from "#ui/select.tsx";
import { Switch } from "#ui/switch.tsx";
import { likenesses, numberRanges, type Options } from "../logic.ts";
import { NumberField } from "./number-field.tsx";

interface Props {
  options: Options;
  onChange: (change: Partial<Options>) => void;
}

/** What stands in the place of a quality: the likeness of the best, the colors of a PNG. */
export default function FormatOptions({ options, onChange }: Props) {
  const { format, likeness, hasPalette, colors, dithers } = options;
  if (format === "best") {
    return (
      <>
        <Select
          label="Likeness"
          options={likenesses}
          value={likeness}
          onChange={(chosen) => onChange({ likeness: chosen })}
        />
        <p>
          Every format is made, read again and compared (MS-SSIM, 1 is identical). The smallest that
          is this much alike is kept.
        </p>
      </>
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 text-ink">
        <Switch
          label="Fewer colors"
          checked={hasPalette}
          onChange={(checked) => onChange({ hasPalette: checked })}
        />
        {hasPalette && (
          <>
            <NumberField
              hideLabel
              label="At most"
              unit="colors"
              value={colors}
              range={numberRanges.colors}
              onChange={(chosen) => onChange({ colors: chosen })}
            />
            <Switch
              label="Dithering"
              checked={dithers}
              onChange={(checked) => onChange({ dithers: checked })}
            />
          </>
        )}
      </div>
      {!hasPalette && (
        <p>PNG is lossless: every pixel is kept, so there is no quality to choose.</p>
      )}
    </>
  );
}
