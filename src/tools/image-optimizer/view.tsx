import { storedShape } from "#browser/storage.ts";
import { DropZone } from "#ui/text/drop-zone.tsx";
import { useSettled } from "#ui/use-settled.ts";
import { useStored } from "#ui/use-stored.ts";
import { ImagesPane } from "./view/images-pane.tsx";
import { optionsShape, type Options } from "./logic.ts";
import { OptionsBar, MoreOptions } from "./view/options.tsx";
import { ResultPane } from "./view/result-pane.tsx";
import { useImages } from "./view/use-images.ts";
import { usePastedFiles } from "./view/use-pasted-files.ts";

/** How the visitor likes pictures. The pictures themselves are never kept. */
const settings = storedShape("tabkit-image-optimizer", optionsShape);

/** A slider on the move does not start the encoder at each of its stops. */
const restMs = 200;

export default function ImageOptimizerView() {
  const [options, updateOptions] = useStored(settings);
  const settled = useSettled(options, restMs);
  const images = useImages(settled);
  usePastedFiles(images.add);
  const change = (part: Partial<Options>) => updateOptions((now) => ({ ...now, ...part }));
  return (
    <div onFocus={images.prepare} onDragEnter={images.prepare}>
      <DropZone onFile={(_first, all) => images.add(all)}>
        <div className="flex flex-col gap-3">
          <div className="grid gap-3 lg:grid-cols-[22rem_1fr] lg:grid-rows-[clamp(31rem,calc(100dvh-20rem),44rem)] lg:gap-x-4">
            <div className="flex min-w-0 flex-col gap-3">
              <OptionsBar options={options} onChange={change} />
              <div className="h-60 min-h-0 lg:flex-1">
                <ImagesPane images={images} />
              </div>
            </div>
            <div className="h-120 min-w-0 lg:h-auto">
              <ResultPane images={images} />
            </div>
          </div>
          <MoreOptions options={options} onChange={change} />
        </div>
      </DropZone>
    </div>
  );
}
