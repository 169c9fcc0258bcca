import { ReplayStage } from "#ui/game/replay/replay-stage.tsx";
import { replay } from "./logic.ts";
import { drawBoard } from "./view/board/still-board.tsx";
import { TetrisGame } from "./view/tetris-game.tsx";

export default function TetrisView() {
  return (
    <ReplayStage replay={replay} draw={drawBoard}>
      {(stage) => <TetrisGame stage={stage} />}
    </ReplayStage>
  );
}
