import { HowToPlay } from "#ui/game/how-to-play.tsx";
import { Panel } from "#ui/panel.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { Switch } from "#ui/switch.tsx";
import type { Level } from "../logic.ts";

interface Props {
  level: Level;
  onLevel: (level: Level) => void;
  showsHints: boolean;
  onHints: (shown: boolean) => void;
}

const keys = [
  [["Arrows", "WASD"], "Walk on the board"],
  [["Enter", "Space"], "Take the cell"],
  [["N"], "New game"],
  [["U"], "Undo"],
  [["I"], "Read the board"],
  [["Esc"], "Leave the game"],
] as const;

const levelNames = [
  ["easy", "Easy"],
  ["medium", "Medium"],
  ["unbeatable", "Unbeatable"],
] as const;

/** What stands beside the board. */
export function Panels({ level, onLevel, showsHints, onHints }: Props) {
  return (
    <>
      <HowToPlay keys={keys}>
        <p>X starts, then players take turns. Click or tap a free cell to take it.</p>
        <p>Three in a row, column or diagonal wins. A full board without a line is a tie.</p>
      </HowToPlay>
      <Panel title="Game Modes">
        <dl className="flex flex-col gap-2 text-sm text-soft">
          <div>
            <dt className="inline font-semibold text-ink">vs AI:</dt>{" "}
            <dd className="inline">you are X. The computer plays O and looks at every way on.</dd>
          </div>
          <div>
            <dt className="inline font-semibold text-ink">vs Human:</dt>{" "}
            <dd className="inline">two people take turns on this device.</dd>
          </div>
        </dl>
        <div className="mt-4 flex flex-col gap-2 border-t border-line pt-3">
          <Segmented
            label="AI level"
            size="large"
            options={levelNames}
            value={level}
            onChange={onLevel}
          />
          <Switch label="Show what each move leads to" checked={showsHints} onChange={onHints} />
        </div>
      </Panel>
    </>
  );
}
