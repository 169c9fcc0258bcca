import { lazy, Suspense, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { DownloadButton } from "#ui/text/download-button.tsx";
import { ErrorCard } from "#ui/error-card.tsx";
import { PaneEmpty } from "#ui/text/pane-empty.tsx";
import { PaneNotice } from "#ui/text/pane-notice.tsx";
import { Pane } from "#ui/text/pane.tsx";
import { Progress } from "#ui/progress.tsx";
import { encodeBase64 } from "#domain/base64.ts";
import { Compare } from "./compare.tsx";
import { dimensionWords, fitted, formatName, resultName, savedWords, zoom } from "../logic.ts";
import type { Optimized } from "../logic/encode/optimize.ts";
import { Sizes } from "./sizes.tsx";
import { chosenBlob, type ImageEntry, type Images } from "./use-images.ts";
import { ZoomButtons } from "./zoom-buttons.tsx";

// Only there when formats were compared.
const Trials = lazy(() => import("./trials.tsx"));

/** A longer address no browser or editor likes. */
const maxUriBytes = 1024 * 1024;

/** The picture that is selected: before, after, and what was saved. */
export function ResultPane({ images }: { images: Images }) {
  const { selected } = images;
  const [viewport, setViewport] = useState(fitted);
  const frame = useRef<HTMLDivElement>(null);
  const made = selected?.outcome?.ok === true ? selected.outcome.value : null;
  const blob = selected ? chosenBlob(selected) : null;

  return (
    <Pane
      output
      fill
      label="Result"
      views={
        made && (
          <ZoomButtons
            scale={viewport.scale}
            onFit={() => setViewport(fitted)}
            onZoom={(direction) => {
              const box = frame.current?.getBoundingClientRect();
              if (box) setViewport((now) => zoom(now, direction, box, made.size));
            }}
          />
        )
      }
      actions={
        <>
          <CopyButton
            label="Copy data URI"
            disabled={blob === null || blob.size > maxUriBytes}
            text={() => blob && asDataUri(blob)}
          />
          <DownloadButton
            what="image"
            fileName={selected ? nameOf(selected) : ""}
            disabled={blob === null}
            read={() => Promise.resolve(blob)}
          />
        </>
      }
      notice={selected && made && <Notices images={images} entry={selected} made={made} />}
      status={<Status images={images} made={made} />}
    >
      {selected && made ? (
        <div className="flex h-full flex-col">
          <Sizes before={selected.file.size} after={made.blob.size} />
          <Compare
            key={selected.id}
            before={selected.file}
            after={made.blob}
            picture={made.size}
            viewport={viewport}
            onViewport={setViewport}
            frame={frame}
          />
        </div>
      ) : (
        <NoResult images={images} />
      )}
    </Pane>
  );
}

/** The name that a result is saved under. */
export const nameOf = ({ file, outcome, keepsOriginal }: ImageEntry): string =>
  keepsOriginal || outcome?.ok !== true ? file.name : resultName(file.name, outcome.value.format);

const asDataUri = async (blob: Blob): Promise<string> =>
  `data:${blob.type};base64,${encodeBase64(new Uint8Array(await blob.arrayBuffer()))}`;

function NoResult({ images: { selected, retry } }: { images: Images }) {
  if (selected?.outcome?.ok !== false) {
    return (
      <PaneEmpty title={selected ? "One moment" : "Before and after"}>
        {selected
          ? "The picture is being made smaller."
          : "Add an image to see how it looks and what it weighs at each quality."}
      </PaneEmpty>
    );
  }
  const { message, detail } = selected.outcome;
  return (
    <div className="p-4">
      <ErrorCard
        message={message}
        actions={
          <Button size="small" onClick={() => retry(selected)}>
            Try again
          </Button>
        }
      >
        {detail?.reason ?? selected.file.name}
      </ErrorCard>
    </div>
  );
}

interface NoticesProps {
  images: Images;
  entry: ImageEntry;
  made: Optimized;
}

/** What happened besides, and the original where that is the better choice. */
function Notices({ images, entry, made }: NoticesProps) {
  const { file, keepsOriginal } = entry;
  return (
    <>
      {made.blob.size >= file.size && (
        <PaneNotice tone="warn">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {keepsOriginal
              ? "The original is kept as it is, with all its metadata."
              : made.blob.size === file.size
                ? "The result is no smaller than the original."
                : `The result is ${savedWords(file.size, made.blob.size)} than the original.`}
            <Button size="small" onClick={() => images.keepOriginal(entry.id, !keepsOriginal)}>
              {keepsOriginal ? "Use the result" : "Use the original"}
            </Button>
          </span>
        </PaneNotice>
      )}
      {made.trials.length > 0 && (
        <Suspense>
          <Trials trials={made.trials} leftOut={made.leftOut} />
        </Suspense>
      )}
      {made.notes.length > 0 && !keepsOriginal && <PaneNotice>{made.notes.join(" ")}</PaneNotice>}
    </>
  );
}

function Status({ images, made }: { images: Images; made: Optimized | null }) {
  const { selected } = images;
  if (selected && selected.state !== "done") {
    return (
      <div className="min-w-0 flex-1 py-1">
        <Progress
          key={selected.id}
          label="Optimizing"
          value={selected.progress || undefined}
          onCancel={images.cancel}
        />
      </div>
    );
  }
  if (!selected || !made) return "Your pictures never leave your browser.";
  const { source, size, format, how, by } = made;
  const isResized = source.width !== size.width || source.height !== size.height;
  return [
    formatName(format),
    isResized ? `${dimensionWords(source)} → ${dimensionWords(size)}` : dimensionWords(size),
    how,
    `by ${by}`,
  ].join(" · ");
}
