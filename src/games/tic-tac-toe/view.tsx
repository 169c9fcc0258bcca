import { useRef } from "react";
import { jsonCodec, storedValue, wordCodec } from "#browser/storage.ts";
import { Button } from "#ui/button.tsx";
import { Announcer, useAnnouncer } from "#ui/game/announcer.tsx";
import { GameFrame } from "#ui/game/game-frame.tsx";
import { useResults } from "#ui/game/results/use-results.ts";
import { Score, ScoreBar } from "#ui/game/score-bar.tsx";
import { useGame } from "#ui/game/use-game.ts";
import { useKeys } from "#ui/game/use-keys.ts";
import { useRoving } from "#ui/game/use-roving.ts";
import { useSound } from "#ui/game/use-sound.ts";
import { useStored } from "#ui/use-stored.ts";
import { Board } from "./view/board.tsx";
import { Controls } from "./view/controls.tsx";
import {
  cellsOf,
  game,
  hintsFor,
  readSave,
  size,
  winnerOf,
  writeSave,
  type State,
} from "./logic.ts";
import { Panels } from "./view/panels.tsx";
import { finishedOf, kind } from "./view/results.ts";
import { soundOf } from "./view/sound.ts";
import { describeBoard, describeLast } from "./view/announcements.ts";

const kept = storedValue<State | undefined>("tabkit-tic-tac-toe-game", {
  parse: jsonCodec(readSave).parse,
  format: (state) => (state === undefined ? null : JSON.stringify(writeSave(state))),
});
const hintSetting = storedValue("tabkit-tic-tac-toe-hints", wordCodec(["off", "on"]));

export default function TicTacToeView() {
  const { state, send } = useGame(game, { kept });
  const results = useResults(kind, finishedOf(state));
  const [hints, setHints] = useStored(hintSetting);
  const { say, spoken } = useAnnouncer(state.last, describeLast(state));
  useSound(state.last, soundOf(state));
  const area = useRef<HTMLElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const { current, setCurrent, focus, walk } = useRoving(grid, size, size);

  const newGame = () => send({ type: "new" });
  const undo = () => send({ type: "undo" });

  useKeys({
    area,
    board: grid,
    fromPage: true,
    press(event) {
      const key = event.key.toLowerCase();
      if (walk(event)) return true;
      if (key === "n") newGame();
      else if (key === "u") undo();
      else if (key === "i") say(describeBoard(state));
      else return false;
      return true;
    },
  });

  const { X, O, tie } = state.tallies;
  const isOver = winnerOf(cellsOf(state)) !== null;

  return (
    <>
      <GameFrame
        name="Tic Tac Toe"
        area={area}
        scores={
          <ScoreBar
            actions={
              <Button look={isOver ? "primary" : "plain"} className="min-h-11" onClick={newGame}>
                New Game
              </Button>
            }
          >
            <Score label="X Wins" value={X} />
            <Score label="O Wins" value={O} />
            <Score label="Ties" value={tie} />
          </ScoreBar>
        }
        board={
          <Board
            ref={grid}
            state={state}
            hints={hints === "on" && state.daily === null ? hintsFor(state) : noHints}
            current={current}
            onFocus={setCurrent}
            onMark={(cell) => send({ type: "mark", cell })}
          />
        }
        controls={
          <Controls
            state={state}
            results={results}
            onAgain={() => {
              newGame();
              focus(0);
            }}
            onMode={(mode) => send({ type: "mode", mode })}
            onUndo={() => {
              undo();
              // The button may go out of use, and must not take the focus with it.
              focus();
            }}
            onResetScores={() => send({ type: "reset" })}
          />
        }
        aside={
          <Panels
            state={state}
            results={results}
            onDaily={(seed) => send({ type: "daily", seed })}
            onLevel={(level) => send({ type: "level", level })}
            showsHints={hints === "on"}
            onHints={(shown) => setHints(() => (shown ? "on" : "off"))}
          />
        }
      />
      <Announcer spoken={spoken} />
    </>
  );
}

const noHints: ReturnType<typeof hintsFor> = new Map();
