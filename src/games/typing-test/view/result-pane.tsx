import { counted } from "#domain/wording.ts";
import { figuresOf, type State } from "../logic.ts";

interface Props {
  state: State;
  /** The best before this test; 0 for none. */
  goal: number;
  /** Why it cannot be a record; empty when it can. */
  noRecord: string;
}

/** The end screen: how the test went. */
export function ResultPane({ state, goal, noRecord }: Props) {
  const { wpm, netWpm, accuracy, strokeAccuracy, errors, consistency } = figuresOf(state);
  const figures = [
    ["Net speed", `${Math.round(netWpm)} WPM`, "only characters that are right"],
    ["Raw speed", `${Math.round(wpm)} WPM`, "all characters"],
    ["Accuracy", percent(accuracy), counted(errors, "error")],
    ["While typing", percent(strokeAccuracy), "corrected mistakes included"],
    ["Consistency", consistency === null ? "–" : percent(consistency), "how even your speed was"],
    ["Pauses", String(state.pauses), "while the clock stood"],
  ];
  if (state.isAided) {
    return (
      <section aria-label="Result" className="rounded-lg border border-edge bg-raised p-4">
        <h2 className="text-xl font-bold">Not a result</h2>
        <p className="mt-1 text-soft">
          Text arrived in one go, as from a voice or a suggestion. Speed can only be measured key by
          key.
        </p>
      </section>
    );
  }
  return (
    <section
      aria-label="Result"
      className="rounded-lg border border-accent bg-accent-tint p-4 motion:animate-rise"
    >
      <h2 className="text-xl font-bold">
        {Math.round(wpm)} words per minute
        {noRecord === "" && Math.round(wpm) > goal && (
          <span className="ms-2 text-base font-semibold text-good">
            {goal === 0 ? "Your first result" : `New best, it was ${goal}`}
          </span>
        )}
      </h2>
      {noRecord !== "" && <p className="text-sm font-medium text-warn">{noRecord}</p>}
      <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3">
        {figures.map(([label, value, note]) => (
          <div key={label}>
            <dt className="text-sm text-soft">{label}</dt>
            <dd className="figures text-lg font-semibold">{value}</dd>
            <dd className="text-xs text-soft">{note}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-xs text-soft">
        Consistency = 100 × (1 − standard deviation ÷ mean) of your raw speed in each second.
      </p>
    </section>
  );
}

const percent = (value: number): string => `${Math.floor(value)}%`;
