import { ReplayActions } from "#ui/game/replay/replay-actions.tsx";
import { Row } from "../../../arrange.tsx";
import { sampleResults } from "../../../sample-results.ts";

export default function ReplayActionsExample() {
  return <Row>{sampleResults.replays && <ReplayActions of={sampleResults.replays} />}</Row>;
}
