import { EndActions } from "#ui/game/results/end-actions.tsx";
import { Row } from "../../../arrange.tsx";
import { sampleResults } from "../../../sample-results.ts";

export default function EndActionsExample() {
  return (
    <Row>
      <EndActions of={sampleResults} />
    </Row>
  );
}
