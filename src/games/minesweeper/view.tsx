import { useDeferredValue, useRef } from "react";
import { minutesAndSeconds } from "#domain/wording.ts";
import { Announcer, useAnnouncer } from "#ui/game/announcer.tsx";
import { ConfirmButton } from "#ui/game/confirm-button.tsx";
import { GameFrame } from "#ui/game/game-frame.tsx";
import { Score, ScoreBar } from "#ui/game/score-bar.tsx";
import { useKeys } from "#ui/game/use-keys.ts";
import { useRoving } from "#ui/game/use-roving.ts";
import { useSound } from "#ui/game/use-sound.ts";
import { useBestTime } from "./view/bests.ts";
import { Board } from "./view/board.tsx";
import { Controls } from "./view/controls.tsx";
import { EndCard } from "./view/end-card.tsx";
import { Paused } from "./view/overlay.tsx";
import { Panels } from "./view/panels.tsx";
import { soundOf } from "./view/sound.ts";
import { isLost, isWon, minesLeft, secondsOf } from "./logic.ts";
import { usePlay } from "./view/use-play.ts";
import { usePresses } from "./view/use-presses.ts";
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
  const presses = usePresses({
    onTap: (cell) => (options.tapFlags && !isOpen(cell) ? mark : open)(cell),
    onHold: (cell) => (options.tapFlags ? open : mark)(cell),
    onRightClick: (cell) => (isOpen(cell) ? open : mark)(cell),
  });

  useKeys({
    area,
    board: grid,
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

  return (
    <>
      <GameFrame
        name="Minesweeper"
        area={area}
        scores={
          <ScoreBar
            actions={
              <ConfirmButton
                label="New Game"
                className="min-h-11 min-w-28"
                question="Start over?"
                ask={running}
                onConfirm={newGame}
                onAsk={() => say("Press again to start over.")}
              />
            }
          >
            <Score label="Mines" value={minesLeft(state)} />
            <Score label="Time" value={minutesAndSeconds(secondsOf(state))} />
            <Score label="Best" value={best === 0 ? "–" : minutesAndSeconds(best)} />
          </ScoreBar>
        }
        board={
          <Board
            ref={grid}
            state={state}
            hint={advice?.hint ?? null}
            current={current}
            onFocus={setCurrent}
            presses={presses}
          />
        }
        overlay={state.isPaused && <Paused onResume={resume} />}
        controls={
          isWon(told) || isLost(told) ? (
            <EndCard
              state={told}
              isBest={isBest}
              advice={advice?.text ?? null}
              onNewGame={newGame}
            />
          ) : (
            <Controls
              state={state}
              advice={advice?.text ?? null}
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
