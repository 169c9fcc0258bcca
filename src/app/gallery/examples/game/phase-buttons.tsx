import type { Phase } from "#domain/phase.ts";
import { PhaseButtons } from "#ui/game/phase-buttons.tsx";
import { Row } from "../../arrange.tsx";

const phases: readonly Phase[] = ["idle", "running", "paused"];

export default function PhaseButtonsExample() {
  return (
    <Row>
      {phases.map((phase) => (
        <div key={phase} className="flex flex-col gap-1 text-sm text-soft">
          {phase}
          <PhaseButtons game={{ state: { phase }, pause: () => {}, reset: () => {} }} />
        </div>
      ))}
    </Row>
  );
}
