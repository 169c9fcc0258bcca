import Pipette from "lucide-react/icons/pipette";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { hasEyedropper, pickFromScreen } from "#browser/eyedropper.ts";
import { Button } from "#ui/button.tsx";
import { ColorField } from "#ui/color-field.tsx";
import { Panel } from "#ui/panel.tsx";
import { CssField } from "./css-field.tsx";
import { chosenFromHex, initialHex, type Chosen } from "../logic.ts";

interface Props {
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

/** The color, large, and the ways to choose another. */
export function Picker({ chosen, onChoose }: Props) {
  const takeFromScreen = async () => {
    const picked = await pickFromScreen();
    if (picked.ok) onChoose(chosenFromHex(picked.value));
  };
  return (
    <Panel className="flex flex-col gap-4">
      <div
        role="img"
        aria-label={`The color ${chosen.hex}`}
        className="h-24 rounded-md border border-edge forced-color-adjust-none"
        style={{ backgroundColor: chosen.exact }}
      />
      <ColorField
        label="Color"
        value={chosen.hex}
        onChange={(hex) => onChoose(chosenFromHex(hex))}
      />
      <CssField chosen={chosen} onChoose={onChoose} />
      <div className="flex flex-wrap gap-2">
        {hasEyedropper() && (
          <Button icon={<Pipette aria-hidden className="size-4" />} onClick={takeFromScreen}>
            From screen
          </Button>
        )}
        <Button
          look="quiet"
          icon={<RotateCcw aria-hidden className="size-4" />}
          disabled={chosen.exact === initialHex}
          onClick={() => onChoose(chosenFromHex(initialHex))}
        >
          Reset
        </Button>
      </div>
    </Panel>
  );
}
