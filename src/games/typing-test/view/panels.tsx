import { Afterwards, Statistics } from "#ui/game/afterwards.tsx";
import { HowToPlay } from "#ui/game/how-to-play.tsx";
import { later, laterComponent } from "#ui/game/later.ts";
import { DailyPanel } from "#ui/game/results/daily-panel.tsx";
import { dayOptions, isSameTest, isUnfinished } from "../logic.ts";
import { TestOptions } from "./options.tsx";
import { modeName, modeOf } from "./results.ts";
import type { Run } from "./use-run.ts";

const RunChart = laterComponent(
  later(() => import("./run-chart.tsx")),
  (loaded) => loaded.default,
);
const ProgressChart = laterComponent(
  later(() => import("./progress-chart.tsx")),
  (loaded) => loaded.default,
);

const keys = [
  [["Esc"], "Restart at once"],
  [["Tab", "Enter"], "The same, one after the other"],
  [["Backspace"], "Correct"],
  [["Ctrl+Backspace"], "Take a word back"],
] as const;

interface Props {
  run: Run;
  onPlayDay: (seed: number) => void;
}

/** What stands beside the board. */
export function Panels({ run, onPlayDay }: Props) {
  const { state, options, results, speeds } = run;
  const isUnderWay = isUnfinished(state);
  return (
    <>
      <TestOptions
        options={options}
        best={run.best}
        isWaiting={isUnderWay && !isSameTest(options, state.options)}
        onChange={run.choose}
      />
      <DailyPanel
        of={results}
        settings={modeName(dayOptions)}
        ask={isUnderWay}
        onPlay={onPlayDay}
      />
      {results.finished !== null && <RunChart state={state} />}
      <Rules />
      <Afterwards>
        <Statistics of={results} mode={modeOf(options)} modeName={modeName(options)} />
        {speeds.length > 1 && <ProgressChart results={speeds} />}
      </Afterwards>
    </>
  );
}

/** The rules, the figures and the keys. */
function Rules() {
  return (
    <HowToPlay keys={keys}>
      <p>Type the passage as it stands. It is complete with its last character.</p>
      <p>
        WPM counts five characters as a word. Accuracy is the share of characters that are right;
        mistakes that you corrected do not count against it.
      </p>
      <p>In tests of time and words a space leads to the next word.</p>
      <p>
        A record needs at least 90% accuracy and no pause. Text that is pasted or spoken is not a
        result; a phone’s swiped and suggested words are.
      </p>
    </HowToPlay>
  );
}
