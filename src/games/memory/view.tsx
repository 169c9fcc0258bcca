import { ReplayStage } from "#ui/game/replay/replay-stage.tsx";
import { replay } from "./logic.ts";
import { drawBoard } from "./view/board.tsx";
import { MemoryGame } from "./view/memory-game.tsx";

export default function MemoryView() {
  return (
    <ReplayStage replay={replay} draw={drawBoard}>
      {(stage) => <MemoryGame stage={stage} />}
    </ReplayStage>
  );
}
