import { ColorField } from "#ui/color-field.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { SliderField } from "#ui/calculator/slider-field.tsx";
import { Switch } from "#ui/switch.tsx";
import {
  borderStyles,
  corners,
  radiusField,
  widthField,
  withCorners,
  type Border,
} from "../logic.ts";

interface Props {
  border: Border;
  onChange: (border: Border) => void;
}

const styleNames = borderStyles.map(
  (style) => [style, `${style[0]?.toUpperCase()}${style.slice(1)}`] as const,
);

/** What a border is made of. */
export function BorderPanel({ border, onChange }: Props) {
  const change = (part: Partial<Border>) => onChange({ ...border, ...part });
  const { corners: each } = border;
  const changeCorner = (index: number, radius: number) =>
    change({ corners: each && (each.with(index, radius) as unknown as typeof each) });
  return (
    <>
      <SliderField
        field={widthField}
        value={border.width}
        onChange={(width) => change({ width })}
      />
      <Segmented
        label="Style"
        options={styleNames}
        value={border.style}
        onChange={(style) => change({ style })}
      />
      <ColorField
        label="Color"
        hasAlpha
        value={border.color}
        onChange={(color) => change({ color })}
      />
      {each === null ? (
        <SliderField
          field={radiusField}
          value={border.radius}
          onChange={(radius) => change({ radius })}
        />
      ) : (
        corners.map((name, index) => (
          <SliderField
            key={name}
            field={{ ...radiusField, label: name }}
            value={each[index] ?? 0}
            onChange={(radius) => changeCorner(index, radius)}
          />
        ))
      )}
      <Switch
        label="Each corner for itself"
        checked={each !== null}
        onChange={(isEach) => onChange(withCorners(border, isEach))}
      />
    </>
  );
}
