import { CopyButton } from "#ui/copy-button.tsx";
import { DownloadButton } from "#ui/text/download-button.tsx";
import { OptionsRow } from "#ui/options-row.tsx";
import { Pane } from "#ui/text/pane.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { useKeptText } from "#ui/use-kept.ts";
import {
  formats,
  oklchText,
  paletteFile,
  paletteName,
  rampOf,
  scales,
  shadesOf,
  writePalette,
  writings,
  type Chosen,
  type Options,
} from "../logic.ts";
import { Swatch } from "./swatch.tsx";

interface Props {
  chosen: Chosen;
  current: Options;
  change: (part: Partial<Options>) => void;
}

/** A scale of the color, written for a style sheet, for Tailwind or as JSON. */
export default function PalettePanel({ chosen, current, change }: Props) {
  const { scale, format, writing } = current;
  const [typedName, setName] = useKeptText("palette name", () => "brand");
  const name = paletteName(typedName);
  const steps = scale === "ramp" ? rampOf(chosen.hex) : shadesOf(chosen.hex);
  const entries = steps.map(({ step, hex }) => ({
    step,
    value: writing === "hex" ? hex : oklchText(hex),
  }));
  const text = writePalette(name, entries, format);
  return (
    <div className="flex flex-col gap-4">
      <OptionsRow label="Palette">
        <Segmented
          label="Scale"
          options={scales}
          value={scale}
          onChange={(scale) => change({ scale })}
        />
        <Segmented
          label="Values"
          options={writings}
          value={writing}
          onChange={(writing) => change({ writing })}
        />
      </OptionsRow>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-2">
        {steps.map(({ step, hex }) => (
          <Swatch key={step} label={`${step}`} text={hex} />
        ))}
      </div>
      <OptionsRow label="Export">
        <Segmented
          label="Export as"
          options={formats}
          value={format}
          onChange={(format) => change({ format })}
        />
        <TextInput label="Name" value={typedName} onChange={setName} maxLength={40} />
      </OptionsRow>
      <Pane
        fit="whole"
        output
        label="Export"
        actions={
          <>
            <CopyButton text={text} what="export" />
            <DownloadButton
              what="export"
              fileName={paletteFile(name, format)}
              read={async () => new Blob([text, "\n"], { type: "text/plain" })}
            />
          </>
        }
      >
        <pre translate="no" className="p-4 font-mono text-sm whitespace-pre-wrap wrap-anywhere">
          {text}
        </pre>
      </Pane>
    </div>
  );
}
