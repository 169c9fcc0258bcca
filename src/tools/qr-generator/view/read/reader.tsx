import Camera from "lucide-react/icons/camera";
import CameraOff from "lucide-react/icons/camera-off";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { openImageFile } from "#browser/image-file.ts";
import { ok, type Result } from "#domain/result.ts";
import { DropZone } from "#ui/text/drop-zone.tsx";
import { ErrorCard } from "#ui/error-card.tsx";
import { OpenFile } from "#ui/text/open-file.tsx";
import { PaneAction } from "#ui/text/pane-action.tsx";
import { PaneEmpty } from "#ui/text/pane-empty.tsx";
import { Pane } from "#ui/text/pane.tsx";
import { Panes } from "#ui/text/panes.tsx";
import { StatusLine } from "#ui/status-line.tsx";
import { useObjectUrl } from "#ui/use-object-url.ts";
import { maxPhotoPx } from "../../logic.ts";
import { CameraView } from "./camera-view.tsx";
import { FoundList } from "./found-list.tsx";
import { deadlineMs, qrWorker } from "../qr-worker.ts";

async function readFile(file: File): Promise<Result<string[]>> {
  const picture = await openImageFile(file, maxPhotoPx);
  if (!picture.ok) return picture;
  const bitmap = picture.value;
  const input = { bitmap, isFrame: false };
  return qrWorker.call("readCodes", input, { deadlineMs, transfer: [bitmap] });
}

interface Props {
  /** Makes a new code of what was read. */
  onRemake: (text: string) => void;
}

/** Reads codes from an image or the camera. Nothing is opened or followed by itself. */
export default function Reader({ onRemake }: Props) {
  const [source, setSource] = useState<File | "camera" | null>(null);
  const [answer, setAnswer] = useState<Result<string[]> | null>(null);
  const lastRead = useRef(0);

  const begin = (next: File | "camera" | null): number => {
    setSource(next);
    setAnswer(null);
    return (lastRead.current += 1);
  };
  const take = async (file: File) => {
    const mine = begin(file);
    const read = await readFile(file);
    if (mine === lastRead.current) setAnswer(read);
  };
  usePastedFile(take);

  const isOn = source === "camera";
  const Icon = isOn ? CameraOff : Camera;
  return (
    <DropZone onFile={(file) => void take(file)}>
      <Panes>
        <Pane
          short
          label="Image"
          actions={
            <>
              <OpenFile accept="image/*" onFile={(file) => void take(file)} />
              <PaneAction
                icon={<Icon aria-hidden className="size-4" />}
                label={isOn ? "Stop camera" : "Use camera"}
                onClick={() => begin(isOn ? null : "camera")}
              />
            </>
          }
        >
          {source === null && (
            <PaneEmpty title="A picture with a QR code">
              Open, drop or paste an image, or hold a code before the camera. Nothing leaves your
              browser.
            </PaneEmpty>
          )}
          {source === "camera" && (
            <CameraView
              onFound={(texts) => {
                begin(null);
                setAnswer(ok(texts));
              }}
            />
          )}
          {source instanceof File && <Picture file={source} />}
        </Pane>
        <Pane output short label="What it says">
          <div className="h-full overflow-y-auto">
            <Findings answer={answer} isBusy={source instanceof File} onRemake={onRemake} />
          </div>
        </Pane>
      </Panes>
    </DropZone>
  );
}

interface FindingsProps extends Props {
  answer: Result<string[]> | null;
  isBusy: boolean;
}

function Findings({ answer, isBusy, onRemake }: FindingsProps) {
  if (answer === null) {
    return isBusy ? (
      <div className="p-4">
        <StatusLine tone="busy">Reading…</StatusLine>
      </div>
    ) : (
      <PaneEmpty title="The text of the code">Links are shown before they are opened.</PaneEmpty>
    );
  }
  if (!answer.ok || answer.value.length === 0) {
    return (
      <div className="p-4">
        <ErrorCard message={answer.ok ? "No QR code was found in this image." : answer.message}>
          {answer.ok && "Try a sharper picture, with all three corners of the code in it."}
        </ErrorCard>
      </div>
    );
  }
  return <FoundList texts={answer.value} onRemake={onRemake} />;
}

function Picture({ file }: { file: File }) {
  const address = useObjectUrl(file);
  return (
    <img
      src={address ?? undefined}
      alt="What is being read"
      className="size-full object-contain p-2"
    />
  );
}

/** An image that is pasted while nothing on the page has the focus. */
function usePastedFile(take: (file: File) => Promise<void>): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0];
    if (file !== undefined && event.target === document.body) void take(file);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event);
    document.addEventListener("paste", listener);
    return () => document.removeEventListener("paste", listener);
  }, []);
}
