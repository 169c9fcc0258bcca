import { Button } from "#ui/button.tsx";
import { Score, ScoreBar } from "#ui/game/score-bar.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { accuracyOf, accuracyTone, formatColor, modes, type Mode, type State } from "../logic.ts";
import { messages } from "./announcements.ts";

interface Props {
  state: State;
  onMode: (mode: Mode) => void;
  onReset: () => void;
}

/** The mode, and how it goes. */
export function Scores({ state, onMode, onReset }: Props) {
  const accuracy = accuracyOf(state);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Segmented
          label="Mode"
          hideLabel
          size="large"
          options={Object.entries(modes) as [Mode, string][]}
          value={state.options.mode}
          onChange={onMode}
        />
        <Button className="min-h-11" onClick={onReset}>
          Reset
        </Button>
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

/** What became of the answer. */
export function Banner({ state }: { state: State }) {
  const { question, chosen, options } = state;
  if (question === null) return <p className="text-soft">The score is back at zero.</p>;
  if (chosen === null) return null;
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
