import CircleCheck from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import { Button } from "#ui/button.tsx";
import { ColorField } from "#ui/color-field.tsx";
import {
  chosenFromHex,
  contrastOf,
  demands,
  hexOf,
  nearestPassing,
  over,
  passes,
  rgbOf,
  showRatio,
  type Chosen,
} from "../logic.ts";

interface Props {
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
  second: string;
  onSecond: (hex: string) => void;
}

/** The color as text on white, on black and on a color of the visitor's choice. */
export function ContrastPanel({ chosen, onChoose, second, onSecond }: Props) {
  return (
    <div className="flex flex-col gap-4">
      <ColorField label="Second color" value={second} onChange={onSecond} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-4">
        {[
          ["On white", "#FFFFFF"],
          ["On black", "#000000"],
          ["On the second color", second],
        ].map(([name = "", background = ""]) => (
          <Pair key={name} {...{ name, background, chosen, onChoose }} />
        ))}
      </div>
      <p className="text-sm text-soft">
        WCAG 2.2. Large text is 24 px, or 18.66 px and bold. The exact ratio decides; the shown one
        is cut to two decimals, never rounded up.
        {chosen.alpha < 1 && " Each background shines through, as it would on a page."}
      </p>
    </div>
  );
}

interface PairProps {
  name: string;
  background: string;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

function Pair({ name, background, chosen, onChoose }: PairProps) {
  const seen = over(rgbOf(chosen.hex), chosen.alpha, rgbOf(background));
  const ratio = contrastOf(seen, rgbOf(background));
  const better = passes(ratio, 4.5) ? null : nearestPassing(chosen.hex, rgbOf(background), 4.5);
  return (
    <section
      aria-label={name}
      className="flex min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-raised"
    >
      {/* A picture of the pair, not text to be read: what it shows is said below. */}
      <svg
        aria-hidden
        className="h-16 w-full border-b border-line forced-color-adjust-none"
        style={{ backgroundColor: background, fill: hexOf(seen) }}
      >
        <text x="16" y="66%">
          <tspan className="text-3xl font-semibold">Aa</tspan>
          <tspan dx="12" className="text-base">
            The quick brown fox
          </tspan>
        </text>
      </svg>
      <div className="flex flex-col gap-2 p-4">
        <div className="flex flex-wrap items-baseline justify-between gap-2">
          <h3 className="text-sm text-soft">{name}</h3>
          <strong className="figures text-xl">{showRatio(ratio)}</strong>
        </div>
        <ul className="text-sm">
          {demands.map(({ name, level, least }) => (
            <li key={name + level} className="flex min-h-8 items-center justify-between gap-2">
              <span>
                {name} <span className="text-soft">{`${level}, ${least}:1`}</span>
              </span>
              <Verdict isPass={passes(ratio, least)} />
            </li>
          ))}
        </ul>
        {better !== null && (
          <Button
            className="whitespace-normal"
            onClick={() => onChoose(chosenFromHex(better))}
            icon={
              <span
                aria-hidden
                className="size-4 shrink-0 rounded-sm border border-edge forced-color-adjust-none"
                style={{ backgroundColor: better }}
              />
            }
          >
            {`Use ${better}, the nearest at 4.5:1`}
          </Button>
        )}
      </div>
    </section>
  );
}

function Verdict({ isPass }: { isPass: boolean }) {
  const Icon = isPass ? CircleCheck : CircleX;
  return (
    <span className={`flex items-center gap-1.5 font-medium ${isPass ? "text-good" : "text-bad"}`}>
      <Icon aria-hidden className="size-4" />
      {isPass ? "Pass" : "Fail"}
    </span>
  );
}
