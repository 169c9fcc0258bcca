import Undo2 from "lucide-react/icons/undo-2";
import { useRef, useState } from "react";
import { jsonCodec, scoreCodec, storedValue, wordCodec } from "#browser/storage.ts";
import type { Direction } from "#domain/direction.ts";
import { Button } from "#ui/button.tsx";
import { useAnnouncer } from "#ui/game/announcer.tsx";
import { directionOf } from "#ui/game/direction-keys.ts";
import { GameFrame } from "#ui/game/game-frame.tsx";
import { NewGameButton } from "#ui/game/new-game-button.tsx";
import { Pad } from "#ui/game/pad.tsx";
import { luckOf, type Stage } from "#ui/game/replay/stage.ts";
import { useReplays } from "#ui/game/replay/use-replays.ts";
import { useResults } from "#ui/game/results/use-results.ts";
import { Score, ScoreBar } from "#ui/game/score-bar.tsx";
import { useBest } from "#ui/game/use-best.ts";
import { useGame } from "#ui/game/use-game.ts";
import { useKeys } from "#ui/game/use-keys.ts";
import { usePlayMode } from "#ui/game/use-play-mode.ts";
import { useReview } from "#ui/game/use-review.ts";
import { useSound } from "#ui/game/use-sound.ts";
import { useSwipe } from "#ui/game/use-swipe.ts";
import { useStored } from "#ui/use-stored.ts";
import { Board, drawBoard } from "./board.tsx";
import { celebrates, game, readSave, replay, size, writeSave, type State } from "../logic.ts";
import { Overlay } from "./overlay.tsx";
import { Panels } from "./panels.tsx";
import { finishedOf, kind } from "./results.ts";
import { soundOf } from "./sound.ts";
import { describeBoard, describeLast } from "./announcements.ts";

const bestScore = storedValue("2048-best-score", scoreCodec);
const kept = storedValue<State | undefined>("tabkit-2048-game", {
  parse: jsonCodec(readSave).parse,
  format: (state) => (state === undefined ? null : JSON.stringify(writeSave(state))),
});
const boardSetting = storedValue("tabkit-2048-board", wordCodec(["normal", "large"]));

/** The game itself; around it is the stage, which may show a replay instead. */
export function Game2048({ stage }: { stage: Stage<State, object> }) {
  const played = useGame(game, { kept, replay, ...luckOf(stage.challenge) });
  const { state, send, restart } = played;
  const best = useBest(bestScore, state.score);
  // The best when this game began. Of one that is found again it may have been its own by then.
  const [goal, setGoal] = useState(best > state.score ? best : 0);
  const replays = useReplays(played, { replay, stage, drawGhost: drawBoard });
  const results = useResults(kind, finishedOf(state, goal), replays);
  const [boardSize, setBoardSize] = useStored(boardSetting);
  const review = useReview(size, size);
  const { say, spoken } = useAnnouncer(state.last, describeLast(state, best));
  useSound(state.last, soundOf(state));
  const area = useRef<HTMLElement>(null);
  const board = useRef<HTMLDivElement>(null);

  const move = (direction: Direction) => send({ type: "move", direction });
  const undo = () => send({ type: "undo" });
  const dismiss = () => send({ type: "dismiss" });
  // A button that disappears must not take the focus with it.
  const focusBoard = () => board.current?.focus({ preventScroll: true });
  const begin = (wanted?: number) => {
    // Another seed is no race any more.
    if (wanted !== undefined) stage.leave();
    setGoal(best);
    restart(wanted);
    say("New game.");
    focusBoard();
  };

  // A game is there on arrival; whoever only looks at it still scrolls the page by its keys.
  const [found] = useState(state);
  const swipe = useSwipe(move);
  usePlayMode(true, state);
  useKeys({
    area,
    board,
    fromPage: true,
    isPlaying: state !== found && !state.over,
    press(event) {
      const direction = directionOf(event);
      if (direction !== undefined) (event.shiftKey ? review.move : move)(direction);
      else if (event.key.toLowerCase() === "u") undo();
      else if (event.key.toLowerCase() === "i") say(describeBoard(state.tiles));
      else if (event.key === "Escape" && celebrates(state)) dismiss();
      else return false;
      return true;
    },
  });

  const isRunning = state.score > 0 && !state.over;
  const gain = state.last?.type === "moved" ? state.last.gained : 0;

  return (
    <GameFrame
      name="2048"
      area={area}
      of={results}
      spoken={spoken}
      scores={
        <ScoreBar actions={<NewGameButton ask={isRunning} onConfirm={() => begin()} say={say} />}>
          <Score label="Score" value={state.score} gain={{ amount: gain, move: state.moves }} />
          <Score label="Best" value={best} />
        </ScoreBar>
      }
      board={
        <Board
          ref={board}
          tiles={state.tiles}
          absorbed={state.absorbed}
          reviewed={review.cell}
          swipe={swipe}
          isLarge={boardSize === "large"}
        />
      }
      overlay={
        <Overlay
          state={state}
          best={best}
          results={results}
          onNewGame={() => begin()}
          onUndo={() => {
            undo();
            focusBoard();
          }}
          onDismiss={() => {
            dismiss();
            focusBoard();
          }}
        />
      }
      controls={
        <Pad
          onPress={move}
          before={
            <Button
              className="min-h-11 w-full"
              disabled={state.past.length === 0}
              icon={<Undo2 aria-hidden className="size-4" />}
              onClick={undo}
            >
              Undo
            </Button>
          }
        />
      }
      aside={
        <Panels
          state={state}
          results={results}
          ask={isRunning}
          isLarge={boardSize === "large"}
          onLarge={(isLarge) => setBoardSize(() => (isLarge ? "large" : "normal"))}
          onPlay={begin}
        />
      }
    />
  );
}
