import { GameStats } from "#ui/game/game-stats.tsx";
import { HowToPlay } from "#ui/game/how-to-play.tsx";
import { SeedPanel } from "#ui/game/seed-panel.tsx";
import {
  fewestPresses,
  isLost,
  isRunning,
  isWon,
  kindName,
  noGames,
  recordKeyOf,
  speedText,
  timeText,
  type Options,
  type State,
} from "../logic.ts";
import { LevelPanel } from "./level-panel.tsx";
import { resultText } from "./announcements.ts";

interface Props {
  state: State;
  best: number;
  options: Options;
  onChange: (change: Partial<Options>) => void;
  onPlay: (seed: number) => void;
}

const keys = [
  [["Arrows", "WASD"], "Walk on the board"],
  [["Enter", "Space"], "Open; on a number, the rest"],
  [["F"], "Flag"],
  [["H"], "Hint"],
  [["P"], "Pause"],
  [["I"], "Say how the game stands"],
  [["Esc"], "Leave the game"],
] as const;

/** What stands beside the board. */
export function Panels({ state, best, options, onChange, onPlay }: Props) {
  const figures = figuresOf(state, best);
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
      {figures.length > 0 && (
        <GameStats title={`Results: ${kindName(state.kind)}`} figures={figures} />
      )}
      <SeedPanel
        seed={state.seed}
        result={resultText(state)}
        ask={isRunning(state)}
        onPlay={onPlay}
      />
    </>
  );
}

function figuresOf(state: State, best: number): (readonly [string, string | number])[] {
  const key = recordKeyOf(state);
  const { played, won, streak, bestStreak } = (key && state.records[key]) ?? noGames;
  const kept =
    key === null
      ? []
      : ([
          ["Best time", best === 0 ? "–" : timeText(best)],
          ["Games won", `${won} of ${played}`],
          ["Wins in a row", streak],
          ["Most wins in a row", bestStreak],
        ] as const);
  if (state.counts === null || !(isWon(state) || isLost(state))) return [...kept];
  return [
    ...kept,
    ["Presses needed (3BV)", fewestPresses(state.kind, state.counts)],
    ["Presses", state.presses],
    ["3BV per second", speedText(state) ?? "–"],
  ];
}
