import type { Phase } from "#domain/phase.ts";
import { PhaseOverlay } from "#ui/game/phase-overlay.tsx";
import { Row } from "../../arrange.tsx";
import style from "../../sample-board.module.css";

const phases: readonly Phase[] = ["idle", "paused", 3, "over"];

export default function PhaseOverlayExample() {
  return (
    <Row>
      {phases.map((phase) => (
        <div key={phase} className={style.board}>
          <PhaseOverlay
            phase={phase}
            title="Snake"
            intro={<p>Turn with the arrow keys.</p>}
            endTitle="Game Over!"
            end={<p>Score 120</p>}
            onStart={() => {}}
            onResume={() => {}}
          />
        </div>
      ))}
    </Row>
  );
}
