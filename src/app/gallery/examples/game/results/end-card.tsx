import { EndCard } from "#ui/game/results/end-card.tsx";
import { Row } from "../../../arrange.tsx";
import style from "../../../sample-board.module.css";
import { sampleResults } from "../../../sample-results.ts";

export default function EndCardExample() {
  return (
    <Row>
      <div className={style.board}>
        <EndCard title="You Won!" of={sampleResults} onAgain={() => {}} />
      </div>
      <EndCard isBelow title="You Won!" of={sampleResults} onAgain={() => {}} />
    </Row>
  );
}
