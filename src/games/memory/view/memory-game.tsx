import { useRef, useState } from "react";
import { freshSeed } from "#browser/entropy.ts";
import { storedShape } from "#browser/storage.ts";
import { useAnnouncer } from "#ui/game/announcer.tsx";
import { GameFrame } from "#ui/game/game-frame.tsx";
import { NewGameButton } from "#ui/game/new-game-button.tsx";
import { luckOf, type Stage } from "#ui/game/replay/stage.ts";
import { useReplays } from "#ui/game/replay/use-replays.ts";
import { useResults } from "#ui/game/results/use-results.ts";
import { Score, ScoreBar } from "#ui/game/score-bar.tsx";
import { useGame } from "#ui/game/use-game.ts";
import { useKeys } from "#ui/game/use-keys.ts";
import { usePlayMode } from "#ui/game/use-play-mode.ts";
import { useRoving } from "#ui/game/use-roving.ts";
import { useSound } from "#ui/game/use-sound.ts";
import { useStored } from "#ui/use-stored.ts";
import {
  bestRunKey,
  columnCounts,
  isRunning,
  isWon,
  memory,
  pairsShape,
  replay,
  type Options,
  type Pairs,
  type State,
} from "../logic.ts";
import { describeBoard, describeLast } from "./announcements.ts";
import { useBests } from "./bests.ts";
import { Board, drawGhost } from "./board.tsx";
import { Overlay } from "./overlay.tsx";
import { Panels } from "./panels.tsx";
import { finishedOf, kind } from "./results.ts";
import { soundOf } from "./sound.ts";
import { Timer } from "./timer.tsx";
import { useStandingClock } from "./use-standing-clock.ts";

const settings = storedShape("tabkit-memory-pairs", pairsShape);

/** The game itself; around it is the stage, which may show a replay instead. */
export function MemoryGame({ stage }: { stage: Stage<State, Options> }) {
  const { challenge } = stage;
  const [wanted, setWanted] = useStored(settings);
  const [isDaily, setDaily] = useState(false);
  const pairs = isDaily ? pairsShape.initial : (challenge?.options.pairs ?? wanted);
  const game = useGame(memory(pairs), { replay, ...luckOf(challenge) });
  const { state, send, restart } = game;
  const isOver = isWon(state);
  const bests = useBests(state);
  const [goal, setGoal] = useState(bests.moves); // the best when this game began
  const isFewest = !state.isChosen && state.moves === bests.moves;
  const best = { key: bestRunKey(state), isThis: isFewest };
  const replays = useReplays(game, { replay, stage, drawGhost, best });
  const results = useResults(kind, finishedOf(state, goal), replays);
  const { say, spoken } = useAnnouncer(state.last, describeLast(state));
  useSound(state.last, soundOf(state));
  useStandingClock(send);
  const area = useRef<HTMLElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const columns = columnCounts[state.pairs];
  const roving = useRoving(grid, state.cards.length / columns, columns);
  const { current, focus, walk } = roving;

  const start = (isChosen: boolean) => {
    setGoal(bests.moves);
    send({ type: "start", isChosen });
    focus(0);
  };
  const begin = (seed: number, isChosen: boolean, isTheDays = false) => {
    setDaily(isTheDays);
    restart(seed);
    start(isChosen);
  };
  const newGame = () => {
    // In a race everybody has the same cards; else nobody knows the next ones.
    if (challenge?.ghost) return begin(challenge.seed, true);
    stage.leave();
    begin(freshSeed(), false);
  };
  const playSeed = (seed: number, isTheDays = false) => {
    stage.leave();
    // Nobody knows the day's board at the first try.
    begin(seed, !isTheDays || results.results.days.includes(seed), isTheDays);
  };
  const changeSize = (size: Pairs) => {
    setWanted(() => size);
    // A running game is not thrown away: the new size waits for the next one.
    if (isRunning(state)) return;
    stage.leave();
    setDaily(false);
    restart(freshSeed());
  };

  const flip = (cell: number) => send({ type: "flip", cell, at: performance.now() });
  const isPlaying = state.isStarted && !isOver;
  usePlayMode(state.isStarted, state.last);
  useKeys({
    area,
    board: grid,
    isPlaying,
    press(event) {
      if (!isPlaying) return false;
      if (walk(event)) return true;
      if (event.key.toLowerCase() === "i") say(describeBoard(state));
      else if (event.key === "Enter" || event.key === " ") {
        // From beside the board, as after a click on the page.
        if (!event.repeat) flip(current);
        focus();
      } else return false;
      return true;
    },
  });

  return (
    <GameFrame
      name="Memory"
      area={area}
      of={results}
      spoken={spoken}
      scores={
        <ScoreBar actions={<NewGameButton ask={isRunning(state)} onConfirm={newGame} say={say} />}>
          <Score label="Moves" value={state.moves} />
          <Timer state={state} />
          <Score label="Best" value={bests.moves === 0 ? "–" : bests.moves} />
        </ScoreBar>
      }
      board={
        <Board
          ref={grid}
          state={state}
          current={current}
          onFocus={roving.setCurrent}
          onFlip={flip}
        />
      }
      overlay={
        <Overlay
          state={state}
          bests={bests}
          results={results}
          onStart={() => start(challenge !== null)}
          onNewGame={newGame}
        />
      }
      aside={
        <Panels
          state={state}
          bests={bests}
          results={results}
          wantedPairs={wanted}
          onSize={changeSize}
          onPlay={playSeed}
        />
      }
    />
  );
}
