import { ReplayStage } from "#ui/game/replay/replay-stage.tsx";
import { replay } from "./logic.ts";
import { drawBoard } from "./view/board.tsx";
import { SimonGame } from "./view/simon-game.tsx";

export default function SimonSaysView() {
  return (
    <ReplayStage replay={replay} draw={drawBoard}>
      {(stage) => <SimonGame stage={stage} />}
    </ReplayStage>
  );
}
