import { useState } from "react";
import { prefersReducedMotion } from "#browser/media.ts";
import { storedShape } from "#browser/storage.ts";
import { isCountdown, isUnderWay } from "#domain/phase.ts";
import { Announcer, useAnnouncer } from "#ui/game/announcer.tsx";
import { GameFrame } from "#ui/game/game-frame.tsx";
import { PhaseButtons } from "#ui/game/phase-buttons.tsx";
import { PhaseOverlay } from "#ui/game/phase-overlay.tsx";
import { GhostRow } from "#ui/game/replay/ghost-row.tsx";
import { ReplayActions } from "#ui/game/replay/replay-actions.tsx";
import { luckOf, type Stage } from "#ui/game/replay/stage.ts";
import { useBestRun } from "#ui/game/replay/use-best-run.ts";
import { useResults } from "#ui/game/results/use-results.ts";
import { useGameSettings } from "#ui/game/use-game-settings.ts";
import { usePhaseGame } from "#ui/game/use-phase-game.ts";
import { useSound } from "#ui/game/use-sound.ts";
import { useStored } from "#ui/use-stored.ts";
import {
  bestRunKey,
  handlingOf,
  optionsShape,
  replay,
  resultOf,
  tetris,
  type Options,
  type Rules,
  type State,
} from "../logic.ts";
import type { Gesture } from "../logic/gestures.ts";
import { describeLast } from "./announcements.ts";
import { unkept, useTetrisBest } from "./bests.ts";
import { Board } from "./board/board.tsx";
import { Controls } from "./controls.tsx";
import { End, EndCopy, endTitle, Intro } from "./end.tsx";
import { actionOf, releaseOf } from "./keys.ts";
import { Panels } from "./panels.tsx";
import { dayWay, finishedOf, kindOf } from "./results.ts";
import { Scores } from "./scores.tsx";
import { soundOf } from "./sound.ts";
import { drawBoard } from "./board/still-board.tsx";
import { useGestures } from "./use-gestures.ts";
import { useQuickRestart } from "./use-quick-restart.ts";

const settings = storedShape("tabkit-tetris", optionsShape);
/** Not every mode is about the highest score: the bests are kept here, not with the phases. */
const bestOf = () => unkept;
const shown = ["phase", "last", "score", "lines", "hold", "canHold", "queue", "seed"] as const;
/** Who drops pieces with Space must not start a new game with it. */
const endCalmMs = 800;

/** The game itself; around it is the stage, which may show a replay instead. */
export function TetrisGame({ stage }: { stage: Stage<State, Rules> }) {
  const { challenge } = stage;
  const [options, setOptions] = useStored(settings);
  // A race has the mode of its ghost; how keys answer is the player's own.
  const rules: Rules = { ...options, ...(challenge && wayOf(challenge.options)) };
  const [{ clearColors }] = useGameSettings();
  const playing = usePhaseGame(tetris(rules), {
    shown,
    bestOf,
    actionOf: ({ code }) => actionOf(code),
    releaseOf,
    replay,
    ...luckOf(challenge),
  });
  const { state, look, send, area, board, pause, reset } = playing;
  const { phase, mode, last } = state;
  const isOn = isUnderWay(phase);
  const { best, goal, isBest, setGoal } = useTetrisBest(state);
  const text = phase === "over" ? playing.replayText() : null;
  const isBestRun = resultOf(state) > 0 && resultOf(state) === best;
  const bestRun = useBestRun(bestRunKey(state), isBestRun ? text : null);
  // Who leaves a race still knows its pieces.
  const [raced] = useState(challenge?.seed);
  const results = useResults(kindOf(state), finishedOf(state, goal, state.seed === raced));
  const words = describeLast(state, isBest);
  const { spoken } = useAnnouncer(words === "" ? null : last, words);
  useSound(last, soundOf(state));

  const changeOptions = (next: Options) => {
    setOptions(() => next);
    if (next.mode !== options.mode || next.isSlow !== options.isSlow) {
      stage.leave();
      playing.change(tetris(next));
    } else if (phase !== "over") send({ type: "adjust", handling: handlingOf(next) });
  };
  const start = () => {
    setGoal();
    playing.start();
  };
  /** Begins nothing yet: who comes by a link is not thrown into a falling game. */
  const prepareDay = (seed: number) => {
    stage.leave();
    playing.restart(tetris({ ...options, ...dayWay }), seed);
    board.current?.focus();
  };
  useQuickRestart({
    area,
    board,
    isOn: mode !== "classic" && phase !== "idle",
    isPlaying: phase === "running" || isCountdown(phase),
    onRestart: () => {
      reset();
      start();
    },
  });

  const gestures = useGestures((gesture: Gesture) => {
    if (gesture.type === "nudge") {
      const { way } = gesture;
      for (let cell = 0; cell < gesture.count; cell += 1) send({ type: "nudge", way });
    } else send(gesture);
  });

  return (
    <>
      <GameFrame
        name="Tetris"
        area={area}
        hasClearColors
        scores={
          <>
            <GhostRow
              stage={stage}
              resultOf={replay.resultOf}
              draw={drawBoard}
              playedMs={playing.playedMs}
              isOver={phase === "over"}
            />
            <Scores
              state={state}
              look={look}
              best={best}
              actions={
                <PhaseButtons
                  phase={phase}
                  ask={mode === "classic" && isOn}
                  onPause={pause}
                  onReset={reset}
                />
              }
            />
          </>
        }
        board={
          <Board
            ref={board}
            state={state}
            scene={{
              look,
              hasGhost: options.hasGhost,
              hasMarks: clearColors,
              isCalm: prefersReducedMotion(),
            }}
            gestures={gestures}
            nextCount={options.nextCount}
          />
        }
        overlay={
          <PhaseOverlay
            phase={phase}
            title="Tetris"
            intro={<Intro state={state} />}
            endTitle={endTitle(state)}
            end={<End state={state} results={results} isBest={isBest} />}
            endActions={
              <>
                <EndCopy state={state} results={results} />
                <ReplayActions id={replay.id} text={text} onWatch={stage.watch} />
              </>
            }
            onStart={start}
            onResume={playing.resume}
            endCalmMs={endCalmMs}
          />
        }
        controls={<Controls send={send} />}
        aside={
          <Panels
            state={state}
            options={options}
            onOptions={changeOptions}
            results={results}
            onDaily={prepareDay}
            best={bestRun}
            stage={stage}
          />
        }
      />
      <Announcer spoken={spoken} />
    </>
  );
}

const wayOf = ({ mode, isSlow }: Rules) => ({ mode, isSlow });
