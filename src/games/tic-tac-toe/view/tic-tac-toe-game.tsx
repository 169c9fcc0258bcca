import { useRef, useState } from "react";
import { freshSeed } from "#browser/entropy.ts";
import { storedValue, wordCodec } from "#browser/storage.ts";
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
  cellsOf,
  dailyOptions,
  hintsFor,
  isDaily,
  isUnderWay,
  replay,
  size,
  ticTacToe,
  winnerOf,
  type Options,
  type State,
} from "../logic.ts";
import { describeBoard, describeLast, newGameText } from "./announcements.ts";
import { Board, drawBoard } from "./board.tsx";
import { Controls } from "./controls.tsx";
import { Panels } from "./panels.tsx";
import { finishedOf, kind } from "./results.ts";
import { soundOf } from "./sound.ts";
import { kept, settings } from "./stored.ts";
import { useScores } from "./use-scores.ts";

const hintSetting = storedValue("tabkit-tic-tac-toe-hints", wordCodec(["off", "on"]));
const noHints: ReturnType<typeof hintsFor> = new Map();

/** The game itself; around it is the stage, which may show a replay instead. */
export function TicTacToeGame({ stage }: { stage: Stage<State, Options> }) {
  const { challenge } = stage;
  const [wanted, setWanted] = useStored(settings);
  const [isTheDays, setTheDays] = useState(false);
  const options = isTheDays ? dailyOptions : (challenge?.options ?? wanted);
  const game = useGame(ticTacToe(options), { kept, replay, ...luckOf(challenge) });
  const { state, send, restart } = game;
  const winner = winnerOf(cellsOf(state));
  const isOver = winner !== null;
  const { tallies, reset } = useScores(winner);
  const replays = useReplays(game, { replay, stage, drawGhost: drawBoard });
  const results = useResults(kind, finishedOf(state), replays);
  const [hints, setHints] = useStored(hintSetting);
  const { say, spoken } = useAnnouncer(state.last, describeLast(state));
  useSound(state.last, soundOf(state));
  const area = useRef<HTMLElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const { current, setCurrent, focus, walk } = useRoving(grid, size, size);

  const begin = (seed: number, isDailyGame = false) => {
    setTheDays(isDailyGame);
    restart(seed);
    say(newGameText);
  };
  const newGame = () => {
    // In a race everybody has the same luck.
    if (challenge?.ghost) return begin(challenge.seed);
    stage.leave();
    begin(freshSeed());
  };
  const change = (part: Partial<Options>) => {
    setWanted((now) => ({ ...now, ...part }));
    // A running game is not thrown away: what was changed waits for the next one.
    if (isUnderWay(state)) return;
    stage.leave();
    begin(freshSeed());
  };
  const mark = (cell: number) => send({ type: "mark", cell });
  const undo = () => send({ type: "undo" });

  // The computer's moves are nobody's act: a game that is only looked at folds nothing.
  const { length } = state.moves;
  const [foundSeed] = useState(state.seed);
  const isPlaying = !isOver && (length > 0 || state.seed !== foundSeed);
  usePlayMode(true, state.options.mode === "ai" ? Math.ceil(length / 2) : length);
  useKeys({
    area,
    board: grid,
    fromPage: ({ key }) => key.startsWith("Arrow") || (!isOver && isPress(key)),
    isPlaying,
    press(event) {
      const key = event.key.toLowerCase();
      if (walk(event)) return true;
      if (key === "u") undo();
      else if (key === "i") say(describeBoard(state));
      else if (isPress(event.key) && !isOver) {
        // From beside the board, as after a click on the page.
        if (!event.repeat) mark(current);
        focus();
      } else return false;
      return true;
    },
  });

  return (
    <GameFrame
      name="Tic Tac Toe"
      area={area}
      of={results}
      spoken={spoken}
      scores={
        <ScoreBar
          actions={
            <NewGameButton keys="R N" ask={isUnderWay(state)} onConfirm={newGame} say={say} />
          }
        >
          <Score label="X Wins" value={tallies.X} />
          <Score label="O Wins" value={tallies.O} />
          <Score label="Ties" value={tallies.tie} />
        </ScoreBar>
      }
      board={
        <Board
          ref={grid}
          state={state}
          hints={hints === "on" && !isDaily(state) ? hintsFor(state) : noHints}
          current={current}
          onFocus={setCurrent}
          onMark={mark}
        />
      }
      controls={
        <Controls
          state={state}
          wanted={wanted}
          results={results}
          onAgain={() => {
            newGame();
            focus(0);
          }}
          onMode={(mode) => change({ mode })}
          onUndo={() => {
            undo();
            // The button may go out of use, and must not take the focus with it.
            focus();
          }}
          onResetScores={() => {
            reset();
            say("Scores reset.");
          }}
        />
      }
      aside={
        <Panels
          state={state}
          wanted={wanted}
          results={results}
          onDaily={(seed) => {
            stage.leave();
            begin(seed, true);
          }}
          onLevel={(level) => change({ level })}
          showsHints={hints === "on"}
          onHints={(shown) => setHints(() => (shown ? "on" : "off"))}
        />
      }
    />
  );
}

const isPress = (key: string): boolean => key === "Enter" || key === " ";
