import { ConfirmButton } from "#ui/game/confirm-button.tsx";
import { Score, ScoreBar } from "#ui/game/score-bar.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { accuracyOf, accuracyTone, formatColor, modes, type Mode, type State } from "../logic.ts";
import { messages } from "./announcements.ts";

interface Props {
  state: State;
  /** The mode that is chosen; the day's game may have another. */
  mode: Mode;
  onMode: (mode: Mode) => void;
  onReset: () => void;
  /** Called when Reset asks, so that the game can say so aloud. */
  onAsk: () => void;
}

/** The mode, and how it goes. */
export function Scores({ state, mode, onMode, onReset, onAsk }: Props) {
  const accuracy = accuracyOf(state);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Segmented
          label="Mode"
          hideLabel
          size="large"
          options={Object.entries(modes) as [Mode, string][]}
          value={mode}
          onChange={onMode}
        />
        <ConfirmButton
          label="Reset"
          className="min-h-11"
          aria-keyshortcuts="R"
          question="Reset?"
          ask={state.total > 0}
          onConfirm={onReset}
          onAsk={onAsk}
        />
      </div>
      <ScoreBar>
        <Score label="Score" value={`${state.score}/${state.total}`} />
        <Score
          label="Accuracy"
          value={`${accuracy}%`}
          {...(state.total === 0 ? {} : { tone: accuracyTone(accuracy) })}
        />
        <Score label="Streak" value={state.streak} />
      </ScoreBar>
    </div>
  );
}

interface BannerProps {
  state: State;
  /** Other options have been chosen, and wait for the end of the day's game. */
  isLater: boolean;
}

/** What became of the answer. */
export function Banner({ state, isLater }: BannerProps) {
  const { question, chosen, options } = state;
  if (question === null) return <p className="text-soft">The score is back at zero.</p>;
  if (chosen === null) {
    return (
      <p role="status" className="flex-1 text-sm font-medium">
        {isLater && "The new options come with the next game."}
      </p>
    );
  }
  const isRight = chosen === question.answer;
  return (
    <p className={`font-semibold ${isRight ? "text-good" : "text-bad"}`}>
      {isRight ? messages.correct : messages.wrong}{" "}
      <span className="font-normal text-ink">
        It is {formatColor(question.answer, options.mode)}.
      </span>
    </p>
  );
}
