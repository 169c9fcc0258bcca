import Undo2 from "lucide-react/icons/undo-2";
import { useRef } from "react";
import { jsonCodec, scoreCodec, storedValue } from "#browser/storage.ts";
import type { Direction } from "#domain/direction.ts";
import { Button } from "#ui/button.tsx";
import { Announcer, useAnnouncer } from "#ui/game/announcer.tsx";
import { ConfirmButton } from "#ui/game/confirm-button.tsx";
import { directionOf } from "#ui/game/direction-keys.ts";
import { GameFrame } from "#ui/game/game-frame.tsx";
import { Pad } from "#ui/game/pad.tsx";
import { Score, ScoreBar } from "#ui/game/score-bar.tsx";
import { useBest } from "#ui/game/use-best.ts";
import { useGame } from "#ui/game/use-game.ts";
import { useKeys } from "#ui/game/use-keys.ts";
import { useReview } from "#ui/game/use-review.ts";
import { useSound } from "#ui/game/use-sound.ts";
import { useSwipe } from "#ui/game/use-swipe.ts";
import { Board } from "./view/board.tsx";
import { celebrates, game, readSave, size, writeSave, type State } from "./logic.ts";
import { Overlay } from "./view/overlay.tsx";
import { Panels } from "./view/panels.tsx";
import { soundOf } from "./view/sound.ts";
import { describeBoard, describeLast } from "./view/announcements.ts";

const bestScore = storedValue("2048-best-score", scoreCodec);
const kept = storedValue<State | undefined>("tabkit-2048-game", {
  parse: jsonCodec(readSave).parse,
  format: (state) => (state === undefined ? null : JSON.stringify(writeSave(state))),
});

export default function Game2048View() {
  const { state, send, restart } = useGame(game, { kept });
  const best = useBest(bestScore, state.score);
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
  const begin = (seed?: number) => {
    restart(seed);
    say("New game.");
    focusBoard();
  };

  const swipe = useSwipe(move);
  useKeys({
    area,
    board,
    fromPage: true,
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
    <>
      <GameFrame
        name="2048"
        area={area}
        scores={
          <ScoreBar
            actions={
              <ConfirmButton
                label="New Game"
                className="min-w-28"
                question="Start over?"
                ask={isRunning}
                onConfirm={() => begin()}
                onAsk={() => say("Press again to start over.")}
              />
            }
          >
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
          />
        }
        overlay={
          <Overlay
            state={state}
            best={best}
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
        aside={<Panels state={state} ask={isRunning} onPlay={begin} />}
      />
      <Announcer spoken={spoken} />
    </>
  );
}
