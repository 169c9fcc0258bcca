import ImagePlus from "lucide-react/icons/image-plus";
import { useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { cornerStyles, dotStyles, logoPercents, type Options } from "../../logic.ts";
import type { Logo } from "../../logic/logo.ts";
import { openLogo } from "./open-logo.ts";

interface Props {
  options: Options;
  onChange: (change: Partial<Options>) => void;
  logo: Logo | null;
  onLogo: (logo: Logo | null) => void;
}

const dotNames = { square: "Square", rounded: "Rounded", dots: "Dots" };
const cornerNames = { square: "Square", rounded: "Rounded", round: "Round" };
const dotOptions = dotStyles.map((style) => [style, dotNames[style]] as const);
const cornerOptions = cornerStyles.map((style) => [style, cornerNames[style]] as const);
const percentOptions = logoPercents.map((percent) => [String(percent), `${percent} %`] as const);

/** How dots and corners look, and a logo in the middle. */
export function StyleOptions({ options, onChange, logo, onLogo }: Props) {
  return (
    <>
      <Segmented
        label="Dots"
        options={dotOptions}
        value={options.dots}
        onChange={(dots) => onChange({ dots })}
      />
      <Segmented
        label="Corners"
        options={cornerOptions}
        value={options.corners}
        onChange={(corners) => onChange({ corners })}
      />
      <LogoField logo={logo} onLogo={onLogo} />
      {logo !== null && (
        <Segmented
          label="Logo width"
          options={percentOptions}
          value={String(options.logoPercent)}
          onChange={(next) =>
            onChange({
              logoPercent:
                logoPercents.find((percent) => String(percent) === next) ?? options.logoPercent,
            })
          }
        />
      )}
    </>
  );
}

function LogoField({ logo, onLogo }: Pick<Props, "logo" | "onLogo">) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState("");
  const take = async (file: File) => {
    const opened = await openLogo(file);
    setProblem(opened.ok ? "" : opened.message);
    if (opened.ok) onLogo(opened.value);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <Button
        size="small"
        icon={<ImagePlus aria-hidden className="size-4" />}
        onClick={() => input.current?.click()}
      >
        {logo === null ? "Add logo" : "Change logo"}
      </Button>
      <Button size="small" look="quiet" disabled={logo === null} onClick={() => onLogo(null)}>
        Remove logo
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label="Logo"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) void take(file);
          // The same file can be chosen again after it was changed.
          event.currentTarget.value = "";
        }}
      />
      <p role="status" className={`wrap-anywhere ${problem === "" ? "text-soft" : "text-bad"}`}>
        {problem || logo?.name}
      </p>
    </div>
  );
}
