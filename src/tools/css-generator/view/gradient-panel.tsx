import Plus from "lucide-react/icons/plus";
import Repeat2 from "lucide-react/icons/repeat-2";
import X from "lucide-react/icons/x";
import { opacityField } from "#domain/opacity.ts";
import { Button } from "#ui/button.tsx";
import { ColorField } from "#ui/color-field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { Select } from "#ui/select.tsx";
import { SliderField } from "#ui/calculator/slider-field.tsx";
import { Switch } from "#ui/switch.tsx";
import {
  addStop,
  angleField,
  directions,
  fewestStops,
  gradientTypes,
  maxStops,
  opacityOf,
  spaces,
  stopField,
  turned,
  withOpacity,
  withStop,
  type Gradient,
  type Stop,
} from "../logic.ts";

interface Props {
  gradient: Gradient;
  onChange: (gradient: Gradient) => void;
}

const directionNames = directions.map(
  (direction) => [direction, direction === "angle" ? "Any angle" : direction] as const,
);
const entries = <Id extends string>(names: Record<Id, string>) =>
  Object.entries(names) as [Id, string][];

/** What a gradient is made of. */
export function GradientPanel({ gradient, onChange }: Props) {
  const change = (part: Partial<Gradient>) => onChange({ ...gradient, ...part });
  const { type, direction, stops } = gradient;
  const changeStop = (index: number, part: Partial<Stop>) =>
    onChange(withStop(gradient, index, part));
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Segmented
          label="Type"
          options={entries(gradientTypes)}
          value={type}
          onChange={(next) => change({ type: next })}
        />
        {type === "linear" && (
          <Select
            label="Direction"
            options={directionNames}
            value={direction}
            onChange={(next) => change({ direction: next })}
          />
        )}
      </div>
      {(type === "conic" || (type === "linear" && direction === "angle")) && (
        <SliderField
          field={angleField}
          value={gradient.angle}
          onChange={(angle) => change({ angle })}
        />
      )}
      <ol className="flex flex-col gap-3">
        {stops.map((stop, index) => (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- a stop is its place in the list
            key={index}
            className="flex flex-wrap items-end gap-3 border-t border-line pt-3"
          >
            <ColorField
              label={`Color ${index + 1}`}
              hasAlpha
              value={stop.color}
              onChange={(color) => changeStop(index, { color })}
            />
            <div className="grid min-w-40 flex-1 gap-x-4 gap-y-2 xl:grid-cols-2">
              <SliderField
                field={{ ...opacityField, label: `Opacity ${index + 1}` }}
                value={opacityOf(stop.color)}
                onChange={(percent) =>
                  changeStop(index, { color: withOpacity(stop.color, percent) })
                }
              />
              <SliderField
                field={{ ...stopField, label: `Position ${index + 1}` }}
                value={stop.at}
                onChange={(at) => changeStop(index, { at })}
              />
            </div>
            <IconButton
              label={`Remove color ${index + 1}`}
              disabled={stops.length <= fewestStops}
              onClick={() => change({ stops: stops.toSpliced(index, 1) })}
            >
              <X aria-hidden className="size-4" />
            </IconButton>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          disabled={stops.length >= maxStops}
          icon={<Plus aria-hidden className="size-4" />}
          onClick={() => change({ stops: addStop(stops) })}
        >
          Add color
        </Button>
        <Button
          icon={<Repeat2 aria-hidden className="size-4" />}
          onClick={() => change({ stops: turned(stops) })}
        >
          Reverse
        </Button>
        <Switch
          label="Repeating"
          checked={gradient.repeating}
          onChange={(repeating) => change({ repeating })}
        />
      </div>
      <Select
        label="Mix in"
        options={entries(spaces)}
        value={gradient.space}
        onChange={(space) => change({ space })}
      />
    </>
  );
}
