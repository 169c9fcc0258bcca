import { ReplayStage } from "#ui/game/replay/replay-stage.tsx";
import { replay } from "./logic.ts";
import { drawBoard } from "./view/still-board.tsx";
import { SnakeGame } from "./view/snake-game.tsx";

export default function SnakeView() {
  return (
    <ReplayStage replay={replay} draw={drawBoard}>
      {(stage) => <SnakeGame stage={stage} />}
    </ReplayStage>
  );
}
