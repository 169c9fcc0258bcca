import { lazy, Suspense, useEffect, useRef } from "react";
import { mediaQuery } from "#browser/media.ts";
import { minutesAndSeconds } from "#domain/wording.ts";
import { Button } from "#ui/button.tsx";
import { Announcer, useAnnouncer } from "#ui/game/announcer.tsx";
import { GameFrame } from "#ui/game/game-frame.tsx";
import { Score, ScoreBar } from "#ui/game/score-bar.tsx";
import { useSound } from "#ui/game/use-sound.ts";
import { isSameTest, limitMsOf } from "./logic.ts";
import { describeLast, noticeOf } from "./view/announcements.ts";
import { TestOptions } from "./view/options.tsx";
import { Panels } from "./view/panels.tsx";
import { ResultPane } from "./view/result-pane.tsx";
import { soundOf } from "./view/sound.ts";
import { TypingField } from "./view/typing-field.tsx";
import { useRun } from "./view/use-run.ts";

const RunChart = lazy(() => import("./view/run-chart.tsx"));
const ProgressChart = lazy(() => import("./view/progress-chart.tsx"));

/** A keyboard on the screen would come up and hide the page before anyone asked for it. */
const touches = mediaQuery("(pointer: coarse)");

export default function TypingTestView() {
  const run = useRun();
  const { state, send, figures, options, goal } = run;
  const { phase, last } = state;
  const { spoken } = useAnnouncer(last, describeLast(state));
  useSound(last, soundOf(state));
  const area = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    // Whoever has gone somewhere else in the meantime stays there.
    const isArriving = document.activeElement?.matches("body, h1") === true;
    if (isArriving && !touches.matches()) field.current?.focus({ preventScroll: true });
  }, []);

  const start = () => {
    // Spec §4: … and focuses the input. Inside of the click, or phones show no keyboard.
    field.current?.focus({ preventScroll: true });
    // Figures and field then stand above a phone's keyboard.
    if (touches.matches()) field.current?.scrollIntoView({ block: "start" });
    run.start();
  };
  const reset = () => {
    send({ type: "reset" });
    // The button goes out of use with its press.
    if (!touches.matches()) field.current?.focus({ preventScroll: true });
  };
  const limitMs = limitMsOf(phase === "idle" ? options : state.options);
  const shownSeconds =
    limitMs === null ? figures.seconds : Math.ceil(limitMs / 1000 - figures.seconds);
  const paceWpm = options.pace === "best" ? goal : Number(options.pace) || 0;
  const isUnderWay = phase === "typing" && state.typed !== "";

  return (
    <>
      <GameFrame
        name="Typing Test"
        area={area}
        scores={
          <ScoreBar>
            <Score label="WPM" value={Math.round(figures.wpm)} />
            <Score label="Accuracy" value={`${Math.floor(figures.accuracy)}%`} />
            <Score label="Errors" value={figures.errors} />
            <Score label="Time" value={minutesAndSeconds(shownSeconds)} />
          </ScoreBar>
        }
        board={
          <div className="flex w-3xl max-w-full flex-col gap-3">
            <TypingField
              ref={field}
              state={state}
              paceWpm={paceWpm}
              onSend={send}
              onStart={start}
            />
            <div className="flex flex-wrap items-center gap-2">
              <Button
                look={phase === "typing" ? "plain" : "primary"}
                className="min-h-11"
                onClick={start}
              >
                {phase === "idle" ? "Start Test" : "Restart"}
              </Button>
              <Button className="min-h-11" disabled={phase === "idle"} onClick={reset}>
                Reset
              </Button>
              <p role="status" className="min-w-0 flex-1 text-sm font-medium text-warn">
                {run.problem || noticeOf(state)}
              </p>
            </div>
            {phase === "complete" && (
              <>
                <ResultPane state={state} goal={goal} noRecord={run.noRecord} />
                {!state.isAided && (
                  <Suspense fallback={null}>
                    <RunChart state={state} />
                  </Suspense>
                )}
              </>
            )}
          </div>
        }
        aside={
          <>
            <TestOptions
              options={options}
              best={run.best}
              isWaiting={isUnderWay && !isSameTest(options, state.options)}
              onChange={run.choose}
            />
            <Panels />
            {run.results.length > 1 && (
              <Suspense fallback={null}>
                <ProgressChart results={run.results} />
              </Suspense>
            )}
          </>
        }
      />
      <Announcer spoken={spoken} />
    </>
  );
}
