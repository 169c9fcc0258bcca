import { GameStats } from "#ui/game/game-stats.tsx";
import { HowToPlay } from "#ui/game/how-to-play.tsx";
import { SeedPanel } from "#ui/game/seed-panel.tsx";
import { Panel } from "#ui/panel.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { lengthNames, resultText } from "./announcements.ts";
import { lengths, limits, optionsShape, type Options } from "../logic.ts";
import type { Result, State } from "../logic/state.ts";

interface Props {
  state: State;
  options: Options;
  /** Whether a running game would be lost. */
  ask: boolean;
  onOptions: (options: Options) => void;
  onPlay: (seed: number) => void;
}

const keys = [
  [["A–Z"], "Write"],
  [["Space"], "Shuffle the letters"],
  [["?"], "Hint"],
  [["Enter"], "Next word"],
  [["Esc"], "Clear the answer"],
] as const;

const lengthOptions = lengths.map((length) => [length, lengthNames[length]] as const);
const limitOptions = limits.map(
  (limitS) => [String(limitS), limitS === 0 ? "No limit" : `${limitS} s`] as const,
);

/** What stands beside the table. */
export function Panels({ state, options, ask, onOptions, onPlay }: Props) {
  const isOther =
    options.length !== state.options.length || options.limitS !== state.options.limitS;
  return (
    <>
      <Panel title="Game">
        <div className="flex flex-col gap-3">
          <Segmented
            label="Words"
            size="large"
            options={lengthOptions}
            value={options.length}
            onChange={(length) => onOptions({ ...options, length })}
          />
          <Segmented
            label="Time"
            size="large"
            options={limitOptions}
            value={String(options.limitS)}
            onChange={(text) => onOptions(optionsShape.read({ ...options, limitS: Number(text) }))}
          />
          <p role="status" className="text-sm font-medium empty:hidden">
            {isOther && "This comes with the next game."}
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
      </HowToPlay>
      {state.results.length > 0 && (
        <GameStats title="Words of This Game" figures={state.results.map(figureOf)} />
      )}
      <SeedPanel seed={state.seed} result={resultText(state)} ask={ask} onPlay={onPlay} />
    </>
  );
}

const figureOf = ({ word, points, why }: Result): readonly [string, string | number] => [
  word,
  points?.total ?? (why === "late" ? "time is up" : "skipped"),
];
