import { prefersReducedMotion } from "#browser/media.ts";
import { storedShape } from "#browser/storage.ts";
import { isCountdown, isUnderWay } from "#domain/phase.ts";
import { EndActions } from "#ui/game/afterwards.tsx";
import { useAnnouncer } from "#ui/game/announcer.tsx";
import { GameFrame } from "#ui/game/game-frame.tsx";
import { PhaseButtons } from "#ui/game/phase-buttons.tsx";
import { PhaseOverlay } from "#ui/game/phase-overlay.tsx";
import { luckOf, type Stage } from "#ui/game/replay/stage.ts";
import { useReplays } from "#ui/game/replay/use-replays.ts";
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
import { End, endTitle, Intro } from "./end.tsx";
import { actionOf, releaseOf } from "./keys.ts";
import { Panels } from "./panels.tsx";
import { dayWay, endText, finishedOf, kindOf, modeName } from "./results.ts";
import { Scores } from "./scores.tsx";
import { soundOf } from "./sound.ts";
import { drawBoard } from "./board/still-board.tsx";
import { useGestures } from "./use-gestures.ts";
import { useQuickRestart } from "./use-quick-restart.ts";
import { useRaced } from "./use-raced.ts";

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
  const { state, look, send, area, board } = playing;
  const { phase, mode, last } = state;
  const isOn = isUnderWay(phase);
  const { best, goal, isBest, setGoal } = useTetrisBest(state);
  const isBestRun = resultOf(state) > 0 && resultOf(state) === best;
  const replays = useReplays(playing, {
    replay,
    stage,
    drawGhost: drawBoard,
    best: { key: bestRunKey(state), isThis: isBestRun },
  });
  const isRaced = useRaced(challenge?.seed, state.seed);
  const finished = finishedOf(state, goal, isRaced);
  const results = useResults(kindOf(state), finished, replays);
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
      playing.reset();
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
    <GameFrame
      name="Tetris"
      area={area}
      of={results}
      spoken={spoken}
      hasClearColors
      scores={
        <Scores
          state={state}
          look={look}
          best={best}
          actions={<PhaseButtons game={playing} ask={mode === "classic" && isOn} />}
        />
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
          game={{ ...playing, start }}
          title="Tetris"
          intro={<Intro state={state} />}
          endTitle={endTitle(state)}
          end={<End state={state} results={results} isBest={isBest} />}
          endActions={
            <EndActions of={results} result={endText(state)} name={`Tetris, ${modeName(state)}`} />
          }
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
        />
      }
    />
  );
}

const wayOf = ({ mode, isSlow }: Rules) => ({ mode, isSlow });
