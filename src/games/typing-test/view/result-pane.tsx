import { counted } from "#domain/wording.ts";
import { EndResult } from "#ui/game/results/end-card.tsx";
import { figuresOf } from "../logic.ts";
import { resultWords } from "./results.ts";
import type { Run } from "./use-run.ts";

/** The end card: how the test went. */
export function ResultPane({ run }: { run: Run }) {
  const { state, results, noRecord } = run;
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
          Several words arrived at once, as from a voice. Speed can only be measured key by key or
          word by word.
        </p>
      </section>
    );
  }
  return (
    <section
      aria-label="Result"
      className="rounded-lg border border-edge bg-raised p-4 motion:animate-rise compact:p-3"
    >
      <EndResult of={results} result={resultWords(state)} />
      <p className="text-sm font-medium text-warn empty:hidden">{noRecord}</p>
      <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3 compact:grid-cols-3 compact:gap-x-2 compact:gap-y-1">
        {figures.map(([label, value, note]) => (
          <div key={label}>
            <dt className="text-sm text-soft compact:text-xs">{label}</dt>
            <dd className="figures text-lg font-semibold compact:text-base">{value}</dd>
            <dd className="text-xs text-soft compact:hidden">{note}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-xs text-soft compact:hidden">
        Consistency = 100 × (1 − standard deviation ÷ mean) of your raw speed in each second.
      </p>
    </section>
  );
}

const percent = (value: number): string => `${Math.floor(value)}%`;
