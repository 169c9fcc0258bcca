import { useEffect, useEffectEvent, useRef, useState } from "react";
import { openCamera, type Camera } from "#browser/camera.ts";
import { onHidden } from "#browser/visibility.ts";
import { ErrorCard } from "#ui/error-card.tsx";
import { deadlineMs, qrWorker } from "../qr-worker.ts";

/** Between two looks: a phone must not get hot. */
const restMs = 120;

const rest = () => new Promise<void>((done) => setTimeout(done, restMs));

/** Looks through the camera until there is a code, or until it is told to end. */
async function watch(camera: Camera, over: AbortSignal): Promise<string[]> {
  while (!over.aborted) {
    const bitmap = await camera.grab();
    if (bitmap !== null) {
      const input = { bitmap, isFrame: true };
      const read = await qrWorker.call("readCodes", input, { deadlineMs, transfer: [bitmap] });
      if (read.ok && read.value.length > 0) return read.value;
    }
    await rest();
  }
  return [];
}

/** What the camera sees. It is off again with the first code, and when the page is hidden. */
export function CameraView({ onFound }: { onFound: (texts: string[]) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  const tell = useEffectEvent(onFound);

  useEffect(() => {
    const screen = video.current;
    if (screen === null) return;
    const over = new AbortController();
    const run = async () => {
      const opened = await openCamera(screen);
      if (!opened.ok) {
        if (!over.signal.aborted) setFault(opened.message);
        return;
      }
      const camera = opened.value;
      over.signal.addEventListener("abort", camera.close);
      if (over.signal.aborted) return camera.close();
      const texts = await watch(camera, over.signal);
      if (!over.signal.aborted) tell(texts);
      camera.close();
    };
    void run();
    const stopListening = onHidden((hidden) => {
      if (!hidden || over.signal.aborted) return;
      over.abort();
      setFault("The camera was turned off while the page was hidden.");
    });
    return () => {
      stopListening();
      over.abort();
    };
  }, []);

  return (
    <div className="relative size-full">
      <video
        ref={video}
        muted
        playsInline
        aria-label="Camera"
        className="size-full bg-sunken object-contain"
      />
      {fault !== null && (
        <div className="absolute inset-0 bg-raised p-4">
          <ErrorCard message={fault} />
        </div>
      )}
    </div>
  );
}
