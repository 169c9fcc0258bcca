import { ConfirmButton } from "#ui/game/confirm-button.tsx";
import { Score, ScoreBar } from "#ui/game/score-bar.tsx";
import { Segmented } from "#ui/segmented.tsx";
import {
  accuracyOf,
  accuracyTone,
  formatColor,
  isRoundOver,
  modes,
  type Mode,
  type State,
} from "../logic.ts";
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
    <div className="flex flex-col gap-2 max-sm:[&_dl]:gap-1 max-sm:[&_dl>div]:min-w-fit max-sm:[&_dl>div]:px-1">
      {/* On its side, a phone has no room for it beside a result. */}
      <div
        className={`flex flex-wrap items-center justify-between gap-2 ${isRoundOver(state) ? "playing:[@media(max-height:30rem)]:hidden" : ""}`}
      >
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
          className="min-h-11 min-w-20"
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

/** Long words wrap in themselves, so that an answer moves nothing. */
const besideNext = "min-w-0 flex-1 basis-28";

/** What became of the answer. */
export function Banner({ state, isLater }: BannerProps) {
  const { question, chosen, options } = state;
  if (question === null)
    return <p className={`text-soft ${besideNext}`}>The score is back at zero.</p>;
  if (chosen === null) {
    return (
      <p role="status" className={`text-sm font-medium ${besideNext}`}>
        {isLater && "The new options come with the next game."}
      </p>
    );
  }
  const isRight = chosen === question.answer;
  return (
    <p
      className={`font-semibold max-sm:text-sm ${besideNext} ${isRight ? "text-good" : "text-bad"}`}
    >
      {isRight ? messages.correct : messages.wrong}{" "}
      <span className="font-normal text-ink">
        It is {formatColor(question.answer, options.mode)}.
      </span>
    </p>
  );
}
