import Undo2 from "lucide-react/icons/undo-2";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { EndCard } from "#ui/game/results/end-card.tsx";
import type { GameResults } from "#ui/game/results/use-results.ts";
import { Segmented } from "#ui/segmented.tsx";
import { canUndo, isOver, type Mode, type Options, type State } from "../logic.ts";
import { statusOf } from "./announcements.ts";

interface Props {
  state: State;
  /** For the next game, if not for this one. */
  wanted: Options;
  results: GameResults;
  onAgain: () => void;
  onMode: (mode: Mode) => void;
  onUndo: () => void;
  onResetScores: () => void;
}

const modeNames = [
  ["ai", "vs AI"],
  ["human", "vs Human"],
] as const;

/** How the game stands, and what can be changed, right under the board. */
export function Controls(props: Props) {
  const { state, wanted, results, onAgain, onMode, onUndo, onResetScores } = props;
  return (
    <div className="flex flex-col gap-2.5">
      <section className="flex min-h-12 items-center justify-between gap-3 rounded-lg border border-line bg-raised px-4 py-2">
        <h2 className="text-sm text-soft">Game Status</h2>
        <p className="text-end text-base font-semibold">{statusOf(state)}</p>
      </section>
      {isOver(state) && <EndCard isBelow title={statusOf(state)} of={results} onAgain={onAgain} />}
      {/* At the end the board and Play Again come first where there is little room. */}
      <div
        className={`flex flex-wrap justify-between gap-2 ${isOver(state) ? "playing:[@media(max-height:38rem)]:hidden" : ""}`}
      >
        <Segmented
          label="Mode"
          hideLabel
          size="large"
          options={modeNames}
          value={wanted.mode}
          onChange={onMode}
        />
        <IconButton
          label="Undo"
          className="size-12 border border-edge bg-raised"
          disabled={!canUndo(state)}
          onClick={onUndo}
        >
          <Undo2 aria-hidden className="size-5" />
        </IconButton>
        <Button className="min-h-12 flex-1 basis-24 px-2!" onClick={onResetScores}>
          Reset Scores
        </Button>
      </div>
      <p role="status" className="text-sm font-medium empty:hidden">
        {wanted.mode !== state.options.mode && "This mode comes with the next game."}
      </p>
    </div>
  );
}
