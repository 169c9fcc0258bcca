import { Afterwards, GameStats, ReplayPanel, SeedPanel, Statistics } from "#ui/game/afterwards.tsx";
import { HowToPlay } from "#ui/game/how-to-play.tsx";
import { DailyPanel } from "#ui/game/results/daily-panel.tsx";
import { Panel } from "#ui/panel.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { lengthNames, resultText } from "./announcements.ts";
import { lengths, limits, optionsShape, type Result } from "../logic.ts";
import { isSame } from "./results.ts";
import type { usePlay } from "./use-play.ts";

interface Props {
  play: ReturnType<typeof usePlay>;
}

const keys = [
  [["A–Z"], "Write"],
  [["Space"], "Shuffle the letters"],
  [["?"], "Hint"],
  [["Enter"], "Start, next word"],
  [["Esc"], "Clear the answer"],
] as const;

const lengthOptions = lengths.map((length) => [length, lengthNames[length]] as const);
const limitOptions = limits.map(
  (limitS) => [String(limitS), limitS === 0 ? "No limit" : `${limitS} s`] as const,
);

/** What stands beside the table. */
export function Panels({ play }: Props) {
  const { state, results, options, running, changeOptions } = play;
  return (
    <>
      <DailyPanel
        of={results}
        settings="mixed words and 30 seconds for each"
        ask={running}
        onPlay={play.prepareDaily}
      />
      <Panel title="Game">
        <div className="flex flex-col gap-3">
          <Segmented
            label="Words"
            size="large"
            options={lengthOptions}
            value={options.length}
            onChange={(length) => changeOptions({ ...options, length })}
          />
          <Segmented
            label="Time"
            size="large"
            options={limitOptions}
            value={String(options.limitS)}
            onChange={(text) =>
              changeOptions(optionsShape.read({ ...options, limitS: Number(text) }))
            }
          />
          <p role="status" className="text-sm font-medium empty:hidden">
            {!isSame(options, state.options) && "This comes with the next game."}
          </p>
        </div>
      </Panel>
      <HowToPlay keys={keys}>
        <p>
          Find the word from a developer&apos;s day. Any other English word of the same letters
          counts, too: we look it up among 275,000.
        </p>
        <p>
          10 points a letter, up to 30 for speed, 5 more for each word in a row. A hint halves what
          length and speed bring. A wrong try costs only time.
        </p>
        <p>
          While a game is on, letters are letters: R, M and F press their buttons when it rests.
        </p>
      </HowToPlay>
      <Afterwards>
        {state.results.length > 0 && (
          <GameStats title="Words of This Game" figures={state.results.map(figureOf)} />
        )}
        <Statistics
          of={results}
          mode={state.options.length}
          modeName={lengthNames[state.options.length]}
        />
        <SeedPanel
          hasDaily
          seed={state.seed}
          result={resultText(state)}
          ask={running}
          onPlay={play.playSeed}
        />
        <ReplayPanel of={results} ask={running} />
      </Afterwards>
    </>
  );
}

const figureOf = ({ word, points, why }: Result): readonly [string, string | number] => [
  word,
  points?.total ?? (why === "late" ? "time is up" : "skipped"),
];
