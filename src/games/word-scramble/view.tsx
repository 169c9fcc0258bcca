import { useEffect, useRef } from "react";
import { mediaQuery } from "#browser/media.ts";
import { Announcer, useAnnouncer } from "#ui/game/announcer.tsx";
import { ConfirmButton } from "#ui/game/confirm-button.tsx";
import { GameFrame } from "#ui/game/game-frame.tsx";
import { Score, ScoreBar } from "#ui/game/score-bar.tsx";
import { useKeys } from "#ui/game/use-keys.ts";
import { useSound } from "#ui/game/use-sound.ts";
import { Controls } from "./view/controls.tsx";
import { Overlay } from "./view/overlay.tsx";
import { Panels } from "./view/panels.tsx";
import { describeLast, secondsShown } from "./view/announcements.ts";
import { soundOf } from "./view/sound.ts";
import { answerText, scoreOf } from "./logic.ts";
import { Board } from "./view/board.tsx";
import { usePlay } from "./view/use-play.ts";

/** A finger taps the letters; a keyboard on the screen would only hide them. */
const touches = mediaQuery("(pointer: coarse)");

export default function WordScrambleView() {
  const play = usePlay();
  const { state, best, running, write, hint } = play;
  const { say, spoken } = useAnnouncer(state.last, describeLast(state));
  useSound(state.last, soundOf(state));
  const area = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);

  // What was pressed to come here is gone; the answer takes the focus.
  const { last } = state;
  useEffect(() => {
    const isNew = last?.type === "dealt" || last?.type === "resumed";
    if (isNew && !touches.matches()) input.current?.focus({ preventScroll: true });
  }, [last]);

  useKeys({
    area,
    board: input,
    press(event) {
      const text = answerText(state);
      if (/^[a-z]$/i.test(event.key)) write(text + event.key);
      else if (event.key === "Backspace") write(text.slice(0, -1));
      else if (event.key === "?") hint();
      else if (event.key === "Escape" && text !== "") write("");
      else return false;
      return state.phase === "playing";
    },
  });

  return (
    <>
      <GameFrame
        name="Word Scramble"
        area={area}
        scores={
          <ScoreBar
            actions={
              <ConfirmButton
                label="New Game"
                className="min-h-11 min-w-28"
                question="Start over?"
                ask={running}
                onConfirm={() => play.begin()}
                onAsk={() => say("Press again to start over.")}
              />
            }
          >
            <Score label="Time" value={secondsShown(state)} />
            <Score
              label="Score"
              value={scoreOf(state)}
              gain={{
                amount: state.results.at(-1)?.points?.total ?? 0,
                move: state.results.length,
              }}
            />
            <Score label="Best" value={best} />
          </ScoreBar>
        }
        board={
          <Board
            ref={input}
            state={state}
            onWrite={write}
            onTake={play.take}
            onShuffle={play.shuffle}
            onHint={hint}
            onNext={play.next}
          />
        }
        overlay={
          <Overlay
            state={state}
            best={best}
            onStart={play.start}
            onResume={play.resume}
            onNewGame={() => play.begin()}
          />
        }
        controls={
          <Controls
            state={state}
            onHint={hint}
            onShuffle={play.shuffle}
            onClear={() => write("")}
            onSkip={play.skip}
            onPause={play.pause}
          />
        }
        aside={
          <Panels
            state={state}
            options={play.options}
            ask={running}
            onOptions={play.changeOptions}
            onPlay={play.begin}
          />
        }
      />
      <Announcer spoken={spoken} />
    </>
  );
}
