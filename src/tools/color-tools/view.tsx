import { lazy, Suspense } from "react";
import { storedShape } from "#browser/storage.ts";
import { CopyButton } from "#ui/copy-button.tsx";
import { FactCard } from "#ui/fact-card.tsx";
import { Panel } from "#ui/panel.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { useKept, useKeptText } from "#ui/use-kept.ts";
import { useStored } from "#ui/use-stored.ts";
import {
  alphaDigits,
  chosenShape,
  optionsShape,
  percentOf,
  rgbText,
  roundedHsl,
  shadesOf,
  tabs,
  type Chosen,
  type Options,
} from "./logic.ts";
import { ContrastPanel } from "./view/contrast-panel.tsx";
import { Picker } from "./view/picker.tsx";
import { Swatch } from "./view/swatch.tsx";
import { VisionPanel } from "./view/vision-panel.tsx";

/** What the visitor last looked at. */
const settings = storedShape("tabkit-color-tools", optionsShape);

// These compute with culori or open pictures, which the plain use does without.
const NotationsPanel = lazy(() => import("./view/notations-panel.tsx"));
const HarmoniesPanel = lazy(() => import("./view/harmonies-panel.tsx"));
const PalettePanel = lazy(() => import("./view/palette-panel.tsx"));
const ImagePanel = lazy(() => import("./view/image-panel.tsx"));

export default function ColorToolsView() {
  const [chosen, choose] = useKept("color", chosenShape);
  const [second, setSecond] = useKeptText("second", () => "#FDE68A");
  const [current, update] = useStored(settings);
  const change = (part: Partial<Options>) => update((now) => ({ ...now, ...part }));
  const { tab } = current;
  const secondColor = { second, onSecond: setSecond };
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <Picker chosen={chosen} onChoose={choose} />
        <div className="flex min-w-0 flex-col gap-4">
          <Values chosen={chosen} />
          <Shades hex={chosen.hex} />
        </div>
      </div>
      <Tabs
        label="More about this color"
        tabs={tabs}
        selected={tab}
        onSelect={(next) => change({ tab: next })}
      >
        <Suspense fallback={<div aria-hidden className="h-80 rounded-lg bg-sunken opacity-60" />}>
          {tab === "contrast" && (
            <ContrastPanel chosen={chosen} onChoose={choose} {...secondColor} />
          )}
          {tab === "notations" && <NotationsPanel chosen={chosen} />}
          {tab === "harmonies" && (
            <HarmoniesPanel
              chosen={chosen}
              onChoose={choose}
              wheel={current.wheel}
              onWheel={(wheel) => change({ wheel })}
            />
          )}
          {tab === "vision" && <VisionPanel chosen={chosen} {...secondColor} />}
          {tab === "palette" && <PalettePanel chosen={chosen} {...{ current, change }} />}
          {tab === "image" && (
            <ImagePanel
              count={current.imageCount}
              onCount={(imageCount) => change({ imageCount })}
              onChoose={choose}
            />
          )}
        </Suspense>
      </Tabs>
    </div>
  );
}

/** The three values of the spec. */
function Values({ chosen }: { chosen: Chosen }) {
  const { hex, alpha, exact } = chosen;
  const hsl = roundedHsl(hex, alpha);
  const digits = alphaDigits(alpha);
  const opacity = digits === "" ? "" : `${digits} is an opacity of ${percentOf(digits)}%. `;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-3 sm:gap-4">
      <FactCard
        label="HEX"
        value={hex + digits}
        note={exact === hex ? "" : `${opacity}From ${exact}`}
      />
      <FactCard label="RGB" value={rgbText(hex, alpha)} />
      <FactCard
        label="HSL"
        value={hsl.text}
        note={hsl.readsBackAs === hex ? "" : `Rounded: reads back as ${hsl.readsBackAs}${digits}`}
      />
    </div>
  );
}

function Shades({ hex }: { hex: string }) {
  const shades = shadesOf(hex);
  return (
    <Panel>
      <div className="mb-3 flex min-h-8 items-center justify-between gap-2">
        <h2 className="text-base font-semibold">Shades</h2>
        <CopyButton
          label="Copy all"
          what="shades"
          text={shades.map(({ step, hex }) => `${step}: ${hex}`).join("\n")}
        />
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-2">
        {shades.map((shade) => (
          <Swatch key={shade.step} label={`${shade.step}`} text={shade.hex} />
        ))}
      </div>
    </Panel>
  );
}
