import { fail, ok, type Result } from "#domain/result.ts";

/** A running camera. */
export interface Camera {
  /** What it sees now; `null` while there is nothing yet. */
  grab: () => Promise<ImageBitmap | null>;
  /** Turns it off: its light goes out. */
  close: () => void;
}

/** Frames need not be larger than this, and a larger one takes longer to search. */
const maxSidePx = 1280;

/** Shows the camera in a video element, after the visitor has allowed it. */
export async function openCamera(video: HTMLVideoElement): Promise<Result<Camera>> {
  // Missing in a page over plain http.
  const devices = (navigator as { mediaDevices?: MediaDevices }).mediaDevices;
  if (devices === undefined) return fail("The camera needs a page over https.");
  try {
    const stream = await devices.getUserMedia({
      audio: false,
      video: { facingMode: "environment", width: { ideal: maxSidePx } },
    });
    const close = () => {
      for (const track of stream.getTracks()) track.stop();
      // Another may have been opened in its place by now.
      if (video.srcObject === stream) video.srcObject = null;
    };
    video.srcObject = stream;
    // Refused when the element is gone again by then; its owner closes the camera.
    await video.play().catch(() => undefined);
    return ok({ grab: () => grab(video), close });
  } catch (error) {
    return fail(reasonOf(error));
  }
}

async function grab(video: HTMLVideoElement): Promise<ImageBitmap | null> {
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return null;
  try {
    return await createImageBitmap(video);
  } catch {
    return null;
  }
}

function reasonOf(error: unknown): string {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError") {
    return "The camera was not allowed. Allow it in the browser's settings for this site.";
  }
  if (name === "NotFoundError" || name === "OverconstrainedError") return "No camera was found.";
  if (name === "NotReadableError") return "The camera is in use by another program.";
  return "The camera could not be started.";
}
