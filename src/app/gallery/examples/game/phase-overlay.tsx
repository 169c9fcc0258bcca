import type { Phase } from "#domain/phase.ts";
import { EndActions } from "#ui/game/afterwards.tsx";
import { PhaseOverlay } from "#ui/game/phase-overlay.tsx";
import { EndResult } from "#ui/game/results/end-card.tsx";
import { Row } from "../../arrange.tsx";
import style from "../../sample-board.module.css";
import { sampleResults } from "../../sample-results.ts";

const phases: readonly Phase[] = ["idle", "paused", 3, "over"];

export default function PhaseOverlayExample() {
  return (
    <Row>
      {phases.map((phase) => (
        <div key={phase} className={style.board}>
          <PhaseOverlay
            game={{ state: { phase }, start: () => {}, resume: () => {} }}
            title="Snake"
            intro={<p>Turn with the arrow keys.</p>}
            endTitle="Game Over!"
            end={<EndResult of={sampleResults} />}
            endActions={<EndActions of={sampleResults} />}
          />
        </div>
      ))}
    </Row>
  );
}
