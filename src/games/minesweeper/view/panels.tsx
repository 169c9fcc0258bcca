import { Afterwards, GameStats, ReplayPanel, SeedPanel, Statistics } from "#ui/game/afterwards.tsx";
import { HowToPlay } from "#ui/game/how-to-play.tsx";
import { DailyPanel } from "#ui/game/results/daily-panel.tsx";
import type { GameResults } from "#ui/game/results/use-results.ts";
import {
  fewestPresses,
  isOver,
  isRunning,
  kindName,
  noGames,
  recordKeyOf,
  speedText,
  timeText,
  type Options,
  type Records,
  type State,
} from "../logic.ts";
import { LevelPanel } from "./level-panel.tsx";
import { resultText } from "./announcements.ts";
import { modeOf } from "./play/results.ts";
import { useRecords } from "./play/use-records.ts";

interface Props {
  state: State;
  best: number;
  results: GameResults;
  options: Options;
  onChange: (change: Partial<Options>) => void;
  onPlay: (seed: number) => void;
  onPlayDay: (seed: number) => void;
}

const keys = [
  [["Arrows", "WASD"], "Walk on the board"],
  [["Enter", "Space"], "Open; on a number, the rest"],
  [["F"], "Flag (Full screen has a button)"],
  [["H"], "Hint"],
  [["P"], "Pause and resume"],
  [["I"], "Say how the game stands"],
  [["Esc"], "Leave the game"],
] as const;

/** What stands beside the board. */
export function Panels(props: Props) {
  const { state, best, results, options, onChange, onPlay, onPlayDay } = props;
  const figures = figuresOf(state, best, useRecords(state));
  const compared = comparedOf(state);
  const ask = isRunning(state) || state.isLaying;
  return (
    <>
      <LevelPanel state={state} options={options} onChange={onChange} />
      <HowToPlay keys={keys}>
        <p>Open every cell that has no mine. A number says how many mines touch its cell.</p>
        <p>
          Right-click, or hold a finger, to put a flag. Press a number that has all its flags to
          open the rest around it; the middle button, or left and right together, do so too and show
          first what would open.
        </p>
      </HowToPlay>
      <DailyPanel of={results} settings="the Beginner level" ask={ask} onPlay={onPlayDay} />
      <Afterwards>
        {figures.length > 0 && (
          <GameStats title={`Results: ${kindName(state.kind)}`} figures={figures} />
        )}
        <Statistics of={results} mode={modeOf(compared)} modeName={kindName(compared.kind)} />
        <SeedPanel
          hasDaily
          seed={state.seed}
          result={resultText(state)}
          ask={ask}
          onPlay={onPlay}
        />
        <ReplayPanel of={results} ask={ask} />
      </Afterwards>
    </>
  );
}

/** What this game counts as, or will: a board that could not be proven is one that needs luck. */
function comparedOf({ kind, counts, isProven }: State): Pick<State, "kind" | "isProven"> {
  const noGuess = counts === null ? kind.noGuess : isProven;
  return { kind: { ...kind, noGuess }, isProven: noGuess };
}

function figuresOf(
  state: State,
  best: number,
  records: Records,
): (readonly [string, string | number])[] {
  const key = recordKeyOf(state);
  const { played, won, streak, bestStreak } = (key && records[key]) ?? noGames;
  const kept =
    key === null
      ? []
      : ([
          ["Best time", best === 0 ? "–" : timeText(best)],
          ["Games won", `${won} of ${played}`],
          ["Wins in a row", streak],
          ["Most wins in a row", bestStreak],
        ] as const);
  if (state.counts === null || !isOver(state)) return [...kept];
  return [
    ...kept,
    ["Presses needed (3BV)", fewestPresses(state.kind, state.counts)],
    ["Presses", state.presses],
    ["3BV per second", speedText(state) ?? "–"],
  ];
}
