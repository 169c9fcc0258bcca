import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { ColorField } from "#ui/color-field.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Segmented } from "#ui/segmented.tsx";
import {
  colorOf,
  levels,
  optionsShape,
  quietZones,
  repairPercents,
  type Options,
} from "../../logic.ts";
import type { Logo } from "../../logic/logo.ts";
import { StyleOptions } from "./style-options.tsx";

interface Props {
  options: Options;
  onChange: (change: Partial<Options>) => void;
  logo: Logo | null;
  onLogo: (logo: Logo | null) => void;
  children?: ReactNode;
}

const levelOptions = levels.map(
  (level) => [level, `${level} · ${repairPercents[level]} %`] as const,
);
const quietOptions = quietZones.map((quiet) => [String(quiet), String(quiet)] as const);

const { initial } = optionsShape;

/** What few need to change. */
export function OptionsBar(props: Props) {
  const { options, onChange, logo, onLogo, children } = props;
  const { level, quiet, ink, ground } = options;
  return (
    <Disclosure summary="More options">
      <div className="flex flex-col gap-4">
        <Segmented
          label="Error correction"
          options={levelOptions}
          value={level}
          onChange={(next) => onChange({ level: next })}
        />
        <p className="-mt-2 text-xs text-soft">
          How much may be dirty or covered. More of it makes the code larger.
        </p>
        <Segmented
          label="Quiet zone, in modules"
          options={quietOptions}
          value={String(quiet)}
          onChange={(next) =>
            onChange({ quiet: quietZones.find((zone) => String(zone) === next) ?? initial.quiet })
          }
        />
        <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
          <ColorField
            label="Code"
            value={ink}
            onChange={(next) => onChange({ ink: colorOf(next) ?? ink })}
          />
          <ColorField
            label="Background"
            value={ground}
            onChange={(next) => onChange({ ground: colorOf(next) ?? ground })}
          />
          <Button
            size="small"
            icon={<ArrowLeftRight aria-hidden className="size-4" />}
            onClick={() => onChange({ ink: ground, ground: ink })}
          >
            Swap colors
          </Button>
          <Button
            size="small"
            look="quiet"
            disabled={ink === initial.ink && ground === initial.ground}
            onClick={() => onChange({ ink: initial.ink, ground: initial.ground })}
          >
            Reset colors
          </Button>
        </div>
        <StyleOptions options={options} onChange={onChange} logo={logo} onLogo={onLogo} />
        {children}
      </div>
    </Disclosure>
  );
}
