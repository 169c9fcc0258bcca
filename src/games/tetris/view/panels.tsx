import { isUnderWay } from "#domain/phase.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { HowToPlay } from "#ui/game/how-to-play.tsx";
import { Panel } from "#ui/panel.tsx";
import { Select } from "#ui/select.tsx";
import { Switch } from "#ui/switch.tsx";
import { delaysMs, repeatsMs, softFactors, type Options, type State } from "../logic.ts";

interface Props {
  phase: State["phase"];
  /** Whether the game at hand is slow. */
  isSlow: boolean;
  options: Options;
  onOptions: (options: Options) => void;
}

const keys = [
  [["←", "→"], "Move"],
  [["↑", "X"], "Rotate"],
  [["Z"], "Rotate the other way"],
  [["↓"], "Soft drop"],
  [["Space"], "Hard drop"],
  [["C", "Shift"], "Hold"],
  [["P", "Esc"], "Pause"],
] as const;

const choicesOf = (values: readonly number[], unit: string) =>
  values.map((value) => [String(value), value === 0 ? "at once" : `${value}${unit}`] as const);

/** What stands beside the board. */
export function Panels({ phase, isSlow, options, onOptions }: Props) {
  const change = (part: Partial<Options>) => onOptions({ ...options, ...part });
  return (
    <>
      <HowToPlay keys={keys}>
        <p>
          Fill rows to clear them. One line is worth 40, two 100, three 300 and four 1200 points,
          times the level. Every ten lines the pieces fall faster.
        </p>
        <p>
          By touch: drag to move, tap to rotate, flick down to drop, flick up to hold. WASD works,
          too.
        </p>
        <p>
          Tetris is a visual game: it cannot be played by ear. The slow mode gives twice the time.
        </p>
      </HowToPlay>
      <Panel title="Options">
        <div className="flex flex-col">
          <Switch
            label="Slow mode"
            checked={options.isSlow}
            onChange={(isOn) => change({ isSlow: isOn })}
          />
          <p role="status" className="mb-2 text-sm font-medium empty:hidden">
            {options.isSlow !== isSlow && isUnderWay(phase) && "This comes with the next game."}
          </p>
          <Switch
            label="Show where the piece lands"
            checked={options.hasGhost}
            onChange={(isOn) => change({ hasGhost: isOn })}
          />
        </div>
      </Panel>
      <Disclosure summary="Handling">
        <div className="flex flex-col gap-3">
          <Select
            label="Delay before a held key repeats"
            options={choicesOf(delaysMs, " ms")}
            value={String(options.delayMs)}
            onChange={(text) => change({ delayMs: Number(text) })}
          />
          <Select
            label="Then a cell every"
            options={choicesOf(repeatsMs, " ms")}
            value={String(options.repeatMs)}
            onChange={(text) => change({ repeatMs: Number(text) })}
          />
          <Select
            label="Soft drop is faster by"
            options={choicesOf(softFactors, " times")}
            value={String(options.softFactor)}
            onChange={(text) => change({ softFactor: Number(text) })}
          />
        </div>
      </Disclosure>
    </>
  );
}
