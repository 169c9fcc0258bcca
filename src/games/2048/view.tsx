import { ReplayStage } from "#ui/game/replay/replay-stage.tsx";
import { replay } from "./logic.ts";
import { drawBoard } from "./view/board.tsx";
import { Game2048 } from "./view/game-2048.tsx";

export default function Game2048View() {
  return (
    <ReplayStage replay={replay} draw={drawBoard}>
      {(stage) => <Game2048 stage={stage} />}
    </ReplayStage>
  );
}
