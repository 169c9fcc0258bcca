import { useDeferredValue, useRef } from "react";
import { useAnnouncer } from "#ui/game/announcer.tsx";
import { GameFrame } from "#ui/game/game-frame.tsx";
import type { Stage } from "#ui/game/replay/stage.ts";
import { useReplays } from "#ui/game/replay/use-replays.ts";
import { useResults } from "#ui/game/results/use-results.ts";
import { useKeys } from "#ui/game/use-keys.ts";
import { usePlayMode } from "#ui/game/use-play-mode.ts";
import { useRoving } from "#ui/game/use-roving.ts";
import { useSound } from "#ui/game/use-sound.ts";
import { Board, isWide } from "./board/board.tsx";
import { drawBoard } from "./board/still-board.tsx";
import { usePresses } from "./board/use-presses.ts";
import { canPlay, chordFrom, isOver, replay, type State, type Wanted } from "../logic.ts";
import { describeGame, describeLast } from "./announcements.ts";
import { Controls } from "./controls.tsx";
import { EndCard } from "./end-card.tsx";
import { FitSwitch } from "./fit-switch.tsx";
import { Paused } from "./overlay.tsx";
import { Panels } from "./panels.tsx";
import { bestRunKey, useBestTime } from "./play/bests.ts";
import { finishedOf, resultKind } from "./play/results.ts";
import { usePlay } from "./play/use-play.ts";
import { useReveal } from "./play/use-reveal.ts";
import { useSolver } from "./play/use-solver.ts";
import { Scores } from "./scores.tsx";
import { soundOf } from "./sound.ts";

/** The game itself; around it is the stage, which may show a replay instead. */
export function MinesweeperGame({ stage }: { stage: Stage<State, Wanted> }) {
  const play = usePlay(stage);
  const { state, options, running, open, mark } = play;
  const { best, earlierBest, isBest } = useBestTime(state);
  const replays = useReplays(play, {
    replay,
    stage,
    drawGhost: drawBoard,
    best: { key: bestRunKey(state), isThis: isBest },
  });
  const results = useResults(resultKind, finishedOf(state, earlierBest), replays);
  const { advice, askHint } = useSolver(state, play.send);
  const { say, spoken } = useAnnouncer(state.last, describeLast(state));
  useSound(state.last, soundOf(state));
  const area = useRef<HTMLElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const { width, height } = state.kind;
  const { current, setCurrent, focus, walk } = useRoving(grid, height, width);
  usePlayMode(true, state.last?.type === "new" ? null : state.last);

  const rowsRevealed = useReveal(state);
  // First the board, then what is said of it: together they would be more than one frame.
  const told = useDeferredValue(state);

  /** A button that disappears must not take the focus with it; every board has a first cell. */
  const thenFocus =
    <Given extends unknown[]>(act: (...given: Given) => void, cell?: number) =>
    (...given: Given) => {
      act(...given);
      focus(cell);
    };
  const newGame = thenFocus(play.newGame, 0);
  const giveHint = async () => {
    const { text: words, hint } = await askHint();
    say(words);
    const cell = grid.current?.querySelector(`[data-cell="${hint?.cells[0]}"]`);
    cell?.scrollIntoView({ block: "nearest", inline: "nearest" });
  };

  const isOpen = (cell: number) => state.covers[cell] === "open";
  const { handlers, chordAt } = usePresses({
    onTap: (cell) => (options.tapFlags && !isOpen(cell) ? mark : open)(cell),
    onHold: (cell) => (options.tapFlags ? open : mark)(cell),
    onRightClick: (cell) => (isOpen(cell) ? open : mark)(cell),
    onChord: (cell) => isOpen(cell) && open(cell),
  });
  const pressed = new Set(chordAt === null || !running ? [] : chordFrom(state, chordAt));

  useKeys({
    area,
    board: grid,
    fromPage: ({ key }) => key.startsWith("Arrow") || ["Enter", " ", "f", "F"].includes(key),
    isPlaying: (running && !state.isPaused) || state.isLaying,
    press(event) {
      if (walk(event)) return true;
      const key = event.key.toLowerCase();
      const isHere = grid.current?.contains(document.activeElement) === true;
      // From elsewhere a key leads to the board: nobody sees yet which cell it is about.
      if (key === "f") (isHere ? mark : focus)(current);
      else if ((key === "enter" || key === " ") && canPlay(state))
        (state.counts === null ? open : focus)(current);
      else if (key === "i") say(describeGame(state));
      else return false;
      return true;
    },
  });

  const fit = (
    <FitSwitch isFitted={options.fitBoard} onChange={(fitBoard) => play.change({ fitBoard })} />
  );
  return (
    <GameFrame
      name="Minesweeper"
      area={area}
      of={results}
      spoken={spoken}
      scores={<Scores state={state} best={best} onNewGame={newGame} say={say} />}
      board={
        <Board
          ref={grid}
          state={state}
          hint={advice?.hint ?? null}
          rowsRevealed={rowsRevealed}
          pressed={pressed}
          isFitted={options.fitBoard}
          current={current}
          onFocus={setCurrent}
          presses={handlers}
        />
      }
      overlay={state.isPaused && <Paused onResume={thenFocus(play.resume)} />}
      controls={
        isOver(told) && rowsRevealed >= height ? (
          <EndCard
            state={told}
            results={results}
            advice={advice?.text ?? null}
            fit={isWide(told) ? fit : null}
            onNewGame={newGame}
          />
        ) : (
          <Controls
            state={state}
            advice={advice?.text ?? null}
            fit={fit}
            isRace={stage.challenge !== null}
            tapFlags={options.tapFlags}
            onTapFlags={(tapFlags) => play.change({ tapFlags })}
            onHint={() => void giveHint()}
            onPause={play.pause}
            onCancel={play.cancel}
          />
        )
      }
      aside={
        <Panels
          state={told}
          best={best}
          results={results}
          options={options}
          onChange={play.change}
          onPlay={thenFocus(play.playSeed, 0)}
          onPlayDay={thenFocus(play.playDay, 0)}
        />
      }
    />
  );
}
