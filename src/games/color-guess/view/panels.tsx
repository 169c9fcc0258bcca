import { Afterwards, GameStats, SeedPanel, Statistics } from "#ui/game/afterwards.tsx";
import { HowToPlay } from "#ui/game/how-to-play.tsx";
import { DailyPanel } from "#ui/game/results/daily-panel.tsx";
import type { GameResults } from "#ui/game/results/use-results.ts";
import { Notes } from "#ui/notes.tsx";
import { Panel } from "#ui/panel.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { aims, levels, modeOf, type Aim, type Level, type Options, type State } from "../logic.ts";
import { resultText } from "./announcements.ts";
import { modeName } from "./results.ts";

interface Props {
  state: State;
  results: GameResults;
  /** The options that are chosen; the day's game may have others. */
  wanted: Options;
  onChange: (part: Partial<Options>) => void;
  onPlay: (seed: number, isDaily?: boolean) => void;
}

const keys = [
  [["1", "2", "3", "4"], "Choose an answer"],
  [["Space", "Enter"], "Next question"],
  [["Esc"], "Leave the game"],
] as const;

const tips = [
  "HEX is red, green and blue, two digits each: 00 is none, FF is all.",
  "Equal parts make gray. The larger they are, the lighter it is.",
  "Red and green make yellow, green and blue cyan, red and blue magenta.",
  "First find the strongest part, then how strong the weakest one is.",
];

/** What stands beside the board. */
export function Panels({ state, results, wanted, onChange, onPlay }: Props) {
  const { score, total, bestStreak, options } = state;
  return (
    <>
      <HowToPlay keys={keys}>
        <p>Look at the color and choose its code. You have one answer for each question.</p>
        <p>Right answers in a row make a streak. Ten questions count as a game.</p>
        <p>This is a visual game.</p>
      </HowToPlay>
      <DailyPanel
        of={results}
        settings="ten questions in HEX"
        ask={total > 0 && results.finished === null}
        onPlay={(seed) => onPlay(seed, true)}
      />
      <Panel title="Options">
        <div className="flex flex-col gap-3">
          <Segmented
            label="Guess"
            size="large"
            options={Object.entries(aims) as [Aim, string][]}
            value={wanted.aim}
            onChange={(aim) => onChange({ aim })}
          />
          <Segmented
            label="Wrong colors"
            size="large"
            options={Object.entries(levels).map(([id, { name }]) => [id as Level, name] as const)}
            value={wanted.level}
            onChange={(level) => onChange({ level })}
          />
        </div>
      </Panel>
      <Afterwards>
        <GameStats
          title="Game Stats"
          figures={[
            ["Questions", total],
            ["Correct", score],
            ["Wrong", total - score],
            ["Best Streak", bestStreak],
          ]}
        />
        <Statistics of={results} mode={modeOf(options)} modeName={modeName(options)} />
        <Notes title="Color Tips" lines={tips} />
        <SeedPanel
          hasDaily
          seed={state.seed}
          result={resultText(state)}
          ask={total > 0}
          onPlay={onPlay}
        />
      </Afterwards>
    </>
  );
}
