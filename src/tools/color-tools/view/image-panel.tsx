import Eraser from "lucide-react/icons/eraser";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { ErrorCard } from "#ui/error-card.tsx";
import { OptionsRow } from "#ui/options-row.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { DropZone } from "#ui/text/drop-zone.tsx";
import { OpenFile } from "#ui/text/open-file.tsx";
import { PaneAction } from "#ui/text/pane-action.tsx";
import { PaneEmpty } from "#ui/text/pane-empty.tsx";
import { Pane } from "#ui/text/pane.tsx";
import { useObjectUrl } from "#ui/use-object-url.ts";
import { chosenFromHex, colorsOfImage, imageCounts, type Chosen, type Options } from "../logic.ts";
import { Swatch } from "./swatch.tsx";
import { usePicture } from "./use-picture.ts";

interface Props {
  count: Options["imageCount"];
  onCount: (count: Options["imageCount"]) => void;
  onChoose: (chosen: Chosen) => void;
}

/** The colors of a picture that the visitor opens, drops or pastes. It never leaves the page. */
export default function ImagePanel({ count, onCount, onChoose }: Props) {
  const { picture, open, clear } = usePicture();
  const pixels = picture?.pixels ?? null;
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <DropZone onFile={open}>
        <Pane
          short
          label="Picture"
          actions={
            <>
              <OpenFile accept="image/*" onFile={open} />
              <PaneAction
                icon={<Eraser aria-hidden className="size-4" />}
                label="Clear"
                what="picture"
                disabled={picture === null}
                onClick={clear}
              />
            </>
          }
          status={picture === null ? "No picture" : picture.file.name}
        >
          {picture === null ? (
            <PaneEmpty title="Drop a picture here">
              Or open or paste one. It is read in your browser and sent nowhere.
            </PaneEmpty>
          ) : (
            <Shown file={picture.file} />
          )}
        </Pane>
      </DropZone>
      <div className="flex min-w-0 flex-col gap-4">
        <OptionsRow label="Picture">
          <Segmented label="Colors" options={imageCounts} value={count} onChange={onCount} />
        </OptionsRow>
        {pixels?.ok === false && <ErrorCard message={pixels.message} />}
        {pixels?.ok && <Found pixels={pixels.value} count={Number(count)} onChoose={onChoose} />}
      </div>
    </div>
  );
}

function Shown({ file }: { file: File }) {
  const address = useObjectUrl(file);
  if (address === null) return null;
  return <img src={address} alt={file.name} className="size-full object-contain p-2" />;
}

interface FoundProps {
  pixels: Uint8ClampedArray;
  count: number;
  onChoose: Props["onChoose"];
}

function Found({ pixels, count, onChoose }: FoundProps) {
  const found = colorsOfImage(pixels, count);
  if (found.length === 0) return <p className="text-sm">This picture is transparent all over.</p>;
  return (
    <>
      <ul
        aria-label="Colors of the picture"
        className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2"
      >
        {found.map(({ hex, share }) => (
          <li key={hex} className="flex min-w-0 flex-col gap-1">
            <Swatch label={shareText(share)} text={hex} />
            <Button
              size="small"
              look="quiet"
              className="pointer-coarse:min-h-11"
              aria-label={`Use ${hex}`}
              onClick={() => onChoose(chosenFromHex(hex))}
            >
              Use
            </Button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-soft">
          Each stands for the colors near to it: it is their mean. What is transparent is left out.
        </p>
        <CopyButton label="Copy all" what="colors" text={found.map(({ hex }) => hex).join("\n")} />
      </div>
    </>
  );
}

/** "42%", and "<1%" for what would be none. */
const shareText = (share: number): string => (share < 0.01 ? "<1%" : `${Math.round(share * 100)}%`);
