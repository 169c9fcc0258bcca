import { useEffect, useState, useSyncExternalStore } from "react";
import { watchFrames } from "#browser/frames.ts";
import { onScreenChange, readScreen } from "#browser/screen-info.ts";
import type { Reading } from "../logic/reading.ts";
import { framesWatched, refreshRate, type Refresh } from "../logic.ts";

/** The screen as it is now: it follows resizing, rotation, zoom and another screen. */
export const useScreen = (): Reading => useSyncExternalStore(onScreenChange, readScreen);

/** The screen's refresh rate. It is measured anew on another screen. */
export function useRefreshRate({ width, height, pixelRatio }: Reading): Refresh {
  const screen = `${width} ${height} ${pixelRatio}`;
  const [measured, setMeasured] = useState<{ screen: string; rate: Refresh } | null>(null);
  useEffect(
    () => watchFrames(framesWatched, (times) => setMeasured({ screen, rate: refreshRate(times) })),
    [screen],
  );
  return measured?.screen === screen ? measured.rate : "measuring";
}
