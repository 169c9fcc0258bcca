import { useDeferredValue, useRef } from "react";
import { Announcer, useAnnouncer } from "#ui/game/announcer.tsx";
import { GameFrame } from "#ui/game/game-frame.tsx";
import { useKeys } from "#ui/game/use-keys.ts";
import { useRoving } from "#ui/game/use-roving.ts";
import { useSound } from "#ui/game/use-sound.ts";
import { useBestTime } from "./view/bests.ts";
import { Board } from "./view/board/board.tsx";
import { Controls } from "./view/controls.tsx";
import { EndCard } from "./view/end-card.tsx";
import { FitSwitch } from "./view/fit-switch.tsx";
import { Paused } from "./view/overlay.tsx";
import { Panels } from "./view/panels.tsx";
import { Scores } from "./view/scores.tsx";
import { soundOf } from "./view/sound.ts";
import { chordFrom, isLost, isWon } from "./logic.ts";
import { usePlay } from "./view/use-play.ts";
import { usePresses } from "./view/board/use-presses.ts";
import { useReveal } from "./view/use-reveal.ts";
import { useSolver } from "./view/use-solver.ts";
import { describeGame, describeLast } from "./view/announcements.ts";

export default function MinesweeperView() {
  const play = usePlay();
  const { state, options, running, open, mark, pause } = play;
  const { best, isBest } = useBestTime(state);
  const { advice, askHint } = useSolver(state, play.send);
  const { say, spoken } = useAnnouncer(state.last, describeLast(state));
  useSound(state.last, soundOf(state));
  const area = useRef<HTMLElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const { width, height } = state.kind;
  const { current, setCurrent, focus, walk } = useRoving(grid, height, width);

  const rowsRevealed = useReveal(state);
  // First the board, then what is said of it: together they would be more than one frame.
  const told = useDeferredValue(state);

  // A button that disappears must not take the focus with it; every board has a first cell.
  const newGame = () => {
    play.newGame();
    focus(0);
  };
  const playSeed = (seed: number) => {
    play.playSeed(seed);
    focus(0);
  };
  const resume = () => {
    play.resume();
    focus();
  };
  const giveHint = async () => {
    if (!running || state.isPaused) return;
    const { text, hint } = await askHint();
    say(text);
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
    board: area, // a walk takes the focus itself, and a board that scrolls would take it away
    fromPage: true,
    press(event) {
      const key = event.key.toLowerCase();
      if (walk(event)) return true;
      if (key === "f") mark(current);
      else if (key === "h") void giveHint();
      else if (key === "p") (state.isPaused ? resume : pause)();
      else if (key === "i") say(describeGame(state));
      else return false;
      return true;
    },
  });

  const fit = (
    <FitSwitch isFitted={options.fitBoard} onChange={(fitBoard) => play.change({ fitBoard })} />
  );
  return (
    <>
      <GameFrame
        name="Minesweeper"
        area={area}
        scores={
          <Scores
            state={state}
            best={best}
            onNewGame={newGame}
            onAsk={() => say("Press again to start over.")}
          />
        }
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
        overlay={state.isPaused && <Paused onResume={resume} />}
        controls={
          isWon(told) || (isLost(told) && rowsRevealed >= height) ? (
            <EndCard
              state={told}
              isBest={isBest}
              advice={advice?.text ?? null}
              fit={fit}
              onNewGame={newGame}
            />
          ) : (
            <Controls
              state={state}
              advice={advice?.text ?? null}
              fit={fit}
              tapFlags={options.tapFlags}
              onTapFlags={(tapFlags) => play.change({ tapFlags })}
              onHint={() => void giveHint()}
              onPause={pause}
              onCancel={play.cancel}
            />
          )
        }
        aside={
          <Panels
            state={told}
            best={best}
            options={options}
            onChange={play.change}
            onPlay={playSeed}
          />
        }
      />
      <Announcer spoken={spoken} />
    </>
  );
}
