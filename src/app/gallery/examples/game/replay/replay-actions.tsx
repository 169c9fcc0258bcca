import { ReplayActions } from "#ui/game/replay/replay-actions.tsx";
import { Row } from "../../../arrange.tsx";
import { sampleText } from "../../../sample-replay.ts";

export default function ReplayActionsExample() {
  return (
    <Row>
      <ReplayActions id="sample" text={sampleText} onWatch={() => {}} />
    </Row>
  );
}
