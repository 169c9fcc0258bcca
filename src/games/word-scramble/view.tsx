import { ReplayStage } from "#ui/game/replay/replay-stage.tsx";
import { replay } from "./logic.ts";
import { drawBoard } from "./view/board.tsx";
import { WordScrambleGame } from "./view/word-scramble-game.tsx";

export default function WordScrambleView() {
  return (
    <ReplayStage replay={replay} draw={drawBoard}>
      {(stage) => <WordScrambleGame stage={stage} />}
    </ReplayStage>
  );
}
