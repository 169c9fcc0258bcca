import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { chosenFromHex, harmoniesOf, wheels, type Chosen, type Wheel } from "../logic.ts";
import { Swatch } from "./swatch.tsx";

interface Props {
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
  wheel: Wheel;
  onWheel: (wheel: Wheel) => void;
}

/** Colors that go with the chosen one, by their place on the wheel of hues. */
export default function HarmoniesPanel({ chosen, onChoose, wheel, onWheel }: Props) {
  return (
    <div className="flex flex-col gap-4">
      <Segmented label="Wheel" options={wheels} value={wheel} onChange={onWheel} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,21rem),1fr))] gap-4">
        {harmoniesOf(chosen.exact, wheel).map(({ name, tones }) => (
          <Panel key={name} title={name}>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-2">
              {tones.map(({ turn, hex }) => (
                <li key={turn} className="flex min-w-0 flex-col gap-1">
                  <Swatch label={`${turn}°`} text={hex} />
                  <Button
                    size="small"
                    look="quiet"
                    className="pointer-coarse:min-h-11"
                    aria-label={`Use ${hex}`}
                    disabled={turn === 0}
                    onClick={() => onChoose(chosenFromHex(hex))}
                  >
                    Use
                  </Button>
                </li>
              ))}
            </ul>
          </Panel>
        ))}
      </div>
    </div>
  );
}
