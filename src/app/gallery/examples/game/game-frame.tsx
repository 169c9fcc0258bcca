import { useRef } from "react";
import { Button } from "#ui/button.tsx";
import { Afterwards } from "#ui/game/afterwards.tsx";
import { GameFrame } from "#ui/game/game-frame.tsx";
import { HowToPlay } from "#ui/game/how-to-play.tsx";
import { Pad } from "#ui/game/pad.tsx";
import { Score, ScoreBar } from "#ui/game/score-bar.tsx";
import style from "../../sample-board.module.css";

export default function GameFrameExample() {
  const area = useRef<HTMLElement>(null);
  return (
    <GameFrame
      name="Sample"
      area={area}
      spoken={{ text: "", count: 0 }}
      hasClearColors
      scores={
        <ScoreBar actions={<Button>New Game</Button>}>
          <Score label="Score" value={128} />
          <Score label="Best" value={2048} />
        </ScoreBar>
      }
      board={<div className={style.board} />}
      controls={<Pad onPress={() => {}} />}
      aside={
        <>
          <HowToPlay keys={[[["↑", "W"], "Move up"]]}>Join equal tiles.</HowToPlay>
          <Afterwards />
        </>
      }
    />
  );
}
