import CircleAlert from "lucide-react/icons/circle-alert";
import Eraser from "lucide-react/icons/eraser";
import FlaskConical from "lucide-react/icons/flask-conical";
import ImagePlus from "lucide-react/icons/image-plus";
import X from "lucide-react/icons/x";
import { useRef } from "react";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { PaneAction } from "#ui/text/pane-action.tsx";
import { Pane } from "#ui/text/pane.tsx";
import { formatSize, savedWords } from "../logic.ts";
import { Totals } from "./totals.tsx";
import type { ImageEntry, Images } from "./use-images.ts";

/** The pictures that were given, and how each of them stands. */
export function ImagesPane({ images }: { images: Images }) {
  const { entries, selected } = images;
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();
  return (
    <Pane
      fill
      label="Images"
      actions={
        <>
          <PaneAction
            icon={<ImagePlus aria-hidden className="size-4" />}
            label="Add"
            what="images"
            onClick={choose}
          />
          <PaneAction
            icon={<Eraser aria-hidden className="size-4" />}
            label="Clear"
            what="images"
            disabled={entries.length === 0}
            onClick={images.clear}
          />
        </>
      }
      status={<Totals images={images} />}
    >
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/*"
        onChange={(event) => {
          images.add([...(event.currentTarget.files ?? [])]);
          // The same file can be chosen again after it was changed.
          event.currentTarget.value = "";
        }}
      />
      {entries.length === 0 ? (
        <div className="flex h-full flex-col items-center justify-center gap-2 overflow-y-auto p-2 text-center">
          <p className="max-w-xs text-sm text-soft max-sm:hidden">
            Drop or paste images here, one or many. They never leave your browser.
          </p>
          <Button
            look="primary"
            icon={<ImagePlus aria-hidden className="size-4" />}
            onClick={choose}
          >
            Choose images
          </Button>
          <Button
            icon={<FlaskConical aria-hidden className="size-4" />}
            onClick={() => void images.addSample()}
          >
            Load Sample
          </Button>
        </div>
      ) : (
        <ul className="h-full overflow-y-auto">
          {entries.map((entry) => (
            <li key={entry.id} className="flex items-center border-b border-line">
              <button
                type="button"
                aria-pressed={entry === selected}
                onClick={() => images.select(entry.id)}
                className="flex min-h-12 min-w-0 flex-1 flex-col justify-center border-s-4 border-transparent px-3 py-1.5 text-start hover:bg-sunken aria-pressed:border-accent forced-colors:border-[Canvas] forced-colors:aria-pressed:border-[Highlight]"
              >
                <span className="w-full truncate text-sm font-medium">{entry.file.name}</span>
                <span className="figures text-xs text-soft">
                  <State entry={entry} />
                </span>
              </button>
              <IconButton
                label={`Remove ${entry.file.name}`}
                onClick={() => images.remove(entry.id)}
              >
                <X aria-hidden className="size-4" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </Pane>
  );
}

function State({ entry: { file, state, outcome, keepsOriginal } }: { entry: ImageEntry }) {
  const before = formatSize(file.size);
  if (state === "waiting") return <>{before} · Waiting</>;
  if (state === "working" || outcome === null) return <>{before} · Optimizing…</>;
  if (!outcome.ok) {
    return (
      <span className="inline-flex items-center gap-1 font-medium text-warn">
        <CircleAlert aria-hidden className="size-3.5 shrink-0" />
        {outcome.message}
      </span>
    );
  }
  if (keepsOriginal) return <>{before} · Original kept</>;
  const after = outcome.value.blob.size;
  return (
    <>
      {before} → {formatSize(after)} · {savedWords(file.size, after)}
    </>
  );
}
