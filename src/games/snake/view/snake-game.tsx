import { prefersReducedMotion } from "#browser/media.ts";
import { storedShape } from "#browser/storage.ts";
import type { Direction } from "#domain/direction.ts";
import { isUnderWay } from "#domain/phase.ts";
import { EndActions } from "#ui/game/afterwards.tsx";
import { useAnnouncer } from "#ui/game/announcer.tsx";
import { Canvas } from "#ui/game/canvas.tsx";
import { directionOf } from "#ui/game/direction-keys.ts";
import { GameFrame } from "#ui/game/game-frame.tsx";
import { Pad } from "#ui/game/pad.tsx";
import { PhaseButtons } from "#ui/game/phase-buttons.tsx";
import { PhaseOverlay } from "#ui/game/phase-overlay.tsx";
import { luckOf, type Stage } from "#ui/game/replay/stage.ts";
import { useReplays } from "#ui/game/replay/use-replays.ts";
import { useResults } from "#ui/game/results/use-results.ts";
import { Score, ScoreBar } from "#ui/game/score-bar.tsx";
import { usePhaseGame } from "#ui/game/use-phase-game.ts";
import { useSound } from "#ui/game/use-sound.ts";
import { useSwipe } from "#ui/game/use-swipe.ts";
import { useStored } from "#ui/use-stored.ts";
import {
  bestRunKey,
  optionsShape,
  replay,
  size,
  snake,
  type Action,
  type Options,
  type State,
} from "../logic.ts";
import { paintSnake } from "./paint.ts";
import { Panels } from "./panels.tsx";
import { soundOf } from "./sound.ts";
import { drawBoard } from "./still-board.tsx";
import style from "./board.module.css";
import { describeLast, endTitle } from "./announcements.ts";
import { bestOf } from "./best-scores.ts";
import { End, Intro } from "./end.tsx";
import { finishedOf, kind, nameOf } from "./results.ts";

const settings = storedShape("tabkit-snake", optionsShape);
const shown = ["phase", "last", "score", "options"] as const;
const toggles = [" ", "p"];
/** A finger in the room around the board steers, and does not scroll. */
const takesSwipes = { touchAction: "none" };

/** Spec §4: keys are ignored unless running, and the keys of the pause end it. */
function actionOf(event: KeyboardEvent): Action | undefined {
  const direction = directionOf(event);
  return direction && { type: "turn", direction };
}

/** The game itself; around it is the stage, which may show a replay instead. */
export function SnakeGame({ stage }: { stage: Stage<State, Options> }) {
  const { challenge } = stage;
  const [wanted, setWanted] = useStored(settings);
  const options = challenge?.options ?? wanted;
  const game = usePhaseGame(snake(options), {
    shown,
    bestOf,
    actionOf,
    toggles,
    replay,
    ...luckOf(challenge),
  });
  const { state, look, send, best, isBest, area, board } = game;
  const { phase, score } = state;
  const replays = useReplays(game, {
    replay,
    stage,
    drawGhost: drawBoard,
    best: { key: bestRunKey(state.options), isThis: score > 0 && score === best },
  });
  const results = useResults(kind, finishedOf(state, game.goal), replays);
  const { spoken } = useAnnouncer(state.last, describeLast(state, isBest));
  useSound(state.last, soundOf(state));
  const turn = (direction: Direction) => send({ type: "turn", direction });
  const changeOptions = (next: Options) => {
    setWanted(() => next);
    stage.leave();
    game.change(snake(next));
  };

  /** Begins nothing yet: who comes by a link is not thrown into a game. */
  const prepareDaily = (seed: number) => {
    stage.leave();
    game.restart(snake(optionsShape.initial), seed);
    board.current?.focus();
  };

  const swipe = useSwipe(turn, { again: true });
  return (
    <GameFrame
      name="Snake"
      area={area}
      of={results}
      spoken={spoken}
      hasClearColors
      surface={{ ...swipe, style: isUnderWay(phase) ? takesSwipes : undefined }}
      scores={
        <ScoreBar actions={<PhaseButtons game={game} ask={isUnderWay(phase) && score > 0} />}>
          <Score label="Score" value={score} />
          <Score label="High Score" value={best} />
        </ScoreBar>
      }
      board={
        <Canvas
          ref={board}
          label="Snake board"
          description="A visual game. The arrow keys turn the snake; P pauses."
          width={size}
          scene={{ look, isCalm: prefersReducedMotion() }}
          paint={paintSnake}
          isMoving={phase === "running"}
          className={style.board}
        />
      }
      overlay={
        <PhaseOverlay
          game={game}
          title="Snake"
          intro={<Intro state={state} />}
          endTitle={endTitle(state)}
          end={<End state={state} isBest={isBest} results={results} />}
          endActions={<EndActions of={results} name={nameOf(state.options)} />}
        />
      }
      controls={<Pad onPress={turn} />}
      aside={
        <Panels
          state={state}
          results={results}
          wanted={options}
          onOptions={changeOptions}
          onDaily={prepareDaily}
        />
      }
    />
  );
}
