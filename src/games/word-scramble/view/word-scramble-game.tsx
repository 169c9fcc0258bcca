import { useEffect, useRef, type RefObject } from "react";
import { mediaQuery } from "#browser/media.ts";
import { useAnnouncer } from "#ui/game/announcer.tsx";
import { GameFrame } from "#ui/game/game-frame.tsx";
import type { Stage } from "#ui/game/replay/stage.ts";
import { useKeys } from "#ui/game/use-keys.ts";
import { usePlayMode } from "#ui/game/use-play-mode.ts";
import { useSound } from "#ui/game/use-sound.ts";
import { answerText, type Options, type State } from "../logic.ts";
import { describeLast } from "./announcements.ts";
import { Board } from "./board.tsx";
import { Controls } from "./controls.tsx";
import { Overlay } from "./overlay.tsx";
import { Panels } from "./panels.tsx";
import { Scores } from "./scores.tsx";
import { soundOf } from "./sound.ts";
import { usePlay } from "./use-play.ts";

/** A finger taps the letters; a keyboard on the screen would only hide them. */
const touches = mediaQuery("(pointer: coarse)");

/** The game itself; around it is the stage, which may show a replay instead. */
export function WordScrambleGame({ stage }: { stage: Stage<State, Options> }) {
  const play = usePlay(stage);
  const { state, running, write, hint, shuffle } = play;
  const { say, spoken } = useAnnouncer(state.last, describeLast(state));
  useSound(state.last, soundOf(state));
  const area = useRef<HTMLElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  // What was pressed to come here is gone; the answer takes the focus.
  const { last } = state;
  useEffect(() => {
    const isNew = last?.type === "dealt" || last?.type === "resumed";
    if (isNew && !touches.matches()) input.current?.focus({ preventScroll: true });
  }, [last]);

  const isPlaying = running && !state.isPaused;
  const board: RefObject<HTMLElement | null> = {
    get current() {
      return touches.matches() ? table.current : input.current;
    },
  };
  usePlayMode(state.phase !== "ready", last);
  useKeys({
    area,
    board,
    isPlaying,
    press(event) {
      if (!isPlaying) return false;
      const text = answerText(state);
      // Also between two words: who was still typing did not mean a shortcut.
      if (/^[a-z]$/i.test(event.key)) write(text + event.key);
      else if (state.phase !== "playing") return false;
      else if (event.key === "Backspace") write(text.slice(0, -1));
      else if (event.key === " ") shuffle();
      else if (event.key === "?") hint();
      else if (event.key === "Escape" && text !== "") write("");
      else return false;
      return true;
    },
  });

  return (
    <GameFrame
      name="Word Scramble"
      area={area}
      of={play.results}
      spoken={spoken}
      made="text"
      scores={<Scores play={play} say={say} />}
      board={
        <Board
          state={state}
          on={{ table, input, write, take: play.take, shuffle, hint, next: play.next }}
        />
      }
      overlay={<Overlay play={play} />}
      controls={
        <Controls
          state={state}
          onHint={hint}
          onShuffle={shuffle}
          onClear={() => write("")}
          onSkip={play.skip}
          onPause={play.pause}
        />
      }
      aside={<Panels play={play} />}
    />
  );
}
