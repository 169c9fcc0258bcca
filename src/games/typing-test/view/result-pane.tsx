import { counted } from "#domain/wording.ts";
import { figuresOf, type State } from "../logic.ts";

interface Props {
  state: State;
  /** The best before this test; 0 for none. */
  goal: number;
}

/** The end screen: how the test went. */
export function ResultPane({ state, goal }: Props) {
  const { wpm, netWpm, accuracy, strokeAccuracy, errors, consistency } = figuresOf(state);
  const figures = [
    ["Net speed", `${Math.round(netWpm)} WPM`, "only characters that are right"],
    ["Accuracy", percent(accuracy), counted(errors, "error")],
    ["While typing", percent(strokeAccuracy), "corrected mistakes included"],
    ["Consistency", percent(consistency), "how even your speed was"],
  ];
  return (
    <section
      aria-label="Result"
      className="rounded-lg border border-accent bg-accent-tint p-4 motion:animate-rise"
    >
      <h2 className="text-xl font-bold">
        {Math.round(wpm)} words per minute
        {Math.round(wpm) > goal && (
          <span className="ms-2 text-base font-semibold text-good">
            {goal === 0 ? "Your first result" : `New best, it was ${goal}`}
          </span>
        )}
      </h2>
      <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4">
        {figures.map(([label, value, note]) => (
          <div key={label}>
            <dt className="text-sm text-soft">{label}</dt>
            <dd className="figures text-lg font-semibold">{value}</dd>
            <dd className="text-xs text-soft">{note}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const percent = (value: number): string => `${Math.floor(value)}%`;
