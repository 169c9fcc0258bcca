import { ReplayStage } from "#ui/game/replay/replay-stage.tsx";
import { replay } from "./logic.ts";
import { drawBoard } from "./view/board.tsx";
import { TicTacToeGame } from "./view/tic-tac-toe-game.tsx";

export default function TicTacToeView() {
  return (
    <ReplayStage replay={replay} draw={drawBoard}>
      {(stage) => <TicTacToeGame stage={stage} />}
    </ReplayStage>
  );
}
