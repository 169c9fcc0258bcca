import { Afterwards, GameStats, Statistics } from "#ui/game/afterwards.tsx";
import { HowToPlay } from "#ui/game/how-to-play.tsx";
import { DailyPanel } from "#ui/game/results/daily-panel.tsx";
import type { GameResults } from "#ui/game/results/use-results.ts";
import { Panel } from "#ui/panel.tsx";
import { Segmented } from "#ui/segmented.tsx";
import {
  isUnderWay,
  rate,
  ratings,
  recentOf,
  statisticsOf,
  type Action,
  type Mode,
  type State,
} from "../logic.ts";
import { deviceNames, inMs } from "./announcements.ts";
import { Equipment } from "./equipment.tsx";
import { Series } from "./series.tsx";

const modeNames: readonly (readonly [Mode, string])[] = [
  ["single", "Single Tries"],
  ["series", "Series of Five"],
];

const keys = [
  [["Space", "Enter"], "Start, press the pad"],
  [["Esc"], "Leave the game"],
] as const;

interface Props {
  state: State;
  results: GameResults;
  onAct: (action: Action) => void;
}

/** What stands beside the pad. */
export function Panels({ state, results, onAct }: Props) {
  const { attempts, lastMs, mode, nextMode, phase } = state;
  const current = phase === "clicked" && lastMs !== null ? rate(lastMs) : null;
  return (
    <>
      <Panel title="Test">
        <Segmented
          label="Test"
          hideLabel
          size="large"
          options={modeNames}
          value={nextMode}
          onChange={(wanted) => onAct({ type: "mode", mode: wanted })}
        />
        <p role="status" className="mt-2 text-sm font-medium empty:hidden">
          {nextMode !== mode && "This comes after this series."}
        </p>
      </Panel>
      <DailyPanel
        of={results}
        settings="a series of five"
        ask={isUnderWay(state)}
        onPlay={(seed) => onAct({ type: "daily", seed })}
      />
      {mode === "series" && <Series state={state} />}
      <HowToPlay keys={keys}>
        <p>Press Start Test, then wait for the red pad to turn green. That takes 2 to 5 seconds.</p>
        <p>When it is green, click it as fast as you can. Too early does not count.</p>
        <p>
          A series is five tries with their median and spread; a false start is repeated. With sound
          on, a tone comes with the green.
        </p>
      </HowToPlay>
      <Afterwards>
        <Statistics of={results} mode="series" modeName="Series of five, by their median" />
        <Equipment />
        <Panel title="Rating Scale">
          <ol className="flex flex-col gap-1 text-sm">
            {ratings.map(({ name, range }) => (
              <li
                key={name}
                aria-current={name === current ? "true" : undefined}
                className="flex justify-between rounded-sm px-2 py-0.5 aria-[current]:bg-accent-tint aria-[current]:font-semibold forced-colors:aria-[current]:outline-1"
              >
                <span>{name}</span>
                <span className="figures text-soft">{range}</span>
              </li>
            ))}
          </ol>
        </Panel>
        {attempts.length > 0 && (
          <>
            <Panel title="Recent Results">
              <ol className="flex flex-col gap-1 text-sm">
                {recentOf(attempts).map(({ number, ms, by }) => (
                  <li key={number} className="grid grid-cols-[3rem_4.5rem_1fr_auto] gap-2">
                    <span className="figures text-soft">#{number}</span>
                    <span className="figures font-semibold">{inMs(ms)}</span>
                    <span>{rate(ms)}</span>
                    <span className="text-soft">{deviceNames[by]}</span>
                  </li>
                ))}
              </ol>
            </Panel>
            <GameStats
              title="All Attempts"
              figures={[
                ["Median", inMs(statisticsOf(attempts)?.medianMs)],
                ["Too early", state.tooEarly],
              ]}
            />
          </>
        )}
      </Afterwards>
    </>
  );
}
