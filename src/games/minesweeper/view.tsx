import { ReplayStage } from "#ui/game/replay/replay-stage.tsx";
import { replay } from "./logic.ts";
import { drawBoard } from "./view/board/still-board.tsx";
import { MinesweeperGame } from "./view/minesweeper-game.tsx";

export default function MinesweeperView() {
  return (
    <ReplayStage replay={replay} draw={drawBoard}>
      {(stage) => <MinesweeperGame stage={stage} />}
    </ReplayStage>
  );
}
