import { useEffect, useState } from "react";
import { watchFrames } from "#browser/frames.ts";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { frameCount, frameTimeOf, study, type FrameTime } from "../logic.ts";
import { frameTimeText } from "./announcements.ts";

/** What of a time is the equipment's and not the player's. */
export function Equipment() {
  const [isMeasuring, setMeasuring] = useState(false);
  const [frameTime, setFrameTime] = useState<FrameTime | null>();
  useEffect(() => {
    if (!isMeasuring) return;
    return watchFrames(frameCount, (times) => {
      setFrameTime(frameTimeOf(times));
      setMeasuring(false);
    });
  }, [isMeasuring]);

  const measured = frameTime === undefined ? "" : frameTimeText(frameTime);
  return (
    <Panel title="Your Equipment">
      <div className="flex flex-col items-start gap-3 text-sm text-soft">
        <p>
          Every time here includes the delay of your screen and of your mouse, key or touch screen.
          No page can measure that: it learns when it handed a frame over and when a press arrived,
          not what happened outside. In the study by Woods and others ({study.year}) a 60 Hz screen
          and a mouse added {study.equipmentMs} ms.
        </p>
        <Button className="min-h-11" disabled={isMeasuring} onClick={() => setMeasuring(true)}>
          Measure Frame Time
        </Button>
        <p role="status" className="font-medium text-ink empty:hidden">
          {isMeasuring ? "Measuring…" : measured}
        </p>
      </div>
    </Panel>
  );
}
