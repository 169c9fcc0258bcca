import { useEffect, useRef } from "react";
import { mediaQuery } from "#browser/media.ts";
import { minutesAndSeconds } from "#domain/wording.ts";
import { useAnnouncer } from "#ui/game/announcer.tsx";
import { GameFrame } from "#ui/game/game-frame.tsx";
import { Score, ScoreBar } from "#ui/game/score-bar.tsx";
import { useKeys } from "#ui/game/use-keys.ts";
import { usePlayMode } from "#ui/game/use-play-mode.ts";
import { useSound } from "#ui/game/use-sound.ts";
import { limitMsOf } from "./logic.ts";
import { describeLast } from "./view/announcements.ts";
import { Controls } from "./view/controls.tsx";
import { Panels } from "./view/panels.tsx";
import { ResultPane } from "./view/result-pane.tsx";
import { soundOf } from "./view/sound.ts";
import { TypingField } from "./view/typing-field.tsx";
import { useCalmFocus } from "./view/use-calm-focus.ts";
import { useRun } from "./view/use-run.ts";

/** A keyboard on the screen would come up and hide the page before anyone asked for it. */
const touches = mediaQuery("(pointer: coarse)");

export default function TypingTestView() {
  const run = useRun();
  const { state, send, figures, options, goal } = run;
  const { phase, typed, last } = state;
  const { spoken } = useAnnouncer(last, describeLast(state));
  useSound(last, soundOf(state));
  const area = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const main = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // Whoever has gone somewhere else in the meantime stays there.
    const isArriving = document.activeElement?.matches("body, h1") === true;
    if (isArriving && !touches.matches()) field.current?.focus({ preventScroll: true });
  }, []);

  const start = () => {
    // Spec §4: … and focuses the input. Inside of the click, or phones show no keyboard.
    field.current?.focus();
    run.start();
  };
  const startDay = (seed: number) => {
    field.current?.focus();
    run.startDay(seed);
  };
  const reset = () => {
    send({ type: "reset" });
    // The button goes out of use with its press.
    if (!touches.matches()) field.current?.focus({ preventScroll: true });
  };

  usePlayMode(phase !== "idle", state);
  useCalmFocus(phase === "complete", area, main);
  useKeys({
    area,
    board: field,
    isPlaying: phase === "typing",
    press(event) {
      if (event.key === "Escape" && phase !== "idle") {
        // From the panels Escape leads back to the page, as in every game.
        if (!area.current?.contains(document.activeElement)) return false;
        start();
        return true;
      }
      if (phase !== "typing") return false;
      // The field has lost the focus; what is typed on still reaches it.
      if (event.key.length === 1) {
        send({ type: "input", text: typed + event.key, at: event.timeStamp });
      } else if (event.key === "Backspace") {
        send({ type: "input", text: typed.replace(/.$/su, ""), at: event.timeStamp });
      } else return false;
      field.current?.focus({ preventScroll: true });
      return true;
    },
  });

  const limitMs = limitMsOf(phase === "idle" ? options : state.options);
  const shownSeconds =
    limitMs === null ? figures.seconds : Math.ceil(limitMs / 1000 - figures.seconds);
  const paceWpm = options.pace === "best" ? goal : Number(options.pace) || 0;

  return (
    <GameFrame
      name="Typing Test"
      area={area}
      spoken={spoken}
      made="text"
      scores={
        <ScoreBar>
          <Score label="WPM" value={Math.round(figures.wpm)} />
          <Score label="Accuracy" value={`${Math.floor(figures.accuracy)}%`} />
          <Score label="Errors" value={figures.errors} />
          <Score label="Time" value={minutesAndSeconds(shownSeconds)} />
        </ScoreBar>
      }
      board={
        // A column and not a width: it gives way where the room is smaller.
        <div className="grid grid-cols-[minmax(0,48rem)] gap-3 playing:grid-cols-[minmax(0,80rem)]">
          <TypingField ref={field} state={state} paceWpm={paceWpm} onSend={send} onStart={start} />
          {phase === "complete" && <ResultPane run={run} />}
        </div>
      }
      controls={<Controls run={run} main={main} onStart={start} onReset={reset} />}
      aside={<Panels run={run} onPlayDay={startDay} />}
    />
  );
}
