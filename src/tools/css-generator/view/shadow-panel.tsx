import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { ColorField } from "#ui/color-field.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { SliderFields } from "#ui/calculator/slider-fields.tsx";
import { Switch } from "#ui/switch.tsx";
import { maxLayers, plainLayer, recolored, shadowFields, type Layer } from "../logic.ts";

interface Props {
  layers: readonly Layer[];
  onChange: (layers: readonly Layer[]) => void;
}

/** The layers of a shadow, one at a time. */
export function ShadowPanel({ layers, onChange }: Props) {
  const [wanted, setWanted] = useState(0);
  const chosen = Math.min(wanted, layers.length - 1);
  const layer = layers[chosen] ?? plainLayer;
  const change = (part: Partial<Layer>) =>
    onChange(layers.map((each, index) => (index === chosen ? { ...each, ...part } : each)));
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        {layers.length > 1 && (
          <Segmented
            label="Layer"
            options={layers.map((_, index) => [String(index), String(index + 1)] as const)}
            value={String(chosen)}
            onChange={(index) => setWanted(Number(index))}
          />
        )}
        <Button
          disabled={layers.length >= maxLayers}
          icon={<Plus aria-hidden className="size-4" />}
          onClick={() => {
            onChange([...layers, layer]);
            setWanted(layers.length);
          }}
        >
          Add layer
        </Button>
        {layers.length > 1 && (
          <Button
            look="quiet"
            icon={<Trash2 aria-hidden className="size-4" />}
            onClick={() => onChange(layers.toSpliced(chosen, 1))}
          >
            Remove
          </Button>
        )}
      </div>
      <SliderFields fields={shadowFields} values={layer} onChange={change} />
      <div className="flex flex-wrap items-end gap-4">
        <ColorField
          label="Color"
          hasAlpha
          value={layer.color}
          onChange={(color) => change(recolored(color))}
        />
        <Switch label="Inset" checked={layer.inset} onChange={(inset) => change({ inset })} />
      </div>
    </>
  );
}
