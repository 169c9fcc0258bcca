import Pipette from "lucide-react/icons/pipette";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { hasEyedropper, pickFromScreen } from "#browser/eyedropper.ts";
import { opacityField } from "#domain/opacity.ts";
import { Button } from "#ui/button.tsx";
import { ColorField } from "#ui/color-field.tsx";
import { SliderField } from "#ui/calculator/slider-field.tsx";
import { Panel } from "#ui/panel.tsx";
import { ShareLink } from "#ui/share-link.tsx";
import { CssField } from "./css-field.tsx";
import {
  alphaDigits,
  chosenFromHex,
  initialHex,
  linkTo,
  withAlpha,
  type Chosen,
} from "../logic.ts";
import style from "./picker.module.css";

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
      <div className={style["board"]}>
        <div
          role="img"
          aria-label={`The color ${chosen.hex}${alphaDigits(chosen.alpha)}`}
          className="h-24 rounded-md border border-edge forced-color-adjust-none"
          style={{ backgroundColor: chosen.exact }}
        />
      </div>
      <ColorField
        label="Color"
        value={chosen.hex}
        onChange={(hex) => onChoose(withAlpha(chosenFromHex(hex), chosen.alpha))}
      />
      <SliderField
        field={opacityField}
        value={Math.round(chosen.alpha * 100)}
        onChange={(percent) => onChoose(withAlpha(chosen, percent / 100))}
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
        <ShareLink fragment={linkTo(chosen)} />
      </div>
    </Panel>
  );
}
